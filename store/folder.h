#pragma once
#include "match/table.h"

#include <string>

namespace benchboss {

// The folder of a store, made if need be, and held so that no second server writes into it.
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

}  // namespace benchboss
