#include "games/pairadice/sheet.h"

#include "games/pairadice/bench.h"
#include "games/pairadice/events.h"
#include "games/pairadice/pairadice.h"

#include <algorithm>

namespace benchboss {

using namespace pairadice;

namespace {

constexpr std::array<std::string_view, kCounts> kCountNames = {"goals",
                                                               "shots",
                                                               "penalties",
                                                               "penalty_minutes",
                                                               "penalties_drawn",
                                                               "power_play_goals",
                                                               "short_handed_goals",
                                                               "empty_net_goals",
                                                               "face_offs",
                                                               "injuries"};

constexpr std::size_t side_of(std::int16_t name) {
  return static_cast<std::size_t>(name >= kFirstClub ? name - kFirstClub : name / 64);
}
constexpr Man man_of(std::int16_t name) {
  return name == kNoName ? kNobody : static_cast<Man>(name % 64);
}

class Pencil {
 public:
  Pencil(const Rules& rules, Sheet& sheet) : rules_(rules), sheet_(sheet) {}

  void add(std::size_t side, Count count, int by = 1) {
    const std::size_t column = std::clamp<std::size_t>(sheet_.period, 1, kColumns) - 1;
    auto& cell = sheet_.teams[side][column][static_cast<std::size_t>(count)];
    cell = static_cast<std::uint16_t>(cell + by);
  }

  ManLine& line(std::int16_t name) { return sheet_.men[side_of(name)][man_of(name)]; }

  // PD-63: with an advantage the goal changes nobody's plus and minus.
  void goal(std::int16_t club, std::int16_t scorer, GoalNote note) {
    const std::size_t side = side_of(club);
    add(side, Count::goals);
    ++line(scorer).goals;
    if (note == GoalNote::power_play) add(side, Count::power_play_goals);
    if (note == GoalNote::short_handed) add(side, Count::short_handed_goals);
    if (note == GoalNote::empty_net) {
      add(side, Count::empty_net_goals);
    } else {
      ++sheet_.men[1 - side][sheet_.goalies[1 - side]].goals_against;
    }
    if (!is_power_play(side)) {
      plus_minus(side, +1);
      plus_minus(1 - side, -1);
    }
    if (sheet_.goal_count < Sheet::kListed) {
      GoalEntry& entry = sheet_.goals[sheet_.goal_count];
      entry = {};
      entry.period = sheet_.period;
      entry.side = static_cast<std::uint8_t>(side);
      entry.scorer = scorer;
      entry.note = note;
    }
    ++sheet_.goal_count;
  }

  void time_of_goal(int minute, int second) {
    if (sheet_.goal_count > Sheet::kListed) return;
    sheet_.goals[sheet_.goal_count - 1u].seconds = static_cast<std::uint16_t>(60 * minute + second);
  }

  void assist(std::int16_t name) {
    ++line(name).assists;
    if (sheet_.goal_count > Sheet::kListed) return;
    GoalEntry& entry = sheet_.goals[sheet_.goal_count - 1u];
    entry.assists[entry.helpers++] = name;
  }

  void shot(std::int16_t club, std::int16_t shooter) {
    const std::size_t side = side_of(club);
    add(side, Count::shots);
    ++line(shooter).shots;
    sheet_.ice_at_shot = sheet_.ice;
    if (!sheet_.nets_empty[1 - side])
      ++sheet_.men[1 - side][sheet_.goalies[1 - side]].shots_against;
  }

  void penalty(std::int16_t club, std::int16_t name, std::int16_t what, int minutes) {
    const std::size_t side = side_of(club);
    add(side, Count::penalties);
    add(side, Count::penalty_minutes, minutes);
    ManLine& man = line(name);
    man.penalty_minutes = static_cast<std::uint16_t>(man.penalty_minutes + minutes);
    if (sheet_.penalty_count < Sheet::kListed)
      sheet_.penalties[sheet_.penalty_count] = {sheet_.period, static_cast<std::uint8_t>(minutes),
                                                static_cast<std::uint16_t>(clock()), name, what};
    ++sheet_.penalty_count;
  }

  // The minutes since the last stroke are played by everybody on the ice.
  void stroke(int number) {
    const int before = clock_at(is_short_period(), sheet_.stroke, 0);
    sheet_.stroke = static_cast<std::uint8_t>(number);
    sheet_.since_stroke = 0;
    const auto played = static_cast<std::uint16_t>((clock() - before) / 60);
    for (std::size_t side = 0; side < 2; ++side) {
      for (const Man man : sheet_.ice[side])
        if (man != kNobody) add_minutes(side, man, played);
      if (!sheet_.nets_empty[side]) add_minutes(side, sheet_.goalies[side], played);
    }
  }

  // PD-26: ice actions and shots take time, no other roll does.
  void roll(RuleId rule) {
    const bool takes_time = rule == RuleId{15} || rule == RuleId{20} || rule == RuleId{21};
    if (takes_time && sheet_.since_stroke < UINT8_MAX) ++sheet_.since_stroke;
  }

  void plays(std::int16_t name) { sheet_.played[side_of(name)] |= bit_of(man_of(name)); }

  void stand(std::int16_t club, int spot, std::int16_t name) {
    sheet_.ice[side_of(club)][static_cast<std::size_t>(spot)] = man_of(name);
  }

 private:
  bool is_short_period() const {
    return sheet_.period > kPeriods && rules_.overtime == Overtime::five;
  }
  int clock() const { return clock_at(is_short_period(), sheet_.stroke, sheet_.since_stroke); }
  void add_minutes(std::size_t side, Man man, std::uint16_t minutes) {
    std::uint16_t& cell = sheet_.men[side][man].minutes;
    cell = static_cast<std::uint16_t>(cell + minutes);
  }
  int strength(std::size_t side) const {  // at the shot, without the sixth man
    const auto& men = sheet_.ice_at_shot[side];
    return static_cast<int>(
        std::count_if(men.begin(), men.end() - 1, [](Man man) { return man != kNobody; }));
  }
  bool is_power_play(std::size_t side) const { return strength(side) > strength(1 - side); }
  void plus_minus(std::size_t side, int by) {
    for (const Man man : sheet_.ice_at_shot[side])
      if (man != kNobody) {
        auto& cell = sheet_.men[side][man].plus_minus;
        cell = static_cast<std::int16_t>(cell + by);
      }
  }

  const Rules& rules_;
  Sheet& sheet_;
};

std::int64_t total(const Sheet& sheet, std::size_t side, Count count) {
  std::int64_t sum = 0;
  for (const auto& column : sheet.teams[side]) sum += column[static_cast<std::size_t>(count)];
  return sum;
}

void describe_man(const Rules& rules, const Sheet& sheet, std::size_t side, std::size_t man,
                  Fields& fields) {
  const ManLine& line = sheet.men[side][man];
  const Card& card = rules.teams[side].cards[man];
  fields.open_group("");
  fields.number("no", card.number);
  fields.word("name", rules.teams[side].names[man].view());
  fields.word("pos", spot_word(card.spot));
  if (card.is_goalie()) {
    fields.number("shots_against", line.shots_against);
    fields.number("saves", line.shots_against - line.goals_against);
    fields.number("goals_against", line.goals_against);
  } else {
    fields.number("goals", line.goals);
    fields.number("assists", line.assists);
    fields.number("shots", line.shots);
    fields.number("plus_minus", line.plus_minus);
  }
  fields.number("penalty_minutes", line.penalty_minutes);
  fields.number("minutes", line.minutes);
  if (sheet.games_hurt[side][man] > 0) fields.number("games_hurt", sheet.games_hurt[side][man]);
  fields.close();
}

void describe_goals(const Rules& rules, const Sheet& sheet, Fields& fields) {
  fields.open_list("goals");
  for (std::size_t i = 0; i < std::min<std::size_t>(sheet.goal_count, Sheet::kListed); ++i) {
    const GoalEntry& goal = sheet.goals[i];
    fields.open_group("");
    fields.number("team", goal.side + 1);
    fields.number("period", goal.period);
    fields.number("seconds", goal.seconds);
    fields.word("scorer", Pairadice::proper_name(rules, goal.scorer));
    fields.open_list("assists");
    for (std::size_t helper = 0; helper < goal.helpers; ++helper)
      fields.word("", Pairadice::proper_name(rules, goal.assists[helper]));
    fields.close();
    fields.word("how", Pairadice::terms()[static_cast<std::size_t>(term_of(goal.note))]);
    fields.close();
  }
  fields.close();
}

void describe_penalties(const Rules& rules, const Sheet& sheet, Fields& fields) {
  fields.open_list("penalties");
  for (std::size_t i = 0; i < std::min<std::size_t>(sheet.penalty_count, Sheet::kListed); ++i) {
    const PenaltyEntry& penalty = sheet.penalties[i];
    fields.open_group("");
    fields.number("team", static_cast<std::int64_t>(side_of(penalty.man)) + 1);
    fields.number("period", penalty.period);
    fields.number("minute", penalty.seconds / 60);
    fields.number("seconds", penalty.seconds);
    fields.word("player", Pairadice::proper_name(rules, penalty.man));
    fields.word("penalty", Pairadice::terms()[static_cast<std::size_t>(penalty.what)]);
    fields.number("minutes", penalty.minutes);
    fields.close();
  }
  fields.close();
}

}  // namespace

void Pairadice::note(const Rules& rules, Sheet& sheet, const Event& event) {
  Pencil pencil(rules, sheet);
  const auto& args = event.args;
  switch (static_cast<Said>(event.kind)) {
    case Said::period_begins:
    case Said::overtime_begins: {
      const bool first = static_cast<Said>(event.kind) == Said::period_begins;
      sheet.period = static_cast<std::uint8_t>(first ? args[0] : kPeriods + args[0]);
      sheet.stroke = 0;
      sheet.since_stroke = 0;
      if (sheet.period == 1)
        for (auto& ice : sheet.ice) ice.fill(kNobody);
      break;
    }
    case Said::dice:
      pencil.roll(event.rule);
      break;
    case Said::placed:
      pencil.plays(args[1]);
      break;
    case Said::starts:
    case Said::goalie_in:
      pencil.plays(args[1]);
      sheet.goalies[side_of(args[0])] = man_of(args[1]);
      break;
    case Said::line_on:
      pencil.stand(args[0], kLeftWing, args[1]);
      pencil.stand(args[0], kCentre, args[2]);
      pencil.stand(args[0], kRightWing, args[3]);
      break;
    case Said::pair_on:
      pencil.stand(args[0], kLeftDefence, args[1]);
      pencil.stand(args[0], kRightDefence, args[2]);
      break;
    case Said::filled:
      pencil.stand(args[0], args[2] - kFirstSpotTerm, args[1]);
      break;
    case Said::vacated:
      pencil.stand(args[0], args[1] - kFirstSpotTerm, kNoName);
      pencil.add(1 - side_of(args[0]), Count::penalties_drawn);
      break;
    case Said::sixth_on:
      pencil.stand(args[0], kSixth, args[1]);
      sheet.nets_empty[side_of(args[0])] = true;
      break;
    case Said::sixth_off:
      pencil.stand(args[0], kSixth, kNoName);
      sheet.nets_empty[side_of(args[0])] = false;
      break;
    case Said::face_off_won:
      pencil.add(side_of(args[0]), Count::face_offs);
      break;
    case Said::shot:
      pencil.shot(args[0], args[1]);
      break;
    case Said::goal:
      pencil.goal(args[0], args[1], static_cast<GoalNote>(args[2] - kFirstGoalTerm));
      break;
    case Said::score:
      pencil.time_of_goal(args[2], args[3]);
      break;
    case Said::assist:
      pencil.assist(args[0]);
      break;
    case Said::stroke:
      pencil.stroke(args[0]);
      break;
    case Said::penalty:
      pencil.penalty(args[0], args[1], args[2], args[3]);
      break;
    case Said::injured:
    case Said::hurt_later:
      pencil.add(side_of(args[0]), Count::injuries);
      sheet.games_hurt[side_of(args[0])][man_of(args[1])] = static_cast<std::uint8_t>(args[2]);
      break;
    default:
      break;
  }
}

void Pairadice::describe(const Rules& rules, const Sheet& sheet, Fields& fields) {
  fields.open_list("teams");
  for (std::size_t side = 0; side < 2; ++side) {
    fields.open_group("");
    fields.word("city", rules.teams[side].city.view());
    for (std::size_t count = 0; count < kCounts; ++count) {
      fields.open_list(kCountNames[count]);
      for (const auto& column : sheet.teams[side]) fields.number("", column[count]);
      fields.close();
    }
    fields.open_list("players");
    for (std::size_t man = 0; man < rules.teams[side].size; ++man)
      if ((sheet.played[side] >> man & 1) != 0) describe_man(rules, sheet, side, man, fields);
    fields.close();
    fields.close();
  }
  fields.close();
  describe_goals(rules, sheet, fields);
  describe_penalties(rules, sheet, fields);
}

// Per team and game (PD-65).
void Pairadice::measure(const Rules&, const State& state, const Sheet& sheet, Measures& measures) {
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t count = 0; count < kCounts; ++count)
      measures.measure(kCountNames[count], total(sheet, side, static_cast<Count>(count)));
  for (std::size_t side = 0; side < 2; ++side)
    measures.measure(side == 0 ? "visitor_goals" : "home_goals", total(sheet, side, Count::goals));
  const bool late = state.period > kPeriods;
  measures.measure("overtime", late ? 1 : 0);
  measures.measure("tied", state.benches[0].goals == state.benches[1].goals ? 1 : 0);
  measures.measure("rolls", state.rolls);
}

}  // namespace benchboss
