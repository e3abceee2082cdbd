#include "store/tests/faulty_disk.h"

#include "server/house/house.h"
#include "store/tests/folder_for_test.h"
#include "tests/house/house_for_test.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <thread>

// The whole house on a disk that fails: whoever asks is answered rightly or told why not.
namespace benchboss {
namespace {

namespace json = boost::json;
using Fault = FaultyDisk::Fault;
using Lasts = FaultyDisk::Lasts;

constexpr Milliseconds kNow = 1'700'000'000'000;

// Somebody who asks by hand: a request may be refused at any time here.
struct Somebody {
  std::string cookie;
  std::string csrf;
};

class HouseOnDisk {
 public:
  explicit HouseOnDisk(const std::string& folder) : opened_(open_store(folder)) {
    if (opened_.store == nullptr) return;
    Read<HouseStart> start = read_start(*opened_.store);
    if (start.failed()) return;
    HouseSettings settings = generous();
    house_ = std::make_unique<House>(Surroundings{*opened_.store,
                                                  [mailbox = mailbox_](std::function<void()> job) {
                                                    mailbox->post(std::move(job));
                                                  },
                                                  [] { return kNow; }, Log({})},
                                     settings, std::move(start).value());
  }

  // Null if the disk did not let it begin; then there is a reason.
  bool begun() const { return house_ != nullptr; }
  const Verdict& fault() const { return opened_.fault; }
  House& house() { return *house_; }

  void run() {
    while (true) {
      if (mailbox_->run()) continue;
      if (house_->is_quiet() && !mailbox_->run()) return;
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
  }

  HttpAnswer ask(Somebody& who, std::string_view method, std::string_view path,
                 const json::value& body = nullptr) {
    HttpRequest request;
    request.method = method;
    request.path = path;
    if (!body.is_null()) {
      request.body = json::serialize(body);
      request.content_type = "application/json";
    }
    request.cookie = who.cookie;
    request.csrf = who.csrf;
    request.host = "table.test";
    request.address = "192.0.2.1";
    HttpAnswer answer;
    answer.status = 0;
    house_->request(request, [&](HttpAnswer given) { answer = std::move(given); });
    run();
    for (const auto& [name, value] : answer.headers)
      if (name == "Set-Cookie") who.cookie = value.substr(0, value.find(';'));
    if (answer.status == 200 && (path == "/api/guests" || path == "/api/me"))
      who.csrf = json::parse(answer.body).at("csrf").as_string();
    return answer;
  }

 private:
  OpenedStore opened_;
  std::shared_ptr<Mailbox> mailbox_ = std::make_shared<Mailbox>();
  std::unique_ptr<House> house_;
};

// Ann, who has a table with some moves, as a server that was killed left them.
class Prepared {
 public:
  Prepared() {
    HouseOnDisk house(folder_.path());
    house.ask(ann, "POST", "/api/guests", json::object{{"name", "Ann"}});
    const json::array seats{json::object{{"kind", "me"}},
                            json::object{{"kind", "coach"}, {"coach", "random"}}};
    const HttpAnswer opened = house.ask(ann, "POST", "/api/tables",
                                        json::object{{"game", "rink-ratz"}, {"seats", seats}});
    table = json::parse(opened.body).at("table").as_int64();
    told = house.ask(ann, "GET", path()).body;
    for (const char* name : {"tables.db", "tables.db-wal", "lock"})
      if (std::filesystem::exists(folder_.file(name)))
        std::filesystem::copy(folder_.file(name), killed_.file(name));
  }

  std::string path() const { return "/api/tables/" + std::to_string(table); }
  void copy(const std::string& into) const {
    std::filesystem::copy(killed_.path(), into, std::filesystem::copy_options::recursive);
  }

  Somebody ann;
  TableId table = 0;
  std::string told;

 private:
  FolderForTest folder_;
  FolderForTest killed_;
};

std::int64_t n_in(const std::string& body) {
  return json::parse(body).at("state").at("n").as_int64();
}

// What must never be, whatever the disk does.
class Visit {
 public:
  Visit(const Prepared& prepared, FaultyDisk& disk) : prepared_(prepared), disk_(disk) {
    prepared_.copy(folder_.path());
  }

  std::string wrong(const std::function<void()>& spoil) {
    spoil();
    std::string found;
    {
      HouseOnDisk house(folder_.path());
      if (house.begun()) found = look(house);
    }
    disk_.heal();
    if (!found.empty()) return found;
    HouseOnDisk after(folder_.path());
    if (!after.begun()) return "does not open afterwards: " + after.fault().reason;
    Somebody ann = prepared_.ann;
    const HttpAnswer me = after.ask(ann, "GET", "/api/me");
    if (me.status != 200 || me.body.find("\"Ann\"") == me.body.npos) return "Ann is gone";
    const HttpAnswer table = after.ask(ann, "GET", prepared_.path());
    if (table.status != 200) return "the table is gone";
    return n_in(table.body) < n_in(prepared_.told) ? "the table is shorter" : "";
  }

 private:
  std::string look(HouseOnDisk& house) {
    Somebody eve;
    const HttpAnswer guest = house.ask(eve, "POST", "/api/guests", json::object{{"name", "Eve"}});
    if (guest.status != 200 && guest.status != 503) return "a guest is answered " + told(guest);
    for (int i = 0; i < 2; ++i) {
      Somebody ann = prepared_.ann;
      const HttpAnswer me = house.ask(ann, "GET", "/api/me");
      if (me.status == 200 && me.body.find("\"Ann\"") == me.body.npos) return "Ann is " + me.body;
      if (me.status != 200 && me.status != 503) return "Ann is answered " + told(me);
      const HttpAnswer table = house.ask(ann, "GET", prepared_.path());
      if (table.status == 200 && n_in(table.body) < n_in(prepared_.told)) return "a shorter table";
      if (table.status != 200 && table.status != 503) return "the table is answered " + told(table);
      const HttpAnswer seen = house.ask(eve, "GET", prepared_.path());
      if (seen.status == 200) return "Eve sees the table of Ann";
      const HttpAnswer hers = house.ask(eve, "GET", "/api/me");
      if (hers.status == 200 && hers.body.find("\"Eve\"") == hers.body.npos)
        return "Eve is " + hers.body;
      const HttpAnswer mine = house.ask(eve, "GET", "/api/me/tables");
      if (mine.status == 200 && mine.body != R"({"tables":[]})") return "Eve has " + mine.body;
    }
    return {};
  }

  static std::string told(const HttpAnswer& answer) {
    return std::to_string(answer.status) + " " + answer.body;
  }

  const Prepared& prepared_;
  FaultyDisk& disk_;
  FolderForTest folder_;
};

TEST(FaultyDisk, gives_nobody_the_place_of_another_and_shows_no_table_shorter) {
  constexpr std::array kWays = {
      std::pair{Fault::read_error, Lasts::once},  std::pair{Fault::read_error, Lasts::for_ever},
      std::pair{Fault::short_read, Lasts::once},  std::pair{Fault::torn_zeros, Lasts::for_ever},
      std::pair{Fault::write_error, Lasts::once}, std::pair{Fault::sync_error, Lasts::once}};
  constexpr std::int64_t kEach = 30;
  const Prepared prepared;
  FaultyDisk disk;
  EXPECT_EQ(Visit(prepared, disk).wrong([&] { disk.count_only(); }), "");
  int tried = 0;
  for (const auto& [fault, lasts] : kWays) {
    // How far it comes differs a little each time, for coaches think meanwhile.
    std::int64_t places = 0;
    {
      FolderForTest folder;
      prepared.copy(folder.path());
      disk.count_only();
      HouseOnDisk house(folder.path());
      ASSERT_TRUE(house.begun());
      Somebody ann = prepared.ann;
      house.ask(ann, "GET", prepared.path());
      places = disk.count(FaultyDisk::act_of(fault));
      disk.heal();
    }
    for (std::int64_t n = 1; n <= places; n += std::max<std::int64_t>(1, places / kEach), ++tried)
      EXPECT_EQ(Visit(prepared, disk).wrong([&] { disk.fail_at(n, fault, lasts); }), "")
          << FaultyDisk::name_of(fault) << " " << FaultyDisk::name_of(lasts) << " at " << n;
  }
  EXPECT_GT(tried, 60);
}

}  // namespace
}  // namespace benchboss
