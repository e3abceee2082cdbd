#pragma once
#include "games/xtra_innings/rule_ids.h"
#include "games/xtra_innings/settle.h"
#include "games/xtra_innings/voice.h"
#include "games/xtra_innings/windows.h"

#include <algorithm>
#include <utility>

namespace benchboss::xtra_innings {

// Applies one move or one card of chance, and says what it means. Lives for one step.
template <class Sink>
class Referee {
 public:
  Referee(const Rules& rules, State& state, Sink& sink)
      : rules_(rules), state_(state), board_(state.board), voice_(rules, sink) {}

  // XI-12: one card a team; those cut stay out until it is settled.
  void cut(Card card) {
    const bool first = board_.cut == kNoCard;
    state_.decks[at(Role::offence)].drop(card);
    state_.discards[at(Role::offence)].add(card);
    voice_.reveal(Said::cut, {12}, first ? 0 : 1, term(card));
    if (first) {
      board_.cut = static_cast<std::uint8_t>(card);
      return;
    }
    const auto against = static_cast<Card>(std::exchange(board_.cut, kNoCard));
    if (card == against) {
      voice_.tell(Said::cut_tie, {12});
      if (state_.decks[at(Role::offence)].size() >= 2) return;
    }
    play_ball(index(against) <= index(card) ? Team{0} : Team{1});
  }

  // A side draws a card that it is owed.
  void draw(Card card) {
    const Role role = role_that_draws(board_);
    state_.decks[at(role)].drop(card);
    hand(role).add(card);
    ++size(role);
    --board_.owed[at(role)];
    voice_.drew({board_.draw_rule}, seat(role), card);
    if (board_.phase == Phase::redraw) redrawn(card);
    if (board_.owed[at(role)] > 0) {
      rebuild_if_empty(role);
    } else if (board_.phase == Phase::half_over && board_.owed[at(other(role))] == 0) {
      start_next_half();
    }
  }

  // XI-15: sealed, one card or the word to keep the rest, as often for everyone.
  void refresh(Role role, Move move) {
    if (move == kKeep) {
      state_.sealed.kept[at(role)] = 1;
    } else {
      hand(role).drop(card_of(move));
      state_.sealed.discards[at(role)].add(card_of(move));
    }
    --board_.to_refresh[at(role)];
    if (board_.to_refresh[0] + board_.to_refresh[1] == 0) end_refresh();
  }

  // XI-1, XI-23: sealed, a pitch or in its place a card of the defence.
  void pitch(Role role, Move move) {
    state_.sealed.picks[at(role)] = static_cast<std::uint8_t>(move);
    board_.sealed |= static_cast<std::uint8_t>(1 << at(role));
    if (board_.sealed == 3) reveal();
  }

  void pass() { passed(board_.phase); }

  void discard(Role role, Card card) {
    voice_.reveal(Said::discarded, {rule_of_discard()}, seat(role), term(card));
    hand(role).drop(card);
    --size(role);
    state_.discards[at(role)].add(card);
    switch (board_.phase) {
      case Phase::hit:  // XI-31
        board_.phase = Phase::redraw;
        return owe(role, 1, 31);
      case Phase::change:  // XI-32
        owe(role, 1, 32);
        return enter(Phase::counter);
      default:
        ++board_.exchanged;
    }
  }

  // XI-50: the rest is kept, and as many are drawn as went away.
  void end_exchange(Role role) {
    owe(role, std::exchange(board_.exchanged, std::uint8_t{0}), 50);
    if (role == Role::defence) return next_pitch();
    settle_count();
  }

  void card(Role role, Move move) {
    const Card card = card_of(move);
    announce(role, move, card);
    leave_hand(role, card);
    switch (board_.phase) {
      case Phase::hit:
      case Phase::drawn:
        return play_hit(card);
      case Phase::counter:
        board_.series.defence = static_cast<std::uint8_t>(card);
        if (has(rules_.undone_by_error, card)) return enter(Phase::error);
        return finish_series();
      case Phase::stretch:
        board_.series.stretched = true;
        return enter(Phase::relay);
      case Phase::relay:
        board_.series.defence = static_cast<std::uint8_t>(card);
        return enter(Phase::relay_error);
      case Phase::open_defence:
        return open_by_defence(card);
      case Phase::open_offence:
        return open_by_offence(card, move);
      case Phase::answer:
        return answer(card, move);
      default:  // XI-39: an Error in one of its four windows
        board_.series.error = static_cast<std::uint8_t>(card);
        return finish_series();
    }
  }

 private:
  Team team(Role role) const { return team_of(board_, role); }
  Seat seat(Role role) const { return seat_on_duty(rules_, board_, role); }
  Hand& hand(Role role) { return state_.hands[team(role)][at(role)]; }
  std::uint8_t& size(Role role) { return board_.sizes[team(role)][at(role)]; }

  void play_ball(Team home) {
    state_.decks = rules_.decks;
    state_.discards = {};
    board_.home = home;
    voice_.tell(Said::home_team, {13}, home);
    board_.inning = 1;
    start_half();
  }

  void start_half() {
    voice_.tell(Said::half_begins, {14}, kFirstHalfTerm + board_.half, board_.inning,
                batting_team(board_));
    board_.phase = Phase::refresh;
    for (const Role role : {Role::offence, Role::defence})
      board_.to_refresh[at(role)] =
          static_cast<std::uint8_t>(std::max(0, size(role) - rules_.level.keep));
    if (board_.to_refresh[0] + board_.to_refresh[1] == 0) end_refresh();
  }

  void end_refresh() {
    board_.phase = Phase::pitch;
    for (const Role role : {Role::offence, Role::defence}) {
      if (size(role) > 0) turn_discards(role);
      owe(role, rules_.level.hand - size(role), 15);
    }
    state_.sealed = {};
  }

  void turn_discards(Role role) {
    const Hand discards = state_.sealed.discards[at(role)];
    const int count = discards.size();
    voice_.reveal(Said::refreshed, {15}, seat(role), count);
    for (std::uint64_t walk = discards.walk(); walk != 0;) {
      const Card card = Hand::next(role, walk);
      state_.discards[at(role)].add(card, discards.count(card));
      for (int copy = 0; copy < discards.count(card); ++copy)
        voice_.tell(Said::discarded, {15}, seat(role), term(card));
    }
    size(role) = static_cast<std::uint8_t>(size(role) - count);
  }

  void owe(Role role, int cards, std::uint8_t rule) {
    if (cards == 0) return;
    board_.owed[at(role)] = static_cast<std::uint8_t>(board_.owed[at(role)] + cards);
    board_.draw_rule = rule;
    rebuild_if_empty(role);
  }

  // XI-11: at the moment a card is needed. XI-11a: the other side shuffles.
  void rebuild_if_empty(Role role) {
    if (state_.decks[at(role)].size() > 0) return;
    std::swap(state_.decks[at(role)], state_.discards[at(role)]);
    voice_.tell(Said::rebuilt, {11, 'a'}, term(role), team(other(role)));
  }

  void leave_hand(Role role, Card card) {
    hand(role).drop(card);
    state_.discards[at(role)].add(card);
    if (--size(role) < rules_.level.low) owe(role, 1, 16);
  }

  std::uint8_t rule_of_discard() const {
    if (board_.phase == Phase::hit) return 31;
    return board_.phase == Phase::change ? 32 : 50;
  }

  void announce(Role role, Move move, Card card) {
    const RuleId rule = role == Role::defence ? rule_of_defence(board_, card) : rule_of_card(card);
    if (card == Card::stolen_base) {
      voice_.reveal(Said::stole_for, rule, seat(role), term(card), base_term(base_of(move)));
    } else if (base_of(move) != 0) {
      voice_.reveal(Said::blocked_for, rule, seat(role), term(card), base_term(base_of(move)));
    } else {
      voice_.reveal(Said::played, rule, seat(role), term(card));
    }
  }

  void reveal() {
    const auto by = [&](Role role) { return static_cast<Move>(state_.sealed.picks[at(role)]); };
    const Move thrown = by(Role::defence);
    const Move guessed = by(Role::offence);
    state_.sealed = {};
    board_.sealed = 0;
    ++board_.pitches;
    if (!is_pitch(thrown)) return before_pitch(card_of(thrown));
    board_.last_pitch = static_cast<std::uint8_t>(thrown);
    board_.last_guess = static_cast<std::uint8_t>(guessed);
    const Pitch pitch = pitch_of(thrown);
    const Pitch guess = pitch_of(guessed);
    board_.series = {};
    board_.series.call = call_of(pitch, guess);
    const int call = static_cast<int>(board_.series.call) - 1;
    voice_.reveal(static_cast<Said>(static_cast<int>(Said::pitched_hit) + call),
                  {static_cast<std::uint8_t>(2 + call)}, seat(Role::defence), term(pitch),
                  seat(Role::offence), term(guess));
    if (board_.series.call == Call::hit) {
      board_.phase = Phase::hit;
    } else {
      enter(Phase::open_defence);
    }
  }

  // XI-23: the offence takes its pitch back, unseen.
  void before_pitch(Card card) {
    announce(Role::defence, play(card), card);
    leave_hand(Role::defence, card);
    if (card == Card::intentional_walk)
      return finish_at_plate(settle_free_pass(board_, Plate::intentional_walk));
    const Team fielders = team(Role::defence);
    board_.pitcher[fielders] =
        static_cast<std::uint8_t>(std::min(board_.pitcher[fielders] + 1, kPitchers));
    voice_.tell(Said::new_pitcher, {50}, fielders,
                pitcher_term(fielders, board_.pitcher[fielders]));
    board_.phase = Phase::exchange_defence;
  }

  // A window that nobody could use is left out; what lies open decides that (XI-28).
  void enter(Phase phase) {
    if (window(rules_, board_, phase) != 0) {
      board_.phase = phase;
    } else {
      passed(phase);
    }
  }

  void passed(Phase phase) {
    switch (phase) {
      case Phase::drawn:
        state_.sealed.drawn = kNoCard;
        return play_single_for_nothing();
      case Phase::change:
        return enter(Phase::counter);
      case Phase::counter:
        return may_stretch() ? enter(Phase::stretch) : finish_series();
      case Phase::open_defence:
        return enter(Phase::open_offence);
      case Phase::open_offence:
        return settle_count();
      case Phase::answer:
        return settle_opening();
      default:
        return finish_series();
    }
  }

  // XI-38: not after a home run, a hit-and-run or a squeeze.
  bool may_stretch() const {
    constexpr CardSet kStretched = set_of(Card::single, Card::double_, Card::triple);
    return has(kStretched, static_cast<Card>(board_.series.offence));
  }

  void play_hit(Card card) {
    const bool drew = state_.sealed.drawn != kNoCard;
    state_.sealed.drawn = kNoCard;
    board_.series.offence = static_cast<std::uint8_t>(card);
    if (drew) {
      board_.phase = Phase::change;  // XI-32: the defence always holds a card to change
    } else {
      enter(Phase::counter);
    }
  }

  // XI-31: the card drawn in place of the one discarded.
  void redrawn(Card card) {
    state_.sealed.drawn = static_cast<std::uint8_t>(card);
    if (has(kHitCards, card)) {
      voice_.reveal(Said::played, {31}, seat(Role::offence), term(card));
      leave_hand(Role::offence, card);
      return play_hit(card);
    }
    voice_.reveal(Said::no_hit_drawn, {31}, seat(Role::offence));
    enter(Phase::drawn);
  }

  void play_single_for_nothing() {
    board_.series.offence = static_cast<std::uint8_t>(Card::single);
    board_.series.no_card = true;
    board_.phase = Phase::change;
  }

  void open_by_defence(Card card) {
    board_.series.defence = static_cast<std::uint8_t>(card);
    if (card != Card::called_strike) return enter(Phase::pick_error);
    board_.series.call = Call::strike;  // XI-42a
    voice_.tell(Said::called, {42, 'a'});
    settle_count();
  }

  void open_by_offence(Card card, Move move) {
    board_.series.offence = static_cast<std::uint8_t>(card);
    board_.series.base = base_of(move);
    if (card != Card::pinch_hitter) return enter(Phase::answer);
    const Team batting = batting_team(board_);
    voice_.tell(Said::pinch_hitter, {50}, batting, batter_term(batting, board_.batter[batting]));
    board_.phase = Phase::exchange_offence;
  }

  void answer(Card card, Move move) {
    Series& series = board_.series;
    series.defence = static_cast<std::uint8_t>(card);
    if (card == Card::block_and_pickoff) series.base = base_of(move);
    const bool made_an_out = card != Card::block_and_pickoff || series.base != 0;
    if (made_an_out && has(rules_.undone_by_error, card)) return enter(Phase::answer_error);
    settle_opening();
  }

  // An opening of the offence, answered or not: some are about the count only.
  void settle_opening() {
    Series& series = board_.series;
    const bool answered = series.defence != kNoCard;
    switch (static_cast<Card>(series.offence)) {
      case Card::checked_swing:
        if (answered) {
          voice_.tell(Said::stands, {42});
        } else {
          series.call = Call::ball;
          voice_.tell(Said::checked, {42});
        }
        return settle_count();
      case Card::foul_ball:
        if (answered) {
          voice_.tell(Said::stands, {43});
        } else {
          series.call = Call::none;
          voice_.tell(Said::fouled, {43});
        }
        return settle_count();
      default:
        return finish_series();
    }
  }

  void finish_series() {
    const Board before = board_;
    const Settled settled = settle_series(before, board_);
    const Series& series = board_.series;
    if (series.offence == index(Card::wild_pitch)) {
      if (series.defence == kNoCard) {
        voice_.reveal(Said::wild_pitch, {41}, batting_team(board_));
      } else {
        voice_.reveal(Said::blocked, {41}, seat(Role::defence));
      }
    }
    if (series.offence == index(Card::balk))
      voice_.reveal(Said::balked, {47}, batting_team(board_));
    finish(settled, rule_of_play(before, settled));
  }

  // What decided it: the answer of the defence, or how the turn at bat ended, or else the card of
  // the offence.
  static RuleId rule_of_play(const Board& before, const Settled& settled) {
    if constexpr (Sink::kSilent) return {};
    const Series& series = before.series;
    const bool answered = series.defence != kNoCard && !series.stretched && !settled.error;
    if (series.call == Call::hit && answered)
      return rule_of_defence(before, static_cast<Card>(series.defence));
    if (settled.plate != Plate::none) return rule_of_plate(settled.plate);
    if (settled.error) return {39};
    return series.offence == kNoCard ? RuleId{48} : rule_of_card(static_cast<Card>(series.offence));
  }

  void finish_at_plate(const Settled& settled) { finish(settled, rule_of_plate(settled.plate)); }

  // Outs, runs and sentences of a play; then whatever comes next. A play that is settled stays
  // (XI-22).
  void finish(const Settled& settled, RuleId rule) {
    const Team batting = batting_team(board_);
    board_.outs = static_cast<std::uint8_t>(board_.outs + settled.outs);
    if (settled.error) {
      voice_.reveal(Said::error, {39}, other(batting));
      if (board_.series.error == index(Card::extra_base_error))
        voice_.reveal(Said::extra_base, {39}, batting);
    }
    for (const RunnerNote& note : settled.notes) tell_runner(batting, note);
    const int runs = runs_that_count(settled);
    if (settled.plate != Plate::none) tell_plate(batting, rule, settled, runs);
    for (int i = 0; i < runs; ++i) {
      ++board_.runs[batting];
      voice_.reveal(Said::scored, rule,
                    batter_term(batting, settled.scored[static_cast<std::size_t>(i)]), batting,
                    board_.runs[batting], board_.runs[1 - batting]);
    }
    if (settled.plate != Plate::none) next_batter(batting);
    if (walked_off()) {
      voice_.tell(Said::walk_off, {18}, batting);
      tell_end_of_half(static_cast<int>(settled.scored.size()) - runs);
      return end_game();
    }
    if (board_.outs >= 3) return end_half();
    if (settled.plate != Plate::none) return next_pitch();
    settle_count();
  }

  void tell_runner(Team batting, const RunnerNote& note) {
    const std::int16_t runner = batter_term(batting, note.runner);
    const RuleId rule = rule_of_fate(note.fate);
    switch (note.fate) {
      case Fate::stole:
        return voice_.reveal(Said::stole, rule, runner, base_term(note.base));
      case Fate::caught:
        return voice_.reveal(Said::caught, rule, runner, base_term(note.base));
      case Fate::safe_on_error:
        return voice_.reveal(Said::safe_stealing, rule, runner, base_term(note.base));
      case Fate::picked_off:
        return voice_.reveal(Said::picked_off, rule, runner, base_term(note.base));
      case Fate::out_at_home:
        return voice_.reveal(Said::cut_down, rule, runner);
    }
  }

  RuleId rule_of_fate(Fate fate) const {
    const auto lies = [&](Card card) { return board_.series.offence == index(card); };
    switch (fate) {
      case Fate::picked_off:
        return lies(Card::wild_pitch) ? RuleId{41} : RuleId{48};
      case Fate::out_at_home:
        return lies(Card::squeeze) ? RuleId{37} : RuleId{44};
      case Fate::safe_on_error:
        return {39};
      default:
        return lies(Card::double_steal) ? RuleId{46} : RuleId{45};
    }
  }

  void tell_plate(Team batting, RuleId rule, const Settled& settled, int runs) {
    const std::int16_t batter = batter_term(batting, board_.batter[batting]);
    const std::int16_t how = term(settled.plate);
    if (settled.outs > 0 && runs > 0) {
      voice_.reveal(Said::at_plate_both, rule, batter, how, runs, board_.outs);
    } else if (settled.outs > 0) {
      voice_.reveal(Said::at_plate_out, rule, batter, how, board_.outs);
    } else if (runs > 0) {
      voice_.reveal(Said::at_plate_runs, rule, batter, how, runs);
    } else {
      voice_.reveal(Said::at_plate, rule, batter, how);
    }
    if (const int batted_in = std::min<int>(settled.batted_in, runs); batted_in > 0)
      voice_.reveal(Said::batted_in, rule, batter, batted_in);
  }

  // XI-18
  bool last_half() const { return board_.half == 1 && board_.inning >= rules_.scheduled(); }
  bool walked_off() const {
    return last_half() && board_.runs[board_.home] > board_.runs[other(board_.home)];
  }
  int runs_that_count(const Settled& settled) const {
    const int all = static_cast<int>(settled.scored.size());
    const bool home_run = settled.plate == Plate::home_run || settled.plate == Plate::inside_park;
    if (!last_half() || home_run) return all;
    return std::min(all, board_.runs[other(board_.home)] - board_.runs[board_.home] + 1);
  }

  // XI-51: last of all.
  void settle_count() {
    if (board_.series.call == Call::ball && ++board_.balls == 4)
      return finish_at_plate(settle_free_pass(board_, Plate::walk));
    if (board_.series.call == Call::strike && ++board_.strikes == 3) {
      Settled out;
      out.plate = Plate::strikeout;
      out.outs = 1;
      return finish_at_plate(out);
    }
    tell_count();
    next_pitch();
  }

  // Both sides have had their say: from here on nobody takes back that he passed.
  void tell_count() {
    if (rules_.travel) return voice_.reveal(Said::settled, {61});
    voice_.reveal(Said::counted, {51}, board_.balls, board_.strikes);
  }

  void clear_count() {
    board_.balls = 0;
    board_.strikes = 0;
  }

  void next_batter(Team batting) {
    board_.batter[batting] = static_cast<std::uint8_t>(board_.batter[batting] % kLineup + 1);
    clear_count();
  }

  void next_pitch() {
    board_.phase = Phase::pitch;
    if (board_.pitches < rules_.pitch_limit) return;
    tell_end_of_half();
    end_at_limit();
  }

  void end_at_limit() {
    voice_.tell(Said::limit, {19}, board_.pitches);
    end_game();
  }

  // Beside those on the bases some may be on their way home when the game is won (XI-18).
  void tell_end_of_half(int left = 0) {
    for (const std::uint8_t runner : board_.bases) left += runner != kNobody ? 1 : 0;
    voice_.tell(Said::half_ends, {7}, kFirstHalfTerm + board_.half, board_.inning,
                batting_team(board_), left);
  }

  void end_half() {
    tell_end_of_half();
    board_.bases = {};
    board_.outs = 0;
    clear_count();
    if (board_.pitches >= rules_.pitch_limit) return end_at_limit();
    if (decided()) return end_game();
    if (board_.owed[0] + board_.owed[1] == 0) return start_next_half();
    board_.phase = Phase::half_over;
  }

  // XI-14, XI-19: after a half-inning.
  bool decided() const {
    if (board_.inning < rules_.scheduled()) return false;
    const int lead = board_.runs[board_.home] - board_.runs[other(board_.home)];
    if (board_.half == 0) return lead > 0;
    return lead != 0 || board_.inning >= rules_.max_innings;
  }

  void start_next_half() {
    board_.half = static_cast<std::uint8_t>(1 - board_.half);
    if (board_.half == 0) ++board_.inning;
    board_.series = {};
    board_.last_pitch = kNoCard;
    board_.last_guess = kNoCard;
    start_half();
  }

  void end_game() {
    board_.phase = Phase::over;
    board_.owed = {};
    const auto [first, second] = board_.runs;
    if (first == second) {
      voice_.tell(Said::drawn, {19}, first);
    } else {
      voice_.tell(Said::won, {14}, first > second ? 0 : 1, std::max(first, second),
                  std::min(first, second));
    }
  }

  const Rules& rules_;
  State& state_;
  Board& board_;
  Voice<Sink> voice_;
};

}  // namespace benchboss::xtra_innings
