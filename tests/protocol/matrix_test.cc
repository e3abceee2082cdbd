#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

// Who may do what: every endpoint and every command, tried by everyone.
namespace benchboss {
namespace {

namespace json = boost::json;

enum class Who : std::uint8_t { stranger, other, spectator, seat, owner, admin };
constexpr std::array kEveryone = {Who::stranger, Who::other, Who::spectator,
                                  Who::seat,     Who::owner, Who::admin};
constexpr std::array<const char*, 6> kNames = {"stranger", "other", "spectator",
                                               "seat",     "owner", "admin"};

// Ann opened a table of four, Ben came in, Eve watches, Mallory is somebody else.
struct Scene {
  explicit Scene(bool begun, const HouseSettings& settings = generous()) : house(settings) {
    table = ann.open("rink-ratz", {"me", "open", "open", "coach random"},
                     {{"options", json::object{{"seats", "4"}}}});
    ben.join(ann.code());
    eve.join(ann.watch_code());
    if (begun) ann.call("POST", path("/seats"), seat_three());
    administrator.bearer = std::string(64, 'a');
  }

  std::string path(std::string_view rest) const {
    return "/api/tables/" + std::to_string(table) + std::string(rest);
  }
  static json::object seat_three() {
    return {{"seat", 3}, {"wish", json::object{{"kind", "coach"}, {"coach", "random"}}}};
  }
  Visitor& visitor(Who who) {
    return *std::array{&stranger, &mallory, &eve, &ben, &ann, &administrator}.at(
        static_cast<std::size_t>(who));
  }

  HouseForTest house;
  Visitor ann{house, "Ann"};
  Visitor ben{house, "Ben"};
  Visitor eve{house, "Eve"};
  Visitor mallory{house, "Mallory"};
  Visitor stranger{house};
  Visitor administrator{house};
  TableId table = 0;
};

struct CallRow {
  const char* name;
  std::array<int, 6> status;  // stranger, other, spectator, seat, owner, admin
};

// At a table that waits for a seat. 409: allowed, but not now.
constexpr std::array kCalls = {
    CallRow{"about", {200, 200, 200, 200, 200, 200}},
    CallRow{"protocol", {200, 200, 200, 200, 200, 200}},
    CallRow{"games", {200, 200, 200, 200, 200, 200}},
    CallRow{"rules", {200, 200, 200, 200, 200, 200}},
    CallRow{"data", {200, 200, 200, 200, 200, 200}},
    CallRow{"texts", {200, 200, 200, 200, 200, 200}},
    CallRow{"new_guest", {200, 200, 200, 200, 200, 200}},
    CallRow{"new_account", {401, 200, 200, 200, 200, 401}},
    CallRow{"login", {403, 403, 403, 403, 403, 403}},
    CallRow{"logout", {401, 200, 200, 200, 200, 401}},
    CallRow{"me", {401, 200, 200, 200, 200, 401}},
    CallRow{"my_tables", {401, 200, 200, 200, 200, 401}},
    CallRow{"public_tables", {401, 200, 200, 200, 200, 401}},
    CallRow{"open_table", {401, 200, 200, 200, 200, 401}},
    CallRow{"join", {401, 404, 404, 404, 404, 401}},
    CallRow{"table", {401, 404, 200, 200, 200, 200}},
    CallRow{"live", {401, 404, 426, 426, 426, 426}},
    CallRow{"leave", {401, 404, 403, 200, 200, 401}},
    CallRow{"set_seat", {401, 404, 403, 403, 200, 401}},
    CallRow{"close_table", {401, 404, 403, 403, 200, 200}},
    CallRow{"record", {401, 404, 409, 409, 409, 409}},
    CallRow{"proof", {401, 404, 409, 409, 409, 409}},
    CallRow{"statistics", {401, 404, 409, 409, 409, 409}},
    CallRow{"replay", {401, 404, 409, 409, 409, 409}},
    CallRow{"all_tables", {401, 403, 403, 403, 403, 200}},
    CallRow{"front_page", {200, 200, 200, 200, 200, 200}},
    CallRow{"health", {200, 200, 200, 200, 200, 200}},
    CallRow{"metrics", {401, 403, 403, 403, 403, 200}},
};

json::value body_of(std::string_view call) {
  if (call == "new_guest") return json::object{{"name", "Zoé"}};
  if (call == "new_account") return json::object{{"name", "Zoé"}, {"password", "long enough"}};
  if (call == "login") return json::object{{"name", "Nobody"}, {"password", "long enough"}};
  if (call == "join") return json::object{{"code", "AAAAAAAA"}};
  if (call == "set_seat") return Scene::seat_three();
  if (call == "open_table")
    return json::object{
        {"game", "rink-ratz"},
        {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}}}};
  return nullptr;
}

std::string path_of(const Scene& scene, std::string path) {
  const auto replace = [&](const std::string& mark, const std::string& by) {
    if (const std::size_t at = path.find(mark); at != path.npos) path.replace(at, mark.size(), by);
  };
  replace("{table}", std::to_string(scene.table));
  replace("{game}", "rink-ratz");
  return path;
}

TEST(Matrix, has_a_row_for_every_endpoint) {
  std::set<std::string> rows;
  for (const CallRow& row : kCalls) rows.insert(row.name);
  for (const Call& call : protocol().calls()) EXPECT_TRUE(rows.contains(call.name)) << call.name;
  EXPECT_EQ(rows.size(), protocol().calls().size());
}

TEST(Matrix, every_endpoint_answers_everyone_as_it_should) {
  for (const CallRow& row : kCalls) {
    const Call& call = *protocol().call(row.name);
    for (const Who who : kEveryone) {
      Scene scene(false);
      Visitor& visitor = scene.visitor(who);
      const Answered answer =
          visitor.call(call.method, path_of(scene, call.path), body_of(call.name));
      EXPECT_EQ(answer.status, row.status[static_cast<std::size_t>(who)])
          << call.name << " by " << kNames[static_cast<std::size_t>(who)] << ": " << answer.body;
      if (answer.status == 200 && call.answer != "any") {
        EXPECT_EQ(protocol().check(call.answer, answer.json).reason, "") << answer.body;
      }
    }
  }
}

// Where the answer depends on how far the game has come.
constexpr std::array kWhilePlaying = {
    CallRow{"table", {401, 404, 200, 200, 200, 200}},
    CallRow{"leave", {401, 404, 403, 409, 409, 401}},
    CallRow{"set_seat", {401, 404, 403, 403, 409, 401}},
    CallRow{"close_table", {401, 404, 403, 403, 409, 200}},
    CallRow{"record", {401, 404, 409, 409, 409, 409}},
    CallRow{"proof", {401, 404, 409, 409, 409, 409}},
    CallRow{"statistics", {401, 404, 409, 409, 409, 409}},
    CallRow{"replay", {401, 404, 409, 409, 409, 409}},
};
constexpr std::array kWhenOver = {
    CallRow{"table", {401, 404, 200, 200, 200, 200}},
    CallRow{"leave", {401, 404, 403, 409, 409, 401}},
    CallRow{"set_seat", {401, 404, 403, 403, 409, 401}},
    CallRow{"close_table", {401, 404, 403, 403, 409, 409}},
    CallRow{"record", {401, 404, 200, 200, 200, 200}},
    CallRow{"proof", {401, 404, 200, 200, 200, 200}},
    CallRow{"statistics", {401, 404, 200, 200, 200, 200}},
    CallRow{"replay", {401, 404, 200, 200, 200, 200}},
};

void expect_later(const CallRow& row, bool over) {
  const Call& call = *protocol().call(row.name);
  for (const Who who : kEveryone) {
    Scene scene(true);
    if (over) {
      Seated(scene.house, scene.ann, scene.table).command("resign", {{"seat", 1}});
      Seated(scene.house, scene.ben, scene.table).command("resign", {{"seat", 2}});
    }
    const Answered answer =
        scene.visitor(who).call(call.method, path_of(scene, call.path), body_of(call.name));
    EXPECT_EQ(answer.status, row.status[static_cast<std::size_t>(who)])
        << call.name << (over ? " when it is over by " : " while they play by ")
        << kNames[static_cast<std::size_t>(who)] << ": " << answer.body;
  }
}

TEST(Matrix, every_endpoint_of_a_table_answers_as_it_should_while_they_play_and_afterwards) {
  for (const CallRow& row : kWhilePlaying) expect_later(row, false);
  for (const CallRow& row : kWhenOver) expect_later(row, true);
}

TEST(Matrix, a_session_without_its_csrf_text_changes_nothing) {
  for (const Call& call : protocol().calls()) {
    if (call.method == "GET" || call.who == "stranger") continue;
    Scene scene(false);
    scene.ann.csrf.clear();
    EXPECT_EQ(scene.ann.call(call.method, path_of(scene, call.path), body_of(call.name)).status,
              403)
        << call.name;
  }
}

struct CommandRow {
  const char* name;
  // The reason of the refusal; empty: accepted.
  const char* spectator;
  const char* seat;
  const char* owner;
  const char* admin;
};

// Ben holds seat 2, Ann seat 1; all commands name seat 2. Nobody but Ben may do anything with it.
constexpr const char* kNotYours = "table.not_your_seat";
constexpr std::array kCommands = {
    CommandRow{"play", kNotYours, "*", kNotYours, kNotYours},
    CommandRow{"roll", kNotYours, "table.dice_are_sealed", "table.dice_are_sealed", kNotYours},
    CommandRow{"undo", kNotYours, "*", kNotYours, kNotYours},
    CommandRow{"answer_undo", kNotYours, "table.no_undo_asked", "table.no_undo_asked", kNotYours},
    CommandRow{"resign", kNotYours, "", kNotYours, kNotYours},
    CommandRow{"stand_in", kNotYours, "", "table.person_is_here", kNotYours},
    CommandRow{"rematch", "table.not_over", "table.not_over", "table.not_over", "table.not_over"},
    CommandRow{"chat", kNotYours, "", "", kNotYours},
    CommandRow{"mute", "", "", "", ""},
    CommandRow{"hint", kNotYours, "*", kNotYours, kNotYours},
};

json::object command_of(std::string_view name) {
  if (name == "play") return {{"seat", 2}, {"move", "7"}};
  if (name == "roll") return {{"outcome", "7"}};
  if (name == "answer_undo") return {{"agree", true}};
  if (name == "stand_in" || name == "hint") return {{"seat", 2}, {"coach", "random"}};
  if (name == "chat") return {{"text", "hello"}};
  if (name == "mute") return {{"seat", 2}, {"on", true}};
  if (name == "rematch") return {};
  return {{"seat", 2}};
}

TEST(Matrix, has_a_row_for_every_command) {
  std::set<std::string> rows{"hello"};
  for (const CommandRow& row : kCommands) rows.insert(row.name);
  for (const Shape& command : protocol().commands())
    EXPECT_TRUE(rows.contains(command.name)) << command.name;
  EXPECT_EQ(rows.size(), protocol().commands().size());
}

TEST(Matrix, every_command_is_answered_as_it_should_be) {
  for (const CommandRow& row : kCommands) {
    const std::map<Who, std::string> expected = {{Who::spectator, row.spectator},
                                                 {Who::seat, row.seat},
                                                 {Who::owner, row.owner},
                                                 {Who::admin, row.admin}};
    for (const auto& [who, reason] : expected) {
      Scene scene(true);
      Seated ben(scene.house, scene.ben, scene.table);
      Seated own(scene.house, scene.visitor(who), scene.table);
      const bool accepted = own.command(row.name, command_of(row.name));
      // "*": it is his to try; the game says whether it goes.
      if (reason == "*") {
        EXPECT_NE(own.refusal(), kNotYours) << row.name;
        continue;
      }
      EXPECT_EQ(accepted, reason.empty()) << row.name << own.refusal();
      EXPECT_EQ(own.refusal(), reason)
          << row.name << " by " << kNames[static_cast<std::size_t>(who)];
    }
  }
}

TEST(Matrix, the_page_is_for_everyone_and_nobody_changes_it) {
  const FolderForTest folder;
  std::ofstream(folder.path() + "/index.html") << "<!doctype html>";
  auto site = std::make_shared<Site>();
  ASSERT_EQ(Site::read(folder.path(), *site).reason, "");
  HouseSettings settings = generous();
  settings.site = site;
  Scene scene(false, settings);
  for (const Who who : kEveryone)
    for (const char* path : {"/", "/table/1", "/join/ABC", "/rules/rink-ratz", "/replay/1"}) {
      EXPECT_EQ(scene.visitor(who).call("GET", path).status, 200) << path;
      for (const char* method : {"POST", "PUT", "DELETE", "PATCH"})
        EXPECT_EQ(scene.visitor(who).call(method, path).status, 405) << path;
    }
}

TEST(Matrix, strangers_and_others_get_no_socket) {
  Scene scene(true);
  EXPECT_EQ(Seated(scene.house, scene.stranger, scene.table).refused_with(), 401);
  EXPECT_EQ(Seated(scene.house, scene.mallory, scene.table).refused_with(), 404);
}

TEST(Matrix, whoever_has_nothing_to_do_with_a_table_cannot_tell_whether_it_is_there) {
  Scene scene(true);
  EXPECT_EQ(scene.mallory.call("GET", scene.path("")).body,
            scene.mallory.call("GET", "/api/tables/4711").body);
}

TEST(Matrix, the_code_for_watching_gives_no_seat_and_shows_no_code) {
  Scene scene(false);
  const Answered info = scene.eve.call("GET", scene.path(""));
  EXPECT_TRUE(info.object().at("code").is_null());
  EXPECT_TRUE(info.object().at("watch_code").is_null());
  EXPECT_EQ(info.object().at("you").at("role"), "spectator");
}

}  // namespace
}  // namespace benchboss
