#include "games/pairadice/roster.h"

#include "core/text.h"
#include "core/utf8.h"
#include "embedded/pairadice.h"
#include "games/pairadice/charts.h"
#include "games/pairadice/json.h"
#include "games/pairadice/spreadsheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace benchboss::pairadice {
namespace {

constexpr std::array<std::string_view, 10> kFields = {
    "no", "name", "pos", "offense", "defense", "penalty", "shooting", "injury", "save", "rebound"};
enum Field : std::uint8_t {
  no,
  name,
  pos,
  offense,
  defense,
  penalty,
  shooting,
  injury,
  save,
  rebound
};

constexpr std::array<std::string_view, 3> kTeamFields = {"team", "city", "players"};

// A player as he is written down, before anything is checked.
struct Written {
  std::uint32_t line = 0;
  std::array<std::string, kFields.size()> fields;
  std::array<std::uint32_t, kFields.size()> lines{};  // of each field, 0 if it is not there
  std::array<bool, kFields.size()> refused{};         // a mistake in it has been told

  void set(std::size_t field, std::string_view text, std::uint32_t at) {
    fields[field] = text;
    lines[field] = at;
  }
};

// "5", "5^", "[5]", "[5]^^"
struct Rating {
  int value = 0;
  bool bracketed = false;
  std::uint8_t shifts = 0;
};
std::optional<Rating> read_rating(std::string_view text, int high) {
  Rating rating;
  while (text.ends_with('^') && rating.shifts < 2) {
    text.remove_suffix(1);
    ++rating.shifts;
  }
  if (text.starts_with('[') && text.ends_with(']') && text.size() > 2) {
    rating.bracketed = true;
    text = text.substr(1, text.size() - 2);
  }
  rating.value = static_cast<int>(read_number(text, high));
  if (rating.value < 0) return std::nullopt;
  return rating;
}

class Checker {
 public:
  Checker(Team& team, std::vector<RosterFault>& faults) : team_(team), faults_(faults) {}

  void add(const Written& written) {
    written_ = &written;
    card_ = {};
    if (const auto reason = fault_of_name(written.fields[name]); !reason.empty())
      refuse(name, reason);
    const std::int64_t number = read_number(written.fields[no], kMaxNumber);
    if (number < 1) {
      refuse(no, "pd.data.number_1_to_98");
    } else if (std::exchange(worn_[static_cast<std::size_t>(number)], true)) {
      refuse(no, "pd.data.number_twice");
    }
    card_.number = static_cast<std::uint8_t>(std::max<std::int64_t>(number, 0));
    card_.injury = small(injury, 6, "pd.data.injury_0_to_6");
    const std::uint8_t spot = spot_of_word(written.fields[pos]);
    if (spot == kNobody) refuse(pos, "pd.data.unknown_position");
    card_.spot = spot;
    if (spot == kGoalie || (spot == kNobody && looks_like_goalie())) {
      goalie();
    } else {
      skater();
    }
    if (team_.size == kMaxRoster) return refuse(no, "pd.data.too_many_players");
    if (spot == kNobody) return;
    // With a mistake too, so that the others are judged as they would be without it.
    team_.add(card_, Name(written.fields[name]));
  }

  // The header at that line names these fields only. Whoever has no position could be a skater or a
  // goalie, so all that either needs is told; else what is missing is told with the first man who
  // needs it, for a team may have no goalie of its own, or none but goalies (PD-54).
  void expect(const std::array<bool, kFields.size()>& fields, std::uint32_t line) {
    header_ = line;
    for (std::size_t field = 0; field < fields.size(); ++field) missing_[field] = !fields[field];
    for (std::size_t field = 0; missing_[pos] && field < fields.size(); ++field)
      if (missing_[field]) refuse_column(field);
  }

 private:
  void refuse(std::size_t field, std::string_view reason) {
    if (written_->refused[field]) return;
    if (missing_[field]) return refuse_column(field);
    const std::uint32_t line = written_->lines[field];
    faults_.push_back({line == 0 ? written_->line : line, written_->fields[name],
                       std::string(kFields[field]), reason});
  }

  // Once, not for every man.
  void refuse_column(std::size_t field) {
    if (!std::exchange(missing_told_[field], true))
      faults_.push_back({header_, {}, std::string(kFields[field]), "pd.data.column_missing"});
  }

  bool looks_like_goalie() const {
    return written_->fields[offense].empty() && written_->fields[defense].empty();
  }

  std::uint8_t small(std::size_t field, int high, std::string_view reason) {
    const std::int64_t value = read_number(written_->fields[field], high);
    if (value < 0) refuse(field, reason);
    return static_cast<std::uint8_t>(std::max<std::int64_t>(value, 0));
  }

  void bracket(Rookie which, std::size_t field) {
    if (card_.rookie != Rookie::no) refuse(field, "pd.data.one_bracket");
    card_.rookie = which;
  }

  void skater() {
    for (const std::size_t field : {save, rebound})
      if (!written_->fields[field].empty()) refuse(field, "pd.data.goalies_only");
    const auto attack = read_rating(written_->fields[offense], 9);
    const auto defence = read_rating(written_->fields[defense], 9);
    if (!attack) refuse(offense, "pd.data.rating_0_to_9");
    if (!defence) refuse(defense, "pd.data.rating_0_to_9");
    const Rating plays = attack.value_or(Rating{});
    const Rating defends = defence.value_or(Rating{});
    card_.offense = static_cast<std::uint8_t>(plays.value);
    card_.defense = static_cast<std::uint8_t>(defends.value);
    if (plays.bracketed) bracket(Rookie::offense, offense);
    if (defends.bracketed) bracket(Rookie::defense, defense);
    card_.shifts = static_cast<std::uint8_t>(plays.shifts + defends.shifts);
    card_.shifts_by_defense = plays.shifts == 0 && defends.shifts > 0;
    if (plays.shifts > 0 && defends.shifts > 0) refuse(defense, "pd.data.carets_once");
    read_penalty_rating();
    read_shooting();
  }

  // PD-4
  void read_penalty_rating() {
    std::string_view text = written_->fields[penalty];
    card_.rough = text.ends_with('*');
    if (card_.rough) text.remove_suffix(1);
    const std::int64_t value = read_number(text, 15);
    if (value < 0 || (value > 6 && (value < 11 || card_.rough)))
      return refuse(penalty, "pd.data.bad_penalty");
    card_.penalty = static_cast<std::uint8_t>(value);
  }

  // PD-2: "2,5*", or with spaces where commas part the columns.
  void read_shooting() {
    if (written_->lines[shooting] == 0) return refuse(shooting, "pd.data.shooting_missing");
    for (std::string_view rest = written_->fields[shooting]; !rest.empty();) {
      const std::size_t end = std::min(rest.find_first_of(", "), rest.size());
      std::string_view word = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      if (word.empty()) continue;
      const bool starred = word.ends_with('*');
      if (starred) word.remove_suffix(1);
      add_shooting(read_number(word, 11), starred);
    }
    if (card_.star != 0 && (card_.numbers & (5u << (card_.star - 1))) != 0)
      refuse(shooting, "pd.data.star_needs_room");
    card_.ways = static_cast<std::uint8_t>(scoring_ways(card_, 0));
  }

  void add_shooting(std::int64_t total, bool starred) {
    if (total < 2) return refuse(shooting, "pd.data.shooting_2_to_11");
    const auto bit = static_cast<std::uint16_t>(1u << total);
    if ((card_.numbers & bit) != 0) return refuse(shooting, "pd.data.shooting_twice");
    card_.numbers |= bit;
    if (!starred) return;
    if (card_.star != 0) return refuse(shooting, "pd.data.one_star");
    if (total > 6) return refuse(shooting, "pd.data.star_2_to_6");
    card_.star = static_cast<std::uint8_t>(total);
  }

  void goalie() {
    for (const std::size_t field : {offense, defense, penalty, shooting})
      if (!written_->fields[field].empty()) refuse(field, "pd.data.skaters_only");
    std::string_view text = written_->fields[save];
    if (text.starts_with('[') && text.ends_with(']') && text.size() > 2) {
      bracket(Rookie::save, save);
      text = text.substr(1, text.size() - 2);
    }
    constexpr std::array<std::string_view, 3> kSaves = {"-1", "0", "+1"};
    const auto found = std::find(kSaves.begin(), kSaves.end(), text == "1" ? "+1" : text);
    if (found == kSaves.end()) {
      refuse(save, "pd.data.save_minus_1_to_1");
    } else {
      card_.save = static_cast<std::int8_t>(found - kSaves.begin() - 1);
    }
    const auto loose = read_rating(written_->fields[rebound], 4);
    if (!loose || loose->value < 2 || loose->shifts > 0)
      return refuse(rebound, "pd.data.rebound_2_to_4");
    card_.rebound = static_cast<std::uint8_t>(loose->value);
    if (loose->bracketed) bracket(Rookie::rebound, rebound);
  }

  Team& team_;
  std::vector<RosterFault>& faults_;
  const Written* written_ = nullptr;
  Card card_;
  std::array<bool, kMaxNumber + 1> worn_{};
  std::uint32_t header_ = 0;
  std::array<bool, kFields.size()> missing_{};
  std::array<bool, kFields.size()> missing_told_{};
};

unsigned group_of(Spot spot) { return is_forward(spot) ? 0 : spot == kGoalie ? 2 : 1; }

// Twelve forwards, six defenders, two goalies (PD-7).
constexpr std::array<int, 3> kWanted = {12, 6, 2};

// What both kinds of files are read into.
class Reader {
 public:
  Reader(Team& team, std::vector<RosterFault>& faults)
      : team_(team), faults_(faults), checker_(team, faults) {
    team = {};
    team.clear_men();
  }

  void json(std::string_view text) {
    JsonReader reader(text);
    std::vector<std::string> seen;
    reader.object([&](const std::string& key) {
      const std::uint32_t line = reader.line();
      if (is_there_twice(seen, key, line)) {
        reader.skip();
      } else if (key == "players") {
        players(reader);
      } else if (key == "city") {
        named(team_.city, reader, "city");
      } else if (key == "name") {
        names(reader);
      } else {
        if (reader.skip()) refuse(line, key, "pd.data.unknown_field");
      }
    });
    if (!reader.failed() && reader.at_end()) return;
    refuse(reader.line(), "team", "pd.data.not_json");
    readable_ = false;
  }

  void csv(std::string_view text) {
    SpreadsheetReader reader(text);
    SpreadsheetReader::Row row;
    readable_ = reader.next(row);
    if (!readable_) return refuse(1, "team", "pd.data.csv_begins_with_team");
    if (row.size() < 2 || row[0] != "team") {
      refuse(reader.line(), "team", "pd.data.csv_begins_with_team");
      readable_ = field_of(row[0]) < kFields.size();  // else it is no header either
      if (!readable_) return;
    } else {
      named(team_.city, row[1], reader.line(), "city");
      for (std::size_t i = 0; i < 2; ++i)
        if (row.size() > i + 2 && !row[i + 2].empty())
          named(team_.name[i], row[i + 2], reader.line(), "name");
      if (!reader.next(row)) {
        readable_ = false;
        return refuse(reader.line(), "no", "pd.data.no_header");
      }
    }
    const Columns columns = header(row, reader.line());
    while (reader.next(row)) player(row, columns, reader.line());
  }

  void finish() {
    if (team_.city.view().empty() && !told("city") && !told("team"))
      refuse(1, "city", "pd.data.bad_name");
    for (Name& each : team_.name)
      if (each.view().empty()) each = team_.city;
    if (readable_ && !met_somebody_ && !told("players")) refuse(1, "players", "pd.data.no_players");
    call_up(team_);
    if (!can_dress(team_)) refuse(1, "players", "pd.data.cannot_dress");
  }

 private:
  using Columns = std::vector<std::size_t>;

  static std::size_t field_of(std::string_view word) {
    return static_cast<std::size_t>(std::find(kFields.begin(), kFields.end(), word) -
                                    kFields.begin());
  }

  // Which field each column holds; one past the last for a column that is of no use.
  Columns header(const SpreadsheetReader::Row& row, std::uint32_t line) {
    Columns columns;
    std::array<bool, kFields.size()> there{};
    for (const std::string& word : row) {
      std::size_t field = field_of(word);
      if (field == kFields.size()) {
        refuse(line, word, "pd.data.unknown_field");
      } else if (std::exchange(there[field], true)) {
        refuse(line, word, "pd.data.field_twice");
        field = kFields.size();
      }
      columns.push_back(field);
    }
    checker_.expect(there, line);
    return columns;
  }

  void player(const SpreadsheetReader::Row& row, const Columns& columns, std::uint32_t line) {
    met_somebody_ = true;
    Written written;
    written.line = line;
    for (std::size_t i = 0; i < std::min(columns.size(), row.size()); ++i)
      if (columns[i] < kFields.size()) written.set(columns[i], row[i], line);
    if (row.size() == columns.size()) return checker_.add(written);
    faults_.push_back({line, written.fields[name], "no", "pd.data.wrong_width"});
  }

  bool told(std::string_view field) const {
    return std::any_of(faults_.begin(), faults_.end(),
                       [&](const RosterFault& fault) { return fault.field == field; });
  }

  void refuse(std::uint32_t line, std::string_view field, std::string_view reason) {
    faults_.push_back({line, "", std::string(field), reason});
  }

  bool is_there_twice(std::vector<std::string>& seen, const std::string& key, std::uint32_t line) {
    const bool twice = std::find(seen.begin(), seen.end(), key) != seen.end();
    if (twice) refuse(line, key, "pd.data.field_twice");
    seen.push_back(key);
    return twice;
  }

  void named(Name& to, std::string_view text, std::uint32_t line, std::string_view field) {
    const std::string_view reason = fault_of_name(text);
    if (!reason.empty()) return refuse(line, field, reason);
    to = Name(text);
  }
  void named(Name& to, JsonReader& reader, std::string_view field) {
    const std::uint32_t line = reader.line();
    std::string value;
    if (reader.scalar(value)) {
      named(to, value, line, field);
    } else if (!reader.failed()) {
      refuse(line, field, "pd.data.wrong_type");
    }
  }

  void names(JsonReader& reader) {
    if (reader.peek() != '{') {
      named(team_.name[0], reader, "name");
      team_.name[1] = team_.name[0];
      return;
    }
    std::vector<std::string> seen;
    reader.object([&](const std::string& key) {
      const std::uint32_t line = reader.line();
      if (is_there_twice(seen, key, line)) {
        reader.skip();
      } else if (key == "en" || key == "fr") {
        named(team_.name[key == "en" ? 0 : 1], reader, "name");
      } else {
        if (reader.skip()) refuse(line, key, "pd.data.unknown_field");
      }
    });
  }

  void players(JsonReader& reader) {
    const auto refuse_it = [&] {
      const std::uint32_t line = reader.line();
      if (reader.skip()) refuse(line, "players", "pd.data.players_list");
    };
    if (reader.peek() != '[') return refuse_it();
    reader.array([&] {
      if (reader.peek() != '{') return refuse_it();
      player(reader);
    });
  }

  void player(JsonReader& reader) {
    met_somebody_ = true;
    Written written;
    written.line = reader.line();
    std::vector<std::string> seen;
    const std::size_t before = faults_.size();
    reader.object([&](const std::string& key) {
      const std::uint32_t line = reader.line();
      const std::size_t field = field_of(key);
      std::string value;
      if (is_there_twice(seen, key, line)) {
        reader.skip();
      } else if (field == kFields.size()) {
        if (reader.skip()) refuse(line, key, "pd.data.unknown_field");
      } else if (reader.scalar(value)) {
        written.set(field, value, line);
      } else {
        refuse(line, key, "pd.data.wrong_type");
        written.refused[field] = true;
      }
    });
    if (reader.failed()) {
      faults_.resize(before);  // one mistake in the writing, not in the player
      return;
    }
    for (std::size_t i = before; i < faults_.size(); ++i) faults_[i].player = written.fields[name];
    checker_.add(written);
  }

  Team& team_;
  std::vector<RosterFault>& faults_;
  Checker checker_;
  bool readable_ = true;
  bool met_somebody_ = false;
};

// The card of a man who is called up, a skater's or a goalie's.
Card spare(bool goalie) {
  Team spares;
  std::vector<RosterFault> faults;
  Reader(spares, faults).csv(embedded::pairadice_spares_csv());
  for (std::size_t man = 0; man < spares.size; ++man)
    if (spares.cards[man].is_goalie() == goalie) return spares.cards[man];
  return {};
}

std::string starred(int value, bool star) { return std::to_string(value) + (star ? "*" : ""); }

std::string printed(int value, bool bracketed, int shifts) {
  std::string text = std::to_string(value);
  if (bracketed) text = "[" + text + "]";
  return text.append(static_cast<std::size_t>(shifts), '^');
}

}  // namespace

bool can_dress(const Team& team) {
  std::array<int, 3> men{};
  for (std::size_t man = 0; man < team.size; ++man) ++men[group_of(team.cards[man].spot)];
  return men[0] >= kWanted[0] && men[1] >= kWanted[1] && men[2] >= kWanted[2];
}

std::string_view fault_of_name(std::string_view text) {
  constexpr std::string_view kBad = "pd.data.bad_name";
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return kBad;
  bool good = text.size() <= Name::kMost;
  while (!text.empty()) {
    const std::int32_t character = take_character(text);
    if (character < 0) return "pd.data.not_utf8";
    if (is_control(character) || character == ',' || character == ';' || character == '"')
      good = false;
  }
  return good ? std::string_view() : kBad;
}

std::vector<RosterFault> read_roster(std::string_view text, Team& team) {
  if (text.starts_with(kUtf8Mark)) text.remove_prefix(kUtf8Mark.size());
  std::vector<RosterFault> faults;
  Reader reader(team, faults);
  if (is_utf16(text)) return {{1, {}, "team", "pd.data.not_utf8"}};
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != text.npos && text[first] == '{') {
    reader.json(text);
  } else {
    reader.csv(text);
  }
  reader.finish();
  return faults;
}

std::string_view known_field(std::string_view field) {
  for (const std::string_view each : kFields)
    if (each == field) return each;
  for (const std::string_view each : kTeamFields)
    if (each == field) return each;
  return "player";
}

std::string write_offense(const Card& card) {
  return printed(card.offense, card.rookie == Rookie::offense,
                 card.shifts_by_defense ? 0 : card.shifts);
}
std::string write_defense(const Card& card) {
  return printed(card.defense, card.rookie == Rookie::defense,
                 card.shifts_by_defense ? card.shifts : 0);
}
std::string write_penalty(const Card& card) { return starred(card.penalty, card.rough); }
std::string write_shooting(const Card& card) {
  std::string text;
  for (int total = 2; total <= 11; ++total)
    if ((card.numbers >> total & 1) != 0)
      text += (text.empty() ? "" : ",") + starred(total, total == card.star);
  return text;
}
std::string write_save(const Card& card) {
  const std::string text = (card.save > 0 ? "+" : "") + std::to_string(card.save);
  return card.rookie == Rookie::save ? "[" + text + "]" : text;
}
std::string write_rebound(const Card& card) {
  return printed(card.rebound, card.rookie == Rookie::rebound, 0);
}

std::string write_roster(const Team& team) {
  std::string text = "team," + std::string(team.city.view());
  for (const Name& each : team.name) text += "," + std::string(each.view());
  text += '\n';
  for (std::size_t i = 0; i < kFields.size(); ++i)
    text += (i == 0 ? "" : ",") + std::string(kFields[i]);
  text += '\n';
  for (std::size_t man = 0; man < team.size; ++man) {
    const Card& card = team.cards[man];
    text += std::to_string(card.number) + "," + std::string(team.names[man].view()) + "," +
            std::string(spot_word(card.spot)) + ",";
    if (card.is_goalie()) {
      text +=
          ",,,," + std::to_string(card.injury) + "," + write_save(card) + "," + write_rebound(card);
    } else {
      std::string numbers = write_shooting(card);
      std::replace(numbers.begin(), numbers.end(), ',', ' ');
      text += write_offense(card) + "," + write_defense(card) + "," + write_penalty(card) + "," +
              numbers + "," + std::to_string(card.injury) + ",,";
    }
    text += '\n';
  }
  return text;
}

void call_up(Team& team) {
  std::array<int, 3> men{};
  std::array<int, kCardSpots> at{};
  team.called_up = 0;
  for (std::size_t man = 0; man < team.size; ++man) {
    ++men[group_of(team.cards[man].spot)];
    ++at[team.cards[man].spot];
  }
  std::uint8_t number = kMaxNumber;
  for (Spot spot = 0; spot < kCardSpots; ++spot)
    while (men[group_of(spot)] < kWanted[group_of(spot)] && at[spot] < dressed_at(spot) &&
           team.size < kMaxRoster) {
      while (team.by_number[number] != kNobody) --number;
      Card card = spare(spot == kGoalie);
      card.number = number;
      card.spot = spot;
      ++men[group_of(spot)];
      ++at[spot];
      ++team.called_up;
      team.add(card, Name("No. " + std::to_string(number)));
    }
}

}  // namespace benchboss::pairadice
