#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/progress.h"
#include "cli/run.h"
#include "server/live/live_table.h"
#include "server/serve.h"
#include "store/backup.h"

namespace benchboss {

int run_verify_store(const Arguments& given, Console& console) {
  std::string table_with_fault;
  Progress progress(console, "cli.progress.tables", 0);
  std::uint64_t done = 0;
  const auto play_again = [&](TableId table, const std::vector<JournalRow>& rows, std::int64_t of) {
    progress.show(++done, static_cast<std::uint64_t>(of));
    Verdict fault = LiveTable::fold(table, rows).fault;
    if (!fault.accepted()) table_with_fault = std::to_string(table);
    return fault;
  };
  const Read<StoreCounts> counts = verify_store(given.text("folder", default_folder()), play_again);
  progress.clear();
  if (counts.failed()) {
    const std::string why = console.texts().say(console.lang(), counts.fault());
    console.complain(
        table_with_fault.empty()
            ? why
            : console.say("cli.verify_store.table", {{"table", table_with_fault}, {"why", why}}));
    return kFileTrouble;
  }
  console.line(console.say("cli.verify_store.done", {{"n", counts.value().tables},
                                                     {"rows", counts.value().rows},
                                                     {"people", counts.value().people}}));
  return kOk;
}

}  // namespace benchboss
