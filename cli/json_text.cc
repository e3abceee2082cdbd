#include "cli/json_text.h"

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include <cmath>

namespace benchboss {

namespace {

namespace json = boost::json;

constexpr std::size_t kLineWidth = 100;

std::string number(double value) {
  if (!std::isfinite(value)) return "null";  // JSON has no other word for it
  return fmt::format("{}", value);
}

// Calls f(key, value) for each item; an array's keys are empty.
template <class F>
void each_item(const json::value& value, F&& f) {
  if (const auto* object = value.if_object()) {
    for (const auto& [key, item] : *object) f(json::serialize(key) + ": ", item);
  } else {
    for (const json::value& item : value.get_array()) f(std::string(), item);
  }
}

bool has_items(const json::value& value) { return value.is_object() || value.is_array(); }

std::string on_one_line(const json::value& value) {
  if (value.is_double()) return number(value.get_double());
  if (!has_items(value)) return json::serialize(value);
  std::string text;
  each_item(value, [&](const std::string& key, const json::value& item) {
    if (!text.empty()) text += ", ";
    text += key + on_one_line(item);
  });
  return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

std::string indented(const json::value& value, std::size_t indent, std::size_t before) {
  std::string line = on_one_line(value);
  if (!has_items(value) || indent + before + line.size() < kLineWidth) return line;
  std::string text;
  each_item(value, [&](const std::string& key, const json::value& item) {
    text += text.empty() ? "\n" : ",\n";
    text.append(indent + 2, ' ');
    text += key + indented(item, indent + 2, key.size());
  });
  text += '\n';
  text.append(indent, ' ');
  return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

}  // namespace

std::string json_text(const json::value& value) { return indented(value, 0, 0) + "\n"; }

}  // namespace benchboss
