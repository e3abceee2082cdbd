#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace benchboss::pairadice {

// Reads JSON piece by piece, without exceptions: the engine has none. Whoever uses it knows what
// he expects; the first thing that is not so stops the reading.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : rest_(text) {}

  bool failed() const { return failed_; }
  std::uint32_t line() const { return line_; }
  bool fail() {
    failed_ = true;
    return false;
  }

  char peek() {
    skip_blanks();
    return rest_.empty() || failed_ ? '\0' : rest_[0];
  }
  bool take(char wanted) {
    if (peek() != wanted) return fail();
    rest_.remove_prefix(1);
    return true;
  }
  // Calls f(key) for every member; f reads the value.
  template <class F>
  bool object(F&& f) {
    return list('{', '}', [&] {
      std::string key;
      if (string(key) && take(':')) f(key);
    });
  }
  template <class F>
  bool array(F&& f) {
    return list('[', ']', f);
  }
  bool string(std::string& text);
  // A number or a string, as text. False if it is anything else, which is read past.
  bool scalar(std::string& text);
  // Past a value of any kind.
  bool skip(int depth = 0);
  bool at_end() { return peek() == '\0' && !failed_ && rest_.empty(); }

 private:
  template <class F>
  bool list(char open, char close, F&& item) {
    if (!take(open)) return false;
    if (peek() == close) return take(close);
    do {
      item();
      if (failed_) return false;
      if (peek() == close) return take(close);
    } while (take(','));
    return false;
  }

  void skip_blanks() {
    while (!rest_.empty() &&
           (rest_[0] == ' ' || rest_[0] == '\t' || rest_[0] == '\r' || rest_[0] == '\n')) {
      if (rest_[0] == '\n') ++line_;
      rest_.remove_prefix(1);
    }
  }
  bool number(std::string& text);
  bool escape(std::string& text);
  std::int32_t four_digits();

  std::string_view rest_;
  std::uint32_t line_ = 1;
  bool failed_ = false;
};

}  // namespace benchboss::pairadice
