#pragma once
#include "core/hash.h"
#include "tests/laws/event_text.h"
#include "tests/laws/field_lines.h"
#include "tests/laws/files.h"
#include "tests/laws/step.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

namespace benchboss {

// A playthrough: a random game of a variant with everything that happens in it, as text. One a
// variant is kept in games/<game>/tests/golden/; a difference means that behaviour has changed.
template <Game G>
class Playthrough {
 public:
  // Of the variant at this place of G::variants(); each has its own cards and dice.
  explicit Playthrough(std::size_t variant)
      : options_(options_of<G>(G::variants()[variant])),
        rules_(G::make_rules(options_)),
        state_(G::start(rules_)),
        variant_(G::variants()[variant].name),
        stream_(variant) {}

  std::string text() {
    text_ = "A random game, written by: laws --write-golden\n\nvariant: " + variant_ + "\n" +
            write_terms(header_of<G>(options_));
    Philox random(kSeed, stream_);
    typename G::Sheet sheet{};
    for (std::size_t number = 1;; ++number) {
      const Position<G> at(rules_, state_);
      if (number == kStepsInFull + 1) describe_views();
      if (at.turn.owes == Owes::nothing || number > G::max_steps(rules_)) break;
      const Step<G> step = random_step(at, random);
      if (number <= kStepsInFull) write_choices(at, number);
      const EventsOf<G> events = take(step);
      for (const Event& event : events) G::note(rules_, sheet, event);
      if (number <= kStepsInFull) {
        write_in_full(step, events);
      } else {
        write_short(step, events, number);
      }
    }
    write_end(sheet);
    return std::move(text_);
  }

 private:
  static constexpr std::uint64_t kSeed = 2026;
  static constexpr std::size_t kStepsInFull = 80;

  EventsOf<G> take(const Step<G>& step) {
    EventsOf<G> events;
    apply(rules_, state_, step, events);
    return events;
  }

  void write_choices(const Position<G>& at, std::size_t number) {
    text_ += "\nstep " + std::to_string(number);
    if (at.turn.owes == Owes::chance) {
      const OddsOf<G> odds = at.odds();
      text_ += ": chance, " + std::to_string(odds.total()) + " ways:";
      for (const auto& [outcome, ways] : odds)
        text_ += " " + std::to_string(ways) + "x" + std::string(G::write(rules_, outcome).view());
      text_ += "\n";
      return;
    }
    text_ += ": a decision\n";
    for (SeatSet asked = at.turn.seats; !asked.empty(); asked.drop(asked.lowest())) {
      text_ += "seat " + std::to_string(asked.lowest() + 1) + " may:";
      for (const auto& action : at.choices(asked.lowest()))
        text_ += " " + std::string(G::write(rules_, action).view());
      text_ += "\n";
    }
  }

  void write_in_full(const Step<G>& step, const EventsOf<G>& events) {
    text_ += write_line(line_of(rules_, step)) + "\n";
    for (const Event& event : events)
      text_ += "  " + text_of<G>(event) + text_of_audience<G>(rules_, event) + "\n";
    text_ += "  hash " + hash() + "\n";
  }

  void write_short(const Step<G>& step, const EventsOf<G>& events, std::size_t number) {
    text_ += std::to_string(number) + " | " + write_line(line_of(rules_, step)) + " | " + hash();
    for (const Event& event : events) text_ += " | " + text_of<G>(event);
    text_ += "\n";
  }

  void describe_views() {
    for (unsigned i = 0; i <= G::seats(rules_); ++i) {
      const Seat viewer = viewer_at<G>(rules_, i);
      FieldLines lines;
      G::describe(rules_, G::view(rules_, state_, viewer), lines);
      text_ += viewer == kSpectator ? "\nwhat a spectator sees\n"
                                    : "\nwhat seat " + std::to_string(viewer + 1) + " sees\n";
      text_ += lines.take();
    }
    text_ += "\nfrom here on a line a step\n";
  }

  void write_end(const typename G::Sheet& sheet) {
    const Result result = G::result(rules_, state_);
    text_ += "\nthe end\npoints:";
    for (Seat seat = 0; seat < G::seats(rules_); ++seat)
      text_ += " " + std::to_string(result.points[seat]);
    text_ += "\nwinners:";
    for (Seat seat = 0; seat < G::seats(rules_); ++seat)
      if (result.winners.has(seat)) text_ += " " + std::to_string(seat + 1);
    FieldLines lines;
    G::describe(rules_, sheet, lines);
    text_ += "\nscore sheet\n" + lines.take();
  }

  std::string hash() const {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(hash_of(state_)));
    return digits.data();
  }

  const OptionsOf<G> options_;
  const typename G::Rules rules_;
  typename G::State state_;
  const std::string variant_;
  const std::uint64_t stream_;
  std::string text_;
};

template <Game G>
std::filesystem::path golden_file(std::size_t variant) {
  const std::string name(G::variants()[variant].name);
  return folder_of_game(G::kName) / "tests" / "golden" / (name + ".txt");
}

}  // namespace benchboss
