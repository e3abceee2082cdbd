#pragma once
#include "games/rink_ratz/rink_ratz.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::rink_ratz {

using Settings = std::vector<std::pair<std::string_view, std::string_view>>;
inline const Settings kFour = {{"seats", "4"}};

Rules rules_of(std::string_view level, const Settings& more = {});

// "RR-12 shot seat=2 team=2 shot=pair": rule, message id and arguments; "?" for a hidden one.
std::string tell(const Event& event);

// What a game describes through Fields, one line a value: "power_play.cards=3".
std::vector<std::string> lines_of(const Rules& rules, const View& view);

// A table for tests. Seats, teams and cards are written as people write them, and every card goes
// through the checked door, so that a test reads like a game.
class Ice {
 public:
  static constexpr int kWatcher = 0;  // the seat of someone who only watches

  // A new game, before the face-off.
  explicit Ice(std::string_view level, const Settings& more = {});

  // Where in the game hands() takes up play; without these the first shift of the first period.
  Ice& period(int number);
  Ice& shift(int number);
  Ice& last_shift();
  Ice& score(int first, int second);
  Ice& seat_to_play(int seat);
  // Bench cards that earlier penalty shots of this period turned over, in their order.
  Ice& bench_drawn(std::string_view cards);
  // Cards that are still to come, from the bench or in a later deal.
  Ice& keep(std::string_view cards);
  // Exactly these cards in the hands, in seat order. What is missing to eight was played before,
  // with nothing left of it on the pile.
  Ice& hands(const std::vector<std::string_view>& by_seat);

  // "1 8" or "1 8, 2 8, 1 SB:block": seat and move. Fails the test if the referee refuses.
  void play(std::string_view moves);
  // "15" or "15, 3": what chance turns over, one card after the other.
  void roll(std::string_view cards);
  // Deals the next shift: these cards in seat order, and others to fill the hands up to eight.
  void deal(const std::vector<std::string_view>& by_seat);
  // One step, whatever it is: any legal move, any card of chance.
  void step(Philox& random);

  // Rule and reason, "RR-13 rr.refused.shot_is_played_out"; "" if it would be accepted. Fails the
  // test if a refusal changes anything.
  std::string refused(std::string_view move);
  std::string refused_roll(std::string_view card);

  // Whether the last step was announced with exactly this line.
  testing::AssertionResult said(std::string_view line) const;
  // Whether the last step brought no announcement of this id.
  testing::AssertionResult silent_about(std::string_view id) const;
  std::vector<std::string> told() const;
  // What the last card was worth: G goal, r rebound, s shot, '.' none of these.
  char verdict() const;
  const EventsOf<RinkRatz>& events() const { return events_; }

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }
  const Board& board() const { return state_.board; }
  const Sheet& sheet() const { return sheet_; }
  int counted(int team, Count count, int column = 1) const;  // on the score sheet
  int counted_in_shift(int shift, int team, Count count, int column = 1) const;
  View view(int seat) const;
  std::string score() const;       // "2-1"
  std::string shot() const;        // "2 pair made", "none"
  std::string power_play() const;  // "1: 3 of 8", "1: 3 of 8, two men", "none"
  std::string goalies_out() const;
  std::string phase() const;
  int to_play() const;          // the seat, or 0 if it is nobody's turn
  int previous() const;         // the number to match, or 0
  std::string choices() const;  // of the seat to play: "3 8 SB:block"
  std::string hand(int seat) const;
  std::string winners() const;  // seats

 private:
  void check_cards() const;
  Card spare_card() const;
  void turn_over(Card card);

  Rules rules_;
  State state_;
  EventsOf<RinkRatz> events_;
  Sheet sheet_{};
  Hand kept_;
};

// The verdicts on the attempts #1 to #15, one letter each: "...rGr........." is an ordinary shot on
// a target of #5. `table` gives the ice after the attempt.
template <class TableAfter>
std::string verdicts(TableAfter&& table) {
  std::string letters;
  for (int number = 1; number <= kNumbers; ++number)
    letters += table(std::to_string(number)).verdict();
  return letters;
}

}  // namespace benchboss::rink_ratz
