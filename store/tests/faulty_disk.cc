#include "store/tests/faulty_disk.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace benchboss {

namespace {

using Act = FaultyDisk::Act;
using Fault = FaultyDisk::Fault;

// How many bytes there are up to the sector in which a place lies: a disk writes sectors whole.
int to_sector(std::int64_t place, std::int64_t from) {
  constexpr std::int64_t kSector = 512;
  return static_cast<int>(place / kSector * kSector - from);
}

class FaultyFile final : public FileLayer {
 public:
  explicit FaultyFile(FaultyDisk& disk) : disk_(disk) {}

  int read(void* to, int count, std::int64_t at) override {
    Fault fault{};
    const bool fails = disk_.fails(Act::read, fault);
    // What SQLite's own disk makes of EIO.
    if (fails && fault == Fault::read_error) return SQLITE_IOERR_CORRUPTFS;
    const int code = FileLayer::read(to, count, at);
    if (!fails || code != SQLITE_OK) return code;
    const int half = count / 2;
    std::memset(static_cast<char*>(to) + half, fault == Fault::torn_garbage ? 0xA5 : 0,
                static_cast<std::size_t>(count - half));
    return fault == Fault::short_read ? SQLITE_IOERR_SHORT_READ : SQLITE_OK;
  }

  int write(const void* from, int count, std::int64_t at) override {
    Fault fault{};
    if (!disk_.fails(Act::write, fault)) return FileLayer::write(from, count, at);
    const int half = to_sector(at + count / 2, at);
    if (fault == Fault::torn_write && half > 0) FileLayer::write(from, half, at);
    return SQLITE_IOERR_WRITE;
  }

  int sync(int flags) override {
    Fault fault{};
    return disk_.fails(Act::sync, fault) ? SQLITE_IOERR_FSYNC : FileLayer::sync(flags);
  }

  int truncate(std::int64_t size) override {
    Fault fault{};
    return disk_.fails(Act::truncate, fault) ? SQLITE_IOERR_TRUNCATE : FileLayer::truncate(size);
  }

 private:
  FaultyDisk& disk_;
};

// More than the checked disk tries one page of the log, and less than a whole start reads.
constexpr std::int64_t kAWhile = 12;

std::int64_t length(FaultyDisk::Lasts lasts) {
  switch (lasts) {
    case FaultyDisk::Lasts::once:
      return 1;
    case FaultyDisk::Lasts::a_while:
      return kAWhile;
    default:
      return std::numeric_limits<std::int64_t>::max() / 2;
  }
}

}  // namespace

Act FaultyDisk::act_of(Fault fault) {
  switch (fault) {
    case Fault::write_error:
    case Fault::torn_write:
      return Act::write;
    case Fault::sync_error:
      return Act::sync;
    case Fault::truncate_error:
      return Act::truncate;
    default:
      return Act::read;
  }
}

const char* FaultyDisk::name_of(Fault fault) {
  constexpr std::array kNames = {"read error", "short read",    "torn read (zeros)",
                                 "torn read",  "write error",   "torn write",
                                 "sync error", "truncate error"};
  return kNames.at(static_cast<std::size_t>(fault));
}

const char* FaultyDisk::name_of(Lasts lasts) {
  constexpr std::array kNames = {"once", "for a while", "for ever"};
  return kNames.at(static_cast<std::size_t>(lasts));
}

void FaultyDisk::fail_at(std::int64_t n, Fault fault, Lasts lasts) {
  const std::lock_guard lock(mutex_);
  counts_ = {};
  counts_now_ = true;
  first_ = n;
  last_ = n == 0 ? 0 : n + length(lasts) - 1;
  fault_ = fault;
}

void FaultyDisk::heal() {
  const std::lock_guard lock(mutex_);
  counts_now_ = false;
}

std::int64_t FaultyDisk::count(Act act) const {
  const std::lock_guard lock(mutex_);
  return counts_.at(static_cast<std::size_t>(act));
}

bool FaultyDisk::fails(Act act, Fault& how) {
  const std::lock_guard lock(mutex_);
  if (!counts_now_) return false;
  const std::int64_t n = ++counts_.at(static_cast<std::size_t>(act));
  how = fault_;
  return act_of(fault_) == act && n >= first_ && n <= last_;
}

std::unique_ptr<FileLayer> FaultyDisk::new_file(const std::string&, int) {
  return std::make_unique<FaultyFile>(*this);
}

}  // namespace benchboss
