// Before a face-off: who stands where (DE-112, DE-113).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::face_off(int spot) {
  s_.spot = static_cast<std::uint8_t>(spot);
  s_.puck = {rink_.spots[static_cast<std::size_t>(spot)], kNoTeam, kNobody};
  const Play before = s_.play;
  s_.play = {};
  s_.play.stoppages =
      static_cast<std::uint8_t>(before.stoppages < 255 ? before.stoppages + 1 : 255);
  s_.play.attempts = before.attempts;  // DE-35: a face-off does not begin the count anew
  s_.shot = {};
  s_.points = {};
  s_.duel = {};
  s_.mover_team = kNoTeam;
  s_.mover = kNobody;
  s_.fault = Fault::none;
  s_.guilty = kNoTeam;
  s_.spare = 0;
  s_.face_up = false;
  tell(Said::face_off, {114}, spot_term(spot));
  for (Team team = 0; team < 2; ++team) {
    complete_changes(side(team));
    prepare_line_up(team);
  }
  push(Do::drop_puck, spot);
  push(Do::line_up, kHome);
  push(Do::line_up, kVisitors);  // DE-113: visitors first
  s_.calls = 0;
}

// DE-113: changes under way are complete; everyone steps off; who was kept in the box comes out.
void Referee::complete_changes(Side& own) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (own.waiting[slot] != kNobody) own.slot[slot] = own.waiting[slot];
    own.waiting[slot] = kNobody;
  }
  own.leaving = 0;
  own.relieved.fill(kNobody);
  own.on_ice = 0;
  Men serving = 0;
  for (int i = 0; i < own.boxed; ++i)
    if (own.box[static_cast<std::size_t>(i)].man != kNobody)
      serving |= men_of(own.box[static_cast<std::size_t>(i)].man);
  own.in_box = serving;
  for (Man man = 0; man < kMen; ++man)
    own.at[man] = has(own.out, man) ? kGone : has(serving, man) ? kBox : kBench;
}

// What a coach finds when he is asked: last time's men, as far as they may play.
void Referee::prepare_line_up(Team team) {
  Side& own = side(team);
  const bool anywhere = permutations_allowed(rules_, s_);
  bool starred = false;  // DE-153: a second superstar steps back
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    Man& man = own.slot[slot];
    if (man == kNobody) continue;
    const bool misplaced = !anywhere && !has(kind_of_slot(static_cast<int>(slot)), man);
    const bool star = one_superstar(rules_) && has(rules_.superstars[team], man);
    if (own.at[man] != kBench || misplaced || (star && starred)) {
      man = kNobody;
    } else {
      starred = starred || star;
    }
  }
  if (!own.pulled()) own.slot[static_cast<std::size_t>(Slot::sixth)] = kNobody;
  // Never without a centre: a wing moves over, or someone comes on.
  if (own.slot[0] == kNobody)
    for (const std::size_t wing : {2u, 1u})
      if (own.slot[0] == kNobody) std::swap(own.slot[0], own.slot[wing]);
  constexpr std::array<std::size_t, 5> kGivenUp = {5, 2, 1, 4, 3};
  const int number = face_off_number(rules_, s_, team) - (own.slot[0] == kNobody ? 1 : 0);
  for (const std::size_t slot : kGivenUp)
    if (size(in_slots(own)) > number) own.slot[slot] = kNobody;
  fill_line_up(team);
}

void Referee::fill_line_up(Team team) {
  Side& own = side(team);
  const int number = face_off_number(rules_, s_, team);
  while (size(in_slots(own)) < number) {
    const int slot = empty_slot_of(own);
    if (slot == kSlots) return;
    const Men men = substitutes(rules_, s_, team, slot, kNobody);
    if (men == 0) return;
    Man best = first(men);
    for (Men rest = men; rest != 0; rest &= rest - 1)
      if (abilities(team, first(rest)).position == static_cast<Slot>(slot)) {
        best = first(rest);
        break;
      }
    own.slot[static_cast<std::size_t>(slot)] = best;
  }
}

void Referee::line_up(Team team, Action action) {
  Side& own = side(team);
  ++s_.calls;
  switch (action.verb) {
    case Verb::field:
      own.slot[action.where] = action.man;
      break;
    case Verb::vacate:
      own.slot[action.where] = kNobody;
      break;
    case Verb::pull:
      own.goalie = kNobody;
      tell(Said::goalie_pulled, {87}, team);
      break;
    case Verb::man:
      own.goalie = action.man;
      own.slot[static_cast<std::size_t>(Slot::sixth)] = kNobody;
      tell(Said::goalie_in, {87}, name(team, action.man));
      break;
    default:  // ready
      fill_line_up(team);
      s_.calls = 0;
      tell(Said::lined_up, {113}, team);
      return;
  }
  ask(Ask::line_up, team);
}

// DE-112.
void Referee::stand(Team team, int spot) {
  Side& own = side(team);
  const Square at = rink_.spots[static_cast<std::size_t>(spot)];
  const int back = team == kHome ? -1 : 1;
  const bool own_end = rink_.in_zone(team, at);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Man man = own.slot[slot];
    if (man == kNobody) continue;
    const LineUpPlace& place = rules_.places[slot];
    const int row = row_of(at) + back * (own_end ? place.behind_own : place.behind);
    put(team, man, square_at(row, column_of(at) + place.across));
  }
  if (own.goalie != kNobody) put(team, own.goalie, rink_.crease[team][1]);
}

}  // namespace benchboss::double_echec
