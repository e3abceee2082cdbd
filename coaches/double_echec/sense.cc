#include "coaches/double_echec/sense.h"

#include "games/double_echec/choices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace benchboss::double_echec {
namespace {

constexpr int kMostDice = 5;
constexpr int kMostTotal = 6 * kMostDice;

// tails[d][t]: the chance that d dice show t or more.
constexpr auto kTails = [] {
  std::array<std::array<double, kMostTotal + 2>, kMostDice + 1> tails{};
  std::array<std::array<double, kMostTotal + 1>, kMostDice + 1> exact{};
  exact[0][0] = 1;
  for (std::size_t dice = 1; dice <= kMostDice; ++dice)
    for (std::size_t total = dice; total <= 6 * dice; ++total)
      for (std::size_t face = 1; face <= 6 && face <= total; ++face)
        exact[dice][total] += exact[dice - 1][total - face] / 6;
  for (std::size_t dice = 0; dice <= kMostDice; ++dice)
    for (std::size_t total = kMostTotal + 1; total-- > 0;)
      tails[dice][total] = tails[dice][total + 1] + exact[dice][total];
  return tails;
}();

}  // namespace

double chance_of(int dice, int total) {
  if (total <= dice) return 1;
  if (total > 6 * dice || total > kMostTotal) return 0;
  return kTails[static_cast<std::size_t>(std::min(dice, kMostDice))]
               [static_cast<std::size_t>(total)];
}

double Sense::scores_at(Team shooters, int net) const {
  const Team guard = other(shooters);
  if (!ice_.goalie_in(guard)) return 1;
  const Man goalie = state_.sides[guard].goalie;
  const int place = column_of(at(guard, goalie)) - column_of(rink_.crease[guard][0]);
  const int stops = rules_.stops[static_cast<std::size_t>(std::abs(place - net))];
  return std::pow(1 - stops / 6.0, rules_.abilities(guard, goalie).save);
}

int Sense::best_net(Team shooters, unsigned nets) const {
  int best = std::countr_zero(nets);
  for (int net = best + 1; net < 3; ++net)
    if ((nets >> net & 1) != 0 && scores_at(shooters, net) > scores_at(shooters, best)) best = net;
  return best;
}

double Sense::shot(Team team, Man man, Square from) const {
  const int dice = rules_.abilities(team, man).shot;
  double best = 0;
  for (int net = 0; net < 3; ++net)
    best = std::max(best,
                    chance_of(dice, rink_.to_net(from, other(team), net)) * scores_at(team, net));
  return best;
}

double Sense::shot_with(Team team, Square from, int points) const {
  double best = 0;
  for (int net = 0; net < 3; ++net)
    if (rink_.to_net(from, other(team), net) <= points) best = std::max(best, scores_at(team, net));
  return best;
}

double Sense::carrying(Team team, Man man, Square at) const {
  const double progress = 1 - std::min(30, to_goal(team, at)) / 30.0;
  return 0.5 * shot(team, man, at) + 0.12 * progress;
}

bool Sense::someone_ahead(Team team, Man carrier) const {
  const Side& side = state_.sides[team];
  for (Men rest = side.active(); rest != 0; rest &= rest - 1)
    if (first(rest) != carrier && attacking(team, side.at[first(rest)])) return true;
  return false;
}

bool Sense::offside(Team team, Man sender, Square from, Square to) const {
  return !attacking(team, from) && attacking(team, to) && someone_ahead(team, sender);
}

}  // namespace benchboss::double_echec
