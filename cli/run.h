#pragma once

namespace benchboss {

class Arguments;
class Console;

// What a command does with its arguments; the value is an exit code. Each has a file of its own.
int run_play_command(const Arguments& given, Console& console);
int run_serve(const Arguments& given, Console& console);
int run_backup(const Arguments& given, Console& console);
int run_restore(const Arguments& given, Console& console);
int run_verify_store(const Arguments& given, Console& console);
int run_replay(const Arguments& given, Console& console);
int run_verify(const Arguments& given, Console& console);
int run_games(const Arguments& given, Console& console);
int run_rules(const Arguments& given, Console& console);
int run_sim(const Arguments& given, Console& console);
int run_roster(const Arguments& given, Console& console);
int run_cards(const Arguments& given, Console& console);
int run_pitch_chart(const Arguments& given, Console& console);
int run_tree(const Arguments& given, Console& console);
int run_bench(const Arguments& given, Console& console);
int run_bench_run(const Arguments& given, Console& console);
int run_check(const Arguments& given, Console& console);
int run_completion(const Arguments& given, Console& console);
int run_help(const Arguments& given, Console& console);

}  // namespace benchboss
