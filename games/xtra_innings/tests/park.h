#pragma once
#include "games/xtra_innings/rules.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss::xtra_innings {

using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

Rules rules_of(const Settings& settings = {});

// A ballpark for tests. Seats count from 1 and cards are written as people write them, and every
// move goes through the checked door, so that a test reads like a game.
class Park {
 public:
  // A new game, before the cut.
  explicit Park(const Settings& settings = {});

  // Where in the game hands() takes up play; without these the top of the first, nobody on, 0-0.
  // Seat 1 is the visitor and bats in the top half.
  Park& inning(int number, std::string_view half = "top");
  Park& score(int visitors, int home);
  Park& bases(std::string_view runners);  // "1 3"; they are the batters who came before
  Park& outs(int number);
  Park& count(int balls, int strikes);
  Park& pitches_thrown(int number);
  // The hands of the two sides on the field, filled up to the size of a hand with cards that do
  // nothing in the test. The other two hands are dealt from what is left.
  Park& hands(std::string_view offence, std::string_view defence);
  // The same, but exactly these cards.
  Park& exact_hands(std::string_view offence, std::string_view defence);
  // Nothing left in this deck but these cards; the rest of it lies discarded.
  Park& deck_left(Role role, std::string_view cards);

  // "hit", "ball" or "strike": both sides choose, and it is turned over.
  Park& pitch(std::string_view call);
  // One move a word, by whoever is asked; "*1B" is a card that chance turns over. Other cards that
  // are owed are drawn as they come.
  Park& play(std::string_view moves);
  // The same, and then everybody passes until the next pitch.
  Park& series(std::string_view moves);
  // A move of that seat.
  void seat_plays(int seat, std::string_view move);
  void roll(std::string_view card);
  // Draws whatever is owed.
  Park& draw();

  // Rule and reason, "XI-30 xi.refused.must_hit"; "" if it would be accepted.
  std::string refused(std::string_view move);
  std::string refused_of(int seat, std::string_view move);
  bool offers(std::string_view move) const;
  std::string choices() const;  // of the lowest seat that is asked
  std::string choices_of(int seat) const;
  std::string asked() const;  // seats: "1 2", "chance", "nobody"

  // Whether the last pitch, series or play was announced with this line among others.
  testing::AssertionResult said(std::string_view line) const;
  std::vector<std::string> told() const;

  std::string where() const;  // "1 3", "-" if nobody is on
  std::string tally() const;  // "2-1, 1 out"
  std::string runs() const;   // "0-2": visitors and home
  // All three: "1 3; 0-2; 2-1, 1 out".
  std::string picture() const { return where() + "; " + runs() + "; " + tally(); }
  Phase phase() const { return state_.board.phase; }
  int size(int seat, Role role) const;
  std::string hand(int seat, Role role) const;
  std::string winners() const;

  const Rules& rules() const { return rules_; }
  State& state() { return state_; }
  const State& state() const { return state_; }
  const Board& board() const { return state_.board; }
  const Sheet& sheet() const { return sheet_; }
  int batting(int team, int place, Batting count) const;
  int pitching(int team, int place, Pitching count) const;

 private:
  Seat lowest() const { return XtraInnings::turn(rules_, state_).seats.lowest(); }
  bool in_window() const;
  void word(std::string_view word);
  void take(Role role, Team team, std::string_view cards, bool fill);
  void note(const EventsOf<XtraInnings>& events);

  Rules rules_;
  State state_;
  Sheet sheet_{};
  std::vector<Event> events_;
};

// "a b c" as three words.
std::vector<std::string_view> words_of(std::string_view text);

}  // namespace benchboss::xtra_innings
