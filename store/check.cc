#include "store/check.h"

#include "store/folder.h"
#include "store/schema.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <unordered_map>

namespace benchboss {

namespace {

// The header of https://www.sqlite.org/fileformat.html.
constexpr std::string_view kMagic{"SQLite format 3\0", 16};
constexpr std::size_t kHeader = 100;
constexpr std::size_t kReadVersion = 19;  // 2: with a log
constexpr std::size_t kUserVersion = 60;  // four bytes, the highest first
using Header = std::array<unsigned char, kHeader>;

Unread unreadable(const std::string& file) { return {{"store.unreadable", {}, {{"what", file}}}}; }

// How many bytes of it there are.
Read<std::size_t> read_header(const std::string& file, int opened, Header& header) {
  std::size_t have = 0;
  while (have < header.size()) {
    const ssize_t count =
        pread(opened, header.data() + have, header.size() - have, static_cast<off_t>(have));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return unreadable(file);
    if (count == 0) break;
    have += static_cast<std::size_t>(count);
  }
  return have;
}

std::int64_t version_in(const Header& header) {
  std::int64_t version = 0;
  for (std::size_t i = kUserVersion; i < kUserVersion + 4; ++i) version = version * 256 + header[i];
  return version;
}

Read<FileHead> judge(const std::string& file, const Header& header, std::size_t bytes) {
  if (bytes == 0) return Unread{{"store.empty_file", {}, {{"file", file}}}};
  const std::string_view start(reinterpret_cast<const char*>(header.data()), bytes);
  if (bytes < header.size() || !start.starts_with(kMagic)) return Unread{{"store.foreign", {}, {}}};
  if (version_in(header) > schema_version()) return Unread{newer_file(version_in(header))};
  return FileHead{true, header[kReadVersion] == 2};
}

// What SQLite found in the pages. A page that it could not read is among it, with the code of that
// fault.
Verdict found_in_pages(const std::string& what) {
  constexpr std::string_view kCode = "error code=";
  const std::size_t at = what.find(kCode);
  const int code = at == std::string::npos ? 0 : std::atoi(what.c_str() + at + kCode.size());
  return said({code == 0 ? SQLITE_CORRUPT : code, what});
}

Verdict refuse_pages(Database& database, Look look) {
  const auto findings =
      database.texts(look == Look::quick ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)");
  if (findings.failed()) return findings.fault();
  const bool good = findings.value().size() == 1 && findings.value()[0] == "ok";
  if (good) return {};
  return found_in_pages(findings.value().empty() ? "PRAGMA" : findings.value()[0]);
}

Verdict gap_in(TableId table) {
  return {"store.journal_gap", {}, {{"table", std::to_string(table)}}};
}

Verdict refuse_gaps(Database& database) {
  // The largest number of a table's rows is how many there are; and no table is without a row.
  auto gaps = database.prepare(
      "SELECT table_id FROM journal GROUP BY table_id "
      "HAVING count(*) <> max(seq) OR min(seq) <> 1 "
      "UNION ALL SELECT id FROM tables "
      "WHERE NOT EXISTS (SELECT 1 FROM journal WHERE table_id = tables.id AND seq = 1) LIMIT 1");
  const auto table = gaps.first([](Statement& row) { return row.number(0); });
  if (table.failed()) return table.fault();
  return table.value() ? gap_in(*table.value()) : Verdict{};
}

// A page that is right in itself may be an older one, when the disk lost what was written since or
// somebody put it back. Journals are read over their index: if it had fewer rows than there are,
// they would end too early and look whole.
Verdict refuse_old_index(Database& database) {
  std::unordered_map<TableId, std::int64_t> missing;
  Statement rows = database.prepare("SELECT table_id FROM journal NOT INDEXED");
  const auto there = rows.each([&](Statement& row) { ++missing[row.number(0)]; });
  if (!there.accepted()) return there;
  Statement index = database.prepare("SELECT table_id, count(*) FROM journal GROUP BY table_id");
  const auto known = index.each([&](Statement& row) { missing[row.number(0)] -= row.number(1); });
  if (!known.accepted()) return known;
  for (const auto& [table, count] : missing)
    if (count != 0) return gap_in(table);
  return {};
}

}  // namespace

Read<FileHead> look_at(const std::string& file) {
  const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0 && errno == ENOENT) return FileHead{};
  if (opened < 0) return Unread{{"store.cannot_open", {}, {}}};
  Header header{};
  const Read<std::size_t> bytes = read_header(file, opened, header);
  close(opened);
  if (bytes.failed()) return Unread{bytes.fault()};
  return judge(file, header, bytes.value());
}

Read<bool> has_log(const std::string& file) {
  struct stat found{};
  if (stat(log_of(file).c_str(), &found) == 0) return found.st_size > 0;
  if (errno == ENOENT) return false;
  return unreadable(log_of(file));
}

Verdict check_whole(Database& database, Look look) {
  Verdict why = refuse_pages(database, look);
  if (why.accepted()) why = refuse_gaps(database);
  return why.accepted() ? refuse_old_index(database) : why;
}

Read<StoreCounts> count(Database& database) {
  StoreCounts counts;
  for (auto [sql, number] : {std::pair{"SELECT count(*) FROM tables", &counts.tables},
                             {"SELECT count(*) FROM people", &counts.people},
                             {"SELECT count(*) FROM journal", &counts.rows}}) {
    const Read<std::int64_t> found = database.number(sql);
    if (found.failed()) return Unread{found.fault()};
    *number = found.value();
  }
  return counts;
}

}  // namespace benchboss
