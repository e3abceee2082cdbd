#include "store/sqlite.h"

#include <sqlite3.h>

namespace benchboss {

namespace {

constexpr int kPatience = 5000;  // ms that one connection waits for another

SqlFault fault_of(sqlite3* handle) {
  return {sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)};
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Statement& Statement::bind(std::int64_t value) {
  if (statement_) sqlite3_bind_int64(statement_.get(), ++bound_, value);
  return *this;
}

Statement& Statement::bind(std::string_view text) {
  // An empty view may have no data, and SQLite takes that for NULL.
  const char* data = text.empty() ? "" : text.data();
  if (statement_)
    sqlite3_bind_text64(statement_.get(), ++bound_, data, text.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
  return *this;
}

Statement& Statement::bind_nothing() {
  if (statement_) sqlite3_bind_null(statement_.get(), ++bound_);
  return *this;
}

bool Statement::step() {
  if (!statement_) return false;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) fault_ = fault_of(sqlite3_db_handle(statement_.get()));
  return false;
}

SqlFault Statement::run() {
  if (!statement_) return fault_;
  step();
  const SqlFault fault = fault_;
  reset();
  return fault;
}

void Statement::reset() {
  if (!statement_) return;
  sqlite3_reset(statement_.get());
  bound_ = 0;
  fault_ = {};
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

SqlFault Database::open(const std::string& file, Access access) {
  const int how =
      access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, how | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  if (code != SQLITE_OK) return handle == nullptr ? SqlFault{code, "out of memory"} : fault();
  sqlite3_busy_timeout(handle, kPatience);
  return {};
}

void Database::leave_log(bool on) {
  sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 1 : 0, nullptr);
}

SqlFault Database::run(const char* sql) {
  const int code = sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? SqlFault{} : fault();
}

Statement Database::prepare(std::string_view sql) {
  Statement statement;
  sqlite3_stmt* prepared = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &prepared, nullptr);
  statement.statement_.reset(prepared);
  if (code != SQLITE_OK) statement.fault_ = fault();
  return statement;
}

std::int64_t Database::number(std::string_view sql) {
  Statement statement = prepare(sql);
  return statement.step() ? statement.number(0) : 0;
}

std::int64_t Database::changes() const { return sqlite3_changes64(handle_.get()); }
SqlFault Database::fault() const { return fault_of(handle_.get()); }

}  // namespace benchboss
