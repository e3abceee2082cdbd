#pragma once
#include "store/store.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace benchboss {

// Where a group of changes is written as one transaction. Used by the committing thread alone.
class Transaction {
 public:
  virtual ~Transaction() = default;
  virtual Verdict begin() = 0;
  // All of them or none. A fault of the changes themselves leaves the others of the group alone;
  // `lost` says that the whole group is gone.
  virtual Verdict apply(const std::vector<Change>& changes, bool& lost) = 0;
  virtual Verdict commit() = 0;
  virtual void roll_back() = 0;
};

// One thread that writes all that has come in since its last transaction as one transaction: many
// matches share one wait for the disk. Whoever waits for an acknowledgement gets it afterwards.
class GroupCommit {
 public:
  explicit GroupCommit(std::unique_ptr<Transaction> transaction);
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;
  ~GroupCommit();

  void write(std::vector<Change> changes, Store::Done done);
  void recover();
  void drain();
  std::size_t backlog() const;
  std::uint64_t commits() const;

 private:
  struct Job {
    std::vector<Change> changes;
    Store::Done done;
  };

  void run();
  void commit(std::deque<Job>& group);
  void fail(std::deque<Job>& group, const Verdict& fault);

  std::unique_ptr<Transaction> transaction_;
  mutable std::mutex mutex_;
  std::condition_variable filled_;
  std::condition_variable drained_;
  std::deque<Job> waiting_;
  std::size_t in_hand_ = 0;
  std::uint64_t commits_ = 0;
  Verdict trouble_;  // not accepted: everything fails until recover()
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace benchboss
