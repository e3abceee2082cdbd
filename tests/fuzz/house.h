#pragma once
#include "server/house/house.h"
#include "store/tests/folder_for_test.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace benchboss {

// A house for fuzzing: Ann at a table, and whoever comes. Every message that it sends must be one
// of the protocol.
class FuzzHouse {
 public:
  FuzzHouse() { start(); }

  void request(const Call& call, std::uint8_t how, const std::string& body) {
    start_anew_if_full();
    HttpRequest request;
    request.method = call.method;
    request.path = call.path;
    replace(request.path, "{table}", std::to_string(table_));
    replace(request.path, "{game}", "rink-ratz");
    request.body = body;
    request.content_type = "application/json";
    if ((how & 1) != 0) request.cookie = cookie_;
    if ((how & 2) != 0) request.csrf = csrf_;
    if ((how & 4) != 0) request.authorization = "Bearer " + token();
    for (const std::string& name : call.query)
      request.query[name] = body.substr(0, std::min<std::size_t>(body.size(), 12));
    ask(std::move(request));
  }

  void talk(std::string_view texts) {
    start_anew_if_full();
    const SocketId socket = house_->connect(admission_, std::make_shared<Checker>());
    if (socket == 0) return;
    house_->receive(socket, R"({"type":"hello","since":0})");
    while (!texts.empty()) {
      const std::size_t end = std::min(texts.find('\x1e'), texts.size());
      house_->receive(socket, texts.substr(0, end));
      texts.remove_prefix(std::min(end + 1, texts.size()));
    }
    run();
    house_->disconnect(socket);
  }

 private:
  class Checker final : public Wire {
   public:
    void send(std::shared_ptr<const std::string> text) override {
      if (!protocol().check_message(boost::json::parse(*text)).accepted()) std::abort();
    }
    void close(std::uint16_t) override {}
  };

  static std::string token() { return std::string(64, 'a'); }

  static void replace(std::string& text, std::string_view mark, const std::string& by) {
    if (const std::size_t at = text.find(mark); at != text.npos) text.replace(at, mark.size(), by);
  }

  void start_anew_if_full() {
    if (++used_ % 2000 == 0) start();
  }

  void start() {
    house_.reset();
    store_.reset();
    folder_ = std::make_unique<FolderForTest>();
    store_ = open_store(folder_->path()).store;
    HouseSettings settings;
    settings.requests = settings.commands = settings.wrong_codes = {1e12, 1e12};
    settings.tables_of_guest = 1'000'000;
    settings.admin_token = token();
    house_ = std::make_unique<House>(Surroundings{*store_,
                                                  [this](std::function<void()> job) {
                                                    const std::lock_guard lock(mutex_);
                                                    jobs_.push_back(std::move(job));
                                                  },
                                                  [this] { return now_ += 100; }, Log({})},
                                     settings, HouseStart{});
    HttpRequest guest;
    guest.method = "POST";
    guest.path = "/api/guests";
    guest.body = R"({"name":"Ann"})";
    guest.content_type = "application/json";
    const HttpAnswer session = ask(guest);
    cookie_ = session.headers.at(0).second;
    cookie_.resize(cookie_.find(';'));
    csrf_ = boost::json::parse(session.body).at("csrf").as_string();
    HttpRequest open = guest;
    open.path = "/api/tables";
    open.cookie = cookie_;
    open.csrf = csrf_;
    open.body = R"({"game":"rink-ratz","seats":[{"kind":"me"},{"kind":"coach","coach":"random"}]})";
    table_ = boost::json::parse(ask(open).body).at("table").as_int64();
    HttpRequest live = open;
    live.method = "GET";
    live.path = "/api/tables/" + std::to_string(table_) + "/live";
    live.body.clear();
    house_->admit(live, [this](Admission given) { admission_ = std::move(given); });
    run();
    if (!admission_.admitted) std::abort();
  }

  HttpAnswer ask(HttpRequest request) {
    HttpAnswer answer;
    answer.status = 0;
    house_->request(std::move(request), [&](HttpAnswer given) { answer = std::move(given); });
    run();
    if (answer.status == 0) std::abort();  // everyone gets an answer
    return answer;
  }

  void run() {
    while (true) {
      std::deque<std::function<void()>> jobs;
      {
        const std::lock_guard lock(mutex_);
        jobs.swap(jobs_);
      }
      for (const auto& job : jobs) job();
      if (jobs.empty() && house_->is_quiet()) {
        const std::lock_guard lock(mutex_);
        if (jobs_.empty()) return;
      }
      if (jobs.empty()) std::this_thread::sleep_for(std::chrono::microseconds(10));
    }
  }

  std::unique_ptr<FolderForTest> folder_;
  std::unique_ptr<Store> store_;
  std::mutex mutex_;
  std::deque<std::function<void()>> jobs_;
  std::unique_ptr<House> house_;
  Milliseconds now_ = 1'700'000'000'000;
  std::string cookie_;
  std::string csrf_;
  TableId table_ = 0;
  Admission admission_;
  std::uint64_t used_ = 0;
};

}  // namespace benchboss
