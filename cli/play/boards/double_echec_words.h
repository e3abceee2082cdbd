#pragma once
#include "cli/play/board.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing::double_echec {

inline constexpr int kRegularPeriods = 3;

// "#8 up and right", "#9", "Square h12".
std::string action_in_words(const Words& words, std::string_view notation);
// The same with his slot and square, "#9 LW c3", and where a step leads, "#9 LW c3 → c4"; from the
// bench with his dice.
std::string choice_in_words(const Scene& scene, std::string_view notation);
// What a step would bring on: a reach zone, offside, a goal.
std::string effect_in_words(const Words& words, const std::vector<SaidEvent>& foreseen);
std::string question_in_words(const Scene& scene);

// Short enough for a chip: a man with his slot, a slot with its man.
std::string label_of(const Scene& scene, const Thing& thing);

std::vector<int> goals_of(const boost::json::object& view);
// "Period 2 · 14 of 40"
std::string clock_line(const Scene& scene);
std::string score_line(const Scene& scene);
// Who is in the box, who is pulled.
std::string notes_of_team(const Scene& scene, std::size_t team);
// The men of both teams with their dice, for who cannot see the rink.
std::vector<std::string> team_lines(const Scene& scene);

}  // namespace benchboss::playing::double_echec
