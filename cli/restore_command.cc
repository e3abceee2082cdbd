#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run.h"
#include "server/serve.h"
#include "store/backup.h"

namespace benchboss {

int run_restore(const Arguments& given, Console& console) {
  const std::string& file = given.operands[0];
  const Restored restored = restore(given.text("folder", default_folder()), file);
  if (!restored.fault.accepted()) {
    console.complain(console.texts().say(console.lang(), restored.fault));
    return kFileTrouble;
  }
  console.line(console.say("cli.restore.done", {{"file", file}, {"n", restored.tables}}));
  if (!restored.aside.empty())
    console.line(console.say("cli.restore.aside", {{"file", restored.aside}}));
  return kOk;
}

}  // namespace benchboss
