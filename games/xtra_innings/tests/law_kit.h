#pragma once
#include "games/xtra_innings/rules.h"
#include "tests/laws/law_kit.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace benchboss {

template <>
struct LawKit<XtraInnings> {
  using State = xtra_innings::State;
  using Board = xtra_innings::Board;
  using Rules = xtra_innings::Rules;
  using Card = xtra_innings::Card;
  using Hand = xtra_innings::Hand;
  using Phase = xtra_innings::Phase;
  using Role = xtra_innings::Role;
  using Team = xtra_innings::Team;
  static constexpr bool kSecrets = true;

  static std::vector<xtra_innings::Action> every_action(const Rules&) {
    std::vector<xtra_innings::Action> all(xtra_innings::kMoves);
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].move = static_cast<xtra_innings::Move>(i);
    }
    return all;
  }
  static std::vector<xtra_innings::Outcome> every_outcome(const Rules&) {
    std::vector<xtra_innings::Outcome> all(xtra_innings::kCards);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].card = static_cast<Card>(i);
    return all;
  }

  // Every card is in exactly one place: a deck, its discards, a hand, or sealed to be discarded.
  static const char* conservation(const Rules& rules, const State& state) {
    const Board& board = state.board;
    for (const Role role : {Role::offence, Role::defence}) {
      const std::size_t r = at(role);
      const int cards =
          role == Role::offence ? xtra_innings::kOffenceCards : xtra_innings::kDefenceCards;
      for (int i = 0; i < cards; ++i) {
        const Card card = xtra_innings::card_at(role, i);
        const int copies = state.decks[r].count(card) + state.discards[r].count(card) +
                           state.hands[0][r].count(card) + state.hands[1][r].count(card) +
                           state.sealed.discards[r].count(card);
        if (copies != rules.decks[r].count(card)) return "a card too few or too many";
      }
      for (Team team = 0; team < 2; ++team) {
        int size = state.hands[team][r].size();
        if (team == xtra_innings::team_of(board, role)) size += state.sealed.discards[r].size();
        if (size != board.sizes[team][r]) return "a hand that is not as large as it is said to be";
        if (size > rules.level.hand) return "a hand that is too large";
      }
      if (board.owed[r] > 0 && state.decks[r].size() == 0) return "a draw from an empty deck";
    }
    return sense(rules, state);
  }

  // A step touches no hand that is laid aside, takes no run off the board and no pitch back.
  static const char* conservation(const Rules&, const State& before, const State& after) {
    for (const Role role : {Role::offence, Role::defence}) {
      const Team aside = xtra_innings::other(xtra_innings::team_of(before.board, role));
      if (!(before.hands[aside][at(role)] == after.hands[aside][at(role)]))
        return "a change in a hand that is laid aside";
    }
    for (std::size_t team = 0; team < 2; ++team)
      if (after.board.runs[team] < before.board.runs[team]) return "a run that is taken back";
    if (after.board.pitches < before.board.pitches) return "a pitch that is taken back";
    return nullptr;
  }

  static const char* sheet(const Rules&, const State& state, const xtra_innings::Sheet& sheet) {
    for (std::size_t team = 0; team < 2; ++team) {
      int by_inning = 0;
      for (const int runs : sheet.teams[team].innings) by_inning += runs;
      int by_batter = 0;
      for (const auto& line : sheet.teams[team].batting)
        by_batter += line[static_cast<std::size_t>(xtra_innings::Batting::runs)];
      int by_pitcher = 0;
      for (const auto& line : sheet.teams[1 - team].pitching)
        by_pitcher += line[static_cast<std::size_t>(xtra_innings::Pitching::runs)];
      const int runs = state.board.runs[team];
      if (by_inning != runs) return "other runs in the line score than on the board";
      if (by_batter != runs) return "other runs in the batting lines than on the board";
      if (by_pitcher != runs) return "other runs in the pitching lines than on the board";
      if (by_batter + not_home(state, sheet, team) != plate_appearances(sheet, team))
        return "a batter who neither scored nor was left on base nor is out";
    }
    return nullptr;
  }

  // XI-29: a card drawn is for the team. The cut is for all to see (XI-12), and everyone sees
  // whether the card drawn for a hit is one (XI-31).
  static bool face_down(const Rules& rules, const State& state, Seat viewer) {
    const Board& board = state.board;
    if (board.phase == Phase::cut || board.phase == Phase::redraw) return false;
    const Team drawer = xtra_innings::team_of(board, xtra_innings::role_that_draws(board));
    return viewer >= rules.seats || (viewer & 1) != drawer;
  }

  static State reseal(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    State other = deal_anew(rules, state, viewer, random, {});
    const Board& board = other.board;
    for (const Role role : {Role::offence, Role::defence}) {
      if (viewer == xtra_innings::seat_on_duty(rules, board, role)) continue;
      seal_anew(rules, other, role, random);
      if ((board.sealed >> at(role) & 1) != 0)
        other.sealed.picks[at(role)] =
            static_cast<std::uint8_t>(random.below(xtra_innings::kPitches));
    }
    const Team batting = xtra_innings::batting_team(board);
    if (board.phase == Phase::drawn && !on_team(rules, viewer, batting))
      other.sealed.drawn = static_cast<std::uint8_t>(
          any_card(other.hands[batting][at(Role::offence)], Role::offence, random));
    return other;
  }

  // The next step may turn over what is sealed: pitches, discards, the card drawn for a hit.
  static State reseal_lasting(const Rules& rules, const State& state, Seat viewer, Philox& random) {
    Held held;
    const std::uint8_t pick = state.sealed.picks[at(Role::defence)];
    if (pick != xtra_innings::kNoCard &&
        !xtra_innings::is_pitch(static_cast<xtra_innings::Move>(pick)))
      held[at(Role::defence)] =
          static_cast<std::uint8_t>(xtra_innings::card_of(static_cast<xtra_innings::Move>(pick)));
    held[at(Role::offence)] = state.sealed.drawn;
    return deal_anew(rules, state, viewer, random, held);
  }

  static std::span<const Landmark<XtraInnings>> landmarks() {
    static const std::array kLandmarks = {
        Landmark<XtraInnings>{"start", "major", 4, [](const Rules&, const State&) { return true; }},
        Landmark<XtraInnings>{"short-game", "house-rules", 9,
                              [](const Rules& rules, const State& state) {
                                return state.board.pitches + 1 == rules.pitch_limit;
                              }},
        mark<Phase::pitch>("pitch", "major", 7),
        mark<Phase::hit>("hit", "major", 7),
        mark<Phase::drawn>("drawn", "major", 7),
        mark<Phase::error>("error", "little", 6),
        mark<Phase::stretch>("stretch", "little", 7),
        mark<Phase::relay_error>("relay-error", "major", 6),
        mark<Phase::pick_error>("pick-error", "major-4", 6),
        mark<Phase::answer>("answer", "major", 7),
        mark<Phase::exchange_offence>("pinch-hitter", "major", 5),
        mark<Phase::exchange_defence>("pitching-change", "major-4", 5),
        mark<Phase::refresh>("refresh", "little-4", 7),
    };
    return kLandmarks;
  }

 private:
  // A card of each deck that must be in the hand of who plays it now.
  struct Held : std::array<std::uint8_t, 2> {
    Held() : std::array<std::uint8_t, 2>{xtra_innings::kNoCard, xtra_innings::kNoCard} {}
  };

  template <Phase phase>
  static constexpr Landmark<XtraInnings> mark(std::string_view name, std::string_view variant,
                                              int depth) {
    return {name, variant, depth, [](const Rules& rules, const State& state) {
              return state.board.phase == phase && state.board.inning >= 1 &&
                     XtraInnings::turn(rules, state).owes == Owes::decision;
            }};
  }

  // A box score is proved when every batter is accounted for: he scored, was left on base, or is
  // out.
  static int plate_appearances(const xtra_innings::Sheet& sheet, std::size_t team) {
    int sum = 0;
    for (const auto& line : sheet.teams[team].batting)
      sum += line[static_cast<std::size_t>(xtra_innings::Batting::plate_appearances)];
    return sum;
  }
  static int not_home(const State& state, const xtra_innings::Sheet& sheet, std::size_t team) {
    int sum = sheet.teams[team].left_on_base;
    for (const auto& line : sheet.teams[1 - team].pitching)
      sum += line[static_cast<std::size_t>(xtra_innings::Pitching::outs)];
    const Board& board = state.board;
    if (board.phase == Phase::over || team != xtra_innings::batting_team(board)) return sum;
    for (const auto runner : board.bases) sum += runner != xtra_innings::kNobody ? 1 : 0;
    return sum;
  }

  static bool on_team(const Rules& rules, Seat viewer, Team team) {
    return viewer < rules.seats && (viewer & 1) == team;
  }

  static std::vector<Card> cards_of(Role role, const auto& cards) {
    std::vector<Card> list;
    const int kinds =
        role == Role::offence ? xtra_innings::kOffenceCards : xtra_innings::kDefenceCards;
    for (int i = 0; i < kinds; ++i)
      for (int copy = cards.count(xtra_innings::card_at(role, i)); copy > 0; --copy)
        list.push_back(xtra_innings::card_at(role, i));
    return list;
  }

  static Card any_card(Hand hand, Role role, Philox& random) {
    const std::vector<Card> list = cards_of(role, hand);
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  }

  // The decks and the hands that the viewer does not see are one heap each.
  static State deal_anew(const Rules& rules, const State& state, Seat viewer, Philox& random,
                         const Held& held) {
    State other = state;
    for (const Role role : {Role::offence, Role::defence}) {
      const std::size_t r = at(role);
      std::vector<Card> heap = cards_of(role, state.decks[r]);
      for (Team team = 0; team < 2; ++team)
        if (!on_team(rules, viewer, team))
          for (const Card card : cards_of(role, state.hands[team][r])) heap.push_back(card);
      for (std::size_t i = heap.size(); i > 1; --i)
        std::swap(heap[i - 1], heap[random.below(static_cast<std::uint32_t>(i))]);
      for (Team team = 0; team < 2; ++team)
        if (!on_team(rules, viewer, team)) other.hands[team][r] = {};
      const Team on_duty = xtra_innings::team_of(state.board, role);
      if (held[r] != xtra_innings::kNoCard && !on_team(rules, viewer, on_duty)) {
        const auto card = std::find(heap.begin(), heap.end(), static_cast<Card>(held[r]));
        other.hands[on_duty][r].add(*card);
        heap.erase(card);
      }
      for (Team team = 0; team < 2; ++team)
        while (other.hands[team][r].size() < state.hands[team][r].size()) {
          other.hands[team][r].add(heap.back());
          heap.pop_back();
        }
      other.decks[r] = {};
      for (const Card card : heap) other.decks[r].add(card);
    }
    return other;
  }

  // XI-15: who has sealed some discards may have sealed others, or none.
  static void seal_anew(const Rules& rules, State& state, Role role, Philox& random) {
    const Board& board = state.board;
    if (board.phase != Phase::refresh) return;
    const Team team = xtra_innings::team_of(board, role);
    const int size = board.sizes[team][at(role)];
    const int done = std::max(0, size - rules.level.keep) - board.to_refresh[at(role)];
    if (size == 0 || done <= 0) return;
    Hand& hand = state.hands[team][at(role)];
    Hand& sealed = state.sealed.discards[at(role)];
    hand.add(sealed);
    sealed = {};
    const int count = static_cast<int>(random.below(static_cast<std::uint32_t>(done + 1)));
    for (int i = 0; i < count; ++i) {
      const Card card = any_card(hand, role, random);
      hand.drop(card);
      sealed.add(card);
    }
    state.sealed.kept[at(role)] = count < done ? 1 : 0;
  }

  // What belongs together stays together.
  static const char* sense(const Rules& rules, const State& state) {
    const Board& board = state.board;
    if (board.outs > 3 || (board.outs == 3 && board.phase != Phase::over)) return "a fourth out";
    if (board.balls > 3 || board.strikes > 2) return "a count that should be over";
    if (board.inning > rules.max_innings) return "an inning that is never played";
    if (board.pitches > rules.pitch_limit) return "a pitch beyond the limit";
    for (std::size_t base = 0; base < 3; ++base)
      for (std::size_t next = base + 1; next < 3; ++next)
        if (board.bases[base] != 0 && board.bases[base] == board.bases[next])
          return "a runner on two bases";
    if ((board.phase == Phase::drawn) != (state.sealed.drawn != xtra_innings::kNoCard))
      return "a card drawn for a hit at the wrong time";
    const bool low = board.phase == Phase::pitch && board.owed[0] + board.owed[1] == 0 &&
                     board.sizes[xtra_innings::batting_team(board)][0] < rules.level.low;
    return low ? "a hand that should have drawn" : nullptr;
  }
};

}  // namespace benchboss
