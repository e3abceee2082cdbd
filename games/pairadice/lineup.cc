#include "games/pairadice/lineup.h"

#include "games/pairadice/roster.h"

namespace benchboss::pairadice {
int worth(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  if (card.is_goalie()) return -10 * save_of(team, bench, man) - rebound_of(team, bench, man);
  const int offense = offense_of(team, bench, man);
  if (is_forward(card.spot)) return 36 * offense + card.ways;
  return 36 * (offense + defense_of(team, bench, man)) + card.ways;
}

std::uint32_t scratchable(const Team& team, const Bench& bench) {
  const auto too_many = [&](std::uint32_t men, int most) {
    return std::popcount(men & bench.dressed) > most;
  };
  const bool forwards = too_many(team.forwards(), 12);
  const bool defenders = too_many(team.defenders(), 6);
  std::uint32_t men = 0;
  for (Spot spot = 0; spot < kSpots; ++spot)
    if ((is_forward(spot) ? forwards : defenders) && too_many(team.at[spot], dressed_at(spot)))
      men |= team.at[spot] & bench.dressed;
  if (too_many(team.goalies(), dressed_at(kGoalie))) men |= team.goalies() & bench.dressed;
  return men;
}

std::uint32_t placeable(const Team& team, const Bench& bench, std::size_t slot) {
  std::uint32_t left = bench.dressed;
  for (const Man man : bench.lines)
    if (man != kNobody) left &= ~bit_of(man);
  const Spot spot = spot_of(slot);
  if (const std::uint32_t own = left & team.at[spot]; own != 0) return own;
  std::array<int, kSpots> open{};
  for (std::size_t each = 0; each < kSlots; ++each)
    if (bench.lines[each] == kNobody) ++open[spot_of(each)];
  std::uint32_t men = 0;
  for (Spot each = 0; each < kSpots; ++each)
    if (is_forward(each) == is_forward(spot) && std::popcount(left & team.at[each]) > open[each])
      men |= left & team.at[each];
  return men;
}

std::uint32_t replacements(const Team& team, const Bench& bench, std::size_t slot) {
  const Spot spot = spot_of(slot);
  std::uint32_t own = 0;
  std::uint32_t others = 0;
  for (std::size_t each = 0; each < kSlots; ++each) {
    const Man man = bench.lines[each];
    if (is_forward(spot_of(each)) != is_forward(spot) || !bench.is_fit(man)) continue;
    (team.cards[man].spot == spot ? own : others) |= bit_of(man);
  }
  for (std::size_t each = 0; each < kSlots; ++each)
    if (is_forward(spot_of(each)) == is_forward(spot) && row_of(each) == row_of(slot) &&
        bench.lines[each] != kNobody) {
      own &= ~bit_of(bench.lines[each]);
      others &= ~bit_of(bench.lines[each]);
    }
  return own != 0 ? own : others;
}

Man best_of(const Team& team, const Bench& bench, std::uint32_t men) {
  Man best = first_of(men);
  int most = worth(team, bench, best);
  for (men &= men - 1; men != 0; men &= men - 1)
    if (const int value = worth(team, bench, first_of(men)); value > most) {
      most = value;
      best = first_of(men);
    }
  return best;
}

Man worst_of(const Team& team, const Bench& bench, std::uint32_t men) {
  Man worst = first_of(men);
  int least = worth(team, bench, worst);
  for (men &= men - 1; men != 0; men &= men - 1)
    if (const int value = worth(team, bench, first_of(men)); value <= least) {
      least = value;
      worst = first_of(men);
    }
  return worst;
}

}  // namespace benchboss::pairadice
