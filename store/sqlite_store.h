#pragma once
#include "store/folder.h"
#include "store/runs.h"
#include "store/sqlite.h"
#include "store/store.h"

#include <memory>
#include <vector>

namespace benchboss {

// What a store on SQLite is made of: the folder that is held, and connections to a file that was
// checked. Reading that takes long has a connection of its own.
struct StoreParts {
  StoreFolder folder;
  Database writer;
  Run run;
  Database reader;
  Database long_reader;
  TableId last_table = 0;
};
std::unique_ptr<Store> make_sqlite_store(StoreParts parts);

// The whole journal of a table.
Statement journal_statement(Database& database);
Read<std::vector<JournalRow>> read_whole_journal(Statement& statement, TableId table);

}  // namespace benchboss
