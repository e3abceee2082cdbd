#pragma once
#include "cli/play/board.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing::double_echec {

// A square as the view gives it: rows run along the screen, columns down it.
struct Place {
  int row = -1;
  int column = -1;
  friend bool operator==(const Place&, const Place&) = default;
};

struct Skater {
  int team = 0;  // from 0
  int number = 0;
  std::string slot;
  Place at;
  bool leaving = false;
  bool carries = false;
};

// What there is to draw, read once from a view.
struct RinkView {
  int rows = 0;
  int columns = 0;
  int red_line = 0;
  int home_zone = 0;
  int visitors_zone = 0;
  int home_net = 0;
  int visitors_net = 0;
  int net_low = 0;
  int net_high = 0;
  std::vector<Place> spots;
  std::vector<std::pair<int, Place>> doors;  // team, square
  std::vector<Skater> skaters;
  Place puck;
  int puck_team = -1;
  int watchers = -1;  // the team whose reach counts: the one without the puck
};

RinkView read_rink(const boost::json::object& view);

// The squares that an action of this seat is about: where a step leads, whom a pass goes to.
std::vector<Place> targets_of(const RinkView& rink, int team, std::string_view action);

// Whether a skater of the team without the puck reaches the square (DE-50); while the puck is loose
// an opponent of who is asked.
bool is_watched(const RinkView& rink, Place place);

void draw_rink(Canvas& canvas, Area area, const Scene& scene);
// The same in plain characters, a line a column of the rink.
std::vector<std::string> rink_in_text(const Scene& scene);

Style style_of_team(std::size_t team);

}  // namespace benchboss::playing::double_echec
