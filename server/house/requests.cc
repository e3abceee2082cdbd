#include "catalog/catalog.h"
#include "catalog/game_data.h"
#include "embedded/server.h"
#include "match/printable.h"
#include "server/house/address.h"
#include "server/house/house.h"
#include "server/house/names.h"
#include "server/house/page.h"
#include "server/house/secrets.h"
#include "server/house/told_games.h"
#include "server/live/fields.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::uint32_t kListed = 100;
constexpr Milliseconds kLongestDelay = 3'600'000;  // as the protocol says
constexpr std::array<std::pair<std::string_view, TablePhase>, 3> kTurningPoints = {
    {{"started", TablePhase::playing}, {"over", TablePhase::over}, {"closed", TablePhase::closed}}};

// What a table was at some moment, and since when.
struct Stage {
  TablePhase phase = TablePhase::waiting;
  Milliseconds since = 0;
};

Stage stage_at(const LiveTable& live, Milliseconds moment) {
  Stage stage{TablePhase::waiting, live.happenings().front().at};
  for (const Happening& each : live.happenings()) {
    if (each.at > moment) break;
    for (const auto& [what, phase] : kTurningPoints)
      if (each.what == what) stage = {phase, each.at};
  }
  return stage;
}

// Whether another seat is a person's, or may become one's.
bool has_people_beside(const Seating& seating, Seat seat) {
  for (Seat each = 0; each < seating.count(); ++each)
    if (each != seat && seating.places[each].kind != Place::Kind::coach) return true;
  return false;
}

// Whether a path is of that pattern; what stands for {name} is put into `places`.
bool fits(std::string_view path, std::string_view pattern,
          std::map<std::string, std::string>& places) {
  while (!pattern.empty()) {
    if (pattern[0] != '{') {
      if (path.empty() || path[0] != pattern[0]) return false;
      path.remove_prefix(1);
      pattern.remove_prefix(1);
      continue;
    }
    const std::size_t close = pattern.find('}');
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash == 0) return false;
    places[std::string(pattern.substr(1, close - 1))] = path.substr(0, slash);
    pattern.remove_prefix(close + 1);
    path.remove_prefix(slash);
  }
  return path.empty();
}

// A Content-Type: in any case of letters, and with whatever parameters.
bool is_json(std::string_view type) {
  std::string_view kind = type.substr(0, type.find(';'));
  while (kind.ends_with(' ') || kind.ends_with('\t')) kind.remove_suffix(1);
  const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  constexpr std::string_view kJson = "application/json";
  return std::equal(kind.begin(), kind.end(), kJson.begin(), kJson.end(), same);
}

Standing standing_named(std::string_view name) {
  constexpr std::array<std::string_view, 6> kNames = {"stranger", "person", "spectator",
                                                      "seat",     "owner",  "admin"};
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<Standing>(i);
  assert(false && "the protocol names a role that there is not");
  return Standing::admin;
}

Lang language_named(std::string_view name) { return name.starts_with("fr") ? Lang::fr : Lang::en; }

Lang language_of(const HttpRequest& request) {
  const auto asked = request.query.find("lang");
  return language_named(asked == request.query.end() ? request.language : asked->second);
}

std::string cookie_named(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    while (cookie.starts_with(' ')) cookie.remove_prefix(1);
    if (cookie.starts_with(name) && cookie.substr(name.size()).starts_with('='))
      return std::string(cookie.substr(name.size() + 1));
  }
  return {};
}

}  // namespace

House::Handler House::find_handler(std::string_view call) {
  static constexpr std::array<std::pair<std::string_view, Handler>, 34> kHandlers = {{
      {"about", &House::about},
      {"protocol", &House::describe_protocol},
      {"games", &House::list_games},
      {"rules", &House::tell_rules},
      {"data", &House::tell_data},
      {"texts", &House::tell_texts},
      {"new_guest", &House::new_guest},
      {"new_account", &House::new_account},
      {"login", &House::login},
      {"logout", &House::logout},
      {"me", &House::me},
      {"rename", &House::rename},
      {"change_password", &House::change_password},
      {"logout_everywhere", &House::logout_everywhere},
      {"forget_me", &House::forget_me},
      {"export_me", &House::export_me},
      {"my_tables", &House::my_tables},
      {"public_tables", &House::public_tables},
      {"open_table", &House::open_new_table},
      {"invitation", &House::tell_invitation},
      {"join", &House::join},
      {"table", &House::show_table},
      {"live", &House::not_a_page},
      {"leave", &House::leave},
      {"set_seat", &House::set_seat},
      {"close_table", &House::close_table},
      {"record", &House::tell_record},
      {"proof", &House::tell_proof},
      {"statistics", &House::tell_statistics},
      {"replay", &House::tell_replay},
      {"all_tables", &House::all_tables},
      {"front_page", &House::tell_front_page},
      {"health", &House::tell_health},
      {"metrics", &House::tell_metrics},
  }};
  for (const auto& [name, handler] : kHandlers)
    if (name == call) return handler;
  return nullptr;
}

void House::request(HttpRequest request, Reply reply) {
  ++metrics_.requests;
  auto asked = std::make_shared<Asked>();
  asked->request = std::move(request);
  // The same as GET; the network leaves the body out.
  if (asked->request.method == "HEAD") asked->request.method = "GET";
  asked->lang = language_of(asked->request);
  asked->reply = [this, alive = alive_, reply = std::move(reply)](HttpAnswer answer) {
    if (*alive && answer.status >= 400) ++metrics_.failed_requests;
    reply(std::move(answer));
  };
  HttpAnswer refused = check_asked(*asked);
  if (refused.status >= 400) return asked->reply(std::move(refused));
  check_table(asked, [this, asked](HttpAnswer refusal) {
    if (refusal.status >= 400) return asked->reply(std::move(refusal));
    (this->*find_handler(asked->call->name))(asked);
  });
}

HttpAnswer House::unreadable(int status, std::string_view language) const {
  const char* reason = status == 411   ? "server.no_length"
                       : status == 413 ? "server.long_body"
                       : status == 431 ? "server.long_head"
                                       : "server.not_http";
  return failure(status, no(reason), language_named(language));
}

void House::admit(const HttpRequest& request, Admitted admitted) {
  auto asked = std::make_shared<Asked>();
  asked->request = request;
  asked->lang = language_of(request);
  HttpAnswer refused = check_asked(*asked);
  if (refused.status < 400 && asked->call->name != "live")
    refused = failure(404, no("server.no_such_page"), asked->lang);
  if (refused.status < 400 && !is_own_page(request))
    refused = failure(403, no("server.other_origin"), asked->lang);
  Admission admission;
  admission.lang = asked->lang;
  if (refused.status >= 400) {
    admission.refusal = std::move(refused);
    return admitted(std::move(admission));
  }
  check_table(asked, [asked, admission = std::move(admission),
                      admitted = std::move(admitted)](HttpAnswer refusal) mutable {
    admission.refusal = std::move(refusal);
    admission.admitted = admission.refusal.status < 400;
    if (admission.admitted) {
      admission.table = asked->table->row.id;
      admission.person = asked->person ? asked->person->id : 0;
      if (asked->person) admission.session = key_of(asked->token);
      admission.admin = asked->admin;
    }
    admitted(std::move(admission));
  });
}

bool House::find_call(Asked& asked) const {
  bool path_known = false;
  for (const Call& call : protocol().calls()) {
    std::map<std::string, std::string> places;
    if (!fits(asked.request.path, call.path, places)) continue;
    path_known = true;
    if (call.method != asked.request.method) continue;
    asked.call = &call;
    asked.places = std::move(places);
    return true;
  }
  if (path_known || !is_page(asked.request.path)) return path_known;
  if (asked.request.method == "GET") asked.call = protocol().call("front_page");
  return true;
}

// Everything that is no request of the protocol belongs to the page, if there is one.
bool House::is_page(std::string_view path) const {
  return settings_.site != nullptr && !path.starts_with("/api/") &&
         settings_.site->find(path) != nullptr;
}

// Everything that is the same for all requests: limits, who it is, where the page came from, what
// he may do, and whether the body is what it should be.
HttpAnswer House::check_asked(Asked& asked) {
  const HttpRequest& request = asked.request;
  if (!request.address_is_known) return failure(400, no("server.bad_forwarded"), asked.lang);
  asked.request.address = counted_address(request.address);
  if (!requests_.of(request.address, around_.now()).take(around_.now()))
    return failure(429, no("server.too_many_requests"), asked.lang);
  if (!settings_.any_name && !may_be_our_name(request.host, settings_.origin))
    return failure(421, {"server.other_name", {}, {{"host", printable(request.host)}}}, asked.lang);
  if (!find_call(asked)) return failure(404, no("server.no_such_page"), asked.lang);
  if (asked.call == nullptr) return failure(405, no("server.no_such_method"), asked.lang);
  if (const Verdict why = know_person(asked); !why.accepted()) return failure(503, why, asked.lang);
  const Standing needed = standing_named(asked.call->who);
  const bool changes = request.method != "GET";
  if (changes && !is_own_page(request)) return failure(403, no("server.other_origin"), asked.lang);
  if (changes && !request.body.empty() && !is_json(request.content_type))
    return failure(415, no("server.not_json"), asked.lang);
  const bool same_machine = asked.call->name == "metrics" && request.same_machine;
  if (needed == Standing::admin && !asked.admin && !same_machine)
    return failure(asked.person ? 403 : 401, no("server.not_allowed"), asked.lang);
  if (needed != Standing::stranger && needed != Standing::admin && !asked.person && !asked.admin)
    return failure(401, no("server.who_are_you"), asked.lang);
  // A table only lets people in; an administrator looks and closes.
  if (needed == Standing::person && !asked.person)
    return failure(401, no("server.who_are_you"), asked.lang);
  if (changes && asked.person && needed != Standing::stranger &&
      !same_secret(request.csrf, csrf_of(asked.token)))
    return failure(403, no("server.bad_csrf"), asked.lang);
  if (!asked.call->body.empty()) {
    json::error_code error;
    json::parse_options options;
    options.max_depth = 8;
    const json::value body =
        json::parse(request.body.empty() ? "{}" : request.body, error, {}, options);
    if (error) return failure(400, no("protocol.not_json"), asked.lang);
    if (const Verdict why = protocol().check(asked.call->body, body); !why.accepted())
      return failure(400, why, asked.lang);
    asked.body = body.get_object();
  }
  note_return(asked);
  return {};
}

// Whoever has nothing to do with a table does not learn whether it is there.
void House::check_table(const AskedPtr& asked, const Checked& then) {
  if (!asked->places.contains("table")) return then({});
  const std::int64_t id = read_number(asked->places.at("table"), INT64_MAX / 2);
  const PersonId person = asked->person ? asked->person->id : 0;
  bool known = id >= 1;
  if (known && !asked->admin) {
    const auto member = reads_->read(
        "members", [&store = around_.store, id, person] { return store.is_member(id, person); });
    if (member.failed()) return then(failure(503, member.fault(), asked->lang));
    known = member.value();
  }
  if (!known) return then(failure(404, no("table.unknown"), asked->lang));
  wake(id, [this, asked, then](const Woken& woken) { then(check_standing(*asked, woken)); });
}

HttpAnswer House::check_standing(Asked& asked, const Woken& woken) {
  if (woken.table == nullptr)
    return failure(woken.fault.reason == "table.unknown" ? 404 : 503, woken.fault, asked.lang);
  const PersonId person = asked.person ? asked.person->id : 0;
  const Read<Standing> role = standing_of(*woken.table, person, asked.admin);
  if (role.failed()) return failure(503, role.fault(), asked.lang);
  if (role.value() < Standing::spectator) return failure(404, no("table.unknown"), asked.lang);
  if (role.value() < standing_named(asked.call->who))
    return failure(403, no("server.not_allowed"), asked.lang);
  asked.table = woken.table;
  return {};
}

Read<Standing> House::standing_of(const Awake& table, PersonId person, bool admin) const {
  if (admin) return Standing::admin;
  if (person != 0 && person == table.row.owner) return Standing::owner;
  if (!table.live->seating().seats_of(person).empty()) return Standing::seat;
  return reads_
      ->read("members", [&store = around_.store, id = table.row.id,
                         person] { return store.is_member(id, person); })
      .map([](bool member) { return member ? Standing::spectator : Standing::person; });
}

// A browser names the page that a request comes from; programs need not.
bool House::is_own_page(const HttpRequest& request) const {
  if (request.origin.empty()) return true;
  if (!settings_.origin.empty() && request.origin == settings_.origin) return true;
  const std::size_t scheme = request.origin.find("://");
  return scheme != request.origin.npos && !request.host.empty() &&
         request.origin.substr(scheme + 3) == request.host;
}

// Whom nothing that is asked for concerns is not looked up.
Verdict House::know_person(Asked& asked) const {
  constexpr std::string_view kBearer = "Bearer ";
  constexpr std::array<std::string_view, 2> kForWhom = {"public_tables", "invitation"};
  const std::string& authorization = asked.request.authorization;
  asked.admin = !settings_.admin_token.empty() && authorization.starts_with(kBearer) &&
                same_secret(authorization.substr(kBearer.size()), settings_.admin_token);
  asked.token =
      cookie_named(asked.request.cookie, asked.request.secure ? "__Host-benchboss" : "benchboss");
  const bool for_all =
      standing_named(asked.call->who) == Standing::stranger &&
      std::find(kForWhom.begin(), kForWhom.end(), asked.call->name) == kForWhom.end();
  if (asked.token.empty() || for_all) return {};
  const auto session = reads_->read(
      "sessions",
      [&store = around_.store, key = key_of(asked.token)] { return store.session(key); });
  if (session.failed()) return session.fault();
  if (!session.value() || session.value()->expires <= surely()) return {};
  auto person = reads_->read("people", [&store = around_.store, id = session.value()->person] {
    return store.person(id);
  });
  if (person.failed()) return person.fault();
  asked.person = std::move(person).value();
  // Who is being forgotten is nobody from now on, and so is who has been.
  if (asked.person && (forgotten_.contains(asked.person->id) || asked.person->name.empty()))
    asked.person.reset();
  return {};
}

HttpAnswer House::failure(int status, const Verdict& verdict, Lang lang) const {
  HttpAnswer answer;
  answer.status = status;
  answer.body =
      json::serialize(json::object{{"refusal", told_refusal(verdict, texts_.say(lang, verdict))}});
  return answer;
}

void House::fail(const AskedPtr& asked, int status, const Verdict& verdict) const {
  asked->reply(failure(status, verdict, asked->lang));
}

HttpAnswer House::answer_of([[maybe_unused]] const AskedPtr& asked, const json::object& body) {
  assert(protocol().check(asked->call->answer, body).accepted());
  HttpAnswer answer;
  answer.body = json::serialize(body);
  return answer;
}

void House::answer(const AskedPtr& asked, const json::object& body) const {
  asked->reply(answer_of(asked, body));
}

void House::answer_when_written(const AskedPtr& asked, const AwakeTable& table, HttpAnswer answer) {
  when_written(table, [this, asked, answer = std::move(answer)](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    asked->reply(answer);
  });
}

void House::fail_when_written(const AskedPtr& asked, const AwakeTable& table, int status,
                              const Verdict& verdict) {
  answer_when_written(asked, table, failure(status, verdict, asked->lang));
}

void House::about(const AskedPtr& asked) {
  answer(asked,
         {{"program", "benchboss"}, {"protocol", protocol().version()}, {"tables", awake_.size()}});
}

// What never changes while the server runs is made once.
void House::answer_kept(const AskedPtr& asked, const std::string& key,
                        const std::function<json::object()>& make) {
  auto kept = kept_.find(key);
  if (kept == kept_.end()) {
    const json::object body = make();
    assert(protocol().check(asked->call->answer, body).accepted());
    kept = kept_.emplace(key, keep("application/json", json::serialize(body))).first;
  }
  asked->reply(answer_with(kept->second, asked->request));
}

void House::describe_protocol(const AskedPtr& asked) {
  answer_kept(asked, "protocol",
              [] { return json::parse(embedded::server_protocol_json()).as_object(); });
}

void House::list_games(const AskedPtr& asked) {
  answer_kept(asked, "games", [this] {
    json::array all;
    for (const GameInfo& game : games()) all.push_back(told_game(game, texts_));
    return json::object{{"games", std::move(all)}};
  });
}

void House::tell_rules(const AskedPtr& asked) {
  const GameInfo* game = find_game(asked->places.at("game"));
  if (game == nullptr) return fail(asked, 404, no("server.no_such_page"));
  const Lang lang = asked->lang;
  answer_kept(asked, "rules " + std::string(name_of(lang)) + std::string(game->name),
              [&] { return told_rules(*game, lang); });
}

void House::tell_data(const AskedPtr& asked) {
  const GameInfo* game = find_game(asked->places.at("game"));
  if (game == nullptr) return fail(asked, 404, no("server.no_such_page"));
  answer_kept(asked, "data " + std::string(game->name), [&] {
    return json::object{{"game", game->name}, {"files", data_of_game(game->name)}};
  });
}

void House::tell_texts(const AskedPtr& asked) {
  const std::string lang(name_of(asked->lang));
  const auto named = asked->request.query.find("part");
  const std::string part = named == asked->request.query.end() ? "" : named->second;
  if (!part.empty() && part != kSharedTexts && find_game(part) == nullptr)
    return fail(asked, 404, no("server.no_such_page"));
  answer_kept(asked, "texts " + lang + part, [&] {
    json::object all;
    for (const std::string_view id : ids_of_part(texts_, part))
      all[id] = texts_.pattern(asked->lang, id);
    return json::object{{"lang", lang}, {"texts", std::move(all)}};
  });
}

void House::list_tables(const AskedPtr& asked, const std::vector<TableRow>& rows,
                        bool inviting) const {
  json::array tables;
  for (const TableRow& row : rows) {
    const bool invites = inviting && row.phase == TablePhase::waiting;
    std::optional<PersonRow> opener;
    if (invites) {
      auto read = reads_->read(
          "people", [&store = around_.store, id = row.owner] { return store.person(id); });
      if (read.failed()) return fail(asked, 503, read.fault());
      opener = std::move(read).value();
    }
    tables.push_back(json::object{{"table", row.id},
                                  {"game", row.game},
                                  {"phase", phase_name(row.phase)},
                                  {"at", row.at},
                                  {"code", invites ? json::value(row.code) : json::value(nullptr)},
                                  {"by", opener ? json::value(opener->name) : json::value(nullptr)},
                                  {"owner", asked->person && asked->person->id == row.owner}});
  }
  answer(asked, {{"tables", std::move(tables)}});
}

// Who watches with a delay learns no earlier from his list that a game begins or ends.
// Without waking it: a list holds many.
Read<bool> House::may_have_delay(TableId id) const {
  if (awake_.contains(id)) return true;
  const auto opened =
      reads_->read("openings", [&store = around_.store, id] { return store.opening(id); });
  if (opened.failed()) return Unread{opened.fault()};
  json::error_code error;
  const json::value terms =
      opened.value() ? json::parse(opened.value()->text, error) : json::value();
  return !terms.is_object() || read_terms(terms.get_object()).delay > 0;
}

// Which of them must be awake to be shown as he may see them.
Read<std::vector<TableId>> House::needed_as_they_were(const std::vector<TableRow>& rows,
                                                      PersonId person) const {
  std::vector<TableId> needed;
  for (const TableRow& row : rows) {
    if (row.owner == person || row.at + kLongestDelay <= around_.now()) continue;
    const Read<bool> delayed = may_have_delay(row.id);
    if (delayed.failed()) return Unread{delayed.fault()};
    if (delayed.value()) needed.push_back(row.id);
  }
  return needed;
}

void House::show_as_it_was(TableRow& row, PersonId person) const {
  const auto awake = awake_.find(row.id);
  if (awake == awake_.end() || !is_delayed(*awake->second, person, false)) return;
  const Stage stage = stage_at(*awake->second->live, past_moment(*awake->second));
  row.phase = stage.phase;
  row.at = stage.since;
}

void House::my_tables(const AskedPtr& asked) {
  const PersonId person = asked->person->id;
  auto rows = reads_->read(
      "lists", [&store = around_.store, person] { return store.tables_of(person, kListed); });
  if (rows.failed()) return fail(asked, 503, rows.fault());
  auto needed = needed_as_they_were(rows.value(), person);
  if (needed.failed()) return fail(asked, 503, needed.fault());
  const std::vector<TableId> ids = needed.value();
  wake_all(ids, [this, asked, person, ids, rows = std::move(rows).value()]() mutable {
    for (const TableId id : ids)
      if (!awake_.contains(id)) return fail(asked, 503, reads_->last());
    for (TableRow& row : rows) show_as_it_was(row, person);
    list_tables(asked, rows, false);
  });
}

void House::public_tables(const AskedPtr& asked) {
  auto read = reads_->read("lists",
                           [&store = around_.store] { return store.public_tables(kPublicTables); });
  if (read.failed()) return fail(asked, 503, read.fault());
  std::vector<TableRow> rows = std::move(read).value();
  // Whoever opened it has been here since the start; then the others, if there is room for them.
  std::stable_partition(rows.begin(), rows.end(),
                        [&](const TableRow& row) { return waiting_in_public_.contains(row.id); });
  if (rows.size() > kListed) rows.resize(kListed);
  list_tables(asked, rows, true);
}

void House::all_tables(const AskedPtr& asked) {
  const TableId before = number_in_query(asked->request, "before", INT64_MAX / 2, INT64_MAX / 2);
  const auto rows = reads_->read(
      "lists", [&store = around_.store, before] { return store.all_tables(before, kListed); });
  if (rows.failed()) return fail(asked, 503, rows.fault());
  list_tables(asked, rows.value(), false);
}

Place House::place_of(const json::object& wish, const PersonRow& person, Verdict& fault) const {
  Place place;
  const std::string kind = text_in(wish, "kind");
  place.name = text_in(wish, "name");
  if (kind == "coach") {
    place.kind = Place::Kind::coach;
    place.coach = text_in(wish, "coach");
    if (place.name.empty()) place.name = place.coach;
  } else if (kind != "open") {
    place.kind = Place::Kind::person;
    place.person = person.id;
    if (place.name.empty() || kind == "me") place.name = person.name;
  } else {
    place.name.clear();
  }
  if (!place.name.empty()) fault = clean_name(place.name);
  return place;
}

Verdict House::room_for_table(const PersonRow& person, bool& unread) const {
  const std::uint32_t most =
      person.account.empty() ? settings_.tables_of_guest : settings_.tables_of_account;
  const auto opening = tables_on_their_way_.find(person.id);
  const std::uint32_t unwritten = opening == tables_on_their_way_.end() ? 0 : opening->second;
  const auto unfinished = reads_->read(
      "lists", [&store = around_.store, id = person.id] { return store.unfinished_of(id); });
  unread = unfinished.failed();
  if (unread) return unfinished.fault();
  if (unfinished.value() + unwritten < most) return {};
  return {"server.too_many_tables", {}, {{"most", std::to_string(most)}}};
}

// The list of public tables is for everybody: nobody fills it alone, as however many guests.
Verdict House::room_in_public(const std::string& address) const {
  const auto own = std::count_if(waiting_in_public_.begin(), waiting_in_public_.end(),
                                 [&](const auto& each) { return each.second == address; });
  if (own < settings_.public_tables_of_address) return {};
  return {
      "server.too_many_public", {}, {{"most", std::to_string(settings_.public_tables_of_address)}}};
}

// What waited when the server started counts for the address that its owner comes back from, as far
// as there is room. The rest stays behind all others in the list: so restarts do not fill it
// either.
void House::note_return(const Asked& asked) {
  if (!asked.person) return;
  const PersonId owner = asked.person->id;
  auto left = left_in_public_.lower_bound({owner, 0});
  while (left != left_in_public_.end() && left->first == owner &&
         room_in_public(asked.request.address).accepted()) {
    waiting_in_public_[left->second] = asked.request.address;
    left = left_in_public_.erase(left);
  }
}

// On disk or not: it is counted there from now on.
void House::table_arrived(PersonId owner) {
  const auto own = tables_on_their_way_.find(owner);
  if (--own->second == 0) tables_on_their_way_.erase(own);
}

void House::open_new_table(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  const PersonRow& person = *asked->person;
  bool unread = false;
  if (Verdict why = room_for_table(person, unread); !why.accepted())
    return fail(asked, unread ? 503 : 429, why);
  const TableTerms terms = read_terms(asked->body);
  if (Verdict why = room_in_public(asked->request.address); terms.is_public && !why.accepted())
    return fail(asked, 429, why);
  const GameInfo* game = find_game(terms.game);
  if (terms.dice == DiceKind::by_hand && game != nullptr && !settings_.real_hidden_cards &&
      !has_open_chance(game->name))
    return fail(asked, 400, no("table.no_real_dice"));
  std::vector<Place> places;
  bool people = false;
  for (const json::value& wish : asked->body.at("seats").as_array()) {
    Verdict fault;
    places.push_back(place_of(wish.get_object(), person, fault));
    if (!fault.accepted()) return fail(asked, 400, fault);
    const Place& place = places.back();
    people |= place.kind != Place::Kind::coach;
    if (place.kind == Place::Kind::coach && game != nullptr &&
        std::find(game->coaches.begin(), game->coaches.end(), place.coach) == game->coaches.end())
      return fail(asked, 400, {"refused.no_such_coach", {}, {{"coach", printable(place.coach)}}});
  }
  if (!people) return fail(asked, 400, no("table.nobody"));
  std::vector<Change> changes;
  Verdict fault;
  const AwakeTable table = open_table(terms, std::move(places), person.id, changes, fault);
  if (table == nullptr) return fail(asked, 400, fault);
  ++tables_on_their_way_[person.id];
  if (terms.is_public && table->row.phase == TablePhase::waiting)
    waiting_in_public_[table->row.id] = asked->request.address;
  write({table}, std::move(changes), [this, asked, table](const Verdict& verdict) {
    table_arrived(asked->person->id);
    if (!verdict.accepted()) waiting_in_public_.erase(table->row.id);
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    answer(asked, opened_json(*table, *asked));
  });
  look_after(table);
}

json::object House::opened_json(const Awake& table, const Asked& asked) const {
  const bool seated = asked.person->id == table.row.owner ||
                      !table.live->seating().seats_of(asked.person->id).empty();
  return {{"table", table.row.id},
          {"you", told_you(*table.live, asked.person->id, asked.admin)},
          {"code", seated ? json::value(table.row.code) : json::value(nullptr)},
          {"watch_code", seated ? json::value(table.row.watch_code) : json::value(nullptr)}};
}

json::object House::info_json(const Awake& table, const Asked& asked, const LiveTable& live,
                              Milliseconds moment) const {
  const PersonId person = asked.person ? asked.person->id : 0;
  const bool inside =
      person != 0 && (person == table.row.owner || !table.live->seating().seats_of(person).empty());
  json::object data;
  for (const auto& [slot, text] : live.terms().data) data[slot] = text;
  const bool delayed = is_delayed(table, person, asked.admin);
  return {{"state", told_state(live, moment, seen_present(table, live, delayed))},
          {"you", told_you(live, person, asked.admin)},
          {"data", std::move(data)},
          {"code", inside ? json::value(table.row.code) : json::value(nullptr)},
          {"watch_code", inside ? json::value(table.row.watch_code) : json::value(nullptr)}};
}

void House::show_table(const AskedPtr& asked) {
  const AwakeTable table = asked->table;
  if (!is_delayed(*table, asked->person ? asked->person->id : 0, asked->admin))
    return answer_when_written(
        asked, table, answer_of(asked, info_json(*table, *asked, *table->live, around_.now())));
  // Not even how long the disk takes to write the present. However many ask, it is read once at a
  // time.
  table->past_asked.push_back(asked);
  if (table->past_asked.size() > 1) return;
  read_past(table, [this, table, moment = past_moment(*table)](const Past& past) {
    for (const AskedPtr& each : std::exchange(table->past_asked, {})) {
      if (past.fault.accepted()) {
        answer(each, info_json(*table, *each, *past.live, moment));
      } else {
        fail(each, 503, past.fault);
      }
    }
  });
}

void House::knock(const AskedPtr& asked, const Let& let_in) {
  const Milliseconds now = around_.now();
  Bucket& wrong = wrong_codes_.of(asked->request.address, now);
  if (wrong.is_empty(now)) return fail(asked, 429, no("server.too_many_codes"));
  const std::string code = clean_code(text_in(asked->body, "code"));
  const auto row =
      reads_->read("codes", [&store = around_.store, code] { return store.table_of_code(code); });
  if (row.failed()) return fail(asked, 503, row.fault());
  if (!row.value()) {
    wrong.take(now);
    return fail(asked, 404, no("table.wrong_code"));
  }
  const bool seat = same_secret(row.value()->code, code);
  wake(row.value()->id, [this, asked, let_in, seat](const Woken& woken) {
    if (woken.table == nullptr) return fail(asked, 503, woken.fault);
    if (is_gone(asked)) return fail(asked, 401, no("server.who_are_you"));
    let_in(woken.table, seat);
  });
}

// Whether he can have a seat. Who could only watch with a delay does not learn earlier from the
// refusal that the game is over or the table closed: to him it has begun.
Verdict House::may_come(const Awake& table, PersonId person, bool admin) const {
  const LiveTable& live = *table.live;
  Verdict why = live.may_sit();
  if (live.phase() <= TablePhase::playing || !is_delayed(table, person, admin)) return why;
  return stage_at(live, past_moment(table)).phase <= TablePhase::playing ? no("table.begun") : why;
}

void House::tell_invitation(const AskedPtr& asked) {
  knock(asked, [this, asked](const AwakeTable& table, bool seat) { invite(asked, table, seat); });
}

void House::invite(const AskedPtr& asked, const AwakeTable& table, bool seat) {
  const LiveTable& live = *table->live;
  const auto host = reads_->read(
      "people", [&store = around_.store, id = table->row.owner] { return store.person(id); });
  if (host.failed()) return fail(asked, 503, host.fault());
  Verdict why;
  const bool inside = asked->person && !live.seating().seats_of(asked->person->id).empty();
  if (seat && !inside) why = may_come(*table, asked->person ? asked->person->id : 0, asked->admin);
  json::value refusal;
  if (!why.accepted()) refusal = told_refusal(why, texts_.say(asked->lang, why));
  answer_when_written(asked, table,
                      answer_of(asked, {{"game", table->row.game},
                                        {"host", maybe(host.value() ? host.value()->name : "")},
                                        {"watch", !seat},
                                        {"refusal", std::move(refusal)}}));
}

void House::join(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  knock(asked, [this, asked](const AwakeTable& table, bool seat) {
    // Meanwhile the disk may have refused something.
    if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
    const json::value* only_watch = asked->body.if_contains("watch");
    if (seat && (only_watch == nullptr || *only_watch != true)) {
      take_seat(asked, table);
    } else {
      watch(asked, table);
    }
  });
}

void House::take_seat(const AskedPtr& asked, const AwakeTable& table) {
  const PersonRow& person = *asked->person;
  // Who sits there already is simply let in again.
  if (!table->live->seating().seats_of(person.id).empty())
    return answer_when_written(asked, table, answer_of(asked, opened_json(*table, *asked)));
  const std::int64_t wished = number_in(asked->body, "seat");
  const Seat seat =
      wished == 0 ? table->live->seating().first_open() : static_cast<Seat>(wished - 1);
  Batch batch{around_.now(), person.id, {}};
  Place place;
  place.kind = Place::Kind::person;
  place.person = person.id;
  place.name = table->live->seating().name_apart(person.name, seat);
  Verdict verdict = may_come(*table, person.id, asked->admin);
  if (verdict.accepted()) verdict = table->live->sit(batch, seat, place);
  if (!verdict.accepted()) return fail_when_written(asked, table, 409, verdict);
  const TableId id = table->row.id;
  commit(table, std::move(batch), {},
         [this, asked, table](const Verdict& written) {
           if (!written.accepted()) return fail(asked, 503, written);
           answer(asked, opened_json(*table, *asked));
         },
         {Membership{id, person.id}});
}

void House::watch(const AskedPtr& asked, const AwakeTable& table) {
  write({table}, {Membership{table->row.id, asked->person->id}},
        [this, asked, table](const Verdict& verdict) {
          if (!verdict.accepted()) return fail(asked, 503, verdict);
          answer(asked, opened_json(*table, *asked));
        });
}

void House::leave(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  if (!asked->person) return fail(asked, 401, no("server.who_are_you"));
  Batch batch{around_.now(), asked->person->id, {}};
  if (Verdict why = asked->table->live->leave(batch); !why.accepted())
    return fail_when_written(asked, asked->table, 409, why);
  commit(asked->table, std::move(batch), {}, [this, asked](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    answer(asked, {});
  });
}

void House::set_seat(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  if (!asked->person) return fail(asked, 401, no("server.who_are_you"));
  Verdict fault;
  Place place = place_of(asked->body.at("wish").as_object(), *asked->person, fault);
  if (!fault.accepted()) return fail(asked, 400, fault);
  Batch batch{around_.now(), asked->person->id, {}};
  const auto seat = static_cast<Seat>(number_in(asked->body, "seat") - 1);
  if (place.kind == Place::Kind::person)
    place.name = asked->table->live->seating().name_apart(place.name, seat);
  if (place.kind == Place::Kind::coach && !has_people_beside(asked->table->live->seating(), seat))
    return fail_when_written(asked, asked->table, 409, no("table.nobody"));
  if (Verdict why = asked->table->live->sit(batch, seat, place); !why.accepted())
    return fail_when_written(asked, asked->table, 409, why);
  json::object info = info_json(*asked->table, *asked, *asked->table->live, batch.now);
  commit(asked->table, std::move(batch), {},
         [this, asked, info = std::move(info)](const Verdict& verdict) {
           if (!verdict.accepted()) return fail(asked, 503, verdict);
           answer(asked, info);
         });
}

void House::close_table(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  Batch batch{around_.now(), asked->person ? asked->person->id : 0, {}};
  if (Verdict why = asked->table->live->close(batch, asked->admin); !why.accepted())
    return fail_when_written(asked, asked->table, 409, why);
  commit(asked->table, std::move(batch), {}, [this, asked](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    const Awake& table = *asked->table;
    close_sockets(table, kClosed, [&](const Socket& socket) {
      return !is_delayed(table, socket.person, socket.admin);
    });
    answer(asked, {});
  });
}

void House::not_a_page(const AskedPtr& asked) { fail(asked, 426, no("server.websocket_only")); }

void House::tell_front_page(const AskedPtr& asked) {
  if (settings_.site != nullptr) {
    asked->reply(answer_with(*settings_.site->find(asked->request.path), asked->request));
    return;
  }
  HttpAnswer answer;
  answer.type = "text/html; charset=utf-8";
  answer.body = front_page(texts_, asked->lang, awake_.size());
  asked->reply(std::move(answer));
}

void House::tell_health(const AskedPtr& asked) {
  if (stopping_) return fail(asked, 503, no("server.stopping"));
  if (failing_ || refused_last_) return fail(asked, 503, last_trouble_);
  if (reads_->any()) return fail(asked, 503, reads_->last());
  HttpAnswer answer;
  answer.body = R"({"healthy":true})";
  asked->reply(std::move(answer));
}

void House::tell_metrics(const AskedPtr& asked) {
  HttpAnswer answer;
  answer.type = "text/plain; version=0.0.4; charset=utf-8";
  answer.body = metrics_text();
  asked->reply(std::move(answer));
}

std::string House::metrics_text() const {
  std::string text;
  const auto add = [&](std::string_view name, std::string_view kind, std::uint64_t value) {
    text += "# TYPE benchboss_" + std::string(name) + " " + std::string(kind) + "\nbenchboss_" +
            std::string(name) + " " + std::to_string(value) + "\n";
  };
  add("tables_awake", "gauge", awake_.size());
  add("sockets", "gauge", sockets_.size());
  add("writes_waiting", "gauge", outstanding_);
  add("thoughts_waiting", "gauge", coaches_->waiting());
  add("passwords_waiting", "gauge", passwords_->waiting());
  add("tables_loading", "gauge", loading_.size());
  add("records_waiting", "gauge", tellings_in_work_);
  add("healthy", "gauge", is_healthy() ? 1 : 0);
  add("requests_total", "counter", metrics_.requests);
  add("failed_requests_total", "counter", metrics_.failed_requests);
  add("commands_total", "counter", metrics_.commands);
  add("refused_commands_total", "counter", metrics_.refused_commands);
  add("messages_total", "counter", metrics_.messages);
  add("slow_readers_total", "counter", metrics_.slow_readers);
  add("store_troubles_total", "counter", metrics_.store_troubles);
  add("store_read_faults_total", "counter", reads_->count());
  add("commits_total", "counter", around_.store.commits());
  add("thoughts_total", "counter", metrics_.thoughts);
  add("opened_tables_total", "counter", metrics_.opened_tables);
  add("finished_games_total", "counter", metrics_.finished_games);
  return text + metrics_.acknowledged.text("benchboss_acknowledged_seconds");
}

}  // namespace benchboss
