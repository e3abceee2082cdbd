#include "cli/commands.h"

#include "catalog/catalog.h"
#include "cli/run.h"

namespace benchboss {

namespace {

constexpr std::uint64_t kMost = UINT64_MAX;
constexpr std::uint64_t kMostGames = 1'000'000'000'000;

constexpr Flag kCommon[] = {
    {"lang", 'l', "cli.flag.lang", Wants::language, "cli.arg.language"},
    {"help", 'h', "cli.flag.help"},
};
constexpr Flag kProgram[] = {
    {"lang", 'l', "cli.flag.lang", Wants::language, "cli.arg.language"},
    {"help", 'h', "cli.flag.help"},
    {"version", 'V', "cli.flag.version"},
};

constexpr Flag kJson{"json", 'j', "cli.flag.json"};
constexpr Flag kSet{"set", 'o', "cli.flag.set", Wants::setting, "cli.arg.setting", 0, kMost, true};

constexpr Flag kData{"data", 0, "cli.flag.data", Wants::text, "cli.arg.data", 0, kMost, true};

constexpr Operand kGame[] = {{"cli.arg.game", Wants::game}};
constexpr Operand kMaybeGame[] = {{"cli.arg.game", Wants::game, true}};
constexpr Operand kFile[] = {{"cli.arg.file", Wants::file}};
constexpr Operand kGameAndRule[] = {{"cli.arg.game", Wants::game},
                                    {"cli.arg.rule", Wants::rule, true}};
constexpr Operand kShell[] = {{"cli.arg.shell", Wants::shell}};
constexpr Operand kMaybeCommand[] = {{"cli.arg.command", Wants::command, true}};
constexpr Operand kBenchRun[] = {
    {"cli.arg.game", Wants::game}, {"cli.arg.variant"}, {"cli.arg.how"}, {"cli.arg.number"}};

constexpr Flag kPlay[] = {
    {"coach", 'c', "cli.flag.coach", Wants::coach, "cli.arg.coach"},
    {"coaches", 'C', "cli.flag.coaches_play", Wants::coaches, "cli.arg.coaches"},
    {"hot-seat", 'H', "cli.flag.hot_seat"},
    {"names", 'n', "cli.flag.names", Wants::names, "cli.arg.names"},
    kSet,
    kData,
    {"seed", 's', "cli.flag.seed_play", Wants::number, "cli.arg.number"},
    {"plain", 'p', "cli.flag.plain"},
    {"record", 'r', "cli.flag.record", Wants::file, "cli.arg.file"},
    {"resume", 'R', "cli.flag.resume", Wants::file, "cli.arg.file", 0, kMost, false, true},
};
constexpr Flag kFolder{"folder", 'd', "cli.flag.folder", Wants::folder, "cli.arg.folder"};
constexpr Flag kServe[] = {
    {"port", 'p', "cli.flag.port", Wants::number, "cli.arg.number", 0, 65535},
    {"address", 'a', "cli.flag.address", Wants::text, "cli.arg.address"},
    kFolder,
    {"page", 'P', "cli.flag.page", Wants::folder, "cli.arg.folder"},
    {"behind-proxy", 0, "cli.flag.behind_proxy"},
    {"origin", 0, "cli.flag.origin", Wants::text, "cli.arg.url"},
    {"connections", 0, "cli.flag.connections", Wants::number, "cli.arg.number", 1, 1'000'000},
    {"rate", 0, "cli.flag.rate", Wants::number, "cli.arg.number", 1, 1'000'000},
    {"commands", 0, "cli.flag.commands", Wants::number, "cli.arg.number", 1, 1'000'000},
    {"coaches", 0, "cli.flag.coach_threads", Wants::number, "cli.arg.number", 1, 64},
    {"tables", 0, "cli.flag.tables", Wants::number, "cli.arg.number", 1, 1'000'000},
    {"quiet", 'q', "cli.flag.quiet"},
};
constexpr Flag kBackup[] = {kFolder};
constexpr Flag kReplay[] = {
    kJson,
    {"step", 's', "cli.flag.step"},
    {"as", 'a', "cli.flag.as", Wants::number, "cli.arg.seat", 1, 10},
};
constexpr Flag kOnlyJson[] = {kJson};
constexpr Flag kSim[] = {
    {"games", 'n', "cli.flag.games", Wants::number, "cli.arg.number", 1, kMostGames},
    {"seed", 's', "cli.flag.seed_sim", Wants::number, "cli.arg.number"},
    {"coaches", 'C', "cli.flag.coaches_sim", Wants::coaches, "cli.arg.coaches"},
    kSet,
    kData,
    {"threads", 't', "cli.flag.threads", Wants::number, "cli.arg.number", 1, 1024},
    kJson,
    {"records", 'r', "cli.flag.records", Wants::folder, "cli.arg.folder"},
};
constexpr Flag kTree[] = {
    {"depth", 'd', "cli.flag.depth", Wants::number, "cli.arg.number", 0, 1000},
    kSet,
    {"from", 'f', "cli.flag.from", Wants::file, "cli.arg.file"},
    kJson,
};
constexpr Flag kPitchChart[] = {
    {"hit", 0, "cli.flag.hit", Wants::number, "cli.arg.number", 0, 10'000},
    {"walk", 0, "cli.flag.walk", Wants::number, "cli.arg.number", 0, 10'000},
    kJson,
};
constexpr Flag kBench[] = {
    {"seconds", 's', "cli.flag.seconds", Wants::seconds, "cli.arg.seconds"},
    {"quick", 'q', "cli.flag.quick"},
    {"first-variants", 'f', "cli.flag.first_variants"},
    kJson,
};
constexpr Operand kRosterVerb[] = {{"cli.arg.roster_verb"}, {"cli.arg.roster", Wants::file}};
constexpr Operand kCardsVerb[] = {{"cli.arg.cards_verb"}, {"cli.arg.season", Wants::file, true}};
constexpr Flag kCards[] = {
    {"schedule", 'S', "cli.flag.schedule", Wants::file, "cli.arg.file"},
    {"out", 'O', "cli.flag.out", Wants::folder, "cli.arg.folder"},
    {"seasons", 'n', "cli.flag.seasons", Wants::number, "cli.arg.number", 1, 100'000},
    {"seed", 's', "cli.flag.seed_sim", Wants::number, "cli.arg.number"},
    {"svg", 0, "cli.flag.svg", Wants::file, "cli.arg.file"},
    kJson,
};
constexpr Flag kCheck[] = {
    {"source", 's', "cli.flag.source", Wants::folder, "cli.arg.folder"},
    kJson,
};

constexpr std::string_view kPlayExamples[] = {
    "benchboss play rink-ratz --set level=pro",
    "benchboss play rink-ratz --hot-seat --names Alice,Bob",
    "benchboss play rink-ratz --set seats=4 --coaches person,random,greedy,random",
    "benchboss play --resume",
};
constexpr std::string_view kServeExamples[] = {
    "benchboss serve",
    "benchboss serve --port 9000 --address 0.0.0.0",
    "benchboss serve --page web/dist",
};
constexpr std::string_view kBackupExamples[] = {
    "benchboss backup tables-monday.db",
};
constexpr std::string_view kRestoreExamples[] = {
    "benchboss restore tables-monday.db",
};
constexpr std::string_view kReplayExamples[] = {
    "benchboss replay game.bbr --step",
    "benchboss replay game.bbr --json",
};
constexpr std::string_view kRulesExamples[] = {
    "benchboss rules rink-ratz RR-14",
};
constexpr std::string_view kSimExamples[] = {
    "benchboss sim rink-ratz --games 100000 --coaches greedy,random",
    "benchboss sim rink-ratz --games 10 --set level=pro --records games",
};
constexpr std::string_view kTreeExamples[] = {
    "benchboss tree rink-ratz --depth 3",
    "benchboss tree rink-ratz --depth 4 --from game.bbr",
};
constexpr std::string_view kPitchChartExamples[] = {
    "benchboss pitch-chart --lang fr",
    "benchboss pitch-chart --hit 900 --walk 400",
};
constexpr std::string_view kRosterExamples[] = {
    "benchboss roster show moncton",
    "benchboss roster check mine.csv",
    "benchboss play pairadice --data home=mine.csv",
};
constexpr std::string_view kCardsExamples[] = {
    "benchboss cards make season.csv --out cards",
    "benchboss cards replay --seasons 200 --svg points.svg",
};
constexpr std::string_view kCompletionExamples[] = {
    "source <(benchboss completion bash)",
    "benchboss completion bash >~/.local/share/bash-completion/completions/benchboss",
};

// In the order of --help: playing, then looking, then the lab, then the house.
constexpr Command kCommands[] = {
    {"play", "cli.command.play", "cli.about.play", kMaybeGame, kPlay, run_play_command,
     kPlayExamples},
    {"serve", "cli.command.serve", "cli.about.serve", {}, kServe, run_serve, kServeExamples},
    {"backup", "cli.command.backup", "cli.about.backup", kFile, kBackup, run_backup,
     kBackupExamples},
    {"restore", "cli.command.restore", "cli.about.restore", kFile, kBackup, run_restore,
     kRestoreExamples},
    {"verify-store",
     "cli.command.verify_store",
     "cli.about.verify_store",
     {},
     kBackup,
     run_verify_store},
    {"replay", "cli.command.replay", "cli.about.replay", kFile, kReplay, run_replay,
     kReplayExamples},
    {"verify", "cli.command.verify", "cli.about.verify", kFile, {}, run_verify},
    {"games", "cli.command.games", "", {}, kOnlyJson, run_games},
    {"rules", "cli.command.rules", "", kGameAndRule, kOnlyJson, run_rules, kRulesExamples},
    {"sim", "cli.command.sim", "cli.about.sim", kGame, kSim, run_sim, kSimExamples},
    {"roster", "cli.command.roster", "cli.about.roster", kRosterVerb, kOnlyJson, run_roster,
     kRosterExamples},
    {"cards", "cli.command.cards", "cli.about.cards", kCardsVerb, kCards, run_cards,
     kCardsExamples},
    {"tree", "cli.command.tree", "cli.about.tree", kGame, kTree, run_tree, kTreeExamples},
    {"pitch-chart",
     "cli.command.pitch_chart",
     "cli.about.pitch_chart",
     {},
     kPitchChart,
     run_pitch_chart,
     kPitchChartExamples},
    {"bench", "cli.command.bench", "cli.about.bench", kMaybeGame, kBench, run_bench},
    {"check", "cli.command.check", "cli.about.check", {}, kCheck, run_check},
    {"completion",
     "cli.command.completion",
     "cli.about.completion",
     kShell,
     {},
     run_completion,
     kCompletionExamples},
    {"help", "cli.command.help", "", kMaybeCommand, {}, run_help},
    {"bench-run", "", "", kBenchRun, {}, run_bench_run, {}, true},
};

}  // namespace

std::span<const Command> commands() { return kCommands; }
std::span<const Flag> common_flags() { return kCommon; }
std::span<const Flag> program_flags() { return kProgram; }

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names;
  for (const Command& command : commands())
    if (!command.hidden) names.push_back(command.name);
  return names;
}

std::vector<std::string_view> game_names() {
  std::vector<std::string_view> names;
  for (const GameInfo& game : games()) names.push_back(game.name);
  return names;
}

const Command* find_command(std::string_view name) {
  for (const Command& command : kCommands)
    if (command.name == name) return &command;
  return nullptr;
}

}  // namespace benchboss
