#pragma once
#include "lab/sim.h"

#include <string>

namespace benchboss {

class Console;

// What a simulation found, as a table for people: means with their 95 % confidence intervals, and
// a bar beside the numbers that can be compared.
std::string sim_table(const Console& console, const SimPlan& plan, const SimReport& report);

}  // namespace benchboss
