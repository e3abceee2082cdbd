#pragma once
#include "store/tests/folder_for_test.h"
#include "tests/faults/scenarios/questions.h"

#include <string>

namespace benchboss {

// A store with people, sessions and tables, which is made once; each run has a copy of it.
class World {
 public:
  static constexpr PersonId kPeople = 8;
  static constexpr TableId kTables = 4;

  World();

  static std::string code(TableId table) { return "CODE" + std::to_string(table); }
  static std::string session(PersonId person) { return "session" + std::to_string(person); }
  static std::string account(PersonId person) { return "account" + std::to_string(person); }

  // What a killed server left: part of it lies in the log only.
  void copy_killed(const std::string& into) const;
  // As it was some time before.
  std::string backup() const { return made_.file("backup"); }

  const RightAnswers& right() const { return right_; }
  const RightAnswers& right_in_backup() const { return right_in_backup_; }

 private:
  FolderForTest made_;
  RightAnswers right_;
  RightAnswers right_in_backup_;
};

}  // namespace benchboss
