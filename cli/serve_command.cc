#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run.h"
#include "server/serve.h"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <system_error>

namespace benchboss {

namespace {

constexpr std::uint64_t kPort = 8080;

void log_to_standard_error(const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); }

// The page lies beside the program, if it was built.
std::string page_beside_program() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  const std::filesystem::path page = program.parent_path() / "page";
  return !error && std::filesystem::exists(page, error) ? page.string() : "";
}

ServeSettings settings_of(const Arguments& given) {
  ServeSettings settings;
  settings.folder = given.text("folder", default_folder());
  settings.page = given.has("page") ? given.text("page") : page_beside_program();
  settings.network.address = given.text("address", settings.network.address);
  settings.network.port = static_cast<std::uint16_t>(given.number("port", kPort));
  settings.network.behind_proxy = given.has("behind-proxy");
  settings.network.connections_of_address =
      given.number("connections", settings.network.connections_of_address);
  settings.house.origin = given.text("origin");
  const auto rate = static_cast<double>(given.number("rate", 50));
  settings.house.requests = {6 * rate, rate};
  const auto commands = static_cast<double>(given.number("commands", 20));
  settings.house.commands = {2 * commands, commands};
  settings.house.tables_of_guest =
      static_cast<std::uint32_t>(given.number("tables", settings.house.tables_of_guest));
  settings.house.coaches = static_cast<unsigned>(given.number("coaches", settings.house.coaches));
  if (!given.has("quiet")) settings.log = log_to_standard_error;
  return settings;
}

}  // namespace

int run_serve(const Arguments& given, Console& console) {
  const ServeSettings settings = settings_of(given);
  const std::string address = settings.network.address;
  const Verdict verdict = serve(settings, [&](std::uint16_t port) {
    const std::string host = address.find(':') == address.npos ? address : "[" + address + "]";
    console.line(console.say("cli.serve.ready",
                             {{"url", "http://" + host + ":" + std::to_string(port) + "/"}}));
    console.line(console.say("cli.serve.stop"));
    console.finish();
  });
  if (verdict.accepted()) return kOk;
  console.complain(console.texts().say(console.lang(), verdict));
  return kFileTrouble;
}

}  // namespace benchboss
