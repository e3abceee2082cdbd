#pragma once
#include "cli/play/board.h"

#include <boost/json/object.hpp>

#include <string>
#include <vector>

// What the board reads out of a view of Pairadice Hockey.
namespace benchboss::playing::pairadice {

inline constexpr std::size_t kPlaces = 5;
inline constexpr std::size_t kUnits = 4;
inline constexpr std::size_t kPairs = 3;
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
enum class Rookies : std::uint8_t { rolled, in_brackets };
Man man_of(const boost::json::object& team, int number, Rookies rookies = Rookies::rolled);
// As they are while a coach dresses his team (PD-48).
Rookies rookies_of(const boost::json::object& view);
// The places of "lines" that are of one line (LW, C, RW), one pair, or both; line 4 has no pair of
// its own.
std::vector<std::size_t> slots_of_line(std::size_t line);
std::vector<std::size_t> slots_of_pair(std::size_t pair);
std::vector<std::size_t> slots_of_unit(std::size_t unit);
Man man_in_line(const boost::json::object& team, std::size_t slot);
// All places of the lines are filled.
bool are_laid_out(const boost::json::object& team);
// The men on the ice by place, the sixth man last.
std::vector<Man> men_on_ice(const boost::json::object& team);

// "Period 2", and how far into it: "8:00".
std::string name_of_period(const Scene& scene);
std::string clock_of(const boost::json::object& view);
// "4 on 5", "empty net", what else is special; empty at five on five.
std::string strength_of(const Scene& scene);
// Whether it is a defender's.
bool is_point(std::string_view place);
// "AG" in French.
std::string place_name(const Words& words, std::string_view place);

}  // namespace benchboss::playing::pairadice
