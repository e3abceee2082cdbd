#pragma once
#include "server/house/house.h"
#include "server/house/house_clock.h"
#include "store/tests/folder_for_test.h"
#include "tests/house/held_store.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace benchboss {

// What others post to the house's thread: the test's.
class Mailbox {
 public:
  void post(std::function<void()> job);
  bool run();  // false if there was nothing

 private:
  std::mutex mutex_;
  std::deque<std::function<void()>> jobs_;
};

// A house on a real store, with a clock that the test turns and without a network.
class HouseForTest {
 public:
  HouseForTest();
  explicit HouseForTest(HouseSettings settings);
  ~HouseForTest();

  House& house() { return *house_; }
  Store& store() { return *store_; }
  std::string folder() const { return folder_.path(); }
  Milliseconds now() const { return clock_->now(); }
  const std::vector<std::string>& log() const { return log_; }

  // Until nothing moves any more.
  void run();
  void run_one() { mailbox_->run(); }
  // So much later.
  void pass(Milliseconds time);
  void pass_without_waiting(Milliseconds time);
  // Until the house does what it put off, if that is within so long.
  bool pass_until_due(Milliseconds most);
  // The same with the network's eyes on the clock, twenty times a second.
  void serve_for(Milliseconds time);
  // The same with eyes that open once a second.
  void serve_for_hours(int hours);
  // The machine sleeps so long, and the server with it.
  void sleep(Milliseconds time);
  // Somebody sets the machine's clock.
  void set_wall_clock(Milliseconds step) { wall_ += step; }
  // From now on nothing reaches the disk, until it is let go. Meanwhile all else goes on.
  void hold() { store_->hold(); }
  void let_go() { store_->let_go(); }
  void run_while_held();
  // From now on nothing can be read, or the journal of that table cannot (0: all can).
  void break_reading(bool broken) { store_->break_reading(broken); }
  void break_journal(TableId table) { store_->break_journal(table); }
  int journals_read() const { return store_->journals_read(); }
  // As after a crash: nobody is told anything, and the journal is read anew, so much later.
  void restart(Milliseconds down = 0);
  // In order, with nothing left in the log beside the file.
  void stop_and_start();

  HttpAnswer ask(HttpRequest request);
  Admission admission(const HttpRequest& request);

 private:
  void start();
  void move_on(Milliseconds time);
  void serve_for(Milliseconds time, Milliseconds tick);
  void do_what_is_due(Milliseconds until);

  FolderForTest folder_;
  HouseSettings settings_;
  Milliseconds wall_ = 1'700'000'000'000;
  Milliseconds steady_ = 5'000;
  std::vector<std::string> log_;
  std::shared_ptr<Mailbox> mailbox_;
  std::multimap<Milliseconds, std::function<void()>> put_off_;  // until when
  std::unique_ptr<HeldStore> store_;
  std::unique_ptr<HouseClock> clock_;
  std::unique_ptr<House> house_;
};

// Without limits on how fast people are.
HouseSettings generous();

struct Answered {
  int status = 0;
  std::string body;
  boost::json::value json;  // null if it is none

  const boost::json::object& object() const { return json.as_object(); }
  std::string reason() const;
};

// Somebody with a browser.
class Visitor {
 public:
  explicit Visitor(HouseForTest& house) : house_(&house) {}
  // As a guest of that name.
  Visitor(HouseForTest& house, std::string_view name);

  // Every answer is checked against the protocol.
  Answered call(std::string_view method, std::string_view path,
                const boost::json::value& body = nullptr);
  // Everything about the request, with the session put in.
  Answered send(HttpRequest request);
  HttpRequest request(std::string_view method, std::string_view path,
                      const boost::json::value& body = nullptr) const;

  // Opens a table: {"me", "open", "coach greedy", "here Bob"}.
  TableId open(std::string_view game, const std::vector<std::string>& seats,
               boost::json::object more = {});
  Answered join(const std::string& code);
  std::string code() const { return code_; }
  std::string watch_code() const { return watch_code_; }

  std::string cookie;
  std::string csrf;
  std::string bearer;
  std::vector<std::string> bytes;  // everything that was sent to him over HTTP

 private:
  HouseForTest* house_;
  std::string code_;
  std::string watch_code_;
};

// A connection to a table. Everything that comes is checked against the protocol and kept.
class Seated {
 public:
  Seated(HouseForTest& house, const Visitor& visitor, TableId table, std::uint32_t since = 0);
  ~Seated();
  Seated(const Seated&) = delete;
  Seated& operator=(const Seated&) = delete;

  void say(boost::json::object message);
  void say_text(std::string_view text);
  void say_without_waiting(const boost::json::object& message);
  // A command with an id of its own and what was seen last; true if it was accepted.
  bool command(std::string_view type, boost::json::object more = {});
  bool play(std::string_view move, int seat = 0);  // 0: the first of the own seats that is asked

  bool admitted() const { return admitted_; }
  int refused_with() const { return status_; }
  std::uint16_t closed() const;
  const std::vector<std::string>& texts() const;
  const std::vector<boost::json::object>& messages() const;
  // The last welcome or news.
  const boost::json::object& last() const;
  boost::json::object state() const { return last().at("state").as_object(); }
  std::uint32_t n() const;
  // The reason of the last refusal.
  std::string refusal() const;
  // The choices of a seat, or of the first one that has some.
  std::vector<std::string> choices(int seat = 0) const;
  int seat_to_move() const;  // 0: none of his
  bool over() const;
  std::string last_id() const { return "c" + std::to_string(commands_); }
  void hang_up();

 private:
  class Recorder;
  HouseForTest& house_;
  std::shared_ptr<Recorder> wire_;
  SocketId socket_ = 0;
  bool admitted_ = false;
  int status_ = 0;
  int commands_ = 0;
  std::string prefix_;
};

// The seats of a table with these options where people sit on the first ones and coaches elsewhere.
std::vector<std::string> seats_for(std::string_view game, int people);
// Plays random choices for everyone until the game is over, or so many moves.
void play_on(HouseForTest& house, const std::vector<Seated*>& seated, std::uint64_t seed,
             int most = 1'000'000);

// Ann opens a table and Ben takes the other seat.
struct TwoAtATable {
  void sit(const std::string& game, boost::json::object more = {}) {
    id = ann.open(game, {"me", "open"}, std::move(more));
    ben.join(ann.code());
    a = std::make_unique<Seated>(house, ann, id);
    b = std::make_unique<Seated>(house, ben, id);
  }
  Seated& to_move() { return a->seat_to_move() != 0 ? *a : *b; }

  HouseForTest house;
  Visitor ann{house, "Ann"};
  Visitor ben{house, "Ben"};
  TableId id = 0;
  std::unique_ptr<Seated> a;
  std::unique_ptr<Seated> b;
};

}  // namespace benchboss
