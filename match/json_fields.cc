#include "match/json_fields.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <cassert>

namespace benchboss {

namespace json = boost::json;

JsonFields::JsonFields() { open_.emplace_back("", json::object()); }

void JsonFields::number(std::string_view name, std::int64_t value) { add(name, value); }
void JsonFields::flag(std::string_view name, bool value) { add(name, value); }
void JsonFields::word(std::string_view name, std::string_view notation) {
  add(name, json::string(notation));
}
void JsonFields::none(std::string_view name) { add(name, nullptr); }
void JsonFields::open_group(std::string_view name) { open_.emplace_back(name, json::object()); }
void JsonFields::open_list(std::string_view name) { open_.emplace_back(name, json::array()); }

void JsonFields::close() {
  assert(open_.size() > 1);
  auto [name, value] = std::move(open_.back());
  open_.pop_back();
  add(name, std::move(value));
}

json::value JsonFields::take() {
  assert(open_.size() == 1);
  return std::move(open_.back().second);
}

void JsonFields::add(std::string_view name, json::value value) {
  json::value& parent = open_.back().second;
  if (parent.is_array()) {
    parent.get_array().push_back(std::move(value));
  } else {
    parent.get_object().insert_or_assign(name, std::move(value));
  }
}

}  // namespace benchboss
