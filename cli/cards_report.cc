#include "cli/cards_report.h"

#include "catalog/pairadice/report.h"
#include "catalog/pairadice/standings.h"
#include "cli/console.h"
#include "cli/play/typeset.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <array>

namespace benchboss {

using pairadice::Comparison;
using pairadice::League;
using playing::filled;
using playing::on_the_right;

namespace {

namespace json = boost::json;

constexpr std::size_t kLeaders = 5;
struct LeadWords {
  std::string_view name;
  std::string_view title;
};
constexpr std::array<LeadWords, pairadice::kLeads.size()> kLeadWords = {{
    {"points", "cli.cards.lead.points"},
    {"goals", "cli.cards.lead.goals"},
    {"assists", "cli.cards.lead.assists"},
    {"plus_minus", "cli.cards.lead.plus_minus"},
    {"penalty_minutes", "cli.cards.lead.penalty_minutes"},
    {"save_percentage", "cli.cards.lead.save_percentage"},
}};

json::value standings_json(const League& league, const pairadice::Tally& tally) {
  json::array table;
  for (const auto& [team, row] : pairadice::standings(league, tally))
    table.push_back(json::object{{"team", team},
                                 {"wins", row.wins},
                                 {"losses", row.losses},
                                 {"ties", row.ties},
                                 {"points", row.points()},
                                 {"goals", row.goals},
                                 {"against", row.against}});
  return table;
}

json::value leaders_json(const League& league, const pairadice::Tally& tally) {
  json::object all;
  for (std::size_t i = 0; i < kLeadWords.size(); ++i) {
    json::array list;
    for (const auto& leader : pairadice::leaders(league, tally, pairadice::kLeads[i], kLeaders))
      list.push_back(
          json::object{{"player", leader.name}, {"team", leader.team}, {"value", leader.value}});
    all[kLeadWords[i].name] = std::move(list);
  }
  return all;
}

void print_row(Console& console, const std::string& name, double real, double replayed) {
  const Numbers& numbers = console.numbers();
  console.line("  " + filled(name, 40) + on_the_right(numbers.decimal(real, 0), 8) +
               on_the_right(numbers.decimal(replayed, 1), 12));
}

// Columns of six after a name.
void print_standings(const League& league, const pairadice::Tally& tally, Console& console) {
  const Numbers& numbers = console.numbers();
  std::string head = console.tone(filled(console.say("cli.cards.standings"), 30), Tone::strong);
  for (const std::string_view id : {"cli.cards.wins", "cli.cards.losses", "cli.cards.ties",
                                    "cli.cards.points", "cli.cards.for", "cli.cards.against"})
    head += on_the_right(console.say(id), 8);
  console.line(head);
  const int digits = tally.seasons > 1 ? 1 : 0;
  for (const auto& [team, row] : pairadice::standings(league, tally)) {
    std::string line = "  " + filled(team, 28);
    for (const double value :
         {row.wins, row.losses, row.ties, row.points(), row.goals, row.against})
      line += on_the_right(numbers.decimal(value, digits), 8);
    console.line(line);
  }
}

void print_leaders(const League& league, const pairadice::Tally& tally, Console& console) {
  const Numbers& numbers = console.numbers();
  for (std::size_t i = 0; i < kLeadWords.size(); ++i) {
    const bool share = pairadice::kLeads[i] == pairadice::Lead::save_percentage;
    const int digits = share ? 3 : tally.seasons > 1 ? 1 : 0;
    console.line(console.tone(console.say(kLeadWords[i].title), Tone::strong));
    for (const auto& leader : pairadice::leaders(league, tally, pairadice::kLeads[i], kLeaders))
      console.line("  " + filled(leader.name + ", " + leader.team, 40) +
                   on_the_right(numbers.decimal(leader.value, digits), 8));
  }
}

void print_comparison(const Comparison& comparison, int seasons, Console& console) {
  const auto head = [&](std::string_view title) {
    console.line(console.tone(filled(console.say(title), 42), Tone::strong) +
                 on_the_right(console.say("cli.cards.real"), 8) +
                 on_the_right(console.say("cli.cards.replayed"), 12));
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

}  // namespace

void print_cards_report(const League& league, const pairadice::Tally& tally,
                        const Comparison& comparison, Console& console) {
  print_standings(league, tally, console);
  console.line();
  print_leaders(league, tally, console);
  console.line();
  print_comparison(comparison, tally.seasons, console);
}

json::value cards_json(const League& league, const pairadice::Tally& tally,
                       const Comparison& comparison) {
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
                      {"correlation", comparison.correlation},
                      {"standings", standings_json(league, tally)},
                      {"leaders", leaders_json(league, tally)}};
}

}  // namespace benchboss
