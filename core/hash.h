#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace benchboss {

// Mixes one more word into a running 64-bit hash (the finaliser of SplitMix64 after a multiply).
constexpr std::uint64_t hash_mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15;
  hash = (hash ^ hash >> 30) * 0xBF58476D1CE4E5B9;
  hash = (hash ^ hash >> 27) * 0x94D049BB133111EB;
  return hash ^ hash >> 31;
}

// The hash of a value by its bytes. Without padding, equal values have equal bytes. Little-endian
// words: every machine we build for is little-endian.
template <class T>
std::uint64_t hash_of(const T& value) {
  static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
  unsigned char bytes[(sizeof(T) + 7) / 8 * 8] = {};
  std::memcpy(bytes, &value, sizeof(T));
  std::uint64_t hash = sizeof(T);
  for (std::size_t at = 0; at < sizeof bytes; at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at, 8);
    hash = hash_mix(hash, word);
  }
  return hash;
}

}  // namespace benchboss
