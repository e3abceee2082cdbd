#pragma once
#include "games/pairadice/rules.h"
#include "tests/laws/law_kit.h"

#include <array>
#include <span>
#include <vector>

namespace benchboss {

template <>
struct LawKit<Pairadice> {
  using State = pairadice::State;
  using Rules = pairadice::Rules;
  using Phase = pairadice::Phase;
  static constexpr bool kSecrets = false;  // PD-29a: all is public

  static std::vector<pairadice::Action> every_action(const Rules&) {
    using pairadice::Move;
    std::vector<pairadice::Action> all;
    for (const Move move :
         {Move::go, Move::assistant, Move::no_forward, Move::goalie_in, Move::play_on})
      all.push_back({move, 0});
    for (const Move move : {Move::scratch, Move::place, Move::start, Move::pp_left, Move::pp_right,
                            Move::pull, Move::sixth, Move::extra, Move::replace})
      for (std::uint8_t number = 1; number <= pairadice::kMaxNumber; ++number)
        all.push_back({move, number});
    for (std::uint8_t unit = 1; unit <= pairadice::kUnits; ++unit)
      all.push_back({Move::time_out, unit});
    for (std::uint8_t spot = 0; spot < pairadice::kSpots; ++spot) all.push_back({Move::stay, spot});
    return all;
  }
  static std::vector<pairadice::Outcome> every_outcome(const Rules&) {
    std::vector<pairadice::Outcome> all;
    for (std::uint8_t coloured = 0; coloured <= 6; ++coloured)
      for (std::uint8_t white = 1; white <= 6; ++white) all.push_back({coloured, white});
    return all;
  }

  // Men: everybody once on the ice, dressed, fit, where his card lets him play; places and box.
  static const char* conservation(const Rules& rules, const State& state) {
    for (pairadice::Side side = 0; side < 2; ++side)
      if (const char* why = team(rules, state, side)) return why;
    if (state.strokes > pairadice::kStrokes) return "a period of more than ten strokes";
    if (state.phase == Phase::action) {
      const auto& puck = state.benches[state.puck].ice[state.carrier];
      if (puck.man == pairadice::kNobody) return "a puck that nobody carries";
    }
    return nullptr;
  }

  static const char* conservation(const Rules&, const State& before, const State& after) {
    int goals = 0;
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& then = before.benches[side];
      const auto& now = after.benches[side];
      if (now.goals < then.goals || now.shots < then.shots) return "a goal or shot taken back";
      if (now.shots > then.shots + 1) return "two shots at once";
      if ((then.out & ~now.out) != 0) return "a man who was out and is back";
      if (then.time_out_taken && !now.time_out_taken) return "a second time-out";
      goals += now.goals - then.goals;
    }
    if (goals > 1) return "two goals at once";
    if (after.rolls > before.rolls + 1) return "two rolls at once";
    return nullptr;
  }

  static const char* sheet(const Rules&, const State& state, const pairadice::Sheet& sheet) {
    for (std::size_t side = 0; side < 2; ++side) {
      int goals = 0;
      int shots = 0;
      for (const auto& column : sheet.teams[side]) {
        goals += column[static_cast<std::size_t>(pairadice::Count::goals)];
        shots += column[static_cast<std::size_t>(pairadice::Count::shots)];
      }
      if (goals != state.benches[side].goals) return "other goals on the sheet than on the board";
      if (shots != state.benches[side].shots) return "other shots on the sheet than on the board";
      if (state.period == 0) continue;
      for (std::size_t spot = 0; spot <= pairadice::kSixth; ++spot)
        if (sheet.ice[side][spot] != state.benches[side].ice[spot].man)
          return "other men on the sheet than on the ice";
    }
    return nullptr;
  }

  static bool face_down(const Rules&, const State&, Seat) { return false; }
  static State reseal(const Rules&, const State& state, Seat, Philox&) { return state; }
  static State reseal_lasting(const Rules&, const State& state, Seat, Philox&) { return state; }

  static std::span<const Landmark<Pairadice>> landmarks() {
    static constexpr std::array kLandmarks = {
        Landmark<Pairadice>{"start", "usual", 4, [](const Rules&, const State&) { return true; }},
        Landmark<Pairadice>{"lines", "tie", 4,
                            [](const Rules&, const State& state) {
                              return state.phase == Phase::lines && state.slot == 12;
                            }},
        Landmark<Pairadice>{
            "face-off", "usual", 3,
            [](const Rules&, const State& state) { return state.phase == Phase::face_off; }},
        Landmark<Pairadice>{
            "shot", "playoff", 3,
            [](const Rules&, const State& state) { return state.phase == Phase::shot; }},
        Landmark<Pairadice>{
            "penalty", "same-position", 3,
            [](const Rules&, const State& state) { return state.phase == Phase::penalty; }},
        Landmark<Pairadice>{"power-play", "usual", 3,
                            [](const Rules&, const State& state) {
                              return state.phase == Phase::action &&
                                     pairadice::advantage_of(state, 0) == 1 &&
                                     state.benches[1].vacant != 0;
                            }},
        Landmark<Pairadice>{
            "delayed", "tie", 3,
            [](const Rules&, const State& state) { return state.phase == Phase::extra; }},
        Landmark<Pairadice>{"change", "usual", 3,
                            [](const Rules&, const State& state) {
                              return state.phase == Phase::change && state.asks == 1;
                            }},
        Landmark<Pairadice>{
            "injury", "playoff", 3,
            [](const Rules&, const State& state) { return state.phase == Phase::injury; }},
    };
    return kLandmarks;
  }

 private:
  static const char* team(const Rules& rules, const State& state, pairadice::Side side) {
    using namespace pairadice;
    const Bench& bench = state.benches[side];
    const Team& roster = rules.teams[side];
    if (state.phase <= Phase::lines && state.period == 0) return nullptr;
    int forwards = 0;
    int defenders = 0;
    for (std::uint32_t men = bench.dressed & ~bench.out; men != 0; men &= men - 1) {
      const Card& card = roster.cards[first_of(men)];
      forwards += is_forward(card.spot) ? 1 : 0;
      defenders += !is_forward(card.spot) && !card.is_goalie() ? 1 : 0;
    }
    if (std::popcount(bench.dressed) != 20) return "a team of more or fewer than twenty";
    if (forwards < kFewestForwards || defenders < kFewestDefenders) return "too few men left";
    if (state.period == 0 || state.phase == Phase::over) return nullptr;
    std::uint32_t seen = 0;
    int there = 0;
    for (Spot spot = 0; spot <= kSixth; ++spot) {
      const Man man = bench.ice[spot].man;
      if (man == kNobody) {
        if (spot != kSixth && !bench.is_vacant(spot)) return "a place that is empty without reason";
        continue;
      }
      ++there;
      if (spot != kSixth && bench.is_vacant(spot)) return "a man at a place that is vacant";
      if ((seen & bit_of(man)) != 0) return "a man twice on the ice";
      seen |= bit_of(man);
      if ((bench.dressed & bit_of(man)) == 0) return "a man on the ice who is not dressed";
      if (roster.cards[man].is_goalie()) return "a goalie who skates";
    }
    if (there != bench.strength) return "another strength than men on the ice";
    if (bench.has_sixth() != (bench.net != Net::guarded)) return "a sixth man with a goalie";
    if (std::popcount(bench.vacant) > 2) return "more than two places empty";
    unsigned running = 0;
    for (std::size_t i = 0; i < bench.penalties; ++i) {
      if (bench.box[i].strokes == 0) return "a penalty that should be over";
      if (bench.box[i].runs) running |= 1u << bench.box[i].spot;
    }
    if (running != bench.vacant) return "an empty place without a penalty";
    return nullptr;
  }
};

}  // namespace benchboss
