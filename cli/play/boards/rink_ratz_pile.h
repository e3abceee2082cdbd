#pragma once
#include "cli/play/words.h"

#include <string>
#include <vector>

namespace benchboss::playing::rink_ratz {

// What a card on the pile turned out to be.
enum class Laid : std::uint8_t { plain, shot, target, rebound, goal, missed, stopped, saved };

struct PileCard {
  std::string code;
  Seat seat = 0;
  Laid meaning = Laid::plain;
};

// The cards laid in this period, the first one at the bottom.
std::vector<PileCard> read_pile(const std::vector<SaidEvent>& events);

}  // namespace benchboss::playing::rink_ratz
