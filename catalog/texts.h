#pragma once
#include "catalog/lang.h"
#include "match/record.h"
#include "match/table.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// What a text puts in place of {name}. {name:card|cards} chooses a word by the same number.
struct Param {
  Param(std::string_view param, std::string_view words) : name(param), text(words) {}
  Param(std::string_view param, std::integral auto number)
      : name(param), text(std::to_string(number)) {}

  std::string name;
  std::string text;
};

// How the seats and teams of a match are called, from the first one on.
struct Names {
  std::vector<std::string> seats;
  std::vector<std::string> teams;
};

// What is wrong with a file of texts; an empty reason means nothing is.
struct TextsFault {
  std::string file;
  std::uint32_t line = 0;
  std::string reason;

  bool found() const { return !reason.empty(); }
};

// All that is said to people, by message id, in every language.
class Texts {
 public:
  // Adds a table with the columns id, en, fr. After a fault the rows before it are in.
  TextsFault load(std::string_view file, std::string_view csv);

  bool has(std::string_view id) const { return texts_.find(id) != texts_.end(); }
  std::vector<std::string_view> ids() const;
  // The text as it stands in the table; empty if there is none.
  std::string_view pattern(Lang lang, std::string_view id) const;

  // An unknown id is said in brackets; a parameter that is not given stays in braces.
  std::string say(Lang lang, std::string_view id, std::span<const Param> params) const;
  std::string say(Lang lang, std::string_view id, std::initializer_list<Param> params = {}) const {
    return say(lang, id, std::span<const Param>(params.begin(), params.size()));
  }

  // Without the rule that forbids it: that is said in its own place.
  std::string say(Lang lang, const Verdict& verdict) const;
  // With the line, its text and the rule.
  std::string say(Lang lang, const RecordFault& fault) const;
  // What a viewer may not know is left out: the event is then said with the text "<id>.hidden" if
  // there is one.
  std::string say(Lang lang, const SaidEvent& event, const Names& names) const;

  // The names of the seats, and of the teams: who plays alone is his own team.
  Names names(Lang lang, std::span<const SeatEntry> seats, const Table& table) const;

 private:
  std::map<std::string, InEach<std::string>, std::less<>> texts_;
};

// The texts of the core, the match and all games.
Texts catalog_texts();

}  // namespace benchboss
