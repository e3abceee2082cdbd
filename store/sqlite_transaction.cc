#include "store/sqlite_transaction.h"

#include <sqlite3.h>

#include <utility>

namespace benchboss {

SqliteTransaction::SqliteTransaction(Database database, Run run, const StoreFolder& folder)
    : database_(std::move(database)),
      run_(std::move(run)),
      folder_(folder),
      begin_(database_.prepare("BEGIN IMMEDIATE")),
      commit_(database_.prepare("COMMIT")),
      save_(database_.prepare("SAVEPOINT job")),
      release_(database_.prepare("RELEASE job")),
      journal_(
          database_.prepare("INSERT INTO journal (table_id, seq, at, person, command, kind, text) "
                            "VALUES (?, ?, ?, ?, ?, ?, ?)")),
      table_(database_.prepare(
          "INSERT INTO tables (id, code, watch_code, game, owner, is_public, phase, wakes, at) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      phase_(database_.prepare("UPDATE tables SET phase = ?, wakes = ?, at = ? WHERE id = ?")),
      member_(database_.prepare("INSERT OR IGNORE INTO members (person, table_id) VALUES (?, ?)")),
      follow_(database_.prepare("INSERT OR IGNORE INTO members (person, table_id) "
                                "SELECT person, ? FROM members WHERE table_id = ?")),
      guest_(database_.prepare(
          "INSERT INTO people (name, account, password, at) VALUES (?, NULL, '', ?)")),
      session_of_guest_(database_.prepare(
          "INSERT INTO sessions (key, person, expires) VALUES (?, last_insert_rowid(), ?)")),
      account_(database_.prepare("UPDATE people SET name = ?, account = ?, password = ? "
                                 "WHERE id = ? AND account IS NULL AND name <> ''")),
      password_(
          database_.prepare("UPDATE people SET password = ? WHERE id = ? AND account IS NOT NULL")),
      rename_(database_.prepare(
          "UPDATE people SET name = ? WHERE id = ? AND account IS NULL AND name <> ''")),
      goodbye_(database_.prepare(
          "UPDATE people SET name = '', account = NULL, password = '' WHERE id = ?")),
      leave_tables_(database_.prepare("DELETE FROM members WHERE person = ?")),
      reword_(database_.prepare("UPDATE journal SET text = ? WHERE table_id = ? AND seq = ?")),
      session_(database_.prepare("INSERT INTO sessions (key, person, expires) VALUES (?, ?, ?)")),
      login_(database_.prepare("INSERT INTO sessions (key, person, expires) "
                               "SELECT ?, id, ? FROM people WHERE id = ? AND password = ?")),
      end_session_(database_.prepare("DELETE FROM sessions WHERE key = ?")),
      end_sessions_of_(database_.prepare("DELETE FROM sessions WHERE person = ? AND key <> ?")),
      renew_session_(database_.prepare("UPDATE sessions SET expires = ? WHERE key = ?")),
      end_sessions_(database_.prepare("DELETE FROM sessions WHERE expires <= ?")),
      gap_(database_.prepare("INSERT INTO gaps (since, till) VALUES (?, ?)")),
      end_gaps_(database_.prepare("DELETE FROM gaps")),
      beat_(database_.prepare("INSERT OR REPLACE INTO beat (one, at) VALUES (1, ?)")) {
  const auto note = [](void* self, sqlite3*, const char*, int pages) {
    static_cast<SqliteTransaction*>(self)->note_log(pages);
    return SQLITE_OK;
  };
  sqlite3_wal_hook(database_.handle(), note, this);
}

SqliteTransaction::~SqliteTransaction() { run_.end(database_, folder_); }

void SqliteTransaction::note_log(int pages) {
  if (pages < log_pages_) folded_at_ = 0;  // it has begun anew
  log_pages_ = pages;
}

// As often as SQLite would do it itself. What goes wrong then goes wrong again with a commit, or
// not at all.
void SqliteTransaction::keep_log_short() {
  constexpr int kEnough = 4000;
  if (log_pages_ - folded_at_ < kEnough) return;
  [[maybe_unused]] const Verdict why = run_.fold_log(database_, folder_);
  folded_at_ = log_pages_;
}

Verdict SqliteTransaction::begin() { return said(begin_.run()); }
Verdict SqliteTransaction::commit() {
  Verdict why = said(commit_.run());
  if (why.accepted()) keep_log_short();
  return why;
}
// After some faults SQLite has rolled back already; whatever is left fails the next begin().
void SqliteTransaction::roll_back() {
  [[maybe_unused]] const SqlFault fault = database_.run("ROLLBACK");
}

Verdict SqliteTransaction::apply(const std::vector<Change>& changes, bool& lost) {
  if (changes.empty()) return {};
  SqlFault fault = save_.run();
  for (const Change& change : changes) {
    if (fault.found()) break;
    fault = std::visit([this](const auto& row) { return write(row); }, change);
  }
  if (!fault.found()) fault = release_.run();
  if (!fault.found()) return {};
  // A row that may not stand is our own mistake and concerns this job alone; anything else is the
  // disk's trouble and concerns everybody.
  lost = (fault.code & 0xff) != SQLITE_CONSTRAINT;
  if (!lost) lost = database_.run("ROLLBACK TO job; RELEASE job").found();
  return said(fault);
}

SqlFault SqliteTransaction::write(const JournalRow& row) {
  return journal_.bind(row.table)
      .bind(std::int64_t{row.seq})
      .bind(row.at)
      .bind(row.person)
      .bind(row.command)
      .bind(row.kind)
      .bind(row.text)
      .run();
}

SqlFault SqliteTransaction::write(const TableRow& row) {
  return table_.bind(row.id)
      .bind(row.code)
      .bind(row.watch_code)
      .bind(row.game)
      .bind(row.owner)
      .bind(std::int64_t{row.is_public})
      .bind(static_cast<std::int64_t>(row.phase))
      .bind(std::int64_t{row.wakes})
      .bind(row.at)
      .run();
}

SqlFault SqliteTransaction::write(const PhaseChange& change) {
  return phase_.bind(static_cast<std::int64_t>(change.phase))
      .bind(std::int64_t{change.wakes})
      .bind(change.at)
      .bind(change.table)
      .run();
}

SqlFault SqliteTransaction::write(const Membership& membership) {
  return member_.bind(membership.person).bind(membership.table).run();
}

SqlFault SqliteTransaction::write(const Following& following) {
  return follow_.bind(following.to).bind(following.from).run();
}

SqlFault SqliteTransaction::change_one(Statement& statement) {
  SqlFault fault = statement.run();
  if (!fault.found() && database_.changes() != 1)
    fault = {kNotThere, "what was to be changed is not there"};
  return fault;
}

SqlFault SqliteTransaction::write(const NewGuest& guest) {
  SqlFault fault = guest_.bind(guest.name).bind(guest.at).run();
  if (fault.found()) return fault;
  return session_of_guest_.bind(guest.session).bind(guest.expires).run();
}

SqlFault SqliteTransaction::write(const NewAccount& account) {
  return change_one(account_.bind(account.name)
                        .bind(account.account)
                        .bind(account.password)
                        .bind(account.person));
}

SqlFault SqliteTransaction::write(const NewPassword& password) {
  return change_one(password_.bind(password.password).bind(password.person));
}

SqlFault SqliteTransaction::write(const Goodbye& goodbye) {
  SqlFault fault = write(SessionsOf{goodbye.person, {}});
  if (!fault.found()) fault = leave_tables_.bind(goodbye.person).run();
  return fault.found() ? fault : change_one(goodbye_.bind(goodbye.person));
}

SqlFault SqliteTransaction::write(const Rewording& rewording) {
  return change_one(
      reword_.bind(rewording.text).bind(rewording.table).bind(std::int64_t{rewording.seq}));
}

SqlFault SqliteTransaction::write(const Renaming& renaming) {
  return rename_.bind(renaming.name).bind(renaming.person).run();
}

SqlFault SqliteTransaction::write(const SessionRow& session) {
  if (session.password.empty())
    return session_.bind(session.key).bind(session.person).bind(session.expires).run();
  return change_one(
      login_.bind(session.key).bind(session.expires).bind(session.person).bind(session.password));
}

SqlFault SqliteTransaction::write(const SessionEnd& end) {
  return end_session_.bind(end.key).run();
}

SqlFault SqliteTransaction::write(const SessionsOf& sessions) {
  return end_sessions_of_.bind(sessions.person).bind(sessions.but).run();
}

SqlFault SqliteTransaction::write(const SessionRenewal& renewal) {
  return renew_session_.bind(renewal.expires).bind(renewal.key).run();
}

SqlFault SqliteTransaction::write(const SessionsOver& over) {
  return end_sessions_.bind(over.now).run();
}

SqlFault SqliteTransaction::write(const Gap& gap) {
  return gap_.bind(gap.since).bind(gap.till).run();
}

SqlFault SqliteTransaction::write(const GapsOver&) { return end_gaps_.run(); }

SqlFault SqliteTransaction::write(const Beat& beat) { return beat_.bind(beat.at).run(); }

}  // namespace benchboss
