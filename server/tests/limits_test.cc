#include "server/house/address.h"
#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// How much one person, or one network, may ask for.
namespace benchboss {
namespace {

namespace json = boost::json;

TEST(Limits, addresses_of_one_ipv6_network_count_as_one) {
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2::9"), counted_address("2001:db8:1:2:ffff::1"));
  EXPECT_NE(counted_address("2001:db8:1:2::9"), counted_address("2001:db8:1:3::9"));
  EXPECT_EQ(counted_address("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(counted_address("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(counted_address("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(counted_address("::1"), "::1");
  EXPECT_EQ(counted_address("not an address"), "not an address");
}

TEST(Limits, requests_from_one_ipv6_network_share_what_they_may) {
  HouseSettings settings = generous();
  settings.requests = {5, 1};
  HouseForTest house(settings);
  const auto status_from = [&](const char* address) {
    HttpRequest request = Visitor(house).request("GET", "/api");
    request.address = address;
    return house.ask(request).status;
  };
  for (const char* address :
       {"2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8::5"})
    EXPECT_EQ(status_from(address), 200);
  EXPECT_EQ(status_from("2001:db8::6"), 429);
  EXPECT_EQ(status_from("2001:db8:0:1::1"), 200);
}

class DeafWire final : public Wire {
 public:
  void send(std::shared_ptr<const std::string>) override {}
  void close(std::uint16_t) override {}
};

TEST(Limits, who_watches_keeps_nobody_from_his_seat) {
  HouseSettings settings = generous();
  settings.sockets_of_table = 3;
  settings.sockets_of_person = 2;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Visitor eve(house, "Eve");
  Visitor max(house, "Max");
  for (Visitor* each : {&eve, &max}) each->join(ann.watch_code());
  const auto is_let_in = [&](const Visitor& who) {
    const std::string path = "/api/tables/" + std::to_string(id) + "/live";
    const Admission admission = house.admission(who.request("GET", path));
    return house.house().connect(admission, std::make_shared<DeafWire>()) != 0;
  };
  EXPECT_TRUE(is_let_in(eve));
  EXPECT_TRUE(is_let_in(eve));
  EXPECT_FALSE(is_let_in(eve)) << "two are enough for one";
  EXPECT_TRUE(is_let_in(max));
  EXPECT_FALSE(is_let_in(max)) << "three watch";
  EXPECT_TRUE(is_let_in(ann)) << "it is her seat";
}

TEST(Limits, a_rematch_counts_as_a_table) {
  HouseSettings settings = generous();
  settings.tables_of_guest = 1;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  Seated first(house, ann, ann.open("rink-ratz", {"me", "coach random"}));
  ASSERT_TRUE(first.command("resign", {{"seat", 1}}));
  ASSERT_TRUE(first.command("rematch")) << first.refusal();
  Seated second(house, ann, first.state().at("rematch").as_int64());
  ASSERT_TRUE(second.command("resign", {{"seat", 2}}));
  ann.open("rink-ratz", {"me", "coach random"});
  EXPECT_FALSE(second.command("rematch"));
  EXPECT_EQ(second.refusal(), "server.owner_has_many");
}

TEST(Limits, rematches_that_are_still_on_their_way_to_the_disk_count_too) {
  HouseSettings settings = generous();
  settings.tables_of_guest = 2;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  std::vector<std::unique_ptr<Seated>> over;
  for (int i = 0; i < 6; ++i) {
    const TableId id = ann.open("rink-ratz", {"me", "coach random"});
    over.push_back(std::make_unique<Seated>(house, ann, id));
    ASSERT_TRUE(over.back()->command("resign", {{"seat", 1}}));
  }
  house.hold();
  for (const auto& each : over) each->say_without_waiting({{"type", "rematch"}, {"id", "again"}});
  house.let_go();
  house.run();
  const auto refused = std::count_if(over.begin(), over.end(), [](const auto& each) {
    return each->refusal() == "server.owner_has_many";
  });
  EXPECT_EQ(refused, 4);
}

TEST(Limits, an_address_has_so_many_public_tables_that_wait) {
  HouseSettings settings = generous();
  settings.public_tables_of_address = 5;
  HouseForTest house(settings);
  Visitor host(house, "Host");
  const json::object wish{{"game", "rink-ratz"},
                          {"seats", {json::object{{"kind", "me"}}, json::object{{"kind", "open"}}}},
                          {"public", true}};
  const auto open_from = [&](const char* address, json::object body) {
    Visitor somebody(house, "Sam");
    HttpRequest request = somebody.request("POST", "/api/tables", body);
    request.address = address;
    return somebody.send(std::move(request));
  };
  const TableId first = host.open("rink-ratz", {"me", "open"}, {{"public", true}});
  for (int i = 0; i < 4; ++i) EXPECT_EQ(open_from("192.0.2.1", wish).status, 200) << i;
  const Answered sixth = open_from("192.0.2.1", wish);
  EXPECT_EQ(sixth.status, 429);
  EXPECT_EQ(sixth.reason(), "server.too_many_public");
  EXPECT_EQ(open_from("192.0.2.2", wish).status, 200) << "somebody else";
  json::object not_public = wish;
  not_public["public"] = false;
  EXPECT_EQ(open_from("192.0.2.1", not_public).status, 200);
  ASSERT_EQ(host.call("DELETE", "/api/tables/" + std::to_string(first)).status, 200);
  EXPECT_EQ(open_from("192.0.2.1", wish).status, 200) << "one was closed";
  Visitor guest(house, "Gus");
  ASSERT_EQ(open_from("192.0.2.1", wish).status, 429);
  const Answered listed = guest.call("GET", "/api/tables");
  for (const json::value& each : listed.object().at("tables").as_array())
    ASSERT_EQ(guest.join(std::string(each.at("code").as_string())).status, 200);
  EXPECT_EQ(open_from("192.0.2.1", wish).status, 200) << "the others have begun";
}

// Somebody opens tables from one address, as another guest each time.
class PublicTables : public testing::Test {
 protected:
  static HouseSettings settings() {
    HouseSettings settings = generous();
    settings.public_tables_of_address = 5;
    return settings;
  }
  Answered open(Visitor& who, const char* address) {
    const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}};
    HttpRequest request =
        who.request("POST", "/api/tables",
                    json::object{{"game", "rink-ratz"}, {"seats", seats}, {"public", true}});
    request.address = address;
    return who.send(std::move(request));
  }
  void come_back(Visitor& who, const char* address) {
    HttpRequest request = who.request("GET", "/api/me");
    request.address = address;
    EXPECT_EQ(who.send(std::move(request)).status, 200);
  }
  std::vector<TableId> listed() {
    std::vector<TableId> all;
    const Answered list = Visitor(house).call("GET", "/api/tables");
    for (const json::value& each : list.object().at("tables").as_array())
      all.push_back(each.at("table").as_int64());
    return all;
  }

  HouseForTest house{settings()};
};

TEST_F(PublicTables, count_for_the_address_again_when_their_owner_is_back_after_a_restart) {
  std::vector<Visitor> guests;
  for (int i = 0; i < 5; ++i) guests.emplace_back(house, "Eve");
  for (Visitor& each : guests) ASSERT_EQ(open(each, "192.0.2.9").status, 200);
  house.restart();
  for (Visitor& each : guests) come_back(each, "192.0.2.9");
  EXPECT_EQ(open(guests[0], "192.0.2.9").reason(), "server.too_many_public");
  EXPECT_EQ(open(guests[0], "192.0.2.10").status, 200);
}

TEST_F(PublicTables, of_one_address_do_not_fill_the_list_over_restarts) {
  Visitor ann(house, "Ann");
  const TableId of_ann = open(ann, "192.0.2.1").object().at("table").as_int64();
  std::vector<Visitor> eves;
  for (int start = 0; start < 21; ++start) {
    for (int i = 0; i < 5; ++i)
      ASSERT_EQ(open(eves.emplace_back(house, "Eve"), "192.0.2.9").status, 200);
    house.restart();
  }
  come_back(ann, "192.0.2.1");
  for (Visitor& each : eves) come_back(each, "192.0.2.9");
  Visitor ben(house, "Ben");
  const TableId of_ben = open(ben, "192.0.2.2").object().at("table").as_int64();
  const std::vector<TableId> list = listed();
  ASSERT_EQ(list.size(), 100u);
  EXPECT_EQ(list[0], of_ben);
  EXPECT_EQ(list[6], of_ann) << "five of Eve's are newer, the others are behind";
}

TEST_F(PublicTables, stay_in_the_list_after_a_restart_while_there_is_room) {
  Visitor ann(house, "Ann");
  const TableId of_ann = open(ann, "192.0.2.1").object().at("table").as_int64();
  house.restart();
  EXPECT_EQ(listed(), std::vector<TableId>{of_ann});
  ASSERT_EQ(ann.call("DELETE", "/api/tables/" + std::to_string(of_ann)).status, 200);
  EXPECT_EQ(listed(), std::vector<TableId>{});
}

TEST(Limits, the_public_list_has_three_tables_of_an_owner_at_most) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  Visitor ben(house, "Ben");
  const TableId of_ben = ben.open("rink-ratz", {"me", "open"}, {{"public", true}});
  std::vector<TableId> of_ann;
  for (int i = 0; i < 5; ++i)
    of_ann.push_back(ann.open("rink-ratz", {"me", "open"}, {{"public", true}}));
  const Answered list = Visitor(house).call("GET", "/api/tables");
  std::vector<TableId> listed;
  for (const json::value& each : list.object().at("tables").as_array())
    listed.push_back(each.at("table").as_int64());
  EXPECT_EQ(listed, (std::vector<TableId>{of_ann[4], of_ann[3], of_ann[2], of_ben}));
}

TEST(Limits, a_body_is_json_by_its_exact_type) {
  HouseForTest house;
  const auto status_with = [&](const char* type) {
    HttpRequest request =
        Visitor(house).request("POST", "/api/guests", json::object{{"name", "Sam"}});
    request.content_type = type;
    return house.ask(request).status;
  };
  for (const char* type : {"application/json", "Application/JSON", "application/json;charset=utf-8",
                           "application/json ; charset=utf-8"})
    EXPECT_EQ(status_with(type), 200) << type;
  for (const char* type :
       {"", "application/jsonx", "application/json-seq", "application/jso", "text/plain",
        "application/json, text/plain", "text/plain;application/json"})
    EXPECT_EQ(status_with(type), 415) << type;
}

TEST(Limits, a_proxy_names_an_address_as_proxies_do) {
  for (const auto& [text, address] :
       std::vector<std::pair<const char*, const char*>>{{"192.0.2.1", "192.0.2.1"},
                                                        {" 192.0.2.1 ", "192.0.2.1"},
                                                        {"192.0.2.1:8080", "192.0.2.1"},
                                                        {"2001:db8::1", "2001:db8::1"},
                                                        {"[2001:db8::1]", "2001:db8::1"},
                                                        {"[2001:db8::1]:8080", "2001:db8::1"}})
    EXPECT_EQ(forwarded_address(text), address) << text;
  for (const char* text :
       {"", " ", "unknown", "_hidden", "a", "192.0.2", "192.0.2.1:", "192.0.2.1:x",
        "192.0.2.1:1234567", "[192.0.2.1]", "[2001:db8::1", "[2001:db8::1]8080", "2001:db8::1]",
        "192.0.2.1 192.0.2.2", "192.0.2.1\n"})
    EXPECT_EQ(forwarded_address(text), std::nullopt) << text;
}

TEST(Limits, only_names_that_can_be_ours_lead_here) {
  for (const char* host : {"", "localhost", "LOCALHOST:8080", "127.0.0.1:8080", "192.168.1.5",
                           "[::1]:8080", "box", "box.local:8080", "a.localhost", "localhost."})
    EXPECT_TRUE(may_be_our_name(host, "")) << host;
  for (const char* host :
       {"evil.test", "evil.test:8080", "localhost.evil.test", "127.0.0.1.evil.test"})
    EXPECT_FALSE(may_be_our_name(host, "")) << host;
  EXPECT_TRUE(may_be_our_name("play.example.org:8080", "http://play.example.org:8080"));
  EXPECT_FALSE(may_be_our_name("evil.test", "http://play.example.org"));
}

TEST(Limits, a_page_whose_name_was_made_to_lead_here_gets_nothing) {
  HouseSettings settings = generous();
  settings.any_name = false;
  HouseForTest house(settings);
  HttpRequest request = Visitor(house).request("GET", "/api");
  request.host = "evil.test:8080";
  request.origin = "http://evil.test:8080";
  EXPECT_EQ(house.ask(request).status, 421);
  EXPECT_EQ(house.admission(request).refusal.status, 421);
  request.host = "localhost:8080";
  EXPECT_EQ(house.ask(request).status, 200);
}

int newcomer(HouseForTest& house) {
  return Visitor(house).call("POST", "/api/guests", json::object{{"name", "Sam"}}).status;
}

TEST(Limits, a_network_brings_so_many_new_guests) {
  HouseSettings settings = generous();
  settings.requests = {300, 50};
  HouseForTest house(settings);
  for (int i = 0; i < 60; ++i) EXPECT_EQ(newcomer(house), 200) << i;
  EXPECT_EQ(newcomer(house), 429);
  house.pass(10'000);
  EXPECT_EQ(newcomer(house), 200);
}

TEST(Limits, a_network_makes_so_many_new_accounts) {
  HouseSettings settings = generous();
  settings.requests = {300, 50};
  HouseForTest house(settings);
  const auto status = [&](Visitor& who, int i) {
    return who
        .call("POST", "/api/accounts",
              json::object{{"name", "Sam" + std::to_string(i)}, {"password", "long enough"}})
        .status;
  };
  std::vector<Visitor> people;
  for (int i = 0; i < 12; ++i) people.emplace_back(house, "Sam");
  for (int i = 0; i < 8; ++i) EXPECT_EQ(status(people[static_cast<std::size_t>(i)], i), 200);
  EXPECT_EQ(status(people[8], 8), 429);
}

TEST(Limits, a_person_waits_for_one_hint_before_the_next) {
  HouseForTest house;
  Visitor ann(house, "Ann");
  const TableId id = ann.open("rink-ratz", {"me", "coach random"});
  Seated a(house, ann, id);
  ASSERT_EQ(a.seat_to_move(), 1);
  for (int i = 0; i < 50; ++i)
    a.say_without_waiting({{"type", "hint"}, {"id", "h" + std::to_string(i)}, {"seat", 1}});
  house.run();
  const auto count = [&](const char* type) {
    return std::count_if(a.messages().begin(), a.messages().end(),
                         [&](const json::object& each) { return each.at("type") == type; });
  };
  EXPECT_EQ(count("hinted"), 1);
  EXPECT_EQ(count("refused"), 49);
  EXPECT_EQ(a.refusal(), "table.hint_waits");
  a.say({{"type", "hint"}, {"id", "later"}, {"seat", 1}});
  EXPECT_EQ(count("hinted"), 2);
}

TEST(Limits, only_so_many_hints_are_thought_about_at_once) {
  HouseSettings settings = generous();
  settings.hints_at_once = 2;
  HouseForTest house(settings);
  std::vector<std::unique_ptr<Seated>> seated;
  for (int i = 0; i < 3; ++i) {
    Visitor person(house, "Sam");
    seated.push_back(
        std::make_unique<Seated>(house, person, person.open("rink-ratz", {"me", "coach random"})));
  }
  for (const auto& each : seated)
    each->say_without_waiting({{"type", "hint"}, {"id", "h"}, {"seat", 1}});
  house.run();
  EXPECT_EQ(seated[1]->messages().back().at("type"), "hinted");
  EXPECT_EQ(seated[2]->refusal(), "server.busy");
}

}  // namespace
}  // namespace benchboss
