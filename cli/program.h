#pragma once
#include <string>
#include <vector>

namespace benchboss {

// The whole program: what was typed after its name, to an exit code.
int run_program(const std::vector<std::string>& typed);

}  // namespace benchboss
