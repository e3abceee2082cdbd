#pragma once
#include "catalog/texts.h"
#include "cli/numbers.h"
#include "cli/tone.h"

#include <boost/json/value.hpp>

#include <span>
#include <string>
#include <string_view>

namespace benchboss {

struct Command;
struct UsageFault;

// The two streams of the program, its language and its looks.
class Console {
 public:
  explicit Console(Lang lang);

  Lang lang() const { return lang_; }
  const Texts& texts() const { return texts_; }
  const Numbers& numbers() const { return numbers_; }
  std::string say(std::string_view id, std::initializer_list<Param> params = {}) const {
    return texts_.say(lang_, id, params);
  }
  // A text of a game: text_of("rr", "name") where the game's own ids begin with "rr.".
  std::string say_of(std::string_view prefix, std::string_view id) const;

  int width() const { return width_; }
  bool colours() const { return colours_; }
  std::string tone(std::string_view text, Tone tone) const { return toned(text, tone, colours_); }

  // Standard output. Whatever goes wrong there is found out by finish().
  void print(std::string_view text);
  void line(std::string_view text = "");
  void json(const boost::json::value& value);

  // Standard error, with the program's name before it.
  void complain(std::string_view text);
  // The same, and what to do about it. Returns kWrongUsage.
  int usage(const UsageFault& fault, const Command* command);

  // Writes out what is left. False if it could not be written, and somebody still cares.
  bool finish();

 private:
  Lang lang_;
  Texts texts_;
  Numbers numbers_;
  bool colours_ = false;
  bool error_colours_ = false;
  int width_ = 80;
  int output_error_ = 0;  // the first errno of standard output
};

// The prefix of a game's message ids: "rr" for the rules RR-1, RR-2, ...
std::string message_prefix(std::string_view rule_prefix);

}  // namespace benchboss
