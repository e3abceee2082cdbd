#include "games/double_echec/tests/bench.h"
#include "tests/laws/field_lines.h"

namespace benchboss::double_echec {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string seen(const Bench& bench) {
  FieldLines lines;
  DoubleEchec::describe(bench.rules(), DoubleEchec::view(bench.rules(), bench.state(), kSpectator),
                        lines);
  return lines.take();
}

TEST(DoubleEchec, DE_30_the_view_shows_the_card_until_the_next_defensive_action) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a").crowd().before_card();
  EXPECT_THAT(seen(bench), HasSubstr("due = forward\n"));
  EXPECT_THAT(seen(bench), HasSubstr("card = -\n"));
  bench.roll("advance");
  EXPECT_THAT(seen(bench), HasSubstr("card.card = advance\ncard.deck = forward\ncard.team = 1\n"));
  EXPECT_THAT(seen(bench), HasSubstr("dice.for = advance\ndice.team = 1\ndice.count = 2\n"));
  bench.roll("1 1");
  EXPECT_THAT(seen(bench), HasSubstr("points = 2\n"));
  bench.play("stop");
  EXPECT_THAT(seen(bench), HasSubstr("card = -\n"));
}

TEST(DoubleEchec, DE_127_the_view_says_who_has_a_reach_zone) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a");
  bench.state().sides[1].leaving = men_of(bench.man('a'));
  EXPECT_THAT(seen(bench), HasSubstr("puck = yes\nteams.1.on_ice.2.zone = yes\n"));
  EXPECT_THAT(seen(bench), HasSubstr("teams.2.on_ice.2.zone = no\n"));
}

TEST(DoubleEchec, DE_64_the_view_shows_a_fight) {
  Bench bench;
  bench.draw("h12", "A*  .  a").crowd();
  bench.before_card().roll("steal").play(bench.number('a')).roll("1 1");
  EXPECT_THAT(seen(bench), HasSubstr("fight.round = 1\nfight.carrier_team = 1\nfight.carrier = 8\n"
                                     "fight.thief = 8\nfight.carrier_total = -\n"));
}

//   box of the visitors   b: 7 units of a major
TEST(DoubleEchec, DE_22_the_view_shows_minors_and_majors) {
  Bench bench;
  bench.in_box(1, "B", 7, true);
  EXPECT_THAT(seen(bench), HasSubstr("box.1.units = 7\nteams.2.box.1.major = yes\n"));
}

TEST(DoubleEchec, DE_87_a_goalie_who_is_off_sits_on_the_bench) {
  Bench bench;
  bench.draw("h12", "A*  .  .  .  a").pulled(0);
  EXPECT_THAT(seen(bench), HasSubstr("teams.1.bench.1.number = 1\nteams.1.bench.1.slot = G\n"));
  EXPECT_THAT(seen(bench), Not(HasSubstr("teams.2.bench.1.number = 1\n")));
}

}  // namespace
}  // namespace benchboss::double_echec
