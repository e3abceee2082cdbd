#pragma once
#include "match/record.h"

namespace benchboss {

class Arguments;
class Console;

// Reads the files of --data NAME=FILE into the header of a new game, in the short lines that a
// record keeps. What is wrong has been told; the exit code is kOk if nothing is.
int bring_files(const Arguments& given, Record& header, Console& console);

}  // namespace benchboss
