#include "catalog/catalog.h"
#include "match/event_json.h"
#include "match/replay.h"
#include "server/house/house.h"
#include "server/live/forgetting.h"

#include <boost/json/array.hpp>

#include <algorithm>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::int64_t kMostSteps = 50;
constexpr std::int64_t kMostAsked = 1'000'000;

RecordFault steps_of(const Record& record, Table& table, std::int64_t from, std::int64_t count,
                     Seat viewer, json::array& steps) {
  std::int64_t at = 0;
  std::uint64_t told = 0;
  return replay(record, table, [&](const Line& line) {
    if (at >= from && at < from + count) {
      json::array events;
      for (const SaidEvent& event : table.events(viewer, told)) events.push_back(event_json(event));
      steps.push_back(json::object{
          {"line", write_line(line)}, {"events", std::move(events)}, {"view", table.view(viewer)}});
    }
    told = table.event_count();
    ++at;
  });
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

// To play a long game again takes longer than people at other tables should wait.
void House::answer_from_record(const AskedPtr& asked, FromRecord make) {
  if (!need_finished(asked)) return;
  if (tellings_in_work_ >= settings_.records_at_once)
    return fail(asked, 503, {"server.busy", {}, {}});
  ++tellings_in_work_;
  tellers_->work([this, asked, make = std::move(make), record = asked->table->live->match()->save(),
                  post = around_.post, alive = alive_] {
    post([this, asked, answer = make(record), alive] {
      if (!*alive) return;
      --tellings_in_work_;
      answer_when_written(asked, asked->table, answer);
    });
  });
}

void House::tell_record(const AskedPtr& asked) {
  std::string remarks;
  for (const Place& place : asked->table->live->seating().places)
    if (place.resigned)
      remarks +=
          "; " +
          texts_.say(asked->lang,
                     {"server.record_given_up",
                      {},
                      {{"name", place.name.empty() ? std::string(kFormerPlayer) : place.name}}}) +
          "\n";
  const TableRow& row = asked->table->row;
  const std::string name = row.game + "-" + std::to_string(row.id) + ".bbr";
  answer_from_record(asked, [remarks, name](const Record& record) {
    HttpAnswer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.body = write_record(record) + remarks;
    answer.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return answer;
  });
}

void House::tell_proof(const AskedPtr& asked) {
  answer_from_record(asked, [this, asked](const Record& record) {
    OpenedTable fresh = benchboss::open_table(record);
    if (fresh.fault.found()) return failure(500, fresh.fault.why, asked->lang);
    const Proof proof = verify(record, *fresh.table);
    const bool proved = !proof.fault.found() && proof.kind != Proof::Kind::nothing;
    Verdict why = proof.fault.why;
    if (!proved && why.accepted()) why = {"server.nothing_to_prove", {}, {}};
    return answer_of(
        asked, {{"proved", proved},
                {"draws", proof.draws},
                {"why", proved ? json::value(nullptr)
                               : json::value(told_refusal(why, texts_.say(asked->lang, why)))}});
  });
}

void House::tell_statistics(const AskedPtr& asked) {
  answer_from_record(asked, [this, asked](const Record& record) {
    OpenedTable fresh = benchboss::open_table(record);
    if (fresh.fault.found()) return failure(500, fresh.fault.why, asked->lang);
    if (const RecordFault fault = replay(record, *fresh.table); fault.found())
      return failure(500, fault.why, asked->lang);
    return answer_of(asked, {{"sheet", fresh.table->score_sheet()}});
  });
}

void House::tell_replay(const AskedPtr& asked) {
  const std::int64_t from = number_in_query(asked->request, "from", 0, kMostAsked);
  const std::int64_t count = number_in_query(asked->request, "count", kMostSteps, kMostAsked);
  const std::int64_t seat = number_in_query(asked->request, "seat", 0, kMostAsked);
  const auto seats = static_cast<std::int64_t>(asked->table->live->seating().places.size());
  if (from < 0 || count < 1 || count > kMostSteps || seat < 0 || seat > seats) {
    if (need_finished(asked)) fail(asked, 400, {"server.bad_query", {}, {}});
    return;
  }
  const Seat viewer = seat == 0 ? kSpectator : static_cast<Seat>(seat - 1);
  answer_from_record(asked, [this, asked, from, count, viewer](const Record& record) {
    OpenedTable fresh = benchboss::open_table(record);
    if (fresh.fault.found()) return failure(500, fresh.fault.why, asked->lang);
    json::array steps;
    if (const RecordFault fault = steps_of(record, *fresh.table, from, count, viewer, steps);
        fault.found())
      return failure(500, fault.why, asked->lang);
    return answer_of(asked,
                     {{"lines", record.lines.size()}, {"from", from}, {"steps", std::move(steps)}});
  });
}

}  // namespace benchboss
