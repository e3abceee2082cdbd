#pragma once
#include "tests/laws/law_kit.h"
#include "tests/toy/toy.h"

#include <span>
#include <vector>

namespace benchboss {

template <>
struct LawKit<Toy> {
  using State = Toy::State;
  using Rules = Toy::Rules;
  static constexpr bool kSecrets = true;

  static std::vector<Toy::Action> every_action(const Rules&) {
    std::vector<Toy::Action> all;
    for (int card = 1; card <= toy::kRanks; ++card) all.push_back({static_cast<toy::Card>(card)});
    return all;
  }
  static std::vector<Toy::Outcome> every_outcome(const Rules&) {
    std::vector<Toy::Outcome> all;
    for (int card = 1; card <= toy::kRanks; ++card) all.push_back({static_cast<toy::Card>(card)});
    return all;
  }

  // TY-1: two of each number, in the deck or in a hand; and a choice is a card of the own hand.
  static const char* conservation(const Rules& rules, const State& state) {
    std::array<int, toy::kRanks + 1> count{};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      const toy::Hand& hand = state.hands[seat];
      for (const toy::Card card : hand) ++count[card];
      if (seat >= rules.seats && hand[0] != 0) return "a card in a hand that nobody has";
      const toy::Card chosen = state.chosen[seat];
      if (chosen != 0 && chosen != hand[0] && chosen != hand[1])
        return "a choice that is not in the hand";
    }
    for (std::size_t card = 1; card <= toy::kRanks; ++card)
      if (count[card] + state.left[card - 1] != toy::kCopies) return "a number is not there twice";
    return nullptr;
  }
  static const char* conservation(const Rules&, const State& before, const State& after) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
      if (after.board.points[seat] < before.board.points[seat]) return "a point is gone";
    return nullptr;
  }

  static const char* sheet(const Rules& rules, const State& state, const Toy::Sheet& sheet) {
    for (std::size_t seat = 0; seat < rules.seats; ++seat)
      if (sheet.points[seat] != state.board.points[seat]) return "other points than the state";
    return nullptr;
  }

  static bool face_down(const Rules&, const State& state, Seat viewer) {
    return state.board.seat != viewer;
  }

  static State reseal(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    return redeal(rules, state, viewer, false, random);
  }
  // The last choice opens all of them.
  static State reseal_lasting(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    const Turn turn = Toy::turn(rules, state);
    return redeal(rules, state, viewer, turn.owes == Owes::decision && turn.seats.size() == 1,
                  random);
  }

  static std::span<const Landmark<Toy>> landmarks() { return {}; }

 private:
  static State redeal(const Rules& rules, const State& state, Seat viewer, bool choices_stay,
                      Philox& random) {
    State other = state;
    const auto stays = [&](Seat seat, toy::Card card) {
      return seat == viewer || (choices_stay && card == state.chosen[seat]);
    };
    // All that is hidden goes on one heap, and everyone draws from it as much as he put there.
    std::vector<toy::Card> heap;
    for (std::size_t card = 1; card <= toy::kRanks; ++card)
      heap.insert(heap.end(), state.left[card - 1], static_cast<toy::Card>(card));
    for (Seat seat = 0; seat < rules.seats; ++seat)
      for (const toy::Card card : state.hands[seat])
        if (card != 0 && !stays(seat, card)) heap.push_back(card);
    const auto draw = [&] {
      std::swap(heap[random.below(static_cast<std::uint32_t>(heap.size()))], heap.back());
      const toy::Card card = heap.back();
      heap.pop_back();
      return card;
    };
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      toy::Hand& hand = other.hands[seat];
      for (toy::Card& card : hand)
        if (card != 0 && !stays(seat, card)) card = draw();
      if (hand[0] < hand[1]) std::swap(hand[0], hand[1]);
      if (state.chosen[seat] != 0 && seat != viewer && !choices_stay)
        other.chosen[seat] = hand[random.below(toy::kHandSize)];
    }
    other.left.fill(0);
    for (const toy::Card card : heap) ++other.left[card - 1u];
    return other;
  }
};

}  // namespace benchboss
