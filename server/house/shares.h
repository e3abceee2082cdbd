#pragma once
#include <cstddef>
#include <map>
#include <string>

namespace benchboss {

// Places in a queue, of which nobody gets more than a share, so that one address cannot keep all
// others waiting.
class Shares {
 public:
  explicit Shares(std::size_t places) : places_(places), share_((places + 3) / 4) {}

  bool has_room(const std::string& who) const {
    const auto found = taken_.find(who);
    return all_ < places_ && (found == taken_.end() || found->second < share_);
  }
  void take(const std::string& who) {
    ++taken_[who];
    ++all_;
  }
  void give_back(const std::string& who) {
    --all_;
    const auto found = taken_.find(who);
    if (--found->second == 0) taken_.erase(found);
  }

 private:
  std::size_t places_;
  std::size_t share_;
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> taken_;
};

}  // namespace benchboss
