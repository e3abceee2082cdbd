#pragma once
#include "core/game.h"
#include "tests/toy/faults.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

// A game small enough to be seen through, for testing the contract, the door and the laws: hidden
// hands, and sealed decisions of up to ten seats at once.
//
// TY-1  In every round each seat is dealt two of 24 cards, one after the other and face down; there
//       are two of each number from 1 to 12.
// TY-2  All seats choose one of their cards, sealed.
// TY-3  The choices are opened together. The highest card that nobody else chose takes a point. The
//       other cards go back into the deck unseen.
// TY-4  After three rounds the most points win.
namespace benchboss::toy {

inline constexpr int kRanks = 12;
inline constexpr int kCopies = 2;
inline constexpr int kRounds = 3;
inline constexpr int kHandSize = 2;
inline constexpr int kHigh = 9;

enum class Phase : std::uint8_t { deal, choose, over };
using Card = std::uint8_t;  // 1-12; 0: none

struct Rules {
  Seat seats = 2;
  Fault fault = Fault::none;
};

struct Action {
  Card card;
  friend constexpr bool operator==(Action, Action) = default;
};
struct Outcome {
  Card card;
  friend constexpr bool operator==(Outcome, Outcome) = default;
};

// What lies open.
struct Board {
  Phase phase = Phase::deal;
  std::uint8_t round = 1;
  Seat seat = 0;          // who is dealt the next card
  std::uint8_t mark = 0;  // nothing, unless a fault leaves its trace here
  std::array<std::uint8_t, kMaxSeats> points{};
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

using Hand = std::array<Card, kHandSize>;  // the higher card first

struct State {
  Board board;
  std::array<Hand, kMaxSeats> hands{};
  std::array<Card, kMaxSeats> chosen{};
  std::array<std::uint8_t, kRanks> left{};  // copies of each number not dealt
  friend constexpr bool operator==(const State&, const State&) = default;
};

struct View {
  Board board;
  Hand hand{};
  Card chosen = 0;
  std::uint8_t viewer = 0;
  std::array<std::uint8_t, kMaxSeats> cards{};  // in each hand
  std::array<Card, kMaxSeats> decided{};        // 1 for who has; a card only if the seal is glass
  std::array<std::uint8_t, 2> whisper{};
  friend constexpr bool operator==(const View&, const View&) = default;
};

struct Sheet {
  std::array<std::uint16_t, kMaxSeats> points{};
  std::uint16_t high_cards = 0;
};

enum class Said : std::uint8_t { round_begins, dealt, decided, opened, point, nobody, over };

}  // namespace benchboss::toy

namespace benchboss {

struct Toy {
  using State = toy::State;
  using View = toy::View;
  using Action = toy::Action;
  using Outcome = toy::Outcome;
  using Rules = toy::Rules;
  using Sheet = toy::Sheet;
  using Fault = toy::Fault;
  using Phase = toy::Phase;
  using Said = toy::Said;

  static constexpr std::string_view kName = "toy";
  static constexpr std::string_view kRulePrefix = "TY";
  static constexpr int kRulesVersion = 1;
  static constexpr std::size_t kMaxActions = toy::kHandSize + 1;  // a phantom needs room
  static constexpr std::size_t kMaxOutcomes = toy::kRanks + 1;
  static constexpr std::size_t kMaxEvents = 16;  // ten choices opened and what follows
  static constexpr std::array kOptions = {
      OptionSpec{"seats", 2, kMaxSeats, 2},
      OptionSpec{"fault", 0, toy::kFaultWords.size() - 1, 0, toy::kFaultWords},
  };

  static Rules make_rules(const std::array<std::int16_t, 2>& options) {
    return {static_cast<Seat>(options[0]), static_cast<Fault>(options[1])};
  }
  static std::span<const Variant> variants() {
    using Setting = std::pair<std::string_view, std::string_view>;
    static constexpr std::array kTwo = {Setting{"seats", "2"}};
    static constexpr std::array kThree = {Setting{"seats", "3"}};
    static constexpr std::array kTen = {Setting{"seats", "10"}};
    static constexpr std::array kVariants = {Variant{"two", kTwo}, Variant{"three", kThree},
                                             Variant{"ten", kTen}};
    return kVariants;
  }
  static Seat seats(const Rules& rules) { return rules.seats; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat; }
  static std::uint32_t max_steps(const Rules& rules) {
    return static_cast<std::uint32_t>(toy::kRounds * rules.seats * (toy::kHandSize + 1));
  }

  static State start(const Rules&) {
    State state;
    state.left.fill(toy::kCopies);
    return state;
  }

  static Turn turn(const Rules& rules, const State& state) {
    switch (state.board.phase) {
      case Phase::deal:
        return Turn::chance();
      case Phase::over:
        return Turn::over();
      default:
        return Turn::sealed(undecided(rules, state));
    }
  }

  static void actions(const Rules& rules, const State& state, Seat seat,
                      List<Action, kMaxActions>& list) {
    list.clear();
    toy::Hand hand = state.hands[seat];
    if (has(rules, Fault::choices_tell) && neighbour(rules, state, seat)[0] >= toy::kHigh)
      std::swap(hand[0], hand[1]);
    list.push({hand[0]});
    if (hand[1] != hand[0] && !has(rules, Fault::secret_choice)) list.push({hand[1]});
    if (has(rules, Fault::phantom_choice) && !holds(hand, 1)) list.push({1});
  }

  static Refusal explain(const Rules& rules, const State& state, Seat seat, Action action) {
    if (holds(state.hands[seat], action.card)) return {};
    if (has(rules, Fault::no_reason_rule)) return {"toy.refused.not_in_hand", {}};
    if (has(rules, Fault::refusal_tells) && holds(neighbour(rules, state, seat), action.card))
      return {"toy.refused.your_neighbour_has_it", {2}};
    return {"toy.refused.not_in_hand", {2}};
  }

  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
    state.chosen[seat] = action.card;
    if (has(rules, Fault::order_counts) && state.board.mark == 0)
      state.board.mark = static_cast<std::uint8_t>(seat + 1);
    if constexpr (!Sink::kSilent)
      if (has(rules, Fault::loud_state)) ++state.board.mark;
    tell_one(sink, Said::decided, {2}, seat, action.card);
    if (everyone_decided(rules, state)) open_choices(rules, state, sink);
  }

  static void outcomes(const Rules& rules, const State& state, Odds<Outcome, kMaxOutcomes>& odds) {
    odds.clear();
    for (int card = 1; card <= toy::kRanks; ++card)
      if (const unsigned ways = left(state, card); ways > 0)
        odds.push({outcome(card), has(rules, Fault::loaded_odds) && card == 12 ? 3 - ways : ways});
    if (has(rules, Fault::double_odds)) odds.push(odds[0]);
  }
  static std::uint32_t tickets(const Rules&, const State& state) {
    std::uint32_t sum = 0;
    for (const auto copies : state.left) sum += copies;
    return sum;
  }
  static Outcome outcome_at(const Rules&, const State& state, std::uint32_t ticket) {
    int card = 1;
    for (; ticket >= left(state, card); ++card) ticket -= left(state, card);
    return outcome(card);
  }

  template <class Sink>
  static void roll(const Rules& rules, State& state, Outcome outcome, Sink& sink) {
    toy::Board& board = state.board;
    const Seat seat = board.seat;
    toy::Hand& hand = state.hands[seat];
    const toy::Card card = outcome.card;
    hand = card > hand[0] ? toy::Hand{card, hand[0]} : toy::Hand{hand[0], card};
    take(state, has(rules, Fault::swapped_card) ? other_card(state, card) : card);
    if (has(rules, Fault::lost_card)) ++state.left[card - 1u];
    if (has(rules, Fault::remembers)) board.mark = next_of_outside();
    tell_dealt(rules, sink, seat, card);
    board.seat = static_cast<Seat>(seat + 1);
    if (board.seat < rules.seats) return;
    board.seat = 0;
    if (state.hands[0][1] != 0) board.phase = Phase::choose;
  }

  static Result result(const Rules& rules, const State& state) {
    Result result;
    std::uint8_t most = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      result.points[seat] = state.board.points[seat];
      if (has(rules, Fault::result_tells) && state.hands[seat][0] >= toy::kHigh)
        ++result.points[seat];
      most = std::max(most, state.board.points[seat]);
    }
    if (state.board.phase != Phase::over) return result;
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if (state.board.points[seat] == most) result.winners.add(seat);
    if (result.winners.size() > 1) result.winners = SeatSet::none();
    if (has(rules, Fault::wrong_winner)) result.winners = SeatSet::of(0);
    return result;
  }

  static View view(const Rules& rules, const State& state, Seat viewer) {
    View view;
    view.board = state.board;
    view.viewer = viewer;
    if (viewer < rules.seats) {
      view.hand = state.hands[viewer];
      view.chosen = state.chosen[viewer];
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      for (const toy::Card card : state.hands[seat])
        if (card != 0) ++view.cards[seat];
      view.decided[seat] = state.chosen[seat] != 0;
      if (has(rules, Fault::seal_is_glass)) view.decided[seat] = state.chosen[seat];
    }
    if (has(rules, Fault::view_whispers))
      view.whisper[0] = static_cast<std::uint8_t>(neighbour(rules, state, viewer)[0] * 7 % 5);
    return view;
  }

  static State imagine(const Rules& rules, const View& view, Philox& random) {
    State state = imagined(rules, view, random);
    // A leak that hides from the fit: only worlds that agree with the whisper are imagined.
    while (Toy::view(rules, state, view.viewer).whisper != view.whisper)
      state = imagined(rules, view, random);
    if (has(rules, Fault::misfit)) state.chosen.fill(0);
    if (has(rules, Fault::imagined_card)) ++state.left[0];
    if (has(rules, Fault::imagined_turn) && state.board.phase == Phase::choose)
      state.chosen[0] = state.chosen[0] == 0 && view.viewer != 0 ? state.hands[0][0] : 0;
    return state;
  }

  static Text write(const Rules& rules, Action action) {
    Text text;
    if (has(rules, Fault::blank)) text += "card ";
    return text +=
           unsigned{has(rules, Fault::clash) && action.card == 12 ? toy::Card{11} : action.card};
  }
  static Text write(const Rules&, Outcome outcome) {
    Text text;
    return text += unsigned{outcome.card};
  }
  static std::optional<Action> read_action(const Rules& rules, std::string_view text) {
    if (has(rules, Fault::blank) && text.starts_with("card ")) text.remove_prefix(5);
    const std::optional<Outcome> read = read_outcome(rules, text);
    if (!read) return std::nullopt;
    if (has(rules, Fault::misread) && read->card == 12) return Action{11};
    return Action{read->card};
  }
  static std::optional<Outcome> read_outcome(const Rules&, std::string_view text) {
    const std::int64_t number = read_number(text, toy::kRanks);
    if (number < 1) return std::nullopt;
    return outcome(static_cast<int>(number));
  }

  static std::span<const EventShape> event_shapes() {
    static constexpr ArgShape kSeat = {"seat", ArgType::seat};
    static constexpr ArgShape kCard = {"card", ArgType::term};
    static constexpr std::array<EventShape, 7> kShapes = {{
        {"toy.round_begins", {ArgShape{"number", ArgType::number}}},
        {"toy.dealt", {kSeat, kCard}},
        {"toy.decided", {kSeat, kCard}},
        {"toy.opened", {kSeat, kCard}},
        {"toy.point", {kSeat}},
        {"toy.nobody", {}},
        {"toy.over", {}},
    }};
    return kShapes;
  }
  static std::span<const std::string_view> terms() {
    static constexpr std::array<std::string_view, toy::kRanks + 1> kTerms = {
        "toy.card.none", "toy.card.1",  "toy.card.2", "toy.card.3", "toy.card.4",
        "toy.card.5",    "toy.card.6",  "toy.card.7", "toy.card.8", "toy.card.9",
        "toy.card.10",   "toy.card.11", "toy.card.12"};
    return kTerms;
  }

  static void describe(const Rules&, const View& view, Fields& fields) {
    fields.number("round", view.board.round);
    fields.open_list("hand");
    for (const toy::Card card : view.hand) fields.number("", card);
    fields.close();
  }

  static void note(const Rules& rules, Sheet& sheet, const Event& event) {
    const auto said = static_cast<Said>(event.kind);
    if (said == Said::point && !has(rules, Fault::wrong_sheet))
      ++sheet.points[static_cast<std::size_t>(event.args[0])];
    if (said == Said::dealt && has(rules, Fault::sheet_tells) && event.args[1] >= toy::kHigh)
      ++sheet.high_cards;
  }
  static void describe(const Rules& rules, const Sheet& sheet, Fields& fields) {
    fields.open_list("points");
    for (Seat seat = 0; seat < rules.seats; ++seat) fields.number("", sheet.points[seat]);
    fields.close();
    fields.number("high_cards", sheet.high_cards);
  }
  static void measure(const Rules&, const State& state, const Sheet&, Measures& measures) {
    measures.measure("rounds", state.board.round);
  }

 private:
  static bool has(const Rules& rules, Fault fault) { return rules.fault == fault; }
  static Outcome outcome(int card) { return {static_cast<toy::Card>(card)}; }
  static unsigned left(const State& state, int card) {
    return state.left[static_cast<std::size_t>(card - 1)];
  }
  static void take(State& state, toy::Card card) { --state.left[card - 1u]; }
  static bool holds(const toy::Hand& hand, toy::Card card) {
    return hand[0] == card || hand[1] == card;
  }
  static const toy::Hand& neighbour(const Rules& rules, const State& state, Seat seat) {
    return state.hands[(seat + 1u) % rules.seats];
  }
  // A card that is in the deck, and not this one if that can be.
  static toy::Card other_card(const State& state, toy::Card card) {
    for (int other = toy::kRanks; other > 0; --other)
      if (other != card && left(state, other) > 0) return static_cast<toy::Card>(other);
    return card;
  }
  static std::uint8_t next_of_outside() {
    static std::uint8_t outside = 0;
    return ++outside;
  }

  static State imagined(const Rules& rules, const View& view, Philox& random) {
    State state = start(rules);
    state.board = view.board;
    if (view.viewer < rules.seats) {
      state.hands[view.viewer] = view.hand;
      state.chosen[view.viewer] = view.chosen;
    }
    for (const toy::Card card : view.hand)
      if (card != 0) take(state, card);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      if (seat == view.viewer) continue;
      toy::Hand& hand = state.hands[seat];
      for (std::size_t i = 0; i < view.cards[seat]; ++i) {
        hand[i] = outcome_at(rules, state, random.below(tickets(rules, state))).card;
        take(state, hand[i]);
      }
      std::sort(hand.rbegin(), hand.rend());
      if (view.decided[seat] != 0) state.chosen[seat] = hand[random.below(toy::kHandSize)];
    }
    return state;
  }

  static SeatSet undecided(const Rules& rules, const State& state) {
    if (has(rules, Fault::asks_nobody)) return SeatSet::none();
    SeatSet seats;
    Seat best = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      if (state.chosen[seat] == 0) seats.add(seat);
      if (state.hands[seat][0] > state.hands[best][0]) best = seat;
    }
    if (has(rules, Fault::turn_tells) && seats.size() > 1) seats.drop(best);
    return seats;
  }
  static bool everyone_decided(const Rules& rules, const State& state) {
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if (state.chosen[seat] == 0) return false;
    return true;
  }

  // The seat whose choice is the highest that nobody else made, or kMaxSeats.
  static Seat taker(const State& state) {
    for (int card = toy::kRanks; card > 0; --card)
      if (std::count(state.chosen.begin(), state.chosen.end(), card) == 1)
        return static_cast<Seat>(std::find(state.chosen.begin(), state.chosen.end(), card) -
                                 state.chosen.begin());
    return kMaxSeats;
  }

  template <class Sink>
  static void open_choices(const Rules& rules, State& state, Sink& sink) {
    for (Seat seat = 0; seat < rules.seats; ++seat) {
      Event event = said(Said::opened, {3}, seat, term(rules, state.chosen[seat]));
      if (!has(rules, Fault::quiet_opening)) event.learned = SeatSet::everyone_but(seat);
      sink(event);
    }
    const Seat seat = taker(state);
    if (seat == kMaxSeats) {
      sink(said(Said::nobody, {3}));
    } else {
      ++state.board.points[seat];
      sink(said(Said::point, {3}, seat));
    }
    end_round(rules, state, sink);
  }

  template <class Sink>
  static void end_round(const Rules& rules, State& state, Sink& sink) {
    bool pair = false;
    for (const toy::Hand& hand : state.hands) pair |= hand[0] != 0 && hand[0] == hand[1];
    state.hands = {};
    state.chosen = {};
    state.left.fill(toy::kCopies);
    const bool last = state.board.round == toy::kRounds && !has(rules, Fault::endless);
    if (last || (pair && has(rules, Fault::pace_tells))) {
      state.board.phase = Phase::over;
      return sink(said(Said::over, {4}));
    }
    if (state.board.round < toy::kRounds) ++state.board.round;
    state.board.phase = Phase::deal;
    sink(said(Said::round_begins, {1}, state.board.round));
  }

  template <class... Args>
  static Event said(Said said, RuleId rule, Args... args) {
    Event event;
    event.kind = static_cast<std::uint8_t>(said);
    event.rule = rule;
    event.args = {static_cast<std::int16_t>(args)...};
    return event;
  }
  static int term(const Rules& rules, toy::Card card) {
    return has(rules, Fault::wrong_term) ? card + 1 : card;
  }
  template <class Sink>
  static void tell_one(Sink& sink, Said what, RuleId rule, Seat seat, toy::Card card) {
    Event event = said(what, rule, seat, card);
    event.secret = 1u << 1;
    event.audience = SeatSet::of(seat);
    sink(event);
  }
  template <class Sink>
  static void tell_dealt(const Rules& rules, Sink& sink, Seat seat, toy::Card card) {
    Event event = said(Said::dealt, {1}, seat, card);
    if (!has(rules, Fault::deal_is_open)) {
      event.secret = 1u << 1;
      event.audience = SeatSet::of(seat);
    }
    if (!has(rules, Fault::quiet_deal)) event.learned = SeatSet::of(seat);
    if (has(rules, Fault::rule_tells) && card >= toy::kHigh) event.rule = {2};
    sink(event);
    if (has(rules, Fault::extra_event) && card >= toy::kHigh) sink(event);
  }
};

static_assert(Game<Toy>);

}  // namespace benchboss
