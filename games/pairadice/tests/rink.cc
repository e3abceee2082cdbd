#include "games/pairadice/tests/rink.h"

#include "core/door.h"
#include "games/pairadice/dice_page.h"

#include <algorithm>
#include <sstream>

namespace benchboss::pairadice {
namespace {

std::vector<std::string> words(std::string_view text, char between = ' ') {
  std::vector<std::string> all;
  std::istringstream stream{std::string(text)};
  for (std::string word; std::getline(stream, word, between);)
    if (const std::size_t first = word.find_first_not_of(' '); first != word.npos)
      all.push_back(word.substr(first));
  return all;
}

Spot place_of(std::string_view word) { return word == "sixth" ? kSixth : spot_of_word(word); }
std::string_view place_word(Spot spot) { return spot == kSixth ? "sixth" : spot_word(spot); }

}  // namespace

std::map<int, std::map<std::string, std::string>> Rink::plain() {
  std::map<int, std::map<std::string, std::string>> cards;
  for (int line = 1; line <= 4; ++line)
    for (int die = 1; die <= (line < 4 ? 5 : 3); ++die)
      cards[line * 10 + die] = {{"pos", std::string(spot_word(static_cast<Spot>(die - 1)))},
                                {"offense", "3"},
                                {"defense", "3"},
                                {"penalty", "0"},
                                {"shooting", ""},
                                {"injury", "6"}};
  for (const int number : {1, 2})
    cards[number] = {{"pos", "G"}, {"save", "0"}, {"rebound", "3"}, {"injury", "6"}};
  return cards;
}

Rink& Rink::card(std::string_view changes) {
  const std::vector<std::string> parts = words(changes);
  auto& fields = cards_[side_of(parts[0][0])].at(std::stoi(parts[0].substr(1)));
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::size_t equals = parts[i].find('=');
    std::string value = parts[i].substr(equals + 1);
    std::replace(value.begin(), value.end(), ',', ' ');
    fields[parts[i].substr(0, equals)] = value;
  }
  return *this;
}

Rink& Rink::add(std::string_view man) {
  const std::vector<std::string> parts = words(man);
  auto& cards = cards_[side_of(parts[0][0])];
  const int like = parts[1] == "G" ? 1 : 11;
  cards[std::stoi(parts[2])] = cards.at(like);
  cards[std::stoi(parts[2])]["pos"] = parts[1];
  return *this;
}

Rink& Rink::remove(std::string_view man) {
  cards_[side_of(man[0])].erase(std::stoi(std::string(man.substr(1))));
  return *this;
}

std::string Rink::roster(std::size_t side) const {
  constexpr std::array<std::string_view, 8> kRosterColumns = {
      "pos", "offense", "defense", "penalty", "shooting", "injury", "save", "rebound"};
  std::string text = side == 0 ? "team,Visitors\n" : "team,Locals\n";
  text += "no,name";
  for (const std::string_view column : kRosterColumns) text += "," + std::string(column);
  text += '\n';
  for (const auto& [number, fields] : cards_[side]) {
    text += std::to_string(number) + "," + (side == 0 ? "V" : "H") + std::to_string(number);
    for (const std::string_view column : kRosterColumns) {
      const auto field = fields.find(std::string(column));
      text += "," + (field == fields.end() ? "" : field->second);
    }
    text += '\n';
  }
  return text;
}

Rink& Rink::arrive() {
  OptionsOf<Pairadice> options = default_options<Pairadice>();
  for (const auto& [name, value] : settings_)
    EXPECT_EQ(set_option(Pairadice::kOptions, options, name, value), OptionFault::none) << name;
  rules_ = Pairadice::make_rules(options);
  for (std::size_t side = 0; side < 2; ++side) {
    const DataFault fault = Pairadice::bring(rules_, side, roster(side));
    EXPECT_FALSE(fault.found()) << fault.line << " " << fault.field << " " << fault.reason;
  }
  state_ = Pairadice::start(rules_);
  return *this;
}

Rink& Rink::start() {
  arrive();
  for (const char side : {'V', 'H'}) {
    while (state_.phase == Phase::lines && state_.asks == side_of(side)) {
      const Spot spot = spot_of(state_.slot);
      const int number = (row_of(state_.slot) + 1) * 10 + spot + 1;
      play(std::string(1, side) + " place:" + std::to_string(number));
    }
    play(std::string(1, side) + " start:1");
    play(std::string(1, side) + " no-forward");
  }
  EXPECT_EQ(phase(), "face_off");
  return *this;
}

Rink& Rink::puck(std::string_view side_and_place) {
  const std::vector<std::string> parts = words(side_and_place);
  state_.puck = side_of(parts[0][0]);
  state_.carrier = place_of(parts[1]);
  state_.face_off_due = false;
  state_.phase = Phase::action;
  return *this;
}

Rink& Rink::strokes(int strokes) {
  state_.strokes = static_cast<std::uint8_t>(strokes);
  return *this;
}
Rink& Rink::period(int period) {
  state_.period = static_cast<std::uint8_t>(period);
  return *this;
}
Rink& Rink::score(int visitor, int home) {
  state_.benches[0].goals = static_cast<std::uint16_t>(visitor);
  state_.benches[1].goals = static_cast<std::uint16_t>(home);
  return *this;
}

Rink& Rink::box(std::string_view penalty) {
  const std::vector<std::string> parts = words(penalty);
  const int minutes = std::stoi(parts[2]);
  const Side side = side_of(parts[0][0]);
  const Spot spot = spot_of_word(parts[1]);
  events_.clear();
  Ice<EventsOf<Pairadice>>(rules_, state_, events_)
      .penalise(side, spot, state_.benches[side].ice[spot].man, minutes,
                minutes == 5 ? Ends::by_time : Ends::by_goal);
  note();
  return *this;
}

void Rink::note() {
  for (const Event& event : events_) {
    told_.push_back(text_of(event));
    Pairadice::note(rules_, sheet_, event);
  }
}

void Rink::take(Outcome dice) {
  events_.clear();
  const Refusal refusal = play_roll<Pairadice>(rules_, state_, dice, events_);
  EXPECT_FALSE(refusal.refused()) << refusal.reason << " in " << phase();
  note();
}

void Rink::act(Side side, std::string_view move) {
  const auto action = Pairadice::read_action(rules_, move);
  ASSERT_TRUE(action.has_value()) << move;
  events_.clear();
  const Refusal refusal = benchboss::play<Pairadice>(rules_, state_, side, *action, events_);
  EXPECT_FALSE(refusal.refused()) << move << ": " << refusal.reason << " in " << phase();
  note();
}

Rink& Rink::go_on() {
  while (Pairadice::turn(rules_, state_).owes == Owes::decision) {
    ActionList<Pairadice> list;
    Pairadice::actions(rules_, state_, state_.asks, list);
    act(state_.asks, Pairadice::write(rules_, list[0]).view());
  }
  return *this;
}

Rink& Rink::roll(std::string_view dice) {
  for (const std::string& each : words(dice)) {
    go_on();
    told_.clear();
    const auto outcome = Pairadice::read_outcome(rules_, each);
    EXPECT_TRUE(outcome.has_value()) << each;
    if (outcome) take(*outcome);
  }
  return *this;
}

Rink& Rink::play(std::string_view moves) {
  for (const std::string& each : words(moves, ',')) {
    const std::vector<std::string> parts = words(each);
    act(side_of(parts[0][0]), parts[1]);
  }
  return *this;
}

std::string Rink::refused(std::string_view move) {
  const std::vector<std::string> parts = words(move);
  const auto action = Pairadice::read_action(rules_, parts[1]);
  if (!action) return "unreadable";
  const Refusal refusal = check<Pairadice>(rules_, state_, side_of(parts[0][0]), *action);
  if (!refusal.refused()) return "";
  std::string rule;
  if (refusal.rule.number != 0)
    rule = std::string(write_rule(Pairadice::kRulePrefix, refusal.rule).view()) + " ";
  return rule + std::string(refusal.reason);
}

std::string Rink::choices() const {
  ActionList<Pairadice> list;
  Pairadice::actions(rules_, state_, state_.asks, list);
  std::string text;
  for (const Action action : list)
    text += (text.empty() ? "" : " ") + std::string(Pairadice::write(rules_, action).view());
  return text;
}

std::string Rink::text_of(const Event& event) const {
  const EventShape& shape = Pairadice::event_shapes()[event.kind];
  std::string text(write_rule(Pairadice::kRulePrefix, event.rule).view());
  text += " " + std::string(shape.id.substr(3));
  for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i) {
    const std::int16_t value = event.args[i];
    if (shape.args[i].type == ArgType::name) {
      text += " " + (value >= kFirstClub && value != kNoName
                         ? std::string(value == kFirstClub ? "V" : "H")
                         : std::string(Pairadice::proper_name(rules_, value)));
    } else if (shape.args[i].type == ArgType::term) {
      const std::string_view term = Pairadice::terms()[static_cast<std::size_t>(value)];
      text += " " + std::string(term.substr(term.rfind('.') + 1));
    } else {
      text += " " + std::to_string(value);
    }
  }
  return text;
}

std::vector<std::string> Rink::told() const { return told_; }

testing::AssertionResult Rink::said(std::string_view line) const {
  if (std::find(told_.begin(), told_.end(), line) != told_.end())
    return testing::AssertionSuccess();
  testing::AssertionResult failure = testing::AssertionFailure();
  failure << "not said: " << line << "; but:";
  for (const std::string& each : told_) failure << "\n  " << each;
  return failure;
}

testing::AssertionResult Rink::silent_about(std::string_view id) const {
  for (const std::string& each : told_)
    if (words(each)[1] == id) return testing::AssertionFailure() << "said: " << each;
  return testing::AssertionSuccess();
}

std::string Rink::phase() const {
  return std::string(kPhaseWords[static_cast<std::size_t>(state_.phase)]);
}

std::string Rink::puck() const {
  if (state_.face_off_due) return "none";
  const Man carrier = state_.benches[state_.puck].ice[state_.carrier].man;
  return std::string(state_.puck == 0 ? "V " : "H ") + std::string(place_word(state_.carrier)) +
         " " + std::to_string(rules_.teams[state_.puck].cards[carrier].number);
}

std::string Rink::score() const {
  return std::to_string(state_.benches[0].goals) + "-" + std::to_string(state_.benches[1].goals);
}

std::string Rink::ice(char side) const {
  std::string text;
  const Bench& bench = state_.benches[side_of(side)];
  for (Spot spot = 0; spot <= kSixth; ++spot) {
    const Man man = bench.ice[spot].man;
    if (spot == kSixth && man == kNobody) break;
    text += (text.empty() ? "" : " ") +
            (man == kNobody ? "-" : std::to_string(rules_.teams[side_of(side)].cards[man].number));
  }
  return text;
}

std::string Rink::boxes(char side) const {
  std::string text;
  const Bench& bench = state_.benches[side_of(side)];
  for (std::size_t i = 0; i < bench.penalties; ++i)
    text += (text.empty() ? "" : " ") + std::string(spot_word(bench.box[i].spot)) + ":" +
            std::to_string(bench.box[i].strokes) + (bench.box[i].runs ? "" : "w");
  return text;
}

std::string Rink::to_play() const {
  const Turn turn = Pairadice::turn(rules_, state_);
  if (turn.owes == Owes::nothing) return "over";
  if (turn.owes == Owes::chance) return "dice";
  return turn.seats.lowest() == 0 ? "V" : "H";
}

}  // namespace benchboss::pairadice
