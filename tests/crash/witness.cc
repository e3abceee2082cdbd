#include "tests/crash/witness.h"

#include "catalog/catalog.h"
#include "core/hash.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <chrono>
#include <thread>

namespace benchboss {

namespace json = boost::json;

Witness::Witness(std::string name, std::string game, std::uint64_t seed)
    : name_(std::move(name)), game_(std::move(game)), random_(seed) {}

void Witness::play(std::uint16_t port, const std::atomic<bool>& enough) {
  port_ = port;
  person_.set_port(port);
  bool connected = false;
  while (!enough) {
    if (!connected) {
      connected = table_ != 0 && !over_ ? come_back() : sit_down();
      if (!connected) std::this_thread::sleep_for(std::chrono::milliseconds(2));
      continue;
    }
    if (pending_.empty() && !next_move_.empty()) move();
    if (const auto text = socket_.receive(100)) {
      hear(*text);
    } else if (socket_.is_gone()) {
      connected = false;
    }
    if (over_) connected = false;
  }
}

// At a new table, on all seats.
bool Witness::sit_down() {
  if (person_.cookie.empty() && !person_.begin(name_)) return false;
  Record header;
  header.game = game_;
  header.rules_version = find_game(game_)->rules_version;
  json::array seats;
  for (Seat seat = 0; seat < open_table(header).table->seats(); ++seat)
    seats.push_back(json::object{{"kind", seat == 0 ? "me" : "here"}, {"name", "Hand"}});
  const json::object body{{"game", game_}, {"seats", std::move(seats)}};
  const int status = person_.call("POST", "/api/tables", json::serialize(body));
  if (status == 401) {
    complaints_.push_back("lost: the session of " + name_);
    person_.cookie.clear();
  }
  if (status != 200) return false;
  table_ = json::parse(person_.body()).at("table").as_int64();
  seen_ = last_told_ = 0;
  events_.clear();
  pending_.clear();
  next_move_.clear();
  over_ = false;
  return come_back();
}

bool Witness::come_back() {
  // From the start, so that all that was told before is told again and can be compared.
  if (!socket_.open(person_, port_, table_, 0)) return false;
  next_move_.clear();
  if (!pending_.empty()) socket_.send(pending_text_);
  return true;
}

void Witness::move() {
  pending_ = name_ + "-" + std::to_string(++commands_);
  pending_text_ = json::serialize(json::object{{"type", "play"},
                                               {"id", pending_},
                                               {"seen", seen_},
                                               {"seat", next_seat_},
                                               {"move", next_move_}});
  next_move_.clear();
  socket_.send(pending_text_);
}

void Witness::hear(const std::string& text) {
  const json::value message = json::parse(text);
  const std::string type(message.at("type").as_string());
  if (type == "accepted") {
    const auto n = static_cast<std::uint32_t>(message.at("n").as_int64());
    if (message.at("id").as_string() == pending_) {
      acknowledged_.push_back({table_, pending_, n});
      pending_.clear();
    }
    last_told_ = std::max(last_told_, n);
    return;
  }
  // It never arrived before the server died, and now the position is another one: ask again.
  if (type == "refused") pending_.clear();
  if (type != "welcome" && type != "news") return;
  const json::value& state = message.at("state");
  seen_ = static_cast<std::uint32_t>(state.at("n").as_int64());
  if (seen_ < last_told_)
    complaints_.push_back("told " + std::to_string(last_told_) + ", now at " +
                          std::to_string(seen_));
  last_told_ = seen_;
  over_ = state.at("phase") == "over";
  next_move_.clear();
  for (const json::value& viewpoint : message.at("viewpoints").as_array()) {
    const std::string seat = json::serialize(viewpoint.at("seat"));
    for (const json::value& event : viewpoint.at("events").as_array()) {
      // The same event is told to every seat in its own way.
      const std::int64_t key = event.at("n").as_int64() * 16 + viewpoint.at("seat").as_int64();
      const std::string said = json::serialize(event);
      const auto [known, added] = events_.try_emplace(key, said);
      if (!added && known->second != said)
        complaints_.push_back("told " + known->second + ", now " + said);
    }
    const json::array& choices = viewpoint.at("choices").as_array();
    if (choices.empty() || !next_move_.empty()) continue;
    random_ = hash_mix(random_, 1);
    next_move_ = choices.at(random_ % choices.size()).as_string();
    next_seat_ = static_cast<int>(viewpoint.at("seat").as_int64());
  }
}

}  // namespace benchboss
