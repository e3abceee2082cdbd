#include "games/xtra_innings/xtra_innings.h"

namespace benchboss {

using namespace xtra_innings;

namespace {

constexpr std::string_view kDrop = "drop:";

}  // namespace

Text XtraInnings::write(const Rules&, Action action) {
  const Move move = action.move;
  if (move == kPass) return std::string_view("pass");
  if (move == kKeep) return std::string_view("keep");
  if (is_pitch(move)) return kPitchCodes[static_cast<std::size_t>(move)];
  Text text;
  if (is_drop(move)) text += kDrop;
  text += card_code(card_of(move));
  if (base_of(move) != 0) {
    text += ":";
    text += unsigned{base_of(move)};
  }
  return text;
}

Text XtraInnings::write(const Rules&, Outcome outcome) { return card_code(outcome.card); }

std::optional<XtraInnings::Action> XtraInnings::read_action(const Rules& rules,
                                                            std::string_view text) {
  for (int i = 0; i < kMoves; ++i)
    if (const Action action{static_cast<Move>(i)}; write(rules, action).view() == text)
      return action;
  return std::nullopt;
}

std::optional<XtraInnings::Outcome> XtraInnings::read_outcome(const Rules&, std::string_view text) {
  const std::uint8_t card = card_of_code(text);
  if (card == kNoCard) return std::nullopt;
  return Outcome{static_cast<Card>(card)};
}

}  // namespace benchboss
