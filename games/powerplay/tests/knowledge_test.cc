#include "games/powerplay/notebook.h"
#include "games/powerplay/tests/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

namespace benchboss::powerplay {
namespace {

using testing::Contains;
using testing::IsSupersetOf;

Arena three(const Settings& more = {}) {
  Arena arena(3, more);
  arena.teams({kStrong, kMiddle, kWeak});
  return arena;
}

std::string sight(const Arena& arena, int viewer, std::string_view name) {
  const Sight sight = last_sight(arena.view(viewer), arena.card(name));
  if (sight.turn == 0) return "never";
  const std::string where = sight.place == kPile ? "market" : std::to_string(sight.place + 1);
  return where + " on turn " + std::to_string(sight.turn);
}

TEST(Powerplay, PP_50_a_coach_sees_his_own_hand_and_no_other) {
  const Arena one = three();
  Arena other(3);
  other.teams({kStrong, kWeak, kMiddle});
  EXPECT_EQ(one.view(1), other.view(1));
  EXPECT_NE(one.view(2), other.view(2));
  EXPECT_EQ(lines_of(one.rules(), one.view(1)), lines_of(other.rules(), other.view(1)));
}

TEST(Powerplay, PP_50_a_spectator_sees_no_hand) {
  const Arena one = three();
  Arena other(3);
  other.teams({kWeak, kMiddle, kStrong});
  EXPECT_EQ(one.view(Arena::kWatcher), other.view(Arena::kWatcher));
}

TEST(Powerplay, PP_50_nobody_sees_what_lies_under_a_pile) {
  Arena one = three();
  one.play("1 transfer:F9");
  one.roll("F8");
  Arena other = three();
  other.play("1 transfer:F10");
  other.roll("F8b");
  EXPECT_EQ(one.view(2), other.view(2));
  EXPECT_EQ(one.view(Arena::kWatcher), other.view(Arena::kWatcher));
}

TEST(Powerplay, PP_51_only_the_two_coaches_of_an_exchange_know_its_cards) {
  Arena arena = three();
  arena.play("1 exchange:2");
  arena.roll("F6");
  EXPECT_EQ(arena.view(1).drawn, arena.card("F6"));
  EXPECT_EQ(arena.view(2).drawn, arena.card("F6"));
  EXPECT_EQ(arena.view(3).drawn, kNoCard);
  arena.play("1 give:F9");
  for (const Seat seat : {Seat{0}, Seat{1}})
    EXPECT_THAT(arena.told(seat), IsSupersetOf({"PP-10 drew seat=1 other=2 card=F6",
                                                "PP-11 gave seat=1 other=2 card=F9"}));
  EXPECT_THAT(arena.told(2), IsSupersetOf({"PP-10 drew seat=1 other=2 card=?",
                                           "PP-11 gave seat=1 other=2 card=?"}));
}

// Rosalinde must not be read from the rule that the referee names, nor from a question left out.
TEST(Powerplay, PP_51_the_others_cannot_tell_rosalinde_or_a_goalie_from_anyone_else) {
  std::vector<std::vector<std::string>> told;
  for (const auto& [drawn, given] :
       {std::pair{"rosalinde", "D10"}, std::pair{"F5", "F9"}, std::pair{"G6", "G10"}}) {
    Arena arena(3);
    arena.teams({kStrong, "F7 F6 F5 rosalinde D5 G6", kWeak});
    arena.play("1 exchange:2");
    arena.roll(drawn);
    EXPECT_EQ(arena.asked(), "1");
    arena.play(std::string("1 give:") + given);
    told.push_back(arena.told(2));
  }
  EXPECT_EQ(told[0], told[1]);
  EXPECT_EQ(told[1], told[2]);
}

TEST(Powerplay, PP_51_a_transfer_shows_the_pile_to_all_and_the_cards_to_its_coach_alone) {
  Arena arena = three();
  arena.play("1 transfer:D9");
  EXPECT_EQ(arena.view(1).leaving, arena.card("D9"));
  EXPECT_EQ(arena.view(2).leaving, kNoCard);
  arena.roll("D4");
  EXPECT_THAT(arena.told(0), IsSupersetOf({"PP-12 transfer seat=1 pile=defenders card=D9",
                                           "PP-12 got seat=1 pile=defenders card=D4"}));
  EXPECT_THAT(arena.told(), IsSupersetOf({"PP-12 transfer seat=1 pile=defenders card=?",
                                          "PP-12 got seat=1 pile=defenders card=?"}));
}

TEST(Powerplay, PP_52_a_sealed_choice_is_known_to_its_coach_alone_until_both_are_turned) {
  Arena one = three();
  one.play("1 match:2, 1 F9");
  Arena other = three();
  other.play("1 match:2, 1 G10");
  EXPECT_EQ(one.view(1).chosen, one.card("F9"));
  for (const int viewer : {2, 3, Arena::kWatcher}) EXPECT_EQ(one.view(viewer), other.view(viewer));
}

TEST(Powerplay, PP_52_the_whole_table_sees_every_card_turned_and_taken_back) {
  Arena arena(3);
  arena.teams({"F11 F10 F9 rumpelstoeckchen D9 G10", kMiddle, kWeak});
  arena.play("1 match:2");
  arena.duel("rumpelstoeckchen", "F5");
  arena.play("2 F7");
  for (const int viewer : {1, 3, Arena::kWatcher}) {
    EXPECT_EQ(sight(arena, viewer, "F5"), "2 on turn 1");
    EXPECT_EQ(sight(arena, viewer, "F7"), "2 on turn 1");
  }
  EXPECT_EQ(sight(arena, 3, "rumpelstoeckchen"), "1 on turn 1");
}

TEST(Powerplay, PP_52_bullys_card_and_an_injured_player_are_seen_at_the_market) {
  Arena arena(3);
  arena.teams({"sitting-bully B4 F9 D10 D9 G10", kMiddle, kWeak});
  arena.play("1 match:2");
  arena.duel("sitting-bully", "F5");
  arena.play("1 draw:goalies");
  arena.roll("G9");
  EXPECT_EQ(sight(arena, 3, "G9"), "market on turn 1");
  arena.duel("B4", "F6");
  EXPECT_EQ(sight(arena, 3, "F6"), "2 on turn 1");
  arena.finish_turn();
  EXPECT_EQ(sight(arena, 3, "F6"), "market on turn 1");
}

TEST(Powerplay, PP_52_a_replacement_is_seen_only_by_the_coach_who_draws_it) {
  Arena arena(3);
  arena.teams({"B4 F10 F9 D10 D9 G10", kMiddle, kWeak});
  arena.play("1 match:2");
  for (const auto& [mine, theirs] :
       {std::pair{"B4", "F5"}, std::pair{"F10", "F6"}, std::pair{"F9", "F7"},
        std::pair{"D10", "D6"}, std::pair{"D9", "D5"}, std::pair{"G10", "G6"}})
    arena.duel(mine, theirs);
  arena.clear();
  arena.roll("F8");
  EXPECT_THAT(arena.told(1), Contains("PP-27 replaced seat=2 card=F5 new_card=F8"));
  EXPECT_THAT(arena.told(0), Contains("PP-27 replaced seat=2 card=F5 new_card=?"));
  EXPECT_EQ(sight(arena, 1, "F8"), "never");
}

TEST(Powerplay, PP_53_both_coaches_remember_where_the_exchanged_players_went) {
  Arena arena = three();
  arena.play("1 exchange:2");
  arena.roll("F6");
  arena.play("1 give:F9");
  EXPECT_EQ(sight(arena, 1, "F9"), "2 on turn 1");
  EXPECT_EQ(sight(arena, 2, "F6"), "1 on turn 1");
  EXPECT_EQ(sight(arena, 3, "F9"), "never");
  EXPECT_EQ(sight(arena, 3, "F6"), "never");
}

TEST(Powerplay, PP_53_a_coach_remembers_whom_he_sent_to_the_market) {
  Arena arena = three();
  arena.play("1 transfer:G10");
  arena.roll("G4");
  EXPECT_EQ(sight(arena, 1, "G10"), "market on turn 1");
  EXPECT_EQ(sight(arena, 2, "G10"), "never");
  EXPECT_THAT(
      lines_of(arena.rules(), arena.view(1)),
      IsSupersetOf({"notebook.1.id = the-vault", "notebook.1.seat = -", "notebook.1.turn = 1"}));
}

TEST(Powerplay, PP_53_what_the_table_sees_later_replaces_what_one_coach_knew) {
  Arena arena = three({{"target", "9"}});
  arena.play("1 exchange:2");
  arena.roll("F6");
  arena.play("1 give:F9");
  arena.play("2 exchange:3");
  arena.roll("F3");
  arena.play("2 give:F9");
  EXPECT_EQ(sight(arena, 1, "F9"), "2 on turn 1") << "he does not know that it went on";
  arena.play("3 match:1");
  arena.duel("F9", "F11");
  EXPECT_EQ(sight(arena, 1, "F9"), "3 on turn 3");
}

TEST(Powerplay, PP_53_a_player_who_comes_back_is_no_longer_noted) {
  Arena arena = three();
  arena.play("1 exchange:2");
  arena.roll("F6");
  arena.play("1 give:F9");
  arena.play("2 exchange:1");
  arena.roll("F6");
  arena.play("2 give:F9");
  EXPECT_EQ(arena.view(1).note_count, 1) << "only F6 is gone";
  EXPECT_EQ(arena.view(1).notes[0].card, arena.card("F6"));
}

// Ten coaches have eight lines each: the ninth replaces the first. The others change goalies only.
TEST(Powerplay, PP_53_a_full_notebook_loses_its_oldest_private_line) {
  Arena arena(10);
  arena.teams({"F2 F3 F4 D1 D2 G1"});
  const auto name_in_slot = [&](int seat, Slot slot) {
    return arena.short_name(card_in(arena.state(), static_cast<Seat>(seat - 1), slot));
  };
  for (int round = 1; round <= 9; ++round) {
    const Slot mine = round % 2 == 1 ? 0 : 3;
    arena.play("1 transfer:" + name_in_slot(1, mine));
    arena.finish_turn();
    EXPECT_EQ(sight(arena, 1, "F2"), round <= 8 ? "market on turn 1" : "never") << round;
    for (int seat = 2; seat <= 10; ++seat) {
      arena.play(std::to_string(seat) + " transfer:" + name_in_slot(seat, 5));
      arena.finish_turn();
    }
  }
}

// Eight lines are full, and the player of one of them comes back by the very exchange that needs a
// ninth: his line makes room, not the oldest.
TEST(Powerplay, PP_53_a_player_who_comes_back_makes_room_for_the_one_given_for_him) {
  Arena arena(10);
  arena.teams({"F2 F3 F4 D1 D2 G1"});
  const auto name_in_slot = [&](int seat, Slot slot) {
    return arena.short_name(card_in(arena.state(), static_cast<Seat>(seat - 1), slot));
  };
  for (int round = 1; round <= 9; ++round) {
    if (round == 2 || round == 9) {
      arena.play("1 exchange:2");
      arena.roll(round == 2 ? name_in_slot(2, 1) : "F3");
      arena.play("1 give:" + (round == 2 ? "F3" : name_in_slot(1, 2)));
    } else {
      arena.play("1 transfer:" + name_in_slot(1, round % 2 == 1 ? 0 : 3));
      arena.finish_turn();
    }
    EXPECT_EQ(sight(arena, 1, "F2"), "market on turn 1") << round;
    for (int seat = 2; seat <= 10 && round < 9; ++seat) {
      arena.play(std::to_string(seat) + " transfer:" + name_in_slot(seat, 5));
      arena.finish_turn();
    }
  }
  EXPECT_THAT(arena.team(1), testing::HasSubstr("F3"));
}

// A coach of ten has eight lines; turns are set by hand here.
class Notebook : public testing::Test {
 protected:
  Notebook() : arena_(10) {
    arena_.teams({"F11 F10 F9 D10 D9 G10"});
    state_ = arena_.state();
  }
  void leaves(std::string_view name, std::uint8_t place) {
    ++state_.board.turn;
    remember(arena_.rules(), state_, 0, arena_.card(name), place);
  }
  std::string notes() const {
    std::string all;
    const View view = Powerplay::view(arena_.rules(), state_, 0);
    for (std::size_t i = 0; i < view.note_count; ++i)
      all += (i == 0 ? "" : " ") + arena_.short_name(view.notes[i].card);
    return all;
  }

  Arena arena_;
  State state_;
};

TEST_F(Notebook, PP_53_a_player_who_leaves_again_and_again_takes_one_line) {
  leaves("G1", kPile);
  for (int i = 0; i < 20; ++i) {
    for (const std::string_view name : {"F2", "F3"}) {
      Card& slot = state_.cards[0];
      const Card held = std::exchange(slot, arena_.card(name));  // he has come back
      leaves(name, 1);
      slot = held;
    }
  }
  EXPECT_EQ(notes(), "G1 F2 F3");
}

TEST_F(Notebook, PP_53_a_line_that_the_table_has_overtaken_makes_room) {
  for (const std::string_view name : {"F2", "F3", "F4", "F5", "D1", "D2", "D3", "G1"})
    leaves(name, 4);
  EXPECT_EQ(notes(), "F2 F3 F4 F5 D1 D2 D3 G1");
  ++state_.board.turn;
  see(state_, arena_.card("D2"), 4);
  leaves("G2", kPile);
  EXPECT_EQ(notes(), "F2 F3 F4 F5 D1 D3 G1 G2");
}

TEST_F(Notebook, PP_53_a_line_about_a_player_who_is_back_makes_room) {
  for (const std::string_view name : {"F2", "F3", "F4", "F5", "D1", "D2", "D3", "G1"})
    leaves(name, 4);
  state_.cards[0] = arena_.card("F5");
  leaves("G2", kPile);
  EXPECT_EQ(notes(), "F2 F3 F4 D1 D2 D3 G1 G2");
}

TEST_F(Notebook, PP_53_a_player_seen_in_the_own_hand_is_not_listed_there_once_he_has_left) {
  see(state_, arena_.card("F2"), 0);
  const auto lines = lines_of(arena_.rules(), Powerplay::view(arena_.rules(), state_, 0));
  EXPECT_THAT(lines, Contains("notebook ="));
  EXPECT_THAT(lines_of(arena_.rules(), Powerplay::view(arena_.rules(), state_, kSpectator)),
              Contains("notebook.1.seat = 1"));
}

TEST(Powerplay, PP_53_without_the_notebook_nothing_seen_is_listed) {
  Arena arena = three({{"notebook", "off"}});
  arena.play("1 match:2");
  arena.duel("F9", "F5");
  EXPECT_EQ(sight(arena, 3, "F5"), "never");
  EXPECT_EQ(sight(arena, 1, "F5"), "never");
  EXPECT_THAT(lines_of(arena.rules(), arena.view(3)), Contains("notebook ="));
}

TEST(Powerplay, PP_53_an_imagined_world_fits_and_keeps_what_was_seen_where_it_was) {
  Arena arena = three();
  arena.play("1 match:2");
  arena.duel("F9", "F5");
  arena.duel("D9", "G6");
  Philox random(53);
  for (int i = 0; i < 20; ++i) {
    const State world = Powerplay::imagine(arena.rules(), arena.view(3), random);
    EXPECT_EQ(Powerplay::view(arena.rules(), world, 2), arena.view(3));
    const auto* hand = &world.cards[kTeam];
    EXPECT_NE(std::find(hand, hand + kTeam, arena.card("F5")), hand + kTeam);
    EXPECT_NE(std::find(hand, hand + kTeam, arena.card("G6")), hand + kTeam);
  }
}

}  // namespace
}  // namespace benchboss::powerplay
