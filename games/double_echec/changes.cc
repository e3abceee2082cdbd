// Changes on the fly, and men who come on: DE-120 to DE-123, DE-127, DE-87.
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::changes(Team team, bool card_next) {
  s_.calls = 0;
  push(Do::ask_changes, team, card_next ? 1 : 0);
  // DE-121: first those who are not home yet go on.
  push(Do::next_leaver, team, 0);
}

void Referee::next_leaver(Team team, int from) {
  const Men rest = side(team).leaving >> from << from;
  if (rest == 0) return;
  push(Do::next_leaver, team, first(rest) + 1);
  push(Do::leave, team, first(rest));
}

void Referee::ask_changes(Team team, bool card_next) {
  s_.spare = card_next ? 1 : 0;
  if (callable(rules_, s_, team) == 0 && !(card_next && may_pull(s_, team))) return;
  ask(Ask::changes, team);
}

void Referee::change_action(Team team, Action action) {
  if (action.verb == Verb::go) return;
  const bool card_next = s_.spare != 0;
  push(Do::ask_changes, team, card_next ? 1 : 0);
  ++s_.calls;
  if (action.verb == Verb::pull) return pull_goalie(team);
  s_.mover = action.man;
  s_.slot = static_cast<std::uint8_t>(slot_of(side(team), action.man));
  ask(Ask::substitute, team);
}

void Referee::pull_goalie(Team team) {
  lift(team, side(team).goalie, kBench);
  side(team).goalie = kNobody;
  tell(Said::goalie_pulled, {87}, team);
  s_.slot = static_cast<std::uint8_t>(Slot::sixth);
  s_.mover = kNobody;
  ask(Ask::substitute, team);
}

// Who comes on: for a man who is called, or in an empty slot.
void Referee::substitute(Team team, Man man) {
  Side& own = side(team);
  if (s_.mover == kNobody) return push(Do::enter, team, man, s_.slot);
  own.waiting[s_.slot] = man;
  own.leaving |= men_of(s_.mover);
  tell(Said::change_called, {120}, name(team, s_.mover), name(team, man));
  push(Do::leave, team, s_.mover);
}

void Referee::leave(Team team, Man man) {
  throw_ability(team, abilities(team, man).steal, Do::left, team, man);
}

void Referee::left(Team team, Man man) {
  Side& own = side(team);
  const Ice ice(rules_, s_);
  const int points = s_.dice.total;
  const int slot = slot_of(own, man);
  const int far = ice.distance_to_bench(team, man);
  if (far <= points + rules_.numbers.bench_reach) {
    lift(team, man, kBench);
    tell(Said::went_off, {120}, name(team, man));
    if (slot == kSlots) return;
    const Man next = own.waiting[static_cast<std::size_t>(slot)];
    empty_slot(team, man);
    if (next != kNobody) push(Do::enter, team, next, slot);
    return;
  }
  put(team, man, ice.landing_near_bench(team, man, points, far).lowest());
  tell(Said::still_on_ice, {121}, name(team, man));
  if (!rules_.on(Switch::bench_minors)) return;
  if (slot != kSlots) push(Do::too_early, team, man, slot);
  bench_minor(team, {122});
}

// DE-122: the substitute is on, unless the man he was to replace went to the box.
void Referee::too_early(Team team, Man man, int slot) {
  Side& own = side(team);
  if (!has(own.leaving, man)) return;
  const Man next = own.waiting[static_cast<std::size_t>(slot)];
  empty_slot(team, man);
  own.relieved[static_cast<std::size_t>(slot)] = man;
  if (next != kNobody) push(Do::enter, team, next, slot);
}

// DE-123: by his V dice, or one die where that is the rule (DE-153).
void Referee::enter(Team team, Man man, int slot) {
  if (rules_.on(Switch::exit_dice))
    return throw_ability(team, abilities(team, man).steal, Do::entered, team, man, slot);
  throw_dice(1, Do::entered, team, man, slot);
}

void Referee::entered(Team team, Man man, int slot) {
  const bool box = where(team, man) == kBox;
  if (free_doors(rules_, s_, team, box) == 0) return tell(Said::no_door, {123}, name(team, man));
  s_.mover_team = team;
  s_.mover = man;
  s_.slot = static_cast<std::uint8_t>(slot);
  ask(Ask::door, team);
}

void Referee::through_door(Square door) {
  const Team team = s_.mover_team;
  put(team, s_.mover, door);
  side(team).slot[s_.slot] = s_.mover;
  tell(Said::came_on, {123}, name(team, s_.mover));
  s_.points = {team, static_cast<std::uint8_t>(s_.dice.total - 1), 0, kNobody};
  if (s_.points.left > 0) ask(Ask::entry, team);
}

void Referee::entry_step(Action action) {
  if (action.verb == Verb::stop) return;
  if (move(s_.mover_team, s_.mover, action.where) && s_.points.left > 0)
    ask(Ask::entry, s_.mover_team);
}

}  // namespace benchboss::double_echec
