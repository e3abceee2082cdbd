#include "games/pairadice/tests/rink.h"

#include <gmock/gmock.h>

namespace benchboss::pairadice {
namespace {

using testing::Contains;
using testing::Not;

// What a view or a sheet tells, a line a value: "next.targets.0=LW".
class Told final : public Fields {
 public:
  std::vector<std::string> lines;

  void number(std::string_view name, std::int64_t value) override {
    put(name, std::to_string(value));
  }
  void flag(std::string_view name, bool value) override { put(name, value ? "yes" : "no"); }
  void word(std::string_view name, std::string_view notation) override {
    put(name, std::string(notation));
  }
  void none(std::string_view name) override { put(name, "-"); }
  void open_group(std::string_view name) override { open(name); }
  void open_list(std::string_view name) override { open(name); }
  void close() override {
    path_.pop_back();
    items_.pop_back();
  }

 private:
  std::string step(std::string_view name) {
    return name.empty() ? std::to_string(items_.back()++) : std::string(name);
  }
  void open(std::string_view name) {
    path_.push_back(step(name) + ".");
    items_.push_back(0);
  }
  void put(std::string_view name, const std::string& value) {
    std::string line;
    for (const std::string& each : path_) line += each;
    lines.push_back(line + step(name) + "=" + value);
  }

  std::vector<std::string> path_;
  std::vector<int> items_ = {0};
};

std::vector<std::string> view_of(const Rink& rink) {
  Told told;
  Pairadice::describe(rink.rules(), rink.state(), told);
  return told.lines;
}

TEST(PairadiceView, tells_whom_a_face_off_may_name) {
  Rink rink;
  const auto view = view_of(rink.start().box("H LW 2"));
  EXPECT_THAT(view, Contains("next.chart=face_off"));
  EXPECT_THAT(view, Contains("next.winners.3=1"));
  EXPECT_THAT(view, Contains("next.winners.4=2"));
  EXPECT_THAT(view, Contains("next.targets.5=C"));
  EXPECT_THAT(view, Contains("last=-"));
}

TEST(PairadiceView, tells_the_men_to_be_compared_and_the_row_of_the_chart) {
  Rink rink;
  const auto view = view_of(rink.card("H12 defense=4").card("H11 defense=2").start().puck("V C"));
  EXPECT_THAT(view, Contains("next.chart=ice_action"));
  EXPECT_THAT(view, Contains("next.man.no=13"));
  EXPECT_THAT(view, Contains("next.man.offense=3"));
  EXPECT_THAT(view, Contains("next.defenders.0.then=shot"));
  EXPECT_THAT(view, Contains("next.defenders.1.then=lost"));
  EXPECT_THAT(view, Contains("next.defenders.2.then=pass"));
  EXPECT_THAT(view, Contains("next.column=centre"));
  EXPECT_THAT(view, Contains("next.targets.2=LW"));
}

TEST(PairadiceView, keeps_the_last_roll_with_the_men_it_was_about) {
  Rink rink;
  rink.card("V13 offense=4").card("V12 shooting=2,5*").start().puck("V C").roll("1/2");
  auto view = view_of(rink);
  EXPECT_THAT(view, Contains("last.coloured=1"));
  EXPECT_THAT(view, Contains("last.verdict=shot"));
  EXPECT_THAT(view, Contains("last.man.no=13"));
  EXPECT_THAT(view, Contains("last.facing.no=11"));
  EXPECT_THAT(view, Contains("last.target=RW"));
  EXPECT_THAT(view, Contains("next.scores.1=5"));
  view = view_of(rink.roll("2/6").go_on());  // a white 6: other men are on the ice now
  EXPECT_THAT(view, Contains("last.man.no=12"));
  EXPECT_THAT(view, Contains("last.verdict=rebound"));
  EXPECT_THAT(view, Contains("next.man.no=23"));
}

TEST(PairadiceView, tells_who_sits_in_the_box_and_for_how_long) {
  Rink rink;
  const auto view = view_of(rink.start().box("H C 5"));
  EXPECT_THAT(view, Contains("teams.1.box.0.no=13"));
  EXPECT_THAT(view, Contains("teams.1.box.0.minutes=5"));
  EXPECT_THAT(view, Contains("teams.1.ice.2.vacant=yes"));
  EXPECT_THAT(view, Contains("teams.1.ice.2.no=-"));
}

TEST(PairadiceView, tells_of_a_forward_at_the_point_how_he_defends_there) {
  Rink rink;
  rink.start();
  rink.state().benches[0].power_play_man = static_cast<Man>(rink.man('V', 41));
  rink.box("H C 4").puck("V C").roll("1/6 3/2").go_on();
  const auto view = view_of(rink);
  EXPECT_THAT(view, Contains("teams.0.ice.3.no=41"));
  EXPECT_THAT(view, Contains("teams.0.ice.3.defense=1"));
}

TEST(PairadiceSheet, lists_everybody_who_dressed_though_he_saw_no_stroke) {
  Rink rink;
  rink.start();
  Told told;
  Pairadice::describe(rink.rules(), rink.sheet(), told);
  EXPECT_THAT(told.lines, Contains("teams.0.players.18.no=43"));
  EXPECT_THAT(told.lines, Not(Contains("teams.0.players.19.no=2")));
}

}  // namespace
}  // namespace benchboss::pairadice
