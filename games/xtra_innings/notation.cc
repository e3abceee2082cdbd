#include "games/xtra_innings/windows.h"
#include "games/xtra_innings/xtra_innings.h"

namespace benchboss {

using namespace xtra_innings;

namespace {

constexpr std::array<std::string_view, kPitches> kPitchCodes = {"FI", "FO", "SL", "CU", "CH"};
constexpr std::string_view kDrop = "drop:";

constexpr std::array<std::string_view, 21> kPhases = {"cut",
                                                      "refresh",
                                                      "pitch",
                                                      "hit",
                                                      "redraw",
                                                      "drawn",
                                                      "change",
                                                      "counter",
                                                      "error",
                                                      "stretch",
                                                      "relay",
                                                      "relay_error",
                                                      "open_defence",
                                                      "pick_error",
                                                      "open_offence",
                                                      "answer",
                                                      "answer_error",
                                                      "exchange_offence",
                                                      "exchange_defence",
                                                      "half_over",
                                                      "over"};
constexpr std::array<std::string_view, 4> kCalls = {"none", "hit", "ball", "strike"};

void describe_card(std::string_view name, std::uint8_t card, Fields& fields) {
  if (card == kNoCard) return fields.none(name);
  fields.word(name, card_code(static_cast<Card>(card)));
}

void describe_pitch(std::string_view name, std::uint8_t pitch, Fields& fields) {
  if (pitch >= kPitches) return fields.none(name);
  fields.word(name, kPitchCodes[pitch]);
}

void describe_cards(std::string_view name, Role role, Hand hand, Fields& fields) {
  fields.open_list(name);
  for (std::uint64_t walk = hand.walk(); walk != 0;) {
    const Card card = Hand::next(role, walk);
    for (int copy = 0; copy < hand.count(card); ++copy) fields.word("", card_code(card));
  }
  fields.close();
}

void describe_pool(std::string_view name, Role role, const Pool& pool, Fields& fields) {
  fields.open_group(name);
  const int cards = role == Role::offence ? kOffenceCards : kDefenceCards;
  for (int i = 0; i < cards; ++i)
    if (const Card card = card_at(role, i); pool.count(card) > 0)
      fields.number(card_code(card), pool.count(card));
  fields.close();
}

void describe_series(const Series& series, Fields& fields) {
  fields.open_group("series");
  fields.word("call", kCalls[static_cast<std::size_t>(series.call)]);
  describe_card("offence", series.offence, fields);
  describe_card("defence", series.defence, fields);
  fields.number("base", series.base);
  fields.flag("stretched", series.stretched);
  describe_card("error", series.error, fields);
  fields.close();
}

// XI-61: on a journey everybody keeps the count in his head.
void describe_count(const Rules& rules, const Board& board, Fields& fields) {
  fields.number("outs", board.outs);
  if (rules.travel) {
    fields.none("balls");
    fields.none("strikes");
  } else {
    fields.number("balls", board.balls);
    fields.number("strikes", board.strikes);
  }
}

void describe_sizes(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.open_list("hand_sizes");
  for (Team team = 0; team < 2; ++team) {
    fields.open_group("");
    fields.number("offence", board.sizes[team][at(Role::offence)]);
    fields.number("defence", board.sizes[team][at(Role::defence)]);
    fields.close();
  }
  fields.close();
  fields.open_group("deck_sizes");
  for (const Role role : {Role::offence, Role::defence}) {
    int left = static_cast<int>(view.unseen[at(role)].size());
    for (Team team = 0; team < 2; ++team)
      if (view.viewer >= rules.seats || (view.viewer & 1) != team)
        left -= board.sizes[team][at(role)];
    fields.number(role == Role::offence ? "offence" : "defence", left);
  }
  fields.close();
}

void describe_own(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  const bool plays = view.viewer < rules.seats;
  const Role role = plays ? role_of_seat(board, static_cast<Seat>(view.viewer)) : Role::offence;
  if (plays && board.inning > 0) {
    fields.word("side", role == Role::offence ? "offence" : "defence");
  } else {
    fields.none("side");
  }
  describe_cards("hand", role, view.hands[at(role)], fields);
  describe_cards("aside", other(role), view.hands[at(other(role))], fields);
  describe_cards("to_discard", role, view.sealed.discards[at(role)], fields);
  describe_card("drawn", view.sealed.drawn, fields);
  fields.number("to_refresh", board.to_refresh[at(role)]);
}

}  // namespace

Text XtraInnings::write(const Rules&, Action action) {
  const Move move = action.move;
  if (move == kPass) return std::string_view("pass");
  if (move == kKeep) return std::string_view("keep");
  if (is_pitch(move)) return kPitchCodes[static_cast<std::size_t>(move)];
  Text text;
  if (is_drop(move)) text += kDrop;
  text += card_code(card_of(move));
  if (base_of(move) != 0) {
    text += ":";
    text += unsigned{base_of(move)};
  }
  return text;
}

Text XtraInnings::write(const Rules&, Outcome outcome) { return card_code(outcome.card); }

std::optional<XtraInnings::Action> XtraInnings::read_action(const Rules& rules,
                                                            std::string_view text) {
  for (int i = 0; i < kMoves; ++i)
    if (const Action action{static_cast<Move>(i)}; write(rules, action).view() == text)
      return action;
  return std::nullopt;
}

std::optional<XtraInnings::Outcome> XtraInnings::read_outcome(const Rules&, std::string_view text) {
  const std::uint8_t card = card_of_code(text);
  if (card == kNoCard) return std::nullopt;
  return Outcome{static_cast<Card>(card)};
}

void XtraInnings::describe(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.word("phase", kPhases[static_cast<std::size_t>(board.phase)]);
  fields.word("level", kLevelWords[rules.level_word]);
  fields.number("inning", board.inning);
  fields.number("innings", rules.level.innings);
  fields.word("half", board.half == 0 ? "top" : "bottom");
  if (board.inning == 0) {
    fields.none("home");
    fields.none("at_bat");
  } else {
    fields.number("home", board.home + 1);
    fields.number("at_bat", batting_team(board) + 1);
  }
  describe_count(rules, board, fields);
  fields.open_list("bases");
  for (const std::uint8_t runner : board.bases) fields.number("", runner);
  fields.close();
  fields.number("batter", board.batter[batting_team(board)]);
  fields.number("pitcher", board.pitcher[other(batting_team(board))]);
  fields.open_list("runs");
  for (const auto runs : board.runs) fields.number("", runs);
  fields.close();
  fields.number("pitches", board.pitches);
  describe_pitch("last_pitch", board.last_pitch, fields);
  describe_pitch("last_guess", board.last_guess, fields);
  describe_series(board.series, fields);
  describe_sizes(rules, view, fields);
  fields.number("answer_seconds", rules.answer_seconds);
  describe_own(rules, view, fields);
  for (const Role role : {Role::offence, Role::defence}) {
    const bool offence = role == Role::offence;
    describe_pool(offence ? "offence_discards" : "defence_discards", role, view.discards[at(role)],
                  fields);
    describe_pool(offence ? "offence_unseen" : "defence_unseen", role, view.unseen[at(role)],
                  fields);
  }
}

}  // namespace benchboss
