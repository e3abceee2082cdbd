#include "games/rink_ratz/events.h"
#include "games/rink_ratz/legal.h"
#include "games/rink_ratz/moves.h"
#include "games/rink_ratz/rink_ratz.h"

#include <algorithm>

namespace benchboss {

using namespace rink_ratz;

namespace {

constexpr std::string_view kPullGoalie = "pull-goalie";
constexpr std::string_view kWaste = "none";

// What stands behind the colon, in the order of the moves shot .. last_shutdown.
constexpr std::array<std::string_view, 10> kOptionWords = {
    "shot", "block",      "breakaway", "save",       "two-on-one",
    "save", "power-play", "shutdown",  "two-on-one", "shutdown"};

constexpr ArgShape kSeat = {"seat", ArgType::seat};
constexpr ArgShape kTeam = {"team", ArgType::team};
constexpr ArgShape kCard = {"card", ArgType::term};
constexpr ArgShape kNumber = {"number", ArgType::number};
constexpr ArgShape kGoals1 = {"goals1", ArgType::number};
constexpr ArgShape kGoals2 = {"goals2", ArgType::number};

// In the order of Said.
constexpr std::array<EventShape, kSaid> kShapes = {{
    {"rr.face_off_card", {kSeat, kCard}},
    {"rr.face_off_tie", {}},
    {"rr.dealer", {kSeat}},
    {"rr.period_begins", {kNumber, kSeat}},
    {"rr.overtime_begins", {kNumber, kSeat}},
    {"rr.bench_set_aside", {kNumber}},
    {"rr.shift_begins", {kNumber}},
    {"rr.dealt", {kSeat, kCard}},
    {"rr.number_played", {kSeat, kCard}},
    {"rr.special_played", {kSeat, kCard, ArgShape{"option", ArgType::term}}},
    {"rr.shot", {kSeat, kTeam, ArgShape{"shot", ArgType::term}}},
    {"rr.target", {kSeat, kCard}},
    {"rr.rebound", {kSeat, kTeam}},
    {"rr.goal", {kSeat, kTeam, kCard, ArgShape{"how", ArgType::term}}},
    {"rr.goal_stands", {kTeam}},
    {"rr.missed", {kTeam}},
    {"rr.shot_given_up", {kTeam}},
    {"rr.blocked", {kSeat, kTeam}},
    {"rr.shut_down", {kSeat, kTeam}},
    {"rr.saved", {kSeat, kTeam}},
    {"rr.goalie_out_again", {kTeam}},
    {"rr.power_play_goes_on", {kTeam}},
    {"rr.power_play_begins", {kTeam}},
    {"rr.two_man_advantage", {kTeam}},
    {"rr.nullified", {kSeat}},
    {"rr.power_play_over", {kTeam}},
    {"rr.wasted", {kSeat, kCard}},
    {"rr.penalty_shot", {kTeam, kCard}},
    {"rr.penalty_shot_goal", {kTeam, ArgShape{"how", ArgType::term}}},
    {"rr.penalty_shot_missed", {kTeam}},
    {"rr.goalie_pulled", {kSeat, kTeam}},
    {"rr.goalie_back", {kTeam}},
    {"rr.shot_lost", {kTeam}},
    {"rr.period_ends", {kNumber, kGoals1, kGoals2}},
    {"rr.overtime_ends", {kNumber, kGoals1, kGoals2}},
    {"rr.won", {kTeam, kGoals1, kGoals2}},
    {"rr.drawn", {kGoals1, kGoals2}},
}};

constexpr std::array<std::string_view, kTerms> kTermIds = {
    "rr.card.1",
    "rr.card.2",
    "rr.card.3",
    "rr.card.4",
    "rr.card.5",
    "rr.card.6",
    "rr.card.7",
    "rr.card.8",
    "rr.card.9",
    "rr.card.10",
    "rr.card.11",
    "rr.card.12",
    "rr.card.13",
    "rr.card.14",
    "rr.card.15",
    "rr.card.SB",
    "rr.card.BM",
    "rr.card.TM",
    "rr.card.PD",
    "rr.card.TD",
    "rr.option.shot",
    "rr.option.block",
    "rr.option.breakaway",
    "rr.option.save",
    "rr.option.two-on-one",
    "rr.option.save",
    "rr.option.power-play",
    "rr.option.shutdown",
    "rr.option.two-on-one",
    "rr.option.shutdown",
    "rr.shot.pair",
    "rr.shot.stick",
    "rr.shot.rebound",
    "rr.shot.stolen",
    "rr.shot.card",
    "rr.shot.breakaway",
    "rr.shot.two_on_one",
    "rr.shot.power_play",
    "rr.goal.even_strength",
    "rr.goal.power_play",
    "rr.goal.short_handed",
    "rr.goal.empty_net",
    "rr.goal.power_play_empty_net",
    "rr.goal.short_handed_empty_net",
};

constexpr std::array<std::string_view, 5> kPhases = {"face_off", "deal", "play", "penalty_shot",
                                                     "over"};
constexpr std::array<std::string_view, 3> kStages = {"none", "made", "target"};
constexpr std::array<std::string_view, 8> kKinds = {
    "pair", "stick", "rebound", "stolen", "card", "breakaway", "two_on_one", "power_play"};

void describe_team(std::string_view name, Team team, Fields& fields) {
  if (team == kNoTeam) return fields.none(name);
  fields.number(name, team + 1);
}

// The distances from the target that would score now, and those that would give a rebound.
void describe_chances(const Rules& rules, const Board& board, Fields& fields) {
  const Range range = scoring_range(rules, board);
  const auto list = [&](std::string_view name, auto&& wanted) {
    fields.open_list(name);
    for (int distance = -2; distance <= 2; ++distance)
      if (wanted(distance)) fields.number("", distance);
    fields.close();
  };
  const auto scores = [&](int distance) { return (range & range_bit(distance)) != 0; };
  list("scores", scores);
  list("rebounds", [&](int distance) {
    return (distance == 1 || distance == -1) && !scores(distance) && (range & kNoRebound) == 0;
  });
}

void describe_shot(const Rules& rules, const Board& board, Fields& fields) {
  const Shot& shot = board.shot;
  if (shot.stage == Stage::none) return fields.none("shot");
  fields.open_group("shot");
  fields.word("stage", kStages[static_cast<std::size_t>(shot.stage)]);
  describe_team("team", shot.team, fields);
  fields.word("kind", kKinds[static_cast<std::size_t>(shot.kind)]);
  describe_chances(rules, board, fields);
  fields.close();
}

void describe_power_play(const PowerPlay& play, Fields& fields) {
  if (play.team == kNoTeam) return fields.none("power_play");
  fields.open_group("power_play");
  describe_team("team", play.team, fields);
  fields.number("men", play.men);
  fields.number("cards", play.cards);
  fields.number("of", kPowerPlayCards);
  fields.close();
}

void describe_counts(std::string_view name, auto&& count, Fields& fields) {
  fields.open_group(name);
  for (int i = 0; i < kCards; ++i)
    if (const int copies = count(static_cast<Card>(i)); copies > 0)
      fields.number(card_code(static_cast<Card>(i)), copies);
  fields.close();
}

}  // namespace

Text RinkRatz::write(const Rules&, Action action) {
  if (action.move == Move::pull_goalie) return kPullGoalie;
  Text text = card_code(card_of(action.move));
  if (is_option(action.move)) {
    text += ":";
    text += kOptionWords[static_cast<std::size_t>(action.move) - kNumbers];
  } else if (is_waste(action.move)) {
    text += ":";
    text += kWaste;
  }
  return text;
}

Text RinkRatz::write(const Rules&, Outcome outcome) { return card_code(outcome.card); }

std::optional<RinkRatz::Action> RinkRatz::read_action(const Rules& rules, std::string_view text) {
  for (int i = 0; i < kMoves; ++i)
    if (const Action action{static_cast<Move>(i)}; write(rules, action).view() == text)
      return action;
  return std::nullopt;
}

std::optional<RinkRatz::Outcome> RinkRatz::read_outcome(const Rules&, std::string_view text) {
  const std::uint8_t card = card_of_code(text);
  if (card == kNoCard) return std::nullopt;
  return Outcome{static_cast<Card>(card)};
}

std::span<const EventShape> RinkRatz::event_shapes() { return kShapes; }
std::span<const std::string_view> RinkRatz::terms() { return kTermIds; }

void RinkRatz::describe(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.word("phase", kPhases[static_cast<std::size_t>(board.phase)]);
  fields.word("level", kLevelWords[rules.level]);
  fields.number("period", board.period);
  fields.number("shift", board.shift);
  fields.number("shifts", rules.shifts);
  fields.seat("dealer", board.dealer);
  if (board.phase == Phase::play) {
    fields.seat("to_play", board.seat);
  } else {
    fields.none("to_play");
  }
  fields.open_list("goals");
  for (const auto goals : board.goals) fields.number("", goals);
  fields.close();
  if (board.top == kNoCard) {
    fields.none("top");
  } else {
    fields.word("top", card_code(static_cast<Card>(board.top)));
  }
  if (board.previous == 0) {
    fields.none("previous");
  } else {
    fields.number("previous", board.previous);
  }
  describe_shot(rules, board, fields);
  describe_power_play(board.power_play, fields);
  // The goal that the next card may save, if any card can.
  describe_team("fresh_goal", goal_can_be_saved(rules, board) ? board.fresh_goal.team : kNoTeam,
                fields);
  fields.open_list("goalies_out");
  for (Team team = 0; team < 2; ++team)
    if ((board.goalies_out >> team & 1) != 0) fields.number("", team + 1);
  fields.close();
  fields.open_list("hand_sizes");
  for (Seat seat = 0; seat < rules.seats; ++seat) fields.number("", board.sizes[seat]);
  fields.close();
  fields.number("bench", rules.bench);
  fields.open_list("bench_shown");
  for (int i = 0; i < std::min<int>(board.bench_draws, rules.bench); ++i)
    fields.word("", card_code(board.bench_shown[static_cast<std::size_t>(i)]));
  fields.close();
  fields.open_list("hand");
  for (int i = 0; i < kCards; ++i)
    for (int copy = 0; copy < view.hand.count(static_cast<Card>(i)); ++copy)
      fields.word("", card_code(static_cast<Card>(i)));
  fields.close();
  describe_counts("unseen", [&](Card card) { return view.unseen.count(card); }, fields);
}

}  // namespace benchboss
