#include "catalog/catalog.h"
#include "catalog/pairadice/calibration.h"
#include "catalog/pairadice/report.h"
#include "catalog/pairadice/rosters.h"
#include "catalog/pairadice/season_files.h"
#include "catalog/pairadice/standings.h"
#include "games/pairadice/pairadice.h"
#include "games/pairadice/roster.h"
#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss::pairadice {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

Tally replayed(const League& league, std::uint64_t seasons, std::uint64_t seed) {
  std::vector<std::uint64_t> seeds;
  seeds.reserve(seasons);
  for (std::uint64_t season = 0; season < seasons; ++season)
    seeds.push_back(seed_of_season(seed, season));
  Tally tally;
  play_seasons(league, seeds, tally, {});
  return tally;
}

// The league of the shipped teams themselves, of which the shipped season is one of many that
// could have been.
League shipped_league(const League& of_season) {
  League league = of_season;
  for (std::size_t team = 0; team < league.teams.size(); ++team) {
    Team& own = league.teams[team];
    EXPECT_THAT(read_roster(roster_text(team), own), IsEmpty());
    std::vector<SeasonLine> lines(own.size);
    for (std::size_t man = 0; man < own.size; ++man) {
      lines[man].name = own.names[man].view();
      lines[man].team = own.city.view();
      lines[man].spot = own.cards[man].spot;
    }
    league.lines[team] = lines;
  }
  return league;
}

// The cards made from the shipped season, beside seasons of the shipped teams that they never saw.
// Too slow for a sanitised build.
[[maybe_unused]] Comparison unseen(const League& cards, const Tally& tally, std::uint64_t seasons) {
  const League truth = shipped_league(cards);
  const Tally real = replayed(truth, seasons, 2026);
  League asked = cards;
  for (std::size_t team = 0; team < asked.teams.size(); ++team)
    for (SeasonLine& line : asked.lines[team]) {
      line.goals = 0;
      line.assists = 0;
      for (std::size_t man = 0; man < truth.lines[team].size(); ++man)
        if (truth.lines[team][man].name == line.name) {
          line.goals = static_cast<int>(real.men[team][man].goals);
          line.assists = static_cast<int>(real.men[team][man].assists);
        }
    }
  Tally scaled;  // as many seasons as the other side adds up
  for (std::uint64_t season = 0; season < seasons; ++season) scaled.add(tally);
  scaled.seasons = tally.seasons;
  return compare(asked, scaled);
}

// PD-60 as the issue wants it: 200 replays of the shipped season.
TEST(PairadiceSeason, PD_60_comes_out_near_the_real_one) {
  OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  ASSERT_THAT(opened.faults, IsEmpty());
  calibrate(opened.league, {});
#ifdef NDEBUG
  constexpr std::uint64_t kSeasons = 200;
  constexpr double kPercent = 5;
#else
  constexpr std::uint64_t kSeasons = 20;
  constexpr double kPercent = 8;  // so few seasons are left to luck
#endif
  const Tally tally = replayed(opened.league, kSeasons, 1);
  const Comparison comparison = compare(opened.league, tally);
  EXPECT_LE(comparison.worst_team, kPercent);
  EXPECT_GE(comparison.correlation, 0.9);
  EXPECT_EQ(comparison.scorers.size(), 20u);
#ifdef NDEBUG
  // docs/pairadice-cards.md gives these figures: the fit above is to the season it was made from.
  const Comparison other_seasons = unseen(opened.league, tally, 20);
  RecordProperty("unseen_worst_team", std::to_string(other_seasons.worst_team));
  RecordProperty("unseen_correlation", std::to_string(other_seasons.correlation));
  EXPECT_LE(other_seasons.worst_team, 15);
  EXPECT_GE(other_seasons.correlation, 0.5);
#endif
}

TEST(PairadiceSeason, threads_do_not_change_what_seasons_add_up_to) {
  const OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  const std::array<std::uint64_t, 3> seeds = {7, 8, 9};
  Tally together;
  play_seasons(opened.league, seeds, together, {});
  Tally one_by_one;
  for (const std::uint64_t seed : seeds) play_season(opened.league, seed, one_by_one);
  EXPECT_EQ(together.seasons, 3);
  for (std::size_t team = 0; team < together.teams.size(); ++team) {
    EXPECT_EQ(together.teams[team].goals, one_by_one.teams[team].goals);
    for (std::size_t man = 0; man < together.men[team].size(); ++man)
      EXPECT_EQ(together.men[team][man].plus_minus, one_by_one.men[team][man].plus_minus);
  }
}

// A man who is hurt at every chance misses games; one who never is plays them all.
TEST(PairadiceSeason, PD_61_injuries_are_carried_from_game_to_game) {
  OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  Team& team = opened.league.teams[0];
  for (std::size_t man = 0; man < team.size; ++man)
    team.cards[man].injury = team.cards[man].spot == kCentre ? 0 : 6;
  Tally tally;
  play_season(opened.league, 3, tally);
  const Tally::TeamRow& row = tally.teams[0];
  const double games = row.wins + row.losses + row.ties;
  double of_best_centre = 0;
  double of_best_wing = 0;
  for (std::size_t man = 0; man < team.size; ++man) {
    const double played = tally.men[0][man].games;
    if (team.cards[man].spot == kCentre) of_best_centre = std::max(of_best_centre, played);
    if (team.cards[man].spot == kLeftWing) of_best_wing = std::max(of_best_wing, played);
  }
  EXPECT_EQ(of_best_wing, games);
  EXPECT_LT(of_best_centre, games);
}

TEST(PairadiceSeason, PD_54_a_team_that_cannot_be_dressed_is_refused_by_name) {
  std::string season = "team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct\n";
  for (int number = 1; number <= 32; ++number)
    season += "Alpha," + std::to_string(number) + ",A,LW,80,1,5,0,0,30,,\n";
  season += "Beta,1,B,LW,80,1,5,0,0,30,,\n";
  const OpenedLeague opened = open_league(season, "");
  ASSERT_EQ(opened.faults.size(), 1u);
  EXPECT_EQ(opened.faults[0].player, "Alpha");
  EXPECT_EQ(opened.faults[0].reason, "pd.data.cannot_dress");
}

TEST(PairadiceSeason, PD_61_has_standings_and_leaders) {
  const OpenedLeague opened = open_league(shipped_season(), shipped_schedule());
  Tally tally;
  play_season(opened.league, 1, tally);
  const auto table = standings(opened.league, tally);
  ASSERT_EQ(table.size(), 8u);
  for (std::size_t i = 1; i < table.size(); ++i)
    EXPECT_GE(table[i - 1].row.points(), table[i].row.points());
  for (const Lead lead : kLeads) {
    const auto best = leaders(opened.league, tally, lead, 5);
    ASSERT_EQ(best.size(), 5u);
    EXPECT_GE(best[0].value, best[4].value);
  }
}

TEST(PairadiceSeason, PD_60_a_team_of_33_or_a_number_worn_twice_is_refused) {
  std::string season = "team,no,name,pos,gp,g,a,pim,plus_minus,shots,ga,save_pct\n";
  for (int number = 1; number <= 33; ++number)
    season += "X," + std::to_string(number) + ",P,LW,1,0,0,0,0,1,,\n";
  season += "Y,1,A,LW,1,0,0,0,0,1,,\nY,1,B,LW,1,0,0,0,0,1,,\n";
  const OpenedLeague opened = open_league(season, "");
  ASSERT_EQ(opened.faults.size(), 2u);
  EXPECT_EQ(opened.faults[0].reason, "pd.data.too_many_players");
  EXPECT_EQ(opened.faults[0].line, 34u);
  EXPECT_EQ(opened.faults[1].reason, "pd.data.number_twice");
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
  for (const auto& team : tally.teams) points += team.points();
  EXPECT_EQ(points, 2.0 * static_cast<double>(opened.league.schedule.size()));
}

TEST(PairadiceSeason, a_schedule_with_a_stranger_is_refused) {
  const OpenedLeague opened = open_league(shipped_season(), "visitor,home\nMoncton,Atlantis\n");
  ASSERT_EQ(opened.faults.size(), 1u);
  EXPECT_EQ(opened.faults[0].reason, "pd.data.schedule_teams");
  EXPECT_EQ(opened.faults[0].line, 2u);
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
