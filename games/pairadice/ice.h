#pragma once
#include "games/pairadice/announcer.h"
#include "games/pairadice/bench.h"

namespace benchboss::pairadice {

// Who stands on the ice: units, the sixth man, and the penalty box.
template <class Sink>
class Ice {
 public:
  Ice(const Rules& rules, State& state, Sink& sink) : rules_(rules), state_(state), say_(sink) {}

  // The coming unit of a team takes the ice.
  void bring_on(Side side) {
    Bench& bench = bench_of(side);
    const bool advantage = advantage_of(state_, side) > 0;
    const UnitMen coming = coming_men(bench, bench.next_unit, bench.staying, advantage);
    bench.pair = pair_of_unit(bench, bench.next_unit);
    if (bench.next_unit == kUnits - 1)
      bench.pair_turn = static_cast<std::uint8_t>(bench.pair_turn == 2 ? 0 : bench.pair_turn + 1);
    for (Spot spot = 0; spot < kSpots; ++spot) {
      OnIce standing;
      if (!bench.is_vacant(spot)) {
        standing = on_ice(rules_.teams[side], bench, coming.men[spot], spot);
        if ((bench.staying >> spot & 1) != 0)
          standing.stayed = static_cast<std::uint8_t>(bench.ice[spot].stayed + 1);
      }
      bench.ice[spot] = standing;
    }
    bench.unit = bench.next_unit;
    bench.staying = 0;
    announce_unit(side);
  }

  // PD-55, PD-58
  void sixth_on(Side side, Man man, Net net, RuleId rule) {
    Bench& bench = bench_of(side);
    bench.net = net;
    bench.ice[kSixth] = on_ice(rules_.teams[side], bench, man, kSixth);
    count_strength(bench);
    say_.tell_man(Said::sixth_on, rule, side, man);
  }
  void sixth_off(Side side, RuleId rule) {
    Bench& bench = bench_of(side);
    if (bench.net == Net::guarded) return;
    bench.net = Net::guarded;
    bench.ice[kSixth] = {};
    count_strength(bench);
    say_.tell_club(Said::sixth_off, rule, side);
    say_.tell_man(Said::goalie_back, rule, side, bench.goalie);
  }

  // A penalty for the man of this spot: it runs now or waits (PD-35).
  void penalise(Side side, Spot spot, Man man, int minutes, Ends ends) {
    Bench& bench = bench_of(side);
    if (bench.penalties == kBox) return say_.tell_club(Said::not_served, {35}, side);
    // PD-33: two minutes to the next white 6, four to the second, five to the third.
    const auto strokes = static_cast<std::uint8_t>((minutes + 1) / 2);
    bench.box[bench.penalties++] = {spot, man, strokes, ends, false};
    if (!start_one(side, bench.penalties - 1u))
      say_.tell_club(Said::waits, {35}, side, term_of_spot(spot));
  }

  // A white 6: two minutes of every running penalty (PD-33).
  void serve_two_minutes() {
    for (Side side = 0; side < 2; ++side) {
      Bench& bench = bench_of(side);
      if (bench.penalties == 0) continue;
      for (std::size_t i = 0; i < bench.penalties;) {
        if (bench.box[i].runs && --bench.box[i].strokes == 0) {
          release(side, i, {33});
        } else {
          ++i;
        }
      }
      start_waiting(side);
    }
  }

  // PD-33: a goal against a team that is short ends its oldest minor, or half of a double one.
  void end_oldest_minor(Side side) {
    Bench& bench = bench_of(side);
    for (std::size_t i = 0; i < bench.penalties; ++i) {
      Penalty& penalty = bench.box[i];
      if (!penalty.runs || penalty.ends != Ends::by_goal) continue;
      if (--penalty.strokes == 0) release(side, i, {33});
      return start_waiting(side);
    }
  }

  void announce_unit(Side side) {
    if constexpr (!Sink::kSilent) {
      const Bench& bench = bench_of(side);
      const auto name = [&](Spot spot) { return name_of_man(side, bench.ice[spot].man); };
      say_.tell_club(Said::line_on, {28}, side, name(kLeftWing), name(kCentre), name(kRightWing));
      say_.tell_club(Said::pair_on, {28}, side, name(kLeftDefence), name(kRightDefence),
                     bench.unit + 1);
    }
  }

 private:
  Bench& bench_of(Side side) { return state_.benches[side]; }

  // PD-35: at most two places are empty, each for one penalty.
  bool start_one(Side side, std::size_t place) {
    Bench& bench = bench_of(side);
    Penalty& penalty = bench.box[place];
    if (std::popcount(bench.vacant) >= 2 || bench.is_vacant(penalty.spot)) return false;
    penalty.runs = true;
    bench.vacant |= static_cast<std::uint8_t>(1u << penalty.spot);
    bench.ice[penalty.spot] = {};
    count_strength(bench);
    say_.tell_club(Said::vacated, {36}, side, term_of_spot(penalty.spot));
    return true;
  }
  void start_waiting(Side side) {
    const Bench& bench = bench_of(side);
    for (std::size_t i = 0; i < bench.penalties; ++i)
      if (!bench.box[i].runs) start_one(side, i);
  }

  // The place is filled by the man of the unit on the ice (PD-36).
  void release(Side side, std::size_t place, RuleId rule) {
    Bench& bench = bench_of(side);
    const Spot spot = bench.box[place].spot;
    for (std::size_t i = place + 1; i < bench.penalties; ++i) bench.box[i - 1] = bench.box[i];
    bench.box[--bench.penalties] = {};
    bench.vacant &= static_cast<std::uint8_t>(~(1u << spot));
    say_.tell_club(Said::penalty_over, rule, side, term_of_spot(spot));
    std::uint32_t on = 0;
    for (const OnIce& standing : bench.ice)
      if (standing.man != kNobody) on |= bit_of(standing.man);
    Man man = planned(bench, bench.unit, bench.pair, spot);
    if (!bench.is_fit(man) || (on & bit_of(man)) != 0) man = stand_in(bench, spot, on);
    bench.ice[spot] = on_ice(rules_.teams[side], bench, man, spot);
    count_strength(bench);
    say_.tell_man(Said::filled, {36}, side, man, term_of_spot(spot));
  }

  const Rules& rules_;
  State& state_;
  Announcer<Sink> say_;
};

}  // namespace benchboss::pairadice
