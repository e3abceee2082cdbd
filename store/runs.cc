#include "store/runs.h"

#include "store/check.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <thread>
#include <vector>

namespace benchboss {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kNone = "none";
// Among the names in the folder's notes: what is in the log may be nowhere else.
constexpr std::string_view kNeedsLog = "log";

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
  return database.run("INSERT OR REPLACE INTO runs (one, id) VALUES (1, " + sql_text(name) + ")");
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
bool is_named(const std::string& line, std::string_view name) {
  return (" " + line + " ").find(" " + std::string(name) + " ") != std::string::npos;
}

Read<std::string> run_in(const std::string& file) {
  Database alone;
  if (const SqlFault fault = alone.open_without_log(file); fault.found())
    return Unread{said(fault)};
  return run_of(alone);
}

// Whether the file, as it is without the log, is of a run that the folder knows.
Read<bool> is_known(const std::string& folder) {
  const Read<std::string> noted = note_in(folder);
  if (noted.failed()) return Unread{noted.fault()};
  const Read<std::string> run = run_in(store_file(folder));
  // When the power went while the log was brought in, a page may be torn that the log has whole.
  // Whoever reads both will see.
  if (run.failed() && run.fault().reason == "store.damaged") return true;
  if (run.failed()) return Unread{run.fault()};
  // Written by an older program, or by nobody yet; otherwise what was noted was taken away.
  if (noted.value().empty()) return run.value() == kNone;
  return is_named(noted.value(), run.value());
}

Verdict gone(std::string_view reason, const std::string& folder, const std::string& file) {
  return {std::string(reason),
          {},
          {{"file", file}, {"lock", lock_of(folder)}, {"note", note_of(folder)}}};
}

// Whether a log was needed, and is not there. A file of another run is there on purpose (a backup,
// put in place by hand).
Read<bool> misses_log(const std::string& folder) {
  const Read<std::string> noted = note_in(folder);
  if (noted.failed()) return Unread{noted.fault()};
  if (!is_named(noted.value(), kNeedsLog)) return false;
  std::error_code error;
  const bool there = fs::exists(log_of(store_file(folder)), error);
  if (error) return Unread{{"store.unreadable", {}, {{"what", log_of(store_file(folder))}}}};
  if (there) return false;
  const Read<std::string> run = run_in(store_file(folder));
  // What is wrong with the file is told by whoever opens it.
  if (run.failed() && run.fault().reason == "store.damaged") return false;
  if (run.failed()) return Unread{run.fault()};
  return run.value() != kNone && is_named(noted.value(), run.value());
}

}  // namespace

Verdict refuse_gone(const std::string& folder) {
  const std::string file = store_file(folder);
  const Read<FileHead> head = look_at(file);
  if (head.failed()) return head.fault();
  if (!head.value().exists) {
    const Read<std::string> noted = note_in(folder);
    if (noted.failed()) return noted.fault();
    return noted.value().empty() ? Verdict{} : gone("store.tables_gone", folder, file);
  }
  // A server that begins or stops changes the one after the other.
  constexpr int kTries = 3;
  for (int i = 0; i < kTries; ++i) {
    if (i > 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const Read<bool> misses = misses_log(folder);
    if (misses.failed()) return misses.fault();
    if (!misses.value()) return {};
  }
  return gone("store.log_gone", folder, log_of(file));
}

Verdict refuse_other_log(const std::string& folder) {
  const std::string file = store_file(folder);
  const Read<bool> log = has_log(file);
  if (log.failed()) return log.fault();
  if (!log.value()) return {};
  const Read<FileHead> head = look_at(file);
  if (head.failed()) return head.fault();
  // The file is gone, or is a copy that keeps no log.
  if (!head.value().exists || !head.value().keeps_log) return other_log(file);
  // A server that begins a run changes the one after the other.
  constexpr int kTries = 3;
  for (int i = 0; i < kTries; ++i) {
    const Read<bool> known = is_known(folder);
    if (known.failed()) return known.fault();
    if (known.value()) return {};
  }
  return other_log(file);
}

SqlFault end_run(Database& copy) { return copy.run("DELETE FROM runs"); }

Verdict Run::begin(Database& writer, const StoreFolder& folder) {
  const Read<bool> emptied = writer.fold_log(Database::Log::empty);
  if (emptied.failed()) return emptied.fault();
  const Read<std::string> before = run_of(writer);
  if (before.failed()) return before.fault();
  names_ = {before.value()};
  // Somebody reads (a backup): the run that wrote the log goes on.
  if (!emptied.value()) return go_on(folder);
  if (Verdict why = name_next(writer, folder); !why.accepted()) return why;
  return bring_in(writer, folder, Database::Log::empty);
}

// What is noted stays noted: the file may be of any of these.
Verdict Run::go_on(const StoreFolder& folder) {
  const Read<std::string> noted = note_in(folder.path());
  if (noted.failed()) return noted.fault();
  std::istringstream names(noted.value());
  for (std::string name; names >> name;)
    if (name != kNeedsLog && std::find(names_.begin(), names_.end(), name) == names_.end())
      names_.insert(names_.end() - 1, name);
  return {};
}

// The log itself is on disk already: the name of the run was written into it.
Verdict Run::need_log(Database& writer, const StoreFolder& folder) {
  needs_log_ = true;
  Verdict why = note(folder);
  writer.leave_log(!why.accepted());
  return why;
}

// What cannot be noted leaves the log where it is: it is missed if it is gone. Nobody is waited
// for.
void Run::end(Database& writer, const StoreFolder& folder) {
  const Read<bool> all = writer.fold_log(Database::Log::keep);
  needs_log_ = all.failed() || !all.value();
  if (needs_log_ || !note(folder).accepted()) writer.leave_log(true);
}

Verdict Run::fold_log(Database& writer, const StoreFolder& folder) {
  if (Verdict why = name_next(writer, folder); !why.accepted()) return why;
  return bring_in(writer, folder, Database::Log::keep);
}

Verdict Run::bring_in(Database& writer, const StoreFolder& folder, Database::Log log) {
  const Read<bool> all = writer.fold_log(log);
  if (all.failed()) return all.fault();
  if (!all.value()) return {};
  names_ = {names_.back()};
  return note(folder);
}

// First in the folder, then in the log and with it in the file.
Verdict Run::name_next(Database& writer, const StoreFolder& folder) {
  const std::string name = new_name();
  if (name.empty()) return {"store.trouble", {}, {{"what", "getrandom"}}};
  names_.push_back(name);
  Verdict why = note(folder);
  if (why.accepted()) why = said(name_run(writer, name));
  if (!why.accepted()) names_.pop_back();
  return why;
}

Verdict Run::note(const StoreFolder& folder) const {
  std::string line(needs_log_ ? kNeedsLog : "");
  for (const std::string& name : names_) line += (line.empty() ? "" : " ") + name;
  return folder.write_note(line);
}

}  // namespace benchboss
