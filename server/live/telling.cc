#include "server/live/telling.h"

#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "match/event_json.h"
#include "match/json_fields.h"
#include "server/live/fields.h"

#include <algorithm>
#include <array>

namespace benchboss {

namespace json = boost::json;

namespace {

void tell_maybe(std::string_view name, std::string_view text, Fields& fields) {
  if (text.empty()) {
    fields.none(name);
  } else {
    fields.word(name, text);
  }
}

void tell_seat_or_none(std::string_view name, Seat seat, Fields& fields) {
  if (seat >= kMaxSeats) {
    fields.none(name);
  } else {
    fields.seat(name, seat);
  }
}

void tell_table_or_none(std::string_view name, TableId table, Fields& fields) {
  if (table == 0) {
    fields.none(name);
  } else {
    fields.number(name, table);
  }
}

void tell_seats(std::string_view name, SeatSet set, Fields& fields) {
  fields.open_list(name);
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (set.has(seat)) fields.seat("", seat);
  fields.close();
}

template <class Seats>
void tell_each_seat(std::string_view name, const Seats& all, Fields& fields) {
  fields.open_list(name);
  for (const Seat seat : all) fields.seat("", seat);
  fields.close();
}

void tell_numbers(std::string_view name, const std::vector<std::int64_t>& numbers, Fields& fields) {
  fields.open_list(name);
  for (const std::int64_t number : numbers) fields.number("", number);
  fields.close();
}

void tell_options(const TableTerms& terms, Fields& fields) {
  fields.open_group("options");
  if (const GameInfo* game = find_game(terms.game)) {
    for (const OptionSpec& spec : game->options) {
      const auto chosen = std::find_if(terms.options.begin(), terms.options.end(),
                                       [&](const auto& each) { return each.first == spec.name; });
      if (chosen == terms.options.end()) {
        fields.word(spec.name, write_option(spec, spec.normal).view());
      } else {
        fields.word(spec.name, chosen->second);
      }
    }
  }
  fields.close();
}

// `game` is the game, or a fresh one of the kind before it begins.
void tell_seat(const LiveTable& table, Seat seat, const Table& game, const Presence& present,
               Fields& fields) {
  const Place& place = table.seating().places[seat];
  const bool person = place.kind == Place::Kind::person;
  fields.open_group("");
  fields.seat("seat", seat);
  fields.word("kind", kind_of(place));
  tell_maybe("name", place.name, fields);
  tell_maybe("coach", place.coach, fields);
  tell_maybe("stand_in", place.stand_in, fields);
  fields.number("team", game.team(seat) + 1);
  fields.flag("present", person && present.contains(place.person));
  fields.flag("resigned", place.resigned);
  fields.flag("owner", person && place.person == table.owner());
  fields.close();
}

void tell_turn(const LiveTable& table, Fields& fields) {
  constexpr std::array<std::string_view, 3> kOwes = {"decision", "chance", "nothing"};
  const bool plays = table.match() != nullptr && table.phase() == TablePhase::playing;
  const Turn turn = plays ? table.match()->table().turn() : Turn::over();
  fields.open_group("turn");
  fields.word("owes", kOwes[static_cast<std::size_t>(turn.owes)]);
  tell_seats("seats", turn.owes == Owes::decision ? turn.seats : SeatSet::none(), fields);
  fields.open_list("outcomes");
  if (plays && table.match()->by_hand() && has_open_chance(table.terms().game))
    for (const OddsLine& each : table.match()->table().odds()) fields.word("", each.outcome);
  fields.close();
  fields.close();
}

void tell_answers(const LiveTable& table, Milliseconds now, Fields& fields) {
  const Countdown& time = table.answer_time();
  fields.open_list("answers");
  for (Seat seat = 0; seat < table.seating().count(); ++seat) {
    if (!time.running().has(seat)) continue;
    fields.open_group("");
    fields.seat("seat", seat);
    fields.number("left", time.left(seat, now));
    fields.word("then", table.match()->table().patience(seat).then);
    fields.close();
  }
  fields.close();
}

void tell_clock(const LiveTable& table, Milliseconds now, Fields& fields) {
  const Clock& clock = table.clock();
  fields.open_group("clock");
  fields.open_group("terms");
  tell_clock_terms(clock.terms(), fields);
  fields.close();
  fields.open_list("left");
  if (clock.is_on())
    for (Seat seat = 0; seat < table.seating().count(); ++seat)
      fields.number("", clock.time().left(seat, now));
  fields.close();
  tell_seats("running", clock.time().running(), fields);
  tell_answers(table, now, fields);
  fields.number("at", now);
  fields.close();
}

void tell_undo(const LiveTable& table, Fields& fields) {
  std::vector<Seat> by;
  for (Seat seat = 0; seat < table.seating().count(); ++seat)
    if (table.may_ask_undo(seat)) by.push_back(seat);
  const std::optional<Seat> asker = table.undo_asked_by();
  fields.open_group("undo");
  tell_each_seat("by", by, fields);
  fields.number("moves", asker ? static_cast<std::int64_t>(table.moves_since_own(*asker)) : 0);
  tell_seat_or_none("asked_by", asker.value_or(kMaxSeats), fields);
  tell_each_seat("waits_for", table.undo_waits_for(), fields);
  fields.close();
}

void tell_result(const LiveTable& table, Fields& fields) {
  if (!table.ending()) return fields.none("result");
  fields.open_group("result");
  tell_numbers("points", table.ending()->points, fields);
  tell_numbers("winners", table.ending()->winners, fields);
  fields.flag("resigned", table.ending()->resigned);
  fields.close();
}

void tell_choices(const LiveTable& table, Seat seat, Fields& fields) {
  const bool decides = table.match() != nullptr && seat != kSpectator &&
                       table.phase() == TablePhase::playing &&
                       table.seating().places[seat].stand_in.empty();
  fields.open_list("choices");
  if (decides)
    for (const std::string& choice : table.match()->table().choices(seat)) fields.word("", choice);
  fields.close();
}

void tell_events(const LiveTable& table, Seat seat, std::uint64_t since, Fields& fields) {
  fields.open_list("events");
  if (const Match* match = table.match()) {
    for (const SaidEvent& event : match->table().events(seat, since)) {
      fields.open_group("");
      tell_event(event, fields);
      fields.close();
    }
  }
  fields.close();
}

// `seat` is one that the viewer holds, or kSpectator.
void tell_viewpoint(const LiveTable& table, Seat seat, std::uint64_t since_event, Fields& fields) {
  fields.open_group("");
  tell_seat_or_none("seat", seat, fields);
  if (const Match* match = table.match()) {
    fields.open_group("view");
    match->table().tell_view(seat, fields);
    fields.close();
  } else {
    fields.none("view");
  }
  tell_choices(table, seat, fields);
  tell_events(table, seat, since_event, fields);
  fields.close();
}

}  // namespace

std::string_view phase_name(TablePhase phase) {
  constexpr std::array<std::string_view, 4> kNames = {"waiting", "playing", "over", "closed"};
  const auto at = static_cast<std::size_t>(phase);
  return at < kNames.size() ? kNames[at] : kNames.back();
}

void tell_state(const LiveTable& table, Milliseconds now, const Presence& present, Fields& fields) {
  const TableTerms& terms = table.terms();
  std::unique_ptr<Table> fresh;
  if (table.match() == nullptr) fresh = open_table(header_of(terms)).table;
  fields.number("table", table.id());
  fields.number("n", table.n());
  fields.word("phase", phase_name(table.phase()));
  fields.word("game", terms.game);
  tell_options(terms, fields);
  fields.word("pace", terms.over_days ? "days" : "live");
  fields.word("dice", terms.dice == DiceKind::by_hand ? "real" : "sealed");
  fields.flag("chat", terms.chat);
  fields.number("delay", terms.delay);
  fields.open_list("seats");
  for (Seat seat = 0; seat < table.seating().count(); ++seat)
    tell_seat(table, seat, fresh ? *fresh : table.match()->table(), present, fields);
  fields.close();
  tell_turn(table, fields);
  tell_clock(table, now, fields);
  tell_undo(table, fields);
  tell_maybe("commitment", table.commitment(), fields);
  tell_result(table, fields);
  tell_each_seat("rematch_asked", table.rematch_asked(), fields);
  tell_table_or_none("rematch", table.rematch(), fields);
}

void tell_viewpoints(const LiveTable& table, PersonId person, std::uint64_t since_event,
                     Fields& fields) {
  const std::vector<Seat> seats = table.seating().seats_of(person);
  fields.open_list("viewpoints");
  for (const Seat seat : seats) tell_viewpoint(table, seat, since_event, fields);
  if (seats.empty()) tell_viewpoint(table, kSpectator, since_event, fields);
  fields.close();
}

void tell_happenings(const LiveTable& table, PersonId person, std::uint32_t since, Fields& fields) {
  const SeatSet muted = table.muted_by(person);
  const std::vector<Happening>& happenings = table.happenings();
  auto next = std::upper_bound(happenings.begin(), happenings.end(), since,
                               [](std::uint32_t n, const Happening& each) { return n < each.n; });
  fields.open_list("happenings");
  for (; next != happenings.end(); ++next) {
    if (next->what == "chat" && muted.has(next->seat)) continue;
    fields.open_group("");
    fields.number("n", next->n);
    fields.number("at", next->at);
    fields.word("what", next->what);
    tell_seat_or_none("seat", next->seat, fields);
    tell_maybe("name", next->name, fields);
    tell_maybe("text", next->text, fields);
    tell_maybe("coach", next->coach, fields);
    tell_table_or_none("table", next->table, fields);
    fields.close();
  }
  fields.close();
}

void tell_you(const LiveTable& table, PersonId person, bool admin, Fields& fields) {
  const std::vector<Seat> seats = table.seating().seats_of(person);
  const std::string_view role = person == table.owner() ? "owner"
                                : !seats.empty()        ? "seat"
                                : admin                 ? "admin"
                                                        : "spectator";
  fields.word("role", role);
  tell_each_seat("seats", seats, fields);
  tell_seats("muted", table.muted_by(person), fields);
}

json::object told_state(const LiveTable& table, Milliseconds now, const Presence& present) {
  JsonFields fields;
  tell_state(table, now, present, fields);
  return std::move(fields.take().as_object());
}

json::object told_you(const LiveTable& table, PersonId person, bool admin) {
  JsonFields fields;
  tell_you(table, person, admin, fields);
  return std::move(fields.take().as_object());
}

json::object told_refusal(const Verdict& verdict, std::string_view text) {
  json::object words;
  for (const auto& [name, word] : verdict.words) words[name] = word;
  return {{"reason", verdict.reason},
          {"rule", maybe(verdict.rule)},
          {"words", std::move(words)},
          {"text", text}};
}

bool is_plain_spectator(const LiveTable& table, PersonId person) {
  return table.seating().seats_of(person).empty() && person != table.owner() &&
         table.muted_by(person).empty();
}

}  // namespace benchboss
