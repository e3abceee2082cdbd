#pragma once
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>

namespace benchboss {

// Empty if it is not there.
inline std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return {};
  std::string bytes(std::filesystem::file_size(path), '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

inline void put_bytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// What lies in a folder, as sums. Not the file that holds it, nor a log without anything in it, nor
// what SQLite keeps in memory.
inline std::map<std::string, std::size_t> sums_of(const std::string& folder) {
  std::map<std::string, std::size_t> sums;
  for (const auto& each : std::filesystem::directory_iterator(folder)) {
    const std::string name = each.path().filename();
    const std::string bytes = bytes_of(each.path());
    if (name != "lock" && each.path().extension() != ".db-shm" &&
        (name != "tables.db-wal" || !bytes.empty()))
      sums[name] = std::hash<std::string>()(bytes);
  }
  return sums;
}

// What a killed server leaves: all but what SQLite keeps in memory.
inline void copy_as_killed(const std::string& folder, const std::string& into) {
  std::filesystem::create_directories(into);
  for (const auto& each : std::filesystem::directory_iterator(folder))
    if (each.path().extension() != ".db-shm")
      std::filesystem::copy_file(each.path(), into / each.path().filename(),
                                 std::filesystem::copy_options::overwrite_existing);
}

}  // namespace benchboss
