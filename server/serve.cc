#include "server/serve.h"

#include "server/admin_token.h"
#include "server/house/house.h"

#include <sys/resource.h>

#include <csignal>
#include <cstdlib>

namespace benchboss {

namespace {

// A socket is an open file: as many as we are allowed.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::string default_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return std::string(data) + "/benchboss";
  const char* home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/share/benchboss";
}

Verdict serve(ServeSettings settings, const std::function<void(std::uint16_t port)>& ready) {
  raise_file_limit();
  std::signal(SIGPIPE, SIG_IGN);  // whoever reads the log may go
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is told as a full disk
  settings.house.any_name |= settings.network.behind_proxy;
  // In this order: what comes later uses what was there before.
  Network network(settings.network);
  OpenedStore opened = open_store(settings.folder);
  if (!opened.fault.accepted()) return opened.fault;
  if (Verdict why = read_or_make_token(settings.folder, settings.house.admin_token);
      !why.accepted())
    return why;
  if (!settings.page.empty()) {
    auto site = std::make_shared<Site>();
    if (Verdict why = Site::read(settings.page, *site); !why.accepted()) return why;
    settings.house.site = std::move(site);
  }
  if (Verdict why = network.listen(); !why.accepted()) return why;
  Read<HouseStart> start = read_start(*opened.store);
  if (start.failed()) return start.fault();
  HouseClock clock(machine_clocks(), start.value().last_beat);
  House house(
      {*opened.store, [&](std::function<void()> job) { network.post(std::move(job)); },
       [&] { return clock.now(); }, Log(settings.log),
       [&](Milliseconds wait, std::function<void()> job) { network.later(wait, std::move(job)); },
       [&] { return clock.surely(); }},
      settings.house, std::move(start).value());
  ready(network.port());
  network.serve(house, clock);
  return {};
}

}  // namespace benchboss
