#include "store/tests/forgetful_disk.h"

#include "core/philox.h"
#include "store/tests/files.h"

#include <algorithm>
#include <filesystem>

namespace benchboss {

namespace {

class ForgetfulFile final : public FileLayer {
 public:
  explicit ForgetfulFile(ForgetfulDisk& disk) : disk_(disk) {}

  int opened() override {
    disk_.note_open(name());
    return SQLITE_OK;
  }
  int write(const void* from, int count, std::int64_t at) override {
    const std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(count));
    disk_.note_write(name(), {at, bytes});
    return FileLayer::write(from, count, at);
  }
  int truncate(std::int64_t size) override {
    disk_.note_write(name(), {size, {}, true});
    return FileLayer::truncate(size);
  }
  int sync(int flags) override {
    const int code = FileLayer::sync(flags);
    if (code == SQLITE_OK) disk_.note_sync(name());
    return code;
  }

 private:
  ForgetfulDisk& disk_;
};

void apply(std::string& image, const ForgetfulDisk::Write& write) {
  const auto offset = static_cast<std::size_t>(write.offset);
  if (write.truncates) {
    image.resize(std::min(image.size(), offset));
    return;
  }
  if (image.size() < offset + write.bytes.size()) image.resize(offset + write.bytes.size());
  image.replace(offset, write.bytes.size(), write.bytes);
}

}  // namespace

std::unique_ptr<FileLayer> ForgetfulDisk::new_file(const std::string&, int) {
  return std::make_unique<ForgetfulFile>(*this);
}

int ForgetfulDisk::remove(const char* name, int sync_folder) {
  {
    const std::lock_guard lock(mutex_);
    images_.erase(name);
  }
  return DiskLayer::remove(name, sync_folder);
}

// A file that was put in its place without SQLite was synced before that.
void ForgetfulDisk::note_open(const std::string& file) {
  const std::lock_guard lock(mutex_);
  const auto [image, is_new] = images_.try_emplace(file);
  if (!is_new) return;
  image->second.synced = bytes_of(file);
  image->second.exists = !image->second.synced.empty();
}

void ForgetfulDisk::note_write(const std::string& file, Write write) {
  const std::lock_guard lock(mutex_);
  images_[file].unsynced.push_back(std::move(write));
}

void ForgetfulDisk::note_sync(const std::string& file) {
  const std::lock_guard lock(mutex_);
  if (lies_) return;
  Image& image = images_[file];
  for (const Write& write : image.unsynced) apply(image.synced, write);
  image.unsynced.clear();
  image.exists = true;
}

void ForgetfulDisk::cut_power(const std::string& folder, const std::string& into,
                              std::uint64_t seed) {
  namespace fs = std::filesystem;
  const std::lock_guard lock(mutex_);
  Philox random(seed);
  fs::create_directories(into);
  // Written by the store itself, which syncs it at once.
  fs::copy_file(folder + "/lock", into + "/lock");
  for (const auto& [file, image] : images_) {
    if (!file.starts_with(folder) || !fs::exists(file) || (!image.exists && !lies_)) continue;
    std::string left = image.synced;
    // The disk writes in whatever order it likes.
    for (const Write& write : image.unsynced)
      if (random.below(2) == 0) apply(left, write);
    put_bytes(into + file.substr(folder.size()), left);
  }
}

}  // namespace benchboss
