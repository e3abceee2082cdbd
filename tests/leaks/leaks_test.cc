#include "catalog/catalog.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

// Everything that was ever sent to somebody.
std::string bytes_of(const Visitor& visitor, const Seated& seated) {
  std::string all;
  for (const std::string& text : visitor.bytes) all += text + "\n";
  for (const std::string& text : seated.texts()) all += text + "\n";
  return all;
}

// The key of the dice, as only the host may know it.
std::string opening_of(HouseForTest& house, TableId table) {
  for (const JournalRow& row : house.store().journal(table))
    if (row.kind == "started") {
      const std::size_t at = row.text.find("opening: ");
      return at == row.text.npos ? std::string() : row.text.substr(at + 9, 64);
    }
  return {};
}

TEST(Leaks, planted_secrets_reach_nobody_else_in_any_game) {
  for (const GameInfo& game : games()) {
    HouseForTest house;
    Visitor ann(house, "Ann");
    Visitor ben(house, "Ben");
    Visitor eve(house, "Eve");
    ann.call("POST", "/api/accounts",
             json::object{{"name", "Ann"}, {"password", "planted-password"}});
    ann.csrf = ann.call("GET", "/api/me").object().at("csrf").as_string();
    const TableId id = ann.open(game.name, seats_for(game.name, 2));
    ben.join(ann.code());
    eve.join(ann.watch_code());
    Seated a(house, ann, id);
    Seated b(house, ben, id);
    Seated e(house, eve, id);
    const std::string opening = opening_of(house, id);
    ASSERT_EQ(opening.size(), 64u) << game.name;
    play_on(house, {&a, &b}, 11, 60);
    a.command("chat", {{"text", "hello"}});
    eve.call("GET", "/api/tables/" + std::to_string(id));
    eve.call("GET", "/api/me/tables");
    ASSERT_FALSE(a.over()) << "too short a game for this test: " << game.name;
    const std::string token = ann.cookie.substr(ann.cookie.find('=') + 1);
    for (const std::string& sent : {bytes_of(ann, a), bytes_of(ben, b), bytes_of(eve, e)}) {
      EXPECT_THAT(sent, Not(HasSubstr(opening))) << game.name;
      EXPECT_THAT(sent, Not(HasSubstr("planted-password")));
      EXPECT_THAT(sent, Not(HasSubstr("argon2")));
    }
    for (const std::string& sent : {bytes_of(ben, b), bytes_of(eve, e)}) {
      EXPECT_THAT(sent, Not(HasSubstr(token)));
      EXPECT_THAT(sent, Not(HasSubstr(ann.csrf)));
    }
    EXPECT_THAT(bytes_of(eve, e), Not(HasSubstr(ann.code()))) << "it would give her a seat";
  }
}

// A table in two worlds that one viewer cannot tell apart: the same moves, but wherever a card or
// die comes that he may not see, another one.
class TwoWorlds {
 public:
  TwoWorlds(std::string_view game, Seat viewer, std::uint64_t seed)
      : viewer_(viewer), random_(seed) {
    for (World* world : {&here_, &there_}) {
      world->owner = std::make_unique<Visitor>(world->house, "Ann");
      world->guest = std::make_unique<Visitor>(world->house, "Ben");
      std::vector<std::string> seats = seats_for(game, 1);
      // Ann types in the cards and plays for everyone; Ben has the seat that must not see.
      for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i] = i == viewer ? "open" : i == 0 || (viewer == 0 && i == 1) ? "me" : "here Other";
      world->table = world->owner->open(game, seats, {{"dice", "real"}});
      if (viewer < kMaxSeats) world->guest->join(world->owner->code());
      if (viewer == kSpectator) world->guest->join(world->owner->watch_code());
      world->a = std::make_unique<Seated>(world->house, *world->owner, world->table);
      world->b = std::make_unique<Seated>(world->house, *world->guest, world->table);
      Record header;
      header.game = game;
      header.rules_version = find_game(game)->rules_version;
      world->twin = open_table(header).table;
    }
  }

  // One step in both worlds; false if there is none that both can take.
  bool step() {
    const Turn turn = here_.twin->turn();
    if (turn.owes == Owes::nothing) return false;
    return turn.owes == Owes::chance ? draw() : decide(turn);
  }
  int differences() const { return differences_; }
  // Whether whoever sees the cards was told apart what the viewer was not.
  bool others_were_told_otherwise() const { return here_.a->texts() != there_.a->texts(); }

  void expect_the_same_bytes() const {
    const std::vector<std::string>& here = here_.b->texts();
    const std::vector<std::string>& there = there_.b->texts();
    ASSERT_EQ(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) ASSERT_EQ(here[i], there[i]);
  }

 private:
  struct World {
    HouseForTest house;
    std::unique_ptr<Visitor> owner;
    std::unique_ptr<Visitor> guest;
    TableId table = 0;
    std::unique_ptr<Seated> a;
    std::unique_ptr<Seated> b;
    std::unique_ptr<Table> twin;  // of the test, to look into
  };

  std::string seen(const Table& table) const {
    std::string all = json::serialize(table.view(viewer_));
    for (const SaidEvent& event : table.events(viewer_, 0)) {
      all += std::string(event.id) + event.rule;
      for (const SaidArg& arg : event.args)
        all += arg.hidden ? "?" : std::to_string(arg.value) + std::string(arg.term);
    }
    for (const std::string& choice : table.choices(viewer_)) all += choice + ",";
    return all;
  }

  bool roll(World& world, const std::string& outcome) {
    return world.twin->roll(outcome).accepted() && world.a->command("roll", {{"outcome", outcome}});
  }

  // The same card here and there, unless there is another that the viewer cannot tell from it.
  bool draw() {
    const std::string drawn = here_.twin->outcome_at(random_.below(here_.twin->tickets()));
    if (!roll(here_, drawn)) return false;
    const std::string known = seen(*here_.twin);
    std::vector<OddsLine> odds = there_.twin->odds();
    const auto other =
        static_cast<std::ptrdiff_t>(random_.below(static_cast<std::uint32_t>(odds.size())));
    std::rotate(odds.begin(), odds.begin() + other, odds.end());
    std::stable_partition(odds.begin(), odds.end(),
                          [&](const OddsLine& line) { return line.outcome != drawn; });
    for (const OddsLine& line : odds) {
      if (!fits(line.outcome, known)) continue;
      differences_ += line.outcome != drawn ? 1 : 0;
      return roll(there_, line.outcome);
    }
    return false;
  }

  // Whether the viewer would see the same after that card there: tried on a copy of the game.
  bool fits(const std::string& outcome, const std::string& known) const {
    Record record;
    record.game = there_.twin->game();
    record.rules_version = find_game(record.game)->rules_version;
    const std::unique_ptr<Table> copy = open_table(record).table;
    for (const Line& line : there_.twin->lines()) {
      if (line.kind == Line::Kind::chance) {
        copy->roll(line.text);
      } else {
        copy->play(line.seat, line.text);
      }
    }
    return copy->roll(outcome).accepted() && seen(*copy) == known;
  }

  bool decide(const Turn& turn) {
    const Seat seat = turn.seats.lowest();
    const std::vector<std::string> choices = here_.twin->choices(seat);
    const std::vector<std::string> possible = there_.twin->choices(seat);
    std::vector<std::string> common;
    for (const std::string& choice : choices)
      if (std::find(possible.begin(), possible.end(), choice) != possible.end())
        common.push_back(choice);
    if (common.empty()) return false;
    const std::string& move = common[random_.below(static_cast<std::uint32_t>(common.size()))];
    for (World* world : {&here_, &there_}) {
      Seated& hand = seat == viewer_ ? *world->b : *world->a;
      if (!world->twin->play(seat, move).accepted() || !hand.play(move, seat + 1)) return false;
    }
    return seen(*here_.twin) == seen(*there_.twin);
  }

  Seat viewer_;
  Philox random_;
  World here_;
  World there_;
  int differences_ = 0;
};

TEST(Leaks, a_viewer_gets_the_same_bytes_whatever_was_dealt_that_he_may_not_know) {
  for (const GameInfo& game : games()) {
    int differences = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
      for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        TwoWorlds worlds(game.name, viewer, seed);
        for (int step = 0; step < 60 && worlds.step(); ++step) continue;
        worlds.expect_the_same_bytes();
        if (HasFatalFailure()) return;
        differences += worlds.differences();
      }
    // A game without secrets has nothing to deal differently; Rink Ratz has its hands.
    if (game.name == "rink-ratz") {
      EXPECT_GT(differences, 100);
    }
  }
}

// The control: the same comparison finds a difference where there must be one.
TEST(Leaks, who_may_see_what_was_dealt_differently_gets_other_bytes) {
  TwoWorlds worlds("rink-ratz", 1, 1);
  for (int step = 0; step < 60 && worlds.step(); ++step) continue;
  EXPECT_GT(worlds.differences(), 0);
  EXPECT_TRUE(worlds.others_were_told_otherwise());
}

TEST(Leaks, a_spectator_with_a_delay_is_told_nothing_of_the_present) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor eve(house, "Eve");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"}, {{"delay", 600}});
  eve.join(ann.watch_code());
  house.pass(601'000);
  Seated a(house, ann, id);
  Seated e(house, eve, id);
  const std::size_t before = e.texts().size();
  play_on(house, {&a}, 5);
  ASSERT_TRUE(a.over());
  EXPECT_EQ(e.texts().size(), before);
  const Answered info = eve.call("GET", "/api/tables/" + std::to_string(id));
  EXPECT_EQ(info.object().at("state").at("phase"), "playing");
  EXPECT_EQ(eve.call("GET", "/api/tables/" + std::to_string(id) + "/record").status, 409);
  EXPECT_EQ(ann.call("GET", "/api/tables/" + std::to_string(id) + "/record").status, 200);
}

}  // namespace
}  // namespace benchboss
