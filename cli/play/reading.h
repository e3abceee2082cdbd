#pragma once
#include <boost/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// Reads a view of which the shape is known; what is missing is zero, empty or not there.
inline const boost::json::value* field(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

inline int number_in(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = field(object, name);
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}

inline std::string word_in(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = field(object, name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

inline const boost::json::object* group_in(const boost::json::object& object,
                                           std::string_view name) {
  const boost::json::value* value = field(object, name);
  return value == nullptr ? nullptr : value->if_object();
}

inline bool flag_in(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = field(object, name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

inline const boost::json::array& list_in(const boost::json::object& object, std::string_view name) {
  static const boost::json::array kNone;
  const boost::json::value* value = field(object, name);
  return value != nullptr && value->is_array() ? value->get_array() : kNone;
}

inline std::vector<int> numbers_of(const boost::json::value* list) {
  std::vector<int> numbers;
  if (list == nullptr || !list->is_array()) return numbers;
  for (const boost::json::value& each : list->get_array())
    if (each.is_int64()) numbers.push_back(static_cast<int>(each.get_int64()));
  return numbers;
}

inline std::vector<int> numbers_in(const boost::json::object& object, std::string_view name) {
  return numbers_of(field(object, name));
}

inline std::vector<std::string> words_in(const boost::json::object& object, std::string_view name) {
  std::vector<std::string> words;
  const boost::json::value* value = field(object, name);
  if (value == nullptr || !value->is_array()) return words;
  for (const boost::json::value& each : value->get_array())
    if (each.is_string()) words.emplace_back(each.get_string());
  return words;
}

}  // namespace benchboss::playing
