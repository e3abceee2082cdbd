#include "server/house/house.h"
#include "server/house/names.h"
#include "server/house/secrets.h"
#include "server/live/fields.h"

#include <boost/json/serialize.hpp>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr double kGuestsAnAccount = 6;  // an account counts for as many new guests

// Accounts are told apart without regard to the case of the letters of western Europe: A to Z, and
// À to Þ, which are written as C3 80 to C3 9E (all but the sign of multiplication).
std::string folded(std::string_view name) {
  std::string small;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    const bool accented = small.ends_with('\xC3') && byte >= 0x80 && byte <= 0x9E && byte != 0x97;
    small += static_cast<char>(accented || (c >= 'A' && c <= 'Z') ? byte + ('a' - 'A') : byte);
  }
  return small;
}

// What is no name is nobody's.
std::string account_named(const json::object& body) {
  std::string name = text_in(body, "name");
  return clean_name(name).accepted() ? folded(name) : std::string();
}

std::string cookie_of(const std::string& token, bool secure, Milliseconds lasts) {
  return std::string(secure ? "__Host-benchboss=" : "benchboss=") + token +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(lasts / 1000) +
         (secure ? "; Secure" : "");
}

json::object told(const PersonRow& person, const std::string& token) {
  return {{"name", person.name}, {"account", !person.account.empty()}, {"csrf", csrf_of(token)}};
}

}  // namespace

void House::new_guest(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  PersonRow person;
  person.name = text_in(asked->body, "name");
  if (Verdict why = clean_name(person.name); !why.accepted()) return fail(asked, 400, why);
  const Milliseconds now = around_.now();
  if (!new_people_.of(asked->request.address, now).take(now))
    return fail(asked, 429, no("server.too_many_people"));
  const std::string token = new_token();
  change_session(asked, person, token,
                 {NewGuest{person.name, now, key_of(token), now + settings_.session}});
}

void House::begin_session(const AskedPtr& asked, const PersonRow& person,
                          std::vector<Change> changes) {
  const std::string token = new_token();
  // Of an account only while the password that was checked is still his.
  const std::string password = changes.empty() ? person.password : std::string();
  changes.emplace_back(
      SessionRow{key_of(token), person.id, around_.now() + settings_.session, password});
  change_session(asked, person, token, std::move(changes));
}

// The session that was open in this browser ends: nobody inherits it.
void House::change_session(const AskedPtr& asked, const PersonRow& person, const std::string& token,
                           std::vector<Change> changes) {
  if (person.id != 0 && forgotten_.contains(person.id))
    return fail(asked, 401, no("server.who_are_you"));
  if (!asked->token.empty()) changes.emplace_back(SessionEnd{key_of(asked->token)});
  write({}, std::move(changes), [this, asked, person, token](const Verdict& verdict) {
    accounts_on_their_way_.erase(person.account);
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    if (!asked->token.empty()) end_session(key_of(asked->token), person.id, key_of(token));
    give_session(asked, person, token);
  });
}

// Whoever had this session open at a table is put out; other devices of the person have sessions of
// their own. If the same person goes on under the next one, his connections are of that.
void House::end_session(const std::string& key, PersonId heir, const std::string& next) {
  std::vector<SocketId> ended;
  for (auto& [id, socket] : sockets_) {
    if (socket.session != key) continue;
    if (socket.person == heir) {
      socket.session = next;
    } else {
      ended.push_back(id);
    }
  }
  for (const SocketId id : ended) hang_up(id, kClosed);
}

void House::give_session(const AskedPtr& asked, const PersonRow& person,
                         const std::string& token) const {
  HttpAnswer answer;
  answer.body = json::serialize(told(person, token));
  answer.headers.emplace_back("Set-Cookie",
                              cookie_of(token, asked->request.secure, settings_.session));
  asked->reply(std::move(answer));
}

void House::new_account(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  PersonRow person = *asked->person;
  if (!person.account.empty()) return fail(asked, 409, no("server.has_account"));
  person.name = text_in(asked->body, "name");
  if (Verdict why = clean_name(person.name); !why.accepted()) return fail(asked, 400, why);
  person.account = folded(person.name);
  const auto is_his = [&](const auto& each) { return each.second == person.id; };
  if (std::any_of(accounts_on_their_way_.begin(), accounts_on_their_way_.end(), is_his))
    return fail(asked, 409, no("server.has_account"));
  // Whoever could not have the name if it were free does not learn whether it is.
  const Milliseconds now = around_.now();
  const std::string& address = asked->request.address;
  Bucket& taken = taken_names_.of(address, now);
  if (taken.is_empty(now)) return fail(asked, 429, no("server.too_many_names"));
  Bucket& new_people = new_people_.of(address, now);
  if (!new_people.has(now, kGuestsAnAccount)) return fail(asked, 429, no("server.too_many_people"));
  if (!passwords_in_work_.has_room(address)) return fail(asked, 503, no("server.busy"));
  const auto holder = reads_->read(
      "people", [&store = around_.store, name = person.account] { return store.account(name); });
  if (holder.failed()) return fail(asked, 503, holder.fault());
  if (holder.value() || accounts_on_their_way_.contains(person.account)) {
    taken.take(now);
    return fail(asked, 409, no("server.name_is_taken"));
  }
  new_people.take(now, kGuestsAnAccount);
  accounts_on_their_way_.emplace(person.account, person.id);
  make_hash(asked, text_in(asked->body, "password"),
            [this, asked, person](const std::string& hash) {
              const NewAccount made{person.id, person.name, person.account, hash};
              if (!hash.empty()) return begin_session(asked, person, {made});
              accounts_on_their_way_.erase(person.account);
              fail(asked, 503, no("server.busy"));
            });
}

void House::make_hash(const AskedPtr& asked, const std::string& password,
                      std::function<void(std::string hash)> then) {
  const std::string& address = asked->request.address;
  passwords_in_work_.take(address);
  passwords_->work([this, address, password, cost = settings_.password_cost, then = std::move(then),
                    post = around_.post, alive = alive_] {
    post([this, address, then, hash = hash_password(password, cost), alive] {
      if (!*alive) return;
      passwords_in_work_.give_back(address);
      then(hash);
    });
  });
}

void House::check_password(const AskedPtr& asked, const PersonRow& person,
                           const std::string& password, std::function<void(bool right)> then) {
  const std::string address = asked->request.address;
  const std::string account = person.account;
  if (!wrong_passwords_.may_try(account, address, around_.now()))
    return fail(asked, 429, no("server.too_many_passwords"));
  if (!passwords_in_work_.has_room(address)) return fail(asked, 503, no("server.busy"));
  passwords_in_work_.take(address);
  passwords_->work([this, person, password, address, account, then = std::move(then),
                    post = around_.post, alive = alive_] {
    // An unknown name is tried as well, so that the time tells nothing.
    const bool right = is_password(person.id == 0 ? hash_of_nobody() : person.password, password) &&
                       person.id != 0;
    post([this, account, address, then, right, alive] {
      if (!*alive) return;
      passwords_in_work_.give_back(address);
      if (!right) wrong_passwords_.note_wrong(account, address, around_.now());
      then(right);
    });
  });
}

void House::login(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  const std::string name = account_named(asked->body);
  const auto known =
      reads_->read("people", [&store = around_.store, name] { return store.account(name); });
  if (known.failed()) return fail(asked, 503, known.fault());
  PersonRow person = known.value().value_or(PersonRow{});
  person.account = name;
  check_password(asked, person, text_in(asked->body, "password"),
                 [this, asked, person](bool right) {
                   if (right) return begin_session(asked, person, {});
                   fail(asked, 403, no("server.wrong_password"));
                 });
}

void House::logout(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  write({}, {SessionEnd{key_of(asked->token)}}, [this, asked](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    end_session(key_of(asked->token), 0, {});
    answer_without_session(asked);
  });
}

void House::answer_without_session(const AskedPtr& asked) const {
  HttpAnswer answer;
  answer.body = "{}";
  answer.headers.emplace_back("Set-Cookie", cookie_of("", asked->request.secure, 0));
  asked->reply(std::move(answer));
}

void House::logout_everywhere(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  const PersonId person = asked->person->id;
  write({}, {SessionsOf{person, {}}}, [this, asked, person](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    hang_up_on(person, {});
    answer_without_session(asked);
  });
}

void House::hang_up_on(PersonId person, const std::string& but_session) {
  std::vector<SocketId> his;
  for (const auto& [id, socket] : sockets_)
    if (socket.person == person && (but_session.empty() || socket.session != but_session))
      his.push_back(id);
  for (const SocketId id : his) hang_up(id, kClosed);
}

void House::change_password(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  if (asked->person->account.empty()) return fail(asked, 409, no("server.no_account"));
  check_password(asked, *asked->person, text_in(asked->body, "old"), [this, asked](bool right) {
    if (!right) return fail(asked, 403, no("server.wrong_old_password"));
    make_hash(asked, text_in(asked->body, "new"),
              [this, asked](const std::string& hash) { set_password(asked, hash); });
  });
}

// Whoever knew the old one may be in: all other sessions end.
void House::set_password(const AskedPtr& asked, const std::string& hash) {
  if (hash.empty()) return fail(asked, 503, no("server.busy"));
  if (is_gone(asked)) return fail(asked, 401, no("server.who_are_you"));
  const PersonId person = asked->person->id;
  const std::string key = key_of(asked->token);
  write({}, {NewPassword{person, hash}, SessionsOf{person, key}},
        [this, asked, person, key](const Verdict& verdict) {
          if (!verdict.accepted()) return fail(asked, 503, verdict);
          hang_up_on(person, key);
          answer(asked, told(*asked->person, asked->token));
        });
}

// A session that is used does not end: it is begun anew when half of it has passed.
void House::me(const AskedPtr& asked) {
  const std::string key = key_of(asked->token);
  const Milliseconds expires = around_.now() + settings_.session;
  const auto session =
      reads_->read("sessions", [&store = around_.store, key] { return store.session(key); });
  if (session.failed()) return fail(asked, 503, session.fault());
  const bool is_old =
      session.value() && session.value()->expires - around_.now() < settings_.session / 2;
  if (!is_old || !ready_to_write().accepted())
    return answer(asked, told(*asked->person, asked->token));
  write({}, {SessionRenewal{key, expires}}, [this, asked](const Verdict& verdict) {
    if (!verdict.accepted()) return answer(asked, told(*asked->person, asked->token));
    give_session(asked, *asked->person, asked->token);
  });
}

void House::rename(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  PersonRow person = *asked->person;
  if (!person.account.empty()) return fail(asked, 409, no("server.account_keeps_name"));
  person.name = text_in(asked->body, "name");
  if (Verdict why = clean_name(person.name); !why.accepted()) return fail(asked, 400, why);
  write({}, {Renaming{person.id, person.name}}, [this, asked, person](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    // Meanwhile he may have become an account.
    const auto now = reads_->read(
        "people", [&store = around_.store, id = person.id] { return store.person(id); });
    if (now.failed()) return fail(asked, 503, now.fault());
    answer(asked, told(now.value().value_or(person), asked->token));
  });
}

}  // namespace benchboss
