#include "coaches/pairadice/habits.h"
#include "games/pairadice/rules.h"

#include <gtest/gtest.h>

namespace benchboss::pairadice {
namespace {

// A change of lines in the third period: unit 1 comes off, unit 2 is next, the home coach is asked.
// None of his men has a ^.
class Change : public testing::Test {
 public:
  Change() {
    Silent silent;
    while (state.phase != Phase::face_off) {
      if (Pairadice::turn(rules, state).owes == Owes::chance) {
        Pairadice::roll(rules, state, {3, 3}, silent);  // 6 changes no rookie
      } else {
        Pairadice::act(rules, state, state.asks, {Move::assistant, 0}, silent);
      }
    }
    for (Card& card : rules.teams[kHome].cards) card.shifts = 0;
    state.phase = Phase::change;
    state.asks = kHome;
    state.period = kPeriods;
    for (Bench& bench : state.benches) bench.next_unit = 1;
  }

  Change& score(int visitor, int own) {
    state.benches[kVisitor].goals = static_cast<std::uint16_t>(visitor);
    home().goals = static_cast<std::uint16_t>(own);
    return *this;
  }
  Change& strokes(int marked) {
    state.strokes = static_cast<std::uint8_t>(marked);
    return *this;
  }
  Bench& home() { return state.benches[kHome]; }
  // "go", as it is written; and it is allowed.
  std::string habit() {
    const Action action = habitual(rules, state, kHome);
    ActionList<Pairadice> allowed;
    Pairadice::actions(rules, state, kHome, allowed);
    EXPECT_TRUE(allowed.contains(action));
    const std::string text(Pairadice::write(rules, action).view());
    return text.substr(0, text.find(':'));
  }

  Rules rules = Pairadice::make_rules(default_options<Pairadice>());
  State state = Pairadice::start(rules);
};

TEST_F(Change, PD_57_one_goal_down_the_goalie_comes_out_from_stroke_9) {
  home().time_out_taken = true;
  EXPECT_EQ(score(2, 1).strokes(8).habit(), "go");
  EXPECT_EQ(strokes(9).habit(), "pull");
}

TEST_F(Change, PD_57_two_goals_down_he_comes_out_from_stroke_8) {
  home().time_out_taken = true;
  EXPECT_EQ(score(3, 1).strokes(7).habit(), "go");
  EXPECT_EQ(strokes(8).habit(), "pull");
}

TEST_F(Change, PD_57_he_stays_in_when_tied_three_down_or_before_the_third) {
  home().time_out_taken = true;
  EXPECT_EQ(score(1, 1).strokes(9).habit(), "go");
  EXPECT_EQ(score(4, 1).habit(), "go");
  state.period = 2;
  EXPECT_EQ(score(2, 1).habit(), "go");
}

TEST_F(Change, PD_57_he_goes_back_in_when_the_score_is_tied) {
  home().time_out_taken = true;
  score(2, 1).strokes(9);
  Silent silent;
  Pairadice::act(rules, state, kHome, habitual(rules, state, kHome), silent);
  ASSERT_EQ(home().net, Net::pulled);
  EXPECT_EQ(habit(), "go");  // once a change
  home().asked = 0;
  EXPECT_EQ(score(2, 2).habit(), "goalie-in");
}

TEST_F(Change, PD_58_the_sixth_man_is_the_best_attacker_off_the_ice) {
  home().time_out_taken = true;
  score(2, 1).strokes(9);
  const Action pull = habitual(rules, state, kHome);
  ASSERT_EQ(pull.move, Move::pull);
  const Team& team = rules.teams[kHome];
  const Man sixth = team.by_number[pull.about];
  for (std::uint32_t men = sixth_men(state, team, kHome); men != 0; men &= men - 1)
    EXPECT_GE(offense_of(team, home(), sixth), offense_of(team, home(), first_of(men)));
}

TEST_F(Change, PD_64_the_time_out_comes_behind_in_the_last_three_strokes_for_line_1) {
  EXPECT_EQ(score(2, 1).strokes(6).habit(), "go");
  strokes(7);
  EXPECT_EQ(habitual(rules, state, kHome), (Action{Move::time_out, 1}));
  home().next_unit = 0;
  EXPECT_EQ(habit(), "go");
}

TEST_F(Change, PD_64_there_is_no_time_out_tied_or_twice_or_before_the_third) {
  EXPECT_EQ(score(1, 1).strokes(7).habit(), "go");
  score(2, 1);
  state.period = 2;
  EXPECT_EQ(habit(), "go");
  state.period = 3;
  home().time_out_taken = true;
  EXPECT_EQ(habit(), "go");
}

TEST_F(Change, PD_64_caret_men_stay_with_an_advantage_on_either_side_only) {
  rules.teams[kHome].cards[home().ice[kRightWing].man].shifts = 1;
  EXPECT_EQ(habit(), "go");
  for (const Side shorter : {kVisitor, kHome}) {
    const State before = state;
    state.benches[shorter].strength = 4;
    EXPECT_EQ(habitual(rules, state, kHome), (Action{Move::stay, kRightWing}));
    state = before;
  }
}

}  // namespace
}  // namespace benchboss::pairadice
