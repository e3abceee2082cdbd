#include "cli/tests/program.h"
#include "server/live/live_table.h"
#include "store/folder.h"
#include "store/sqlite.h"
#include "store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>

namespace benchboss::cli_tests {
namespace {

using testing::HasSubstr;

// A store with one table that waits, as the server writes it.
class StoreCommands : public testing::Test {
 protected:
  StoreCommands() {
    const OpenedStore opened = open_store(at("data"));
    TableTerms terms;
    terms.game = "rink-ratz";
    Batch batch{1'000, 1, {}};
    std::vector<Place> places(2);
    LiveTable::open(opened.store->new_table_id(), terms, places, batch);
    TableRow row;
    row.id = 1;
    row.code = "ABCDEFGH";
    row.watch_code = "HGFEDCBA";
    row.game = terms.game;
    row.owner = 1;
    std::vector<Change> changes{NewGuest{"Ann", 1'000, "key", 9'000'000}, row};
    for (const JournalRow& each : batch.rows) changes.emplace_back(each);
    std::promise<Verdict> written;
    opened.store->write(std::move(changes),
                        [&](const Verdict& verdict) { written.set_value(verdict); });
    EXPECT_EQ(written.get_future().get().reason, "");
  }

  std::string at(const std::string& name) const { return folder.path() / name; }
  Ran on_store(std::vector<std::string> words) const {
    words.insert(words.end(), {"--folder", at("data")});
    return benchboss(words);
  }

  TemporaryFolder folder;
};

TEST_F(StoreCommands, verify_store_tells_what_there_is) {
  const Ran ran = on_store({"verify-store"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Whole: 1 table with 1 entry, 1 person."));
  EXPECT_THAT(on_store({"verify-store", "--lang", "fr"}).out, HasSubstr("1 table avec 1 entrée"));
}

TEST_F(StoreCommands, verify_store_names_the_table_that_cannot_be_played_again) {
  {
    Database database;
    ASSERT_FALSE(database.open(store_file(at("data")), Database::Access::write).found());
    ASSERT_FALSE(database.run("UPDATE journal SET text = '{}'").found());
  }
  const Ran ran = on_store({"verify-store"});
  EXPECT_EQ(ran.code, 3);
  EXPECT_THAT(ran.err, HasSubstr("Table 1: "));
}

TEST_F(StoreCommands, restore_goes_back_to_a_backup_and_keeps_what_was_there) {
  ASSERT_EQ(on_store({"backup", at("copy.db")}).code, 0);
  std::ofstream(store_file(at("data"))) << "damaged";
  EXPECT_EQ(on_store({"verify-store"}).code, 3);
  const Ran ran = on_store({"restore", at("copy.db")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 table restored"));
  EXPECT_THAT(ran.out, HasSubstr("before-restore-1"));
  EXPECT_TRUE(std::filesystem::exists(store_file(at("data")) + ".before-restore-1"));
  EXPECT_EQ(on_store({"verify-store"}).code, 0);
}

TEST_F(StoreCommands, restore_of_what_is_no_backup_changes_nothing) {
  std::ofstream(at("other")) << "not a backup";
  for (const std::string& file : {at("other"), at("missing"), store_file(at("data"))}) {
    const Ran ran = on_store({"restore", file});
    EXPECT_EQ(ran.code, 3) << file;
    EXPECT_NE(ran.err, "") << file;
  }
  EXPECT_EQ(on_store({"verify-store"}).code, 0);
}

}  // namespace
}  // namespace benchboss::cli_tests
