#pragma once
#include "server/house/bucket.h"
#include "server/house/password_guard.h"
#include "server/house/secrets.h"
#include "server/house/site.h"
#include "store/store.h"

#include <cstdint>
#include <memory>
#include <string>

namespace benchboss {

// What the server allows.
struct HouseSettings {
  Allowance requests{300, 50};     // an address (of IPv6: a network); the base of what follows
  Allowance commands{40, 20};      // a connection
  Allowance wrong_codes{20, 0.2};  // an address
  PasswordGuard::Allowances wrong_passwords;
  Allowance taken_names{20, 0.05};  // an address: how quickly it learns which names are accounts
  Allowance new_people() const {    // guests of an address; an account counts as some
    return {requests.at_once / 5, requests.a_second / 500};
  }
  std::uint32_t tables_of_guest = 25;  // unfinished ones
  std::uint32_t tables_of_account = 200;
  std::uint32_t public_tables_of_address = 5;  // that wait for people
  std::size_t sockets_of_table = 300;          // who watch
  std::size_t sockets_of_person = 12;          // at one table: his devices and tabs
  std::size_t hints_at_once = 32;
  std::size_t backlog = 20'000;  // writes that may wait for the disk
  Milliseconds session = Milliseconds{90} * 24 * 3600 * 1000;
  Milliseconds sleep_after = 60'000;  // of a table where nothing happens
  Milliseconds away_after = 60'000;   // from when on others may call a stand-in
  // Over days: for so long he owes a decision and is not here.
  Milliseconds away_after_days = Milliseconds{3} * 24 * 3600 * 1000;
  unsigned coaches = 1;                // threads on which computer coaches think
  PasswordCost password_cost;          // the least that is safe; tests make it cheap
  std::size_t passwords_at_once = 16;  // that wait for their turn; of an address a quarter
  std::size_t records_at_once = 64;    // replays, proofs, score sheets that wait
  bool real_hidden_cards = false;      // for tests: cards that are dealt face down may be typed in
  std::string origin;                  // where pages may come from, beside the server itself
  bool any_name = false;               // behind a proxy, which knows what names lead here
  std::string admin_token;             // empty: nobody is an administrator
  std::shared_ptr<const Site> site;    // the page; null: the small one of our own
};

}  // namespace benchboss
