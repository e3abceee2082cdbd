#pragma once
#include "store/store.h"

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace benchboss {

// A store whose disk takes as long as the test wants: what is written while it is held reaches the
// real one when it is let go.
class HeldStore final : public Store {
 public:
  explicit HeldStore(std::unique_ptr<Store> store) : store_(std::move(store)) {}

  // From now on nothing can be read, or the journal of that table cannot (0: all can).
  void break_reading(bool broken) { broken_ = broken; }
  void break_journal(TableId table) { broken_journal_ = table; }
  int journals_read() const { return journals_read_; }

  void hold() { held_ = true; }
  void let_go() {
    held_ = false;
    for (auto& [changes, done] : std::exchange(waiting_, {}))
      store_->write(std::move(changes), std::move(done));
  }

  void write(std::vector<Change> changes, Done done) override {
    if (held_) {
      waiting_.emplace_back(std::move(changes), std::move(done));
    } else {
      store_->write(std::move(changes), std::move(done));
    }
  }
  void recover() override { store_->recover(); }
  void drain() override { store_->drain(); }
  std::size_t backlog() const override { return store_->backlog() + waiting_.size(); }
  std::uint64_t commits() const override { return store_->commits(); }
  TableId new_table_id() override { return store_->new_table_id(); }
  Read<std::vector<JournalRow>> journal(TableId table) override {
    if (broken_ || table == broken_journal_) return unread();
    ++journals_read_;
    return store_->journal(table);
  }
  Read<std::optional<JournalRow>> opening(TableId table) override {
    if (broken_) return unread();
    return store_->opening(table);
  }
  Read<std::optional<TableRow>> table(TableId id) override {
    if (broken_) return unread();
    return store_->table(id);
  }
  Read<std::optional<TableRow>> table_of_code(std::string_view code) override {
    if (broken_) return unread();
    return store_->table_of_code(code);
  }
  Read<std::vector<TableRow>> tables_of(PersonId person, std::uint32_t most) override {
    if (broken_) return unread();
    return store_->tables_of(person, most);
  }
  Read<std::vector<TableRow>> public_tables(std::uint32_t most) override {
    if (broken_) return unread();
    return store_->public_tables(most);
  }
  Read<std::vector<TableRow>> all_tables(TableId before, std::uint32_t most) override {
    if (broken_) return unread();
    return store_->all_tables(before, most);
  }
  Read<std::vector<TableId>> tables_to_wake() override {
    if (broken_) return unread();
    return store_->tables_to_wake();
  }
  Read<std::uint32_t> unfinished_of(PersonId owner) override {
    if (broken_) return unread();
    return store_->unfinished_of(owner);
  }
  Read<bool> is_member(TableId table, PersonId person) override {
    if (broken_) return unread();
    return store_->is_member(table, person);
  }
  Read<std::optional<PersonRow>> person(PersonId id) override {
    if (broken_) return unread();
    return store_->person(id);
  }
  Read<std::optional<PersonRow>> account(std::string_view folded_name) override {
    if (broken_) return unread();
    return store_->account(folded_name);
  }
  Read<std::optional<SessionRow>> session(std::string_view key) override {
    if (broken_) return unread();
    return store_->session(key);
  }
  Read<std::vector<SessionRow>> sessions_of(PersonId person) override {
    if (broken_) return unread();
    return store_->sessions_of(person);
  }
  Read<Milliseconds> last_beat() override {
    if (broken_) return unread();
    return store_->last_beat();
  }
  Read<std::vector<Gap>> gaps() override {
    if (broken_) return unread();
    return store_->gaps();
  }

 private:
  std::unique_ptr<Store> store_;
  static Unread unread() { return {{"store.unreadable", {}, {{"what", "test"}}}}; }

  bool held_ = false;
  std::atomic<bool> broken_ = false;
  std::atomic<TableId> broken_journal_ = 0;
  std::atomic<int> journals_read_ = 0;
  std::vector<std::pair<std::vector<Change>, Done>> waiting_;
};

}  // namespace benchboss
