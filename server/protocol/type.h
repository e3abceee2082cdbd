#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// A type of the protocol, as data/protocol.json writes it:
//   text(1,40)   that many bytes of UTF-8      int(1,10)   a whole number
//   bool         any (not checked further)     live|days   one of these words
//   [Seat]       a list                        {any}       an object with any names
//   Seat         a type with a name            Seat?       that or null, or left out
struct Type {
  enum class Kind : std::uint8_t { text, whole, flag, any, word, list, map, named };
  Kind kind = Kind::any;
  bool maybe = false;
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::vector<std::string> words;
  std::string name;
  std::shared_ptr<const Type> of;  // what a list or map holds
};

// Our own mistakes in the description are asserted.
Type read_type(std::string_view text);
std::string write_type(const Type& type);

}  // namespace benchboss
