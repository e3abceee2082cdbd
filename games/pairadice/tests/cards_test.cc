#include "embedded/pairadice.h"
#include "games/pairadice/roster.h"
#include "games/pairadice/tests/rink.h"

#include <gmock/gmock.h>

namespace benchboss::pairadice {
namespace {

using testing::IsEmpty;

constexpr std::string_view kHead =
    "team,Here\nno,name,pos,offense,defense,penalty,shooting,injury,save,rebound\n";

// The faults of a roster with this row: "field reason", one a line.
std::string faults_of(std::string_view row) {
  Team team;
  std::string text;
  for (const RosterFault& fault : read_roster(std::string(kHead) + std::string(row) + "\n", team))
    text += (text.empty() ? "" : "; ") + fault.player + " " + std::string(fault.field) + " " +
            std::string(fault.reason);
  return text;
}

Card card_of(std::string_view row) {
  Team team;
  EXPECT_THAT(read_roster(std::string(kHead) + std::string(row) + "\n", team), IsEmpty());
  return team.cards[0];
}

std::string scores(std::string_view shooting, int save) {
  const Card card = card_of("9,A,LW,3,3,1," + std::string(shooting) + ",4,,");
  std::string totals;
  for (int total = 2; total <= 12; ++total)
    if ((scoring_totals(card, save) >> total & 1) != 0)
      totals += (totals.empty() ? "" : ",") + std::to_string(total);
  return totals;
}

TEST(Pairadice, PD_1_a_skaters_card_has_four_ratings_and_an_injury_rating) {
  const Card card = card_of("9,A,LW,5,3,2,2 5*,4,,");
  EXPECT_EQ(card.offense, 5);
  EXPECT_EQ(card.defense, 3);
  EXPECT_EQ(card.penalty, 2);
  EXPECT_EQ(write_shooting(card), "2,5*");
  EXPECT_EQ(card.injury, 4);
}

TEST(Pairadice, PD_1_an_injury_rating_above_6_is_refused) {
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,2,7,,"), "A injury pd.data.injury_0_to_6");
}

TEST(Pairadice, PD_2_the_starred_number_moves_with_the_goalies_save) {
  EXPECT_EQ(scores("2 5*", -1), "2,4");
  EXPECT_EQ(scores("2 5*", 0), "2,5");
  EXPECT_EQ(scores("2 5*", +1), "2,6");
}

TEST(Pairadice, PD_2_shooting_numbers_are_checked) {
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,12,4,,"), "A shooting pd.data.shooting_2_to_11");
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,3 3,4,,"), "A shooting pd.data.shooting_twice");
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,2* 5*,4,,"), "A shooting pd.data.one_star");
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,7*,4,,"), "A shooting pd.data.star_2_to_6");
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,4 5*,4,,"), "A shooting pd.data.star_needs_room");
  EXPECT_EQ(faults_of("9,A,LW,5,3,2,5* 6,4,,"), "A shooting pd.data.star_needs_room");
}

TEST(Pairadice, PD_3_a_2_6_star_is_5_against_minus_1_and_7_against_plus_1) {
  EXPECT_EQ(scores("2 6*", -1), "2,5");
  EXPECT_EQ(scores("2 6*", +1), "2,7");
}

TEST(Pairadice, PD_3_a_goalie_has_save_and_rebound_and_nothing_of_a_skater) {
  const Card card = card_of("1,A,G,,,,,4,-1,2");
  EXPECT_EQ(card.save, -1);
  EXPECT_EQ(card.rebound, 2);
  EXPECT_EQ(faults_of("1,A,G,,,,,4,-2,2"), "A save pd.data.save_minus_1_to_1");
  EXPECT_EQ(faults_of("1,A,G,,,,,4,0,5"), "A rebound pd.data.rebound_2_to_4");
  EXPECT_EQ(faults_of("1,A,G,3,,,,4,0,3"), "A offense pd.data.skaters_only");
  EXPECT_EQ(faults_of("1,A,LW,3,3,1,2,4,0,"), "A save pd.data.goalies_only");
}

TEST(Pairadice, PD_4_penalty_is_0_to_6_or_11_to_15_or_starred) {
  EXPECT_EQ(card_of("9,A,LW,5,3,13,2,4,,").penalty, 13);
  EXPECT_TRUE(card_of("9,A,LW,5,3,4*,2,4,,").rough);
  EXPECT_EQ(faults_of("9,A,LW,5,3,7,2,4,,"), "A penalty pd.data.bad_penalty");
  EXPECT_EQ(faults_of("9,A,LW,5,3,16,2,4,,"), "A penalty pd.data.bad_penalty");
  EXPECT_EQ(faults_of("9,A,LW,5,3,12*,2,4,,"), "A penalty pd.data.bad_penalty");
}

TEST(Pairadice, PD_5_carets_stand_beside_offense_or_defense) {
  EXPECT_EQ(card_of("9,A,LW,5^,3,1,2,4,,").shifts, 1);
  EXPECT_EQ(card_of("9,A,LW,5,3^^,1,2,4,,").shifts, 2);
  EXPECT_EQ(faults_of("9,A,LW,5^,3^,1,2,4,,"), "A defense pd.data.carets_once");
}

TEST(Pairadice, PD_6_a_rookie_has_one_rating_in_brackets) {
  EXPECT_EQ(card_of("9,A,LW,[5],3,1,2,4,,").rookie, Rookie::offense);
  EXPECT_EQ(card_of("9,A,LW,5,[3],1,2,4,,").rookie, Rookie::defense);
  EXPECT_EQ(card_of("1,A,G,,,,,4,[+1],3").rookie, Rookie::save);
  EXPECT_EQ(card_of("1,A,G,,,,,4,0,[3]").rookie, Rookie::rebound);
  EXPECT_EQ(faults_of("9,A,LW,[5],[3],1,2,4,,"), "A defense pd.data.one_bracket");
}

TEST(Pairadice, PD_9_every_mistake_is_told_with_player_and_field) {
  EXPECT_EQ(faults_of("0,A,LW,x,3,1,2,4,,\n9,B,XX,5,3,1,2,9,,"),
            "A no pd.data.number_1_to_98; A offense pd.data.rating_0_to_9; "
            "B injury pd.data.injury_0_to_6; B pos pd.data.unknown_position");
  EXPECT_EQ(faults_of("9,A,LW,5,3,1,2,4,,\n9,B,LW,5,3,1,2,4,,"), "B no pd.data.number_twice");
  EXPECT_EQ(faults_of("9,A,LW,5,3,1,2,4"), "A no pd.data.wrong_width");
}

TEST(Pairadice, PD_9_a_mistake_hides_no_other_mistake) {
  EXPECT_EQ(faults_of("9,A,LW,x,3,1,2,4,,\n9,B,LW,5,3,1,2,4,,"),
            "A offense pd.data.rating_0_to_9; B no pd.data.number_twice");
  EXPECT_EQ(faults_of("9,A,XX,5,x,7,2,4,,"),
            "A pos pd.data.unknown_position; A defense pd.data.rating_0_to_9; "
            "A penalty pd.data.bad_penalty");
  EXPECT_EQ(faults_of("9,A,LW,x,[3],1,1 12 4,4,,"),
            "A offense pd.data.rating_0_to_9; A shooting pd.data.shooting_2_to_11; "
            "A shooting pd.data.shooting_2_to_11");
  Team team;
  const auto faults = read_roster("no,name,pos,injury,height\n1,A,XX,4,9\n", team);
  ASSERT_EQ(faults.size(), 5u);
  EXPECT_EQ(faults[0].reason, "pd.data.csv_begins_with_team");
  EXPECT_EQ(faults[1].field, "height");
  EXPECT_EQ(faults[2].field, "pos");
}

TEST(Pairadice, PD_9_a_man_too_many_is_told_among_other_mistakes) {
  std::string rows = "98,A,LW,x,3,1,2,4,,";
  for (int number = 1; number <= 32; ++number)
    rows += "\n" + std::to_string(number) + ",B,LW,3,3,1,2,4,,";
  EXPECT_NE(faults_of(rows).find("B no pd.data.too_many_players"), std::string::npos);
}

TEST(Pairadice, PD_9_a_fault_in_json_names_the_line_of_its_field) {
  Team team;
  const auto faults = read_roster(
      "{\n \"city\": \"X\",\n \"coach\": \"Y\",\n \"players\": [\n  {\n   \"no\": 9,\n"
      "   \"name\": \"A\",\n   \"pos\": \"XX\",\n   \"offense\": 3,\n   \"defense\": 3,\n"
      "   \"penalty\": 1, \"shooting\": 3,\n   \"height\": 9,\n   \"injury\": 7\n  }\n ]\n}",
      team);
  ASSERT_EQ(faults.size(), 4u);
  EXPECT_EQ(faults[0].field, "coach");
  EXPECT_EQ(faults[0].line, 3u);
  EXPECT_EQ(faults[1].field, "height");
  EXPECT_EQ(faults[1].line, 12u);
  EXPECT_EQ(faults[1].player, "A");
  EXPECT_EQ(faults[2].field, "injury");
  EXPECT_EQ(faults[2].line, 13u);
  EXPECT_EQ(faults[3].field, "pos");
  EXPECT_EQ(faults[3].line, 8u);
}

TEST(Pairadice, PD_9_an_empty_file_has_its_mistake_on_line_1) {
  Team team;
  const auto faults = read_roster("", team);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].line, 1u);
  EXPECT_EQ(faults[0].reason, "pd.data.csv_begins_with_team");
}

TEST(Pairadice, PD_9_json_and_csv_say_the_same) {
  Team from_json;
  ASSERT_THAT(read_roster(embedded::pairadice_moncton_json(), from_json), IsEmpty());
  Team from_csv;
  ASSERT_THAT(read_roster(write_roster(from_json), from_csv), IsEmpty());
  EXPECT_EQ(write_roster(from_csv), write_roster(from_json));
  EXPECT_EQ(from_csv.size, 24);
}

TEST(Pairadice, PD_9_json_that_is_none_is_refused_with_its_line) {
  Team team;
  const auto faults = read_roster("{\n\"city\": \"X\",\n\"players\": [{\"no\": }]\n}", team);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].reason, "pd.data.not_json");
  EXPECT_EQ(faults[0].line, 3u);
}

TEST(Pairadice, PD_9_a_json_name_may_be_written_with_escapes) {
  Team team;
  ASSERT_THAT(read_roster("{\"city\": \"X\", \"players\": [{\"no\": 9, \"name\": \"\\u00c9mile "
                          "\\ud83c\\udfd2\", \"pos\": \"LW\", \"offense\": 3, \"defense\": 3, "
                          "\"penalty\": 1, \"shooting\": \"3*\", \"injury\": 4}]}",
                          team),
              IsEmpty());
  EXPECT_EQ(team.names[0].view(), "Émile 🏒");
}

std::string faults_of_file(std::string_view text) {
  Team team;
  std::string told;
  for (const RosterFault& fault : read_roster(text, team))
    told += (told.empty() ? "" : "; ") + std::to_string(fault.line) + " " + fault.player + " " +
            fault.field + " " + std::string(fault.reason);
  return told;
}

// One left wing in JSON, with these fields instead of the plain ones.
std::string json_with(std::string_view fields) {
  return "{\"city\": \"X\", \"players\": [\n{" + std::string(fields) +
         ", \"no\": 9, \"pos\": \"LW\", \"defense\": 3, \"penalty\": 1, \"injury\": 4}]}";
}

TEST(Pairadice, PD_9_a_name_that_is_not_utf_8_is_refused) {
  EXPECT_EQ(faults_of("9,Ren\xE9,LW,5,3,1,2,4,,"), "Ren\xE9 name pd.data.not_utf8");
  EXPECT_EQ(faults_of("9,\xC0\xAFx,LW,5,3,1,2,4,,"), "\xC0\xAFx name pd.data.not_utf8");
  EXPECT_EQ(faults_of_file("team,Qu\xE9"
                           "bec\n" +
                           std::string(kHead.substr(10)) + "9,A,LW,5,3,1,2,4,,\n"),
            "1  city pd.data.not_utf8");
  EXPECT_EQ(faults_of_file(json_with("\"name\": \"Ren\xE9\", \"offense\": 3, \"shooting\": 3")),
            "2 Ren\xE9 name pd.data.not_utf8");
}

TEST(Pairadice, PD_9_a_name_has_no_control_characters) {
  EXPECT_EQ(faults_of("9,A\033[2J,LW,5,3,1,2,4,,"), "A\033[2J name pd.data.bad_name");
  EXPECT_EQ(faults_of("9,A\u202Ez,LW,5,3,1,2,4,,"), "A\u202Ez name pd.data.bad_name");
  EXPECT_EQ(faults_of_file(json_with("\"name\": \"A\\n\", \"offense\": 3, \"shooting\": 3")),
            "2 A\n name pd.data.bad_name");
}

TEST(Pairadice, PD_9_a_value_of_the_wrong_kind_is_told_with_player_and_field) {
  for (const char* value : {"null", "true", "{}", "[2, 5]", "{\"a\": [{}, null]}"}) {
    const std::string offense = "\"name\": \"A\", \"shooting\": 3, \"offense\": ";
    EXPECT_EQ(faults_of_file(json_with(offense + value)), "2 A offense pd.data.wrong_type")
        << value;
  }
  EXPECT_EQ(faults_of_file(json_with("\"shooting\": [2, 5], \"name\": \"A\", \"offense\": 11")),
            "2 A shooting pd.data.wrong_type; 2 A offense pd.data.rating_0_to_9");
  EXPECT_EQ(faults_of_file("{\"city\": null,\n\"players\": {}}"),
            "1  city pd.data.wrong_type; 2  players pd.data.players_list");
  EXPECT_EQ(faults_of_file("{\"city\": \"X\", \"players\": [9]}"),
            "1  players pd.data.players_list");
}

TEST(Pairadice, PD_9_json_nested_without_end_is_refused_and_not_followed) {
  const std::string deep = "{\"coach\": " + std::string(100000, '[');
  EXPECT_EQ(faults_of_file(deep), "1  team pd.data.not_json");
}

TEST(Pairadice, PD_9_a_field_or_a_column_that_is_there_twice_is_refused) {
  EXPECT_EQ(
      faults_of_file(json_with("\"name\": \"A\", \"offense\": 3, \"offense\": 5, \"shooting\": 3")),
      "2 A offense pd.data.field_twice");
  EXPECT_EQ(faults_of_file("{\"city\": \"X\", \"city\": \"Y\", \"players\": []}"),
            "1  city pd.data.field_twice; 1  players pd.data.no_players");
  EXPECT_EQ(faults_of_file("team,X\nno,name,pos,offense,defense,penalty,shooting,injury,offense\n"
                           "9,A,LW,5,3,1,2,4,6\n"),
            "2  offense pd.data.field_twice");
}

TEST(Pairadice, PD_9_a_missing_column_is_told_once) {
  EXPECT_EQ(faults_of_file("team,X\nno,name,pos,offense,defense,penalty,shooting\n"
                           "9,A,LW,5,3,1,2\n8,B,LW,5,3,1,2\n"),
            "2  injury pd.data.column_missing");
  EXPECT_EQ(faults_of_file("team,X\nno,name,pos,offense,defense,penalty,injury\n9,A,LW,5,3,1,4\n"),
            "2  shooting pd.data.column_missing");
}

TEST(Pairadice, PD_9_all_missing_columns_are_told_at_once) {
  EXPECT_EQ(faults_of_file("team,X\nno,name\n9,A\n"),
            "2  pos pd.data.column_missing; 2  offense pd.data.column_missing; "
            "2  defense pd.data.column_missing; 2  penalty pd.data.column_missing; "
            "2  shooting pd.data.column_missing; 2  injury pd.data.column_missing; "
            "2  save pd.data.column_missing; 2  rebound pd.data.column_missing");
}

TEST(Pairadice, PD_9_a_skater_in_json_has_his_shooting_numbers) {
  EXPECT_EQ(faults_of_file(json_with("\"name\": \"A\", \"offense\": 3")),
            "2 A shooting pd.data.shooting_missing");
  EXPECT_EQ(faults_of_file(json_with("\"name\": \"A\", \"offense\": 3, \"shooting\": \"\"")), "");
}

TEST(Pairadice, PD_9_a_file_in_utf_16_is_told_to_be_one) {
  using namespace std::string_view_literals;
  for (const std::string_view text : {"\xFF\xFEt\0e\0"sv, "\xFE\xFF\0t\0e"sv, "{\0\"\0c\0"sv})
    EXPECT_EQ(faults_of_file(text), "1  team pd.data.not_utf8");
}

TEST(Pairadice, PD_9_csv_is_read_as_spreadsheets_save_it) {
  const std::string plain =
      "team,Here,,,,,,\r\nno,name,pos,offense,defense,penalty,shooting,injury\r\n"
      "9,\"Able\",LW,5,3,2,\"2,6*\",4\r\n,,,,,,,\r\n";
  Team quoted;
  EXPECT_THAT(read_roster(plain, quoted), IsEmpty());
  EXPECT_EQ(write_shooting(quoted.cards[0]), "2,6*");
  EXPECT_EQ(quoted.names[0].view(), "Able");
  for (const char separator : {';', '\t'}) {
    std::string text = "team,Here\nno,name,pos,offense,defense,penalty,shooting,injury\n";
    std::replace(text.begin(), text.end(), ',', separator);
    std::string row = "9|Able|LW|5|3|2|2,6*|4\n";
    std::replace(row.begin(), row.end(), '|', separator);
    Team team;
    EXPECT_THAT(read_roster(text + row, team), IsEmpty()) << int{separator};
    EXPECT_EQ(write_roster(team), write_roster(quoted));
  }
}

TEST(Pairadice, PD_9_an_open_quote_ends_with_its_line) {
  EXPECT_EQ(faults_of("9,\"A,LW,5,3,1,2,4,,\n8,B,LW,x,3,1,2,4,,"),
            "A,LW,5,3,1,2,4,, no pd.data.wrong_width; B offense pd.data.rating_0_to_9");
}

TEST(Pairadice, PD_9_a_roster_without_players_is_refused) {
  EXPECT_EQ(faults_of_file("{\"city\": \"X\"}"), "1  players pd.data.no_players");
  EXPECT_EQ(faults_of_file("{\"city\": \"X\", \"players\": []}"), "1  players pd.data.no_players");
  EXPECT_EQ(faults_of_file(kHead), "1  players pd.data.no_players");
}

TEST(Pairadice, PD_9_a_fault_leaves_the_team_on_the_bench_as_it_was) {
  Rules rules = Pairadice::make_rules(default_options<Pairadice>());
  const std::string before(rules.teams[0].city.view());
  EXPECT_EQ(Pairadice::bring(rules, 0, "nonsense").reason, "pd.data.csv_begins_with_team");
  EXPECT_EQ(rules.teams[0].city.view(), before);
}

TEST(Pairadice, PD_9_eight_teams_come_with_the_game_each_with_rookies_carets_and_a_rough_man) {
  for (std::int16_t team = 0; team < 8; ++team) {
    OptionsOf<Pairadice> options = default_options<Pairadice>();
    options[0] = team;
    const Team roster = Pairadice::make_rules(options).teams[0];
    int rookies = 0;
    int carets = 0;
    int rough = 0;
    for (std::size_t man = 0; man < roster.size; ++man) {
      rookies += roster.cards[man].rookie != Rookie::no ? 1 : 0;
      carets += roster.cards[man].shifts > 0 ? 1 : 0;
      rough += roster.cards[man].rough ? 1 : 0;
    }
    EXPECT_EQ(roster.size, 24) << kTeamWords[static_cast<std::size_t>(team)];
    EXPECT_GT(rookies, 0) << roster.city.view();
    EXPECT_GT(carets, 0) << roster.city.view();
    EXPECT_GT(rough, 0) << roster.city.view();
  }
}

TEST(Pairadice, PD_9a_the_first_lines_of_the_shipped_teams_are_rated_within_one_of_the_guide) {
  for (std::int16_t team = 0; team < 8; ++team) {
    OptionsOf<Pairadice> options = default_options<Pairadice>();
    options[0] = team;
    const Rules rules = Pairadice::make_rules(options);
    State state = Pairadice::start(rules);
    EventsOf<Pairadice> events;
    while (state.phase != Phase::face_off) {
      events.clear();
      if (Pairadice::turn(rules, state).owes == Owes::chance) {
        Pairadice::roll(rules, state, {3, 3}, events);  // 6 changes no rookie
      } else {
        Pairadice::act(rules, state, state.asks, {Move::assistant, 0}, events);
      }
    }
    const auto& ice = state.benches[0].ice;
    for (const Spot spot : {kLeftWing, kRightWing}) EXPECT_NEAR(ice[spot].offense, 5, 1);
    EXPECT_NEAR(ice[kCentre].offense, 6, 1);
    for (const Spot spot : {kLeftDefence, kRightDefence}) EXPECT_NEAR(ice[spot].offense, 4, 1);
  }
}

TEST(Pairadice, PD_9a_goalies_and_defenders_of_the_shipped_teams_keep_to_the_guide) {
  std::array<int, 3> saves{};
  std::array<int, 3> rebounds{};
  for (std::size_t team = 0; team < kTeamWords.size(); ++team) {
    Team read;
    ASSERT_THAT(read_roster(roster_text(team), read), IsEmpty());
    for (std::size_t man = 0; man < read.size; ++man) {
      const Card& card = read.cards[man];
      if (card.is_goalie()) {
        ++saves[static_cast<std::size_t>(card.save + 1)];
        ++rebounds[card.rebound - 2u];
      } else if (!is_forward(card.spot)) {
        EXPECT_GE(card.defense, 3) << read.names[man].view();
        EXPECT_LE(card.defense, 6) << read.names[man].view();
      }
    }
  }
  // Fewer of the best than the guide has, for each team plays the better of its two.
  EXPECT_THAT(saves, testing::ElementsAre(3, 8, 5));
  EXPECT_THAT(rebounds, testing::ElementsAre(2, 11, 3));
}

TEST(Pairadice, PD_54_a_short_roster_is_filled_with_call_ups) {
  Team team;
  ASSERT_THAT(read_roster(std::string(kHead) + "9,A,LW,5,3,1,2,4,,\n", team), IsEmpty());
  EXPECT_EQ(team.size, 20);
  EXPECT_EQ(team.called_up, 19);
  const Card& skater = team.cards[1];
  EXPECT_EQ(write_offense(skater), "[2]");
  EXPECT_EQ(write_defense(skater), "2");
  EXPECT_EQ(write_penalty(skater), "1");
  EXPECT_EQ(write_shooting(skater), "3*");
  EXPECT_EQ(skater.injury, 6);
  const Card& goalie = team.cards[19];
  EXPECT_EQ(write_save(goalie), "+1");
  EXPECT_EQ(write_rebound(goalie), "[4]");
}

TEST(Pairadice, PD_54_a_roster_without_room_for_call_ups_is_refused) {
  std::string rows;
  for (int number = 1; number <= 32; ++number)
    rows += std::to_string(number) + ",A,LW,5,3,1,2,4,,\n";
  EXPECT_EQ(faults_of(rows), " players pd.data.cannot_dress");
}

}  // namespace
}  // namespace benchboss::pairadice
