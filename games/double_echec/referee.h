#pragma once
#include "games/double_echec/events.h"
#include "games/double_echec/ice.h"
#include "games/double_echec/rules.h"

#include <cassert>

namespace benchboss::double_echec {

// Applies one decision or one outcome of chance and everything that follows from it, until the next
// one is owed. What is still to be done stands in the agenda: a task may put others on top of it,
// and "the play is over" or a whistle strikes out what was left. Each phase of play has its own
// file.
class Referee {
 public:
  Referee(const Rules& rules, State& state, EventLog* log)
      : rules_(rules), rink_(*rules.rink), s_(state), log_(log) {}

  void start();
  void act(Seat seat, Action action);
  void roll(Outcome outcome);

 private:
  // referee.cc: the machine itself.
  void run();
  void perform(const Task& task);
  void perform_more(const Task& task);
  void push(Do what, int a = 0, int b = 0, int c = 0) {
    assert(s_.tasks < kAgenda);
    s_.agenda[s_.tasks++] = {what, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                             static_cast<std::uint8_t>(c)};
  }
  void end_play();   // strikes out what is left of the play
  void stop_play();  // strikes out everything
  void ask(Ask what, Team team) {
    s_.ask = what;
    s_.asked = team;
  }
  void throw_dice(int count, Do then, int a = 0, int b = 0, int c = 0) {
    push(then, a, b, c);
    s_.dice = {static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(count), 0, 0, 0, 0};
    s_.ask = Ask::die;
  }
  void throw_ability(Team team, int count, Do then, int a = 0, int b = 0, int c = 0);
  void die(int face);
  void whistle(int spot);
  void whistle_on_side(Spot low, int side, Team chooser);
  void chosen(Ask asked, Action action);

  // clock.cc: units, periods, penalties.
  void begin_period();
  bool unit(Cause cause);
  void end_period();
  void finish();
  bool overtime() const { return s_.period > rules_.numbers.periods; }
  void penalties(int units);
  bool drop_served();
  void count_down();
  void come_out(Team team, Man man);
  bool second_superstar(Team team, Man man) const;
  void penalize(Team team, Man man, int units, bool major, RuleId rule);
  void recall_substitute(Team team, Man man);
  void major(Team team, Man man, int units);
  void serve(Team team, Man man, int units);
  static void leave_box(Side& own, int place);
  void fill_in(Team team);
  void bench_minor(Team team, RuleId rule);
  int least_number(Team team) const;
  int most_number(Team team) const;
  int manned(Team team) const;

  // line_up.cc and face_off.cc.
  void face_off(int spot);
  void complete_changes(Side& own);
  void prepare_line_up(Team team);
  void fill_line_up(Team team);
  void line_up(Team team, Action action);
  void drop_puck(int spot);
  void stand(Team team, int spot);
  void centre_rolled(Team team);
  void decide_face_off();
  void puck_won(Team team, Action action);

  // changes.cc.
  void changes(Team team, bool card_next);
  void ask_changes(Team team, bool card_next);
  void change_action(Team team, Action action);
  void substitute(Team team, Man man);
  void next_leaver(Team team, int from);
  void leave(Team team, Man man);
  void left(Team team, Man man);
  void too_early(Team team, Man man, int slot);
  void enter(Team team, Man man, int slot);
  void entered(Team team, Man man, int slot);
  void through_door(Square door);
  void entry_step(Action action);
  void pull_goalie(Team team);

  // turn.cc: the defensive action and the card.
  void defence(Team team);
  void defence_moves(Team team);
  void defence_step(Action action);
  void card_due(Team team);
  void draw_from(Deck deck);
  void card_turned(Card card);
  void play_card(Card card);
  void play_over();

  // strict.cc: the mistakes of DE-125 and DE-126.
  void hands(Action action);
  void turn_card(Team team, Action action);
  void judge();
  void verdict(Action action);
  void burn(Card card);

  // movement.cc: points.
  void begin_points(Team team, int points, int flags);
  void spend_points();
  void points_action(Action action);
  bool move(Team team, Man man, int direction);  // false: the play was stopped
  void carrier_moved(Square from);
  bool offside(Team team, Man sender, Square from, Square to);
  void one_timer_pass(Man man);
  void one_timer_shot(int net);
  void one_timer(Action action);

  // passes.cc, clearing.cc.
  void ask_receiver(Team team, bool shot);
  void receiver(Action action);
  void pass_rolled(Team team, Man man, bool goalie);
  bool two_line_pass(Team team, Square from, Square to);
  void advance();
  void advance_rolled();
  void ask_direction();
  void clear_towards(int direction);
  int clearing_dice(Team team, Square from) const;
  void clear_rolled(int direction);
  int bounced(Square at, int direction) const;
  void clear_into_net(Square from);

  // puck.cc: who has it, where it stops.
  void take(Team team, Man man);
  void rest(Square at, Square from, Team by, bool shot = false);
  void stop_somewhere(const Squares& squares);
  void puck_stops(Square at);
  bool icing(Team team, Man man);
  void call_icing();
  void goalie_holds(Team team, int column);
  void offer_claim(Team team, Men men);
  void claim(Team team, Action action);

  // loose_puck.cc.
  void attempt(Team team);
  void designate(Team team);
  void attempt_rolled(Team team, Man man);
  void recover(Team team, Man man, int points);

  // shots.cc.
  void begin_shot(Team team, Man man);
  void throw_shot();
  void shot_rolled();
  void aim(Action action);
  bool shot_offside();
  void precise_rolled();
  void save();
  void odd_or_even();
  void save_rolled();
  void shot_stopped(bool post);
  void goal(Team team, Man man);
  Strength strength(Team team) const;
  int bonus_dice(Team guard) const;
  int crease_place(Team team) const;

  // steal.cc.
  void ask_thief();
  void thief_rolled(Man man);
  void thief_lands(Man man, int what);
  void escape(int stage);
  void escape_step(Action action);
  bool lone_goalie(Team defenders) const;
  bool can_leave_with_puck(Man man) const;
  void engage(Man thief);
  void fight_round();
  void carrier_rolled();
  void thief_fought();
  void fight_over(Team winner);
  void hurt(Team team, Man man);

  // goalie_cards.cc.
  void rebound();
  void rebound_to(Man man);
  void goalie_pass(bool nearest);
  void goalie_pass_action(Action action);
  void freeze();

  // penalty_shot.cc.
  void penalty_shot(Team team, Man man);
  void ask_shooter();
  void shooter(Man man);
  void goalie_spot(Square square);
  void break_rolled();
  void breakaway(Action action);
  void goalie_die();
  void goalie_rolled();
  void goalie_moves(Action action);
  void break_shot();
  void break_stops(Square at);
  void break_loose();
  void goalie_tries(Action action);
  void break_try_rolled();
  void goalie_nears(Action action);
  void break_chase();
  void break_chase_rolled();
  void break_saved();
  void break_nears_rolled();
  void shooter_nears(Action action);
  void break_card(Card card);
  void next_in_shoot_out();
  void ready_for_shoot_out(Team team);

  Side& side(Team team) { return s_.sides[team]; }
  const Side& side(Team team) const { return s_.sides[team]; }
  Square where(Team team, Man man) const { return s_.sides[team].at[man]; }
  const Abilities& abilities(Team team, Man man) const { return rules_.rosters[team][man]; }
  bool carries(Team team, Man man) const { return s_.puck.team == team && s_.puck.man == man; }
  bool carrier_is_goalie() const { return has(kGoalies, s_.puck.man); }
  void put(Team team, Man man, Square square) {
    Side& own = side(team);
    own.at[man] = square;
    own.on_ice |= men_of(man);
    own.in_box &= ~men_of(man);
  }
  void lift(Team team, Man man, Square to);
  void empty_slot(Team team, Man man);

  // A man in an event; worked out only if someone is told.
  struct Named {
    Team team;
    Man man;
  };
  static constexpr Named name(Team team, Man man) { return {team, man}; }
  std::int16_t argument(Named who) const {
    return static_cast<std::int16_t>(rules_.clubs[who.team] * kMen + who.man);
  }
  template <class Number>
  static std::int16_t argument(Number number) {
    return static_cast<std::int16_t>(number);
  }
  template <class... Args>
  void tell(Said said, RuleId rule, Args... args) {
    if (log_ == nullptr) return;
    Event told;
    told.kind = static_cast<std::uint8_t>(said);
    told.rule = rule;
    told.args = {argument(args)...};
    (*log_)(told);
  }

  // What chance turned up: new to everyone.
  template <class... Args>
  void reveal(Said said, RuleId rule, Args... args) {
    tell(said, rule, args...);
    if (log_ != nullptr) (*log_)[log_->size() - 1].learned = SeatSet::everyone();
  }

  const Rules& rules_;
  const Rink& rink_;
  State& s_;
  EventLog* log_;
};

}  // namespace benchboss::double_echec
