#include "cli/play/menu.h"

#include "cli/play/pixels.h"
#include "cli/play/saves.h"
#include "cli/play/styles.h"
#include "cli/play/typeset.h"

#include <algorithm>

namespace benchboss::playing {
namespace {

constexpr Style kChosen = {Tint::ink, Tint::glow, true};
constexpr std::size_t kLongestName = 40;

class Form {
 public:
  Form(Terminal& terminal, Words& words, Record header)
      : terminal_(terminal),
        words_(words),
        setup_(words, std::move(header)),
        saved_(newest_save()),
        line_(start_line()) {}

  Wanted ask() {
    while (true) {
      draw();
      const Key key = terminal_.key();
      switch (key.kind) {
        case Key::Kind::gone:
        case Key::Kind::escape:
          return {};
        case Key::Kind::up:
          line_ = (line_ + lines() - 1) % lines();
          break;
        case Key::Kind::down:
          line_ = (line_ + 1) % lines();
          break;
        case Key::Kind::left:
          turn(-1);
          break;
        case Key::Kind::right:
          turn(1);
          break;
        case Key::Kind::backspace:
          erase();
          break;
        case Key::Kind::enter:
          if (saved_ && line_ == saved_line()) return *saved_;
          return setup_.header(words_);
        case Key::Kind::character:
          if (line_ == name_line()) {
            type(key.character);
          } else if (key.is(U'q')) {
            return {};
          } else if (key.is(U'l')) {
            words_.switch_language();
            if (!renamed_) setup_.rename(words_.say("play.player", {{"number", 1}}));
          }
          break;
        default:
          break;
      }
    }
  }

 private:
  // The questions, then the name, the start, and a saved game if there is one.
  std::size_t name_line() const { return setup_.questions(words_).size(); }
  std::size_t start_line() const { return name_line() + 1; }
  std::size_t saved_line() const { return name_line() + 2; }
  std::size_t lines() const { return name_line() + (saved_ ? 3 : 2); }

  void turn(int by) {
    if (line_ >= name_line()) return;
    const Setup::Question question = setup_.questions(words_)[line_];
    const std::size_t count = question.answers.size();
    setup_.answer(
        line_,
        (question.chosen + count + static_cast<std::size_t>(by + static_cast<int>(count))) % count);
  }

  void type(char32_t character) {
    const std::u32string name = decode(setup_.name());
    if (character < U' ' || name.size() >= kLongestName) return;
    rename(name + character);
  }
  void erase() {
    std::u32string name = decode(setup_.name());
    if (line_ != name_line() || name.empty()) return;
    name.pop_back();
    rename(name);
  }
  void rename(const std::u32string& name) {
    renamed_ = true;
    setup_.rename(encode(name));
  }

  void draw() {
    Canvas canvas(terminal_.rows(), terminal_.columns(), kWalnut);
    const int width = std::min(canvas.columns() - 4, 72);
    const int left = (canvas.columns() - width) / 2;
    const std::vector<Setup::Question> questions = setup_.questions(words_);
    const int form_rows = static_cast<int>(lines()) + 7;
    int row = std::max(0, (canvas.rows() - form_rows - 6) / 2);
    const std::string title = "BENCHBOSS";
    const int scale = canvas.columns() >= 100 && canvas.rows() >= 34 ? 2 : 1;
    if (canvas.columns() >= pixel_columns(title, 1) + 4 && row + form_rows + 5 <= canvas.rows()) {
      put_pixels(canvas, row, (canvas.columns() - pixel_columns(title, scale)) / 2, title,
                 {Tint::wood, Tint::walnut}, scale);
      row += pixel_rows(scale) + 1;
    }
    const Area sheet = {row, left, form_rows, width};
    canvas.box(sheet, {Tint::pencil, Tint::paper});
    canvas.fill(sheet.inside(), kPaper);
    row += 1;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const Setup::Question& question = questions[i];
      const std::string arrows = question.answers.size() > 1 ? "◀ ▶" : "   ";
      field(canvas, row++, sheet, i, question.text, question.answers[question.chosen].text, arrows);
    }
    field(canvas, row++, sheet, name_line(), words_.say("play.your_name"),
          setup_.name() + (line_ == name_line() ? "▏" : ""), "");
    row += 1;
    button(canvas, row++, sheet, start_line(), words_.say("play.start"));
    if (saved_)
      button(canvas, row++, sheet, saved_line(),
             words_.say("play.continue", {{"time", time_of(*saved_)}}));
    row += 1;
    const std::string help = line_ < questions.size()
                                 ? questions[line_].answers[questions[line_].chosen].help
                                 : words_.say("play.start_help");
    for (const std::string& line : wrap(help, width - 4))
      if (row < sheet.bottom() - 1) canvas.put(row++, left + 2, line, {Tint::pencil, Tint::paper});
    canvas.put_centred(sheet.bottom() + 1, 0, canvas.columns(), words_.say("play.menu_keys"), kDim);
    terminal_.show(canvas);
  }

  void field(Canvas& canvas, int row, Area sheet, std::size_t line, const std::string& name,
             const std::string& value, const std::string& arrows) const {
    const Style style = line == line_ ? kChosen : kPaper;
    canvas.fill({row, sheet.column + 1, 1, sheet.columns - 2}, style);
    canvas.put(row, sheet.column + 2, cut(name, 20), style);
    canvas.put(row, sheet.column + 24, cut(value, sheet.columns - 32), style.strong());
    canvas.put(row, sheet.right() - 6, arrows, style);
  }

  void button(Canvas& canvas, int row, Area sheet, std::size_t line,
              const std::string& text) const {
    const Style style = line == line_ ? kChosen : kPaper.strong();
    canvas.fill({row, sheet.column + 1, 1, sheet.columns - 2}, style);
    canvas.put_centred(row, sheet.column + 1, sheet.columns - 2, text, style);
  }

  Terminal& terminal_;
  Words& words_;
  Setup setup_;
  std::optional<std::filesystem::path> saved_;
  std::size_t line_;
  bool renamed_ = false;
};

}  // namespace

Wanted ask_on_screen(Terminal& terminal, Words& words, Record header) {
  return Form(terminal, words, std::move(header)).ask();
}

}  // namespace benchboss::playing
