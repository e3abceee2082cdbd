#pragma once
#include "catalog/lang.h"

#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

struct RulePage {
  std::string id;  // "RR-14"
  InEach<std::string> title;
  InEach<std::string> text;  // Markdown
  std::string origin;        // "S/F/R"; the introduction explains the letters
};

struct RuleChapter {
  InEach<std::string> title;
  InEach<std::string> text;  // of a chapter that is not about rules
  std::vector<RulePage> rules;
};

// A game's RULES.md, taken apart.
struct Rulebook {
  std::string title;
  InEach<std::string> introduction;
  std::vector<RuleChapter> chapters;

  // By id, in capitals or not; null if there is none.
  const RulePage* find(std::string_view id) const;
};

Rulebook read_rulebook(std::string_view markdown);

}  // namespace benchboss
