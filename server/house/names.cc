#include "server/house/names.h"

#include "core/utf8.h"
#include "match/record.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace benchboss {

namespace {

using Range = std::pair<std::int32_t, std::int32_t>;

bool is_in(std::int32_t character, const auto& ranges) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
    return character >= range.first && character <= range.second;
  });
}

constexpr std::array<Range, 7> kSpaces = {{{' ', ' '},
                                           {0xA0, 0xA0},
                                           {0x1680, 0x1680},
                                           {0x2000, 0x200A},
                                           {0x202F, 0x202F},
                                           {0x205F, 0x205F},
                                           {0x3000, 0x3000}}};

// What Unicode lets every program show as nothing, and letters that are empty.
constexpr std::array<Range, 14> kInvisible = {{{0xAD, 0xAD},
                                               {0x34F, 0x34F},
                                               {0x115F, 0x1160},
                                               {0x17B4, 0x17B5},
                                               {0x180B, 0x180F},
                                               {0x200B, 0x200D},
                                               {0x2060, 0x2065},
                                               {0x2800, 0x2800},
                                               {0x3164, 0x3164},
                                               {0xFE00, 0xFE0F},
                                               {0xFEFF, 0xFEFF},
                                               {0xFFA0, 0xFFA0},
                                               {0xFFF0, 0xFFFB},
                                               {0xE0000, 0xE0FFF}}};

// Marks of the direction of writing that is_control does not know.
constexpr std::array<Range, 3> kDirections = {{{0x61C, 0x61C}, {0x200E, 0x200F}, {0x206A, 0x206F}}};

}  // namespace

Verdict clean_name(std::string& name) {
  std::string clean;
  bool space = false;
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view before = rest;
    const std::int32_t character = take_character(rest);
    if (character < 0) return {"record.not_utf8", {}, {}};
    if (is_in(character, kInvisible)) continue;
    if (is_in(character, kSpaces)) {
      space = true;
      continue;
    }
    if (is_in(character, kDirections)) return {"record.control_character", {}, {}};
    if (space && !clean.empty()) clean += ' ';
    space = false;
    clean += before.substr(0, before.size() - rest.size());
  }
  if (clean.empty()) return {"server.name_is_empty", {}, {}};
  name = std::move(clean);
  return check_name(name);
}

bool can_be_seen(std::string_view text) {
  while (!text.empty()) {
    const std::int32_t character = take_character(text);
    if (!is_in(character, kInvisible) && !is_in(character, kSpaces)) return true;
  }
  return false;
}

}  // namespace benchboss
