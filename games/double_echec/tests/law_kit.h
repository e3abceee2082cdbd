#pragma once
#include "games/double_echec/choices.h"
#include "games/double_echec/events.h"
#include "games/double_echec/rules.h"
#include "tests/laws/law_kit.h"

#include <array>
#include <span>
#include <vector>

namespace benchboss {

template <>
struct LawKit<DoubleEchec> {
  using State = double_echec::State;
  using Rules = double_echec::Rules;
  using Action = double_echec::Action;
  using Outcome = double_echec::Outcome;
  using Ask = double_echec::Ask;
  using Verb = double_echec::Verb;
  using Team = double_echec::Team;
  using Man = double_echec::Man;
  using Men = double_echec::Men;
  using Side = double_echec::Side;
  // The decks are face down, but their order is chance's: no seat knows what another does not.
  static constexpr bool kSecrets = false;
  // A game of random coaches has some nine thousand steps.
  static constexpr LawPace kPace = {.look = 512, .count = 16, .silent = 4};

  static std::vector<Action> every_action(const Rules& rules) {
    std::vector<Action> all;
    const auto number = [](int value) { return static_cast<std::uint16_t>(value); };
    for (Man man = 0; man < double_echec::kMen; ++man) {
      all.push_back(double_echec::name_man(man));
      for (int direction = 0; direction < double_echec::kDirections; ++direction)
        if (direction != double_echec::kNoStep)
          all.push_back(double_echec::step_of(man, direction));
      for (int slot = 0; slot < double_echec::kSlots; ++slot)
        if (!double_echec::has(double_echec::kGoalies, man))
          all.push_back({Verb::field, man, number(slot)});
    }
    for (int slot = 1; slot < double_echec::kSlots; ++slot)
      all.push_back({Verb::vacate, 0, number(slot)});
    rules.rink->ice.each(
        [&](double_echec::Square square) { all.push_back(double_echec::at_square(square)); });
    for (int net = 0; net < 3; ++net) all.push_back({Verb::net, 0, number(net)});
    for (int aim = 1; aim <= 6; ++aim) all.push_back({Verb::number, 0, number(aim)});
    for (int dice = 1; dice <= 9; ++dice) all.push_back({Verb::dice, 0, number(dice)});
    for (int direction = 0; direction < double_echec::kDirections; ++direction)
      if (direction != double_echec::kNoStep) all.push_back({Verb::clear, 0, number(direction)});
    for (int verb = static_cast<int>(Verb::stop); verb < double_echec::kVerbs; ++verb)
      all.push_back(double_echec::word(static_cast<Verb>(verb)));
    return all;
  }
  static std::vector<Outcome> every_outcome(const Rules&) {
    std::vector<Outcome> all;
    for (std::uint8_t face = 1; face < double_echec::kFirstCardFace + double_echec::kCards; ++face)
      all.push_back({face});
    return all;
  }

  static const char* conservation(const Rules& rules, const State& state) {
    for (Team team = 0; team < 2; ++team)
      if (const char* why = men_are_somewhere(rules, state, team)) return why;
    if (const char* why = nobody_shares(state)) return why;
    if (const char* why = puck_is_somewhere(rules, state)) return why;
    if (state.units > rules.numbers.units) return "a unit too many";
    for (std::size_t deck = 0; deck < double_echec::kDecks; ++deck)
      for (std::size_t card = 0; card < double_echec::kCards; ++card)
        if (state.draw[deck][card] + state.played[deck][card] > rules.decks[deck][card])
          return "a card too many";
    return nullptr;
  }

  static const char* conservation(const Rules& rules, const State& before, const State& after) {
    for (std::size_t team = 0; team < 2; ++team) {
      if (after.sides[team].goals < before.sides[team].goals) return "a goal taken back";
      if (after.sides[team].goals > before.sides[team].goals + 1) return "two goals at once";
      if ((before.sides[team].out & ~after.sides[team].out) != 0) return "an injured man is back";
    }
    if (after.period < before.period || after.period > before.period + 1)
      return "the periods are out of order";
    if (after.period == before.period && after.units < before.units) return "time runs backwards";
    if (after.units > before.units + 1) return "two units at once";
    for (std::size_t deck = 0; deck < double_echec::kDecks; ++deck) {
      const int gone = cards(before, deck) - cards(after, deck);
      if (gone < -1 || gone > 2) return "cards come from nowhere or vanish";
      if (gone > 0 && !rules.on(double_echec::Switch::strict_table))
        return "a card burnt for nothing";
    }
    return nullptr;
  }

  static const char* sheet(const Rules&, const State& state, const double_echec::Sheet& sheet) {
    for (std::size_t team = 0; team < 2; ++team) {
      int goals = 0;
      for (const auto& column : sheet.teams[team])
        goals += column[static_cast<std::size_t>(double_echec::Count::goals)];
      const bool shoot_out = state.breakaway.shoot_out || state.ask == Ask::over;
      const int won = shoot_out ? 1 : 0;  // the one goal that decides a shoot-out
      if (goals != state.sides[team].goals && goals + won != state.sides[team].goals)
        return "other goals on the sheet than on the board";
    }
    // DE-23. A fight past the end is not marked.
    int marked = 0;
    for (const int count : sheet.causes[sheet.period]) marked += count;
    if (marked != state.units) return "another number of units on the clock sheet";
    // Every defensive action has its card; the last one may still be waiting for it.
    constexpr auto kCard = static_cast<std::size_t>(double_echec::Cause::card);
    for (std::size_t period = 0; period <= sheet.period; ++period) {
      const int waiting = sheet.causes[period][kCard] - sheet.cards[period];
      const int most = period == sheet.period ? 1 : 0;
      if (waiting < 0 || waiting > most)
        return "other cards on the clock sheet than units for them";
    }
    return nullptr;
  }

  static bool face_down(const Rules&, const State&, Seat) { return false; }
  static State reseal(const Rules&, const State& state, Seat, Philox&) { return state; }
  static State reseal_lasting(const Rules&, const State& state, Seat, Philox&) { return state; }

  static std::span<const Landmark<DoubleEchec>> landmarks() {
    static constexpr std::array kLandmarks = {
        Landmark<DoubleEchec>{"start", "season-10", 2,
                              [](const Rules&, const State&) { return true; }},
        Landmark<DoubleEchec>{"defence", "season-10", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::defence; }},
        Landmark<DoubleEchec>{"changes", "season-10", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::changes; }},
        Landmark<DoubleEchec>{"pass", "season-10", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::receiver; }},
        Landmark<DoubleEchec>{"one-timer", "season-10", 2,
                              [](const Rules&, const State& s) {
                                return s.ask == Ask::points &&
                                       (s.points.flags & double_echec::kPlayOn) != 0 &&
                                       s.points.left > 3;
                              }},
        Landmark<DoubleEchec>{"claim", "season-10", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::claim; }},
        Landmark<DoubleEchec>{"steal", "season-10", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::way_out; }},
        Landmark<DoubleEchec>{"save", "season-10", 3,
                              [](const Rules&, const State& s) { return s.ask == Ask::aim; }},
        Landmark<DoubleEchec>{
            "penalty-shot", "season-10", 2,
            [](const Rules&, const State& s) { return s.ask == Ask::goalie_spot; }},
        Landmark<DoubleEchec>{"clearance", "classic", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::direction; }},
        Landmark<DoubleEchec>{"verdict", "strict", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::verdict; }},
        Landmark<DoubleEchec>{"loose-puck", "small", 2,
                              [](const Rules&, const State& s) { return s.ask == Ask::designate; }},
    };
    return kLandmarks;
  }

 private:
  static int cards(const State& state, std::size_t deck) {
    int sum = 0;
    for (std::size_t card = 0; card < double_echec::kCards; ++card)
      sum += state.draw[deck][card] + state.played[deck][card];
    return sum;
  }

  static const char* men_are_somewhere(const Rules& rules, const State& state, Team team) {
    using namespace double_echec;
    const Side& side = state.sides[team];
    const bool shoot_out = state.breakaway.shoot_out;
    for (Man man = 0; man < kMen; ++man) {
      const bool on_ice = side.at[man] < kSquares;
      if (on_ice != has(side.on_ice, man) && !shoot_out) return "a man on the ice who is not";
      if (on_ice && !rules.rink->ice.has(side.at[man])) return "a man in the boards or a net";
      if (has(side.out, man) != (side.at[man] == kGone)) return "an injured man who plays";
      if (has(side.in_box, man) != (side.at[man] == kBox)) return "a man in the box who is not";
    }
    if (shoot_out || state.ask == Ask::over) return nullptr;
    if ((side.leaving & ~side.on_ice) != 0) return "a man under way who is not on the ice";
    if (one_superstar(rules) && size(side.active() & rules.superstars[team]) > 1)
      return "two superstars on the ice";
    if (size(side.active()) > 6) return "more than six skaters";
    if (size(side.active()) > 5 && !side.pulled()) return "six skaters and a goalie";
    if (side.boxed > kBoxSeats) return "too many men in the box";
    Men seen = 0;
    for (const Man man : side.slot) {
      if (man == kNobody) continue;
      if (has(seen, man)) return "a man in two slots";
      seen |= men_of(man);
    }
    return (side.active() & ~seen) != 0 ? "a man on the ice without a slot" : nullptr;
  }

  // DE-6, DE-62: two men on a square only while one passes, or in a theft and its fight.
  static const char* nobody_shares(const State& state) {
    using namespace double_echec;
    if (state.breakaway.on() || state.ask == Ask::over) return nullptr;
    int shared = 0;
    for (Team team = 0; team < 2; ++team)
      for (Men rest = state.sides[team].on_ice; rest != 0; rest &= rest - 1) {
        const Square at = state.sides[team].at[first(rest)];
        for (Team also = team; also < 2; ++also)
          for (Men more = state.sides[also].on_ice; more != 0; more &= more - 1)
            if (state.sides[also].at[first(more)] == at &&
                (also != team || first(more) > first(rest)))
              ++shared;
      }
    if (shared == 0) return nullptr;
    const bool passing = state.points.passing != kNobody;
    const bool fight = state.duel.thief != kNobody && state.ask <= Ask::how_many;
    const bool theft = state.ask == Ask::way_out;
    return shared == 1 && (passing || fight || theft) ? nullptr : "two men on one square";
  }

  static const char* puck_is_somewhere(const Rules& rules, const State& state) {
    using namespace double_echec;
    if (state.ask == Ask::over || state.breakaway.on() || state.ask == Ask::line_up) return nullptr;
    if (!rules.rink->ice.has(state.puck.at)) return "the puck is off the ice";
    if (state.puck.loose()) return nullptr;
    const Side& side = state.sides[state.puck.team];
    if (!has(side.on_ice, state.puck.man)) return "a carrier who is not on the ice";
    return side.at[state.puck.man] == state.puck.at ? nullptr : "the puck is not with its carrier";
  }
};

}  // namespace benchboss
