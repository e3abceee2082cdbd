#pragma once
#include "core/fields.h"
#include "server/live/live_table.h"

#include <boost/json/object.hpp>

#include <cstdint>
#include <set>
#include <string_view>

namespace benchboss {

// The one choke point between a table and the people who look at it: nothing about a table is said
// to anybody that was not written by these functions. They use Table::tell_view, choices and events
// for the viewer's own seats alone, and never its odds, its lines or its dice.

using Presence = std::set<PersonId>;  // who is connected

std::string_view phase_name(TablePhase phase);

// Each tells the fields of what it is named for, or of a list of that name, into what is open.
void tell_state(const LiveTable& table, Milliseconds now, const Presence& present, Fields& fields);
// As the person sees it: one viewpoint a seat, or one that only watches.
void tell_viewpoints(const LiveTable& table, PersonId person, std::uint64_t since_event,
                     Fields& fields);
void tell_happenings(const LiveTable& table, PersonId person, std::uint32_t since, Fields& fields);
void tell_you(const LiveTable& table, PersonId person, bool admin, Fields& fields);

// The same for an answer that is put together as JSON.
boost::json::object told_state(const LiveTable& table, Milliseconds now, const Presence& present);
boost::json::object told_you(const LiveTable& table, PersonId person, bool admin);
boost::json::object told_refusal(const Verdict& verdict, std::string_view text);

// Nothing about this person changes what he is told: all such people are told the same.
bool is_plain_spectator(const LiveTable& table, PersonId person);

}  // namespace benchboss
