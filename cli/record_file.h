#pragma once
#include "match/record.h"
#include "match/table.h"

#include <memory>
#include <string>

namespace benchboss {

class Console;

// The whole of a file, or of standard input if it is called "-". Complains and gives false if it
// cannot be read.
bool read_file(const std::string& file, std::string& text, Console& console);

// A record from a file and the fresh table it asks for; what is wrong has been told. The exit code
// is kOk if both are there.
struct RecordFile {
  int exit_code = 0;
  Record record;
  std::unique_ptr<Table> table;
};
RecordFile open_record(const std::string& file, Console& console);

// Tells what is wrong with a record. Returns kAnswerIsNo.
int complain_about(const std::string& file, const RecordFault& fault, Console& console);

}  // namespace benchboss
