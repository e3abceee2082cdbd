// The strict table: mistakes with the decks, and what they cost (DE-125, DE-126, DE-151).
#include "games/double_echec/choices.h"
#include "games/double_echec/referee.h"

#include <numeric>

namespace benchboss::double_echec {

void Referee::hands(Action action) {
  if (action.verb == Verb::go) return ask(Ask::turn_card, s_.puck.team);
  s_.fault = Fault::opponents_card;
  s_.guilty = other(s_.puck.team);
  tell(Said::opponents_card, {126}, s_.guilty);
  draw_from(s_.deck);
}

void Referee::turn_card(Team team, Action action) {
  if (action.verb == Verb::turn) return draw_from(s_.deck);
  s_.guilty = team;
  if (action.verb == Verb::two) {
    s_.fault = Fault::two_cards;
    s_.spare = 1;
    tell(Said::two_cards, {125}, team);
    return draw_from(s_.deck);
  }
  s_.fault = Fault::wrong_deck;
  tell(Said::wrong_deck, {125}, team);
  draw_from(s_.deck == Deck::forward ? Deck::defender : Deck::forward);
}

void Referee::judge() {
  if (rules_.on(Switch::card_penalties)) return ask(Ask::verdict, other(s_.guilty));
  // DE-153: no penalty, the cards go back, and the right one is turned.
  const auto put_back = [&](Card card) {
    ++s_.draw[static_cast<std::size_t>(s_.deck)][static_cast<std::size_t>(card)];
    --s_.played[static_cast<std::size_t>(s_.deck)][static_cast<std::size_t>(card)];
  };
  put_back(s_.turned);
  if (s_.fault == Fault::two_cards) put_back(s_.second);
  tell(Said::card_goes_back, {153}, s_.guilty);
  s_.fault = Fault::none;
  draw_from(has(kGoalies, s_.puck.man)    ? Deck::goalie
            : has(kForwards, s_.puck.man) ? Deck::forward
                                          : Deck::defender);
}

// Burnt for good, unless the deck would get too thin.
void Referee::burn(Card card) {
  const auto deck = static_cast<std::size_t>(s_.deck);
  const auto count = [](const Counts& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0);
  };
  if (count(s_.draw[deck]) + count(s_.played[deck]) <= rules_.numbers.fewest_cards) return;
  --s_.played[deck][static_cast<std::size_t>(card)];
}

void Referee::verdict(Action action) {
  const Team guilty = s_.guilty;
  const Fault fault = s_.fault;
  s_.fault = Fault::none;
  s_.guilty = kNoTeam;
  if (action.verb == Verb::accept) {  // A
    if (fault == Fault::two_cards) {
      ++s_.draw[static_cast<std::size_t>(s_.deck)][static_cast<std::size_t>(s_.second)];
      --s_.played[static_cast<std::size_t>(s_.deck)][static_cast<std::size_t>(s_.second)];
    }
    tell(Said::card_stands, {125}, term(s_.turned));
    push(Do::card_play, static_cast<int>(s_.turned));
    return bench_minor(guilty, {125});
  }
  burn(s_.turned);  // B
  if (fault == Fault::two_cards) burn(s_.second);
  tell(Said::card_burnt, {125}, term(s_.turned));
  end_play();
  // DE-126: the carrier is the innocent one.
  if (fault == Fault::opponents_card) return bench_minor(guilty, {126});
  const Man carrier = s_.puck.man;
  s_.play.last = guilty;
  s_.puck = {s_.puck.at, kNoTeam, kNobody};
  if (has(kGoalies, carrier)) return bench_minor(guilty, {125});  // DE-29: a skater serves it
  penalize(guilty, carrier, rules_.numbers.minor, false, {125});
}

}  // namespace benchboss::double_echec
