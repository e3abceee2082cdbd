#pragma once
#include "coaches/double_echec/coaches.h"
#include "coaches/pairadice/coaches.h"
#include "coaches/powerplay/coaches.h"
#include "coaches/rink_ratz/coaches.h"
#include "coaches/xtra_innings/coaches.h"
#include "core/coach.h"
#include "core/game.h"
#include "games/double_echec/rules.h"
#include "games/pairadice/rules.h"
#include "games/powerplay/rules.h"
#include "games/rink_ratz/rules.h"
#include "games/xtra_innings/rules.h"
#include "match/record.h"
#include "match/table.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace benchboss {

template <Game... Gs>
struct GameSet {
  static constexpr std::size_t kCount = sizeof...(Gs);
  // The game at that place.
  template <std::size_t kPlace>
  using At = std::tuple_element_t<kPlace, std::tuple<Gs...>>;

  // Calls f(std::type_identity<G>) for every game.
  template <class F>
  static void each(F&& f) {
    (f(std::type_identity<Gs>{}), ...);
  }
  // For the game of that name; false if there is none.
  template <class F>
  static bool with(std::string_view name, F&& f) {
    return ((name == Gs::kName ? (f(std::type_identity<Gs>{}), true) : false) || ...);
  }
};

// The only place that names all games.
using Catalog = GameSet<RinkRatz, Powerplay, XtraInnings, Pairadice, DoubleEchec>;

// What can be told about a game without playing it.
struct GameInfo {
  std::string_view name;         // "rink-ratz"
  std::string_view rule_prefix;  // "RR"
  int rules_version = 1;
  std::span<const OptionSpec> options;
  std::span<const Variant> variants;
  std::vector<std::string_view> coaches;
  std::vector<std::string_view> data_slots;  // what a record may bring along
  std::string_view rulebook;                 // RULES.md
  std::string_view texts;                    // data/texts.csv
};

const std::vector<GameInfo>& games();
const GameInfo* find_game(std::string_view name);

// The table that a record's header asks for, with nothing played yet; or what is wrong with it.
struct OpenedTable {
  std::unique_ptr<Table> table;
  RecordFault fault;
};
OpenedTable open_table(const Record& header);

// A text for a data slot of a game, rewritten as a record keeps it; empty if it has a fault.
std::string rewrite_data(std::string_view game, std::string_view text);

}  // namespace benchboss
