#pragma once
#include "games/powerplay/rules.h"
#include "tests/laws/law_kit.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace benchboss {

template <>
struct LawKit<Powerplay> {
  using State = powerplay::State;
  using Rules = powerplay::Rules;
  using Board = powerplay::Board;
  using Match = powerplay::Match;
  using Card = powerplay::Card;
  using Phase = powerplay::Phase;
  static constexpr bool kSecrets = true;

  static std::vector<powerplay::Action> every_action(const Rules&) {
    using powerplay::Move;
    std::vector<powerplay::Action> all;
    const auto add = [&](Move move, std::size_t count) {
      for (std::size_t i = 0; i < count; ++i) all.push_back({move, static_cast<std::uint8_t>(i)});
    };
    add(Move::exchange, kMaxSeats);
    add(Move::match, kMaxSeats);
    add(Move::transfer, powerplay::kPlayers);
    add(Move::give, powerplay::kPlayers);
    add(Move::play, powerplay::kPlayers);
    add(Move::draw, powerplay::kCategories + 1);
    add(Move::judge, powerplay::kVerdicts);
    return all;
  }
  static std::vector<powerplay::Outcome> every_outcome(const Rules&) {
    std::vector<powerplay::Outcome> all;
    all.reserve(powerplay::kPlayers + kMaxSeats);
    for (std::size_t i = 0; i < powerplay::kPlayers + kMaxSeats; ++i)
      all.push_back({static_cast<std::uint8_t>(i)});
    return all;
  }

  // Each of the 77 players is in one place: a slot of his category, a pile of it, or not drawn yet.
  static const char* conservation(const Rules& rules, const State& state) {
    const Board& board = state.board;
    std::array<std::uint8_t, powerplay::kPlayers> times{};
    for (std::size_t place = 0; place < state.cards.size(); ++place) {
      const Card card = state.cards[place];
      if (card == powerplay::kNoCard) continue;
      if (card >= powerplay::kPlayers) return "a card that does not exist";
      if (index_of(category_at(rules, place)) != index_of(powerplay::category_of(card)))
        return "a player in a place of another category";
      ++times[card];
    }
    std::array<int, powerplay::kCategories> fresh{};
    for (std::size_t card = 0; card < times.size(); ++card)
      if (is_fresh(state, static_cast<Card>(card))) {
        ++times[card];
        ++fresh[index_of(powerplay::category_of(static_cast<Card>(card)))];
      }
    for (const auto count : times)
      if (count != 1) return "a player in no place or in two";
    for (std::size_t pile = 0; pile < fresh.size(); ++pile)
      if (fresh[pile] != board.fresh[pile]) return "another number of fresh cards than said";
    if (board.phase != Phase::deal)
      for (std::size_t place = 0; place < powerplay::kTeam * rules.seats; ++place)
        if (state.cards[place] == powerplay::kNoCard) return "a team that is not complete";
    return sense(rules, state);
  }

  // A step moves a card between two hands, or between a hand and a pile, and nothing else.
  static const char* conservation(const Rules& rules, const State& before, const State& after) {
    std::size_t moved = 0;
    for (std::size_t place = 0; place < powerplay::kTeam * rules.seats; ++place)
      moved += before.cards[place] != after.cards[place];
    if (moved > 2) return "more than two hands changed at once";
    if (after.board.turn < before.board.turn || after.board.turn > before.board.turn + 1)
      return "a turn that was left out";
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if (after.board.wins[seat] < before.board.wins[seat]) return "a win that was lost again";
    return nullptr;
  }

  static const char* sheet(const Rules& rules, const State& state, const powerplay::Sheet& sheet) {
    std::array<int, kMaxSeats> wins{};
    for (std::size_t i = 0; i < sheet.matches; ++i) {
      const powerplay::Entry& entry = sheet.entries[i];
      const bool decided = i + 1 < sheet.matches || !sheet.open;
      if (decided && !entry.playoffs) ++wins[entry.winner];
    }
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if (wins[seat] != state.board.wins[seat]) return "other wins on the sheet than on the board";
    return nullptr;
  }

  // PP-51, PP-52: only Sitting Bully's card and the lots are for all to see.
  static bool face_down(const Rules&, const State& state, Seat viewer) {
    const Board& board = state.board;
    switch (board.phase) {
      case Phase::deal:
      case Phase::transfer_draw:
        return board.seat != viewer;
      case Phase::exchange_draw:
        return board.match.pair[0] != viewer && board.match.pair[1] != viewer;
      case Phase::replace:
        return board.match.pair[board.match.injured[0] != 0 ? 0 : 1] != viewer;
      default:
        return false;
    }
  }

  // All that the viewer may not know is one heap a category: the other hands but for what lies on
  // the table, the cards under the piles and those not drawn yet. What the others remember is
  // theirs as well.
  static State reseal(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    return reseal(rules, state, viewer, random, false);
  }
  // The next step may turn the sealed choices.
  static State reseal_lasting(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    return reseal(rules, state, viewer, random, true);
  }

  static std::span<const Landmark<Powerplay>> landmarks() {
    static constexpr auto kAnywhere = [](const Rules&, const State&) { return true; };
    static constexpr std::array kLandmarks = {
        Landmark<Powerplay>{"deal", "two", 3, kAnywhere},
        Landmark<Powerplay>{"turn", "four", 3,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::turn && state.board.turn >= 6;
                            }},
        Landmark<Powerplay>{"turn-of-ten", "ten", 2,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::turn && state.board.turn >= 20;
                            }},
        Landmark<Powerplay>{
            "give", "two", 3,
            [](const Rules&, const State& state) { return state.board.phase == Phase::give; }},
        Landmark<Powerplay>{"rosalinde", "two", 2,
                            [](const Rules& rules, const State& state) {
                              const Board& board = state.board;
                              return board.phase == Phase::give &&
                                     rules.deck.is(card_in(state, board.match.pair[1], state.slot),
                                                   powerplay::Bonus::rosalinde);
                            }},
        Landmark<Powerplay>{"third-duel", "two", 5,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::duel &&
                                     state.board.match.duel == 3;
                            }},
        Landmark<Powerplay>{"rumpelstoeckchen", "two", 5,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::forced &&
                                     state.board.match.duel >= 3;
                            }},
        Landmark<Powerplay>{"sitting-bully", "two", 4,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::bully &&
                                     state.board.match.duel >= 5;
                            }},
        Landmark<Powerplay>{
            "judge", "two", 3,
            [](const Rules&, const State& state) { return state.board.phase == Phase::judge; }},
        Landmark<Powerplay>{"replacements", "two", 3,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::replace &&
                                     state.board.match.injured[0] != 0 &&
                                     state.board.match.injured[1] != 0;
                            }},
        Landmark<Powerplay>{"overtime", "two", 4,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::duel &&
                                     state.board.match.duel == 10;
                            }},
        Landmark<Powerplay>{"last-pile-cards", "ten", 3,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::turn && state.board.fresh[2] == 0;
                            }},
        Landmark<Powerplay>{
            "coin", "house-rules", 2,
            [](const Rules&, const State& state) { return state.board.phase == Phase::coin; }},
        Landmark<Powerplay>{"playoffs", "playoffs", 4,
                            [](const Rules&, const State& state) {
                              return state.board.final_wins[0] == 3 && state.board.match.duel == 4;
                            }},
        Landmark<Powerplay>{"lot-for-the-title", "short", 1,
                            [](const Rules&, const State& state) {
                              return state.board.phase == Phase::lot_for_champion;
                            }},
    };
    return kLandmarks;
  }

 private:
  static std::size_t index_of(powerplay::Category category) { return powerplay::index(category); }

  static powerplay::Category category_at(const Rules& rules, std::size_t place) {
    if (place < powerplay::kTeam * rules.seats)
      return powerplay::category_of_slot(static_cast<powerplay::Slot>(place % powerplay::kTeam));
    std::size_t pile = powerplay::kCategories - 1;
    while (place < rules.pile_at[pile]) --pile;
    return static_cast<powerplay::Category>(pile);
  }

  static bool is_fresh(const State& state, Card card) {
    return powerplay::is_goalie(card)
               ? (state.fresh_goalies >> (card - powerplay::kFirstOf[2]) & 1) != 0
               : (state.fresh_skaters >> card & 1) != 0;
  }
  static void make_fresh(State& state, Card card) {
    if (powerplay::is_goalie(card)) {
      state.fresh_goalies |= static_cast<std::uint16_t>(1u << (card - powerplay::kFirstOf[2]));
    } else {
      state.fresh_skaters |= std::uint64_t{1} << card;
    }
  }

  static bool is_shown(const Match& match, Card card) {
    for (const auto& side : match.shown)
      if (std::find(side.begin(), side.end(), card) != side.end()) return true;
    return false;
  }

  // Whether the viewer knows what lies there for a reason that the table itself shows.
  static bool is_open(const Rules& rules, const State& state, std::size_t place, Seat viewer,
                      bool lasting) {
    const Match& match = state.board.match;
    if (place >= powerplay::kTeam * rules.seats) return false;
    const std::size_t seat = place / powerplay::kTeam;
    const std::size_t slot = place % powerplay::kTeam;
    if (seat == viewer || is_shown(match, state.cards[place])) return true;
    if (state.board.phase == Phase::give && seat == match.pair[1] && slot == state.slot)
      return viewer == match.pair[0];
    for (std::size_t side = 0; side < 2; ++side)
      if (lasting && seat == match.pair[side] && slot == state.chosen[side]) return true;
    return false;
  }

  static State reseal(const Rules& rules, const State& state, Seat viewer, Philox& random,
                      bool lasting) {
    State other = state;
    for (std::size_t pile = 0; pile < powerplay::kCategories; ++pile) {
      std::vector<Card> heap;
      std::vector<std::size_t> places;
      for (std::size_t place = 0; place < state.cards.size(); ++place) {
        const Card card = state.cards[place];
        if (card == powerplay::kNoCard || index_of(powerplay::category_of(card)) != pile) continue;
        if (is_open(rules, state, place, viewer, lasting)) continue;
        heap.push_back(card);
        places.push_back(place);
      }
      for (std::size_t i = 0; i < powerplay::kPlayersOf[pile]; ++i)
        if (const auto card = static_cast<Card>(powerplay::kFirstOf[pile] + i);
            is_fresh(state, card))
          heap.push_back(card);
      for (std::size_t left = heap.size(); left > 1; --left)
        std::swap(heap[left - 1], heap[random.below(static_cast<std::uint32_t>(left))]);
      for (std::size_t i = 0; i < places.size(); ++i) other.cards[places[i]] = heap[i];
      if (pile == 0) other.fresh_skaters = 0;
      if (pile == 2) other.fresh_goalies = 0;
      for (std::size_t i = places.size(); i < heap.size(); ++i) make_fresh(other, heap[i]);
    }
    reseal_lines(rules, other, viewer, random);
    return other;
  }

  // The others remember something else: any line that a coach could have written.
  static void reseal_lines(const Rules& rules, State& state, Seat viewer, Philox& random) {
    for (std::size_t line = 0; line < std::size_t{rules.seats} * rules.lines; ++line) {
      if (line / rules.lines == viewer || state.board.turn == 0) continue;
      const auto card = random.below(powerplay::kPlayers);
      const auto place = random.below(rules.seats);
      const auto turn = random.below(state.board.turn);
      state.lines.set(line,
                      card << (4 + powerplay::kTurnBits) | place << powerplay::kTurnBits | turn);
    }
  }

  // What belongs together stays together.
  static const char* sense(const Rules& rules, const State& state) {
    const Board& board = state.board;
    const Match& match = board.match;
    if (board.turn > rules.turn_limit + 7) return "a turn after the last one";
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if (board.wins[seat] > rules.target) return "more wins than it takes";
    for (Seat seat = 0; seat < rules.seats; ++seat)
      if ((board.challenged[seat] >> seat & 1) != 0) return "a coach who challenged himself";
    for (std::size_t side = 0; side < 2; ++side) {
      if (match.goals[side] > powerplay::kTeam) return "more goals than duels";
      const bool sealed = (match.sealed >> side & 1) != 0;
      if (sealed != (state.chosen[side] != powerplay::kNoSlot)) return "half a sealed choice";
      if (sealed && (state.used[side] >> state.chosen[side] & 1) != 0)
        return "a player chosen twice in a round";
    }
    if (match.duel > powerplay::kTeam * (1u + rules.overtime_rounds))
      return "a duel that is never played";
    return nullptr;
  }
};

}  // namespace benchboss
