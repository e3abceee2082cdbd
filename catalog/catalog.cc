#include "catalog/catalog.h"

#include "catalog/rules_of.h"
#include "embedded/double_echec.h"
#include "embedded/pairadice.h"
#include "embedded/powerplay.h"
#include "embedded/rink_ratz.h"
#include "embedded/xtra_innings.h"

namespace benchboss {

namespace {

// The pages that a game brings along.
template <Game G>
struct Pages;
template <>
struct Pages<RinkRatz> {
  static std::string_view rulebook() { return embedded::rink_ratz_RULES_md(); }
  static std::string_view texts() { return embedded::rink_ratz_texts_csv(); }
};
template <>
struct Pages<XtraInnings> {
  static std::string_view rulebook() { return embedded::xtra_innings_RULES_md(); }
  static std::string_view texts() { return embedded::xtra_innings_texts_csv(); }
};

template <>
struct Pages<Powerplay> {
  static std::string_view rulebook() { return embedded::powerplay_RULES_md(); }
  static std::string_view texts() { return embedded::powerplay_texts_csv(); }
};

template <>
struct Pages<Pairadice> {
  static std::string_view rulebook() { return embedded::pairadice_RULES_md(); }
  static std::string_view texts() { return embedded::pairadice_texts_csv(); }
};

template <>
struct Pages<DoubleEchec> {
  static std::string_view rulebook() { return embedded::double_echec_RULES_md(); }
  static std::string_view texts() { return embedded::double_echec_texts_csv(); }
};

template <Game G>
GameInfo info_of() {
  const auto coaches = coach_names<G>();
  GameInfo info;
  info.name = G::kName;
  info.rule_prefix = G::kRulePrefix;
  info.rules_version = G::kRulesVersion;
  info.options = G::kOptions;
  info.variants = G::variants();
  info.coaches.assign(coaches.begin(), coaches.end());
  if constexpr (TakesData<G>) info.data_slots.assign(G::kDataSlots.begin(), G::kDataSlots.end());
  info.rulebook = Pages<G>::rulebook();
  info.texts = Pages<G>::texts();
  return info;
}

}  // namespace

const std::vector<GameInfo>& games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    Catalog::each([&]<class G>(std::type_identity<G>) { infos.push_back(info_of<G>()); });
    return infos;
  }();
  return all;
}

std::string rewrite_data(std::string_view game, std::string_view text) {
  std::string lines;
  Catalog::with(game, [&]<class G>(std::type_identity<G>) {
    if constexpr (TakesData<G>) lines = G::rewrite(text);
  });
  return lines;
}

const GameInfo* find_game(std::string_view name) {
  for (const GameInfo& game : games())
    if (game.name == name) return &game;
  return nullptr;
}

}  // namespace benchboss
