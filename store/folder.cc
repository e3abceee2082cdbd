#include "store/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

namespace benchboss {

namespace fs = std::filesystem;

std::string store_file(const std::string& folder) { return folder + "/tables.db"; }

void make_private(const std::string& file) {
  const int made = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (made < 0) return;  // SQLite will say why
  fchmod(made, S_IRUSR | S_IWUSR);
  close(made);
}

StoreFolder::StoreFolder(StoreFolder&& other) noexcept : lock_(std::exchange(other.lock_, -1)) {}

StoreFolder& StoreFolder::operator=(StoreFolder&& other) noexcept {
  std::swap(lock_, other.lock_);
  return *this;
}

StoreFolder::~StoreFolder() {
  if (lock_ >= 0) close(lock_);
}

Verdict StoreFolder::hold(const std::string& folder) {
  std::error_code error;
  const bool ours = fs::create_directories(folder, error);
  if (!fs::is_directory(folder, error)) return {"store.no_folder", {}, {{"folder", folder}}};
  // The journal holds what nobody may see before a game is over. A folder that was there before may
  // be for other things too: in it only our files are private.
  if (ours) fs::permissions(folder, fs::perms::owner_all, error);
  lock_ = open((folder + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0 && (errno == EROFS || errno == EACCES || errno == EPERM))
    return {"store.folder_read_only", {}, {{"folder", folder}}};
  if (lock_ < 0 && errno == ENOSPC) return {"store.full", {}, {}};
  if (lock_ < 0) return {"store.cannot_open", {}, {}};
  if (flock(lock_, LOCK_EX | LOCK_NB) != 0) return {"store.in_use", {}, {{"folder", folder}}};
  return {};
}

}  // namespace benchboss
