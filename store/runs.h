#pragma once
#include "store/folder.h"
#include "store/sqlite.h"

#include <string>

namespace benchboss {

// The log beside the file goes with that file alone: played over another one (a backup that was
// copied into its place) it would make a mixture of both. So each run of the server has a name,
// which stands in the file itself, as it is without the log, and in the folder.

// Refuses a log that was written beside another file than the one that is there.
Verdict refuse_other_log(const StoreFolder& folder);
// From now on the log is of a new run. It is empty when this is called and nobody else writes.
Verdict begin_run(Database& writer, const StoreFolder& folder);
// What a copy gets: no log is of its run.
SqlFault end_run(Database& copy);

}  // namespace benchboss
