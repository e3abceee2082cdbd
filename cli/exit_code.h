#pragma once

namespace benchboss {

// What the program returns to the shell; `benchboss --help` and docs/cli.md list the same.
inline constexpr int kOk = 0;
inline constexpr int kAnswerIsNo =
    1;  // the record does not replay, the proof fails, a rule has no test
inline constexpr int kWrongUsage = 2;
inline constexpr int kFileTrouble = 3;  // something cannot be read or written
inline constexpr int kOurMistake = 4;

}  // namespace benchboss
