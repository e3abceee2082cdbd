#include "catalog/texts.h"

#include "catalog/catalog.h"
#include "catalog/csv_table.h"
#include "embedded/catalog.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace benchboss {

namespace {

// A piece of a pattern: plain words, {name}, or {name:one|many}.
struct Piece {
  std::string_view words;
  std::string_view name;
  bool chooses = false;
  std::string_view one;
  std::string_view many;
};

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// Cuts the next piece off; nothing if the braces are not as they should be.
std::optional<Piece> take_piece(std::string_view& pattern) {
  Piece piece;
  const std::size_t brace = std::min(pattern.find_first_of("{}"), pattern.size());
  if (brace > 0) {
    piece.words = pattern.substr(0, brace);
    pattern.remove_prefix(brace);
    return piece;
  }
  const std::size_t end = pattern.find('}');
  if (end == 0 || end == pattern.npos) return std::nullopt;
  const std::string_view inside = pattern.substr(1, end - 1);
  pattern.remove_prefix(end + 1);
  const std::size_t colon = inside.find(':');
  piece.name = inside.substr(0, colon);
  if (!is_name(piece.name)) return std::nullopt;
  if (colon == inside.npos) return piece;
  const std::string_view forms = inside.substr(colon + 1);
  const std::size_t bar = forms.find('|');
  if (bar == forms.npos || forms.find_first_of("|{", bar + 1) != forms.npos) return std::nullopt;
  piece.chooses = true;
  piece.one = forms.substr(0, bar);
  piece.many = forms.substr(bar + 1);
  return piece;
}

bool is_well_formed(std::string_view pattern) {
  while (!pattern.empty())
    if (!take_piece(pattern)) return false;
  return true;
}

// English: 1 is singular. French: 0 and 1 are.
bool is_singular(Lang lang, std::string_view number) {
  return number == "1" || (lang == Lang::fr && number == "0");
}

std::string_view check_row(const std::vector<std::string>& row) {
  if (row.size() != 1 + kLangs.size()) return "a row needs exactly three fields: id, en, fr";
  if (row[0].empty()) return "the id is empty";
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i].empty()) return "a text is empty";
    if (!is_well_formed(row[i])) return "braces must be {name} or {name:one|many}";
  }
  return {};
}

}  // namespace

TextsFault Texts::load(std::string_view file, std::string_view csv) {
  CsvTable table(csv);
  std::vector<std::string> row;
  const auto fault = [&](std::string_view reason) {
    return TextsFault{std::string(file), table.line(), std::string(reason)};
  };
  if (!table.next(row) || row != std::vector<std::string>{"id", "en", "fr"})
    return fault(table.fault().empty() ? "the first row must be id,en,fr" : table.fault());
  while (table.next(row)) {
    if (const std::string_view reason = check_row(row); !reason.empty()) return fault(reason);
    const auto [text, added] = texts_.try_emplace(row[0]);
    if (!added) return fault("the id " + row[0] + " is there already");
    for (const Lang lang : kLangs) text->second[lang] = row[1 + static_cast<std::size_t>(lang)];
  }
  return fault(table.fault());
}

std::vector<std::string_view> Texts::ids() const {
  std::vector<std::string_view> all;
  all.reserve(texts_.size());
  for (const auto& [id, text] : texts_) all.push_back(id);
  return all;
}

std::string_view Texts::pattern(Lang lang, std::string_view id) const {
  const auto text = texts_.find(id);
  return text == texts_.end() ? std::string_view() : std::string_view(text->second[lang]);
}

std::string Texts::say(Lang lang, std::string_view id, std::span<const Param> params) const {
  std::string_view rest = pattern(lang, id);
  if (rest.empty()) return "[" + std::string(id) + "]";
  std::string said;
  while (!rest.empty()) {
    const Piece piece = *take_piece(rest);
    said += piece.words;
    if (piece.name.empty()) continue;
    const auto param = std::find_if(params.begin(), params.end(),
                                    [&](const Param& each) { return each.name == piece.name; });
    if (param == params.end()) {
      said += "{" + std::string(piece.name) + "}";
    } else if (!piece.chooses) {
      said += param->text;
    } else {
      said += is_singular(lang, param->text) ? piece.one : piece.many;
    }
  }
  return said;
}

std::string Texts::say(Lang lang, const Verdict& verdict) const {
  std::vector<Param> params;
  params.reserve(verdict.words.size());
  for (const auto& [name, text] : verdict.words) params.emplace_back(name, text);
  return say(lang, verdict.reason, params);
}

std::string Texts::say(Lang lang, const RecordFault& fault) const {
  std::string why = say(lang, fault.why);
  if (!fault.why.rule.empty()) why += " (" + fault.why.rule + ")";
  if (fault.line == 0) return why;
  return say(lang, "record.fault",
             {{"line", fault.line}, {"text", fault.text}, {"why", std::move(why)}});
}

std::string Texts::say(Lang lang, const SaidEvent& event, const Names& names) const {
  const auto name = [&](const std::vector<std::string>& all, std::int64_t number) {
    const auto i = static_cast<std::size_t>(number - 1);
    return i < all.size() ? all[i] : std::to_string(number);
  };
  std::string id(event.id);
  std::vector<Param> params;
  for (const SaidArg& arg : event.args) {
    if (arg.hidden) {
      if (const std::string hidden = std::string(event.id) + ".hidden"; has(hidden)) id = hidden;
      params.emplace_back(arg.name, say(lang, "match.hidden"));
    } else if (arg.type == ArgType::seat) {
      params.emplace_back(arg.name, name(names.seats, arg.value));
    } else if (arg.type == ArgType::team) {
      params.emplace_back(arg.name, name(names.teams, arg.value));
    } else if (arg.type == ArgType::term) {
      params.emplace_back(arg.name, say(lang, arg.term));
    } else if (arg.type == ArgType::name) {
      params.emplace_back(arg.name, arg.term);
    } else {
      params.emplace_back(arg.name, arg.value);
    }
  }
  return say(lang, id, params);
}

Names Texts::names(Lang lang, std::span<const SeatEntry> seats, const Table& table) const {
  Names names;
  for (Seat seat = 0; seat < table.seats(); ++seat) {
    const bool named = seat < seats.size() && !seats[seat].name.empty();
    names.seats.push_back(named ? seats[seat].name
                                : say(lang, "match.seat", {{"number", seat + 1}}));
    const std::size_t team = table.team(seat);
    if (names.teams.size() <= team) names.teams.resize(team + 1);
    std::string& together = names.teams[team];
    together = together.empty() ? names.seats.back()
                                : say(lang, "match.partners",
                                      {{"first", together}, {"second", names.seats.back()}});
  }
  return names;
}

Texts catalog_texts() {
  Texts texts;
  [[maybe_unused]] TextsFault fault =
      texts.load("catalog/data/texts.csv", embedded::catalog_texts_csv());
  assert(!fault.found());
  for (const GameInfo& game : games()) {
    fault = texts.load(game.name, game.texts);
    assert(!fault.found());
  }
  return texts;
}

}  // namespace benchboss
