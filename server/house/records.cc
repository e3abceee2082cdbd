#include "catalog/catalog.h"
#include "match/event_json.h"
#include "match/replay.h"
#include "server/house/house.h"

#include <boost/json/array.hpp>

#include <algorithm>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::int64_t kMostSteps = 50;

std::int64_t number_in_query(const HttpRequest& request, const std::string& name,
                             std::int64_t otherwise) {
  const auto given = request.query.find(name);
  return given == request.query.end() ? otherwise : read_number(given->second, 1'000'000);
}

}  // namespace

// Nothing of a record may be known before the game is over; and delayed spectators wait for it.
bool House::need_finished(const AskedPtr& asked) const {
  const LiveTable& live = *asked->table->live;
  const bool inside =
      asked->admin || (asked->person && (asked->person->id == live.owner() ||
                                         !live.seating().seats_of(asked->person->id).empty()));
  const Milliseconds wait = inside ? 0 : Milliseconds{live.terms().delay} * 1000;
  const bool over = live.phase() == TablePhase::over && live.match() != nullptr;
  const auto ended = std::find_if(live.happenings().begin(), live.happenings().end(),
                                  [](const Happening& each) { return each.what == "over"; });
  if (over && ended != live.happenings().end() && ended->at + wait <= around_.now()) return true;
  fail(asked, 409, {"table.not_over", {}, {}});
  return false;
}

void House::tell_record(const AskedPtr& asked) {
  if (!need_finished(asked)) return;
  HttpAnswer answer;
  answer.type = "text/plain; charset=utf-8";
  answer.body = write_record(asked->table->live->match()->save());
  for (const Place& place : asked->table->live->seating().places)
    if (place.resigned)
      answer.body +=
          "; " + texts_.say(asked->lang, {"server.record_given_up", {}, {{"name", place.name}}}) +
          "\n";
  answer.headers.emplace_back("Content-Disposition",
                              "attachment; filename=\"" + asked->table->row.game + "-" +
                                  std::to_string(asked->table->row.id) + ".bbr\"");
  answer_when_written(asked, asked->table, std::move(answer));
}

void House::tell_proof(const AskedPtr& asked) {
  if (!need_finished(asked)) return;
  const Record record = asked->table->live->match()->save();
  OpenedTable fresh = benchboss::open_table(record);
  if (fresh.fault.found()) return fail(asked, 500, fresh.fault.why);
  const Proof proof = verify(record, *fresh.table);
  const bool proved = !proof.fault.found() && proof.kind != Proof::Kind::nothing;
  Verdict why = proof.fault.why;
  if (!proved && why.accepted()) why = {"server.nothing_to_prove", {}, {}};
  const json::object told{
      {"proved", proved},
      {"draws", proof.draws},
      {"why", proved ? json::value(nullptr)
                     : json::value(told_refusal(why, texts_.say(asked->lang, why)))}};
  answer_when_written(asked, asked->table, answer_of(asked, told));
}

void House::tell_statistics(const AskedPtr& asked) {
  if (!need_finished(asked)) return;
  const json::object told{{"sheet", asked->table->live->match()->table().score_sheet()}};
  answer_when_written(asked, asked->table, answer_of(asked, told));
}

void House::tell_replay(const AskedPtr& asked) {
  if (!need_finished(asked)) return;
  const Record record = asked->table->live->match()->save();
  const auto total = static_cast<std::int64_t>(record.lines.size());
  const std::int64_t from = number_in_query(asked->request, "from", 0);
  const std::int64_t count = number_in_query(asked->request, "count", kMostSteps);
  const std::int64_t seat = number_in_query(asked->request, "seat", 0);
  OpenedTable fresh = benchboss::open_table(record);
  if (from < 0 || count < 1 || count > kMostSteps || seat < 0 || fresh.table == nullptr ||
      seat > fresh.table->seats())
    return fail(asked, 400, {"server.bad_query", {}, {}});
  const Seat viewer = seat == 0 ? kSpectator : static_cast<Seat>(seat - 1);
  Table& table = *fresh.table;
  json::array steps;
  std::int64_t at = 0;
  std::uint64_t told = 0;
  replay(record, table, [&](const Line& line) {
    if (at >= from && at < from + count) {
      json::array events;
      for (const SaidEvent& event : table.events(viewer, told)) events.push_back(event_json(event));
      steps.push_back(json::object{
          {"line", write_line(line)}, {"events", std::move(events)}, {"view", table.view(viewer)}});
    }
    told = table.event_count();
    ++at;
  });
  const json::object piece{{"lines", total}, {"from", from}, {"steps", std::move(steps)}};
  answer_when_written(asked, asked->table, answer_of(asked, piece));
}

}  // namespace benchboss
