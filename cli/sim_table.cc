#include "cli/sim_table.h"

#include "catalog/catalog.h"
#include "cli/bar.h"
#include "cli/console.h"
#include "cli/grid.h"
#include "cli/header.h"
#include "cli/joined.h"

#include <algorithm>
#include <iterator>

namespace benchboss {

namespace {

using Stat = std::pair<std::string, Sample>;
using Stats = std::vector<Stat>;

// A sample of zeros and ones is a share.
bool is_share(const Sample& sample) { return sample.n > 0 && sample.sum == sample.sum_of_squares; }

bool is_detail(const std::string& name) { return name.find('.') != name.npos; }

class SimTable {
 public:
  SimTable(const Console& console, const SimPlan& plan, const SimReport& report)
      : console_(console),
        numbers_(console.numbers()),
        report_(report),
        prefix_(message_prefix(find_game(plan.header.game)->rule_prefix)),
        grid_({Grid::Align::left, Grid::Align::right, Grid::Align::right, Grid::Align::right,
               Grid::Align::left}) {}

  // Shares, counts a game and counts a team are three things: each has its own scale. Details
  // (a dot in the name: one number of one card out of many) are for the JSON alone.
  std::string text() {
    Stats shares;
    Stats others;
    for (const Stat& stat : report_.stats)
      if (!is_detail(stat.first))
        (is_share(stat.second) && is_once_a_game(stat.second) ? shares : others).push_back(stat);
    while (!others.empty()) {
      const std::int64_t n = others.front().second.n;
      Stats alike;
      std::copy_if(others.begin(), others.end(), std::back_inserter(alike),
                   [&](const Stat& stat) { return stat.second.n == n; });
      std::erase_if(others, [&](const Stat& stat) { return stat.second.n == n; });
      add_means(alike);
    }
    if (!shares.empty()) add_shares(shares);
    draw_bars();
    return grid_.text(kIndent, console_.width(), console_.colours());
  }

 private:
  bool is_once_a_game(const Sample& sample) const {
    return sample.n == static_cast<std::int64_t>(report_.games);
  }

  void head(std::string_view id, bool with_sd) {
    if (!bars_.empty()) add({}, -1);
    std::vector<Cell> row = {{console_.say(id), Tone::strong},
                             {console_.say("cli.sim.mean"), Tone::quiet},
                             {console_.say("cli.sim.interval"), Tone::quiet}};
    if (with_sd) row.push_back({console_.say("cli.sim.sd"), Tone::quiet});
    add(std::move(row), -1);
  }

  void add_means(const Stats& stats) {
    head(is_once_a_game(stats.front().second) ? "cli.sim.a_game" : "cli.sim.a_team_and_game", true);
    double most = 0;
    for (const Stat& stat : stats) most = std::max(most, stat.second.mean());
    for (const auto& [name, sample] : stats) {
      if (add_never(name, sample)) continue;
      const int digits = worthwhile_digits(sample.half_width());
      add({{say_stat(name)},
           {numbers_.decimal(sample.mean(), digits), Tone::strong},
           {"±" + numbers_.decimal(sample.half_width(), digits), Tone::quiet},
           {numbers_.decimal(sample.sd(), 2), Tone::quiet}},
          stats.size() > 1 && most > 0 ? sample.mean() / most : -1);
    }
  }

  void add_shares(const Stats& stats) {
    head("cli.sim.share_of_games", false);
    for (const auto& [name, sample] : stats) {
      const Interval interval = sample.share_interval();
      const int digits = worthwhile_digits(50 * (interval.high - interval.low));
      add({{say_stat(name)},
           {numbers_.percent(sample.mean(), digits), Tone::strong},
           {numbers_.decimal(100 * interval.low, digits) + "–" +
                numbers_.percent(interval.high, digits),
            Tone::quiet},
           {}},
          sample.mean());
    }
  }

  // What is counted and never happened has no spread: the level has no such card, for instance.
  bool add_never(const std::string& name, const Sample& sample) {
    if (sample.sum_of_squares != 0) return false;
    add({{say_stat(name), Tone::quiet}, {"0", Tone::quiet}}, -1);
    return true;
  }

  std::string say_stat(const std::string& name) const {
    return console_.say_of(prefix_, "stat." + name);
  }

  void add(std::vector<Cell> row, double share) {
    rows_.push_back(std::move(row));
    bars_.push_back(share);
  }

  // Bars take what the numbers leave of the width.
  void draw_bars() {
    Grid numbers = grid_;
    for (const auto& row : rows_) numbers.add(row);
    const int room = std::clamp(console_.width() - numbers.start_of_last(kIndent), 8, kWidestBar);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (bars_[i] >= 0) rows_[i].push_back({bar(bars_[i], room), Tone::accent});
      grid_.add(std::move(rows_[i]));
    }
  }

  const Console& console_;
  const Numbers& numbers_;
  const SimReport& report_;
  std::string prefix_;
  Grid grid_;
  std::vector<std::vector<Cell>> rows_;
  std::vector<double> bars_;  // the share each row's bar shows; below 0: no bar
};

}  // namespace

std::string sim_table(const Console& console, const SimPlan& plan, const SimReport& report) {
  const Numbers& numbers = console.numbers();
  const std::string prefix = message_prefix(find_game(plan.header.game)->rule_prefix);
  const double speed = static_cast<double>(report.actions) / std::max(report.seconds, 1e-9);
  std::string text = console.tone(console.say_of(prefix, "name"), Tone::strong);
  const std::string options = options_text(plan.header);
  if (!options.empty()) text += " (" + options + ")";
  text += "\n" + console.say("cli.sim.what", {{"games", numbers.whole(report.games)},
                                              {"seed", plan.seed},
                                              {"coaches", joined(plan.coaches)}});
  text += "\n" + console.say("cli.sim.speed", {{"actions", numbers.whole(report.actions)},
                                               {"seconds", numbers.decimal(report.seconds, 2)},
                                               {"speed", numbers.short_form(speed)}});
  text += "\n\n" + SimTable(console, plan, report).text();
  const auto details =
      std::ranges::count_if(report.stats, [](const Stat& stat) { return is_detail(stat.first); });
  if (details > 0) text += "\n" + console.say("cli.sim.details", {{"n", details}}) + "\n";
  return text;
}

}  // namespace benchboss
