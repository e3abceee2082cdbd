#include "tests/laws/golden.h"

#include "catalog/catalog.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace benchboss {
namespace {

constexpr const char* kRegenerate =
    "If the change is meant, write the files again with: laws --write-golden";

TEST(Golden, every_variant_plays_as_its_file_says) {
  Catalog::each([]<class G>(std::type_identity<G>) {
    for (std::size_t variant = 0; variant < G::variants().size(); ++variant) {
      const auto path = golden_file<G>(variant);
      const auto kept = text_of_file(path);
      ASSERT_TRUE(kept) << path << " is missing. " << kRegenerate;
      const std::string difference = first_difference(*kept, Playthrough<G>(variant).text());
      EXPECT_TRUE(difference.empty()) << path << ", " << difference << "\n" << kRegenerate;
    }
  });
}

TEST(Golden, every_file_belongs_to_a_variant) {
  Catalog::each([]<class G>(std::type_identity<G>) {
    std::set<std::filesystem::path> known;
    for (std::size_t variant = 0; variant < G::variants().size(); ++variant)
      known.insert(golden_file<G>(variant));
    for (const auto& entry : std::filesystem::directory_iterator(golden_file<G>(0).parent_path()))
      EXPECT_TRUE(known.contains(entry.path())) << entry.path() << " belongs to no variant";
  });
}

TEST(Golden, a_difference_is_told_by_its_first_line) {
  EXPECT_EQ(first_difference("a\nb\nc\n", "a\nb\nc\n"), "");
  EXPECT_EQ(first_difference("a\nb\nc\n", "a\nx\nc\n"), "line 2\n  file: \"b\"\n  now:  \"x\"");
  EXPECT_EQ(first_difference("a\n", "a\n\n"), "line 2\n  file: (the end)\n  now:  \"\"");
}

}  // namespace
}  // namespace benchboss
