#pragma once
#include "match/match.h"
#include "server/live/clock.h"
#include "server/live/seating.h"
#include "server/live/terms.h"
#include "store/store.h"

#include <boost/json/object.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// The rows that one command adds to the journal.
struct Batch {
  Milliseconds now = 0;
  PersonId person = 0;
  std::string command;
  std::vector<JournalRow> rows{};
};

// Something that happened beside the game, as everyone may know it.
struct Happening {
  std::uint32_t n = 0;
  Milliseconds at = 0;
  std::string_view what;
  Seat seat = kMaxSeats;  // kMaxSeats: none
  std::string name{};
  std::string text{};
  std::string coach{};
  TableId table = 0;
};

struct Ending {
  std::vector<std::int64_t> points;
  std::vector<std::int64_t> winners;  // seats from 1
  bool resigned = false;
};

// One table, from the day it is opened to the end of its game: everything it is follows from its
// journal. A command that is accepted adds rows and has its effect by them, so that reading the
// rows again after a restart leads to the same table. It knows no socket, no disk and no sport.
class LiveTable {
 public:
  struct Folded {
    std::unique_ptr<LiveTable> table;
    Verdict fault;  // if the rows are not a journal
  };
  static Folded fold(TableId id, const std::vector<JournalRow>& rows);
  static Folded open(TableId id, const TableTerms& terms, std::vector<Place> places, Batch& batch);

  TableId id() const { return id_; }
  std::uint32_t n() const { return n_; }
  TablePhase phase() const { return phase_; }
  PersonId owner() const { return owner_; }
  const TableTerms& terms() const { return terms_; }
  const Seating& seating() const { return seating_; }
  const Clock& clock() const { return clock_; }
  // The time that the rules give for an answer.
  const Countdown& answer_time() const { return answer_time_; }
  // When the next seat runs out of the one or the other; 0 if none can.
  Milliseconds deadline() const;
  // The seat whose answer is late by then; kMaxSeats if none is.
  Seat late_by(Milliseconds now) const;
  const Match* match() const { return match_.get(); }  // null until the game begins
  const std::string& commitment() const { return commitment_; }
  const std::vector<Happening>& happenings() const { return happenings_; }
  const std::optional<Ending>& ending() const { return ending_; }
  const std::set<Seat>& rematch_asked() const { return rematch_asked_; }
  TableId rematch() const { return rematch_; }
  std::optional<Seat> undo_asked_by() const { return undo_asked_by_; }
  // How many decisions there are from the last one that the person of this seat made himself; 0 if
  // he has made none that stands.
  std::size_t moves_since_own(Seat seat) const;
  // Whether who sits there may ask to take them back.
  bool may_ask_undo(Seat seat) const;
  // Whose stand-in came after the last so many decisions, one at least, began.
  std::optional<Seat> undo_is_kept_from(std::size_t moves) const;
  // Whether a seat can still be had.
  Verdict may_sit() const;
  // Whose agreement to the undo is missing.
  std::vector<Seat> undo_waits_for() const;
  SeatSet muted_by(PersonId person) const;
  // How many events of the game there were when the journal had n rows.
  std::uint64_t events_at(std::uint32_t n) const;
  // The number of the last row of a command that was done before.
  std::optional<std::uint32_t> done(PersonId person, std::string_view command) const;
  // The row that asked the seat for the decision it owes; 0 if it is not asked.
  std::uint32_t asked_by(Seat seat) const { return asked_.has(seat) ? asked_since_[seat] : 0; }
  // When it was asked for that; 0 if it is not asked.
  Milliseconds asked_at(Seat seat) const { return asked_.has(seat) ? asked_at_[seat] : 0; }
  // The decision that a person owes and that goes without saying; empty if he must be asked.
  std::string unsaid(Seat seat) const;
  // A seat that is asked and that a coach decides for.
  std::optional<Seat> coach_to_decide() const;
  // Whether all people asked for a rematch that has not begun.
  bool rematch_is_agreed() const;
  // Whether it must not sleep: time runs, or a coach may have to think.
  bool wakes() const;

  // Each adds rows to the batch, or refuses and changes nothing.
  Verdict sit(Batch& batch, Seat seat, const Place& place);
  Verdict leave(Batch& batch);
  // The person of the batch goes for good: seats that wait are given back and his own table is
  // closed, a game under way is given up.
  void part_with(Batch& batch);
  Verdict close(Batch& batch, bool by_force);
  Verdict play(Batch& batch, Seat seat, std::string_view move, std::uint32_t seen);
  Verdict roll(Batch& batch, std::string_view outcome, std::uint32_t seen);
  Verdict ask_undo(Batch& batch, Seat seat, std::uint32_t seen);
  Verdict answer_undo(Batch& batch, bool agree, std::uint32_t seen);
  Verdict resign(Batch& batch, Seat seat, std::uint32_t seen);
  // `away`: whether the person of that seat is not here, so that others may call a coach in.
  Verdict stand_in(Batch& batch, Seat seat, std::string_view coach, bool away);
  Verdict chat(Batch& batch, std::string_view text);
  Verdict mute(Batch& batch, Seat seat, bool on);
  Verdict ask_rematch(Batch& batch);
  Verdict coach_plays(Batch& batch, Seat seat, std::string_view move);
  // Makes the decision that goes without saying; like a move of the person to everybody else.
  void say_the_unsaid(Batch& batch, Seat seat);
  void go_on_at(Batch& batch, TableId rematch);
  // Answers as the rules say for a seat that did not.
  void answer_late(Batch& batch, Seat seat);
  // The seat that is next to run out does. `away`: whether its person is not here.
  Seat next_out_of_time() const { return clock_.time().next_to_run_out(); }
  void run_out_of_time(Batch& batch, bool away);
  // No time passed since the moment when the server stood still.
  void resume(Batch& batch, Milliseconds stood);

  // Follows a journal row by row without dice of its own: how delayed spectators are served.
  Verdict follow(const JournalRow& row);

 private:
  using Apply = Verdict (LiveTable::*)(const JournalRow& row, const boost::json::object& entry);
  struct Mark {
    std::uint32_t n;
    std::uint32_t events;
  };

  explicit LiveTable(TableId id) : id_(id), clock_(ClockTerms{}) {}

  // Live: writing rows.
  void add(Batch& batch, std::string_view kind, const boost::json::object& entry);
  void add_line(Batch& batch);
  void add_row(Batch& batch, std::string_view kind, std::string text);
  void start(Batch& batch);
  void settle(Batch& batch);
  void finish(Batch& batch, bool resigned);
  void take_back_if_agreed(Batch& batch);
  void take_back(Batch& batch);
  void give_up(Batch& batch, Seat seat);

  // Live and folded: what a row does.
  Verdict fold_rows(const std::vector<JournalRow>& rows);
  Verdict fold_game(const std::vector<JournalRow>& rows, std::size_t start);
  Verdict apply(const JournalRow& row);
  Verdict begin(const JournalRow& row, const Table& table);
  void note_line(const JournalRow& row, const Table& table);
  void note_command(const JournalRow& row);
  void note_patience(const Table& table, SeatSet fresh);
  void set_clock(Milliseconds at, SeatSet fresh);
  Happening& happened(const JournalRow& row, std::string_view what, Seat seat = kMaxSeats);
  static std::pair<std::string_view, Apply> find_kind(std::string_view kind);
  Verdict apply_opened(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_sat(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_left(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_closed(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_undo_asked(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_undo_agreed(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_undo_declined(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_resigned(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_stand_in(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_back(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_chat(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_mute(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_rematch_asked(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_rematch(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_over(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_late(const JournalRow& row, const boost::json::object& entry);
  Verdict apply_resumed(const JournalRow& row, const boost::json::object& entry);
  Seat seat_in(const boost::json::object& entry) const;

  // What must hold before a command.
  Verdict own_seat(const Batch& batch, Seat seat) const;
  Verdict before_the_game() const;
  Verdict in_play() const;
  Verdict fresh_position(std::uint32_t seen) const;
  Verdict room_for_more(std::size_t kept = 0) const;
  std::set<std::uint8_t> teams_left() const;

  TableId id_;
  std::uint32_t n_ = 0;
  TablePhase phase_ = TablePhase::waiting;
  PersonId owner_ = 0;
  TableTerms terms_;
  Seating seating_;
  Clock clock_;
  Countdown answer_time_;
  std::array<Milliseconds, kMaxSeats> patience_{};  // for the answer a seat owes; 0: no limit
  std::unique_ptr<Match> match_;
  std::string commitment_;  // of sealed dice
  std::vector<Mark> marks_;
  struct Decision {
    Seat seat;
    std::uint32_t n;
  };
  std::vector<Decision> decisions_;  // those that stand
  std::vector<Happening> happenings_;
  std::optional<Ending> ending_;
  std::optional<Seat> undo_asked_by_;
  std::set<PersonId> undo_agreed_;
  std::set<Seat> rematch_asked_;
  TableId rematch_ = 0;
  SeatSet asked_;
  std::array<std::uint32_t, kMaxSeats> asked_since_{};
  std::array<Milliseconds, kMaxSeats> asked_at_{};
  std::map<PersonId, SeatSet> muted_;
  std::map<PersonId, std::uint32_t> mutes_;  // how often each changed his mind
  // The id of a command as a hash: it takes as much room as its number, and no person has two that
  // are alike by chance.
  struct Done {
    std::uint64_t command;
    std::uint32_t n;
  };
  std::map<PersonId, std::vector<Done>> done_;  // the last few of each
};

}  // namespace benchboss
