#include "cli/play/boards/xtra_innings_face.h"

#include "catalog/game_data.h"
#include "cli/play/boards/xtra_innings_words.h"

#include <array>
#include <map>
#include <string>

namespace benchboss::playing::xtra_innings {
namespace {

struct Colour {
  std::string_view word;
  Tint tint;
  std::string_view sign;
  std::string_view hollow;
};
constexpr std::array<Colour, 8> kColours = {{
    {"blue", Tint::blue_line, "▲", "△"},
    {"violet", Tint::special, "●", "○"},
    {"green", Tint::grass, "♠", "♤"},
    {"orange", Tint::stick, "♣", "♧"},
    {"brown", Tint::earth, "♥", "♡"},
    {"teal", Tint::teal, "▼", "▽"},
    {"olive", Tint::olive, "★", "☆"},
    {"none", Tint::white, "", ""},
}};

Face read_face(const boost::json::array& row) {
  const auto word = [&](std::size_t i) { return std::string_view(row.at(i).as_string()); };
  Face face;
  face.shaded = word(2) == "yes";
  for (const Colour& colour : kColours)
    if (colour.word == word(1)) {
      face.colour = colour.tint;
      face.sign = face.shaded ? colour.hollow : colour.sign;
    }
  if (word(3) == "safe") {
    face.diamond = "◇";
    face.fate = Tint::grass;
  } else if (word(3) == "out") {
    face.diamond = "◆";
    face.fate = Tint::red;
  }
  if (word(4) == "blue") {
    face.line = Tint::blue_line;
    face.stroke = U'═';
  }
  return face;
}

std::map<std::string, Face, std::less<>> read_faces() {
  std::map<std::string, Face, std::less<>> faces;
  const boost::json::object data = data_of_game("xtra-innings");
  const boost::json::array& rows = data.at("faces.csv").as_array();
  for (std::size_t i = 1; i < rows.size(); ++i)  // the first has the names of the columns
    faces.emplace(rows[i].at(0).as_string(), read_face(rows[i].as_array()));
  return faces;
}

}  // namespace

Face face_of(std::string_view code) {
  static const auto kFaces = read_faces();
  if (const auto found = kFaces.find(code); found != kFaces.end()) return found->second;
  Face pitch;
  pitch.colour = code == "CU" || code == "CH" ? Tint::blue_line : Tint::red;  // XI-1
  return pitch;
}

}  // namespace benchboss::playing::xtra_innings
