#pragma once
#include "core/coach.h"
#include "core/door.h"
#include "core/hash.h"
#include "match/json_fields.h"
#include "match/printable.h"
#include "match/table.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// The journal's own event, beside those of the game: a seat took its decision back.
inline constexpr std::uint8_t kUndone = 0xff;
inline constexpr EventShape kUndoneShape = {"match.undone", {ArgShape{"seat", ArgType::seat}}};

template <Game G>
class TableOf final : public Table {
 public:
  using MakeCoach = std::unique_ptr<Coach<G>> (*)(std::string_view name);

  TableOf(const typename G::Rules& rules, MakeCoach make_coach)
      : rules_(rules), make_coach_(make_coach), state_(G::start(rules_)) {}

  std::string_view game() const override { return G::kName; }
  Seat seats() const override { return G::seats(rules_); }
  std::uint8_t team(Seat seat) const override { return seat < seats() ? G::team(rules_, seat) : 0; }
  Turn turn() const override { return G::turn(rules_, state_); }
  Result result() const override { return G::result(rules_, state_); }

  std::vector<std::string> choices(Seat seat) const override {
    std::vector<std::string> written;
    for (const auto& action : listed(seat)) written.emplace_back(G::write(rules_, action).view());
    return written;
  }

  Verdict play(Seat seat, std::string_view text) override {
    const auto action = G::read_action(rules_, text);
    if (!action) return unreadable("refused.unreadable", text);
    const Decision before{state_, sheet_, seat};
    EventsOf<G> events;
    const Refusal refusal = benchboss::play<G>(rules_, state_, seat, *action, events);
    if (refusal.refused()) return said(refusal);
    lines_.push_back({Line::Kind::move, seat, std::string(G::write(rules_, *action).view())});
    open_.push_back(before);
    if (by_hand_ && open_.size() > kMostOpenByHand) settle(1);
    note(events);
    settle_what_shows(events);
    return {};
  }

  std::vector<OddsLine> odds() const override {
    std::vector<OddsLine> written;
    if (turn().owes != Owes::chance) return written;
    OddsOf<G> odds;
    G::outcomes(rules_, state_, odds);
    for (const auto& [outcome, ways] : odds)
      written.push_back({std::string(G::write(rules_, outcome).view()), ways});
    return written;
  }

  std::uint32_t tickets() const override {
    return turn().owes == Owes::chance ? G::tickets(rules_, state_) : 0;
  }

  std::string outcome_at(std::uint32_t ticket) const override {
    if (ticket >= tickets()) return {};
    return std::string(G::write(rules_, G::outcome_at(rules_, state_, ticket)).view());
  }

  Verdict roll(std::string_view text) override {
    const auto outcome = G::read_outcome(rules_, text);
    if (!outcome) return unreadable("refused.unreadable_outcome", text);
    EventsOf<G> events;
    const Refusal refusal = play_roll<G>(rules_, state_, *outcome, events);
    if (refusal.refused()) return said(refusal);
    lines_.push_back({Line::Kind::chance, 0, std::string(G::write(rules_, *outcome).view())});
    note(events);
    if (!by_hand_) settle(open_.size());  // no card or die is ever drawn twice
    return {};
  }

  Verdict undo() override {
    if (Verdict refused = may_undo(1); !refused.accepted()) return refused;
    const Decision& last = open_.back();
    state_ = last.state;
    sheet_ = last.sheet;
    Event undone;
    undone.kind = kUndone;
    undone.args[0] = last.maker;
    events_.push_back(undone);
    lines_.push_back({Line::Kind::undo, 0, {}});
    open_.pop_back();
    ++undos_;
    return {};
  }

  Verdict may_undo(std::size_t decisions) const override {
    if (turn().owes == Owes::nothing) return {std::string(refusal::kGameOver), {}, {}};
    if (open_.size() < decisions)
      return {settled_ ? "refused.undo_revealed" : "refused.undo_nothing", {}, {}};
    if (undos_ + decisions > kMaxUndos) return {"refused.undo_too_often", {}, {}};
    return {};
  }

  void roll_by_hand() override { by_hand_ = true; }

  std::vector<SaidEvent> events(Seat viewer, std::uint64_t since) const override {
    std::vector<SaidEvent> told;
    for (std::uint64_t i = since; i < events_.size(); ++i)
      told.push_back(said_event(i + 1, events_[i], known(viewer)));
    return told;
  }

  std::uint64_t event_count() const override { return events_.size(); }

  void tell_view(Seat viewer, Fields& fields) const override {
    G::describe(rules_, G::view(rules_, state_, known(viewer)), fields);
    if constexpr (HasWall<G>) G::describe_wall(rules_, sheet_, fields);
  }

  boost::json::value score_sheet() const override {
    JsonFields fields;
    G::describe(rules_, sheet_, fields);
    return fields.take();
  }

  const std::vector<Line>& lines() const override { return lines_; }
  std::uint64_t hash() const override { return hash_of(state_); }

  std::string advise(Seat seat, std::string_view name, Philox& random) const override {
    const Thought think = thought(seat, name);
    return think ? think(random) : std::string();
  }

  Thought thought(Seat seat, std::string_view name) const override {
    const ActionList<G> choices = listed(seat);
    std::shared_ptr<Coach<G>> coach = make_coach_(name);
    if (choices.empty() || coach == nullptr) return {};
    struct Known {
      typename G::Rules rules;
      typename G::View view;
      ActionList<G> choices;
    };
    auto known = std::make_shared<const Known>(rules_, G::view(rules_, state_, seat), choices);
    return [coach = std::move(coach), known = std::move(known)](Philox& random) {
      const auto action = coach->choose(known->rules, known->view, known->choices, random);
      return std::string(G::write(known->rules, action).view());
    };
  }

  std::vector<MixLine> mix(Seat seat, std::string_view name) const override {
    std::vector<MixLine> lines;
    const ActionList<G> choices = listed(seat);
    const std::unique_ptr<Coach<G>> coach = make_coach_(name);
    if (choices.empty() || coach == nullptr) return lines;
    const auto shares = coach->mix(rules_, G::view(rules_, state_, seat), choices);
    for (std::size_t i = 0; i < shares.size(); ++i)
      lines.push_back({std::string(G::write(rules_, choices[i]).view()), shares[i]});
    return lines;
  }

  std::string by_itself(Seat seat) const override {
    if constexpr (requires(typename G::Action action) { G::goes_without_saying(action); }) {
      const ActionList<G> choices = listed(seat);
      if (choices.size() == 1 && G::goes_without_saying(choices[0]))
        return std::string(G::write(rules_, choices[0]).view());
    }
    return {};
  }

  Patience patience(Seat seat) const override {
    if constexpr (requires { G::seconds_to_answer(rules_); }) {
      const int seconds = G::seconds_to_answer(rules_);
      if (seconds == 0) return {};
      for (const auto& action : listed(seat))
        if (G::is_pass(action)) return {seconds, std::string(G::write(rules_, action).view())};
    }
    return {};
  }

  std::vector<SaidEvent> foresee(Seat seat, std::string_view text, Philox& random) const override {
    std::vector<SaidEvent> told;
    const auto action = G::read_action(rules_, text);
    if (!action || !listed(seat).contains(*action)) return told;
    const typename G::View view = G::view(rules_, state_, seat);
    EventsOf<G> events;
    std::size_t certain = 0;
    for (int i = 0; i < kWorlds; ++i) {
      typename G::State world = G::imagine(rules_, view, random);
      EventsOf<G> others;
      G::act(rules_, world, seat, *action, others);
      if (i == 0) {
        events = others;
        certain = events.size();
      }
      std::size_t same = 0;
      while (same < std::min(certain, others.size()) &&
             as_seen_by(others[same], seat) == as_seen_by(events[same], seat))
        ++same;
      certain = same;
    }
    for (std::size_t i = 0; i < certain; ++i)
      told.push_back(said_event(events_.size() + i + 1, events[i], seat));
    return told;
  }

 private:
  // A decision that its maker may still take back, with what there was before it.
  struct Decision {
    typename G::State state;
    typename G::Sheet sheet;
    Seat maker;
  };

  // A bound on the journal, whoever plays and takes back in a loop: the steps of the longest game
  // and two lines an undo.
  static constexpr std::uint32_t kMaxUndos = 1000;
  // Where no card or die closes them: a mistake is seen soon.
  static constexpr std::size_t kMostOpenByHand = 20;

  // What differs between a few imagined worlds, a card laid face down by somebody else for
  // instance, cannot be foreseen.
  static constexpr int kWorlds = 4;

  ActionList<G> listed(Seat seat) const {
    ActionList<G> actions;
    if (seat < seats() && turn().asks(seat)) G::actions(rules_, state_, seat, actions);
    return actions;
  }

  Seat known(Seat viewer) const { return viewer < seats() ? viewer : kSpectator; }

  void note(const EventsOf<G>& events) {
    for (const Event& event : events) {
      assert(event.kind < G::event_shapes().size());
      events_.push_back(event);
      G::note(rules_, sheet_, event);
    }
  }

  void settle_what_shows(const EventsOf<G>& events) {
    for (const Event& event : events)
      for (std::size_t i = open_.size(); i > 0; --i)
        if (event.learned.has(open_[i - 1].maker)) {
          settle(i);
          break;
        }
  }

  // Closes the first `count` open decisions for good: one whose maker has learned something since
  // stays, and so does all that came before it.
  void settle(std::size_t count) {
    if (count == 0) return;
    open_.erase(open_.begin(), open_.begin() + static_cast<std::ptrdiff_t>(count));
    if (open_.empty()) open_.shrink_to_fit();  // a server keeps thousands of idle tables
    settled_ = true;
  }

  static std::string rule_text(RuleId rule) {
    if (rule.number == 0) return {};
    return std::string(write_rule(G::kRulePrefix, rule).view());
  }

  static Verdict said(const Refusal& refusal) {
    return {std::string(refusal.reason), rule_text(refusal.rule), {}};
  }

  static Verdict unreadable(std::string_view reason, std::string_view text) {
    return {std::string(reason), {}, {{"text", printable(text)}}};
  }

  SaidEvent said_event(std::uint64_t number, const Event& event, Seat viewer) const {
    const Event seen = as_seen_by(event, viewer);
    const EventShape& shape = seen.kind == kUndone ? kUndoneShape : G::event_shapes()[seen.kind];
    return {number, shape.id, rule_text(seen.rule), said_args(seen, shape)};
  }

  std::vector<SaidArg> said_args(const Event& event, const EventShape& shape) const {
    std::vector<SaidArg> args;
    for (std::size_t i = 0; i < Event::kMaxArgs && !shape.args[i].name.empty(); ++i) {
      SaidArg& arg = args.emplace_back();
      arg.name = shape.args[i].name;
      arg.type = shape.args[i].type;
      arg.hidden = event.args[i] == Event::kHidden;
      if (arg.hidden) continue;
      arg.value = event.args[i];
      if (arg.type == ArgType::seat || arg.type == ArgType::team) ++arg.value;
      if (arg.type == ArgType::term) arg.term = G::terms()[static_cast<std::size_t>(arg.value)];
      if constexpr (HasProperNames<G>)
        if (arg.type == ArgType::name) arg.term = G::proper_name(rules_, event.args[i]);
    }
    return args;
  }

  typename G::Rules rules_;
  MakeCoach make_coach_;
  typename G::State state_;
  typename G::Sheet sheet_{};
  std::vector<Line> lines_;
  std::vector<Event> events_;
  std::vector<Decision> open_;  // oldest first
  bool by_hand_ = false;
  bool settled_ = false;  // a decision was made that stays
  std::uint32_t undos_ = 0;
};

}  // namespace benchboss
