#include "catalog/catalog.h"
#include "tests/laws/suite.h"

#include <cstddef>
#include <utility>

namespace benchboss {

template <std::size_t kPlace>
Suite suite_at();  // suite_of.h

const std::vector<Suite>& suites() {
  static const std::vector<Suite> all =
      []<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
        return std::vector<Suite>{suite_at<kPlaces>()...};
      }(std::make_index_sequence<Catalog::kCount>());
  return all;
}

}  // namespace benchboss
