#include "cli/play/boards/pairadice_view.h"

#include "cli/play/reading.h"

#include <fmt/format.h>

#include <algorithm>

namespace benchboss::playing::pairadice {
namespace {

constexpr int kRegularPeriods = 3;

// PD-48: the brackets of a rookie go when he has rolled.
std::string printed_now(const boost::json::object& player, std::string_view printed,
                        std::string_view now, Rookies rookies) {
  std::string text = word_in(player, printed);
  if (text.find('[') == text.npos || rookies == Rookies::in_brackets) return text;
  return std::to_string(number_in(player, now)) + text.substr(text.find(']') + 1);
}

bool is_wing_or_centre(std::string_view position) { return !is_point(position); }

}  // namespace

const boost::json::object& team_of(const boost::json::object& view, std::size_t team) {
  return view.at("teams").as_array().at(team).as_object();
}

std::string city_of(const boost::json::object& view, std::size_t team) {
  return word_in(team_of(view, team), "city");
}

Man man_of(const boost::json::object& team, int number, Rookies rookies) {
  Man man;
  for (const boost::json::value& each : team.at("players").as_array()) {
    const boost::json::object& player = each.as_object();
    if (number_in(player, "no") != number) continue;
    man.number = number;
    man.name = word_in(player, "name");
    man.position = word_in(player, "pos");
    if (man.position == "G") {
      const int save = number_in(player, "save_now");
      man.offense = rookies == Rookies::in_brackets ? word_in(player, "save")
                    : save == 0                     ? "0"
                                                    : fmt::format("{:+d}", save);
      man.defense = printed_now(player, "rebound", "rebound_now", rookies);
    } else {
      man.offense = printed_now(player, "offense", "offense_now", rookies);
      man.defense = printed_now(player, "defense", "defense_now", rookies);
      man.penalty = word_in(player, "penalty");
      man.shooting = word_in(player, "shooting");
    }
  }
  return man;
}

Rookies rookies_of(const boost::json::object& view) {
  const std::string phase = word_in(view, "phase");
  return phase == "dress" || phase == "call_up" ? Rookies::in_brackets : Rookies::rolled;
}

std::vector<std::size_t> slots_of_line(std::size_t line) {
  return {3 * line, 3 * line + 2, 3 * line + 1};
}
std::vector<std::size_t> slots_of_pair(std::size_t pair) {
  constexpr std::size_t kFirstPair = 3 * kUnits;
  return {kFirstPair + 2 * pair, kFirstPair + 2 * pair + 1};
}
std::vector<std::size_t> slots_of_unit(std::size_t unit) {
  std::vector<std::size_t> slots = slots_of_line(unit);
  if (unit < kPairs)
    for (const std::size_t slot : slots_of_pair(unit)) slots.push_back(slot);
  return slots;
}

Man man_in_line(const boost::json::object& team, std::size_t slot) {
  const boost::json::value& number = team.at("lines").as_array().at(slot);
  return number.is_null() ? Man{} : man_of(team, number.to_number<int>());
}

bool are_laid_out(const boost::json::object& team) {
  return std::ranges::none_of(team.at("lines").as_array(),
                              [](const boost::json::value& each) { return each.is_null(); });
}

std::vector<Man> men_on_ice(const boost::json::object& team) {
  std::vector<Man> men;
  for (const boost::json::value& each : team.at("ice").as_array()) {
    const boost::json::object& place = each.as_object();
    Man man = man_of(team, number_in(place, "no"));
    // A forward at the point defends worse than his card says.
    if (man.number != 0 && is_wing_or_centre(man.position) && is_point(word_in(place, "place")))
      man.defense = std::to_string(number_in(place, "defense"));
    men.push_back(std::move(man));
  }
  return men;
}

std::string name_of_period(const Scene& scene) {
  const int period = number_in(scene.view, "period");
  if (period == 0) return scene.words.say("pd.board.before");
  if (period <= kRegularPeriods) return scene.words.say("pd.board.period", {{"period", period}});
  return scene.words.say("pd.board.overtime", {{"number", period - kRegularPeriods}});
}

std::string clock_of(const boost::json::object& view) {
  const int seconds = number_in(view, "seconds");
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

std::string strength_of(const Scene& scene) {
  std::string text;
  const int first = number_in(team_of(scene.view, 0), "strength");
  const int second = number_in(team_of(scene.view, 1), "strength");
  if (number_in(scene.view, "period") > 0 && (first != 5 || second != 5))
    text = scene.words.say("pd.board.strength", {{"first", first}, {"second", second}});
  const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " · ") + more; };
  for (std::size_t team = 0; team < 2; ++team)
    if (word_in(team_of(scene.view, team), "net") == "pulled")
      add(scene.words.say("pd.board.no_goalie", {{"club", city_of(scene.view, team)}}));
  if (group_in(scene.view, "delayed") != nullptr) add(scene.words.say("pd.board.delayed"));
  return text;
}

bool is_point(std::string_view place) { return place == "LD" || place == "RD"; }

std::string place_name(const Words& words, std::string_view place) {
  return words.say("pd.place." + std::string(place));
}

}  // namespace benchboss::playing::pairadice
