#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace benchboss {

// Threads for what takes long (a coach that thinks, a password), so that nobody else waits for it.
class Workers {
 public:
  // `behind`: they stand back when the machine has not enough for all.
  enum class Rank : std::uint8_t { beside, behind };
  // What a job held on to is let go by `post`, on the thread it came from.
  Workers(unsigned threads, Rank rank, std::function<void(std::function<void()>)> post);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // What has begun is finished; what waits is forgotten.
  ~Workers();

  void work(std::function<void()> job);
  std::size_t waiting() const;
  bool is_idle() const;

 private:
  void run(Rank rank);

  std::function<void(std::function<void()>)> post_;
  mutable std::mutex mutex_;
  std::condition_variable filled_;
  std::deque<std::function<void()>> jobs_;
  std::size_t in_work_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace benchboss
