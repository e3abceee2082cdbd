#include "games/rink_ratz/tests/ice.h"

#include "core/door.h"
#include "games/rink_ratz/events.h"
#include "games/rink_ratz/rules.h"

#include <algorithm>
#include <stdexcept>

namespace benchboss::rink_ratz {
namespace {

// The script of a test went wrong: nothing after it means anything, so the test ends here.
[[noreturn]] void bad_script(std::string_view why, std::string_view text) {
  throw std::invalid_argument(std::string(why) + ": \"" + std::string(text) + "\"");
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    std::string_view part = text.substr(0, end);
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (!part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

Card read_card(std::string_view code) {
  const std::uint8_t card = card_of_code(code);
  if (card == kNoCard) bad_script("no such card", code);
  return static_cast<Card>(card);
}

Hand read_hand(std::string_view cards) {
  Hand hand;
  for (const std::string_view code : split(cards, ' ')) hand.add(read_card(code));
  return hand;
}

struct Line {
  Seat seat;
  Action action;
};

Line read_line(const Rules& rules, std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != 2) bad_script("want seat and move", text);
  const std::int64_t seat = read_number(words[0], kMaxSeats);
  const auto action = RinkRatz::read_action(rules, words[1]);
  if (seat < 1 || !action) bad_script("want seat and move", text);
  return {static_cast<Seat>(seat - 1), *action};
}

std::string rule_text(RuleId rule) {
  return std::string(write_rule(RinkRatz::kRulePrefix, rule).view());
}

std::string refusal_text(const Refusal& refusal) {
  if (!refusal.refused()) return "";
  const std::string reason(refusal.reason);
  return refusal.rule == RuleId{} ? reason : rule_text(refusal.rule) + " " + reason;
}

std::string last_word(std::string_view id) { return std::string(id.substr(id.rfind('.') + 1)); }

std::string argument(const ArgShape& shape, std::int16_t value) {
  if (value == Event::kHidden) return "?";
  switch (shape.type) {
    case ArgType::seat:
    case ArgType::team:
      return std::to_string(value + 1);
    case ArgType::term:
      return last_word(RinkRatz::terms()[static_cast<std::size_t>(value)]);
    case ArgType::number:
    case ArgType::name:
      break;
  }
  return std::to_string(value);
}

class Lines : public Fields {
 public:
  explicit Lines(std::vector<std::string>& lines) : lines_(lines) {}
  void number(std::string_view name, std::int64_t value) override {
    line(name, std::to_string(value));
  }
  void flag(std::string_view name, bool value) override { line(name, value ? "yes" : "no"); }
  void word(std::string_view name, std::string_view notation) override {
    line(name, std::string(notation));
  }
  void none(std::string_view name) override { line(name, "none"); }
  void open_group(std::string_view name) override { open(name); }
  void open_list(std::string_view name) override { open(name); }
  void close() override { path_.pop_back(); }

 private:
  void open(std::string_view name) { path_.push_back(path() + std::string(name) + "."); }
  std::string path() const { return path_.empty() ? "" : path_.back(); }
  void line(std::string_view name, const std::string& value) {
    lines_.push_back(path() + std::string(name) + "=" + value);
  }

  std::vector<std::string>& lines_;
  std::vector<std::string> path_;
};

constexpr std::string_view kPhaseWords[] = {"face-off", "deal", "play", "penalty shot", "over"};
constexpr std::string_view kKindWords[] = {"pair", "stick",     "rebound",    "stolen",
                                           "card", "breakaway", "two-on-one", "power play"};

}  // namespace

Rules rules_of(std::string_view level, const Settings& more) {
  OptionsOf<RinkRatz> values = default_options<RinkRatz>();
  Settings settings = {{"level", level}};
  settings.insert(settings.end(), more.begin(), more.end());
  for (const auto& [name, value] : settings)
    if (set_option(RinkRatz::kOptions, values, name, value) != OptionFault::none)
      bad_script("no such option or value", name);
  return RinkRatz::make_rules(values);
}

std::string tell(const Event& event) {
  const EventShape& shape = RinkRatz::event_shapes()[event.kind];
  std::string line = rule_text(event.rule) + " " + last_word(shape.id);
  for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i)
    line += " " + std::string(shape.args[i].name) + "=" + argument(shape.args[i], event.args[i]);
  return line;
}

std::vector<std::string> lines_of(const Rules& rules, const View& view) {
  std::vector<std::string> lines;
  Lines fields(lines);
  RinkRatz::describe(rules, view, fields);
  return lines;
}

Ice::Ice(std::string_view level, const Settings& more)
    : rules_(rules_of(level, more)), state_(RinkRatz::start(rules_)) {}

Ice& Ice::period(int number) {
  state_.board.period = static_cast<std::uint8_t>(number);
  return *this;
}

Ice& Ice::shift(int number) {
  state_.board.shift = static_cast<std::uint8_t>(number);
  return *this;
}

Ice& Ice::last_shift() { return shift(rules_.shifts); }

Ice& Ice::score(int first, int second) {
  state_.board.goals = {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(second)};
  return *this;
}

Ice& Ice::seat_to_play(int seat) {
  state_.board.seat = static_cast<Seat>(seat - 1);
  return *this;
}

Ice& Ice::keep(std::string_view cards) {
  kept_ = read_hand(cards);
  return *this;
}

Ice& Ice::bench_drawn(std::string_view cards) {
  for (const std::string_view code : split(cards, ' ')) {
    const Card card = read_card(code);
    state_.board.bench_shown[state_.board.bench_draws++] = card;
    state_.unseen.drop(card);
  }
  return *this;
}

Ice& Ice::hands(const std::vector<std::string_view>& by_seat) {
  Board& board = state_.board;
  if (by_seat.size() != rules_.seats) bad_script("a hand for every seat", "hands");
  board.period = std::max<std::uint8_t>(board.period, 1);
  board.shift = std::max<std::uint8_t>(board.shift, 1);
  board.face_off = {};
  board.phase = Phase::play;
  sheet_.column = static_cast<std::uint8_t>(std::min<int>(board.period, kColumns) - 1);
  for (Seat seat = 0; seat < rules_.seats; ++seat) {
    const Hand hand = read_hand(by_seat[seat]);
    state_.hands[seat] = hand;
    board.sizes[seat] = static_cast<std::uint8_t>(hand.size());
    board.in_hands = static_cast<std::uint8_t>(board.in_hands + hand.size());
    for (int i = 0; i < kCards; ++i)
      for (int copy = 0; copy < hand.count(static_cast<Card>(i)); ++copy) {
        if (state_.unseen.count(static_cast<Card>(i)) == 0)
          bad_script("not so many in the deck", by_seat[seat]);
        state_.unseen.drop(static_cast<Card>(i));
      }
  }
  const int dealt = board.shift * kHandSize * rules_.seats;
  for (int gone = dealt - board.in_hands; gone > 0; --gone) state_.unseen.drop(spare_card());
  // The one who began the shift, seen from the one who plays now, sits on the dealer's left.
  const int played = kHandSize * rules_.seats - board.in_hands;
  board.dealer = static_cast<Seat>((board.seat + 8 * rules_.seats - played - 1) % rules_.seats);
  check_cards();
  return *this;
}

// A number that the test does not wait for, of those of which most are left.
Card Ice::spare_card() const {
  Card best = Card::n1;
  int most = 0;
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    const int left = state_.unseen.count(card) - kept_.count(card);
    if (left > most) {
      best = card;
      most = left;
    }
  }
  if (most == 0) bad_script("the deck has no card to spare", "keep");
  return best;
}

void Ice::play(std::string_view moves) {
  for (const std::string_view text : split(moves, ',')) {
    const Line line = read_line(rules_, text);
    events_.clear();
    const Refusal refusal =
        benchboss::play<RinkRatz>(rules_, state_, line.seat, line.action, events_);
    if (refusal.refused()) bad_script("refused, " + refusal_text(refusal), text);
    for (const Event& event : events_) RinkRatz::note(rules_, sheet_, event);
    check_cards();
  }
}

void Ice::turn_over(Card card) {
  events_.clear();
  const Refusal refusal = play_roll<RinkRatz>(rules_, state_, Outcome{card}, events_);
  if (refusal.refused()) bad_script("refused, " + refusal_text(refusal), card_code(card));
  for (const Event& event : events_) RinkRatz::note(rules_, sheet_, event);
  check_cards();
}

void Ice::roll(std::string_view cards) {
  for (const std::string_view code : split(cards, ',')) turn_over(read_card(code));
}

void Ice::deal(const std::vector<std::string_view>& by_seat) {
  if (board().phase != Phase::deal) bad_script("nothing to deal now", phase());
  std::vector<std::vector<std::string_view>> wanted;
  kept_ = {};
  for (const std::string_view hand : by_seat) {
    wanted.push_back(split(hand, ' '));
    for (const std::string_view code : wanted.back()) kept_.add(read_card(code));
  }
  while (board().phase == Phase::deal) {
    const std::vector<std::string_view>& hand = wanted[board().seat];
    const std::size_t at = board().sizes[board().seat];
    const Card card = at < hand.size() ? read_card(hand[at]) : spare_card();
    if (at < hand.size()) kept_.drop(card);
    turn_over(card);
  }
}

void Ice::step(Philox& random) {
  if (RinkRatz::turn(rules_, state_).owes == Owes::chance) {
    turn_over(draw<RinkRatz>(rules_, state_, random).card);
    return;
  }
  ActionList<RinkRatz> list;
  const Seat seat = board().seat;
  RinkRatz::actions(rules_, state_, seat, list);
  const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
  play(std::to_string(seat + 1) + " " + std::string(RinkRatz::write(rules_, action).view()));
}

std::string Ice::refused(std::string_view move) {
  const Line line = read_line(rules_, move);
  State after = state_;
  EventsOf<RinkRatz> events;
  const Refusal refusal = benchboss::play<RinkRatz>(rules_, after, line.seat, line.action, events);
  if (refusal.refused()) {
    EXPECT_EQ(after, state_) << "a refusal left its mark: " << move;
    EXPECT_TRUE(events.empty()) << "a refusal was announced: " << move;
  }
  return refusal_text(refusal);
}

std::string Ice::refused_roll(std::string_view card) {
  return refusal_text(check_roll<RinkRatz>(rules_, state_, Outcome{read_card(card)}));
}

testing::AssertionResult Ice::said(std::string_view line) const {
  const std::vector<std::string> lines = told();
  if (std::find(lines.begin(), lines.end(), line) != lines.end())
    return testing::AssertionSuccess();
  testing::AssertionResult failure = testing::AssertionFailure();
  failure << "expected \"" << line << "\", but the referee said:";
  for (const std::string& each : lines) failure << "\n  " << each;
  return failure;
}

testing::AssertionResult Ice::silent_about(std::string_view id) const {
  for (const Event& event : events_)
    if (last_word(RinkRatz::event_shapes()[event.kind].id) == id)
      return testing::AssertionFailure() << "the referee said: " << tell(event);
  return testing::AssertionSuccess();
}

char Ice::verdict() const {
  for (const Event& event : events_) switch (static_cast<Said>(event.kind)) {
      case Said::goal:
        return 'G';
      case Said::rebound:
        return 'r';
      case Said::shot:
        return 's';
      default:
        break;
    }
  return '.';
}

std::vector<std::string> Ice::told() const {
  std::vector<std::string> lines;
  for (const Event& event : events_) lines.push_back(tell(event));
  return lines;
}

View Ice::view(int seat) const {
  return RinkRatz::view(rules_, state_,
                        seat == kWatcher ? kSpectator : static_cast<Seat>(seat - 1));
}

int Ice::counted(int team, Count count, int column) const {
  return sheet_.teams[static_cast<std::size_t>(team - 1)][static_cast<std::size_t>(column - 1)]
                     [static_cast<std::size_t>(count)];
}

int Ice::counted_in_shift(int shift, int team, Count count, int column) const {
  return sheet_.shifts[static_cast<std::size_t>(team - 1)][static_cast<std::size_t>(shift - 1)]
                      [static_cast<std::size_t>(column - 1)][static_cast<std::size_t>(count)];
}

std::string Ice::score() const {
  return std::to_string(board().goals[0]) + "-" + std::to_string(board().goals[1]);
}

std::string Ice::shot() const {
  const Shot& shot = board().shot;
  if (shot.stage == Stage::none) return "none";
  return std::to_string(shot.team + 1) + " " +
         std::string(kKindWords[static_cast<std::size_t>(shot.kind)]) +
         (shot.stage == Stage::made ? " made" : " on target");
}

std::string Ice::power_play() const {
  const PowerPlay& play = board().power_play;
  if (play.team == kNoTeam) return "none";
  return std::to_string(play.team + 1) + ": " + std::to_string(play.cards) + " of 8" +
         (play.men == 2 ? ", two men" : "");
}

std::string Ice::goalies_out() const {
  static constexpr std::string_view kTeams[] = {"", "1", "2", "1 2"};
  return std::string(kTeams[board().goalies_out]);
}

std::string Ice::phase() const {
  return std::string(kPhaseWords[static_cast<std::size_t>(board().phase)]);
}

int Ice::to_play() const {
  const Turn turn = RinkRatz::turn(rules_, state_);
  return turn.owes == Owes::decision ? turn.seats.lowest() + 1 : 0;
}

int Ice::previous() const { return board().previous; }

std::string Ice::choices() const {
  ActionList<RinkRatz> list;
  RinkRatz::actions(rules_, state_, board().seat, list);
  std::string text;
  for (const Action action : list) {
    if (!text.empty()) text += " ";
    text += RinkRatz::write(rules_, action).view();
  }
  return text;
}

std::string Ice::hand(int seat) const {
  const Hand& hand = state_.hands[static_cast<std::size_t>(seat - 1)];
  std::string text;
  for (int i = 0; i < kCards; ++i)
    for (int copy = 0; copy < hand.count(static_cast<Card>(i)); ++copy) {
      if (!text.empty()) text += " ";
      text += card_code(static_cast<Card>(i));
    }
  return text;
}

std::string Ice::winners() const {
  const Result result = RinkRatz::result(rules_, state_);
  std::string text;
  for (Seat seat = 0; seat < rules_.seats; ++seat)
    if (result.winners.has(seat)) text += (text.empty() ? "" : " ") + std::to_string(seat + 1);
  return text;
}

// No card twice, none lost: what is dealt has left the unseen cards, and only that.
void Ice::check_cards() const {
  int held = 0;
  for (Seat seat = 0; seat < rules_.seats; ++seat) {
    ASSERT_EQ(state_.hands[seat].size(), board().sizes[seat]);
    held += board().sizes[seat];
  }
  ASSERT_EQ(held, board().in_hands);
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    int copies = state_.unseen.count(card);
    for (const Hand& hand : state_.hands) copies += hand.count(card);
    ASSERT_LE(copies, rules_.deck.count(card)) << "too many of " << card_code(card);
  }
  if (board().phase == Phase::face_off) return;
  const int a_shift = kHandSize * rules_.seats;
  const int dealt =
      (board().shift - 1) * a_shift + (board().phase == Phase::deal ? board().in_hands : a_shift);
  const int shown = std::min<int>(board().bench_draws, rules_.bench);
  ASSERT_EQ(static_cast<int>(state_.unseen.size()),
            static_cast<int>(rules_.deck.size()) - dealt - shown);
}

}  // namespace benchboss::rink_ratz
