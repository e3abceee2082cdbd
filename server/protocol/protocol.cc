#include "server/protocol/protocol.h"

#include "embedded/server.h"
#include "match/printable.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <cassert>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostItems = 100'000;

std::string text_of(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? std::string() : std::string(value->as_string());
}

Shape read_shape(const json::object& object) {
  Shape shape;
  shape.name = text_of(object, "name");
  shape.says = text_of(object, "says");
  shape.who = text_of(object, "who");
  if (object.contains("is")) {
    shape.plain = true;
    shape.is = read_type(text_of(object, "is"));
    return shape;
  }
  for (const json::value& field : object.at("fields").as_array()) {
    const json::array& row = field.as_array();
    shape.fields.push_back({std::string(row.at(0).as_string()), read_type(row.at(1).as_string()),
                            std::string(row.at(2).as_string())});
  }
  return shape;
}

Call read_call(const json::object& object) {
  Call call{text_of(object, "name"),
            text_of(object, "method"),
            text_of(object, "path"),
            text_of(object, "who"),
            text_of(object, "body"),
            text_of(object, "answer"),
            {},
            text_of(object, "says")};
  if (const json::value* query = object.if_contains("query"))
    for (const json::value& name : query->as_array()) call.query.emplace_back(name.as_string());
  return call;
}

Closing read_closing(const json::object& object) {
  return {static_cast<std::uint16_t>(object.at("code").as_int64()), text_of(object, "name"),
          object.at("resume").as_bool(), text_of(object, "says")};
}

template <class Read>
auto read_list(const json::object& object, std::string_view name, Read read) {
  std::vector<decltype(read(object))> all;
  for (const json::value& each : object.at(name).as_array()) all.push_back(read(each.as_object()));
  return all;
}

const Shape* find(const std::vector<Shape>& shapes, std::string_view name) {
  const auto found =
      std::find_if(shapes.begin(), shapes.end(), [&](const Shape& s) { return s.name == name; });
  return found == shapes.end() ? nullptr : &*found;
}

// Looks at one value; the path says where a fault is: "seats[1].kind".
class Checker {
 public:
  explicit Checker(const std::map<std::string, Shape, std::less<>>& named) : named_(named) {}

  Verdict check(const Type& type, const json::value& value, const std::string& path) const {
    if (type.maybe && value.is_null()) return {};
    switch (type.kind) {
      case Type::Kind::text:
        return check_text(type, value, path);
      case Type::Kind::whole:
        return check_whole(type, value, path);
      case Type::Kind::flag:
        return value.is_bool() ? Verdict{} : wrong(type, path);
      case Type::Kind::word:
        return check_word(type, value, path);
      case Type::Kind::list:
        return check_list(type, value, path);
      case Type::Kind::map:
        return check_map(type, value, path);
      case Type::Kind::named:
        return check_named(type, value, path);
      default:
        return {};
    }
  }

  Verdict check_fields(const Shape& shape, const json::value& value, const std::string& path,
                       bool typed = false) const {
    const json::object* object = value.if_object();
    if (object == nullptr) return {"protocol.not_object", {}, {{"field", path}}};
    std::size_t known = typed ? 1 : 0;
    for (const Field& field : shape.fields) {
      const std::string at = path.empty() ? field.name : path + "." + field.name;
      const json::value* given = object->if_contains(field.name);
      if (given == nullptr && field.type.maybe) continue;
      if (given == nullptr) return {"protocol.missing", {}, {{"field", at}}};
      ++known;
      if (Verdict why = check(field.type, *given, at); !why.accepted()) return why;
    }
    return known == object->size() ? Verdict{} : unknown_field(shape, *object);
  }

 private:
  static Verdict wrong(const Type& type, const std::string& path) {
    return {"protocol.wrong", {}, {{"field", path}, {"wanted", write_type(type)}}};
  }

  static Verdict unknown_field(const Shape& shape, const json::object& object) {
    for (const auto& member : object) {
      const auto same = [&](const Field& field) { return field.name == member.key(); };
      if (member.key() != "type" && std::none_of(shape.fields.begin(), shape.fields.end(), same))
        return {"protocol.unknown_field", {}, {{"field", printable(member.key())}}};
    }
    return {"protocol.unknown_field", {}, {{"field", "type"}}};
  }

  static Verdict check_text(const Type& type, const json::value& value, const std::string& path) {
    const json::string* text = value.if_string();
    if (text == nullptr) return wrong(type, path);
    const auto size = static_cast<std::int64_t>(text->size());
    return size >= type.low && size <= type.high ? Verdict{} : wrong(type, path);
  }

  static Verdict check_whole(const Type& type, const json::value& value, const std::string& path) {
    std::int64_t number = 0;
    if (value.is_int64()) {
      number = value.get_int64();
    } else if (value.is_uint64() && value.get_uint64() <= INT64_MAX) {
      number = static_cast<std::int64_t>(value.get_uint64());
    } else {
      return wrong(type, path);
    }
    return number >= type.low && number <= type.high ? Verdict{} : wrong(type, path);
  }

  static Verdict check_word(const Type& type, const json::value& value, const std::string& path) {
    const json::string* word = value.if_string();
    const auto same = [&](const std::string& each) { return *word == each; };
    if (word == nullptr || std::none_of(type.words.begin(), type.words.end(), same))
      return wrong(type, path);
    return {};
  }

  Verdict check_list(const Type& type, const json::value& value, const std::string& path) const {
    const json::array* items = value.if_array();
    if (items == nullptr || items->size() > kMostItems) return wrong(type, path);
    for (std::size_t i = 0; i < items->size(); ++i) {
      const std::string at = path + "[" + std::to_string(i) + "]";
      if (Verdict why = check(*type.of, (*items)[i], at); !why.accepted()) return why;
    }
    return {};
  }

  Verdict check_map(const Type& type, const json::value& value, const std::string& path) const {
    const json::object* object = value.if_object();
    if (object == nullptr || object->size() > kMostItems) return wrong(type, path);
    for (const auto& member : *object) {
      const std::string at = path + "." + printable(member.key());
      if (Verdict why = check(*type.of, member.value(), at); !why.accepted()) return why;
    }
    return {};
  }

  Verdict check_named(const Type& type, const json::value& value, const std::string& path) const {
    const auto shape = named_.find(type.name);
    assert(shape != named_.end());
    if (shape->second.plain) return check(shape->second.is, value, path);
    return check_fields(shape->second, value, path);
  }

  const std::map<std::string, Shape, std::less<>>& named_;
};

}  // namespace

Protocol::Protocol(std::string_view description) {
  const json::value whole = json::parse(description);
  const json::object& object = whole.as_object();
  version_ = static_cast<int>(object.at("version").as_int64());
  types_ = read_list(object, "types", read_shape);
  commands_ = read_list(object, "commands", read_shape);
  messages_ = read_list(object, "messages", read_shape);
  bodies_ = read_list(object, "bodies", read_shape);
  calls_ = read_list(object, "calls", read_call);
  closings_ = read_list(object, "closings", read_closing);
  for (const Shape& shape : types_) named_.emplace(shape.name, shape);
  for (const Shape& shape : bodies_) named_.emplace(shape.name, shape);
}

const Call* Protocol::call(std::string_view name) const {
  const auto found =
      std::find_if(calls_.begin(), calls_.end(), [&](const Call& c) { return c.name == name; });
  return found == calls_.end() ? nullptr : &*found;
}

const Shape* Protocol::command(std::string_view name) const { return find(commands_, name); }

Verdict Protocol::check(std::string_view shape, const json::value& value) const {
  if (shape == "any") return {};
  const auto found = named_.find(shape);
  assert(found != named_.end());
  if (found->second.plain) return Checker(named_).check(found->second.is, value, "");
  return Checker(named_).check_fields(found->second, value, "");
}

Verdict Protocol::check_command(const json::value& value) const {
  return check_typed(commands_, value);
}

Verdict Protocol::check_message(const json::value& value) const {
  return check_typed(messages_, value);
}

Verdict Protocol::check_typed(const std::vector<Shape>& shapes, const json::value& value) const {
  const json::object* object = value.if_object();
  if (object == nullptr) return {"protocol.not_object", {}, {{"field", ""}}};
  const json::value* type = object->if_contains("type");
  const Shape* shape =
      type != nullptr && type->is_string() ? find(shapes, type->get_string()) : nullptr;
  if (shape == nullptr) return {"protocol.unknown_message", {}, {}};
  return Checker(named_).check_fields(*shape, value, "", true);
}

const Protocol& protocol() {
  static const Protocol known(embedded::server_protocol_json());
  return known;
}

}  // namespace benchboss
