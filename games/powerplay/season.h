#pragma once
#include "games/powerplay/hands.h"
#include "games/powerplay/legal.h"
#include "games/powerplay/notebook.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace benchboss::powerplay {

inline constexpr int kFinalTarget = 4;  // of a best-of-seven (PP-42)
inline constexpr int kFinalMatches = 2 * kFinalTarget - 1;

// Everything between the duels: the deal, the turns, and what becomes of a match.
template <class Sink>
class Season : protected Hands<Sink> {
 public:
  // Set-up

  void first(Seat seat) {
    board_.tied = 0;
    this->tell_shown(Said::first, {7}, kSpectator, seat);
    board_.seat = seat;
    board_.phase = Phase::turn;
    begin_turn();
  }

  // PP-6
  void deal(Card card) {
    const Seat seat = board_.seat;
    take_fresh(card);
    state_.cards[kTeam * seat + state_.slot] = card;
    this->tell_secret(Said::dealt, {6}, SeatSet::of(seat), SeatSet::of(seat), 1, seat, term(card));
    if (++state_.slot < kTeam) return;
    state_.slot = 0;
    if (++board_.seat < rules_.seats) return;
    state_.slot = kNoSlot;
    board_.seat = 0;
    if (rules_.first_by_lot) {
      board_.tied = static_cast<std::uint16_t>((1u << rules_.seats) - 1);
      board_.phase = Phase::lot_for_first;
      return;
    }
    first(0);
  }

  // Exchange

  void exchange(Seat seat, Seat with) {
    match_.pair = {seat, with};
    board_.phase = Phase::exchange_draw;
    tell(Said::exchange, {10}, seat, with);
  }

  void exchange_draw(Card card) {
    state_.slot = slot_of(match_.pair[1], card);
    board_.phase = Phase::give;
    tell_pair(Said::drew, {10}, the_pair(), card);
  }

  void give(Card card) {
    const auto [seat, with] = match_.pair;
    const Slot slot = slot_of(seat, card);
    Card& mine = state_.cards[kTeam * seat + slot];
    Card& theirs = state_.cards[kTeam * with + state_.slot];
    std::swap(mine, theirs);
    remember(rules_, state_, seat, theirs, with);
    remember(rules_, state_, with, mine, seat);
    state_.slot = kNoSlot;
    // The rule is told to all, so it may not say whether it was Rosalinde (PP-51).
    tell_pair(Said::gave, {11}, SeatSet::of(with), card);
    match_.pair = {kNobody, kNobody};
    end_turn();
  }

  // Transfer

  void transfer(Seat seat, Card card) {
    state_.slot = slot_of(seat, card);
    draw_from(category_of(card));
    board_.phase = Phase::transfer_draw;
    this->tell_secret(Said::transfer, {12}, SeatSet::of(seat), SeatSet::none(), 2, seat,
                      term(category_of(card)), term(card));
  }

  void transfer_draw(Card card) {
    const Seat seat = board_.seat;
    Card& place = state_.cards[kTeam * seat + state_.slot];
    const Card gone = place;
    swap_with_pile(place, card);
    remember(rules_, state_, seat, gone, kPile);
    state_.slot = kNoSlot;
    match_.added = kNoCard;
    this->tell_secret(Said::got, {12}, SeatSet::of(seat), SeatSet::of(seat), 2, seat,
                      term(category_of(card)), term(card));
    end_turn();
  }

  // PP-27, PP-28
  void replace(Card card) {
    const Hurt hurt = next_hurt(match_);
    const Seat seat = match_.pair[hurt.side];
    const Card gone = std::exchange(match_.shown[hurt.side][hurt.duel], kNoCard);
    swap_with_pile(state_.cards[kTeam * seat + slot_of(seat, gone)], card);
    see(state_, gone, kPile);
    match_.injured[hurt.side] &= static_cast<std::uint8_t>(match_.injured[hurt.side] - 1);
    this->tell_secret(Said::replaced, match_.duel > kTeam ? RuleId{28} : RuleId{27},
                      SeatSet::of(seat), SeatSet::of(seat), 2, seat, term(gone), term(card));
    replace_or_go_on();
  }

  void coin(Seat seat) {
    board_.tied = 0;
    this->tell_shown(Said::coin, {26}, kSpectator, seat);
    decide(side_of(match_, seat));
  }

  // Lots at the end of a season

  void second(Seat seat) {
    board_.tied = 0;
    this->tell_shown(Said::lot, {42}, kSpectator, seat);
    begin_playoffs(seat);
  }

  void champion_by_lot(Seat seat) {
    board_.tied = 0;
    this->tell_shown(Said::lot, {41}, kSpectator, seat);
    crown(seat, {41});
  }

 protected:
  using Hands<Sink>::Hands;
  using Hands<Sink>::rules_;
  using Hands<Sink>::state_;
  using Hands<Sink>::board_;
  using Hands<Sink>::match_;
  using Hands<Sink>::tell;
  using Hands<Sink>::tell_pair;
  using Hands<Sink>::the_pair;
  using Hands<Sink>::slot_of;
  using Hands<Sink>::draw_from;
  using Hands<Sink>::take_fresh;
  using Hands<Sink>::swap_with_pile;

  void begin_match(Seat challenger, Seat opponent) {
    match_ = {};
    match_.pair = {challenger, opponent};
    match_.duel = 1;
    board_.phase = Phase::duel;
  }

  void replace_or_go_on() {
    if ((match_.injured[0] | match_.injured[1]) != 0) {
      board_.phase = Phase::replace;
    } else if (match_.winner == kNobody) {
      begin_overtime_round();
    } else {
      end_match();
    }
  }

  // PP-25: full teams again.
  void begin_overtime_round() {
    clear_round();
    ++match_.duel;
    board_.phase = Phase::duel;
    tell(Said::overtime, {25}, match_.duel / kTeam);
  }

  void clear_round() {
    state_.used = {};
    match_.shown = Match{}.shown;
    match_.added = kNoCard;
  }

  bool in_playoffs() const { return board_.finalists[0] != kNobody; }

  // PP-24: the result goes on the sheet, and the winner gets his cross.
  void decide(Side winner) {
    match_.winner = winner;
    tell(Said::result, {24}, match_.pair[0], match_.pair[1], match_.goals[0], match_.goals[1]);
    const Seat seat = match_.pair[winner];
    if (in_playoffs()) {
      std::uint8_t& wins = board_.final_wins[seat == board_.finalists[0] ? 0 : 1];
      ++wins;
      tell(Said::playoff_win, {42}, seat, wins);
      if (wins == kFinalTarget) return crown(seat, {42});
    } else {
      const int lead = match_.goals[0] - match_.goals[1];
      add_goals(match_.pair[0], lead);
      add_goals(match_.pair[1], -lead);
      ++board_.wins[seat];
      tell(Said::cross, {24}, seat, board_.wins[seat]);
      if (board_.wins[seat] == rules_.target && !rules_.playoffs) return crown(seat, {40});
    }
    replace_or_go_on();
  }

  void add_goals(Seat seat, int lead) {
    board_.difference[seat] = static_cast<std::int16_t>(board_.difference[seat] + lead);
  }

  void end_match() {
    const Seat winner = match_.pair[match_.winner];
    clear_round();
    match_ = {};
    if (in_playoffs()) return begin_playoff_match();
    if (board_.wins[winner] == rules_.target) return find_second(winner);
    end_turn();
  }

  // The best of the season among these seats: by wins, then by goal difference.
  std::uint16_t best_of(unsigned seats) const {
    unsigned best = 0;
    std::pair<int, int> most = {-1, 0};
    for (; seats != 0; seats &= seats - 1) {
      const auto seat = static_cast<Seat>(std::countr_zero(seats));
      const std::pair<int, int> own = {board_.wins[seat], board_.difference[seat]};
      if (own < most) continue;
      if (own > most) best = 0;
      best |= 1u << seat;
      most = own;
    }
    return static_cast<std::uint16_t>(best);
  }

  // PP-42
  void find_second(Seat leader) {
    board_.finalists[0] = leader;
    board_.tied = best_of(((1u << rules_.seats) - 1) & ~(1u << leader));
    if (std::has_single_bit(board_.tied))
      return begin_playoffs(static_cast<Seat>(std::countr_zero(std::exchange(board_.tied, 0))));
    board_.phase = Phase::lot_for_second;
  }

  void begin_playoffs(Seat second) {
    board_.finalists[1] = second;
    tell(Said::playoffs_begin, {42}, board_.finalists[0], second);
    begin_playoff_match();
  }

  void begin_playoff_match() {
    const int played = board_.final_wins[0] + board_.final_wins[1];
    const Side side = static_cast<Side>(played % 2);
    ++board_.turn;
    board_.seat = board_.finalists[side];
    tell(Said::playoff_match, {42}, played + 1, board_.seat, board_.finalists[1u - side]);
    begin_match(board_.seat, board_.finalists[1u - side]);
  }

  // PP-41
  void end_at_limit() {
    tell(Said::limit, {41}, rules_.turn_limit);
    board_.tied = best_of((1u << rules_.seats) - 1);
    if (std::has_single_bit(board_.tied))
      return crown(static_cast<Seat>(std::countr_zero(std::exchange(board_.tied, 0))), {41});
    board_.phase = Phase::lot_for_champion;
  }

  void crown(Seat seat, RuleId rule) {
    board_.champion = seat;
    board_.phase = Phase::over;
    tell(Said::champion, rule, seat);
  }

 private:
  void begin_turn() {
    ++board_.turn;
    tell(Said::turn_begins, {7}, board_.seat, board_.turn);
  }

  void end_turn() {
    if (board_.turn >= rules_.turn_limit) return end_at_limit();
    if (++board_.seat == rules_.seats) board_.seat = 0;
    board_.phase = Phase::turn;
    begin_turn();
  }
};

}  // namespace benchboss::powerplay
