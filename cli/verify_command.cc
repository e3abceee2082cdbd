#include "cli/arguments.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/record_file.h"
#include "cli/run.h"
#include "match/replay.h"

namespace benchboss {

namespace {

std::string proved(const Console& console, const Record& record, const Proof& proof) {
  const Param draws("n", proof.draws);
  if (proof.kind == Proof::Kind::sealed)
    return console.say("cli.verify.sealed", {draws, {"commitment", record.commitment}});
  if (proof.draws == 0) return console.say("cli.verify.drawn_from_seed", {{"seed", *record.seed}});
  return console.say("cli.verify.seeded", {draws, {"seed", *record.seed}});
}

}  // namespace

int run_verify(const Arguments& given, Console& console) {
  const std::string& file = given.operands[0];
  const RecordFile opened = open_record(file, console);
  if (opened.exit_code != kOk) return opened.exit_code;
  const Proof proof = verify(opened.record, *opened.table);
  if (proof.fault.found()) return complain_about(file, proof.fault, console);
  if (proof.kind == Proof::Kind::nothing) {
    console.complain(console.say("cli.error.record",
                                 {{"file", file}, {"why", console.say("cli.verify.nothing")}}));
    return kAnswerIsNo;
  }
  console.line(console.tone(console.say("cli.verify.proved"), Tone::good) + " " +
               proved(console, opened.record, proof));
  console.line(console.say(proof.finished ? "cli.verify.finished" : "cli.verify.not_finished"));
  if (proof.kind == Proof::Kind::sealed && !proof.finished)
    console.line(console.say("cli.verify.opened_early"));
  return kOk;
}

}  // namespace benchboss
