#pragma once
#include "cli/play/board.h"

namespace benchboss::playing::rink_ratz {

// The one action that is about no card.
inline constexpr std::string_view kPullGoalie = "pull-goalie";

int hand_rows(int rows, int columns);
void draw_hand(Canvas& canvas, Area area, const Scene& scene);

// What the choice leads to: a phrase for a list, and a word that fits the edge of a card.
struct Effect {
  std::string_view phrase;  // message ids, empty if there is nothing to say
  std::string_view word;
  bool goal = false;
};
Effect effect_of(const std::vector<SaidEvent>& foreseen);

// The card that an action lays; empty for one that lays none.
std::string_view card_of(std::string_view action);

}  // namespace benchboss::playing::rink_ratz
