#pragma once
#include "core/rule_id.h"

#include <cstdint>
#include <string_view>

namespace benchboss {

// Why a move was not accepted: a message id a player can read, and the rule that forbids it.
// An empty reason means accepted.
struct Refusal {
  std::string_view reason;
  RuleId rule;

  constexpr bool refused() const { return !reason.empty(); }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

namespace refusal {
inline constexpr std::string_view kGameOver = "refused.game_over";
inline constexpr std::string_view kNoSuchSeat = "refused.no_such_seat";
inline constexpr std::string_view kNotYourTurn = "refused.not_your_turn";
inline constexpr std::string_view kChanceFirst = "refused.chance_first";
inline constexpr std::string_view kNoChanceNow = "refused.no_chance_now";
inline constexpr std::string_view kImpossible = "refused.impossible_outcome";
}  // namespace refusal

}  // namespace benchboss
