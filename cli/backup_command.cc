#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run.h"
#include "server/serve.h"
#include "store/backup.h"

namespace benchboss {

int run_backup(const Arguments& given, Console& console) {
  const std::string& file = given.operands[0];
  const Backup backup = back_up(given.text("folder", default_folder()), file);
  if (!backup.fault.accepted()) {
    console.complain(console.texts().say(console.lang(), backup.fault));
    return kFileTrouble;
  }
  console.line(
      console.say("cli.backup.done",
                  {{"file", file},
                   {"n", backup.tables},
                   {"bytes", console.numbers().short_form(static_cast<double>(backup.bytes))}}));
  return kOk;
}

}  // namespace benchboss
