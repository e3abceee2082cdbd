#include "store/group_commit.h"

#include <utility>

namespace benchboss {

namespace {

// The broken variant, which tests/crash must find out: it says "on disk" before it is.
#ifdef BENCHBOSS_ACKNOWLEDGE_BEFORE_COMMIT
constexpr bool kAcknowledgeFirst = true;
#else
constexpr bool kAcknowledgeFirst = false;
#endif

}  // namespace

GroupCommit::GroupCommit(std::unique_ptr<Transaction> transaction)
    : transaction_(std::move(transaction)), thread_([this] { run(); }) {}

GroupCommit::~GroupCommit() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  filled_.notify_one();
  thread_.join();
}

void GroupCommit::write(std::vector<Change> changes, Store::Done done) {
  if (kAcknowledgeFirst) std::exchange(done, [](const Verdict&) {})({});
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(changes), std::move(done)});
  }
  filled_.notify_one();
}

void GroupCommit::recover() {
  const std::lock_guard lock(mutex_);
  trouble_ = {};
}

void GroupCommit::drain() {
  std::unique_lock lock(mutex_);
  drained_.wait(lock, [this] { return waiting_.empty() && in_hand_ == 0; });
}

std::size_t GroupCommit::backlog() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size() + in_hand_;
}

std::uint64_t GroupCommit::commits() const {
  const std::lock_guard lock(mutex_);
  return commits_;
}

void GroupCommit::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    filled_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::deque<Job> group = std::exchange(waiting_, {});
    in_hand_ = group.size();
    const Verdict trouble = trouble_;
    lock.unlock();
    if (trouble.accepted()) {
      commit(group);
    } else {
      fail(group, trouble);
    }
    lock.lock();
    in_hand_ = 0;
    if (waiting_.empty()) drained_.notify_all();
  }
}

void GroupCommit::commit(std::deque<Job>& group) {
  Verdict fault = transaction_->begin();
  bool lost = !fault.accepted();
  std::vector<Verdict> verdicts;
  for (const Job& job : group) {
    if (lost) break;
    verdicts.push_back(transaction_->apply(job.changes, lost));
    if (lost) fault = verdicts.back();
  }
  if (!lost) {
    fault = transaction_->commit();
    lost = !fault.accepted();
  }
  if (lost) {
    transaction_->roll_back();
    {
      const std::lock_guard lock(mutex_);
      trouble_ = fault;
    }
    fail(group, fault);
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    ++commits_;
  }
  for (std::size_t i = 0; i < group.size(); ++i) group[i].done(verdicts[i]);
}

void GroupCommit::fail(std::deque<Job>& group, const Verdict& fault) {
  for (const Job& job : group) job.done(fault);
}

}  // namespace benchboss
