#include "tests/faults/scenarios/questions.h"

#include "tests/faults/scenarios/world.h"

#include <optional>
#include <type_traits>

namespace benchboss {

namespace {

std::string text_of(const std::string& text) { return "\"" + text + "\" "; }
template <class T>
  requires std::is_integral_v<T> || std::is_enum_v<T>
std::string text_of(T number) {
  return std::to_string(static_cast<std::int64_t>(number)) + " ";
}
template <class... T>
std::string text_of_all(const T&... parts) {
  return (text_of(parts) + ...);
}
std::string text_of(const JournalRow& row) {
  return text_of_all(row.table, row.seq, row.at, row.person, row.command, row.kind, row.text);
}
std::string text_of(const TableRow& row) {
  return text_of_all(row.id, row.code, row.watch_code, row.game, row.owner, row.is_public,
                     row.phase, row.wakes, row.at);
}
std::string text_of(const PersonRow& row) {
  return text_of_all(row.id, row.name, row.account, row.password, row.at);
}
std::string text_of(const SessionRow& row) { return text_of_all(row.key, row.person, row.expires); }
std::string text_of(const Gap& gap) { return text_of_all(gap.since, gap.till); }
template <class T>
std::string text_of(const std::optional<T>& found) {
  return found ? text_of(*found) : "nobody";
}
template <class T>
std::string text_of(const std::vector<T>& rows) {
  std::string text = std::to_string(rows.size()) + " rows\n";
  for (const T& row : rows) text += text_of(row) + "\n";
  return text;
}

class Asking {
 public:
  template <class T>
  void note(std::string question, const Read<T>& read) {
    answers_.push_back({std::move(question), read.failed() ? "" : text_of(read.value()),
                        read.failed() ? read.fault().reason : ""});
  }
  std::vector<Answer> take() { return std::move(answers_); }

 private:
  std::vector<Answer> answers_;
};

void ask_about_table(Store& store, TableId table, Asking& asking) {
  const std::string of = " " + std::to_string(table);
  asking.note("journal" + of, store.journal(table));
  asking.note("opening" + of, store.opening(table));
  asking.note("table" + of, store.table(table));
  asking.note("code" + of, store.table_of_code(World::code(table)));
  for (PersonId person = 1; person <= World::kPeople; person += 2)
    asking.note("member" + of + " " + std::to_string(person), store.is_member(table, person));
}

void ask_about_person(Store& store, PersonId person, Asking& asking) {
  const std::string of = " " + std::to_string(person);
  asking.note("person" + of, store.person(person));
  asking.note("account" + of, store.account(World::account(person)));
  asking.note("session" + of, store.session(World::session(person)));
  asking.note("sessions" + of, store.sessions_of(person));
  asking.note("tables" + of, store.tables_of(person, 10));
  asking.note("unfinished" + of, store.unfinished_of(person));
}

bool is_named(const std::string& fault) { return fault.starts_with("store."); }

}  // namespace

std::vector<Answer> ask_everything(Store& store) {
  Asking asking;
  // One more than there are of each.
  for (TableId table = 1; table <= World::kTables + 1; ++table)
    ask_about_table(store, table, asking);
  for (PersonId person = 1; person <= World::kPeople + 1; ++person)
    ask_about_person(store, person, asking);
  asking.note("public", store.public_tables(10));
  asking.note("all", store.all_tables(100, 10));
  asking.note("to wake", store.tables_to_wake());
  asking.note("beat", store.last_beat());
  asking.note("gaps", store.gaps());
  return asking.take();
}

RightAnswers right_answers(Store& store) {
  RightAnswers right;
  for (const Answer& answer : ask_everything(store)) right[answer.question] = answer.told;
  return right;
}

std::vector<std::string> wrong_answers(const std::vector<Answer>& answers,
                                       const RightAnswers& right) {
  std::vector<std::string> wrong;
  for (const Answer& answer : answers) {
    if (answer.fault.empty() && answer.told != right.at(answer.question))
      wrong.push_back(answer.question + ": " + answer.told.substr(0, 60));
    if (!answer.fault.empty() && !is_named(answer.fault))
      wrong.push_back(answer.question + ": a fault without a name");
  }
  return wrong;
}

std::vector<std::string> missing_answers(const std::vector<Answer>& answers,
                                         const RightAnswers& right) {
  std::vector<std::string> wrong = wrong_answers(answers, right);
  for (const Answer& answer : answers)
    if (!answer.fault.empty()) wrong.push_back(answer.question + ": " + answer.fault);
  return wrong;
}

}  // namespace benchboss
