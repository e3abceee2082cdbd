#include "games/powerplay/tests/arena.h"

#include <gtest/gtest.h>

namespace benchboss::powerplay {
namespace {

// A deck of 18 players: two plain teams, and two players in each pile. So small a deck that its
// trees can be counted by hand.
class SmallDeck : public testing::Test {
 protected:
  SmallDeck() {
    Arena arena(2);
    arena.teams({"F11 F10 F9 D10 D9 G10", "F2 F3 F4 D1 D2 G1"});
    rules_ = arena.rules();
    state_ = arena.state();
    std::uint8_t at = 2 * kTeam;
    for (std::size_t pile = 0; pile < kCategories; ++pile) {
      rules_.pile_size[pile] = state_.board.fresh[pile] = kInPile;
      rules_.pile_at[pile] = at;
      at += kInPile;
    }
    state_.fresh_skaters = 0;
    state_.fresh_goalies = 0;
    for (const std::string_view name : {"F5", "F6", "D5", "D6"})
      state_.fresh_skaters |= std::uint64_t{1} << arena.card(name);
    for (const std::string_view name : {"G5", "G6"})
      state_.fresh_goalies |= static_cast<std::uint16_t>(1u << (arena.card(name) - kFirstOf[2]));
  }

  // How many ways there are to play so many steps; of sealed choices the lower seat's comes first.
  std::uint64_t ways(const State& state, int steps) const {
    if (steps == 0) return 1;
    const Turn turn = Powerplay::turn(rules_, state);
    std::uint64_t sum = 0;
    Silent silent;
    if (turn.owes == Owes::chance) {
      const std::uint32_t tickets = Powerplay::tickets(rules_, state);
      for (std::uint32_t ticket = 0; ticket < tickets; ++ticket) {
        State next = state;
        Powerplay::roll(rules_, next, Powerplay::outcome_at(rules_, state, ticket), silent);
        sum += ways(next, steps - 1);
      }
      return sum;
    }
    if (turn.owes == Owes::nothing) return 0;
    const Seat seat = turn.seats.lowest();
    List<Action, Powerplay::kMaxActions> list;
    Powerplay::actions(rules_, state, seat, list);
    for (const Action action : list) {
      State next = state;
      Powerplay::act(rules_, next, seat, action, silent);
      sum += ways(next, steps - 1);
    }
    return sum;
  }

  State after(Action action) const {
    State next = state_;
    Silent silent;
    Powerplay::act(rules_, next, 0, action, silent);
    return next;
  }

  static constexpr std::uint8_t kInPile = 2;
  Rules rules_;
  State state_;
};

TEST_F(SmallDeck, PP_8_a_turn_has_a_match_an_exchange_and_six_transfers) {
  EXPECT_EQ(ways(state_, 1), 1u + 1u + 6u);
}

TEST_F(SmallDeck, PP_11_an_exchange_draws_any_of_six_and_gives_one_of_the_same_category) {
  const State exchange = after({Move::exchange, 1});
  EXPECT_EQ(ways(exchange, 1), 6u);
  EXPECT_EQ(ways(exchange, 2), 3u * 3u + 2u * 2u + 1u * 1u);
  EXPECT_EQ(ways(exchange, 3), 14u * 8u);
}

// The second player of a category finds one fresh card on its pile, the third knows what is on top.
TEST_F(SmallDeck, PP_12_a_pile_of_two_is_drawn_down_to_the_cards_put_under_it) {
  const State forward = after({Move::transfer, state_.cards[0]});
  EXPECT_EQ(ways(forward, 1), 2u);
  EXPECT_EQ(ways(forward, 2), 2u * 8u);
  constexpr std::uint64_t kNext = 6 + 6 + 3 * 1 + 2 * 2 + 1 * 2;  // match, exchange, transfers
  EXPECT_EQ(ways(forward, 3), 2u * kNext);
  const State goalie = after({Move::transfer, state_.cards[5]});
  EXPECT_EQ(ways(goalie, 3), 2u * (6u + 6u + 3u * 2u + 2u * 2u + 1u * 1u));
  // And on: of the two goalies one is left, then the one put there first comes up.
  State known = goalie;
  Silent silent;
  for (int i = 0; i < 2; ++i) {
    Powerplay::roll(rules_, known, Powerplay::outcome_at(rules_, known, 0), silent);
    const Seat seat = known.board.seat;
    Powerplay::act(rules_, known, seat, {Move::transfer, card_in(known, seat, kFirstSlotOf[2])},
                   silent);
  }
  EXPECT_EQ(ways(known, 1), 1u);
  EXPECT_EQ(Powerplay::outcome_at(rules_, known, 0).what, state_.cards[5]);
}

TEST_F(SmallDeck, PP_15_six_duels_have_as_many_courses_as_two_teams_have_orders) {
  const State match = after({Move::match, 1});
  EXPECT_EQ(ways(match, 2), 6u * 6u);
  EXPECT_EQ(ways(match, 3), 6u * 6u * 5u);
  EXPECT_EQ(ways(match, 12), 720u * 720u);
}

TEST_F(SmallDeck, PP_8_three_and_four_steps_are_counted_by_hand) {
  EXPECT_EQ(ways(state_, 2), 6u + 6u + 6u * 2u);
  EXPECT_EQ(ways(state_, 3), 36u + 14u + 12u * 8u);
  EXPECT_EQ(ways(state_, 4), 180u + 14u * 8u + 6u * 21u + 4u * 22u + 2u * 23u);
}

}  // namespace
}  // namespace benchboss::powerplay
