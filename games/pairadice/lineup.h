#pragma once
#include "games/pairadice/bench.h"

namespace benchboss::pairadice {

// PD-64: what the assistant coach thinks of a skater at a place, and of a goalie. More is better.
int worth(const Team& team, const Bench& bench, Man man);

// The men that may be left out (PD-7), and whether someone still must be.
std::uint32_t scratchable(const Team& team, const Bench& bench);

// The men who may be put into this slot of the lines: of the position, or else of another of the
// same kind that has too many (PD-56).
std::uint32_t placeable(const Team& team, const Bench& bench, std::size_t slot);

// The fit men who may take the place of one who is out (PD-53).
std::uint32_t replacements(const Team& team, const Bench& bench, std::size_t slot);

// The best or the worst man of a set that is not empty.
Man best_of(const Team& team, const Bench& bench, std::uint32_t men);
Man worst_of(const Team& team, const Bench& bench, std::uint32_t men);

}  // namespace benchboss::pairadice
