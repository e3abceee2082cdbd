#include "match/json_text.h"

#include "match/json_fields.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace benchboss {
namespace {

void tell_all_kinds(Fields& fields) {
  fields.open_group("nothing in it");
  fields.close();
  fields.open_list("empty");
  fields.close();
  fields.number("least", std::numeric_limits<std::int64_t>::min());
  fields.number("most", std::numeric_limits<std::int64_t>::max());
  fields.flag("yes", true);
  fields.flag("no", false);
  fields.none("none");
  fields.word("ends like a group", "{");
  fields.word("and like a list", "[");
  fields.open_list("lists");
  for (int i = 0; i < 2; ++i) {
    fields.open_list("");
    fields.number("", i);
    fields.none("");
    fields.open_group("");
    fields.word("in", "deep");
    fields.close();
    fields.close();
  }
  fields.close();
  fields.seat("seat", 3);
}

TEST(JsonText, reads_like_what_was_built_as_a_tree) {
  JsonFields tree;
  JsonText text;
  tell_all_kinds(tree);
  tell_all_kinds(text);
  EXPECT_EQ(text.take(), boost::json::serialize(tree.take()));
}

TEST(JsonText, nothing_told_is_an_empty_object) {
  JsonText text;
  EXPECT_EQ(text.take(), "{}");
}

TEST(JsonText, every_letter_comes_through) {
  std::string letters;
  for (int letter = 0; letter < 0x80; ++letter) letters += static_cast<char>(letter);
  letters += "Échec à l’œil ⛸";
  JsonText text;
  JsonFields tree;
  for (Fields* fields : {static_cast<Fields*>(&text), static_cast<Fields*>(&tree)}) {
    fields->word(letters, letters);
    fields->word("none", "");
  }
  const std::string written = text.take();
  EXPECT_EQ(written, boost::json::serialize(tree.take()));
  EXPECT_EQ(boost::json::parse(written).at(letters).as_string(), letters);
}

}  // namespace
}  // namespace benchboss
