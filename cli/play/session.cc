#include "cli/play/session.h"

#include <algorithm>

namespace benchboss::playing {
namespace {

constexpr std::string_view kAdviser = "greedy";

// The same question at the same point gets the same answer.
Philox thoughts_at(const Table& table) { return Philox(0, table.lines().size()); }

RecordFault unknown_coach(const Record& record, const GameInfo& info) {
  for (const SeatEntry& seat : record.seats)
    if (!seat.coach.empty() && std::ranges::find(info.coaches, seat.coach) == info.coaches.end())
      return {0, {}, {"refused.no_such_coach", {}, {{"coach", seat.coach}}}};
  return {};
}

}  // namespace

Session::Session(std::unique_ptr<Match> match, const GameInfo& info)
    : match_(std::move(match)), info_(&info), rulebook_(read_rulebook(info.rulebook)) {}

Session::Opened Session::start(const Record& header) {
  OpenedTable opened = open_table(header);
  if (!opened.fault.found()) opened.fault = unknown_coach(header, *find_game(header.game));
  if (opened.fault.found()) return {nullptr, std::move(opened.fault)};
  const DiceKind dice = header.seed ? DiceKind::seeded : DiceKind::sealed;
  auto match = std::make_unique<Match>(Match::start(header, std::move(opened.table), dice));
  return {std::unique_ptr<Session>(new Session(std::move(match), *find_game(header.game))), {}};
}

Session::Opened Session::resume(const Record& saved) {
  OpenedTable opened = open_table(saved);
  if (!opened.fault.found()) opened.fault = unknown_coach(saved, *find_game(saved.game));
  if (opened.fault.found()) return {nullptr, std::move(opened.fault)};
  if (!saved.seed && saved.commitment.empty()) return {nullptr, {0, {}, {"play.no_dice", {}, {}}}};
  Match::Resumed resumed = Match::resume(saved, std::move(opened.table));
  if (resumed.fault.found()) return {nullptr, std::move(resumed.fault)};
  return {std::unique_ptr<Session>(new Session(std::move(resumed.match), *find_game(saved.game))),
          {}};
}

bool Session::is_person(Seat seat) const { return header().seats[seat].coach.empty(); }

int Session::people() const {
  int count = 0;
  for (Seat seat = 0; seat < table().seats(); ++seat) count += is_person(seat) ? 1 : 0;
  return count;
}

Seat Session::narrator() const {
  if (people() != 1) return kSpectator;
  Seat seat = 0;
  while (!is_person(seat)) ++seat;
  return seat;
}

Session::Next Session::next() {
  for (match_->advance(); !over(); match_->advance()) {
    if (!is_person(asked())) return Next::coach;
    const std::string forced = forced_move();
    if (forced.empty()) return Next::person;
    table().play(asked(), forced);
  }
  return Next::over;
}

// At a keyboard for several, a question that is left out would tell the others that there was
// nothing to ask: so only whoever still sits there is spared it.
std::string Session::forced_move() const {
  const Seat seat = asked();
  if (people() > 1 && maker_of_last_decision() != seat) return {};
  return table().by_itself(seat);
}

bool Session::unseen_move() const { return table().turn().seats.size() > 1; }

bool Session::hides_nothing() const {
  if (unseen_move()) return false;
  const boost::json::value seen = table().view(asked());
  for (Seat seat = 0; seat < table().seats(); ++seat)
    if (is_person(seat) && table().view(seat) != seen) return false;
  return true;
}

Seat Session::asked() const {
  const SeatSet seats = table().turn().seats;
  for (Seat seat = 0; seat < table().seats(); ++seat)
    if (seats.has(seat) && !is_person(seat)) return seat;
  if (seats.size() > 1)
    if (const std::optional<Seat> last = maker_of_last_decision(); last && seats.has(*last))
      return *last;
  return seats.lowest();
}

std::vector<Seat> Session::makers_that_stand() const {
  std::vector<Seat> makers;
  for (const Line& line : table().lines()) {
    if (line.kind == Line::Kind::move) makers.push_back(line.seat);
    if (line.kind == Line::Kind::undo) makers.pop_back();
  }
  return makers;
}

std::optional<Seat> Session::maker_of_last_decision() const {
  const std::vector<Seat> makers = makers_that_stand();
  if (makers.empty()) return std::nullopt;
  return makers.back();
}

std::size_t Session::moves_since_person() const {
  const std::vector<Seat> makers = makers_that_stand();
  const auto last =
      std::find_if(makers.rbegin(), makers.rend(), [&](Seat seat) { return is_person(seat); });
  return last == makers.rend() ? 0 : static_cast<std::size_t>(last - makers.rbegin()) + 1;
}

Verdict Session::may_undo() const {
  // To take back a coach's answer alone would only make him answer again.
  const std::size_t moves = moves_since_person();
  const Verdict verdict = table().may_undo(std::max<std::size_t>(moves, 1));
  const std::optional<Seat> maker = maker_of_last_decision();
  if (maker && !is_person(*maker) && (moves == 0 || !verdict.accepted()))
    return {"play.refused.coach_answered", {}, {{"name", header().seats[*maker].name}}};
  return verdict;
}

Verdict Session::undo() {
  if (Verdict refused = may_undo(); !refused.accepted()) return refused;
  // What was done without a question is not what the player meant: then it goes further back.
  do {
    for (std::size_t moves = moves_since_person(); moves > 0; --moves) table().undo();
  } while (is_person(asked()) && !forced_move().empty() && may_undo().accepted());
  return {};
}

bool Session::may_play(Seat seat, std::string_view action) const {
  const std::vector<std::string> choices = table().choices(seat);
  return std::find(choices.begin(), choices.end(), action) != choices.end();
}

Verdict Session::why_not(Seat seat, std::string_view action) {
  return may_play(seat, action) ? Verdict{} : table().play(seat, action);
}

std::vector<SaidEvent> Session::foresee(Seat seat, std::string_view action) const {
  Philox random = thoughts_at(table());
  return table().foresee(seat, action, random);
}

std::string Session::hint(Seat seat) const {
  Philox random = thoughts_at(table());
  return table().advise(seat, kAdviser, random);
}

std::vector<MixLine> Session::mix(Seat seat) const { return table().mix(seat, kAdviser); }

}  // namespace benchboss::playing
