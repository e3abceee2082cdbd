#include "tests/fuzz/house.h"

// The body of any request, by its number and by who sends it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benchboss;
  if (size < 2) return 0;
  static FuzzHouse house;
  const std::vector<Call>& calls = protocol().calls();
  const Call& call = calls[data[0] % calls.size()];
  // Passwords take their time, which is better spent on other bodies.
  if (call.name == "new_account" || call.name == "login") return 0;
  const std::string body(reinterpret_cast<const char*>(data) + 2, size - 2);
  house.request(call, data[1], body);
  return 0;
}
