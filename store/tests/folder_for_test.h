#pragma once
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>

namespace benchboss {

// A folder that is gone after the test. In memory where that can be had: what tests check does not
// depend on how long a disk takes.
class FolderForTest {
 public:
  FolderForTest() {
    static std::atomic<int> count{0};
    const std::filesystem::path memory = "/dev/shm";
    const bool has_memory = access(memory.c_str(), W_OK) == 0;
    path_ = (has_memory ? memory : std::filesystem::temp_directory_path()) /
            ("benchboss-store-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    std::filesystem::create_directories(path_);
  }
  ~FolderForTest() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  FolderForTest(const FolderForTest&) = delete;
  FolderForTest& operator=(const FolderForTest&) = delete;

  std::string path() const { return path_; }
  std::string file(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace benchboss
