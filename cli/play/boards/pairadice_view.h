#pragma once
#include "cli/play/board.h"

#include <boost/json/object.hpp>

#include <string>
#include <vector>

// What the board reads out of a view of Pairadice Hockey.
namespace benchboss::playing::pairadice {

inline constexpr std::size_t kPlaces = 5;
inline constexpr std::string_view kPlaceWords[] = {"LW", "RW", "C", "LD", "RD", "sixth"};

// A man as his card tells it now.
struct Man {
  int number = 0;  // 0: nobody
  std::string name;
  std::string position;
  std::string offense;
  std::string defense;
  std::string penalty;
  std::string shooting;
};

const boost::json::object& team_of(const boost::json::object& view, std::size_t team);
std::string city_of(const boost::json::object& view, std::size_t team);
Man man_of(const boost::json::object& team, int number);
// The men on the ice by place, the sixth man last.
std::vector<Man> men_on_ice(const boost::json::object& team);

// "Period 2", and how far into it: "8:00".
std::string name_of_period(const Scene& scene);
std::string clock_of(const boost::json::object& view);
// "4 on 5", "empty net", what else is special; empty at five on five.
std::string strength_of(const Scene& scene);
// "AG" in French.
std::string place_name(const Words& words, std::string_view place);

}  // namespace benchboss::playing::pairadice
