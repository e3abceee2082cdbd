// Proves the laws themselves: an honest game passes, and every planted fault is found by the law
// whose business it is.
#include "tests/laws/laws.h"
#include "tests/toy/law_kit.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace benchboss {
namespace {

using toy::Fault;

OptionsOf<Toy> toy_with(Seat seats, Fault fault) {
  return {seats, static_cast<std::int16_t>(fault)};
}

LawReport look_at(Seat seats, Fault fault, LawSet laws) {
  LawPlan plan;
  plan.games = 50;
  plan.laws = laws;
  plan.everywhere = true;
  return run_laws<Toy>(toy_with(seats, fault), toy::kFaultWords[static_cast<std::size_t>(fault)],
                       plan);
}

// A game that nobody wrote a law kit for does not get past the compiler.
struct Unlawful : Toy {};
static_assert(Game<Unlawful> && !HasLawKit<Unlawful>);

class Honest : public testing::TestWithParam<Seat> {};

TEST_P(Honest, toy_obeys_every_law) {
  const LawReport report = look_at(GetParam(), Fault::none, LawSet::all());
  EXPECT_TRUE(report.violations.empty()) << tell(report.violations);
  EXPECT_EQ(report.games, 50u);
  EXPECT_GT(report.changed, report.resealed / 2);
}

TEST_P(Honest, toy_obeys_every_law_where_they_are_sampled) {
  LawPlan plan;
  plan.games = 500;
  const LawReport report = run_laws<Toy>(toy_with(GetParam(), Fault::none), "none", plan);
  EXPECT_TRUE(report.violations.empty()) << tell(report.violations);
}

INSTANTIATE_TEST_SUITE_P(Laws, Honest, testing::Values(Seat{2}, Seat{3}, Seat{10}),
                         [](const auto& test) { return std::to_string(test.param) + "_seats"; });

struct Planted {
  Fault fault;
  Law law;
};

class Plants : public testing::TestWithParam<Planted> {};

TEST_P(Plants, are_found_by_their_law) {
  const auto [fault, law] = GetParam();
  for (const Seat seats : {Seat{2}, Seat{3}, Seat{10}})
    EXPECT_TRUE(look_at(seats, fault, LawSet::only(law)).breaks(law)) << int{seats} << " seats";
}

TEST_P(Plants, are_found_where_the_laws_are_sampled) {
  const auto [fault, law] = GetParam();
  LawPlan plan;
  plan.games = 2000;
  plan.laws = LawSet::only(law);
  EXPECT_TRUE(run_laws<Toy>(toy_with(3, fault), "planted", plan).breaks(law));
}

INSTANTIATE_TEST_SUITE_P(
    Laws, Plants,
    testing::Values(
        Planted{Fault::view_whispers, Law::secrecy}, Planted{Fault::deal_is_open, Law::secrecy},
        Planted{Fault::extra_event, Law::secrecy}, Planted{Fault::rule_tells, Law::secrecy},
        Planted{Fault::choices_tell, Law::secrecy}, Planted{Fault::refusal_tells, Law::secrecy},
        Planted{Fault::turn_tells, Law::secrecy}, Planted{Fault::pace_tells, Law::secrecy},
        Planted{Fault::result_tells, Law::secrecy}, Planted{Fault::sheet_tells, Law::secrecy},
        Planted{Fault::seal_is_glass, Law::secrecy}, Planted{Fault::seal_is_glass, Law::sealed},
        Planted{Fault::order_counts, Law::sealed}, Planted{Fault::quiet_opening, Law::learning},
        Planted{Fault::quiet_deal, Law::learning}, Planted{Fault::misfit, Law::fit},
        Planted{Fault::imagined_card, Law::fit}, Planted{Fault::imagined_turn, Law::fit},
        Planted{Fault::clash, Law::notation}, Planted{Fault::misread, Law::notation},
        Planted{Fault::blank, Law::notation}, Planted{Fault::lost_card, Law::conservation},
        Planted{Fault::swapped_card, Law::conservation}, Planted{Fault::loaded_odds, Law::odds},
        Planted{Fault::double_odds, Law::odds}, Planted{Fault::phantom_choice, Law::door},
        Planted{Fault::secret_choice, Law::door}, Planted{Fault::no_reason_rule, Law::door},
        Planted{Fault::loud_state, Law::silent}, Planted{Fault::remembers, Law::copies},
        Planted{Fault::remembers, Law::replay}, Planted{Fault::endless, Law::length},
        Planted{Fault::wrong_term, Law::events}, Planted{Fault::wrong_sheet, Law::sheet},
        Planted{Fault::wrong_winner, Law::result}, Planted{Fault::asks_nobody, Law::turn}),
    [](const auto& test) {
      return std::string(toy::kFaultWords[static_cast<std::size_t>(test.param.fault)]) + "_by_" +
             std::string(name_of(test.param.law));
    });

TEST(Laws, a_view_that_leaks_and_is_imagined_consistently_passes_the_fit_alone) {
  const LawReport fit = look_at(3, Fault::view_whispers, LawSet::only(Law::fit));
  EXPECT_TRUE(fit.violations.empty()) << tell(fit.violations);
  EXPECT_TRUE(look_at(3, Fault::view_whispers, LawSet::only(Law::secrecy)).breaks(Law::secrecy));
}

TEST(Laws, a_violation_comes_with_a_record_that_replays_to_it) {
  const LawReport report = look_at(3, Fault::lost_card, LawSet::all());
  ASSERT_FALSE(report.violations.empty());
  const Violation& found = report.violations.front();
  EXPECT_EQ(found.law, Law::conservation);
  EXPECT_EQ(found.variant, "lost_card");
  Record record;
  EXPECT_FALSE(read_record(found.record, record).found());
  EXPECT_EQ(record.lines.size(), found.step);
  const std::vector<std::pair<std::string, std::string>> options = {{"seats", "3"},
                                                                    {"fault", "lost_card"}};
  EXPECT_EQ(record.options, options);
}

TEST(Laws, a_list_over_its_capacity_is_found_even_without_assertions) {
  EXPECT_EQ(bounds_law<Toy>({Toy::kMaxActions, Toy::kMaxOutcomes, Toy::kMaxEvents, 0}), "");
  EXPECT_NE(bounds_law<Toy>({Toy::kMaxActions + 1, 0, 0, 0}), "");
  EXPECT_NE(bounds_law<Toy>({0, Toy::kMaxOutcomes + 1, 0, 0}), "");
  EXPECT_NE(bounds_law<Toy>({0, 0, Toy::kMaxEvents + 1, 0}), "");
}

TEST(Laws, a_run_stops_after_a_few_broken_games) {
  const LawReport report = look_at(2, Fault::lost_card, LawSet::all());
  EXPECT_EQ(report.violations.size(), LawReport::kMostViolations);
  EXPECT_EQ(report.games, LawReport::kMostViolations);
}

TEST(Laws, games_are_played_the_same_however_closely_the_laws_look) {
  LawPlan plan;
  plan.games = 20;
  const LawReport sampled = run_laws<Toy>(toy_with(3, Fault::none), "none", plan);
  plan.everywhere = true;
  const LawReport everywhere = run_laws<Toy>(toy_with(3, Fault::none), "none", plan);
  EXPECT_EQ(sampled.steps, everywhere.steps);
}

}  // namespace
}  // namespace benchboss
