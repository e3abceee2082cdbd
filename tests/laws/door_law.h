#pragma once
#include "core/door.h"
#include "tests/laws/alphabet.h"
#include "tests/laws/report.h"
#include "tests/laws/step.h"

#include <string>
#include <string_view>

namespace benchboss {

// Everything that can be written is tried at the checked door: it is accepted if and only if it is
// listed; a refusal has a reason, names a rule if the game itself refuses, and changes nothing.
template <Game G>
class DoorLaw {
 public:
  DoorLaw(const Position<G>& at, const Alphabet<G>& all, NamedRules& named)
      : at_(at), all_(all), named_(named), seats_(G::seats(at.rules)) {}

  std::string check(Philox& random) {
    for (Seat seat = 0; seat < seats_; ++seat) {
      if (at_.turn.asks(seat)) {
        if (std::string why = asked_seat(seat); !why.empty()) return why;
      } else if (std::string why = other_seat(seat, random); !why.empty()) {
        return why;
      }
    }
    for (const Seat nobody : {seats_, kSpectator, Seat{255}})
      if (nobody >= seats_)
        if (std::string why = other_seat(nobody, random); !why.empty()) return why;
    if (at_.turn.owes == Owes::chance) return owed_chance();
    return other_chance(all_.outcomes[below(random, all_.outcomes.size())]);
  }

 private:
  static std::uint32_t below(Philox& random, std::size_t n) {
    return random.below(static_cast<std::uint32_t>(n));
  }

  std::string asked_seat(Seat seat) {
    const ActionList<G>& list = at_.choices(seat);
    std::size_t found = 0;
    typename G::State held = at_.state;
    for (const auto& action : all_.actions) {
      Silent silent;
      const Refusal refusal = play<G>(at_.rules, held, seat, action, silent);
      if (!refusal.refused()) {
        if (!list.contains(action)) return text(action) + " is not listed and accepted";
        ++found;
        held = at_.state;
        continue;
      }
      if (!same_bytes(held, at_.state)) return text(action) + " is refused and changes the state";
      if (refusal.reason.starts_with("refused."))
        return text(action) +
               " is refused without the game's own reason: " + std::string(refusal.reason);
      if (refusal.rule.number == 0)
        return text(action) + " is refused without a rule: " + std::string(refusal.reason);
      named_.add(refusal.rule);
    }
    return found == list.size() ? std::string() : not_accepted(seat, list);
  }

  // Why fewer were accepted than are listed.
  std::string not_accepted(Seat seat, const ActionList<G>& list) const {
    for (const auto& action : list)
      if (const Refusal refusal = benchboss::check<G>(at_.rules, at_.state, seat, action);
          refusal.refused())
        return text(action) + " is listed and refused: " + std::string(refusal.reason);
    return "the list holds an action twice or one that is not written";
  }

  // Nobody but the seats asked may play; any action will do, best one that would be legal.
  std::string other_seat(Seat seat, Philox& random) const {
    const std::string_view reason = at_.turn.owes == Owes::nothing  ? refusal::kGameOver
                                    : seat >= seats_                ? refusal::kNoSuchSeat
                                    : at_.turn.owes == Owes::chance ? refusal::kChanceFirst
                                                                    : refusal::kNotYourTurn;
    typename G::Action action = all_.actions[below(random, all_.actions.size())];
    if (at_.turn.owes == Owes::decision) {
      const ActionList<G>& list = at_.choices(at_.turn.seats.lowest());
      action = list[below(random, list.size())];
    }
    typename G::State held = at_.state;
    Silent silent;
    const Refusal refusal = play<G>(at_.rules, held, seat, action, silent);
    return judge("seat " + std::to_string(seat + 1), refusal, reason, held);
  }

  std::string owed_chance() const {
    const OddsOf<G> odds = at_.odds();
    for (const auto& outcome : all_.outcomes) {
      typename G::State held = at_.state;
      Silent silent;
      const Refusal refusal = play_roll<G>(at_.rules, held, outcome, silent);
      if (odds.ways(outcome) == 0) {
        std::string why = judge(text(outcome), refusal, refusal::kImpossible, held);
        if (!why.empty()) return why;
      } else if (refusal.refused()) {
        return text(outcome) + " can happen and is refused";
      }
    }
    return {};
  }

  std::string other_chance(const typename G::Outcome& outcome) const {
    typename G::State held = at_.state;
    Silent silent;
    const Refusal refusal = play_roll<G>(at_.rules, held, outcome, silent);
    return judge("chance", refusal,
                 at_.turn.owes == Owes::nothing ? refusal::kGameOver : refusal::kNoChanceNow, held);
  }

  std::string judge(const std::string& who, const Refusal& refusal, std::string_view reason,
                    const typename G::State& held) const {
    if (refusal.reason != reason)
      return who + ": refused with \"" + std::string(refusal.reason) + "\", not with \"" +
             std::string(reason) + "\"";
    if (!same_bytes(held, at_.state)) return who + ": refused, and the state changes";
    return {};
  }

  template <class T>
  std::string text(const T& written) const {
    return std::string(G::write(at_.rules, written).view());
  }

  const Position<G>& at_;
  const Alphabet<G>& all_;
  NamedRules& named_;
  Seat seats_;
};

template <Game G>
std::string door_law(const Position<G>& at, const Alphabet<G>& all, NamedRules& named,
                     Philox& random) {
  return DoorLaw<G>(at, all, named).check(random);
}

}  // namespace benchboss
