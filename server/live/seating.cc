#include "server/live/seating.h"

#include "server/live/fields.h"

#include <algorithm>
#include <array>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 3> kPlaceKinds = {"open", "person", "coach"};

}  // namespace

std::string_view kind_of(const Place& place) {
  return kPlaceKinds[static_cast<std::size_t>(place.kind)];
}

json::object write_place(const Place& place) {
  return {{"kind", kind_of(place)},
          {"person", place.person},
          {"name", place.name},
          {"coach", place.coach}};
}

Place read_place(const json::object& object) {
  Place place;
  const std::string kind = text_in(object, "kind");
  for (std::size_t i = 0; i < kPlaceKinds.size(); ++i)
    if (kind == kPlaceKinds[i]) place.kind = static_cast<Place::Kind>(i);
  place.person = number_in(object, "person");
  place.name = text_in(object, "name");
  place.coach = text_in(object, "coach");
  return place;
}

bool Seating::is_full() const { return first_open() == kMaxSeats; }

Seat Seating::first_open() const {
  for (Seat seat = 0; seat < count(); ++seat)
    if (places[seat].kind == Place::Kind::open) return seat;
  return kMaxSeats;
}

std::string Seating::name_apart(const std::string& name, Seat seat) const {
  constexpr std::size_t kMostBytes = 157;  // with a number it must still be a name
  const auto is_taken = [&](const std::string& called) {
    for (Seat other = 0; other < count(); ++other)
      if (other != seat && places[other].name == called) return true;
    return false;
  };
  std::string called = name;
  for (int number = 2; called.size() <= kMostBytes && is_taken(called); ++number)
    called = name + " " + std::to_string(number);
  return called;
}

std::vector<Seat> Seating::seats_of(PersonId person) const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < count(); ++seat)
    if (holds(person, seat)) seats.push_back(seat);
  return seats;
}

bool Seating::holds(PersonId person, Seat seat) const {
  return has(seat) && person != 0 && places[seat].kind == Place::Kind::person &&
         places[seat].person == person;
}

std::set<PersonId> Seating::people() const {
  std::set<PersonId> all;
  for (const Place& place : places)
    if (place.kind == Place::Kind::person) all.insert(place.person);
  return all;
}

std::set<PersonId> Seating::deciding_people() const {
  std::set<PersonId> all;
  for (const Place& place : places)
    if (place.kind == Place::Kind::person && !place.resigned && place.stand_in.empty())
      all.insert(place.person);
  return all;
}

}  // namespace benchboss
