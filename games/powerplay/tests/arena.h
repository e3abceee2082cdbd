#pragma once
#include "games/powerplay/rules.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::powerplay {

using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

Rules rules_of(int seats, const Settings& more = {});

// Teams that win, split and lose most duels among themselves.
inline constexpr std::string_view kStrong = "F11 F10 F9 D10 D9 G10";
inline constexpr std::string_view kMiddle = "F7 F6 F5 D6 D5 G6";
inline constexpr std::string_view kWeak = "F2 F3 F4 D1 D2 G1";

// What a game describes through Fields, one line a value: "match.duel=3".
template <class Described>
std::vector<std::string> lines_of(const Rules& rules, const Described& described);

// A table for tests. Seats are counted from 1, and every move goes through the checked door, so
// that a test reads like a game. Players are called by their id, or in short: F7 is the first plain
// forward of value 7, F7b the second, D and G the same for defenders and goalies, B1 a brawler.
class Arena {
 public:
  static constexpr int kWatcher = 0;  // the seat of someone who only watches

  // A new game, before the deal.
  explicit Arena(int seats, const Settings& more = {});

  // Exactly these teams, seat by seat, on turn 1 of seat 1; a seat left out gets any players.
  Arena& teams(const std::vector<std::string_view>& by_seat);
  Arena& wins(const std::vector<int>& by_seat);
  Arena& difference(const std::vector<int>& by_seat);

  // "1 match:2" or "1 match:2, 1 F7, 2 G4": seat and move. Fails the test if the referee refuses.
  void play(std::string_view moves);
  // "F7" or "F7, D4" or "lot:2": what chance brings, one thing after the other.
  void roll(std::string_view outcomes);
  // A duel of the match under way: the challenger's player and the opponent's.
  void duel(std::string_view challenger, std::string_view opponent);
  // Any moves and outcomes until the turn counts one more, or the season is over.
  void finish_turn();

  // Rule and reason, "PP-14 pp.refused.challenged_before"; "" if it would be accepted. Fails the
  // test if a refusal changes anything.
  std::string refused(std::string_view move);

  // Whether a step since the last clear() was announced with exactly this line: "PP-16 goal seat=1
  // card=F7 goals1=1 goals2=0".
  testing::AssertionResult said(std::string_view line) const;
  testing::AssertionResult silent_about(std::string_view id) const;
  std::vector<std::string> told(Seat viewer = kSpectator) const;
  void clear() { events_.clear(); }
  const std::vector<Event>& events() const { return events_; }

  const Rules& rules() const { return rules_; }
  const State& state() const { return state_; }
  const Board& board() const { return state_.board; }
  const Sheet& sheet() const { return sheet_; }
  View view(int seat) const;
  std::string score() const;            // "2-1", the challenger's first
  std::string phase() const;            // "duel"
  std::string asked() const;            // seats waited for: "1 2"
  std::string choices(int seat) const;  // in short names
  std::string team(int seat) const;     // in short names
  std::string odds() const;             // outcomes in short names
  std::string winners() const;          // seats
  std::string short_name(Card card) const;
  Card card(std::string_view name) const;

 private:
  std::string expand(std::string_view move) const;
  std::string tell(const Event& event) const;
  std::string shorten(std::string_view notation) const;
  void check_cards() const;
  template <class F>
  void step(F&& f);

  Rules rules_;
  State state_;
  std::vector<Event> events_;
  Sheet sheet_{};
};

}  // namespace benchboss::powerplay
