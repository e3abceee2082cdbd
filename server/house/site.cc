#include "server/house/site.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

namespace benchboss {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMostBytes = 64 * 1024 * 1024;  // of all files: it stays in memory
constexpr std::string_view kIndex = "/index.html";

std::string type_of(const std::string& extension) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".txt", "text/plain; charset=utf-8"},
      {".woff2", "font/woff2"},
      {".woff", "font/woff"},
      {".ttf", "font/ttf"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".mp3", "audio/mpeg"},
      {".wasm", "application/wasm"},
  }};
  for (const auto& [known, type] : kTypes)
    if (known == extension) return std::string(type);
  return "application/octet-stream";
}

// "app-1a2b3c4d.js": the builder puts a hash of the content into names below assets/.
bool names_its_content(const fs::path& below) {
  constexpr std::size_t kHash = 8;
  const std::string stem = below.stem().string();
  if (*below.begin() != "assets" || stem.size() <= kHash) return false;
  const auto is_hash = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
  };
  return stem[stem.size() - kHash - 1] == '-' &&
         std::all_of(stem.end() - static_cast<std::ptrdiff_t>(kHash), stem.end(), is_hash);
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad()) return std::nullopt;
  return text;
}

// What a builder compressed, unless the file was changed since.
std::string compressed_beside(const fs::path& path) {
  const fs::path beside = path.string() + ".gz";
  std::error_code error;
  const bool fresh = fs::last_write_time(beside, error) >= fs::last_write_time(path, error);
  return !error && fresh ? read_file(beside).value_or("") : "";
}

Verdict bad(std::string reason, const fs::path& where) {
  return {std::move(reason), {}, {{"folder", where.string()}}};
}

}  // namespace

Verdict Site::read(const std::string& folder, Site& site) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return bad("serve.page.no_folder", folder);
  if (!fs::is_regular_file(folder + std::string(kIndex), error))
    return bad("serve.page.no_index", folder);
  std::uintmax_t bytes = 0;
  fs::recursive_directory_iterator each(folder, error);
  for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
    const fs::path& path = each->path();
    if (!each->is_regular_file(error) || path.extension() == ".gz") continue;
    bytes += each->file_size(error);
    if (bytes > kMostBytes) return bad("serve.page.too_big", folder);
    std::optional<std::string> plain = read_file(path);
    if (!plain) return bad("serve.page.unreadable", path);
    const fs::path below = fs::relative(path, folder, error);
    site.files_["/" + below.generic_string()] =
        keep(type_of(path.extension().string()), std::move(*plain),
             names_its_content(below) ? Caching::keep : Caching::ask, compressed_beside(path));
  }
  return error ? bad("serve.page.unreadable", folder) : Verdict{};
}

const Kept* Site::find(std::string_view path) const {
  // A path with a dot is a file, which is there or not; all else is a view of the page.
  const auto found = files_.find(path.find('.') == path.npos ? kIndex : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace benchboss
