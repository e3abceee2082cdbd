#include "store/tests/forgetful_disk.h"

#include "core/philox.h"

#include <sqlite3.h>

#include <cstring>
#include <filesystem>
#include <fstream>

namespace benchboss {

namespace {

ForgetfulDisk* disk = nullptr;

sqlite3_vfs* real_vfs() {
  static sqlite3_vfs* const real = sqlite3_vfs_find(nullptr);
  return real;
}

// SQLite allocates this, and room for the real file behind it.
struct File {
  sqlite3_file base;
  char* name;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* of(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
const sqlite3_io_methods* methods(sqlite3_file* file) { return of(file)->real()->pMethods; }

int close_file(sqlite3_file* file) {
  const int code = methods(file)->xClose(of(file)->real());
  sqlite3_free(of(file)->name);
  return code;
}
int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
  return methods(file)->xRead(of(file)->real(), to, count, at);
}
int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
  const std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(count));
  if (disk != nullptr) disk->note_write(of(file)->name, {at, bytes});
  return methods(file)->xWrite(of(file)->real(), from, count, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (disk != nullptr) disk->note_write(of(file)->name, {size, {}, true});
  return methods(file)->xTruncate(of(file)->real(), size);
}
int sync(sqlite3_file* file, int flags) {
  const int code = methods(file)->xSync(of(file)->real(), flags);
  if (code == SQLITE_OK && disk != nullptr) disk->note_sync(of(file)->name);
  return code;
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods(file)->xFileSize(of(file)->real(), size);
}
int lock(sqlite3_file* file, int how) { return methods(file)->xLock(of(file)->real(), how); }
int unlock(sqlite3_file* file, int how) { return methods(file)->xUnlock(of(file)->real(), how); }
int check_lock(sqlite3_file* file, int* result) {
  return methods(file)->xCheckReservedLock(of(file)->real(), result);
}
int control(sqlite3_file* file, int what, void* with) {
  return methods(file)->xFileControl(of(file)->real(), what, with);
}
int sector_size(sqlite3_file* file) { return methods(file)->xSectorSize(of(file)->real()); }
int device(sqlite3_file* file) { return methods(file)->xDeviceCharacteristics(of(file)->real()); }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
  return methods(file)->xShmMap(of(file)->real(), page, size, extend, to);
}
int shm_lock(sqlite3_file* file, int at, int count, int flags) {
  return methods(file)->xShmLock(of(file)->real(), at, count, flags);
}
void shm_barrier(sqlite3_file* file) { methods(file)->xShmBarrier(of(file)->real()); }
int shm_unmap(sqlite3_file* file, int remove) {
  return methods(file)->xShmUnmap(of(file)->real(), remove);
}

// Version 2: without memory-mapped reading, which would pass by us.
const sqlite3_io_methods kMethods = {2,           close_file,  read,    write,   truncate,
                                     sync,        file_size,   lock,    unlock,  check_lock,
                                     control,     sector_size, device,  shm_map, shm_lock,
                                     shm_barrier, shm_unmap,   nullptr, nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  std::memset(of(file), 0, sizeof(File));
  const int code = real_vfs()->xOpen(real_vfs(), name, of(file)->real(), flags, out);
  if (of(file)->real()->pMethods == nullptr) return code;
  of(file)->name = sqlite3_mprintf("%s", name == nullptr ? "" : name);
  file->pMethods = &kMethods;
  return code;
}
int remove(sqlite3_vfs*, const char* name, int sync_folder) {
  if (disk != nullptr) disk->note_delete(name);
  return real_vfs()->xDelete(real_vfs(), name, sync_folder);
}

sqlite3_vfs& own_vfs() {
  static sqlite3_vfs own = [] {
    sqlite3_vfs vfs = *real_vfs();
    vfs.zName = "forgetful";
    vfs.szOsFile = static_cast<int>(sizeof(File)) + real_vfs()->szOsFile;
    vfs.pNext = nullptr;
    vfs.xOpen = open;
    vfs.xDelete = remove;
    return vfs;
  }();
  return own;
}

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

ForgetfulDisk::ForgetfulDisk() {
  disk = this;
  sqlite3_vfs_register(&own_vfs(), 1);
}

ForgetfulDisk::~ForgetfulDisk() {
  disk = nullptr;
  sqlite3_vfs_unregister(&own_vfs());
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

void ForgetfulDisk::note_delete(const std::string& file) {
  const std::lock_guard lock(mutex_);
  images_.erase(file);
}

void ForgetfulDisk::cut_power(const std::string& folder, const std::string& into,
                              std::uint64_t seed) {
  const std::lock_guard lock(mutex_);
  Philox random(seed);
  std::filesystem::create_directories(into);
  for (const auto& [file, image] : images_) {
    if (!file.starts_with(folder) || (!image.exists && !lies_)) continue;
    std::string left = image.synced;
    // The disk writes in whatever order it likes.
    for (const Write& write : image.unsynced)
      if (random.below(2) == 0) apply(left, write);
    std::ofstream(into + file.substr(folder.size()), std::ios::binary) << left;
  }
}

}  // namespace benchboss
