#include "cli/play/boards/rink_ratz_pile.h"

#include <array>
#include <utility>

namespace benchboss::playing::rink_ratz {
namespace {

constexpr std::array<std::pair<std::string_view, Laid>, 8> kLaidBy = {{
    {"rr.shot", Laid::shot},
    {"rr.target", Laid::target},
    {"rr.rebound", Laid::rebound},
    {"rr.goal", Laid::goal},
    {"rr.missed", Laid::missed},
    {"rr.blocked", Laid::stopped},
    {"rr.shut_down", Laid::stopped},
    {"rr.saved", Laid::saved},
}};

const SaidArg* argument(const SaidEvent& event, std::string_view name) {
  for (const SaidArg& arg : event.args)
    if (arg.name == name) return &arg;
  return nullptr;
}

bool lays_card(const SaidEvent& event) {
  return event.id == "rr.number_played" || event.id == "rr.special_played" ||
         event.id == "rr.wasted";
}

PileCard card_laid_by(const SaidEvent& event) {
  PileCard card;
  if (const SaidArg* code = argument(event, "card"))
    card.code = code->term.substr(std::string_view("rr.card.").size());
  if (const SaidArg* seat = argument(event, "seat")) card.seat = static_cast<Seat>(seat->value - 1);
  return card;
}

}  // namespace

std::vector<PileCard> read_pile(const std::vector<SaidEvent>& events) {
  std::vector<PileCard> pile;
  std::vector<bool> decisions;  // whether each laid a card; an undo takes the last one back
  for (const SaidEvent& event : events) {
    if (event.id == "rr.period_begins" || event.id == "rr.overtime_begins") {
      pile.clear();
      decisions.clear();
    } else if (lays_card(event)) {
      pile.push_back(card_laid_by(event));
      decisions.push_back(true);
    } else if (event.id == "rr.goalie_pulled") {
      decisions.push_back(false);
    } else if (event.id == "match.undone" && !decisions.empty()) {
      if (decisions.back()) pile.pop_back();
      decisions.pop_back();
    } else if (!pile.empty()) {
      for (const auto& [id, meaning] : kLaidBy)
        if (event.id == id) pile.back().meaning = meaning;
    }
  }
  return pile;
}

}  // namespace benchboss::playing::rink_ratz
