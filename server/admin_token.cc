#include "server/admin_token.h"

#include "server/house/secrets.h"
#include "store/folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace benchboss {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kShortest = 32;

// As it can be sent in a header.
bool is_token(const std::string& text) {
  return text.size() >= kShortest &&
         std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

Verdict read_token(const std::string& file, std::string& token) {
  const Verdict unread{"serve.unread_token", {}, {{"file", file}}};
  const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (opened < 0) return unread;
  std::array<char, 1024> bytes{};
  std::string text;
  ssize_t count = 0;
  while (text.size() < bytes.size() && (count = read(opened, bytes.data(), bytes.size())) > 0)
    text.append(bytes.data(), static_cast<std::size_t>(count));
  close(opened);
  if (count < 0) return unread;
  text.erase(std::min(text.find('\n'), text.size()));
  if (!is_token(text))
    return {"serve.bad_token", {}, {{"file", file}, {"least", std::to_string(kShortest)}}};
  token = std::move(text);
  return {};
}

// Under another name first: what stands under its own is whole, after a power loss too.
Verdict make_token(const std::string& file, std::string& token) {
  const std::string made = file + ".new";
  make_private(made);
  token = new_token();
  const std::string line = token + "\n";
  const int opened = open(made.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  const bool written =
      opened >= 0 && write(opened, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  if (opened >= 0) close(opened);
  if (written && put_in_place(made, file).accepted()) return {};
  return {"serve.no_token", {}, {{"file", file}}};
}

}  // namespace

Verdict read_or_make_token(const std::string& folder, std::string& token) {
  const std::string file = folder + "/admin-token";
  std::error_code error;
  // A link that leads nowhere is there too: to a disk that is not, perhaps.
  const bool is_missing = fs::symlink_status(file, error).type() == fs::file_type::not_found;
  return is_missing ? make_token(file, token) : read_token(file, token);
}

}  // namespace benchboss
