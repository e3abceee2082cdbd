#include "games/pairadice/lineup.h"

#include "games/pairadice/roster.h"

namespace benchboss::pairadice {
namespace {

struct Headcount {
  std::array<int, kCardSpots> at{};
};

Headcount count(const Team& team, std::uint32_t men) {
  Headcount heads;
  for (; men != 0; men &= men - 1) ++heads.at[team.cards[first_of(men)].spot];
  return heads;
}

std::uint32_t men_at(const Team& team, std::uint32_t men, Spot spot) {
  std::uint32_t found = 0;
  for (; men != 0; men &= men - 1)
    if (const auto man = first_of(men); team.cards[man].spot == spot) found |= bit_of(man);
  return found;
}

}  // namespace

int worth(const Team& team, const Bench& bench, Man man) {
  const Card& card = team.cards[man];
  if (card.is_goalie()) return -10 * save_of(team, bench, man) - rebound_of(team, bench, man);
  const int offense = offense_of(team, bench, man);
  if (is_forward(card.spot)) return 36 * offense + card.ways;
  return 36 * (offense + defense_of(team, bench, man)) + card.ways;
}

std::uint32_t scratchable(const Team& team, const Bench& bench) {
  const Headcount heads = count(team, bench.dressed);
  const auto& at = heads.at;
  const std::array<bool, 3> too_many = {at[kLeftWing] + at[kRightWing] + at[kCentre] > 12,
                                        at[kLeftDefence] + at[kRightDefence] > 6, at[kGoalie] > 2};
  std::uint32_t men = 0;
  for (Spot spot = 0; spot < kCardSpots; ++spot) {
    const std::size_t group = is_forward(spot) ? 0 : spot == kGoalie ? 2 : 1;
    if (too_many[group] && at[spot] > dressed_at(spot)) men |= men_at(team, bench.dressed, spot);
  }
  return men;
}

std::uint32_t placeable(const Team& team, const Bench& bench, std::size_t slot) {
  std::uint32_t left = bench.dressed;
  std::array<int, kSpots> open{};
  for (std::size_t each = 0; each < kSlots; ++each) {
    if (bench.lines[each] == kNobody) {
      ++open[spot_of(each)];
    } else {
      left &= ~bit_of(bench.lines[each]);
    }
  }
  const Spot spot = spot_of(slot);
  if (const std::uint32_t own = men_at(team, left, spot); own != 0) return own;
  const Headcount heads = count(team, left);
  std::uint32_t men = 0;
  for (Spot each = 0; each < kSpots; ++each)
    if (is_forward(each) == is_forward(spot) && heads.at[each] > open[each])
      men |= men_at(team, left, each);
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
  Man best = kNobody;
  for (; men != 0; men &= men - 1) {
    const auto man = first_of(men);
    if (best == kNobody || worth(team, bench, man) > worth(team, bench, best)) best = man;
  }
  return best;
}

Man worst_of(const Team& team, const Bench& bench, std::uint32_t men) {
  Man worst = kNobody;
  for (; men != 0; men &= men - 1) {
    const auto man = first_of(men);
    if (worst == kNobody || worth(team, bench, man) <= worth(team, bench, worst)) worst = man;
  }
  return worst;
}

}  // namespace benchboss::pairadice
