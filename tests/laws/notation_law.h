#pragma once
#include "tests/laws/alphabet.h"
#include "tests/laws/step.h"

#include <optional>
#include <string>
#include <string_view>

namespace benchboss {

template <Game G>
std::optional<typename G::Action> read_as(const typename G::Rules& rules, std::string_view text,
                                          const typename G::Action&) {
  return G::read_action(rules, text);
}
template <Game G>
std::optional<typename G::Outcome> read_as(const typename G::Rules& rules, std::string_view text,
                                           const typename G::Outcome&) {
  return G::read_outcome(rules, text);
}

// A record line holds it as one word, and ';' begins a comment there.
inline bool is_word(std::string_view text) {
  for (const char c : text)
    if (c <= ' ' || c > '~' || c == ';') return false;
  return !text.empty();
}

template <Game G, class T>
std::string round_trip(const typename G::Rules& rules, const T& written) {
  const Text text = G::write(rules, written);
  if (!is_word(text)) return "\"" + std::string(text.view()) + "\" is not one plain word";
  const std::optional<T> read = read_as<G>(rules, text, written);
  if (!read) return "\"" + std::string(text.view()) + "\" is written and cannot be read";
  if (!same_bytes(*read, written))
    return "\"" + std::string(text.view()) + "\" is read as something else";
  return {};
}

// Something that is almost notation either cannot be read or is itself how it would be written.
template <Game G, class T>
std::string one_spelling(const typename G::Rules& rules, const std::string& text, const T& like) {
  const std::optional<T> read = read_as<G>(rules, text, like);
  if (!read || G::write(rules, *read).view() == text) return {};
  return "\"" + text + "\" is a second spelling of \"" +
         std::string(G::write(rules, *read).view()) + "\"";
}

template <Game G, class T>
std::string near_misses(const typename G::Rules& rules, const T& written) {
  const std::string text(G::write(rules, written).view());
  std::string upper = text;
  std::string lower = text;
  for (char& c : upper)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  for (const std::string& near :
       {text + "x", text + " ", " " + text, "0" + text, "+" + text, text + text, upper, lower,
        text + std::string(1, '\0'), text.substr(0, text.size() - 1), text.substr(1)})
    if (std::string why = one_spelling<G>(rules, near, written); !why.empty()) return why;
  return {};
}

template <Game G, class T, class List>
std::string unique_words(const typename G::Rules& rules, const List& list, const T& of) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Text text = G::write(rules, of(list[i]));
    for (std::size_t j = 0; j < i; ++j)
      if (G::write(rules, of(list[j])) == text)
        return "\"" + std::string(text.view()) + "\" is written for two things";
  }
  return {};
}

// Of the whole notation of a game, once a run.
template <Game G>
std::string notation_law(const typename G::Rules& rules, const Alphabet<G>& all) {
  const auto itself = [](const auto& each) -> const auto& { return each; };
  if (std::string why = unique_words<G>(rules, all.actions, itself); !why.empty()) return why;
  if (std::string why = unique_words<G>(rules, all.outcomes, itself); !why.empty()) return why;
  const auto each = [&](const auto& list) -> std::string {
    for (const auto& written : list) {
      if (std::string why = round_trip<G>(rules, written); !why.empty()) return why;
      if (std::string why = near_misses<G>(rules, written); !why.empty()) return why;
    }
    return {};
  };
  if (std::string why = each(all.actions); !why.empty()) return why;
  return each(all.outcomes);
}

// Of what is listed in a position: nothing there that the whole notation does not know.
template <Game G>
std::string notation_law(const Position<G>& at) {
  if (at.turn.owes == Owes::chance) {
    const OddsOf<G> odds = at.odds();
    const auto outcome = [](const auto& chance) -> const auto& { return chance.outcome; };
    for (const auto& chance : odds)
      if (std::string why = round_trip<G>(at.rules, chance.outcome); !why.empty()) return why;
    return unique_words<G>(at.rules, odds, outcome);
  }
  const auto itself = [](const auto& each) -> const auto& { return each; };
  for (SeatSet asked = at.turn.seats; !asked.empty(); asked.drop(asked.lowest())) {
    const ActionList<G> list = at.choices(asked.lowest());
    for (const auto& action : list)
      if (std::string why = round_trip<G>(at.rules, action); !why.empty()) return why;
    if (std::string why = unique_words<G>(at.rules, list, itself); !why.empty()) return why;
  }
  return {};
}

}  // namespace benchboss
