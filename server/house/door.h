#pragma once
#include "server/house/http.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace benchboss {

using SocketId = std::uint64_t;

// Why a socket is closed: the codes of data/protocol.json.
inline constexpr std::uint16_t kSlow = 4000;
inline constexpr std::uint16_t kRestart = 4001;
inline constexpr std::uint16_t kTrouble = 4002;
inline constexpr std::uint16_t kClosed = 4003;
inline constexpr std::uint16_t kUnreadable = 4004;
inline constexpr std::uint16_t kTooMuch = 4005;
inline constexpr std::uint16_t kMoved = 4006;

// Whether a WebSocket may be opened, and whose it is.
struct Admission {
  bool admitted = false;
  HttpAnswer refusal;
  std::int64_t table = 0;
  std::int64_t person = 0;
  std::string session{};  // what it is kept under; empty without one
  bool admin = false;
  Lang lang = Lang::en;
};

// What the network needs of the house, and no more: the unit with Beast in it takes a minute to
// compile, and need not be compiled again when something changes inside.
class Door {
 public:
  virtual ~Door() = default;

  virtual void request(HttpRequest request, Reply reply) = 0;
  // What came is no request that could be read: 400, 411, 413 or 431.
  virtual HttpAnswer unreadable(int status, std::string_view language) const = 0;
  // At once, or when the table is awake.
  using Admitted = std::function<void(Admission admission)>;
  virtual void admit(const HttpRequest& request, Admitted admitted) = 0;
  // 0 if the table is gone by now.
  virtual SocketId connect(const Admission& admission, std::shared_ptr<Wire> wire) = 0;
  virtual void receive(SocketId socket, std::string_view text) = 0;
  // A ping or a pong came: it counts like a message.
  virtual void note_control_frame(SocketId socket) = 0;
  virtual void disconnect(SocketId socket) = 0;
  // Somebody was put out because he did not read.
  virtual void note_slow_reader() = 0;

  // To be called some twenty times a second: clocks, coaches after a restart, sleep.
  virtual void tick() = 0;
  // Nothing ran since then, though the server was not stopped: the machine slept.
  virtual void stood_still(std::int64_t since) = 0;
  // Tells everybody to come back later, and waits until all is on disk.
  virtual void stop() = 0;
};

}  // namespace benchboss
