#include "games/double_echec/referee.h"

#include "games/double_echec/choices.h"

#include <algorithm>

namespace benchboss::double_echec {

void Referee::start() {
  for (Team team = 0; team < 2; ++team) {
    Side& own = side(team);
    own.at.fill(kBench);
    own.slot.fill(kNobody);
    own.waiting.fill(kNobody);
    own.relieved.fill(kNobody);
    own.thirds = rules_.thirds[team];
    own.out = rules_.absent[team];
    for (Men rest = own.out; rest != 0; rest &= rest - 1) own.at[first(rest)] = kGone;
    own.goalie = has(own.out, 0) ? kSecondGoalie : 0;
  }
  s_.draw = rules_.decks;
  push(Do::begin_period);
  s_.ask = Ask::over;  // nothing is asked yet
  run();
}

// Nothing below the line of the agenda is left behind: equal states have equal bytes.
void Referee::run() {
  constexpr Ask kNothing = Ask::over;
  s_.ask = kNothing;
  while (s_.ask == kNothing && s_.tasks > 0) {
    const Task task = s_.agenda[--s_.tasks];
    s_.agenda[s_.tasks] = {};
    perform(task);
  }
}

void Referee::end_play() {
  while (s_.tasks > 0 && s_.agenda[s_.tasks - 1].what != Do::play_over) s_.agenda[--s_.tasks] = {};
}

// DE-11: exactly the ability, or as many as the coach likes where that is not the rule (DE-152).
void Referee::throw_ability(Team team, int count, Do then, int a, int b, int c) {
  throw_dice(count, then, a, b, c);
  if (count < 2 || rules_.on(Switch::exact_dice)) return;
  s_.dice.most = static_cast<std::uint8_t>(count);
  ask(Ask::how_many, team);
}

void Referee::die(int face) {
  Dice& dice = s_.dice;
  dice.last = static_cast<std::uint8_t>(face);
  dice.total = static_cast<std::uint8_t>(dice.total + face);
  dice.faces |= static_cast<std::uint8_t>(1 << face);
  reveal(Said::die, {11}, face);
  if (--dice.left > 0) return;
  if (dice.count > 1) tell(Said::rolled, {11}, dice.count, dice.total);
  run();
}

void Referee::stop_play() {
  s_.agenda = {};
  s_.tasks = 0;
  s_.breakaway = {};
}

void Referee::whistle(int spot) {
  stop_play();
  push(Do::face_off, spot);
}

// DE-9, DE-95: from the middle the chooser names the side.
void Referee::whistle_on_side(Spot low, int on_side, Team chooser) {
  if (on_side != 0) return whistle(static_cast<int>(low) + (on_side > 0 ? 1 : 0));
  stop_play();
  s_.slot = static_cast<std::uint8_t>(low);
  ask(Ask::side, chooser);
}

void Referee::lift(Team team, Man man, Square to) {
  Side& own = side(team);
  own.at[man] = to;
  own.on_ice &= ~men_of(man);
  own.leaving &= ~men_of(man);
  std::replace(own.relieved.begin(), own.relieved.end(), man, kNobody);
  if (to == kBox) own.in_box |= men_of(man);
}

void Referee::empty_slot(Team team, Man man) {
  Side& own = side(team);
  const int slot = slot_of(own, man);
  if (slot == kSlots) return;
  own.slot[static_cast<std::size_t>(slot)] = kNobody;
  own.waiting[static_cast<std::size_t>(slot)] = kNobody;
}

void Referee::perform(const Task& task) {
  switch (task.what) {
    case Do::begin_period:
      return begin_period();
    case Do::face_off:
      return face_off(task.a);
    case Do::line_up:
      return ask(Ask::line_up, task.a);
    case Do::drop_puck:
      return drop_puck(task.a);
    case Do::centre_rolled:
      return centre_rolled(task.a);
    case Do::play_over:
      return play_over();
    case Do::defence:
      return defence(task.a);
    case Do::penalties:
      return penalties(task.a);
    case Do::come_out:
      return come_out(task.a, task.b);
    case Do::changes:
      return changes(task.a, task.b != 0);
    case Do::ask_changes:
      return ask_changes(task.a, task.b != 0);
    case Do::next_leaver:
      return next_leaver(task.a, task.b);
    case Do::leave:
      return leave(task.a, task.b);
    case Do::left:
      return left(task.a, task.b);
    case Do::enter:
      return enter(task.a, task.b, task.c);
    case Do::entered:
      return entered(task.a, task.b, task.c);
    case Do::fill_in:
      return fill_in(task.a);
    case Do::too_early:
      return too_early(task.a, task.b, task.c);
    case Do::serve:
      return major(task.a, task.b, task.c);
    case Do::defence_die:
      return throw_dice(rules_.numbers.defence_dice, Do::defence_moves, task.a);
    case Do::defence_moves:
      return defence_moves(task.a);
    case Do::card:
      return card_due(task.a);
    case Do::card_play:
      return play_card(static_cast<Card>(task.a));
    case Do::attempt:
      return attempt(task.a);
    case Do::designate:
      return designate(task.a);
    case Do::attempt_rolled:
      return attempt_rolled(task.a, task.b);
    case Do::points:
      return spend_points();
    default:
      return perform_more(task);
  }
}

void Referee::perform_more(const Task& task) {
  switch (task.what) {
    case Do::pass_rolled:
      return pass_rolled(task.a, task.b, task.c != 0);
    case Do::advance_rolled:
      return advance_rolled();
    case Do::shot_rolled:
      return shot_rolled();
    case Do::precise_rolled:
      return precise_rolled();
    case Do::odd_or_even:
      return odd_or_even();
    case Do::save:
      return save();
    case Do::save_rolled:
      return save_rolled();
    case Do::clear_rolled:
      return clear_rolled(task.a);
    case Do::thief_rolled:
      return thief_rolled(task.a);
    case Do::thief_lands:
      return thief_lands(task.a, task.b);
    case Do::escape:
      return escape(task.a);
    case Do::fight:
      return fight_round();
    case Do::fight_carrier_rolled:
      return carrier_rolled();
    case Do::fight_thief_rolled:
      return thief_fought();
    case Do::penalty_shot:
      return ask_shooter();
    case Do::break_rolled:
      return break_rolled();
    case Do::goalie_die:
      return goalie_die();
    case Do::goalie_rolled:
      return goalie_rolled();
    case Do::break_shot:
      return break_shot();
    case Do::break_loose:
      return break_loose();
    case Do::break_try_rolled:
      return break_try_rolled();
    case Do::break_chase:
      return break_chase();
    case Do::break_chase_rolled:
      return break_chase_rolled();
    case Do::break_saved:
      return break_saved();
    case Do::break_die:
      return throw_dice(rules_.numbers.defence_dice, Do::break_nears_rolled);
    case Do::break_nears_rolled:
      return break_nears_rolled();
    case Do::shoot_out:
      return next_in_shoot_out();
    default:
      break;
  }
}

void Referee::roll(Outcome outcome) {
  if (s_.ask == Ask::die) return die(outcome.face);
  const auto card = static_cast<Card>(outcome.face - kFirstCardFace);
  s_.ask = Ask::over;
  card_turned(card);
  if (s_.ask == Ask::over) run();
}

void Referee::act(Seat seat, Action action) {
  const Ask asked = s_.ask;
  s_.ask = Ask::over;
  s_.asked = seat;
  chosen(asked, action);
  if (s_.ask == Ask::over) run();
  if (s_.ask <= Ask::card || s_.ask == Ask::over) s_.asked = 0;
}

void Referee::chosen(Ask asked, Action action) {
  const Team team = s_.asked;
  switch (asked) {
    case Ask::line_up:
      return line_up(team, action);
    case Ask::puck_won:
      return puck_won(team, action);
    case Ask::changes:
      return change_action(team, action);
    case Ask::substitute:
      return substitute(team, action.man);
    case Ask::door:
      return through_door(action.where);
    case Ask::entry:
      return entry_step(action);
    case Ask::defence:
      return defence_step(action);
    case Ask::points:
      return points_action(action);
    case Ask::send_off:
      return penalize(team, action.man, rules_.numbers.minor, false, {29});
    case Ask::server:
      return serve(team, action.man, s_.spare);
    case Ask::hands:
      return hands(action);
    case Ask::turn_card:
      return turn_card(team, action);
    case Ask::verdict:
      return verdict(action);
    case Ask::how_many:
      s_.dice = {static_cast<std::uint8_t>(action.where),
                 static_cast<std::uint8_t>(action.where),
                 0,
                 0,
                 0,
                 0};
      s_.ask = Ask::die;
      return;
    case Ask::receiver:
      return receiver(action);
    case Ask::style:
      s_.shot.precise = action.verb == Verb::precise;
      return throw_shot();
    case Ask::aim:
      return aim(action);
    case Ask::rest_square:
      return puck_stops(action.where);
    case Ask::landing: {
      put(s_.mover_team, s_.mover, action.where);
      return;
    }
    case Ask::designate:
      tell(Said::goes_for_puck, {36}, name(team, action.man));
      if (has(kGoalies, action.man))
        return throw_dice(rules_.numbers.goalie_dice, Do::attempt_rolled, team, action.man);
      return throw_ability(team, abilities(team, action.man).steal, Do::attempt_rolled, team,
                           action.man);
    case Ask::thief:
      tell(Said::thief, {60}, name(team, action.man));
      return throw_ability(team, abilities(team, action.man).steal, Do::thief_rolled, action.man);
    case Ask::way_out:
      return escape_step(action);
    case Ask::claim:
      return claim(team, action);
    case Ask::side:
      return whistle(s_.slot + (action.verb == Verb::high_side ? 1 : 0));
    case Ask::rebounder:
      return rebound_to(action.man);
    case Ask::rebound:
      if (action.verb == Verb::shoot) return begin_shot(team, s_.puck.man);
      return tell(Said::rebound_kept, {97}, name(team, s_.puck.man));
    case Ask::goalie_pass:
      return goalie_pass_action(action);
    case Ask::direction:
      return clear_towards(action.where);
    case Ask::shooter:
      return shooter(action.man);
    case Ask::goalie_spot:
      return goalie_spot(action.where);
    case Ask::breakaway:
      return breakaway(action);
    case Ask::goalie_moves:
      return goalie_moves(action);
    case Ask::goalie_tries:
      return goalie_tries(action);
    case Ask::goalie_nears:
      return goalie_nears(action);
    case Ask::shooter_nears:
      return shooter_nears(action);
    default:
      return;
  }
}

void apply_action(const Rules& rules, State& state, Seat seat, Action action, EventLog* log) {
  Referee(rules, state, log).act(seat, action);
}

void apply_outcome(const Rules& rules, State& state, Outcome outcome, EventLog* log) {
  Referee(rules, state, log).roll(outcome);
}

}  // namespace benchboss::double_echec
