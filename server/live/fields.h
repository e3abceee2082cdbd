#pragma once
#include "match/table.h"
#include "store/store.h"

#include <boost/json/object.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss {

// What stands in a field of JSON that was checked before, or that may be anything: what is not
// there or is of another type reads as nothing.
inline std::string text_in(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  if (value == nullptr || !value->is_string()) return {};
  return std::string(value->get_string());
}

inline std::int64_t number_in(const boost::json::object& object, std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value != nullptr && value->is_int64() ? value->get_int64() : 0;
}

inline bool flag_in(const boost::json::object& object, std::string_view name, bool otherwise) {
  const boost::json::value* value = object.if_contains(name);
  return value != nullptr && value->is_bool() ? value->get_bool() : otherwise;
}

inline const boost::json::object* object_in(const boost::json::object& object,
                                            std::string_view name) {
  const boost::json::value* value = object.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

// A row of a journal that says nothing we understand.
inline Verdict damaged(const JournalRow& row) {
  return {"journal.damaged", {}, {{"n", std::to_string(row.seq)}, {"kind", row.kind}}};
}

// A text, or null if there is none.
inline boost::json::value maybe(std::string_view text) {
  return text.empty() ? boost::json::value(nullptr) : boost::json::value(text);
}

}  // namespace benchboss
