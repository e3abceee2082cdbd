#pragma once
#include "core/csv.h"
#include "core/game.h"
#include "match/printable.h"
#include "match/record.h"

#include <algorithm>
#include <string>
#include <utility>

namespace benchboss {

// A game that can be played with data that a record brings along: it names its slots, reads the
// text of one into its rules, and rewrites a text as short lines that a record can hold.
template <class G>
concept TakesData = requires(typename G::Rules& rules, std::string_view text) {
  G::kDataSlots.size();
  { G::bring(rules, std::size_t{0}, text) } -> std::same_as<DataFault>;
  { G::rewrite(text) } -> std::convertible_to<std::string>;
};

// Puts a record's data into the rules. A fault names the line of the record.
template <Game G>
RecordFault bring_data(const Record& header, typename G::Rules& rules) {
  for (std::size_t i = 0; i < header.data.size(); ++i) {
    const auto& [slot, text] = header.data[i];
    const std::uint32_t line = i < header.places.data.size() ? header.places.data[i] : 0;
    const std::string shown = "data " + printable(slot);
    if constexpr (TakesData<G>) {
      const auto found = std::find(G::kDataSlots.begin(), G::kDataSlots.end(), slot);
      if (found == G::kDataSlots.end()) {
        std::string allowed;
        for (const std::string_view each : G::kDataSlots)
          allowed += (allowed.empty() ? "" : ", ") + std::string(each);
        return {line, shown, {"record.unknown_data", {}, {{"allowed", allowed}}}};
      }
      const auto at = static_cast<std::size_t>(found - G::kDataSlots.begin());
      if (const DataFault fault = G::bring(rules, at, text); fault.found())
        return {line == 0 || fault.line == 0 ? line : line + fault.line - 1,
                shown + ", " + std::string(fault.field),
                {std::string(fault.reason),
                 {},
                 {{"slot", std::string(slot)},
                  {"line", std::to_string(fault.line)},
                  {"field", std::string(fault.field)},
                  {"row", std::string(fault.row)}}}};
    } else {
      return {line, shown, {"record.no_data", {}, {}}};
    }
  }
  return {};
}

// The rules that a header with valid options and data asks for.
template <Game G>
typename G::Rules rules_of(const Record& header) {
  OptionsOf<G> options = default_options<G>();
  for (const auto& [name, value] : header.options) set_option(G::kOptions, options, name, value);
  typename G::Rules rules = G::make_rules(options);
  bring_data<G>(header, rules);
  return rules;
}

}  // namespace benchboss
