#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/grid.h"
#include "cli/run.h"
#include "lab/pitch_chart.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <cmath>

namespace benchboss {

namespace {

namespace json = boost::json;

constexpr std::size_t kPitches = kChartPitches.size();
using Mix = std::array<double, kPitches>;

std::string chart_table(const Console& console, const std::vector<ChartLine>& lines) {
  using Align = Grid::Align;
  std::vector<Align> columns(3 + 2 * kPitches, Align::right);
  columns[0] = Align::left;
  Grid grid(columns);
  std::vector<Cell> heads = {{console.say("cli.chart.count"), Tone::strong},
                             {console.say("cli.chart.value"), Tone::strong}};
  for (int side = 0; side < 2; ++side) {
    if (side == 1) heads.push_back({});
    for (const std::string_view code : kChartPitches)
      heads.push_back({std::string(code), Tone::quiet});
  }
  grid.add(heads);
  const auto add_mix = [&](std::vector<Cell>& row, const Mix& mix) {
    for (const double share : mix) row.push_back({console.numbers().percent(share, 0)});
  };
  for (const ChartLine& line : lines) {
    if (line.strikes == 0 && line.balls > 0) grid.gap();
    std::vector<Cell> row = {
        {std::to_string(line.balls) + "-" + std::to_string(line.strikes), Tone::strong},
        {console.numbers().decimal(line.value, 3), Tone::accent}};
    add_mix(row, line.at_bat);
    row.push_back({});
    add_mix(row, line.pitching);
    grid.add(row);
  }
  return grid.text(kIndent, console.width(), console.colours());
}

json::object mix_json(const Mix& mix) {
  json::object object;
  for (std::size_t i = 0; i < kPitches; ++i) object[kChartPitches[i]] = mix[i];
  return object;
}

json::value chart_json(double hit, double walk, const std::vector<ChartLine>& lines) {
  json::array counts;
  for (const ChartLine& line : lines)
    counts.push_back(json::object{{"balls", line.balls},
                                  {"strikes", line.strikes},
                                  {"value", line.value},
                                  {"at_bat", mix_json(line.at_bat)},
                                  {"pitching", mix_json(line.pitching)},
                                  {"exploitability", line.exploitability}});
  return json::object{{"hit", hit}, {"walk", walk}, {"counts", std::move(counts)}};
}

}  // namespace

int run_pitch_chart(const Arguments& given, Console& console) {
  const auto value = [&](std::string_view flag, double usual) {
    const auto thousandths = static_cast<std::uint64_t>(std::lround(1000 * usual));
    return static_cast<double>(given.number(flag, thousandths)) / 1000;
  };
  const double hit = value("hit", usual_hit_value());
  const double walk = value("walk", usual_walk_value());
  const std::vector<ChartLine> lines = pitch_chart(hit, walk);
  if (given.has("json")) {
    console.json(chart_json(hit, walk, lines));
    return kOk;
  }
  console.line(console.say("cli.chart.worth", {{"hit", console.numbers().decimal(hit, 3)},
                                               {"walk", console.numbers().decimal(walk, 3)}}));
  console.line();
  console.print(chart_table(console, lines));
  console.line();
  console.line("  " + console.say("cli.chart.sides"));
  for (const std::string_view code : kChartPitches)
    console.line("  " +
                 console.say("cli.chart.legend",
                             {{"code", code},
                              {"pitch", console.say_of("xi", "pitch." + std::string(code))}}));
  return kOk;
}

}  // namespace benchboss
