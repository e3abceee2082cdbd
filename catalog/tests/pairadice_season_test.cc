#include "catalog/catalog.h"
#include "catalog/pairadice/report.h"
#include "catalog/pairadice/rosters.h"
#include "catalog/pairadice/season_files.h"
#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::pairadice {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// PD-60 as the issue wants it: 200 replays of the shipped season.
TEST(PairadiceSeason, PD_60_comes_out_near_the_real_one) {
  OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  ASSERT_THAT(opened.faults, IsEmpty());
  calibrate(opened.league, {});
#ifdef NDEBUG
  constexpr std::uint64_t kSeasons = 200;
#else
  constexpr std::uint64_t kSeasons = 20;
#endif
  Tally tally;
  for (std::uint64_t season = 0; season < kSeasons; ++season)
    play_season(opened.league, seed_of_season(1, season), tally);
  const Comparison comparison = compare(opened.league, tally);
  EXPECT_LE(comparison.worst_team, 5);
  EXPECT_GE(comparison.correlation, 0.9);
  EXPECT_EQ(comparison.scorers.size(), 20u);
}

TEST(PairadiceSeason, the_same_seed_gives_the_same_season) {
  const OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  Tally first;
  Tally second;
  play_season(opened.league, 7, first);
  play_season(opened.league, 7, second);
  for (std::size_t team = 0; team < first.teams.size(); ++team)
    EXPECT_EQ(first.teams[team].goals, second.teams[team].goals);
}

TEST(PairadiceSeason, two_points_are_shared_in_every_game) {
  const OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  Tally tally;
  play_season(opened.league, 1, tally);
  double points = 0;
  for (const auto& team : tally.teams) points += team.points;
  EXPECT_EQ(points, 2.0 * static_cast<double>(opened.league.schedule.size()));
}

TEST(PairadiceSeason, a_schedule_with_a_stranger_is_refused) {
  const OpenedLeague opened = open_league(shipped_season(), "visitor,home\nMoncton,Atlantis\n");
  ASSERT_EQ(opened.faults.size(), 1u);
  EXPECT_EQ(opened.faults[0].reason, "pd.data.schedule_teams");
}

TEST(PairadiceSeason, without_a_schedule_everybody_has_his_games) {
  const OpenedLeague opened = open_league(shipped_season(), "");
  ASSERT_THAT(opened.faults, IsEmpty());
  std::vector<int> games(opened.league.teams.size());
  for (const auto& [visitor, home] : opened.league.schedule) {
    ++games[visitor];
    ++games[home];
  }
  for (const int each : games) EXPECT_EQ(each, games[0]);
}

TEST(PairadiceSeason, the_plots_show_every_scorer) {
  Comparison comparison;
  comparison.scorers = {{"A <B>", "X", 50, 48}, {"C", "Y", 80, 82}};
  const std::string svg = plot_svg(comparison, {"Points", "real", "replayed"});
  EXPECT_THAT(svg, HasSubstr("A &lt;B>"));
  std::string text;
  for (const std::string& line : plot_text(comparison, 60, 12)) text += line + "\n";
  int dots = 0;
  for (std::size_t at = text.find("●"); at != text.npos; at = text.find("●", at + 1)) ++dots;
  EXPECT_EQ(dots, 2);
}

// A roster of one's own travels with the record, and its game can be replayed from that alone.
TEST(PairadiceSeason, PD_9_a_record_keeps_the_roster_it_was_played_with) {
  Record header;
  header.game = "pairadice";
  header.seed = 5;
  header.data = {{"home", rewrite_data("pairadice", shipped_roster("vaasa"))}};
  Record read;
  ASSERT_FALSE(read_record(write_record(header), read).found());
  EXPECT_EQ(read, header);
  const OpenedTable opened = open_table(read);
  ASSERT_FALSE(opened.fault.found()) << opened.fault.why.reason;
  EXPECT_EQ(opened.table->view(0).at("teams").at(1).at("city").as_string(), "Vaasa");
}

TEST(PairadiceSeason, a_fault_in_a_records_roster_names_its_line) {
  Record record;
  ASSERT_FALSE(read_record("benchboss record 1\ngame: pairadice\nrules: 1\ndata home: team,X\n"
                           "data home: no,name,pos,injury,save,rebound\n"
                           "data home: 1,A,G,4,0,9\n",
                           record)
                   .found());
  const OpenedTable opened = open_table(record);
  EXPECT_EQ(opened.fault.why.reason, "pd.data.rebound_2_to_4");
  EXPECT_EQ(opened.fault.line, 6u);
}

TEST(PairadiceSeason, data_that_a_game_does_not_take_is_refused) {
  Record record;
  record.game = "rink-ratz";
  record.data = {{"home", "x\n"}};
  EXPECT_EQ(open_table(record).fault.why.reason, "record.no_data");
  record.game = "pairadice";
  record.data = {{"referee", "x\n"}};
  EXPECT_EQ(open_table(record).fault.why.reason, "record.unknown_data");
}

}  // namespace
}  // namespace benchboss::pairadice
