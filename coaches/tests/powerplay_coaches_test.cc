#include "coaches/powerplay/coaches.h"
#include "games/powerplay/notebook.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

namespace benchboss {
namespace {

using G = Powerplay;

G::Rules rules_of(std::int16_t seats) {
  OptionsOf<G> options = default_options<G>();
  options[0] = seats;
  return G::make_rules(options);
}

// Plays a season; the coach of each seat by name.
Seat champion_of(const G::Rules& rules, const std::vector<std::string>& names, std::uint64_t game) {
  std::vector<std::unique_ptr<Coach<G>>> coaches;
  coaches.reserve(names.size());
  for (const std::string& name : names) coaches.push_back(make_coach<G>(name));
  Philox chance(game, 0);
  Philox thoughts(game, 1);
  Silent silent;
  G::State state = G::start(rules);
  for (Turn turn = G::turn(rules, state); turn.owes != Owes::nothing;
       turn = G::turn(rules, state)) {
    if (turn.owes == Owes::chance) {
      G::roll(rules, state, draw<G>(rules, state, chance), silent);
      continue;
    }
    const Seat seat = turn.seats.lowest();
    ActionList<G> choices;
    G::actions(rules, state, seat, choices);
    const auto action =
        coaches[seat]->choose(rules, G::view(rules, state, seat), choices, thoughts);
    EXPECT_TRUE(choices.contains(action)) << G::write(rules, action).view();
    G::act(rules, state, seat, action, silent);
  }
  return G::result(rules, state).winners.lowest();
}

// A table of two at the start of a turn, each with a team of these ids.
G::State table(const G::Rules& rules, const std::array<std::string_view, 6>& mine,
               const std::array<std::string_view, 6>& theirs) {
  G::State state = G::start(rules);
  const auto put = [&](std::size_t place, std::string_view id) {
    const powerplay::Card card = card_of_id(rules.deck, id);
    state.cards[place] = card;
    if (powerplay::is_goalie(card)) {
      state.fresh_goalies &= static_cast<std::uint16_t>(~(1u << (card - powerplay::kFirstOf[2])));
    } else {
      state.fresh_skaters &= ~(std::uint64_t{1} << card);
    }
    --state.board.fresh[index(powerplay::category_of(card))];
  };
  for (std::size_t i = 0; i < 6; ++i) {
    put(i, mine[i]);
    put(6 + i, theirs[i]);
  }
  state.slot = powerplay::kNoSlot;
  state.board.phase = powerplay::Phase::turn;
  state.board.turn = 1;
  return state;
}

constexpr std::array<std::string_view, 6> kGood = {
    "the-great-oddsky", "rocket-ronnie", "fire-on-ice", "fort-nox", "lady-glacier", "the-vault"};
constexpr std::array<std::string_view, 6> kOneBad = {"slush-puppy",    "silver-skates",
                                                     "frost-giant",    "two-headed-terry",
                                                     "midnight-moose", "the-sphinx"};

std::string chosen(const G::Rules& rules, const G::State& state) {
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  Philox random(1);
  const auto action =
      make_coach<G>("greedy")->choose(rules, G::view(rules, state, 0), choices, random);
  return std::string(G::write(rules, action).view());
}

TEST(PowerplayCoaches, are_known_by_name) {
  for (const std::string_view name : coach_names<G>()) EXPECT_NE(make_coach<G>(name), nullptr);
  EXPECT_EQ(make_coach<G>("nobody"), nullptr);
}

TEST(PowerplayCoaches, greedy_wins_more_seasons_than_random_ones) {
  const auto rules = rules_of(4);
  int won = 0;
  constexpr int kGames = 200;
  for (int game = 0; game < kGames; ++game) {
    std::vector<std::string> names(4, "random");
    const auto seat = static_cast<std::size_t>(game) % 4;
    names[seat] = "greedy";
    won += champion_of(rules, names, static_cast<std::uint64_t>(game)) == seat ? 1 : 0;
  }
  EXPECT_GT(won, kGames * 2 / 5) << "a quarter would be his share";
}

TEST(PowerplayCoaches, greedy_transfers_his_one_bad_player) {
  const auto rules = rules_of(2);
  EXPECT_EQ(chosen(rules, table(rules, kOneBad, kGood)), "transfer:slush-puppy");
}

TEST(PowerplayCoaches, greedy_challenges_when_there_is_little_to_gain) {
  const auto rules = rules_of(2);
  EXPECT_EQ(chosen(rules, table(rules, kGood, kOneBad)), "match:2");
}

// What the table saw of a card last: with that seat, in that turn.
void see(G::State& state, const G::Rules& rules, std::string_view id, Seat seat,
         std::uint16_t turn) {
  const std::uint16_t now = std::exchange(state.board.turn, turn);
  powerplay::see(state, card_of_id(rules.deck, id), seat);
  state.board.turn = now;
}

TEST(PowerplayCoaches, greedy_challenges_the_weakest_known_hand) {
  const auto rules = rules_of(3);
  for (const Seat weak : {Seat{1}, Seat{2}}) {
    G::State state = table(rules, kGood, kOneBad);
    state.board.turn = 2;
    see(state, rules, "slush-puppy", weak, 1);
    see(state, rules, "silver-skates", weak == 1 ? Seat{2} : Seat{1}, 1);
    EXPECT_EQ(chosen(rules, state), "match:" + std::to_string(weak + 1));
  }
}

// Four forwards were noted with the second coach one after the other; he has three.
TEST(PowerplayCoaches, greedy_judges_a_hand_by_its_newest_notes) {
  const auto rules = rules_of(3);
  G::State state = table(rules, kGood, kOneBad);
  state.board.turn = 20;
  see(state, rules, "slush-puppy", 1, 5);  // first in the deck, and long gone
  for (const std::string_view id : {"lightning-lou", "the-dentist", "frost-giant"})
    see(state, rules, id, 1, 15);
  for (const std::string_view id : {"iron-ida", "abra-cadabrick", "count-trickula"})
    see(state, rules, id, 2, 15);
  EXPECT_EQ(chosen(rules, state), "match:3");
}

TEST(PowerplayCoaches, greedy_gives_his_worst_player_back) {
  const auto rules = rules_of(2);
  G::State state = table(rules, kOneBad, kGood);
  Silent silent;
  G::act(rules, state, 0, *G::read_action(rules, "exchange:2"), silent);
  G::roll(rules, state, *G::read_outcome(rules, "the-great-oddsky"), silent);
  EXPECT_EQ(chosen(rules, state), "give:slush-puppy");
}

TEST(PowerplayCoaches, greedy_plays_in_a_mixed_order) {
  const auto rules = rules_of(2);
  G::State state = table(rules, kGood, kOneBad);
  Silent silent;
  G::act(rules, state, 0, *G::read_action(rules, "match:2"), silent);
  ActionList<G> choices;
  G::actions(rules, state, 0, choices);
  std::map<int, int> picked;
  Philox random(2);
  for (int i = 0; i < 600; ++i)
    ++picked
        [make_coach<G>("greedy")->choose(rules, G::view(rules, state, 0), choices, random).what];
  EXPECT_EQ(picked.size(), 6u);
  for (const auto& [card, times] : picked) EXPECT_GT(times, 50) << card;
}

// He is given a view, so what he may not know cannot change his mind.
TEST(PowerplayCoaches, greedy_decides_the_same_whatever_the_others_hold) {
  const auto rules = rules_of(2);
  std::array<std::string_view, 6> other = kGood;
  other[0] = "wobbly-wanda";
  EXPECT_EQ(chosen(rules, table(rules, kOneBad, kGood)),
            chosen(rules, table(rules, kOneBad, other)));
}

}  // namespace
}  // namespace benchboss
