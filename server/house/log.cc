#include "server/house/log.h"

#include <boost/json/serialize.hpp>

#include <chrono>
#include <ctime>

namespace benchboss {

namespace {

std::string time_now() {
  const auto now = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  const auto rest =
      std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char text[40];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
  const std::string thousandths = std::to_string(1000 + rest).substr(1);
  return std::string(text) + "." + thousandths + "Z";
}

}  // namespace

void Log::note(std::string_view what, boost::json::object details) const {
  if (!sink_) return;
  boost::json::object line{{"at", time_now()}, {"what", what}};
  for (auto& detail : details) line[detail.key()] = std::move(detail.value());
  sink_(boost::json::serialize(line));
}

}  // namespace benchboss
