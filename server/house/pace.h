#pragma once
#include "core/philox.h"
#include "store/store.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <span>
#include <utility>

namespace benchboss {

// How much a decision was like one that goes without saying: anything with a choice; one where what
// goes without saying elsewhere was among the choices; and one where it was chosen.
enum class Likeness : std::uint8_t { choice, window, chosen };

// How long somebody takes to decide. What goes without saying is done for him after about as long
// as one of his own last decisions took, so that the wait does not tell whether he had a choice.
class Pace {
 public:
  void note(Milliseconds took, Likeness likeness);
  // A wait like his own, of those that most resemble what he is asked; at most `most`.
  Milliseconds any(Philox& random, Milliseconds most = kNoLimit) const;

  // Longer than this nobody thinks about so little, and others wait for him.
  static constexpr Milliseconds kSlowest = 60'000;
  static constexpr Milliseconds kNoLimit = 2 * kSlowest;

 private:
  // The last few of a kind.
  class Times {
   public:
    void note(std::uint32_t took);
    std::span<const std::uint32_t> known() const { return {last_.data(), count_}; }

   private:
    std::array<std::uint32_t, 16> last_{};
    std::uint8_t next_ = 0;
    std::uint8_t count_ = 0;
  };

  std::span<const std::uint32_t> nearest() const;

  std::array<Times, 3> times_;  // by Likeness; each holds also what is more alike
};

// The paces of people. When there are too many, the one that was not used for the longest time is
// forgotten.
class Paces {
 public:
  Pace& of(PersonId person);

  static constexpr std::size_t kMost = 10'000;

 private:
  using Known = std::list<std::pair<PersonId, Pace>>;
  Known known_;  // the one that was used last comes first
  std::map<PersonId, Known::iterator> found_;
};

}  // namespace benchboss
