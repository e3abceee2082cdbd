#include "games/double_echec/legal.h"

#include "games/double_echec/choices.h"
#include "games/double_echec/ice.h"
#include "games/double_echec/movement.h"

namespace benchboss {

using namespace double_echec;

namespace double_echec {
namespace {

void list_men(Men men, Actions& list) {
  for (; men != 0; men &= men - 1) list.push(name_man(first(men)));
}

// The steps of every set of directions, in order, still without a man: a list of steps is a copy.
constexpr std::size_t kMostSteps = kDirections - 1;
using Words = std::array<std::uint32_t, kMostSteps>;
struct StepsOfSet {
  Words steps{};
  std::uint32_t count = 0;
};
constexpr auto kStepsOfSets = [] {
  std::array<StepsOfSet, 1u << kDirections> sets{};
  for (unsigned set = 0; set < sets.size(); ++set)
    for (unsigned rest = set & ~(1u << kNoStep); rest != 0; rest &= rest - 1)
      sets[set].steps[sets[set].count++] =
          std::bit_cast<std::uint32_t>(step_of(0, std::countr_zero(rest)));
  return sets;
}();

void list_steps(Man man, Directions steps, Actions& list) {
  const StepsOfSet& set = kStepsOfSets[steps];
  const auto his = std::bit_cast<std::uint32_t>(step_of(man, 0));
  Words words = set.steps;
  for (std::uint32_t& word : words) word |= his;
  list.push_some(std::bit_cast<std::array<Action, kMostSteps>>(words), set.count);
}

void list_words(std::initializer_list<Verb> verbs, Actions& list) {
  for (const Verb verb : verbs) list.push(word(verb));
}

void list_squares(const Squares& squares, Actions& list) {
  squares.each([&](Square square) { list.push(at_square(square)); });
}

void list_moves(const Rules& rules, const State& state, Actions& list) {
  const Ice ice(rules, state);
  if (const Directions out = leaving_steps(state, ice); out != 0)
    return list_steps(state.puck.man, out, list);
  const Crowd crowd(state);
  for (Men rest = movers(state); rest != 0; rest &= rest - 1)
    list_steps(first(rest), steps_now(state, ice, crowd, first(rest)), list);
}

void list_entry(const Rules& rules, const State& state, Actions& list) {
  const Ice ice(rules, state);
  list_steps(state.mover, ice.steps(state.mover_team, state.mover, state.points.left), list);
  if (state.points.passing == kNobody) list.push(word(Verb::stop));
}

void list_doors(const Rules& rules, const State& state, Actions& list) {
  const bool box = state.sides[state.mover_team].at[state.mover] == kBox;
  const Team team = state.mover_team;
  const Rink::Doors& doors = box ? rules.rink->box_doors[team] : rules.rink->bench_doors[team];
  for (unsigned rest = free_doors(rules, state, team, box); rest != 0; rest &= rest - 1)
    list.push(at_square(doors[static_cast<std::size_t>(std::countr_zero(rest))]));
}

void list_rest_squares(const Rules& rules, const State& state, Actions& list) {
  const Rink& rink = *rules.rink;
  const Team team = state.puck.team;
  if (state.shot.team != kNoTeam) {
    list_squares(short_of_net(rink, state.shot.from, other(team), state.dice.total), list);
  } else {
    const Square to = state.sides[team].at[state.mover];
    list_squares(short_of_receiver(rink, state.puck.at, to, state.dice.total), list);
  }
}

void list_landing(const Rules& rules, const State& state, Actions& list) {
  const Ice ice(rules, state);
  const int far = ice.distance(state.mover_team, state.mover, state.puck.at);
  list_squares(ice.landing(state.mover_team, state.mover, state.puck.at, state.slot, far), list);
}

void list_aim(const Rules& rules, const State& state, Actions& list) {
  const unsigned nets = reachable_nets(rules, state);
  for (std::uint16_t net = 0; net < 3; ++net) {
    if ((nets >> net & 1) == 0) continue;
    if (state.shot.precise) {
      list.push({Verb::number, 0, static_cast<std::uint16_t>(2 * net + 1)});
      list.push({Verb::number, 0, static_cast<std::uint16_t>(2 * net + 2)});
    } else {
      list.push({Verb::net, 0, net});
    }
  }
}

void list_directions(const Rules& rules, const State& state, Actions& list) {
  for (unsigned rest = clearing_directions(rules, state.puck.team, state.puck.at); rest != 0;
       rest &= rest - 1)
    list.push({Verb::clear, 0, static_cast<std::uint16_t>(std::countr_zero(rest))});
}

void list_changes(const Rules& rules, const State& state, Team team, Actions& list) {
  list_men(callable(rules, state, team), list);
  if (state.spare != 0 && may_pull(state, team)) list.push(word(Verb::pull));
  list.push(word(Verb::go));
}

void list_puck_won(const Rules& rules, const State& state, Team team, Actions& list) {
  const Side& side = state.sides[team];
  for (std::size_t slot = 1; slot < 5; ++slot)
    if (side.slot[slot] != kNobody) list.push(name_man(side.slot[slot]));
  const bool six = state.duel.last[team] == 6;  // DE-111
  if ((six && rules.on(Switch::quick_face_off) && state.play.stoppages < rules.reroll_cap) ||
      list.empty())
    list.push(word(Verb::quick));
}

void list_claims(const State& state, Actions& list) {
  list_men(state.play.claimants, list);
  if ((state.play.claimants & state.play.declined) == 0) list.push(word(Verb::decline));
}

void list_goalie_pass(const Rules& rules, const State& state, Actions& list) {
  list_men(goalie_receivers(rules, state, state.spare != 0), list);
  list_directions(rules, state, list);  // DE-93
}

}  // namespace

// DE-113: each slot a man of its kind, and who is missing.
void list_line_up(const Rules& rules, const State& state, Actions& list) {
  const Team team = state.asked;
  const Side& side = state.sides[team];
  list.push(word(Verb::ready));
  if (state.calls >= rules.numbers.line_up_moves) return;
  const bool full = size(in_slots(side)) >= face_off_number(rules, state, team);
  const Men bench = on_bench(state, team);
  const Men due = due_on_ice(side);
  bool gap = false;
  for (int slot = 0; slot < kSlots; ++slot) {
    const Man now = side.slot[static_cast<std::size_t>(slot)];
    if (slot == static_cast<int>(Slot::sixth) && !side.pulled()) continue;
    if (now == kNobody) gap = true;
    if (now == kNobody && full) continue;
    for (Men rest = substitutes(rules, state, team, slot, now, bench, due); rest != 0;
         rest &= rest - 1)
      list.push({Verb::field, first(rest), static_cast<std::uint16_t>(slot)});
  }
  if (gap && full)
    for (std::uint16_t slot = 1; slot < kSlots; ++slot)
      if (side.slot[slot] != kNobody) list.push({Verb::vacate, 0, slot});
  for (const Man goalie : {Man{0}, kSecondGoalie})
    if (goalie != side.goalie && !has(side.out, goalie)) list.push(name_man(goalie));
  if (!side.pulled()) list.push(word(Verb::pull));
}

void list_points(const Rules& rules, const State& state, Actions& list) {
  list_moves(rules, state, list);
  list_men(one_timer_receivers(rules, state), list);
  const unsigned nets = one_timer_nets(rules, state);
  for (std::uint16_t net = 0; net < 3; ++net)
    if ((nets >> net & 1) != 0) list.push({Verb::net, 0, net});
  const Points& points = state.points;
  if ((points.flags & kUseAll) == 0 && points.passing == kNobody) list.push(word(Verb::stop));
}

// DE-72, DE-76: not behind the goal line, not into the reserved zone.
void list_breakaway(const Rules& rules, const State& state, Actions& list) {
  const Rink& rink = *rules.rink;
  const Breakaway& shot = state.breakaway;
  const Ice ice(rules, state);
  const Square at = state.sides[shot.team].at[shot.man];
  const int end = other(shot.team);
  for (unsigned rest = ice.steps(shot.team, shot.man, 1); rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (rink.behind_goal_line(end, to) || rink.reserved[static_cast<std::size_t>(end)].has(to))
      continue;
    if (state.ask == Ask::shooter_nears &&
        rink.to_nearest_net(to, end) >= rink.to_nearest_net(at, end))
      continue;
    list.push(step_of(shot.man, direction));
  }
  if (state.ask == Ask::breakaway && (state.points.flags & kPlayOn) != 0)
    for (std::uint16_t net = 0; net < 3; ++net)
      if (rink.to_net(at, end, net) <= state.points.left) list.push({Verb::net, 0, net});
  list.push(word(Verb::stop));
}

namespace {

// DE-72: towards the puck, but not onto it: he was short of points.
void list_goalie_nears(const Rules& rules, const State& state, Actions& list) {
  const Team team = state.points.team;
  const Man goalie = state.sides[team].goalie;
  const Square at = state.sides[team].at[goalie];
  const Ice ice(rules, state);
  const int far = rules.rink->distance(at, state.puck.at);
  for (unsigned rest = rules.rink->steps[at]; rest != 0; rest &= rest - 1) {
    const int direction = std::countr_zero(rest);
    const Square to = beside(at, direction);
    if (ice.free(to) && to != state.puck.at && rules.rink->distance(to, state.puck.at) < far)
      list.push(step_of(goalie, direction));
  }
  list.push(word(Verb::stop));
}

void list_goalie_moves(const Rules& rules, const State& state, Actions& list) {
  const Ice ice(rules, state);
  const Team team = state.points.team;
  list_steps(state.sides[team].goalie, ice.goalie_steps(team), list);
  list.push(word(Verb::stop));
}

void list_dice(const State& state, Actions& list) {
  for (std::uint16_t dice = 1; dice <= state.dice.most; ++dice) list.push({Verb::dice, 0, dice});
}

}  // namespace
}  // namespace double_echec

void DoubleEchec::actions(const Rules& rules, const State& state, Seat seat,
                          List<Action, kMaxActions>& list) {
  list.clear();
  const Team team = seat;
  switch (state.ask) {
    case Ask::defence:
      list_moves(rules, state, list);
      if (state.points.passing == kNobody) list.push(word(Verb::stop));
      return;
    case Ask::points:
      return list_points(rules, state, list);
    case Ask::line_up:
      return list_line_up(rules, state, list);
    case Ask::puck_won:
      return list_puck_won(rules, state, team, list);
    case Ask::changes:
      return list_changes(rules, state, team, list);
    case Ask::substitute:
      return list_men(substitutes(rules, state, team, state.slot, state.mover), list);
    case Ask::door:
      return list_doors(rules, state, list);
    case Ask::entry:
      return list_entry(rules, state, list);
    case Ask::send_off:
      return list_men(sendable(state, team), list);
    case Ask::server:
      return list_men(on_bench(state, team), list);
    case Ask::hands:
      return list_words({Verb::go, Verb::snatch}, list);
    case Ask::turn_card:
      list_words({Verb::turn, Verb::two}, list);
      if (state.deck != Deck::goalie) list.push(word(Verb::wrong));
      return;
    case Ask::verdict:
      return list_words({Verb::accept, Verb::refuse}, list);
    case Ask::how_many:
      return list_dice(state, list);
    case Ask::receiver:
      list_men(receivers(state), list);
      if (state.spare != 0) list.push(word(Verb::shoot));
      return;
    case Ask::style:
      return list_words({Verb::normal, Verb::precise}, list);
    case Ask::aim:
      return list_aim(rules, state, list);
    case Ask::rest_square:
      return list_rest_squares(rules, state, list);
    case Ask::landing:
      return list_landing(rules, state, list);
    case Ask::designate:
      return list_men(designable(rules, state, team), list);
    case Ask::thief:
      return list_men(state.sides[team].active(), list);
    case Ask::way_out:
      return list_steps(state.puck.man,
                        ways_out(rules, state, team, state.puck.man,
                                 state.sides[other(team)].at[state.spare], state.slot),
                        list);
    case Ask::claim:
      return list_claims(state, list);
    case Ask::side:
      return list_words({Verb::low_side, Verb::high_side}, list);
    case Ask::rebounder:
      return list_men(nearest_to(rules, state, team, state.puck.at), list);
    case Ask::rebound:
      return list_words({Verb::shoot, Verb::keep}, list);
    case Ask::goalie_pass:
      return list_goalie_pass(rules, state, list);
    case Ask::direction:
      return list_directions(rules, state, list);
    case Ask::shooter:
      return list_men(shooters(rules, state), list);
    case Ask::goalie_spot:
      for (const Square square : rules.rink->crease[team]) list.push(at_square(square));
      return;
    case Ask::breakaway:
    case Ask::shooter_nears:
      return list_breakaway(rules, state, list);
    case Ask::goalie_moves:
      return list_goalie_moves(rules, state, list);
    case Ask::goalie_tries:
      return list_words({Verb::attempt, Verb::stay}, list);
    case Ask::goalie_nears:
      return list_goalie_nears(rules, state, list);
    case Ask::die:
    case Ask::card:
    case Ask::over:
      return;
  }
}

}  // namespace benchboss
