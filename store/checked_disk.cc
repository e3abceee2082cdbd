#include "store/checked_disk.h"

#include "store/disk_layer.h"
#include "store/log_format.h"

#include <array>
#include <cstring>
#include <string_view>

namespace benchboss {

namespace {

constexpr int kTries = 3;
constexpr std::size_t kPage = kPageBytes;
constexpr std::size_t kReserved = 20;  // where SQLite's header says what is kept free of each page
using Page = std::array<unsigned char, kPage>;

// Eight bytes at a time, each step of which can be turned back: any change of one of them, and any
// tear, changes the sum. So does another place: a page that is right and lies where another one
// belongs is none.
std::uint64_t sum_of(const unsigned char* page, std::int64_t at) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
  std::uint64_t sum = (0x42656E6368626F73 ^ static_cast<std::uint64_t>(at)) * kOdd;
  for (std::size_t i = 0; i + kSumBytes < kPage; i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, page + i, sizeof word);
    sum = (sum ^ word) * kOdd;
    sum ^= sum >> 29;
  }
  return sum;
}

bool has_right_sum(const unsigned char* page, std::int64_t at) {
  std::uint64_t kept = 0;
  std::memcpy(&kept, page + kPage - kSumBytes, sizeof kept);
  return kept == sum_of(page, at);
}

// The file itself.
class CheckedFile final : public FileLayer {
 public:
  // A new file gets sums from its first page on; one that was there has them if its first page has
  // one, or says so. What it says alone may be misread.
  int opened() override {
    std::int64_t bytes = 0;
    if (const int code = size(bytes); code != SQLITE_OK) return code;
    has_sums_ = bytes == 0;
    Page first{};
    int code = SQLITE_OK;
    for (int i = 0; i < kTries && !has_sums_; ++i) {
      code = FileLayer::read(first.data(), kPageBytes, 0);
      has_sums_ = code == SQLITE_OK && has_right_sum(first.data(), 0);
    }
    if (has_sums_) return SQLITE_OK;
    has_sums_ = first[kReserved] == kSumBytes;
    return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
  }

  int read(void* to, int count, std::int64_t at) override {
    if (!has_sums_ || is_header(count, at)) return FileLayer::read(to, count, at);
    // A header that lies about the size of pages leads here.
    if (!is_page(count, at)) return SQLITE_IOERR_DATA;
    int code = SQLITE_IOERR_DATA;
    for (int i = 0; i < kTries; ++i) {
      code = FileLayer::read(to, count, at);
      if (code == SQLITE_OK && has_right_sum(static_cast<unsigned char*>(to), at)) return code;
    }
    // SQLite would take a page that is not all there for zeros.
    return code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ ? SQLITE_IOERR_DATA : code;
  }

  int write(const void* from, int count, std::int64_t at) override {
    if (!has_sums_ || !is_page(count, at)) return FileLayer::write(from, count, at);
    const auto* bytes = static_cast<const unsigned char*>(from);
    // Without the room that is kept for it a sum would destroy something.
    if (at == 0 && bytes[kReserved] != kSumBytes) return SQLITE_IOERR_WRITE;
    Page page{};
    std::memcpy(page.data(), bytes, kPage);
    const std::uint64_t sum = sum_of(page.data(), at);
    std::memcpy(page.data() + kPage - kSumBytes, &sum, sizeof sum);
    return FileLayer::write(page.data(), count, at);
  }

  int control(int what, void* with) override {
    if (what != kHasSums) return FileLayer::control(what, with);
    *static_cast<int*>(with) = has_sums_ ? 1 : 0;
    return SQLITE_OK;
  }

 private:
  static bool is_page(int count, std::int64_t at) {
    return count == kPageBytes && at % kPageBytes == 0;
  }
  // SQLite looks at the beginning of the first page before it reads the page itself.
  static bool is_header(int count, std::int64_t at) { return at + count <= 100; }

  bool has_sums_ = false;
};

// The log beside it (SQLite's write-ahead log).
class CheckedLog final : public FileLayer {
 public:
  int read(void* to, int count, std::int64_t at) override {
    auto* bytes = static_cast<unsigned char*>(to);
    if (at == 0 && count == LogFormat::kHeader) return read_header(bytes);
    if (LogFormat::is_frame(count, at)) return read_frame(bytes, LogFormat::frame_at(at));
    if (LogFormat::is_page(count, at)) return read_page(bytes, LogFormat::frame_at(at));
    return FileLayer::read(to, count, at);
  }

 private:
  using Frame = LogFormat::Frame;
  using Head = LogFormat::Head;

  int read_log_head(Head& head) {
    return FileLayer::read(head.data(), static_cast<int>(head.size()), 0);
  }

  // After a crash a log without a right header would be taken for an empty one.
  int read_header(unsigned char* to) {
    Head head{};
    int code = SQLITE_OK;
    for (int i = 0; i < kTries; ++i) {
      code = read_log_head(head);
      if (code == SQLITE_OK && LogFormat::is_right(head)) break;
    }
    std::memcpy(to, head.data(), head.size());
    if (code != SQLITE_OK || LogFormat::is_right(head)) return code;
    std::int64_t bytes = 0;
    if (const int sized = size(bytes); sized != SQLITE_OK) return sized;
    return bytes >= LogFormat::offset(1) ? SQLITE_IOERR_DATA : SQLITE_OK;
  }

  // Whether frame `index` (from 0) is there and fits what comes before it.
  int read_right(std::int64_t index, Frame& frame, bool& right) {
    Head head{};
    LogFormat::Sum before{};
    right = false;
    int code = read_log_head(head);
    if (code == SQLITE_OK) {
      before = LogFormat::sum_in(head);
      if (index > 0) {
        std::array<unsigned char, LogFormat::kFrameHead> previous{};
        code =
            FileLayer::read(previous.data(), LogFormat::kFrameHead, LogFormat::offset(index - 1));
        before = LogFormat::sum_in(previous.data());
      }
    }
    if (code == SQLITE_OK)
      code =
          FileLayer::read(frame.data(), static_cast<int>(frame.size()), LogFormat::offset(index));
    if (code == SQLITE_OK) right = LogFormat::is_right(head, before, frame);
    return code;
  }

  int read_again(std::int64_t index, Frame& frame, bool& right) {
    int code = SQLITE_OK;
    for (int i = 0; i < kTries && !right; ++i) code = read_right(index, frame, right);
    return code;
  }

  // Only what was committed is read page by page.
  int read_page(unsigned char* to, std::int64_t index) {
    Frame frame{};
    bool right = false;
    const int code = read_again(index, frame, right);
    if (!right)
      return code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ ? SQLITE_IOERR_DATA : code;
    std::memcpy(to, frame.data() + LogFormat::kFrameHead, kPage);
    return SQLITE_OK;
  }

  // After a crash SQLite reads the log up to the first frame that is not right: there the power
  // went. If something was committed after it, and something more after that, the disk had it all
  // once: it is damaged, and to stop there would lose what was acknowledged.
  int read_frame(unsigned char* to, std::int64_t index) {
    Frame frame{};
    bool right = false;
    const int code = read_again(index, frame, right);
    std::memcpy(to, frame.data(), frame.size());
    if (right || code != SQLITE_OK) return code;
    bool lost = false;
    const int looked = look_further(index, frame, lost);
    if (looked != SQLITE_OK) return looked;
    return lost ? SQLITE_IOERR_DATA : SQLITE_OK;
  }

  // The head of a damaged frame tells whether something was committed with it: if a right frame
  // comes next, which goes on from the sum in that head, it is to be believed.
  int look_further(std::int64_t index, const Frame& damaged, bool& lost) {
    Head head{};
    std::int64_t bytes = 0;
    if (const int code = read_log_head(head); code != SQLITE_OK) return code;
    if (const int code = size(bytes); code != SQLITE_OK) return code;
    bool committed = LogFormat::is_of(head, damaged) && LogFormat::is_commit(damaged);
    for (++index; LogFormat::offset(index + 1) <= bytes; ++index) {
      Frame frame{};
      bool right = false;
      if (const int code = read_right(index, frame, right); code != SQLITE_OK) return code;
      lost = right && committed;
      if (lost) return SQLITE_OK;
      committed = right && LogFormat::is_commit(frame);
    }
    return SQLITE_OK;
  }
};

class CheckedDisk final : public DiskLayer {
 public:
  CheckedDisk() : DiskLayer("benchboss", Place::by_name) {}

  std::unique_ptr<FileLayer> new_file(const std::string&, int kind) override {
    if ((kind & SQLITE_OPEN_MAIN_DB) != 0) return std::make_unique<CheckedFile>();
    if ((kind & SQLITE_OPEN_WAL) != 0) return std::make_unique<CheckedLog>();
    return std::make_unique<FileLayer>();
  }
};

}  // namespace

const char* checked_disk() {
  static CheckedDisk disk;
  return "benchboss";
}

}  // namespace benchboss
