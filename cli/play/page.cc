#include "cli/play/page.h"

#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing {
namespace {

constexpr Style kEdge = {Tint::pencil, Tint::paper};
constexpr int kWidestPage = 92;  // longer lines are hard to read

struct PageLine {
  std::string text;
  bool heading = false;
};

// The lines of a page, list items with a hanging indent.
std::vector<PageLine> lines_of(const Page& page, int width, Desk::Kind kind) {
  std::vector<PageLine> lines;
  for (const Paragraph& paragraph : page.paragraphs) {
    if (kind == Desk::Kind::table) {
      lines.push_back({paragraph.text, paragraph.heading});
      continue;
    }
    const bool item = paragraph.text.starts_with("- ");
    bool first = true;
    for (const std::string& line :
         wrap(item ? paragraph.text.substr(2) : paragraph.text, item ? width - 2 : width)) {
      lines.push_back({item ? (first ? "• " : "  ") + line : line, paragraph.heading});
      first = false;
    }
  }
  return lines;
}

// The next heading before or after that line; the line itself if there is none.
int heading_from(const std::vector<PageLine>& lines, int line, int by) {
  const int count = static_cast<int>(lines.size());
  for (int i = line + by; i >= 0 && i < count; i += by)
    if (lines[static_cast<std::size_t>(i)].heading) return i;
  return by < 0 ? 0 : line;
}

void draw_sheet(Canvas& canvas, Area area, const std::string& title, const std::string& footer) {
  canvas.box(area, kEdge);
  canvas.fill(area.inside(), kPaper);
  if (!title.empty())
    canvas.put(area.row, area.column + 2, " " + cut(title, area.columns - 6) + " ",
               kPaper.strong());
  if (!footer.empty())
    canvas.put_right(area.bottom() - 1, area.column + 2, area.columns - 4, " " + footer + " ",
                     kEdge);
}

}  // namespace

Key Desk::read(const std::function<Page()>& make_page, const std::string& footer, Kind kind) {
  int first = 0;
  while (true) {
    Canvas canvas = below_();
    const Page page = make_page();
    int width = std::min(canvas.columns() - 8, kWidestPage);
    if (kind == Kind::table) {  // as wide as it is, but the title and the keys must fit
      width = std::max(columns(page.title), columns(footer)) + 4;
      for (const Paragraph& line : page.paragraphs) width = std::max(width, columns(line.text));
      width = std::min(width, canvas.columns() - 4);
    }
    const std::vector<PageLine> lines = lines_of(page, width, kind);
    const int count = static_cast<int>(lines.size());
    const int room = std::max(1, std::min(canvas.rows() - 4, count));
    const int last_first = std::max(0, count - room);
    first = std::clamp(first, 0, last_first);
    const Area area = {(canvas.rows() - room - 2) / 2, (canvas.columns() - width - 4) / 2, room + 2,
                       width + 4};
    draw_sheet(canvas, area, page.title, footer);
    int row = area.row + 1;
    for (auto line = lines.begin() + first; row <= area.row + room && line != lines.end(); ++line)
      canvas.put(row++, area.column + 2, cut(line->text, width),
                 line->heading ? kPaper.strong() : kPaper);
    if (first > 0) canvas.put(area.row + 1, area.right() - 1, "▲", kPaper.strong());
    if (first < last_first) canvas.put(area.bottom() - 2, area.right() - 1, "▼", kPaper.strong());
    terminal_.show(canvas);
    const Key key = terminal_.key();
    switch (key.kind) {
      case Key::Kind::up:
        --first;
        break;
      case Key::Kind::down:
        ++first;
        break;
      case Key::Kind::page_up:
        first -= room - 1;
        break;
      case Key::Kind::page_down:
        first += room - 1;
        break;
      case Key::Kind::home:
        first = 0;
        break;
      case Key::Kind::end:
        first = last_first;
        break;
      case Key::Kind::resized:
        break;
      case Key::Kind::left:
      case Key::Kind::right:
        if (kind != Kind::book) return key;
        first = heading_from(lines, first, key.is(Key::Kind::left) ? -1 : 1);
        break;
      default:
        if (!key.is(U' ') || first == last_first) return key;
        first += room - 1;
    }
  }
}

Key Desk::note(const std::function<Page()>& make_page, const std::string& footer) {
  while (true) {
    Canvas canvas = below_();
    const Page page = make_page();
    const int width = std::min(canvas.columns() - 8, 72);
    const std::vector<PageLine> lines = lines_of(page, width, Kind::text);
    const int rows = std::min(static_cast<int>(lines.size()), canvas.rows() - 4) + 2;
    const Area area = {std::max(0, (canvas.rows() - rows) / 2 - 2),
                       (canvas.columns() - width - 4) / 2, rows, width + 4};
    draw_sheet(canvas, area, page.title, footer);
    for (int i = 0; i < rows - 2; ++i)
      canvas.put(area.row + 1 + i, area.column + 2, lines[static_cast<std::size_t>(i)].text,
                 kPaper);
    terminal_.show(canvas);
    const Key key = terminal_.key();
    if (!key.is(Key::Kind::resized)) return key;
  }
}

std::optional<std::string> Desk::ask(const std::string& question, const std::string& text,
                                     const std::string& footer) {
  std::u32string typed = decode(text);
  while (true) {
    Canvas canvas = below_();
    const std::vector<std::string> lines = wrap(question, canvas.columns() - 8);
    const int rows = static_cast<int>(lines.size());
    const Area area = {std::max(0, canvas.rows() / 2 - 3), 2, rows + 3, canvas.columns() - 4};
    draw_sheet(canvas, area, "", footer);
    for (int i = 0; i < rows; ++i)
      canvas.put(area.row + 1 + i, area.column + 2, lines[static_cast<std::size_t>(i)], kPaper);
    // The end of a long line is where the player types.
    const auto room = static_cast<std::size_t>(std::max(area.columns - 6, 1));
    const std::u32string shown = typed.size() > room ? typed.substr(typed.size() - room) : typed;
    const Style field = {Tint::white, Tint::home};
    canvas.fill({area.bottom() - 2, area.column + 2, 1, area.columns - 4}, field);
    const int end = canvas.put(area.bottom() - 2, area.column + 2, encode(shown), field);
    canvas.put(area.bottom() - 2, end, "▏", field);
    terminal_.show(canvas);
    const Key key = terminal_.key();
    switch (key.kind) {
      case Key::Kind::enter:
        return encode(typed);
      case Key::Kind::escape:
      case Key::Kind::gone:
        return std::nullopt;
      case Key::Kind::backspace:
        if (!typed.empty()) typed.pop_back();
        break;
      case Key::Kind::character:
        if (key.character == 21) typed.clear();  // Ctrl-U
        if (key.character >= U' ') typed += key.character;
        break;
      default:
        break;
    }
  }
}

}  // namespace benchboss::playing
