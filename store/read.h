#pragma once
#include "match/table.h"

#include <cstdlib>
#include <type_traits>
#include <utility>
#include <variant>

namespace benchboss {

// Why something could not be read.
struct Unread {
  Verdict why;
};

// What was read, or why it could not be. A read that failed is never an empty answer: there is no
// way to the value that does not go past the question, and it cannot be passed over in silence.
template <class T>
class [[nodiscard]] Read {
 public:
  using Value = T;

  Read(T value) : told_(std::in_place_index<0>, std::move(value)) {}
  Read(Unread unread) : told_(std::in_place_index<1>, std::move(unread)) {}

  bool failed() const { return told_.index() == 1; }
  const Verdict& fault() const { return std::get_if<1>(&told_)->why; }

  // To ask for a value that was not read is our own mistake, and nothing goes on after it.
  const T& value() const& {
    if (failed()) std::abort();
    return *std::get_if<0>(&told_);
  }
  T value() && {
    if (failed()) std::abort();
    return std::move(*std::get_if<0>(&told_));
  }

  // The same of what was read; a fault stays what it is.
  template <class F>
  auto map(F&& of) && -> Read<std::invoke_result_t<F, T>> {
    if (failed()) return Unread{fault()};
    return std::forward<F>(of)(std::move(*std::get_if<0>(&told_)));
  }

 private:
  std::variant<T, Unread> told_;
};

}  // namespace benchboss
