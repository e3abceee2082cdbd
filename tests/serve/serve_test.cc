#include "store/store.h"
#include "store/tests/folder_for_test.h"
#include "store/tests/full_disk.h"
#include "tests/house/house_for_test.h"
#include "tests/wire/client.h"
#include "tests/wire/server_process.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

// The program itself, over real sockets.
namespace benchboss {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;
using Clock_ = std::chrono::steady_clock;

// A busy machine may take its time; what does not come at all fails anyway.
constexpr int kPatience = 60'000;

double seconds_since(Clock_::time_point begin) {
  return std::chrono::duration<double>(Clock_::now() - begin).count();
}

// Times by the clock on the wall mean something only on a machine that has nothing else to do: they
// are told, and judged only if asked for (SERVE_CLOCK=1).
void judge(const char* what, double seconds, double most) {
  std::printf("%s in %.2f s\n", what, seconds);
  if (std::getenv("SERVE_CLOCK") == nullptr) return;
  EXPECT_LE(seconds, most) << what;
}

class Serve : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(server.start()) << server.said(); }

  std::int64_t open_table(HttpClient& person) {
    EXPECT_TRUE(person.begin("Ann"));
    EXPECT_EQ(person.call("POST", "/api/tables",
                          R"({"game":"rink-ratz","seats":[{"kind":"me"},{"kind":"here"}]})"),
              200)
        << person.body();
    return json::parse(person.body()).at("table").as_int64();
  }

  FolderForTest folder;
  ServerProcess server{BENCHBOSS_BINARY, folder.path()};
};

TEST_F(Serve, answers_with_a_page_its_health_and_its_numbers) {
  HttpClient person(server.port());
  EXPECT_EQ(person.call("GET", "/"), 200);
  EXPECT_THAT(person.head(), HasSubstr("Content-Security-Policy: default-src 'none'"));
  EXPECT_THAT(person.head(), HasSubstr("nosniff"));
  EXPECT_EQ(person.call("GET", "/healthz"), 200);
  EXPECT_EQ(person.call("GET", "/metrics"), 200);
  EXPECT_THAT(person.body(), HasSubstr("benchboss_acknowledged_seconds_count"));
  EXPECT_EQ(person.call("GET", "/../../etc/passwd"), 404);
}

TEST(ServePage, is_served_from_memory_under_the_same_rules) {
  const FolderForTest folder;
  const FolderForTest page;
  std::ofstream(page.path() + "/index.html") << "<!doctype html>";
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--page", page.path()});
  ASSERT_TRUE(server.start()) << server.said();
  std::ofstream(page.path() + "/index.html") << "changed";
  HttpClient person(server.port());
  EXPECT_EQ(person.call("GET", "/table/7"), 200);
  EXPECT_EQ(person.body(), "<!doctype html>");
  for (const char* header : {"Content-Type: text/html; charset=utf-8", "Cache-Control: no-cache",
                             "ETag: \"", "default-src 'none'; script-src 'self'; style-src 'self';",
                             "font-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"})
    EXPECT_THAT(person.head(), HasSubstr(header));
  EXPECT_EQ(person.head().find("unsafe-inline"), std::string::npos);
}

TEST(ServePage, only_what_can_stand_alone_has_a_policy_of_its_own) {
  const FolderForTest folder;
  const FolderForTest page;
  std::filesystem::create_directory(page.path() + "/assets");
  for (const char* file : {"/index.html", "/worker.js", "/mark.svg", "/assets/app-1a2b3c4d.js"})
    std::ofstream(page.path() + file) << "x";
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--page", page.path()});
  ASSERT_TRUE(server.start()) << server.said();
  HttpClient person(server.port());
  for (const char* path : {"/", "/worker.js", "/mark.svg", "/metrics"}) {
    EXPECT_EQ(person.call("GET", path), 200) << path;
    EXPECT_THAT(person.head(), HasSubstr("Content-Security-Policy: default-src 'none'")) << path;
  }
  for (const char* path : {"/assets/app-1a2b3c4d.js", "/api/games"}) {
    EXPECT_EQ(person.call("GET", path), 200) << path;
    EXPECT_THAT(person.head(), Not(HasSubstr("Content-Security-Policy"))) << path;
    EXPECT_THAT(person.head(), HasSubstr("nosniff")) << path;
    EXPECT_THAT(person.head(), HasSubstr("Cross-Origin-Resource-Policy: same-origin")) << path;
  }
}

TEST(ServePage, a_folder_without_an_index_is_refused_with_a_clear_message) {
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--page", folder.path()});
  EXPECT_FALSE(server.start());
  EXPECT_THAT(server.said(), HasSubstr("has no index.html"));
  EXPECT_EQ(server.stop(SIGKILL), 3);
}

TEST_F(Serve, refuses_a_body_or_a_message_over_16_kib) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  const std::string big(17 * 1024, 'x');
  EXPECT_EQ(person.call("POST", "/api/guests", "{\"name\":\"" + big + "\"}"), 413);
  EXPECT_THAT(person.body(), HasSubstr("server.long_body"));
  EXPECT_EQ(person.call("POST", "/api/guests", std::string(900'000, 'x')), 413)
      << "who is still sending hears why";
  SocketClient socket;
  ASSERT_TRUE(socket.open(person, server.port(), table, 0));
  EXPECT_TRUE(socket.receive(kPatience).has_value());
  socket.send(R"({"type":"chat","id":"1","text":")" + big + "\"}");
  while (socket.receive(kPatience).has_value()) continue;
  EXPECT_EQ(socket.close_code(), 1009);
}

TEST_F(Serve, refuses_a_message_that_is_no_utf8) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  SocketClient socket;
  ASSERT_TRUE(socket.open(person, server.port(), table, 0));
  EXPECT_TRUE(socket.receive(kPatience).has_value());
  socket.send("{\"type\":\"chat\",\"id\":\"1\",\"text\":\"\xff\"}");
  while (socket.receive(kPatience).has_value()) continue;
  EXPECT_EQ(socket.close_code(), 1007);
}

TEST_F(Serve, refuses_a_message_that_is_no_text) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  SocketClient socket;
  ASSERT_TRUE(socket.open(person, server.port(), table, 0));
  EXPECT_TRUE(socket.receive(kPatience).has_value());
  socket.send(R"({"type":"chat","id":"1","text":"x"})", 2);
  while (const auto heard = socket.receive(kPatience))
    EXPECT_EQ(heard->find("\"accepted\""), heard->npos) << *heard;
  EXPECT_EQ(socket.close_code(), 4004);
}

TEST_F(Serve, answers_what_is_no_http) {
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  ASSERT_TRUE(client.send("GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"));
  std::string heard;
  for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 400")) << heard;
  EXPECT_THAT(heard, HasSubstr("server.not_http"));
}

TEST_F(Serve, takes_no_body_in_pieces_and_keeps_nothing_of_them) {
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  ASSERT_TRUE(
      client.send("POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
                  "Transfer-Encoding: chunked\r\n\r\n1;" +
                  std::string(200'000, 'a')));
  std::string heard;
  for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 411")) << heard;
  EXPECT_THAT(heard, HasSubstr("server.no_length"));
}

TEST_F(Serve, answers_a_head_of_over_8_kib_in_the_language_that_was_asked_for) {
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  ASSERT_TRUE(client.send(
      "GET / HTTP/1.1\r\nAccept-Language: fr\r\nX-Long: " + std::string(9'000, 'x') + "\r\n\r\n"));
  std::string heard;
  for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 431")) << heard;
  EXPECT_THAT(heard, HasSubstr("au plus 8 Kio"));
}

TEST_F(Serve, goes_on_when_nobody_reads_its_log_any_more) {
  server.stop_listening();
  EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST_F(Serve, tells_every_closing_of_its_own_in_the_protocol) {
  std::set<int> told;
  for (const Closing& closing : protocol().closings()) told.insert(closing.code);
  for (const int code : {1007, 1009, int{kSlow}, int{kRestart}, int{kTrouble}, int{kClosed},
                         int{kUnreadable}, int{kTooMuch}})
    EXPECT_TRUE(told.contains(code)) << code;
}

TEST_F(Serve, answers_head_as_get_without_the_body) {
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  ASSERT_TRUE(
      client.send("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n"
                  "HEAD /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"));
  std::string heard;
  for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 200"));
  EXPECT_EQ(heard.find("Content-Length: 0\r\n"), heard.npos);
  const std::size_t end = heard.find("\r\n\r\n");
  ASSERT_NE(end, heard.npos);
  EXPECT_TRUE(heard.substr(end + 4).starts_with("HTTP/1.1 200")) << "the second answer, no body";
  EXPECT_TRUE(heard.ends_with("\r\n\r\n"));
}

TEST_F(Serve, gives_nothing_to_a_page_whose_name_was_made_to_lead_here) {
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  ASSERT_TRUE(client.send("GET /metrics HTTP/1.1\r\nHost: evil.test\r\n\r\n"));
  bool gone = false;
  EXPECT_TRUE(client.receive(kPatience, gone).starts_with("HTTP/1.1 421"));
}

TEST(ServeBehindProxy, believes_it_about_tls_and_clients) {
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--behind-proxy"});
  ASSERT_TRUE(server.start()) << server.said();
  const auto head_of = [&](const std::string& scheme) {
    TcpClient client;
    EXPECT_TRUE(client.connect(server.port()));
    client.send(
        "POST /api/guests HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n"
        "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Proto: " +
        scheme +
        "\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
        R"({"name":"Ann"})");
    std::string heard;
    for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
    return heard;
  };
  EXPECT_THAT(head_of("https"), HasSubstr("Set-Cookie: __Host-benchboss="));
  EXPECT_THAT(head_of("https"), HasSubstr("; Secure"));
  EXPECT_THAT(head_of("http"), testing::Not(HasSubstr("Secure")));
}

// Some proxies add a line of their own below the client's.
TEST(ServeBehindAProxy, believes_the_last_line_about_the_address_only) {
  FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--behind-proxy"});
  ASSERT_TRUE(server.start()) << server.said();
  const auto status_of = [&](const std::string& lines, const std::string& request) {
    TcpClient client;
    EXPECT_TRUE(client.connect(server.port()));
    client.send(request + " HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n" + lines +
                "\r\n");
    std::string heard;
    for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
    return heard.substr(0, 12);
  };
  EXPECT_EQ(status_of("", "GET /metrics"), "HTTP/1.1 200");
  EXPECT_EQ(status_of("X-Forwarded-For: 192.0.2.1\r\n", "GET /metrics"), "HTTP/1.1 401");
  EXPECT_EQ(status_of("X-Forwarded-For: a,\r\nX-Forwarded-For: 192.0.2.1\r\n", "GET /metrics"),
            "HTTP/1.1 401");
  const std::string body = R"({"name":"Nobody","password":"wrong-password"})";
  std::string last;
  for (int i = 0; i < 13; ++i)
    last = status_of("X-Forwarded-For: 198.51.100." + std::to_string(i) +
                         "\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: application/json\r\n"
                         "Content-Length: " +
                         std::to_string(body.size()) + "\r\n\r\n" + body,
                     "POST /api/login");
  EXPECT_EQ(last, "HTTP/1.1 429");
}

// On a socket for both kinds of addresses our own proxy comes from ::ffff:127.0.0.1.
TEST(ServeBehindAProxy, knows_its_proxy_also_where_addresses_are_written_as_IPv6) {
  FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(),
                       {"--behind-proxy", "--address", "::ffff:127.0.0.1"});
  ASSERT_TRUE(server.start()) << server.said();
  TcpClient client;
  ASSERT_TRUE(client.connect(server.port()));
  client.send(
      "GET /api HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n"
      "X-Forwarded-For: junk\r\n\r\n");
  std::string heard;
  for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 400")) << heard;
}

TEST(ServeBehindAProxy, refuses_what_the_proxy_names_without_an_address) {
  FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--behind-proxy"});
  ASSERT_TRUE(server.start()) << server.said();
  const auto answer_to = [&](const std::string& forwarded) {
    TcpClient client;
    EXPECT_TRUE(client.connect(server.port()));
    client.send("GET /api HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n" +
                ("X-Forwarded-For: " + forwarded + "\r\n\r\n"));
    std::string heard;
    for (bool gone = false; !gone;) heard += client.receive(kPatience, gone);
    return heard;
  };
  for (const char* good : {"192.0.2.1", "junk, 192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:80"})
    EXPECT_TRUE(answer_to(good).starts_with("HTTP/1.1 200")) << good;
  for (const char* bad : {"", "junk", "192.0.2.1, junk", "192.0.2.1,"}) {
    const std::string heard = answer_to(bad);
    EXPECT_TRUE(heard.starts_with("HTTP/1.1 400")) << heard;
    EXPECT_THAT(heard, HasSubstr("server.bad_forwarded"));
  }
}

TEST(ServeLimits, pings_and_pongs_count_like_messages) {
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--commands", "5"});
  ASSERT_TRUE(server.start()) << server.said();
  HttpClient person(server.port());
  ASSERT_TRUE(person.begin("Ann"));
  ASSERT_EQ(person.call("POST", "/api/tables",
                        R"({"game":"rink-ratz","seats":[{"kind":"me"},{"kind":"here"}]})"),
            200);
  const std::int64_t table = json::parse(person.body()).at("table").as_int64();
  constexpr int kPing = 9;
  constexpr int kPong = 10;
  for (const int opcode : {kPing, kPong}) {
    SocketClient socket;
    ASSERT_TRUE(socket.open(person, server.port(), table, 0));
    EXPECT_TRUE(socket.receive(kPatience).has_value());
    for (int i = 0; i < 3; ++i) socket.send("few", opcode);
    socket.send(R"({"type":"chat","id":"1","text":"still here"})");
    EXPECT_TRUE(socket.receive(kPatience).has_value()) << "a few are nothing";
    for (int i = 0; i < 500 && socket.send("many", opcode); ++i) continue;
    socket.send(R"({"type":"chat","id":"2","text":"too late"})");
    while (const auto heard = socket.receive(kPatience))
      ASSERT_EQ(heard->find(R"("accepted","id":"2")"), heard->npos) << *heard;
    EXPECT_EQ(socket.close_code(), 4005) << opcode;
  }
}

TEST_F(Serve, says_when_to_come_back_and_stops) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  SocketClient socket;
  ASSERT_TRUE(socket.open(person, server.port(), table, 0));
  EXPECT_TRUE(socket.receive(kPatience).has_value());
  const auto begin = Clock_::now();
  EXPECT_EQ(server.stop(SIGTERM), 0);
  judge("stopped", seconds_since(begin), 3);
  while (socket.receive(kPatience).has_value()) continue;
  EXPECT_EQ(socket.close_code(), 4001);
}

// A laptop that is closed: the time that nobody could play is given back.
TEST_F(Serve, counts_no_time_while_the_machine_sleeps) {
  HttpClient person(server.port());
  ASSERT_TRUE(person.begin("Ann"));
  ASSERT_EQ(person.call("POST", "/api/tables",
                        R"({"game":"rink-ratz","seats":[{"kind":"me"},{"kind":"here"}],)"
                        R"("clock":{"kind":"move","seconds":6,"at_zero":"resign"}})"),
            200)
      << person.body();
  const std::string table = std::to_string(json::parse(person.body()).at("table").as_int64());
  kill(server.process(), SIGSTOP);
  std::this_thread::sleep_for(std::chrono::seconds(7));
  kill(server.process(), SIGCONT);
  ASSERT_EQ(person.call("GET", "/api/tables/" + table), 200);
  EXPECT_EQ(json::parse(person.body()).at("state").at("phase"), "playing");
}

TEST(ServeLimits, a_file_that_may_not_grow_is_told_and_does_not_end_it) {
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path());
  {
    const FullDisk full(300'000);
    ASSERT_TRUE(server.start()) << server.said();
  }
  HttpClient person(server.port());
  int status = 200;
  for (int i = 0; i < 5'000 && status == 200; ++i)
    status = person.call("POST", "/api/guests", R"({"name":"Ann"})");
  EXPECT_EQ(status, 503) << person.body();
  EXPECT_THAT(person.body(), HasSubstr("store.not_written"));
  EXPECT_NE(person.call("GET", "/healthz"), 0) << "it lives";
}

TEST_F(Serve, drops_who_does_not_read_and_lets_him_come_back) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  SocketClient slow;
  slow.take_little();
  ASSERT_TRUE(slow.open(person, server.port(), table, 0));
  SocketClient quick;
  ASSERT_TRUE(quick.open(person, server.port(), table, 0));
  const std::string text(390, 'x');
  bool dropped = false;
  for (int i = 0; i < 4'900 && !dropped; ++i) {
    quick.send(R"({"type":"chat","id":")" + std::to_string(i) + R"(","text":")" +
               text.substr(0, 200) + "\"}");
    while (const auto heard = quick.receive(kPatience))
      if (heard->find("\"accepted\"") != heard->npos) break;
    if (i % 100 == 99) {
      HttpClient stranger(server.port());
      stranger.call("GET", "/metrics");
      dropped = stranger.body().find("\nbenchboss_slow_readers_total 1") != std::string::npos;
    }
  }
  EXPECT_TRUE(dropped);
  SocketClient again;
  ASSERT_TRUE(again.open(person, server.port(), table, 0));
  EXPECT_TRUE(again.receive(kPatience).has_value());
}

TEST_F(Serve, tells_a_history_of_over_a_mebibyte_to_who_comes_back) {
  HttpClient person(server.port());
  const std::int64_t table = open_table(person);
  SocketClient talker;
  ASSERT_TRUE(talker.open(person, server.port(), table, 0));
  const std::string text(200, 'x');
  for (int i = 0; i < 4'800; ++i) {
    talker.send(R"({"type":"chat","id":")" + std::to_string(i) + R"(","text":")" + text + "\"}");
    std::optional<std::string> heard = talker.receive(kPatience);
    while (heard && heard->find("\"accepted\"") == heard->npos) {
      ASSERT_EQ(heard->find("\"refused\""), heard->npos) << *heard;
      heard = talker.receive(kPatience);
    }
    ASSERT_TRUE(heard.has_value()) << i;
  }
  SocketClient again;
  ASSERT_TRUE(again.open(person, server.port(), table, 0));
  const auto welcome = again.receive(kPatience);
  ASSERT_TRUE(welcome.has_value()) << again.close_code();
  EXPECT_GT(welcome->size(), 1024u * 1024);
}

bool is_served(TcpClient& client, std::uint16_t port) {
  if (!client.connect(port) || !client.send("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"))
    return false;
  bool gone = false;
  return client.receive(kPatience, gone).starts_with("HTTP/1.1 200");
}

TEST(ServeLimits, an_address_has_so_many_connections_at_once) {
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--connections", "3"});
  ASSERT_TRUE(server.start()) << server.said();
  std::vector<TcpClient> three(3);
  for (TcpClient& each : three) EXPECT_TRUE(is_served(each, server.port()));
  TcpClient fourth;
  EXPECT_FALSE(is_served(fourth, server.port()));
  three.pop_back();
  bool again = false;
  for (int i = 0; i < 200 && !again; ++i) {
    TcpClient next;
    again = is_served(next, server.port());
  }
  EXPECT_TRUE(again) << "when one of them has gone";
}

TEST_F(Serve, a_second_one_on_the_same_folder_says_so_and_ends) {
  ServerProcess second(BENCHBOSS_BINARY, folder.path());
  EXPECT_FALSE(second.start());
  EXPECT_THAT(second.said(), HasSubstr("Another server is already using"));
  EXPECT_EQ(second.stop(SIGKILL), 3);
}

TEST(ServeToken, that_is_empty_is_refused_with_a_clear_message) {
  const FolderForTest folder;
  std::ofstream(folder.file("admin-token")).flush();
  ServerProcess server(BENCHBOSS_BINARY, folder.path());
  EXPECT_FALSE(server.start());
  EXPECT_THAT(server.said(), HasSubstr("remove the file"));
  EXPECT_EQ(server.stop(SIGKILL), 3);
}

int play_with_node(const ServerProcess& server, const std::string& game, int commands) {
  return std::system(("COMMANDS_A_SECOND=" + std::to_string(commands) +
                      " node " BENCHBOSS_SOURCE_DIR "/tools/table-client.mjs http://127.0.0.1:" +
                      std::to_string(server.port()) + " " + game + " >/dev/null")
                         .c_str());
}

TEST_F(Serve, a_client_in_node_plays_a_whole_game_within_the_limits) {
  if (std::system("node --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "node is not installed";
  EXPECT_EQ(play_with_node(server, "rink-ratz", 15), 0);
}

TEST(ServeWithoutLimits, a_client_in_node_plays_whole_games_with_a_reconnect) {
  if (std::system("node --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "node is not installed";
  const FolderForTest folder;
  ServerProcess server(BENCHBOSS_BINARY, folder.path(), {"--commands", "1000000"});
  ASSERT_TRUE(server.start()) << server.said();
  for (const char* game : {"rink-ratz", "rink-ratz seats=4", "powerplay", "powerplay seats=10",
                           "xtra-innings", "xtra-innings seats=4", "pairadice", "double-echec"})
    EXPECT_EQ(play_with_node(server, game, 1'000'000), 0) << game;
}

// Many stored tables: one game played, and its journal written under many numbers.
class ManyTables {
 public:
  explicit ManyTables(int tables) {
    std::vector<JournalRow> rows;
    {
      HouseForTest house;
      Visitor ann(house, "Ann");
      const TableId id = ann.open("rink-ratz", {"me", "coach random"});
      Seated seated(house, ann, id);
      play_on(house, {&seated}, 3, 20);
      rows = house.store().journal(id).value();
    }
    const OpenedStore opened = open_store(folder.path());
    for (TableId id = 1; id <= tables; ++id) {
      TableRow table;
      table.id = id;
      table.code = "C" + std::to_string(id);
      table.watch_code = "W" + std::to_string(id);
      table.game = "rink-ratz";
      table.owner = 1;
      table.phase = TablePhase::playing;
      table.wakes = true;
      std::vector<Change> changes{table};
      for (JournalRow row : rows) {
        row.table = id;
        changes.emplace_back(std::move(row));
      }
      opened.store->write(std::move(changes), [](const Verdict&) {});
    }
    opened.store->drain();
    lines = rows.size();
  }

  FolderForTest folder;
  std::size_t lines = 0;
};

TEST(Start, with_ten_thousand_stored_matches) {
  const ManyTables stored(10'000);
  ServerProcess server(BENCHBOSS_BINARY, stored.folder.path());
  const auto begin = Clock_::now();
  ASSERT_TRUE(server.start()) << server.said();
  HttpClient person(server.port());
  EXPECT_EQ(person.call("GET", "/healthz"), 200);
  std::printf("10,000 matches of %zu rows\n", stored.lines);
  judge("started", seconds_since(begin), 2);
}

// What a table costs in memory beside its journal: the rows as text, and the events they led to.
TEST(Memory, of_an_idle_table_is_at_most_4_kib_beyond_its_journal) {
  std::vector<JournalRow> rows;
  {
    HouseForTest house;
    Visitor ann(house, "Ann");
    const TableId id = ann.open("rink-ratz", {"me", "coach random"});
    Seated seated(house, ann, id);
    play_on(house, {&seated}, 3, 20);
    rows = house.store().journal(id).value();
  }
  constexpr std::size_t kTables = 500;
  std::vector<std::unique_ptr<LiveTable>> tables;
  tables.reserve(kTables);
  const std::size_t before = mallinfo2().uordblks;
  for (std::size_t i = 0; i < kTables; ++i) tables.push_back(LiveTable::fold(1, rows).table);
  const std::size_t each = (mallinfo2().uordblks - before) / kTables;
  const Table& game = tables[0]->match()->table();
  // Vectors grow by doubling; what is reserved is counted for the journal too, and so are the last
  // commands that it remembers and what happened beside the game.
  const std::size_t journal = game.lines().capacity() * sizeof(Line) +
                              std::bit_ceil(game.event_count()) * sizeof(Event) +
                              std::bit_ceil(game.lines().size()) * 8 + 3 * 512 +
                              tables[0]->happenings().capacity() * sizeof(Happening);
  std::printf("%zu bytes a table, %zu of them the journal of %zu lines and %llu events\n", each,
              journal, game.lines().size(), static_cast<unsigned long long>(game.event_count()));
  EXPECT_LE(each, journal + 4096);
}

// Where time runs and nobody is there, a table sleeps, and only when to wake it is kept.
TEST(Memory, of_a_sleeping_table_with_a_clock_is_at_most_4_kib) {
  constexpr std::size_t kTables = 500;
  HouseSettings settings = generous();
  settings.tables_of_guest = 2 * kTables;
  HouseForTest house(settings);
  Visitor ann(house, "Ann");
  const auto lay_and_leave = [&] {
    for (std::size_t i = 0; i < kTables; ++i)
      ann.open("rink-ratz", {"me", "here Ben"},
               {{"pace", "days"},
                {"clock",
                 json::object{{"kind", "move"}, {"seconds", 48 * 3600}, {"at_zero", "resign"}}}});
    ann.bytes.clear();
    house.pass(61'000);
    ASSERT_EQ(house.house().awake_tables(), 0u);
  };
  lay_and_leave();  // what is kept of the file does not grow any more
  const std::size_t before = mallinfo2().uordblks;
  lay_and_leave();
  const std::size_t after = mallinfo2().uordblks;
  const std::size_t each = after > before ? (after - before) / kTables : 0;
  std::printf("%zu bytes a sleeping table\n", each);
  EXPECT_LE(each, 4096u);
}

}  // namespace
}  // namespace benchboss
