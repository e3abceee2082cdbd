#include "cli/play/saves.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <system_error>

namespace benchboss::playing {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kUnfinished = ".save";
constexpr std::string_view kFinished = ".record";
constexpr std::size_t kLargestFile = 16UL << 20;  // a record of the longest game is far smaller

std::string reason() { return std::strerror(errno); }

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string now() {
  const std::time_t time = std::time(nullptr);
  std::tm local = {};
  localtime_r(&time, &local);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d-%H%M%S", &local);
  return {text.data(), size};
}

class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  ~OpenFile() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  int get() const { return descriptor_; }

 private:
  int descriptor_;
};

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool sync_folder(const fs::path& folder) {
  const OpenFile opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return opened.get() >= 0 && fsync(opened.get()) == 0;
}

std::string write_beside(const std::string& temporary, const fs::path& path,
                         std::string_view text) {
  const OpenFile file(
      open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));  // less the umask
  if (file.get() < 0) return reason();
  if (!write_all(file.get(), text) || fsync(file.get()) != 0) return reason();
  if (rename(temporary.c_str(), path.c_str()) != 0) return reason();
  return {};
}

}  // namespace

fs::path saves_folder() {
  // The specification: a relative path is to be ignored.
  if (const fs::path state = environment("XDG_STATE_HOME"); state.is_absolute())
    return state / "benchboss";
  if (const fs::path home = environment("HOME"); home.is_absolute())
    return home / ".local" / "state" / "benchboss";
  return {};
}

fs::path fresh_save(std::string_view game) {
  const fs::path folder = saves_folder();
  if (folder.empty()) return {};
  const std::string stem = std::string(game) + "-" + now();
  std::error_code ignored;
  for (int i = 1;; ++i) {
    const std::string name = i == 1 ? stem : stem + "-" + std::to_string(i);
    fs::path path = folder / (name + std::string(kUnfinished));
    if (!fs::exists(path, ignored) && !fs::exists(finished_save(path), ignored)) return path;
  }
}

fs::path finished_save(const fs::path& save) {
  fs::path path = save;
  return path.replace_extension(kFinished);
}

std::optional<fs::path> newest_save() {
  std::optional<fs::path> newest;
  fs::file_time_type newest_time;
  std::error_code fault;
  for (const auto& entry : fs::directory_iterator(saves_folder(), fault)) {
    if (entry.path().extension() != kUnfinished) continue;
    const fs::file_time_type time = entry.last_write_time(fault);
    if (fault || (newest && time < newest_time)) continue;
    newest = entry.path();
    newest_time = time;
  }
  return newest;
}

std::string write_file(const fs::path& path, std::string_view text) {
  std::error_code fault;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  fs::create_directories(folder, fault);
  if (fault) return fault.message();
  const std::string temporary = path.string() + "." + std::to_string(getpid()) + ".tmp";
  if (std::string failed = write_beside(temporary, path, text); !failed.empty()) {
    unlink(temporary.c_str());
    return failed;
  }
  sync_folder(folder);  // some file systems cannot; the file itself is safe
  return {};
}

FileText read_file(const fs::path& path) {
  const OpenFile file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) return {{}, reason()};
  FileText result;
  std::array<char, 65536> block;  // NOLINT: filled by read
  while (true) {
    const ssize_t size = read(file.get(), block.data(), block.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return {{}, reason()};
    if (size == 0) return result;
    result.text.append(block.data(), static_cast<std::size_t>(size));
    if (result.text.size() > kLargestFile) return {{}, std::strerror(EFBIG)};
  }
}

}  // namespace benchboss::playing
