#include "tests/fuzz/house.h"

// Messages over the WebSocket of a table, split at the record separator.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benchboss;
  static FuzzHouse house;
  house.talk(std::string_view(reinterpret_cast<const char*>(data), size));
  return 0;
}
