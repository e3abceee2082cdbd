#include "catalog/catalog.h"
#include "match/match.h"
#include "match/replay.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace benchboss {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The first block of a page with that mark behind its fence.
std::string block_of(const fs::path& page, std::string_view mark) {
  const std::string text = read_file(page);
  const std::string fence = "```" + std::string(mark) + "\n";
  const std::size_t begin = text.find(fence);
  if (begin == text.npos) return {};
  return text.substr(begin + fence.size(), text.find("```\n", begin + 1) - begin - fence.size());
}

std::string block_of_docs(std::string_view mark) {
  return block_of(fs::path(BENCHBOSS_SOURCE_DIR) / "docs/records.md", mark);
}

class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("benchboss-docs-" + std::to_string(getpid()))) {
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string write(std::string_view name, std::string_view text) const {
    const fs::path file = path_ / name;
    std::ofstream(file, std::ios::binary) << text;
    return file;
  }

 private:
  fs::path path_;
};

TEST(Docs, the_example_of_a_record_ends_with_a_goal_for_alice) {
  Record record;
  ASSERT_FALSE(read_record(block_of_docs("record"), record).found());
  const auto table = open_table(record).table;
  const RecordFault fault = replay(record, *table);
  ASSERT_FALSE(fault.found()) << fault.line << " " << fault.why.reason;
  EXPECT_EQ(table->events(kSpectator, 0).back().id, "rr.goal");
  EXPECT_EQ(table->result().points[0], 1);
}

// A page about a view with a record and a JSON block: what seat 1 sees at its end.
TEST(Docs, the_example_of_a_view_is_what_the_first_seat_sees) {
  for (const auto& entry : fs::directory_iterator(fs::path(BENCHBOSS_SOURCE_DIR) / "docs/views")) {
    const std::string example = block_of(entry.path(), "record");
    const std::string shown = block_of(entry.path(), "json");
    if (example.empty() || shown.empty()) continue;
    Record record;
    ASSERT_FALSE(read_record(example, record).found()) << entry.path();
    const auto table = open_table(record).table;
    const RecordFault fault = replay(record, *table);
    ASSERT_FALSE(fault.found()) << entry.path() << ":" << fault.line << " " << fault.why.reason;
    EXPECT_EQ(boost::json::parse(shown), table->view(0))
        << entry.path() << ": " << boost::json::serialize(table->view(0));
  }
}

TEST(Docs, the_python_program_proves_a_sealed_game_and_finds_a_changed_card) {
  if (std::system("python3 -c 'import sys; assert sys.version_info >= (3, 8)' 2>/dev/null") != 0)
    GTEST_SKIP() << "no python3 here";
  Record header;
  header.game = "rink-ratz";
  header.seats = {{"Zoé; \"Zed\"", "random"}, {"", "random"}};
  Match match = Match::start(header, open_table(header).table, DiceKind::sealed);
  while (match.advance(), match.table().turn().owes != Owes::nothing)
    match.coach_move(match.table().turn().seats.lowest());

  const Folder folder;
  const std::string program = folder.write("check.py", block_of_docs("python"));
  const auto proves = [&](const Record& record) {
    const std::string file = folder.write("game.txt", write_record(record));
    return std::system(("python3 " + program + " " + file + " >/dev/null 2>&1").c_str()) == 0;
  };
  Record record = match.record();
  EXPECT_TRUE(proves(record));
  for (Line& line : record.lines)
    if (line.kind == Line::Kind::chance) line.text = line.text == "3" ? "4" : "3";
  EXPECT_FALSE(proves(record));
}

TEST(Docs, the_seeds_of_the_record_fuzzer_are_records_that_replay) {
  int seeds = 0;
  for (const auto& entry :
       fs::directory_iterator(fs::path(BENCHBOSS_SOURCE_DIR) / "tests/fuzz/corpus/records")) {
    Record record;
    ASSERT_FALSE(read_record(read_file(entry.path()), record).found()) << entry.path();
    const RecordFault fault = verify(record, *open_table(record).table).fault;
    EXPECT_FALSE(fault.found()) << entry.path() << ":" << fault.line << " " << fault.why.reason;
    ++seeds;
  }
  EXPECT_GE(seeds, 5);
}

}  // namespace
}  // namespace benchboss
