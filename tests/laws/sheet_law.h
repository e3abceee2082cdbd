#pragma once
#include "tests/laws/field_lines.h"
#include "tests/laws/law_kit.h"

#include <string>
#include <string_view>

namespace benchboss {

// The score sheet hangs on the wall: what a spectator hears must be enough to keep it, and it tells
// the same as the state.
template <Game G>
class SheetKeeper {
 public:
  explicit SheetKeeper(const typename G::Rules& rules) : rules_(rules) {}

  void note(const Event& event) {
    G::note(rules_, sheet_, event);
    G::note(rules_, spectators_, as_seen_by(event, kSpectator));
  }
  const typename G::Sheet& sheet() const { return sheet_; }

  std::string agrees_with(const typename G::State& state) const {
    const char* why = LawKit<G>::sheet(rules_, state, sheet_);
    return why == nullptr ? "" : why;
  }
  std::string tells_no_secret() const {
    if (text_of(sheet_) == text_of(spectators_)) return {};
    return "the score sheet holds what a spectator was not told";
  }

 private:
  std::string text_of(const typename G::Sheet& sheet) const {
    FieldLines lines;
    G::describe(rules_, sheet, lines);
    return lines.take();
  }

  const typename G::Rules& rules_;
  typename G::Sheet sheet_{};
  typename G::Sheet spectators_{};
};

}  // namespace benchboss
