#include "server/house/house.h"
#include "server/house/names.h"
#include "server/house/secrets.h"
#include "server/live/fields.h"

#include <boost/json/serialize.hpp>

namespace benchboss {

namespace json = boost::json;

namespace {

constexpr std::size_t kPasswordsAtOnce = 16;  // that wait for their turn
constexpr double kGuestsAnAccount = 6;        // an account counts for as many new guests

Verdict no(std::string reason) { return {std::move(reason), {}, {}}; }

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
  person.id = ++last_person_;
  person.at = around_.now();
  begin_session(asked, person, {person});
}

void House::begin_session(const AskedPtr& asked, const PersonRow& person,
                          std::vector<Change> changes) {
  const std::string token = new_token();
  changes.emplace_back(SessionRow{key_of(token), person.id, around_.now() + settings_.session});
  // The session that was open in this browser ends: nobody inherits it.
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
  if (around_.store.account(person.account) || accounts_on_their_way_.contains(person.account))
    return fail(asked, 409, no("server.name_is_taken"));
  if (passwords_in_work_ >= kPasswordsAtOnce) return fail(asked, 503, no("server.busy"));
  const Milliseconds now = around_.now();
  if (!new_people_.of(asked->request.address, now).take(now, kGuestsAnAccount))
    return fail(asked, 429, no("server.too_many_people"));
  accounts_on_their_way_.emplace(person.account, person.id);
  ++passwords_in_work_;
  workers_->work([this, asked, person, password = text_in(asked->body, "password"),
                  post = around_.post, alive = alive_]() mutable {
    person.password = hash_password(password);
    post([this, asked, person, alive] {
      if (!*alive) return;
      --passwords_in_work_;
      if (!person.password.empty()) return begin_session(asked, person, {person});
      accounts_on_their_way_.erase(person.account);
      fail(asked, 503, no("server.busy"));
    });
  });
}

void House::login(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  const Milliseconds now = around_.now();
  const std::string name = account_named(asked->body);
  if (wrong_passwords_.of("address " + asked->request.address, now).is_empty(now) ||
      wrong_passwords_.of("account " + name, now).is_empty(now))
    return fail(asked, 429, no("server.too_many_passwords"));
  if (passwords_in_work_ >= kPasswordsAtOnce) return fail(asked, 503, no("server.busy"));
  const std::optional<PersonRow> known = around_.store.account(name);
  const PersonRow person = known.value_or(PersonRow{});
  ++passwords_in_work_;
  workers_->work([this, asked, person, password = text_in(asked->body, "password"),
                  post = around_.post, alive = alive_] {
    // An unknown name is tried as well, so that the time tells nothing.
    const bool right = is_password(person.id == 0 ? hash_of_nobody() : person.password, password) &&
                       person.id != 0;
    post([this, asked, person, right, alive] {
      if (*alive) password_checked(asked, person, right);
    });
  });
}

void House::password_checked(const AskedPtr& asked, const PersonRow& person, bool right) {
  --passwords_in_work_;
  if (right) return begin_session(asked, person, {});
  const Milliseconds now = around_.now();
  wrong_passwords_.of("address " + asked->request.address, now).take(now);
  wrong_passwords_.of("account " + account_named(asked->body), now).take(now);
  fail(asked, 403, no("server.wrong_password"));
}

void House::logout(const AskedPtr& asked) {
  if (Verdict why = ready_to_write(); !why.accepted()) return fail(asked, 503, why);
  write({}, {SessionEnd{key_of(asked->token)}}, [this, asked](const Verdict& verdict) {
    if (!verdict.accepted()) return fail(asked, 503, verdict);
    end_session(key_of(asked->token), 0, {});
    HttpAnswer answer;
    answer.body = "{}";
    answer.headers.emplace_back("Set-Cookie", cookie_of("", asked->request.secure, 0));
    asked->reply(std::move(answer));
  });
}

// A session that is used does not end: it is begun anew when half of it has passed.
void House::me(const AskedPtr& asked) {
  const std::string key = key_of(asked->token);
  const Milliseconds expires = around_.now() + settings_.session;
  const auto session = around_.store.session(key);
  const bool is_old = session && session->expires - around_.now() < settings_.session / 2;
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
    answer(asked, told(around_.store.person(person.id).value_or(person), asked->token));
  });
}

}  // namespace benchboss
