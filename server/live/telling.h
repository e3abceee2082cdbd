#pragma once
#include "server/live/live_table.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <cstdint>
#include <set>
#include <string_view>

namespace benchboss {

// The one choke point between a table and the people who look at it: nothing about a table is said
// to anybody that was not written by these functions. They use Table::view, choices and events for
// the viewer's own seats alone, and never its odds, its lines or its dice.

using Presence = std::set<PersonId>;  // who is connected

std::string_view phase_name(TablePhase phase);

boost::json::object told_state(const LiveTable& table, Milliseconds now, const Presence& present);
// As the person sees it: one viewpoint a seat, or one that only watches.
boost::json::array told_viewpoints(const LiveTable& table, PersonId person,
                                   std::uint64_t since_event);
boost::json::array told_happenings(const LiveTable& table, PersonId person, std::uint32_t since);
boost::json::object told_you(const LiveTable& table, PersonId person, bool admin);
boost::json::object told_refusal(const Verdict& verdict, std::string_view text);

// Nothing about this person changes what he is told: all such people are told the same.
bool is_plain_spectator(const LiveTable& table, PersonId person);

}  // namespace benchboss
