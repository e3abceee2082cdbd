#pragma once
#include "store/disk_layer.h"

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

namespace benchboss {

// A disk that fails when it is told to. It lies below the disk that checks what it gets
// (store/checked_disk.h).
class FaultyDisk final : public DiskLayer {
 public:
  enum class Act : std::uint8_t { read, write, sync, truncate };
  enum class Fault : std::uint8_t {
    read_error,
    short_read,    // half of it, and it says so
    torn_zeros,    // half of it, then zeros, and it says nothing
    torn_garbage,  // half of it, then something else, and it says nothing
    write_error,
    torn_write,  // half of it, and it says that it failed
    sync_error,
    truncate_error,
  };
  enum class Lasts : std::uint8_t { once, a_while, for_ever };

  static Act act_of(Fault fault);
  static const char* name_of(Fault fault);
  static const char* name_of(Lasts lasts);

  FaultyDisk() : DiskLayer("faulty", Place::usual) {}

  // From now on acts are counted anew, from 1, and this fault strikes at the n-th of its kind; none
  // at the 0-th.
  void fail_at(std::int64_t n, Fault fault, Lasts lasts);
  void count_only() { fail_at(0, Fault::read_error, Lasts::once); }
  // From now on nothing fails, and nothing is counted.
  void heal();
  std::int64_t count(Act act) const;

  std::unique_ptr<FileLayer> new_file(const std::string& name, int kind) override;

  // For its files: counts an act. Whether it fails, and how.
  bool fails(Act act, Fault& how);

 private:
  mutable std::mutex mutex_;
  std::array<std::int64_t, 4> counts_{};
  bool counts_now_ = false;
  std::int64_t first_ = 0;
  std::int64_t last_ = 0;
  Fault fault_ = Fault::read_error;
};

}  // namespace benchboss
