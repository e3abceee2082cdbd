#include "core/options.h"

#include "core/game.h"
#include "tests/toy/toy.h"

#include <gtest/gtest.h>

#include <array>

namespace benchboss {
namespace {

constexpr std::array<std::string_view, 3> kLevels = {"rookie", "junior", "pro"};
constexpr std::array kSpecs = {
    OptionSpec{"level", 0, 2, 0, kLevels},
    OptionSpec{"periods", 1, 12, 3},
    OptionSpec{"steals", 0, 1, 0, kOffOn},
};
using Values = std::array<std::int16_t, 3>;
constexpr Values kNormal = {0, 3, 0};

TEST(Options, are_set_by_word_or_number) {
  Values values = kNormal;
  EXPECT_EQ(set_option(kSpecs, values, "level", "pro"), OptionFault::none);
  EXPECT_EQ(set_option(kSpecs, values, "periods", "12"), OptionFault::none);
  EXPECT_EQ(set_option(kSpecs, values, "steals", "on"), OptionFault::none);
  EXPECT_EQ(values, (Values{2, 12, 1}));
}

TEST(Options, of_an_unknown_name_are_a_fault_and_change_nothing) {
  for (const char* name : {"", "Level", "levels", "leve", "level "}) {
    Values values = kNormal;
    EXPECT_EQ(set_option(kSpecs, values, name, "pro"), OptionFault::unknown_name) << name;
    EXPECT_EQ(values, kNormal);
  }
}

TEST(Options, with_a_value_they_cannot_have_are_a_fault_and_change_nothing) {
  const std::pair<std::string_view, std::string_view> wrong[] = {
      {"level", ""},    {"level", "Pro"},   {"level", "2"},     {"level", "expert"},
      {"periods", "0"}, {"periods", "13"},  {"periods", "-1"},  {"periods", "three"},
      {"periods", ""},  {"periods", "03"},  {"periods", "3.0"}, {"periods", "99999999999999999999"},
      {"steals", "1"},  {"steals", "true"}, {"steals", "ON"}};
  for (const auto& [name, value] : wrong) {
    Values values = kNormal;
    EXPECT_EQ(set_option(kSpecs, values, name, value), OptionFault::bad_value)
        << name << "=" << value;
    EXPECT_EQ(values, kNormal);
  }
}

TEST(Options, are_read_back_as_they_are_written) {
  for (std::size_t i = 0; i < kSpecs.size(); ++i)
    for (std::int16_t value = kSpecs[i].low; value <= kSpecs[i].high; ++value) {
      Values values = kNormal;
      const Text text = write_option(kSpecs[i], value);
      EXPECT_EQ(set_option(kSpecs, values, kSpecs[i].name, text), OptionFault::none);
      EXPECT_EQ(values[i], value);
    }
}

TEST(Options, of_a_game_are_normal_unless_its_variant_says_otherwise) {
  EXPECT_EQ(default_options<Toy>(), (OptionsOf<Toy>{2, 0}));
  EXPECT_EQ(options_of<Toy>(Toy::variants()[2]), (OptionsOf<Toy>{10, 0}));
}

}  // namespace
}  // namespace benchboss
