#include "core/event.h"

#include <gtest/gtest.h>

namespace benchboss {
namespace {

// Seat 3 is dealt a card that only seats 3 and 5 may see.
Event dealt_in_secret() {
  Event event;
  event.kind = 7;
  event.rule = {9};
  event.secret = 1u << 1;
  event.audience = SeatSet::of(3);
  event.audience.add(Seat{5});
  event.learned = SeatSet::of(3);
  event.args = {3, 12, 0, 0};
  return event;
}

TEST(Event, its_audience_sees_every_argument) {
  for (const Seat seat : {Seat{3}, Seat{5}})
    EXPECT_EQ(as_seen_by(dealt_in_secret(), seat).args, dealt_in_secret().args);
}

TEST(Event, everyone_else_sees_that_it_happened_but_not_what_is_secret) {
  for (const Seat seat : {Seat{0}, Seat{9}, kSpectator}) {
    const Event seen = as_seen_by(dealt_in_secret(), seat);
    EXPECT_EQ(seen.kind, 7);
    EXPECT_EQ(seen.rule, (RuleId{9}));
    EXPECT_EQ(seen.args[0], 3);
    EXPECT_EQ(seen.args[1], Event::kHidden);
  }
}

TEST(Event, every_argument_can_be_hidden) {
  Event event = dealt_in_secret();
  event.secret = 0b1111;
  for (const std::int16_t arg : as_seen_by(event, 0).args) EXPECT_EQ(arg, Event::kHidden);
}

TEST(Event, nobody_is_told_who_else_was_told) {
  for (const Seat seat : {Seat{3}, Seat{0}, kSpectator}) {
    EXPECT_EQ(as_seen_by(dealt_in_secret(), seat).audience, SeatSet::everyone());
    EXPECT_EQ(as_seen_by(dealt_in_secret(), seat).learned, SeatSet::none());
  }
}

TEST(Event, without_secrets_looks_the_same_to_everyone) {
  Event event = dealt_in_secret();
  event.secret = 0;
  EXPECT_EQ(as_seen_by(event, 3), as_seen_by(event, kSpectator));
}

TEST(Event, a_list_of_them_keeps_what_it_is_told_in_order) {
  EventList<4> list;
  Event event;
  for (std::uint8_t kind = 1; kind <= 3; ++kind) {
    event.kind = kind;
    list(event);
  }
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(list[0].kind, 1);
  EXPECT_EQ(list[2].kind, 3);
}

}  // namespace
}  // namespace benchboss
