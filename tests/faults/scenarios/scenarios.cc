#include "tests/faults/scenarios/scenarios.h"

#include "store/backup.h"
#include "store/folder.h"
#include "store/runs.h"
#include "store/sqlite.h"
#include "store/tests/files.h"
#include "store/tests/store_for_test.h"

#include <filesystem>
#include <optional>
#include <set>

namespace benchboss {

namespace {

using Spoil = std::function<void()>;

void add(Found& found, const Found& more) { found.insert(found.end(), more.begin(), more.end()); }
void expect(Found& found, bool right, const std::string& else_found) {
  if (!right) found.push_back(else_found);
}
void expect_named(Found& found, const Verdict& fault) {
  expect(found, fault.reason.starts_with("store."), "a fault without a name: " + fault.reason);
}

// Without faults: everything is there, and who comes is somebody new.
Found look_at_rest(const std::string& folder, const RightAnswers& right) {
  Found found;
  const OpenedStore opened = open_store(folder);
  if (opened.store == nullptr) return {"cannot be opened again: " + opened.fault.reason};
  Store& store = *opened.store;
  add(found, missing_answers(ask_everything(store), right));
  expect(found, store.new_table_id() == World::kTables + 1, "a table id that was given before");
  expect(found, written(store, {guest("New")}).accepted(), "nothing can be written");
  expect(found, person_of(store, "New") == World::kPeople + 1, "a person who was there before");
  return found;
}

Found start(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  world.copy_killed(folder.path());
  Found found;
  spoil();
  {
    const OpenedStore opened = open_store(folder.path());
    if (opened.store == nullptr) expect_named(found, opened.fault);
    if (opened.store != nullptr)
      expect(found, opened.store->new_table_id() == World::kTables + 1, "a table id given twice");
  }
  disk.heal();
  add(found, look_at_rest(folder.path(), world.right()));
  return found;
}

Found wake(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  world.copy_killed(folder.path());
  const OpenedStore opened = open_store(folder.path());
  if (opened.store == nullptr) return {"cannot be opened: " + opened.fault.reason};
  spoil();
  Found found = wrong_answers(ask_everything(*opened.store), world.right());
  disk.heal();
  for (const std::string& wrong : missing_answers(ask_everything(*opened.store), world.right()))
    found.push_back("when the disk works again, " + wrong);
  return found;
}

// What was acknowledged while people played.
struct Played {
  TableId table = 0;
  std::vector<JournalRow> rows;
  std::optional<JournalRow> unsure;        // the last one that was not acknowledged
  std::map<std::string, PersonId> people;  // by their sessions; 0: it could not be read who
};

class Playing {
 public:
  explicit Playing(Store& store) : store_(store) { played_.table = store.new_table_id(); }

  void play() {
    expect(found_, played_.table == World::kTables + 1, "a table id that was given before");
    for (std::uint32_t i = 1; i <= 6; ++i) {
      come("guest " + std::to_string(i));
      move("move " + std::to_string(i) + std::string(700, '.'));
      ask();
    }
  }

  const Played& played() const { return played_; }
  const Found& found() const { return found_; }

 private:
  bool write(std::vector<Change> changes) {
    const Verdict verdict = written(store_, std::move(changes));
    if (verdict.accepted()) return true;
    expect_named(found_, verdict);
    store_.recover();
    return false;
  }

  void come(const std::string& name) {
    if (!write({guest(name)})) return;
    PersonId& person = played_.people[name] = 0;
    const auto session = store_.session(name);
    if (session.failed()) return;
    expect(found_, session.value().has_value(), "a session that is gone");
    if (!session.value()) return;
    person = session.value()->person;
    const auto row = store_.person(person);
    expect(found_, row.failed() || (row.value() && row.value()->name == name), "another's name");
    expect(found_, person > World::kPeople && given_.insert(person).second, "a person twice");
  }

  void move(const std::string& text) {
    const auto seq = static_cast<std::uint32_t>(played_.rows.size() + 1);
    const JournalRow next = row(played_.table, seq, text);
    std::vector<Change> changes{next};
    if (seq == 1) {
      changes.emplace_back(table_row(played_.table, "PLAY"));
      changes.emplace_back(Membership{played_.table, 5});
    }
    if (write(std::move(changes))) {
      played_.rows.push_back(next);
      played_.unsure.reset();
    } else {
      played_.unsure = next;
    }
  }

  void ask() {
    const auto journal = store_.journal(played_.table);
    expect(found_, journal.failed() || journal.value() == played_.rows, "another journal");
    const auto old = store_.person(1);
    expect(found_, old.failed() || (old.value() && old.value()->name == "Person 1"),
           "the first person is another one");
    const auto member = store_.is_member(played_.table, 5);
    expect(found_, member.failed() || member.value() == !played_.rows.empty(),
           "another membership");
  }

  Store& store_;
  Played played_;
  Found found_;
  std::set<PersonId> given_;
};

// What was acknowledged is there; what was not is there only if it is the last thing that was
// tried: nothing else has been written over it since.
Found look_at_played(const std::string& folder, const Played& played) {
  Found found;
  const OpenedStore opened = open_store(folder);
  if (opened.store == nullptr) return {"cannot be opened again: " + opened.fault.reason};
  Store& store = *opened.store;
  std::vector<JournalRow> rows = store.journal(played.table).value();
  if (played.unsure && rows.size() == played.rows.size() + 1 && rows.back() == *played.unsure)
    rows.pop_back();
  expect(found, rows == played.rows,
         "of " + std::to_string(played.rows.size()) + " moves there are " +
             std::to_string(rows.size()));
  for (const auto& [session, person] : played.people) {
    const PersonId found_person = person_of(store, session);
    expect(found, found_person > World::kPeople && (person == 0 || person == found_person),
           "somebody else: " + session);
  }
  expect(found, store.person(1).value()->name == "Person 1", "the first person is another one");
  return found;
}

Found play(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  const FolderForTest killed;
  world.copy_killed(folder.path());
  Played played;
  Found found;
  {
    const OpenedStore opened = open_store(folder.path());
    if (opened.store == nullptr) return {"cannot be opened: " + opened.fault.reason};
    spoil();
    Playing playing(*opened.store);
    playing.play();
    played = playing.played();
    found = playing.found();
    copy_as_killed(folder.path(), killed.path());
    // It is closed while the disk still fails.
  }
  disk.heal();
  for (const std::string& wrong : look_at_played(killed.path(), played))
    found.push_back("after a kill, " + wrong);
  add(found, look_at_played(folder.path(), played));
  return found;
}

Found back_up_one(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  const FolderForTest other;
  const std::string copy = store_file(other.path());
  world.copy_killed(folder.path());
  const OpenedStore opened = open_store(folder.path());
  if (opened.store == nullptr) return {"cannot be opened: " + opened.fault.reason};
  spoil();
  const Backup backup = back_up(folder.path(), copy);
  disk.heal();
  Found found = missing_answers(ask_everything(*opened.store), world.right());
  const bool there = std::filesystem::exists(copy);
  expect(found, there == backup.fault.accepted(), "a backup that is none");
  if (!backup.fault.accepted()) expect_named(found, backup.fault);
  if (there) {
    expect(found, backup.tables == World::kTables, "another number of tables");
    add(found, look_at_rest(other.path(), world.right()));
  }
  return found;
}

Found restore_one(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  world.copy_killed(folder.path());
  Found found;
  spoil();
  const Restored restored = restore(folder.path(), world.backup());
  disk.heal();
  if (!restored.fault.accepted()) expect_named(found, restored.fault);
  const bool done = restored.fault.accepted();
  expect(found, done != restored.aside.empty(), "what was there is not where it is said to be");
  add(found, look_at_rest(folder.path(), done ? world.right_in_backup() : world.right()));
  return found;
}

// Everything is there, and these gaps with it.
Found look_for_gaps(const std::string& folder, const World& world,
                    const std::set<Milliseconds>& since) {
  Found found;
  const OpenedStore opened = open_store(folder);
  if (opened.store == nullptr) return {"cannot be opened again: " + opened.fault.reason};
  RightAnswers right = world.right();
  right["gaps"] = right_answers(*opened.store)["gaps"];
  add(found, missing_answers(ask_everything(*opened.store), right));
  std::set<Milliseconds> there;
  for (const Gap& gap : opened.store->gaps().value()) there.insert(gap.since);
  for (const Milliseconds each : since)
    expect(found, there.contains(each), "what was committed is gone");
  return found;
}

// The log is brought into the file again and again while the server runs, with something new
// between; then it is killed.
Found fold_log(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  const FolderForTest killed;
  world.copy_killed(folder.path());
  std::set<Milliseconds> committed;
  Found found;
  {
    StoreFolder held;
    Database writer;
    Run run;
    if (!held.hold(folder.path()).accepted() ||
        writer.open(store_file(folder.path()), Database::Access::write).found() ||
        writer.run("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0").found() ||
        !run.begin(writer, held).accepted())
      return {"cannot be opened"};
    spoil();
    for (Milliseconds since = 1; since <= 4; ++since) {
      const std::string gap =
          "INSERT INTO gaps (since, till) VALUES (" + std::to_string(since) + ", 0)";
      if (!writer.run(gap).found()) committed.insert(since);
      if (const Verdict why = run.fold_log(writer, held); !why.accepted()) expect_named(found, why);
    }
    copy_as_killed(folder.path(), killed.path());
  }
  disk.heal();
  for (const std::string& wrong : look_for_gaps(killed.path(), world, committed))
    found.push_back("after a kill, " + wrong);
  add(found, look_for_gaps(folder.path(), world, committed));
  return found;
}

// Tells how much there is, or why it cannot.
Found verify(const World& world, FaultyDisk& disk, const Spoil& spoil) {
  const FolderForTest folder;
  world.copy_killed(folder.path());
  Found found;
  spoil();
  const auto counts = verify_store(folder.path());
  disk.heal();
  const auto right = verify_store(folder.path());
  if (right.failed()) return {"cannot be verified: " + right.fault().reason};
  if (counts.failed()) expect_named(found, counts.fault());
  if (!counts.failed())
    expect(found,
           counts.value().tables == World::kTables && counts.value().people == World::kPeople &&
               counts.value().rows == right.value().rows,
           "another count");
  return found;
}

}  // namespace

const std::vector<Scenario>& scenarios() {
  static const std::vector<Scenario> all = {
      {"start", start},           {"wake", wake},           {"play", play},
      {"back up", back_up_one},   {"restore", restore_one}, {"verify", verify},
      {"fold the log", fold_log},
  };
  return all;
}

}  // namespace benchboss
