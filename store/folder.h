#pragma once
#include "match/table.h"

#include <string>

namespace benchboss {

// The folder of a store, made (for its owner alone) if need be, and held so that no second server
// writes into it.
class StoreFolder {
 public:
  StoreFolder() = default;
  StoreFolder(StoreFolder&& other) noexcept;
  StoreFolder& operator=(StoreFolder&& other) noexcept;
  ~StoreFolder();

  Verdict hold(const std::string& folder);

 private:
  int lock_ = -1;
};

// The file of a store's folder.
std::string store_file(const std::string& folder);
// Only its owner may read and write it; made if it is not there. Its helpers will be like it.
void make_private(const std::string& file);

}  // namespace benchboss
