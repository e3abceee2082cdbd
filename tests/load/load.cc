#include "catalog/catalog.h"
#include "core/philox.h"
#include "match/record.h"
#include "tests/wire/client.h"
#include "tests/wire/server_process.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <queue>
#include <string>
#include <thread>
#include <vector>

// tools/load calls it: so many tables at once, two people at each, who think as long as people do.
namespace benchboss {
namespace {

namespace json = boost::json;
using Time = std::chrono::steady_clock::time_point;

double seconds_between(Time a, Time b) { return std::chrono::duration<double>(b - a).count(); }

struct Plan {
  std::string program;
  std::string folder;
  int tables = 100;
  double seconds = 20;
  double thought = 4;  // seconds a decision, on average
  int readers = 0;     // who ask for replays as often as one address may
};

// One of two people at a table.
struct Player {
  HttpClient person{0};
  TcpClient tcp;
  FrameReader frames;
  std::int64_t table = 0;
  std::uint32_t seen = 0;
  int seat = 0;
  std::string move;
  bool waiting = false;  // for an acknowledgement
  Time sent;
  int commands = 0;
  bool closed = false;
};

// Somebody who asks for pieces of a long finished game, fifty a second: as many as one address may.
class Reader {
 public:
  explicit Reader(std::uint16_t port) : person_(port) {}
  ~Reader() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }

  // Two coaches play it to its end first.
  bool play_game(std::uint16_t port) {
    const char* terms =
        R"({"game":"double-echec","seats":[{"kind":"me"},{"kind":"coach","coach":"greedy"}]})";
    if (!person_.begin("Eve") || person_.call("POST", "/api/tables", terms) != 200) return false;
    table_ = json::parse(person_.body()).at("table").as_int64();
    SocketClient socket;
    if (!socket.open(person_, port, table_, 0)) return false;
    socket.send(R"({"type":"stand_in","id":"1","seat":1,"coach":"greedy"})");
    while (const auto text = socket.receive(60'000))
      if (text->find(R"("phase":"over")") != text->npos) return true;
    return false;
  }

  void begin() {
    thread_ = std::thread([this] {
      const std::string path = "/api/tables/" + std::to_string(table_) + "/replay?from=900";
      for (Time next = std::chrono::steady_clock::now(); !stop_;
           next += std::chrono::milliseconds(20)) {
        std::this_thread::sleep_until(next);
        (person_.call("GET", path) == 200 ? told : refused)++;
      }
    });
  }

  std::atomic<int> told = 0;
  std::atomic<int> refused = 0;

 private:
  HttpClient person_;
  std::int64_t table_ = 0;
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

class Load {
 public:
  explicit Load(Plan plan) : plan_(std::move(plan)), random_(1) {}

  int run() {
    ServerProcess server(plan_.program, plan_.folder);
    if (!server.start()) {
      std::fprintf(stderr, "%s\n", server.said().c_str());
      return 1;
    }
    epoll_ = epoll_create1(EPOLL_CLOEXEC);
    const long before = memory_of(server.process());
    const Time start = now();
    for (int i = 0; i < plan_.tables; ++i) {
      if (!open_table(server.port(), i)) return 1;
      // Those who sit already want their pings answered.
      if (i % 10 == 9) serve_until(now() + std::chrono::milliseconds(1), false);
    }
    const double opened = seconds_between(start, now());
    std::vector<std::unique_ptr<Reader>> readers;
    for (int i = 0; i < plan_.readers; ++i) {
      readers.push_back(std::make_unique<Reader>(server.port()));
      if (!readers.back()->play_game(server.port())) return 1;
    }
    for (const auto& reader : readers) reader->begin();
    serve_until(now() + std::chrono::seconds(2), false);
    const double cpu_before = cpu_of(server.process());
    const double own_before = own_cpu();
    const double stolen_before = stolen();
    const Time begin = now();
    serve_until(begin + std::chrono::milliseconds(static_cast<long>(plan_.seconds * 1000)), true);
    const double lasted = seconds_between(begin, now());
    report(server, opened, lasted, before, cpu_of(server.process()) - cpu_before,
           own_cpu() - own_before, stolen() - stolen_before);
    for (const auto& reader : readers)
      std::fprintf(stderr, "replays told %d, refused %d\n", reader->told.load(),
                   reader->refused.load());
    readers.clear();
    const Time stopping = now();
    const int code = server.stop(SIGTERM);
    std::fprintf(stderr, "stopped with %d in %.2f s\n", code, seconds_between(stopping, now()));
    return code;
  }

 private:
  static Time now() { return std::chrono::steady_clock::now(); }

  static long memory_of(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    long total = 0;
    long resident = 0;
    file >> total >> resident;
    return resident * 4;
  }

  static double cpu_of(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string word;
    double ticks = 0;
    for (int i = 1; i <= 15 && file >> word; ++i)
      if (i >= 14) ticks += std::atof(word.c_str());
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

  // Seconds that the host took from all cores of this machine: what neither side can help.
  static double stolen() {
    std::ifstream file("/proc/stat");
    std::string word;
    double ticks = 0;
    for (int i = 1; i <= 9 && file >> word; ++i)
      if (i == 9) ticks = std::atof(word.c_str());
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

  static double own_cpu() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
  }

  bool open_table(std::uint16_t port, int i) {
    const GameInfo& game = games()[static_cast<std::size_t>(i) % games().size()];
    Record header;
    header.game = game.name;
    header.rules_version = game.rules_version;
    json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}};
    const Seat count = benchboss::open_table(header).table->seats();
    while (seats.size() < count)
      seats.push_back(json::object{{"kind", "coach"}, {"coach", game.coaches[0]}});
    auto host = std::make_unique<Player>();
    auto guest = std::make_unique<Player>();
    host->person = guest->person = HttpClient(port);
    const json::object body{{"game", game.name}, {"seats", std::move(seats)}};
    if (!host->person.begin("Ann") || !guest->person.begin("Ben") ||
        host->person.call("POST", "/api/tables", json::serialize(body)) != 200) {
      std::fprintf(stderr, "no table: %s\n", host->person.body().c_str());
      return false;
    }
    const json::value opened = json::parse(host->person.body());
    const json::object code{{"code", opened.at("code")}};
    if (guest->person.call("POST", "/api/join", json::serialize(code)) != 200) return false;
    host->table = guest->table = opened.at("table").as_int64();
    return connect(std::move(host), port) && connect(std::move(guest), port);
  }

  bool connect(std::unique_ptr<Player> player, std::uint16_t port) {
    if (!player->tcp.connect(port) || !player->tcp.send(player->person.upgrade(player->table)))
      return false;
    std::string head;
    bool gone = false;
    while (head.find("\r\n\r\n") == head.npos && !gone) head += player->tcp.receive(5'000, gone);
    if (!head.starts_with("HTTP/1.1 101")) return false;
    player->frames.add(std::string_view(head).substr(head.find("\r\n\r\n") + 4));
    player->tcp.send(write_frame(1, R"({"type":"hello","since":0})"));
    fcntl(player->tcp.handle(), F_SETFL, O_NONBLOCK);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = players_.size();
    epoll_ctl(epoll_, EPOLL_CTL_ADD, player->tcp.handle(), &event);
    players_.push_back(std::move(player));
    return true;
  }

  void serve_until(Time end, bool counts) {
    counts_ = counts;
    std::vector<epoll_event> events(512);
    while (now() < end) {
      while (!due_.empty() && due_.top().first <= now()) {
        Player& player = *players_[due_.top().second];
        due_.pop();
        send_move(player);
      }
      double wait = seconds_between(now(), end);
      if (!due_.empty()) wait = std::min(wait, seconds_between(now(), due_.top().first));
      const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()),
                                   std::max(0, static_cast<int>(wait * 1000)));
      for (int i = 0; i < count; ++i) read(events[static_cast<std::size_t>(i)].data.u64);
    }
  }

  void read(std::size_t index) {
    Player& player = *players_[index];
    char bytes[65536];
    const ssize_t count = ::read(player.tcp.handle(), bytes, sizeof bytes);
    if (count <= 0) {
      if (count == 0 || errno != EAGAIN) lose(player);
      return;
    }
    bytes_ += static_cast<std::uint64_t>(count);
    player.frames.add({bytes, static_cast<std::size_t>(count)});
    while (const auto frame = player.frames.next()) {
      if (frame->opcode == 9) player.tcp.send(write_frame(10, frame->payload));
      if (frame->opcode == 8) lose(player);
      if (frame->opcode == 1) hear(player, index, frame->payload);
    }
  }

  void lose(Player& player) {
    if (!player.closed) ++lost_;
    player.closed = true;
    epoll_ctl(epoll_, EPOLL_CTL_DEL, player.tcp.handle(), nullptr);
  }

  // Looks for what it needs without reading all of the JSON: the client must not be what is
  // measured.
  void hear(Player& player, std::size_t index, const std::string& text) {
    if (counts_) ++messages_;
    if (text.starts_with(R"({"type":"accepted")")) {
      if (counts_ && player.waiting)
        latencies_.push_back(seconds_between(player.sent, now()) * 1000);
      player.waiting = false;
      return;
    }
    if (text.starts_with(R"({"type":"refused")")) {
      ++refused_;
      player.waiting = false;
      return;
    }
    if (!text.starts_with(R"({"type":"news")") && !text.starts_with(R"({"type":"welcome")")) return;
    const std::size_t n = text.find("\"n\":", text.find("\"state\":"));
    player.seen = static_cast<std::uint32_t>(std::atoll(text.c_str() + n + 4));
    const std::size_t points = text.find("\"viewpoints\":");
    player.seat = std::atoi(text.c_str() + text.find("\"seat\":", points) + 7);
    const std::size_t open = text.find("\"choices\":[", points) + 11;
    const std::size_t close = text.find(']', open);
    player.move.clear();
    if (close == open) {
      if (text.find("\"phase\":\"over\"") != text.npos) ++over_;
      return;
    }
    const json::value choices = json::parse("[" + text.substr(open, close - open) + "]");
    const json::array& all = choices.as_array();
    player.move = all[random_.below(static_cast<std::uint32_t>(all.size()))].as_string();
    // People take between nothing and twice the average.
    const double wait = plan_.thought * 2 * static_cast<double>(random_.below(10'000)) / 10'000;
    due_.emplace(now() + std::chrono::microseconds(static_cast<long>(wait * 1e6)), index);
  }

  void send_move(Player& player) {
    if (player.move.empty() || player.waiting || player.closed) return;
    player.waiting = true;
    player.sent = now();
    const json::object command{{"type", "play"},
                               {"id", std::to_string(++player.commands)},
                               {"seen", player.seen},
                               {"seat", player.seat},
                               {"move", player.move}};
    if (!player.tcp.send(write_frame(1, json::serialize(command)))) lose(player);
  }

  void report(const ServerProcess& server, double opened, double lasted, long before, double cpu,
              double own, double taken) {
    std::sort(latencies_.begin(), latencies_.end());
    const auto at = [&](double share) {
      if (latencies_.empty()) return 0.0;
      return latencies_[static_cast<std::size_t>(share *
                                                 static_cast<double>(latencies_.size() - 1))];
    };
    const double memory = static_cast<double>(memory_of(server.process()) - before);
    std::printf(
        "{\"tables\":%d,\"sockets\":%zu,\"seconds\":%.1f,\"moves\":%zu,\"moves_per_second\":%.0f,"
        "\"p50_ms\":%.2f,\"p90_ms\":%.2f,\"p99_ms\":%.2f,\"p999_ms\":%.2f,\"worst_ms\":%.2f,"
        "\"refused\":%llu,\"lost_sockets\":%llu,\"games_over\":%llu,\"messages_per_second\":%.0f,"
        "\"server_cpu\":%.2f,\"client_cpu\":%.2f,\"stolen_cpu\":%.3f,\"kib_per_table\":%.1f,"
        "\"opened_per_second\":%.0f}"
        "\n",
        plan_.tables, players_.size(), lasted, latencies_.size(),
        static_cast<double>(latencies_.size()) / lasted, at(0.5), at(0.9), at(0.99), at(0.999),
        at(1), static_cast<unsigned long long>(refused_), static_cast<unsigned long long>(lost_),
        static_cast<unsigned long long>(over_), static_cast<double>(messages_) / lasted,
        cpu / lasted, own / lasted, taken / lasted, memory / plan_.tables,
        static_cast<double>(plan_.tables) / opened);
    std::fflush(stdout);
  }

  Plan plan_;
  Philox random_;
  int epoll_ = -1;
  bool counts_ = false;
  std::vector<std::unique_ptr<Player>> players_;
  using Due = std::pair<Time, std::size_t>;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  std::vector<double> latencies_;
  std::uint64_t messages_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t lost_ = 0;
  std::uint64_t over_ = 0;
};

}  // namespace
}  // namespace benchboss

int main(int count, char** words) {
  if (count < 5) {
    std::fprintf(stderr, "load PROGRAM FOLDER TABLES SECONDS [THOUGHT [READERS]]\n");
    return 2;
  }
  std::signal(SIGPIPE, SIG_IGN);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  benchboss::Plan plan;
  plan.program = words[1];
  plan.folder = words[2];
  plan.tables = std::atoi(words[3]);
  plan.seconds = std::atof(words[4]);
  if (count > 5) plan.thought = std::atof(words[5]);
  if (count > 6) plan.readers = std::atoi(words[6]);
  return benchboss::Load(plan).run();
}
