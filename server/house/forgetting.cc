#include "server/live/forgetting.h"

#include "server/house/house.h"
#include "server/house/secrets.h"
#include "server/live/fields.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include <utility>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::uint32_t kAll = UINT32_MAX;

}  // namespace

// He is put out at once and comes back as nobody; what is his goes table by table. If something
// cannot be read or written he is told so, keeps what is left, and may try again.
void House::forget_me(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  if (asked->person->account.empty()) return forget(asked);
  const std::string password = text_in(asked->body, "password");
  if (password.empty()) return fail(asked, 403, {"server.password_needed", {}, {}});
  check_password(asked, *asked->person, password, [this, asked](bool right) {
    if (!right) return fail(asked, 403, {"server.wrong_old_password", {}, {}});
    forget(asked);
  });
}

// While something was waited for, he may have been forgotten.
bool House::is_gone(const AskedPtr& asked) const {
  return asked->person && forgotten_.contains(asked->person->id);
}

void House::forget(const AskedPtr& asked) {
  const PersonId person = asked->person->id;
  if (forgotten_.contains(person)) return fail(asked, 409, {"server.being_forgotten", {}, {}});
  if (std::exchange(forgetting_, true)) return fail(asked, 503, {"server.busy", {}, {}});
  forgotten_.insert(person);
  hang_up_on(person, {});
  // What he did before is on disk first.
  write({}, {}, [this, asked](const Verdict& written) {
    if (!written.accepted()) return stop_forgetting(asked, written);
    leave_tables(asked);
  });
}

void House::leave_tables(const AskedPtr& asked) {
  const auto rows = reads_->read("lists", [&store = around_.store, person = asked->person->id] {
    return store.tables_of(person, kAll);
  });
  if (rows.failed()) return stop_forgetting(asked, rows.fault());
  std::vector<TableId> ids;
  for (const TableRow& row : rows.value()) ids.push_back(row.id);
  leave_all(asked, ids, ids);
}

void House::stop_forgetting(const AskedPtr& asked, const Verdict& why) {
  forgetting_ = false;
  forgotten_.erase(asked->person->id);
  fail(asked, 503, why);
}

// Seats that wait are given back, own tables that wait are closed, games under way are given up.
void House::leave_all(const AskedPtr& asked, std::vector<TableId> left, std::vector<TableId> all) {
  if (left.empty()) return reword_all(asked, std::move(all));
  const TableId id = left.back();
  left.pop_back();
  wake(id, [this, asked, left = std::move(left), all = std::move(all)](const Woken& woken) {
    if (woken.table == nullptr) return stop_forgetting(asked, woken.fault);
    if (Verdict why = ready_to_write(); !why.accepted()) return stop_forgetting(asked, why);
    Batch batch{around_.now(), asked->person->id, {}};
    woken.table->live->part_with(batch);
    if (batch.rows.empty()) return leave_all(asked, left, all);
    commit(woken.table, std::move(batch), {}, [this, asked, left, all](const Verdict& written) {
      if (!written.accepted()) return stop_forgetting(asked, written);
      leave_all(asked, left, all);
    });
  });
}

void House::reword_all(const AskedPtr& asked, std::vector<TableId> left) {
  if (left.empty()) return say_goodbye(asked);
  const TableId id = left.back();
  left.pop_back();
  tellers_->work([this, asked, id, left = std::move(left), &store = around_.store,
                  post = around_.post, alive = alive_] {
    const auto rows = store.journal(id);
    auto changes = rows.failed() ? Read<std::vector<Rewording>>(Unread{rows.fault()})
                                 : forget_in(rows.value(), asked->person->id);
    post([this, asked, id, left, changes = std::move(changes), alive] {
      if (!*alive) return;
      if (changes.failed()) {
        reads_->note_table(id, changes.fault());
        return stop_forgetting(asked, changes.fault());
      }
      std::vector<Change> all(changes.value().begin(), changes.value().end());
      if (all.empty()) return reword_all(asked, left);
      write({}, std::move(all), [this, asked, id, left](const Verdict& written) {
        if (!written.accepted()) return stop_forgetting(asked, written);
        read_anew(id);
        reword_all(asked, left);
      });
    });
  });
}

// What is in memory still has the old words: as soon as nothing is on its way, it is forgotten.
void House::read_anew(TableId id) {
  const auto found = awake_.find(id);
  if (found == awake_.end()) {
    // It may have been read before the new words were written.
    if (loading_.contains(id))
      wake(id, [this, id](const Woken& woken) {
        if (woken.table != nullptr) read_anew(id);
      });
    return;
  }
  const AwakeTable table = found->second;
  when_written(table, [this, table](const Verdict& written) {
    if (!written.accepted() || table->dropped) return;
    if (table->unwritten > 0) return read_anew(table->row.id);
    drop(table);
    if (table->live->deadline() == 0) halted_.erase(table->row.id);
  });
}

void House::say_goodbye(const AskedPtr& asked) {
  const PersonId person = asked->person->id;
  write({}, {Goodbye{person}}, [this, asked, person](const Verdict& written) {
    if (!written.accepted()) return stop_forgetting(asked, written);
    forgetting_ = false;
    hang_up_on(person, {});
    answer_without_session(asked);
  });
}

// Everything that is kept about somebody, as he may know it.
void House::export_me(const AskedPtr& asked) {
  const PersonRow& person = *asked->person;
  auto rows = reads_->read(
      "lists", [&store = around_.store, id = person.id] { return store.tables_of(id, kAll); });
  if (rows.failed()) return fail(asked, 503, rows.fault());
  const auto sessions = reads_->read(
      "sessions", [&store = around_.store, id = person.id] { return store.sessions_of(id); });
  if (sessions.failed()) return fail(asked, 503, sessions.fault());
  json::array ends;
  for (const SessionRow& session : sessions.value()) ends.emplace_back(session.expires);
  json::object told{{"name", person.name},
                    {"account", !person.account.empty()},
                    {"since", person.at},
                    {"sessions_end", std::move(ends)}};
  if (tellings_in_work_ >= settings_.records_at_once)
    return fail(asked, 503, {"server.busy", {}, {}});
  ++tellings_in_work_;
  tellers_->work([this, asked, told = std::move(told), rows = std::move(rows).value(),
                  &store = around_.store, post = around_.post, alive = alive_]() mutable {
    Verdict fault;
    TableId unread = 0;
    json::array tables;
    for (const TableRow& row : rows) {
      const auto journal = store.journal(row.id);
      if (journal.failed()) {
        fault = journal.fault();
        unread = row.id;
        break;
      }
      tables.push_back(json::object{{"table", row.id},
                                    {"game", row.game},
                                    {"opened_by_you", row.owner == asked->person->id},
                                    {"rows", own_rows(journal.value(), asked->person->id)}});
    }
    told["tables"] = std::move(tables);
    HttpAnswer answer;
    answer.body = json::serialize(told);
    answer.headers.emplace_back("Content-Disposition", "attachment; filename=\"benchboss.json\"");
    post([this, asked, fault, unread, answer = std::move(answer), alive] {
      if (!*alive) return;
      --tellings_in_work_;
      if (unread != 0) reads_->note_table(unread, fault);
      if (!fault.accepted()) return fail(asked, 503, fault);
      asked->reply(answer);
    });
  });
}

}  // namespace benchboss
