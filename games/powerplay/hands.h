#pragma once
#include "games/powerplay/announcer.h"
#include "games/powerplay/powerplay.h"

#include <utility>

namespace benchboss::powerplay {

// The hands and the piles, and how cards go from one to the other.
template <class Sink>
class Hands : protected Announcer<Sink> {
 protected:
  Hands(const Rules& rules, State& state, Sink& sink)
      : Announcer<Sink>(sink),
        rules_(rules),
        state_(state),
        board_(state.board),
        match_(state.board.match) {}

  template <class... Args>
  void tell(Said said, RuleId rule, Args... args) {
    this->tell_all(said, rule, args...);
  }
  SeatSet the_pair() const {
    SeatSet both = SeatSet::of(match_.pair[0]);
    both.add(match_.pair[1]);
    return both;
  }
  void tell_pair(Said said, RuleId rule, SeatSet learned, Card card) {
    this->tell_secret(said, rule, the_pair(), learned, 2, match_.pair[0], match_.pair[1],
                      term(card));
  }

  Slot slot_of(Seat seat, Card card) const {
    const Card* hand = &state_.cards[kTeam * seat];
    Slot slot = 0;
    while (hand[slot] != card) ++slot;
    return slot;
  }

  void draw_from(Category pile) { match_.added = static_cast<Card>(kPlayers + index(pile)); }

  void take_fresh(Card card) {
    if (is_goalie(card)) {
      state_.fresh_goalies &= static_cast<std::uint16_t>(~(1u << (card - kFirstOf[2])));
    } else {
      state_.fresh_skaters &= ~(std::uint64_t{1} << card);
    }
    --board_.fresh[index(category_of(card))];
  }

  // What lies in `place` goes under its pile, and `drawn`, which is the top card, takes its place.
  void swap_with_pile(Card& place, Card drawn) {
    const std::size_t pile = index(category_of(drawn));
    Card* under = &state_.cards[rules_.pile_at[pile]];
    const Card put = std::exchange(place, drawn);
    if (board_.fresh[pile] > 0) {
      under[rules_.pile_size[pile] - board_.fresh[pile]] = put;
      take_fresh(drawn);
      return;
    }
    std::uint8_t& head = board_.head[pile];
    under[head] = put;
    if (++head == rules_.pile_size[pile]) head = 0;
  }

  const Rules& rules_;
  State& state_;
  Board& board_;
  Match& match_;
};

}  // namespace benchboss::powerplay
