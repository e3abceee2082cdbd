#pragma once
#include "store/store.h"

#include <boost/json/array.hpp>

#include <string_view>
#include <vector>

namespace benchboss {

// What a record calls somebody who is forgotten.
inline constexpr std::string_view kFormerPlayer = "Former player";

// What must change in a table's journal so that nothing in it names a person or repeats his words:
// his seats lose their names, what he said in the chat is empty. The names are under the seal of
// the dice, so a game that began is sealed anew, with the same key: its cards and dice stay
// provable. A row that cannot be read is a fault.
Read<std::vector<Rewording>> forget_in(const std::vector<JournalRow>& rows, PersonId person);

// What a person did at a table, for himself: nothing that was hidden from him is in it.
boost::json::array own_rows(const std::vector<JournalRow>& rows, PersonId person);

}  // namespace benchboss
