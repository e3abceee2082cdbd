#pragma once

namespace benchboss::playing {

// While one of these lives, SIGINT, SIGTERM and SIGHUP do not end the program but are remembered,
// so that the game can be saved first. SIGPIPE is ignored: writing reports it.
class Signals {
 public:
  Signals();
  ~Signals();
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

  // The first that came, or 0.
  static int caught();
  // Readable as soon as one has come: for poll.
  static int wakeup();
};

}  // namespace benchboss::playing
