#include "embedded/powerplay.h"
#include "games/powerplay/legal.h"
#include "games/powerplay/powerplay.h"

#include <algorithm>
#include <cassert>

namespace benchboss {

using namespace powerplay;

namespace {

constexpr std::array<std::string_view, 16> kPhases = {
    "lot_for_first", "deal",    "turn",   "exchange_draw",  "give",
    "transfer_draw", "duel",    "forced", "bully",          "bully_draw",
    "judge",         "replace", "coin",   "lot_for_second", "lot_for_champion",
    "over"};

// The look of every player in six words; both decks have the same players in the same order.
struct LookWords {
  std::array<Text, kPlayers> words;

  LookWords() {
    Deck deck;
    std::array<Look, kPlayers> looks;
    [[maybe_unused]] DataFault fault = read_deck(embedded::powerplay_deck_csv(), deck);
    assert(!fault.found());
    fault = read_looks(embedded::powerplay_looks_csv(), deck, looks);
    assert(!fault.found());
    for (std::size_t card = 0; card < kPlayers; ++card) {
      const Look& look = looks[card];
      words[card] = look.creature;
      for (const auto word : {look.face, look.hair, look.headgear, look.colour, look.extra}) {
        words[card] += " ";
        words[card] += word;
      }
    }
  }
};

// What a viewer sees, field by field; docs/views/powerplay.md tells it to who draws the table.
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
    describe_draw();
    describe_pair();
    describe_match();
    describe_playoffs();
    seat_or_none("champion", board_.champion);
    describe_hand();
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
    const auto bonus = std::ranges::find(deck.bonus, card) - deck.bonus.begin();
    if (bonus == kBonuses) {
      fields_.none("bonus");
    } else {
      fields_.word("bonus", word_of(static_cast<Bonus>(bonus)));
    }
    static const LookWords kLooks;
    fields_.word("look", kLooks.words[card]);
  }
  void describe_card(std::string_view name, Card card) {
    fields_.open_group(name);
    put_card(card);
    fields_.close();
  }

  // His own players; in a match of his, which of them lie on the table.
  void describe_hand() {
    fields_.open_list("hand");
    for (const Card card : view_.hand) {
      if (card == kNoCard) continue;
      const int place = place_on_table(card);
      const Side side = side_of(board_.match, view_.viewer);
      fields_.open_group("");
      put_card(card);
      fields_.flag("used", place >= 0);
      fields_.flag("injured", place >= 0 && (board_.match.injured[side] >> place & 1) != 0);
      fields_.close();
    }
    fields_.close();
  }
  // The duel of this round in which the viewer played the card, from 0; -1: in none.
  int place_on_table(Card card) const {
    const Match& match = board_.match;
    if (match.duel == 0) return -1;
    const auto& shown = match.shown[side_of(match, view_.viewer)];
    const auto place = std::ranges::find(shown, card) - shown.begin();
    return place == kTeam ? -1 : static_cast<int>(place);
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

  // The pile from which a card is being drawn.
  void describe_draw() {
    switch (board_.phase) {
      case Phase::transfer_draw:
      case Phase::bully_draw:
      case Phase::replace:
        return fields_.word("drawing_from", word_of(pile_of_chance(board_)));
      default:
        return fields_.none("drawing_from");
    }
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
      const Card card = match.shown[side][duel];
      if (card == kNoCard) continue;
      const auto number = static_cast<int>((match.duel - 1u) / kTeam * kTeam + duel + 1);
      fields_.open_group("");
      fields_.number("duel", number);
      put_card(card);
      fields_.number("points", points_in_duel(rules_, match, card, number));
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

  // PP-53: the newest sight of every player that is not in the own hand. One that was seen there
  // last has left it, and where he went is forgotten.
  void describe_notebook() {
    fields_.open_list("notebook");
    for (Card card = 0; card < kPlayers; ++card) {
      if (std::ranges::find(view_.hand, card) != view_.hand.end()) continue;
      const Sight sight = last_sight(view_, card);
      if (sight.turn == 0 || sight.place == view_.viewer) continue;
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
