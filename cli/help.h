#pragma once
#include <string>
#include <string_view>

namespace benchboss {

class Console;
struct Command;

inline constexpr std::string_view kVersion = "benchboss 0.1.0";

std::string help_of_program(const Console& console);
std::string help_of_command(const Console& console, const Command& command);

}  // namespace benchboss
