#include "games/double_echec/double_echec.h"
#include "games/double_echec/events.h"

#include <algorithm>

namespace benchboss {

using namespace double_echec;

namespace {

constexpr std::array<std::string_view, kDirections> kCompass = {"nw", "w",  "sw", "n", "-",
                                                                "s",  "ne", "e",  "se"};
// Of the verbs that stand alone, in their order.
constexpr int kFirstWord = static_cast<int>(Verb::stop);
constexpr std::array<std::string_view, kVerbs - kFirstWord> kWords = {
    "stop",    "go",     "ready",   "pull",     "quick",     "shoot",   "keep",
    "decline", "normal", "precise", "low-side", "high-side", "attempt", "stay",
    "turn",    "wrong",  "two",     "snatch",   "accept",    "refuse"};

constexpr ArgShape kMan = {"man", ArgType::term};
constexpr ArgShape kOther = {"other", ArgType::term};
constexpr ArgShape kTeam = {"team", ArgType::team};
constexpr ArgShape kNumber = {"number", ArgType::number};
constexpr ArgShape kPoints = {"points", ArgType::number};
constexpr ArgShape kUnits = {"units", ArgType::number};
constexpr ArgShape kRow = {"row", ArgType::number};
constexpr ArgShape kColumn = {"column", ArgType::number};
constexpr ArgShape kGoals1 = {"goals1", ArgType::number};
constexpr ArgShape kGoals2 = {"goals2", ArgType::number};
constexpr ArgShape kCard = {"card", ArgType::term};

// In the order of Said.
constexpr std::array<EventShape, kSaid> kShapes = {{
    {"de.period_begins", {kNumber}},
    {"de.overtime_begins", {kNumber}},
    {"de.period_ends", {kNumber, kGoals1, kGoals2}},
    {"de.overtime_ends", {kNumber, kGoals1, kGoals2}},
    {"de.shoot_out_begins", {}},
    {"de.unit", {kNumber, ArgShape{"cause", ArgType::term}}},
    {"de.face_off", {ArgShape{"spot", ArgType::term}}},
    {"de.lined_up", {kTeam}},
    {"de.face_off_dice",
     {ArgShape{"home", ArgType::number}, ArgShape{"visitors", ArgType::number}}},
    {"de.face_off_tie", {}},
    {"de.face_off_won", {kMan, kTeam}},
    {"de.puck_given", {kMan}},
    {"de.quick_face_off", {kMan}},
    {"de.die", {kNumber}},
    {"de.rolled", {ArgShape{"dice", ArgType::number}, ArgShape{"total", ArgType::number}}},
    {"de.card", {kCard, kTeam}},
    {"de.shuffled", {}},
    {"de.step", {kMan, kRow, kColumn}},
    {"de.change_called", {kMan, kOther}},
    {"de.went_off", {kMan}},
    {"de.still_on_ice", {kMan}},
    {"de.came_on", {kMan}},
    {"de.no_door", {kMan}},
    {"de.goalie_pulled", {kTeam}},
    {"de.goalie_in", {kMan}},
    {"de.bench_minor", {kTeam}},
    {"de.penalty", {kMan, kTeam, kUnits}},
    {"de.box_full", {kMan}},
    {"de.waived", {kTeam}},
    {"de.serves", {kMan, kTeam, kUnits}},
    {"de.penalty_starts", {kMan}},
    {"de.penalty_over", {kMan}},
    {"de.stays_in_box", {kMan}},
    {"de.minor_ends", {kMan}},
    {"de.passes", {kMan, kOther}},
    {"de.received", {kMan, kPoints}},
    {"de.missed_pass", {kPoints, ArgShape{"distance", ArgType::number}}},
    {"de.one_timer", {kMan, kOther}},
    {"de.advances", {kMan}},
    {"de.loose", {kRow, kColumn}},
    {"de.picked_up", {kMan}},
    {"de.goes_for_puck", {kMan}},
    {"de.recovered", {kMan, kPoints}},
    {"de.too_far", {kMan, kPoints}},
    {"de.nobody_there", {}},
    {"de.entered_zone", {kMan}},
    {"de.claimed", {kMan, kTeam}},
    {"de.claim_declined", {kTeam}},
    {"de.thief", {kMan}},
    {"de.stolen", {kMan, kOther, kTeam}},
    {"de.thief_short", {kMan}},
    {"de.fight_round", {kMan, kOther}},
    {"de.fight_tie", {}},
    {"de.fight_won", {kMan, kTeam}},
    {"de.third", {kMan, kNumber}},
    {"de.injured", {kMan, kTeam}},
    {"de.plays_hurt", {kMan}},
    {"de.shoots", {kMan}},
    {"de.on_goal", {kMan}},
    {"de.missed_shot", {kMan, kPoints}},
    {"de.aims", {kMan, kNumber}},
    {"de.aim_hit", {kNumber}},
    {"de.post", {kMan, kTeam}},
    {"de.odd_or_even", {kNumber}},
    {"de.saved", {kMan, kTeam}},
    {"de.automatic_save", {kMan}},
    {"de.goal", {kMan, kTeam, ArgShape{"how", ArgType::term}}},
    {"de.assist", {kMan, kTeam}},
    {"de.holds", {kMan}},
    {"de.rebound", {kMan}},
    {"de.rebound_kept", {kMan}},
    {"de.goalie_passes", {kMan, kOther}},
    {"de.frozen", {kMan}},
    {"de.clears", {kMan}},
    {"de.cleared", {kMan, kRow, kColumn}},
    {"de.icing", {kTeam}},
    {"de.offside", {kTeam}},
    {"de.two_line_pass", {kTeam}},
    {"de.penalty_shot", {kMan, kTeam}},
    {"de.withdrawn", {kMan}},
    {"de.break_starts", {kMan}},
    {"de.break_goal", {kMan, kTeam}},
    {"de.break_over", {kTeam}},
    {"de.awarded_goal", {kTeam}},
    {"de.wrong_deck", {kTeam}},
    {"de.two_cards", {kTeam}},
    {"de.opponents_card", {kTeam}},
    {"de.card_stands", {kCard}},
    {"de.card_burnt", {kCard}},
    {"de.card_goes_back", {kTeam}},
    {"de.won", {kTeam, kGoals1, kGoals2}},
}};

constexpr std::array<std::string_view, kTerms - kFirstCardTerm> kWordTerms = {
    "de.card.pass-or-shot",   "de.card.pass",
    "de.card.shot",           "de.card.advance",
    "de.card.clear",          "de.card.steal",
    "de.card.rebound",        "de.card.pass-to-nearest",
    "de.card.pass-to-centre", "de.card.face-off",
    "de.cause.card",          "de.cause.attempt",
    "de.cause.fight",         "de.spot.centre",
    "de.spot.home_neutral",   "de.spot.visitors_neutral",
    "de.spot.home_end",       "de.spot.visitors_end",
    "de.goal.even",           "de.goal.power_play",
    "de.goal.short_handed",   "de.goal.empty_net",
};

// "de.man.lynx.7", and the words: made once.
class Terms {
 public:
  Terms() {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      Text& name = names_[i];
      name += "de.man.";
      name += kClubWords[i / kMen];
      name += ".";
      name += static_cast<unsigned>(i % kMen + 1);
      all_[i] = name.view();
    }
    std::copy(kWordTerms.begin(), kWordTerms.end(), all_.begin() + kFirstCardTerm);
  }
  std::span<const std::string_view> all() const { return all_; }

 private:
  std::array<Text, kFirstCardTerm> names_;
  std::array<std::string_view, kTerms> all_;
};

Text write_man(Man man) {
  Text text;
  return text += unsigned{man} + 1u;
}

Text write_square(Square square) {
  const char column = static_cast<char>('a' + column_of(square));
  Text text(std::string_view(&column, 1));
  return text += static_cast<unsigned>(row_of(square));
}

// A small whole number, or -1; "08" is not one.
int read_small(std::string_view text) { return static_cast<int>(read_number(text, 99)); }

std::optional<Man> read_man(std::string_view text) {
  const int number = read_small(text);
  if (number < 1 || number > kMen) return std::nullopt;
  return static_cast<Man>(number - 1);
}

std::optional<std::uint16_t> read_direction(std::string_view text) {
  const auto found = std::find(kCompass.begin(), kCompass.end(), text);
  const auto direction = static_cast<int>(found - kCompass.begin());
  if (found == kCompass.end() || direction == kNoStep) return std::nullopt;
  return static_cast<std::uint16_t>(direction);
}

std::optional<Action> read_line_up_action(std::string_view slot, std::string_view man) {
  for (std::uint16_t i = 0; i < kSlots; ++i) {
    if (slot_code(static_cast<Slot>(i)) != slot) continue;
    if (man == "none") {
      if (i == 0) return std::nullopt;  // never without a centre
      return Action{Verb::vacate, 0, i};
    }
    const auto who = read_man(man);
    if (!who || has(kGoalies, *who)) return std::nullopt;
    return Action{Verb::field, *who, i};
  }
  return std::nullopt;
}

std::optional<Action> read_square(const Rink& rink, std::string_view text) {
  const int column = text[0] - 'a';
  const int row = read_small(text.substr(1));
  if (column < 0 || column >= rink.columns || row < 0 || row >= rink.rows ||
      !rink.ice.has(square_at(row, column)))
    return std::nullopt;
  return at_square(square_at(row, column));
}

std::optional<Action> read_numbered(Verb verb, std::string_view text, int low, int high,
                                    int offset) {
  const int number = read_small(text);
  if (number < low || number > high) return std::nullopt;
  return Action{verb, 0, static_cast<std::uint16_t>(number - offset)};
}

}  // namespace

Text DoubleEchec::write(const Rules&, Action action) {
  Text text;
  switch (action.verb) {
    case Verb::step:
      text = write_man(action.man);
      text += "-";
      return text += kCompass[action.where];
    case Verb::man:
      text += "man-";
      return text += write_man(action.man);
    case Verb::field:
      text = slot_code(static_cast<Slot>(action.where));
      text += "=";
      return text += write_man(action.man);
    case Verb::vacate:
      text = slot_code(static_cast<Slot>(action.where));
      return text += "=none";
    case Verb::square:
      return write_square(action.where);
    case Verb::net:
      text += "net-";
      return text += action.where + 1u;
    case Verb::number:
      text += "aim-";
      return text += unsigned{action.where};
    case Verb::dice:
      text += "dice-";
      return text += unsigned{action.where};
    case Verb::clear:
      text += "clear-";
      return text += kCompass[action.where];
    default:
      return kWords[static_cast<std::size_t>(static_cast<int>(action.verb) - kFirstWord)];
  }
}

Text DoubleEchec::write(const Rules&, Outcome outcome) {
  if (outcome.face >= kFirstCardFace)
    return card_code(static_cast<Card>(outcome.face - kFirstCardFace));
  Text text;
  return text += unsigned{outcome.face};
}

std::optional<DoubleEchec::Action> DoubleEchec::read_action(const Rules& rules,
                                                            std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto found = std::find(kWords.begin(), kWords.end(), text);
  if (found != kWords.end()) return word(static_cast<Verb>(kFirstWord + (found - kWords.begin())));
  if (const std::size_t equals = text.find('='); equals != text.npos)
    return read_line_up_action(text.substr(0, equals), text.substr(equals + 1));
  const std::size_t dash = text.find('-');
  if (dash == text.npos) return read_square(*rules.rink, text);
  const std::string_view head = text.substr(0, dash);
  const std::string_view tail = text.substr(dash + 1);
  if (head == "net") return read_numbered(Verb::net, tail, 1, 3, 1);
  if (head == "aim") return read_numbered(Verb::number, tail, 1, 6, 0);
  if (head == "dice") return read_numbered(Verb::dice, tail, 1, 9, 0);
  if (head == "man") {
    const auto man = read_man(tail);
    return man ? std::optional(name_man(*man)) : std::nullopt;
  }
  const auto direction = read_direction(tail);
  if (!direction) return std::nullopt;
  if (head == "clear") return Action{Verb::clear, 0, *direction};
  const auto man = read_man(head);
  return man ? std::optional(step_of(*man, *direction)) : std::nullopt;
}

std::optional<DoubleEchec::Outcome> DoubleEchec::read_outcome(const Rules&, std::string_view text) {
  const int face = read_small(text);
  if (face >= 1 && face <= 6) return Outcome{static_cast<std::uint8_t>(face)};
  for (int card = 0; card < kCards; ++card)
    if (card_code(static_cast<Card>(card)) == text) return card_outcome(static_cast<Card>(card));
  return std::nullopt;
}

std::span<const EventShape> DoubleEchec::event_shapes() { return kShapes; }

std::span<const std::string_view> DoubleEchec::terms() {
  static const Terms kAll;
  return kAll.all();
}

}  // namespace benchboss
