#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/data_files.h"
#include "cli/exit_code.h"
#include "cli/header.h"
#include "cli/progress.h"
#include "cli/run.h"
#include "cli/sim_table.h"
#include "lab/sim.h"

#include <boost/json/object.hpp>

namespace benchboss {

namespace {

constexpr std::uint64_t kUsualGames = 1000;

boost::json::value stats_json(const SimReport& report) {
  boost::json::object stats;
  for (const auto& [name, sample] : report.stats)
    stats[name] =
        boost::json::object{{"mean", sample.mean()}, {"sd", sample.sd()}, {"n", sample.n}};
  return stats;
}

double actions_per_second(const SimReport& report) {
  return report.seconds > 0 ? static_cast<double>(report.actions) / report.seconds : 0;
}

boost::json::value report_json(const SimPlan& plan, const SimReport& report) {
  return boost::json::object{
      {"game", plan.header.game},
      {"games", report.games},
      {"seed", plan.seed},
      {"coaches", boost::json::array(plan.coaches.begin(), plan.coaches.end())},
      {"options", options_json(plan.header)},
      {"decisions", report.decisions},
      {"actions", report.actions},
      {"seconds", report.seconds},
      {"actions_per_second", actions_per_second(report)},
      {"stats", stats_json(report)},
  };
}

// One coach a seat, from one for all or one a team.
UsageFault seat_coaches(SimPlan& plan, Seat seats) {
  const std::vector<std::string> given = plan.coaches;
  if (given.size() > seats || seats % given.size() != 0)
    return {"cli.usage.coaches_do_not_fit",
            {{"given", std::to_string(given.size())}, {"seats", std::to_string(seats)}}};
  plan.coaches.resize(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) plan.coaches[seat] = given[seat % given.size()];
  return {};
}

UsageFault fill_plan(const Arguments& given, SimPlan& plan) {
  if (UsageFault fault = check_settings(plan.header); fault.found()) return fault;
  plan.coaches = given.has("coaches") ? given.list("coaches") : std::vector<std::string>{"random"};
  if (UsageFault fault = check_coaches(plan.header.game, plan.coaches); fault.found()) return fault;
  plan.games = given.number("games", kUsualGames);
  plan.seed = given.number("seed", kUsualSeed);
  plan.threads = static_cast<unsigned>(given.number("threads", 0));
  plan.records_dir = given.text("records");
  return seat_coaches(plan, open_table(plan.header).table->seats());
}

}  // namespace

int run_sim(const Arguments& given, Console& console) {
  SimPlan plan;
  plan.header = header_of(given.operands[0], given);
  if (const int trouble = bring_files(given, plan.header, console); trouble != kOk) return trouble;
  if (const UsageFault fault = fill_plan(given, plan); fault.found())
    return console.usage(fault, given.command);
  Progress progress(console, "cli.sim.progress", plan.games);
  if (progress.is_seen()) plan.progress = [&](std::uint64_t done) { progress.show(done); };
  const SimReport report = simulate(plan);
  progress.clear();
  if (report.fault.found()) {
    console.complain(console.texts().say(console.lang(), report.fault));
    return kFileTrouble;  // the plan was checked before: only the folder of records is left
  }
  if (given.has("json")) {
    console.json(report_json(plan, report));
  } else {
    console.print(sim_table(console, plan, report));
  }
  return kOk;
}

}  // namespace benchboss
