#pragma once
#include "catalog/texts.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace benchboss::playing {

// Everything said at this table, in the language chosen now and with the names of those who play.
class Words {
 public:
  Words(Texts texts, Lang lang) : texts_(std::move(texts)), lang_(lang) {}

  Lang lang() const { return lang_; }
  void switch_language();
  // Who sits where; asked again when the language changes.
  void introduce(std::span<const SeatEntry> seats, const Table& table);

  std::string say(std::string_view id, std::initializer_list<Param> params = {}) const {
    return texts_.say(lang_, id, params);
  }
  std::string say_in(Lang lang, std::string_view id) const { return texts_.say(lang, id); }
  std::string say(const SaidEvent& event) const { return texts_.say(lang_, event, names_); }
  // With the rule that forbids it, in brackets.
  std::string say(const Verdict& verdict) const;
  std::string say(const RecordFault& fault) const { return texts_.say(lang_, fault); }
  // What the operating system did not let us do.
  std::string trouble(int error) const;
  bool knows(std::string_view id) const { return texts_.has(id); }

  const std::string& seat(Seat seat) const { return names_.seats[seat]; }
  const std::string& team(std::size_t team) const { return names_.teams[team]; }
  std::size_t seats() const { return names_.seats.size(); }
  std::size_t teams() const { return names_.teams.size(); }

 private:
  Texts texts_;
  Lang lang_;
  Names names_;
  std::vector<SeatEntry> entries_;
  const Table* table_ = nullptr;
};

// The texts of the catalog and of this program.
Texts all_texts();

}  // namespace benchboss::playing
