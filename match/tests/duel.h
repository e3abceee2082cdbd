#pragma once
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/coach.h"
#include "core/game.h"

namespace benchboss {

// The smallest game that has everything a table must handle: in each round both seats are dealt a
// hidden die, choose hit or hold sealed, are shown what the other one chose, and the first seat then
// passes in the open.
struct Duel {
  enum Phase : std::uint8_t { deal_first, deal_second, choose, pass, over };
  struct State {
    Phase phase = deal_first;
    std::uint8_t round = 1;
    std::array<std::uint8_t, 2> dice{};
    std::array<std::uint8_t, 2> chosen{};  // 0: not yet, 1: hit, 2: hold
    std::array<std::uint8_t, 2> points{};
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    State seen;
    friend bool operator==(const View&, const View&) = default;
  };
  struct Action {
    std::uint8_t code = 0;  // 1: hit, 2: hold, 3: pass
    friend bool operator==(Action, Action) = default;
  };
  struct Outcome {
    std::uint8_t die = 1;
    friend bool operator==(Outcome, Outcome) = default;
  };
  struct Rules {
    std::uint8_t rounds = 2;
  };
  struct Sheet {
    std::uint8_t passes = 0;
  };

  static constexpr std::string_view kName = "duel";
  static constexpr std::string_view kRulePrefix = "DU";
  static constexpr int kRulesVersion = 1;
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 3;
  static constexpr std::size_t kMaxEvents = 4;
  static constexpr std::array kOptions = {OptionSpec{"rounds", 1, 3, 2, {}}};
  static constexpr std::array<std::string_view, 4> kWords = {"", "hit", "hold", "pass"};

  static Rules make_rules(const std::array<std::int16_t, 1>& options) {
    return {static_cast<std::uint8_t>(options[0])};
  }
  static std::span<const Variant> variants() { return {}; }
  static Seat seats(const Rules&) { return 2; }
  static std::uint8_t team(const Rules&, Seat seat) { return seat; }
  static std::uint32_t max_steps(const Rules& rules) { return 5u * rules.rounds; }

  static State start(const Rules&) { return {}; }
  static Turn turn(const Rules&, const State& state) {
    switch (state.phase) {
      case choose: {
        SeatSet asked;
        for (Seat seat = 0; seat < 2; ++seat)
          if (state.chosen[seat] == 0) asked.add(seat);
        return Turn::sealed(asked);
      }
      case pass:
        return Turn::of(0);
      case over:
        return Turn::over();
      default:
        return Turn::chance();
    }
  }
  static void actions(const Rules&, const State& state, Seat, List<Action, kMaxActions>& list) {
    list.clear();
    if (state.phase == pass) return list.push({3});
    list.push({1});
    list.push({2});
  }
  template <class Sink>
  static void act(const Rules& rules, State& state, Seat seat, Action action, Sink& sink) {
    if (state.phase == pass) {
      tell(sink, {3, 0, SeatSet::everyone(), SeatSet::none()}, 0, 0);
      state.chosen = {};
      state.phase = state.round++ == rules.rounds ? over : deal_first;
      return;
    }
    state.chosen[seat] = action.code;
    tell(sink, {1, 2, SeatSet::of(seat), SeatSet::none()}, seat, action.code);
    if (state.chosen[0] == 0 || state.chosen[1] == 0) return;
    for (Seat each = 0; each < 2; ++each)
      if (state.chosen[each] == 1)
        state.points[each] = static_cast<std::uint8_t>(state.points[each] + state.dice[each]);
    tell(sink, {2, 0, SeatSet::everyone(), SeatSet::everyone()}, state.chosen[0], state.chosen[1]);
    state.phase = pass;
  }
  static Refusal explain(const Rules&, const State& state, Seat, Action action) {
    if ((state.phase == pass) == (action.code == 3)) return {};
    return {"duel.refused", {7, 'b'}};
  }
  static void outcomes(const Rules&, const State&, Odds<Outcome, kMaxOutcomes>& odds) {
    odds.clear();
    for (std::uint8_t die = 1; die <= 3; ++die) odds.push({{die}, 1});
  }
  static std::uint32_t tickets(const Rules&, const State&) { return 3; }
  static Outcome outcome_at(const Rules&, const State&, std::uint32_t ticket) {
    return {static_cast<std::uint8_t>(ticket + 1)};
  }
  template <class Sink>
  static void roll(const Rules&, State& state, Outcome outcome, Sink& sink) {
    const auto seat = static_cast<Seat>(state.phase);
    state.dice[seat] = outcome.die;
    tell(sink, {0, 2, SeatSet::of(seat), SeatSet::of(seat)}, seat, outcome.die);
    state.phase = static_cast<Phase>(state.phase + 1);
  }
  static Result result(const Rules&, const State& state) {
    Result result;
    for (Seat seat = 0; seat < 2; ++seat) result.points[seat] = state.points[seat];
    return result;
  }

  static View view(const Rules&, const State& state, Seat viewer) {
    View view{state};
    for (Seat seat = 0; seat < 2; ++seat) {
      if (seat == viewer) continue;
      view.seen.dice[seat] = 0;
      if (state.phase == choose && state.chosen[seat] != 0) view.seen.chosen[seat] = 0xff;
    }
    return view;
  }
  static State imagine(const Rules&, const View& view, Philox& random) {
    State state = view.seen;
    for (auto& die : state.dice)
      if (die == 0) die = static_cast<std::uint8_t>(1 + random.below(3));
    for (auto& choice : state.chosen)
      if (choice == 0xff) choice = static_cast<std::uint8_t>(1 + random.below(2));
    return state;
  }

  static Text write(const Rules&, Action action) { return kWords[action.code]; }
  static Text write(const Rules&, Outcome outcome) {
    Text text;
    return text += unsigned{outcome.die};
  }
  static std::optional<Action> read_action(const Rules&, std::string_view text) {
    const auto word = std::find(kWords.begin() + 1, kWords.end(), text);
    if (word == kWords.end()) return std::nullopt;
    return Action{static_cast<std::uint8_t>(word - kWords.begin())};
  }
  // Nine faces can be written, three can come up.
  static std::optional<Outcome> read_outcome(const Rules&, std::string_view text) {
    const std::int64_t die = read_number(text, 9);
    if (die < 1) return std::nullopt;
    return Outcome{static_cast<std::uint8_t>(die)};
  }
  static std::span<const EventShape> event_shapes() {
    static constexpr ArgShape kSeat = {"seat", ArgType::seat};
    static constexpr std::array<EventShape, 4> kShapes = {{
        {"duel.dealt", {kSeat, ArgShape{"die", ArgType::number}}},
        {"duel.chose", {kSeat, ArgShape{"choice", ArgType::term}}},
        {"duel.shown", {ArgShape{"first", ArgType::term}, ArgShape{"second", ArgType::term}}},
        {"duel.passed", {kSeat}},
    }};
    return kShapes;
  }
  static std::span<const std::string_view> terms() {
    static constexpr std::array<std::string_view, 3> kTerms = {"duel.none", "duel.hit", "duel.hold"};
    return kTerms;
  }
  static void describe(const Rules&, const View& view, Fields& fields) {
    fields.number("round", view.seen.round);
    fields.flag("choosing", view.seen.phase == choose);
    fields.open_list("dice");
    for (const auto die : view.seen.dice) {
      if (die == 0) {
        fields.none("");
      } else {
        fields.number("", die);
      }
    }
    fields.close();
    fields.open_group("next");
    fields.word("rule", "DU-1");
    fields.close();
  }
  static void note(const Rules&, Sheet& sheet, const Event& event) {
    if (event.kind == 3) ++sheet.passes;
  }
  static void describe(const Rules&, const Sheet& sheet, Fields& fields) {
    fields.number("passes", sheet.passes);
  }
  static void measure(const Rules&, const State&, const Sheet&, Measures&) {}

 private:
  struct Told {
    std::uint8_t kind;
    std::uint8_t secret;
    SeatSet audience;
    SeatSet learned;
  };
  template <class Sink>
  static void tell(Sink& sink, Told told, std::int16_t first, std::int16_t second) {
    if constexpr (!Sink::kSilent) {
      Event event;
      event.kind = told.kind;
      event.secret = told.secret;
      event.rule = {7, 'b'};
      event.audience = told.audience;
      event.learned = told.learned;
      event.args = {first, second};
      sink(event);
    }
  }
};

static_assert(Game<Duel>);

// Takes the first choice, unless chance says the last.
class DuelCoach final : public Coach<Duel> {
 public:
  Duel::Action choose(const Duel::Rules&, const Duel::View&, const ActionList<Duel>& choices,
                      Philox& random) override {
    return choices[random.below(2) == 0 ? 0 : choices.size() - 1];
  }
};

inline std::unique_ptr<Coach<Duel>> make_duel_coach(std::string_view name) {
  if (name != "coin") return nullptr;
  return std::make_unique<DuelCoach>();
}

}  // namespace benchboss
