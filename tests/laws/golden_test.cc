#include "tests/laws/golden.h"

#include "tests/laws/suite.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace benchboss {
namespace {

constexpr const char* kRegenerate =
    "If the change is meant, write the files again with: laws --write-golden";

TEST(Golden, every_variant_plays_as_its_file_says) {
  for (const Suite& suite : suites())
    for (std::size_t variant = 0; variant < suite.variants.size(); ++variant) {
      const auto path = golden_file(suite.game, suite.variants[variant].name);
      const auto kept = text_of_file(path);
      ASSERT_TRUE(kept) << path << " is missing. " << kRegenerate;
      const std::string difference = first_difference(*kept, suite.playthrough(variant));
      EXPECT_TRUE(difference.empty()) << path << ", " << difference << "\n" << kRegenerate;
    }
}

TEST(Golden, every_file_belongs_to_a_variant) {
  for (const Suite& suite : suites()) {
    std::set<std::filesystem::path> known;
    for (const Variant& variant : suite.variants)
      known.insert(golden_file(suite.game, variant.name));
    const auto folder = golden_file(suite.game, suite.variants[0].name).parent_path();
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      EXPECT_TRUE(known.contains(entry.path())) << entry.path() << " belongs to no variant";
  }
}

TEST(Golden, a_difference_is_told_by_its_first_line) {
  EXPECT_EQ(first_difference("a\nb\nc\n", "a\nb\nc\n"), "");
  EXPECT_EQ(first_difference("a\nb\nc\n", "a\nx\nc\n"), "line 2\n  file: \"b\"\n  now:  \"x\"");
  EXPECT_EQ(first_difference("a\n", "a\n\n"), "line 2\n  file: (the end)\n  now:  \"\"");
}

}  // namespace
}  // namespace benchboss
