#pragma once
#include "games/rink_ratz/rules.h"
#include "tests/laws/law_kit.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace benchboss {

template <>
struct LawKit<RinkRatz> {
  using State = rink_ratz::State;
  using Rules = rink_ratz::Rules;
  using Card = rink_ratz::Card;
  using Phase = rink_ratz::Phase;
  using Stage = rink_ratz::Stage;
  static constexpr bool kSecrets = true;

  static std::vector<rink_ratz::Action> every_action(const Rules&) {
    std::vector<rink_ratz::Action> all(rink_ratz::kMoves);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].move = static_cast<rink_ratz::Move>(i);
    return all;
  }
  static std::vector<rink_ratz::Outcome> every_outcome(const Rules&) {
    std::vector<rink_ratz::Outcome> all(rink_ratz::kCards);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].card = static_cast<Card>(i);
    return all;
  }

  // Cards: each at most as often as in the deck, and as many in all as were not played yet.
  static const char* conservation(const Rules& rules, const State& state) {
    using rink_ratz::kHandSize;
    const rink_ratz::Board& board = state.board;
    Counts counts{};
    const int undealt = add(counts, state.unseen);
    int in_hands = 0;
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
      const int size = state.hands[seat].empty() ? 0 : add(counts, state.hands[seat]);
      if (size != board.sizes[seat]) return "a hand that is not as large as it is said to be";
      if (seat >= rules.seats && size != 0) return "a card in a hand that nobody has";
      in_hands += size;
    }
    for (std::size_t card = 0; card < counts.size(); ++card)
      if (counts[card] > rules.deck.count(static_cast<Card>(card))) return "a card too often";
    if (in_hands != board.in_hands) return "another number of cards in all hands than said";
    if (board.phase == Phase::face_off || board.phase == Phase::over) return nullptr;
    const int shift = kHandSize * rules.seats;
    const int dealt = (board.shift - 1) * shift + (board.phase == Phase::deal ? in_hands : shift);
    const int bench_drawn = std::min(board.bench_draws, rules.bench);
    if (undealt + dealt + bench_drawn != static_cast<int>(rules.deck.size()))
      return "a card too few or too many in the deck";
    return sense(rules, board);
  }

  // A step takes one card out of play at most, and puts none back but all of them (RR-10).
  static const char* conservation(const Rules& rules, const State& before, const State& after) {
    if (after.board.period != before.board.period)
      return after.unseen == rules.deck ? nullptr : "a new period without the whole deck";
    // Most of it is as it was: only what changed is counted.
    Counts then{};
    Counts now{};
    if (!(before.unseen == after.unseen)) {
      add(then, before.unseen);
      add(now, after.unseen);
    }
    for (std::size_t seat = 0; seat < before.hands.size(); ++seat) {
      if (before.hands[seat] == after.hands[seat]) continue;
      add(then, before.hands[seat]);
      add(now, after.hands[seat]);
    }
    int gone = 0;
    for (std::size_t card = 0; card < then.size(); ++card) {
      if (now[card] > then[card]) return "a card back in play";
      gone += then[card] - now[card];
    }
    return gone > 1 ? "two cards out of play at once" : nullptr;
  }

  static const char* sheet(const Rules&, const State& state, const rink_ratz::Sheet& sheet) {
    for (std::size_t team = 0; team < 2; ++team) {
      int goals = 0;
      for (const auto& column : sheet.teams[team])
        goals += column[static_cast<std::size_t>(rink_ratz::Count::goals)];
      if (goals != state.board.goals[team]) return "other goals on the sheet than on the board";
    }
    return nullptr;
  }

  // RR-9, RR-40: the deal. The face-off and the bench card are for all to see (RR-8, RR-30a).
  static bool face_down(const Rules&, const State& state, Seat viewer) {
    return state.board.phase == Phase::deal && state.board.seat != viewer;
  }

  // The other hands, the deck and the bench are one heap of cards to the viewer (RR-40).
  static State reseal(const Rules&, const State& state, Seat viewer, Philox& random) {
    std::array<Card, rink_ratz::kCardsDealt + rink_ratz::kMaxBench> heap;
    std::uint32_t size = 0;
    Counts counts{};
    add(counts, state.unseen);
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat)
      if (seat != viewer) add(counts, state.hands[seat]);
    for (std::size_t card = 0; card < counts.size(); ++card)
      for (int copy = 0; copy < counts[card]; ++copy) heap[size++] = static_cast<Card>(card);
    State other = state;
    for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
      if (seat == viewer) continue;
      other.hands[seat] = {};
      for (int left = state.hands[seat].size(); left > 0; --left) {
        std::swap(heap[random.below(size)], heap[size - 1]);
        other.hands[seat].add(heap[--size]);
      }
    }
    other.unseen = {};
    for (std::uint32_t i = 0; i < size; ++i) other.unseen.add(heap[i]);
    return other;
  }
  // A step shows no more than the card it is about.
  static State reseal_lasting(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    return reseal(rules, state, viewer, random);
  }

  static std::span<const Landmark<RinkRatz>> landmarks() {
    static constexpr std::array kLandmarks = {
        Landmark<RinkRatz>{"start", "rookie", 4, [](const Rules&, const State&) { return true; }},
        Landmark<RinkRatz>{"start-of-four", "pro-4", 4,
                           [](const Rules&, const State&) { return true; }},
        Landmark<RinkRatz>{"answer", "rookie", 6,
                           [](const Rules&, const State& state) {
                             return state.board.shot.stage == Stage::made &&
                                    state.board.in_hands >= 12;
                           }},
        Landmark<RinkRatz>{"attempt", "junior", 6,
                           [](const Rules&, const State& state) {
                             return state.board.shot.stage == Stage::target &&
                                    state.board.in_hands >= 10;
                           }},
        Landmark<RinkRatz>{"fresh-goal", "junior", 6,
                           [](const Rules& rules, const State& state) {
                             return state.board.fresh_goal.team != rink_ratz::kNoTeam &&
                                    may_save(rules, state);
                           }},
        Landmark<RinkRatz>{"power-play", "pro", 5,
                           [](const Rules&, const State& state) {
                             return state.board.power_play.cards == 1 && state.board.in_hands >= 12;
                           }},
        Landmark<RinkRatz>{"two-man-advantage", "pro", 7,
                           [](const Rules&, const State& state) {
                             return state.board.power_play.men == 2 && state.board.in_hands >= 8;
                           }},
        Landmark<RinkRatz>{"penalty-shot", "pro", 5,
                           [](const Rules&, const State& state) {
                             return state.board.phase == Phase::penalty_shot;
                           }},
        Landmark<RinkRatz>{"pulled-goalie", "pro", 7,
                           [](const Rules&, const State& state) {
                             return state.board.goalies_out != 0 && state.board.in_hands >= 7;
                           }},
        Landmark<RinkRatz>{"sudden-death", "rookie-4", 5,
                           [](const Rules&, const State& state) {
                             return state.board.period > rink_ratz::kPeriods &&
                                    state.board.shot.stage == Stage::target;
                           }},
        Landmark<RinkRatz>{"stolen-shot", "house-rules", 7,
                           [](const Rules&, const State& state) {
                             return state.board.shot.kind == rink_ratz::ShotKind::stolen &&
                                    state.board.in_hands >= 8;
                           }},
    };
    return kLandmarks;
  }

 private:
  using Counts = std::array<std::uint8_t, rink_ratz::kCards>;  // of each card

  // Adds the cards of a hand or a pool; returns how many.
  template <class Cards>
  static int add(Counts& counts, const Cards& cards) {
    int size = 0;
    for (std::size_t card = 0; card < counts.size(); ++card) {
      const int copies = cards.count(static_cast<Card>(card));
      counts[card] = static_cast<std::uint8_t>(counts[card] + copies);
      size += copies;
    }
    return size;
  }

  static bool may_save(const Rules& rules, const State& state) {
    for (const Card card : {Card::breakaway_save, Card::two_on_one_save})
      if (state.hands[state.board.seat].has(card)) return state.board.in_hands < 8 * rules.seats;
    return false;
  }

  // What belongs together stays together.
  static const char* sense(const Rules& rules, const rink_ratz::Board& board) {
    using rink_ratz::kNoTeam;
    if (board.previous > rink_ratz::kNumbers) return "a previous number that no card bears";
    if ((board.shot.stage == Stage::none) != (board.shot.team == kNoTeam))
      return "a shot without a team";
    const rink_ratz::PowerPlay& play = board.power_play;
    if ((play.team == kNoTeam) != (play.men == 0) || (play.men == 0) != (play.cards == 0))
      return "half a power play";
    if (play.men > 2 || play.cards >= rink_ratz::kPowerPlayCards + (board.phase != Phase::play))
      return "a power play that should be over";
    if (board.goalies_out != 0 &&
        (board.period != rink_ratz::kPeriods || board.shift != rules.shifts))
      return "a goalie pulled outside the last shift of the third period";
    if (board.shift < 1 || board.shift > rules.shifts) return "a shift that is never played";
    if (board.period > rink_ratz::kPeriods + rules.overtime_periods)
      return "a period that is never played";
    return nullptr;
  }
};

}  // namespace benchboss
