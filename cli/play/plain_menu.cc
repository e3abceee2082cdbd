#include "cli/play/plain_menu.h"

#include "cli/play/saves.h"
#include "cli/play/typeset.h"
#include "match/printable.h"

namespace benchboss::playing {
namespace {

// The number of an answer; an empty line takes the one in brackets. Nothing at the end of the
// input.
std::optional<std::size_t> ask(const Words& words, const Setup::Question& question, Lines& lines) {
  lines.write(question.text);
  for (std::size_t i = 0; i < question.answers.size(); ++i)
    lines.write(
        words.say("play.choice", {{"number", i + 1}, {"action", question.answers[i].text}}));
  while (true) {
    lines.ask(words.say("play.menu_prompt", {{"usual", question.chosen + 1}}));
    const std::optional<std::string> typed = lines.read();
    if (!typed) return std::nullopt;
    const std::string answer = folded(*typed);
    if (answer.empty()) return question.chosen;
    const auto most = static_cast<std::int64_t>(question.answers.size());
    if (const std::int64_t number = read_number(answer, most); number > 0)
      return static_cast<std::size_t>(number - 1);
    for (std::size_t i = 0; i < question.answers.size(); ++i)
      if (folded(question.answers[i].text) == answer) return i;
    lines.write(words.say("play.menu_not_understood",
                          {{"text", printable(*typed)}, {"most", question.answers.size()}}));
  }
}

}  // namespace

Wanted ask_plainly(const Words& words, Record header, Lines& lines) {
  if (const auto saved = newest_save()) {
    const Setup::Question what = {words.say("play.what_now"),
                                  {{words.say("play.new_game"), ""},
                                   {words.say("play.continue", {{"time", time_of(*saved)}}), ""}}};
    const auto answer = ask(words, what, lines);
    if (!answer) return {};
    if (*answer == 1) return *saved;
  }
  Setup setup(words, std::move(header));
  for (std::size_t i = 0; i < setup.questions(words).size(); ++i) {
    const Setup::Question question = setup.questions(words)[i];
    if (question.answers.size() == 1) continue;
    const auto answer = ask(words, question, lines);
    if (!answer) return {};
    setup.answer(i, *answer);
  }
  return setup.header(words);
}

}  // namespace benchboss::playing
