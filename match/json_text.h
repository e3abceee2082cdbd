#pragma once
#include "core/fields.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace benchboss {

// What is told about a table, as the text of a JSON object, letter for letter what JsonFields gives
// when it is serialized, but written once and without a tree in between. Names are told once.
class JsonText final : public Fields {
 public:
  JsonText();

  void number(std::string_view name, std::int64_t value) override;
  void flag(std::string_view name, bool value) override;
  void word(std::string_view name, std::string_view notation) override;
  void none(std::string_view name) override;
  void open_group(std::string_view name) override;
  void open_list(std::string_view name) override;
  void close() override;

  // Everything told so far; call it once, when all that was opened is closed.
  std::string take();

 private:
  void begin(std::string_view name);
  void open(std::string_view name, char first, char last);
  void write(std::string_view text);

  std::string text_;
  std::string ends_;  // what closes each thing that is open, the outermost first
};

}  // namespace benchboss
