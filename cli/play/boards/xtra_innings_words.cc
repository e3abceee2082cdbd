#include "cli/play/boards/xtra_innings_words.h"

#include "cli/play/reading.h"

#include <algorithm>

namespace benchboss::playing::xtra_innings {
namespace {

constexpr std::string_view kDrop = "drop:";

std::string numbered(std::string_view prefix, int team, int place) {
  return std::string(prefix) + std::to_string(team) + "." + std::to_string(place);
}

}  // namespace

bool is_pitch(std::string_view code) {
  return std::find(kPitchCodes.begin(), kPitchCodes.end(), code) != kPitchCodes.end();
}

std::string_view code_in(std::string_view action) {
  if (action.starts_with(kDrop)) action.remove_prefix(kDrop.size());
  return action.substr(0, action.find(':'));
}

std::string name_of_card(const Words& words, std::string_view code) {
  return words.say((is_pitch(code) ? "xi.pitch." : "xi.card.") + std::string(code));
}

std::string brief_name(const Words& words, std::string_view code) {
  const std::string brief = "xi.brief." + std::string(code);
  return words.knows(brief) ? words.say(brief) : name_of_card(words, code);
}

std::string name_of_batter(const Words& words, int team, int place) {
  return words.say(numbered("xi.batter.", team, place));
}
std::string name_of_pitcher(const Words& words, int team, int place) {
  return words.say(numbered("xi.pitcher.", team, place));
}
std::string name_of_base(const Words& words, int base) {
  return words.say("xi.base." + std::to_string(base));
}

bool has_begun(const boost::json::object& view) { return number_in(view, "inning") > 0; }
int team_at_bat(const boost::json::object& view) { return number_in(view, "at_bat"); }

std::string name_of_half(const Scene& scene) {
  if (!has_begun(scene.view)) return scene.words.say("xi.board.before");
  const bool top = word_in(scene.view, "half") == "top";
  return scene.words.say("xi.board.inning",
                         {{"half", scene.words.say(top ? "xi.board.top" : "xi.board.bottom")},
                          {"inning", number_in(scene.view, "inning")}});
}

std::vector<boost::json::object> cards_played(const boost::json::object& view) {
  std::vector<boost::json::object> cards;
  const boost::json::object* series = group_in(view, "series");
  const boost::json::value* list = series == nullptr ? nullptr : field(*series, "cards");
  if (list == nullptr || !list->is_array()) return cards;
  for (const boost::json::value& each : list->get_array())
    if (each.is_object()) cards.push_back(each.get_object());
  return cards;
}

Style style_of_team(std::size_t team) {
  return team == 0 ? Style{Tint::white, Tint::home} : Style{Tint::ink, Tint::visitor};
}

std::string_view sign_of_team(std::size_t team) { return team == 0 ? "■" : "▤"; }

}  // namespace benchboss::playing::xtra_innings
