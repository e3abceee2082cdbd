// Why a move is refused: what the referee waits for, or the rule that forbids this one.
#include "games/double_echec/double_echec.h"

namespace benchboss {

using namespace double_echec;

namespace {

// What the coach is asked, for a move that is no answer to it at all.
constexpr std::array<Refusal, static_cast<std::size_t>(Ask::over)> kWaitsFor = {{
    {"de.refused.roll_first", {11}},    {"de.refused.card_first", {30}},
    {"de.refused.line_up", {113}},      {"de.refused.puck_won", {110}},
    {"de.refused.changes", {120}},      {"de.refused.substitute", {14}},
    {"de.refused.door", {123}},         {"de.refused.entry", {123}},
    {"de.refused.defence", {30}},       {"de.refused.points", {31}},
    {"de.refused.send_off", {29}},      {"de.refused.server", {27}},
    {"de.refused.hands", {126}},        {"de.refused.turn_card", {125}},
    {"de.refused.verdict", {125}},      {"de.refused.how_many", {152}},
    {"de.refused.receiver", {40}},      {"de.refused.style", {74}},
    {"de.refused.aim", {66}},           {"de.refused.rest_square", {81}},
    {"de.refused.landing", {38}},       {"de.refused.designate", {36}},
    {"de.refused.thief", {60}},         {"de.refused.way_out", {61}},
    {"de.refused.claim", {50}},         {"de.refused.side", {9}},
    {"de.refused.rebounder", {91}},     {"de.refused.rebound", {97}},
    {"de.refused.goalie_pass", {92}},   {"de.refused.direction", {101}},
    {"de.refused.shooter", {71}},       {"de.refused.goalie_spot", {71}},
    {"de.refused.breakaway", {72}},     {"de.refused.goalie_moves", {72}},
    {"de.refused.goalie_tries", {72}},  {"de.refused.goalie_nears", {72}},
    {"de.refused.shooter_nears", {75}},
}};

constexpr std::uint32_t verbs(std::initializer_list<Verb> list) {
  std::uint32_t set = 0;
  for (const Verb verb : list) set |= 1u << static_cast<int>(verb);
  return set;
}

// What can be an answer at all: most moves are not, and need no list of those that are.
constexpr std::array<std::uint32_t, static_cast<std::size_t>(Ask::over)> kAnswers = {{
    0,  // a die
    0,  // a card
    verbs({Verb::ready, Verb::field, Verb::vacate, Verb::man, Verb::pull}),
    verbs({Verb::man, Verb::quick}),
    verbs({Verb::man, Verb::pull, Verb::go}),
    verbs({Verb::man}),
    verbs({Verb::square}),
    verbs({Verb::step, Verb::stop}),
    verbs({Verb::step, Verb::stop}),
    verbs({Verb::step, Verb::man, Verb::net, Verb::stop}),
    verbs({Verb::man}),
    verbs({Verb::man}),
    verbs({Verb::go, Verb::snatch}),
    verbs({Verb::turn, Verb::two, Verb::wrong}),
    verbs({Verb::accept, Verb::refuse}),
    verbs({Verb::dice}),
    verbs({Verb::man, Verb::shoot}),
    verbs({Verb::normal, Verb::precise}),
    verbs({Verb::number, Verb::net}),
    verbs({Verb::square}),
    verbs({Verb::square}),
    verbs({Verb::man}),
    verbs({Verb::man}),
    verbs({Verb::step}),
    verbs({Verb::man, Verb::decline}),
    verbs({Verb::low_side, Verb::high_side}),
    verbs({Verb::man}),
    verbs({Verb::shoot, Verb::keep}),
    verbs({Verb::man, Verb::clear}),
    verbs({Verb::clear}),
    verbs({Verb::man}),
    verbs({Verb::square}),
    verbs({Verb::step, Verb::net, Verb::stop}),
    verbs({Verb::step, Verb::stop}),
    verbs({Verb::attempt, Verb::stay}),
    verbs({Verb::step, Verb::stop}),
    verbs({Verb::step, Verb::stop}),
}};

// A step of points: who, and where to.
Refusal explain_step(const Rules& rules, const State& state, Seat seat, Action action) {
  const Side& side = state.sides[seat];
  if (!has(side.on_ice, action.man)) return {"de.refused.not_on_ice", {6}};
  if (has(side.leaving, action.man)) return {"de.refused.on_his_way", {121}};
  if (state.points.passing != kNobody && state.points.passing != action.man)
    return {"de.refused.two_on_a_square", {6}};
  const Square from = side.at[action.man];
  if ((rules.rink->steps[from] >> action.where & 1) == 0) return {"de.refused.boards_or_net", {4}};
  const Square to = beside(from, action.where);
  for (Men rest = state.sides[1 - seat].on_ice; rest != 0; rest &= rest - 1)
    if (state.sides[1 - seat].at[first(rest)] == to) return {"de.refused.opponent_there", {6}};
  if (rules.rink->reserved[0].has(to) || rules.rink->reserved[1].has(to))
    return {"de.refused.reserved_zone", {3}};
  if (has(kGoalies, action.man)) return {"de.refused.goalie_stays", {83}};
  if (state.puck.loose() && state.puck.at == to) return {"de.refused.puck_there", {36}};
  if ((state.points.flags & kMustLeave) != 0) return {"de.refused.must_leave", {46}};
  return {"de.refused.teammate_there", {6}};
}

Refusal explain_stop(const State& state) {
  if (state.points.passing != kNobody) return {"de.refused.two_on_a_square", {6}};
  return {"de.refused.use_all", {31}};
}

Refusal explain_one_timer(const State& state) {
  if ((state.points.flags & kMustLeave) != 0) return {"de.refused.must_leave", {46}};
  if ((state.points.flags & kPlayOn) == 0) return {"de.refused.no_one_timer", {44}};
  return {"de.refused.too_far", {44}};
}

}  // namespace

Refusal DoubleEchec::explain(const Rules& rules, const State& state, Seat seat, Action action) {
  const auto asked = static_cast<std::size_t>(state.ask);
  if ((kAnswers[asked] >> static_cast<int>(action.verb) & 1) == 0) return kWaitsFor[asked];
  const bool spending = state.ask == Ask::defence || state.ask == Ask::points;
  if (spending && action.verb == Verb::step && !has(state.sides[seat].on_ice, action.man))
    return explain_step(rules, state, seat, action);
  List<Action, kMaxActions> list;
  actions(rules, state, seat, list);
  if (list.contains(action)) return {};
  if (spending && action.verb == Verb::step) return explain_step(rules, state, seat, action);
  if (spending && action.verb == Verb::stop) return explain_stop(state);
  if (state.ask == Ask::points && (action.verb == Verb::man || action.verb == Verb::net))
    return explain_one_timer(state);
  return kWaitsFor[asked];
}

}  // namespace benchboss
