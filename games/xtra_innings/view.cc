#include "games/xtra_innings/windows.h"

namespace benchboss {

using namespace xtra_innings;

namespace {

void return_to(Pool& pool, Role role, Hand hand) {
  for (std::uint64_t walk = hand.walk(); walk != 0;) {
    const Card card = Hand::next(role, walk);
    pool.add(card, hand.count(card));
  }
}

Hand deal(Pool& unseen, Role role, int cards, Philox& random) {
  Hand hand;
  for (int i = 0; i < cards; ++i) {
    const Card card = unseen.at(role, random.below(unseen.size()));
    unseen.drop(card);
    hand.add(card);
  }
  return hand;
}

Card any_of(Hand hand, Role role, Philox& random) {
  std::uint64_t walk = hand.walk();
  Card card = Hand::next(role, walk);
  for (std::uint32_t left = 1; walk != 0; ++left) {
    const Card next = Hand::next(role, walk);
    if (random.below(left + 1) == 0) card = next;
  }
  return card;
}

// XI-61: the count is in nobody's view; only that a strike would be the third shows, where it
// decides what may be played.
void forget_count(Board& board) {
  const bool shows = board.phase == Phase::open_offence || board.phase == Phase::answer;
  if (!shows || !is_third_strike(board)) board.strikes = kByHeart;
  board.balls = kByHeart;
}

// Some count that would look the same.
void imagine_count(Board& board, Philox& random) {
  const bool shows = board.phase == Phase::open_offence || board.phase == Phase::answer;
  const bool third_is_out = shows && board.series.call == Call::strike;
  if (board.strikes == kByHeart)
    board.strikes = static_cast<std::uint8_t>(random.below(third_is_out ? 2 : 3));
  board.balls = static_cast<std::uint8_t>(random.below(4));
}

}  // namespace

// XI-29, XI-60: both hands of the team, what lies open, and what the seat itself has sealed. The
// partner of who is on duty sees the hand as it was before the seal.
XtraInnings::View XtraInnings::view(const Rules& rules, const State& state, Seat seat) {
  View view;
  view.board = state.board;
  if (rules.travel) forget_count(view.board);
  view.unseen = state.decks;
  view.discards = state.discards;
  view.viewer = seat;
  for (const Role role : {Role::offence, Role::defence}) {
    const Team on_duty = team_of(state.board, role);
    for (Team team = 0; team < 2; ++team) {
      Hand hand = state.hands[team][at(role)];
      const bool own = seat < rules.seats && (seat & 1) == team;
      const bool seals = own && seat == seat_on_duty(rules, state.board, role);
      if (team == on_duty && !seals) hand.add(state.sealed.discards[at(role)]);
      if (own) {
        view.hands[at(role)] = hand;
      } else {
        return_to(view.unseen[at(role)], role, hand);
      }
      if (team != on_duty || !own) continue;
      if (role == Role::offence) view.sealed.drawn = state.sealed.drawn;
      if (!seals) continue;
      view.sealed.discards[at(role)] = state.sealed.discards[at(role)];
      view.sealed.picks[at(role)] = state.sealed.picks[at(role)];
      view.sealed.kept[at(role)] = state.sealed.kept[at(role)];
    }
  }
  return view;
}

XtraInnings::State XtraInnings::imagine(const Rules& rules, const View& view, Philox& random) {
  State state;
  const Board& board = view.board;
  state.board = board;
  if (rules.travel) imagine_count(state.board, random);
  state.sealed = view.sealed;
  state.decks = view.unseen;
  state.discards = view.discards;
  for (const Role role : {Role::offence, Role::defence}) {
    for (Team team = 0; team < 2; ++team) {
      Hand& hand = state.hands[team][at(role)];
      if (view.viewer < rules.seats && (view.viewer & 1) == team) {
        hand = view.hands[at(role)];
      } else {
        hand = deal(state.decks[at(role)], role, board.sizes[team][at(role)], random);
      }
    }
    if ((board.sealed >> at(role) & 1) != 0 && view.sealed.picks[at(role)] == kNoCard)
      state.sealed.picks[at(role)] = static_cast<std::uint8_t>(random.below(kPitches));
  }
  if (board.phase == Phase::drawn && view.sealed.drawn == kNoCard)
    state.sealed.drawn = static_cast<std::uint8_t>(
        any_of(state.hands[batting_team(board)][at(Role::offence)], Role::offence, random));
  return state;
}

}  // namespace benchboss
