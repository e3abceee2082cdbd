#include "games/powerplay/deck.h"

#include "core/text.h"

#include <algorithm>

namespace benchboss::powerplay {
namespace {

constexpr std::array<std::string_view, kCategories> kCategoryWords = {"forward", "defender",
                                                                      "goalie"};
constexpr std::array<std::string_view, kCategories> kPileWords = {"forwards", "defenders",
                                                                  "goalies"};
constexpr std::array<std::string_view, kBonuses> kBonusWords = {"winzig", "bully",     "hydra",
                                                                "judge",  "rosalinde", "rumpel"};
constexpr std::array<std::string_view, 5> kColumns = {"id", "category", "value", "brawler",
                                                      "bonus"};

constexpr std::array<std::string_view, 10> kCreatures = {
    "human", "bear", "moose", "goose", "beaver", "troll", "robot", "ghost", "dragon", "cat"};
constexpr std::array<std::string_view, 6> kFaces = {"round", "long", "square",
                                                    "chin",  "egg",  "freckles"};
constexpr std::array<std::string_view, 8> kHairs = {"none",  "beard",   "moustache", "curls",
                                                    "braid", "stubble", "mullet",    "bun"};
constexpr std::array<std::string_view, 8> kHeadgear = {"helmet", "mask",  "tuque", "crown",
                                                       "cap",    "horns", "hat",   "bare"};
constexpr std::array<std::string_view, 8> kColours = {"red",   "blue",  "green", "gold",
                                                      "black", "white", "teal",  "violet"};
constexpr std::array<std::string_view, 14> kExtras = {
    "none", "scar",    "glasses", "monocle", "bandage", "missing-tooth", "earring",
    "pipe", "whistle", "scarf",   "flower",  "cape",    "wand",          "sparks"};

template <class Words>
std::size_t place_in(const Words& words, std::string_view word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

// A word of a record and of a message id at once.
bool is_id(std::string_view id) {
  if (id.empty() || id.size() > 24 || id.front() == '-' || id.back() == '-') return false;
  return std::all_of(id.begin(), id.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

bool is_header(const CsvReader::Row& row) {
  return std::equal(row.begin(), row.end(), kColumns.begin(), kColumns.end());
}

class DeckReader {
 public:
  DeckReader(std::string_view csv, Deck& deck) : reader_(csv), deck_(deck) {}

  DataFault read() {
    deck_ = {};
    if (!reader_.next(row_) || !is_header(row_)) return fault("id", "data.pp_no_deck_header");
    while (reader_.next(row_))
      if (const DataFault wrong = read_row(); wrong.found()) return wrong;
    return check_whole();
  }

 private:
  DataFault read_row() {
    if (row_.size() != kColumns.size()) return fault("id", "data.wrong_width");
    if (count_ == kPlayers) return fault("id", "data.pp_too_many_players");
    if (!is_id(row_[0])) return fault("id", "data.pp_bad_id");
    if (card_of_id(deck_, row_[0]) != kNoCard) return fault("id", "data.pp_player_twice");
    const auto card = static_cast<Card>(count_);
    const std::size_t category = place_in(kCategoryWords, row_[1]);
    if (category == kCategories) return fault("category", "data.pp_unknown_category");
    // PP-1: 36 forwards, then 27 defenders, then 14 goalies.
    if (category != index(category_of(card))) return fault("category", "data.pp_out_of_order");
    const std::int64_t value = read_number(row_[2], kHighestValue);
    if (value < 0) return fault("value", "data.pp_value_0_to_11");
    if (row_[3] != "yes" && row_[3] != "no") return fault("brawler", "data.pp_brawler_yes_or_no");
    deck_.id[card] = row_[0];
    deck_.value[card] = static_cast<std::uint8_t>(value);
    deck_.brawler[card] = row_[3] == "yes";
    ++count_;
    return read_bonus(card);
  }

  DataFault read_bonus(Card card) {
    if (row_[4] == "none") return check_brawler(card);
    const std::size_t which = place_in(kBonusWords, row_[4]);
    if (which == kBonuses) return fault("bonus", "data.pp_unknown_bonus");
    if (deck_.bonus[which] != kNoCard) return fault("bonus", "data.pp_bonus_twice");
    if (deck_.brawler[card]) return fault("bonus", "data.pp_brawler_with_bonus");
    // PP-3a: an exchange for her must be possible within her category.
    if (static_cast<Bonus>(which) == Bonus::rosalinde && category_of(card) != Category::defender)
      return fault("category", "data.pp_rosalinde_defends");
    deck_.bonus[which] = card;
    return {};
  }

  // PP-4: all six of one category.
  DataFault check_brawler(Card card) {
    if (!deck_.brawler[card]) return {};
    if (brawlers_ > 0 && category_of(card) != brawling_)
      return fault("brawler", "data.pp_brawlers_mixed");
    brawling_ = category_of(card);
    if (++brawlers_ > kBrawlers) return fault("brawler", "data.pp_brawlers_not_six");
    return {};
  }

  DataFault check_whole() const {
    const auto missing = [&](std::string_view field, std::string_view reason) {
      return DataFault{reader_.line(), field, reason};
    };
    if (count_ != kPlayers) return missing("id", "data.pp_too_few_players");
    if (brawlers_ != kBrawlers) return missing("brawler", "data.pp_brawlers_not_six");
    for (std::size_t i = 0; i < kBonuses; ++i)
      if (deck_.bonus[i] == kNoCard)
        return {reader_.line(), "bonus", "data.pp_bonus_missing", kBonusWords[i]};
    return {};
  }

  DataFault fault(std::string_view field, std::string_view reason) const {
    return {reader_.line(), field, reason, row_.empty() ? std::string_view() : row_[0]};
  }

  CsvReader reader_;
  CsvReader::Row row_;
  Deck& deck_;
  std::size_t count_ = 0;
  std::size_t brawlers_ = 0;
  Category brawling_ = Category::forward;
};

}  // namespace

DataFault read_deck(std::string_view csv, Deck& deck) { return DeckReader(csv, deck).read(); }

Card card_of_id(const Deck& deck, std::string_view id) {
  if (id.empty()) return kNoCard;
  const std::size_t place = place_in(deck.id, id);
  return place == kPlayers ? kNoCard : static_cast<Card>(place);
}

std::string_view word_of(Category category) { return kPileWords[index(category)]; }
std::string_view word_of(Bonus bonus) { return kBonusWords[static_cast<std::size_t>(bonus)]; }

DataFault read_looks(std::string_view csv, const Deck& deck, std::array<Look, kPlayers>& looks) {
  constexpr std::array<std::string_view, 7> kHeader = {"id",       "creature", "face", "hair",
                                                       "headgear", "colour",   "extra"};
  CsvReader reader(csv);
  CsvReader::Row row;
  if (!reader.next(row) || !std::equal(row.begin(), row.end(), kHeader.begin(), kHeader.end()))
    return {reader.line(), "id", "data.pp_no_looks_header"};
  std::array<bool, kPlayers> drawn{};
  while (reader.next(row)) {
    if (row.size() != kHeader.size()) return {reader.line(), "id", "data.wrong_width", row[0]};
    const Card card = card_of_id(deck, row[0]);
    if (card == kNoCard) return {reader.line(), "id", "data.pp_unknown_player", row[0]};
    if (drawn[card]) return {reader.line(), "id", "data.pp_player_twice", row[0]};
    drawn[card] = true;
    const auto known = [&](std::size_t column, const auto& words) {
      return place_in(words, row[column]) < words.size();
    };
    const std::array<bool, 6> fits = {known(1, kCreatures), known(2, kFaces),   known(3, kHairs),
                                      known(4, kHeadgear),  known(5, kColours), known(6, kExtras)};
    for (std::size_t i = 0; i < fits.size(); ++i)
      if (!fits[i]) return {reader.line(), kHeader[i + 1], "data.pp_unknown_look", row[0]};
    looks[card] = {row[1], row[2], row[3], row[4], row[5], row[6]};
  }
  for (std::size_t card = 0; card < kPlayers; ++card)
    if (!drawn[card]) return {reader.line(), "id", "data.pp_look_missing", deck.id[card]};
  return {};
}

}  // namespace benchboss::powerplay
