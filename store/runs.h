#pragma once
#include "store/folder.h"
#include "store/sqlite.h"

#include <string>
#include <vector>

namespace benchboss {

// The log beside the file goes with that file alone: played over another one (a backup that was
// copied into its place, or an earlier copy of the file itself) it would make a mixture of both. So
// each run of the log has a name, which stands in the file itself, as it is without the log, and in
// the folder. A run ends when the log begins anew.

// Refuses a log that was written beside another file than the one that is there. A server may be
// writing both.
Verdict refuse_other_log(const std::string& folder);
// Refuses to go on without what was here: tables that a run was noted of, or the log that it left
// when it was killed. A server may be writing or stopping.
Verdict refuse_gone(const std::string& folder);
// What a copy gets: no log is of its run.
SqlFault end_run(Database& copy);

// The run of the log that this program writes.
class Run {
 public:
  // A new one. Nobody else writes.
  Verdict begin(Database& writer, const StoreFolder& folder);
  // Brings the log into the file, as far as those who read let it, so that it can begin anew.
  Verdict fold_log(Database& writer, const StoreFolder& folder);
  // From now on somebody may be told that what is in the log is safe: it will be missed.
  Verdict need_log(Database& writer, const StoreFolder& folder);
  // The last one. A log that nobody would have to miss goes when the writer closes.
  void end(Database& writer, const StoreFolder& folder);

 private:
  Verdict go_on(const StoreFolder& folder);
  Verdict bring_in(Database& writer, const StoreFolder& folder, Database::Log log);
  Verdict name_next(Database& writer, const StoreFolder& folder);
  Verdict note(const StoreFolder& folder) const;

  // The last one is in the log. Until all of the log is in the file, any of them may be there.
  std::vector<std::string> names_;
  bool needs_log_ = false;
};

}  // namespace benchboss
