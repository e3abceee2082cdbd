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

constexpr std::array<std::string_view, 16> kPhases = {
    "lot_for_first", "deal",    "turn",   "exchange_draw",  "give",
    "transfer_draw", "duel",    "forced", "bully",          "bully_draw",
    "judge",         "replace", "coin",   "lot_for_second", "lot_for_champion",
    "over"};

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

namespace {

class Describer {
 public:
  Describer(const Rules& rules, const View& view, Fields& fields)
      : rules_(rules), view_(view), board_(view.board), fields_(fields) {}

  void describe() {
    fields_.word("phase", kPhases[static_cast<std::size_t>(board_.phase)]);
    fields_.number("turn", board_.turn);
    fields_.number("turn_limit", rules_.turn_limit);
    fields_.number("target", rules_.target);
    seat_or_none("to_play", board_.turn == 0 ? kNobody : board_.seat);
    describe_coaches();
    describe_piles();
    describe_pair();
    describe_match();
    describe_playoffs();
    seat_or_none("champion", board_.champion);
    fields_.open_list("hand");
    for (const Card card : view_.hand)
      if (card != kNoCard) describe_card("", card);
    fields_.close();
    card_or_none("chosen", view_.chosen);
    card_or_none("drawn", view_.drawn);
    card_or_none("leaving", view_.leaving);
    fields_.flag("notebook_open", rules_.notebook);
    describe_notebook();
  }

 private:
  void seat_or_none(std::string_view name, Seat seat) {
    if (seat == kNobody) return fields_.none(name);
    fields_.seat(name, seat);
  }
  void card_or_none(std::string_view name, Card card) {
    if (card == kNoCard) return fields_.none(name);
    describe_card(name, card);
  }

  void put_card(Card card) {
    const Deck& deck = rules_.deck;
    fields_.word("id", deck.id[card]);
    fields_.word("category", word_of(category_of(card)));
    fields_.number("value", deck.value[card]);
    fields_.flag("brawler", deck.brawler[card]);
    const int bonus = place_of(deck.bonus, card);
    if (bonus < 0) return fields_.none("bonus");
    fields_.word("bonus", word_of(static_cast<Bonus>(bonus)));
  }
  void describe_card(std::string_view name, Card card) {
    fields_.open_group(name);
    put_card(card);
    fields_.close();
  }

  void describe_coaches() {
    fields_.open_list("coaches");
    for (Seat seat = 0; seat < rules_.seats; ++seat) {
      fields_.open_group("");
      fields_.number("wins", board_.wins[seat]);
      fields_.number("difference", board_.difference[seat]);
      fields_.open_list("challenged");
      for (Seat other = 0; other < rules_.seats; ++other)
        if ((board_.challenged[seat] >> other & 1) != 0) fields_.seat("", other);
      fields_.close();
      fields_.close();
    }
    fields_.close();
  }

  void describe_piles() {
    fields_.open_group("piles");
    for (std::size_t pile = 0; pile < kCategories; ++pile)
      fields_.number(word_of(static_cast<Category>(pile)), rules_.pile_size[pile]);
    fields_.close();
  }

  // Who exchanges with whom.
  void describe_pair() {
    const auto& pair = board_.match.pair;
    if (pair[0] == kNobody || board_.match.duel != 0) return fields_.none("exchange");
    fields_.open_group("exchange");
    fields_.seat("seat", pair[0]);
    fields_.seat("other", pair[1]);
    fields_.close();
  }

  void describe_match() {
    const Match& match = board_.match;
    if (match.duel == 0) return fields_.none("match");
    fields_.open_group("match");
    fields_.seat("challenger", match.pair[0]);
    fields_.seat("opponent", match.pair[1]);
    fields_.number("duel", match.duel);
    seat_or_none("winner", match.winner == kNobody ? kNobody : match.pair[match.winner]);
    seat_or_none("asked", match.asked == kNobody ? kNobody : match.pair[match.asked]);
    card_or_none("added", match.added < kPlayers ? match.added : kNoCard);
    fields_.open_list("sides");
    for (Side side = 0; side < 2; ++side) describe_side(side);
    fields_.close();
    fields_.close();
  }

  void describe_side(Side side) {
    const Match& match = board_.match;
    fields_.open_group("");
    fields_.number("goals", match.goals[side]);
    fields_.flag("chosen", (match.sealed >> side & 1) != 0);
    fields_.open_list("shown");
    for (std::size_t duel = 0; duel < kTeam; ++duel) {
      if (match.shown[side][duel] == kNoCard) continue;
      fields_.open_group("");
      fields_.number("duel",
                     static_cast<std::int64_t>((match.duel - 1u) / kTeam * kTeam + duel + 1));
      put_card(match.shown[side][duel]);
      fields_.flag("injured", (match.injured[side] >> duel & 1) != 0);
      fields_.close();
    }
    fields_.close();
    fields_.close();
  }

  void describe_playoffs() {
    if (board_.finalists[1] == kNobody) return fields_.none("playoffs");
    fields_.open_list("playoffs");
    for (std::size_t i = 0; i < 2; ++i) {
      fields_.open_group("");
      fields_.seat("seat", board_.finalists[i]);
      fields_.number("wins", board_.final_wins[i]);
      fields_.close();
    }
    fields_.close();
  }

  // PP-53: the newest sight of every player that is not in the own hand.
  void describe_notebook() {
    fields_.open_list("notebook");
    for (Card card = 0; card < kPlayers; ++card) {
      if (std::ranges::find(view_.hand, card) != view_.hand.end()) continue;
      const Sight sight = last_sight(view_, card);
      if (sight.turn == 0) continue;
      fields_.open_group("");
      put_card(card);
      if (sight.place == kPile) {
        fields_.none("seat");
      } else {
        fields_.seat("seat", sight.place);
      }
      fields_.number("turn", sight.turn);
      fields_.close();
    }
    fields_.close();
  }

  const Rules& rules_;
  const View& view_;
  const Board& board_;
  Fields& fields_;
};

}  // namespace

void Powerplay::describe(const Rules& rules, const View& view, Fields& fields) {
  Describer(rules, view, fields).describe();
}

}  // namespace benchboss
