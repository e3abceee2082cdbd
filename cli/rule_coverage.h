#pragma once
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// Rule ids that the names of tests mention in one source text: RR-14 in TEST(RinkRatz, RR_14_...).
std::vector<std::string> ids_in_test_names(std::string_view source, std::string_view prefix);

// Which rules the tests of a source tree name, each with one place ("games/.../shots.cc").
using NamedRules = std::map<std::string, std::string>;
NamedRules rules_named_by_tests(const std::filesystem::path& source, std::string_view game,
                                std::string_view prefix);

// The nearest folder above that holds the sources: it has games/ in it. Empty if there is none.
std::filesystem::path source_folder_above(std::filesystem::path folder);

}  // namespace benchboss
