#pragma once
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace benchboss {

// games/<game>/ in the source tree.
inline std::filesystem::path folder_of_game(std::string_view name) {
  std::string folder(name);
  std::replace(folder.begin(), folder.end(), '-', '_');
  return std::filesystem::path(BENCHBOSS_SOURCE_DIR) / "games" / folder;
}

inline std::optional<std::string> text_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline bool write_file(const std::filesystem::path& path, std::string_view text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text;
  return file.good();
}

// The first line in which two texts differ, told for people; empty if there is none.
inline std::string first_difference(std::string_view expected, std::string_view found) {
  const auto line_of = [](std::string_view& text) -> std::string {
    if (text.empty()) return "(the end)";
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return "\"" + std::string(line) + "\"";
  };
  for (std::size_t number = 1; !(expected.empty() && found.empty()); ++number) {
    const std::string a = line_of(expected);
    const std::string b = line_of(found);
    if (a == b) continue;
    std::string told = "line " + std::to_string(number);
    told += "\n  file: " + a;
    told += "\n  now:  " + b;
    return told;
  }
  return {};
}

}  // namespace benchboss
