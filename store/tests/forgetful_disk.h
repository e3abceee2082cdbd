#pragma once
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace benchboss {

// A layer under SQLite that knows what a disk would still have after the power went: what was
// synced, and of what was not, whatever the disk happened to have written. Everything goes through
// to the real files as well, so the store under test notices nothing.
class ForgetfulDisk {
 public:
  // From now on all files are opened through it. One at a time.
  ForgetfulDisk();
  ~ForgetfulDisk();
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;

  // A disk that says "synced" and is not: the control of the tests.
  void lie(bool lies) { lies_ = lies; }
  // Writes into another folder what is left of this one if the power goes now.
  void cut_power(const std::string& folder, const std::string& into, std::uint64_t seed);

  struct Write {
    std::int64_t offset = 0;
    std::string bytes{};
    bool truncates = false;
  };
  struct Image {
    std::string synced;
    std::vector<Write> unsynced;
    bool exists = false;  // was synced once
  };
  void note_write(const std::string& file, Write write);
  void note_sync(const std::string& file);
  void note_delete(const std::string& file);

 private:
  std::mutex mutex_;
  std::map<std::string, Image> images_;
  bool lies_ = false;
};

}  // namespace benchboss
