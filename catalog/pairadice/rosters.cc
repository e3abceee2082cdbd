#include "catalog/pairadice/rosters.h"

#include "games/pairadice/charts.h"
#include "games/pairadice/roster.h"
#include "games/pairadice/rules.h"
#include "match/printable.h"

namespace benchboss::pairadice {

RosterPage read_roster_page(std::string_view text) {
  RosterPage page;
  Team team;
  for (const RosterFault& fault : read_roster(text, team))
    page.faults.push_back(
        {fault.line, printable(fault.player), printable(fault.field), fault.reason});
  if (!page.faults.empty()) return page;
  page.city = team.city.view();
  page.english = team.name[0].view();
  page.french = team.name[1].view();
  page.called_up = team.called_up;
  for (std::size_t man = 0; man < team.size; ++man) {
    const Card& card = team.cards[man];
    RosterPage::Player& player = page.players.emplace_back();
    player.number = card.number;
    player.name = team.names[man].view();
    player.position = spot_word(card.spot);
    player.goalie = card.is_goalie();
    player.injury = card.injury;
    player.offense = player.goalie ? write_save(card) : write_offense(card);
    player.defense = player.goalie ? write_rebound(card) : write_defense(card);
    if (player.goalie) continue;
    player.penalty = write_penalty(card);
    player.shooting = write_shooting(card);
  }
  return page;
}

std::string_view shipped_roster(std::string_view name) {
  for (std::size_t i = 0; i < kTeamWords.size(); ++i)
    if (kTeamWords[i] == name) return roster_text(i);
  return {};
}

}  // namespace benchboss::pairadice
