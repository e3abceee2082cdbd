#pragma once
#include "core/game.h"

#include <boost/json/value.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// Why something was refused, as everyone outside the engine sees it: a message id, the rule that
// forbids it ("RR-13", empty if none does), and the words that the message needs.
struct Verdict {
  std::string reason;  // empty: accepted
  std::string rule;
  std::vector<std::pair<std::string, std::string>> words;

  bool accepted() const { return reason.empty(); }
};

// A refusal that its reason alone explains.
inline Verdict no(std::string reason) { return {std::move(reason), {}, {}}; }

// An argument of an event, ready to be said: a number, a seat or team from 1, or a message id.
struct SaidArg {
  std::string_view name;
  ArgType type = ArgType::number;
  std::int64_t value = 0;
  std::string_view term;  // for ArgType::term the message id, for ArgType::name the name itself
  bool hidden = false;    // this viewer may not know it
};

// An event as one viewer sees it. Numbers are dense, begin with 1 and are the same for all viewers.
struct SaidEvent {
  std::uint64_t number = 0;
  std::string_view id;
  std::string rule;
  std::vector<SaidArg> args;
};

// One line of the journal: a move of a seat, a card or die of chance, or an undo.
struct Line {
  enum class Kind : std::uint8_t { move, chance, undo };
  Kind kind = Kind::move;
  Seat seat = 0;
  std::string text;  // notation; empty for undo
  friend bool operator==(const Line&, const Line&) = default;
};

// A choice and how likely a coach is to take it.
struct MixLine {
  std::string action;
  double share = 0;
};

// How long a seat may think, and what it then does: no seconds is as long as it likes.
struct Patience {
  int seconds = 0;
  std::string then;
};

struct OddsLine {
  std::string outcome;
  std::uint32_t ways = 0;
};

// One live game behind one virtual hop: server, CLI and bindings use only this. It knows no sport,
// no socket and no generator. It keeps the whole journal; nothing is ever removed from it.
class Table {
 public:
  virtual ~Table() = default;

  virtual std::string_view game() const = 0;
  virtual Seat seats() const = 0;
  virtual std::uint8_t team(Seat seat) const = 0;
  virtual Turn turn() const = 0;
  virtual Result result() const = 0;

  // The legal moves of a seat in notation, in the game's fixed order; none if it is not asked.
  virtual std::vector<std::string> choices(Seat seat) const = 0;
  virtual Verdict play(Seat seat, std::string_view action) = 0;

  virtual std::vector<OddsLine> odds() const = 0;
  virtual std::uint32_t tickets() const = 0;  // 0 unless chance is owed
  virtual std::string outcome_at(std::uint32_t ticket) const = 0;
  virtual Verdict roll(std::string_view outcome) = 0;

  // Takes back the last decision. Refused if since then its maker was shown something hidden, even
  // if that was itself taken back, or a card or die came up; so an undo never draws again. Refused
  // too when the game is over, for then its dice are opened. What was said stays in the journal,
  // followed by the event "match.undone".
  virtual Verdict undo() = 0;
  // Whether the last `decisions` that stand can be taken back, one after the other.
  virtual Verdict may_undo(std::size_t decisions) const = 0;
  // From the start: cards and dice are real ones, typed in. Whoever mistypes one can put it right:
  // an undo takes back what was typed in since the decision, too.
  virtual void roll_by_hand() = 0;

  // Everything that happened after event number `since` (0: from the start), as a viewer (a seat or
  // kSpectator) may know it. A client that saw event n asks for since = n.
  virtual std::vector<SaidEvent> events(Seat viewer, std::uint64_t since) const = 0;
  virtual std::uint64_t event_count() const = 0;  // also the number of the last event
  virtual void tell_view(Seat viewer, Fields& fields) const = 0;
  boost::json::value view(Seat viewer) const;  // the same as JSON
  virtual boost::json::value score_sheet() const = 0;
  virtual const std::vector<Line>& lines() const = 0;
  virtual std::uint64_t hash() const = 0;

  // What a coach of that name would play for this seat, from its view alone. Empty if the name is
  // unknown or the seat is not asked.
  virtual std::string advise(Seat seat, std::string_view coach, Philox& random) const = 0;

  // The same as something to be done elsewhere: it holds what the seat may know and nothing of the
  // table, which may go on meanwhile. Null if the name is unknown or the seat is not asked.
  using Thought = std::function<std::string(Philox& random)>;
  virtual Thought thought(Seat seat, std::string_view coach) const = 0;

  // How that coach would mix the choices of this seat; empty if he would not, or cannot be asked.
  virtual std::vector<MixLine> mix(Seat seat, std::string_view coach) const = 0;

  // What the seat need not be asked for: its only choice, where the game says that such a choice
  // goes without saying (to pass, with nothing to play). Whoever plays for the seat does it for
  // him; the others must not be able to tell. Empty if it must be asked.
  virtual std::string by_itself(Seat seat) const = 0;

  // Where the rules limit the time for an answer: whoever keeps the time plays it for the seat when
  // it is up. Everyone may know it, so it follows from nothing hidden; and it stays the same as
  // long as the seat owes that answer.
  virtual Patience patience(Seat seat) const = 0;

  // What would be announced if this seat played that, as far as it can know: played out in a few
  // worlds imagined from its view alone, up to where they differ. Empty if the seat may not play
  // it.
  virtual std::vector<SaidEvent> foresee(Seat seat, std::string_view action,
                                         Philox& random) const = 0;
};

}  // namespace benchboss
