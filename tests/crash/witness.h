#pragma once
#include "tests/wire/client.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace benchboss {

// Someone who plays at tables as fast as he can, whatever happens to the server, and remembers all
// that he was told: what was acknowledged, and every event with its number.
class Witness {
 public:
  Witness(std::string name, std::string game, std::uint64_t seed);

  // Until `enough`; the server may vanish and come back at this port any time.
  void play(std::uint16_t port, const std::atomic<bool>& enough);

  struct Acknowledged {
    std::int64_t table = 0;
    std::string command;
    std::uint32_t n = 0;
  };
  const std::vector<Acknowledged>& acknowledged() const { return acknowledged_; }
  // What the server told that contradicts what it told before.
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  bool sit_down();
  bool come_back();
  void hear(const std::string& text);
  void move();

  std::string name_;
  std::string game_;
  std::uint64_t random_;
  std::uint16_t port_ = 0;
  HttpClient person_{0};
  SocketClient socket_;
  std::int64_t table_ = 0;
  std::uint32_t seen_ = 0;
  std::uint32_t last_told_ = 0;  // the highest number acknowledged or told at this table
  int commands_ = 0;
  std::string pending_;  // a command that was sent and not answered, and its text
  std::string pending_text_;
  std::string next_move_;
  int next_seat_ = 0;
  bool over_ = false;
  std::map<std::int64_t, std::string> events_;  // of this table, by number and seat
  std::vector<Acknowledged> acknowledged_;
  std::vector<std::string> complaints_;
};

}  // namespace benchboss
