#include "coaches/powerplay/greedy.h"

#include "games/powerplay/legal.h"

#include <algorithm>

namespace benchboss::powerplay {
namespace {

// All in points of value, set by hand and tried against each other (benchboss sim powerplay
// --coaches greedy,random,random,random).
constexpr double kWinzig = 4;
constexpr double kBully = 5;
constexpr double kHydra = 5;
constexpr double kJudge = 3.5;
constexpr double kRumpel = 5;
constexpr double kRosalinde = 3;
constexpr double kBrawler = 1;           // what he hurts is gone
constexpr double kGoalieFloor = 3;       // any goalie stops a shot
constexpr double kGoalieValue = 0.3;     // his value counts only against the other goalie
constexpr double kWorthATurn = 2.5;      // less to gain than this, and a match is better
constexpr double kExchangeIsOpen = 0.5;  // the other coach learns what he gets

double worth(const Deck& deck, Card card) {
  if (deck.is(card, Bonus::winzig)) return kWinzig;
  if (deck.is(card, Bonus::bully)) return kBully;
  if (deck.is(card, Bonus::hydra)) return kHydra;
  if (deck.is(card, Bonus::judge)) return kJudge;
  if (deck.is(card, Bonus::rumpel)) return kRumpel;
  if (deck.is(card, Bonus::rosalinde)) return kRosalinde;
  if (is_goalie(card)) return kGoalieFloor + kGoalieValue * deck.value[card];
  return deck.value[card] + (deck.brawler[card] ? kBrawler : 0);
}

using ByCategory = std::array<double, kCategories>;

// What a coach makes of his view.
class Eye {
 public:
  Eye(const Rules& rules, const View& view) : rules_(rules), view_(view), usual_(usual_worth()) {}

  Action best_turn(const ActionList<Powerplay>& choices) const {
    Action best = choices[0];  // there is always someone to challenge (PP-8)
    Action improving = best;
    double weakest = 1e9;
    double most = 0;
    for (const Action action : choices) {
      if (action.move == Move::match) {
        const double strength = strength_of(action.what);
        if (strength < weakest) {
          weakest = strength;
          best = action;
        }
        continue;
      }
      const double gain = action.move == Move::transfer ? gain_of_transfer(action.what)
                                                        : gain_of_exchange(action.what);
      if (gain > most) {
        most = gain;
        improving = action;
      }
    }
    return most > kWorthATurn ? improving : best;
  }

  double worth_of(Card card) const { return worth(rules_.deck, card); }

  // How likely Sitting Bully scores with a card of that pile.
  double chance_with(Category pile, Card opponent) const {
    const int duel = view_.board.match.duel;
    const int own = rules_.deck.value[rules_.deck.card(Bonus::bully)];
    const int to_beat = value_in_duel(rules_, opponent, duel);
    int wins = 0;
    int all = 0;
    for_unseen(pile, [&](Card card) {
      ++all;
      wins += own + rules_.deck.value[card] > to_beat ? 1 : 0;
    });
    return all == 0 ? 0 : double(wins) / all;
  }

 private:
  template <class F>
  void for_unseen(Category category, F&& f) const {
    const Card first = kFirstOf[index(category)];
    for (Card card = first; card < first + kPlayersOf[index(category)]; ++card)
      if (std::ranges::find(view_.hand, card) == view_.hand.end()) f(card);
  }

  ByCategory usual_worth() const {
    ByCategory usual{};
    for (std::size_t i = 0; i < kCategories; ++i) {
      int count = 0;
      for_unseen(static_cast<Category>(i), [&](Card card) {
        usual[i] += worth_of(card);
        ++count;
      });
      usual[i] /= count;
    }
    return usual;
  }

  // What he holds, as far as it was seen; the rest is as good as any.
  ByCategory hand_of(Seat seat) const {
    ByCategory sum{};
    for (std::size_t i = 0; i < kCategories; ++i) {
      const Seen seen = newest_with(seat, static_cast<Category>(i));
      for (std::size_t place = 0; place < seen.count; ++place)
        sum[i] += worth_of(seen.cards[place]);
      sum[i] += usual_[i] * static_cast<double>(kTeamOf[i] - seen.count);
    }
    return sum;
  }

  struct Seen {
    std::array<Card, kTeam> cards{};
    std::array<std::uint16_t, kTeam> turns{};
    std::size_t count = 0;
  };
  // The players of a category that were seen with him last, the newest first. Notes may tell of
  // more than a team has, for what left him unseen stays noted with him: those are the older ones.
  Seen newest_with(Seat seat, Category category) const {
    Seen seen;
    const std::size_t most = kTeamOf[index(category)];
    for_unseen(category, [&](Card card) {
      const Sight sight = last_sight(view_, card);
      if (sight.turn == 0 || sight.place != seat) return;
      std::size_t place = seen.count;
      if (place == most) {
        if (seen.turns[most - 1] >= sight.turn) return;
        --place;
      } else {
        ++seen.count;
      }
      for (; place > 0 && seen.turns[place - 1] < sight.turn; --place) {
        seen.cards[place] = seen.cards[place - 1];
        seen.turns[place] = seen.turns[place - 1];
      }
      seen.cards[place] = card;
      seen.turns[place] = sight.turn;
    });
    return seen;
  }

  double strength_of(Seat seat) const {
    const ByCategory hand = hand_of(seat);
    return hand[0] + hand[1] + hand[2];
  }

  double gain_of_transfer(Card card) const {
    return usual_[index(category_of(card))] - worth_of(card);
  }

  // He draws any of six and gives his worst of that kind.
  double gain_of_exchange(Seat seat) const {
    const ByCategory theirs = hand_of(seat);
    double gain = -kExchangeIsOpen;
    for (std::size_t i = 0; i < kCategories; ++i) {
      double worst = 1e9;
      for (const Card card : view_.hand)
        if (index(category_of(card)) == i) worst = std::min(worst, worth_of(card));
      gain += (theirs[i] - kTeamOf[i] * worst) / kTeam;
    }
    return gain;
  }

  const Rules& rules_;
  const View& view_;
  const ByCategory usual_;
};

Action least_worth(const Eye& eye, const ActionList<Powerplay>& choices) {
  return *std::min_element(choices.begin(), choices.end(), [&](Action a, Action b) {
    return eye.worth_of(a.what) < eye.worth_of(b.what);
  });
}

// Any card, but Hydra late: she grows with every duel of the six.
Action mixed(const Rules& rules, const View& view, const ActionList<Powerplay>& choices,
             Philox& random) {
  const Card hydra = rules.deck.card(Bonus::hydra);
  const bool early = view.board.match.duel < kTeam;
  Action picked = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  if (picked.what == hydra && early)
    picked = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  return picked;
}

Action pile_for_bully(const Eye& eye, const View& view) {
  const Match& match = view.board.match;
  const Card opponent = match.shown[1u - match.asked][(match.duel - 1u) % kTeam];
  if (is_goalie(opponent)) return {Move::draw, kDeclines};
  Action best = {Move::draw, 0};
  double most = -1;
  for (std::uint8_t pile = 0; pile < kCategories; ++pile)
    if (const double chance = eye.chance_with(static_cast<Category>(pile), opponent);
        chance > most) {
      most = chance;
      best.what = pile;
    }
  return best;
}

}  // namespace

Action Greedy::choose(const Rules& rules, const View& view, const ActionList<Powerplay>& choices,
                      Philox& random) {
  const Eye eye(rules, view);
  switch (view.board.phase) {
    case Phase::turn:
      return eye.best_turn(choices);
    case Phase::give:
      return least_worth(eye, choices);
    case Phase::bully:
      return pile_for_bully(eye, view);
    case Phase::judge:
      return {Move::judge, static_cast<std::uint8_t>(Verdict::mine)};
    default:
      return mixed(rules, view, choices, random);
  }
}

}  // namespace benchboss::powerplay
