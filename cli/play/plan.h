#pragma once
#include "catalog/lang.h"
#include "match/record.h"

#include <string>
#include <string_view>

namespace benchboss {

// Who sits where nobody else is named.
inline constexpr std::string_view kUsualCoach = "greedy";

// What `benchboss play` was asked for. Whatever is left empty is asked of the player or has a
// sensible default.
struct PlayPlan {
  Lang lang = Lang::en;
  // Game, options, seats, seed. An empty game: a menu of games and levels. No seats: a person on
  // seat 1, the greedy coach on the others. No seed: sealed dice.
  Record header;
  bool plain = false;        // line by line; also when stdin or stdout is no terminal
  std::string resume_file;   // --resume FILE
  bool resume_last = false;  // --resume: the newest autosave
  std::string record_file;   // --record FILE: the record is written there when the play ends
};

}  // namespace benchboss
