#include "cli/tests/program.h"
#include "cli/tests/records.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::cli_tests {
namespace {

namespace json = boost::json;

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string finished_game(const TemporaryFolder& folder) {
  benchboss({"sim", "rink-ratz", "--games", "1", "--records", folder.path()});
  return folder.path() / "rink-ratz-1-1.bbr";
}

TEST(Replay, tells_each_event_with_its_rule) {
  const Ran ran = benchboss({"replay", "-"}, {kByHand});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("RR-12  Shot for Alice: pair."));
  EXPECT_THAT(ran.out, HasSubstr("RR-14  GOAL for Alice! Alice scores with #4"));
  EXPECT_THAT(ran.out, HasSubstr("the game is not over"));
}

TEST(Replay, speaks_french) {
  EXPECT_THAT(benchboss({"replay", "-", "--lang=fr"}, {kByHand}).out, HasSubstr("BUT pour Alice"));
}

TEST(Replay, of_a_running_game_shows_what_a_spectator_sees) {
  const Ran ran = benchboss({"replay", "-"}, {kByHand});
  EXPECT_THAT(ran.out, HasSubstr("Bob is dealt a card."));
  EXPECT_THAT(ran.out, Not(HasSubstr("is dealt #")));
}

TEST(Replay, as_a_seat_shows_the_cards_of_that_seat_only) {
  const Ran ran = benchboss({"replay", "-", "--as", "2"}, {kByHand});
  EXPECT_THAT(ran.out, HasSubstr("Bob is dealt #8."));
  EXPECT_THAT(ran.out, HasSubstr("Alice is dealt a card."));
  EXPECT_THAT(ran.out, Not(HasSubstr("Alice is dealt #")));
}

TEST(Replay, of_a_finished_game_shows_all_cards) {
  const TemporaryFolder folder;
  const Ran ran = benchboss({"replay", finished_game(folder)});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("random 1 is dealt #"));
  EXPECT_THAT(ran.out, HasSubstr("random 2 is dealt #"));
  EXPECT_THAT(ran.out, Not(HasSubstr("is dealt a card")));
}

TEST(Replay, ends_with_the_score_sheet) {
  const TemporaryFolder folder;
  benchboss({"sim", "xtra-innings", "--games", "1", "--records", folder.path()});
  const std::string file = folder.path() / "xtra-innings-1-1.bbr";
  const Ran ran = benchboss({"replay", file});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Line score"));
  EXPECT_LT(ran.out.find("Final score"), ran.out.find("Line score"));
  EXPECT_THAT(benchboss({"replay", file, "--lang=fr"}).out, HasSubstr("Pointage par manche"));
}

TEST(Replay, json_has_everything_a_program_needs) {
  const json::object replay =
      parsed(benchboss({"replay", "-", "--json"}, {kByHand}).out).as_object();
  EXPECT_EQ(replay.at("game"), "rink-ratz");
  EXPECT_EQ(replay.at("rules"), 1);
  EXPECT_EQ(replay.at("options").at("level"), "rookie");
  EXPECT_EQ(replay.at("options").at("seats"), "2");
  EXPECT_EQ(replay.at("seats").at(0).at("name"), "Alice");
  EXPECT_TRUE(replay.at("seats").at(0).at("coach").is_null());
  EXPECT_EQ(replay.at("seats").at(1).at("coach"), "greedy");
  EXPECT_EQ(replay.at("lines").as_array().size(), 22U);
  EXPECT_EQ(replay.at("lines").at(0), "* 12");
  EXPECT_TRUE(replay.at("result").is_null());
  EXPECT_EQ(replay.at("score_sheet").at("teams").at(0).at("goals").at(0), 1);
  EXPECT_EQ(replay.at("hash").as_string().size(), 16U);
  std::vector<std::string> keys;
  for (const auto& member : replay) keys.emplace_back(member.key());
  EXPECT_THAT(keys, testing::ElementsAre("game", "rules", "options", "seats", "lines", "events",
                                         "result", "score_sheet", "hash"));
}

TEST(Replay, json_counts_events_from_one_and_names_their_rules) {
  const json::value replay = parsed(benchboss({"replay", "-", "--json"}, {kByHand}).out);
  const json::array& events = replay.at("events").as_array();
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i].at("n"), i + 1);
  const json::object& first = events[0].as_object();
  EXPECT_EQ(first.at("id"), "rr.face_off_card");
  EXPECT_EQ(first.at("rule"), "RR-8");
  EXPECT_EQ(first.at("args").at("seat"), 1);
  EXPECT_EQ(first.at("args").at("card"), "rr.card.12");
}

TEST(Replay, json_as_a_seat_hides_with_null) {
  const json::value replay = parsed(benchboss({"replay", "-", "--json", "--as=1"}, {kByHand}).out);
  for (const json::value& event : replay.at("events").as_array())
    if (event.at("id") == "rr.dealt") {
      EXPECT_EQ(event.at("args").at("card").is_null(), event.at("args").at("seat") == 2);
    }
}

TEST(Replay, json_as_a_seat_gives_away_neither_cards_in_lines_nor_a_hash_to_test_guesses) {
  const json::value replay = parsed(benchboss({"replay", "-", "--json", "--as=2"}, {kByHand}).out);
  EXPECT_EQ(replay.at("lines").at(2), "* 8");  // dealt to Bob himself
  EXPECT_EQ(replay.at("lines").at(3), "* ?");  // dealt to Alice
  EXPECT_TRUE(replay.at("hash").is_null());
}

TEST(Replay, json_as_a_seat_gives_no_card_away_that_another_coach_laid_face_down) {
  const TemporaryFolder folder;
  benchboss({"sim", "powerplay", "--games", "1", "--records", folder.path()});
  const std::string file = folder.path() / "powerplay-1-1.bbr";
  const json::value replay = parsed(benchboss({"replay", file, "--json", "--as=2"}).out);
  int laid = 0;
  for (const json::value& event : replay.at("events").as_array())
    if (event.at("id") == "pp.chose" && event.at("args").at("seat") == 1) ++laid;
  int hidden = 0;
  for (const json::value& line : replay.at("lines").as_array())
    if (line == "1 ?") ++hidden;
  EXPECT_GT(laid, 0);
  EXPECT_GE(hidden, laid);
}

TEST(Replay, json_of_a_finished_game_has_its_result) {
  const TemporaryFolder folder;
  const json::value replay = parsed(benchboss({"replay", finished_game(folder), "--json"}).out);
  EXPECT_EQ(replay.at("result").at("points").as_array().size(), 2U);
  EXPECT_LE(replay.at("result").at("winners").as_array().size(), 1U);
}

TEST(Replay, a_record_without_cards_is_completed_from_its_seed) {
  const json::value replay = parsed(benchboss({"replay", "-", "--json"}, {kOnlySeed}).out);
  // At least a card each for the face-off and eight each for the first hand.
  EXPECT_GE(replay.at("lines").as_array().size(), 18U);
}

TEST(Replay, a_move_against_the_rules_is_told_with_line_and_rule) {
  const std::string record = std::string(kByHand) + "2 9\n";
  for (const std::vector<std::string>& flags : {std::vector<std::string>{}, {"--json"}}) {
    std::vector<std::string> typed = {"replay", "-"};
    typed.insert(typed.end(), flags.begin(), flags.end());
    const Ran ran = benchboss(typed, {record});
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("Line 31, “2 9”: You do not hold that card."));
  }
}

TEST(Replay, prints_no_json_of_a_record_that_does_not_replay) {
  EXPECT_THAT(benchboss({"replay", "-", "--json"}, {std::string(kByHand) + "2 9\n"}).out,
              IsEmpty());
}

TEST(Replay, a_line_that_is_none_is_told_with_its_number) {
  const Ran ran = benchboss({"replay", "-"}, {"benchboss record 1\ngame: rink-ratz\nrules 1\n"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("Line 3, “rules 1”"));
}

TEST(Replay, a_file_that_is_not_there_is_a_trouble_of_files) {
  const Ran ran = benchboss({"replay", "/nowhere/game.bbr"});
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("/nowhere/game.bbr cannot be read: there is no such file."));
}

TEST(Replay, a_folder_is_a_trouble_of_files) { EXPECT_EQ(benchboss({"replay", "/"}).code, 3); }

TEST(Replay, a_seat_that_is_not_there_is_wrong_usage) {
  const Ran ran = benchboss({"replay", "-", "--as", "3"}, {kByHand});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("1 to 2"));
}

TEST(Replay, step_does_not_wait_where_nobody_can_press_a_key) {
  EXPECT_EQ(benchboss({"replay", "-", "--step"}, {kByHand}).out,
            benchboss({"replay", "-"}, {kByHand}).out);
}

TEST(Replay, step_waits_for_a_key_after_each_line) {
  const TemporaryFolder folder;
  const std::string file = folder.write("game.bbr", kByHand);
  // Enter, space, and a key that is none; then enough.
  const Ran ran = benchboss_on_terminal({"replay", file, "--step"}, {"\n xq"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Bob draws"));
  EXPECT_THAT(ran.out, HasSubstr("Bob is dealt"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Alice is dealt")));
}

}  // namespace
}  // namespace benchboss::cli_tests
