#pragma once
#include "store/store.h"

#include <algorithm>
#include <map>
#include <string>

namespace benchboss {

// How much somebody may do: so many at once, and so many a second in the long run.
struct Allowance {
  double at_once = 1;
  double a_second = 1;
};

class Bucket {
 public:
  explicit Bucket(const Allowance& allowance) : allowance_(allowance), left_(allowance.at_once) {}

  bool take(Milliseconds now, double amount = 1) {
    refill(now);
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  bool has(Milliseconds now, double amount) {
    refill(now);
    return left_ >= amount;
  }
  bool is_empty(Milliseconds now) { return !has(now, 1); }
  bool is_full(Milliseconds now) const {
    Bucket then = *this;
    then.refill(now);
    return then.left_ >= allowance_.at_once;
  }

 private:
  void refill(Milliseconds now) {
    const auto passed = static_cast<double>(std::max<Milliseconds>(now - since_, 0)) / 1000;
    left_ = std::min(allowance_.at_once, left_ + passed * allowance_.a_second);
    since_ = now;
  }

  Allowance allowance_;
  double left_;
  Milliseconds since_ = 0;
};

// One bucket for each name (an address, an account). Full ones are forgotten.
class Buckets {
 public:
  explicit Buckets(const Allowance& allowance) : allowance_(allowance) {}

  Bucket& of(const std::string& name, Milliseconds now) {
    if (buckets_.size() >= kMany) forget(now);
    return buckets_.try_emplace(name, allowance_).first->second;
  }

 private:
  static constexpr std::size_t kMany = 20'000;

  void forget(Milliseconds now) {
    std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(now); });
    if (buckets_.size() >= kMany) buckets_.clear();
  }

  Allowance allowance_;
  std::map<std::string, Bucket> buckets_;
};

}  // namespace benchboss
