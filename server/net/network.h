#pragma once
#include "match/table.h"
#include "server/house/door.h"
#include "server/house/house_clock.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace benchboss {

struct NetworkSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;  // 0: any free one
  std::size_t connections = 20'000;
  std::size_t connections_of_address = 64;
  // A proxy on this machine does TLS and says who the client is.
  bool behind_proxy = false;
};

// HTTP and WebSocket, on one thread: the house's.
class Network {
 public:
  explicit Network(const NetworkSettings& settings);
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;
  ~Network();

  // Refused with a reason if the address or port cannot be had.
  Verdict listen();
  std::uint16_t port() const;

  // Runs something on the house's thread; from any thread.
  void post(std::function<void()> job);
  // The same after so long, from the house's thread; not if we stop before.
  void later(std::int64_t milliseconds, std::function<void()> job);
  // Serves until SIGINT, SIGTERM or stop(). Everybody is told, and everything is on disk.
  void serve(Door& house, HouseClock& clock);
  // From any thread.
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace benchboss
