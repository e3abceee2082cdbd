#include "games/xtra_innings/rules.h"

#include <algorithm>

namespace benchboss {

using namespace xtra_innings;

// A view in words and numbers; docs/views/xtra-innings.md says what each of them means.
namespace {

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
constexpr std::array<std::string_view, kRoles> kSides = {"offence", "defence"};

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

template <class Numbers>
void describe_numbers(std::string_view name, const Numbers& numbers, Fields& fields) {
  fields.open_list(name);
  for (const auto number : numbers) fields.number("", number);
  fields.close();
}

// A number for each side of the half-inning.
template <class Numbers>
void describe_sides(std::string_view name, const Numbers& numbers, Fields& fields) {
  fields.open_group(name);
  for (std::size_t side = 0; side < kRoles; ++side) fields.number(kSides[side], numbers[side]);
  fields.close();
}

void describe_inning(const Rules& rules, const Board& board, Fields& fields) {
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
}

// XI-60: who sits where, who plays for his team in this half-inning, and who is asked now.
void describe_seats(const Rules& rules, const Board& board, Fields& fields) {
  fields.open_list("teams");
  for (Team team = 0; team < 2; ++team) {
    fields.open_list("");
    for (Seat seat = team; seat < rules.seats; seat = static_cast<Seat>(seat + 2))
      fields.seat("", seat);
    fields.close();
  }
  fields.close();
  fields.open_group("on_duty");
  for (const Role role : {Role::offence, Role::defence}) {
    if (board.inning == 0) {
      fields.none(kSides[at(role)]);
    } else {
      fields.seat(kSides[at(role)], seat_on_duty(rules, board, role));
    }
  }
  fields.close();
  const Turn turn = turn_on(rules, board);
  fields.open_list("asked");
  for (Seat seat = 0; seat < rules.seats; ++seat)
    if (turn.asks(seat)) fields.seat("", seat);
  fields.close();
  describe_sides("to_draw", board.owed, fields);
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

// What lies face down where the pitches go, and the two that were turned over last.
void describe_duel(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.open_group("laid");
  for (std::size_t side = 0; side < kRoles; ++side)
    fields.flag(kSides[side], (board.sealed >> side & 1) != 0);
  fields.close();
  const std::uint8_t own = std::min(view.sealed.picks[0], view.sealed.picks[1]);
  if (own == kNoCard) {
    fields.none("own_pick");
  } else {
    fields.word("own_pick", XtraInnings::write(rules, {static_cast<Move>(own)}).view());
  }
  describe_pitch("last_pitch", board.last_pitch, fields);
  describe_pitch("last_guess", board.last_guess, fields);
  if (board.last_pitch == kNoCard) {
    fields.none("last_call");
  } else {
    const Call call =
        call_of(static_cast<Pitch>(board.last_pitch), static_cast<Pitch>(board.last_guess));
    fields.word("last_call", kCalls[static_cast<std::size_t>(call)]);
  }
}

// A card of a series: who played it, about the runner on which base, and which card it answers.
struct Played {
  Role side;
  std::uint8_t card;
  std::uint8_t base = 0;
  std::uint8_t answers = kNoCard;
  bool lies = true;  // XI-31: a single may be one without a card
};

void describe_played(const Played& played, Fields& fields) {
  if (played.card == kNoCard) return;
  fields.open_group("");
  fields.word("side", kSides[at(played.side)]);
  describe_card("card", played.card, fields);
  fields.flag("lies", played.lies);
  if (played.base == 0) {
    fields.none("base");
  } else {
    fields.number("base", played.base);
  }
  describe_card("answers", played.answers, fields);
  fields.close();
}

void describe_series(const Series& series, Fields& fields) {
  constexpr auto kStretch = static_cast<std::uint8_t>(Card::stretch);
  const bool blocks = series.defence == index(Card::block_and_pickoff);
  const bool steals = series.offence == index(Card::stolen_base);
  fields.open_group("series");
  fields.word("call", kCalls[static_cast<std::size_t>(series.call)]);
  fields.open_list("cards");
  describe_played({.side = Role::offence,
                   .card = series.offence,
                   .base = steals ? series.base : std::uint8_t{0},
                   .lies = !series.no_card},
                  fields);
  if (series.stretched) describe_played({.side = Role::offence, .card = kStretch}, fields);
  describe_played({.side = Role::defence,
                   .card = series.defence,
                   .base = blocks ? series.base : std::uint8_t{0},
                   .answers = series.stretched ? kStretch : series.offence},
                  fields);
  describe_played({.side = Role::offence, .card = series.error, .answers = series.defence}, fields);
  fields.close();
  fields.close();
}

void describe_sizes(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.open_list("hand_sizes");
  for (Team team = 0; team < 2; ++team) describe_sides("", board.sizes[team], fields);
  fields.close();
  std::array<int, kRoles> decks{};
  for (std::size_t side = 0; side < kRoles; ++side) {
    decks[side] = static_cast<int>(view.unseen[side].size());
    for (Team team = 0; team < 2; ++team)
      if (view.viewer >= rules.seats || (view.viewer & 1) != team)
        decks[side] -= board.sizes[team][side];
  }
  describe_sides("deck_sizes", decks, fields);
}

void describe_own(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  const bool plays = view.viewer < rules.seats;
  const Role role = plays ? role_of_seat(board, static_cast<Seat>(view.viewer)) : Role::offence;
  if (plays && board.inning > 0) {
    fields.word("side", kSides[at(role)]);
  } else {
    fields.none("side");
  }
  describe_cards("hand", role, view.hands[at(role)], fields);
  describe_cards("aside", other(role), view.hands[at(other(role))], fields);
  describe_cards("to_discard", role, view.sealed.discards[at(role)], fields);
  fields.flag("keeps_rest", view.sealed.kept[at(role)] != 0);
  describe_card("drawn", view.sealed.drawn, fields);
}

}  // namespace

void XtraInnings::describe(const Rules& rules, const View& view, Fields& fields) {
  const Board& board = view.board;
  fields.word("phase", kPhases[static_cast<std::size_t>(board.phase)]);
  fields.word("level", kLevelWords[rules.level_word]);
  describe_inning(rules, board, fields);
  describe_seats(rules, board, fields);
  describe_count(rules, board, fields);
  describe_numbers("bases", board.bases, fields);
  fields.number("batter", board.batter[batting_team(board)]);
  fields.number("pitcher", board.pitcher[other(batting_team(board))]);
  describe_numbers("batters", board.batter, fields);
  describe_numbers("pitchers", board.pitcher, fields);
  describe_numbers("runs", board.runs, fields);
  fields.number("pitches", board.pitches);
  describe_duel(rules, view, fields);
  describe_series(board.series, fields);
  describe_sizes(rules, view, fields);
  fields.number("answer_seconds", rules.answer_seconds);
  describe_sides("to_refresh", board.to_refresh, fields);
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
