#pragma once
#include <cstdint>
#include <string>

namespace benchboss {

// Numbers as a language writes them: 1,234.5 in English, 1 234,5 in French (no-break space).
class Numbers {
 public:
  explicit Numbers(bool french) : french_(french) {}

  std::string whole(std::uint64_t value) const;
  std::string decimal(double value, int digits) const;
  // Three figures and a unit: "47.2 M".
  std::string short_form(double value) const;
  std::string percent(double share, int digits) const;

 private:
  bool french_;
};

// How many decimals of a mean are worth showing when it is known only this well.
int worthwhile_digits(double half_width);

}  // namespace benchboss
