#pragma once
#include "core/seats.h"

#include <cstdint>
#include <string_view>

namespace benchboss {

// The door through which a game tells what a view or a score sheet holds, without knowing whether
// it becomes JSON, a screen or a line of text. Items of a list have an empty name.
class Fields {
 public:
  virtual ~Fields() = default;
  virtual void number(std::string_view name, std::int64_t value) = 0;
  virtual void flag(std::string_view name, bool value) = 0;
  virtual void word(std::string_view name, std::string_view notation) = 0;
  virtual void none(std::string_view name) = 0;
  virtual void open_group(std::string_view name) = 0;
  virtual void open_list(std::string_view name) = 0;
  virtual void close() = 0;
  // Seats and teams count from 1 wherever people see them.
  void seat(std::string_view name, Seat seat) { number(name, seat + 1); }
};

// Receives what a game measures about itself, once per finished game: whole numbers, so that sums
// are exact and do not depend on the order of threads.
class Measures {
 public:
  virtual ~Measures() = default;
  virtual void measure(std::string_view name, std::int64_t value) = 0;
};

}  // namespace benchboss
