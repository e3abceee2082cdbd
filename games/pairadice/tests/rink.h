#pragma once
#include "games/pairadice/rules.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::pairadice {

// A table for tests. Two teams of twenty plain men: the man of line n whom the die d names wears
// n·10
// + d (11 is the first left wing, 35 the third right defender), the goalies 1 and 2. OFFENSE and
// DEFENSE are 3, PENALTY 0, nobody scores, nobody is ever hurt, the goalie is 0 with rebound 3. A
// test changes what it is about, names its dice, and every step goes through the checked door.
class Rink {
 public:
  using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

  explicit Rink(Settings settings = {}) : settings_(std::move(settings)) {}

  // "V13 offense=5 shooting=2,5*": before the game begins. V is the visitor, H the home team.
  Rink& card(std::string_view changes);
  // More men on a roster: "V LW 51".
  Rink& add(std::string_view man);
  Rink& remove(std::string_view man);

  // The teams walk in; men may have to be left out and rookies to roll.
  Rink& arrive();
  // Everybody is placed by his number, goalie 1 starts, and the first face-off is due.
  Rink& start();
  // The puck for the man at that place: "V C". Play is going on.
  Rink& puck(std::string_view side_and_place);
  Rink& strokes(int strokes);
  Rink& period(int period);
  Rink& score(int visitor, int home);
  // A penalty that runs already: "H C 2".
  Rink& box(std::string_view penalty);

  // "3/6" or "3/6 1/1": what the dice show. Between two rolls both coaches change without a word, a
  // delayed penalty brings no sixth man and the first man takes a free place.
  Rink& roll(std::string_view dice);
  // "V go" or "V time-out:1, H go".
  Rink& play(std::string_view moves);
  // Lets the coaches go on until the dice are owed.
  Rink& go_on();

  // Rule and reason, "PD-29 pd.refused.time_out_taken"; "" if it would be accepted.
  std::string refused(std::string_view move);
  std::string choices() const;

  // Whether the last roll, with all that followed it, was announced with this line:
  // "PD-15 shot V V13".
  testing::AssertionResult said(std::string_view line) const;
  testing::AssertionResult silent_about(std::string_view id) const;
  std::vector<std::string> told() const;

  const Rules& rules() const { return rules_; }
  State& state() { return state_; }
  const State& state() const { return state_; }
  const Sheet& sheet() const { return sheet_; }
  std::string phase() const;
  std::string puck() const;            // "V C 13", "none"
  std::string score() const;           // "1-0"
  std::string ice(char side) const;    // "11 12 13 14 15", "-" for an empty place
  std::string boxes(char side) const;  // "C:1", "C:2w" if it waits
  std::string to_play() const;         // "V", "H", "dice", "over"
  std::size_t man(char side, int number) const {
    return rules_.teams[side_of(side)].by_number[static_cast<std::size_t>(number)];
  }

 private:
  static Side side_of(char letter) { return letter == 'V' ? kVisitor : kHome; }
  std::string text_of(const Event& event) const;
  std::string roster(std::size_t side) const;
  void note();
  void take(Outcome dice);
  void act(Side side, std::string_view move);

  Settings settings_;
  std::array<std::map<int, std::map<std::string, std::string>>, 2> cards_ = {plain(), plain()};
  static std::map<int, std::map<std::string, std::string>> plain();

  Rules rules_;
  State state_;
  Sheet sheet_{};
  EventsOf<Pairadice> events_;
  std::vector<std::string> told_;
};

}  // namespace benchboss::pairadice
