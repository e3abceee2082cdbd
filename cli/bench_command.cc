#include "cli/arguments.h"
#include "cli/bar.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/grid.h"
#include "cli/progress.h"
#include "cli/run.h"
#include "cli/valgrind.h"
#include "lab/bench.h"
#include "lab/watch.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

namespace benchboss {

namespace {

namespace json = boost::json;

constexpr double kSeconds = 0.5;
constexpr int kWidestSpeedBar = 30;

struct Counts {
  std::optional<double> instructions;
  std::optional<double> copy_instructions;
  std::optional<double> allocations;
  std::optional<double> watched_instructions;
};

// Valgrind takes its time mostly to start, so every core gets its share of the runs.
std::vector<Counts> count_all(const std::vector<BenchRow>& rows, const Console& console) {
  std::vector<Counts> all(rows.size());
  std::atomic<std::size_t> next = 0;
  Progress progress(console, "cli.bench.counting", rows.size());
  progress.show(0);
  std::mutex mutex;
  std::size_t done = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < rows.size(); i = next++) {
      const BenchRun step{rows[i].game, rows[i].variant, "step"};
      const BenchRun copy{rows[i].game, rows[i].variant, "copy"};
      all[i] = {instructions_per_action(step), instructions_per_action(copy),
                allocations_per_action(step), std::nullopt};
      if (rows[i].watched_microseconds)
        all[i].watched_instructions =
            instructions_per_game({rows[i].game, rows[i].variant, "watch"});
      const std::lock_guard lock(mutex);
      progress.show(++done);
    }
  };
  std::vector<std::jthread> crew;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
    crew.emplace_back(work);
  crew.clear();
  return all;
}

json::value number_or_null(std::optional<double> number) {
  if (!number) return nullptr;
  return std::round(*number * 1000) / 1000;
}

json::value bench_json(const std::vector<BenchRow>& rows, const std::vector<Counts>& counts) {
  json::array games;
  for (std::size_t i = 0; i < rows.size(); ++i)
    games.push_back(json::object{
        {"game", rows[i].game},
        {"variant", rows[i].variant},
        {"actions_per_second", std::round(rows[i].actions_per_second)},
        {"copy_actions_per_second", std::round(rows[i].copy_actions_per_second)},
        {"state_bytes", rows[i].state_bytes},
        {"instructions_per_action", number_or_null(counts[i].instructions)},
        {"copy_instructions_per_action", number_or_null(counts[i].copy_instructions)},
        {"allocations_per_action", number_or_null(counts[i].allocations)},
        {"watched_microseconds", number_or_null(rows[i].watched_microseconds)},
        {"watched_instructions", number_or_null(counts[i].watched_instructions)},
    });
  return json::object{{"games", std::move(games)},
                      {"signature", fmt::format("{:016x}", signature())}};
}

std::vector<Cell> heads(const Console& console, const std::string& game) {
  std::vector<Cell> row = {{game, Tone::strong}};
  for (const std::string_view id :
       {"cli.bench.speed", "cli.bench.copy_speed", "cli.bench.bytes", "cli.bench.instructions",
        "cli.bench.copy_instructions", "cli.bench.allocations"})
    row.push_back({console.say(id), Tone::quiet});
  return row;
}

// The rows of one game under its name; bars compare the speeds of all.
std::string bench_table(const Console& console, const std::vector<BenchRow>& rows,
                        const std::vector<Counts>& counts) {
  using enum Grid::Align;
  const Numbers& numbers = console.numbers();
  const auto shown = [&](std::optional<double> number, int digits) {
    return number ? numbers.decimal(*number, digits) : std::string("–");
  };
  std::vector<std::vector<Cell>> cells;
  double fastest = 1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const BenchRow& row = rows[i];
    if (i == 0 || rows[i - 1].game != row.game) cells.push_back(heads(console, row.game));
    fastest = std::max(fastest, row.actions_per_second);
    cells.push_back({{row.variant},
                     {numbers.short_form(row.actions_per_second), Tone::strong},
                     {numbers.short_form(row.copy_actions_per_second)},
                     {numbers.whole(row.state_bytes)},
                     {shown(counts[i].instructions, 1)},
                     {shown(counts[i].copy_instructions, 1)},
                     {shown(counts[i].allocations, 2)}});
  }
  Grid grid({left, right, right, right, right, right, right, left});
  Grid without_bars = grid;
  for (const auto& row : cells) without_bars.add(row);
  const int room =
      std::clamp(console.width() - without_bars.start_of_last(kIndent), 4, kWidestSpeedBar);
  std::size_t i = 0;
  for (auto& row : cells) {
    const bool is_head = row.back().tone == Tone::quiet;
    if (!is_head) row.push_back({bar(rows[i++].actions_per_second / fastest, room), Tone::accent});
    grid.add(std::move(row));
  }
  return grid.text(kIndent, console.width(), console.colours());
}

void print_watched(Console& console, const std::vector<BenchRow>& rows,
                   const std::vector<Counts>& counts) {
  const Numbers& numbers = console.numbers();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].watched_microseconds) continue;
    const auto instructions = counts[i].watched_instructions;
    console.line(console.say(
        "cli.bench.watched",
        {{"game", rows[i].game},
         {"variant", rows[i].variant},
         {"microseconds", numbers.decimal(*rows[i].watched_microseconds, 1)},
         {"instructions", instructions ? numbers.decimal(*instructions, 0) : std::string("–")}}));
  }
}

}  // namespace

int run_bench(const Arguments& given, Console& console) {
  const double seconds = given.seconds("seconds", kSeconds);
  Progress progress(console, "cli.bench.measuring", 0);
  progress.show(0);
  const std::vector<BenchRow> rows =
      bench_all(seconds, given.operands.empty() ? "" : given.operands[0],
                given.has("first-variants") ? BenchVariants::first : BenchVariants::all);
  progress.clear();
  const bool counted = !given.has("quick") && has_valgrind();
  const std::vector<Counts> counts =
      counted ? count_all(rows, console) : std::vector<Counts>(rows.size());
  if (given.has("json")) {
    console.json(bench_json(rows, counts));
    return kOk;
  }
  console.print(bench_table(console, rows, counts));
  print_watched(console, rows, counts);
  if (!counted && !given.has("quick")) console.line("\n" + console.say("cli.bench.no_valgrind"));
  console.line("\n" + console.say("cli.bench.signature",
                                  {{"signature", fmt::format("{:016x}", signature())}}));
  return kOk;
}

// benchboss bench-run GAME VARIANT step|copy|watch N: what valgrind counts.
int run_bench_run(const Arguments& given, Console& console) {
  const std::string& how = given.operands[2];
  const std::int64_t actions = read_number(given.operands[3], INT64_MAX);
  if ((how != "step" && how != "copy" && how != "watch") || actions < 0) return kWrongUsage;
  const auto length = static_cast<std::uint64_t>(actions);
  const std::uint64_t hash =
      how == "watch" ? watch(given.operands[0], given.operands[1], length)
                     : bench_run(given.operands[0], given.operands[1], how == "copy", length);
  console.line(fmt::format("{:016x}", hash));
  return hash == 0 ? kWrongUsage : kOk;
}

}  // namespace benchboss
