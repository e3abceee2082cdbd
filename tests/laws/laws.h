#pragma once
#include "tests/laws/alphabet.h"
#include "tests/laws/door_law.h"
#include "tests/laws/events_law.h"
#include "tests/laws/fit_law.h"
#include "tests/laws/law_kit.h"
#include "tests/laws/learning_law.h"
#include "tests/laws/notation_law.h"
#include "tests/laws/odds_law.h"
#include "tests/laws/plan.h"
#include "tests/laws/report.h"
#include "tests/laws/sealed_law.h"
#include "tests/laws/secrecy_law.h"
#include "tests/laws/sheet_law.h"
#include "tests/laws/turn_law.h"
#include "tests/laws/value_laws.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace benchboss {

// Plays random games and looks at them with the laws.
//
// At every step: turn, bounds, length, events, and the score sheet against the state; at every one
// or some (LawPace): silent. At some: conservation. At few: odds, door, notation, copies, sealed;
// and fit, secrecy and learning for one viewer. At the end of every game: result; of one game in
// 32: replay, and the score sheet against the spectator's.
template <Game G>
class LawRun {
  static_assert(HasLawKit<G>,
                "every game of the catalog has a LawKit in games/<game>/tests/law_kit.h");

 public:
  LawRun(const OptionsOf<G>& options, std::string variant, const LawPlan& plan)
      : rules_(G::make_rules(options)),
        header_(header_of<G>(options)),
        variant_(std::move(variant)),
        plan_(plan),
        all_(rules_),
        dice_(plan.seed),
        look_(plan.seed) {}

  LawReport run() {
    if (plan_.laws.has(Law::notation)) note(Law::notation, notation_law<G>(rules_, all_));
    while (report_.games < plan_.games && report_.steps < plan_.steps &&
           report_.violations.size() < LawReport::kMostViolations) {
      play(plan_.first + report_.games);
      ++report_.games;
    }
    check_kit();
    return std::move(report_);
  }

 private:
  static constexpr LawPace kPace = pace_of<G>();
  static constexpr std::uint32_t kReplayEvery = 32;
  using State = typename G::State;

  // Two streams a game: what the laws look at does not change how it is played.
  void play(std::uint64_t number) {
    number_ = number;
    dice_ = Philox(plan_.seed, 2 * number);
    look_ = Philox(plan_.seed, 2 * number + 1);
    steps_.clear();
    broken_ = false;
    SheetKeeper<G> sheet(rules_);
    State state = G::start(rules_);
    while (true) {
      const Position<G> at(rules_, state);
      look_at_position(at, sheet);
      if (broken_ || at.turn.owes == Owes::nothing) break;
      if (steps_.size() >= G::max_steps(rules_)) {
        note(Law::length, "longer than max_steps");
        broken_ = true;
        break;
      }
      state = take_step(at, sheet);
    }
    report_.steps += steps_.size();
    report_.peaks.steps = std::max(report_.peaks.steps, steps_.size());
    if (!broken_) look_at_end(Position<G>(rules_, state), sheet);
  }

  void look_at_position(const Position<G>& at, const SheetKeeper<G>& sheet) {
    if (std::string why = turn_law<G>(at, report_.peaks); !why.empty()) {
      note(Law::turn, std::move(why));
      broken_ = true;  // nobody could go on
      return;
    }
    if (one_in(kPace.count))
      check(Law::conservation, [&] { return text_of(LawKit<G>::conservation(rules_, at.state)); });
    check(Law::sheet, [&] { return sheet.agrees_with(at.state); });
    if (!broken_ && (plan_.everywhere || look_.below(kPace.look) == 0)) look_closely(at);
    check(Law::bounds, [&] { return bounds_law<G>(report_.peaks); });
  }

  void look_closely(const Position<G>& at) {
    if (at.turn.owes == Owes::chance) {
      report_.peaks.outcomes = std::max(report_.peaks.outcomes, at.odds().size());
      check(Law::odds, [&] { return odds_law<G>(at); });
    }
    check(Law::door, [&] { return door_law<G>(at, all_, report_.named, look_); });
    check(Law::notation, [&] { return notation_law<G>(at); });
    check(Law::sealed, [&] { return sealed_law<G>(at, look_); });
    for_viewers([&](Seat viewer) {
      check(Law::fit, [&] { return fit_law<G>(at, viewer, look_); });
      check(Law::secrecy, [&] { return secrecy_law<G>(at, all_, viewer, look_, report_); });
    });
    if (broken_ || at.turn.owes == Owes::nothing) return;
    const Step<G> step = random_step(at, look_);
    check(Law::copies, [&] { return copies_law<G>(at, step, look_); });
    EventsOf<G> events;
    State next = at.state;
    apply(rules_, next, step, events);
    for_viewers([&](Seat viewer) {
      check(Law::learning, [&] { return learning_law<G>(at, step, events, viewer, look_); });
    });
  }

  State take_step(const Position<G>& at, SheetKeeper<G>& sheet) {
    const Step<G> step = random_step(at, dice_);
    steps_.push_back(step);
    events_.clear();
    State next = at.state;
    apply(rules_, next, step, events_);
    report_.peaks.events = std::max(report_.peaks.events, events_.size());
    for (const Event& event : events_) {
      check(Law::events, [&] { return events_law<G>(rules_, event); });
      if (broken_) break;
      sheet.note(event);
      report_.named.add(event.rule);
    }
    if (one_in(kPace.silent)) check(Law::silent, [&] { return silent_law(at, step, next); });
    if (one_in(kPace.count))
      check(Law::conservation,
            [&] { return text_of(LawKit<G>::conservation(rules_, at.state, next)); });
    return next;
  }

  std::string silent_law(const Position<G>& at, const Step<G>& step, const State& next) const {
    State quiet = at.state;
    Silent silent;
    apply(rules_, quiet, step, silent);
    return same_bytes(quiet, next) ? "" : "with a silent sink the state is another";
  }

  void look_at_end(const Position<G>& at, const SheetKeeper<G>& sheet) {
    check(Law::result, [&] { return result_law<G>(at); });
    if (!plan_.everywhere && number_ % kReplayEvery != 0) return;
    check(Law::replay, [&] { return replay_law<G>(rules_, std::span(steps_), at.state); });
    check(Law::secrecy, [&] { return sheet.tells_no_secret(); });
  }

  // The laws of secrecy are worth nothing if nothing is ever dealt anew.
  void check_kit() {
    constexpr std::uint64_t kEnough = 1000;
    if (LawKit<G>::kSecrets && report_.resealed >= kEnough && report_.changed == 0)
      note(Law::secrecy, "the law kit's reseal never changes anything");
  }

  // From game to game at other steps, so that none is passed over for good.
  bool one_in(std::uint32_t many) const {
    return plan_.everywhere || (number_ + steps_.size()) % many == 0;
  }

  template <class F>
  void for_viewers(F&& f) {
    const unsigned viewers = G::seats(rules_) + 1u;
    if (!plan_.everywhere) return f(viewer_at<G>(rules_, look_.below(viewers)));
    for (unsigned i = 0; i < viewers; ++i) f(viewer_at<G>(rules_, i));
  }

  template <class F>
  void check(Law law, F&& f) {
    if (!broken_ && plan_.laws.has(law)) note(law, f());
  }

  static std::string text_of(const char* why) { return why == nullptr ? "" : why; }

  void note(Law law, std::string why) {
    if (why.empty() || broken_ || !plan_.laws.has(law)) return;
    broken_ = true;
    Record record = header_;
    for (const Step<G>& step : steps_) record.lines.push_back(line_of(rules_, step));
    report_.violations.push_back({law, std::string(G::kName), variant_, plan_.seed, number_,
                                  steps_.size(), std::move(why), write_record(record)});
  }

  const typename G::Rules rules_;
  const Record header_;
  const std::string variant_;
  const LawPlan plan_;
  const Alphabet<G> all_;
  LawReport report_;

  std::uint64_t number_ = 0;  // of the game that is being played
  Philox dice_;
  Philox look_;
  std::vector<Step<G>> steps_;
  EventsOf<G> events_;  // of the last one
  bool broken_ = false;
};

template <Game G>
LawReport run_laws(const OptionsOf<G>& options, std::string_view variant, const LawPlan& plan) {
  return LawRun<G>(options, std::string(variant), plan).run();
}

template <Game G>
LawReport run_laws(const Variant& variant, const LawPlan& plan) {
  return run_laws<G>(options_of<G>(variant), variant.name, plan);
}

}  // namespace benchboss
