#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace benchboss {

// 32 bytes of the system's generator, in hexadecimal.
std::string new_token();
// What a session's token is kept under: the file alone opens no session.
std::string key_of(std::string_view token);
// What a page must send back; follows from the token and does not lead to it.
std::string csrf_of(std::string_view token);
// In a time that tells nothing about the contents.
bool same_secret(std::string_view a, std::string_view b);

// A code that people can read aloud: eight letters and digits that do not look alike.
std::string new_code();
// As people type it: in small letters, with spaces and hyphens.
std::string clean_code(std::string_view typed);

// What it takes to try a password: rounds, and bytes of memory.
struct PasswordCost {
  unsigned long long rounds = 2;
  std::size_t bytes = std::size_t{64} * 1024 * 1024;
};
// Argon2id. Both take a while and what the cost says; not for the thread that serves people.
std::string hash_password(const std::string& password, const PasswordCost& cost = {});
bool is_password(const std::string& hash, const std::string& password);
// A hash that no password fits, so that an unknown name takes as long as a known one.
const std::string& hash_of_nobody();

}  // namespace benchboss
