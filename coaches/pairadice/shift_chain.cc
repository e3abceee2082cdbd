#include "coaches/pairadice/shift_chain.h"

#include <cmath>
#include <utility>

namespace benchboss::pairadice {
namespace {

constexpr double kRoll = 1.0 / 36;

// One equation: what is to be expected from here is what the roll brings and what comes after it.
// First who carries the puck on, then what is expected: goals, the beginning of the next shift,
// strokes.
constexpr std::size_t kGoals = kCarriers;
constexpr std::size_t kNext = kGoals + 2;
constexpr std::size_t kMarks = kNext + kStarts;
using Row = std::array<double, kMarks + 1>;

// Where a shot leads.
struct ShotOdds {
  double goal = 0;
  double whistle = 0;  // a frozen puck or a man hurt
  double stroke = 0;   // its own white 6, with whatever came of it
  std::array<double, kCarriers> rebound{};
  std::array<double, kCarriers> rebound_after_six{};  // for the next line (PD-27)
};

class Chain {
 public:
  Chain(const Rules& rules, const State& state, const Five& visitor, const Five& home)
      : rules_(rules), state_(state), fives_{visitor, home} {}

  Shift solve() {
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
    return shift();
  }

 private:
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
          continue;
        }
        if (white == 6) odds.stroke += kRoll;
        if ((totals >> total & 1) != 0) {
          odds.goal += kRoll;
        } else if (total == 12) {  // PD-24
          odds.whistle += kRoll;
        } else {
          rebound(side, coloured, white, kRoll, odds);
        }
      }
    return odds;
  }

  void again(Side side, ShotOdds& odds) const {
    for (std::uint8_t coloured = 1; coloured <= 6; ++coloured)
      for (std::uint8_t white = 1; white <= 6; ++white) {
        if (white == 6) odds.stroke += kRoll * kRoll;
        if (coloured == white) {
          odds.goal += kRoll * kRoll;
        } else {
          rebound(side, coloured, white, kRoll * kRoll, odds);
        }
      }
  }

  // PD-22
  void rebound(Side side, std::uint8_t coloured, std::uint8_t white, double odds_of_roll,
               ShotOdds& odds) const {
    const Side against = other(side);
    const bool offense =
        coloured <= rebound_of(team(against), bench(against), fives_[against].goalie);
    const Charts& charts = rules_.charts;
    const Spot spot = offense ? charts.offensive_rebound[white] : charts.defensive_rebound[white];
    if (spot == kFrozen) {
      odds.whistle += odds_of_roll;
    } else {
      auto& rebounds = white == 6 ? odds.rebound_after_six : odds.rebound;
      rebounds[start_of(offense ? side : against, spot)] += odds_of_roll;
    }
  }

  void fill_row(Side side, Spot spot) {
    Row& row = rows_[start_of(side, spot)];
    row = {};
    row[start_of(side, spot)] = 1;
    row[kMarks] = 1.0 / 6;
    for (std::uint8_t white = 1; white <= 6; ++white) {
      const Spot target = rules_.charts.action[spot][white];
      for (std::uint8_t coloured = 1; coloured <= 5; ++coloured) {
        const auto defender = static_cast<Spot>(coloured - 1);
        const int beats = offense_[side][spot] - defense_[other(side)][defender];
        if (beats > 0) {
          shoot(row, side, target, white, kRoll);
        } else {
          const std::size_t to =
              beats == 0 ? start_of(side, target) : start_of(other(side), defender);
          carry_on(row, to, white, kRoll);
        }
      }
      coloured_six(row, side, spot, white, target);
    }
  }

  // PD-27: on a white 6 the next line has the puck there.
  static void carry_on(Row& row, std::size_t to, std::uint8_t white, double odds) {
    if (white == 6) {
      row[kNext + to] += odds;
    } else {
      row[to] -= odds;
    }
  }

  void shoot(Row& row, Side side, Spot shooter, std::uint8_t white, double odds) const {
    const ShotOdds& shot = shots_[side][shooter];
    row[kGoals + side] += odds * shot.goal;
    row[kNext + kFaceOff] += odds * (shot.goal + shot.whistle);
    row[kMarks] += odds * shot.stroke;
    for (std::size_t to = 0; to < kCarriers; ++to) {
      carry_on(row, to, white, odds * shot.rebound[to]);
      row[kNext + to] += odds * shot.rebound_after_six[to];
    }
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
    row[kGoals + side] += kRoll * penalty * kPowerPlayWorth;
    row[kGoals + other(side)] += kRoll * penalty * kShortHandedWorth;
    row[kNext + kFaceOff] += kRoll * penalty;
    if (penalty < 1) shoot(row, side, target, white, kRoll * (1 - penalty));
  }

  // Gauss and Jordan, with the largest pivot.
  void eliminate() {
    for (std::size_t column = 0; column < kCarriers; ++column) {
      std::size_t pivot = column;
      for (std::size_t i = column + 1; i < kCarriers; ++i)
        if (std::abs(rows_[i][column]) > std::abs(rows_[pivot][column])) pivot = i;
      std::swap(rows_[column], rows_[pivot]);
      Row& row = rows_[column];
      const double by = 1 / row[column];
      for (std::size_t j = column; j < row.size(); ++j) row[j] *= by;
      for (std::size_t i = 0; i < kCarriers; ++i) {
        const double factor = rows_[i][column];
        if (i == column || factor == 0) continue;
        for (std::size_t j = column; j < row.size(); ++j) rows_[i][j] -= factor * row[j];
      }
    }
  }

  Shift shift() const {
    Shift shift;
    for (std::size_t start = 0; start < kCarriers; ++start) add(shift, start, start, 1);
    // PD-11 at even strength.
    const double visitor = rules_.charts.face_off[0] / 6.0;
    for (Side side = 0; side < 2; ++side)
      for (std::uint8_t white = 1; white <= 6; ++white)
        add(shift, kFaceOff, start_of(side, rules_.charts.die[white]),
            (side == kVisitor ? visitor : 1 - visitor) / 6);
    return shift;
  }
  void add(Shift& shift, std::size_t start, std::size_t carrier, double odds) const {
    const Row& row = rows_[carrier];
    for (Side side = 0; side < 2; ++side) shift.goals[start].of[side] += odds * row[kGoals + side];
    for (std::size_t next = 0; next < kStarts; ++next)
      shift.next[start][next] += odds * row[kNext + next];
    shift.strokes[start] += odds * row[kMarks];
  }

  const Rules& rules_;
  const State& state_;
  const std::array<Five, 2> fives_;
  std::array<std::array<int, kSpots>, 2> offense_{};
  std::array<std::array<int, kSpots>, 2> defense_{};
  std::array<std::array<ShotOdds, kSpots>, 2> shots_{};
  std::array<Row, kCarriers> rows_{};
};

}  // namespace

Five five_of(const Bench& bench, std::uint8_t line, std::uint8_t pair) {
  Five five;
  for (Spot spot = 0; spot < kSpots; ++spot) five.men[spot] = planned(bench, line, pair, spot);
  five.goalie = bench.goalie;
  return five;
}

Shift solve_shift(const Rules& rules, const State& state, const Five& visitor, const Five& home) {
  return Chain(rules, state, visitor, home).solve();
}

ExpectedGoals expect_shift(const Rules& rules, const State& state, const Five& visitor,
                           const Five& home) {
  return solve_shift(rules, state, visitor, home).goals[kFaceOff];
}

}  // namespace benchboss::pairadice
