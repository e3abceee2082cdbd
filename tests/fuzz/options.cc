// Any text may come as name=value lines: what is accepted lies within its bounds, is written back
// the same, and gives rules that a game can start with; what is refused changes nothing.
#include "catalog/catalog.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace benchboss;

namespace {

std::string_view take_until(char end, std::string_view& text) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view head = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return head;
}

template <Game G>
void set_and_check(OptionsOf<G>& values, std::string_view name, std::string_view value) {
  const OptionsOf<G> before = values;
  if (set_option(G::kOptions, values, name, value) != OptionFault::none) {
    if (values != before) std::abort();
    return;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const OptionSpec& spec = G::kOptions[i];
    if (values[i] < spec.low || values[i] > spec.high) std::abort();
    if (spec.name == name && write_option(spec, values[i]).view() != value) std::abort();
    if (spec.name != name && values[i] != before[i]) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Catalog::each([&]<class G>(std::type_identity<G>) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    OptionsOf<G> values = default_options<G>();
    while (!text.empty()) {
      std::string_view line = take_until('\n', text);
      const std::string_view name = take_until('=', line);
      set_and_check<G>(values, name, line);
    }
    const typename G::Rules rules = G::make_rules(values);
    const Seat seats = G::seats(rules);
    if (seats < 1 || seats > kMaxSeats) std::abort();
    if (G::turn(rules, G::start(rules)).owes == Owes::nothing) std::abort();
  });
  return 0;
}
