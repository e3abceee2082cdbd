#pragma once
#include "store/disk_layer.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace benchboss {

// A layer under SQLite that knows what a disk would still have after the power went: what was
// synced, and of what was not, whatever the disk happened to have written. Everything goes through
// to the real files as well, so the store under test notices nothing.
class ForgetfulDisk final : public DiskLayer {
 public:
  ForgetfulDisk() : DiskLayer("forgetful", Place::usual) {}

  // A disk that says "synced" and is not: the control of the tests.
  void lie(bool lies) { lies_ = lies; }
  // Writes into another folder what is left of this one if the power goes now.
  void cut_power(const std::string& folder, const std::string& into, std::uint64_t seed);

  std::unique_ptr<FileLayer> new_file(const std::string& name, int kind) override;
  int remove(const char* name, int sync_folder) override;

  struct Write {
    std::int64_t offset = 0;
    std::string bytes{};
    bool truncates = false;
  };
  void note_open(const std::string& file);
  void note_write(const std::string& file, Write write);
  void note_sync(const std::string& file);

 private:
  struct Image {
    std::string synced;
    std::vector<Write> unsynced;
    bool exists = false;  // was synced once
  };

  std::mutex mutex_;
  std::map<std::string, Image> images_;
  bool lies_ = false;
};

}  // namespace benchboss
