#include "games/rink_ratz/sheet.h"

#include "games/rink_ratz/events.h"
#include "games/rink_ratz/rink_ratz.h"

#include <algorithm>

namespace benchboss {

using namespace rink_ratz;

namespace {

constexpr std::array<std::string_view, kCounts> kCountNames = {"goals",
                                                               "shots",
                                                               "rebounds",
                                                               "blocks",
                                                               "saves",
                                                               "power_plays",
                                                               "power_play_goals",
                                                               "short_handed_goals",
                                                               "penalty_shots",
                                                               "penalty_shot_goals",
                                                               "empty_net_goals"};

constexpr std::array<std::string_view, kShiftCounts> kShiftNames = {"goals_by_shift",
                                                                    "shots_by_shift"};

class Pencil {
 public:
  explicit Pencil(Sheet& sheet) : sheet_(sheet) {}

  void add(int team, Count count, int by = 1) { add(team, count, sheet_.shift, by); }
  void goal(int team, GoalNote note, std::uint8_t shift, int by) {
    add(team, Count::goals, shift, by);
    if (note == GoalNote::power_play || note == GoalNote::power_play_empty_net)
      add(team, Count::power_play_goals, shift, by);
    if (note == GoalNote::short_handed || note == GoalNote::short_handed_empty_net)
      add(team, Count::short_handed_goals, shift, by);
    if (note >= GoalNote::empty_net) add(team, Count::empty_net_goals, shift, by);
  }

 private:
  void add(int team, Count count, std::uint8_t shift, int by) {
    const auto whose = static_cast<std::size_t>(team);
    const auto which = static_cast<std::size_t>(count);
    change(sheet_.teams[whose][sheet_.column][which], by);
    if (which < kShiftCounts) change(sheet_.shifts[whose][shift][sheet_.column][which], by);
  }
  static void change(std::uint16_t& cell, int by) { cell = static_cast<std::uint16_t>(cell + by); }

  Sheet& sheet_;
};

GoalNote note_of_term(int term) { return static_cast<GoalNote>(term - kFirstGoalTerm); }

std::int64_t total(const Sheet& sheet, std::size_t team, std::size_t count) {
  std::int64_t sum = 0;
  for (const auto& column : sheet.teams[team]) sum += column[count];
  return sum;
}

}  // namespace

void RinkRatz::note(const Rules&, Sheet& sheet, const Event& event) {
  Pencil pencil(sheet);
  const auto& args = event.args;
  switch (static_cast<Said>(event.kind)) {
    case Said::period_begins:
      sheet.column = static_cast<std::uint8_t>(args[0] - 1);
      break;
    case Said::overtime_begins:
      sheet.column = kColumns - 1;
      break;
    case Said::shift_begins:
      sheet.shift = static_cast<std::uint8_t>(args[0] - 1);
      break;
    case Said::shot:
      pencil.add(args[1], Count::shots);
      break;
    case Said::rebound:
      pencil.add(args[1], Count::shots);
      pencil.add(args[1], Count::rebounds);
      break;
    case Said::goal:
      sheet.last_goal = note_of_term(args[3]);
      sheet.last_goal_shift = sheet.shift;
      pencil.goal(args[1], sheet.last_goal, sheet.shift, 1);
      break;
    case Said::saved:
      pencil.goal(args[1], sheet.last_goal, sheet.last_goal_shift, -1);
      pencil.add(1 - args[1], Count::saves);
      break;
    case Said::blocked:
    case Said::shut_down:
      pencil.add(args[1], Count::blocks);
      break;
    case Said::power_play_begins:
      pencil.add(args[0], Count::power_plays);
      break;
    case Said::penalty_shot:
      pencil.add(args[0], Count::penalty_shots);
      break;
    case Said::penalty_shot_goal:
      pencil.goal(args[0], note_of_term(args[1]), sheet.shift, 1);
      pencil.add(args[0], Count::penalty_shot_goals);
      break;
    default:
      break;
  }
}

void RinkRatz::describe(const Rules& rules, const Sheet& sheet, Fields& fields) {
  fields.open_list("teams");
  for (std::size_t team = 0; team < 2; ++team) {
    fields.open_group("");
    for (std::size_t count = 0; count < kCounts; ++count) {
      fields.open_list(kCountNames[count]);
      for (const auto& column : sheet.teams[team]) fields.number("", column[count]);
      fields.close();
    }
    for (std::size_t count = 0; count < kShiftCounts; ++count) {
      fields.open_list(kShiftNames[count]);
      for (std::size_t shift = 0; shift < rules.shifts; ++shift) {
        fields.open_list("");
        for (const auto& column : sheet.shifts[team][shift]) fields.number("", column[count]);
        fields.close();
      }
      fields.close();
    }
    fields.close();
  }
  fields.close();
}

// Per team, except what belongs to the game as a whole.
void RinkRatz::measure(const Rules&, const State& state, const Sheet& sheet, Measures& measures) {
  for (std::size_t team = 0; team < 2; ++team)
    for (std::size_t count = 0; count < kCounts; ++count)
      measures.measure(kCountNames[count], total(sheet, team, count));
  const auto& goals = state.board.goals;
  measures.measure("wins_team_1", goals[0] > goals[1] ? 1 : 0);
  measures.measure("wins_team_2", goals[1] > goals[0] ? 1 : 0);
  measures.measure("draws", goals[0] == goals[1] ? 1 : 0);
  measures.measure("overtime", state.board.period > kPeriods ? 1 : 0);
  measures.measure("periods", state.board.period);
}

}  // namespace benchboss
