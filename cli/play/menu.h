#pragma once
#include "cli/play/plain_menu.h"
#include "cli/play/terminal.h"

namespace benchboss::playing {

// The same questions as ask_plainly, as a form on the screen. l switches the language.
Wanted ask_on_screen(Terminal& terminal, Words& words, Record header);

}  // namespace benchboss::playing
