#include "core/seats.h"

#include "core/turn.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

TEST(SeatSet, has_what_was_added_until_it_is_dropped) {
  SeatSet seats;
  EXPECT_TRUE(seats.empty());
  seats.add(Seat{3});
  seats.add(Seat{9});
  EXPECT_TRUE(seats.has(3));
  EXPECT_TRUE(seats.has(9));
  EXPECT_FALSE(seats.has(4));
  EXPECT_EQ(seats.size(), 2);
  EXPECT_EQ(seats.lowest(), 3);
  seats.drop(3);
  EXPECT_EQ(seats, SeatSet::of(9));
}

TEST(SeatSet, of_everyone_is_ten_seats_and_the_spectator) {
  EXPECT_EQ(SeatSet::everyone().size(), 11);
  EXPECT_TRUE(SeatSet::everyone().has(kSpectator));
  EXPECT_FALSE(SeatSet::everyone_but(4).has(4));
  EXPECT_EQ(SeatSet::everyone_but(4).size(), 10);
}

TEST(SeatSet, of_everyone_but_the_spectator_is_every_seat) {
  EXPECT_EQ(SeatSet::everyone_but(kSpectator), SeatSet::first(kMaxSeats));
}

TEST(SeatSet, joins_another) {
  SeatSet seats = SeatSet::of(1);
  seats.add(SeatSet::first(3));
  EXPECT_EQ(seats, SeatSet::first(3));
}

TEST(Turn, of_a_seat_asks_that_seat_alone) {
  EXPECT_TRUE(Turn::of(2).asks(2));
  EXPECT_FALSE(Turn::of(2).asks(1));
}

TEST(Turn, sealed_asks_several_seats_at_once) {
  const Turn turn = Turn::sealed(SeatSet::first(2));
  EXPECT_TRUE(turn.asks(0));
  EXPECT_TRUE(turn.asks(1));
  EXPECT_FALSE(turn.asks(2));
}

TEST(Turn, of_chance_and_of_nobody_asks_no_seat) {
  for (Seat seat = 0; seat <= kSpectator; ++seat) {
    EXPECT_FALSE(Turn::chance().asks(seat));
    EXPECT_FALSE(Turn::over().asks(seat));
  }
  EXPECT_FALSE(Turn::chance() == Turn::over());
}

}  // namespace
}  // namespace benchboss
