#include "server/house/address.h"

#include <arpa/inet.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace benchboss {

std::string counted_address(std::string_view address) {
  const std::string plain(address.substr(0, address.find('%')));  // without the interface
  in6_addr parsed{};
  if (inet_pton(AF_INET6, plain.c_str(), &parsed) != 1) return std::string(address);
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (IN6_IS_ADDR_V4MAPPED(&parsed)) {
    inet_ntop(AF_INET, &parsed.s6_addr[12], text.data(), text.size());
    return text.data();
  }
  if (IN6_IS_ADDR_LOOPBACK(&parsed)) return plain;
  std::fill(&parsed.s6_addr[8], &parsed.s6_addr[16], std::uint8_t{0});
  inet_ntop(AF_INET6, &parsed, text.data(), text.size());
  return std::string(text.data()) + "/64";
}

namespace {

bool is_ipv6(const std::string& text) {
  in6_addr parsed{};
  return inet_pton(AF_INET6, text.c_str(), &parsed) == 1;
}

bool is_address(const std::string& text) {
  in_addr parsed{};
  return inet_pton(AF_INET, text.c_str(), &parsed) == 1 || is_ipv6(text);
}

// ":8080"
bool is_port(std::string_view text) {
  constexpr std::size_t kLongest = 6;
  return text.size() >= 2 && text.size() <= kLongest && text[0] == ':' &&
         std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "Box.example:8080" as "box.example", "[::1]:8080" as "::1".
std::string name_in(std::string_view host) {
  if (host.starts_with('['))
    return std::string(host.substr(1, std::min(host.find(']'), host.size()) - 1));
  std::string name(host.substr(0, host.find(':')));
  if (name.ends_with('.')) name.pop_back();
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

std::string name_of_this_machine() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name_in(name.data()) : std::string();
}

}  // namespace

std::optional<std::string> forwarded_address(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  const bool bracketed = text.starts_with('[');
  const std::size_t close = text.find(']');
  if (bracketed && close == text.npos) return std::nullopt;
  // Without brackets a port follows the only colon.
  const std::size_t colon = text.find(':');
  const std::size_t end = bracketed                  ? close + 1
                          : colon == text.rfind(':') ? std::min(colon, text.size())
                                                     : text.size();
  const std::string_view port = text.substr(end);
  if (!port.empty() && !is_port(port)) return std::nullopt;
  std::string address(bracketed ? text.substr(1, close - 1) : text.substr(0, end));
  const bool good = bracketed ? is_ipv6(address) : is_address(address);
  return good ? std::optional(std::move(address)) : std::nullopt;
}

bool may_be_our_name(std::string_view host, std::string_view origin) {
  const std::string name = name_in(host);
  if (name.find('.') == name.npos || is_address(name)) return true;
  if (name.ends_with(".localhost") || name.ends_with(".local")) return true;
  const std::size_t scheme = origin.find("://");
  if (scheme != origin.npos && name == name_in(origin.substr(scheme + 3))) return true;
  static const std::string ours = name_of_this_machine();
  return name == ours;
}

}  // namespace benchboss
