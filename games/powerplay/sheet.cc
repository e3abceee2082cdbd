#include "games/powerplay/sheet.h"

#include "games/powerplay/events.h"
#include "games/powerplay/powerplay.h"

#include <algorithm>

namespace benchboss {

using namespace powerplay;

namespace {

constexpr std::array<std::string_view, kCounts> kCountNames = {
    "matches",        "wins",           "goals_for", "goals_against", "duels",
    "injuries_given", "injuries_taken", "transfers", "exchanges"};
constexpr std::array<std::string_view, kCardCounts> kCardCountNames = {"appearances", "goals",
                                                                       "injuries"};
constexpr std::array<std::string_view, kMarks> kMarkNames = {"none", "overtime", "judge", "lot"};

class Pencil {
 public:
  explicit Pencil(Sheet& sheet) : sheet_(sheet) {}

  void add(int seat, Count count) {
    ++sheet_.coaches[static_cast<std::size_t>(seat)][static_cast<std::size_t>(count)];
  }
  void add(int card, CardCount count, int by = 1) {
    auto& cell = sheet_.cards[static_cast<std::size_t>(card)][static_cast<std::size_t>(count)];
    cell = static_cast<std::uint16_t>(cell + by);
  }

  void begin_match(int challenger, int opponent) {
    sheet_.entries[sheet_.matches++] = {static_cast<Seat>(challenger),
                                        static_cast<Seat>(opponent),
                                        {},
                                        0,
                                        Mark::none,
                                        sheet_.playoffs};
    sheet_.open = true;
    add(challenger, Count::matches);
    add(opponent, Count::matches);
  }
  Entry& entry() { return sheet_.entries[sheet_.matches - 1u]; }

  void goal(int seat, int card) {
    const bool challenger = seat == entry().challenger;
    ++entry().goals[challenger ? 0 : 1];
    add(seat, Count::goals_for);
    add(challenger ? entry().opponent : entry().challenger, Count::goals_against);
    add(card, CardCount::goals);
  }
  void win(int seat) {
    entry().winner = static_cast<Seat>(seat);
    sheet_.open = false;
    if (!sheet_.playoffs) add(seat, Count::wins);  // PP-42
  }

 private:
  Sheet& sheet_;
};

void describe_entry(const Entry& entry, Fields& fields) {
  fields.open_group("");
  fields.seat("opponent", entry.opponent);
  fields.number("goals", entry.goals[0]);
  fields.number("against", entry.goals[1]);
  fields.seat("winner", entry.winner);
  fields.word("mark", kMarkNames[static_cast<std::size_t>(entry.mark)]);
  fields.flag("playoffs", entry.playoffs);
  fields.close();
}

// "card.hydra.goals"; one table for all threads, made once.
struct CardStatNames {
  std::array<std::array<Text, kCardCounts>, kPlayers> names;

  explicit CardStatNames(const Deck& deck) {
    for (std::size_t card = 0; card < kPlayers; ++card)
      for (std::size_t count = 0; count < kCardCounts; ++count) {
        Text& name = names[card][count];
        name += "card.";
        name += deck.id[card];
        name += ".";
        name += kCardCountNames[count];
      }
  }
};

}  // namespace

void Powerplay::note(const Rules&, Sheet& sheet, const Event& event) {
  Pencil pencil(sheet);
  const auto& args = event.args;
  switch (static_cast<Said>(event.kind)) {
    case Said::first:
      sheet.first = static_cast<Seat>(args[0]);
      break;
    case Said::limit:
      sheet.at_limit = true;
      break;
    case Said::exchange:
      pencil.add(args[0], Count::exchanges);
      break;
    case Said::transfer:
      pencil.add(args[0], Count::transfers);
      break;
    case Said::match_begins:
      pencil.begin_match(args[0], args[1]);
      break;
    case Said::playoffs_begin:
      sheet.playoffs = true;
      break;
    case Said::playoff_match:
      pencil.begin_match(args[1], args[2]);
      break;
    case Said::revealed:
      pencil.add(args[0], Count::duels);
      pencil.add(args[2], CardCount::appearances);
      break;
    case Said::taken_back:
      pencil.add(args[1], CardCount::appearances, -1);
      break;
    case Said::forced:
      pencil.add(args[1], CardCount::appearances);
      break;
    case Said::goal:
      pencil.goal(args[0], args[1]);
      break;
    case Said::injured:
      pencil.add(args[0], Count::injuries_taken);
      pencil.add(args[2], Count::injuries_given);
      pencil.add(args[1], CardCount::injuries);
      break;
    case Said::overtime:
      pencil.entry().mark = Mark::overtime;
      break;
    case Said::judge_decides:
      pencil.entry().mark = Mark::judge;
      break;
    case Said::coin:
      pencil.entry().mark = Mark::lot;
      break;
    case Said::cross:
    case Said::playoff_win:
      pencil.win(args[0]);
      break;
    default:
      break;
  }
}

// PP-24: a column a coach, with the matches he challenged to; only what is decided stands there.
void Powerplay::describe(const Rules& rules, const Sheet& sheet, Fields& fields) {
  const std::size_t decided = sheet.matches - (sheet.open ? 1u : 0u);
  fields.open_list("coaches");
  for (Seat seat = 0; seat < rules.seats; ++seat) {
    fields.open_group("");
    for (std::size_t count = 0; count < kCounts; ++count)
      fields.number(kCountNames[count], sheet.coaches[seat][count]);
    fields.open_list("column");
    for (std::size_t i = 0; i < decided; ++i)
      if (sheet.entries[i].challenger == seat) describe_entry(sheet.entries[i], fields);
    fields.close();
    fields.close();
  }
  fields.close();
  fields.open_group("players");
  for (std::size_t card = 0; card < kPlayers; ++card) {
    const auto& counts = sheet.cards[card];
    if (std::ranges::all_of(counts, [](auto count) { return count == 0; })) continue;
    fields.open_group(rules.deck.id[card]);
    for (std::size_t count = 0; count < kCardCounts; ++count)
      fields.number(kCardCountNames[count], counts[count]);
    fields.close();
  }
  fields.close();
}

// Of the season, then of each coach, then of each player.
void Powerplay::measure(const Rules& rules, const State& state, const Sheet& sheet,
                        Measures& measures) {
  std::array<int, kMarks> marks{};
  for (std::size_t i = 0; i < sheet.matches; ++i)
    ++marks[static_cast<std::size_t>(sheet.entries[i].mark)];
  const bool first = state.board.champion == sheet.first;
  measures.measure("turns", state.board.turn);
  measures.measure("season_matches", sheet.matches);
  measures.measure("overtimes", marks[static_cast<std::size_t>(Mark::overtime)]);
  measures.measure("judgements", marks[static_cast<std::size_t>(Mark::judge)]);
  measures.measure("lots", marks[static_cast<std::size_t>(Mark::lot)]);
  // The titles of who began over a fair share of them, less one: 0 is fair, 0.25 a quarter too
  // many.
  measures.measure("first_seat_advantage", (first ? rules.seats : 0) - 1);
  for (Seat seat = 0; seat < rules.seats; ++seat)
    for (std::size_t count = 0; count < kCounts; ++count)
      measures.measure(kCountNames[count], sheet.coaches[seat][count]);
  measures.measure("titles_first_seat", first ? 1 : 0);
  measures.measure("season_at_limit", sheet.at_limit ? 1 : 0);
  static const CardStatNames kNames(rules.deck);  // both decks have the same players
  for (std::size_t card = 0; card < kPlayers; ++card)
    for (std::size_t count = 0; count < kCardCounts; ++count)
      measures.measure(kNames.names[card][count], sheet.cards[card][count]);
}

}  // namespace benchboss
