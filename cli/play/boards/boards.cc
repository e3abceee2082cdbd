#include "cli/play/board.h"
#include "cli/play/boards/any_game.h"
#include "cli/play/boards/double_echec.h"
#include "cli/play/boards/pairadice.h"
#include "cli/play/boards/powerplay.h"
#include "cli/play/boards/rink_ratz.h"
#include "cli/play/boards/xtra_innings.h"

namespace benchboss::playing {

std::unique_ptr<Board> board_of(std::string_view game) {
  if (game == "double-echec") return double_echec_board();
  if (game == "rink-ratz") return rink_ratz_board();
  if (game == "powerplay") return powerplay_board();
  if (game == "xtra-innings") return xtra_innings_board();
  if (game == "pairadice") return pairadice_board();
  return any_game_board();
}

}  // namespace benchboss::playing
