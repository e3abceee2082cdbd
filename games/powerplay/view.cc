#include "games/powerplay/legal.h"
#include "games/powerplay/notebook.h"
#include "games/powerplay/rules.h"

#include <algorithm>

namespace benchboss {

using namespace powerplay;

namespace powerplay {

Sight last_sight(const View& view, Card card) {
  Sight sight = {view.seen_place[card], view.seen_turn[card]};
  for (std::size_t i = 0; i < view.note_count; ++i) {
    const Note& note = view.notes[i];
    if (note.card == card && note.turn > sight.turn) sight = {note.place, note.turn};
  }
  return sight;
}

}  // namespace powerplay

namespace {

void copy_notebook(const Rules& rules, const State& state, Seat seat, View& view) {
  for (Card card = 0; card < kPlayers; ++card) {
    const Sight sight = seen_of(state, card);
    view.seen_place[card] = sight.place;
    view.seen_turn[card] = sight.turn;
  }
  if (seat >= rules.seats) return;
  const std::size_t first = std::size_t{seat} * rules.lines;
  for (std::uint64_t lines = lines_of_use(rules, state, seat); lines != 0; lines &= lines - 1)
    view.notes[view.note_count++] =
        read_line(state, first + static_cast<std::size_t>(std::countr_zero(lines)));
}

}  // namespace

// PP-50 to PP-53.
Powerplay::View Powerplay::view(const Rules& rules, const State& state, Seat seat) {
  View view;
  view.board = state.board;
  view.viewer = seat;
  const Match& match = state.board.match;
  if (seat < rules.seats) {
    std::copy_n(&state.cards[kTeam * seat], kTeam, view.hand.begin());
    for (Side side = 0; side < 2; ++side)
      if (match.pair[side] == seat && state.chosen[side] != kNoSlot)
        view.chosen = view.hand[state.chosen[side]];
    if (state.board.phase == Phase::give && (match.pair[0] == seat || match.pair[1] == seat))
      view.drawn = card_in(state, match.pair[1], state.slot);
    if (state.board.phase == Phase::transfer_draw && state.board.seat == seat)
      view.leaving = view.hand[state.slot];
  }
  if (rules.notebook) copy_notebook(rules, state, seat, view);
  return view;
}

namespace {

// Builds a world that fits a view: what the viewer knows stays, what he has seen somewhere is there
// again if there is room, everything else is dealt anew.
class Dreamer {
 public:
  Dreamer(const Rules& rules, const View& view, Philox& random)
      : rules_(rules), view_(view), board_(view.board), random_(random) {}

  State dream() {
    state_.board = board_;
    state_.fresh_skaters = 0;
    state_.fresh_goalies = 0;
    copy_notes();
    place_own_hand();
    place_shown();
    if (view_.drawn != kNoCard) put_in_hand(board_.match.pair[1], view_.drawn);
    for (std::size_t category = 0; category < kCategories; ++category)
      deal(static_cast<Category>(category));
    choose_slots();
    return state_;
  }

 private:
  void copy_notes() {
    for (Card card = 0; card < kPlayers; ++card)
      state_.seen.set(card,
                      std::uint32_t{view_.seen_place[card]} << kTurnBits | view_.seen_turn[card]);
    for (std::size_t i = 0; i < view_.note_count; ++i)
      write_line(state_, std::size_t{view_.viewer} * rules_.lines + i, view_.notes[i]);
  }

  bool placed(Card card) const { return placed_[card]; }

  void put(std::size_t place, Card card) {
    state_.cards[place] = card;
    placed_[card] = true;
  }
  // Into the first empty slot of that hand; false if there is none.
  bool put_in_hand(Seat seat, Card card) {
    if (placed(card)) return true;
    for (unsigned slots = slots_of(category_of(card)); slots != 0; slots &= slots - 1) {
      const std::size_t place = kTeam * seat + static_cast<std::size_t>(std::countr_zero(slots));
      if (!is_dealt(place) || state_.cards[place] != kNoCard) continue;
      put(place, card);
      return true;
    }
    return false;
  }

  // While the cards are dealt the later slots are still empty.
  bool is_dealt(std::size_t place) const {
    return board_.phase != Phase::deal || place < dealt_so_far();
  }
  std::size_t dealt_so_far() const {
    return kPlayers - board_.fresh[0] - board_.fresh[1] - board_.fresh[2];
  }

  void place_own_hand() {
    if (view_.viewer >= rules_.seats) return;
    for (std::size_t slot = 0; slot < kTeam; ++slot)
      if (view_.hand[slot] != kNoCard) put(kTeam * view_.viewer + slot, view_.hand[slot]);
  }

  // The cards on the table are their coaches', played.
  void place_shown() {
    const Match& match = board_.match;
    for (Side side = 0; side < 2; ++side)
      for (const Card card : match.shown[side])
        if (card != kNoCard) put_in_hand(match.pair[side], card);
  }

  // Where the viewer saw players of this category last, the newest first.
  void place_seen(Category category) {
    List<Note, kPlayers> seen;
    const auto first = kFirstOf[index(category)];
    for (Card card = first; card < first + kPlayersOf[index(category)]; ++card)
      if (const Sight sight = last_sight(view_, card); !placed(card) && sight.turn != 0)
        seen.push({card, sight.place, sight.turn});
    while (!seen.empty()) {
      std::size_t newest = 0;
      for (std::size_t i = 1; i < seen.size(); ++i)
        if (seen[i].turn > seen[newest].turn) newest = i;
      const Note note = seen[newest];
      if (note.place == kPile || note.place == view_.viewer || !put_in_hand(note.place, note.card))
        known_[note.card] = true;
      List<Note, kPlayers> rest;
      for (std::size_t i = 0; i < seen.size(); ++i)
        if (i != newest) rest.push(seen[i]);
      seen = rest;
    }
  }

  void deal(Category category) {
    place_seen(category);
    const std::size_t pile = index(category);
    const Card first = kFirstOf[pile];
    // Nobody has seen a fresh card, so those come from the cards he has not seen.
    List<Card, kPlayers> unseen;
    for (Card card = first; card < first + kPlayersOf[pile]; ++card)
      if (!placed(card) && !known_[card]) unseen.push(card);
    shuffle(unseen);
    std::size_t used = 0;
    for (; used < board_.fresh[pile]; ++used) make_fresh(unseen[used]);
    List<Card, kPlayers> rest;
    for (; used < unseen.size(); ++used) rest.push(unseen[used]);
    for (Card card = first; card < first + kPlayersOf[pile]; ++card)
      if (!placed(card) && known_[card]) rest.push(card);
    shuffle(rest);
    std::size_t next = 0;
    for_empty_places(category, [&](std::size_t place) { put(place, rest[next++]); });
  }

  template <class F>
  void for_empty_places(Category category, F&& f) {
    for (Seat seat = 0; seat < rules_.seats; ++seat)
      for (unsigned slots = slots_of(category); slots != 0; slots &= slots - 1) {
        const std::size_t place = kTeam * seat + static_cast<std::size_t>(std::countr_zero(slots));
        if (is_dealt(place) && state_.cards[place] == kNoCard) f(place);
      }
    if (board_.phase == Phase::deal) return;
    const std::size_t pile = index(category);
    const std::size_t under = rules_.pile_size[pile] - board_.fresh[pile];
    for (std::size_t i = 0; i < under; ++i)
      if (const std::size_t place = rules_.pile_at[pile] + i; state_.cards[place] == kNoCard)
        f(place);
  }

  void shuffle(List<Card, kPlayers>& cards) {
    for (std::size_t left = cards.size(); left > 1; --left)
      std::swap(cards[left - 1], cards[random_.below(static_cast<std::uint32_t>(left))]);
  }

  void make_fresh(Card card) {
    placed_[card] = true;
    if (is_goalie(card)) {
      state_.fresh_goalies |= static_cast<std::uint16_t>(1u << (card - kFirstOf[2]));
    } else {
      state_.fresh_skaters |= std::uint64_t{1} << card;
    }
  }

  Slot slot_of(Seat seat, Card card) const {
    for (Slot slot = 0; slot < kTeam; ++slot)
      if (card_in(state_, seat, slot) == card) return slot;
    return kNoSlot;
  }
  Slot any_of(unsigned slots) {
    const auto count = static_cast<std::uint32_t>(std::popcount(slots));
    return static_cast<Slot>(nth_bit(slots, random_.below(count)));
  }

  // What is hidden but lies in a certain slot: played cards, sealed choices, a drawn card.
  void choose_slots() {
    const Match& match = board_.match;
    for (Side side = 0; side < 2; ++side) {
      for (const Card card : match.shown[side])
        if (card != kNoCard)
          if (const Slot slot = slot_of(match.pair[side], card); slot != kNoSlot)
            state_.used[side] |= static_cast<std::uint8_t>(1u << slot);
      if ((match.sealed >> side & 1) == 0) continue;
      state_.chosen[side] = match.pair[side] == view_.viewer ? slot_of(view_.viewer, view_.chosen)
                                                             : any_of(in_hand(state_, side));
    }
    switch (board_.phase) {
      case Phase::deal:
        state_.slot = static_cast<Slot>(dealt_so_far() % kTeam);
        break;
      case Phase::give:
        state_.slot =
            view_.drawn == kNoCard ? any_of(kAllSlots) : slot_of(match.pair[1], view_.drawn);
        break;
      case Phase::transfer_draw:
        state_.slot = view_.leaving == kNoCard ? any_of(slots_of(pile_of_chance(state_)))
                                               : slot_of(view_.viewer, view_.leaving);
        break;
      default:
        break;
    }
  }

  const Rules& rules_;
  const View& view_;
  const Board& board_;
  Philox& random_;
  State state_;
  std::array<bool, kPlayers> placed_{};
  std::array<bool, kPlayers> known_{};  // seen once, so not fresh
};

}  // namespace

Powerplay::State Powerplay::imagine(const Rules& rules, const View& view, Philox& random) {
  return Dreamer(rules, view, random).dream();
}

}  // namespace benchboss
