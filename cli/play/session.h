#pragma once
#include "catalog/catalog.h"
#include "catalog/rulebook.h"
#include "match/match.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// One game at this keyboard, without anything of how it is shown: whose turn it is, what happens
// next, and what a person may ask.
class Session {
 public:
  struct Opened {
    std::unique_ptr<Session> session;  // null if there is a fault
    RecordFault fault;
  };
  // With the header's seed, or sealed dice if it has none.
  static Opened start(const Record& header);
  static Opened resume(const Record& saved);

  Table& table() { return match_->table(); }
  const Table& table() const { return match_->table(); }
  const Record& header() const { return match_->header(); }
  const GameInfo& info() const { return *info_; }
  const Rulebook& rulebook() const { return rulebook_; }

  bool is_person(Seat seat) const;
  int people() const;
  // Through whose eyes the game is told: the only person's, or those of a spectator.
  Seat narrator() const;

  enum class Next : std::uint8_t { person, coach, over };
  // Rolls what chance owes, does what goes without saying, then says who is next.
  Next next();
  // What is decided now lies sealed until all have: nothing to wait for. Never asks what the coach
  // holds: a pause that is left out because he can only pass would tell so (XI-28).
  bool unseen_move() const;
  // Everybody at the keyboard sees what whoever decides now sees: nothing is to be covered before
  // he sits down.
  bool hides_nothing() const;
  // Who decides now; if several do, the coaches first, then whoever decided last and so still sits
  // at the keyboard, then by seat.
  Seat asked() const;

  Verdict play(Seat seat, std::string_view action) { return table().play(seat, action); }
  Verdict coach_move() { return match_->coach_move(asked()); }
  // Back to the last decision that a person made: what coaches answered to it goes with it.
  Verdict undo();
  Verdict may_undo() const;

  bool may_play(Seat seat, std::string_view action) const;
  // Why that may not be played now.
  Verdict why_not(Seat seat, std::string_view action);
  // What the seat can know would follow.
  std::vector<SaidEvent> foresee(Seat seat, std::string_view action) const;
  // What the greedy coach would do in this seat's place.
  std::string hint(Seat seat) const;
  // How he would mix the choices, if he would.
  std::vector<MixLine> mix(Seat seat) const;

  bool over() const { return table().turn().owes == Owes::nothing; }
  // What everyone may read, and what is needed to go on.
  Record record() const { return match_->record(); }
  Record save() const { return match_->save(); }

 private:
  Session(std::unique_ptr<Match> match, const GameInfo& info);

  std::vector<Seat> makers_that_stand() const;
  std::optional<Seat> maker_of_last_decision() const;
  std::size_t moves_since_person() const;
  std::string forced_move() const;

  std::unique_ptr<Match> match_;
  const GameInfo* info_;
  Rulebook rulebook_;
};

}  // namespace benchboss::playing
