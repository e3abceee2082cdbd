#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace benchboss::playing {

// Where a game is kept without being asked for: ${XDG_STATE_HOME:-~/.local/state}/benchboss. Empty
// if the machine says neither.
std::filesystem::path saves_folder();

// A name in that folder that no game has yet: "rink-ratz-2025-11-15-201530.unfinished.bbr".
std::filesystem::path fresh_save(std::string_view game);
// The name of the same game once it is finished.
std::filesystem::path finished_save(const std::filesystem::path& save);
// The save written last, of games that are not finished.
std::optional<std::filesystem::path> newest_save();
// When it was written, to the minute: "2025-11-15 20:15".
std::string time_of(const std::filesystem::path& save);

// Makes that folder if it is missing. Returns the error number of the operating system; 0 if it is
// there.
int make_saves_folder();

// A game that is not over holds the key of its dice and the hands.
enum class Readers : std::uint8_t { owner, everyone };

// Whole or not at all, and on the disk when it returns: written beside and renamed. Returns the
// error number of the operating system; 0 if it did.
int write_file(const std::filesystem::path& path, std::string_view text, Readers readers);

struct FileText {
  std::string text;
  int error = 0;  // of the operating system; 0 if it was read
};
FileText read_file(const std::filesystem::path& path);

}  // namespace benchboss::playing
