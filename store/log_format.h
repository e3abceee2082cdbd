#pragma once
#include "store/checked_disk.h"

#include <array>
#include <cstdint>

namespace benchboss {

// SQLite's write-ahead log, as https://www.sqlite.org/fileformat2.html#walformat describes it: a
// header, then frames, each of a head and a page. The sum of a frame goes on from that of the frame
// before it.
struct LogFormat {
  static constexpr int kHeader = 32;
  static constexpr int kFrameHead = 24;
  static constexpr int kFrame = kFrameHead + kPageBytes;
  using Head = std::array<unsigned char, kHeader>;
  using Frame = std::array<unsigned char, kFrame>;
  struct Sum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend bool operator==(const Sum&, const Sum&) = default;
  };

  // Frames are counted from 0.
  static constexpr std::int64_t offset(std::int64_t frame) { return kHeader + frame * kFrame; }
  static constexpr std::int64_t frame_at(std::int64_t at) { return (at - kHeader) / kFrame; }
  static constexpr bool is_frame(int count, std::int64_t at) {
    return count == kFrame && at >= kHeader && (at - kHeader) % kFrame == 0;
  }
  static constexpr bool is_page(int count, std::int64_t at) {
    return count == kPageBytes && at >= kHeader && (at - kHeader) % kFrame == kFrameHead;
  }

  static bool is_right(const Head& head);
  static bool is_right(const Head& head, Sum before, const Frame& frame);
  // Whether a frame was written since the log last began anew.
  static bool is_of(const Head& head, const Frame& frame);
  static bool is_commit(const Frame& frame);
  static Sum sum_in(const Head& head);
  static Sum sum_in(const unsigned char* frame_head);
};

}  // namespace benchboss
