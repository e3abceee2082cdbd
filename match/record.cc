#include "match/record.h"

#include "match/printable.h"

#include <algorithm>

namespace benchboss {

namespace {

constexpr std::string_view kBlank = " \t";
constexpr std::string_view kFirstLine = "benchboss record 1";
constexpr std::size_t kMaxFile = 4u << 20;
constexpr std::size_t kMaxLine = 300;
constexpr std::size_t kMaxName = 40;
constexpr std::size_t kMaxWord = 40;
constexpr std::int64_t kMaxVersion = 9999;
constexpr std::size_t kHexDigits = 64;

using Words = std::vector<std::pair<std::string, std::string>>;

Verdict wrong(std::string reason, Words words = {}) {
  return {std::move(reason), {}, std::move(words)};
}

std::string_view trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// The first word of the text, which is left with the rest.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of(kBlank), text.size());
  const std::string_view word = text.substr(0, end);
  text = trim(text.substr(end));
  return word;
}

// Options and coaches are called like that.
bool is_plain_word(std::string_view text) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && text.size() <= kMaxWord && std::all_of(text.begin(), text.end(), plain);
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  if (text.empty() || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    if (__builtin_mul_overflow(value, std::uint64_t{10}, &value) ||
        __builtin_add_overflow(value, static_cast<std::uint64_t>(c - '0'), &value))
      return std::nullopt;
  }
  return value;
}

// 32 bytes in hex, in small letters; empty if it is not that.
std::string read_hex(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (text.size() != kHexDigits) return {};
  std::string hex;
  for (const char c : text) {
    hex += c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    if (kDigits.find(hex.back()) == kDigits.npos) return {};
  }
  return hex;
}

// Quotes are needed where a name could be taken for something else.
bool needs_quotes(std::string_view name) {
  return trim(name) != name || name.find_first_of("\";()\\") != name.npos;
}

std::string write_seat(const SeatEntry& entry) {
  std::string text;
  if (needs_quotes(entry.name)) {
    text += '"';
    for (const char c : entry.name) {
      if (c == '"' || c == '\\') text += '\\';
      text += c;
    }
    text += '"';
  } else {
    text += entry.name;
  }
  if (entry.coach.empty()) return text;
  return text + (text.empty() ? "" : " ") + "(coach " + entry.coach + ")";
}

// The quoted name that the text begins with; the text is left with what follows it.
Verdict take_quoted(std::string_view& text, std::string& name) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '"') {
      text = trim(text.substr(i + 1));
      return {};
    }
    if (text[i] == '\\') {
      ++i;
      if (i == text.size()) break;
      if (text[i] != '"' && text[i] != '\\') return wrong("record.bad_escape");
    }
    name += text[i];
  }
  return wrong("record.open_quote");
}

Verdict read_coach(std::string_view text, std::string& coach) {
  constexpr std::string_view kOpen = "(coach ";
  if (text.empty()) return {};
  if (text.starts_with(kOpen) && text.ends_with(')')) {
    const std::string_view word = trim(text.substr(kOpen.size(), text.size() - kOpen.size() - 1));
    if (is_plain_word(word)) {
      coach = word;
      return {};
    }
  }
  return wrong("record.bad_coach");
}

Verdict read_seat(std::string_view text, SeatEntry& entry) {
  if (text.starts_with('"')) {
    if (Verdict why = take_quoted(text, entry.name); !why.accepted()) return why;
  } else {
    const std::size_t end = std::min(text.find('('), text.size());
    entry.name = trim(text.substr(0, end));
    text.remove_prefix(end);
    if (needs_quotes(entry.name)) return wrong("record.needs_quotes");
  }
  if (Verdict why = check_name(entry.name); !why.accepted()) return why;
  return read_coach(text, entry.coach);
}

// A line without its comment. A semicolon in quotes is part of a name.
std::string_view without_comment(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quoted && line[i] == '\\') {
      ++i;
    } else if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == ';' && !quoted) {
      return line.substr(0, i);
    }
  }
  return line;
}

Verdict check_bytes(std::string_view line) {
  if (line.size() > kMaxLine) return wrong("record.line_too_long", {{"most", "300"}});
  while (!line.empty()) {
    const std::int32_t character = take_character(line);
    if (character < 0) return wrong("record.not_utf8");
    if (character != '\t' && is_control(character)) return wrong("record.control_character");
  }
  return {};
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

class Reader {
 public:
  explicit Reader(Record& record) : record_(record) {}

  RecordFault read(std::string_view text) {
    if (text.size() > kMaxFile) return {0, {}, wrong("record.file_too_long", {{"most", "4"}})};
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.ends_with('\r')) line.remove_suffix(1);
      ++number_;
      if (Verdict why = read_line(line); !why.accepted())
        return {number_, printable(trim(line), kShownText), std::move(why)};
    }
    return {0, {}, check_whole()};
  }

 private:
  static constexpr std::size_t kShownText = 80;

  Verdict read_line(std::string_view raw) {
    if (Verdict why = check_bytes(raw); !why.accepted()) return why;
    const std::string_view line = trim(without_comment(raw));
    if (line.empty()) return {};
    if (!opened_) return read_first(line);
    if (line[0] == '*' || (line[0] >= '0' && line[0] <= '9') || line == "undo" ||
        line.starts_with("undo "))
      return read_step(line);
    return read_header(line);
  }

  Verdict read_first(std::string_view line) {
    opened_ = true;
    if (line == kFirstLine) return {};
    constexpr std::string_view kAnyVersion = "benchboss record ";
    const bool ours = line.starts_with(kAnyVersion);
    return wrong(ours ? "record.unknown_format" : "record.not_a_record",
                 {{"expected", std::string(kFirstLine)}});
  }

  Verdict read_header(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == line.npos) return wrong("record.unknown_line");
    std::string_view key = trim(line.substr(0, colon));
    const std::string_view value = trim(line.substr(colon + 1));
    if (in_lines()) return wrong("record.header_after_moves");
    if (key == "game") return read_game(value);
    if (key == "rules") return read_rules(value);
    if (key == "option") return read_option(value);
    if (key == "seed") return read_seed_of_dice(value);
    if (key == "commitment")
      return read_digest(value, record_.commitment, record_.places.commitment);
    if (key == "opening") return read_digest(value, record_.opening, record_.places.opening);
    const std::string_view kind = take_word(key);
    if (kind == "data") return read_data_line(key, value);
    if (kind == "seat") return read_seat_line(key, value);
    return wrong(
        "record.unknown_key",
        {{"allowed", "game, rules, option, data NAME, seat 1, seed, commitment, opening"}});
  }

  // Notes where a key stands; false if it stood somewhere before.
  bool first_time(std::uint32_t& place) const { return std::exchange(place, number_) == 0; }

  Verdict read_game(std::string_view value) {
    if (!first_time(record_.places.game)) return wrong("record.twice");
    if (!is_plain_word(value)) return wrong("record.bad_game");
    record_.game = value;
    return {};
  }

  Verdict read_rules(std::string_view value) {
    if (!first_time(record_.places.rules)) return wrong("record.twice");
    const std::int64_t version = read_number(value, kMaxVersion);
    if (version < 1) return wrong("record.bad_rules");
    record_.rules_version = static_cast<int>(version);
    return {};
  }

  Verdict read_option(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view name = trim(text.substr(0, equals));
    const std::string_view value = equals < text.size() ? trim(text.substr(equals + 1)) : "";
    if (!is_plain_word(name) || !is_plain_word(value)) return wrong("record.bad_option");
    for (const auto& option : record_.options)
      if (option.first == name) return wrong("record.twice");
    record_.options.emplace_back(name, value);
    record_.places.options.push_back(number_);
    return {};
  }

  // The lines of one slot follow each other and make one text.
  Verdict read_data_line(std::string_view slot, std::string_view value) {
    if (!is_plain_word(slot) || value.empty()) return wrong("record.bad_data");
    if (record_.data.empty() || record_.data.back().first != slot) {
      for (const auto& data : record_.data)
        if (data.first == slot) return wrong("record.twice");
      record_.data.emplace_back(slot, "");
      record_.places.data.push_back(number_);
    }
    record_.data.back().second.append(value).append("\n");
    return {};
  }

  Verdict read_seat_line(std::string_view number, std::string_view value) {
    const auto expected = static_cast<std::int64_t>(record_.seats.size()) + 1;
    const std::int64_t seat = read_number(number, kMaxSeats);
    if (seat < 1) return wrong("record.bad_seat", {{"most", std::to_string(kMaxSeats)}});
    if (seat < expected) return wrong("record.twice");
    if (seat > expected)
      return wrong("record.seat_gap", {{"expected", "seat " + std::to_string(expected) + ":"}});
    record_.places.seats.push_back(number_);
    return read_seat(value, record_.seats.emplace_back());
  }

  Verdict read_seed_of_dice(std::string_view value) {
    if (!first_time(record_.places.seed)) return wrong("record.twice");
    record_.seed = read_seed(value);
    return record_.seed ? Verdict{} : wrong("record.bad_seed");
  }

  Verdict read_digest(std::string_view value, std::string& hex, std::uint32_t& place) const {
    if (!first_time(place)) return wrong("record.twice");
    hex = read_hex(value);
    return hex.empty() ? wrong("record.bad_hex") : Verdict{};
  }

  Verdict read_step(std::string_view line) {
    Line step;
    const std::string_view who = take_word(line);
    if (who == "undo") {
      if (!line.empty()) return wrong("record.unknown_line");
      step.kind = Line::Kind::undo;
    } else if (who == "*") {
      step.kind = Line::Kind::chance;
    } else {
      const std::int64_t seat = read_number(who, kMaxSeats);
      if (seat < 1) return wrong("record.unknown_line");
      step.seat = static_cast<Seat>(seat - 1);
    }
    if (step.kind != Line::Kind::undo && line.empty()) return wrong("record.no_move");
    step.text = line;
    record_.lines.push_back(std::move(step));
    record_.line_numbers.push_back(number_);
    return {};
  }

  bool in_lines() const { return !record_.lines.empty(); }

  Verdict check_whole() const {
    if (!opened_) return wrong("record.not_a_record", {{"expected", std::string(kFirstLine)}});
    if (record_.places.game == 0) return wrong("record.no_game");
    if (record_.places.rules == 0) return wrong("record.no_rules");
    if (record_.seed && !record_.commitment.empty()) return wrong("record.seed_and_seal");
    if (record_.commitment.empty() && !record_.opening.empty())
      return wrong("record.opening_alone");
    if (!record_.commitment.empty() && !all_seats_named()) return wrong("record.seal_needs_seats");
    return {};
  }

  // The terms that dice are sealed with say who played.
  bool all_seats_named() const {
    return !record_.seats.empty() &&
           std::none_of(record_.seats.begin(), record_.seats.end(),
                        [](const SeatEntry& seat) { return seat.name.empty(); });
  }

  Record& record_;
  std::uint32_t number_ = 0;
  bool opened_ = false;
};

}  // namespace

RecordFault read_record(std::string_view text, Record& record) {
  record = {};
  return Reader(record).read(text);
}

std::string write_terms(const Record& record) {
  std::string text = "game: " + record.game + "\nrules: " + std::to_string(record.rules_version);
  text += '\n';
  for (const auto& [name, value] : record.options) {
    text += "option: ";
    text += name;
    text += '=';
    text += value;
    text += '\n';
  }
  for (const auto& [slot, lines] : record.data)
    for (const std::string_view line : lines_of(lines))
      text.append("data ").append(slot).append(": ").append(line).append("\n");
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    text += "seat " + std::to_string(i + 1) + ":";
    if (record.seats[i] != SeatEntry{}) text += " " + write_seat(record.seats[i]);
    text += '\n';
  }
  return text;
}

std::string write_line(const Line& line) {
  switch (line.kind) {
    case Line::Kind::chance:
      return "* " + line.text;
    case Line::Kind::undo:
      return "undo";
    default:
      return std::to_string(line.seat + 1) + " " + line.text;
  }
}

std::string write_record(const Record& record) {
  std::string text(kFirstLine);
  text += '\n';
  text += write_terms(record);
  if (record.seed) text += "seed: " + std::to_string(*record.seed) + "\n";
  if (!record.commitment.empty()) text += "commitment: " + record.commitment + "\n";
  if (!record.opening.empty()) text += "opening: " + record.opening + "\n";
  if (!record.lines.empty()) text += '\n';
  for (const Line& line : record.lines) {
    text += write_line(line);
    text += '\n';
  }
  return text;
}

std::uint32_t place_of_line(const Record& record, std::size_t index) {
  if (index < record.line_numbers.size()) return record.line_numbers[index];
  std::size_t data = 0;
  for (const auto& each : record.data) data += lines_of(each.second).size();
  const std::size_t header = 3 + record.options.size() + data + record.seats.size() +
                             (record.seed ? 1 : 0) + (record.commitment.empty() ? 0 : 1) +
                             (record.opening.empty() ? 0 : 1);
  return static_cast<std::uint32_t>(header + 1 + index + 1);
}

Verdict check_name(std::string_view name) {
  std::size_t characters = 0;
  while (!name.empty()) {
    const std::int32_t character = take_character(name);
    if (character < 0) return wrong("record.not_utf8");
    if (is_control(character)) return wrong("record.control_character");
    ++characters;
  }
  if (characters > kMaxName) return wrong("record.name_too_long", {{"most", "40"}});
  return {};
}

void name_seats(Record& record, Seat seats) {
  if (record.seats.size() < seats) record.seats.resize(seats);
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    if (record.seats[i].name.empty()) record.seats[i].name = "Seat " + std::to_string(i + 1);
}

}  // namespace benchboss
