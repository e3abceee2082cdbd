#include "store/runs.h"

#include "store/check.h"

#include <sys/random.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <sstream>
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
bool is_named(const std::string& line, const std::string& name) {
  return (" " + line + " ").find(" " + name + " ") != std::string::npos;
}

// Whether the file, as it is without the log, is of a run that the folder knows.
Read<bool> is_known(const std::string& folder) {
  const Read<std::string> noted = note_in(folder);
  if (noted.failed()) return Unread{noted.fault()};
  Database alone;
  if (const SqlFault fault = alone.open_without_log(store_file(folder)); fault.found())
    return Unread{said(fault)};
  const Read<std::string> run = run_of(alone);
  // When the power went while the log was brought in, a page may be torn that the log has whole.
  // Whoever reads both will see.
  if (run.failed() && run.fault().reason == "store.damaged") return true;
  if (run.failed()) return Unread{run.fault()};
  // Written by an older program, or by nobody yet; otherwise what was noted was taken away.
  if (noted.value().empty()) return run.value() == kNone;
  return is_named(noted.value(), run.value());
}

}  // namespace

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
  names_.insert(names_.begin(), std::istream_iterator<std::string>(names), {});
  return {};
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
  std::string line;
  for (const std::string& name : names_) line += (line.empty() ? "" : " ") + name;
  return folder.write_note(line);
}

}  // namespace benchboss
