#pragma once
#include "tests/laws/step.h"

#include <array>
#include <string>

namespace benchboss {

// The odds are exact: every outcome is there once and in as many ways as there are tickets for it.
template <Game G>
std::string odds_law(const Position<G>& at) {
  const auto name = [&](const typename G::Outcome& outcome) {
    return std::string(G::write(at.rules, outcome).view());
  };
  const OddsOf<G> odds = at.odds();
  if (odds.empty()) return "chance is owed and has no outcome";
  std::array<std::uint32_t, G::kMaxOutcomes> drawn{};
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < odds.size(); ++i) {
    if (odds[i].ways == 0) return name(odds[i].outcome) + " is listed and cannot happen";
    for (std::size_t j = 0; j < i; ++j)
      if (odds[j].outcome == odds[i].outcome) return name(odds[i].outcome) + " is listed twice";
    sum += odds[i].ways;
  }
  const std::uint32_t tickets = G::tickets(at.rules, at.state);
  if (sum != tickets)
    return "the ways sum up to " + std::to_string(sum) + ", but there are " +
           std::to_string(tickets) + " tickets";
  std::size_t expected = 0;  // tickets mostly follow the list
  for (std::uint32_t ticket = 0; ticket < tickets; ++ticket) {
    const typename G::Outcome outcome = G::outcome_at(at.rules, at.state, ticket);
    if (!(odds[expected].outcome == outcome)) {
      expected = 0;
      while (expected < odds.size() && !(odds[expected].outcome == outcome)) ++expected;
      if (expected == odds.size()) return "a ticket for " + name(outcome) + ", which is not listed";
    }
    ++drawn[expected];
  }
  for (std::size_t i = 0; i < odds.size(); ++i)
    if (drawn[i] != odds[i].ways)
      return std::to_string(drawn[i]) + " tickets for " + name(odds[i].outcome) + ", but " +
             std::to_string(odds[i].ways) + " ways";
  return {};
}

}  // namespace benchboss
