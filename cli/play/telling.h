#pragma once
#include "cli/play/board.h"
#include "cli/play/session.h"
#include "cli/play/words.h"

#include <string>
#include <vector>

namespace benchboss::playing {

struct Paragraph {
  Paragraph(std::string words = {}, bool is_heading = false)  // NOLINT: text is a paragraph
      : text(std::move(words)), heading(is_heading) {}

  std::string text;
  bool heading = false;
};

// A page of text: what is asked about is told the same on paper and line by line.
struct Page {
  std::string title;
  std::vector<Paragraph> paragraphs;
};

// The rule behind an event, or that there is none.
Page rule_behind(const Session& session, const Words& words, const SaidEvent& event);
// One rule; empty if there is no such id. "RR-14", "rr-14" and "14" are the same.
Page rule_page(const Session& session, const Words& words, std::string_view id);
// Every rule, with its chapter.
Page whole_rulebook(const Session& session, const Words& words);
// Ids and titles only.
Page rules_in_short(const Session& session, const Words& words);
// What a coach would do here, and what would come of it.
Page hint_page(const Session& session, const Board& board, const Words& words, Seat seat);
// Which game this is, who plays, and how its cards or dice are drawn.
std::vector<std::string> opening_words(const Session& session, const Words& words);

std::string name_of_game(const Words& words, const GameInfo& info);

// Events worth telling, as a viewer knows them.
std::vector<SaidEvent> told_events(const Session& session, const Board& board, Seat viewer,
                                   std::uint64_t since);

// Markdown as plain lines: no stars, no backquotes.
std::vector<Paragraph> plain_paragraphs(std::string_view markdown);

}  // namespace benchboss::playing
