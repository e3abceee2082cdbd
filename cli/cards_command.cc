#include "catalog/pairadice/report.h"
#include "catalog/pairadice/season.h"
#include "catalog/pairadice/season_files.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/play/typeset.h"
#include "cli/progress.h"
#include "cli/record_file.h"
#include "cli/run.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace benchboss {

using pairadice::Comparison;
using pairadice::League;
using playing::columns;
using playing::cut;

namespace {

namespace json = boost::json;

constexpr std::uint64_t kSeasons = 200;
constexpr std::uint64_t kSeed = 1;

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
  for (const auto& fault : opened.faults)
    console.complain(console.say("cli.roster.fault", {{"line", fault.line},
                                                      {"player", fault.player},
                                                      {"field", fault.field},
                                                      {"why", console.say(fault.reason)}}));
  if (!opened.faults.empty()) return kAnswerIsNo;
  league = opened.league;
  Progress progress(console, "cli.cards.calibrating", pairadice::kRounds);
  pairadice::calibrate(league, [&](int round) {
    if (progress.is_seen()) progress.show(static_cast<std::uint64_t>(round));
  });
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
  for (const pairadice::Team& team : league.teams) {
    const std::filesystem::path path = folder / (pairadice::file_name(team) + ".csv");
    if (!write_text(path, pairadice::roster_csv(team), console)) return kFileTrouble;
    console.line(console.say("cli.cards.written", {{"file", path.string()}}));
  }
  return kOk;
}

json::value comparison_json(const Comparison& comparison) {
  json::array teams;
  for (const auto& row : comparison.teams)
    teams.push_back(
        json::object{{"team", row.name}, {"real", row.real}, {"replayed", row.replayed}});
  json::array scorers;
  for (const auto& row : comparison.scorers)
    scorers.push_back(json::object{
        {"player", row.name}, {"team", row.team}, {"real", row.real}, {"replayed", row.replayed}});
  return json::object{{"teams", std::move(teams)},
                      {"scorers", std::move(scorers)},
                      {"worst_team_percent", comparison.worst_team},
                      {"correlation", comparison.correlation}};
}

std::string padded(const std::string& text, int width) {
  std::string cell = cut(text, width);
  return cell.append(static_cast<std::size_t>(width - columns(cell)), ' ');
}
std::string right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
}

void print_row(Console& console, const std::string& name, double real, double replayed) {
  const Numbers& numbers = console.numbers();
  console.line("  " + padded(name, 40) + right(numbers.decimal(real, 0), 8) +
               right(numbers.decimal(replayed, 1), 12));
}

void print_report(const Comparison& comparison, std::uint64_t seasons, Console& console) {
  const auto head = [&](std::string_view title) {
    console.line(console.tone(padded(console.say(title), 42), Tone::strong) +
                 right(console.say("cli.cards.real"), 8) +
                 right(console.say("cli.cards.replayed"), 12));
  };
  head("cli.cards.teams");
  for (const auto& row : comparison.teams) print_row(console, row.name, row.real, row.replayed);
  console.line();
  head("cli.cards.scorers");
  for (const auto& row : comparison.scorers)
    print_row(console, row.name + ", " + row.team, row.real, row.replayed);
  console.line();
  console.line(console.tone(console.say("cli.cards.plot"), Tone::strong));
  for (const std::string& line :
       pairadice::plot_text(comparison, std::min(console.width(), 78), 20))
    console.line(line);
  console.line();
  const Numbers& numbers = console.numbers();
  console.line(console.say("cli.cards.summary",
                           {{"seasons", seasons},
                            {"worst", numbers.percent(comparison.worst_team / 100, 1)},
                            {"correlation", numbers.decimal(comparison.correlation, 3)}}));
}

int replay(const Arguments& given, Console& console, const League& league) {
  const std::uint64_t seasons = given.number("seasons", kSeasons);
  const std::uint64_t seed = given.number("seed", kSeed);
  pairadice::Tally tally;
  Progress progress(console, "cli.cards.replaying", seasons);
  for (std::uint64_t season = 0; season < seasons; ++season) {
    if (progress.is_seen()) progress.show(season);
    pairadice::play_season(league, pairadice::seed_of_season(seed, season), tally);
  }
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
    console.json(comparison_json(comparison));
  } else {
    print_report(comparison, seasons, console);
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
