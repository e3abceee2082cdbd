#include "server/house/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <memory>
#include <utility>

namespace benchboss {

Workers::Workers(unsigned threads, Rank rank, std::function<void(std::function<void()>)> post)
    : post_(std::move(post)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this, rank] { run(rank); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    jobs_.clear();
  }
  filled_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::work(std::function<void()> job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  filled_.notify_one();
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

bool Workers::is_idle() const {
  const std::lock_guard lock(mutex_);
  return jobs_.empty() && in_work_ == 0;
}

void Workers::run(Rank rank) {
  // On Linux a thread has a priority of its own.
  constexpr int kBehind = 10;
  if (rank == Rank::behind) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kBehind);
  std::unique_lock lock(mutex_);
  while (true) {
    filled_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    ++in_work_;
    lock.unlock();
    job();
    // It may hold the last of a connection, which is of another thread.
    post_([kept = std::make_shared<std::function<void()>>(std::move(job))] {});
    lock.lock();
    --in_work_;
  }
}

}  // namespace benchboss
