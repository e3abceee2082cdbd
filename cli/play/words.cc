#include "cli/play/words.h"

#include "embedded/cli.h"

#include <cassert>
#include <cerrno>
#include <cstring>

namespace benchboss::playing {

void Words::switch_language() {
  lang_ = lang_ == Lang::en ? Lang::fr : Lang::en;
  if (table_ != nullptr) names_ = texts_.names(lang_, entries_, *table_);
}

void Words::introduce(std::span<const SeatEntry> seats, const Table& table) {
  entries_.assign(seats.begin(), seats.end());
  table_ = &table;
  names_ = texts_.names(lang_, entries_, table);
}

std::string Words::say(const Verdict& verdict) const {
  std::string said = texts_.say(lang_, verdict);
  if (!verdict.rule.empty()) said += " (" + verdict.rule + ")";
  return said;
}

std::string Words::trouble(int error) const {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return say("play.trouble.not_there");
    case EACCES:
    case EPERM:
    case EROFS:
      return say("play.trouble.not_allowed");
    case EISDIR:
      return say("play.trouble.is_folder");
    case EEXIST:
      return say("play.trouble.exists");
    case ENOSPC:
    case EDQUOT:
      return say("play.trouble.full");
    default:
      return std::strerror(error);
  }
}

Texts all_texts() {
  Texts texts = catalog_texts();
  [[maybe_unused]] const TextsFault fault =
      texts.load("cli/data/play.csv", embedded::cli_play_csv());
  assert(!fault.found());
  return texts;
}

}  // namespace benchboss::playing
