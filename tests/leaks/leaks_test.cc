#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
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
  for (const JournalRow& row : house.store().journal(table).value())
    if (row.kind == "started") {
      const std::size_t at = row.text.find("opening: ");
      return at == row.text.npos ? std::string() : row.text.substr(at + 9, 64);
    }
  return {};
}

// False if the game was over before there was much to see: then the dice are told, as they should.
bool secrets_reach_nobody_else(const GameInfo& game) {
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
  EXPECT_EQ(opening.size(), 64u) << game.name;
  play_on(house, {&a, &b}, 11, 60);
  if (a.over()) return false;
  a.command("chat", {{"text", "hello"}});
  eve.call("GET", "/api/tables/" + std::to_string(id));
  eve.call("GET", "/api/me/tables");
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
  return true;
}

// The dice of a table are its own, and now and then a game of Powerplay is short.
TEST(Leaks, planted_secrets_reach_nobody_else_in_any_game) {
  for (const GameInfo& game : games()) {
    bool seen = false;
    for (int tries = 0; tries < 20 && !seen; ++tries) seen = secrets_reach_nobody_else(game);
    EXPECT_TRUE(seen) << "only short games of " << game.name;
  }
}

// A table in two worlds that one viewer cannot tell apart: wherever a card or die comes that he may
// not see, another one; wherever somebody decides face down, another decision.
class TwoWorlds {
 public:
  TwoWorlds(const GameInfo& game, const Variant& variant, Seat viewer, std::uint64_t seed)
      : viewer_(viewer), random_(seed) {
    header_.game = game.name;
    header_.rules_version = game.rules_version;
    json::object options;
    for (const auto& [name, value] : variant.options) {
      header_.options.emplace_back(name, value);
      options[name] = value;
    }
    for (World* world : {&here_, &there_}) {
      world->twin = open_table(header_).table;
      world->owner = std::make_unique<Visitor>(world->house, "Ann");
      world->guest = std::make_unique<Visitor>(world->house, "Ben");
      // Ann types in the cards and plays for everyone; Ben has the seat that must not see.
      std::vector<std::string> seats;
      for (Seat seat = 0; seat < world->twin->seats(); ++seat)
        seats.push_back(seat == viewer ? "open" : "here Other" + std::to_string(seat));
      world->table = world->owner->open(game.name, seats, {{"dice", "real"}, {"options", options}});
      world->guest->join(viewer == kSpectator ? world->owner->watch_code() : world->owner->code());
      world->a = std::make_unique<Seated>(world->house, *world->owner, world->table);
      world->b = std::make_unique<Seated>(world->house, *world->guest, world->table);
    }
  }

  // One step in both worlds; false if none can be found that looks the same to the viewer.
  bool step() {
    const Turn turn = here_.twin->turn();
    if (turn.owes == Owes::nothing) return false;
    for (int i = 0; i < kTries; ++i) {
      const Line here = any_step(*here_.twin, turn);
      const std::optional<std::string> known = seen_after(*here_.twin, here);
      for (const Line& there : others(*there_.twin, here)) {
        if (seen_after(*there_.twin, there) != known) continue;
        differences_ += there.text != here.text ? 1 : 0;
        take(here_, here);
        take(there_, there);
        return true;
      }
    }
    return false;
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
  static constexpr int kTries = 4;
  static constexpr std::size_t kOthers = 3;  // opening a game to try something costs most

  struct World {
    HouseForTest house;
    std::unique_ptr<Visitor> owner;
    std::unique_ptr<Visitor> guest;
    TableId table = 0;
    std::unique_ptr<Seated> a;
    std::unique_ptr<Seated> b;
    std::unique_ptr<Table> twin;  // of the test, to look into
  };

  // What he saw before is the same by now.
  std::string seen(const Table& table, std::uint64_t since) const {
    const Turn turn = table.turn();
    std::string all = json::serialize(table.view(viewer_)) + std::to_string(table.event_count()) +
                      std::to_string(static_cast<int>(turn.owes));
    for (Seat seat = 0; seat < table.seats(); ++seat) all += turn.asks(seat) ? "a" : "-";
    for (const SaidEvent& event : table.events(viewer_, since)) {
      all += std::string(event.id) + event.rule;
      for (const SaidArg& arg : event.args)
        all += arg.hidden ? "?" : std::to_string(arg.value) + std::string(arg.term);
    }
    for (const std::string& choice : table.choices(viewer_)) all += choice + ",";
    return all;
  }

  static bool apply(Table& table, const Line& line) {
    return line.kind == Line::Kind::chance ? table.roll(line.text).accepted()
                                           : table.play(line.seat, line.text).accepted();
  }

  // What the viewer would see then, tried on a copy of the game; nothing if it cannot be.
  std::optional<std::string> seen_after(const Table& table, const Line& line) const {
    const std::unique_ptr<Table> copy = open_table(header_).table;
    for (const Line& each : table.lines()) apply(*copy, each);
    const std::uint64_t before = copy->event_count();
    if (!apply(*copy, line)) return std::nullopt;
    return seen(*copy, before);
  }

  Line any_step(const Table& table, const Turn& turn) {
    if (turn.owes == Owes::chance)
      return {Line::Kind::chance, 0, table.outcome_at(random_.below(table.tickets()))};
    const Seat seat = turn.seats.lowest();
    const std::vector<std::string> choices = table.choices(seat);
    return {Line::Kind::move, seat,
            choices[random_.below(static_cast<std::uint32_t>(choices.size()))]};
  }

  // What could be done there instead, the same thing last. The viewer himself does the same.
  std::vector<Line> others(const Table& table, const Line& here) {
    std::vector<Line> all;
    if (here.kind == Line::Kind::chance && !has_open_chance(header_.game))
      for (const OddsLine& line : table.odds())
        all.push_back({Line::Kind::chance, 0, line.outcome});
    if (here.kind == Line::Kind::move && here.seat != viewer_)
      for (const std::string& choice : table.choices(here.seat))
        all.push_back({Line::Kind::move, here.seat, choice});
    std::erase(all, here);
    for (std::size_t i = all.size(); i > 1; --i)
      std::swap(all[i - 1], all[random_.below(static_cast<std::uint32_t>(i))]);
    if (all.size() > kOthers) all.resize(kOthers);
    all.push_back(here);
    return all;
  }

  void take(World& world, const Line& line) const {
    ASSERT_TRUE(apply(*world.twin, line));
    Seated& hand = line.kind == Line::Kind::move && line.seat == viewer_ ? *world.b : *world.a;
    const bool done = line.kind == Line::Kind::chance
                          ? hand.command("roll", {{"outcome", line.text}})
                          : hand.play(line.text, line.seat + 1);
    ASSERT_TRUE(done) << line.text << ": " << hand.refusal();
  }

  Seat viewer_;
  Philox random_;
  Record header_;
  World here_;
  World there_;
  int differences_ = 0;
};

class LeaksOf : public testing::TestWithParam<std::string_view> {};

TEST_P(LeaksOf, a_viewer_gets_the_same_bytes_whatever_was_dealt_that_he_may_not_know) {
  const GameInfo& game = *find_game(GetParam());
  int differences = 0;
  for (const Variant& variant : game.variants)
    for (std::uint64_t seed = 1; seed <= (&variant == &game.variants[0] ? 3 : 1); ++seed)
      for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
        TwoWorlds worlds(game, variant, viewer, seed);
        for (int step = 0; step < 60 && worlds.step(); ++step) continue;
        worlds.expect_the_same_bytes();
        ASSERT_FALSE(HasFatalFailure()) << variant.name << ", viewer " << int{viewer};
        differences += worlds.differences();
      }
  std::printf("%d cards and decisions were others\n", differences);
  // Where nothing is hidden there is nothing to do differently.
  if (!has_open_chance(game.name)) {
    EXPECT_GT(differences, 100);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LeaksOf, testing::ValuesIn([] {
                           std::vector<std::string_view> names;
                           for (const GameInfo& game : games()) names.push_back(game.name);
                           return names;
                         }()),
                         [](const auto& test) {
                           std::string name(test.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

// The control: the same comparison finds a difference where there must be one.
TEST(Leaks, who_may_see_what_was_dealt_differently_gets_other_bytes) {
  const GameInfo& game = *find_game("rink-ratz");
  TwoWorlds worlds(game, game.variants[0], 1, 1);
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
