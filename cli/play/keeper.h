#pragma once
#include "cli/play/saves.h"
#include "cli/play/session.h"

#include <filesystem>
#include <string>

namespace benchboss::playing {

// Where a game was put, or why it could not be.
struct Kept {
  std::filesystem::path path;
  int error = 0;  // of the operating system; 0 if it is there

  bool done() const { return error == 0; }
};

// Looks after the files of one game: it is kept at every decision, so that no accident loses it.
class Keeper {
 public:
  // A game that goes on from a save of ours keeps being saved there; another gets a fresh name.
  Keeper(const Session& session, std::filesystem::path resumed_from, std::string record_file);

  // To go on from: with what is needed for the cards still to come.
  Kept autosave();
  // Never over a file that is not this game's own: that is EEXIST.
  Kept save_as(const std::filesystem::path& path);
  // When nobody can be asked any more: the usual place, else here, else where temporary files go.
  Kept save_anywhere();

  // The record of a finished game, for everyone; the autosave is no longer needed.
  Kept finish();
  // The file the player named with --record: whether it can be written, and writing it, in whatever
  // state the game is. The key of sealed dice is in it only after the end. Nothing to do: done.
  Kept check_record_file() const;
  Kept write_record_file() const;

  const std::filesystem::path& path() const { return path_; }
  // What the player would most likely type.
  std::filesystem::path suggested() const;

 private:
  Readers readers() const;

  const Session& session_;
  std::filesystem::path path_;
  std::filesystem::path own_;  // what the player resumed from or saved to
  std::filesystem::path suggested_;
  std::string record_file_;
};

}  // namespace benchboss::playing
