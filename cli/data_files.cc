#include "cli/data_files.h"

#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/record_file.h"
#include "match/printable.h"

#include <algorithm>

namespace benchboss {

int bring_files(const Arguments& given, Record& header, Console& console) {
  const GameInfo& game = *find_game(header.game);
  for (const std::string& typed : given.all("data")) {
    const std::size_t equals = typed.find('=');
    if (equals == typed.npos || equals == 0 || equals + 1 == typed.size())
      return console.usage({"cli.usage.bad_data", {{"text", printable(typed)}}}, given.command);
    if (game.data_slots.empty())
      return console.usage({"cli.usage.takes_no_data", {}}, given.command);
    const std::string slot = typed.substr(0, equals);
    if (std::find(game.data_slots.begin(), game.data_slots.end(), slot) == game.data_slots.end())
      return console.usage(unknown("cli.usage.unknown_data", slot, game.data_slots), given.command);
    if (std::ranges::find(header.data, slot, &std::pair<std::string, std::string>::first) !=
        header.data.end())
      return console.usage({"cli.usage.data_twice", {{"name", slot}}}, given.command);
    const std::string file = typed.substr(equals + 1);
    std::string text;
    if (!read_file(file, text, console)) return kFileTrouble;
    // A text with a fault is kept as it is, so that the fault can be told with its line.
    std::string lines = rewrite_data(header.game, text);
    header.data.emplace_back(slot, lines.empty() ? text : std::move(lines));
    Record alone;
    alone.game = header.game;
    alone.rules_version = header.rules_version;
    alone.data = {header.data.back()};
    alone.places.data = {1};
    if (const OpenedTable opened = open_table(alone); opened.fault.found())
      return complain_about(file, opened.fault, console);
  }
  return kOk;
}

}  // namespace benchboss
