#pragma once
#include "match/table.h"
#include "store/read.h"

#include <string>

namespace benchboss {

// The folder of a store, made (for its owner alone) if need be, and held so that no second server
// writes into it: by a file of its own, and by the file of the tables itself. So neither of them
// lets a second server in if somebody removes the other.
class StoreFolder {
 public:
  StoreFolder() = default;
  StoreFolder(StoreFolder&& other) noexcept;
  StoreFolder& operator=(StoreFolder&& other) noexcept;
  ~StoreFolder();

  Verdict hold(const std::string& folder);
  // The file of the tables, if it is there. Again after another file was put in its place. Nobody
  // closes it elsewhere in this program while SQLite has it open: the system would take SQLite's
  // own locks for given up.
  Verdict hold_file();
  const std::string& path() const { return folder_; }

  // A line that stays in the file that holds the folder.
  Verdict write_note(const std::string& line) const;

 private:
  std::string folder_;
  int lock_ = -1;
  int file_ = -1;
};

// The line that stays in the file that holds a folder, and that of the other one if it is there;
// empty if there is none.
Read<std::string> note_in(const std::string& folder);
// The file of a store's folder.
std::string store_file(const std::string& folder);
// The two files that a line stays in.
std::string lock_of(const std::string& folder);
std::string note_of(const std::string& folder);
// The log that SQLite keeps beside it.
std::string log_of(const std::string& file);
// Only its owner may read and write it; made if it is not there. Its helpers will be like it.
void make_private(const std::string& file);
// Puts a file in the place of another, for good: after a power loss it is the one or the other.
Verdict put_in_place(const std::string& file, const std::string& place);

}  // namespace benchboss
