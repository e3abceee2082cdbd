#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/grid.h"
#include "cli/header.h"
#include "cli/joined.h"
#include "cli/keypress.h"
#include "cli/play/board.h"
#include "cli/play/sheet_page.h"
#include "cli/record_file.h"
#include "cli/run.h"
#include "match/event_json.h"
#include "match/replay.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace benchboss {

namespace {

namespace json = boost::json;

bool is_over(const Table& table) { return table.turn().owes == Owes::nothing; }

json::value seats_json(const Record& record, const Table& table) {
  json::array seats;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const SeatEntry entry = seat < record.seats.size() ? record.seats[seat] : SeatEntry{};
    json::object object{{"seat", seat + 1}, {"team", table.team(seat) + 1}, {"name", entry.name}};
    object["coach"] = entry.coach.empty() ? json::value(nullptr) : json::value(entry.coach);
    seats.push_back(std::move(object));
  }
  return seats;
}

// A line is as open as the events it made: with a hidden word in one of them, the viewer is told
// only that something was drawn or decided.
json::value lines_json(const Table& table, const std::vector<SaidEvent>& events,
                       const std::vector<std::uint64_t>& events_after_line) {
  json::array lines;
  std::uint64_t first = 0;
  for (std::size_t i = 0; i < table.lines().size(); ++i) {
    const auto hides = [](const SaidEvent& event) {
      return std::any_of(event.args.begin(), event.args.end(),
                         [](const SaidArg& arg) { return arg.hidden; });
    };
    const auto at = [&](std::uint64_t n) {
      return events.begin() + static_cast<std::ptrdiff_t>(n);
    };
    const bool hidden = std::any_of(at(first), at(events_after_line[i]), hides);
    Line line = table.lines()[i];
    if (hidden) line.text = "?";
    lines.push_back(json::value(write_line(line)));
    first = events_after_line[i];
  }
  return lines;
}

json::value result_json(const Table& table) {
  if (!is_over(table)) return nullptr;
  const Result result = table.result();
  json::array points;
  json::array winners;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    points.push_back(json::value(result.points[seat]));
    if (result.winners.has(seat)) winners.push_back(json::value(seat + 1));
  }
  return json::object{{"points", std::move(points)}, {"winners", std::move(winners)}};
}

// A replay that can be told: the table after its last line, and how many events each line made.
struct Told {
  RecordFault fault;
  std::vector<std::uint64_t> events_after_line;
};

json::value replay_json(const Record& record, const Table& table,
                        const std::vector<SaidEvent>& events, const Told& told, bool all_seen) {
  json::array said;
  for (const SaidEvent& event : events) said.push_back(event_json(event));
  return json::object{
      {"game", record.game},
      {"rules", record.rules_version},
      {"options", options_json(record)},
      {"seats", seats_json(record, table)},
      {"lines", lines_json(table, events, told.events_after_line)},
      {"events", std::move(said)},
      {"result", result_json(table)},
      {"score_sheet", table.score_sheet()},
      // The hash covers what is hidden, so it could be used to test a guess.
      {"hash", all_seen ? json::value(fmt::format("{:016x}", table.hash())) : json::value(nullptr)},
  };
}

Told replay_all(const Record& record, Table& table) {
  Told told;
  told.fault = replay(record, table,
                      [&](const Line&) { told.events_after_line.push_back(table.event_count()); });
  return told;
}

void print_title(Console& console, const Record& record, const Table& table) {
  const std::string prefix = message_prefix(find_game(record.game)->rule_prefix);
  const Names names = console.texts().names(console.lang(), record.seats, table);
  std::string title = console.tone(console.say_of(prefix, "name"), Tone::strong);
  if (const std::string options = options_text(record); !options.empty())
    title += " (" + options + ")";
  console.line(title + "  " + joined(names.teams, " – "));
}

void print_events(Console& console, const Record& record, const Table& table,
                  const std::vector<SaidEvent>& events, const Told& told, bool step) {
  const Names names = console.texts().names(console.lang(), record.seats, table);
  // All in one grid, so that the sentences of all lines stand under each other.
  std::size_t widest = 0;
  for (const SaidEvent& event : events) widest = std::max(widest, event.rule.size());
  std::size_t next = 0;
  Keypress keys;
  if (step && keys.has_terminal())
    console.line(console.tone(console.say("cli.replay.step"), Tone::quiet));
  for (const std::uint64_t until : told.events_after_line) {
    Grid grid({Grid::Align::left, Grid::Align::left});
    for (; next < until; ++next) {
      std::string rule = events[next].rule;
      rule.resize(widest, ' ');
      grid.add({{std::move(rule), Tone::quiet},
                {console.texts().say(console.lang(), events[next], names)}});
    }
    console.print(grid.text(kIndent, console.width(), console.colours()));
    if (step && !keys.wait()) return;
  }
}

// The score sheet or box score, as the table shows it.
void print_sheet(Console& console, const Record& record, const Table& table) {
  playing::Words words(playing::all_texts(), console.lang());
  words.introduce(record.seats, table);
  const auto sheets = playing::board_of(record.game)->score_sheets(words, table.score_sheet());
  const playing::Page page =
      playing::sheet_page(sheets, words.say("play.sheet"), console.width() - 2);
  console.line("");
  console.line(console.tone(page.title, Tone::strong));
  for (const playing::Paragraph& each : page.paragraphs)
    console.line(each.text.empty() ? "" : "  " + each.text);
}

// Whose eyes to use: a seat that was asked for, a spectator's, or everyone's at once.
std::vector<SaidEvent> events_for(const Arguments& given, const Table& table) {
  if (given.has("as")) return table.events(static_cast<Seat>(given.number("as", 1) - 1), 0);
  // JSON tells all that the record holds; people should not have a running game spoilt.
  if (is_over(table) || given.has("json")) return events_laid_open(table);
  return table.events(kSpectator, 0);
}

}  // namespace

int run_replay(const Arguments& given, Console& console) {
  const std::string& file = given.operands[0];
  const RecordFile opened = open_record(file, console);
  if (opened.exit_code != kOk) return opened.exit_code;
  Table& table = *opened.table;
  if (given.number("as", 1) > table.seats())
    return console.usage({"cli.usage.no_such_seat", {{"seats", std::to_string(table.seats())}}},
                         given.command);
  const Told told = replay_all(opened.record, table);
  const std::vector<SaidEvent> events = events_for(given, table);
  if (given.has("json")) {
    if (told.fault.found()) return complain_about(file, told.fault, console);
    console.json(replay_json(opened.record, table, events, told, !given.has("as")));
    return kOk;
  }
  print_title(console, opened.record, table);
  print_events(console, opened.record, table, events, told, given.has("step"));
  if (told.fault.found()) return complain_about(file, told.fault, console);
  print_sheet(console, opened.record, table);
  if (!is_over(table)) console.line(console.say("cli.replay.not_over"));
  return kOk;
}

}  // namespace benchboss
