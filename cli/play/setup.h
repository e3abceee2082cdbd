#pragma once
#include "catalog/catalog.h"
#include "cli/play/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// What there is to choose before a game: the same questions on a form and line by line.
class Setup {
 public:
  // Starts from what was already asked for.
  Setup(const Words& words, Record header);

  struct Answer {
    std::string text;
    std::string help;  // may be empty
  };
  struct Question {
    std::string text;
    std::vector<Answer> answers;  // at least one
    std::size_t chosen = 0;
  };
  // In the order in which they are asked; they may change with the answers before.
  std::vector<Question> questions(const Words& words) const;
  void answer(std::size_t question, std::size_t answer);

  // What the first person is called.
  const std::string& name() const { return name_; }
  void rename(std::string name) { name_ = std::move(name); }

  Record header(const Words& words) const;

 private:
  const OptionSpec* option(std::string_view name) const;
  std::vector<const OptionSpec*> asked_options() const;
  std::size_t opponents() const { return game().coaches.size() + 1; }
  const GameInfo& game() const { return games()[game_]; }

  Record asked_for_;
  std::size_t game_ = 0;
  std::vector<std::size_t> options_;  // an answer for each of asked_options
  std::size_t opponent_ = 0;          // a coach, or after the last one: friends
  std::string name_;
};

// Gives every seat a player, and everyone a name: a person on seat 1 and the usual coach on the
// others, where the header says nothing. A header that cannot be played stays as it is.
void fill_seats(Record& header, const Words& words);

}  // namespace benchboss::playing
