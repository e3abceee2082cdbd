#include "games/powerplay/tests/arena.h"

#include "core/door.h"
#include "games/powerplay/events.h"
#include "games/powerplay/tests/law_kit.h"
#include "tests/laws/field_lines.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace benchboss::powerplay {
namespace {

// The script of a test went wrong: nothing after it means anything, so the test ends here.
[[noreturn]] void bad_script(std::string_view why, std::string_view text) {
  throw std::invalid_argument(std::string(why) + ": \"" + std::string(text) + "\"");
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string(text)};
  for (std::string part; std::getline(stream, part, at);) {
    part.erase(0, part.find_first_not_of(' '));
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

std::string rule_text(RuleId rule) {
  return std::string(write_rule(Powerplay::kRulePrefix, rule).view());
}

constexpr std::string_view kPhaseWords[] = {
    "lot_for_first", "deal",    "turn",   "exchange_draw",  "give",
    "transfer_draw", "duel",    "forced", "bully",          "bully_draw",
    "judge",         "replace", "coin",   "lot_for_second", "lot_for_champion",
    "over"};

}  // namespace

Rules rules_of(int seats, const Settings& more) {
  OptionsOf<Powerplay> values = default_options<Powerplay>();
  const std::string count = std::to_string(seats);
  Settings settings = {{"seats", count}};
  settings.insert(settings.end(), more.begin(), more.end());
  for (const auto& [name, value] : settings)
    if (set_option(Powerplay::kOptions, values, name, value) != OptionFault::none)
      bad_script("no such option or value", name);
  return Powerplay::make_rules(values);
}

template <class Described>
std::vector<std::string> lines_of(const Rules& rules, const Described& described) {
  FieldLines lines;
  Powerplay::describe(rules, described, lines);
  return split(lines.take(), '\n');
}
template std::vector<std::string> lines_of(const Rules&, const View&);
template std::vector<std::string> lines_of(const Rules&, const Sheet&);

Arena::Arena(int seats, const Settings& more)
    : rules_(rules_of(seats, more)), state_(Powerplay::start(rules_)) {}

std::string Arena::short_name(Card card) const {
  const Deck& deck = rules_.deck;
  if (std::ranges::find(deck.bonus, card) != deck.bonus.end()) return std::string(deck.id[card]);
  const auto alike = [&](Card other) {
    return category_of(other) == category_of(card) && deck.value[other] == deck.value[card] &&
           deck.brawler[other] == deck.brawler[card] &&
           std::ranges::find(deck.bonus, other) == deck.bonus.end();
  };
  int before = 0;
  for (Card other = 0; other < card; ++other) before += alike(other) ? 1 : 0;
  std::string name(1, deck.brawler[card] ? 'B' : "FDG"[index(category_of(card))]);
  name += std::to_string(deck.value[card]);
  if (before > 0) name += static_cast<char>('a' + before);
  return name;
}

Card Arena::card(std::string_view name) const {
  for (Card card = 0; card < kPlayers; ++card)
    if (short_name(card) == name || rules_.deck.id[card] == name) return card;
  bad_script("no such player", name);
}

Arena& Arena::teams(const std::vector<std::string_view>& by_seat) {
  state_ = Powerplay::start(rules_);
  std::array<bool, kPlayers> taken{};
  const auto put = [&](Seat seat, Card card) {
    for (Slot slot = 0; slot < kTeam; ++slot) {
      Card& place = state_.cards[kTeam * seat + slot];
      if (place != kNoCard || category_of_slot(slot) != category_of(card)) continue;
      place = card;
      taken[card] = true;
      return;
    }
    bad_script("no room in the team for", short_name(card));
  };
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat)
    for (const std::string& name : split(by_seat[seat], ' ')) {
      if (taken[card(name)]) bad_script("twice on a team", name);
      put(static_cast<Seat>(seat), card(name));
    }
  // Whoever is left out gets plain players, and brawlers only when those run out.
  const auto is_bonus = [&](Card card) {
    return std::ranges::find(rules_.deck.bonus, card) != rules_.deck.bonus.end();
  };
  for (const bool brawlers : {false, true})
    for (std::size_t place = 0; place < kTeam * rules_.seats; ++place)
      for (Card card = 0; card < kPlayers && state_.cards[place] == kNoCard; ++card)
        if (category_of(card) == category_of_slot(static_cast<Slot>(place % kTeam)) &&
            !taken[card] && !is_bonus(card) && rules_.deck.brawler[card] == brawlers)
          put(static_cast<Seat>(place / kTeam), card);
  state_.fresh_skaters = 0;
  state_.fresh_goalies = 0;
  for (Card card = 0; card < kPlayers; ++card) {
    if (taken[card]) continue;
    if (is_goalie(card)) {
      state_.fresh_goalies |= static_cast<std::uint16_t>(1u << (card - kFirstOf[2]));
    } else {
      state_.fresh_skaters |= std::uint64_t{1} << card;
    }
  }
  state_.board.fresh = rules_.pile_size;
  state_.slot = kNoSlot;
  state_.board.phase = Phase::turn;
  state_.board.turn = 1;
  check_cards();
  return *this;
}

Arena& Arena::wins(const std::vector<int>& by_seat) {
  for (std::size_t i = 0; i < by_seat.size(); ++i)
    state_.board.wins[i] = static_cast<std::uint8_t>(by_seat[i]);
  return *this;
}
Arena& Arena::difference(const std::vector<int>& by_seat) {
  for (std::size_t i = 0; i < by_seat.size(); ++i)
    state_.board.difference[i] = static_cast<std::int16_t>(by_seat[i]);
  return *this;
}

void Arena::check_cards() const {
  if (const char* why = LawKit<Powerplay>::conservation(rules_, state_))
    bad_script("there is", why);
}

// "transfer:F7" as the game writes it.
std::string Arena::expand(std::string_view move) const {
  const std::size_t colon = move.find(':');
  const std::string_view word = colon == move.npos ? "" : move.substr(0, colon + 1);
  const std::string_view rest = colon == move.npos ? move : move.substr(colon + 1);
  if (colon != move.npos && word != "transfer:" && word != "give:") return std::string(move);
  return std::string(word) + std::string(rules_.deck.id[card(rest)]);
}

std::string Arena::shorten(std::string_view notation) const {
  const std::size_t colon = notation.find(':');
  const std::string_view rest = colon == notation.npos ? notation : notation.substr(colon + 1);
  const Card card = card_of_id(rules_.deck, rest);
  if (card == kNoCard) return std::string(notation);
  return std::string(notation.substr(0, notation.size() - rest.size())) + short_name(card);
}

template <class F>
void Arena::step(F&& f) {
  EventsOf<Powerplay> events;
  f(events);
  for (const Event& event : events) {
    events_.push_back(event);
    Powerplay::note(rules_, sheet_, event);
  }
  check_cards();
}

void Arena::play(std::string_view moves) {
  for (const std::string& line : split(moves, ',')) {
    const std::vector<std::string> words = split(line, ' ');
    if (words.size() != 2) bad_script("want seat and move", line);
    const auto action = Powerplay::read_action(rules_, expand(words[1]));
    if (!action) bad_script("no such move", line);
    const auto seat = static_cast<Seat>(std::stoi(words[0]) - 1);
    step([&](auto& events) {
      const Refusal refusal = benchboss::play<Powerplay>(rules_, state_, seat, *action, events);
      if (refusal.refused()) bad_script(refusal.reason, line);
    });
  }
}

void Arena::roll(std::string_view outcomes) {
  for (const std::string& word : split(outcomes, ',')) {
    const auto outcome = Powerplay::read_outcome(rules_, expand(word));
    if (!outcome) bad_script("no such outcome", word);
    step([&](auto& events) {
      const Refusal refusal = play_roll<Powerplay>(rules_, state_, *outcome, events);
      if (refusal.refused()) bad_script(refusal.reason, word);
    });
  }
}

void Arena::duel(std::string_view challenger, std::string_view opponent) {
  const auto [first, second] = board().match.pair;
  play(std::to_string(first + 1) + " " + std::string(challenger));
  play(std::to_string(second + 1) + " " + std::string(opponent));
}

void Arena::finish_turn() {
  const auto turn = board().turn;
  Philox random(1);
  while (board().turn == turn && board().phase != Phase::over)
    step([&](auto& events) {
      const Turn owed = Powerplay::turn(rules_, state_);
      if (owed.owes == Owes::chance)
        return Powerplay::roll(rules_, state_, draw<Powerplay>(rules_, state_, random), events);
      ActionList<Powerplay> list;
      Powerplay::actions(rules_, state_, owed.seats.lowest(), list);
      Powerplay::act(rules_, state_, owed.seats.lowest(), list[0], events);
    });
}

std::string Arena::refused(std::string_view move) {
  const std::vector<std::string> words = split(move, ' ');
  const auto action = Powerplay::read_action(rules_, expand(words.at(1)));
  if (!action) bad_script("no such move", move);
  State held = state_;
  Silent silent;
  const Refusal refusal = benchboss::play<Powerplay>(
      rules_, held, static_cast<Seat>(std::stoi(words[0]) - 1), *action, silent);
  if (!refusal.refused()) return "";
  EXPECT_EQ(held, state_) << move << " is refused and changes the state";
  const std::string reason(refusal.reason);
  return refusal.rule == RuleId{} ? reason : rule_text(refusal.rule) + " " + reason;
}

std::string Arena::tell(const Event& event) const {
  const EventShape& shape = Powerplay::event_shapes()[event.kind];
  std::string line = rule_text(event.rule) + " " + std::string(shape.id.substr(3));
  for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i) {
    line += " " + std::string(shape.args[i].name) + "=";
    const std::int16_t value = event.args[i];
    if (value == Event::kHidden) {
      line += "?";
    } else if (shape.args[i].type == ArgType::seat) {
      line += std::to_string(value + 1);
    } else if (shape.args[i].type == ArgType::number) {
      line += std::to_string(value);
    } else if (value < kFirstPileTerm) {
      line += short_name(static_cast<Card>(value));
    } else {
      line += word_of(static_cast<Category>(value - kFirstPileTerm));
    }
  }
  return line;
}

std::vector<std::string> Arena::told(Seat viewer) const {
  std::vector<std::string> lines;
  for (const Event& event : events_) lines.push_back(tell(as_seen_by(event, viewer)));
  return lines;
}

testing::AssertionResult Arena::said(std::string_view line) const {
  std::string all;
  for (const Event& event : events_) {
    if (tell(event) == line) return testing::AssertionSuccess();
    all += "\n  " + tell(event);
  }
  return testing::AssertionFailure() << "not said: " << line << "; but:" << all;
}

testing::AssertionResult Arena::silent_about(std::string_view id) const {
  for (const Event& event : events_)
    if (Powerplay::event_shapes()[event.kind].id.substr(3) == id)
      return testing::AssertionFailure() << "said: " << tell(event);
  return testing::AssertionSuccess();
}

View Arena::view(int seat) const {
  return Powerplay::view(rules_, state_,
                         seat == kWatcher ? kSpectator : static_cast<Seat>(seat - 1));
}

std::string Arena::score() const {
  const auto& goals = board().match.goals;
  return std::to_string(goals[0]) + "-" + std::to_string(goals[1]);
}

std::string Arena::phase() const {
  return std::string(kPhaseWords[static_cast<std::size_t>(board().phase)]);
}

std::string Arena::asked() const {
  std::string seats;
  const Turn turn = Powerplay::turn(rules_, state_);
  for (Seat seat = 0; seat < rules_.seats; ++seat)
    if (turn.asks(seat)) seats += (seats.empty() ? "" : " ") + std::to_string(seat + 1);
  return seats;
}

std::string Arena::choices(int seat) const {
  ActionList<Powerplay> list;
  Powerplay::actions(rules_, state_, static_cast<Seat>(seat - 1), list);
  std::string text;
  for (const Action action : list)
    text += (text.empty() ? "" : " ") + shorten(Powerplay::write(rules_, action));
  return text;
}

std::string Arena::team(int seat) const {
  std::string text;
  for (Slot slot = 0; slot < kTeam; ++slot)
    text +=
        (text.empty() ? "" : " ") + short_name(card_in(state_, static_cast<Seat>(seat - 1), slot));
  return text;
}

std::string Arena::odds() const {
  OddsOf<Powerplay> list;
  Powerplay::outcomes(rules_, state_, list);
  std::string text;
  for (const auto& chance : list)
    text += (text.empty() ? "" : " ") + shorten(Powerplay::write(rules_, chance.outcome));
  return text;
}

std::string Arena::winners() const {
  std::string seats;
  const Result result = Powerplay::result(rules_, state_);
  for (Seat seat = 0; seat < rules_.seats; ++seat)
    if (result.winners.has(seat)) seats += (seats.empty() ? "" : " ") + std::to_string(seat + 1);
  return seats;
}

}  // namespace benchboss::powerplay
