#pragma once

namespace benchboss {

// The disk as databases of ours use it: what it gives back is compared with what was written. Each
// page of the file ends with a sum of the rest of it; each frame of the log beside it has one of
// SQLite's own, which SQLite looks at only after a crash. What does not fit is read again, for a
// disk may stumble, and then it is a fault: never a page of zeros, half a page, or one from another
// place. A page that lay there earlier fits, too: it is found by what it no longer agrees with
// (store/check.h), or not at all.
// The name by which SQLite knows this disk.
const char* checked_disk();

// The end of each page, which is kept free for its sum; and the only size of a page that we use.
inline constexpr int kSumBytes = 8;
inline constexpr int kPageBytes = 4096;

// A question to a file (sqlite3_file_control): writes into an int whether its pages have sums.
inline constexpr int kHasSums = 0x42420001;

}  // namespace benchboss
