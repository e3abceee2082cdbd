#include "store/store.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/store_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace benchboss {
namespace {

TEST(People, each_new_guest_is_somebody_new_also_after_a_restart) {
  const FolderForTest folder;
  {
    const auto store = opened(folder.path());
    written(*store, {guest("Ann"), guest("Bob")});
    EXPECT_EQ(person_of(*store, "Ann"), 1);
    EXPECT_EQ(person_of(*store, "Bob"), 2);
  }
  const auto store = opened(folder.path());
  written(*store, {guest("Zoé")});
  EXPECT_EQ(person_of(*store, "Zoé"), 3);
  EXPECT_EQ(store->person(1).value()->name, "Ann");
  EXPECT_EQ(store->person(2).value()->name, "Bob");
}

TEST(People, who_is_gone_stays_and_nobody_gets_his_number) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), NewAccount{1, "Ann", "ann", "hash"}, SessionRow{"more", 1, 99}});
  ASSERT_TRUE(written(*store, {Goodbye{1}}).accepted());
  written(*store, {guest("Bob")});
  EXPECT_EQ(person_of(*store, "Bob"), 2);
  EXPECT_EQ(store->person(1).value()->name, "");
  EXPECT_FALSE(store->account("ann").value());
  EXPECT_THAT(store->sessions_of(1).value(), testing::IsEmpty());
  EXPECT_FALSE(written(*store, {NewAccount{1, "Eve", "eve", "other"}}).accepted());
  written(*store, {Renaming{1, "Eve"}});
  EXPECT_EQ(store->person(1).value()->name, "");
}

TEST(People, a_guest_whose_session_is_another_ones_is_nobody) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann")});
  EXPECT_FALSE(written(*store, {NewGuest{"Eve", 3, "Ann", 99}}).accepted());
  EXPECT_EQ(person_of(*store, "Ann"), 1);
  EXPECT_EQ(store->person(1).value()->name, "Ann");
  EXPECT_FALSE(store->person(2).value());
}

TEST(People, only_a_guest_gets_an_account_and_only_a_free_one) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), NewAccount{1, "Ann", "ann", "hash"}, guest("Bob")});
  EXPECT_FALSE(written(*store, {NewAccount{1, "Eve", "eve", "other"}}).accepted());
  EXPECT_FALSE(written(*store, {NewAccount{2, "Ann", "ann", "other"}}).accepted());
  EXPECT_FALSE(written(*store, {NewAccount{3, "Eve", "eve", "other"}}).accepted());
  EXPECT_EQ(store->account("ann").value()->id, 1);
  EXPECT_EQ(store->account("ann").value()->password, "hash");
  EXPECT_FALSE(store->account("eve").value());
  EXPECT_EQ(store->person(2).value()->name, "Bob");
  EXPECT_EQ(store->person(2).value()->account, "");
}

TEST(People, only_an_account_has_a_password) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), guest("Bob"), NewAccount{1, "Ann", "ann", "hash"}});
  EXPECT_TRUE(written(*store, {NewPassword{1, "new"}}).accepted());
  EXPECT_FALSE(written(*store, {NewPassword{2, "new"}}).accepted());
  EXPECT_EQ(store->person(1).value()->password, "new");
  EXPECT_EQ(store->person(2).value()->password, "");
}

TEST(People, a_table_or_a_session_that_is_there_already_fails_alone) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {table_row(1, "AAAA"), row(1, 1), guest("Ann"), guest("Bob")});
  EXPECT_FALSE(written(*store, {table_row(1, "BBBB"), row(2, 1)}).accepted());
  EXPECT_FALSE(written(*store, {SessionRow{"Ann", 2, 500}, row(2, 1)}).accepted());
  EXPECT_TRUE(written(*store, {row(3, 1)}).accepted());
  EXPECT_EQ(store->table(1).value()->code, "AAAA");
  EXPECT_EQ(person_of(*store, "Ann"), 1);
  EXPECT_THAT(store->journal(2).value(), testing::IsEmpty());
}

TEST(People, the_sessions_of_one_end_but_the_one_he_uses) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {guest("Ann"), SessionRow{"a", 1, 5}, SessionRow{"b", 1, 6}, guest("Bob")});
  written(*store, {SessionsOf{1, "b"}});
  ASSERT_EQ(store->sessions_of(1).value().size(), 1U);
  EXPECT_EQ(person_of(*store, "b"), 1);
  EXPECT_EQ(person_of(*store, "Bob"), 2);
}

TEST(People, a_row_is_reworded_only_where_there_is_one) {
  const FolderForTest folder;
  const auto store = opened(folder.path());
  written(*store, {row(1, 1), row(1, 2)});
  EXPECT_TRUE(written(*store, {Rewording{1, 2, "-"}}).accepted());
  EXPECT_FALSE(written(*store, {Rewording{1, 3, "-"}}).accepted());
  EXPECT_THAT(store->journal(1).value(), testing::ElementsAre(row(1, 1), row(1, 2, "-")));
}

}  // namespace
}  // namespace benchboss
