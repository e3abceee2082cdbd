#pragma once

namespace benchboss {

// Waits for one key of the terminal, which stays as it was found.
class Keypress {
 public:
  Keypress();
  ~Keypress();
  Keypress(const Keypress&) = delete;
  Keypress& operator=(const Keypress&) = delete;

  bool has_terminal() const { return terminal_ >= 0; }
  // True after Enter or space, and at once where there is no terminal to wait for; false if the
  // person has seen enough (q, Ctrl-C, Ctrl-D).
  bool wait();

 private:
  int terminal_;  // below 0: none
};

}  // namespace benchboss
