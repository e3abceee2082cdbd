#pragma once
#include "core/seats.h"
#include "store/store.h"

#include <boost/json/object.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

// Who holds a seat, and who plays for it.
struct Place {
  enum class Kind : std::uint8_t { open, person, coach };
  Kind kind = Kind::open;
  PersonId person = 0;
  std::string name;
  std::string coach;
  std::string stand_in;     // a coach that plays for the person now
  bool once = false;        // he only makes the decision that is owed now
  std::uint32_t since = 0;  // the entry with which he came
  bool resigned = false;

  // The coach that decides for this seat now; empty if its person does.
  const std::string& decider() const { return kind == Kind::coach ? coach : stand_in; }
  // Whether a coach made what was decided with that entry, by all that is known now.
  bool was_coach_at(std::uint32_t n) const {
    return kind == Kind::coach || (!stand_in.empty() && n > since);
  }
};

std::string_view kind_of(const Place& place);
boost::json::object write_place(const Place& place);
Place read_place(const boost::json::object& object);

// The seats of a table.
class Seating {
 public:
  std::vector<Place> places;

  // What somebody of this name is called on that seat: two guests are told apart by a number.
  std::string name_apart(const std::string& name, Seat seat) const;

  Seat count() const { return static_cast<Seat>(places.size()); }
  bool has(Seat seat) const { return seat < count(); }
  bool is_full() const;
  // The first open seat, or kMaxSeats.
  Seat first_open() const;
  std::vector<Seat> seats_of(PersonId person) const;
  bool holds(PersonId person, Seat seat) const;
  // Everyone with a seat.
  std::set<PersonId> people() const;
  // Those who still play themselves.
  std::set<PersonId> deciding_people() const;
};

}  // namespace benchboss
