#pragma once
#include "match/table.h"
#include "server/house/kept.h"

#include <map>
#include <string>
#include <string_view>

namespace benchboss {

// The page for browsers: a folder of files, read into memory once, so that no request ever touches
// the disk. Addresses of the page's own views (/table/7, /rules/rink-ratz) give its index.html.
class Site {
 public:
  // Refused with the reason if the folder is none, cannot be read or has no index.html.
  static Verdict read(const std::string& folder, Site& site);

  // Null if there is nothing at that address.
  const Kept* find(std::string_view path) const;
  std::size_t files() const { return files_.size(); }

 private:
  std::map<std::string, Kept, std::less<>> files_;  // by address, "/assets/app-1a2b3c4d.js"
};

}  // namespace benchboss
