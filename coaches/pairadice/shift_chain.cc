#include "coaches/pairadice/shift_chain.h"

#include <cmath>
#include <utility>

namespace benchboss::pairadice {
namespace {

constexpr std::size_t kStates = 2 * kSpots;  // who has the puck: side and place
constexpr double kRoll = 1.0 / 36;

constexpr std::size_t state_of(Side side, Spot spot) { return side * kSpots + spot; }

// Where a shot leads: to a goal, or to a man with the rebound; what is missing ends the shift.
struct ShotOdds {
  double goal = 0;
  std::array<double, kStates> rebound{};
};

class Chain {
 public:
  Chain(const Rules& rules, const State& state, const Five& visitor, const Five& home)
      : rules_(rules), state_(state), fives_{visitor, home} {}

  ExpectedGoals solve() {
    for (Side side = 0; side < 2; ++side)
      for (Spot spot = 0; spot < kSpots; ++spot) {
        offense_[side][spot] = offense_of(team(side), bench(side), fives_[side].men[spot]);
        defense_[side][spot] = defense_of(team(side), bench(side), fives_[side].men[spot]);
      }
    for (Side side = 0; side < 2; ++side)
      for (Spot spot = 0; spot < kSpots; ++spot) shots_[side][spot] = shot_odds(side, spot);
    for (Side side = 0; side < 2; ++side)
      for (Spot spot = 0; spot < kSpots; ++spot) fill_row(side, spot);
    eliminate();
    return from_face_off();
  }

 private:
  // One equation: the expected goals from here are those of the roll and of where it leads. The
  // last two columns are the goals of either side.
  using Row = std::array<double, kStates + 2>;

  const Team& team(Side side) const { return rules_.teams[side]; }
  const Bench& bench(Side side) const { return state_.benches[side]; }
  const Card& card(Side side, Spot spot) const { return team(side).cards[fives_[side].men[spot]]; }

  ShotOdds shot_odds(Side side, Spot spot) const {
    const Side against = other(side);
    const Card& shooter = card(side, spot);
    const int save = save_of(team(against), bench(against), fives_[against].goalie);
    const std::uint16_t totals = scoring_totals(shooter, save);
    const bool rolls_again = shooter.star == 2 && save < 0;  // PD-21
    ShotOdds odds;
    for (std::uint8_t coloured = 1; coloured <= 6; ++coloured)
      for (std::uint8_t white = 1; white <= 6; ++white) {
        const int total = coloured + white;
        if (rolls_again && total == 2) {
          again(side, odds);
        } else if ((totals >> total & 1) != 0) {
          odds.goal += kRoll;
        } else {
          rebound(side, coloured, white, kRoll, odds);
        }
      }
    return odds;
  }

  void again(Side side, ShotOdds& odds) const {
    for (std::uint8_t coloured = 1; coloured <= 6; ++coloured)
      for (std::uint8_t white = 1; white <= 6; ++white) {
        if (coloured == white) {
          odds.goal += kRoll * kRoll;
        } else {
          rebound(side, coloured, white, kRoll * kRoll, odds);
        }
      }
  }

  // PD-22; a white 6 ends the shift.
  void rebound(Side side, std::uint8_t coloured, std::uint8_t white, double odds_of_roll,
               ShotOdds& odds) const {
    if (white == 6) return;
    const Side against = other(side);
    const bool offense =
        coloured <= rebound_of(team(against), bench(against), fives_[against].goalie);
    const Charts& charts = rules_.charts;
    const Spot spot = offense ? charts.offensive_rebound[white] : charts.defensive_rebound[white];
    if (spot != kFrozen) odds.rebound[state_of(offense ? side : against, spot)] += odds_of_roll;
  }

  void fill_row(Side side, Spot spot) {
    Row& row = rows_[state_of(side, spot)];
    row = {};
    row[state_of(side, spot)] = 1;
    for (std::uint8_t white = 1; white <= 6; ++white) {
      const Spot target = rules_.charts.action[spot][white];
      for (std::uint8_t coloured = 1; coloured <= 5; ++coloured) {
        const auto defender = static_cast<Spot>(coloured - 1);
        const int beats = offense_[side][spot] - defense_[other(side)][defender];
        if (beats > 0) {
          shoot(row, side, target, white, kRoll);
        } else if (white != 6) {  // PD-27: else the shift is over
          row[beats == 0 ? state_of(side, target) : state_of(other(side), defender)] -= kRoll;
        }
      }
      coloured_six(row, side, spot, white, target);
    }
  }

  void shoot(Row& row, Side side, Spot shooter, std::uint8_t white, double odds) const {
    const ShotOdds& shot = shots_[side][shooter];
    row[kStates + side] += odds * shot.goal;
    if (white == 6) return;
    for (std::size_t next = 0; next < kStates; ++next) row[next] -= odds * shot.rebound[next];
  }

  // PD-30
  void coloured_six(Row& row, Side side, Spot spot, std::uint8_t white, Spot target) const {
    const int rating = card(other(side), rules_.charts.opposite[spot]).penalty;
    double penalty = 0;
    if (rating < kRarely) {
      penalty = white <= rating ? 1 : 0;
    } else if (white == 1) {
      penalty = (rating - kRarely) / 6.0;
    }
    row[kStates + side] += kRoll * penalty * kPowerPlayWorth;
    if (penalty < 1) shoot(row, side, target, white, kRoll * (1 - penalty));
  }

  // Gauss and Jordan, with the largest pivot.
  void eliminate() {
    for (std::size_t column = 0; column < kStates; ++column) {
      std::size_t pivot = column;
      for (std::size_t i = column + 1; i < kStates; ++i)
        if (std::abs(rows_[i][column]) > std::abs(rows_[pivot][column])) pivot = i;
      std::swap(rows_[column], rows_[pivot]);
      Row& row = rows_[column];
      const double by = 1 / row[column];
      for (std::size_t j = column; j < kStates + 2; ++j) row[j] *= by;
      for (std::size_t i = 0; i < kStates; ++i) {
        const double factor = rows_[i][column];
        if (i == column || factor == 0) continue;
        for (std::size_t j = column; j < kStates + 2; ++j) rows_[i][j] -= factor * row[j];
      }
    }
  }

  // PD-11 at even strength.
  ExpectedGoals from_face_off() const {
    ExpectedGoals goals;
    const double visitor = rules_.charts.face_off[0] / 6.0;
    for (Side side = 0; side < 2; ++side)
      for (std::uint8_t white = 1; white <= 6; ++white) {
        const Row& row = rows_[state_of(side, rules_.charts.die[white])];
        const double odds = (side == kVisitor ? visitor : 1 - visitor) / 6;
        for (Side each = 0; each < 2; ++each) goals.of[each] += odds * row[kStates + each];
      }
    return goals;
  }

  const Rules& rules_;
  const State& state_;
  const std::array<Five, 2> fives_;
  std::array<std::array<int, kSpots>, 2> offense_{};
  std::array<std::array<int, kSpots>, 2> defense_{};
  std::array<std::array<ShotOdds, kSpots>, 2> shots_{};
  std::array<Row, kStates> rows_{};
};

}  // namespace

Five five_of(const Bench& bench, std::uint8_t line, std::uint8_t pair) {
  Five five;
  for (Spot spot = 0; spot < kSpots; ++spot) five.men[spot] = planned(bench, line, pair, spot);
  five.goalie = bench.goalie;
  return five;
}

ExpectedGoals expect_shift(const Rules& rules, const State& state, const Five& visitor,
                           const Five& home) {
  return Chain(rules, state, visitor, home).solve();
}

}  // namespace benchboss::pairadice
