#include "server/protocol/type.h"

#include <cassert>
#include <cstdlib>

namespace benchboss {

namespace {

std::string_view inside(std::string_view text) { return text.substr(1, text.size() - 2); }

// "text(1,40)" after its name.
void read_bounds(std::string_view text, Type& type) {
  assert(text.starts_with('(') && text.ends_with(')'));
  const std::string bounds(inside(text));
  const std::size_t comma = bounds.find(',');
  assert(comma != bounds.npos);
  type.low = std::strtoll(bounds.c_str(), nullptr, 10);
  type.high = std::strtoll(bounds.c_str() + comma + 1, nullptr, 10);
}

void read_words(std::string_view text, Type& type) {
  while (true) {
    const std::size_t bar = text.find('|');
    type.words.emplace_back(text.substr(0, bar));
    if (bar == text.npos) return;
    text.remove_prefix(bar + 1);
  }
}

}  // namespace

Type read_type(std::string_view text) {
  Type type;
  if (text.ends_with('?')) {
    type.maybe = true;
    text.remove_suffix(1);
  }
  assert(!text.empty());
  if (text.starts_with('[') || text.starts_with('{')) {
    type.kind = text[0] == '[' ? Type::Kind::list : Type::Kind::map;
    type.of = std::make_shared<const Type>(read_type(inside(text)));
  } else if (text.starts_with("text(")) {
    type.kind = Type::Kind::text;
    read_bounds(text.substr(4), type);
  } else if (text.starts_with("int(")) {
    type.kind = Type::Kind::whole;
    read_bounds(text.substr(3), type);
  } else if (text == "bool") {
    type.kind = Type::Kind::flag;
  } else if (text == "any") {
    type.kind = Type::Kind::any;
  } else if (text.find('|') != text.npos) {
    type.kind = Type::Kind::word;
    read_words(text, type);
  } else {
    type.kind = Type::Kind::named;
    type.name = text;
  }
  return type;
}

std::string write_type(const Type& type) {
  const auto bounds = [&] {
    return "(" + std::to_string(type.low) + "," + std::to_string(type.high) + ")";
  };
  const auto written = [&]() -> std::string {
    switch (type.kind) {
      case Type::Kind::text:
        return "text" + bounds();
      case Type::Kind::whole:
        return "int" + bounds();
      case Type::Kind::flag:
        return "bool";
      case Type::Kind::list:
        return "[" + write_type(*type.of) + "]";
      case Type::Kind::map:
        return "{" + write_type(*type.of) + "}";
      case Type::Kind::named:
        return type.name;
      case Type::Kind::word: {
        std::string words;
        for (const std::string& word : type.words) words += (words.empty() ? "" : "|") + word;
        return words;
      }
      default:
        return "any";
    }
  };
  return written() + (type.maybe ? "?" : "");
}

}  // namespace benchboss
