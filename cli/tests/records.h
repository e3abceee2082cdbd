#pragma once

namespace benchboss::cli_tests {

// Of docs/records.md: Bob and Alice at the kitchen table, cards drawn by hand. Seat 1 scores.
inline constexpr const char* kByHand = R"(benchboss record 1
; Thursday night
game: rink-ratz
rules: 1
option: level=rookie
seat 1: Alice
seat 2: Bob (coach greedy)

* 12
* SB
* 8
* 3
* 11
* 8
* 4
* 4
* 15
* 1
* 7
* 9
* 2
* 14
* 6
* 10
* 13
* 5
2 8
1 8
2 4
1 4
)";

// Everything else follows from the seed.
inline constexpr const char* kOnlySeed = R"(benchboss record 1
game: rink-ratz
rules: 1
seed: 42
)";

}  // namespace benchboss::cli_tests
