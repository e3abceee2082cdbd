#include "catalog/catalog.h"
#include "match/printable.h"
#include "match/record.h"
#include "server/live/fields.h"
#include "server/live/live_table.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <cassert>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostChat = 200;          // characters
constexpr std::size_t kMostHappenings = 5'000;  // bounds what people can add to a journal
constexpr std::size_t kKeptFromChat = 150;      // of them, for what the game needs
constexpr std::uint32_t kMostMutes = 100;       // of one person

json::object at_seat(Seat seat) { return {{"seat", seat + 1}}; }

json::object at_seat(Seat seat, std::string_view coach) {
  return {{"seat", seat + 1}, {"coach", coach}};
}

bool has_coach(const TableTerms& terms, std::string_view coach) {
  const GameInfo* game = find_game(terms.game);
  return game != nullptr &&
         std::find(game->coaches.begin(), game->coaches.end(), coach) != game->coaches.end();
}

std::string_view best_coach(const TableTerms& terms) {
  const GameInfo* game = find_game(terms.game);
  return game == nullptr || game->coaches.empty() ? std::string_view() : game->coaches.back();
}

}  // namespace

void LiveTable::add_row(Batch& batch, std::string_view kind, std::string text) {
  batch.rows.push_back(
      {id_, n_ + 1, batch.now, batch.person, batch.command, std::string(kind), std::move(text)});
}

void LiveTable::add(Batch& batch, std::string_view kind, const json::object& entry) {
  add_row(batch, kind, json::serialize(entry));
  [[maybe_unused]] const Verdict verdict = apply(batch.rows.back());
  assert(verdict.accepted() && "we only write rows that we can read");
}

void LiveTable::add_line(Batch& batch) {
  add_row(batch, "line", write_line(match_->table().lines().back()));
  note_line(batch.rows.back(), match_->table());
}

void LiveTable::start(Batch& batch) {
  Record header = header_of(terms_);
  for (const Place& place : seating_.places) header.seats.push_back({place.name, place.coach});
  OpenedTable opened = open_table(header);
  assert(opened.table != nullptr && "the terms were tried when the table was opened");
  match_ = std::make_unique<Match>(
      Match::start(std::move(header), std::move(opened.table), terms_.dice));
  commitment_ = match_->header().commitment;
  add_row(batch, "started", write_record(match_->save()));
  [[maybe_unused]] const Verdict verdict = begin(batch.rows.back(), match_->table());
  assert(verdict.accepted());
  settle(batch);
}

// Draws what chance owes, and sees whether that was the end.
void LiveTable::settle(Batch& batch) {
  match_->advance([&](const Table&) { add_line(batch); });
  if (match_->table().turn().owes == Owes::nothing) finish(batch, false);
}

void LiveTable::finish(Batch& batch, bool resigned) {
  const Table& table = match_->table();
  const Result result = table.result();
  const std::set<std::uint8_t> left = teams_left();
  json::array points;
  json::array winners;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    points.emplace_back(result.points[seat]);
    const bool wins =
        resigned ? left.size() == 1 && left.contains(table.team(seat)) : result.winners.has(seat);
    if (wins) winners.emplace_back(seat + 1);
  }
  add(batch, "over",
      {{"points", std::move(points)}, {"winners", std::move(winners)}, {"resigned", resigned}});
}

Verdict LiveTable::own_seat(const Batch& batch, Seat seat) const {
  if (!seating_.has(seat)) return no(std::string(refusal::kNoSuchSeat));
  return seating_.holds(batch.person, seat) ? Verdict{} : no("table.not_your_seat");
}

Verdict LiveTable::in_play() const {
  if (phase_ == TablePhase::waiting) return no("table.not_begun");
  return phase_ == TablePhase::playing ? Verdict{} : no(std::string(refusal::kGameOver));
}

// For what concerns the position as a whole: whoever saw less than its last line saw another one.
Verdict LiveTable::fresh_position(std::uint32_t seen) const {
  if (seen > n_) return no("table.from_the_future");
  return marks_.empty() || seen >= marks_.back().n ? Verdict{} : no("table.stale");
}

Verdict LiveTable::room_for_more(std::size_t kept) const {
  return happenings_.size() + kept < kMostHappenings ? Verdict{} : no("table.too_long");
}

std::set<std::uint8_t> LiveTable::teams_left() const {
  std::set<std::uint8_t> teams;
  for (Seat seat = 0; seat < seating_.count(); ++seat)
    if (!seating_.places[seat].resigned) teams.insert(match_->table().team(seat));
  return teams;
}

Verdict LiveTable::may_sit() const {
  if (Verdict why = before_the_game(); !why.accepted()) return why;
  return seating_.first_open() == kMaxSeats ? no("table.full") : Verdict{};
}

Verdict LiveTable::before_the_game() const {
  switch (phase_) {
    case TablePhase::waiting:
      return {};
    case TablePhase::playing:
      return no("table.begun");
    case TablePhase::over:
      return no(std::string(refusal::kGameOver));
    case TablePhase::closed:
      return no("table.closed");
  }
  return {};
}

Verdict LiveTable::sit(Batch& batch, Seat seat, const Place& place) {
  if (Verdict why = before_the_game(); !why.accepted()) return why;
  if (!seating_.has(seat)) return no(std::string(refusal::kNoSuchSeat));
  if (Verdict why = room_for_more(); !why.accepted()) return why;
  if (place.kind == Place::Kind::coach && !has_coach(terms_, place.coach))
    return {"refused.no_such_coach", {}, {{"coach", printable(place.coach)}}};
  const bool by_owner = batch.person == owner_;
  if (!by_owner && seating_.places[seat].kind != Place::Kind::open) return no("table.seat_taken");
  // The owner may give a seat away, but not one that somebody else took.
  if (by_owner && seating_.places[seat].kind == Place::Kind::person &&
      !seating_.holds(owner_, seat))
    return no("table.seat_taken");
  json::object entry = write_place(place);
  entry["seat"] = seat + 1;
  add(batch, "sat", entry);
  if (seating_.is_full()) start(batch);
  return {};
}

Verdict LiveTable::leave(Batch& batch) {
  if (Verdict why = before_the_game(); !why.accepted()) return why;
  if (Verdict why = room_for_more(); !why.accepted()) return why;
  const std::vector<Seat> seats = seating_.seats_of(batch.person);
  if (seats.empty()) return no("table.not_your_seat");
  for (const Seat seat : seats) add(batch, "left", at_seat(seat));
  return {};
}

void LiveTable::part_with(Batch& batch) {
  if (phase_ == TablePhase::waiting) {
    for (const Seat seat : seating_.seats_of(batch.person)) add(batch, "left", at_seat(seat));
    if (owner_ == batch.person) add(batch, "closed", {});
  }
  for (const Seat seat : seating_.seats_of(batch.person))
    if (phase_ == TablePhase::playing && !seating_.places[seat].resigned) give_up(batch, seat);
}

Verdict LiveTable::close(Batch& batch, bool by_force) {
  if (phase_ == TablePhase::closed) return no("table.closed");
  if (phase_ != TablePhase::waiting && !by_force) return no("table.begun");
  if (phase_ == TablePhase::over) return no(std::string(refusal::kGameOver));
  add(batch, "closed", {});
  return {};
}

Verdict LiveTable::play(Batch& batch, Seat seat, std::string_view move, std::uint32_t seen) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (Verdict why = own_seat(batch, seat); !why.accepted()) return why;
  if (!seating_.places[seat].stand_in.empty()) return no("table.coach_plays");
  if (seen > n_) return no("table.from_the_future");
  if (asked_.has(seat) && seen < asked_since_[seat]) return no("table.stale");
  // Who is not asked any more and has not heard of it yet: somebody else was quicker.
  if (!asked_.has(seat))
    if (Verdict why = fresh_position(seen); !why.accepted()) return why;
  if (Verdict why = match_->table().play(seat, move); !why.accepted()) return why;
  add_line(batch);
  settle(batch);
  return {};
}

Verdict LiveTable::coach_plays(Batch& batch, Seat seat, std::string_view move) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (Verdict why = match_->table().play(seat, move); !why.accepted()) return why;
  add_line(batch);
  settle(batch);
  return {};
}

std::string LiveTable::unsaid(Seat seat) const {
  const bool his = phase_ == TablePhase::playing && seating_.has(seat) &&
                   seating_.places[seat].kind == Place::Kind::person &&
                   seating_.places[seat].decider().empty();
  return his ? match_->table().by_itself(seat) : std::string();
}

void LiveTable::say_the_unsaid(Batch& batch, Seat seat) {
  const std::string move = unsaid(seat);
  if (move.empty() || !match_->table().play(seat, move).accepted()) return;
  add_line(batch);
  settle(batch);
}

Verdict LiveTable::roll(Batch& batch, std::string_view outcome, std::uint32_t seen) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (seating_.seats_of(batch.person).empty()) return no("table.not_your_seat");
  if (!match_->by_hand()) return no("table.dice_are_sealed");
  if (Verdict why = fresh_position(seen); !why.accepted()) return why;
  if (Verdict why = match_->table().roll(outcome); !why.accepted()) return why;
  add_line(batch);
  settle(batch);
  return {};
}

Verdict LiveTable::ask_undo(Batch& batch, Seat seat, std::uint32_t seen) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (Verdict why = own_seat(batch, seat); !why.accepted()) return why;
  if (Verdict why = room_for_more(); !why.accepted()) return why;
  if (seating_.places[seat].resigned) return no("table.resigned_already");
  if (Verdict why = fresh_position(seen); !why.accepted()) return why;
  if (undo_asked_by_) return no("table.undo_asked_already");
  const std::size_t moves = moves_since_own(seat);
  if (moves == 0) return no("refused.undo_nothing");
  if (const auto away = undo_is_kept_from(moves))
    return {"table.undo_before_coach", {}, {{"name", seating_.places[*away].name}}};
  if (Verdict why = match_->table().may_undo(moves); !why.accepted()) return why;
  add(batch, "undo_asked", at_seat(seat));
  take_back_if_agreed(batch);
  return {};
}

Verdict LiveTable::answer_undo(Batch& batch, bool agree, std::uint32_t seen) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  const std::vector<Seat> own = seating_.seats_of(batch.person);
  if (own.empty()) return no("table.not_your_seat");
  if (!undo_asked_by_) return no("table.no_undo_asked");
  if (Verdict why = fresh_position(seen); !why.accepted()) return why;
  // He who asks may think better of it; all others answer once, if they still play.
  const std::vector<Seat> waits = undo_waits_for();
  const bool is_asked = std::any_of(own.begin(), own.end(), [&](Seat seat) {
    return std::find(waits.begin(), waits.end(), seat) != waits.end();
  });
  const bool asks = std::find(own.begin(), own.end(), *undo_asked_by_) != own.end();
  if (!is_asked && (agree || !asks)) return no("table.undo_not_asked_of_you");
  if (!agree) {
    add(batch, "undo_declined", at_seat(own[0]));
    return {};
  }
  add(batch, "undo_agreed", at_seat(own[0]));
  take_back_if_agreed(batch);
  return {};
}

// Everybody who still decides for himself has agreed. For whom a coach came meanwhile, the coach
// says no.
void LiveTable::take_back_if_agreed(Batch& batch) {
  if (phase_ != TablePhase::playing || !undo_asked_by_ || !undo_waits_for().empty()) return;
  if (const auto away = undo_is_kept_from(moves_since_own(*undo_asked_by_))) {
    add(batch, "undo_declined", at_seat(*away));
  } else {
    take_back(batch);
  }
}

// Back to the last decision of who asks: what others decided since is taken back with it.
void LiveTable::take_back(Batch& batch) {
  const std::size_t moves = moves_since_own(*undo_asked_by_);
  for (std::size_t i = 0; i < moves && match_->table().undo().accepted(); ++i) add_line(batch);
}

Verdict LiveTable::resign(Batch& batch, Seat seat, std::uint32_t seen) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (Verdict why = own_seat(batch, seat); !why.accepted()) return why;
  if (seating_.places[seat].resigned) return no("table.resigned_already");
  // He gave up what he saw, and that may have been another game.
  if (Verdict why = fresh_position(seen); !why.accepted()) return why;
  give_up(batch, seat);
  return {};
}

void LiveTable::give_up(Batch& batch, Seat seat) {
  add(batch, "resigned", at_seat(seat, best_coach(terms_)));
  const auto plays_on = [](const Place& place) {
    return place.kind == Place::Kind::person && !place.resigned;
  };
  const bool people = std::any_of(seating_.places.begin(), seating_.places.end(), plays_on);
  if (teams_left().size() <= 1 || !people) finish(batch, true);
  take_back_if_agreed(batch);
}

Verdict LiveTable::stand_in(Batch& batch, Seat seat, std::string_view coach, bool away) {
  if (Verdict why = in_play(); !why.accepted()) return why;
  if (!seating_.has(seat)) return no(std::string(refusal::kNoSuchSeat));
  const Place& place = seating_.places[seat];
  const bool own = seating_.holds(batch.person, seat);
  if (!own && seating_.seats_of(batch.person).empty()) return no("table.not_your_seat");
  if (place.kind != Place::Kind::person) return no("table.seat_of_a_coach");
  if (place.resigned) return no("table.resigned_already");
  if (coach.empty()) {
    if (!own) return no("table.not_your_seat");
    if (place.stand_in.empty()) return no("table.no_stand_in");
    if (clock_.is_spent(seat, asked_.has(seat), batch.now)) return no("table.no_time");
    add(batch, "back", at_seat(seat));
    return {};
  }
  if (!own && !away) return no(terms_.over_days ? "table.person_has_days" : "table.person_is_here");
  if (!has_coach(terms_, coach))
    return {"refused.no_such_coach", {}, {{"coach", printable(coach)}}};
  if (place.stand_in == coach && !place.once) return no("table.coach_plays");
  // Nobody is kept from coming back to his seat, however much was said before.
  if (Verdict why = room_for_more(); !why.accepted()) return why;
  add(batch, "stand_in", at_seat(seat, coach));
  take_back_if_agreed(batch);
  return {};
}

Verdict LiveTable::chat(Batch& batch, std::string_view text) {
  if (phase_ == TablePhase::closed) return no("table.closed");
  if (!terms_.chat) return no("table.chat_is_off");
  const std::vector<Seat> own = seating_.seats_of(batch.person);
  if (own.empty()) return no("table.not_your_seat");
  if (Verdict why = room_for_more(kKeptFromChat); !why.accepted()) return why;
  std::size_t characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const std::int32_t character = take_character(rest);
    if (character < 0) return no("record.not_utf8");
    if (is_control(character)) return no("record.control_character");
  }
  if (characters > kMostChat)
    return {"table.chat_too_long", {}, {{"most", std::to_string(kMostChat)}}};
  add(batch, "chat", {{"seat", own[0] + 1}, {"text", text}});
  return {};
}

Verdict LiveTable::mute(Batch& batch, Seat seat, bool on) {
  if (phase_ == TablePhase::closed) return no("table.closed");
  if (!seating_.has(seat)) return no(std::string(refusal::kNoSuchSeat));
  if (const auto muted = mutes_.find(batch.person);
      muted != mutes_.end() && muted->second >= kMostMutes)
    return no("table.too_long");
  add(batch, "mute", {{"seat", seat + 1}, {"on", on}});
  return {};
}

Verdict LiveTable::ask_rematch(Batch& batch) {
  if (phase_ != TablePhase::over) return no("table.not_over");
  const std::vector<Seat> own = seating_.seats_of(batch.person);
  if (own.empty()) return no("table.not_your_seat");
  // Who was forgotten cannot be asked.
  const auto is_former = [](const Place& place) {
    return place.kind == Place::Kind::person && place.name.empty();
  };
  if (std::any_of(seating_.places.begin(), seating_.places.end(), is_former))
    return no("table.former_player");
  if (rematch_ != 0 || rematch_asked_.contains(own[0])) return no("table.rematch_asked_already");
  add(batch, "rematch_asked", at_seat(own[0]));
  return {};
}

void LiveTable::go_on_at(Batch& batch, TableId rematch) {
  add(batch, "rematch", {{"table", rematch}});
}

void LiveTable::answer_late(Batch& batch, Seat seat) {
  if (!in_play().accepted()) return;
  Table& table = match_->table();
  if (!table.play(seat, table.patience(seat).then).accepted()) return;
  add(batch, "late", at_seat(seat));
  add_line(batch);
  settle(batch);
}

// A coach makes the decision, and the next one is the person's again; unless he is away, or can
// never have time again.
void LiveTable::run_out_of_time(Batch& batch, bool away) {
  const Seat seat = next_out_of_time();
  if (seat == kMaxSeats || !in_play().accepted()) return;
  if (terms_.clock.resign_at_zero) {
    batch.person = seating_.places[seat].person;
    give_up(batch, seat);
    return;
  }
  json::object entry = at_seat(seat, best_coach(terms_));
  if (!away && terms_.clock.kind == ClockTerms::Kind::move) entry["once"] = true;
  add(batch, "stand_in", entry);
  take_back_if_agreed(batch);
}

void LiveTable::resume(Batch& batch, Milliseconds stood) {
  add(batch, "resumed", {{"stood", stood}});
}

}  // namespace benchboss
