#pragma once
#include "core/hash.h"
#include "tests/laws/event_text.h"
#include "tests/laws/field_lines.h"
#include "tests/laws/files.h"
#include "tests/laws/step.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <set>
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
        stream_(variant),
        dense_(G::max_steps(rules_) >= kLongGame) {}

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
    if (dense_) text_ += "the last | " + hexadecimal(digest_) + "\n";
    write_end(sheet);
    return std::move(text_);
  }

 private:
  static constexpr std::uint64_t kSeed = 2026;
  static constexpr std::size_t kStepsInFull = 80;
  static constexpr std::size_t kStepsOfDigest = 50;
  // A game that may have so many steps is not written down step by step.
  static constexpr std::uint32_t kLongGame = 1'000'000;

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
    const std::string move = write_line(line_of(rules_, step));
    std::string line = std::to_string(number) + " | " + move + " | " + hash();
    for (const Event& event : events) line += " | " + text_of<G>(event);
    line += "\n";
    if (!dense_) {
      text_ += line;
      return;
    }
    digest_ = hash_bytes(line, digest_);
    bool first = seen_.insert(shape_of(move)).second;
    for (const Event& event : events)
      first |= seen_.insert("event " + std::to_string(event.kind)).second;
    if (first) text_ += line;
    if (number % kStepsOfDigest == 0) write_digest(number);
  }

  // A move without its numbers: "1 12-ne" and "2 8-ne" are alike.
  static std::string shape_of(const std::string& move) {
    std::string shape;
    for (const char letter : move)
      if (letter < '0' || letter > '9') shape += letter;
    return shape;
  }

  void write_digest(std::size_t number) {
    text_ += "to " + std::to_string(number) + " | " + hexadecimal(digest_) + "\n";
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
    text_ += dense_
                 ? "\nfrom here on a line for what is new, and a digest of all lines now and then\n"
                 : "\nfrom here on a line a step\n";
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

  std::string hash() const { return hexadecimal(hash_of(state_)); }

  static std::string hexadecimal(std::uint64_t number) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
    return digits.data();
  }

  // FNV-1a.
  static std::uint64_t hash_bytes(const std::string& bytes, std::uint64_t hash) {
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return hash;
  }

  const OptionsOf<G> options_;
  const typename G::Rules rules_;
  typename G::State state_;
  const std::string variant_;
  const std::uint64_t stream_;
  const bool dense_;
  std::string text_;
  std::uint64_t digest_ = 0xcbf29ce484222325u;
  std::set<std::string> seen_;
};

inline std::filesystem::path golden_file(std::string_view game, std::string_view variant) {
  return folder_of_game(game) / "tests" / "golden" / (std::string(variant) + ".txt");
}

}  // namespace benchboss
