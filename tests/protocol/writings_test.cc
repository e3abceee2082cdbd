#include "server/protocol/writings.h"

#include "server/house/house.h"
#include "server/protocol/protocol.h"

#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

namespace benchboss {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string reason(std::string_view shape, std::string_view text) {
  return protocol().check(shape, json::parse(text)).reason;
}

TEST(Writings, are_in_step_with_the_description) {
  const fs::path root = BENCHBOSS_SOURCE_DIR;
  const char* how = "run tools/write-protocol";
  EXPECT_EQ(read_file(root / "docs/protocol.md"), markdown_of(protocol())) << how;
  EXPECT_EQ(read_file(root / "docs/openapi.json"), openapi_of(protocol())) << how;
  EXPECT_EQ(read_file(root / "web/protocol/protocol.ts"), typescript_of(protocol())) << how;
}

TEST(Writings, openapi_is_json_and_all_its_references_lead_somewhere) {
  const std::string text = openapi_of(protocol());
  const json::value whole = json::parse(text);
  const json::object& schemas = whole.at("components").at("schemas").as_object();
  static const std::regex kReference("#/components/schemas/([A-Za-z]+)");
  for (std::sregex_iterator it(text.begin(), text.end(), kReference), end; it != end; ++it)
    EXPECT_TRUE(schemas.contains((*it)[1].str())) << (*it)[1];
}

TEST(Protocol, types_are_read_and_written_alike) {
  for (const char* type : {"text(1,40)", "int(-3,10)", "bool", "any", "live|days", "[Seat]",
                           "{[Seat]}", "Seat?", "[int(0,1)?]?"})
    EXPECT_EQ(write_type(read_type(type)), type);
}

TEST(Protocol, takes_what_is_right_and_nothing_else) {
  EXPECT_EQ(reason("Login", R"({"name":"Ann","password":"x"})"), "");
  EXPECT_EQ(reason("Login", R"({"name":"Ann"})"), "protocol.missing");
  EXPECT_EQ(reason("Login", R"({"name":7,"password":"x"})"), "protocol.wrong");
  EXPECT_EQ(reason("Login", R"({"name":"","password":"x"})"), "protocol.wrong");
  EXPECT_EQ(reason("Login", R"({"name":"Ann","password":"x","more":1})"), "protocol.unknown_field");
  EXPECT_EQ(reason("Login", "[]"), "protocol.not_object");
  EXPECT_EQ(reason("Join", R"({"code":"ABC"})"), "") << "what may be null may be left out";
  EXPECT_EQ(reason("Join", R"({"code":"ABC","seat":null})"), "");
  EXPECT_EQ(reason("Join", R"({"code":"ABC","seat":11})"), "protocol.wrong");
  EXPECT_EQ(reason("Join", R"({"code":"ABC","seat":1.5})"), "protocol.wrong");
  EXPECT_EQ(reason("Pace", R"("weekly")"), "protocol.wrong");
}

TEST(Protocol, says_where_the_fault_is) {
  const Verdict why = protocol().check(
      "OpenTable", json::parse(R"({"game":"x","seats":[{"kind":"me"},{"kind":"you"}]})"));
  EXPECT_EQ(why.words[0].second, "seats[1].kind");
}

TEST(Protocol, every_type_that_is_named_is_there) {
  std::set<std::string> known{"any"};
  for (const Shape& shape : protocol().types()) known.insert(shape.name);
  for (const Shape& shape : protocol().bodies()) known.insert(shape.name);
  const auto check = [&](const Type& type, const auto& self) -> void {
    if (type.kind == Type::Kind::named) {
      EXPECT_TRUE(known.contains(type.name)) << type.name;
    }
    if (type.of != nullptr) self(*type.of, self);
  };
  for (const auto* shapes :
       {&protocol().types(), &protocol().commands(), &protocol().messages(), &protocol().bodies()})
    for (const Shape& shape : *shapes) {
      if (shape.plain) check(shape.is, check);
      for (const Field& field : shape.fields) check(field.type, check);
    }
  for (const Call& call : protocol().calls()) {
    EXPECT_TRUE(known.contains(call.answer)) << call.name;
    if (!call.body.empty()) {
      EXPECT_TRUE(known.contains(call.body)) << call.name;
    }
  }
}

// Every reason that the sources of store and server name, and no other, has a text.
TEST(Texts, of_the_server_are_all_there_and_all_used) {
  static const std::regex kId(
      "\"((store|journal|protocol|server|table|serve)\\.[a-z_]+(\\.[a-z_]+)?)\"");
  std::set<std::string> used;
  for (const char* room : {"store", "server"})
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BENCHBOSS_SOURCE_DIR) / room)) {
      const std::string path = entry.path();
      if (path.find("/tests/") != path.npos || path.find("/data/") != path.npos) continue;
      if (!entry.is_regular_file()) continue;
      const std::string text = read_file(entry.path());
      for (std::sregex_iterator it(text.begin(), text.end(), kId), end; it != end; ++it)
        used.insert((*it)[1]);
    }
  const Texts texts = server_texts();
  for (const std::string& id : used)
    if (id != "table.damaged") {
      EXPECT_TRUE(texts.has(id)) << id;
    }  // that one is for the log
  for (const std::string_view id : texts.ids())
    for (const std::string_view prefix :
         {"store.", "journal.", "protocol.", "server.", "table.", "serve."})
      if (id.starts_with(prefix)) {
        EXPECT_TRUE(used.contains(std::string(id))) << id;
      }
}

TEST(Texts, of_the_server_have_french_hard_spaces) {
  static const std::regex kSoft(" (:|;|!|\\?|»)|« ");
  const Texts texts = server_texts();
  for (const std::string_view id : texts.ids())
    EXPECT_FALSE(std::regex_search(std::string(texts.pattern(Lang::fr, id)), kSoft)) << id;
}

}  // namespace
}  // namespace benchboss
