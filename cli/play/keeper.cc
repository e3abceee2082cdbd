#include "cli/play/keeper.h"

#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace benchboss::playing {
namespace fs = std::filesystem;
namespace {

// "rink-ratz.bbr", or with a number behind it if another game lies there.
fs::path unused_name(const std::string& game) {
  std::error_code ignored;
  fs::path path = game + ".bbr";
  for (int i = 2; fs::exists(path, ignored); ++i) path = game + "-" + std::to_string(i) + ".bbr";
  return path;
}

Kept write(const fs::path& path, const Record& record, Readers readers) {
  return {path, write_file(path, write_record(record), readers)};
}

}  // namespace

Keeper::Keeper(const Session& session, fs::path resumed_from, std::string record_file)
    : session_(session), record_file_(std::move(record_file)) {
  const bool ours = !resumed_from.empty() && resumed_from.parent_path() == saves_folder();
  path_ = ours ? resumed_from : fresh_save(session.header().game);
  if (!ours) own_ = std::move(resumed_from);
  suggested_ = own_.empty() ? unused_name(session.header().game) : own_;
}

Kept Keeper::autosave() {
  if (path_.empty()) return {"$HOME", ENOENT};
  if (const int failed = make_saves_folder(); failed != 0) return {path_, failed};
  return write(path_, session_.save(), Readers::owner);
}

Kept Keeper::save_as(const fs::path& path) {
  std::error_code ignored;
  if (path != own_ && fs::is_regular_file(path, ignored)) return {path, EEXIST};
  Kept kept = write(path, session_.save(), readers());
  if (kept.done()) own_ = suggested_ = path;
  return kept;
}

Kept Keeper::save_anywhere() {
  Kept kept = autosave();
  if (kept.done()) return kept;
  const fs::path name =
      path_.empty() ? fs::path(session_.header().game + ".bbr") : path_.filename();
  std::error_code ignored;
  for (const fs::path& folder : {fs::current_path(ignored), fs::temp_directory_path(ignored)}) {
    if (folder.empty()) continue;
    if (Kept elsewhere = write(folder / name, session_.save(), Readers::owner); elsewhere.done())
      return elsewhere;
  }
  return kept;
}

Kept Keeper::finish() {
  if (path_.empty()) return {"$HOME", ENOENT};
  if (const int failed = make_saves_folder(); failed != 0) return {path_, failed};
  Kept kept = write(finished_save(path_), session_.record(), Readers::everyone);
  std::error_code ignored;
  if (kept.done()) fs::remove(path_, ignored);
  return kept;
}

Kept Keeper::check_record_file() const {
  if (record_file_.empty()) return {};
  std::error_code ignored;
  if (fs::is_directory(record_file_, ignored)) return {record_file_, EISDIR};
  if (record_file_ != own_ && fs::exists(record_file_, ignored)) return {record_file_, EEXIST};
  const fs::path folder = fs::path(record_file_).parent_path();
  const int failed = access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK);
  return {record_file_, failed == 0 ? 0 : errno};
}

Kept Keeper::write_record_file() const {
  if (record_file_.empty()) return {};
  return write(record_file_, session_.record(), readers());
}

// What is not played out yet is not for everyone's eyes.
Readers Keeper::readers() const { return session_.over() ? Readers::everyone : Readers::owner; }

fs::path Keeper::suggested() const { return suggested_; }

}  // namespace benchboss::playing
