#include "cli/play/board.h"
#include "cli/play/boards/any_game.h"
#include "cli/play/boards/double_echec.h"
#include "cli/play/boards/rink_ratz.h"

namespace benchboss::playing {

std::unique_ptr<Board> board_of(std::string_view game) {
  if (game == "double-echec") return double_echec_board();
  if (game == "rink-ratz") return rink_ratz_board();
  return any_game_board();
}

}  // namespace benchboss::playing
