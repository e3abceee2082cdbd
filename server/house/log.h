#pragma once
#include <boost/json/object.hpp>

#include <functional>
#include <string>
#include <string_view>

namespace benchboss {

// One line of JSON for each thing worth knowing afterwards. Nobody's words, names, cards, codes,
// cookies or addresses of pages go in: numbers and our own words only.
class Log {
 public:
  using Sink = std::function<void(const std::string& line)>;

  explicit Log(Sink sink) : sink_(std::move(sink)) {}

  void note(std::string_view what, boost::json::object details = {}) const;

 private:
  Sink sink_;
};

}  // namespace benchboss
