#include "tests/wire/frames.h"

namespace benchboss {

std::string write_frame(int opcode, std::string_view payload) {
  std::string frame;
  frame += static_cast<char>(0x80 | opcode);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size() & 0xff);
  }
  // A client must mask; any mask will do, and with this one the text stays readable.
  frame += std::string(4, '\0');
  frame += payload;
  return frame;
}

std::optional<Frame> FrameReader::next() {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(waiting_[i]); };
  while (waiting_.size() >= 2) {
    std::size_t size = byte(1) & 127u;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (waiting_.size() < 2 + extra) return std::nullopt;
    if (extra != 0) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(2 + i);
    if (waiting_.size() < 2 + extra + size) return std::nullopt;
    const bool last = (byte(0) & 128u) != 0;
    const int opcode = byte(0) & 15;
    std::string payload = waiting_.substr(2 + extra, size);
    waiting_.erase(0, 2 + extra + size);
    if (opcode >= 8) return Frame{opcode, std::move(payload)};
    begun_ += payload;
    if (last) {
      Frame frame{1, std::move(begun_)};
      begun_.clear();
      return frame;
    }
  }
  return std::nullopt;
}

}  // namespace benchboss
