#include "cli/play/saves.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <system_error>

namespace benchboss::playing {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kUnfinished = ".unfinished.bbr";
constexpr std::string_view kFinished = ".bbr";
constexpr std::size_t kLargestFile = 16UL << 20;  // a record of the longest game is far smaller

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::tm local(std::time_t time) {
  std::tm parts = {};
  localtime_r(&time, &parts);
  return parts;
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
    const ssize_t written = ::write(descriptor, text.data(), text.size());
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

int write_beside(const std::string& temporary, const fs::path& path, std::string_view text,
                 Readers readers) {
  const mode_t mode = readers == Readers::owner ? 0600 : 0666;  // less the umask
  const OpenFile file(open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode));
  if (file.get() < 0) return errno;
  if (!write_all(file.get(), text) || fsync(file.get()) != 0) return errno;
  return rename(temporary.c_str(), path.c_str()) == 0 ? 0 : errno;
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
  const std::string stem = fmt::format("{}-{:%Y-%m-%d-%H%M%S}", game, local(std::time(nullptr)));
  std::error_code ignored;
  for (int i = 1;; ++i) {
    const std::string name = i == 1 ? stem : stem + "-" + std::to_string(i);
    fs::path path = folder / (name + std::string(kUnfinished));
    if (!fs::exists(path, ignored) && !fs::exists(finished_save(path), ignored)) return path;
  }
}

fs::path finished_save(const fs::path& save) {
  std::string path = save.string();
  if (path.ends_with(kUnfinished)) path.resize(path.size() - kUnfinished.size());
  return path + std::string(kFinished);
}

std::optional<fs::path> newest_save() {
  std::optional<fs::path> newest;
  fs::file_time_type newest_time;
  std::error_code fault;
  for (const auto& entry : fs::directory_iterator(saves_folder(), fault)) {
    if (!entry.path().string().ends_with(kUnfinished)) continue;
    const fs::file_time_type time = entry.last_write_time(fault);
    if (fault || (newest && time < newest_time)) continue;
    newest = entry.path();
    newest_time = time;
  }
  return newest;
}

std::string time_of(const fs::path& save) {
  struct stat known = {};
  if (stat(save.c_str(), &known) != 0) return "?";
  return fmt::format("{:%Y-%m-%d %H:%M}", local(known.st_mtime));
}

int make_saves_folder() {
  std::error_code fault;
  fs::create_directories(saves_folder(), fault);
  return fault.value();
}

int write_file(const fs::path& path, std::string_view text, Readers readers) {
  std::error_code fault;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const bool is_new = !fs::exists(path, fault);
  const std::string temporary = path.string() + "." + std::to_string(getpid()) + ".tmp";
  if (const int failed = write_beside(temporary, path, text, readers); failed != 0) {
    unlink(temporary.c_str());
    return failed;
  }
  // A file that was there is there after any accident, before or after this change of it; a new
  // name must be made to last. Some file systems cannot.
  if (is_new) sync_folder(folder);
  return 0;
}

FileText read_file(const fs::path& path) {
  const OpenFile file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) return {{}, errno};
  FileText result;
  std::array<char, 65536> block;  // NOLINT: filled by read
  while (true) {
    const ssize_t size = ::read(file.get(), block.data(), block.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return {{}, errno};
    if (size == 0) return result;
    result.text.append(block.data(), static_cast<std::size_t>(size));
    if (result.text.size() > kLargestFile) return {{}, EFBIG};
  }
}

}  // namespace benchboss::playing
