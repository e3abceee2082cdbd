#pragma once
#include "server/house/bucket.h"

#include <string>

namespace benchboss {

// Who tries passwords that are wrong has to wait: for this account from this address, and from this
// address for any. So nobody can lock somebody else out of his account: from an address where he
// has not erred himself he is always let try. When one account is tried from very many addresses,
// each of them has fewer tries.
class PasswordGuard {
 public:
  struct Allowances {
    Allowance pair{10, 0.05};              // an account from an address
    Allowance address{40, 0.1};            // any account from an address
    Allowance account{200, 1.0 / 60};      // an account from anywhere; when it is used up:
    Allowance braked_pair{2, 1.0 / 1800};  // an account from an address
  };

  explicit PasswordGuard(const Allowances& allowances)
      : pairs_(allowances.pair),
        addresses_(allowances.address),
        accounts_(allowances.account),
        braked_pairs_(allowances.braked_pair) {}

  bool may_try(const std::string& account, const std::string& address, Milliseconds now) {
    const std::string pair = both(account, address);
    const bool braked = accounts_.of(account, now).is_empty(now);
    return !addresses_.of(address, now).is_empty(now) && !pairs_.of(pair, now).is_empty(now) &&
           !(braked && braked_pairs_.of(pair, now).is_empty(now));
  }

  void note_wrong(const std::string& account, const std::string& address, Milliseconds now) {
    const std::string pair = both(account, address);
    addresses_.of(address, now).take(now);
    pairs_.of(pair, now).take(now);
    accounts_.of(account, now).take(now);
    braked_pairs_.of(pair, now).take(now);
  }

 private:
  // No name holds a line's end.
  static std::string both(const std::string& account, const std::string& address) {
    return account + "\n" + address;
  }

  Buckets pairs_;
  Buckets addresses_;
  Buckets accounts_;
  Buckets braked_pairs_;
};

}  // namespace benchboss
