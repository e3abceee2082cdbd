#include "server/live/telling.h"

#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "match/event_json.h"
#include "server/live/fields.h"

#include <algorithm>
#include <array>

namespace benchboss {

namespace json = boost::json;

namespace {

json::value seat_or_null(Seat seat) {
  return seat >= kMaxSeats ? json::value(nullptr) : json::value(seat + 1);
}

json::array seats_json(SeatSet set) {
  json::array seats;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (set.has(seat)) seats.emplace_back(seat + 1);
  return seats;
}

template <class Seats>
json::array seats_json_of(const Seats& all) {
  json::array seats;
  for (const Seat seat : all) seats.emplace_back(seat + 1);
  return seats;
}

json::object all_options(const TableTerms& terms) {
  json::object options;
  if (const GameInfo* game = find_game(terms.game))
    for (const OptionSpec& spec : game->options)
      options[spec.name] = write_option(spec, spec.normal).view();
  for (const auto& [name, value] : terms.options) options[name] = value;
  return options;
}

// `game` is the game, or a fresh one of the kind before it begins.
json::object seat_json(const LiveTable& table, Seat seat, const Table& game,
                       const Presence& present) {
  const Place& place = table.seating().places[seat];
  const bool person = place.kind == Place::Kind::person;
  return {{"seat", seat + 1},
          {"kind", kind_of(place)},
          {"name", maybe(place.name)},
          {"coach", maybe(place.coach)},
          {"stand_in", maybe(place.stand_in)},
          {"team", game.team(seat) + 1},
          {"present", person && present.contains(place.person)},
          {"resigned", place.resigned},
          {"owner", person && place.person == table.owner()}};
}

json::object turn_json(const LiveTable& table) {
  if (table.match() == nullptr || table.phase() != TablePhase::playing)
    return {{"owes", "nothing"}, {"seats", json::array()}, {"outcomes", json::array()}};
  const Turn turn = table.match()->table().turn();
  json::array outcomes;
  if (table.match()->by_hand() && has_open_chance(table.terms().game))
    for (const OddsLine& each : table.match()->table().odds()) outcomes.emplace_back(each.outcome);
  constexpr std::array<std::string_view, 3> kOwes = {"decision", "chance", "nothing"};
  return {{"owes", kOwes[static_cast<std::size_t>(turn.owes)]},
          {"seats", seats_json(turn.owes == Owes::decision ? turn.seats : SeatSet::none())},
          {"outcomes", std::move(outcomes)}};
}

json::array answers_json(const LiveTable& table, Milliseconds now) {
  const Countdown& time = table.answer_time();
  json::array answers;
  for (Seat seat = 0; seat < table.seating().count(); ++seat)
    if (time.running().has(seat))
      answers.push_back(json::object{{"seat", seat + 1},
                                     {"left", time.left(seat, now)},
                                     {"then", table.match()->table().patience(seat).then}});
  return answers;
}

json::object clock_json(const LiveTable& table, Milliseconds now) {
  const Clock& clock = table.clock();
  json::array left;
  if (clock.is_on())
    for (Seat seat = 0; seat < table.seating().count(); ++seat)
      left.emplace_back(clock.time().left(seat, now));
  return {{"terms", write_clock_terms(clock.terms())},
          {"left", std::move(left)},
          {"running", seats_json(clock.time().running())},
          {"answers", answers_json(table, now)},
          {"at", now}};
}

json::object undo_json(const LiveTable& table) {
  const bool possible = table.phase() == TablePhase::playing && !table.undo_asked_by() &&
                        table.match()->table().may_undo().accepted();
  return {{"possible", possible},
          {"asked_by", seat_or_null(table.undo_asked_by().value_or(kMaxSeats))},
          {"waits_for", seats_json_of(table.undo_waits_for())}};
}

json::value result_json(const LiveTable& table) {
  if (!table.ending()) return nullptr;
  const Ending& ending = *table.ending();
  return json::object{{"points", json::array(ending.points.begin(), ending.points.end())},
                      {"winners", json::array(ending.winners.begin(), ending.winners.end())},
                      {"resigned", ending.resigned}};
}

// `seat` is one that the viewer holds, or kSpectator.
json::object viewpoint(const LiveTable& table, Seat seat, std::uint64_t since_event) {
  json::value view;
  json::array choices;
  json::array events;
  if (const Match* match = table.match()) {
    const Table& game = match->table();
    view = game.view(seat);
    const bool decides = seat != kSpectator && table.phase() == TablePhase::playing &&
                         table.seating().places[seat].stand_in.empty();
    if (decides)
      for (const std::string& choice : game.choices(seat)) choices.emplace_back(choice);
    for (const SaidEvent& event : game.events(seat, since_event))
      events.push_back(event_json(event));
  }
  return {{"seat", seat_or_null(seat)},
          {"view", std::move(view)},
          {"choices", std::move(choices)},
          {"events", std::move(events)}};
}

}  // namespace

std::string_view phase_name(TablePhase phase) {
  constexpr std::array<std::string_view, 4> kNames = {"waiting", "playing", "over", "closed"};
  const auto at = static_cast<std::size_t>(phase);
  return at < kNames.size() ? kNames[at] : kNames.back();
}

json::object told_state(const LiveTable& table, Milliseconds now, const Presence& present) {
  const TableTerms& terms = table.terms();
  std::unique_ptr<Table> fresh;
  if (table.match() == nullptr) fresh = open_table(header_of(terms)).table;
  json::array seats;
  for (Seat seat = 0; seat < table.seating().count(); ++seat)
    seats.push_back(seat_json(table, seat, fresh ? *fresh : table.match()->table(), present));
  return {{"table", table.id()},
          {"n", table.n()},
          {"phase", phase_name(table.phase())},
          {"game", terms.game},
          {"options", all_options(terms)},
          {"pace", terms.over_days ? "days" : "live"},
          {"dice", terms.dice == DiceKind::by_hand ? "real" : "sealed"},
          {"chat", terms.chat},
          {"delay", terms.delay},
          {"seats", std::move(seats)},
          {"turn", turn_json(table)},
          {"clock", clock_json(table, now)},
          {"undo", undo_json(table)},
          {"commitment", maybe(table.commitment())},
          {"result", result_json(table)},
          {"rematch_asked", seats_json_of(table.rematch_asked())},
          {"rematch", table.rematch() == 0 ? json::value(nullptr) : json::value(table.rematch())}};
}

json::array told_viewpoints(const LiveTable& table, PersonId person, std::uint64_t since_event) {
  json::array all;
  for (const Seat seat : table.seating().seats_of(person))
    all.push_back(viewpoint(table, seat, since_event));
  if (all.empty()) all.push_back(viewpoint(table, kSpectator, since_event));
  return all;
}

json::array told_happenings(const LiveTable& table, PersonId person, std::uint32_t since) {
  json::array all;
  const SeatSet muted = table.muted_by(person);
  const std::vector<Happening>& happenings = table.happenings();
  auto next = std::upper_bound(happenings.begin(), happenings.end(), since,
                               [](std::uint32_t n, const Happening& each) { return n < each.n; });
  for (; next != happenings.end(); ++next) {
    if (next->what == "chat" && muted.has(next->seat)) continue;
    all.push_back(json::object{
        {"n", next->n},
        {"at", next->at},
        {"what", next->what},
        {"seat", seat_or_null(next->seat)},
        {"name", maybe(next->name)},
        {"text", maybe(next->text)},
        {"coach", maybe(next->coach)},
        {"table", next->table == 0 ? json::value(nullptr) : json::value(next->table)}});
  }
  return all;
}

json::object told_you(const LiveTable& table, PersonId person, bool admin) {
  const std::vector<Seat> seats = table.seating().seats_of(person);
  const std::string_view role = person == table.owner() ? "owner"
                                : !seats.empty()        ? "seat"
                                : admin                 ? "admin"
                                                        : "spectator";
  return {{"role", role},
          {"seats", seats_json_of(seats)},
          {"muted", seats_json(table.muted_by(person))}};
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
