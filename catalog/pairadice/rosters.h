#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::pairadice {

// A roster in plain words, for whoever shows one (PD-9).
struct RosterPage {
  struct Fault {
    std::uint32_t line = 0;
    std::string player;  // fit to be shown, as the field is
    std::string field;
    std::string_view reason;  // a message id
  };
  struct Player {
    int number = 0;
    std::string name;
    std::string_view position;
    bool goalie = false;
    std::string offense;  // a goalie's save
    std::string defense;  // a goalie's rebound
    std::string penalty;
    std::string shooting;
    int injury = 0;
  };
  std::string city;
  std::string english;
  std::string french;
  std::vector<Player> players;
  int called_up = 0;  // of the players: the roster itself has too few (PD-54)
  std::vector<Fault> faults;
};

RosterPage read_roster_page(std::string_view text);

// The text of a team that comes with the game ("moncton"); empty if there is none of that name.
std::string_view shipped_roster(std::string_view name);

}  // namespace benchboss::pairadice
