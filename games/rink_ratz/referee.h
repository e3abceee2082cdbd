#pragma once
#include "games/rink_ratz/events.h"
#include "games/rink_ratz/legal.h"
#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/rink_ratz.h"

#include <utility>

namespace benchboss::rink_ratz {

constexpr Team other(Team team) { return static_cast<Team>(1 - team); }
constexpr std::uint8_t team_bit(Team team) { return static_cast<std::uint8_t>(1 << team); }

// Applies one move or one card of chance, and says what it means. Lives for one step.
template <class Sink>
class Referee {
 public:
  Referee(const Rules& rules, State& state, Sink& sink)
      : rules_(rules), state_(state), board_(state.board), sink_(sink) {}

  // A seat draws in the face-off (RR-8).
  void face_off(Card card) {
    FaceOff& draw = board_.face_off;
    const Seat seat = board_.seat;
    state_.unseen.drop(card);
    tell_all(Said::face_off_card, {8}, seat, term(card));
    const auto rank = static_cast<std::uint8_t>(is_number(card) ? number_of(card) + 1 : 1);
    if (rank > draw.best) {
      draw.best = rank;
      draw.tied = 0;
    }
    if (rank == draw.best) draw.tied |= static_cast<std::uint8_t>(1 << seat);
    draw.left &= static_cast<std::uint8_t>(draw.left - 1);
    if (draw.left == 0) decide_face_off();
    if (board_.phase == Phase::face_off) board_.seat = lowest(draw.left);
  }

  // A seat is dealt a card (RR-9).
  void deal(Card card) {
    const Seat seat = board_.seat;
    state_.unseen.drop(card);
    state_.hands[seat].add(card);
    ++board_.sizes[seat];
    tell_one(Said::dealt, {9}, seat, term(card));
    board_.seat = left_of(seat);
    // Dealing begins at the dealer's left and goes round evenly, so he is next again.
    if (++board_.in_hands == rules_.full_hands) board_.phase = Phase::play;
  }

  // The opponents of the team that had nothing legal to play draw the top bench card (RR-30).
  void penalty_shot(Card card) {
    const Team team = other(team_of(board_.seat));
    if (board_.bench_draws < rules_.bench) {
      state_.unseen.drop(card);
      board_.bench_shown[board_.bench_draws] = card;
    }
    ++board_.bench_draws;
    board_.phase = Phase::play;
    tell_revealed(Said::penalty_shot, {30}, kSpectator, team, term(card));
    if (is_stick(card)) {
      const GoalNote how = note_of_goal(team);
      ++board_.goals[team];
      tell(Said::penalty_shot_goal, {30}, team, term(how));
      end_by_goal(team);
      board_.previous = 0;  // RR-15
      if (sudden_death()) return finish();
    } else {
      tell(Said::penalty_shot_missed, {30}, team);
    }
    end_card();
  }

  void pull_goalie(Seat seat) {
    board_.goalies_out |= team_bit(team_of(seat));
    tell(Said::goalie_pulled, {35}, seat, team_of(seat));
  }

  // A card goes from a hand to the pile.
  void card(Seat seat, Move move) {
    const Card card = card_of(move);
    state_.hands[seat].drop(card);
    --board_.sizes[seat];
    --board_.in_hands;
    board_.top = static_cast<std::uint8_t>(card);
    announce(seat, move, card);
    if (board_.fresh_goal.team != kNoTeam) {
      const FreshGoal goal = std::exchange(board_.fresh_goal, FreshGoal{});
      if (is_save(move)) {
        save(seat, goal);
      } else {
        if (sudden_death()) {  // RR-10: it was not saved by the very next card
          tell(Said::goal_stands, {10}, goal.team);
          return finish();
        }
      }
    }
    if (board_.power_play.team != kNoTeam) ++board_.power_play.cards;
    if (is_number(move)) {
      number(seat, number_of(card));
    } else {
      special(seat, move);
    }
    if (board_.phase == Phase::play) end_card();
  }

  void start_period(Seat dealer) {
    board_.dealer = dealer;
    ++board_.period;
    state_.unseen = rules_.deck;
    board_.bench_draws = 0;
    board_.bench_shown = {};
    board_.previous = 0;
    board_.top = kNoCard;
    board_.shift = 0;
    if (board_.period <= kPeriods) {
      tell(Said::period_begins, {10}, board_.period, dealer);
    } else {
      tell(Said::overtime_begins, {10}, board_.period - kPeriods, dealer);
    }
    if (rules_.bench > 0) tell(Said::bench_set_aside, {6}, rules_.bench);
    start_shift();
  }

 private:
  Team team_of(Seat seat) const { return seat & 1; }
  Seat left_of(Seat seat) const {
    return static_cast<Seat>(seat + 1 == rules_.seats ? 0 : seat + 1);
  }
  static Seat lowest(unsigned seats) { return static_cast<Seat>(std::countr_zero(seats)); }
  bool sudden_death() const { return rules_.sudden_death && board_.period > kPeriods; }
  bool on_power_play(Team team) const { return board_.power_play.team == team; }
  bool goalie_out(Team team) const { return (board_.goalies_out & team_bit(team)) != 0; }

  void decide_face_off() {
    FaceOff& draw = board_.face_off;
    const auto tied = static_cast<unsigned>(std::popcount(draw.tied));
    // A deck drawn empty by endless ties: the first of the tied deals.
    if (tied > 1 && state_.unseen.size() >= tied) {
      tell(Said::face_off_tie, {8});
      draw = {0, 0, draw.tied};
      return;
    }
    const Seat winner = lowest(draw.tied);
    draw = {};
    tell(Said::dealer, {8}, winner);
    start_period(winner);
  }

  void start_shift() {
    ++board_.shift;
    board_.phase = Phase::deal;
    board_.seat = left_of(board_.dealer);
    tell(Said::shift_begins, {9}, board_.shift);
  }

  void announce(Seat seat, Move move, Card card) {
    if (is_number(move)) {
      tell_revealed(Said::number_played, {9}, seat, seat, term(card));
    } else if (is_option(move)) {
      tell_revealed(Said::special_played, {2}, seat, seat, term(card), term(move));
    } else {
      tell_revealed(Said::wasted, {30}, seat, seat, term(card));
    }
  }

  void number(Seat seat, int number) {
    const Team team = team_of(seat);
    const bool matches = number == board_.previous;
    Shot& shot = board_.shot;
    switch (shot.stage) {
      case Stage::made:  // RR-13: shots are played out
        if (rules_.third_card_steals_shot && matches && shot.kind == ShotKind::pair &&
            !on_power_play(shot.team)) {
          make_shot(seat, ShotKind::stolen, RangeRow::ordinary, {13});
        } else {
          shot.stage = Stage::target;
          tell(Said::target, {14}, seat, term(number_card(number)));
        }
        break;
      case Stage::target:
        if (attempt(seat, number)) return;
        break;
      case Stage::none:
        if (matches) {
          make_shot(seat, ShotKind::pair, RangeRow::ordinary, {12});
        } else if (on_power_play(team) && number >= kFirstStick) {
          make_shot(seat, ShotKind::stick, RangeRow::ordinary, {25});
        }
        break;
    }
    board_.previous = static_cast<std::uint8_t>(number);
  }

  // The shooting team's card on the target. True if it scored.
  bool attempt(Seat seat, int number) {
    const Team team = team_of(seat);
    const int distance = number - board_.previous;
    if (scores(distance)) {
      goal(seat, number, distance);
      return true;
    }
    const bool beside = distance == 1 || distance == -1;
    if (beside && (board_.shot.scores & kNoRebound) == 0) {
      board_.shot = new_shot(team, ShotKind::rebound, RangeRow::ordinary);
      tell(Said::rebound, {16}, seat, team);
    } else if (on_power_play(team) && number >= kFirstStick) {
      make_shot(seat, ShotKind::stick, RangeRow::ordinary, {25});
    } else {
      board_.shot = {};
      tell(Said::missed, {17}, team);
    }
    return false;
  }

  bool scores(int distance) const {
    return distance >= -2 && distance <= 2 &&
           (scoring_range(rules_, board_) & range_bit(distance)) != 0;
  }

  void special(Seat seat, Move move) {
    const Team team = team_of(seat);
    if (rules_.specials_break_pairs) board_.previous = 0;  // RR-18
    switch (move) {
      case Move::shot:
        replace_shot(seat, ShotKind::card, RangeRow::ordinary, {20});
        break;
      case Move::breakaway:
        replace_shot(seat, ShotKind::breakaway, RangeRow::breakaway, {22});
        break;
      case Move::two_on_one:
      case Move::last_two_on_one:
        replace_shot(seat, ShotKind::two_on_one, RangeRow::two_on_one, {23});
        break;
      case Move::power_play:
        power_play(seat);
        break;
      case Move::block:
        board_.shot = {};
        tell(Said::blocked, {21}, seat, team);
        break;
      case Move::power_play_shutdown:
      case Move::last_shutdown:
        board_.shot = {};
        tell(Said::shut_down, {29}, seat, team);
        break;
      case Move::breakaway_save:
      case Move::two_on_one_save:
        break;  // done before the power play was counted
      default:  // RR-30: without effect, and the pending shot becomes a penalty shot
        board_.shot = {};
        board_.phase = Phase::penalty_shot;
        break;
    }
  }

  void power_play(Seat seat) {
    const Team team = team_of(seat);
    PowerPlay& play = board_.power_play;
    if (on_power_play(other(team))) {  // RR-26: even strength, and no shot
      give_up_shot();
      play = {};
      tell(Said::nullified, {26}, seat);
      return;
    }
    if (on_power_play(team)) {
      play.men = 2;
      tell(Said::two_man_advantage, {28}, team);
    } else {
      play = {team, 1, 1};
      tell(Said::power_play_begins, {25}, team);
    }
    replace_shot(seat, ShotKind::power_play, RangeRow::ordinary, {25});
  }

  // RR-17: a special instead of an attempt replaces the shot that was pending.
  void replace_shot(Seat seat, ShotKind kind, RangeRow row, RuleId rule) {
    give_up_shot();
    make_shot(seat, kind, row, rule);
  }

  void give_up_shot() {
    if (board_.shot.stage == Stage::none) return;
    tell(Said::shot_given_up, {17}, board_.shot.team);
    board_.shot = {};
  }

  void make_shot(Seat seat, ShotKind kind, RangeRow row, RuleId rule) {
    board_.shot = new_shot(team_of(seat), kind, row);
    tell(Said::shot, rule, seat, team_of(seat), term(kind));
  }

  // RR-37a: the goalies count as they stand when the shot is made. RR-39: ranges are joined.
  Shot new_shot(Team team, ShotKind kind, RangeRow row) const {
    Range range = rules_.ranges.of(row);
    if (goalie_out(team)) range |= rules_.ranges.of(RangeRow::goalie_pulled);
    if (goalie_out(other(team))) range |= rules_.ranges.of(RangeRow::empty_net);
    return {Stage::made, team, kind, range};
  }

  void goal(Seat seat, int number, int distance) {
    const Team team = team_of(seat);
    const GoalNote how = note_of_goal(team);
    ++board_.goals[team];
    board_.fresh_goal = {team, static_cast<std::uint8_t>(number), goalie_out(other(team)),
                         on_power_play(team) ? board_.power_play : PowerPlay{}, board_.goalies_out};
    tell(Said::goal, rule_of_goal(team, distance), seat, team, term(number_card(number)),
         term(how));
    end_by_goal(team);
    board_.shot = {};
    board_.previous = 0;  // RR-15
    if (sudden_death() && !rules_.saves_exist) {
      board_.fresh_goal = {};
      finish();
    }
  }

  // What a goal ends: the scorers' power play (RR-26) and every pulled goalie (RR-35).
  void end_by_goal(Team team) {
    if (on_power_play(team)) end_power_play({26});
    goalies_back();
  }

  void goalies_back() {
    for (Team team = 0; team < 2; ++team)
      if (goalie_out(team)) tell(Said::goalie_back, {35}, team);
    board_.goalies_out = 0;
  }

  void end_power_play(RuleId rule) {
    tell(Said::power_play_over, rule, board_.power_play.team);
    board_.power_play = {};
  }

  GoalNote note_of_goal(Team team) const {
    const bool empty = goalie_out(other(team));
    if (on_power_play(team)) return empty ? GoalNote::power_play_empty_net : GoalNote::power_play;
    if (on_power_play(other(team)))
      return empty ? GoalNote::short_handed_empty_net : GoalNote::short_handed;
    return empty ? GoalNote::empty_net : GoalNote::even_strength;
  }

  // The rule that a player would name for this goal.
  RuleId rule_of_goal(Team team, int distance) const {
    const auto covers = [&](RangeRow row) {
      return (rules_.ranges.of(row) & range_bit(distance)) != 0;
    };
    if (covers(RangeRow::ordinary)) return {14};
    if (board_.shot.kind == ShotKind::breakaway && covers(RangeRow::breakaway)) return {22};
    if (board_.shot.kind == ShotKind::two_on_one && covers(RangeRow::two_on_one)) return {23};
    if (on_power_play(team) && board_.power_play.men == 2 && covers(RangeRow::two_man_advantage))
      return {28};
    if (goalie_out(team) && covers(RangeRow::goalie_pulled))
      return {static_cast<std::uint8_t>(on_power_play(team) ? 38 : 36)};
    return {37};
  }

  // RR-24: the goal does not count and what it ended goes on.
  void save(Seat seat, const FreshGoal& goal) {
    --board_.goals[goal.team];
    board_.previous = goal.number;
    tell(Said::saved, {24}, seat, goal.team);
    for (Team team = 0; team < 2; ++team)
      if ((goal.ended_pulls & ~board_.goalies_out & team_bit(team)) != 0)
        tell(Said::goalie_out_again, {24}, team);
    board_.goalies_out |= goal.ended_pulls;
    const PowerPlay& play = goal.ended_power_play;
    if (play.team != kNoTeam) {
      board_.power_play = play;
      tell(Said::power_play_goes_on, {24}, play.team);
    }
  }

  void end_card() {
    if (board_.power_play.cards >= kPowerPlayCards) end_power_play({26});
    board_.seat = left_of(board_.seat);
    if (board_.in_hands == 0) end_shift();
  }

  void end_shift() {
    goalies_back();
    if (board_.shift < rules_.shifts) {
      start_shift();
    } else {
      end_period();
    }
  }

  // RR-11: a new period knows nothing of the last one; a goal stands.
  void end_period() {
    if (board_.shot.stage != Stage::none) tell(Said::shot_lost, {11}, board_.shot.team);
    if (board_.power_play.team != kNoTeam) end_power_play({27});
    board_.shot = {};
    board_.fresh_goal = {};
    if (board_.period <= kPeriods) {
      tell(Said::period_ends, {10}, board_.period, board_.goals[0], board_.goals[1]);
    } else {
      tell(Said::overtime_ends, {10}, board_.period - kPeriods, board_.goals[0], board_.goals[1]);
    }
    const bool tied = board_.goals[0] == board_.goals[1];
    if (board_.period < kPeriods || (tied && board_.period < kPeriods + rules_.overtime_periods)) {
      start_period(left_of(board_.dealer));
    } else {
      finish();
    }
  }

  void finish() {
    board_.phase = Phase::over;
    const auto [first, second] = board_.goals;
    if (first == second) {
      tell(Said::drawn, {10, 'a'}, first, second);
    } else {
      tell(Said::won, {7}, first > second ? 0 : 1, first, second);
    }
  }

  // Who hears it and who learns something that was hidden.
  template <class... Args>
  void tell(Said said, RuleId rule, Args... args) {
    if constexpr (!Sink::kSilent) sink_(event_of(said, rule, args...));
  }
  // For all, and new to everyone but one seat (kSpectator: new to every seat).
  template <class... Args>
  void tell_revealed(Said said, RuleId rule, Seat knew, Args... args) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, args...);
      told.learned = SeatSet::everyone_but(knew);
      sink_(told);
    }
  }
  void tell_all(Said said, RuleId rule, Seat seat, std::int16_t card) {
    tell_revealed(said, rule, kSpectator, seat, card);
  }
  void tell_one(Said said, RuleId rule, Seat seat, std::int16_t card) {
    if constexpr (!Sink::kSilent) {
      Event told = event_of(said, rule, seat, card);
      told.secret = 1u << 1;
      told.audience = SeatSet::of(seat);
      told.learned = SeatSet::of(seat);
      sink_(told);
    }
  }
  const Rules& rules_;
  State& state_;
  Board& board_;
  Sink& sink_;
};

}  // namespace benchboss::rink_ratz
