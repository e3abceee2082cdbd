#include "embedded/powerplay.h"
#include "games/powerplay/events.h"
#include "games/powerplay/powerplay.h"

#include <algorithm>
#include <cassert>

namespace benchboss {

using namespace powerplay;

namespace {

// What stands before the colon, in the order of Move; a card alone is played in a duel.
constexpr std::array<std::string_view, 7> kMoveWords = {"exchange", "transfer", "match", "give",
                                                        "",         "draw",     "judge"};
constexpr std::array<std::string_view, kVerdicts> kVerdictWords = {"mine", "theirs", "play-on"};
constexpr std::string_view kNoPile = "none";
constexpr std::string_view kLot = "lot";

constexpr ArgShape kSeat = {"seat", ArgType::seat};
constexpr ArgShape kOther = {"other", ArgType::seat};
constexpr ArgShape kCard = {"card", ArgType::term};
constexpr ArgShape kPileArg = {"pile", ArgType::term};
constexpr ArgShape kNumber = {"number", ArgType::number};
constexpr ArgShape kGoals1 = {"goals1", ArgType::number};
constexpr ArgShape kGoals2 = {"goals2", ArgType::number};

// In the order of Said.
constexpr std::array<EventShape, kSaid> kShapes = {{
    {"pp.first", {kSeat}},
    {"pp.dealt", {kSeat, kCard}},
    {"pp.turn_begins", {kSeat, kNumber}},
    {"pp.exchange", {kSeat, kOther}},
    {"pp.drew", {kSeat, kOther, kCard}},
    {"pp.gave", {kSeat, kOther, kCard}},
    {"pp.transfer", {kSeat, kPileArg, kCard}},
    {"pp.got", {kSeat, kPileArg, kCard}},
    {"pp.match_begins", {kSeat, kOther}},
    {"pp.round_complete", {kSeat}},
    {"pp.chose", {kSeat, kNumber, kCard}},
    {"pp.revealed", {kSeat, kNumber, kCard}},
    {"pp.taken_back", {kSeat, kCard}},
    {"pp.forced", {kSeat, kCard}},
    {"pp.bully_declines", {kSeat}},
    {"pp.bully_draws", {kSeat, kPileArg}},
    {"pp.bully_adds", {kSeat, kCard, kNumber}},
    {"pp.goal", {kSeat, kCard, kGoals1, kGoals2}},
    {"pp.no_goal_same", {kCard, ArgShape{"other_card", ArgType::term}}},
    {"pp.no_goal_goalie", {kSeat, kCard}},
    {"pp.injured", {kSeat, kCard, kOther}},
    {"pp.judge_decides", {kSeat, kOther}},
    {"pp.judge_plays_on", {kSeat}},
    {"pp.overtime", {kNumber}},
    {"pp.coin", {kSeat}},
    {"pp.result", {kSeat, kOther, kGoals1, kGoals2}},
    {"pp.cross", {kSeat, kNumber}},
    {"pp.replaced", {kSeat, kCard, ArgShape{"new_card", ArgType::term}}},
    {"pp.playoffs_begin", {kSeat, kOther}},
    {"pp.playoff_match", {kNumber, kSeat, kOther}},
    {"pp.playoff_win", {kSeat, kNumber}},
    {"pp.limit", {kNumber}},
    {"pp.lot", {kSeat}},
    {"pp.champion", {kSeat}},
}};

// The message ids of the players, from the deck: both decks have the same ones in the same order.
struct TermIds {
  std::array<Text, kTerms> texts;
  std::array<std::string_view, kTerms> ids;

  TermIds() {
    Deck deck;
    [[maybe_unused]] const DataFault fault = read_deck(embedded::powerplay_deck_csv(), deck);
    assert(!fault.found());
    for (std::size_t card = 0; card < kPlayers; ++card) {
      texts[card] += "pp.card.";
      texts[card] += deck.id[card];
    }
    for (std::size_t pile = 0; pile < kCategories; ++pile) {
      texts[kPlayers + pile] += "pp.pile.";
      texts[kPlayers + pile] += word_of(static_cast<Category>(pile));
    }
    for (std::size_t i = 0; i < kTerms; ++i) ids[i] = texts[i].view();
  }
};

// The place of something in a list, or -1.
template <class List, class Item>
int place_of(const List& list, const Item& item) {
  const auto found = std::find(list.begin(), list.end(), item);
  return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

int read_seat(std::string_view text) {
  return static_cast<int>(read_number(text, kMaxSeats)) - 1;  // below 0 for anything else
}

int read_pile(std::string_view text) {
  if (text == kNoPile) return kDeclines;
  for (std::size_t pile = 0; pile < kCategories; ++pile)
    if (word_of(static_cast<Category>(pile)) == text) return static_cast<int>(pile);
  return -1;
}

int read_card(const Rules& rules, std::string_view text) {
  const Card card = card_of_id(rules.deck, text);
  return card == kNoCard ? -1 : card;
}

int read_what(const Rules& rules, Move move, std::string_view text) {
  switch (move) {
    case Move::exchange:
    case Move::match:
      return read_seat(text);
    case Move::draw:
      return read_pile(text);
    case Move::judge:
      return place_of(kVerdictWords, text);
    default:
      return read_card(rules, text);
  }
}

}  // namespace

Text Powerplay::write(const Rules& rules, Action action) {
  Text text = kMoveWords[static_cast<std::size_t>(action.move)];
  if (action.move != Move::play) text += ":";
  switch (action.move) {
    case Move::exchange:
    case Move::match:
      return text += action.what + 1u;
    case Move::draw:
      return text +=
             action.what == kDeclines ? kNoPile : word_of(static_cast<Category>(action.what));
    case Move::judge:
      return text += kVerdictWords[action.what];
    default:
      return text += rules.deck.id[action.what];
  }
}

Text Powerplay::write(const Rules& rules, Outcome outcome) {
  if (!is_lot(outcome)) return rules.deck.id[outcome.what];
  Text text = kLot;
  text += ":";
  return text += seat_of(outcome) + 1u;
}

std::optional<Powerplay::Action> Powerplay::read_action(const Rules& rules, std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view word = colon == text.npos ? std::string_view() : text.substr(0, colon);
  const int place = place_of(kMoveWords, word);
  if (place < 0 || (colon != text.npos && word.empty())) return std::nullopt;
  const auto move = static_cast<Move>(place);
  const int what = read_what(rules, move, colon == text.npos ? text : text.substr(colon + 1));
  if (what < 0) return std::nullopt;
  return Action{move, static_cast<std::uint8_t>(what)};
}

std::optional<Powerplay::Outcome> Powerplay::read_outcome(const Rules& rules,
                                                          std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) {
    const int card = read_card(rules, text);
    if (card < 0) return std::nullopt;
    return Outcome{static_cast<std::uint8_t>(card)};
  }
  const int seat = read_seat(text.substr(colon + 1));
  if (text.substr(0, colon) != kLot || seat < 0) return std::nullopt;
  return lot(static_cast<Seat>(seat));
}

std::span<const EventShape> Powerplay::event_shapes() { return kShapes; }

std::span<const std::string_view> Powerplay::terms() {
  static const TermIds kIds;
  return kIds.ids;
}

}  // namespace benchboss
