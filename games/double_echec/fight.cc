// DE-21, DE-26, DE-57, DE-64, DE-65.
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::engage(Man thief) {
  s_.duel = {};
  s_.duel.thief = thief;
  fight_round();
}

// A round costs a unit when it begins, but none beyond the last (DE-17, DE-21).
void Referee::fight_round() {
  Duel& duel = s_.duel;
  ++duel.rounds;
  if (rules_.on(Switch::full_clock)) {
    if (unit(Cause::fight)) {
      ++duel.units;
    } else {
      duel.past_the_end = true;
    }
  }
  const Team team = s_.puck.team;
  tell(Said::fight_round, {64}, name(team, s_.puck.man), name(other(team), duel.thief));
  throw_ability(team, abilities(team, s_.puck.man).fight, Do::fight_carrier_rolled);
}

void Referee::carrier_rolled() {
  const Team thieves = other(s_.puck.team);
  s_.duel.total[s_.puck.team] = s_.dice.total;
  throw_ability(thieves, abilities(thieves, s_.duel.thief).fight, Do::fight_thief_rolled);
}

void Referee::thief_fought() {
  Duel& duel = s_.duel;
  duel.total[other(s_.puck.team)] = s_.dice.total;
  const bool tied = duel.total[0] == duel.total[1];
  if (tied && duel.rounds < rules_.reroll_cap) {
    tell(Said::fight_tie, {64});
    return push(Do::fight);
  }
  fight_over(tied || duel.total[0] > duel.total[1] ? kHome : kVisitors);  // DE-35
}

void Referee::fight_over(Team winner) {
  const Duel duel = s_.duel;
  const Team thieves = other(s_.puck.team);
  const Team loser = other(winner);
  const Man thief = duel.thief;
  const Man carrier = s_.puck.man;
  const Man beaten = loser == thieves ? thief : carrier;
  tell(Said::fight_won, {64}, name(winner, winner == thieves ? thief : carrier), winner);
  // DE-21: at the very end of a match that is decided nobody is sent off.
  const bool last = s_.period >= rules_.numbers.periods && side(0).goals != side(1).goals;
  const bool no_overtime = s_.period >= rules_.numbers.periods + rules_.max_overtimes;
  const bool served = !(duel.past_the_end && (last || no_overtime));
  empty_slot(loser, beaten);
  lift(loser, beaten, kBench);
  if (winner == thieves) take(winner, thief);
  if (winner != thieves) take(winner, carrier);
  hurt(loser, beaten);
  if (served) push(Do::serve, loser, beaten, rules_.numbers.major);
  if (duel.units > 0) push(Do::penalties, duel.units);  // DE-26
}

// DE-65. A team that is down to its last men sends nobody to the doctor.
void Referee::hurt(Team team, Man man) {
  Side& own = side(team);
  const int thirds = own.hurt(man) + 1;
  own.thirds &= ~(std::uint64_t{3} << (2 * man));
  if (thirds < rules_.numbers.thirds) {
    own.thirds |= static_cast<std::uint64_t>(thirds) << (2 * man);
    return tell(Said::third, {64}, name(team, man), thirds);
  }
  tell(Said::injured, {65}, name(team, man), team);
  if (!may_lose_a_man(rules_, s_, team)) return tell(Said::plays_hurt, {65}, name(team, man));
  own.out |= men_of(man);
  own.at[man] = kGone;
}

}  // namespace benchboss::double_echec
