#include "games/double_echec/sheet.h"

#include "games/double_echec/double_echec.h"
#include "games/double_echec/events.h"

#include <algorithm>

namespace benchboss {

using namespace double_echec;

namespace {

constexpr std::array<std::string_view, kCounts> kCountNames = {"goals",
                                                               "shots",
                                                               "saves",
                                                               "posts",
                                                               "face_offs",
                                                               "steals",
                                                               "claims",
                                                               "fights",
                                                               "penalties",
                                                               "penalty_units",
                                                               "injuries",
                                                               "icings",
                                                               "offsides",
                                                               "penalty_shots",
                                                               "power_play_goals",
                                                               "short_handed_goals",
                                                               "empty_net_goals"};
constexpr std::array<std::string_view, 3> kCauseNames = {"card", "attempt", "fight"};

class Pencil {
 public:
  explicit Pencil(Sheet& sheet) : sheet_(sheet) {}

  void add(int team, Count count, int by = 1) {
    const std::size_t column = std::min<std::size_t>(sheet_.period, kColumns - 1);
    auto& cell =
        sheet_.teams[static_cast<std::size_t>(team)][column][static_cast<std::size_t>(count)];
    cell = static_cast<std::uint16_t>(cell + by);
  }
  void goal(int man, int team, int how) {
    add(team, Count::goals);
    add(team, Count::shots);
    ++sheet_.goals[static_cast<std::size_t>(team)][static_cast<std::size_t>(man % kMen)];
    switch (static_cast<Strength>(how - kFirstStrengthTerm)) {
      case Strength::power_play:
        return add(team, Count::power_play_goals);
      case Strength::short_handed:
        return add(team, Count::short_handed_goals);
      case Strength::empty_net:
        return add(team, Count::empty_net_goals);
      case Strength::even:
        return;
    }
  }
  void unit(int number, int cause) {
    const int which = cause - kFirstCauseTerm;
    sheet_.clock[sheet_.period][static_cast<std::size_t>(number - 1)] =
        static_cast<std::uint8_t>(which + 1);
    ++sheet_.causes[sheet_.period][static_cast<std::size_t>(which)];
  }

 private:
  Sheet& sheet_;
};

std::int64_t total(const Sheet& sheet, std::size_t team, std::size_t count) {
  std::int64_t sum = 0;
  for (const auto& column : sheet.teams[team]) sum += column[count];
  return sum;
}

}  // namespace

void DoubleEchec::note(const Rules& rules, Sheet& sheet, const Event& event) {
  Pencil pencil(sheet);
  const auto& args = event.args;
  switch (static_cast<Said>(event.kind)) {
    case Said::period_begins:
      sheet.period = static_cast<std::uint8_t>(args[0] - 1);
      break;
    case Said::overtime_begins:
      sheet.period = static_cast<std::uint8_t>(args[0] - 1 + rules.numbers.periods);
      break;
    case Said::unit:
      return pencil.unit(args[0], args[1]);
    case Said::two_cards:
    case Said::card_goes_back:
      sheet.uncounted = true;
      break;
    case Said::card:
      sheet.cards[sheet.period] =
          static_cast<std::uint16_t>(sheet.cards[sheet.period] + (sheet.uncounted ? 0 : 1));
      sheet.uncounted = false;
      break;
    case Said::face_off_won:
      return pencil.add(args[1], Count::face_offs);
    case Said::goal:
      return pencil.goal(args[0], args[1], args[2]);
    case Said::assist:
      ++sheet.assists[static_cast<std::size_t>(args[1])][static_cast<std::size_t>(args[0] % kMen)];
      break;
    case Said::saved:
      pencil.add(1 - args[1], Count::shots);
      return pencil.add(args[1], Count::saves);
    case Said::post:
      return pencil.add(args[1], Count::posts);
    case Said::stolen:
      return pencil.add(args[2], Count::steals);
    case Said::claimed:
      return pencil.add(args[1], Count::claims);
    case Said::fight_won:
      return pencil.add(args[1], Count::fights);
    case Said::penalty:
    case Said::serves:
      pencil.add(args[1], Count::penalties);
      return pencil.add(args[1], Count::penalty_units, args[2]);
    case Said::injured:
      return pencil.add(args[1], Count::injuries);
    case Said::icing:
      return pencil.add(args[0], Count::icings);
    case Said::offside:
    case Said::two_line_pass:
      return pencil.add(args[0], Count::offsides);
    case Said::penalty_shot:
      return pencil.add(args[1], Count::penalty_shots);
    default:
      break;
  }
}

void DoubleEchec::describe(const Rules& rules, const Sheet& sheet, Fields& fields) {
  fields.open_list("teams");
  for (const auto& team : sheet.teams) {
    fields.open_group("");
    for (std::size_t count = 0; count < kCounts; ++count) {
      fields.open_list(kCountNames[count]);
      for (const auto& column : team) fields.number("", column[count]);
      fields.close();
    }
    fields.close();
  }
  fields.close();
  fields.open_list("men");
  for (std::size_t team = 0; team < 2; ++team)
    for (std::size_t man = 0; man < kMen; ++man) {
      if (sheet.goals[team][man] + sheet.assists[team][man] == 0) continue;
      fields.open_group("");
      fields.number("team", static_cast<std::int64_t>(team) + 1);
      fields.number("number", static_cast<std::int64_t>(man) + 1);
      fields.number("goals", sheet.goals[team][man]);
      fields.number("assists", sheet.assists[team][man]);
      fields.close();
    }
  fields.close();
  // DE-23: the clock sheet.
  fields.open_list("clock");
  for (std::size_t period = 0; period <= sheet.period; ++period) {
    fields.open_group("");
    for (std::size_t cause = 0; cause < kCauseNames.size(); ++cause)
      fields.number(kCauseNames[cause], sheet.causes[period][cause]);
    fields.number("cards", sheet.cards[period]);
    fields.open_list("units");
    for (std::size_t unit = 0; unit < rules.numbers.units; ++unit)
      if (sheet.clock[period][unit] != 0)
        fields.word("", kCauseNames[sheet.clock[period][unit] - 1u]);
    fields.close();
    fields.close();
  }
  fields.close();
}

// Per team, except what belongs to the game as a whole.
void DoubleEchec::measure(const Rules& rules, const State& state, const Sheet& sheet,
                          Measures& measures) {
  for (std::size_t team = 0; team < 2; ++team)
    for (std::size_t count = 0; count < kCounts; ++count)
      measures.measure(kCountNames[count], total(sheet, team, count));
  const auto both = [&](Count count) {
    return total(sheet, 0, static_cast<std::size_t>(count)) +
           total(sheet, 1, static_cast<std::size_t>(count));
  };
  measures.measure("shots_in_all", both(Count::shots));
  measures.measure("fights_in_all", both(Count::fights));
  measures.measure("penalties_in_all", both(Count::penalties));
  measures.measure("penalty_shots_in_all", both(Count::penalty_shots));
  measures.measure("icings_in_all", both(Count::icings));
  measures.measure("wins_home", state.sides[0].goals > state.sides[1].goals ? 1 : 0);
  measures.measure("overtime", state.period > rules.numbers.periods ? 1 : 0);
  measures.measure("shoot_out", (state.sides[0].shot | state.sides[1].shot) != 0 ? 1 : 0);
}

}  // namespace benchboss
