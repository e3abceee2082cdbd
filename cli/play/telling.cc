#include "cli/play/telling.h"

#include "cli/console.h"
#include "cli/play/typeset.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace benchboss::playing {
namespace {

std::string title_of(const RulePage& rule, Lang lang) { return rule.id + "  " + rule.title[lang]; }

void append(std::vector<Paragraph>& all, std::vector<Paragraph> more) {
  std::move(more.begin(), more.end(), std::back_inserter(all));
}

// "Level: Rookie", for every option that the header names.
std::string options_of(const Session& session, const Words& words) {
  const std::string prefix = message_prefix(session.info().rule_prefix);
  std::string list;
  for (const auto& [option, value] : session.header().options) {
    const std::string name = fmt::format("{}.option_name.{}", prefix, option);
    const std::string told = fmt::format("{}.value.{}.{}", prefix, option, value);
    if (!words.knows(name)) continue;
    list +=
        " " + words.say("play.option", {{"name", words.say(name)},
                                        {"value", words.knows(told) ? words.say(told) : value}});
  }
  return list;
}

std::string who_plays(const Session& session, const Words& words) {
  std::string list;
  for (Seat seat = 0; seat < session.table().seats(); ++seat) {
    const std::string& coach = session.header().seats[seat].coach;
    if (!list.empty()) list += ", ";
    list += coach.empty()
                ? words.seat(seat)
                : words.say("play.coached", {{"name", words.seat(seat)}, {"coach", coach}});
  }
  return words.say("play.who_plays", {{"list", list}});
}

}  // namespace

std::vector<Paragraph> plain_paragraphs(std::string_view markdown) {
  std::vector<Paragraph> paragraphs;
  std::string line;
  const auto end_line = [&] { paragraphs.emplace_back(std::exchange(line, {})); };
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown[i] == '\n') {
      end_line();
    } else if (markdown.substr(i, 2) == "**") {
      ++i;
    } else if (markdown[i] != '`') {
      line += markdown[i];
    }
  }
  end_line();
  return paragraphs;
}

Page rule_page(const Session& session, const Words& words, std::string_view id) {
  const std::string asked = folded(id);
  const Rulebook& book = session.rulebook();
  const RulePage* rule = book.find(asked);
  if (rule == nullptr) rule = book.find(std::string(session.info().rule_prefix) + "-" + asked);
  if (rule == nullptr) return {};
  return {title_of(*rule, words.lang()), plain_paragraphs(rule->text[words.lang()])};
}

Page rule_behind(const Session& session, const Words& words, const SaidEvent& event) {
  Page page;
  if (!event.rule.empty()) page = rule_page(session, words, event.rule);
  if (page.paragraphs.empty()) page.paragraphs = {words.say("play.no_rule")};
  page.paragraphs.insert(page.paragraphs.begin(), {{words.say(event), true}, {}});
  return page;
}

Page whole_rulebook(const Session& session, const Words& words) {
  const Lang lang = words.lang();
  const Rulebook& book = session.rulebook();
  Page page{book.title, plain_paragraphs(book.introduction[lang])};
  for (const RuleChapter& chapter : book.chapters) {
    append(page.paragraphs, {{}, {"§ " + chapter.title[lang], true}, {}});
    if (!chapter.text[lang].empty()) append(page.paragraphs, plain_paragraphs(chapter.text[lang]));
    for (const RulePage& rule : chapter.rules) {
      page.paragraphs.emplace_back(title_of(rule, lang), true);
      append(page.paragraphs, plain_paragraphs(rule.text[lang]));
      page.paragraphs.emplace_back();
    }
  }
  return page;
}

Page rules_in_short(const Session& session, const Words& words) {
  Page page{session.rulebook().title, {}};
  for (const RuleChapter& chapter : session.rulebook().chapters)
    for (const RulePage& rule : chapter.rules)
      page.paragraphs.emplace_back(title_of(rule, words.lang()));
  return page;
}

Page hint_page(const Session& session, const Board& board, const Words& words, Seat seat) {
  const std::string action = session.hint(seat);
  if (action.empty()) return {words.say("play.hint"), {words.say("play.no_hint")}};
  Page page{words.say("play.hint"),
            {words.say("play.hint_is", {{"action", board.action(words, action)}})}};
  // Whoever mixes does so because nobody knows what follows.
  const std::vector<MixLine> mix = session.mix(seat);
  std::string then;
  if (mix.empty())
    for (const SaidEvent& event : session.foresee(seat, action))
      then += (then.empty() ? "" : " ") + words.say(event);
  if (!then.empty()) page.paragraphs.emplace_back(words.say("play.hint_then", {{"events", then}}));
  if (mix.empty()) return page;
  page.paragraphs.emplace_back();
  page.paragraphs.emplace_back(words.say("play.hint_mix"));
  for (const MixLine& line : mix)
    page.paragraphs.emplace_back(words.say(
        "play.hint_share",
        {{"share", std::lround(100 * line.share)}, {"action", board.action(words, line.action)}}));
  return page;
}

std::vector<std::string> opening_words(const Session& session, const Words& words) {
  std::vector<std::string> lines;
  lines.push_back(words.say("play.game", {{"game", name_of_game(words, session.info())}}) +
                  options_of(session, words));
  lines.push_back(who_plays(session, words));
  const Record& header = session.header();
  if (header.seed) {
    lines.push_back(words.say("play.seeded", {{"seed", *header.seed}}));
  } else {
    lines.push_back(words.say("play.sealed", {{"seal", header.commitment}}));
  }
  return lines;
}

std::string name_of_game(const Words& words, const GameInfo& info) {
  return words.say(message_prefix(info.rule_prefix) + ".name");
}

std::vector<SaidEvent> told_events(const Session& session, const Board& board, Seat viewer,
                                   std::uint64_t since) {
  std::vector<SaidEvent> events = session.table().events(viewer, since);
  std::erase_if(events, [&](const SaidEvent& event) { return board.is_quiet(event); });
  return events;
}

}  // namespace benchboss::playing
