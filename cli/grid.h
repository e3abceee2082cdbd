#pragma once
#include "cli/tone.h"

#include <cstdint>
#include <string>
#include <vector>

namespace benchboss {

inline constexpr int kIndent = 2;  // of a table among other text

struct Cell {
  std::string text;
  Tone tone = Tone::plain;
};

// Rows whose cells stand under each other. Text too long for the last column is wrapped inside it.
class Grid {
 public:
  enum class Align : std::uint8_t { left, right };

  explicit Grid(std::vector<Align> columns) : columns_(std::move(columns)) {}

  void add(std::vector<Cell> row) { rows_.push_back(std::move(row)); }
  void gap() { rows_.emplace_back(); }

  // Columns are two apart; `indent` stands before the first.
  std::string text(int indent, int width, bool colours) const;
  // Where the last column begins: what is left of the width is for it.
  int start_of_last(int indent) const;

 private:
  std::vector<int> widths() const;

  std::vector<Align> columns_;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace benchboss
