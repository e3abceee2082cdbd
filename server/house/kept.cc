#include "server/house/kept.h"

#include "server/house/secrets.h"

#include <zlib.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace benchboss {

namespace {

constexpr std::size_t kWorthCompressing = 1024;
constexpr int kGzip = 16;  // added to the window bits: zlib writes a gzip header then

// Pictures and fonts are compressed already.
bool is_text(std::string_view type) {
  return type.starts_with("text/") || type.starts_with("application/j") ||
         type.starts_with("application/manifest") || type.starts_with("image/svg");
}

std::string compressed(const std::string& plain) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzip, MAX_MEM_LEVEL,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    return {};
  std::string packed(deflateBound(&stream, plain.size()), '\0');
  std::string copy = plain;  // zlib's interface is not const
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  packed.resize(done ? stream.total_out : 0);
  deflateEnd(&stream);
  return packed;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

// Calls f with each element of a header's list until one is right.
template <class F>
bool any_of_list(std::string_view list, F&& right) {
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (right(trimmed(list.substr(0, comma)))) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

// "gzip", "gzip;q=0.8"; but "gzip;q=0" says that he does not.
bool takes_gzip(std::string_view encodings) {
  return any_of_list(encodings, [](std::string_view each) {
    if (!each.starts_with("gzip")) return false;
    const std::string_view quality = trimmed(each.substr(4));
    const std::size_t equals = quality.find("q=");
    if (equals == quality.npos) return quality.empty();
    return quality.find_first_of("123456789", equals) != quality.npos;
  });
}

bool has_tag(std::string_view tags, std::string_view tag) {
  return any_of_list(tags, [&](std::string_view each) {
    if (each.starts_with("W/")) each.remove_prefix(2);
    return each == tag || each == "*";
  });
}

}  // namespace

Kept keep(std::string type, std::string plain, Caching caching, std::string gzip) {
  Kept kept{std::move(type), std::move(plain), std::move(gzip), {}, caching};
  if (kept.gzip.empty() && is_text(kept.type) && kept.plain.size() >= kWorthCompressing)
    kept.gzip = compressed(kept.plain);
  if (kept.gzip.size() >= kept.plain.size()) kept.gzip.clear();
  kept.tag = key_of(kept.plain).substr(0, 32);
  return kept;
}

HttpAnswer answer_with(const Kept& kept, const HttpRequest& request) {
  HttpAnswer answer;
  answer.type = kept.type;
  answer.cache = kept.caching == Caching::keep ? "public, max-age=31536000, immutable" : "no-cache";
  const bool gzip = !kept.gzip.empty() && takes_gzip(request.accepted_encodings);
  const std::string tag = "\"" + kept.tag + (gzip ? "-gz\"" : "\"");
  answer.headers.emplace_back("ETag", tag);
  if (!kept.gzip.empty()) answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (has_tag(request.known_tags, tag)) {
    answer.status = 304;
    return answer;
  }
  if (gzip) answer.headers.emplace_back("Content-Encoding", "gzip");
  answer.body = gzip ? kept.gzip : kept.plain;
  return answer;
}

}  // namespace benchboss
