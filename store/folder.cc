#include "store/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

namespace benchboss {

namespace fs = std::filesystem;

namespace {

// A byte that SQLite never locks: it uses 512 of them from 1 GiB on.
constexpr off_t kOurByte = (off_t{1} << 30) + 4096;

Verdict refused(const std::string& folder, int error) {
  if (error == EROFS || error == EACCES || error == EPERM)
    return {"store.folder_read_only", {}, {{"folder", folder}}};
  if (error == ENOSPC) return {"store.full", {}, {}};
  return {"store.cannot_open", {}, {}};
}

bool sync_folder_of(const std::string& file) {
  const std::string folder = fs::path(file).parent_path();
  const int opened =
      open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return false;
  const bool synced = fsync(opened) == 0;
  close(opened);
  return synced;
}

}  // namespace

std::string store_file(const std::string& folder) { return folder + "/tables.db"; }
std::string lock_of(const std::string& folder) { return folder + "/lock"; }
// The same line stands in both: whoever removes the one has not removed the other.
std::string note_of(const std::string& folder) { return store_file(folder) + "-run"; }
std::string log_of(const std::string& file) { return file + "-wal"; }

void make_private(const std::string& file) {
  const int made = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (made < 0) return;  // SQLite will say why
  fchmod(made, S_IRUSR | S_IWUSR);
  close(made);
}

Verdict put_in_place(const std::string& file, const std::string& place) {
  const int opened = open(file.c_str(), O_RDWR | O_CLOEXEC);
  const bool synced = opened >= 0 && fsync(opened) == 0;
  if (opened >= 0) close(opened);
  if (!synced || std::rename(file.c_str(), place.c_str()) != 0 || !sync_folder_of(place))
    return {"store.not_written", {}, {}};
  return {};
}

StoreFolder::StoreFolder(StoreFolder&& other) noexcept
    : folder_(std::move(other.folder_)),
      lock_(std::exchange(other.lock_, -1)),
      file_(std::exchange(other.file_, -1)) {}

StoreFolder& StoreFolder::operator=(StoreFolder&& other) noexcept {
  std::swap(folder_, other.folder_);
  std::swap(lock_, other.lock_);
  std::swap(file_, other.file_);
  return *this;
}

StoreFolder::~StoreFolder() {
  if (file_ >= 0) close(file_);
  if (lock_ >= 0) close(lock_);
}

Verdict StoreFolder::hold(const std::string& folder) {
  folder_ = folder;
  std::error_code error;
  const bool ours = fs::create_directories(folder, error);
  if (!fs::is_directory(folder, error)) return {"store.no_folder", {}, {{"folder", folder}}};
  // The journal holds what nobody may see before a game is over. A folder that was there before may
  // be for other things too: in it only our files are private.
  if (ours) fs::permissions(folder, fs::perms::owner_all, error);
  lock_ = open(lock_of(folder).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0) return refused(folder, errno);
  if (flock(lock_, LOCK_EX | LOCK_NB) != 0) return {"store.in_use", {}, {{"folder", folder}}};
  return hold_file();
}

Verdict StoreFolder::hold_file() {
  if (file_ >= 0) close(std::exchange(file_, -1));
  file_ = open(store_file(folder_).c_str(), O_RDWR | O_CLOEXEC);
  if (file_ < 0 && errno == ENOENT) return {};
  if (file_ < 0 && (errno == EACCES || errno == EROFS || errno == EPERM))
    return {"store.read_only", {}, {}};
  if (file_ < 0) return {"store.cannot_open", {}, {}};
  struct flock byte{};
  byte.l_type = F_WRLCK;
  byte.l_whence = SEEK_SET;
  byte.l_start = kOurByte;
  byte.l_len = 1;
  if (fcntl(file_, F_OFD_SETLK, &byte) != 0) return {"store.in_use", {}, {{"folder", folder_}}};
  return {};
}

namespace {

Read<std::string> line_in(const std::string& file) {
  const Unread unread{{"store.unreadable", {}, {{"what", file}}}};
  const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0 && errno == ENOENT) return std::string();
  if (opened < 0) return unread;
  std::string text;
  std::array<char, 4096> bytes{};
  ssize_t count = 0;
  while ((count = ::read(opened, bytes.data(), bytes.size())) > 0)
    text.append(bytes.data(), static_cast<std::size_t>(count));
  close(opened);
  if (count < 0) return unread;
  return text.substr(0, text.find('\n'));
}

bool write_line(int file, const std::string& line) {
  const std::string text = line + "\n";
  const auto size = static_cast<ssize_t>(text.size());
  return pwrite(file, text.data(), text.size(), 0) == size && ftruncate(file, size) == 0 &&
         fsync(file) == 0;
}

}  // namespace

Read<std::string> note_in(const std::string& folder) {
  const Read<std::string> first = line_in(lock_of(folder));
  if (first.failed()) return first;
  const Read<std::string> second = line_in(note_of(folder));
  if (second.failed() || second.value().empty()) return second.failed() ? second : first;
  return first.value() + " " + second.value();
}

Verdict StoreFolder::write_note(const std::string& line) const {
  const int second =
      open(note_of(folder_).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  const bool written = second >= 0 && write_line(second, line) && write_line(lock_, line);
  const int error = errno;
  if (second >= 0) close(second);
  if (written) return {};
  return error == ENOSPC || error == EFBIG ? Verdict{"store.full", {}, {}}
                                           : Verdict{"store.not_written", {}, {}};
}

}  // namespace benchboss
