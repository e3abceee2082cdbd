#include "catalog/game_data.h"

#include "catalog/catalog.h"
#include "catalog/csv_table.h"
#include "embedded/double_echec_files.h"
#include "embedded/pairadice_files.h"
#include "embedded/powerplay_files.h"
#include "embedded/rink_ratz_files.h"
#include "embedded/xtra_innings_files.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace benchboss {

namespace json = boost::json;

namespace {

template <Game G>
struct Data;
template <>
struct Data<RinkRatz> {
  static auto files() { return embedded::rink_ratz_files(); }
  static constexpr bool kOpenChance = false;
};
template <>
struct Data<Powerplay> {
  static auto files() { return embedded::powerplay_files(); }
  static constexpr bool kOpenChance = false;
};
template <>
struct Data<XtraInnings> {
  static auto files() { return embedded::xtra_innings_files(); }
  static constexpr bool kOpenChance = false;
};
template <>
struct Data<Pairadice> {
  static auto files() { return embedded::pairadice_files(); }
  static constexpr bool kOpenChance = true;
  // The statistics that cards are made from: nobody draws them, and they are most of the data.
  static bool is_for_the_lab(std::string_view name) {
    return name == "season.csv" || name == "schedule.csv";
  }
};
template <>
struct Data<DoubleEchec> {
  static auto files() { return embedded::double_echec_files(); }
  static constexpr bool kOpenChance = true;
};

std::string without_comments(std::string_view text) {
  std::string kept;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    if (text[0] != '#') kept += text.substr(0, end);
    text.remove_prefix(end);
  }
  return kept;
}

json::array rows_of(std::string_view text) {
  json::array rows;
  const std::string plain = without_comments(text);
  CsvTable table(plain);
  for (std::vector<std::string> row; table.next(row);)
    rows.emplace_back(json::array(row.begin(), row.end()));
  return rows;
}

}  // namespace

json::object data_of_game(std::string_view game) {
  json::object all;
  Catalog::with(game, [&]<class G>(std::type_identity<G>) {
    for (const auto& [name, text] : Data<G>::files()) {
      if (name == "texts.csv") continue;  // those have an address of their own
      if constexpr (requires { Data<G>::is_for_the_lab(name); })
        if (Data<G>::is_for_the_lab(name)) continue;
      if (name.ends_with(".csv")) all[name] = rows_of(text);
      if (name.ends_with(".json")) all[name] = json::parse(text);
    }
  });
  return all;
}

bool has_open_chance(std::string_view game) {
  bool open = false;
  Catalog::with(game, [&]<class G>(std::type_identity<G>) { open = Data<G>::kOpenChance; });
  return open;
}

}  // namespace benchboss
