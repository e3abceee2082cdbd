#pragma once
#include "catalog/texts.h"
#include "server/house/bucket.h"
#include "server/house/door.h"
#include "server/house/http.h"
#include "server/house/kept.h"
#include "server/house/log.h"
#include "server/house/metrics.h"
#include "server/house/pace.h"
#include "server/house/read_troubles.h"
#include "server/house/settings.h"
#include "server/house/shares.h"
#include "server/house/workers.h"
#include "server/live/live_table.h"
#include "server/live/telling.h"
#include "server/protocol/protocol.h"
#include "store/read.h"
#include "store/store.h"

#include <boost/json/object.hpp>

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// What the house stands in. `post` runs something later on the house's own thread and may be called
// from any; everything else here is used on that thread alone.
struct Surroundings {
  Store& store;
  std::function<void(std::function<void()>)> post;
  std::function<Milliseconds()> now;
  Log log;
  // Runs something on the house's thread after so long. Without it, what is due is found by tick().
  std::function<void(Milliseconds, std::function<void()>)> later{};
  // The moment that is past for certain, by which sessions end. Without it that is now.
  std::function<Milliseconds()> surely{};
};

// Of the public tables that wait, the newest: more than are listed, so that among them are those of
// the people who are here.
inline constexpr std::uint32_t kPublicTables = 1'000;

// What the store knew when the server began.
struct HouseStart {
  Milliseconds last_beat = 0;
  std::vector<Gap> gaps;
  std::vector<TableId> to_wake;
  std::vector<TableRow> waiting_in_public{};
};
Read<HouseStart> read_start(Store& store);

// What someone may do, each more than the one before.
enum class Standing : std::uint8_t { stranger, person, spectator, seat, owner, admin };

// All tables and people of a server, without a network: requests and messages come in, answers and
// messages go out. One thread runs it, so every match has one writer.
class House final : public Door {
 public:
  House(Surroundings surroundings, HouseSettings settings, HouseStart start);
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House() override;

  void request(HttpRequest request, Reply reply) override;
  HttpAnswer unreadable(int status, std::string_view language) const override;
  void admit(const HttpRequest& request, Admitted admitted) override;
  SocketId connect(const Admission& admission, std::shared_ptr<Wire> wire) override;
  void receive(SocketId socket, std::string_view text) override;
  void note_control_frame(SocketId socket) override;
  void disconnect(SocketId socket) override;
  void note_slow_reader() override { ++metrics_.slow_readers; }
  void tick() override;
  void stood_still(Milliseconds since) override;
  void stop() override;

  std::size_t awake_tables() const { return awake_.size(); }
  bool is_healthy() const { return !failing_ && !refused_last_ && !reads_->any(); }
  // Nothing is on its way to the disk or from it, and nobody thinks.
  bool is_quiet() const { return outstanding_ == 0 && has_thought(); }
  bool has_thought() const;
  Metrics& metrics() { return metrics_; }
  const Texts& texts() const { return texts_; }

 private:
  struct Socket {
    std::shared_ptr<Wire> wire;
    TableId table = 0;
    PersonId person = 0;
    std::string session;
    bool admin = false;
    Lang lang = Lang::en;
    bool greeted = false;
    bool delayed = false;  // is shown the table as it was a while ago
    std::uint32_t told_n = 0;
    Bucket allowance;
  };

  // A decision that a seat is asked for.
  struct Asking {
    std::uint32_t n = 0;      // the row that asked for it
    Milliseconds at = 0;      // when, or when its person came to the table since
    Milliseconds unsaid = 0;  // when it is made for the seat because it goes without saying; 0: not
    bool here = false;        // its person
  };

  struct Asked;
  using AskedPtr = std::shared_ptr<Asked>;

  // A table that is in memory.
  struct Awake {
    TableRow row;
    std::unique_ptr<LiveTable> live;
    std::set<SocketId> sockets;
    int unwritten = 0;  // writes on their way to the disk
    bool thinking = false;
    bool dropped = false;  // after a trouble of the disk: the journal is read anew
    // Since when it stands still, until that time has been given back.
    std::optional<Milliseconds> halted;
    Milliseconds used = 0;
    std::map<PersonId, Milliseconds> away_since;  // of people with a seat
    std::map<Seat, Pace> paces;                   // of those who share a device
    std::array<Asking, kMaxSeats> askings;
    std::unique_ptr<LiveTable> past;  // the table as delayed spectators see it
    std::deque<JournalRow> to_come;   // what they have not seen yet
    std::vector<std::function<void(const Verdict& verdict)>> past_awaited;  // while it is read
    std::vector<AskedPtr> past_asked;  // who asked for it once, while it is read for them
  };
  using AwakeTable = std::shared_ptr<Awake>;
  struct Woken {
    AwakeTable table;
    Verdict fault;
  };
  using OnWoken = std::function<void(const Woken& woken)>;
  // A journal that was read and played elsewhere.
  struct Loaded {
    std::unique_ptr<LiveTable> live;
    Milliseconds last = 0;  // when its last row was written
    Verdict fault;
  };

  // One request on its way through the house.
  struct Asked {
    HttpRequest request;
    Reply reply;
    const Call* call = nullptr;
    std::map<std::string, std::string> places;  // what stood for {table}, {game}
    Lang lang = Lang::en;
    std::string token;
    std::optional<PersonRow> person;
    bool admin = false;
    boost::json::object body;
    AwakeTable table;
  };
  using Handler = void (House::*)(const AskedPtr& asked);

  // A command on its way.
  struct Command {
    SocketId socket;
    Socket& from;
    AwakeTable table;
    const boost::json::object& message;
    std::string id;
    Batch batch;
  };
  using CommandHandler = Verdict (House::*)(Command& command);

  // Texts that leave when everything before them is on disk.
  using Outbox = std::vector<std::pair<SocketId, std::shared_ptr<const std::string>>>;
  using After = std::function<void(const Verdict& verdict)>;

  // house.cc: tables.
  bool has_room(const Awake& table, PersonId person) const;
  Milliseconds stood_since(Milliseconds written) const;
  void forget_gaps();
  // Brings a table into memory, read and played elsewhere; at once if it is there.
  void wake(TableId id, OnWoken then);
  void wake_all(std::vector<TableId> ids, std::function<void()> then);
  void loaded(const TableRow& row, Loaded loaded);
  void answer_wakers(TableId id, const Woken& woken);
  void drop(const AwakeTable& table);
  bool may_sleep(const Awake& table, Milliseconds now) const;
  void put_to_sleep(const AwakeTable& table);
  void wake_some(Milliseconds now);
  void halt(Awake& table, Milliseconds since);
  void go_on(const AwakeTable& table);
  void commit(const AwakeTable& table, Batch batch, Outbox first, After after,
              std::vector<Change> extra = {}, const AwakeTable& also = nullptr);
  void when_written(const AwakeTable& table, After after);
  void write(std::vector<AwakeTable> tables, std::vector<Change> changes, After after);
  void trouble(const Verdict& fault, const std::vector<AwakeTable>& tables);

  void read_again(Milliseconds now);
  Verdict ready_to_write() const;
  void look_after(const AwakeTable& table);
  void let_coach_think(const AwakeTable& table);
  void note_askings(Awake& table);
  Milliseconds thought_for(const Awake& table, Seat seat) const;
  void note_pace(Awake& table, Seat seat, const std::vector<std::string>& choices,
                 const std::string& chosen, Milliseconds took);
  Pace& pace_of(Awake& table, Seat seat);
  void speak_later(TableId id, Milliseconds wait);
  void say_the_unsaid(const AwakeTable& table, Milliseconds now);
  void beat(Milliseconds now, bool time_runs);
  Milliseconds surely() const { return around_.surely ? around_.surely() : around_.now(); }
  void clear_sessions();
  void keep_time(const AwakeTable& table, Milliseconds now);
  void thought(const AwakeTable& table, Seat seat, std::size_t lines, const std::string& move);
  void begin_rematch(const AwakeTable& table, Batch& batch, std::vector<Change>& changes,
                     AwakeTable& next);
  AwakeTable open_table(const TableTerms& terms, std::vector<Place> places, PersonId owner,
                        std::vector<Change>& changes, Verdict& fault);
  void tick_table(const AwakeTable& table, Milliseconds now);

  // telling people: sockets.cc.
  Outbox news(Awake& table);
  Milliseconds moment_of(const Socket& socket, const LiveTable& live) const;
  std::string news_for(const LiveTable& live, const Socket& socket) const;
  // What news and a welcome have in common.
  void tell_since(const LiveTable& live, const Socket& socket, const Presence& people,
                  Fields& message) const;
  void send(const Outbox& outbox);
  void show_past(const AwakeTable& table, Milliseconds now);
  void end_past(const Awake& table);
  Presence present(const Awake& table) const;
  void note_absence(Awake& table, Milliseconds since) const;
  bool is_away(const Awake& table, Seat seat) const;
  void tell_presence(const AwakeTable& at, PersonId person, bool on);
  using Whom = std::function<bool(const Socket& socket)>;
  void close_sockets(
      const Awake& table, std::uint16_t code,
      const Whom& whom = [](const Socket&) { return true; });
  void refuse(const Command& command, const Verdict& verdict);
  std::shared_ptr<const std::string> refused(const std::string& id, std::uint32_t n, Lang lang,
                                             const Verdict& verdict);
  // What the disk does not take is refused with its reason.
  After refused_by_disk(const Command& command);
  void hang_up(SocketId socket, std::uint16_t code);
  static bool is_delayed(const Awake& table, PersonId person, bool admin);
  static bool sees_now(const Awake& table, const Socket& socket);
  void put_out_the_moved(const Awake& table);
  Milliseconds past_moment(const Awake& table) const;
  // Has the table as it was a while ago, read and played elsewhere; at once if it is there.
  void start_past(const AwakeTable& table, After then);
  struct Past {
    std::unique_ptr<LiveTable> live;
    std::deque<JournalRow> later;  // what was not seen yet at that moment
    Verdict fault;
  };
  void read_past(const AwakeTable& table, std::function<void(Past past)> then);
  void past_loaded(const AwakeTable& table, Past past);
  void forget_past_unless_watched(Awake& table) const;
  // Who seems to be here to somebody.
  Presence seen_present(const Awake& table, const LiveTable& shown, bool delayed) const;
  void hello(SocketId id, const AwakeTable& table, std::uint32_t since);
  static CommandHandler find_command(std::string_view name);
  Verdict play(Command& command);
  Verdict roll(Command& command);
  Verdict undo(Command& command);
  Verdict answer_undo(Command& command);
  Verdict resign(Command& command);
  Verdict stand_in(Command& command);
  Verdict rematch(Command& command);
  Verdict chat(Command& command);
  Verdict mute(Command& command);
  void hint(const Command& command);
  void hinted(const AwakeTable& table, PersonId person, SocketId socket,
              const std::shared_ptr<const std::string>& text);
  // What commands have in common: their rows, the acknowledgement, and the news for all.
  Verdict acknowledge(Command& command, Verdict verdict);

  // requests.cc, people.cc, records.cc: what is asked over HTTP.
  static Handler find_handler(std::string_view call);
  bool find_call(Asked& asked) const;
  bool is_page(std::string_view path) const;
  HttpAnswer check_asked(Asked& asked);
  // The rest, which may take until a table is awake. `then` gets a refusal or nothing.
  using Checked = std::function<void(HttpAnswer refusal)>;
  void check_table(const AskedPtr& asked, const Checked& then);
  HttpAnswer check_standing(Asked& asked, const Woken& woken);
  bool is_own_page(const HttpRequest& request) const;
  Verdict know_person(Asked& asked) const;
  Read<Standing> standing_of(const Awake& table, PersonId person, bool admin) const;
  HttpAnswer failure(int status, const Verdict& verdict, Lang lang) const;
  void answer(const AskedPtr& asked, const boost::json::object& body) const;
  void fail(const AskedPtr& asked, int status, const Verdict& verdict) const;
  // The same when everything that the answer tells about the table is on disk.
  void answer_when_written(const AskedPtr& asked, const AwakeTable& table, HttpAnswer answer);
  void fail_when_written(const AskedPtr& asked, const AwakeTable& table, int status,
                         const Verdict& verdict);
  static HttpAnswer answer_of(const AskedPtr& asked, const boost::json::object& body);
  void answer_kept(const AskedPtr& asked, const std::string& key,
                   const std::function<boost::json::object()>& make);
  void about(const AskedPtr& asked);
  void describe_protocol(const AskedPtr& asked);
  void list_games(const AskedPtr& asked);
  void tell_rules(const AskedPtr& asked);
  void tell_data(const AskedPtr& asked);
  void tell_texts(const AskedPtr& asked);
  void new_guest(const AskedPtr& asked);
  void new_account(const AskedPtr& asked);
  void login(const AskedPtr& asked);
  void logout(const AskedPtr& asked);
  void me(const AskedPtr& asked);
  void rename(const AskedPtr& asked);
  void change_password(const AskedPtr& asked);
  void logout_everywhere(const AskedPtr& asked);
  void forget_me(const AskedPtr& asked);
  void export_me(const AskedPtr& asked);
  void my_tables(const AskedPtr& asked);
  void public_tables(const AskedPtr& asked);
  void all_tables(const AskedPtr& asked);
  void open_new_table(const AskedPtr& asked);
  void tell_invitation(const AskedPtr& asked);
  void join(const AskedPtr& asked);
  void show_table(const AskedPtr& asked);
  void leave(const AskedPtr& asked);
  void set_seat(const AskedPtr& asked);
  void close_table(const AskedPtr& asked);
  void tell_record(const AskedPtr& asked);
  void tell_proof(const AskedPtr& asked);
  void tell_statistics(const AskedPtr& asked);
  void tell_replay(const AskedPtr& asked);
  void tell_front_page(const AskedPtr& asked);
  void tell_health(const AskedPtr& asked);
  void tell_metrics(const AskedPtr& asked);
  void not_a_page(const AskedPtr& asked);
  void end_session(const std::string& key, PersonId heir, const std::string& next);
  void begin_session(const AskedPtr& asked, const PersonRow& person, std::vector<Change> changes);
  void change_session(const AskedPtr& asked, const PersonRow& person, const std::string& token,
                      std::vector<Change> changes);
  // Refused if he has many, or if that cannot be read: `unread` tells which.
  Verdict room_for_table(const PersonRow& person, bool& unread) const;
  Verdict room_in_public(const std::string& address) const;
  void note_return(const Asked& asked);
  void table_arrived(PersonId owner);
  void give_session(const AskedPtr& asked, const PersonRow& person, const std::string& token) const;
  // Answers itself if it cannot be checked now, or was wrong too often; counts wrong ones.
  void check_password(const AskedPtr& asked, const PersonRow& person, const std::string& password,
                      std::function<void(bool right)> then);
  void make_hash(const AskedPtr& asked, const std::string& password,
                 std::function<void(std::string hash)> then);
  void set_password(const AskedPtr& asked, const std::string& hash);
  void answer_without_session(const AskedPtr& asked) const;
  // All connections of a person but those of that session.
  void hang_up_on(PersonId person, const std::string& but_session);

  // forgetting.cc: what is kept about somebody, and that he is forgotten.
  void forget(const AskedPtr& asked);
  bool is_gone(const AskedPtr& asked) const;
  void leave_tables(const AskedPtr& asked);
  void stop_forgetting(const AskedPtr& asked, const Verdict& why);
  void leave_all(const AskedPtr& asked, std::vector<TableId> left, std::vector<TableId> all);
  void reword_all(const AskedPtr& asked, std::vector<TableId> left);
  void read_anew(TableId id);
  void say_goodbye(const AskedPtr& asked);
  Place place_of(const boost::json::object& wish, const PersonRow& person, Verdict& fault) const;
  void list_tables(const AskedPtr& asked, const std::vector<TableRow>& rows, bool inviting) const;
  Read<bool> may_have_delay(TableId id) const;
  Read<std::vector<TableId>> needed_as_they_were(const std::vector<TableRow>& rows,
                                                 PersonId person) const;
  void show_as_it_was(TableRow& row, PersonId person) const;
  boost::json::object opened_json(const Awake& table, const Asked& asked) const;
  boost::json::object info_json(const Awake& table, const Asked& asked, const LiveTable& live,
                                Milliseconds moment) const;
  // The table of the code that was typed, and whether the code is that of a seat. Not called if the
  // request is answered: there is no such code, or too many wrong ones were tried.
  using Let = std::function<void(const AwakeTable& table, bool seat)>;
  void knock(const AskedPtr& asked, const Let& let_in);
  void invite(const AskedPtr& asked, const AwakeTable& table, bool seat);
  Verdict may_come(const Awake& table, PersonId person, bool admin) const;
  void take_seat(const AskedPtr& asked, const AwakeTable& table);
  void watch(const AskedPtr& asked, const AwakeTable& table);
  bool need_finished(const AskedPtr& asked) const;
  // Answers with what is made of the record of a finished game, elsewhere.
  using FromRecord = std::function<HttpAnswer(const Record& record)>;
  void answer_from_record(const AskedPtr& asked, FromRecord make);
  std::string metrics_text() const;

  Surroundings around_;
  HouseSettings settings_;
  Texts texts_;
  Metrics metrics_;
  std::map<std::string, Kept> kept_;  // answers that are always the same
  std::map<TableId, AwakeTable> awake_;
  std::map<SocketId, Socket> sockets_;
  SocketId last_socket_ = 0;
  std::vector<Gap> gaps_;                   // when the server stood still; the last one ended now
  std::map<TableId, Milliseconds> halted_;  // what has not gone on yet, and since when
  Milliseconds next_beat_ = 0;
  Milliseconds next_clearing_ = 1;  // of sessions: once anything is past for certain
  Milliseconds rests_until_ = 0;    // nothing is tried unasked before
  std::deque<TableId> to_wake_;
  std::map<TableId, std::vector<OnWoken>> loading_;  // who waits for it
  std::unique_ptr<ReadTroubles> reads_;
  Milliseconds next_reading_ = 0;                      // of what could not be read
  std::set<std::pair<Milliseconds, TableId>> alarms_;  // who sleeps until when
  std::map<std::string, PersonId> accounts_on_their_way_;
  std::map<PersonId, std::uint32_t> tables_on_their_way_;  // to the disk, by owner
  std::map<TableId, std::string> waiting_in_public_;       // from which address
  // Those from before the start, by owner, until he is back: the file knows no addresses.
  std::set<std::pair<PersonId, TableId>> left_in_public_;
  Buckets requests_;
  Buckets new_people_;
  Buckets wrong_codes_;
  PasswordGuard wrong_passwords_;
  Buckets taken_names_;
  std::set<PersonId> forgotten_;      // who is being forgotten, or was since the start
  bool forgetting_ = false;           // one after the other: they may have sat at one table
  Shares passwords_in_work_;          // by address
  std::set<PersonId> hints_in_work_;  // who waits for one
  std::size_t outstanding_ = 0;       // writes that are not done
  bool failing_ = false;              // until everything outstanding has failed
  bool refused_last_ = false;         // the disk, what was to be written last
  bool trouble_is_told_ = false;      // in the log, since something was last written
  Verdict last_trouble_;
  bool stopping_ = false;
  Paces paces_;
  std::map<std::string, std::set<std::string>> unsaid_;  // what went without saying, by game
  Philox waits_;                                         // for how long people seem to think
  std::shared_ptr<bool> alive_;  // for what comes back after the house is gone
  // Each kind of what takes long has threads of its own, so that none waits for another.
  std::unique_ptr<Workers> coaches_;
  std::unique_ptr<Workers> passwords_;
  std::unique_ptr<Workers> loaders_;  // of tables that somebody waits for
  std::unique_ptr<Workers> tellers_;  // of records: replays, proofs, score sheets
  std::size_t tellings_in_work_ = 0;
};

// All texts of the server: those of the catalog and our own.
Texts server_texts();

}  // namespace benchboss
