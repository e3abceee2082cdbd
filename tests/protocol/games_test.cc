#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

// Every game with all its variants, through the protocol.
namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

json::object options_of(const Variant& variant) {
  json::object options;
  for (const auto& [name, value] : variant.options) options[name] = value;
  return options;
}

Seat seats_of(const GameInfo& game, const json::object& options) {
  Record header;
  header.game = game.name;
  header.rules_version = game.rules_version;
  for (const auto& option : options)
    header.options.emplace_back(option.key(), option.value().as_string());
  return open_table(header).table->seats();
}

// A table with a person on every seat, each at home.
class Company {
 public:
  Company(const GameInfo& game, const json::object& options, json::object more = {}) {
    const Seat seats = seats_of(game, options);
    std::vector<std::string> wishes(seats, "open");
    wishes[0] = "me";
    more["options"] = options;
    people.push_back(std::make_unique<Visitor>(house, "P1"));
    table = people[0]->open(game.name, wishes, more);
    for (Seat seat = 1; seat < seats; ++seat) {
      people.push_back(std::make_unique<Visitor>(house, "P" + std::to_string(seat + 1)));
      EXPECT_EQ(people.back()->join(people[0]->code()).status, 200);
    }
    come();
  }

  void come() {
    seated.clear();
    for (const auto& person : people)
      seated.push_back(std::make_unique<Seated>(house, *person, table));
  }
  std::vector<Seated*> hands() const {
    std::vector<Seated*> all;
    for (const auto& each : seated) all.push_back(each.get());
    return all;
  }
  // What everybody is shown now, without what the clock adds.
  std::string shown() const {
    std::string all;
    for (const auto& each : seated)
      for (const json::value& viewpoint : each->last().at("viewpoints").as_array())
        all += json::serialize(viewpoint.at("view")) + json::serialize(viewpoint.at("choices"));
    return all;
  }

  HouseForTest house;
  std::vector<std::unique_ptr<Visitor>> people;
  TableId table = 0;
  std::vector<std::unique_ptr<Seated>> seated;
};

// Of the last events only who, which side and the how manieth duel can be read.
void expect_nothing_but_seats(const Seated& other) {
  for (const json::value& event : other.last().at("viewpoints").at(0).at("events").as_array())
    for (const auto& arg : event.at("args").as_object())
      EXPECT_TRUE(arg.key() == "seat" || arg.key() == "team" || arg.key() == "number" ||
                  arg.value().is_null())
          << event;
}

class Games : public testing::TestWithParam<std::string_view> {
 protected:
  const GameInfo& game = *find_game(GetParam());
};

TEST_P(Games, every_variant_is_played_by_people_on_all_seats_over_a_restart) {
  for (const Variant& variant : game.variants) {
    Company company(game, options_of(variant));
    play_on(company.house, company.hands(), 3, 60);
    ASSERT_FALSE(HasFatalFailure()) << variant.name;
    company.come();
    const std::string before = company.shown();
    company.house.restart();
    company.come();
    EXPECT_EQ(company.shown(), before) << variant.name;
    play_on(company.house, company.hands(), 4, 60);
    ASSERT_FALSE(HasFatalFailure()) << variant.name;
  }
}

TEST_P(Games, a_whole_game_against_a_coach_is_recorded_proved_and_replayed) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId table = ann.open(game.name, seats_for(game.name, 1));
  Seated seated(house, ann, table);
  play_on(house, {&seated}, 9);
  ASSERT_TRUE(seated.over());
  const std::string path = "/api/tables/" + std::to_string(table);
  EXPECT_THAT(ann.call("GET", path + "/record").body, HasSubstr("opening: "));
  const Answered proof = ann.call("GET", path + "/proof");
  EXPECT_EQ(proof.object().at("proved"), true) << proof.body;
  EXPECT_EQ(ann.call("GET", path + "/statistics").status, 200);
  const Answered replay = ann.call("GET", path + "/replay?from=0&count=50");
  EXPECT_EQ(replay.object().at("steps").as_array().size(), 50u);
  EXPECT_EQ(protocol().check("Replay", replay.json).reason, "");
}

TEST_P(Games, sealed_decisions_tell_the_others_nothing_but_that_they_were_made) {
  Company company(game, {});
  for (int i = 0; i < 60; ++i) {
    const std::vector<Seated*> hands = company.hands();
    const auto asked = static_cast<std::size_t>(std::count_if(
        hands.begin(), hands.end(), [](const Seated* each) { return each->seat_to_move() != 0; }));
    if (asked == 0) break;
    for (Seated* each : hands) {
      if (each->seat_to_move() == 0) continue;
      const std::string move = each->choices()[0];
      ASSERT_TRUE(each->play(move)) << each->refusal();
      // While others are still to decide, what he chose is in nobody's messages but his own.
      const json::object turn = hands[0]->state().at("turn").as_object();
      if (asked < 2 || turn.at("seats").as_array().size() != asked - 1) break;
      for (const Seated* other : hands)
        if (other != each) expect_nothing_but_seats(*other);
      break;
    }
  }
}

TEST_P(Games, wrong_options_are_refused_with_what_is_allowed) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  json::object body{{"game", game.name},
                    {"options", json::object{{std::string(game.options[0].name), "nonsense"}}},
                    {"seats", json::array{json::object{{"kind", "me"}}}}};
  EXPECT_EQ(ann.call("POST", "/api/tables", body).reason(), "record.bad_value");
  body["options"] = json::object{{"nonsense", "1"}};
  EXPECT_EQ(ann.call("POST", "/api/tables", body).reason(), "record.unknown_option");
  body["options"] = json::object();
  body["data"] = json::object{{"nonsense", "x"}};
  EXPECT_THAT(ann.call("POST", "/api/tables", body).reason(),
              testing::AnyOf("record.no_data", "record.unknown_data"));
}

// People at a kitchen table: nobody draws, the server referees.
TEST_P(Games, real_dice_are_typed_in_from_what_can_come_up) {
  if (!has_open_chance(game.name)) GTEST_SKIP() << "cards are dealt face down";
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId table = ann.open(game.name, {"me", "here Ben"}, {{"dice", "real"}});
  Seated seated(house, ann, table);
  Philox random(5);
  int typed = 0;
  for (int i = 0; i < 400 && !seated.over(); ++i) {
    const json::object turn = seated.state().at("turn").as_object();
    if (turn.at("owes") != "chance") {
      const std::vector<std::string> choices = seated.choices();
      ASSERT_TRUE(seated.play(choices[random.below(static_cast<std::uint32_t>(choices.size()))]));
      continue;
    }
    const json::array& outcomes = turn.at("outcomes").as_array();
    ASSERT_FALSE(outcomes.empty());
    EXPECT_FALSE(seated.command("roll", {{"outcome", "nonsense"}}));
    const json::value& outcome =
        outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
    ASSERT_TRUE(seated.command("roll", {{"outcome", outcome.as_string()}})) << seated.refusal();
    ++typed;
  }
  EXPECT_GT(typed, 20);
  const std::string before = json::serialize(seated.last().at("viewpoints").at(0).at("view"));
  house.restart();
  const Seated again(house, ann, table);
  EXPECT_EQ(json::serialize(again.last().at("viewpoints").at(0).at("view")), before);
}

TEST_P(Games, a_move_is_taken_back_when_the_others_agree) {
  Company company(game, {});
  for (int i = 0; i < 200; ++i) {
    const std::vector<Seated*> hands = company.hands();
    const auto asker = std::find_if(hands.begin(), hands.end(),
                                    [](const Seated* each) { return each->seat_to_move() != 0; });
    ASSERT_NE(asker, hands.end());
    const int seat = (*asker)->seat_to_move();
    ASSERT_TRUE((*asker)->play((*asker)->choices(seat)[0], seat));
    if ((*asker)->over()) return;
    const json::array by = (*asker)->state().at("undo").at("by").as_array();
    if (std::find(by.begin(), by.end(), seat) == by.end()) continue;
    const auto n = (*asker)->n();
    ASSERT_TRUE((*asker)->command("undo", {{"seat", seat}})) << (*asker)->refusal();
    for (Seated* each : hands)
      if (each != *asker && !each->state().at("undo").at("asked_by").is_null())
        each->command("answer_undo", {{"agree", true}});
    EXPECT_GT((*asker)->n(), n);
    EXPECT_EQ((*asker)->seat_to_move(), seat) << "he is asked again";
    return;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Games, testing::ValuesIn([] {
                           std::vector<std::string_view> names;
                           for (const GameInfo& game : games()) names.push_back(game.name);
                           return names;
                         }()),
                         [](const auto& test) {
                           std::string name(test.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Powerplay, tables_have_two_to_ten_seats) {
  const GameInfo& game = *find_game("powerplay");
  for (int seats = 2; seats <= 10; ++seats) {
    Company company(game, {{"seats", std::to_string(seats)}});
    play_on(company.house, company.hands(), 7, 80);
    ASSERT_FALSE(HasFatalFailure()) << seats;
    EXPECT_EQ(company.seated[0]->state().at("seats").as_array().size(),
              static_cast<std::size_t>(seats));
  }
}

TEST(FourSeats, partners_are_of_one_team) {
  for (const char* name : {"rink-ratz", "xtra-innings"}) {
    const Company company(*find_game(name), {{"seats", "4"}});
    const json::array seats = company.seated[0]->state().at("seats").as_array();
    EXPECT_EQ(seats[0].at("team"), seats[2].at("team")) << name;
    EXPECT_EQ(seats[1].at("team"), seats[3].at("team")) << name;
    EXPECT_NE(seats[0].at("team"), seats[1].at("team")) << name;
  }
}

TEST(BroughtData, a_roster_comes_to_the_table_and_stays_over_a_restart) {
  const GameInfo& game = *find_game("pairadice");
  const json::object files = data_of_game(game.name);
  const std::string roster = json::serialize(files.at("vaasa.json"));
  Company company(game, {}, {{"data", json::object{{"home", roster}}}});
  play_on(company.house, company.hands(), 3, 20);
  const std::string path = "/api/tables/" + std::to_string(company.table);
  const Answered info = company.people[1]->call("GET", path);
  EXPECT_FALSE(info.object().at("data").at("home").as_string().empty());
  company.come();
  const std::string before = company.shown();
  company.house.restart();
  company.come();
  EXPECT_EQ(company.shown(), before);
  EXPECT_EQ(company.people[1]->call("GET", path).object().at("data"), info.object().at("data"));
}

TEST(BroughtData, a_bad_roster_is_refused_with_its_line) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const Answered answer = ann.call(
      "POST", "/api/tables",
      json::object{
          {"game", "pairadice"},
          {"data", json::object{{"home", "team,Nobody\nno,name,pos\nx,y,z\n"}}},
          {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "here"}}}}});
  EXPECT_EQ(answer.status, 400);
  EXPECT_TRUE(answer.object().at("refusal").at("words").as_object().contains("line"))
      << answer.body;
}

}  // namespace
}  // namespace benchboss
