#pragma once
#include <sys/resource.h>

#include <csignal>

namespace benchboss {

// A file that may not grow is what a full disk looks like to a program.
class FullDisk {
 public:
  explicit FullDisk(rlim_t most) {
    getrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before_;
    small.rlim_cur = most;
    setrlimit(RLIMIT_FSIZE, &small);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

}  // namespace benchboss
