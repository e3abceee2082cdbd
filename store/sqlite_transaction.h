#pragma once
#include "store/folder.h"
#include "store/group_commit.h"
#include "store/runs.h"
#include "store/sqlite.h"

namespace benchboss {

// Writes changes into the file through a connection of its own.
class SqliteTransaction final : public Transaction {
 public:
  // `folder` outlives it.
  SqliteTransaction(Database database, Run run, const StoreFolder& folder);
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;
  ~SqliteTransaction() override;

  Verdict begin() override;
  Verdict apply(const std::vector<Change>& changes, bool& lost) override;
  Verdict commit() override;
  void roll_back() override;

 private:
  SqlFault write(const JournalRow& row);
  SqlFault write(const TableRow& row);
  SqlFault write(const PhaseChange& change);
  SqlFault write(const Membership& membership);
  SqlFault write(const Following& following);
  SqlFault write(const NewGuest& guest);
  SqlFault write(const NewAccount& account);
  SqlFault write(const NewPassword& password);
  SqlFault write(const Renaming& renaming);
  SqlFault write(const Goodbye& goodbye);
  SqlFault write(const Rewording& rewording);
  SqlFault write(const SessionRow& session);
  SqlFault write(const SessionEnd& end);
  SqlFault write(const SessionsOf& sessions);
  SqlFault write(const SessionRenewal& renewal);
  SqlFault write(const SessionsOver& over);
  SqlFault write(const Gap& gap);
  SqlFault write(const GapsOver& over);
  SqlFault write(const Beat& beat);
  // A change of something that must be there; if it is not, the change may not stand.
  SqlFault change_one(Statement& statement);

  void note_log(int pages);
  void keep_log_short();

  Database database_;
  Run run_;
  const StoreFolder& folder_;
  int log_pages_ = 0;
  int folded_at_ = 0;  // how many pages the log had when it was last brought into the file
  Statement begin_;
  Statement commit_;
  Statement save_;
  Statement release_;
  Statement journal_;
  Statement table_;
  Statement phase_;
  Statement member_;
  Statement follow_;
  Statement guest_;
  Statement session_of_guest_;
  Statement account_;
  Statement password_;
  Statement rename_;
  Statement goodbye_;
  Statement leave_tables_;
  Statement reword_;
  Statement session_;
  Statement login_;
  Statement end_session_;
  Statement end_sessions_of_;
  Statement renew_session_;
  Statement end_sessions_;
  Statement gap_;
  Statement end_gaps_;
  Statement beat_;
};

}  // namespace benchboss
