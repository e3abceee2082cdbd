#include "tests/house/house_for_test.h"

#include "catalog/catalog.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace benchboss {

namespace json = boost::json;

void Mailbox::post(std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  jobs_.push_back(std::move(job));
}

bool Mailbox::run() {
  std::deque<std::function<void()>> jobs;
  {
    const std::lock_guard lock(mutex_);
    jobs.swap(jobs_);
  }
  for (const auto& job : jobs) job();
  return !jobs.empty();
}

HouseSettings generous() {
  HouseSettings settings;
  settings.requests = settings.commands = {1e9, 1e9};
  settings.wrong_codes = settings.taken_names = {1e9, 1e9};
  settings.wrong_passwords = {{1e9, 1e9}, {1e9, 1e9}, {1e9, 1e9}, {1e9, 1e9}};
  settings.tables_of_guest = settings.public_tables_of_address = 1000;
  settings.real_hidden_cards = true;
  settings.any_name = true;
  settings.admin_token = std::string(64, 'a');
  return settings;
}

HouseForTest::HouseForTest() : HouseForTest(generous()) {}

HouseForTest::HouseForTest(HouseSettings settings) : settings_(std::move(settings)) {
  settings_.password_cost = {1, 8192};
  start();
}

HouseForTest::~HouseForTest() {
  house_.reset();
  store_.reset();
}

void HouseForTest::start() {
  put_off_.clear();
  mailbox_ = std::make_shared<Mailbox>();
  OpenedStore opened = open_store(folder_.path());
  EXPECT_EQ(opened.fault.reason, "");
  store_ = std::make_unique<HeldStore>(std::move(opened.store));
  Read<HouseStart> kept = read_start(*store_);
  ASSERT_FALSE(kept.failed()) << kept.fault().reason;
  clock_ = std::make_unique<HouseClock>(
      HouseClock::Sources{[this] { return wall_; }, [this] { return steady_; }},
      kept.value().last_beat);
  house_ = std::make_unique<House>(
      Surroundings{
          *store_,
          [mailbox = mailbox_](std::function<void()> job) { mailbox->post(std::move(job)); },
          [this] { return clock_->now(); },
          Log([this](const std::string& line) { log_.push_back(line); }),
          [this](Milliseconds wait, std::function<void()> job) {
            put_off_.emplace(now() + wait, std::move(job));
          },
          [this] { return clock_->surely(); }},
      settings_, std::move(kept).value());
}

void HouseForTest::restart(Milliseconds down) {
  house_.reset();
  store_.reset();
  move_on(down);
  start();
  house_->tick();
  run();
}

void HouseForTest::stop_and_start() {
  house_->stop();
  run();
  restart();
}

void HouseForTest::run() {
  while (true) {
    if (mailbox_->run()) continue;
    if (house_->is_quiet() && !mailbox_->run()) return;
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  }
}

void HouseForTest::run_while_held() {
  while (mailbox_->run() || !house_->has_thought())
    std::this_thread::sleep_for(std::chrono::microseconds(20));
}

void HouseForTest::pass(Milliseconds time) {
  pass_without_waiting(time);
  run();
}

void HouseForTest::pass_without_waiting(Milliseconds time) {
  const Milliseconds until = now() + time;
  do_what_is_due(until);
  move_on(until - now());
  house_->tick();
}

void HouseForTest::do_what_is_due(Milliseconds until) {
  while (!put_off_.empty() && put_off_.begin()->first <= until) {
    const auto due = put_off_.extract(put_off_.begin());
    move_on(std::max<Milliseconds>(due.key() - now(), 0));
    due.mapped()();
  }
}

bool HouseForTest::pass_until_due(Milliseconds most) {
  if (put_off_.empty() || put_off_.begin()->first > now() + most) return false;
  do_what_is_due(put_off_.begin()->first);
  run();
  return true;
}

void HouseForTest::move_on(Milliseconds time) {
  wall_ += time;
  steady_ += time;
}

void HouseForTest::serve_for(Milliseconds time) { serve_for(time, 50); }

void HouseForTest::serve_for_hours(int hours) { serve_for(Milliseconds{hours} * 3'600'000, 1'000); }

void HouseForTest::serve_for(Milliseconds time, Milliseconds tick) {
  for (Milliseconds passed = 0; passed < time; passed += tick) {
    move_on(tick);
    if (const auto since = clock_->missed_since()) house_->stood_still(*since);
    house_->tick();
    run();
  }
}

void HouseForTest::sleep(Milliseconds time) {
  const Milliseconds since = now();
  move_on(time);
  house_->stood_still(since);
  run();
}

HttpAnswer HouseForTest::ask(HttpRequest request) {
  HttpAnswer answer;
  answer.status = 0;
  house_->request(std::move(request), [&](HttpAnswer given) { answer = std::move(given); });
  run();
  return answer;
}

Admission HouseForTest::admission(const HttpRequest& request) {
  Admission admission;
  bool answered = false;
  house_->admit(request, [&](Admission given) {
    admission = std::move(given);
    answered = true;
  });
  // Not until all is written: the disk may be held.
  while (!answered)
    if (!mailbox_->run()) std::this_thread::sleep_for(std::chrono::microseconds(20));
  return admission;
}

std::string Answered::reason() const {
  if (!json.is_object() || !object().contains("refusal")) return {};
  return std::string(object().at("refusal").at("reason").as_string());
}

Visitor::Visitor(HouseForTest& house, std::string_view name) : house_(&house) {
  const Answered answer = call("POST", "/api/guests", json::object{{"name", name}});
  EXPECT_EQ(answer.status, 200) << answer.body;
  csrf = answer.object().at("csrf").as_string();
}

HttpRequest Visitor::request(std::string_view method, std::string_view path,
                             const json::value& body) const {
  HttpRequest request;
  request.method = method;
  request.path = path;
  if (const std::size_t mark = path.find('?'); mark != path.npos) {
    request.path = path.substr(0, mark);
    std::string_view rest = path.substr(mark + 1);
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('&'), rest.size());
      const std::string_view pair = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      request.query[std::string(pair.substr(0, pair.find('=')))] = pair.substr(pair.find('=') + 1);
    }
  }
  if (!body.is_null()) {
    request.body = json::serialize(body);
    request.content_type = "application/json";
  }
  request.cookie = cookie;
  request.csrf = csrf;
  request.host = "table.test";
  request.origin = "http://table.test";
  request.address = "192.0.2.1";
  if (!bearer.empty()) request.authorization = "Bearer " + bearer;
  return request;
}

Answered Visitor::send(HttpRequest request) {
  const HttpAnswer answer = house_->ask(request);
  for (const auto& [name, value] : answer.headers)
    if (name == "Set-Cookie") cookie = value.substr(0, value.find(';'));
  Answered answered{answer.status, answer.body, nullptr};
  bytes.push_back(answer.body);
  if (answer.type != "application/json") return answered;
  json::error_code error;
  answered.json = json::parse(answer.body, error);
  EXPECT_FALSE(error) << answer.body;
  if (answer.status >= 400) {
    EXPECT_EQ(protocol().check("Failure", answered.json).reason, "") << answer.body;
  }
  return answered;
}

Answered Visitor::call(std::string_view method, std::string_view path, const json::value& body) {
  return send(request(method, path, body));
}

TableId Visitor::open(std::string_view game, const std::vector<std::string>& seats,
                      json::object more) {
  json::array wishes;
  for (const std::string& seat : seats) {
    const std::size_t space = std::min(seat.find(' '), seat.size());
    json::object wish{{"kind", seat.substr(0, space)}};
    if (space < seat.size())
      wish[wish["kind"] == "coach" ? "coach" : "name"] = seat.substr(space + 1);
    wishes.push_back(std::move(wish));
  }
  more["game"] = game;
  more["seats"] = std::move(wishes);
  const Answered answer = call("POST", "/api/tables", more);
  EXPECT_EQ(answer.status, 200) << answer.body;
  if (answer.status != 200) return 0;
  EXPECT_EQ(protocol().check("Opened", answer.json).reason, "");
  code_ = answer.object().at("code").as_string();
  watch_code_ = answer.object().at("watch_code").as_string();
  return answer.object().at("table").as_int64();
}

Answered Visitor::join(const std::string& code) {
  return call("POST", "/api/join", json::object{{"code", code}});
}

class Seated::Recorder final : public Wire {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    const json::value value = json::parse(*text);
    const Verdict verdict = protocol().check_message(value);
    EXPECT_EQ(verdict.reason, "") << *text
                                  << (verdict.words.empty() ? "" : verdict.words[0].second);
    texts.push_back(*text);
    messages.push_back(value.as_object());
  }
  void close(std::uint16_t why) override { code = why; }

  std::vector<std::string> texts;
  std::vector<json::object> messages;
  std::uint16_t code = 0;
};

Seated::Seated(HouseForTest& house, const Visitor& visitor, TableId table, std::uint32_t since)
    : house_(house), wire_(std::make_shared<Recorder>()) {
  const HttpRequest request =
      visitor.request("GET", "/api/tables/" + std::to_string(table) + "/live");
  const Admission admission = house.admission(request);
  admitted_ = admission.admitted;
  status_ = admission.refusal.status;
  if (!admitted_) return;
  socket_ = house.house().connect(admission, wire_);
  say({{"type", "hello"}, {"since", since}});
  prefix_ = std::to_string(n()) + "-";
}

Seated::~Seated() { hang_up(); }

void Seated::hang_up() {
  if (socket_ != 0) house_.house().disconnect(std::exchange(socket_, 0));
}

void Seated::say_text(std::string_view text) {
  house_.house().receive(socket_, text);
  house_.run();
}

void Seated::say_without_waiting(const json::object& message) {
  house_.house().receive(socket_, json::serialize(message));
}

void Seated::say(json::object message) { say_text(json::serialize(message)); }

bool Seated::command(std::string_view type, json::object more) {
  const std::string id = prefix_ + std::to_string(++commands_);
  more["type"] = type;
  more["id"] = id;
  const Shape* shape = protocol().command(type);
  for (const Field& field : shape->fields)
    if (field.name == "seen" && !more.contains("seen")) more["seen"] = n();
  say(std::move(more));
  for (auto message = messages().rbegin(); message != messages().rend(); ++message)
    if (message->at("type") == "accepted" && message->at("id").as_string() == id) return true;
  return false;
}

bool Seated::play(std::string_view move, int seat) {
  return command("play", {{"seat", seat == 0 ? seat_to_move() : seat}, {"move", move}});
}

std::uint16_t Seated::closed() const { return wire_->code; }
const std::vector<std::string>& Seated::texts() const { return wire_->texts; }

const std::vector<json::object>& Seated::messages() const { return wire_->messages; }

const json::object& Seated::last() const {
  static const json::object nothing;
  for (auto message = messages().rbegin(); message != messages().rend(); ++message)
    if (message->at("type") == "news" || message->at("type") == "welcome") return *message;
  ADD_FAILURE() << "was told nothing";
  return nothing;
}

std::uint32_t Seated::n() const { return static_cast<std::uint32_t>(state().at("n").as_int64()); }

std::string Seated::refusal() const {
  for (auto message = messages().rbegin(); message != messages().rend(); ++message)
    if (message->at("type") == "refused")
      return std::string(message->at("refusal").at("reason").as_string());
  return {};
}

std::vector<std::string> Seated::choices(int seat) const {
  std::vector<std::string> all;
  const json::object& message = last();
  for (const json::value& viewpoint : message.at("viewpoints").as_array()) {
    if (seat != 0 && viewpoint.at("seat") != seat) continue;
    for (const json::value& choice : viewpoint.at("choices").as_array())
      all.emplace_back(choice.as_string());
    if (!all.empty()) break;
  }
  return all;
}

int Seated::seat_to_move() const {
  const json::object& message = last();
  for (const json::value& viewpoint : message.at("viewpoints").as_array())
    if (!viewpoint.at("choices").as_array().empty())
      return static_cast<int>(viewpoint.at("seat").as_int64());
  return 0;
}

bool Seated::over() const { return state().at("phase") == "over"; }

std::vector<std::string> seats_for(std::string_view game, int people) {
  Record header;
  header.game = game;
  header.rules_version = find_game(game)->rules_version;
  std::vector<std::string> seats;
  const Seat count = open_table(header).table->seats();
  for (Seat seat = 0; seat < count; ++seat)
    seats.push_back(seat == 0       ? "me"
                    : seat < people ? "open"
                                    : "coach " + std::string(find_game(game)->coaches[0]));
  return seats;
}

void play_on(HouseForTest& house, const std::vector<Seated*>& seated, std::uint64_t seed,
             int most) {
  Philox random(seed);
  for (int moves = 0; moves < most && !seated[0]->over();) {
    bool moved = false;
    for (Seated* each : seated) {
      const int seat = each->seat_to_move();
      if (seat == 0) continue;
      const std::vector<std::string> choices = each->choices(seat);
      const std::string& move = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
      ASSERT_TRUE(each->play(move, seat)) << move << ": " << each->refusal();
      moved = true;
      if (++moves == most) return;
    }
    house.run();
    ASSERT_TRUE(moved || seated[0]->over()) << "nobody can move";
  }
}

}  // namespace benchboss
