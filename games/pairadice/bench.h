#pragma once
#include "games/pairadice/pairadice.h"

// What a bench knows about its men and the moment: the ratings of this game, strength and clock,
// and who comes on with a unit.

namespace benchboss::pairadice {

// PD-48: a rookie's bracketed rating is the one he rolled.
inline std::uint8_t offense_of(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  return card.rookie == Rookie::offense ? bench.tuned[man] : card.offense;
}
inline std::uint8_t defense_of(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  return card.rookie == Rookie::defense ? bench.tuned[man] : card.defense;
}
inline int save_of(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  return card.rookie == Rookie::save ? bench.tuned[man] - 1 : card.save;
}
inline std::uint8_t rebound_of(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  return card.rookie == Rookie::rebound ? bench.tuned[man] : card.rebound;
}

// PD-62: the overtime of five minutes.
inline bool is_short_period(const Rules& rules, const State& state) {
  return state.period > kPeriods && rules.overtime == Overtime::five;
}
// PD-63: seconds of the period that are played. Nobody knows how many rolls are left to the next
// stroke; six is what it takes on average, and after six half of its time is gone.
constexpr int clock_at(bool short_period, int strokes, int rolls_since) {
  constexpr int kAverage = 6;
  // What is rolled after the last stroke takes no time.
  if (strokes == (short_period ? kOvertimeStrokes : kStrokes)) return short_period ? 300 : 1200;
  const int stroke = short_period && strokes == kOvertimeStrokes - 1 ? 60 : 120;
  return 120 * strokes + stroke * rolls_since / (rolls_since + kAverage);
}
inline int clock_of(const Rules& rules, const State& state) {
  return clock_at(is_short_period(rules, state), state.strokes, state.since_stroke);
}

// PD-14
inline void count_strength(Bench& bench) {
  const int places = int{kSpots} - std::popcount(bench.vacant);
  bench.strength = static_cast<std::uint8_t>(places + (bench.has_sixth() ? 1 : 0));
}
inline int advantage_of(const State& state, Side side) {
  const int more = state.benches[side].strength - state.benches[other(side)].strength;
  return more > 2 ? 2 : more < -2 ? -2 : more;
}

// PD-17: with an advantage, and at four on four or three on three.
inline bool shoots_on_match(const State& state, Side side) {
  const int own = state.benches[side].strength;
  const int theirs = state.benches[other(side)].strength;
  return own > theirs || (own == theirs && own < 5);
}

// PD-16, PD-55: whom the white die names for the man with the puck.
inline Spot target_of(const Rules& rules, const State& state, std::uint8_t white) {
  if (white == 6 && state.benches[state.puck].has_sixth() && state.carrier != kSixth) return kSixth;
  return rules.charts.action[state.carrier][white];
}

// PD-7: unit n is line n and pair n; the fourth takes the pairs in turn.
constexpr std::uint8_t pair_of_unit(const Bench& bench, std::uint8_t unit) {
  return unit < kUnits - 1 ? unit : bench.pair_turn;
}
constexpr Man planned(const Bench& bench, std::uint8_t unit, std::uint8_t pair, Spot spot) {
  return bench.lines[slot_of(is_forward(spot) ? unit : pair, spot)];
}

// A fit man for a spot whose own man is on the ice elsewhere: of that position, then of another of
// the same kind, from the lowest line (PD-53).
inline Man stand_in(const Bench& bench, Spot spot, std::uint32_t on_ice) {
  const std::size_t first = is_forward(spot) ? 0 : kFirstPair;
  const std::size_t last = is_forward(spot) ? kFirstPair : kSlots;
  for (const bool same : {true, false})
    for (std::size_t slot = last; slot-- > first;) {
      const Man man = bench.lines[slot];
      if ((spot_of(slot) == spot) == same && bench.is_fit(man) && (on_ice & bit_of(man)) == 0)
        return man;
    }
  return kNobody;
}

struct UnitMen {
  std::array<Man, kSpots> men{};
  std::uint32_t set = 0;
};

// Who would come on with a unit, everybody at his place: those who stay (PD-28), the forward at the
// point (PD-59), and a stand-in for the sixth man, who stays where he is (PD-58).
inline UnitMen coming_men(const Bench& bench, std::uint8_t unit, std::uint8_t staying,
                          bool with_advantage) {
  UnitMen unit_men;
  const std::uint8_t pair = pair_of_unit(bench, unit);
  for (Spot spot = 0; spot < kSpots; ++spot) unit_men.men[spot] = planned(bench, unit, pair, spot);
  if (staying != 0)
    for (Spot spot = 0; spot < kSpots; ++spot)
      if ((staying >> spot & 1) != 0) unit_men.men[spot] = bench.ice[spot].man;
  const Man sixth = bench.ice[kSixth].man;
  const Man point = bench.power_play_man;
  if (with_advantage && point != kNobody && point != sixth && bench.is_fit(point) &&
      (staying >> bench.power_play_spot & 1) == 0 && point != unit_men.men[kLeftWing] &&
      point != unit_men.men[kRightWing] && point != unit_men.men[kCentre])
    unit_men.men[bench.power_play_spot] = point;
  for (const Man man : unit_men.men) unit_men.set |= bit_of(man);
  if (sixth != kNobody && (unit_men.set & bit_of(sixth)) != 0)
    for (Spot spot = 0; spot < kSpots; ++spot)
      if (unit_men.men[spot] == sixth) {
        unit_men.men[spot] = stand_in(bench, spot, unit_men.set);
        unit_men.set |= bit_of(unit_men.men[spot]);
      }
  return unit_men;
}

inline OnIce on_ice(const Team& team, const Bench& bench, Man man, Spot spot) {
  OnIce standing;
  standing.man = man;
  standing.offense = offense_of(team, bench, man);
  standing.defense = defense_of(team, bench, man);
  // PD-56: a forward at defence.
  if (!is_forward(spot) && spot != kSixth && is_forward(team.cards[man].spot))
    standing.defense = static_cast<std::uint8_t>(standing.defense < 2 ? 0 : standing.defense - 2);
  return standing;
}

// PD-28a: whether the man at this spot may stay for the coming unit.
inline bool may_stay(const Team& team, const Bench& bench, Spot spot) {
  const OnIce& standing = bench.ice[spot];
  if (standing.man == kNobody || standing.stayed >= team.cards[standing.man].shifts) return false;
  if ((bench.staying >> spot & 1) != 0 || !bench.is_fit(standing.man)) return false;
  if (is_forward(team.cards[standing.man].spot) != is_forward(spot)) return false;
  const std::uint8_t pair = pair_of_unit(bench, bench.next_unit);
  for (Spot each = 0; each < kSpots; ++each)
    if (planned(bench, bench.next_unit, pair, each) == standing.man) return false;
  return true;
}

}  // namespace benchboss::pairadice
