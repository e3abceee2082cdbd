#include "store/log_format.h"

#include <cstring>

namespace benchboss {

namespace {

constexpr std::uint32_t kLogMagic =
    0x377f0682;  // its last bit: the order of the bytes that are summed

std::uint32_t number_at(const unsigned char* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
         std::uint32_t{bytes[2]} << 8 | std::uint32_t{bytes[3]};
}

std::uint32_t little(const unsigned char* bytes) {
  return std::uint32_t{bytes[3]} << 24 | std::uint32_t{bytes[2]} << 16 |
         std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[0]};
}

LogFormat::Sum sum_of(bool big, LogFormat::Sum sum, const unsigned char* bytes, std::size_t count) {
  for (std::size_t i = 0; i < count; i += 8) {
    sum.first += (big ? number_at(bytes + i) : little(bytes + i)) + sum.second;
    sum.second += (big ? number_at(bytes + i + 4) : little(bytes + i + 4)) + sum.first;
  }
  return sum;
}

bool is_big(const LogFormat::Head& head) { return (number_at(head.data()) & 1) != 0; }

LogFormat::Sum sum_at(const unsigned char* bytes) {
  return {number_at(bytes), number_at(bytes + 4)};
}

}  // namespace

LogFormat::Sum LogFormat::sum_in(const Head& head) { return sum_at(head.data() + 24); }
LogFormat::Sum LogFormat::sum_in(const unsigned char* frame_head) {
  return sum_at(frame_head + 16);
}

bool LogFormat::is_right(const Head& head) {
  return (number_at(head.data()) & ~1U) == kLogMagic &&
         sum_of(is_big(head), {}, head.data(), 24) == sum_in(head);
}

bool LogFormat::is_of(const Head& head, const Frame& frame) {
  constexpr std::size_t kSalt = 16;  // of the header; a frame repeats it
  return std::memcmp(head.data() + kSalt, frame.data() + 8, 8) == 0;
}

bool LogFormat::is_right(const Head& head, Sum before, const Frame& frame) {
  if (!is_of(head, frame)) return false;
  const Sum start = sum_of(is_big(head), before, frame.data(), 8);
  return sum_of(is_big(head), start, frame.data() + kFrameHead, kPageBytes) == sum_in(frame.data());
}

bool LogFormat::is_commit(const Frame& frame) { return number_at(frame.data() + 4) != 0; }

}  // namespace benchboss
