#include "games/rink_ratz/rink_ratz.h"

namespace benchboss {

using namespace rink_ratz;

namespace {

void return_to(Pool& pool, Hand hand) {
  for (int i = 0; i < kCards; ++i) pool.add(static_cast<Card>(i), hand.count(static_cast<Card>(i)));
}

}  // namespace

// RR-40: the own hand and what lies open. The other hands are cards not seen, like the deck's.
RinkRatz::View RinkRatz::view(const Rules& rules, const State& state, Seat seat) {
  View view;
  view.board = state.board;
  view.unseen = state.unseen;
  view.viewer = seat;
  for (Seat each = 0; each < rules.seats; ++each) {
    if (each == seat) {
      view.hand = state.hands[each];
    } else {
      return_to(view.unseen, state.hands[each]);
    }
  }
  return view;
}

RinkRatz::State RinkRatz::imagine(const Rules& rules, const View& view, Philox& random) {
  State state;
  state.board = view.board;
  state.unseen = view.unseen;
  for (Seat seat = 0; seat < rules.seats; ++seat) {
    if (seat == view.viewer) {
      state.hands[seat] = view.hand;
      continue;
    }
    for (int i = 0; i < view.board.sizes[seat]; ++i) {
      const Card card = state.unseen.at(random.below(state.unseen.size()));
      state.unseen.drop(card);
      state.hands[seat].add(card);
    }
  }
  return state;
}

}  // namespace benchboss
