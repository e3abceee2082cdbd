#pragma once
#include <array>
#include <cassert>
#include <cstddef>

namespace benchboss {

// A list on the stack. Its capacity is argued where it is declared, so running over it is our own
// mistake and asserted, never a case to handle.
template <class T, std::size_t N>
class List {
 public:
  using value_type = T;

  constexpr void push(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  // The first of these. All are copied, which is quicker than to choose; there must be room.
  template <std::size_t M>
  constexpr void push_some(const std::array<T, M>& items, std::size_t count) {
    assert(count <= M && size_ + M <= N);
    for (std::size_t i = 0; i < M; ++i) items_[size_ + i] = items[i];
    size_ += count;
  }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr const T* data() const { return items_.data(); }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr bool contains(const T& item) const {
    for (const T& each : *this)
      if (each == item) return true;
    return false;
  }
  friend constexpr bool operator==(const List& a, const List& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  // Not value-initialised: a list is made for every decision of a search, and filled at once.
  std::array<T, N> items_;
  std::size_t size_ = 0;
};

}  // namespace benchboss
