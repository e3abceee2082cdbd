#include "catalog/catalog.h"
#include "match/json_text.h"
#include "match/printable.h"
#include "match/sealed_dice.h"
#include "server/house/house.h"
#include "server/house/names.h"
#include "server/live/fields.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr double kCommandsAGreeting = 10;  // to be greeted again counts as many

std::shared_ptr<const std::string> text_of(const json::object& message) {
  return std::make_shared<const std::string>(json::serialize(message));
}

Seat seat_of(const json::object& message) {
  return static_cast<Seat>(number_in(message, "seat") - 1);
}

std::uint32_t seen_in(const json::object& message) {
  return static_cast<std::uint32_t>(std::min<std::int64_t>(number_in(message, "seen"), UINT32_MAX));
}

json::object message_of(std::string_view type) { return {{"type", type}}; }

std::shared_ptr<const std::string> accepted(const std::string& id, std::uint32_t n) {
  return text_of({{"type", "accepted"}, {"id", id}, {"n", n}});
}

}  // namespace

// Whoever has a seat is not kept out by those who watch, and nobody takes many places.
bool House::has_room(const Awake& table, PersonId person) const {
  const Presence seated = table.live->seating().people();
  std::size_t watching = 0;
  std::size_t own = 0;
  for (const SocketId id : table.sockets) {
    const PersonId each = sockets_.at(id).person;
    if (each != 0 && each == person) ++own;
    if (!seated.contains(each)) ++watching;
  }
  return own < settings_.sockets_of_person &&
         (seated.contains(person) || watching < settings_.sockets_of_table);
}

SocketId House::connect(const Admission& admission, std::shared_ptr<Wire> wire) {
  // It was awake a moment ago, when he was admitted.
  const auto found = awake_.find(admission.table);
  if (found == awake_.end() || stopping_) return 0;
  Awake& table = *found->second;
  table.used = around_.now();
  if (!has_room(table, admission.person)) return 0;
  const SocketId id = ++last_socket_;
  Socket socket{std::move(wire),
                admission.table,
                admission.person,
                admission.session,
                admission.admin,
                admission.lang,
                false,
                false,
                0,
                Bucket(settings_.commands)};
  sockets_.emplace(id, std::move(socket));
  table.sockets.insert(id);
  return id;
}

void House::disconnect(SocketId id) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end()) return;
  const PersonId person = found->second.person;
  const TableId table_id = found->second.table;
  const bool greeted = found->second.greeted;
  sockets_.erase(found);
  const auto awake = awake_.find(table_id);
  if (awake == awake_.end()) return;
  const AwakeTable left = awake->second;
  Awake& table = *left;
  table.sockets.erase(id);
  table.used = around_.now();
  if (greeted && !present(table).contains(person)) tell_presence(left, person, false);
  forget_past_unless_watched(table);
}

void House::forget_past_unless_watched(Awake& table) const {
  const auto sees_the_past = [&](SocketId each) { return sockets_.at(each).delayed; };
  if (!table.past_awaited.empty() ||
      std::any_of(table.sockets.begin(), table.sockets.end(), sees_the_past))
    return;
  table.past.reset();
  table.to_come.clear();
}

void House::hang_up(SocketId id, std::uint16_t code) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end()) return;
  const std::shared_ptr<Wire> wire = found->second.wire;
  disconnect(id);
  wire->close(code);
}

void House::close_sockets(const Awake& table, std::uint16_t code, const Whom& whom) {
  for (const SocketId id : std::set<SocketId>(table.sockets))
    if (whom(sockets_.at(id))) hang_up(id, code);
}

Presence House::present(const Awake& table) const {
  Presence people;
  for (const SocketId id : table.sockets) {
    const Socket& socket = sockets_.at(id);
    if (socket.greeted) people.insert(socket.person);
  }
  return people;
}

// Whoever has a seat and is not here is away since then, unless he was before: also who sat down
// and has not come to the table yet.
void House::note_absence(Awake& table, Milliseconds since) const {
  const Presence here = present(table);
  for (const PersonId person : table.live->seating().people())
    if (!here.contains(person)) table.away_since.try_emplace(person, since);
}

// Whether others need not wait for the person of that seat. Over days nobody need be here: he is
// away when he has owed a decision for days.
bool House::is_away(const Awake& table, Seat seat) const {
  const LiveTable& live = *table.live;
  if (!live.seating().has(seat)) return false;
  const auto away = table.away_since.find(live.seating().places[seat].person);
  if (away == table.away_since.end()) return false;
  if (!live.terms().over_days) return away->second + settings_.away_after <= around_.now();
  const Milliseconds asked = live.asked_at(seat);
  return asked != 0 && asked + settings_.away_after_days <= around_.now();
}

// Not before what was written down earlier and is still on its way: it tells who was here then.
void House::tell_presence(const AwakeTable& at, PersonId person, bool on) {
  Awake& table = *at;
  if (on) table.away_since.erase(person);
  note_absence(table, around_.now());
  note_askings(table);
  Outbox outbox;
  for (const Seat seat : table.live->seating().seats_of(person)) {
    json::object message = message_of("present");
    message["seat"] = seat + 1;
    message["on"] = on;
    const auto text = text_of(message);
    for (const SocketId id : table.sockets) {
      const Socket& socket = sockets_.at(id);
      if (sees_now(table, socket) && socket.person != person) outbox.emplace_back(id, text);
    }
  }
  if (outbox.empty()) return;
  when_written(at, [this, outbox](const Verdict& verdict) {
    if (verdict.accepted()) send(outbox);
  });
}

void House::send(const Outbox& outbox) {
  for (const auto& [id, text] : outbox) {
    const auto socket = sockets_.find(id);
    if (socket == sockets_.end()) continue;
    const std::shared_ptr<Wire> wire = socket->second.wire;
    wire->send(text);
    ++metrics_.messages;
  }
}

// The moment that somebody sees: now, or so much earlier.
Milliseconds House::moment_of(const Socket& socket, const LiveTable& live) const {
  return around_.now() - (socket.delayed ? Milliseconds{live.terms().delay} * 1000 : 0);
}

// Everything since this socket was last told something.
std::string House::news_for(const LiveTable& live, const Socket& socket) const {
  const auto table = awake_.find(socket.table);
  const Presence people =
      table == awake_.end() ? Presence{} : seen_present(*table->second, live, socket.delayed);
  JsonText message;
  message.word("type", "news");
  tell_since(live, socket, people, message);
  return message.take();
}

void House::tell_since(const LiveTable& live, const Socket& socket, const Presence& people,
                       Fields& message) const {
  message.open_group("you");
  tell_you(live, socket.person, socket.admin, message);
  message.close();
  message.open_group("state");
  tell_state(live, moment_of(socket, live), people, message);
  message.close();
  tell_viewpoints(live, socket.person, live.events_at(socket.told_n), message);
  tell_happenings(live, socket.person, socket.told_n, message);
}

House::Outbox House::news(Awake& table) {
  Outbox outbox;
  std::map<std::uint32_t, std::shared_ptr<const std::string>> for_spectators;  // by what they know
  for (const SocketId id : table.sockets) {
    Socket& socket = sockets_.at(id);
    if (!sees_now(table, socket)) continue;
    const bool plain = !socket.admin && is_plain_spectator(*table.live, socket.person);
    std::shared_ptr<const std::string> text = plain ? for_spectators[socket.told_n] : nullptr;
    if (text == nullptr) text = std::make_shared<const std::string>(news_for(*table.live, socket));
    if (plain) for_spectators[socket.told_n] = text;
    socket.told_n = table.live->n();
    outbox.emplace_back(id, std::move(text));
  }
  return outbox;
}

bool House::is_delayed(const Awake& table, PersonId person, bool admin) {
  if (table.live->terms().delay == 0 || admin || person == table.row.owner) return false;
  return table.live->seating().seats_of(person).empty();
}

// Somebody who has just stood up may see no more, though he has not been put out yet.
bool House::sees_now(const Awake& table, const Socket& socket) {
  return socket.greeted && !socket.delayed && !is_delayed(table, socket.person, socket.admin);
}

// Who sat down or stood up where others watch with a delay sees another table from now on: he comes
// back to that one.
void House::put_out_the_moved(const Awake& table) {
  if (table.live->terms().delay == 0) return;
  close_sockets(table, kMoved, [&](const Socket& socket) {
    return socket.greeted && socket.delayed != is_delayed(table, socket.person, socket.admin);
  });
}

// That somebody comes or goes is not in the journal, so that nobody can be told of it later: with a
// delay everybody always seems to be here.
Presence House::seen_present(const Awake& table, const LiveTable& shown, bool delayed) const {
  return delayed ? shown.seating().people() : present(table);
}

Milliseconds House::past_moment(const Awake& table) const {
  return around_.now() - Milliseconds{table.live->terms().delay} * 1000;
}

// The table as it was `delay` seconds ago, for those who may not see it earlier. What is decided
// from now on is kept for later; what was on its way to the disk is read when it is there.
void House::start_past(const AwakeTable& table, After then) {
  if (table->past != nullptr) return then({});
  table->past_awaited.push_back(std::move(then));
  if (table->past_awaited.size() > 1) return;
  when_written(table, [this, table](const Verdict& verdict) {
    if (!verdict.accepted()) return past_loaded(table, {nullptr, {}, verdict});
    read_past(table, [this, table](Past past) { past_loaded(table, std::move(past)); });
  });
}

void House::read_past(const AwakeTable& table, std::function<void(Past past)> then) {
  loaders_->work([this, table, id = table->row.id, moment = past_moment(*table),
                  then = std::move(then), &store = around_.store, post = around_.post,
                  alive = alive_] {
    auto past = std::make_shared<Past>();
    const auto read = store.journal(id);
    if (read.failed()) {
      past->fault = read.fault();
    } else {
      const std::vector<JournalRow>& rows = read.value();
      // What was agreed at the opening is no secret, and without it there is nothing to show.
      const auto first_late =
          std::find_if(rows.begin() + std::min<std::ptrdiff_t>(1, std::ssize(rows)), rows.end(),
                       [&](const JournalRow& row) { return row.at > moment; });
      LiveTable::Folded folded =
          LiveTable::fold(id, std::vector<JournalRow>(rows.begin(), first_late));
      past->live = std::move(folded.table);
      past->fault = std::move(folded.fault);
      past->later.assign(first_late, rows.end());
    }
    post([this, table, past, then, alive] {
      if (!*alive) return;
      if (past->fault.accepted()) {
        reads_->table_was_read(table->row.id);
      } else {
        reads_->note_table(table->row.id, past->fault);
      }
      then(std::move(*past));
    });
  });
}

void House::past_loaded(const AwakeTable& table, Past past) {
  const Verdict verdict = past.fault;
  if (!verdict.accepted()) {
    table->to_come.clear();
  } else {
    // Some of what was kept meanwhile may have been read as well.
    const std::uint32_t known = past.later.empty() ? past.live->n() : past.later.back().seq;
    for (JournalRow& row : table->to_come)
      if (row.seq > known) past.later.push_back(std::move(row));
    table->to_come = std::move(past.later);
    table->past = std::move(past.live);
  }
  for (const After& then : std::exchange(table->past_awaited, {})) then(verdict);
}

void House::show_past(const AwakeTable& shown, Milliseconds now) {
  Awake& table = *shown;
  if (table.past == nullptr) return;
  const Milliseconds horizon = now - Milliseconds{table.live->terms().delay} * 1000;
  bool moved = false;
  while (!table.to_come.empty() && table.to_come.front().at <= horizon) {
    if (!table.past->follow(table.to_come.front()).accepted()) break;
    table.to_come.pop_front();
    moved = true;
  }
  if (!moved) return;
  Outbox outbox;
  for (const SocketId id : table.sockets) {
    Socket& socket = sockets_.at(id);
    if (!socket.greeted || !socket.delayed) continue;
    outbox.emplace_back(id, std::make_shared<const std::string>(news_for(*table.past, socket)));
    socket.told_n = table.past->n();
  }
  // A disk may take longer than the delay.
  when_written(shown, [this, shown, outbox](const Verdict& verdict) {
    if (!verdict.accepted()) return;
    send(outbox);
    end_past(*shown);
  });
}

// When a table is closed, those who see it later are put out later.
void House::end_past(const Awake& table) {
  if (table.past == nullptr || table.past->phase() != TablePhase::closed) return;
  close_sockets(table, kClosed, [](const Socket& socket) { return socket.delayed; });
}

void House::hello(SocketId id, const AwakeTable& table, std::uint32_t since) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end()) return;
  Socket& socket = found->second;
  socket.delayed = is_delayed(*table, socket.person, socket.admin);
  if (socket.delayed && table->past == nullptr) {
    start_past(table, [this, id, table, since](const Verdict& verdict) {
      if (!verdict.accepted()) return hang_up(id, kTrouble);
      hello(id, table, since);
    });
    return;
  }
  const LiveTable& live = socket.delayed ? *table->past : *table->live;
  const PersonId person = socket.person;
  const bool was_here = present(*table).contains(person);
  socket.greeted = true;
  socket.told_n = std::min(since, live.n());
  JsonText message;
  message.word("type", "welcome");
  message.number("protocol", protocol().version());
  tell_since(live, socket, seen_present(*table, live, socket.delayed), message);
  socket.told_n = live.n();
  const Outbox outbox{{id, std::make_shared<const std::string>(message.take())}};
  // What was a while ago is on disk; and how long the disk takes is of the present.
  if (socket.delayed) return send(outbox);
  when_written(table, [this, outbox](const Verdict& verdict) {
    if (verdict.accepted()) send(outbox);
  });
  if (!was_here) tell_presence(table, person, true);
}

House::CommandHandler House::find_command(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, CommandHandler>, 9> kCommands = {{
      {"play", &House::play},
      {"roll", &House::roll},
      {"undo", &House::undo},
      {"answer_undo", &House::answer_undo},
      {"resign", &House::resign},
      {"stand_in", &House::stand_in},
      {"rematch", &House::rematch},
      {"chat", &House::chat},
      {"mute", &House::mute},
  }};
  for (const auto& [known, handler] : kCommands)
    if (known == name) return handler;
  return nullptr;
}

void House::receive(SocketId id, std::string_view text) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end()) return;
  Socket& socket = found->second;
  ++metrics_.commands;
  const Milliseconds now = around_.now();
  if (!socket.allowance.take(now)) {
    hang_up(id, kTooMuch);
    return;
  }
  json::error_code error;
  json::parse_options options;
  options.max_depth = 8;
  const json::value value = json::parse(text, error, {}, options);
  const AwakeTable table = awake_.at(socket.table);
  const Verdict readable =
      error ? Verdict{"protocol.not_json", {}, {}} : protocol().check_command(value);
  const json::object nothing;
  const json::object& message = value.is_object() ? value.get_object() : nothing;
  Command command{id, socket, table, message, text_in(message, "id"), {}};
  if (!readable.accepted()) {
    command.id.clear();
    const bool greeted = socket.greeted;
    refuse(command, readable);
    if (!greeted) hang_up(id, kUnreadable);
    return;
  }
  const std::string type = text_in(message, "type");
  if (type == "hello") {
    // To be told a whole game again takes longer than any other command.
    if (socket.greeted && !socket.allowance.take(now, kCommandsAGreeting))
      return hang_up(id, kTooMuch);
    hello(id, table,
          static_cast<std::uint32_t>(
              std::min<std::int64_t>(number_in(message, "since"), UINT32_MAX)));
    return;
  }
  if (!socket.greeted) {
    hang_up(id, kUnreadable);
    return;
  }
  table->used = now;
  command.batch = {now, socket.person, command.id};
  // Whether anything else would be refused, and why, tells of the present.
  if (socket.delayed) return refuse(command, {"table.not_for_delayed", {}, {}});
  if (type == "hint") {
    hint(command);
    return;
  }
  if (const auto n = table->live->done(socket.person, command.id)) {
    const Outbox outbox{{id, accepted(command.id, *n)}};
    when_written(table, [this, outbox](const Verdict& verdict) {
      if (verdict.accepted()) send(outbox);
    });
    return;
  }
  Verdict verdict = ready_to_write();
  if (verdict.accepted()) go_on(table);
  if (verdict.accepted() && table->halted) verdict = last_trouble_;
  if (verdict.accepted()) verdict = (this->*find_command(type))(command);
  if (!verdict.accepted()) refuse(command, verdict);
}

void House::note_control_frame(SocketId id) {
  const auto found = sockets_.find(id);
  if (found == sockets_.end() || found->second.allowance.take(around_.now())) return;
  hang_up(id, kTooMuch);
}

std::shared_ptr<const std::string> House::refused(const std::string& id, std::uint32_t n, Lang lang,
                                                  const Verdict& verdict) {
  ++metrics_.refused_commands;
  return text_of({{"type", "refused"},
                  {"id", maybe(id)},
                  {"n", n},
                  {"refusal", told_refusal(verdict, texts_.say(lang, verdict))}});
}

void House::refuse(const Command& command, const Verdict& verdict) {
  const bool delayed = is_delayed(*command.table, command.from.person, command.from.admin);
  const LiveTable* seen = delayed ? command.table->past.get() : command.table->live.get();
  const std::uint32_t n = seen == nullptr ? 0 : seen->n();
  const Outbox outbox{{command.socket, refused(command.id, n, command.from.lang, verdict)}};
  if (delayed) return send(outbox);
  when_written(command.table, [this, outbox](const Verdict& written) {
    if (written.accepted()) send(outbox);
  });
}

Verdict House::play(Command& command) {
  const Seat seat = seat_of(command.message);
  LiveTable& live = *command.table->live;
  const std::string move = text_in(command.message, "move");
  std::vector<std::string> choices;
  if (live.match() != nullptr && !live.terms().over_days)
    choices = live.match()->table().choices(seat);
  Verdict verdict = live.play(command.batch, seat, move, seen_in(command.message));
  if (verdict.accepted())
    note_pace(*command.table, seat, choices, move, thought_for(*command.table, seat));
  return acknowledge(command, std::move(verdict));
}

Verdict House::roll(Command& command) {
  return acknowledge(command,
                     command.table->live->roll(command.batch, text_in(command.message, "outcome"),
                                               seen_in(command.message)));
}

Verdict House::undo(Command& command) {
  return acknowledge(command, command.table->live->ask_undo(command.batch, seat_of(command.message),
                                                            seen_in(command.message)));
}

Verdict House::answer_undo(Command& command) {
  return acknowledge(command, command.table->live->answer_undo(
                                  command.batch, flag_in(command.message, "agree", false),
                                  seen_in(command.message)));
}

Verdict House::resign(Command& command) {
  return acknowledge(command, command.table->live->resign(command.batch, seat_of(command.message),
                                                          seen_in(command.message)));
}

Verdict House::stand_in(Command& command) {
  const Seat seat = seat_of(command.message);
  return acknowledge(
      command, command.table->live->stand_in(command.batch, seat, text_in(command.message, "coach"),
                                             is_away(*command.table, seat)));
}

Verdict House::chat(Command& command) {
  const std::string text = text_in(command.message, "text");
  if (!can_be_seen(text)) return {"table.chat_empty", {}, {}};
  return acknowledge(command, command.table->live->chat(command.batch, text));
}

Verdict House::mute(Command& command) {
  return acknowledge(command, command.table->live->mute(command.batch, seat_of(command.message),
                                                        flag_in(command.message, "on", true)));
}

Verdict House::rematch(Command& command) {
  const AwakeTable& table = command.table;
  const auto owner = reads_->read(
      "people", [&store = around_.store, id = table->live->owner()] { return store.person(id); });
  if (owner.failed()) return owner.fault();
  bool unread = false;
  if (owner.value())
    if (Verdict why = room_for_table(*owner.value(), unread); !why.accepted())
      return unread ? why : Verdict{"server.owner_has_many", {}, std::move(why.words)};
  if (Verdict why = table->live->ask_rematch(command.batch); !why.accepted()) return why;
  std::vector<Change> changes;
  AwakeTable next;
  if (table->live->rematch_is_agreed()) begin_rematch(table, command.batch, changes, next);
  const Outbox first{{command.socket, accepted(command.id, table->live->n())}};
  After after = refused_by_disk(command);
  if (next != nullptr) {
    const PersonId opener = table->live->owner();
    ++tables_on_their_way_[opener];
    after = [this, opener, after = std::move(after)](const Verdict& written) {
      table_arrived(opener);
      after(written);
    };
  }
  commit(table, std::move(command.batch), first, std::move(after), std::move(changes), next);
  return {};
}

Verdict House::acknowledge(Command& command, Verdict verdict) {
  if (!verdict.accepted()) return verdict;
  const Outbox first{{command.socket, accepted(command.id, command.table->live->n())}};
  After after = refused_by_disk(command);
  commit(command.table, std::move(command.batch), first, std::move(after));
  return {};
}

House::After House::refused_by_disk(const Command& command) {
  // What was seen before the command: its rows were not written.
  const std::uint32_t n =
      command.table->live->n() - static_cast<std::uint32_t>(command.batch.rows.size());
  return [this, socket = command.socket, id = command.id, lang = command.from.lang,
          n](const Verdict& written) {
    if (!written.accepted()) send({{socket, refused(id, n, lang, written)}});
  };
}

// Thought elsewhere, from what the seat sees; nothing is written down.
void House::hint(const Command& command) {
  const LiveTable& live = *command.table->live;
  const Seat seat = seat_of(command.message);
  std::string coach = text_in(command.message, "coach");
  if (coach.empty()) coach = find_game(live.terms().game)->coaches.back();
  if (!live.seating().holds(command.batch.person, seat)) {
    refuse(command, {"table.not_your_seat", {}, {}});
    return;
  }
  if (live.phase() != TablePhase::playing || !live.match()->table().turn().asks(seat)) {
    refuse(command, {std::string(refusal::kNotYourTurn), {}, {}});
    return;
  }
  if (hints_in_work_.contains(command.batch.person)) {
    refuse(command, {"table.hint_waits", {}, {}});
    return;
  }
  if (hints_in_work_.size() >= settings_.hints_at_once) {
    refuse(command, {"server.busy", {}, {}});
    return;
  }
  Table::Thought think = live.match()->table().thought(seat, coach);
  if (!think) {
    refuse(command, {"refused.no_such_coach", {}, {{"coach", printable(coach)}}});
    return;
  }
  json::array mix;
  for (const MixLine& line : live.match()->table().mix(seat, coach))
    mix.push_back(json::object{{"move", line.action}, {"share", std::lround(line.share * 1000)}});
  hints_in_work_.insert(command.batch.person);
  // Its own randomness: what a coach will really do is not given away.
  coaches_->work([this, think = std::move(think), random = Philox(random_seed()), id = command.id,
                  coach, mix = std::move(mix), socket = command.socket, table = command.table,
                  person = command.batch.person, post = around_.post, alive = alive_]() mutable {
    json::object message{{"type", "hinted"}, {"id", id}, {"coach", coach}};
    message["move"] = think(random);
    message["mix"] = std::move(mix);
    const auto text = text_of(message);
    post([this, person, socket, table, text, alive] {
      if (*alive) hinted(table, person, socket, text);
    });
  });
}

// The coach may have thought about something that is not on disk yet.
void House::hinted(const AwakeTable& table, PersonId person, SocketId socket,
                   const std::shared_ptr<const std::string>& text) {
  hints_in_work_.erase(person);
  when_written(table, [this, socket, text](const Verdict& verdict) {
    if (verdict.accepted()) send({{socket, text}});
  });
}

}  // namespace benchboss
