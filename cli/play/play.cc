#include "cli/play/play.h"

#include "cli/exit_code.h"
#include "cli/play/board.h"
#include "cli/play/ending.h"
#include "cli/play/menu.h"
#include "cli/play/plain.h"
#include "cli/play/plain_menu.h"
#include "cli/play/saves.h"
#include "cli/play/screen.h"
#include "cli/play/signals.h"
#include "cli/play/terminal.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <variant>

namespace benchboss {
namespace playing {
namespace {

namespace fs = std::filesystem;

constexpr int kSignalled = 128;

void tell(const std::string& text) { std::printf("%s\n", text.c_str()); }

// A word of a shell command as one can paste it.
std::string quoted(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+:@%,";
  if (!text.empty() && text.find_first_not_of(kPlain) == text.npos) return text;
  std::string safe = "'";
  for (const char c : text) c == '\'' ? safe += "'\\''" : safe += c;
  return safe + "'";
}

// As it was started, so that what we print can be pasted.
std::string program() { return quoted(program_invocation_name); }

class Evening {
 public:
  explicit Evening(const PlayPlan& plan) : plan_(plan), words_(all_texts(), plan.lang) {
    if (!plan.plain) terminal_ = Terminal::open();
  }

  int run() {
    if (const int failed = open(); session_ == nullptr) return failed;
    words_.introduce(session_->header().seats, session_->table());
    const std::unique_ptr<Board> board = board_of(session_->header().game);
    Keeper keeper(*session_, resumed_from_, plan_.record_file);
    // Better known now than after three periods.
    if (const Kept record = keeper.check_record_file(); !record.done()) return not_written(record);
    Ending ending;
    if (terminal_ != nullptr) {
      ending = play_on_screen(*terminal_, *session_, *board, words_, keeper);
      terminal_.reset();
      // The screen is gone; the result stays.
      const std::vector<SaidEvent> events = session_->table().events(kSpectator, 0);
      if (ending.kind == Ending::Kind::finished) tell(words_.say(events.back()));
    } else {
      ending = play_plain(*session_, *board, words_, keeper, lines_);
    }
    return close(ending, keeper);
  }

 private:
  // Leaves a session behind, or returns the exit code.
  int open() {
    if (!plan_.resume_file.empty()) return resume(plan_.resume_file);
    if (plan_.resume_last) {
      const auto newest = newest_save();
      if (newest) return resume(*newest);
      return fail(words_.say("play.nothing_to_resume", {{"folder", saves_folder().string()}}),
                  kFileTrouble);
    }
    if (!plan_.header.game.empty()) return start(plan_.header);
    const Wanted wanted = terminal_ != nullptr ? ask_on_screen(*terminal_, words_, plan_.header)
                                               : ask_plainly(words_, plan_.header, lines_);
    if (const auto* header = std::get_if<Record>(&wanted)) return start(*header);
    if (const auto* path = std::get_if<fs::path>(&wanted)) return resume(*path);
    terminal_.reset();
    return Signals::caught() == 0 ? kOk : kSignalled + Signals::caught();
  }

  int start(Record header) {
    if (const GameInfo* game = find_game(header.game)) header.rules_version = game->rules_version;
    fill_seats(header, words_);
    Session::Opened opened = Session::start(header);
    if (opened.fault.found()) return fail(words_.say(opened.fault), kWrongUsage);
    session_ = std::move(opened.session);
    return kOk;
  }

  int resume(const fs::path& path) {
    const FileText file = read_file(path);
    const auto not_resumed = [&](const std::string& reason, int code = kAnswerIsNo) {
      return fail(words_.say("play.not_resumed", {{"path", path.string()}, {"reason", reason}}),
                  code);
    };
    if (file.error != 0) return not_resumed(words_.trouble(file.error), kFileTrouble);
    Record saved;
    RecordFault fault = read_record(file.text, saved);
    if (fault.found()) return not_resumed(words_.say(fault));
    Session::Opened opened = Session::resume(saved);
    if (opened.fault.found()) return not_resumed(words_.say(opened.fault));
    session_ = std::move(opened.session);
    resumed_from_ = path;
    return kOk;
  }

  int fail(const std::string& text, int code) {
    terminal_.reset();
    std::fflush(stdout);
    std::fprintf(stderr, "benchboss: %s\n", text.c_str());
    return code;
  }

  int not_written(const Kept& kept) {
    return fail(words_.say("play.not_written",
                           {{"path", kept.path.string()}, {"reason", words_.trouble(kept.error)}}),
                kFileTrouble);
  }

  int close(const Ending& ending, const Keeper& keeper) {
    int code = kOk;
    switch (ending.kind) {
      case Ending::Kind::finished:
        tell_finished(ending.kept);
        break;
      case Ending::Kind::abandoned:
        tell(words_.say("play.abandoned"));
        break;
      case Ending::Kind::left:
      case Ending::Kind::cut_off:
        code = tell_saved(ending.kept);
        break;
    }
    if (const Kept record = keeper.write_record_file(); !record.done()) {
      code = not_written(record);
    } else if (!record.path.empty()) {
      tell(words_.say("play.record_at", {{"path", record.path.string()}}));
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
      code = errno == EPIPE ? kSignalled + SIGPIPE : kFileTrouble;
    return Signals::caught() != 0 ? kSignalled + Signals::caught() : code;
  }

  void tell_finished(const Kept& kept) {
    tell(words_.say("play.record_at", {{"path", kept.path.string()}}));
    if (session_->header().commitment.empty()) return;
    tell(words_.say("play.opened", {{"seal", session_->header().commitment},
                                    {"opening", session_->record().opening}}));
    tell(words_.say("play.verify",
                    {{"command", program() + " verify " + quoted(kept.path.string())}}));
  }

  int tell_saved(const Kept& kept) {
    if (!kept.done()) return not_written(kept);
    tell(words_.say("play.saved_as", {{"path", kept.path.string()}}));
    const bool usual = kept.path.parent_path() == saves_folder();
    tell(words_.say(
        "play.resume_with",
        {{"command", usual ? program() + " play --resume"
                           : program() + " play --resume=" + quoted(kept.path.string())}}));
    return kOk;
  }

  const PlayPlan& plan_;
  Words words_;
  Signals signals_;
  Lines lines_;
  std::unique_ptr<Terminal> terminal_;
  std::unique_ptr<Session> session_;
  fs::path resumed_from_;
};

}  // namespace
}  // namespace playing

int run_play(const PlayPlan& plan) { return playing::Evening(plan).run(); }

}  // namespace benchboss
