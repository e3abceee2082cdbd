#include "catalog/rulebook.h"

#include <algorithm>

namespace benchboss {

namespace {

bool take_prefix(std::string_view& line, std::string_view prefix) {
  if (!line.starts_with(prefix)) return false;
  line.remove_prefix(prefix.size());
  return true;
}

// "Goal | But"
InEach<std::string> read_title(std::string_view line) {
  constexpr std::string_view kBar = " | ";
  const std::size_t bar = std::min(line.find(kBar), line.size());
  InEach<std::string> title;
  title[Lang::en] = line.substr(0, bar);
  title[Lang::fr] = bar < line.size() ? line.substr(bar + kBar.size()) : line;
  return title;
}

void trim_end(InEach<std::string>& text) {
  for (const Lang lang : kLangs)
    while (text[lang].ends_with('\n')) text[lang].pop_back();
}

class RulebookReader {
 public:
  Rulebook read(std::string_view markdown) {
    while (!markdown.empty()) {
      const std::size_t end = std::min(markdown.find('\n'), markdown.size());
      std::string_view line = markdown.substr(0, end);
      markdown.remove_prefix(std::min(end + 1, markdown.size()));
      if (line.ends_with('\r')) line.remove_suffix(1);
      read_line(line);
    }
    close_texts();
    return std::move(book_);
  }

 private:
  void read_line(std::string_view line) {
    if (take_prefix(line, "### ")) return open_rule(line);
    if (take_prefix(line, "## ")) return open_chapter(line);
    if (take_prefix(line, "# ")) {
      book_.title = line;
    } else if (RulePage* rule = open_page(); rule != nullptr && take_prefix(line, "Origin: ")) {
      rule->origin = line;
    } else if (take_prefix(line, "**EN** ")) {
      open_text(Lang::en, line);
    } else if (take_prefix(line, "**FR** ")) {
      open_text(Lang::fr, line);
    } else if (in_text_) {
      text()[lang_] += line;
      text()[lang_] += '\n';
    }
  }

  void open_chapter(std::string_view line) {
    in_text_ = false;
    book_.chapters.emplace_back().title = read_title(line);
  }

  void open_rule(std::string_view line) {
    in_text_ = false;
    if (book_.chapters.empty()) book_.chapters.emplace_back();
    const std::size_t space = std::min(line.find(' '), line.size());
    RulePage& rule = book_.chapters.back().rules.emplace_back();
    rule.id = line.substr(0, space);
    rule.title = read_title(line.substr(std::min(space + 1, line.size())));
  }

  void open_text(Lang lang, std::string_view line) {
    in_text_ = true;
    lang_ = lang;
    text()[lang] = line;
    text()[lang] += '\n';
  }

  RulePage* open_page() {
    if (book_.chapters.empty() || book_.chapters.back().rules.empty()) return nullptr;
    return &book_.chapters.back().rules.back();
  }

  InEach<std::string>& text() {
    if (RulePage* rule = open_page(); rule != nullptr) return rule->text;
    return book_.chapters.empty() ? book_.introduction : book_.chapters.back().text;
  }

  void close_texts() {
    trim_end(book_.introduction);
    for (RuleChapter& chapter : book_.chapters) {
      trim_end(chapter.text);
      for (RulePage& rule : chapter.rules) trim_end(rule.text);
    }
  }

  Rulebook book_;
  Lang lang_ = Lang::en;
  bool in_text_ = false;
};

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

const RulePage* Rulebook::find(std::string_view id) const {
  for (const RuleChapter& chapter : chapters)
    for (const RulePage& rule : chapter.rules)
      if (std::equal(id.begin(), id.end(), rule.id.begin(), rule.id.end(),
                     [](char a, char b) { return small(a) == small(b); }))
        return &rule;
  return nullptr;
}

Rulebook read_rulebook(std::string_view markdown) { return RulebookReader().read(markdown); }

}  // namespace benchboss
