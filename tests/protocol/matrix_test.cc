#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

// Who may do what, and when: every endpoint, every command and every message, tried by everyone on
// every seat, before, during and after the game. What there is comes from the protocol; something
// new without a row fails.
namespace benchboss {
namespace {

namespace json = boost::json;

// `owner` opened the table and sits on seat 1, `two` and `three` on theirs; `host` opened one where
// he does not sit himself.
enum class Who : std::uint8_t { stranger, other, spectator, owner, two, three, host, admin };
constexpr std::array kEveryone = {Who::stranger, Who::other, Who::spectator, Who::owner,
                                  Who::two,      Who::three, Who::host,      Who::admin};
constexpr std::array<const char*, 8> kNames = {"stranger", "other", "spectator", "owner",
                                               "two",      "three", "host",      "admin"};
const char* name_of(Who who) { return kNames[static_cast<std::size_t>(who)]; }
// Who has a seat, and which; 0 for all others.
int seat_of(Who who) {
  return who == Who::owner ? 1 : who == Who::two ? 2 : who == Who::three ? 3 : 0;
}

enum class When : std::uint8_t { waiting, playing, over, closed };
constexpr std::array kAlways = {When::waiting, When::playing, When::over, When::closed};
constexpr std::array<const char*, 4> kWhen = {"while it waits", "while they play",
                                              "when it is over", "when it is closed"};
const char* name_of(When when) { return kWhen[static_cast<std::size_t>(when)]; }

// A table of four: three people, and on the fourth seat a coach once it begins. Everyone with a
// seat is connected.
struct Scene {
  explicit Scene(When when, Who who, const HouseSettings& settings = generous()) : house(settings) {
    const bool hosted = who == Who::host;
    Visitor& opener = hosted ? hal : ann;
    table = opener.open("rink-ratz", {hosted ? "open" : "me", "open", "open", "open"},
                        {{"options", json::object{{"seats", "4"}}}});
    code = opener.code();
    watch_code = opener.watch_code();
    for (Visitor* each : {&ann, &ben, &cem}) each->join(code);
    eve.join(watch_code);
    administrator.bearer = std::string(64, 'a');
    if (when == When::closed) opener.call("DELETE", path(""));
    if (when == When::playing || when == When::over)
      opener.call("POST", path("/seats"), seat_four());
    for (Visitor* each : {&ann, &ben, &cem})
      seated.push_back(std::make_unique<Seated>(house, *each, table));
    for (int seat = 1; seat <= 3 && when == When::over; ++seat)
      seated[static_cast<std::size_t>(seat - 1)]->command("resign", {{"seat", seat}});
  }

  std::string path(std::string_view rest) const {
    return "/api/tables/" + std::to_string(table) + std::string(rest);
  }
  static json::object seat_four() {
    return {{"seat", 4}, {"wish", json::object{{"kind", "coach"}, {"coach", "random"}}}};
  }
  Visitor& visitor(Who who) {
    return *std::array{&stranger, &mallory, &eve, &ann, &ben, &cem, &hal, &administrator}.at(
        static_cast<std::size_t>(who));
  }
  // His connection to the table.
  Seated& socket(Who who) {
    if (seat_of(who) != 0) return *seated[static_cast<std::size_t>(seat_of(who) - 1)];
    auto& own = watching[who];
    if (own == nullptr) own = std::make_unique<Seated>(house, visitor(who), table);
    return *own;
  }

  HouseForTest house;
  Visitor ann{house, "Ann"};
  Visitor ben{house, "Ben"};
  Visitor cem{house, "Cem"};
  Visitor hal{house, "Hal"};
  Visitor eve{house, "Eve"};
  Visitor mallory{house, "Mallory"};
  Visitor stranger{house};
  Visitor administrator{house};
  TableId table = 0;
  std::string code;
  std::string watch_code;
  std::vector<std::unique_ptr<Seated>> seated;
  std::map<Who, std::unique_ptr<Seated>> watching;
};

// Of every role the status: stranger, other, spectator, owner, two, three, host, admin.
using Statuses = std::array<int, 8>;
constexpr Statuses kForAll = {200, 200, 200, 200, 200, 200, 200, 200};
constexpr Statuses kForPeople = {401, 200, 200, 200, 200, 200, 200, 401};
constexpr Statuses kForAdmins = {401, 403, 403, 403, 403, 403, 403, 200};
constexpr Statuses kAtTheTable = {401, 404, 200, 200, 200, 200, 200, 200};
constexpr Statuses kNotOver = {401, 404, 409, 409, 409, 409, 409, 409};

// 409: allowed, but not now.
struct CallRow {
  const char* name;
  std::array<Statuses, 4> status;  // waiting, playing, over, closed
  const char* variant = "";
};

constexpr std::array<Statuses, 4> always(const Statuses& same) { return {same, same, same, same}; }

constexpr std::array<Statuses, 4> kOfAFinishedGame = {kNotOver, kNotOver, kAtTheTable, kNotOver};

constexpr std::array kCalls = {
    CallRow{"about", always(kForAll)},
    CallRow{"protocol", always(kForAll)},
    CallRow{"games", always(kForAll)},
    CallRow{"rules", always(kForAll)},
    CallRow{"data", always(kForAll)},
    CallRow{"texts", always(kForAll)},
    CallRow{"new_guest", always(kForAll)},
    CallRow{"new_account", always(kForPeople)},
    CallRow{"login", always({403, 403, 403, 403, 403, 403, 403, 403})},
    CallRow{"logout", always(kForPeople)},
    CallRow{"me", always(kForPeople)},
    CallRow{"rename", always(kForPeople)},
    CallRow{"change_password", always({401, 409, 409, 409, 409, 409, 409, 401})},
    CallRow{"logout_everywhere", always(kForPeople)},
    CallRow{"forget_me", always(kForPeople)},
    CallRow{"export_me", always(kForPeople)},
    CallRow{"my_tables", always(kForPeople)},
    CallRow{"public_tables", always(kForAll)},
    CallRow{"open_table", always(kForPeople)},
    CallRow{"invitation", always({404, 404, 404, 404, 404, 404, 404, 404}), "wrong"},
    CallRow{"invitation", always(kForAll), "seat"},
    CallRow{"invitation", always(kForAll), "watch"},
    CallRow{"join", always({401, 404, 404, 404, 404, 404, 404, 401}), "wrong"},
    CallRow{"join",
            {{{401, 200, 200, 200, 200, 200, 200, 401},
              {401, 409, 409, 200, 200, 200, 409, 401},
              {401, 409, 409, 200, 200, 200, 409, 401},
              {401, 409, 409, 200, 200, 200, 409, 401}}},
            "seat"},
    CallRow{"join", always(kForPeople), "watch"},
    CallRow{"table", always(kAtTheTable)},
    CallRow{"live", always({401, 404, 426, 426, 426, 426, 426, 426})},
    CallRow{"leave",
            {{{401, 404, 403, 200, 200, 200, 409, 401},
              {401, 404, 403, 409, 409, 409, 409, 401},
              {401, 404, 403, 409, 409, 409, 409, 401},
              {401, 404, 403, 409, 409, 409, 409, 401}}}},
    CallRow{"set_seat",
            {{{401, 404, 403, 200, 403, 403, 200, 401},
              {401, 404, 403, 409, 403, 403, 409, 401},
              {401, 404, 403, 409, 403, 403, 409, 401},
              {401, 404, 403, 409, 403, 403, 409, 401}}}},
    CallRow{"close_table",
            {{{401, 404, 403, 200, 403, 403, 200, 200},
              {401, 404, 403, 409, 403, 403, 409, 200},
              {401, 404, 403, 409, 403, 403, 409, 409},
              {401, 404, 403, 409, 403, 403, 409, 409}}}},
    CallRow{"record", kOfAFinishedGame},
    CallRow{"proof", kOfAFinishedGame},
    CallRow{"statistics", kOfAFinishedGame},
    CallRow{"replay", kOfAFinishedGame},
    CallRow{"all_tables", always(kForAdmins)},
    CallRow{"front_page", always(kForAll)},
    CallRow{"health", always(kForAll)},
    CallRow{"metrics", always(kForAdmins)},
};

json::value body_of(const Scene& scene, const std::string& call, const std::string& variant) {
  if (call == "new_guest" || call == "rename") return json::object{{"name", "Zoé"}};
  if (call == "new_account") return json::object{{"name", "Zoé"}, {"password", "long enough"}};
  if (call == "login") return json::object{{"name", "Nobody"}, {"password", "long enough"}};
  if (call == "change_password")
    return json::object{{"old", "long enough"}, {"new", "long enough"}};
  const bool by_code = call == "join" || call == "invitation";
  if (by_code && variant == "seat") return json::object{{"code", scene.code}};
  if (by_code && variant == "watch") return json::object{{"code", scene.watch_code}};
  if (by_code) return json::object{{"code", "AAAAAAAA"}};
  if (call == "set_seat") return Scene::seat_four();
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

// Whether whoever asked may have changed something, so that the scene is set anew.
bool leaves_a_mark(const Call& call, int status) { return call.method != "GET" && status == 200; }

// Only there it matters how far the game has come.
bool is_of_a_table(const Call& call) {
  return call.path.find("{table}") != call.path.npos || call.name == "join" ||
         call.name == "my_tables";
}

void expect_calls(When when, Who who) {
  std::unique_ptr<Scene> scene;
  for (const CallRow& row : kCalls) {
    const Call& call = *protocol().call(row.name);
    if (when != When::waiting && !is_of_a_table(call)) continue;
    if (scene == nullptr) scene = std::make_unique<Scene>(when, who);
    const Answered answer = scene->visitor(who).call(call.method, path_of(*scene, call.path),
                                                     body_of(*scene, call.name, row.variant));
    const Statuses& expected = row.status[static_cast<std::size_t>(when)];
    EXPECT_EQ(answer.status, expected[static_cast<std::size_t>(who)])
        << row.name << " " << row.variant << " by " << name_of(who) << " " << name_of(when) << ": "
        << answer.body;
    if (answer.status == 200 && call.answer != "any") {
      EXPECT_EQ(protocol().check(call.answer, answer.json).reason, "") << answer.body;
    }
    if (leaves_a_mark(call, answer.status)) scene.reset();
  }
}

TEST(Matrix, every_endpoint_answers_everyone_as_it_should_at_any_time) {
  for (const When when : kAlways)
    for (const Who who : kEveryone) expect_calls(when, who);
}

TEST(Matrix, a_session_without_its_csrf_text_changes_nothing) {
  for (const Call& call : protocol().calls()) {
    if (call.method == "GET" || call.who == "stranger") continue;
    Scene scene(When::waiting, Who::owner);
    scene.ann.csrf.clear();
    EXPECT_EQ(scene.ann.call(call.method, path_of(scene, call.path), body_of(scene, call.name, ""))
                  .status,
              403)
        << call.name;
  }
}

TEST(Matrix, only_who_may_look_at_a_table_gets_a_socket_at_any_time) {
  for (const When when : kAlways)
    for (const Who who : kEveryone) {
      Scene scene(when, who);
      const Seated own(scene.house, scene.visitor(who), scene.table);
      const int refused = who == Who::stranger ? 401 : who == Who::other ? 404 : 200;
      EXPECT_EQ(own.refused_with(), refused) << name_of(who) << " " << name_of(when);
    }
}

// The reason of the refusal; empty: done; "*": it is his to try, the game says whether it goes.
struct Reasons {
  const char* own = "";       // for a seat of his own; of a command without a seat: for who has one
  const char* others = "";    // for the seat of another person
  const char* coachs = "";    // for the fourth seat: open while it waits, then a coach's
  const char* unseated = "";  // for who has none: spectator, host, administrator
};
struct CommandRow {
  const char* name;
  std::array<Reasons, 4> reasons;  // waiting, playing, over, closed
  const char* variant = "";
};

constexpr const char* kNotYours = "table.not_your_seat";
constexpr const char* kOver = "refused.game_over";
constexpr const char* kNotTurn = "refused.not_your_turn";
constexpr Reasons all(const char* reason) { return {reason, reason, reason, reason}; }
// For his own seat that, for any other he is told that it is not his.
constexpr Reasons on_own(const char* own) { return {own, kNotYours, kNotYours, kNotYours}; }
// Everyone with a seat may, whichever he names.
constexpr Reasons seated(const char* reason) { return {reason, reason, reason, kNotYours}; }

constexpr std::array kCommands = {
    CommandRow{"hello", {{all(""), all(""), all(""), all("")}}},
    CommandRow{"play", {{all("table.not_begun"), on_own("*"), all(kOver), all(kOver)}}},
    CommandRow{"roll",
               {{all("table.not_begun"), seated("table.dice_are_sealed"), all(kOver), all(kOver)}}},
    CommandRow{"undo", {{all("table.not_begun"), on_own("*"), all(kOver), all(kOver)}}},
    CommandRow{"answer_undo",
               {{all("table.not_begun"), seated("table.no_undo_asked"), all(kOver), all(kOver)}}},
    CommandRow{"resign", {{all("table.not_begun"), on_own(""), all(kOver), all(kOver)}}},
    CommandRow{"stand_in",
               {{all("table.not_begun"),
                 {"", "table.person_is_here", "table.seat_of_a_coach", kNotYours},
                 all(kOver),
                 all(kOver)}}},
    CommandRow{"stand_in",
               {{all("table.not_begun"),
                 {"table.no_stand_in", kNotYours, "table.seat_of_a_coach", kNotYours},
                 all(kOver),
                 all(kOver)}},
               "back"},
    CommandRow{"rematch",
               {{all("table.not_over"), all("table.not_over"), seated(""), all("table.not_over")}}},
    CommandRow{"chat", {{seated(""), seated(""), seated(""), all("table.closed")}}},
    CommandRow{"mute", {{all(""), all(""), all(""), all("table.closed")}}},
    CommandRow{"hint", {{on_own(kNotTurn), on_own("*"), on_own(kNotTurn), on_own(kNotTurn)}}},
};

json::object command_of(const std::string& name, const std::string& variant, int seat) {
  json::object command;
  for (const Field& field : protocol().command(name)->fields)
    if (field.name == "seat") command["seat"] = seat;
  if (name == "play") command["move"] = "7";
  if (name == "roll") command["outcome"] = "7";
  if (name == "answer_undo") command["agree"] = true;
  if (name == "stand_in" || name == "hint") command["coach"] = "random";
  if (variant == "back") command["coach"] = nullptr;
  if (name == "chat") command["text"] = "hello";
  if (name == "mute") command["on"] = true;
  return command;
}

TEST(Matrix, has_a_row_for_every_command) {
  std::set<std::string> rows;
  for (const CommandRow& row : kCommands) rows.insert(row.name);
  for (const Shape& command : protocol().commands())
    EXPECT_TRUE(rows.contains(command.name)) << command.name;
  EXPECT_EQ(rows.size(), protocol().commands().size());
}

const char* expected_of(const Reasons& reasons, Who who, int seat) {
  if (seat_of(who) == 0) return reasons.unseated;
  if (seat == seat_of(who)) return reasons.own;
  return seat == 4 ? reasons.coachs : reasons.others;
}

// What came of a command: nothing if it was done, or the reason of its refusal.
std::string tried(Seated& own, const CommandRow& row, int seat) {
  const std::size_t before = own.messages().size();
  if (std::string(row.name) == "hello") {
    own.say({{"type", "hello"}, {"since", 0}});
  } else {
    own.command(row.name, command_of(row.name, row.variant, seat));
  }
  for (std::size_t i = before; i < own.messages().size(); ++i)
    if (own.messages()[i].at("type") == "refused") return own.refusal();
  return own.messages().size() > before ? "" : "nothing was said";
}

using Heard = std::map<std::string, std::set<std::string>>;  // messages, and who was sent one

void note_heard(const Seated& own, Who who, Heard& heard) {
  for (const json::object& message : own.messages())
    heard[std::string(message.at("type").as_string())].insert(name_of(who));
}

void expect_commands(When when, Who who, Heard& heard) {
  std::unique_ptr<Scene> scene;
  for (const CommandRow& row : kCommands)
    for (int seat = 1; seat <= 4; ++seat) {
      if (scene == nullptr) scene = std::make_unique<Scene>(when, who);
      const std::string told = tried(scene->socket(who), row, seat);
      const std::string expected =
          expected_of(row.reasons[static_cast<std::size_t>(when)], who, seat);
      const std::string what = std::string(row.name) + " " + row.variant + " of seat " +
                               std::to_string(seat) + " by " + name_of(who) + " " + name_of(when);
      if (expected == "*") {
        EXPECT_NE(told, kNotYours) << what;
      } else {
        EXPECT_EQ(told, expected) << what;
      }
      note_heard(scene->socket(who), who, heard);
      if (told.empty()) scene.reset();
    }
}

constexpr std::array kAtTheTableAll = {Who::spectator, Who::owner, Who::two,
                                       Who::three,     Who::host,  Who::admin};

// Plays until each of those with a seat was asked, and everyone asks for a hint on that seat.
void ask_for_hints(Heard& heard) {
  Scene scene(When::playing, Who::host);
  std::set<int> asked;
  for (int i = 0; i < 200 && asked.size() < 3; ++i) {
    for (const auto& mover : scene.seated) {
      const int seat = mover->seat_to_move();
      if (seat == 0) continue;
      if (asked.insert(seat).second)
        for (const Who who : kAtTheTableAll)
          scene.socket(who).command("hint", {{"seat", seat}, {"coach", "random"}});
      ASSERT_TRUE(mover->play(mover->choices()[0]));
      break;
    }
    scene.house.run();
  }
  EXPECT_EQ(asked.size(), 3u);
  for (const Who who : kAtTheTableAll) note_heard(scene.socket(who), who, heard);
}

void come_and_go(Heard& heard) {
  Scene scene(When::playing, Who::host);
  for (const Who who : kAtTheTableAll) scene.socket(who);
  for (const std::size_t gone : {0u, 1u}) scene.seated[gone]->hang_up();
  for (const Who who : kAtTheTableAll) note_heard(scene.socket(who), who, heard);
  const Seated back(scene.house, scene.ann, scene.table);
  scene.seated[2]->hang_up();
  note_heard(back, Who::owner, heard);
}

TEST(Matrix, every_command_and_message_is_for_whom_it_should_be_at_any_time) {
  Heard heard;
  for (const When when : kAlways)
    for (const Who who : kAtTheTableAll) expect_commands(when, who, heard);
  ask_for_hints(heard);
  come_and_go(heard);
  const std::set<std::string> everyone = {"spectator", "owner", "two", "three", "host", "admin"};
  const Heard expected = {{"welcome", everyone},  {"news", everyone},
                          {"accepted", everyone}, {"refused", everyone},
                          {"present", everyone},  {"hinted", {"owner", "two", "three"}}};
  EXPECT_EQ(heard, expected);
  for (const Shape& message : protocol().messages())
    EXPECT_TRUE(expected.contains(message.name)) << message.name;
  EXPECT_EQ(expected.size(), protocol().messages().size());
}

TEST(Matrix, the_page_is_for_everyone_and_nobody_changes_it) {
  const FolderForTest folder;
  std::ofstream(folder.path() + "/index.html") << "<!doctype html>";
  auto site = std::make_shared<Site>();
  ASSERT_EQ(Site::read(folder.path(), *site).reason, "");
  HouseSettings settings = generous();
  settings.site = site;
  Scene scene(When::waiting, Who::owner, settings);
  for (const Who who : kEveryone)
    for (const char* path : {"/", "/table/1", "/join/ABC", "/rules/rink-ratz", "/replay/1"}) {
      EXPECT_EQ(scene.visitor(who).call("GET", path).status, 200) << path;
      for (const char* method : {"POST", "PUT", "DELETE", "PATCH"})
        EXPECT_EQ(scene.visitor(who).call(method, path).status, 405) << path;
    }
}

TEST(Matrix, whoever_has_nothing_to_do_with_a_table_cannot_tell_whether_it_is_there) {
  Scene scene(When::playing, Who::owner);
  EXPECT_EQ(scene.mallory.call("GET", scene.path("")).body,
            scene.mallory.call("GET", "/api/tables/4711").body);
}

TEST(Matrix, the_code_for_watching_gives_no_seat_and_shows_no_code) {
  Scene scene(When::waiting, Who::owner);
  const Answered info = scene.eve.call("GET", scene.path(""));
  EXPECT_TRUE(info.object().at("code").is_null());
  EXPECT_TRUE(info.object().at("watch_code").is_null());
  EXPECT_EQ(info.object().at("you").at("role"), "spectator");
}

}  // namespace
}  // namespace benchboss
