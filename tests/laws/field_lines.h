#pragma once
#include "core/fields.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// What a game describes, as text: "power_play.cards = 3", one line a value, a list on one line.
class FieldLines : public Fields {
 public:
  void number(std::string_view name, std::int64_t value) override {
    put(name, std::to_string(value));
  }
  void flag(std::string_view name, bool value) override { put(name, value ? "yes" : "no"); }
  void word(std::string_view name, std::string_view notation) override {
    put(name, std::string(notation));
  }
  void none(std::string_view name) override { put(name, "-"); }
  void open_group(std::string_view name) override { open(name, false); }
  void open_list(std::string_view name) override { open(name, true); }
  void close() override {
    const Level level = std::move(levels_.back());
    levels_.pop_back();
    if (level.list && level.values) text_ += level.path + " =" + level.line + "\n";
  }

  std::string take() { return std::exchange(text_, {}); }

 private:
  struct Level {
    std::string path;
    bool list = false;
    bool values = false;  // a list of plain values, or an empty one
    std::size_t items = 0;
    std::string line;
  };

  std::string path_of(std::string_view name) {
    if (levels_.empty()) return std::string(name);
    Level& level = levels_.back();
    if (level.list) return level.path + "." + std::to_string(++level.items);
    return level.path + "." + std::string(name);
  }
  void open(std::string_view name, bool list) {
    std::string path = path_of(name);
    if (!levels_.empty()) levels_.back().values = false;
    levels_.push_back({std::move(path), list, list, 0, {}});
  }
  void put(std::string_view name, const std::string& value) {
    if (!levels_.empty() && levels_.back().list) {
      levels_.back().line += " " + value;
    } else {
      text_ += path_of(name) + " = " + value + "\n";
    }
  }

  std::vector<Level> levels_;
  std::string text_;
};

}  // namespace benchboss
