#include "cli/record_file.h"

#include "catalog/catalog.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "match/printable.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace benchboss {

namespace {

constexpr std::size_t kShownPath = 200;
// More than any record may have; what is longer need not be read to be refused.
constexpr std::size_t kEnough = 5u << 20;

// The troubles that people meet, in their language; the rest in the system's words.
std::string reason(int error, const Console& console) {
  switch (error) {
    case ENOENT:
      return console.say("cli.trouble.not_there");
    case EACCES:
      return console.say("cli.trouble.not_allowed");
    case EISDIR:
      return console.say("cli.trouble.is_folder");
    default:
      return std::strerror(error);
  }
}

bool read_stream(std::FILE* stream, std::string& text) {
  char block[1 << 16];
  while (text.size() < kEnough) {
    const std::size_t count = std::fread(block, 1, sizeof block, stream);
    text.append(block, count);
    if (count == 0) break;
  }
  return std::ferror(stream) == 0;
}

}  // namespace

bool read_file(const std::string& file, std::string& text, Console& console) {
  errno = 0;
  bool read = false;
  if (file == "-") {
    read = read_stream(stdin, text);
  } else {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(
        std::fopen(file.c_str(), "rb"), [](std::FILE* open) { return std::fclose(open); });
    read = stream != nullptr && read_stream(stream.get(), text);
  }
  const int error = errno;
  if (!read)
    console.complain(console.say("cli.error.cannot_read", {{"file", printable(file, kShownPath)},
                                                           {"why", reason(error, console)}}));
  return read;
}

int complain_about(const std::string& file, const RecordFault& fault, Console& console) {
  console.complain(
      console.say("cli.error.record", {{"file", printable(file, kShownPath)},
                                       {"why", console.texts().say(console.lang(), fault)}}));
  return kAnswerIsNo;
}

RecordFile open_record(const std::string& file, Console& console) {
  RecordFile opened;
  std::string text;
  if (!read_file(file, text, console)) {
    opened.exit_code = kFileTrouble;
    return opened;
  }
  RecordFault fault = read_record(text, opened.record);
  if (!fault.found()) {
    OpenedTable table = open_table(opened.record);
    fault = std::move(table.fault);
    opened.table = std::move(table.table);
  }
  if (fault.found()) opened.exit_code = complain_about(file, fault, console);
  return opened;
}

}  // namespace benchboss
