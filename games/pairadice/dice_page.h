#pragma once
#include "core/fields.h"
#include "games/pairadice/pairadice.h"

#include <array>
#include <string_view>

namespace benchboss::pairadice {

// Words of the view.
inline constexpr std::array<std::string_view, 20> kPhaseWords = {
    "dress",  "call_up",     "lines",           "starter", "power_play_man", "face_off", "action",
    "shot",   "shot_again",  "discipline",      "penalty", "major",          "extra",    "assist",
    "injury", "goalie_hurt", "goalie_hurt_now", "replace", "change",         "over"};
inline constexpr std::array<std::string_view, 6> kPlaceWords = {"LW", "RW", "C",
                                                                "LD", "RD", "sixth"};

// What the next roll will be read against: the men compared, and the row of the chart. Nothing
// while a coach decides.
void describe_next_roll(const Rules& rules, const State& state, Fields& fields);

// The dice on the table, whom they were about and what came of them.
void describe_last_roll(const Rules& rules, const State& state, Fields& fields);

}  // namespace benchboss::pairadice
