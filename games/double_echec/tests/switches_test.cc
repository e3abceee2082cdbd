#include "embedded/double_echec.h"
#include "games/double_echec/tests/bench.h"

namespace benchboss::double_echec {
namespace {

TEST(DoubleEchec, DE_151_without_the_strict_table_no_mistake_is_offered) {
  Bench bench;
  bench.draw("h12", "A*  .  .  a");
  bench.before_card();
  EXPECT_EQ(bench.asks(), "chance card");
}

//   dice   home 1 6   visitors 1 1: a last six, and no quick face-off in the classic book
TEST(DoubleEchec, DE_152_classic_1_no_quick_face_off) {
  Bench bench(Settings{{"rulebook", "classic"}});
  bench.face_off(0).roll("1 6 1 1");
  EXPECT_FALSE(bench.offers("quick"));
}

TEST(DoubleEchec, DE_152_classic_2_only_defensive_actions_cost_time) {
  Bench bench(Settings{{"full_clock", "off"}});
  bench.draw("d12", "A  .  *  .  a");
  bench.clock(1, 7).loose_after(kHome);
  EXPECT_TRUE(bench.silent_about("unit"));
}

TEST(DoubleEchec, DE_152_classic_3_no_bonus_dice) {
  Bench bench(Settings{{"angle_dice", "off"}});
  bench.draw("i28", "g");
  bench.draw("g30", "A*");
  bench.before_card().roll("shot 6 6").play("net-1").roll("1");
  EXPECT_EQ(bench.state().dice.left, 3);
}

TEST(DoubleEchec, DE_152_classic_4_any_number_of_clearing_dice_and_icing_at_the_line) {
  Bench bench(Settings{{"zone_clearing", "off"}});
  bench.draw("b9", "A*");
  bench.draw("e28", "a");
  bench.before_card().roll("clear").play("clear-e");
  EXPECT_EQ(bench.choices(), "dice-1 dice-2 dice-3 dice-4");
  bench.play("dice-4").roll("6 6 6 3");
  EXPECT_TRUE(bench.said("DE-103 icing team=1"));
}

TEST(DoubleEchec, DE_152_classic_5_fewer_dice_than_the_ability) {
  Bench bench(Settings{{"exact_dice", "off"}});
  bench.draw("h12", "A*  .  B");
  bench.before_card().roll("pass").play("#9");
  EXPECT_EQ(bench.asks(), "home how_many");
  bench.play("dice-1").roll("2");
  EXPECT_EQ(bench.puck(), "B");
}

TEST(DoubleEchec, DE_152_classic_6_a_failed_try_only_goes_on_next_time) {
  Bench bench(Settings{{"bench_minors", "off"}});
  bench.draw("h12", R"(
      A*  .  C
      D   .  E )");
  bench.draw("b13", "B");
  bench.draw("h20", "a");
  bench.before_defence().roll("1").play("stop, #9, #12").roll("2 2");
  EXPECT_TRUE(bench.silent_about("bench_minor"));
  EXPECT_EQ(bench.state().sides[0].waiting[1], 11);
  EXPECT_EQ(bench.state().sides[0].at[11], kBench);
}

TEST(DoubleEchec, DE_153_card_penalties_off_the_card_goes_back) {
  Bench bench(Settings{{"strict_table", "on"}, {"card_penalties", "off"}});
  bench.draw("h12", "A*  .  .  a");
  bench.before_card().play("go, wrong").roll("advance");
  EXPECT_TRUE(bench.said("DE-153 card_goes_back team=1"));
  EXPECT_EQ(bench.asks(), "chance card");
  EXPECT_EQ(bench.state().deck, Deck::forward);
  EXPECT_EQ(bench.state().draw[static_cast<std::size_t>(Deck::defender)],
            bench.rules().decks[static_cast<std::size_t>(Deck::defender)]);
}

TEST(DoubleEchec, DE_153_permutations_off_never_out_of_his_kind) {
  Bench bench(Settings{{"permutations", "off"}});
  bench.draw("h12", "A*");
  bench.draw("l13", "B");
  bench.draw("h20", "a");
  bench.in_box(kVisitors, "b", 4);
  bench.before_defence().play("go").roll("1").play("stop, #9");
  EXPECT_FALSE(bench.offers("#4"));
}

//   overtime   A B C D E  against  a b c d e
TEST(DoubleEchec, DE_153_four_on_four_off_overtime_at_full_strength) {
  Bench bench(Settings{{"four_on_four", "off"}});
  bench.clock(4, 0).face_off(0);
  EXPECT_EQ(size(bench.state().sides[0].active()), 5);
}

//   ice  C #8 (star)  LW #9        bench  #11 (star): for #8 yes, for #9 no
TEST(DoubleEchec, DE_153_one_superstar_on_the_ice_in_the_season) {
  Rules rules = rules_of(Settings{{"many_superstars", "off"}});
  rules.superstars[1] = men_of(7) | men_of(10);
  Bench bench = Bench::with(rules);
  bench.state().agenda[0] = {Do::face_off, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.play("go");
  EXPECT_EQ(bench.state().sides[1].slot[0], 7);
  EXPECT_FALSE(bench.offers("LW=11"));  // the other star, while the first is there
  EXPECT_TRUE(bench.offers("C=11"));    // in his place
}

//   h12 A* . C        b13 B, under way: the star #12 waits for his place
//   i12 D  . E        C called next: not the star #11
TEST(DoubleEchec, DE_153_a_superstar_who_waits_for_his_place_counts) {
  Rules rules = rules_of(Settings{{"many_superstars", "off"}, {"bench_minors", "off"}});
  rules.superstars[0] = men_of(10) | men_of(11);
  Bench bench = Bench::with(rules);
  bench.draw("h12", R"(
      A*  .  C
      D   .  E )");
  bench.draw("b13", "B");
  bench.draw("h20", "a");
  bench.before_defence().roll("1").play("stop, #9, #12").roll("2 2").play("#10");
  EXPECT_EQ(bench.asks(), "home substitute");
  EXPECT_FALSE(bench.offers("#11"));
  EXPECT_TRUE(bench.offers("#13"));
}

//   h15 a (star)       box  b (star), his time served: to the bench, and another comes on
TEST(DoubleEchec, DE_153_a_second_superstar_comes_out_of_the_box_to_the_bench) {
  Rules rules = rules_of(Settings{{"many_superstars", "off"}});
  rules.superstars[1] = men_of(7) | men_of(8);
  Bench bench = Bench::with(rules);
  bench.draw("h12", "A*  .  .  a");
  bench.in_box(kVisitors, "b", 0).before_defence();
  EXPECT_TRUE(bench.said("DE-153 went_off man=9"));
  EXPECT_EQ(bench.at('b'), "bench");
  EXPECT_EQ(bench.asks(), "visitors substitute");
  EXPECT_FALSE(bench.offers("#9"));
  bench.play("#11").roll("1 1");
  EXPECT_EQ(bench.choices(), "o16 o17 o18 o19 o20");  // from the bench, not from the box
}

//   last time  C #8 (star)  LW #9 (star)      now  C #8  LW someone else
TEST(DoubleEchec, DE_153_at_a_face_off_the_second_superstar_steps_back) {
  Rules rules = rules_of(Settings{{"many_superstars", "off"}});
  rules.superstars[1] = men_of(7) | men_of(8);
  Bench bench = Bench::with(rules);
  bench.state().sides[1].slot = {7, 8, 9, 1, 2, kNobody};
  bench.state().agenda[0] = {Do::face_off, 0, 0, 0};
  bench.state().tasks = 1;
  bench.state().ask = Ask::changes;
  bench.play("go");
  EXPECT_EQ(bench.state().sides[1].slot[0], 7);
  EXPECT_NE(bench.state().sides[1].slot[1], 8);
  EXPECT_NE(bench.state().sides[1].slot[1], kNobody);
}

TEST(DoubleEchec, DE_153_precise_penalty_shots_off_only_if_agreed) {
  Bench bench(Settings{{"precise_penalty_shots", "off"}});
  bench.draw("d18", "a  .  .  .  .  A*");
  bench.before_card().roll("steal").play("#8").roll("2 3").play("#8, h28").roll("1 1 1");
  bench.play("stop").roll("1").play("stop");
  EXPECT_EQ(bench.asks(), "chance die");
}

TEST(DoubleEchec, DE_153_two_line_passes_off_they_are_offside) {
  Bench bench(Settings{{"two_line_passes", "off"}});
  bench.draw("e8", "A*  .  .  .  .  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("6 6");
  EXPECT_TRUE(bench.said("DE-153 two_line_pass team=1"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::home_neutral));
}

//   e8 A* | e10 ... e15 : e16 (stops) . B e18      over the blue line and the red line, missed
TEST(DoubleEchec, DE_153_two_line_passes_off_a_missed_one_is_offside_too) {
  Bench bench(Settings{{"two_line_passes", "off"}});
  bench.draw("e8", "A*  .  .  .  .  .  .  .  .  .  B");
  bench.before_card().roll("pass").play("#9").roll("4 4");
  EXPECT_TRUE(bench.said("DE-40 missed_pass points=8 distance=10"));
  EXPECT_TRUE(bench.said("DE-153 two_line_pass team=1"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::home_neutral));
}

// A passes to B inside the own zone; B plays it on over the blue line (9|10) and the red line (15).
TEST(DoubleEchec, DE_153_two_line_passes_off_a_one_timer_is_one_too) {
  Bench bench(Settings{{"two_line_passes", "off"}});
  bench.draw("e6", "A*  .  B  .  .  .  .  .  .  .  C");
  bench.before_card().roll("pass").play("#9").roll("6 6").play("#10");
  EXPECT_TRUE(bench.said("DE-153 two_line_pass team=1"));
  EXPECT_EQ(bench.state().spot, static_cast<int>(Spot::home_neutral));
}

TEST(DoubleEchec, DE_153_exit_dice_off_one_die_out_of_the_bench) {
  Bench bench(Settings{{"exit_dice", "off"}});
  bench.draw("h12", "A*");
  bench.draw("l13", "B");
  bench.draw("h20", "a");
  bench.before_defence().play("go").roll("1").play("stop, #9, #12").roll("1 1");
  EXPECT_EQ(bench.state().dice.left, 1);
}

TEST(DoubleEchecRulebook, both_rulebooks_are_read_and_classic_lacks_the_eight_amendments) {
  Rulebook season;
  Rulebook classic;
  ASSERT_FALSE(read_rulebook(embedded::double_echec_rulebook_json(), "season-10", season).found());
  ASSERT_FALSE(read_rulebook(embedded::double_echec_rulebook_json(), "classic", classic).found());
  EXPECT_EQ(season.version, 10);
  for (int i = 0; i < 8; ++i) {
    EXPECT_TRUE(season.switches.on(static_cast<Switch>(i))) << switch_name(static_cast<Switch>(i));
    EXPECT_FALSE(classic.switches.on(static_cast<Switch>(i)));
  }
  EXPECT_TRUE(classic.switches.on(Switch::permutations));
}

TEST(DoubleEchecRulebook, a_fault_names_the_line_and_the_field) {
  Rulebook book;
  const DataFault unknown = read_rulebook(
      "[ {\n \"name\": \"x\",\n \"version\": 1,\n \"switches\": { \"spin\": true } } ]", "x", book);
  EXPECT_EQ(unknown.reason, "de.data.unknown_switch");
  EXPECT_EQ(unknown.field, "spin");
  EXPECT_EQ(unknown.line, 4u);
  EXPECT_EQ(read_rulebook("[ { \"name\": \"x\" } ]", "x", book).field, "version");
  EXPECT_EQ(read_rulebook("nonsense", "x", book).reason, "de.data.not_json");
  EXPECT_EQ(read_rulebook(embedded::double_echec_rulebook_json(), "winter", book).reason,
            "de.data.no_such_rulebook");
}

std::string own_rulebook(std::string_view head = R"("name": "Chez nous", "version": 3)") {
  std::string text = "{ " + std::string(head) + ",\n\"switches\": {";
  for (int i = 0; i < kSwitches; ++i)
    text += std::string(i > 0 ? "," : "") + "\n\"" +
            std::string(switch_name(static_cast<Switch>(i))) + "\": false";
  return text + "} }";
}

TEST(DoubleEchecRulebook, of_ones_own_sets_the_switches_but_those_turned_for_the_match) {
  Rules rules = rules_of({{"strict_table", "on"}});
  ASSERT_FALSE(DoubleEchec::bring(rules, 0, own_rulebook()).found());
  EXPECT_FALSE(rules.on(Switch::full_clock));
  EXPECT_TRUE(rules.on(Switch::strict_table));
  ASSERT_FALSE(DoubleEchec::bring(rules, 0, "[" + own_rulebook() + "]\n").found());
  const std::string again = DoubleEchec::rewrite(own_rulebook());
  Rulebook book;
  ASSERT_FALSE(read_rulebook(again, book).found()) << again;
  EXPECT_EQ(book.name, "Chez nous");
  EXPECT_EQ(book.version, 3);
  EXPECT_EQ(DoubleEchec::rewrite(again), again);
}

TEST(DoubleEchecRulebook, a_file_of_ones_own_with_a_fault_is_refused_with_what_and_where) {
  const auto fault = [](const std::string& text) {
    Rulebook book;
    const DataFault found = read_rulebook(text, book);
    return std::to_string(found.line) + " " + std::string(found.field) + " " +
           std::string(found.reason);
  };
  EXPECT_EQ(fault(own_rulebook(R"("name": "x")")), "20 version de.data.member_missing");
  EXPECT_EQ(fault(own_rulebook(R"("version": 3)")), "20 name de.data.member_missing");
  EXPECT_EQ(fault(own_rulebook(R"("name": "", "version": 3)")), "1 name de.data.rulebook_name");
  EXPECT_EQ(fault(own_rulebook("\"name\": \"\033[2J\", \"version\": 3")),
            "1 name de.data.rulebook_name");
  EXPECT_EQ(fault(own_rulebook(R"("name": "x", "version": 0)")),
            "1 version de.data.version_1_to_9999");
  EXPECT_EQ(fault(own_rulebook(R"("name": "x", "version": 1.5)")),
            "1 version de.data.version_1_to_9999");
  EXPECT_EQ(fault(own_rulebook(R"("name": "x", "version": -1)")),
            "1 version de.data.version_1_to_9999");
  EXPECT_EQ(fault(R"({ "name": "x", "version": 3, "switches": {} })"),
            "1 quick_face_off de.data.switch_missing");
  EXPECT_EQ(fault(own_rulebook(R"("name": "x", "name": "y", "version": 3)")),
            "1 name de.data.member_twice");
  EXPECT_EQ(fault(own_rulebook() + "\nmore"), "21 rulebook de.data.text_after_it");
  EXPECT_EQ(fault("[" + own_rulebook() + "," + own_rulebook() + "]"),
            "20 rulebooks de.data.one_rulebook");
  EXPECT_EQ(fault(R"({ "name": "x", "version": 3, "switches": { "\t": true } })"),
            "1 switches de.data.not_json");
  EXPECT_EQ(DoubleEchec::rewrite("{"), "");
}

TEST(DoubleEchecRulebook, may_begin_with_a_byte_order_mark_and_have_escapes_in_its_name) {
  Rulebook book;
  const std::string head = R"("name": "\u00c9t\u00e9 \ud83c\udfd2 \"3\"", "version": 3)";
  ASSERT_FALSE(read_rulebook("\xEF\xBB\xBF" + own_rulebook(head), book).found());
  EXPECT_EQ(book.name, "Été 🏒 \"3\"");
  Rulebook again;
  ASSERT_FALSE(read_rulebook(write_rulebook(book), again).found());
  EXPECT_EQ(again.name, book.name);
  for (const std::string_view bad : {R"(\ud83c)", R"(\u00g0)", R"(\u001b)", R"(\n)", R"(\u12)"})
    EXPECT_EQ(
        read_rulebook(own_rulebook("\"name\": \"" + std::string(bad) + "\", \"version\": 3"), book)
            .reason,
        "de.data.rulebook_name")
        << bad;
}

TEST(DoubleEchecRulebook, two_of_one_name_are_refused) {
  Rulebook book;
  const std::string twice = "[" + own_rulebook() + "," + own_rulebook() + "]";
  EXPECT_EQ(read_rulebook(twice, "Chez nous", book).reason, "de.data.name_twice");
  EXPECT_EQ(read_rulebook("[" + own_rulebook() + "] x", "Chez nous", book).reason,
            "de.data.text_after_it");
}

}  // namespace
}  // namespace benchboss::double_echec
