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

bool is_address(const std::string& text) {
  in6_addr parsed{};
  return inet_pton(AF_INET, text.c_str(), &parsed) == 1 ||
         inet_pton(AF_INET6, text.c_str(), &parsed) == 1;
}

std::string name_of_this_machine() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name_in(name.data()) : std::string();
}

}  // namespace

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
