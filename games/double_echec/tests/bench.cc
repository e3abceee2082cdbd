#include "games/double_echec/tests/bench.h"

#include "core/door.h"
#include "games/double_echec/choices.h"
#include "games/double_echec/events.h"

#include <sstream>
#include <stdexcept>

namespace benchboss::double_echec {
namespace {

// The script of a test went wrong: nothing after it means anything, so the test ends here.
[[noreturn]] void bad_script(std::string_view why, std::string_view text) {
  throw std::invalid_argument(std::string(why) + ": \"" + std::string(text) + "\"");
}

// "#9" is how a test names a man.
std::string in_notation(std::string_view move) {
  return move.starts_with('#') ? "man-" + std::string(move.substr(1)) : std::string(move);
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) {
    if (word.ends_with(',')) word.pop_back();
    words.push_back(word);
  }
  return words;
}

Square square_named(const Rules& rules, std::string_view text) {
  const auto action = DoubleEchec::read_action(rules, text);
  if (!action || action->verb != Verb::square) bad_script("no square", text);
  return action->where;
}

bool is_home(char letter) { return letter >= 'A' && letter <= 'G'; }

}  // namespace

Rules rules_of(const Settings& settings) {
  auto options = default_options<DoubleEchec>();
  set_option(DoubleEchec::kOptions, options, "rink", "large");  // the diagrams' rink (DE-1)
  for (const auto& [name, value] : settings)
    if (set_option(DoubleEchec::kOptions, options, name, value) != OptionFault::none)
      bad_script("no such option", name);
  Rules rules = DoubleEchec::make_rules(options);
  // Everybody alike, so that a test reads without the rosters: 2-2-2-2, and three save dice.
  for (Roster& roster : rules.rosters)
    for (Man each = 0; each < kMen; ++each) {
      const bool goalie = has(kGoalies, each);
      const auto dice = static_cast<std::uint8_t>(goalie ? 0 : 2);
      roster[each] = {
          dice, dice, dice, dice, static_cast<std::uint8_t>(goalie ? 3 : 0), roster[each].position};
    }
  rules.superstars = {};
  rules.stops = {2, 1, 1};  // as DE-68 says it
  return rules;
}

std::string tell(const Event& event) {
  const EventShape& shape = DoubleEchec::event_shapes()[event.kind];
  std::string text(write_rule("DE", event.rule).view());
  text += " " + std::string(shape.id.substr(3));
  for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i) {
    text += " " + std::string(shape.args[i].name) + "=";
    if (shape.args[i].type == ArgType::term) {
      const std::string_view term = DoubleEchec::terms()[static_cast<std::size_t>(event.args[i])];
      text += term.substr(term.rfind('.') + 1);
    } else {
      text += std::to_string(event.args[i] + (shape.args[i].type == ArgType::team ? 1 : 0));
    }
  }
  return text;
}

Bench::Bench(const Settings& settings) { sit_down(rules_of(settings)); }

Bench Bench::with(const Rules& rules) {
  Bench bench;
  bench.sit_down(rules);
  return bench;
}

void Bench::sit_down(const Rules& rules) {
  rules_ = rules;
  state_ = DoubleEchec::start(rules);
  for (Team team = 0; team < 2; ++team) {
    Side& side = state_.sides[team];
    side.slot.fill(kNobody);
    side.on_ice = men_of(side.goalie);
    side.at[side.goalie] = rules_.rink->crease[team][1];
  }
  state_.agenda = {};
  state_.tasks = 0;
  state_.play.carded = kHome;
}

Man Bench::man(char letter) const {
  constexpr std::array<Man, kSlots> kFirstLine = {7, 8, 9, 1, 2, 10};
  const char upper = is_home(letter) ? letter : static_cast<char>(letter - 'a' + 'A');
  if (upper == 'G') return 0;
  if (upper < 'A' || upper > 'F') bad_script("no such man", std::string(1, letter));
  return kFirstLine[static_cast<std::size_t>(upper - 'A')];
}

std::string Bench::number(char letter) const { return "#" + std::to_string(man(letter) + 1); }

Bench& Bench::draw(std::string_view first_square, std::string_view diagram) {
  const Square first_at = square_named(rules_, first_square);
  std::istringstream lines{std::string(diagram)};
  int column = column_of(first_at);
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> cells = words_of(line);
    if (cells.empty()) continue;
    int row = row_of(first_at);
    for (const std::string& cell : cells) {
      const Square at = square_at(row++, column);
      if (cell == ".") continue;
      if (!rules_.rink->ice.has(at)) bad_script("not on the ice", cell);
      if (cell == "*") {
        state_.puck = {at, kNoTeam, kNobody};
        continue;
      }
      const char letter = cell[0];
      const Team team = is_home(letter) ? kHome : kVisitors;
      Side& side = state_.sides[team];
      const Man who = man(letter);
      side.at[who] = at;
      side.on_ice |= men_of(who);
      if (who != 0) side.slot[static_cast<std::size_t>(letter - (team == kHome ? 'A' : 'a'))] = who;
      if (cell.ends_with('*')) state_.puck = {at, team, who};
    }
    ++column;
  }
  if (!state_.puck.loose()) {
    state_.play.chain = {state_.puck.man, kNobody, kNobody};
    state_.play.chain_team = state_.puck.team;
    state_.play.last = state_.puck.team;
  }
  return *this;
}

Bench& Bench::pulled(Team team) {
  Side& side = state_.sides[team];
  side.on_ice &= ~men_of(side.goalie);
  side.at[side.goalie] = kBench;
  side.goalie = kNobody;
  return *this;
}

Bench& Bench::in_box(Team team, std::string_view slot, int units, bool major) {
  Side& side = state_.sides[team];
  const Man who = man(slot[0]);
  side.at[who] = kBox;
  side.in_box |= men_of(who);
  side.on_ice &= ~men_of(who);
  for (Man& each : side.slot)
    if (each == who) each = kNobody;
  side.box[side.boxed++] = {who, static_cast<std::uint8_t>(units | (major ? kMajor : 0))};
  return *this;
}

Bench& Bench::crowd() {
  for (Team team = 0; team < 2; ++team) {
    Side& side = state_.sides[team];
    for (std::size_t slot = 0; slot < 5; ++slot) {
      const char letter = static_cast<char>((team == kHome ? 'A' : 'a') + slot);
      if (side.slot[slot] != kNobody || side.at[man(letter)] != kBench) continue;
      side.slot[slot] = man(letter);
      side.on_ice |= men_of(man(letter));
      const int row = static_cast<int>(2 * slot);
      side.at[man(letter)] = square_at(team == kHome ? row : rules_.rink->rows - 1 - row, 14);
    }
  }
  return *this;
}

Bench& Bench::clock(int period, int units) {
  state_.period = static_cast<std::uint8_t>(period);
  state_.units = static_cast<std::uint8_t>(units);
  sheet_.period = static_cast<std::uint8_t>(period - 1);
  return *this;
}

Bench& Bench::score(int home, int visitors) {
  state_.sides[0].goals = static_cast<std::uint16_t>(home);
  state_.sides[1].goals = static_cast<std::uint16_t>(visitors);
  return *this;
}

void Bench::resume(std::initializer_list<Task> tasks, Team asked) {
  state_.agenda = {};
  state_.tasks = 0;
  for (const Task& task : tasks) state_.agenda[state_.tasks++] = task;
  state_.ask = Ask::changes;
  state_.asked = asked;
  state_.calls = 0;
  play("go");
}

Bench& Bench::before_card() {
  const Team team = state_.puck.team;
  state_.play.carded = team;
  resume({{Do::play_over, 0, 0, 0}, {Do::card, team, 0, 0}}, team);
  return *this;
}

Bench& Bench::before_defence() {
  const Team team = other(state_.puck.team);
  resume({{Do::defence, team, 0, 0}}, team);
  return *this;
}

Bench& Bench::loose_after(Team team) {
  state_.play.last = team;
  state_.play.carded = team;
  resume({{Do::play_over, 0, 0, 0}}, team);
  return *this;
}

Bench& Bench::face_off(int spot) {
  resume({{Do::face_off, static_cast<std::uint8_t>(spot), 0, 0}}, kHome);
  return play("ready, ready");
}

Bench& Bench::play(std::string_view moves) {
  for (const std::string& move : words_of(moves)) {
    const auto action = DoubleEchec::read_action(rules_, in_notation(move));
    if (!action) bad_script("cannot be read", move);
    EventsOf<DoubleEchec> events;
    const Refusal refusal =
        benchboss::play<DoubleEchec>(rules_, state_, state_.asked, *action, events);
    if (refusal.refused()) {
      const std::string why = std::string(refusal.reason) + ", offered: " + choices();
      bad_script(why, move);
    }
    note(events);
  }
  return *this;
}

Bench& Bench::roll(std::string_view outcomes) {
  for (const std::string& each : words_of(outcomes)) {
    const auto outcome = DoubleEchec::read_outcome(rules_, each);
    if (!outcome) bad_script("cannot be read", each);
    EventsOf<DoubleEchec> events;
    const Refusal refusal = play_roll<DoubleEchec>(rules_, state_, *outcome, events);
    if (refusal.refused()) bad_script(std::string(refusal.reason) + ", " + asks(), each);
    note(events);
  }
  return *this;
}

Bench& Bench::until(Ask ask) {
  for (int steps = 0; state_.ask != ask; ++steps) {
    if (steps > 500 || state_.ask == Ask::over) bad_script("never asked", asks());
    if (state_.ask <= Ask::card) {
      roll(std::string(
          DoubleEchec::write(rules_, DoubleEchec::outcome_at(rules_, state_, 0)).view()));
      continue;
    }
    // The modest answer: what ends the question, or the first one.
    std::string answer;
    for (const std::string_view each : {"go", "stop", "ready", "decline", "keep"})
      if (offers(each)) answer = each;
    play(answer.empty() ? words_of(choices())[0] : answer);
  }
  return *this;
}

void Bench::note(const EventsOf<DoubleEchec>& events) {
  for (const Event& event : events) {
    told_.push_back(tell(event));
    DoubleEchec::note(rules_, sheet_, event);
  }
}

std::string Bench::refused(std::string_view move) {
  const auto action = DoubleEchec::read_action(rules_, in_notation(move));
  if (!action) bad_script("cannot be read", move);
  const Refusal refusal = check<DoubleEchec>(rules_, state_, state_.asked, *action);
  if (!refusal.refused()) return "";
  return std::string(write_rule("DE", refusal.rule).view()) + " " + std::string(refusal.reason);
}

testing::AssertionResult Bench::said(std::string_view line) const {
  std::string all;
  for (const std::string& each : told_) {
    if (each == line) return testing::AssertionSuccess();
    all += "\n  " + each;
  }
  return testing::AssertionFailure() << "not said: " << line << "; said:" << all;
}

testing::AssertionResult Bench::silent_about(std::string_view id) const {
  for (const std::string& each : told_) {
    const std::size_t space = each.find(' ') + 1;
    if (each.substr(space, each.find(' ', space) - space) == id)
      return testing::AssertionFailure() << "said: " << each;
  }
  return testing::AssertionSuccess();
}

std::string Bench::asks() const {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Ask::over) + 1> kNames = {
      "die",           "card",        "line_up",   "puck_won",     "changes",      "substitute",
      "door",          "entry",       "defence",   "points",       "send_off",     "server",
      "hands",         "turn_card",   "verdict",   "how_many",     "receiver",     "style",
      "aim",           "rest_square", "landing",   "designate",    "thief",        "way_out",
      "claim",         "side",        "rebounder", "rebound",      "goalie_pass",  "direction",
      "shooter",       "goalie_spot", "breakaway", "goalie_moves", "goalie_tries", "goalie_nears",
      "shooter_nears", "over"};
  std::string name(kNames[static_cast<std::size_t>(state_.ask)]);
  if (state_.ask <= Ask::card) return "chance " + name;
  if (state_.ask == Ask::over) return name;
  return (state_.asked == kHome ? "home " : "visitors ") + name;
}

std::string Bench::choices() const {
  ActionList<DoubleEchec> list;
  DoubleEchec::actions(rules_, state_, state_.asked, list);
  std::string text;
  for (const Action& action : list) {
    if (!text.empty()) text += " ";
    const Text written = DoubleEchec::write(rules_, action);
    text += action.verb == Verb::man ? "#" + std::string(written.view().substr(4))
                                     : std::string(written.view());
  }
  return text;
}

bool Bench::offers(std::string_view move) const {
  for (const std::string& each : words_of(choices()))
    if (each == move) return true;
  return false;
}

std::string Bench::place(Square square) const {
  if (square == kBench) return "bench";
  if (square == kBox) return "box";
  if (square == kGone) return "gone";
  return std::string(DoubleEchec::write(rules_, at_square(square)).view());
}

std::string Bench::at(char letter) const {
  return place(state_.sides[is_home(letter) ? kHome : kVisitors].at[man(letter)]);
}

std::string Bench::puck() const {
  const Puck& puck = state_.puck;
  if (puck.loose()) return "loose " + place(puck.at);
  for (char letter = 'A'; letter <= 'G'; ++letter)
    if (man(letter) == puck.man)
      return std::string(1, puck.team == kHome ? letter : static_cast<char>(letter - 'A' + 'a'));
  return "#" + std::to_string(puck.man + 1);
}

std::string Bench::score() const {
  return std::to_string(state_.sides[0].goals) + "-" + std::to_string(state_.sides[1].goals);
}

int Bench::counted(Team team, Count count) const {
  int sum = 0;
  for (const auto& column : sheet_.teams[team]) sum += column[static_cast<std::size_t>(count)];
  return sum;
}

}  // namespace benchboss::double_echec
