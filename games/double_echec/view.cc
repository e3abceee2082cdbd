// What both coaches see, in words and numbers: the rink, the men, the clock, the decks and what is
// going on. docs/views/double-echec.md explains every field to whoever draws it.
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
constexpr std::array<std::string_view, 4> kFaultNames = {"none", "wrong_deck", "two_cards",
                                                         "opponents_card"};

// What is not there is written down as null, so that every view has the same fields.
void describe_team_number(std::string_view name, Team team, Fields& fields) {
  if (team == kNoTeam) return fields.none(name);
  fields.number(name, team + 1);
}

void describe_number(std::string_view name, Man man, Fields& fields) {
  if (man == kNobody) return fields.none(name);
  fields.number(name, man + 1);
}

void describe_place(Square square, Fields& fields) {
  fields.number("row", row_of(square));
  fields.number("column", column_of(square));
}

void describe_numbers(std::string_view name, Men men, Fields& fields) {
  fields.open_list(name);
  for (; men != 0; men &= men - 1) fields.number("", first(men) + 1);
  fields.close();
}

void describe_doors(const Rink& rink, Fields& fields) {
  fields.open_list("doors");
  for (Team team = 0; team < 2; ++team)
    for (const bool box : {false, true})
      for (const Square door : box ? rink.box_doors[team] : rink.bench_doors[team]) {
        fields.open_group("");
        fields.number("team", team + 1);
        fields.word("to", box ? "box" : "bench");
        describe_place(door, fields);
        fields.close();
      }
  fields.close();
}

void describe_rink(const Rules& rules, Fields& fields) {
  const Rink& rink = *rules.rink;
  fields.open_group("rink");
  fields.number("rows", rink.rows);
  fields.number("columns", rink.columns);
  fields.number("red_line", rink.red_line);
  fields.number("middle", rink.middle);
  fields.number("home_zone", rink.zone_edge[0]);
  fields.number("visitors_zone", rink.zone_edge[1]);
  fields.number("home_net", rink.net_row[0]);
  fields.number("visitors_net", rink.net_row[1]);
  fields.number("home_reserved", row_of(rink.crease[0][0]));
  fields.number("visitors_reserved", row_of(rink.crease[1][0]));
  fields.number("net_low", column_of(rink.crease[0][0]));
  fields.number("net_high", column_of(rink.crease[0][2]));
  fields.open_list("spots");
  for (const Square spot : rink.spots) {
    fields.open_group("");
    describe_place(spot, fields);
    fields.close();
  }
  fields.close();
  describe_doors(rink, fields);
  fields.close();
}

void describe_abilities(const Rules& rules, const Side& side, Team team, Man man, Fields& fields) {
  const Abilities& dice = rules.abilities(team, man);
  if (has(kGoalies, man)) return fields.number("save", dice.save);
  fields.number("shot", dice.shot);
  fields.number("pass", dice.pass);
  fields.number("steal", dice.steal);
  fields.number("fight", dice.fight);
  fields.flag("superstar", has(rules.superstars[team], man));
  fields.number("thirds", side.hurt(man));
}

void describe_man(const Rules& rules, const State& state, Team team, Man man, Fields& fields) {
  const Side& side = state.sides[team];
  const bool goalie = has(kGoalies, man);
  const int slot = slot_of(side, man);
  const bool leaving = has(side.leaving, man);
  fields.open_group("");
  fields.number("number", man + 1);
  fields.word("slot", goalie ? "G" : slot < kSlots ? slot_code(static_cast<Slot>(slot)) : "-");
  fields.word("position",
              goalie ? std::string_view("G") : slot_code(rules.abilities(team, man).position));
  const bool placed = side.at[man] < kSquares;
  if (placed) describe_place(side.at[man], fields);
  describe_abilities(rules, side, team, man, fields);
  if (placed) {
    fields.flag("puck", state.puck.team == team && state.puck.man == man);
    fields.flag("zone", has(side.active(), man) && !state.breakaway.on());
  }
  fields.flag("leaving", leaving);
  if (leaving)
    describe_number(
        "for", slot < kSlots ? side.waiting[static_cast<std::size_t>(slot)] : Man{kNobody}, fields);
  fields.close();
}

void describe_men(std::string_view name, const Rules& rules, const State& state, Team team, Men men,
                  Fields& fields) {
  fields.open_list(name);
  for (; men != 0; men &= men - 1) describe_man(rules, state, team, first(men), fields);
  fields.close();
}

void describe_box(const Side& side, Fields& fields) {
  fields.open_list("box");
  for (int i = 0; i < side.boxed; ++i) {
    const Penalty& penalty = side.box[static_cast<std::size_t>(i)];
    fields.open_group("");
    describe_number("number", penalty.man, fields);
    fields.number("units", penalty.left & ~kMajor);
    fields.flag("major", (penalty.left & kMajor) != 0);
    fields.flag("runs", i < side.running());
    fields.close();
  }
  fields.close();
}

// Before the puck is dropped the men of the line-up have no square yet.
Men shown_on_ice(const State& state, Team team) {
  const Side& side = state.sides[team];
  if (side.on_ice != 0 || state.ask != Ask::line_up) return taking_part(state, team);
  return side.pulled() ? in_slots(side) : in_slots(side) | men_of(side.goalie);
}

void describe_team(const Rules& rules, const State& state, Team team, Fields& fields) {
  const Side& side = state.sides[team];
  const Men on_ice = shown_on_ice(state, team);
  fields.open_group("");
  fields.word("club", kClubWords[rules.clubs[team]]);
  fields.number("goals", side.goals);
  fields.number("shoot_out_goals", side.shoot_out_goals);
  fields.flag("pulled", side.pulled());
  describe_men("on_ice", rules, state, team, on_ice, fields);
  const Men bench = on_bench(state, team) | (kGoalies & ~side.out & ~on_ice & ~side.on_ice);
  describe_men("bench", rules, state, team, bench, fields);
  describe_box(side, fields);
  describe_numbers("out", side.out, fields);
  fields.close();
}

void describe_puck(const State& state, Fields& fields) {
  const Puck& puck = state.puck;
  fields.open_group("puck");
  describe_place(puck.at, fields);
  describe_team_number("team", puck.team, fields);
  describe_number("number", puck.man, fields);
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

void describe_card(const State& state, Fields& fields) {
  if (!state.face_up) return fields.none("card");
  fields.open_group("card");
  fields.word("card", card_code(state.turned));
  fields.word("deck", kDeckNames[static_cast<std::size_t>(state.deck)]);
  describe_team_number("team", state.play.carded, fields);
  if (state.fault == Fault::two_cards && state.ask == Ask::verdict) {
    fields.word("second", card_code(state.second));
  } else {
    fields.none("second");
  }
  fields.close();
}

bool spends_points(Ask ask) {
  return ask == Ask::entry || ask == Ask::defence || ask == Ask::points || ask == Ask::breakaway ||
         ask == Ask::goalie_moves || ask == Ask::goalie_nears || ask == Ask::shooter_nears;
}

void describe_points(const State& state, Fields& fields) {
  const bool spent = spends_points(state.ask);
  const bool free_choice = state.ask == Ask::points;
  if (spent) {
    fields.number("points", state.points.left);
  } else {
    fields.none("points");
  }
  const auto flag = [&](std::string_view name, int which) {
    fields.flag(name, free_choice && (state.points.flags & which) != 0);
  };
  flag("one_timer", kPlayOn);
  flag("use_all", kUseAll);
  flag("must_leave", kMustLeave);
  describe_number("passing", spent ? state.points.passing : Man{kNobody}, fields);
}

// Whom and which slot the question is about.
void describe_question(const State& state, Fields& fields) {
  const bool comes_on =
      state.ask == Ask::substitute || state.ask == Ask::door || state.ask == Ask::entry;
  const bool short_pass = state.ask == Ask::rest_square && state.shot.team == kNoTeam;
  const bool about_a_man = comes_on || short_pass || state.ask == Ask::landing;
  describe_number("man", about_a_man ? state.mover : Man{kNobody}, fields);
  if (comes_on) {
    fields.word("slot", slot_code(static_cast<Slot>(state.slot)));
  } else {
    fields.none("slot");
  }
}

// What the dice are thrown for, and by whom: it is what comes next on the agenda.
struct Throw {
  std::string_view what = "-";
  Team team = kNoTeam;
};

Throw throw_of(const State& state) {
  if (state.tasks == 0) return {};
  const Task& next = state.agenda[state.tasks - 1u];
  const Team carrier = state.puck.team;
  const Team shooter = state.breakaway.on() ? state.breakaway.team : state.shot.team;
  switch (next.what) {
    case Do::centre_rolled:
      return {"face_off", next.a};
    case Do::defence_moves:
      return {"defence", next.a};
    case Do::left:
      return {"leave", next.a};
    case Do::entered:
      return {"enter", next.a};
    case Do::attempt_rolled:
      return {"attempt", next.a};
    case Do::pass_rolled:
      return {"pass", next.a};
    case Do::advance_rolled:
      return {"advance", carrier};
    case Do::clear_rolled:
      return {"clear", carrier};
    case Do::thief_rolled:
      return {"steal", other(carrier)};
    case Do::fight_carrier_rolled:
      return {"fight", carrier};
    case Do::fight_thief_rolled:
      return {"fight", other(carrier)};
    case Do::shot_rolled:
      return {"shot", shooter};
    case Do::precise_rolled:
      return {"aim", shooter};
    case Do::odd_or_even:
      return {"odd_or_even", shooter};
    case Do::save_rolled:
      return {"save", other(shooter)};
    case Do::break_rolled:
      return {"skate", shooter};
    case Do::break_chase_rolled:
      return {"attempt", shooter};
    case Do::break_nears_rolled:
      return {"nearer", shooter};
    case Do::goalie_rolled:
      return {"goalie", other(shooter)};
    case Do::break_try_rolled:
      return {"attempt", other(shooter)};
    default:
      return {};
  }
}

void describe_dice(const State& state, Fields& fields) {
  const bool owed = state.ask == Ask::die || state.ask == Ask::how_many;
  const Throw thrown = owed ? throw_of(state) : Throw{};
  fields.open_group("dice");
  if (owed) {
    fields.word("for", thrown.what);
  } else {
    fields.none("for");
  }
  describe_team_number("team", thrown.team, fields);
  fields.number("count", state.dice.count);
  fields.number("left", state.ask == Ask::die ? state.dice.left : 0);
  fields.number("total", state.dice.total);
  fields.number("last", state.dice.last);
  fields.close();
}

bool on_agenda(const State& state, std::initializer_list<Do> tasks) {
  for (std::size_t i = 0; i < state.tasks; ++i)
    for (const Do each : tasks)
      if (state.agenda[i].what == each) return true;
  return false;
}

void describe_face_off(const Rules& rules, const State& state, Fields& fields) {
  if (state.ask != Ask::puck_won && !on_agenda(state, {Do::drop_puck, Do::centre_rolled}))
    return fields.none("face_off");
  fields.open_group("face_off");
  describe_place(rules.rink->spots[state.spot], fields);
  fields.number("home", state.duel.total[0]);
  fields.number("visitors", state.duel.total[1]);
  fields.number("ties", state.duel.rounds);
  describe_team_number("winner", state.ask == Ask::puck_won ? state.asked : Team{kNoTeam}, fields);
  fields.close();
}

void describe_fight(const State& state, Fields& fields) {
  if (!on_agenda(state, {Do::fight, Do::fight_carrier_rolled, Do::fight_thief_rolled}))
    return fields.none("fight");
  fields.open_group("fight");
  fields.number("round", state.duel.rounds);
  fields.number("carrier_team", state.puck.team + 1);
  fields.number("carrier", state.puck.man + 1);
  fields.number("thief", state.duel.thief + 1);
  if (on_agenda(state, {Do::fight_thief_rolled})) {
    fields.number("carrier_total", state.duel.total[state.puck.team]);
  } else {
    fields.none("carrier_total");
  }
  fields.close();
}

void describe_shot(const State& state, Fields& fields) {
  const Shot& shot = state.shot;
  const bool asked = state.ask == Ask::style || state.ask == Ask::aim ||
                     (state.ask == Ask::rest_square && shot.team != kNoTeam);
  if (!asked && !on_agenda(state, {Do::shot_rolled, Do::precise_rolled, Do::odd_or_even, Do::save,
                                   Do::save_rolled}))
    return fields.none("shot");
  const bool aimed = on_agenda(state, {Do::odd_or_even, Do::save, Do::save_rolled}) ||
                     on_agenda(state, {Do::precise_rolled});
  fields.open_group("shot");
  fields.number("team", shot.team + 1);
  fields.number("number", shot.man + 1);
  describe_place(shot.from, fields);
  fields.flag("one_timer", shot.one_timer);
  fields.flag("precise", shot.precise);
  if (aimed) {
    fields.number("net", shot.net + 1);
  } else {
    fields.none("net");
  }
  if (aimed && shot.number != 0) {
    fields.number("aim", shot.number);
  } else {
    fields.none("aim");
  }
  fields.close();
}

void describe_penalty_shot(const State& state, Fields& fields) {
  const Breakaway& shot = state.breakaway;
  if (!shot.on()) return fields.none("penalty_shot");
  fields.open_group("penalty_shot");
  fields.number("team", shot.team + 1);
  describe_number("number", shot.man, fields);
  fields.flag("strayed", shot.strayed);
  fields.flag("shoot_out", shot.shoot_out);
  fields.number("round", (shot.round + 1) / 2);
  fields.close();
}

void describe_fault(const State& state, Fields& fields) {
  if (state.fault == Fault::none) return fields.none("fault");
  fields.open_group("fault");
  fields.word("what", kFaultNames[static_cast<std::size_t>(state.fault)]);
  describe_team_number("team", state.guilty, fields);
  fields.close();
}

// The deck from which a card is due.
void describe_due(const State& state, Fields& fields) {
  if (state.ask != Ask::card && state.ask != Ask::hands && state.ask != Ask::turn_card)
    return fields.none("due");
  fields.word("due", kDeckNames[static_cast<std::size_t>(state.deck)]);
}

void describe_clock(const Rules& rules, const State& state, Fields& fields) {
  fields.number("period", state.period);
  fields.number("periods", rules.numbers.periods);
  fields.number("units", state.units);
  fields.number("of_units", rules.numbers.units);
  describe_team_number("possession", state.play.carded, fields);
  describe_team_number("icing", state.play.icing, fields);
}

}  // namespace

void DoubleEchec::describe(const Rules& rules, const View& view, Fields& fields) {
  const State& state = view.state;
  fields.word("phase", kAskNames[static_cast<std::size_t>(state.ask)]);
  const bool decision = state.ask > Ask::card && state.ask < Ask::over;
  describe_team_number("to_play", decision ? state.asked : Team{kNoTeam}, fields);
  describe_question(state, fields);
  describe_clock(rules, state, fields);
  describe_points(state, fields);
  describe_dice(state, fields);
  describe_card(state, fields);
  describe_due(state, fields);
  describe_face_off(rules, state, fields);
  describe_shot(state, fields);
  describe_fight(state, fields);
  describe_penalty_shot(state, fields);
  describe_fault(state, fields);
  describe_numbers("claimants", state.ask == Ask::claim ? state.play.claimants : Men{0}, fields);
  describe_puck(state, fields);
  fields.open_list("teams");
  for (Team team = 0; team < 2; ++team) describe_team(rules, state, team, fields);
  fields.close();
  describe_decks(state, fields);
  describe_rink(rules, fields);
}

}  // namespace benchboss
