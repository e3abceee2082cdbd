#include "server/house/house_clock.h"

#include "server/house/secrets.h"
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

TEST(HouseClock, is_sure_of_what_the_wall_has_said_for_an_hour) {
  constexpr Milliseconds kHour = 3'600'000;
  Machine machine;
  HouseClock clock = machine.clock();
  const auto run = [&](Milliseconds time) {
    for (Milliseconds passed = 0; passed < time; passed += 1'000) {
      machine.pass(1'000);
      clock.missed_since();
    }
  };
  run(kHour - 1'000);
  EXPECT_EQ(clock.surely(), 0) << "it may be wrong since before the start";
  run(1'000);
  EXPECT_EQ(clock.surely(), machine.wall);
  machine.wall += 90 * kHour;
  run(kHour / 2);
  EXPECT_EQ(clock.surely(), machine.wall - 90 * kHour);
  machine.wall -= 91 * kHour;
  run(1'000);
  EXPECT_EQ(clock.surely(), machine.wall) << "the earlier one of both";
  machine.wall += 91 * kHour;
  run(2 * kHour);
  EXPECT_EQ(clock.surely(), machine.wall) << "it was right after all";
}

TEST(HouseClock, is_no_surer_when_it_was_not_asked_for_long) {
  constexpr Milliseconds kHour = 3'600'000;
  Machine machine;
  HouseClock clock = machine.clock();
  machine.pass(2 * kHour);
  machine.wall += 90 * kHour;
  clock.missed_since();
  EXPECT_EQ(clock.surely(), machine.wall - 90 * kHour);
}

constexpr Milliseconds kDay = Milliseconds{24} * 3'600'000;

// Ann is a guest: nothing but her session says who she is.
class Session : public testing::Test {
 protected:
  bool is_ann() { return ann.call("GET", "/api/me").status == 200; }
  bool is_kept() {
    const std::string token = ann.cookie.substr(ann.cookie.find('=') + 1);
    return house.store().session(key_of(token)).value().has_value();
  }

  HouseForTest house;
  Visitor ann{house, "Ann"};
};

TEST_F(Session, outlives_a_wall_clock_that_is_put_forward_for_a_while) {
  house.set_wall_clock(91 * kDay);
  house.serve_for(1'500);
  EXPECT_GT(house.now(), Milliseconds{1'700'000'000'000} + 90 * kDay) << "the time leapt";
  EXPECT_TRUE(is_kept());
  house.set_wall_clock(-91 * kDay);
  house.serve_for_hours(3);
  EXPECT_TRUE(is_kept());
  EXPECT_TRUE(is_ann());
}

TEST_F(Session, outlives_a_restart_after_the_wall_clock_was_put_forward) {
  house.set_wall_clock(91 * kDay);
  house.serve_for(1'500);
  Visitor(house, "Bea").open("rink-ratz", {"me", "open"});  // the leap is on disk
  house.set_wall_clock(-91 * kDay);
  house.restart();
  EXPECT_GT(house.now(), Milliseconds{1'700'000'000'000} + 90 * kDay) << "the time leapt";
  house.serve_for_hours(3);
  EXPECT_TRUE(is_kept());
  EXPECT_TRUE(is_ann());
}

TEST_F(Session, outlives_restarts_while_the_wall_clock_is_put_forward) {
  house.serve_for_hours(1);
  house.set_wall_clock(91 * kDay);
  house.restart();
  house.serve_for(1'500);
  Visitor(house, "Bea").open("rink-ratz", {"me", "open"});
  house.restart();
  house.serve_for(1'500);
  EXPECT_TRUE(is_kept());
  house.set_wall_clock(-91 * kDay);
  house.serve_for_hours(3);
  EXPECT_TRUE(is_kept());
  EXPECT_TRUE(is_ann());
}

TEST_F(Session, that_is_used_while_the_wall_clock_is_put_forward_goes_on) {
  house.serve_for_hours(1);
  house.set_wall_clock(91 * kDay);
  house.serve_for(1'500);
  EXPECT_TRUE(is_ann());
  house.set_wall_clock(-91 * kDay);
  house.serve_for(1'500);
  EXPECT_TRUE(is_ann());
}

TEST_F(Session, that_is_old_ends) {
  house.serve_for_hours(1);
  house.sleep(91 * kDay);
  house.serve_for_hours(2);
  EXPECT_FALSE(is_ann());
  EXPECT_FALSE(is_kept()) << "nor is it in the file";
}

TEST_F(Session, that_is_old_ends_after_a_restart) {
  house.restart(91 * kDay);
  EXPECT_TRUE(is_kept()) << "the clock may be wrong";
  house.serve_for_hours(2);
  EXPECT_FALSE(is_ann());
  EXPECT_FALSE(is_kept()) << "nor is it in the file";
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
