#include "server/protocol/writings.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace benchboss {

namespace json = boost::json;

namespace {

json::object reference(const std::string& name) {
  return {{"$ref", "#/components/schemas/" + name}};
}

json::object schema_of(const Type& type) {
  json::object schema;
  switch (type.kind) {
    case Type::Kind::text:
      schema = {{"type", "string"}, {"minLength", type.low == 0 ? 0 : 1}, {"maxLength", type.high}};
      break;
    case Type::Kind::whole:
      schema = {{"type", "integer"}, {"minimum", type.low}, {"maximum", type.high}};
      break;
    case Type::Kind::flag:
      schema = {{"type", "boolean"}};
      break;
    case Type::Kind::word:
      schema = {{"type", "string"}, {"enum", json::array(type.words.begin(), type.words.end())}};
      break;
    case Type::Kind::list:
      schema = {{"type", "array"}, {"items", schema_of(*type.of)}};
      break;
    case Type::Kind::map:
      schema = {{"type", "object"}, {"additionalProperties", schema_of(*type.of)}};
      break;
    case Type::Kind::named:
      schema = reference(type.name);
      break;
    default:
      break;
  }
  if (!type.maybe) return schema;
  return {{"anyOf", json::array{schema, json::object{{"type", "null"}}}}};
}

json::object schema_of(const Shape& shape) {
  if (shape.plain) {
    json::object schema = schema_of(shape.is);
    schema["description"] = shape.says;
    return schema;
  }
  json::object properties;
  json::array required;
  for (const Field& field : shape.fields) {
    properties[field.name] = schema_of(field.type);
    if (!field.type.maybe) required.emplace_back(field.name);
  }
  json::object schema{{"type", "object"},
                      {"description", shape.says},
                      {"properties", std::move(properties)},
                      {"additionalProperties", false}};
  if (!required.empty()) schema["required"] = std::move(required);
  return schema;
}

json::object content(const std::string& shape) {
  json::object schema;
  if (shape != "any") schema = reference(shape);
  return {{"application/json", json::object{{"schema", std::move(schema)}}}};
}

json::object parameter(std::string_view name, std::string_view in) {
  return {{"name", name},
          {"in", in},
          {"required", in == "path"},
          {"schema", json::object{{"type", "string"}}}};
}

json::array parameters_of(const Call& call) {
  json::array parameters;
  for (std::size_t open = call.path.find('{'); open != call.path.npos;
       open = call.path.find('{', open + 1)) {
    const std::size_t close = call.path.find('}', open);
    parameters.push_back(parameter(call.path.substr(open + 1, close - open - 1), "path"));
  }
  for (const std::string& name : call.query) parameters.push_back(parameter(name, "query"));
  return parameters;
}

json::object operation_of(const Call& call) {
  json::object operation{{"operationId", call.name},
                         {"summary", call.says},
                         {"x-role", call.who},
                         {"parameters", parameters_of(call)}};
  if (!call.body.empty())
    operation["requestBody"] = json::object{{"required", true}, {"content", content(call.body)}};
  operation["responses"] = json::object{
      {"200", json::object{{"description", "Done."}, {"content", content(call.answer)}}},
      {"default",
       json::object{{"description", "Not done, and why."}, {"content", content("Failure")}}}};
  return operation;
}

std::string small(std::string method) {
  for (char& c : method) c = static_cast<char>(c + ('a' - 'A'));
  return method;
}

// One level of indentation is enough to read differences by.
void write_pretty(const json::value& value, int depth, std::string& text) {
  const auto indent = [&](int by) {
    text += "\n" + std::string(static_cast<std::size_t>(by), ' ');
  };
  if (depth >= 8 || !value.is_object() || value.get_object().empty()) {
    text += json::serialize(value);
    return;
  }
  text += "{";
  bool first = true;
  for (const auto& member : value.get_object()) {
    if (!first) text += ",";
    first = false;
    indent(depth + 2);
    text += json::serialize(json::value(member.key())) + ": ";
    write_pretty(member.value(), depth + 2, text);
  }
  indent(depth);
  text += "}";
}

}  // namespace

std::string openapi_of(const Protocol& protocol) {
  json::object paths;
  for (const Call& call : protocol.calls()) {
    json::value& path = paths[call.path];
    if (path.is_null()) path.emplace_object();
    path.as_object()[small(call.method)] = operation_of(call);
  }
  json::object schemas;
  for (const Shape& shape : protocol.types()) schemas[shape.name] = schema_of(shape);
  for (const Shape& shape : protocol.bodies()) schemas[shape.name] = schema_of(shape);
  const json::object whole{{"openapi", "3.1.0"},
                           {"info", json::object{{"title", "Benchboss table server"},
                                                 {"version", std::to_string(protocol.version())}}},
                           {"paths", std::move(paths)},
                           {"components", json::object{{"schemas", std::move(schemas)}}}};
  std::string text;
  write_pretty(whole, 0, text);
  return text + "\n";
}

}  // namespace benchboss
