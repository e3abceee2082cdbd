// What both coaches see, in words and numbers: the rink, the men, the clock, the decks.
#include "games/double_echec/choices.h"
#include "games/double_echec/double_echec.h"
#include "games/double_echec/ice.h"

namespace benchboss {

using namespace double_echec;

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Ask::over) + 1> kAskNames = {
    "die",           "card",        "line_up",   "puck_won",     "changes",      "substitute",
    "door",          "entry",       "defence",   "points",       "send_off",     "server",
    "hands",         "turn_card",   "verdict",   "how_many",     "receiver",     "style",
    "aim",           "rest_square", "landing",   "designate",    "thief",        "way_out",
    "claim",         "side",        "rebounder", "rebound",      "goalie_pass",  "direction",
    "shooter",       "goalie_spot", "breakaway", "goalie_moves", "goalie_tries", "goalie_nears",
    "shooter_nears", "over"};
constexpr std::array<std::string_view, kDecks> kDeckNames = {"forward", "defender", "goalie"};

void describe_place(Square square, Fields& fields) {
  fields.number("row", row_of(square));
  fields.number("column", column_of(square));
}

void describe_rink(const Rules& rules, Fields& fields) {
  const Rink& rink = *rules.rink;
  fields.open_group("rink");
  fields.number("rows", rink.rows);
  fields.number("columns", rink.columns);
  fields.number("red_line", rink.red_line);
  fields.number("home_zone", rink.zone_edge[0]);
  fields.number("visitors_zone", rink.zone_edge[1]);
  fields.number("home_net", rink.net_row[0]);
  fields.number("visitors_net", rink.net_row[1]);
  fields.number("net_low", column_of(rink.crease[0][0]));
  fields.number("net_high", column_of(rink.crease[0][2]));
  fields.open_list("spots");
  for (const Square spot : rink.spots) {
    fields.open_group("");
    describe_place(spot, fields);
    fields.close();
  }
  fields.close();
  fields.open_list("doors");
  for (Team team = 0; team < 2; ++team)
    for (const auto& doors : {rink.bench_doors[team], rink.box_doors[team]})
      for (const Square door : doors) {
        fields.open_group("");
        fields.number("team", team + 1);
        describe_place(door, fields);
        fields.close();
      }
  fields.close();
  fields.close();
}

void describe_man(const Rules& rules, const State& state, Team team, Man man, Fields& fields) {
  const Side& side = state.sides[team];
  const Abilities& dice = rules.abilities(team, man);
  fields.open_group("");
  fields.number("number", man + 1);
  const int slot = slot_of(side, man);
  fields.word("slot", has(kGoalies, man) ? "G"
                      : slot < kSlots    ? slot_code(static_cast<Slot>(slot))
                                         : "-");
  fields.word("position", has(kGoalies, man) ? std::string_view("G") : slot_code(dice.position));
  if (side.at[man] < kSquares) describe_place(side.at[man], fields);
  if (has(kGoalies, man)) {
    fields.number("save", dice.save);
  } else {
    fields.number("shot", dice.shot);
    fields.number("pass", dice.pass);
    fields.number("steal", dice.steal);
    fields.number("fight", dice.fight);
    fields.number("thirds", side.hurt(man));
  }
  fields.flag("leaving", has(side.leaving, man));
  fields.close();
}

void describe_team(const Rules& rules, const State& state, Team team, Fields& fields) {
  const Side& side = state.sides[team];
  const bool lining_up = side.on_ice == 0 && state.ask == Ask::line_up;
  Men on_ice = lining_up ? in_slots(side) : taking_part(state, team);
  if (lining_up && !side.pulled()) on_ice |= men_of(side.goalie);
  fields.open_group("");
  fields.word("club", kClubWords[rules.clubs[team]]);
  fields.number("goals", side.goals);
  fields.number("shoot_out_goals", side.shoot_out_goals);
  fields.flag("pulled", side.pulled());
  fields.open_list("on_ice");
  for (Men rest = on_ice; rest != 0; rest &= rest - 1)
    describe_man(rules, state, team, first(rest), fields);
  fields.close();
  fields.open_list("bench");
  for (Men rest = on_bench(state, team); rest != 0; rest &= rest - 1)
    describe_man(rules, state, team, first(rest), fields);
  fields.close();
  fields.open_list("box");
  for (int i = 0; i < side.boxed; ++i) {
    const Penalty& penalty = side.box[static_cast<std::size_t>(i)];
    fields.open_group("");
    if (penalty.man == kNobody) {
      fields.none("number");
    } else {
      fields.number("number", penalty.man + 1);
    }
    fields.number("units", penalty.left & ~kMajor);
    fields.flag("runs", i < side.running());
    fields.close();
  }
  fields.close();
  fields.open_list("out");
  for (Men rest = side.out; rest != 0; rest &= rest - 1) fields.number("", first(rest) + 1);
  fields.close();
  fields.close();
}

void describe_puck(const State& state, Fields& fields) {
  const Puck& puck = state.puck;
  fields.open_group("puck");
  describe_place(puck.at, fields);
  if (puck.loose()) {
    fields.none("team");
    fields.none("number");
  } else {
    fields.number("team", puck.team + 1);
    fields.number("number", puck.man + 1);
  }
  fields.close();
}

// How many cards of each kind may still come.
void describe_decks(const State& state, Fields& fields) {
  fields.open_group("decks");
  for (std::size_t deck = 0; deck < kDecks; ++deck) {
    fields.open_group(kDeckNames[deck]);
    for (std::size_t card = 0; card < kCards; ++card)
      if (state.draw[deck][card] + state.played[deck][card] > 0)
        fields.number(card_code(static_cast<Card>(card)), state.draw[deck][card]);
    fields.close();
  }
  fields.close();
}

bool spends_points(Ask ask) {
  return ask == Ask::entry || ask == Ask::defence || ask == Ask::points || ask == Ask::breakaway ||
         ask == Ask::goalie_moves || ask == Ask::goalie_nears || ask == Ask::shooter_nears;
}

}  // namespace

void DoubleEchec::describe(const Rules& rules, const View& view, Fields& fields) {
  const State& state = view.state;
  fields.word("phase", kAskNames[static_cast<std::size_t>(state.ask)]);
  if (state.ask > Ask::card && state.ask < Ask::over) {
    fields.seat("to_play", state.asked);
  } else {
    fields.none("to_play");
  }
  fields.number("period", state.period);
  fields.number("units", state.units);
  fields.number("of_units", rules.numbers.units);
  if (spends_points(state.ask)) {
    fields.number("points", state.points.left);
  } else {
    fields.none("points");
  }
  fields.number("dice", state.dice.total);
  fields.number("man", state.mover == kNobody ? 0 : state.mover + 1);
  fields.flag("penalty_shot", state.breakaway.on());
  describe_puck(state, fields);
  fields.open_list("teams");
  for (Team team = 0; team < 2; ++team) describe_team(rules, state, team, fields);
  fields.close();
  describe_decks(state, fields);
  describe_rink(rules, fields);
}

}  // namespace benchboss
