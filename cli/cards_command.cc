#include "catalog/pairadice/calibration.h"
#include "catalog/pairadice/report.h"
#include "catalog/pairadice/season_files.h"
#include "cli/arguments.h"
#include "cli/cards_report.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/progress.h"
#include "cli/record_file.h"
#include "cli/run.h"
#include "match/printable.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace benchboss {

using pairadice::Comparison;
using pairadice::League;

namespace {

constexpr std::uint64_t kSeasons = 200;

// The league that the command is about: the file's, or the one that comes with the game.
int open_league(const Arguments& given, Console& console, League& league) {
  std::string season(pairadice::shipped_season());
  std::string schedule(pairadice::shipped_schedule());
  const bool own = given.operands.size() > 1;
  if (own) {
    season.clear();
    schedule.clear();
    if (!read_file(given.operands[1], season, console)) return kFileTrouble;
  }
  if (given.has("schedule")) {
    schedule.clear();
    if (!read_file(given.text("schedule"), schedule, console)) return kFileTrouble;
  }
  const pairadice::OpenedLeague opened = pairadice::open_league(season, schedule);
  for (const auto& fault : opened.faults) {
    const std::string file = opened.in_schedule ? given.text("schedule")
                             : own              ? given.operands[1]
                                                : "";
    console.complain(
        (file.empty() ? "" : file + ": ") +
        console.say(fault.player.empty() ? "cli.roster.fault_of_team" : "cli.roster.fault",
                    {{"line", fault.line},
                     {"player", printable(fault.player)},
                     {"field", printable(fault.field)},
                     {"why", console.say(fault.reason)}}));
  }
  if (!opened.faults.empty()) return kAnswerIsNo;
  league = opened.league;
  Progress progress(console, "cli.cards.calibrating",
                    pairadice::kRounds * pairadice::kSeasonsOfRound);
  progress.show(0);
  pairadice::calibrate(league, [&](std::uint64_t done) { progress.show(done); });
  progress.clear();
  return kOk;
}

bool write_text(const std::filesystem::path& path, std::string_view text, Console& console) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file.good())
    console.complain(console.say("cli.cards.not_written", {{"file", path.string()}}));
  return file.good();
}

int make(const Arguments& given, Console& console, const League& league) {
  const std::filesystem::path folder = given.text("out", ".");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::set<std::string> taken;
  for (const pairadice::Team& team : league.teams) {
    std::string name = pairadice::file_name(team);
    for (int more = 2; !taken.insert(name).second; ++more)
      name = fmt::format("{}-{}", pairadice::file_name(team), more);
    const std::filesystem::path path = folder / (name + ".csv");
    if (!write_text(path, pairadice::roster_csv(team), console)) return kFileTrouble;
    console.line(console.say("cli.cards.written", {{"file", path.string()}}));
  }
  return kOk;
}

int replay(const Arguments& given, Console& console, const League& league) {
  const std::uint64_t seasons = given.number("seasons", kSeasons);
  const std::uint64_t seed = given.number("seed", kUsualSeed);
  std::vector<std::uint64_t> seeds;
  seeds.reserve(seasons);
  for (std::uint64_t season = 0; season < seasons; ++season)
    seeds.push_back(pairadice::seed_of_season(seed, season));
  pairadice::Tally tally;
  Progress progress(console, "cli.cards.replaying", seasons);
  progress.show(0);
  pairadice::play_seasons(league, seeds, tally, [&](std::uint64_t done) { progress.show(done); });
  progress.clear();
  const Comparison comparison = pairadice::compare(league, tally);
  if (given.has("svg") &&
      !write_text(given.text("svg"),
                  pairadice::plot_svg(comparison, {console.say("cli.cards.scorers"),
                                                   console.say("cli.cards.axis_real"),
                                                   console.say("cli.cards.axis_replayed")}),
                  console))
    return kFileTrouble;
  if (given.has("json")) {
    console.json(cards_json(league, tally, comparison));
  } else {
    print_cards_report(league, tally, comparison, console);
  }
  return kOk;
}

}  // namespace

int run_cards(const Arguments& given, Console& console) {
  const std::string& verb = given.operands[0];
  if (verb != "make" && verb != "replay")
    return console.usage(unknown("cli.usage.unknown_verb", verb, {"make", "replay"}),
                         given.command);
  League league;
  if (const int trouble = open_league(given, console, league); trouble != kOk) return trouble;
  return verb == "make" ? make(given, console, league) : replay(given, console, league);
}

}  // namespace benchboss
