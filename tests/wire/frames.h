#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benchboss {

// WebSocket frames as a client writes and reads them (RFC 6455), so that tests need no library that
// the server is made of.
struct Frame {
  int opcode = 0;  // 1: text, 8: close, 9: ping, 10: pong
  std::string payload;
};

std::string write_frame(int opcode, std::string_view payload);

// Puts together what comes in pieces.
class FrameReader {
 public:
  void add(std::string_view bytes) { waiting_ += bytes; }
  // A whole message, or nothing yet.
  std::optional<Frame> next();

 private:
  std::string waiting_;
  std::string begun_;
};

}  // namespace benchboss
