#include "server/house/house.h"

#include "catalog/catalog.h"
#include "embedded/server.h"
#include "match/sealed_dice.h"
#include "server/house/secrets.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

namespace benchboss {

namespace {

constexpr std::size_t kWakingAtOnce = 8;  // of those that nobody asked for
constexpr Milliseconds kBeat = 1'000;
constexpr Milliseconds kDay = Milliseconds{24} * 3600 * 1000;
constexpr Milliseconds kRest = 10'000;  // after a trouble of the disk

double milliseconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
      .count();
}

// What goes without saying lets nobody run out of time, and costs half of a bank at most: there it
// is missing later.
Milliseconds longest_wait(const LiveTable& live, Seat seat, Milliseconds now) {
  if (!live.clock().is_on()) return Pace::kNoLimit;
  const Milliseconds left = live.clock().time().left(seat, now);
  return live.clock().terms().kind == ClockTerms::Kind::bank ? left / 2 : left - left / 20;
}

}  // namespace

Texts server_texts() {
  Texts texts = catalog_texts();
  [[maybe_unused]] const TextsFault fault =
      texts.load("server/data/texts.csv", embedded::server_texts_csv());
  assert(!fault.found());
  return texts;
}

Read<HouseStart> read_start(Store& store) {
  const auto beat = store.last_beat();
  if (beat.failed()) return Unread{beat.fault()};
  auto gaps = store.gaps();
  if (gaps.failed()) return Unread{gaps.fault()};
  auto to_wake = store.tables_to_wake();
  if (to_wake.failed()) return Unread{to_wake.fault()};
  auto waiting = store.public_tables(kPublicTables);
  if (waiting.failed()) return Unread{waiting.fault()};
  return HouseStart{beat.value(), std::move(gaps).value(), std::move(to_wake).value(),
                    std::move(waiting).value()};
}

House::House(Surroundings surroundings, HouseSettings settings, HouseStart start)
    : around_(std::move(surroundings)),
      settings_(std::move(settings)),
      texts_(server_texts()),
      gaps_(std::move(start.gaps)),
      to_wake_(start.to_wake.begin(), start.to_wake.end()),
      reads_(std::make_unique<ReadTroubles>(around_.log)),
      requests_(settings_.requests),
      new_people_(settings_.new_people()),
      wrong_codes_(settings_.wrong_codes),
      wrong_passwords_(settings_.wrong_passwords),
      taken_names_(settings_.taken_names),
      passwords_in_work_(settings_.passwords_at_once),
      waits_(random_seed()),
      alive_(std::make_shared<bool>(true)),
      coaches_(std::make_unique<Workers>(settings_.coaches, Workers::Rank::behind, around_.post)),
      passwords_(std::make_unique<Workers>(1, Workers::Rank::behind, around_.post)),
      loaders_(std::make_unique<Workers>(1, Workers::Rank::beside, around_.post)),
      tellers_(std::make_unique<Workers>(1, Workers::Rank::behind, around_.post)) {
  for (const TableRow& row : start.waiting_in_public) left_in_public_.emplace(row.owner, row.id);
  gaps_.push_back({start.last_beat, around_.now()});
  // On disk before anything goes on: if we stop again before all have, the others are still owed
  // it.
  if (!to_wake_.empty()) write({}, {gaps_.back()}, {});
  around_.log.note("house.ready", {{"to_wake", to_wake_.size()}});
}

House::~House() {
  *alive_ = false;
  for (auto* workers : {&coaches_, &passwords_, &loaders_, &tellers_}) workers->reset();
  // What somebody asked holds his table, and the table what he asked.
  for (const auto& [id, table] : awake_) table->past_asked.clear();
}

bool House::has_thought() const {
  return coaches_->is_idle() && passwords_->is_idle() && loaders_->is_idle() && tellers_->is_idle();
}

// Since when a table stands still of which nothing was written after that moment.
Milliseconds House::stood_since(Milliseconds written) const {
  const auto first =
      std::find_if(gaps_.begin(), gaps_.end(), [&](const Gap& gap) { return gap.till > written; });
  return first == gaps_.end() ? gaps_.back().since : first->since;
}

void House::wake(TableId id, OnWoken then) {
  if (const auto found = awake_.find(id); found != awake_.end()) {
    found->second->used = around_.now();
    return then({found->second, {}});
  }
  if (const auto waiting = loading_.find(id); waiting != loading_.end()) {
    waiting->second.push_back(std::move(then));
    return;
  }
  const auto row = reads_->read("tables", [&store = around_.store, id] { return store.table(id); });
  if (row.failed()) return then({nullptr, row.fault()});
  if (!row.value()) return then({nullptr, {"table.unknown", {}, {}}});
  loading_[id].push_back(std::move(then));
  loaders_->work(
      [this, row = *row.value(), &store = around_.store, post = around_.post, alive = alive_] {
        const auto rows = store.journal(row.id);
        auto found = std::make_shared<Loaded>();
        if (rows.failed()) {
          found->fault = rows.fault();
        } else {
          LiveTable::Folded folded = LiveTable::fold(row.id, rows.value());
          found->live = std::move(folded.table);
          found->fault = std::move(folded.fault);
          if (found->live != nullptr) found->last = rows.value().back().at;
        }
        post([this, row, found, alive] {
          if (*alive) loaded(row, std::move(*found));
        });
      });
}

void House::loaded(const TableRow& row, Loaded loaded) {
  const TableId id = row.id;
  if (!loaded.fault.accepted()) {
    reads_->note_table(id, loaded.fault);
    return answer_wakers(id, {nullptr, loaded.fault});
  }
  reads_->table_was_read(id);
  auto table = std::make_shared<Awake>();
  table->row = row;
  table->live = std::move(loaded.live);
  table->used = around_.now();
  awake_.emplace(id, table);
  const Milliseconds deadline = table->live->deadline();
  if (alarms_.erase({deadline, id}) > 0) {
    // It slept because nobody had been here for so long.
    note_absence(*table, around_.now() - settings_.sleep_after);
  } else if (deadline != 0) {
    halt(*table, stood_since(loaded.last));
    go_on(table);
  }
  look_after(table);
  answer_wakers(id, {table, {}});
}

void House::answer_wakers(TableId id, const Woken& woken) {
  const auto waiting = loading_.extract(id);
  if (waiting.empty()) return;
  for (const OnWoken& then : waiting.mapped()) then(woken);
}

// One after the other, whether they can be woken or not.
void House::wake_all(std::vector<TableId> ids, std::function<void()> then) {
  if (ids.empty()) return then();
  const TableId id = ids.back();
  ids.pop_back();
  wake(id, [this, ids = std::move(ids), then = std::move(then)](const Woken&) mutable {
    wake_all(std::move(ids), std::move(then));
  });
}

void House::halt(Awake& table, Milliseconds since) {
  table.halted = halted_.try_emplace(table.row.id, since).first->second;
}

// Nobody could move while the server was down or the disk refused: that time is given back. Until
// it can be written, the table is shown as it stands.
void House::go_on(const AwakeTable& table) {
  const Milliseconds now = around_.now();
  if (!table->halted || now < rests_until_ || !ready_to_write().accepted()) return;
  const Milliseconds since = *std::exchange(table->halted, std::nullopt);
  if (table->live->deadline() == 0) return;  // it was closed meanwhile
  Batch batch{now, 0, {}};
  table->live->resume(batch, since);
  commit(table, std::move(batch), {}, {});
}

// The machine slept, or its clock was put forward: as if the server had been down.
void House::stood_still(Milliseconds since) {
  gaps_.push_back({since, around_.now()});
  write({}, {gaps_.back()}, {});
  for (const auto& [deadline, id] : alarms_) to_wake_.push_back(id);
  alarms_.clear();
  const std::map<TableId, AwakeTable> all = awake_;
  for (const auto& [id, table] : all) {
    if (table->live->deadline() == 0 || table->halted) continue;
    halt(*table, since);
    go_on(table);
  }
  around_.log.note("house.stood_still", {{"ms", around_.now() - since}});
}

// Where time runs it sleeps only if that takes a while: it is woken when somebody runs out of it.
bool House::may_sleep(const Awake& table, Milliseconds now) const {
  const Milliseconds deadline = table.live->deadline();
  return table.used + settings_.sleep_after <= now && table.sockets.empty() &&
         table.unwritten == 0 && !table.thinking && !table.live->coach_to_decide() &&
         (deadline == 0 || deadline > now + settings_.sleep_after);
}

void House::put_to_sleep(const AwakeTable& table) {
  if (const Milliseconds deadline = table->live->deadline(); deadline != 0)
    alarms_.emplace(deadline, table->row.id);
  awake_.erase(table->row.id);
}

// A few at a time, so that nobody waits for them: those that have not gone on since the start or a
// trouble of the disk, and those that sleep and whose time is up.
void House::wake_some(Milliseconds now) {
  if (failing_ || now < rests_until_) return;
  while (!to_wake_.empty() && loading_.size() < kWakingAtOnce) {
    wake(to_wake_.front(), [](const Woken&) {});
    to_wake_.pop_front();
  }
  std::vector<std::pair<Milliseconds, TableId>> due;
  for (const auto& alarm : alarms_) {
    if (alarm.first > now || loading_.size() + due.size() >= kWakingAtOnce) break;
    if (!loading_.contains(alarm.second)) due.push_back(alarm);
  }
  // One that is damaged is not woken by its alarm again.
  for (const auto& alarm : due)
    wake(alarm.second, [this, alarm](const Woken& woken) {
      alarms_.erase(alarm);
      if (woken.table != nullptr) tick_table(woken.table, around_.now());
    });
  if (to_wake_.empty() && loading_.empty() && halted_.empty() && gaps_.size() > 1) forget_gaps();
}

void House::read_again(Milliseconds now) {
  if (!reads_->any() || now < next_reading_) return;
  next_reading_ = now + kRest;
  reads_->try_again();
  const std::size_t room = kWakingAtOnce - std::min(loading_.size(), kWakingAtOnce);
  for (const TableId id : reads_->next_tables(room)) {
    if (loading_.contains(id)) continue;
    if (!awake_.contains(id)) {
      wake(id, [](const Woken&) {});
      continue;
    }
    // Of one that is awake something else could not be read: its past, or a part of an export.
    loaders_->work([this, id, &store = around_.store, post = around_.post, alive = alive_] {
      post([this, id, failed = store.journal(id).failed(), alive] {
        if (*alive && !failed) reads_->table_was_read(id);
      });
    });
  }
}

// Everything has gone on since.
void House::forget_gaps() {
  gaps_.erase(gaps_.begin(), gaps_.end() - 1);
  write({}, {GapsOver{}}, {});
}

Verdict House::ready_to_write() const {
  if (stopping_) return {"server.stopping", {}, {}};
  if (failing_) return last_trouble_;
  if (outstanding_ >= settings_.backlog) return {"server.busy", {}, {}};
  return {};
}

// Writes the rows of a batch; what is to be said about them is written down now, as things are, and
// leaves when they are on disk.
void House::commit(const AwakeTable& table, Batch batch, Outbox first, After after,
                   std::vector<Change> extra, const AwakeTable& also) {
  std::vector<Change> changes;
  changes.reserve(batch.rows.size() + extra.size() + 1);
  for (const JournalRow& row : batch.rows) changes.emplace_back(row);
  std::move(extra.begin(), extra.end(), std::back_inserter(changes));
  const LiveTable& live = *table->live;
  if (live.phase() != table->row.phase || live.wakes() != table->row.wakes) {
    if (live.phase() == TablePhase::over && table->row.phase != TablePhase::over)
      ++metrics_.finished_games;
    table->row.phase = live.phase();
    table->row.wakes = live.wakes();
    if (live.phase() != TablePhase::waiting) {
      waiting_in_public_.erase(live.id());
      left_in_public_.erase({table->row.owner, live.id()});
    }
    changes.emplace_back(PhaseChange{live.id(), live.phase(), live.wakes(), batch.now});
  }
  if (table->past != nullptr || !table->past_awaited.empty())
    table->to_come.insert(table->to_come.end(), batch.rows.begin(), batch.rows.end());
  table->used = batch.now;
  Outbox outbox = std::move(first);
  for (auto& each : news(*table)) outbox.push_back(std::move(each));
  std::vector<AwakeTable> tables{table};
  if (also != nullptr) tables.push_back(also);
  write(
      std::move(tables), std::move(changes),
      [this, table, outbox = std::move(outbox), after = std::move(after)](const Verdict& verdict) {
        if (verdict.accepted()) send(outbox);
        if (after) after(verdict);
        if (verdict.accepted()) put_out_the_moved(*table);
      });
  look_after(table);
  if (also != nullptr) look_after(also);
}

void House::when_written(const AwakeTable& table, After after) {
  if (table->unwritten == 0) {
    after({});
  } else {
    write({table}, {}, std::move(after));
  }
}

void House::write(std::vector<AwakeTable> tables, std::vector<Change> changes, After after) {
  for (const AwakeTable& table : tables) ++table->unwritten;
  ++outstanding_;
  const auto begin = std::chrono::steady_clock::now();
  auto done = [this, begin, tables = std::move(tables), after = std::move(after),
               counts = !changes.empty()](const Verdict& verdict) {
    --outstanding_;
    for (const AwakeTable& table : tables) {
      --table->unwritten;
      if (verdict.accepted()) halted_.erase(table->row.id);
    }
    if (counts) metrics_.acknowledged.note(milliseconds_since(begin));
    // Something was not there any more: that is no trouble of the disk.
    const bool good = verdict.accepted() || (verdict.reason == "store.not_there" && tables.empty());
    if (counts) refused_last_ = !good;
    if (verdict.accepted()) trouble_is_told_ = false;
    // Who waits is told why before he is sent away.
    if (after) after(verdict);
    if (!good) trouble(verdict, tables);
    for (const AwakeTable& table : tables) let_coach_think(table);
    if (failing_ && outstanding_ == 0) {
      around_.store.recover();
      failing_ = false;
    }
  };
  around_.store.write(std::move(changes), [post = around_.post, alive = alive_,
                                           done = std::move(done)](const Verdict& verdict) {
    post([alive, done, verdict] {
      if (*alive) done(verdict);
    });
  });
}

// What is in memory is ahead of the disk: it is forgotten, and people come back to what is written.
void House::trouble(const Verdict& fault, const std::vector<AwakeTable>& tables) {
  last_trouble_ = fault;
  if (!failing_) {
    failing_ = true;
    rests_until_ = around_.now() + kRest;
    ++metrics_.store_troubles;
    if (!std::exchange(trouble_is_told_, true))
      around_.log.note("store.trouble", {{"why", texts_.say(Lang::en, fault)}});
  }
  std::vector<AwakeTable> ahead = tables;
  for (const auto& [id, table] : awake_)
    if (table->unwritten > 0) ahead.push_back(table);
  for (const AwakeTable& table : ahead)
    if (!table->dropped) drop(table);
}

void House::drop(const AwakeTable& table) {
  table->dropped = true;
  close_sockets(*table, kTrouble);
  awake_.erase(table->row.id);
  halted_.try_emplace(table->row.id, around_.now());
  if (table->row.wakes) to_wake_.push_back(table->row.id);
}

// Notes who is asked for what since when, and how long what goes without saying is to take. Not at
// a table over days, where people take hours, and not for who is away: he could not have passed.
void House::note_askings(Awake& table) {
  const LiveTable& live = *table.live;
  const Milliseconds now = around_.now();
  const Presence people = present(table);
  for (Seat seat = 0; seat < live.seating().count(); ++seat) {
    Asking& asking = table.askings[seat];
    const std::uint32_t n = live.asked_by(seat);
    const bool here = people.contains(live.seating().places[seat].person);
    if (n != asking.n || (here && !asking.here)) asking = {n, now, 0, here};
    asking.here = here;
    if (n == 0) continue;
    const std::string move = live.terms().over_days ? std::string() : live.unsaid(seat);
    const bool for_him = !move.empty() && here;
    if (!for_him) asking.unsaid = 0;
    if (!for_him || asking.unsaid != 0) continue;
    unsaid_[live.terms().game].insert(move);
    const Milliseconds wait = pace_of(table, seat).any(waits_, longest_wait(live, seat, now));
    asking.unsaid = now + wait;
    speak_later(live.id(), wait);
  }
}

// To the millisecond: people do not move with our ticks.
void House::speak_later(TableId id, Milliseconds wait) {
  if (!around_.later) return;
  around_.later(wait, [this, id, alive = alive_] {
    if (!*alive) return;
    const auto table = awake_.find(id);
    if (table == awake_.end() || table->second->halted) return;
    say_the_unsaid(AwakeTable(table->second), around_.now());
  });
}

Milliseconds House::thought_for(const Awake& table, Seat seat) const {
  return around_.now() - table.askings[seat].at;
}

// What several people at one device take is the pace of none of them, and holds at that table only.
Pace& House::pace_of(Awake& table, Seat seat) {
  const Seating& seating = table.live->seating();
  const PersonId person = seating.places[seat].person;
  return seating.seats_of(person).size() == 1 ? paces_.of(person) : table.paces[seat];
}

// How long a person took who had a choice.
void House::note_pace(Awake& table, Seat seat, const std::vector<std::string>& choices,
                      const std::string& chosen, Milliseconds took) {
  if (choices.size() < 2 || !table.askings[seat].here) return;
  const std::set<std::string>& unsaid = unsaid_[table.live->terms().game];
  const bool window = std::any_of(choices.begin(), choices.end(), [&](const std::string& choice) {
    return unsaid.contains(choice);
  });
  const Likeness likeness = unsaid.contains(chosen) ? Likeness::chosen
                            : window                ? Likeness::window
                                                    : Likeness::choice;
  pace_of(table, seat).note(took, likeness);
}

void House::say_the_unsaid(const AwakeTable& table, Milliseconds now) {
  for (Seat seat = 0; seat < table->live->seating().count(); ++seat) {
    const Milliseconds due = table->askings[seat].unsaid;
    if (due == 0 || due > now || !ready_to_write().accepted()) continue;
    table->askings[seat].unsaid = 0;
    Batch batch{now, table->live->seating().places[seat].person, {}};
    table->live->say_the_unsaid(batch, seat);
    if (!batch.rows.empty()) commit(table, std::move(batch), {}, {});
  }
}

void House::look_after(const AwakeTable& table) {
  note_absence(*table, around_.now());
  note_askings(*table);
  let_coach_think(table);
}

// Not before what he answers to is written, or coaches among themselves would be far ahead of the
// disk, and whoever watches would be told hundreds of moves at once.
void House::let_coach_think(const AwakeTable& table) {
  if (table->thinking || table->dropped || table->halted || stopping_ || table->unwritten > 0)
    return;
  const std::optional<Seat> seat = table->live->coach_to_decide();
  if (!seat) return;
  const Match& match = *table->live->match();
  const std::string& coach = table->live->seating().places[*seat].decider();
  Table::Thought think = match.table().thought(*seat, coach);
  if (!think) return;
  table->thinking = true;
  ++metrics_.thoughts;
  coaches_->work([this, table, seat = *seat, think = std::move(think), random = match.thoughts(),
                  lines = match.table().lines().size(), post = around_.post,
                  alive = alive_]() mutable {
    std::string move = think(random);
    post([this, table, seat, lines, move = std::move(move), alive] {
      if (*alive) thought(table, seat, lines, move);
    });
  });
}

void House::thought(const AwakeTable& table, Seat seat, std::size_t lines,
                    const std::string& move) {
  table->thinking = false;
  if (table->dropped || !ready_to_write().accepted()) return;
  const LiveTable& live = *table->live;
  // Somebody moved or took back meanwhile: he thinks again about what there is now.
  const bool still_his = live.phase() == TablePhase::playing &&
                         live.match()->table().lines().size() == lines &&
                         !live.seating().places[seat].decider().empty();
  if (!still_his) {
    look_after(table);
    return;
  }
  Batch batch{around_.now(), 0, {}};
  if (table->live->coach_plays(batch, seat, move).accepted())
    commit(table, std::move(batch), {}, {});
}

House::AwakeTable House::open_table(const TableTerms& terms, std::vector<Place> places,
                                    PersonId owner, std::vector<Change>& changes, Verdict& fault) {
  Batch batch{around_.now(), owner, {}};
  const TableId id = around_.store.new_table_id();
  LiveTable::Folded opened = LiveTable::open(id, terms, std::move(places), batch);
  fault = opened.fault;
  if (!fault.accepted()) return nullptr;
  auto table = std::make_shared<Awake>();
  table->live = std::move(opened.table);
  table->used = batch.now;
  TableRow& row = table->row;
  row.id = id;
  // The file takes no code twice: by chance one in 500 thousand million is.
  row.code = new_code();
  row.watch_code = new_code();
  row.game = terms.game;
  row.owner = owner;
  row.is_public = terms.is_public;
  row.phase = table->live->phase();
  row.wakes = table->live->wakes();
  row.at = batch.now;
  changes.emplace_back(row);
  changes.emplace_back(Membership{row.id, owner});
  for (const PersonId person : table->live->seating().people())
    changes.emplace_back(Membership{row.id, person});
  for (JournalRow& each : batch.rows) changes.emplace_back(std::move(each));
  awake_.emplace(row.id, table);
  ++metrics_.opened_tables;
  return table;
}

// Everyone moves one seat on, and those who watch come along.
void House::begin_rematch(const AwakeTable& table, Batch& batch, std::vector<Change>& changes,
                          AwakeTable& next) {
  const std::vector<Place>& before = table->live->seating().places;
  std::vector<Place> places(before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    Place& place = places[(i + 1) % before.size()];
    place = before[i];
    place.stand_in.clear();
    place.resigned = false;
  }
  Verdict fault;
  next = open_table(table->live->terms(), std::move(places), table->live->owner(), changes, fault);
  if (next == nullptr) return;
  table->live->go_on_at(batch, next->row.id);
  // With a delay the list of their tables would tell those who watch before its time.
  if (table->live->terms().delay == 0) changes.emplace_back(Following{table->row.id, next->row.id});
}

void House::tick() {
  const Milliseconds now = around_.now();
  wake_some(now);
  read_again(now);
  bool time_runs = false;
  std::vector<AwakeTable> due;
  std::vector<AwakeTable> sleepy;
  for (const auto& [id, table] : awake_) {
    const Milliseconds deadline = table->live->deadline();
    time_runs = time_runs || deadline != 0;
    const bool speaks = std::any_of(
        table->askings.begin(), table->askings.end(),
        [&](const Asking& asking) { return asking.unsaid != 0 && asking.unsaid <= now; });
    // What he thought could not be written.
    const bool thinks_again = !table->thinking && table->live->coach_to_decide().has_value();
    if ((deadline != 0 && deadline <= now) || table->past != nullptr || speaks || thinks_again ||
        table->halted) {
      due.push_back(table);
    } else if (may_sleep(*table, now)) {
      sleepy.push_back(table);
    }
  }
  beat(now, time_runs);
  clear_sessions();
  for (const AwakeTable& table : due) tick_table(table, now);
  for (const AwakeTable& table : sleepy) put_to_sleep(table);
}

// As long as time runs somewhere, the disk knows to the second until when: after a crash, what
// people thought before it counts, and what they waited for the server does not. And a disk that
// refused is tried again, even if nobody comes who was told that we are ill.
void House::beat(Milliseconds now, bool time_runs) {
  if (now < std::max(next_beat_, rests_until_) || !ready_to_write().accepted()) return;
  if (!refused_last_ && alarms_.empty() && !time_runs) return;
  next_beat_ = now + kBeat;
  write({}, {Beat{now}}, {});
}

// Every day; not at the start, when the clock on the wall may not be right yet.
void House::clear_sessions() {
  const Milliseconds sure = surely();
  if (sure < next_clearing_ || around_.now() < rests_until_ || !ready_to_write().accepted()) return;
  next_clearing_ = sure + kDay;
  write({}, {SessionsOver{sure}}, {});
}

void House::tick_table(const AwakeTable& table, Milliseconds now) {
  show_past(table, now);
  go_on(table);
  if (table->halted) return;
  keep_time(table, now);
  say_the_unsaid(table, now);
  if (ready_to_write().accepted()) let_coach_think(table);
}

// A late answer comes before a clock that is up at the same moment: it is the milder of the two.
void House::keep_time(const AwakeTable& table, Milliseconds now) {
  LiveTable& live = *table->live;
  const Milliseconds deadline = live.deadline();
  if (deadline == 0 || deadline > now || !ready_to_write().accepted()) return;
  Batch batch{now, 0, {}};
  if (const Seat late = live.late_by(now); late != kMaxSeats) {
    // He would have taken longer.
    note_pace(*table, late, live.match()->table().choices(late),
              live.match()->table().patience(late).then, thought_for(*table, late) * 5 / 4);
    live.answer_late(batch, late);
  } else {
    live.run_out_of_time(batch, is_away(*table, live.next_out_of_time()));
  }
  if (!batch.rows.empty()) commit(table, std::move(batch), {}, {});
}

void House::stop() {
  const auto runs = [](const auto& each) { return each.second->live->deadline() != 0; };
  next_beat_ = 0;
  beat(around_.now(), std::any_of(awake_.begin(), awake_.end(), runs));
  stopping_ = true;
  around_.store.drain();
  // What was written on the way here is acknowledged first.
  around_.post([this, alive = alive_] {
    if (!*alive) return;
    for (const auto& [id, table] : awake_) close_sockets(*table, kRestart);
    around_.log.note("house.stopped", {{"tables", awake_.size()}});
  });
}

}  // namespace benchboss
