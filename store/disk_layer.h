#pragma once
#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace benchboss {

// An open file between SQLite and the layer below: passes everything on. Whoever derives from it
// changes some of that. All answers are SQLite's codes.
class FileLayer {
 public:
  FileLayer() = default;
  FileLayer(const FileLayer&) = delete;
  FileLayer& operator=(const FileLayer&) = delete;
  virtual ~FileLayer() = default;

  // When it has been opened below.
  virtual int opened() { return SQLITE_OK; }
  virtual int read(void* to, int count, std::int64_t at);
  virtual int write(const void* from, int count, std::int64_t at);
  virtual int truncate(std::int64_t size);
  virtual int sync(int flags);
  virtual int control(int what, void* with);
  int size(std::int64_t& size);

  const std::string& name() const { return name_; }
  int kind() const { return kind_; }  // one of SQLITE_OPEN_MAIN_DB, SQLITE_OPEN_WAL, ...
  sqlite3_file* below() { return reinterpret_cast<sqlite3_file*>(below_.get()); }

 private:
  friend class DiskLayer;

  std::string name_;
  int kind_ = 0;
  std::unique_ptr<std::byte[]> below_;
};

// A layer under SQLite, of a name by which databases are opened. It lies over the disk that is the
// usual one when a file is opened.
class DiskLayer {
 public:
  enum class Place : std::uint8_t { by_name, usual };

  // `usual`: from now on all files are opened through it, until it is gone.
  DiskLayer(const char* name, Place place);
  DiskLayer(const DiskLayer&) = delete;
  DiskLayer& operator=(const DiskLayer&) = delete;
  virtual ~DiskLayer();

  virtual std::unique_ptr<FileLayer> new_file(const std::string& name, int kind) = 0;
  virtual int remove(const char* name, int sync_folder);

  // For SQLite's calls only.
  int open(const char* name, sqlite3_file* file, int flags, int* out);
  sqlite3_vfs* below() const;

 private:
  sqlite3_vfs own_{};
  sqlite3_vfs* below_ = nullptr;  // null: the usual one
};

}  // namespace benchboss
