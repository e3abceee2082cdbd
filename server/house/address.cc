#include "server/house/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

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

}  // namespace benchboss
