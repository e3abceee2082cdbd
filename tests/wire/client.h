#pragma once
#include "tests/wire/frames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benchboss {

// A connection to a server on this machine; closed when it goes.
class TcpClient {
 public:
  TcpClient() = default;
  TcpClient(TcpClient&& other) noexcept;
  TcpClient& operator=(TcpClient&& other) noexcept;
  ~TcpClient();

  bool connect(std::uint16_t port);
  // From the next connection on the system keeps little of what is not read.
  void take_little() { takes_little_ = true; }
  bool send(std::string_view bytes);
  // What has come, waiting so long at most; empty if nothing came. `gone` if the other side went.
  std::string receive(int milliseconds, bool& gone);
  int handle() const { return socket_; }

 private:
  int socket_ = -1;
  bool takes_little_ = false;
};

// A person who sends one request at a time, with his session.
class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port) : port_(port) {}

  // The status; 0 if the server is not there.
  int call(std::string_view method, std::string_view path, std::string_view body = {});
  const std::string& body() const { return body_; }
  const std::string& head() const { return head_; }
  bool begin(std::string_view name);  // as a guest
  // The request that turns a connection into the WebSocket of a table.
  std::string upgrade(std::int64_t table) const;
  void set_port(std::uint16_t port) { port_ = port; }

  std::string cookie;
  std::string csrf;

 private:
  std::uint16_t port_;
  std::string head_;
  std::string body_;
};

class SocketClient {
 public:
  void take_little() { takes_little_ = true; }
  // Comes in and says hello.
  bool open(const HttpClient& who, std::uint16_t port, std::int64_t table, std::uint32_t since);
  bool send(std::string_view text, int opcode = 1) { return tcp_.send(write_frame(opcode, text)); }
  // The next message, waiting so long at most. Pings are answered.
  std::optional<std::string> receive(int milliseconds);
  bool is_gone() const { return gone_; }
  int close_code() const { return code_; }

 private:
  TcpClient tcp_;
  FrameReader frames_;
  bool takes_little_ = false;
  bool gone_ = false;
  int code_ = 0;
};

}  // namespace benchboss
