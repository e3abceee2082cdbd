#include "store/disk_layer.h"

namespace benchboss {

namespace {

// SQLite allocates this.
struct Handle {
  sqlite3_file base;
  FileLayer* layer;
};

FileLayer& layer(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file)->layer; }
sqlite3_file* below(sqlite3_file* file) { return layer(file).below(); }
const sqlite3_io_methods* methods(sqlite3_file* file) { return below(file)->pMethods; }

int close_file(sqlite3_file* file) {
  const int code = methods(file)->xClose(below(file));
  delete &layer(file);
  return code;
}
int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
  return layer(file).read(to, count, at);
}
int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
  return layer(file).write(from, count, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) { return layer(file).truncate(size); }
int sync(sqlite3_file* file, int flags) { return layer(file).sync(flags); }
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods(file)->xFileSize(below(file), size);
}
int lock(sqlite3_file* file, int how) { return methods(file)->xLock(below(file), how); }
int unlock(sqlite3_file* file, int how) { return methods(file)->xUnlock(below(file), how); }
int check_lock(sqlite3_file* file, int* result) {
  return methods(file)->xCheckReservedLock(below(file), result);
}
int control(sqlite3_file* file, int what, void* with) { return layer(file).control(what, with); }
int sector_size(sqlite3_file* file) { return methods(file)->xSectorSize(below(file)); }
int device(sqlite3_file* file) { return methods(file)->xDeviceCharacteristics(below(file)); }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
  return methods(file)->xShmMap(below(file), page, size, extend, to);
}
int shm_lock(sqlite3_file* file, int at, int count, int flags) {
  return methods(file)->xShmLock(below(file), at, count, flags);
}
void shm_barrier(sqlite3_file* file) { methods(file)->xShmBarrier(below(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
  return methods(file)->xShmUnmap(below(file), remove);
}

// Version 2: without memory-mapped reading, which would pass by us.
const sqlite3_io_methods kMethods = {2,           close_file,  read,    write,   truncate,
                                     sync,        file_size,   lock,    unlock,  check_lock,
                                     control,     sector_size, device,  shm_map, shm_lock,
                                     shm_barrier, shm_unmap,   nullptr, nullptr};

DiskLayer& disk(sqlite3_vfs* vfs) { return *static_cast<DiskLayer*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
  return disk(vfs).open(name, file, flags, out);
}
int remove_file(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  return disk(vfs).remove(name, sync_folder);
}
int access_file(sqlite3_vfs* vfs, const char* name, int flags, int* out) {
  sqlite3_vfs* under = disk(vfs).below();
  return under->xAccess(under, name, flags, out);
}
int full_name(sqlite3_vfs* vfs, const char* name, int size, char* out) {
  sqlite3_vfs* under = disk(vfs).below();
  return under->xFullPathname(under, name, size, out);
}

}  // namespace

// SQLite's own disk gives a code for what a failing disk says (EIO) that SQLite then takes for a
// damaged file. That the disk cannot be read says nothing about what is on it.
int FileLayer::read(void* to, int count, std::int64_t at) {
  const int code = below()->pMethods->xRead(below(), to, count, at);
  return code == SQLITE_IOERR_CORRUPTFS ? SQLITE_IOERR_READ : code;
}
int FileLayer::write(const void* from, int count, std::int64_t at) {
  return below()->pMethods->xWrite(below(), from, count, at);
}
int FileLayer::truncate(std::int64_t size) { return below()->pMethods->xTruncate(below(), size); }
int FileLayer::sync(int flags) { return below()->pMethods->xSync(below(), flags); }
int FileLayer::control(int what, void* with) {
  return below()->pMethods->xFileControl(below(), what, with);
}
int FileLayer::size(std::int64_t& size) {
  sqlite3_int64 found = 0;
  const int code = below()->pMethods->xFileSize(below(), &found);
  size = found;
  return code;
}

DiskLayer::DiskLayer(const char* name, Place place) {
  sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
  if (place == Place::usual) below_ = usual;
  own_ = *usual;
  own_.zName = name;
  own_.szOsFile = static_cast<int>(sizeof(Handle));
  own_.pNext = nullptr;
  own_.pAppData = this;
  own_.xOpen = open_file;
  own_.xDelete = remove_file;
  own_.xAccess = access_file;
  own_.xFullPathname = full_name;
  sqlite3_vfs_register(&own_, place == Place::usual ? 1 : 0);
}

// Without the second call whichever layer happens to come next would be the usual one.
DiskLayer::~DiskLayer() {
  sqlite3_vfs_unregister(&own_);
  if (below_ != nullptr) sqlite3_vfs_register(below_, 1);
}

sqlite3_vfs* DiskLayer::below() const {
  return below_ == nullptr ? sqlite3_vfs_find(nullptr) : below_;
}

int DiskLayer::remove(const char* name, int sync_folder) {
  return below()->xDelete(below(), name, sync_folder);
}

int DiskLayer::open(const char* name, sqlite3_file* file, int flags, int* out) {
  constexpr int kKinds = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_TEMP_DB | SQLITE_OPEN_TRANSIENT_DB |
                         SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_TEMP_JOURNAL |
                         SQLITE_OPEN_SUBJOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
  auto* handle = reinterpret_cast<Handle*>(file);
  handle->base.pMethods = nullptr;
  sqlite3_vfs* under = below();
  std::unique_ptr<FileLayer> made = new_file(name == nullptr ? "" : name, flags & kKinds);
  made->name_ = name == nullptr ? "" : name;
  made->kind_ = flags & kKinds;
  made->below_ = std::make_unique<std::byte[]>(static_cast<std::size_t>(under->szOsFile));
  int code = under->xOpen(under, name, made->below(), flags, out);
  if (code == SQLITE_OK) code = made->opened();
  if (code != SQLITE_OK && made->below()->pMethods != nullptr)
    made->below()->pMethods->xClose(made->below());
  if (code != SQLITE_OK) return code;
  handle->layer = made.release();
  handle->base.pMethods = &kMethods;
  return SQLITE_OK;
}

}  // namespace benchboss
