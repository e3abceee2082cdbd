#include "server/live/forgetting.h"

#include "match/record.h"
#include "match/sealed_dice.h"
#include "server/live/fields.h"
#include "server/live/seating.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace benchboss {

namespace json = boost::json;

namespace {

bool is_his(const json::object& place, PersonId person) {
  return text_in(place, "kind") == "person" && number_in(place, "person") == person;
}

// Follows who sits where, row by row, and takes his name away.
class Forgetting {
 public:
  explicit Forgetting(PersonId person) : person_(person) {}

  // False if the row cannot be read. `text` is what it is to say.
  bool reword(const JournalRow& row, std::string& text) {
    text = row.text;
    if (row.kind == "started") return reword_record(text);
    if (row.kind != "opened" && row.kind != "sat" && row.kind != "left" && row.kind != "chat")
      return true;
    json::error_code error;
    json::value entry = json::parse(row.text, error);
    if (error || !entry.is_object()) return false;
    json::object& object = entry.get_object();
    const bool changed = row.kind == "opened" ? open(object)
                         : row.kind == "chat" ? take_words(row, object)
                                              : sit(row, object);
    if (changed) text = json::serialize(object);
    return true;
  }

 private:
  bool open(json::object& entry) {
    bool changed = false;
    json::value* seats = entry.if_contains("seats");
    if (seats == nullptr || !seats->is_array()) return false;
    std::int64_t seat = 0;
    for (json::value& place : seats->get_array()) {
      ++seat;
      if (place.is_object()) changed |= take_name(seat, place.get_object());
    }
    return changed;
  }

  bool sit(const JournalRow& row, json::object& entry) {
    const std::int64_t seat = number_in(entry, "seat");
    his_.erase(seat);
    return row.kind == "sat" && take_name(seat, entry);
  }

  bool take_name(std::int64_t seat, json::object& place) {
    if (!is_his(place, person_)) return false;
    his_.insert(seat);
    place["name"] = "";
    return true;
  }

  bool take_words(const JournalRow& row, json::object& entry) const {
    if (row.person != person_) return false;
    entry["text"] = "";
    return true;
  }

  bool reword_record(std::string& text) const {
    if (his_.empty()) return true;
    Record record;
    if (read_record(text, record).found()) return false;
    for (const std::int64_t seat : his_)
      if (seat >= 1 && seat <= static_cast<std::int64_t>(record.seats.size()))
        record.seats[static_cast<std::size_t>(seat - 1)].name = kFormerPlayer;
    if (!record.opening.empty()) {
      const auto dice = SealedDice::reopen(record.opening, write_terms(record));
      if (dice == nullptr) return false;
      record.commitment = dice->commitment();
    }
    text = write_record(record);
    return true;
  }

  PersonId person_;
  std::set<std::int64_t> his_;  // seats, from 1
};

// The seats that were his when the game began, or are now.
std::set<std::string> seats_of(const std::vector<JournalRow>& rows, PersonId person) {
  std::set<std::string> his;
  const auto look = [&](std::int64_t seat, const json::object& place) {
    if (is_his(place, person)) {
      his.insert(std::to_string(seat));
    } else {
      his.erase(std::to_string(seat));
    }
  };
  for (const JournalRow& row : rows) {
    if (row.kind != "opened" && row.kind != "sat" && row.kind != "left") continue;
    json::error_code error;
    const json::value entry = json::parse(row.text, error);
    if (error || !entry.is_object()) continue;
    const json::object& object = entry.get_object();
    if (row.kind != "opened") {
      look(number_in(object, "seat"), object);
      continue;
    }
    const json::value* seats = object.if_contains("seats");
    if (seats == nullptr || !seats->is_array()) continue;
    std::int64_t seat = 0;
    for (const json::value& place : seats->get_array()) {
      ++seat;
      if (place.is_object()) look(seat, place.get_object());
    }
  }
  return his;
}

}  // namespace

Read<std::vector<Rewording>> forget_in(const std::vector<JournalRow>& rows, PersonId person) {
  std::vector<Rewording> changes;
  Forgetting forgetting(person);
  for (const JournalRow& row : rows) {
    std::string text;
    if (!forgetting.reword(row, text)) return Unread{damaged(row)};
    if (text != row.text) changes.push_back({row.table, row.seq, std::move(text)});
  }
  return changes;
}

// A move that he made himself, what he said, and what he did beside the game. The rows that began
// the game and those of cards and dice were written in his name, too, but they are not his.
json::array own_rows(const std::vector<JournalRow>& rows, PersonId person) {
  static constexpr std::array<std::string_view, 12> kBeside = {
      "opened",        "sat",      "left", "closed", "undo_asked", "undo_agreed",
      "undo_declined", "resigned", "back", "chat",   "mute",       "rematch_asked"};
  const std::set<std::string> seats = seats_of(rows, person);
  json::array own;
  for (const JournalRow& row : rows) {
    if (row.person != person) continue;
    const bool beside = std::find(kBeside.begin(), kBeside.end(), row.kind) != kBeside.end();
    const bool moved = row.kind == "line" && seats.contains(row.text.substr(0, row.text.find(' ')));
    if (beside || moved)
      own.push_back(
          json::object{{"n", row.seq}, {"at", row.at}, {"kind", row.kind}, {"text", row.text}});
  }
  return own;
}

}  // namespace benchboss
