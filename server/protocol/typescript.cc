#include "server/protocol/writings.h"

namespace benchboss {

namespace {

std::string type_of(const Type& type) {
  const auto written = [&]() -> std::string {
    switch (type.kind) {
      case Type::Kind::text:
        return "string";
      case Type::Kind::whole:
        return "number";
      case Type::Kind::flag:
        return "boolean";
      case Type::Kind::list:
        return "Array<" + type_of(*type.of) + ">";
      case Type::Kind::map:
        return "Record<string, " + type_of(*type.of) + ">";
      case Type::Kind::named:
        return type.name;
      case Type::Kind::word: {
        std::string words;
        for (const std::string& word : type.words)
          words += (words.empty() ? "\"" : " | \"") + word + "\"";
        return words;
      }
      default:
        return "unknown";
    }
  };
  return written() + (type.maybe ? " | null" : "");
}

std::string capital(std::string_view name) {
  std::string whole;
  bool up = true;
  for (const char c : name) {
    if (c == '_') {
      up = true;
      continue;
    }
    whole += up ? static_cast<char>(c - ('a' - 'A')) : c;
    up = false;
  }
  return whole;
}

std::string comment(std::string_view says, std::string_view indent) {
  if (says.empty()) return {};
  return std::string(indent) + "/** " + std::string(says) + " */\n";
}

// What a server sends it always sends; what a client sends may leave out what may be null.
std::string fields_of(const Shape& shape, bool sent_by_client) {
  std::string text;
  for (const Field& field : shape.fields) {
    text += comment(field.says, "  ");
    text += "  " + field.name + (sent_by_client && field.type.maybe ? "?: " : ": ") +
            type_of(field.type) + ";\n";
  }
  return text;
}

std::string named(const Shape& shape) {
  std::string text = comment(shape.says, "");
  if (shape.plain) return text + "export type " + shape.name + " = " + type_of(shape.is) + ";\n\n";
  const bool wish = shape.name == "SeatWish";
  return text + "export interface " + shape.name + " {\n" + fields_of(shape, wish) + "}\n\n";
}

std::string body(const Shape& shape, bool sent_by_client) {
  return comment(shape.says, "") + "export interface " + shape.name + " {\n" +
         fields_of(shape, sent_by_client) + "}\n\n";
}

std::string spoken(const std::vector<Shape>& shapes, std::string_view suffix, bool by_client) {
  std::string text;
  std::string all;
  for (const Shape& shape : shapes) {
    const std::string name = capital(shape.name) + std::string(suffix);
    text += comment(shape.says, "") + "export interface " + name + " {\n  type: \"" + shape.name +
            "\";\n" + fields_of(shape, by_client) + "}\n\n";
    all += "\n  | " + name;
  }
  return text + "export type " + std::string(suffix) + " =" + all + ";\n\n";
}

bool is_sent(const Protocol& protocol, const std::string& body) {
  for (const Call& call : protocol.calls())
    if (call.body == body) return true;
  return false;
}

std::string types_of_calls(const Protocol& protocol) {
  std::string text =
      "/** The endpoints: what is sent and what is answered. */\nexport interface Calls {\n";
  for (const Call& call : protocol.calls()) {
    text += comment(call.says, "  ");
    text += "  " + call.name + ": { method: \"" + call.method + "\"; path: \"" + call.path +
            "\"; body: " + (call.body.empty() ? "undefined" : call.body) +
            "; answer: " + (call.answer == "any" ? "unknown" : call.answer) + " };\n";
  }
  return text + "}\n\n";
}

std::string types_of_closings(const Protocol& protocol) {
  std::string text = "/** Why the server closed a connection. */\nexport const closings = {\n";
  for (const Closing& closing : protocol.closings())
    text += comment(closing.says, "  ") + "  " + std::to_string(closing.code) + ": { name: \"" +
            closing.name + "\", resume: " + (closing.resume ? "true" : "false") + " },\n";
  return text + "} as const;\n";
}

}  // namespace

std::string typescript_of(const Protocol& protocol) {
  std::string text =
      "// Written by tools/write-protocol from server/data/protocol.json; a test keeps them in "
      "step.\n\nexport const protocolVersion = " +
      std::to_string(protocol.version()) + ";\n\n";
  for (const Shape& shape : protocol.types()) text += named(shape);
  text += spoken(protocol.commands(), "Command", true);
  text += spoken(protocol.messages(), "Message", false);
  for (const Shape& shape : protocol.bodies()) text += body(shape, is_sent(protocol, shape.name));
  return text + types_of_calls(protocol) + types_of_closings(protocol);
}

}  // namespace benchboss
