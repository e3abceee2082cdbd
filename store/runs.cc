#include "store/runs.h"

#include "store/check.h"

#include <sys/random.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace benchboss {

namespace {

constexpr std::string_view kNone = "none";

Verdict other_log(const std::string& file) {
  return {"store.other_log", {}, {{"file", file}, {"log", log_of(file)}}};
}

std::string new_name() {
  std::array<unsigned char, 16> bytes{};
  // Up to 256 bytes are always given whole.
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) return {};
  std::string name;
  for (const unsigned char byte : bytes) {
    name += static_cast<char>('a' + byte / 16);
    name += static_cast<char>('a' + byte % 16);
  }
  return name;
}

SqlFault name_run(Database& database, const std::string& name) {
  return database.run("INSERT OR REPLACE INTO runs (one, id) VALUES (1, " + quoted(name) + ")");
}

// Brings the log into the file and empties it. False if somebody else reads (a backup).
Read<bool> empty_log(Database& writer) {
  return writer.number("PRAGMA wal_checkpoint(TRUNCATE)").map([](std::int64_t busy) {
    return busy == 0;
  });
}

Read<std::string> run_of(Database& database) {
  const Read<std::int64_t> knows =
      database.number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'runs'");
  if (knows.failed()) return Unread{knows.fault()};
  if (knows.value() == 0) return std::string(kNone);
  return database.texts("SELECT id FROM runs").map([](const std::vector<std::string>& names) {
    return names.empty() ? std::string(kNone) : names[0];
  });
}

// Whether a name is one of those in a line.
bool is_named(const std::string& line, const std::string& name) {
  return (" " + line + " ").find(" " + name + " ") != std::string::npos;
}

}  // namespace

Verdict refuse_other_log(const StoreFolder& folder) {
  const std::string file = store_file(folder.path());
  const Read<bool> log = has_log(file);
  if (log.failed()) return log.fault();
  if (!log.value()) return {};
  const Read<FileHead> head = look_at(file);
  if (head.failed()) return head.fault();
  // The file is gone, or is a copy that keeps no log.
  if (!head.value().exists || !head.value().keeps_log) return other_log(file);
  const Read<std::string> noted = folder.note();
  if (noted.failed()) return noted.fault();
  if (noted.value().empty()) return {};  // written by an older program, or by nobody yet
  Database alone;
  if (const SqlFault fault = alone.open_without_log(file); fault.found()) return said(fault);
  const Read<std::string> run = run_of(alone);
  if (run.failed()) return run.fault();
  return is_named(noted.value(), run.value()) ? Verdict{} : other_log(file);
}

Verdict begin_run(Database& writer, const StoreFolder& folder) {
  const Read<bool> emptied = empty_log(writer);
  if (emptied.failed()) return emptied.fault();
  if (!emptied.value()) return {};  // the run that wrote it goes on
  const Read<std::string> before = run_of(writer);
  if (before.failed()) return before.fault();
  // Until the new name is in the file itself, the log may be beside the one or the other.
  const std::string name = new_name();
  if (Verdict why = folder.write_note(before.value() + " " + name); !why.accepted()) return why;
  if (const SqlFault fault = name_run(writer, name); fault.found()) return said(fault);
  const Read<bool> again = empty_log(writer);
  if (again.failed()) return again.fault();
  return again.value() ? folder.write_note(name) : Verdict{};
}

SqlFault end_run(Database& copy) { return copy.run("DELETE FROM runs"); }

}  // namespace benchboss
