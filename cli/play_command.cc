#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/data_files.h"
#include "cli/exit_code.h"
#include "cli/header.h"
#include "cli/play/play.h"
#include "cli/run.h"

namespace benchboss {

namespace {

constexpr std::string_view kPerson = "person";

// What only makes sense for a new game of a known kind.
constexpr std::string_view kOfNewGame[] = {"coach", "coaches", "hot-seat", "names", "set", "data"};

std::string first_given(const Arguments& given, std::span<const std::string_view> flags) {
  for (const std::string_view flag : flags)
    if (given.has(flag)) return "--" + std::string(flag);
  return {};
}

UsageFault check_combination(const Arguments& given) {
  const std::string of_new_game = first_given(given, kOfNewGame);
  if (given.has("resume")) {
    if (!given.operands.empty()) return {"cli.usage.resume_game", {}};
    const std::string clash = of_new_game.empty() && given.has("seed") ? "--seed" : of_new_game;
    if (!clash.empty()) return {"cli.usage.resume_flag", {{"flag", clash}}};
  }
  if (given.operands.empty() && !of_new_game.empty())
    return {"cli.usage.flag_needs_game",
            {{"flag", of_new_game}, {"game", std::string(games().front().name)}}};
  if (given.has("hot-seat") && (given.has("coach") || given.has("coaches")))
    return {"cli.usage.hot_seat_coach", {}};
  if (given.has("coach") && given.has("coaches")) return {"cli.usage.coach_and_coaches", {}};
  return {};
}

// Who sits where: "person" or the name of a coach for each seat.
UsageFault seat_people(const Arguments& given, Seat seats, std::vector<std::string>& sitting) {
  if (given.has("coaches")) {
    sitting = given.list("coaches");
    if (sitting.size() != seats)
      return {"cli.usage.one_coach_a_seat",
              {{"given", std::to_string(sitting.size())}, {"seats", std::to_string(seats)}}};
    return {};
  }
  const std::string others =
      given.has("hot-seat") ? std::string(kPerson) : given.text("coach", kUsualCoach);
  sitting.assign(seats, others);
  sitting[0] = kPerson;
  return {};
}

UsageFault fill_seats(const Arguments& given, Seat seats, Record& header) {
  std::vector<std::string> sitting;
  if (UsageFault fault = seat_people(given, seats, sitting); fault.found()) return fault;
  const std::vector<std::string> names = given.list("names");
  if (names.size() > seats)
    return {"cli.usage.too_many_names",
            {{"given", std::to_string(names.size())}, {"seats", std::to_string(seats)}}};
  for (const std::string& name : names)
    if (!check_name(name).accepted()) return {"cli.usage.bad_name", {}};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    SeatEntry& entry = header.seats.emplace_back();
    if (seat < names.size()) entry.name = names[seat];
    if (sitting[seat] == kPerson) continue;
    if (UsageFault fault = check_coaches(header.game, {sitting[seat]}); fault.found()) return fault;
    entry.coach = sitting[seat];
  }
  return {};
}

UsageFault fill_header(const Arguments& given, Record& header) {
  if (given.operands.empty()) return {};
  if (UsageFault fault = check_settings(header); fault.found()) return fault;
  return fill_seats(given, open_table(header).table->seats(), header);
}

}  // namespace

int run_play_command(const Arguments& given, Console& console) {
  PlayPlan plan;
  plan.lang = console.lang();
  plan.plain = given.has("plain");
  plan.resume_file = given.text("resume");
  plan.resume_last = given.has("resume") && plan.resume_file.empty();
  plan.record_file = given.text("record");
  UsageFault fault = check_combination(given);
  if (!fault.found() && !given.operands.empty()) {
    plan.header = header_of(given.operands[0], given);
    if (const int trouble = bring_files(given, plan.header, console); trouble != kOk)
      return trouble;
  }
  if (!fault.found()) fault = fill_header(given, plan.header);
  if (fault.found()) return console.usage(fault, given.command);
  if (given.has("seed")) plan.header.seed = given.number("seed", 0);
  return run_play(plan);
}

}  // namespace benchboss
