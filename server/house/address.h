#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace benchboss {

// Whom an address is counted as: itself; of IPv6 the first 64 bits, for every household has all the
// addresses behind them; IPv4 written as IPv6 as what it is. A text that is no address stays as it
// is.
std::string counted_address(std::string_view address);

// The address that a proxy names in X-Forwarded-For: alone, with a port, or in brackets as IPv6 has
// them. None if that is not an address.
std::optional<std::string> forwarded_address(std::string_view text);

// Whether a Host header may mean this machine: an address, a name that nobody can have in the world
// (localhost, box, box.local), our own, or the one in `origin`. A page of any other name that leads
// here was made to (DNS rebinding).
bool may_be_our_name(std::string_view host, std::string_view origin);

}  // namespace benchboss
