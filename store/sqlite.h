#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace benchboss {

// What SQLite said when something went wrong; code 0 means that nothing did.
struct SqlFault {
  int code = 0;
  std::string text;

  bool found() const { return code != 0; }
};

// A prepared statement. Values are bound from the first mark on, columns read from the first on.
class Statement {
 public:
  Statement() = default;

  Statement& bind(std::int64_t value);
  Statement& bind(std::string_view text);
  Statement& bind_nothing();

  // True while there is a row; fault() tells an end from a trouble.
  bool step();
  // Runs a statement that gives no rows, and makes it ready for the next time.
  SqlFault run();
  void reset();

  std::int64_t number(int column) const;
  std::string text(int column) const;
  SqlFault fault() const { return fault_; }

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;
  SqlFault fault_;
};

// One connection. Used by one thread at a time.
class Database {
 public:
  enum class Access : std::uint8_t { read, write };

  SqlFault open(const std::string& file, Access access);
  // Whether the log beside the file stays as it is when this connection closes.
  void leave_log(bool on);
  SqlFault run(const char* sql);
  Statement prepare(std::string_view sql);
  std::int64_t number(std::string_view sql);  // the first column of the first row; 0 without one
  std::int64_t changes() const;
  SqlFault fault() const;
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace benchboss
