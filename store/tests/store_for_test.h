#pragma once
#include "store/store.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace benchboss {

inline std::unique_ptr<Store> opened(const std::string& folder) {
  OpenedStore opened = open_store(folder);
  EXPECT_EQ(opened.fault.reason, "");
  return std::move(opened.store);
}

inline Verdict written(Store& store, std::vector<Change> changes) {
  std::promise<Verdict> verdict;
  store.write(std::move(changes), [&](const Verdict& done) { verdict.set_value(done); });
  return verdict.get_future().get();
}

inline JournalRow row(TableId table, std::uint32_t seq, std::string text = "* 7") {
  return {table, seq, 1000 + seq, 5, "c" + std::to_string(seq), "line", std::move(text)};
}

inline TableRow table_row(TableId id, std::string code) {
  TableRow row;
  row.id = id;
  row.watch_code = "W" + code;
  row.code = std::move(code);
  row.game = "rink-ratz";
  row.owner = 5;
  return row;
}

// A guest whose session is called as he is.
inline NewGuest guest(const std::string& name) { return {name, 3, name, 99}; }
// Who that session says he is.
inline PersonId person_of(Store& store, const std::string& session) {
  const auto found = store.session(session).value();
  return found ? found->person : 0;
}

}  // namespace benchboss
