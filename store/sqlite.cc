#include "store/sqlite.h"

#include "store/checked_disk.h"

#include <sqlite3.h>

namespace benchboss {

namespace {

// The broken variant, which tests/faults must find out: a read that failed looks like an empty
// answer.
#ifdef BENCHBOSS_FAULT_READS_AS_NOTHING
constexpr bool kFaultReadsAsNothing = true;
#else
constexpr bool kFaultReadsAsNothing = false;
#endif

constexpr int kPatience = 5000;  // ms that one connection waits for another

SqlFault fault_of(sqlite3* handle) {
  return {sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)};
}

// A file's name within a URI.
std::string as_uri(const std::string& file) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string uri = "file:";
  for (const char c : file) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '?' || c == '#' || c == '%') {
      uri += '%';
      uri += kDigits[byte / 16];
      uri += kDigits[byte % 16];
    } else {
      uri += c;
    }
  }
  return uri;
}

}  // namespace

Verdict said(const SqlFault& fault) {
  switch (fault.code) {
    case kNotThere:
      return {"store.not_there", {}, {}};
    // A file that is only mapped has no room to grow.
    case SQLITE_IOERR_SHMSIZE:
      return {"store.full", {}, {}};
    // All but a full disk: a limit or a quota, or a disk that fails.
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
      return {"store.not_written", {}, {}};
    case SQLITE_IOERR_DATA:
      return {"store.damaged", {}, {{"what", fault.text}}};
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_CORRUPTFS:
    case SQLITE_IOERR_FSTAT:
    case SQLITE_IOERR_SHMMAP:
    case SQLITE_IOERR_SHMOPEN:
      return {"store.unreadable", {}, {{"what", fault.text}}};
    default:
      break;
  }
  switch (fault.code & 0xff) {
    case SQLITE_OK:
      return {};
    case SQLITE_FULL:
      return {"store.full", {}, {}};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {"store.read_only", {}, {}};
    case SQLITE_CANTOPEN:
      return {"store.cannot_open", {}, {}};
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return {"store.damaged", {}, {{"what", fault.text}}};
    default:
      return {"store.trouble", {}, {{"what", fault.text}}};
  }
}

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

Statement::Step Statement::step() {
  if (!statement_) fault_ = unprepared_;
  if (fault_.found()) return Step::fault;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return Step::row;
  if (code == SQLITE_DONE) return Step::end;
  fault_ = fault_of(sqlite3_db_handle(statement_.get()));
  return Step::fault;
}

SqlFault Statement::run() {
  if (step() == Step::row) fault_ = {SQLITE_MISUSE, "a row where none belongs"};
  SqlFault fault = std::move(fault_);
  reset();
  return fault;
}

SqlFault Statement::end() {
  SqlFault fault = std::move(fault_);
  reset();
  return kFaultReadsAsNothing ? SqlFault{} : fault;
}

void Statement::reset() {
  if (statement_) sqlite3_reset(statement_.get());
  bound_ = 0;
  fault_ = {};
}

void Statement::note_type(int column, int wanted) {
  if (sqlite3_column_type(statement_.get(), column) == wanted) return;
  fault_ = {SQLITE_CORRUPT, "column " + std::to_string(column) + " is of another type"};
}

std::int64_t Statement::number(int column) {
  note_type(column, SQLITE_INTEGER);
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) {
  note_type(column, SQLITE_TEXT);
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int size = sqlite3_column_bytes(statement_.get(), column);
  if (bytes == nullptr && size > 0) fault_ = {SQLITE_NOMEM, "out of memory"};
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

SqlFault Database::open(const std::string& file, Access access) {
  const bool reads = access == Access::read;
  return open(file, reads ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

SqlFault Database::open_without_log(const std::string& file) {
  SqlFault fault = open(as_uri(file) + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  // Whoever may mend a file may read one that is shorter than it says.
  if (!fault.found()) sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
  return fault;
}

SqlFault Database::open(const std::string& name, int how) {
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(name.c_str(), &handle, how | SQLITE_OPEN_NOMUTEX, checked_disk());
  handle_.reset(handle);
  if (code != SQLITE_OK) return handle == nullptr ? SqlFault{code, "out of memory"} : fault();
  sqlite3_busy_timeout(handle, kPatience);
  int reserved = kSumBytes;
  const int kept = sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved);
  return kept == SQLITE_OK ? SqlFault{} : SqlFault{kept, sqlite3_errstr(kept)};
}

bool Database::has_sums() const {
  int has = 0;
  return sqlite3_file_control(handle_.get(), "main", kHasSums, &has) == SQLITE_OK && has != 0;
}

void Database::leave_log(bool on) {
  sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 1 : 0, nullptr);
}

Read<bool> Database::fold_log(Log log) {
  int pages = 0;
  int brought = 0;
  const int how = log == Log::empty ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE;
  const int code = sqlite3_wal_checkpoint_v2(handle_.get(), "main", how, &pages, &brought);
  if ((code & 0xff) == SQLITE_BUSY) return false;
  if (code != SQLITE_OK) return Unread{said(fault())};
  return pages == brought;
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
  if (code != SQLITE_OK) statement.unprepared_ = fault();
  return statement;
}

Read<std::int64_t> Database::number(std::string_view sql) {
  auto found = prepare(sql).first([](Statement& row) { return row.number(0); });
  if (found.failed()) return Unread{found.fault()};
  if (!found.value() && kFaultReadsAsNothing) return 0;
  if (!found.value()) return Unread{said({SQLITE_CORRUPT, "a row is missing"})};
  return *found.value();
}

Read<std::vector<std::string>> Database::texts(std::string_view sql) {
  return prepare(sql).all([](Statement& row) { return row.text(0); });
}

std::int64_t Database::changes() const { return sqlite3_changes64(handle_.get()); }
SqlFault Database::fault() const { return fault_of(handle_.get()); }

std::string sql_text(std::string_view text) {
  std::string whole = "'";
  for (const char c : text) whole += c == '\'' ? std::string("''") : std::string(1, c);
  return whole + "'";
}

}  // namespace benchboss
