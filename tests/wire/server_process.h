#pragma once
#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace benchboss {

// A server of its own, on a free port of this machine. Killed when it goes.
class ServerProcess {
 public:
  ServerProcess(std::string program, std::string folder, std::vector<std::string> flags = {});
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  // False, and what it said, if it does not come up.
  bool start();
  // The next start is there; otherwise wherever it was before, at first where there is room.
  void use_port(std::uint16_t port) { port_ = port; }
  void kill();           // -9
  int stop(int signal);  // and waits; its exit code
  // From now on nobody reads what it says.
  void stop_listening();
  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }
  const std::string& said() const { return said_; }

 private:
  std::string program_;
  std::string folder_;
  std::vector<std::string> flags_;
  pid_t process_ = -1;
  int output_ = -1;
  std::uint16_t port_ = 0;
  std::string said_;
};

}  // namespace benchboss
