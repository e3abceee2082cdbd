#pragma once
#include "games/double_echec/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::double_echec {

using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

Rules rules_of(const Settings& settings = {});

// "DE-40 received man=9 points=2": rule, message id and arguments; men by their number.
std::string tell(const Event& event);

// A rink for tests, drawn as the terminal shows it: rows of the rubber run to the right, columns
// down. A diagram is a window whose first square is named; its cells stand apart:
//
//     A-F   home's C, LW, RW, LD, RD and sixth skater      G   home's goalie
//     a-f   the same of the visitors                       g   theirs
//     A*    he has the puck        *   a loose puck        .   nothing
//
// Who is not drawn is on the bench; goalies who are not drawn stand in the middle of their zones.
// Home plays to the right. Every decision and die goes through the checked door.
class Bench {
 public:
  explicit Bench(const Settings& settings = {});
  static Bench with(const Rules& rules);

  Bench& draw(std::string_view first_square, std::string_view diagram);
  // Without a goalie: pulled. Without an argument both stay.
  Bench& pulled(Team team);
  // A man of the team who serves: "B 4" or "B 10 major".
  Bench& in_box(Team team, std::string_view slot, int units, bool major = false);
  // Five skaters a team: who is not drawn stands in a corner of his own end.
  Bench& crowd();
  Bench& clock(int period, int units);
  Bench& score(int home, int visitors);

  // Takes up play before the carrier's card, or before the other coach's die, or with a loose puck
  // that this team played last (its opponents try first).
  Bench& before_card();
  Bench& before_defence();
  Bench& loose_after(Team team);
  // A face-off at this spot, both line-ups accepted.
  Bench& face_off(int spot);

  // "#9", "9-ne", "stop": of the coach who is asked; several, separated by commas.
  Bench& play(std::string_view moves);
  // "3 4": dice or cards.
  Bench& roll(std::string_view outcomes);
  // Goes on, accepting whatever is first offered, until this is asked.
  Bench& until(Ask ask);

  std::string refused(std::string_view move);

  testing::AssertionResult said(std::string_view line) const;
  testing::AssertionResult silent_about(std::string_view id) const;
  const std::vector<std::string>& told() const { return told_; }
  void forget() { told_.clear(); }

  std::string asks() const;     // "home points", "chance die"
  std::string choices() const;  // "#9 #10 stop"
  bool offers(std::string_view move) const;
  std::string at(char letter) const;  // "h12", "bench", "box", "gone"
  std::string puck() const;           // "A", "loose h12"
  Man man(char letter) const;
  std::string number(char letter) const;  // "#9"
  std::string score() const;

  const Rules& rules() const { return rules_; }
  State& state() { return state_; }
  const State& state() const { return state_; }
  const Sheet& sheet() const { return sheet_; }
  int counted(Team team, Count count) const;

 private:
  void sit_down(const Rules& rules);
  void resume(std::initializer_list<Task> tasks, Team asked);
  void note(const EventsOf<DoubleEchec>& events);
  std::string place(Square square) const;

  Rules rules_;
  State state_;
  Sheet sheet_{};
  std::vector<std::string> told_;
};

}  // namespace benchboss::double_echec
