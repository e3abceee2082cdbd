#include "catalog/pairadice/rosters.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/play/typeset.h"
#include "cli/record_file.h"
#include "cli/run.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>

namespace benchboss {

using pairadice::RosterPage;
using playing::columns;
using playing::filled;

namespace {

namespace json = boost::json;

constexpr int kCardColumns = 25;

// Number and name, the ratings, and the corner: as the card lies on the table.
std::vector<std::string> card_lines(const RosterPage::Player& player, Console& console) {
  constexpr int kInside = kCardColumns - 4;
  const std::string head = std::to_string(player.number) + " " + player.name;
  const std::string position = console.say("pd.place." + std::string(player.position));
  const std::string ratings = player.goalie
                                  ? console.say("cli.roster.save", {{"save", player.offense}})
                                  : player.offense + "  " + player.defense + "  " + player.penalty;
  const std::string below = player.goalie
                                ? console.say("cli.roster.rebound", {{"rebound", player.defense}})
                                : player.shooting;
  const std::string injury = std::to_string(player.injury);
  const int left = kInside - columns(injury);
  return {"┌───────────────────────┐", "│ " + filled(head, kInside) + " │",
          "│ " + filled(position + (position.size() == 1 ? "   " : "  ") + ratings, kInside) + " │",
          "│ " + filled("    " + below, left) + injury + " │", "└───────────────────────┘"};
}

void tell_call_ups(const RosterPage& page, Console& console) {
  if (page.called_up > 0) console.line(console.say("cli.roster.call_ups", {{"n", page.called_up}}));
}

void show(const RosterPage& page, Console& console) {
  const std::string& name = console.lang() == Lang::fr ? page.french : page.english;
  console.line(console.tone(name, Tone::strong) + "  " + console.tone(page.city, Tone::quiet));
  const auto across = static_cast<std::size_t>(std::max(1, console.width() / (kCardColumns + 1)));
  for (std::size_t first = 0; first < page.players.size(); first += across) {
    std::vector<std::string> rows(5);
    for (std::size_t i = first; i < std::min(first + across, page.players.size()); ++i) {
      const std::vector<std::string> card = card_lines(page.players[i], console);
      for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] += (i == first ? "" : " ") + card[row];
    }
    for (const std::string& row : rows) console.line(row);
  }
  tell_call_ups(page, console);
}

json::value page_json(const RosterPage& page) {
  json::array players;
  for (const RosterPage::Player& player : page.players) {
    json::object card{{"no", player.number}, {"name", player.name}, {"pos", player.position}};
    card[player.goalie ? "save" : "offense"] = player.offense;
    card[player.goalie ? "rebound" : "defense"] = player.defense;
    if (!player.goalie) {
      card["penalty"] = player.penalty;
      card["shooting"] = player.shooting;
    }
    card["injury"] = player.injury;
    players.push_back(std::move(card));
  }
  json::array faults;
  for (const RosterPage::Fault& fault : page.faults)
    faults.push_back(json::object{{"line", fault.line},
                                  {"player", fault.player},
                                  {"field", fault.field},
                                  {"reason", fault.reason}});
  return json::object{{"city", page.city},
                      {"name", json::object{{"en", page.english}, {"fr", page.french}}},
                      {"players", std::move(players)},
                      {"called_up", page.called_up},
                      {"faults", std::move(faults)}};
}

void tell_faults(const std::string& file, const RosterPage& page, Console& console) {
  for (const RosterPage::Fault& fault : page.faults) {
    const std::string why = console.say(fault.reason);
    console.complain(
        file + ": " +
        (fault.player.empty()
             ? console.say("cli.roster.fault_of_team",
                           {{"line", fault.line}, {"field", fault.field}, {"why", why}})
             : console.say("cli.roster.fault", {{"line", fault.line},
                                                {"player", fault.player},
                                                {"field", fault.field},
                                                {"why", why}})));
  }
}

}  // namespace

int run_roster(const Arguments& given, Console& console) {
  const std::string& verb = given.operands[0];
  const std::string& file = given.operands[1];
  if (verb != "check" && verb != "show")
    return console.usage(unknown("cli.usage.unknown_verb", verb, {"check", "show"}), given.command);
  std::string text(pairadice::shipped_roster(file));
  if (text.empty() && !read_file(file, text, console)) return kFileTrouble;
  const RosterPage page = pairadice::read_roster_page(text);
  if (given.has("json")) {
    console.json(page_json(page));
  } else if (page.faults.empty() && verb == "show") {
    show(page, console);
  } else if (page.faults.empty()) {
    const std::string& name = console.lang() == Lang::fr ? page.french : page.english;
    console.line(console.say("cli.roster.good", {{"name", name}, {"n", page.players.size()}}));
    tell_call_ups(page, console);
  } else {
    tell_faults(file, page, console);
  }
  return page.faults.empty() ? kOk : kAnswerIsNo;
}

}  // namespace benchboss
