#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

// Who watches with a delay learns nothing of the present: whatever he asks, he gets the same bytes
// before and after something happened that he may not know yet.
namespace benchboss {
namespace {

namespace json = boost::json;

json::object example_of(const std::string& command) {
  static const std::map<std::string, json::object> kExamples = {
      {"hello", {{"since", 0}}},
      {"play", {{"seen", 1}, {"seat", 1}, {"move", "7"}}},
      {"roll", {{"seen", 1}, {"outcome", "7"}}},
      {"undo", {{"seen", 1}, {"seat", 1}}},
      {"answer_undo", {{"seen", 1}, {"agree", true}}},
      {"resign", {{"seen", 1}, {"seat", 1}}},
      {"stand_in", {{"seat", 1}, {"coach", "greedy"}}},
      {"rematch", {}},
      {"chat", {{"text", "hello"}}},
      {"mute", {{"seat", 1}, {"on", true}}},
      {"hint", {{"seat", 1}}}};
  const auto found = kExamples.find(command);
  EXPECT_NE(found, kExamples.end()) << "a new command: " << command;
  return found == kExamples.end() ? json::object{} : found->second;
}

class Delay : public testing::Test, protected TwoAtATable {
 protected:
  void open(json::object more = {}) {
    more["delay"] = 60;
    id = ann.open("rink-ratz", {"me", "open"}, std::move(more));
    eve.join(ann.watch_code());
  }
  void begin() {
    ben.join(ann.code());
    a = std::make_unique<Seated>(house, ann, id);
    b = std::make_unique<Seated>(house, ben, id);
  }

  // Everything that Eve can ask, and what she gets for it.
  std::map<std::string, std::string> all_eve_learns() {
    std::map<std::string, std::string> all;
    for (const Call& call : protocol().calls()) {
      const bool of_the_table = call.path.find("{table}") != call.path.npos;
      if (!of_the_table && call.name != "my_tables") continue;
      std::string path = call.path;
      if (of_the_table) path.replace(path.find("{table}"), 7, std::to_string(id));
      const json::value body =
          call.body == "SetSeat"
              ? json::value(json::object{{"seat", 2}, {"wish", json::object{{"kind", "open"}}}})
          : call.method == "POST" ? json::value(json::object())
                                  : json::value(nullptr);
      const Answered answer = eve.call(call.method, path, body);
      all[call.name] = std::to_string(answer.status) + answer.body;
    }
    for (const Shape& command : protocol().commands()) {
      Seated e(house, eve, id);
      json::object message = example_of(command.name);
      message["type"] = command.name;
      if (command.name != "hello") message["id"] = "x";
      e.say(std::move(message));
      for (const std::string& text : e.texts()) all[command.name + " by socket"] += text;
    }
    return all;
  }

  Visitor eve{house, "Eve"};
};

TEST_F(Delay, nobody_learns_that_seats_are_taken_or_that_it_begins) {
  open();
  house.pass(10'000);
  const auto before = all_eve_learns();
  begin();
  EXPECT_EQ(all_eve_learns(), before);
}

TEST_F(Delay, nobody_learns_of_moves_or_who_comes_and_goes) {
  open();
  begin();
  house.pass(100'000);
  const auto before = all_eve_learns();
  play_on(house, {a.get(), b.get()}, 1, 3);
  a->command("chat", {{"text", "psst"}});
  b->hang_up();
  EXPECT_EQ(all_eve_learns(), before);
}

TEST_F(Delay, nobody_learns_that_it_is_over) {
  open();
  begin();
  house.pass(100'000);
  const auto before = all_eve_learns();
  a->command("resign", {{"seat", 1}});
  b->command("rematch");
  EXPECT_EQ(all_eve_learns(), before);
  house.pass(60'000);
  const auto after = all_eve_learns();
  EXPECT_THAT(after.at("my_tables"), testing::HasSubstr("\"phase\":\"over\""));
  EXPECT_THAT(after.at("record"), testing::StartsWith("200"));
}

TEST_F(Delay, nobody_learns_that_the_table_is_closed) {
  open();
  house.pass(100'000);
  Seated watching(house, eve, id);
  const auto before = all_eve_learns();
  const std::size_t told = watching.texts().size();
  ASSERT_EQ(ann.call("DELETE", "/api/tables/" + std::to_string(id)).status, 200);
  EXPECT_EQ(all_eve_learns(), before);
  EXPECT_EQ(watching.closed(), 0);
  EXPECT_EQ(watching.texts().size(), told);
  house.pass(60'000);
  EXPECT_EQ(watching.state().at("phase"), "closed");
  EXPECT_EQ(watching.closed(), kClosed);
}

// The code of a seat is for anybody who was sent it.
TEST_F(Delay, no_invitation_tells_that_it_is_over_or_closed) {
  Visitor max(house, "Max");
  Visitor nobody(house);
  const auto refusal_of = [&](Visitor& who) {
    const Answered told = who.call("POST", "/api/invitation", json::object{{"code", ann.code()}});
    return std::string(told.object().at("refusal").at("reason").as_string());
  };
  const auto all_refusals = [&] {
    return std::set<std::string>{refusal_of(max), refusal_of(nobody), refusal_of(eve),
                                 max.join(ann.code()).reason(), eve.join(ann.code()).reason()};
  };
  const std::set<std::string> begun{"table.begun"};
  open();
  begin();
  house.pass(100'000);
  EXPECT_EQ(all_refusals(), begun);
  ASSERT_TRUE(a->command("resign", {{"seat", 1}}));
  house.pass(59'000);
  EXPECT_EQ(all_refusals(), begun) << "it is over";
  house.pass(2'000);
  EXPECT_EQ(all_refusals(), std::set<std::string>{"refused.game_over"});
  open();
  ASSERT_EQ(ann.call("DELETE", "/api/tables/" + std::to_string(id)).status, 200);
  house.pass(59'000);
  EXPECT_EQ(all_refusals(), begun) << "it is closed";
  Visitor admin(house);
  admin.bearer = std::string(64, 'a');
  EXPECT_EQ(refusal_of(admin), "table.closed") << "who is inside knows";
  house.pass(2'000);
  EXPECT_EQ(all_refusals(), std::set<std::string>{"table.closed"});
}

TEST_F(Delay, who_stands_up_is_put_out_and_comes_back_to_the_past) {
  id = ann.open("rink-ratz", {"me", "open", "open", "open"},
                {{"delay", 60}, {"options", json::object{{"seats", "4"}}}});
  ASSERT_EQ(ben.join(ann.code()).status, 200);
  Seated left(house, ben, id);
  house.pass(100'000);
  ASSERT_EQ(ben.call("POST", "/api/tables/" + std::to_string(id) + "/leave", json::object()).status,
            200);
  EXPECT_EQ(left.closed(), kMoved);
  const std::size_t told = left.texts().size();
  Visitor cid(house, "Cid");
  cid.join(ann.code());
  EXPECT_EQ(left.texts().size(), told);
  Seated again(house, ben, id);
  EXPECT_EQ(again.state().at("seats").at(1).at("name"), "Ben") << "as it was a minute ago";
}

TEST_F(Delay, who_sits_down_is_put_out_and_comes_back_to_the_present) {
  open();
  house.pass(100'000);
  Seated watching(house, eve, id);
  ASSERT_EQ(eve.join(ann.code()).status, 200);
  EXPECT_EQ(watching.closed(), kMoved);
  Seated playing(house, eve, id);
  EXPECT_EQ(playing.state().at("phase"), "playing");
  EXPECT_TRUE(playing.command("chat", {{"text", "here I am"}}));
}

TEST_F(Delay, however_many_ask_at_once_it_is_read_for_them_once) {
  open();
  begin();
  house.pass(1'000);
  const std::string path = "/api/tables/" + std::to_string(id);
  const int before = house.journals_read();
  std::vector<std::string> answers;
  for (int i = 0; i < 5; ++i)
    house.house().request(eve.request("GET", path), [&](const HttpAnswer& answer) {
      EXPECT_EQ(answer.status, 200);
      answers.push_back(answer.body);
    });
  house.run();
  EXPECT_EQ(house.journals_read(), before + 1);
  EXPECT_THAT(answers, testing::AllOf(testing::SizeIs(5), testing::Each(answers.front())));
  EXPECT_EQ(eve.call("GET", path).status, 200) << "and again for who asks later";
  EXPECT_EQ(house.journals_read(), before + 2);
}

TEST_F(Delay, nobody_learns_how_long_the_disk_takes) {
  open();
  begin();
  house.pass(100'000);
  house.hold();
  a->say_without_waiting({{"type", "chat"}, {"id", "held"}, {"text", "psst"}});
  int status = 0;
  house.house().request(eve.request("GET", "/api/tables/" + std::to_string(id)),
                        [&](HttpAnswer answer) { status = answer.status; });
  house.run_while_held();
  EXPECT_EQ(status, 200);
  house.let_go();
  house.run();
}

TEST_F(Delay, even_a_delay_shorter_than_the_disk_tells_nothing_before_it_is_written) {
  open({});
  begin();
  house.pass(100'000);
  Seated watching(house, eve, id);
  house.hold();
  a->say_without_waiting({{"type", "chat"}, {"id", "held"}, {"text", "psst"}});
  const std::size_t told = watching.texts().size();
  house.pass_without_waiting(61'000);
  house.run_while_held();
  EXPECT_EQ(watching.texts().size(), told);
  house.let_go();
  house.run();
  EXPECT_EQ(watching.texts().size(), told + 1);
}

TEST_F(Delay, who_comes_while_something_is_written_is_let_in_when_it_is) {
  open();
  begin();
  house.pass(100'000);
  house.hold();
  a->say_without_waiting({{"type", "chat"}, {"id", "held"}, {"text", "psst"}});
  class Listener final : public Wire {
   public:
    void send(std::shared_ptr<const std::string>) override { ++heard; }
    void close(std::uint16_t code) override { closed = code; }
    int heard = 0;
    std::uint16_t closed = 0;
  };
  const auto wire = std::make_shared<Listener>();
  const Admission admission =
      house.admission(eve.request("GET", "/api/tables/" + std::to_string(id) + "/live"));
  house.house().receive(house.house().connect(admission, wire), R"({"type":"hello","since":0})");
  house.let_go();
  house.run();
  EXPECT_EQ(wire->closed, 0);
  EXPECT_EQ(wire->heard, 1);
}

}  // namespace
}  // namespace benchboss
