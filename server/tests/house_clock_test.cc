#include "server/house/house_clock.h"

#include "tests/house/house_for_test.h"

#include <gtest/gtest.h>

// Time in a game is monotonic, whatever happens to the clock of the machine.
namespace benchboss {
namespace {

namespace json = boost::json;

// A machine whose clocks the test turns.
struct Machine {
  HouseClock clock(Milliseconds last_beat = 0) {
    return HouseClock({[this] { return wall; }, [this] { return steady; }}, last_beat);
  }
  void pass(Milliseconds time) {
    wall += time;
    steady += time;
  }

  Milliseconds wall = 1'000'000;
  Milliseconds steady = 70;
};

TEST(HouseClock, begins_at_the_clock_on_the_wall_and_runs) {
  Machine machine;
  HouseClock clock = machine.clock();
  EXPECT_EQ(clock.now(), 1'000'000);
  machine.pass(50);
  EXPECT_EQ(clock.now(), 1'000'050);
  EXPECT_EQ(clock.missed_since(), std::nullopt);
}

TEST(HouseClock, runs_on_when_the_wall_clock_is_put_back) {
  Machine machine;
  HouseClock clock = machine.clock();
  machine.wall -= 43'000;
  EXPECT_EQ(clock.missed_since(), std::nullopt);
  machine.pass(50);
  EXPECT_EQ(clock.missed_since(), std::nullopt);
  EXPECT_EQ(clock.now(), 1'000'050);
}

TEST(HouseClock, leaps_to_a_wall_clock_that_is_put_forward_and_says_since_when) {
  Machine machine;
  HouseClock clock = machine.clock();
  machine.pass(50);
  EXPECT_EQ(clock.missed_since(), std::nullopt);
  machine.wall += 60'000;
  machine.pass(50);
  EXPECT_EQ(clock.now(), 1'000'100) << "not before it can be said";
  EXPECT_EQ(clock.missed_since(), 1'000'050);
  EXPECT_EQ(clock.now(), 1'060'100);
  EXPECT_EQ(clock.missed_since(), std::nullopt) << "it is said once";
}

TEST(HouseClock, heeds_no_small_step_forward) {
  Machine machine;
  HouseClock clock = machine.clock();
  machine.wall += 2'000;
  EXPECT_EQ(clock.missed_since(), std::nullopt);
  EXPECT_EQ(clock.now(), 1'000'000);
}

TEST(HouseClock, says_since_when_nothing_ran_though_the_machine_was_awake) {
  Machine machine;
  HouseClock clock = machine.clock();
  machine.pass(2'001);
  EXPECT_EQ(clock.missed_since(), 1'000'000);
  EXPECT_EQ(clock.now(), 1'002'001);
}

TEST(HouseClock, does_not_go_back_over_a_restart_with_a_wall_clock_behind) {
  Machine machine;
  HouseClock clock = machine.clock(1'300'000);
  EXPECT_EQ(clock.now(), 1'300'000);
  machine.pass(50);
  EXPECT_EQ(clock.missed_since(), std::nullopt);
  EXPECT_EQ(clock.now(), 1'300'050);
}

// Ann has a bank of 40 seconds, and it is her turn.
class Bank : public testing::Test {
 protected:
  Bank() {
    const json::object clock{{"kind", "bank"}, {"seconds", 40}, {"at_zero", "resign"}};
    seated = std::make_unique<Seated>(
        house, ann, ann.open("rink-ratz", {"me", "coach random"}, {{"clock", clock}}));
  }

  HouseForTest house;
  Visitor ann{house, "Ann"};
  std::unique_ptr<Seated> seated;
};

TEST_F(Bank, runs_on_when_the_wall_clock_is_put_back) {
  house.serve_for(1'000);
  house.set_wall_clock(-43'000);
  house.serve_for(38'000);
  EXPECT_FALSE(seated->over());
  house.serve_for(1'100);
  EXPECT_TRUE(seated->over());
}

TEST_F(Bank, loses_nothing_when_the_wall_clock_is_put_forward) {
  house.serve_for(1'000);
  house.set_wall_clock(43'000);
  house.serve_for(38'000);
  EXPECT_FALSE(seated->over());
  house.serve_for(1'100);
  EXPECT_TRUE(seated->over());
}

TEST_F(Bank, runs_on_after_a_restart_with_a_wall_clock_behind) {
  house.serve_for(20'000);
  const Milliseconds before = house.now();
  seated->hang_up();
  house.set_wall_clock(-3'600'000);
  house.restart();
  EXPECT_GE(house.now(), before - 1'000) << "what was last written";
  house.serve_for(18'000);
  seated = std::make_unique<Seated>(house, ann, 1);
  EXPECT_FALSE(seated->over());
  house.serve_for(3'100);
  EXPECT_TRUE(seated->over());
}

}  // namespace
}  // namespace benchboss
