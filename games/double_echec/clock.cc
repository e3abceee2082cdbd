// The clock, the periods and the penalty box: DE-17 to DE-29.
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

#include <algorithm>

namespace benchboss::double_echec {

void Referee::begin_period() {
  ++s_.period;
  s_.units = 0;
  if (overtime()) {
    tell(Said::overtime_begins, {24}, s_.period - rules_.numbers.periods);
  } else {
    tell(Said::period_begins, {20}, s_.period);
  }
  push(Do::face_off, static_cast<int>(Spot::centre));
}

// Marks a unit; false if it would be the 41st (DE-21).
bool Referee::unit(Cause cause) {
  if (s_.units == rules_.numbers.units) return false;
  ++s_.units;
  s_.play.stoppages = 0;
  tell(Said::unit, {20}, s_.units, term(cause));
  return true;
}

void Referee::end_period() {
  stop_play();
  const int goals[2] = {side(0).goals, side(1).goals};
  if (overtime()) {
    tell(Said::overtime_ends, {24}, s_.period - rules_.numbers.periods, goals[0], goals[1]);
  } else {
    tell(Said::period_ends, {21}, s_.period, goals[0], goals[1]);
  }
  if (s_.period < rules_.numbers.periods) return push(Do::begin_period);
  if (goals[0] != goals[1]) return finish();
  if (s_.period < rules_.numbers.periods + rules_.max_overtimes) return push(Do::begin_period);
  tell(Said::shoot_out_begins, {18});
  push(Do::shoot_out);
}

void Referee::finish() {
  const bool in_regulation = !overtime() && !s_.breakaway.shoot_out;
  stop_play();
  const int home = side(0).goals;
  const int visitors = side(1).goals;
  tell(Said::won, in_regulation ? RuleId{21} : RuleId{18}, home > visitors ? kHome : kVisitors,
       home, visitors);
}

// DE-26: first those whose time is up come out, one after the other, then all that run go down.
void Referee::penalties(int units) {
  push(Do::penalties, units);
  if (drop_served()) return;
  s_.agenda[--s_.tasks] = {};
  count_down();
  if (units > 1) push(Do::penalties, units - 1);
}

// True if a man's time was up: he is told to come out.
bool Referee::drop_served() {
  for (Team team = 0; team < 2; ++team) {
    Side& own = side(team);
    for (int i = 0; i < own.running(); ++i) {
      const Penalty served = own.box[static_cast<std::size_t>(i)];
      if ((served.left & ~kMajor) != 0) continue;
      const int before = own.boxed;
      leave_box(own, i);
      if (served.man != kNobody) tell(Said::penalty_over, {26}, name(team, served.man));
      if (before > kRunning && own.box[kRunning - 1].man != kNobody)
        tell(Said::penalty_starts, {25}, name(team, own.box[kRunning - 1].man));
      if (served.man != kNobody) push(Do::come_out, team, served.man);
      return true;
    }
  }
  return false;
}

void Referee::leave_box(Side& own, int place) {
  std::copy(own.box.begin() + place + 1, own.box.end(), own.box.begin() + place);
  own.box.back() = {};
  --own.boxed;
}

void Referee::count_down() {
  for (Side& own : s_.sides)
    for (int i = 0; i < own.running(); ++i) --own.box[static_cast<std::size_t>(i)].left;
}

// Below this a substitute comes on at once (DE-25).
int Referee::least_number(Team team) const {
  const Side& own = side(team);
  const int full = four_on_four(rules_, s_) ? 4 : 5;
  return std::max(3, full - own.running()) + (own.pulled() ? 1 : 0);
}

// With so many on the ice a man who comes out of the box stays there (DE-27, DE-18).
int Referee::most_number(Team team) const {
  const Side& own = side(team);
  return std::max(3, 5 - own.running()) + (own.pulled() ? 1 : 0);
}

// Those who take part, and the substitutes who are about to.
int Referee::manned(Team team) const {
  const Side& own = side(team);
  int men = size(own.active());
  for (const Man waiting : own.waiting) men += waiting != kNobody;
  return men;
}

void Referee::come_out(Team team, Man man) {
  Side& own = side(team);
  if (s_.breakaway.on() || manned(team) >= most_number(team)) {
    tell(Said::stays_in_box, {27}, name(team, man));
    return;
  }
  int slot = kSlots;
  for (int each = 0; each < kSlots - 1 && slot == kSlots; ++each)
    if (own.slot[static_cast<std::size_t>(each)] == kNobody && has(kind_of_slot(each), man))
      slot = each;
  if (slot == kSlots) slot = empty_slot_of(own);
  if (slot == kSlots) return tell(Said::stays_in_box, {27}, name(team, man));
  if (second_superstar(team, man)) {
    own.in_box &= ~men_of(man);
    lift(team, man, kBench);
    tell(Said::went_off, {153}, name(team, man));
    s_.slot = static_cast<std::uint8_t>(slot);
    s_.mover = kNobody;
    return ask(Ask::substitute, team);
  }
  push(Do::enter, team, man, slot);
}

// DE-153: another superstar plays, or is about to, and there is someone else who can come on.
bool Referee::second_superstar(Team team, Man man) const {
  const Men stars = rules_.superstars[team];
  if (!one_superstar(rules_) || !has(stars, man)) return false;
  return (due_on_ice(side(team)) & stars) != 0 && (on_bench(s_, team) & ~stars) != 0;
}

// DE-29: he is lifted at once. A team never has more than eight men in the box.
void Referee::penalize(Team team, Man man, int units, bool major, RuleId rule) {
  Side& own = side(team);
  empty_slot(team, man);
  if (own.boxed == kBoxSeats) {
    lift(team, man, kBench);
    tell(Said::box_full, {25}, name(team, man));
  } else {
    recall_substitute(team, man);
    lift(team, man, kBox);
    tell(Said::penalty, rule, name(team, man), team, units);
    own.box[own.boxed++] = {man, static_cast<std::uint8_t>(units | (major ? kMajor : 0))};
  }
  push(Do::fill_in, team);
}

// DE-122: who came on too early for a man goes back if that man is the one sent off.
void Referee::recall_substitute(Team team, Man man) {
  const Side& own = side(team);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Man early = own.slot[slot];
    if (own.relieved[slot] != man || early == kNobody) continue;
    empty_slot(team, early);
    lift(team, early, kBench);
    tell(Said::went_off, {122}, name(team, early));
  }
}

// The loser of a fight (DE-64).
void Referee::major(Team team, Man man, int units) {
  if (!has(side(team).out, man)) return penalize(team, man, units, true, {64});
  if (on_bench(s_, team) == 0) return serve(team, kNobody, units);
  s_.spare = static_cast<std::uint8_t>(units);
  ask(Ask::server, team);
}

// DE-27: someone from the bench sits for a man who cannot; he is no longer on the ice.
void Referee::serve(Team team, Man man, int units) {
  Side& own = side(team);
  if (own.boxed == kBoxSeats) return push(Do::fill_in, team);
  if (man != kNobody) {
    lift(team, man, kBox);
    tell(Said::serves, {27}, name(team, man), team, units);
  }
  own.box[own.boxed++] = {man, static_cast<std::uint8_t>(units | kMajor)};
  push(Do::fill_in, team);
}

void Referee::fill_in(Team team) {
  const Side& own = side(team);
  if (manned(team) >= least_number(team)) return;
  const int slot = empty_slot_of(own);
  if (slot == kSlots || substitutes(rules_, s_, team, slot, kNobody) == 0) return;
  s_.slot = static_cast<std::uint8_t>(slot);
  s_.mover = kNobody;
  ask(Ask::substitute, team);
}

// Two minutes to a man of his coach's choice (DE-122, DE-125).
void Referee::bench_minor(Team team, RuleId rule) {
  if (sendable(s_, team) == 0) return tell(Said::waived, rule, team);
  tell(Said::bench_minor, rule, team);
  ask(Ask::send_off, team);
}

}  // namespace benchboss::double_echec
