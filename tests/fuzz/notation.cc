// Any text may come as a move or a card: if a game reads it, it writes the same text.
#include "catalog/catalog.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace benchboss;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Catalog::each([&]<class G>(std::type_identity<G>) {
    const typename G::Rules rules = G::make_rules(default_options<G>());
    if (const auto action = G::read_action(rules, text))
      if (G::write(rules, *action).view() != text) std::abort();
    if (const auto outcome = G::read_outcome(rules, text))
      if (G::write(rules, *outcome).view() != text) std::abort();
  });
  return 0;
}
