#include "tests/wire/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <utility>

namespace benchboss {

TcpClient::TcpClient(TcpClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), takes_little_(other.takes_little_) {}

TcpClient& TcpClient::operator=(TcpClient&& other) noexcept {
  std::swap(socket_, other.socket_);
  std::swap(takes_little_, other.takes_little_);
  return *this;
}

TcpClient::~TcpClient() {
  if (socket_ >= 0) close(socket_);
}

bool TcpClient::connect(std::uint16_t port) {
  socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return false;
  const int on = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const int little = 4096;
  if (takes_little_) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool TcpClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string TcpClient::receive(int milliseconds, bool& gone) {
  pollfd waiting{socket_, POLLIN, 0};
  if (poll(&waiting, 1, milliseconds) <= 0) return {};
  std::string bytes(65536, '\0');
  const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
  gone = count <= 0;
  bytes.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  return bytes;
}

namespace {

std::string field(const std::string& text, std::string_view name) {
  const std::size_t at = text.find(name);
  if (at == text.npos) return {};
  const std::size_t begin = at + name.size();
  return text.substr(begin, text.find_first_of("\";\r", begin) - begin);
}

}  // namespace

int HttpClient::call(std::string_view method, std::string_view path, std::string_view body) {
  TcpClient tcp;
  if (!tcp.connect(port_)) return 0;
  std::string request = std::string(method) + " " + std::string(path) +
                        " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  if (!cookie.empty()) request += "Cookie: " + cookie + "\r\n";
  if (!csrf.empty()) request += "X-Benchboss-CSRF: " + csrf + "\r\n";
  if (!body.empty())
    request +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  if (!tcp.send(request + "\r\n" + std::string(body))) return 0;
  std::string answer;
  for (bool gone = false; !gone;) {
    const std::string bytes = tcp.receive(60'000, gone);
    if (bytes.empty() && !gone) return 0;
    answer += bytes;
  }
  const std::size_t end = answer.find("\r\n\r\n");
  if (end == answer.npos) return 0;
  head_ = answer.substr(0, end + 2);
  body_ = answer.substr(end + 4);
  if (const std::string set = field(head_, "Set-Cookie: "); !set.empty()) cookie = set;
  return std::atoi(answer.c_str() + 9);
}

bool HttpClient::begin(std::string_view name) {
  if (call("POST", "/api/guests", R"({"name":")" + std::string(name) + "\"}") != 200) return false;
  csrf = field(body_, "\"csrf\":\"");
  return true;
}

std::string HttpClient::upgrade(std::int64_t table) const {
  return "GET /api/tables/" + std::to_string(table) +
         "/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: " +
         cookie + "\r\n\r\n";
}

bool SocketClient::open(const HttpClient& who, std::uint16_t port, std::int64_t table,
                        std::uint32_t since) {
  gone_ = false;
  code_ = 0;
  frames_ = {};
  tcp_ = TcpClient();
  if (takes_little_) tcp_.take_little();
  if (!tcp_.connect(port) || !tcp_.send(who.upgrade(table))) return false;
  std::string head;
  while (head.find("\r\n\r\n") == head.npos && !gone_) {
    const std::string bytes = tcp_.receive(60'000, gone_);
    if (bytes.empty()) return false;
    head += bytes;
  }
  if (!head.starts_with("HTTP/1.1 101")) return false;
  frames_.add(std::string_view(head).substr(head.find("\r\n\r\n") + 4));
  return send(R"({"type":"hello","since":)" + std::to_string(since) + "}");
}

std::optional<std::string> SocketClient::receive(int milliseconds) {
  while (true) {
    if (std::optional<Frame> frame = frames_.next()) {
      if (frame->opcode == 1) return std::move(frame->payload);
      if (frame->opcode == 9) tcp_.send(write_frame(10, frame->payload));
      if (frame->opcode == 8) {
        gone_ = true;
        if (frame->payload.size() >= 2)
          code_ = static_cast<unsigned char>(frame->payload[0]) * 256 +
                  static_cast<unsigned char>(frame->payload[1]);
        return std::nullopt;
      }
      continue;
    }
    if (gone_) return std::nullopt;
    const std::string bytes = tcp_.receive(milliseconds, gone_);
    if (bytes.empty()) return std::nullopt;
    frames_.add(bytes);
  }
}

}  // namespace benchboss
