#pragma once
#include "match/table.h"
#include "server/house/log.h"
#include "server/house/settings.h"
#include "server/net/network.h"

#include <functional>
#include <string>

namespace benchboss {

struct ServeSettings {
  std::string folder;  // of the store
  std::string page;    // the folder of the page; empty: none
  NetworkSettings network;
  HouseSettings house;
  Log::Sink log;
};

// The table server, from its start to its end. `ready` is called once it listens, with the port. An
// accepted verdict means that it was told to stop and everything is on disk.
Verdict serve(ServeSettings settings, const std::function<void(std::uint16_t port)>& ready);

// Where the store is unless told: $XDG_DATA_HOME/benchboss or ~/.local/share/benchboss.
std::string default_folder();

}  // namespace benchboss
