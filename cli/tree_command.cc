#include "cli/arguments.h"
#include "cli/bar.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/grid.h"
#include "cli/header.h"
#include "cli/progress.h"
#include "cli/record_file.h"
#include "cli/run.h"
#include "lab/tree.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>

namespace benchboss {

namespace {

std::string tree_table(const Console& console, const TreeCount& tree) {
  Grid grid({Grid::Align::left, Grid::Align::right, Grid::Align::left});
  std::uint64_t most = 1;
  for (const auto& [step, courses] : tree.split) most = std::max(most, courses);
  for (const auto& [step, courses] : tree.split)
    grid.add({{step},
              {console.numbers().whole(courses)},
              {bar(static_cast<double>(courses) / static_cast<double>(most), kWidestBar),
               Tone::accent}});
  grid.add({{console.say("cli.tree.total"), Tone::strong},
            {console.numbers().whole(tree.total), Tone::strong}});
  return grid.text(kIndent, console.width(), console.colours());
}

boost::json::value tree_json(const Record& from, std::uint64_t depth, const TreeCount& tree) {
  boost::json::array split;
  for (const auto& [step, courses] : tree.split)
    split.push_back(boost::json::object{{"action", step}, {"count", courses}});
  return boost::json::object{{"game", from.game},
                             {"options", options_json(from)},
                             {"depth", depth},
                             {"split", std::move(split)},
                             {"total", tree.total}};
}

UsageFault check_from(const Arguments& given, const Record& from) {
  if (!given.settings().empty()) return {"cli.usage.set_and_from", {}};
  if (from.game != given.operands[0]) return {"cli.usage.other_game", {{"game", from.game}}};
  return {};
}

}  // namespace

int run_tree(const Arguments& given, Console& console) {
  if (!given.has("depth"))
    return console.usage({"cli.usage.flag_missing", {{"flag", "--depth"}}}, given.command);
  Record from;
  UsageFault fault;
  const std::string file = given.text("from");
  if (given.has("from")) {
    RecordFile opened = open_record(file, console);
    if (opened.exit_code != kOk) return opened.exit_code;
    from = std::move(opened.record);
    fault = check_from(given, from);
  } else {
    from = header_of(given.operands[0], given);
    fault = check_settings(from);
  }
  if (fault.found()) return console.usage(fault, given.command);
  const std::uint64_t depth = given.number("depth", 1);
  Progress progress(console, "cli.tree.progress", 0);
  TreeProgress show;
  if (progress.is_seen())
    show = [&](std::uint64_t done, std::uint64_t of) { progress.show(done, of); };
  const TreeCount tree = count_tree(from, static_cast<int>(depth), show);
  progress.clear();
  if (tree.fault.found()) return complain_about(file, tree.fault, console);
  if (given.has("json")) {
    console.json(tree_json(from, depth, tree));
  } else {
    console.print(tree_table(console, tree));
  }
  return kOk;
}

}  // namespace benchboss
