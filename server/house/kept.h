#pragma once
#include "server/house/http.h"

#include <string>

namespace benchboss {

// How long a browser may use something without asking.
enum class Caching : std::uint8_t {
  ask,   // it asks each time whether what it has is still right
  keep,  // for good: its address names its content
};

// Something that is the same for everyone every time: kept ready, plain and compressed.
struct Kept {
  std::string type;
  std::string plain;
  std::string gzip;  // empty if it would not be smaller
  std::string tag;   // a name of its content
  Caching caching = Caching::ask;
};

// `gzip`: the same compressed, if somebody did that already.
Kept keep(std::string type, std::string plain, Caching caching = Caching::ask,
          std::string gzip = {});

// In the encoding that the client takes; without the content if he has it.
HttpAnswer answer_with(const Kept& kept, const HttpRequest& request);

}  // namespace benchboss
