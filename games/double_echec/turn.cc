// The turn: defensive action, card, and what comes after a play (DE-30 to DE-35).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

namespace benchboss::double_echec {

void Referee::defence(Team team) {
  s_.play.touched = {};
  s_.play.taken_in = 0;
  s_.play.declined = 0;
  s_.play.claimed = false;
  s_.play.attempts = 0;
  s_.face_up = false;
  if (!unit(Cause::card)) return end_period();
  const Team attack = s_.puck.team;
  push(Do::play_over);
  push(Do::card, attack);
  push(Do::changes, attack, 1);
  push(Do::defence_die, team);
  push(Do::changes, team);
  push(Do::penalties, 1);
}

void Referee::defence_moves(Team team) {
  s_.points = {team, s_.dice.total, 0, kNobody};
  ask(Ask::defence, team);
}

void Referee::defence_step(Action action) {
  if (action.verb == Verb::stop) return;
  const Team team = s_.points.team;
  move(team, action.man, action.where);
  if (s_.points.left > 0) ask(Ask::defence, team);
}

void Referee::card_due(Team team) {
  s_.play.carded = team;
  s_.play.touched[team] |= men_of(s_.puck.man);  // DE-51: he has it as the play begins
  s_.fault = Fault::none;
  s_.guilty = kNoTeam;
  s_.deck = carrier_is_goalie()           ? Deck::goalie
            : has(kForwards, s_.puck.man) ? Deck::forward
                                          : Deck::defender;
  if (rules_.on(Switch::strict_table) && !s_.breakaway.on()) return ask(Ask::hands, other(team));
  draw_from(s_.deck);
}

// DE-13: the played cards are shuffled when one is due and there is none.
void Referee::draw_from(Deck deck) {
  s_.deck = deck;
  Counts& draw = s_.draw[static_cast<std::size_t>(deck)];
  Counts& played = s_.played[static_cast<std::size_t>(deck)];
  if (draw == Counts{}) {
    draw = played;
    played = {};
    tell(Said::shuffled, {13});
  }
  s_.ask = Ask::card;
}

void Referee::card_turned(Card card) {
  Counts& played = s_.played[static_cast<std::size_t>(s_.deck)];
  --s_.draw[static_cast<std::size_t>(s_.deck)][static_cast<std::size_t>(card)];
  s_.face_up = true;
  reveal(Said::card, {30}, term(card), s_.play.carded);
  if (s_.fault == Fault::two_cards && s_.spare == 1) {  // the first of two stays on the table
    s_.turned = card;
    s_.spare = 0;
    return draw_from(s_.deck);
  }
  if (s_.fault == Fault::two_cards) {
    s_.second = card;
    ++played[static_cast<std::size_t>(s_.turned)];
  } else {
    s_.turned = card;
  }
  ++played[static_cast<std::size_t>(card)];
  if (s_.fault != Fault::none) return judge();
  if (s_.breakaway.on()) return break_card(card);
  push(Do::card_play, static_cast<int>(card));
}

void Referee::play_card(Card card) {
  const Team team = s_.puck.team;
  switch (card) {
    case Card::pass_or_shot:
      return ask_receiver(team, true);
    case Card::pass:
      return ask_receiver(team, false);
    case Card::shot:
      return begin_shot(team, s_.puck.man);
    case Card::advance:
      return advance();
    case Card::clear:
      return ask_direction();
    case Card::steal:
      return ask_thief();
    case Card::rebound:
      return rebound();
    case Card::pass_to_nearest:
      return goalie_pass(true);
    case Card::pass_to_centre:
      return goalie_pass(false);
    case Card::face_off:
      return freeze();
  }
}

// DE-34: claims of those in whose zone the puck was taken come first (DE-50). In a chain only of
// men who have not touched it (DE-51), so that it ends.
void Referee::play_over() {
  if (s_.puck.loose()) return push(Do::attempt, other(s_.play.last));
  const Team opponents = other(s_.puck.team);
  const Men had_it = s_.play.claimed ? s_.play.touched[opponents] : 0;
  const Men claimants =
      s_.play.taken_in & zones_over(s_, opponents, s_.puck.at) & ~had_it & ~s_.play.declined;
  if (claimants == 0) return push(Do::defence, opponents);
  push(Do::play_over);
  offer_claim(opponents, claimants);
}

}  // namespace benchboss::double_echec
