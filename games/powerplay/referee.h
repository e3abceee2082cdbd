#pragma once
#include "games/powerplay/season.h"

#include <utility>

namespace benchboss::powerplay {

constexpr Side other(Side side) { return static_cast<Side>(1 - side); }

// Applies one decision or one outcome of chance, and says what it means. Lives for one step. The
// duels are here, the season is in its base.
template <class Sink>
class Referee : public Season<Sink> {
 public:
  Referee(const Rules& rules, State& state, Sink& sink) : Season<Sink>(rules, state, sink) {}

  void challenge(Seat seat, Seat opponent) {
    tell(Said::match_begins, {13}, seat, opponent);
    board_.challenged[seat] |= static_cast<std::uint16_t>(1u << opponent);
    if (may_challenge(rules_, board_, seat) == 0) {
      board_.challenged[seat] = 0;
      if (rules_.seats > 2) tell(Said::round_complete, {14}, seat);
    }
    begin_match(seat, opponent);
  }

  // A sealed choice; the second one turns both cards (PP-15).
  void choose(Seat seat, Card card) {
    const Side side = side_of(match_, seat);
    state_.chosen[side] = slot_of(seat, card);
    match_.sealed |= static_cast<std::uint8_t>(1 << side);
    this->tell_secret(Said::chose, {15}, SeatSet::of(seat), SeatSet::none(), 2, seat, match_.duel,
                      term(card));
    if (match_.sealed == 0b11) reveal();
  }

  // PP-35: the card that must answer Rumpelstöckchen.
  void answer(Seat seat, Card card) {
    lay(match_.asked, slot_of(seat, card));
    this->tell_shown(Said::forced, {35}, seat, seat, term(card));
    match_.asked = kNobody;
    call_bully();
  }

  void bully(Seat seat, std::uint8_t pile) {
    if (pile == kDeclines) {
      tell(Said::bully_declines, {31}, seat);
      match_.asked = kNobody;
      return score();
    }
    draw_from(static_cast<Category>(pile));
    board_.phase = Phase::bully_draw;
    tell(Said::bully_draws, {31}, seat, term(static_cast<Category>(pile)));
  }

  void bully_draw(Card card) {
    const Seat seat = match_.pair[match_.asked];
    Card back = card;
    swap_with_pile(back, card);
    see(state_, card, kPile);
    match_.added = card;
    match_.asked = kNobody;
    this->tell_shown(Said::bully_adds, {31}, kSpectator, seat, term(card),
                     rules_.deck.value[rules_.deck.card(Bonus::bully)] + rules_.deck.value[card]);
    score();
  }

  void judge(Seat seat, Verdict verdict) {
    const Side side = match_.asked;
    match_.asked = kNobody;
    if (verdict == Verdict::play_on) {
      tell(Said::judge_plays_on, {33}, seat);
      return replace_or_go_on();
    }
    const Side winner = verdict == Verdict::mine ? side : other(side);
    tell(Said::judge_decides, {33}, seat, match_.pair[winner]);
    decide(winner);
  }

 private:
  using Hands<Sink>::rules_;
  using Hands<Sink>::state_;
  using Hands<Sink>::board_;
  using Hands<Sink>::match_;
  using Hands<Sink>::tell;
  using Hands<Sink>::the_pair;
  using Hands<Sink>::slot_of;
  using Hands<Sink>::draw_from;
  using Hands<Sink>::swap_with_pile;
  using Season<Sink>::begin_match;
  using Season<Sink>::decide;
  using Season<Sink>::replace_or_go_on;

  // The place of this duel in its round.
  std::size_t place() const { return (match_.duel - 1u) % kTeam; }

  void lay(Side side, Slot slot) {
    const Seat seat = match_.pair[side];
    const Card card = card_in(state_, seat, slot);
    match_.shown[side][place()] = card;
    state_.used[side] |= static_cast<std::uint8_t>(1 << slot);
    see(state_, card, seat);
  }

  void reveal() {
    match_.sealed = 0;
    for (Side side = 0; side < 2; ++side) {
      lay(side, state_.chosen[side]);
      const Seat seat = match_.pair[side];
      this->tell_shown(Said::revealed, {15}, seat, seat, match_.duel,
                       term(match_.shown[side][place()]));
    }
    for (Side side = 0; side < 2; ++side)
      if (rules_.deck.is(match_.shown[side][place()], Bonus::rumpel)) take_back(other(side));
    state_.chosen = {kNoSlot, kNoSlot};
    if (match_.asked == kNobody) call_bully();
  }

  // PP-35. He is asked even if there is only one highest card: else the wait would tell a tie.
  void take_back(Side side) {
    const Card card = std::exchange(match_.shown[side][place()], kNoCard);
    state_.used[side] &= static_cast<std::uint8_t>(~(1u << state_.chosen[side]));
    match_.asked = side;
    board_.phase = Phase::forced;
    tell(Said::taken_back, {35}, match_.pair[side], term(card));
  }

  // PP-36: after Rumpelstöckchen, before the goal.
  void call_bully() {
    for (Side side = 0; side < 2; ++side)
      if (rules_.deck.is(match_.shown[side][place()], Bonus::bully)) {
        match_.asked = side;
        board_.phase = Phase::bully;
        return;
      }
    score();
  }

  void score() {
    const std::array<Card, 2> cards = {match_.shown[0][place()], match_.shown[1][place()]};
    const bool scored =
        is_goalie(cards[0]) != is_goalie(cards[1]) ? score_on_goalie(cards) : score_by_value(cards);
    injure(cards);
    if (scored && match_.duel > kTeam) return decide(match_.goals[0] > match_.goals[1] ? 0 : 1);
    end_duel();
  }

  // PP-18, PP-30
  bool score_on_goalie(const std::array<Card, 2>& cards) {
    const Side goalie = is_goalie(cards[0]) ? 0 : 1;
    const Card shooter = cards[other(goalie)];
    if (rules_.deck.is(shooter, Bonus::winzig)) {
      goal(other(goalie), shooter, {30});
      return true;
    }
    tell(Said::no_goal_goalie, rules_.deck.brawler[shooter] ? RuleId{22} : RuleId{18},
         match_.pair[goalie], term(cards[goalie]));
    return false;
  }

  bool score_by_value(const std::array<Card, 2>& cards) {
    const int first = points_in_duel(rules_, match_, cards[0], match_.duel);
    const int second = points_in_duel(rules_, match_, cards[1], match_.duel);
    if (first == second) {
      tell(Said::no_goal_same, {17}, term(cards[0]), term(cards[1]));
      return false;
    }
    const Side side = first > second ? 0 : 1;
    goal(side, cards[side], rule_of_goal(cards));
    return true;
  }

  RuleId rule_of_goal(const std::array<Card, 2>& cards) const {
    const int brawlers = rules_.deck.brawler[cards[0]] + rules_.deck.brawler[cards[1]];
    if (brawlers > 0) return {static_cast<std::uint8_t>(19 + brawlers)};
    return {static_cast<std::uint8_t>(is_goalie(cards[0]) ? 19 : 16)};
  }

  void goal(Side side, Card card, RuleId rule) {
    ++match_.goals[side];
    tell(Said::goal, rule, match_.pair[side], term(card), match_.goals[0], match_.goals[1]);
  }

  // PP-20, PP-21, PP-22: whatever the score.
  void injure(const std::array<Card, 2>& cards) {
    const bool both = rules_.deck.brawler[cards[0]] && rules_.deck.brawler[cards[1]];
    for (Side side = 0; side < 2; ++side) {
      if (!rules_.deck.brawler[cards[other(side)]]) continue;
      match_.injured[side] |= static_cast<std::uint8_t>(1u << place());
      const std::uint8_t rule = both ? 21 : is_goalie(cards[side]) ? 22 : 20;
      tell(Said::injured, {rule}, match_.pair[side], term(cards[side]), match_.pair[other(side)]);
    }
  }

  void end_duel() {
    if (place() + 1 < kTeam) {
      ++match_.duel;
      board_.phase = Phase::duel;
    } else if (match_.duel == kTeam) {
      end_regulation();
    } else if (match_.duel / kTeam - 1 == rules_.overtime_rounds) {
      board_.tied = the_pair().bits();
      board_.phase = Phase::coin;
    } else {
      replace_or_go_on();
    }
  }

  void end_regulation() {
    if (match_.goals[0] != match_.goals[1])
      return decide(match_.goals[0] > match_.goals[1] ? 0 : 1);
    // PP-33: all six players of both teams have been played, so everyone knows who has him.
    for (Side side = 0; side < 2; ++side)
      for (const Card card : match_.shown[side])
        if (rules_.deck.is(card, Bonus::judge)) {
          match_.asked = side;
          board_.phase = Phase::judge;
          return;
        }
    replace_or_go_on();
  }
};

}  // namespace benchboss::powerplay
