#include "server/live/live_table.h"

#include "catalog/catalog.h"
#include "match/record.h"
#include "server/live/fields.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>

namespace benchboss {

namespace json = boost::json;

namespace {

// Commands of a person at a table that can come again: more than he may send at once, so all that
// can be on their way when a connection breaks.
constexpr std::size_t kRemembered = 64;

std::uint64_t hash_of(std::string_view command) { return std::hash<std::string_view>()(command); }

bool is_line(const JournalRow& row) { return row.kind == "line"; }

// A coach who comes after another coach takes over from him, not from the person.
void call_in(Place& place, const JournalRow& row, std::string coach) {
  if (place.stand_in.empty()) place.since = row.seq;
  place.stand_in = std::move(coach);
  place.once = false;
}

}  // namespace

LiveTable::Folded LiveTable::fold(TableId id, const std::vector<JournalRow>& rows) {
  Folded folded;
  folded.table.reset(new LiveTable(id));
  folded.fault = folded.table->fold_rows(rows);
  if (!folded.fault.accepted()) folded.table.reset();
  return folded;
}

Verdict LiveTable::fold_rows(const std::vector<JournalRow>& rows) {
  if (rows.empty() || rows[0].kind != "opened") return {"journal.empty", {}, {}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].seq != i + 1) return damaged(rows[i]);
    if (rows[i].kind == "started") return fold_game(rows, i);
    if (Verdict why = apply(rows[i]); !why.accepted()) return why;
  }
  // It has not begun, and must be able to.
  const OpenedTable fresh = open_table(header_of(terms_));
  if (fresh.fault.found()) return fresh.fault.why;
  return fresh.table->seats() == seating_.places.size() ? Verdict{} : damaged(rows[0]);
}

// The lines of the game are played by Match::resume, which checks every card and die; the rows
// between them have their effect when the line after them comes.
Verdict LiveTable::fold_game(const std::vector<JournalRow>& rows, std::size_t start) {
  std::string text = rows[start].text;
  for (std::size_t i = start + 1; i < rows.size(); ++i) {
    if (rows[i].seq != i + 1 || rows[i].kind == "started") return damaged(rows[i]);
    if (is_line(rows[i])) text += rows[i].text + "\n";
  }
  Record saved;
  if (const RecordFault fault = read_record(text, saved); fault.found()) return fault.why;
  OpenedTable fresh = open_table(saved);
  if (fresh.fault.found()) return fresh.fault.why;
  if (Verdict why = begin(rows[start], *fresh.table); !why.accepted()) return why;

  Verdict trouble;
  std::size_t next = start + 1;
  const auto apply_until_line = [&] {
    for (; next < rows.size() && !is_line(rows[next]); ++next)
      if (trouble.accepted()) trouble = apply(rows[next]);
  };
  Match::Resumed resumed = Match::resume(saved, std::move(fresh.table), [&](const Table& table) {
    apply_until_line();
    if (next < rows.size()) note_line(rows[next++], table);
  });
  if (resumed.fault.found()) return resumed.fault.why;
  match_ = std::move(resumed.match);
  commitment_ = saved.commitment;
  apply_until_line();
  return trouble;
}

LiveTable::Folded LiveTable::open(TableId id, const TableTerms& terms, std::vector<Place> places,
                                  Batch& batch) {
  Folded opened;
  OpenedTable table = open_table(header_of(terms));
  if (table.fault.found()) {
    opened.fault = std::move(table.fault.why);
    return opened;
  }
  if (places.size() != table.table->seats()) {
    opened.fault = {"table.wrong_seats",
                    {},
                    {{"wanted", std::to_string(table.table->seats())},
                     {"given", std::to_string(places.size())}}};
    return opened;
  }
  opened.table.reset(new LiveTable(id));
  json::object entry = write_terms(terms);
  json::array& seats = entry["seats"].emplace_array();
  for (const Place& place : places) seats.push_back(write_place(place));
  opened.table->add(batch, "opened", entry);
  if (opened.table->seating_.is_full()) opened.table->start(batch);
  return opened;
}

std::pair<std::string_view, LiveTable::Apply> LiveTable::find_kind(std::string_view kind) {
  static constexpr std::array<std::pair<std::string_view, Apply>, 17> kKinds = {{
      {"opened", &LiveTable::apply_opened},
      {"sat", &LiveTable::apply_sat},
      {"left", &LiveTable::apply_left},
      {"closed", &LiveTable::apply_closed},
      {"undo_asked", &LiveTable::apply_undo_asked},
      {"undo_agreed", &LiveTable::apply_undo_agreed},
      {"undo_declined", &LiveTable::apply_undo_declined},
      {"resigned", &LiveTable::apply_resigned},
      {"stand_in", &LiveTable::apply_stand_in},
      {"back", &LiveTable::apply_back},
      {"chat", &LiveTable::apply_chat},
      {"mute", &LiveTable::apply_mute},
      {"rematch_asked", &LiveTable::apply_rematch_asked},
      {"rematch", &LiveTable::apply_rematch},
      {"over", &LiveTable::apply_over},
      {"late", &LiveTable::apply_late},
      {"resumed", &LiveTable::apply_resumed},
  }};
  for (const auto& each : kKinds)
    if (each.first == kind) return each;
  return {};
}

Verdict LiveTable::apply(const JournalRow& row) {
  const Apply effect = find_kind(row.kind).second;
  json::error_code error;
  const json::value entry = json::parse(row.text, error);
  if (effect == nullptr || error || !entry.is_object()) return damaged(row);
  if (row.seq > 1 && seating_.places.empty()) return damaged(row);
  Verdict why = (this->*effect)(row, entry.get_object());
  if (!why.accepted()) return why;
  n_ = row.seq;
  note_command(row);
  return {};
}

// On the fresh table: a game that begins with a decision asks from the start.
Verdict LiveTable::begin(const JournalRow& row, const Table& table) {
  if (table.seats() != seating_.places.size() || !seating_.is_full() ||
      phase_ != TablePhase::waiting)
    return damaged(row);
  phase_ = TablePhase::playing;
  n_ = row.seq;
  happened(row, "started");
  const Turn turn = table.turn();
  if (turn.owes == Owes::decision) asked_ = turn.seats;
  asked_since_.fill(row.seq);
  asked_at_.fill(row.at);
  note_patience(table, asked_);
  set_clock(row.at, asked_);
  note_command(row);
  return {};
}

void LiveTable::note_line(const JournalRow& row, const Table& table) {
  n_ = row.seq;
  marks_.push_back({row.seq, static_cast<std::uint32_t>(table.event_count())});
  undo_asked_by_.reset();
  undo_agreed_.clear();
  const Line& line = table.lines().back();
  if (line.kind == Line::Kind::move) decisions_.push_back({line.seat, row.seq});
  if (line.kind == Line::Kind::undo && !decisions_.empty()) decisions_.pop_back();
  const Turn turn = table.turn();
  const SeatSet asked = turn.owes == Owes::decision ? turn.seats : SeatSet::none();
  SeatSet fresh;
  for (Seat seat = 0; seat < seating_.count(); ++seat) {
    const bool own = line.kind == Line::Kind::move && line.seat == seat;
    if (!asked.has(seat) || (asked_.has(seat) && !own && line.kind != Line::Kind::undo)) continue;
    fresh.add(seat);
    asked_since_[seat] = row.seq;
    asked_at_[seat] = row.at;
  }
  asked_ = asked;
  for (Seat seat = 0; seat < seating_.count(); ++seat)
    if (Place& place = seating_.places[seat]; place.once && (!asked.has(seat) || fresh.has(seat))) {
      place.stand_in.clear();
      place.once = false;
    }
  note_patience(table, fresh);
  set_clock(row.at, fresh);
  note_command(row);
}

void LiveTable::note_command(const JournalRow& row) {
  if (row.command.empty()) return;
  std::vector<Done>& own = done_[row.person];
  const Done done{hash_of(row.command), row.seq};
  const auto same = std::find_if(own.begin(), own.end(),
                                 [&](const Done& each) { return each.command == done.command; });
  if (same != own.end()) {
    same->n = row.seq;
  } else if (own.size() < kRemembered) {
    own.push_back(done);
  } else {
    *std::min_element(own.begin(), own.end(),
                      [](const Done& a, const Done& b) { return a.n < b.n; }) = done;
  }
}

void LiveTable::note_patience(const Table& table, SeatSet fresh) {
  for (Seat seat = 0; seat < seating_.count(); ++seat)
    if (fresh.has(seat)) patience_[seat] = Milliseconds{table.patience(seat).seconds} * 1000;
}

// Time runs for people who are asked and decide themselves.
void LiveTable::set_clock(Milliseconds at, SeatSet fresh) {
  SeatSet running;
  SeatSet limited;
  for (Seat seat = 0; seat < seating_.count(); ++seat) {
    if (phase_ != TablePhase::playing || !asked_.has(seat) ||
        !seating_.places[seat].decider().empty())
      continue;
    running.add(seat);
    if (patience_[seat] > 0) limited.add(seat);
  }
  clock_.run(at, running, fresh);
  answer_time_.run(at, limited);
  for (Seat seat = 0; seat < seating_.count(); ++seat)
    if (fresh.has(seat)) answer_time_.give(seat, patience_[seat]);
}

Happening& LiveTable::happened(const JournalRow& row, std::string_view what, Seat seat) {
  Happening& happening = happenings_.emplace_back();
  happening.n = row.seq;
  happening.at = row.at;
  happening.what = what;
  happening.seat = seat;
  if (seating_.has(seat)) happening.name = seating_.places[seat].name;
  return happening;
}

// The seat that an entry names; kMaxSeats if there is no such seat.
Seat LiveTable::seat_in(const json::object& entry) const {
  const std::int64_t seat = number_in(entry, "seat") - 1;
  const bool known = seat >= 0 && seat < static_cast<std::int64_t>(seating_.places.size());
  return known ? static_cast<Seat>(seat) : kMaxSeats;
}

Verdict LiveTable::apply_opened(const JournalRow& row, const json::object& entry) {
  const json::value* seats = entry.if_contains("seats");
  if (row.seq != 1 || seats == nullptr || !seats->is_array()) return damaged(row);
  const json::array& places = seats->get_array();
  if (places.empty() || places.size() > kMaxSeats) return damaged(row);
  for (const json::value& place : places) {
    if (!place.is_object()) return damaged(row);
    seating_.places.push_back(read_place(place.get_object()));
  }
  terms_ = read_terms(entry);
  clock_ = Clock(terms_.clock);
  owner_ = row.person;
  happened(row, "opened");
  return {};
}

Verdict LiveTable::apply_sat(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats || phase_ != TablePhase::waiting) return damaged(row);
  seating_.places[seat] = read_place(entry);
  const bool open = seating_.places[seat].kind == Place::Kind::open;
  happened(row, open ? "left" : "sat", seat).coach = seating_.places[seat].coach;
  return {};
}

Verdict LiveTable::apply_left(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats || phase_ != TablePhase::waiting) return damaged(row);
  happened(row, "left", seat);
  seating_.places[seat] = Place{};
  return {};
}

Verdict LiveTable::apply_closed(const JournalRow& row, const json::object&) {
  phase_ = TablePhase::closed;
  happened(row, "closed");
  set_clock(row.at, {});
  return {};
}

Verdict LiveTable::apply_undo_asked(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  undo_asked_by_ = seat;
  undo_agreed_ = {row.person};
  happened(row, "undo_asked", seat);
  return {};
}

Verdict LiveTable::apply_undo_agreed(const JournalRow& row, const json::object&) {
  undo_agreed_.insert(row.person);
  return {};
}

Verdict LiveTable::apply_undo_declined(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  undo_asked_by_.reset();
  undo_agreed_.clear();
  happened(row, "undo_declined", seat);
  return {};
}

Verdict LiveTable::apply_resigned(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  seating_.places[seat].resigned = true;
  call_in(seating_.places[seat], row, text_in(entry, "coach"));
  happened(row, "resigned", seat);
  set_clock(row.at, {});
  return {};
}

Verdict LiveTable::apply_stand_in(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  call_in(seating_.places[seat], row, text_in(entry, "coach"));
  seating_.places[seat].once = flag_in(entry, "once", false);
  happened(row, "stand_in", seat).coach = seating_.places[seat].stand_in;
  set_clock(row.at, {});
  return {};
}

Verdict LiveTable::apply_back(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  seating_.places[seat].stand_in.clear();
  seating_.places[seat].once = false;
  happened(row, "back", seat);
  // With the time that was left for what he is asked: a coach called in and sent away gives none.
  set_clock(row.at, {});
  return {};
}

Verdict LiveTable::apply_chat(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  happened(row, "chat", seat).text = text_in(entry, "text");
  return {};
}

Verdict LiveTable::apply_mute(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  ++mutes_[row.person];
  SeatSet& muted = muted_[row.person];
  if (flag_in(entry, "on", false)) {
    muted.add(seat);
  } else {
    muted.drop(seat);
  }
  return {};
}

Verdict LiveTable::apply_rematch_asked(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  rematch_asked_.insert(seat);
  happened(row, "rematch_asked", seat);
  return {};
}

Verdict LiveTable::apply_rematch(const JournalRow& row, const json::object& entry) {
  rematch_ = number_in(entry, "table");
  happened(row, "rematch").table = rematch_;
  return {};
}

Verdict LiveTable::apply_over(const JournalRow& row, const json::object& entry) {
  const auto numbers = [&](std::string_view name) {
    std::vector<std::int64_t> all;
    if (const json::value* list = entry.if_contains(name); list != nullptr && list->is_array())
      for (const json::value& number : list->get_array())
        if (number.is_int64()) all.push_back(number.get_int64());
    return all;
  };
  phase_ = TablePhase::over;
  ending_ = Ending{numbers("points"), numbers("winners"), flag_in(entry, "resigned", false)};
  happened(row, "over");
  set_clock(row.at, {});
  return {};
}

// Only told: the line after it is the answer.
Verdict LiveTable::apply_late(const JournalRow& row, const json::object& entry) {
  const Seat seat = seat_in(entry);
  if (seat == kMaxSeats) return damaged(row);
  happened(row, "late", seat);
  return {};
}

Verdict LiveTable::apply_resumed(const JournalRow& row, const json::object& entry) {
  const Milliseconds stood = std::max<Milliseconds>(0, std::min(number_in(entry, "stood"), row.at));
  clock_.skip(stood, row.at);
  answer_time_.skip(stood, row.at);
  happened(row, "resumed");
  return {};
}

Verdict LiveTable::follow(const JournalRow& row) {
  if (row.seq != n_ + 1) return damaged(row);
  if (!is_line(row) && row.kind != "started") return apply(row);
  Record record;
  if (row.kind == "started") {
    if (RecordFault fault = read_record(row.text, record); fault.found()) return fault.why;
    OpenedTable fresh = open_table(record);
    if (fresh.fault.found()) return fresh.fault.why;
    if (Verdict why = begin(row, *fresh.table); !why.accepted()) return why;
    commitment_ = record.commitment;
    match_ = std::make_unique<Match>(
        Match::start(std::move(record), std::move(fresh.table), DiceKind::by_hand));
    return {};
  }
  if (match_ == nullptr) return damaged(row);
  const std::string text = "benchboss record 1\ngame: x\nrules: 1\n" + row.text;
  if (RecordFault fault = read_record(text, record); fault.found()) return fault.why;
  if (record.lines.size() != 1) return damaged(row);
  const Line& line = record.lines[0];
  Table& table = match_->table();
  Verdict why = line.kind == Line::Kind::undo     ? table.undo()
                : line.kind == Line::Kind::chance ? table.roll(line.text)
                                                  : table.play(line.seat, line.text);
  if (why.accepted()) note_line(row, table);
  return why;
}

std::uint64_t LiveTable::events_at(std::uint32_t n) const {
  const auto after =
      std::upper_bound(marks_.begin(), marks_.end(), n,
                       [](std::uint32_t at, const Mark& mark) { return at < mark.n; });
  return after == marks_.begin() ? 0 : std::prev(after)->events;
}

std::optional<std::uint32_t> LiveTable::done(PersonId person, std::string_view command) const {
  const auto own = done_.find(person);
  if (own == done_.end()) return std::nullopt;
  for (const Done& each : own->second)
    if (each.command == hash_of(command)) return each.n;
  return std::nullopt;
}

std::optional<Seat> LiveTable::coach_to_decide() const {
  if (phase_ != TablePhase::playing) return std::nullopt;
  for (Seat seat = 0; seat < seating_.count(); ++seat)
    if (asked_.has(seat) && !seating_.places[seat].decider().empty()) return seat;
  return std::nullopt;
}

SeatSet LiveTable::muted_by(PersonId person) const {
  const auto found = muted_.find(person);
  return found == muted_.end() ? SeatSet::none() : found->second;
}

std::size_t LiveTable::moves_since_own(Seat seat) const {
  const std::vector<Seat> own = seating_.seats_of(seating_.places[seat].person);
  if (own.empty()) return 0;
  const auto last = std::find_if(decisions_.rbegin(), decisions_.rend(), [&](const Decision& each) {
    return std::find(own.begin(), own.end(), each.seat) != own.end() &&
           !seating_.places[each.seat].was_coach_at(each.n);
  });
  if (last == decisions_.rend()) return 0;
  return static_cast<std::size_t>(last - decisions_.rbegin()) + 1;
}

bool LiveTable::may_ask_undo(Seat seat) const {
  if (phase_ != TablePhase::playing || undo_asked_by_ || seating_.places[seat].resigned)
    return false;
  const std::size_t moves = moves_since_own(seat);
  return moves > 0 && match_->table().may_undo(moves).accepted() && !undo_is_kept_from(moves);
}

// Whoever is away and has not been asked keeps what was decided while he still played.
std::optional<Seat> LiveTable::undo_is_kept_from(std::size_t moves) const {
  const std::uint32_t back_to = decisions_[decisions_.size() - moves].n;
  for (Seat seat = 0; seat < seating_.count(); ++seat) {
    const Place& place = seating_.places[seat];
    const bool away = place.kind == Place::Kind::person && !place.stand_in.empty();
    if (away && !place.resigned && back_to < place.since) return seat;
  }
  return std::nullopt;
}

std::vector<Seat> LiveTable::undo_waits_for() const {
  std::vector<Seat> missing;
  if (!undo_asked_by_) return missing;
  const std::set<PersonId> deciding = seating_.deciding_people();
  for (Seat seat = 0; seat < seating_.count(); ++seat) {
    const Place& place = seating_.places[seat];
    if (place.kind == Place::Kind::person && deciding.contains(place.person) &&
        !undo_agreed_.contains(place.person))
      missing.push_back(seat);
  }
  return missing;
}

bool LiveTable::rematch_is_agreed() const {
  if (phase_ != TablePhase::over || rematch_ != 0) return false;
  std::set<PersonId> missing = seating_.people();
  for (const Seat seat : rematch_asked_) missing.erase(seating_.places[seat].person);
  return missing.empty() && !rematch_asked_.empty();
}

Milliseconds LiveTable::deadline() const {
  const Milliseconds clock = clock_.time().deadline();
  const Milliseconds answer = answer_time_.deadline();
  return clock == 0 || answer == 0 ? std::max(clock, answer) : std::min(clock, answer);
}

Seat LiveTable::late_by(Milliseconds now) const {
  const Seat seat = answer_time_.next_to_run_out();
  return seat != kMaxSeats && answer_time_.left(seat, now) == 0 ? seat : kMaxSeats;
}

bool LiveTable::wakes() const {
  const auto has_coach = [](const Place& place) { return !place.decider().empty(); };
  return phase_ == TablePhase::playing &&
         (clock_.is_on() || !answer_time_.running().empty() ||
          std::any_of(seating_.places.begin(), seating_.places.end(), has_coach));
}

}  // namespace benchboss
