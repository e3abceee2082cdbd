#include "games/xtra_innings/tests/park.h"

#include "core/door.h"
#include "tests/laws/event_text.h"

#include <algorithm>

namespace benchboss::xtra_innings {
namespace {

using G = XtraInnings;

// Cards to fill a hand with: they do nothing unless somebody stretches or fouls one off.
constexpr std::string_view kFillOffence = "FB FB FB FB FB CK CK";
constexpr std::string_view kFillDefence = "FT FT RL RL RL RL BL";
constexpr std::string_view kFillLittleOffence = "1B 1B 1B 1B 1B";
constexpr std::string_view kFillLittleDefence = "GO GO GO GO GO";

Card card_named(std::string_view code) {
  const std::uint8_t card = card_of_code(code);
  EXPECT_NE(card, kNoCard) << code;
  return static_cast<Card>(card);
}

std::string text_of_reason(const Refusal& refusal) {
  if (!refusal.refused()) return {};
  const std::string rule = refusal.rule.number == 0
                               ? ""
                               : std::string(write_rule(G::kRulePrefix, refusal.rule).view()) + " ";
  return rule + std::string(refusal.reason);
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

Rules rules_of(const Settings& settings) {
  OptionsOf<G> options = default_options<G>();
  for (const auto& [name, value] : settings)
    EXPECT_EQ(set_option(G::kOptions, options, name, value), OptionFault::none) << name;
  return G::make_rules(options);
}

Park::Park(const Settings& settings) : rules_(rules_of(settings)), state_(G::start(rules_)) {}

Park& Park::inning(int number, std::string_view half) {
  state_.board.inning = static_cast<std::uint8_t>(number);
  state_.board.half = half == "top" ? 0 : 1;
  return *this;
}

Park& Park::score(int visitors, int home) {
  state_.board.runs = {static_cast<std::uint16_t>(visitors), static_cast<std::uint16_t>(home)};
  return *this;
}

// The runner on third came first to bat, and the batter comes after all of them.
Park& Park::bases(std::string_view runners) {
  state_.board.bases = {};
  std::uint8_t place = 0;
  for (const char base : {'3', '2', '1'})
    if (runners.find(base) != runners.npos)
      state_.board.bases[static_cast<std::size_t>(base - '1')] = ++place;
  state_.board.batter = {static_cast<std::uint8_t>(place + 1),
                         static_cast<std::uint8_t>(place + 1)};
  return *this;
}

Park& Park::outs(int number) {
  state_.board.outs = static_cast<std::uint8_t>(number);
  return *this;
}

Park& Park::count(int balls, int strikes) {
  state_.board.balls = static_cast<std::uint8_t>(balls);
  state_.board.strikes = static_cast<std::uint8_t>(strikes);
  return *this;
}

Park& Park::pitches_thrown(int number) {
  state_.board.pitches = static_cast<std::uint16_t>(number);
  return *this;
}

void Park::take(Role role, Team team, std::string_view cards, bool fill) {
  Hand& hand = state_.hands[team][at(role)];
  Pool& deck = state_.decks[at(role)];
  const auto give = [&](Card card) {
    ASSERT_GT(deck.count(card), 0) << "no more " << card_code(card);
    deck.drop(card);
    hand.add(card);
    ++state_.board.sizes[team][at(role)];
  };
  for (const std::string_view code : words_of(cards)) give(card_named(code));
  if (!fill) return;
  const bool little = rules_.level_word != 0;
  const std::string_view filling = role == Role::offence
                                       ? (little ? kFillLittleOffence : kFillOffence)
                                       : (little ? kFillLittleDefence : kFillDefence);
  for (const std::string_view code : words_of(filling))
    if (hand.size() < rules_.level.hand && deck.count(card_named(code)) > 0) give(card_named(code));
}

Park& Park::exact_hands(std::string_view offence, std::string_view defence) {
  Board& board = state_.board;
  board.phase = Phase::pitch;
  board.home = 1;
  if (board.inning == 0) board.inning = 1;
  take(Role::offence, batting_team(board), offence, false);
  take(Role::defence, other(batting_team(board)), defence, false);
  // The hands laid aside; their cards do not matter.
  for (const Role role : {Role::offence, Role::defence}) {
    const Team aside = other(team_of(board, role));
    for (int i = 0; i < rules_.level.hand; ++i) {
      const Card card = state_.decks[at(role)].at(role, state_.decks[at(role)].size() - 1);
      state_.decks[at(role)].drop(card);
      state_.hands[aside][at(role)].add(card);
      ++board.sizes[aside][at(role)];
    }
  }
  EventsOf<G> events;
  Voice<EventsOf<G>>(rules_, events)
      .tell(Said::half_begins, {14}, kFirstHalfTerm + board.half, board.inning,
            batting_team(board));
  note(events);
  sheet_.outs = board.outs;
  return *this;
}

Park& Park::hands(std::string_view offence, std::string_view defence) {
  Board& board = state_.board;
  board.home = 1;
  if (board.inning == 0) board.inning = 1;
  take(Role::offence, batting_team(board), offence, true);
  take(Role::defence, other(batting_team(board)), defence, true);
  return exact_hands("", "");
}

Park& Park::deck_left(Role role, std::string_view cards) {
  Pool& deck = state_.decks[at(role)];
  Pool left;
  for (const std::string_view code : words_of(cards)) {
    deck.drop(card_named(code));
    left.add(card_named(code));
  }
  for (; deck.size() > 0; deck.drop(deck.at(role, 0)))
    state_.discards[at(role)].add(deck.at(role, 0));
  deck = left;
  return *this;
}

Park& Park::pitch(std::string_view call) {
  events_.clear();
  draw();
  EXPECT_EQ(phase(), Phase::pitch);
  const std::string_view guess = call == "hit" ? "FI" : call == "ball" ? "FO" : "CU";
  seat_plays(seat_on_duty(rules_, board(), Role::defence) + 1, "FI");
  seat_plays(seat_on_duty(rules_, board(), Role::offence) + 1, guess);
  return *this;
}

void Park::note(const EventsOf<G>& events) {
  for (const Event& event : events) {
    events_.push_back(event);
    G::note(rules_, sheet_, event);
  }
}

void Park::seat_plays(int seat, std::string_view move) {
  const auto action = G::read_action(rules_, move);
  ASSERT_TRUE(action) << move;
  EventsOf<G> events;
  const Refusal refusal =
      benchboss::play<G>(rules_, state_, static_cast<Seat>(seat - 1), *action, events);
  ASSERT_FALSE(refusal.refused()) << seat << " " << move << ": " << text_of_reason(refusal);
  note(events);
}

void Park::roll(std::string_view card) {
  EventsOf<G> events;
  const Refusal refusal = play_roll<G>(rules_, state_, {card_named(card)}, events);
  ASSERT_FALSE(refusal.refused()) << card << ": " << text_of_reason(refusal);
  note(events);
}

Park& Park::draw() {
  while (G::turn(rules_, state_).owes == Owes::chance)
    roll(card_code(G::outcome_at(rules_, state_, 0).card));
  return *this;
}

void Park::word(std::string_view word) {
  if (word.starts_with('*')) return roll(word.substr(1));
  draw();
  ASSERT_EQ(G::turn(rules_, state_).owes, Owes::decision) << word;
  seat_plays(lowest() + 1, word);
}

Park& Park::play(std::string_view moves) {
  for (const std::string_view each : words_of(moves)) word(each);
  return *this;
}

bool Park::in_window() const {
  switch (phase()) {
    case Phase::pitch:
    case Phase::refresh:
    case Phase::over:
    case Phase::half_over:
      return false;
    default:
      return true;
  }
}

Park& Park::series(std::string_view moves) {
  play(moves);
  for (draw(); in_window(); draw()) seat_plays(lowest() + 1, offers("pass") ? "pass" : "keep");
  return *this;
}

std::string Park::refused(std::string_view move) { return refused_of(lowest() + 1, move); }

std::string Park::refused_of(int seat, std::string_view move) {
  const auto action = G::read_action(rules_, move);
  EXPECT_TRUE(action) << move;
  return text_of_reason(check<G>(rules_, state_, static_cast<Seat>(seat - 1), *action));
}

std::string Park::choices_of(int seat) const {
  ActionList<G> list;
  G::actions(rules_, state_, static_cast<Seat>(seat - 1), list);
  std::string text;
  for (const Action& action : list)
    text += (text.empty() ? "" : " ") + std::string(G::write(rules_, action).view());
  return text;
}
std::string Park::choices() const { return choices_of(lowest() + 1); }

bool Park::offers(std::string_view move) const {
  const std::string all = choices();
  const auto words = words_of(all);
  return std::find(words.begin(), words.end(), move) != words.end();
}

std::string Park::asked() const {
  const Turn turn = G::turn(rules_, state_);
  if (turn.owes == Owes::chance) return "chance";
  if (turn.owes == Owes::nothing) return "nobody";
  std::string text;
  for (Seat seat = 0; seat < rules_.seats; ++seat)
    if (turn.asks(seat)) text += (text.empty() ? "" : " ") + std::to_string(seat + 1);
  return text;
}

std::vector<std::string> Park::told() const {
  std::vector<std::string> lines;
  lines.reserve(events_.size());
  for (const Event& event : events_) lines.push_back(text_of<G>(event));
  return lines;
}

testing::AssertionResult Park::said(std::string_view line) const {
  const std::vector<std::string> lines = told();
  if (std::find(lines.begin(), lines.end(), line) != lines.end())
    return testing::AssertionSuccess();
  testing::AssertionResult result = testing::AssertionFailure();
  result << "not announced: " << line << "\nbut:";
  for (const std::string& each : lines) result << "\n  " << each;
  return result;
}

std::string Park::where() const {
  std::string text;
  for (int base = 1; base <= 3; ++base)
    if (runner_on(board(), base)) text += (text.empty() ? "" : " ") + std::to_string(base);
  return text.empty() ? "-" : text;
}

std::string Park::tally() const {
  return std::to_string(board().balls) + "-" + std::to_string(board().strikes) + ", " +
         std::to_string(board().outs) + " out";
}

std::string Park::runs() const {
  return std::to_string(board().runs[0]) + "-" + std::to_string(board().runs[1]);
}

int Park::size(int seat, Role role) const {
  return board().sizes[static_cast<std::size_t>((seat - 1) & 1)][at(role)];
}

std::string Park::hand(int seat, Role role) const {
  std::string text;
  const Hand hand = state_.hands[static_cast<std::size_t>((seat - 1) & 1)][at(role)];
  for (std::uint64_t walk = hand.walk(); walk != 0;) {
    const Card card = Hand::next(role, walk);
    for (int copy = 0; copy < hand.count(card); ++copy)
      text += (text.empty() ? "" : " ") + std::string(card_code(card));
  }
  return text;
}

std::string Park::winners() const {
  std::string text;
  const Result result = G::result(rules_, state_);
  for (Seat seat = 0; seat < rules_.seats; ++seat)
    if (result.winners.has(seat)) text += (text.empty() ? "" : " ") + std::to_string(seat + 1);
  return text;
}

int Park::batting(int team, int place, Batting count) const {
  return sheet_.teams[static_cast<std::size_t>(team - 1)]
      .batting[static_cast<std::size_t>(place - 1)][static_cast<std::size_t>(count)];
}
int Park::pitching(int team, int place, Pitching count) const {
  return sheet_.teams[static_cast<std::size_t>(team - 1)]
      .pitching[static_cast<std::size_t>(place - 1)][static_cast<std::size_t>(count)];
}

}  // namespace benchboss::xtra_innings
