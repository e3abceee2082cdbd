#pragma once
#include "match/table.h"

#include <boost/json/value.hpp>

#include <cstdint>
#include <vector>

namespace benchboss {

// Everything that happened, with all that any seat was told: for a game that is over.
std::vector<SaidEvent> events_laid_open(const Table& table);

// {n, id, rule, args}: a term is its message id, what the viewer may not know is null.
void tell_event(const SaidEvent& event, Fields& fields);
boost::json::value event_json(const SaidEvent& event);

}  // namespace benchboss
