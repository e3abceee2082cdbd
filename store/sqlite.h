#pragma once
#include "store/read.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace benchboss {

// What SQLite said when something went wrong; code 0 means that nothing did.
struct [[nodiscard]] SqlFault {
  int code = 0;
  std::string text;

  bool found() const { return code != 0; }
};

// A change found nothing to change: it may not stand, and nothing else is wrong.
inline constexpr int kNotThere = 19 | (200 << 8);  // among SQLite's SQLITE_CONSTRAINT

// What a fault of SQLite means to the person who runs the server.
Verdict said(const SqlFault& fault);

// A prepared statement. Values are bound from the first mark on, columns read from the first on.
class Statement {
 public:
  enum class Step : std::uint8_t { row, end, fault };

  Statement() = default;

  Statement& bind(std::int64_t value);
  Statement& bind(std::string_view text);
  Statement& bind_nothing();

  [[nodiscard]] Step step();
  // Runs a statement that gives no rows, and makes it ready for the next time.
  SqlFault run();
  void reset();

  // Of the row that step() found. What is not of this type is damaged: fault() tells it, and the
  // next step() is one.
  std::int64_t number(int column);
  std::string text(int column);
  SqlFault fault() const { return fault_; }

  // Every row, or the first one, as `read` makes it of the statement; ready for the next time.
  template <class F>
  auto all(F read) -> Read<std::vector<std::invoke_result_t<F, Statement&>>> {
    std::vector<std::invoke_result_t<F, Statement&>> rows;
    Step found = step();
    for (; found == Step::row && !fault_.found(); found = step()) rows.push_back(read(*this));
    const SqlFault fault = end();
    if (fault.found()) return Unread{said(fault)};
    return rows;
  }
  template <class F>
  Verdict each(F read) {
    Step found = step();
    for (; found == Step::row && !fault_.found(); found = step()) read(*this);
    return said(end());
  }
  template <class F>
  auto first(F read) -> Read<std::optional<std::invoke_result_t<F, Statement&>>> {
    std::optional<std::invoke_result_t<F, Statement&>> row;
    if (step() == Step::row) row = read(*this);
    const SqlFault fault = end();
    if (fault.found()) return Unread{said(fault)};
    return row;
  }

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  SqlFault end();  // what went wrong while reading; ready for the next time
  void note_type(int column, int wanted);

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;
  SqlFault fault_;
  SqlFault unprepared_;  // stays: a statement that could not be made never gives an answer
};

// One connection. Used by one thread at a time.
class Database {
 public:
  enum class Access : std::uint8_t { read, write };
  enum class Log : std::uint8_t { keep, empty };

  // Every page that is read is compared with its sum (store/checked_disk.h).
  SqlFault open(const std::string& file, Access access);
  // The file alone, as if there were no log beside it; only to read. It may be what is left of it
  // when the log was brought in half-way.
  SqlFault open_without_log(const std::string& file);
  // Whether the pages of the file have sums. An older program's file has none.
  bool has_sums() const;
  // Whether the log beside the file stays as it is when this connection closes.
  void leave_log(bool on);
  // Brings the log into the file: all of it, or as much as those who read it allow. `keep` waits
  // for nobody, and what is written next goes over what was brought in.
  Read<bool> fold_log(Log log);
  SqlFault run(const char* sql);
  SqlFault run(const std::string& sql) { return run(sql.c_str()); }
  Statement prepare(std::string_view sql);
  // The first column of the first row. That there is no row is a fault, too.
  Read<std::int64_t> number(std::string_view sql);
  Read<std::vector<std::string>> texts(std::string_view sql);  // the first column of all rows
  std::int64_t changes() const;
  SqlFault fault() const;
  sqlite3* handle() const { return handle_.get(); }

 private:
  SqlFault open(const std::string& name, int how);

  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A text between single quotes, as SQL wants it.
std::string sql_text(std::string_view text);

}  // namespace benchboss
