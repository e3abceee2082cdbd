#pragma once
#include "core/fields.h"

#include <boost/json/value.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// What a game tells about a view or a score sheet, as a JSON object in the game's own order.
class JsonFields final : public Fields {
 public:
  JsonFields();

  void number(std::string_view name, std::int64_t value) override;
  void flag(std::string_view name, bool value) override;
  void word(std::string_view name, std::string_view notation) override;
  void none(std::string_view name) override;
  void open_group(std::string_view name) override;
  void open_list(std::string_view name) override;
  void close() override;

  // Everything told so far; call it once, when all that was opened is closed.
  boost::json::value take();

 private:
  void add(std::string_view name, boost::json::value value);

  std::vector<std::pair<std::string, boost::json::value>> open_;  // the outermost first
};

}  // namespace benchboss
