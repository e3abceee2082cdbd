// Any text may come as a roster: what is accepted can be written in short lines, is read back the
// same and gives a game that can start; what is refused has a reason.
#include "games/pairadice/roster.h"

#include "games/pairadice/rules.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace benchboss;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  pairadice::Team team;
  const auto faults = pairadice::read_roster(text, team);
  for (const auto& fault : faults)
    if (fault.reason.empty()) std::abort();
  if (!faults.empty()) return 0;
  const std::string lines = pairadice::write_roster(team);
  pairadice::Team again;
  if (!pairadice::read_roster(lines, again).empty()) std::abort();
  if (pairadice::write_roster(again) != lines) std::abort();
  Pairadice::Rules rules = Pairadice::make_rules(default_options<Pairadice>());
  if (Pairadice::bring(rules, 1, text).found()) std::abort();
  if (Pairadice::turn(rules, Pairadice::start(rules)).owes == Owes::nothing) std::abort();
  return 0;
}
