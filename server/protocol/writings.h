#pragma once
#include "server/protocol/protocol.h"

#include <string>

namespace benchboss {

// What is written from the description, so that nothing else has to be kept in step by hand.
std::string typescript_of(const Protocol& protocol);
std::string markdown_of(const Protocol& protocol);
std::string openapi_of(const Protocol& protocol);

}  // namespace benchboss
