#include "embedded/rink_ratz.h"
#include "games/rink_ratz/events.h"
#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/tests/ice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace benchboss::rink_ratz {
namespace {

TEST(RinkRatzNotation, every_move_has_a_text_of_its_own_that_reads_back) {
  const Rules rules = rules_of("pro");
  std::set<std::string> texts;
  for (int i = 0; i < kMoves; ++i) {
    const Action action{static_cast<Move>(i)};
    const std::string text(RinkRatz::write(rules, action).view());
    EXPECT_TRUE(texts.insert(text).second) << text;
    EXPECT_EQ(RinkRatz::read_action(rules, text), action) << text;
  }
}

TEST(RinkRatzNotation, moves_are_written_as_players_say_them) {
  const Rules rules = rules_of("pro");
  EXPECT_EQ(RinkRatz::write(rules, play_number(8)).view(), "8");
  EXPECT_EQ(RinkRatz::write(rules, Action{Move::last_two_on_one}).view(), "TD:two-on-one");
  EXPECT_EQ(RinkRatz::write(rules, Action{Move::waste_breakaway_save}).view(), "BM:none");
  EXPECT_EQ(RinkRatz::write(rules, Action{Move::pull_goalie}).view(), "pull-goalie");
}

TEST(RinkRatzNotation, what_is_no_move_is_not_read_as_one) {
  const Rules rules = rules_of("pro");
  for (const std::string_view text :
       {"", " 8", "8 ", "08", "0", "16", "SB", "SB:", "SB:Shot", "8:none", "sb:shot", "pull"})
    EXPECT_FALSE(RinkRatz::read_action(rules, text).has_value()) << text;
}

TEST(RinkRatzNotation, every_card_has_a_code_of_its_own_that_reads_back) {
  const Rules rules = rules_of("pro");
  std::set<std::string> codes;
  for (int i = 0; i < kCards; ++i) {
    const Outcome outcome{static_cast<Card>(i)};
    const std::string code(RinkRatz::write(rules, outcome).view());
    EXPECT_TRUE(codes.insert(code).second) << code;
    EXPECT_EQ(RinkRatz::read_outcome(rules, code), outcome) << code;
  }
  for (const std::string_view text : {"", "0", "16", "sb", "8 "})
    EXPECT_FALSE(RinkRatz::read_outcome(rules, text).has_value()) << text;
}

TEST(RinkRatzNotation, every_announcement_has_a_message_of_its_own) {
  std::set<std::string_view> ids;
  for (const EventShape& shape : RinkRatz::event_shapes()) {
    EXPECT_TRUE(shape.id.starts_with("rr.")) << shape.id;
    EXPECT_TRUE(ids.insert(shape.id).second) << shape.id;
  }
  EXPECT_EQ(ids.size(), kSaid);
}

TEST(RinkRatzNotation, terms_stand_where_events_look_for_them) {
  const auto terms = RinkRatz::terms();
  ASSERT_EQ(terms.size(), static_cast<std::size_t>(kTerms));
  const auto word = [&](std::int16_t at) { return terms[static_cast<std::size_t>(at)]; };
  for (int i = 0; i < kCards; ++i)
    EXPECT_EQ(word(term(static_cast<Card>(i))),
              "rr.card." + std::string(card_code(static_cast<Card>(i))));
  EXPECT_EQ(word(term(Move::shot)), "rr.option.shot");
  EXPECT_EQ(word(term(Move::last_shutdown)), "rr.option.shutdown");
  EXPECT_EQ(word(term(ShotKind::pair)), "rr.shot.pair");
  EXPECT_EQ(word(term(ShotKind::power_play)), "rr.shot.power_play");
  EXPECT_EQ(word(term(GoalNote::even_strength)), "rr.goal.even_strength");
  EXPECT_EQ(word(term(GoalNote::short_handed_empty_net)), "rr.goal.short_handed_empty_net");
}

TEST(RinkRatzNotation, every_rule_announced_or_refused_has_its_place_in_the_rulebook) {
  std::set<std::string> cited;
  for (std::uint64_t game = 0; game < 20; ++game) {
    Ice ice("pro");
    Philox random(7, game);
    while (ice.phase() != "over") {
      ice.step(random);
      for (const Event& event : ice.events())
        cited.insert(std::string(write_rule(RinkRatz::kRulePrefix, event.rule).view()));
      if (ice.phase() != "play") continue;
      for (int i = 0; i < kMoves; ++i) {
        const Refusal refusal = RinkRatz::explain(ice.rules(), ice.state(), ice.board().seat,
                                                  Action{static_cast<Move>(i)});
        if (refusal.refused())
          cited.insert(std::string(write_rule(RinkRatz::kRulePrefix, refusal.rule).view()));
      }
    }
  }
  EXPECT_GE(cited.size(), 20u);
  const std::string rulebook(embedded::rink_ratz_RULES_md());
  for (const std::string& rule : cited)
    EXPECT_NE(rulebook.find("\n### " + rule + " "), std::string::npos) << rule;
}

}  // namespace
}  // namespace benchboss::rink_ratz
