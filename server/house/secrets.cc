#include "server/house/secrets.h"

#include <sodium.h>

#include <array>
#include <cstdlib>

namespace benchboss {

namespace {

constexpr std::size_t kBytes = 32;
// Without 0 and O, 1, I and L, U and V.
constexpr std::string_view kLetters = "23456789ABCDEFGHJKMNPQRSTWXYZ";
constexpr std::size_t kCodeLength = 8;

void need_sodium() {
  if (sodium_init() < 0) std::abort();
}

std::string hex(const std::array<unsigned char, kBytes>& bytes) {
  std::string text(2 * kBytes + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::string digest(std::string_view purpose, std::string_view token) {
  const std::string whole = std::string(purpose) + ":" + std::string(token);
  std::array<unsigned char, kBytes> out{};
  crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(whole.data()),
                     whole.size(), nullptr, 0);
  return hex(out);
}

}  // namespace

std::string new_token() {
  need_sodium();
  std::array<unsigned char, kBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes);
}

std::string key_of(std::string_view token) { return digest("benchboss session", token); }
std::string csrf_of(std::string_view token) { return digest("benchboss csrf", token); }

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_code() {
  need_sodium();
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i)
    code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return code;
}

std::string clean_code(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == '-' || c == ' ') continue;
    code += c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
  }
  return code;
}

std::string hash_password(const std::string& password, const PasswordCost& cost) {
  need_sodium();
  std::string hash(crypto_pwhash_STRBYTES, '\0');
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), cost.rounds, cost.bytes) !=
      0)
    return {};
  hash.resize(hash.find('\0'));
  return hash;
}

bool is_password(const std::string& hash, const std::string& password) {
  need_sodium();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

// Made once of a random text that nobody kept, with what hash_password takes: to make it here would
// cost every start as much as a login.
const std::string& hash_of_nobody() {
  static const std::string hash =
      "$argon2id$v=19$m=65536,t=2,p=1$j+Bk+RMu6/DHKN8W9Px7Tw$"
      "P/ZO9SzavvDFhQI/cI4aM+7OOBVoG4ijb8cN7t5R908";
  return hash;
}

}  // namespace benchboss
