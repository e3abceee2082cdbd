#include "cli/play/screen.h"

#include "cli/play/main_page.h"
#include "cli/play/page.h"
#include "cli/play/pixels.h"
#include "cli/play/requests.h"
#include "cli/play/sheet_page.h"
#include "cli/play/telling.h"
#include "cli/play/time_limit.h"
#include "cli/play/typeset.h"

#include <algorithm>
#include <cstdlib>

namespace benchboss::playing {
namespace {

constexpr int kFlash = 140;
constexpr int kFlashes = 6;

// Someone asked for a still picture.
bool motion_wanted() {
  const char* no_motion = std::getenv("NO_MOTION");
  return no_motion == nullptr || *no_motion == '\0';
}

class ScreenGame {
 public:
  ScreenGame(Terminal& terminal, Session& session, const Board& board, Words& words, Keeper& keeper)
      : terminal_(terminal),
        session_(session),
        board_(board),
        words_(words),
        keeper_(keeper),
        page_(session, board, words),
        desk_(terminal, [this] { return page_.draw(terminal_.rows(), terminal_.columns()); }),
        motion_(motion_wanted()),
        cheered_(session.table().event_count()) {}

  Ending run() {
    page_.look(session_.narrator());
    page_.recall();
    if (session_.table().lines().empty()) welcome();
    while (!ending_) step();
    return *ending_;
  }

 private:
  void step() {
    const Session::Next next = session_.next();
    // At a keyboard for several, whoever played last still sits there.
    page_.look(session_.people() > 1 ? page_.viewer() : session_.narrator());
    cheer();
    if (ending_) return;
    if (next == Session::Next::over) return finish();
    if (next == Session::Next::coach) return let_coach_play();
    autosave();
    if (!sit_down(session_.asked())) return;
    ask();
  }

  void show() { terminal_.show(page_.draw(terminal_.rows(), terminal_.columns())); }

  void welcome() {
    note([this] {
      Page page{name_of_game(words_, session_.info()), {}};
      for (std::string& line : opening_words(session_, words_))
        page.paragraphs.emplace_back(std::move(line));
      page.paragraphs.emplace_back();
      page.paragraphs.emplace_back(words_.say("play.how_to_play"));
      return page;
    });
  }

  // Goals and the like made since the last look.
  void cheer() {
    std::string word;
    for (const SaidEvent& event : page_.told())
      if (event.number > cheered_)
        if (std::string said = board_.cheer(words_, event); !said.empty()) word = std::move(said);
    cheered_ = session_.table().event_count();
    if (word.empty() || !motion_) return;
    for (int i = 0; i < kFlashes; ++i) {
      Canvas canvas = page_.draw(terminal_.rows(), terminal_.columns());
      draw_banner(canvas, word, i % 2 == 0);
      terminal_.show(canvas);
      const Key key = terminal_.key(i + 1 == kFlashes ? 3 * kFlash : kFlash);
      if (key.is(Key::Kind::gone)) return cut_off();
      if (!key.is(Key::Kind::nothing) && !key.is(Key::Kind::resized)) return;
    }
  }

  void draw_banner(Canvas& canvas, const std::string& word, bool lit) const {
    const Area table = page_.table_area(canvas.rows(), canvas.columns());
    const int scale = table.rows >= 11 && table.columns >= pixel_columns(word, 2) + 8 ? 2 : 1;
    const int width = std::min(pixel_columns(word, scale) + 6, table.columns);
    const int height = pixel_rows(scale) + 2;
    const Area banner = {table.row + (table.rows - height) / 2,
                         table.column + (table.columns - width) / 2, height, width};
    const Style style = lit ? Style{Tint::ink, Tint::gold} : Style{Tint::gold, Tint::ink};
    canvas.fill(banner, style);
    put_pixels(canvas, banner.row + 1, banner.column + 3, word, style, scale);
  }

  void let_coach_play() {
    if (motion_ && !session_.unseen_move()) {
      show();
      const Key key = terminal_.key(board_.coach_pause(page_.scene()));
      if (key.is(Key::Kind::gone)) return cut_off();
      if (key.is(Key::Kind::resized)) return;
      if (key.is(Key::Kind::character))
        if (const auto request = request_of(board_, key.character)) return serve(*request);
    } else if (terminal_.key(0).is(Key::Kind::gone)) {
      return cut_off();
    }
    // With a person at the table, what is new is all since his own move.
    if (session_.people() == 0) page_.begin_step();
    session_.coach_move();
  }

  void autosave() {
    const Kept kept = keeper_.autosave();
    if (kept.done() || warned_) return;
    warned_ = true;
    note_text(words_.say("play.autosave_off",
                         {{"path", kept.path.string()}, {"reason", words_.trouble(kept.error)}}));
  }

  // False if the game went elsewhere: taken back, or left.
  bool sit_down(Seat seat) {
    const bool other = session_.people() > 1 && page_.viewer() != seat;
    // What is still in the keyboard was not meant for the next one.
    if (other && session_.hides_nothing()) {
      terminal_.forget_keys();
    } else if (other) {
      // The screen shows nobody's cards until the right person is there.
      page_.look(kSpectator);
      while (true) {
        terminal_.forget_keys();
        show_pass(seat);
        const Key key = terminal_.key();
        if (key.is(Key::Kind::resized)) continue;
        if (key.is(Key::Kind::gone)) return cut_off(), false;
        if (key.is(U'q')) {
          quit();
          if (ending_) return false;
          continue;
        }
        if (key.is(U'u') && session_.may_undo().accepted()) {
          take_back();
          return false;
        }
        break;
      }
    }
    page_.look(seat);
    return true;
  }

  void show_pass(Seat seat) {
    Canvas canvas(terminal_.rows(), terminal_.columns(), {});
    for (const int row : {0, canvas.rows() - 1})
      canvas.fill({row, 0, 1, canvas.columns()}, {Tint::ink, Tint::wood});
    const int middle = canvas.rows() / 2;
    const int width = canvas.columns();
    const auto line = [&](int row, const std::string& text, Style style) {
      canvas.put_centred(middle + row, 0, width, text, style);
    };
    line(-2, words_.say("play.pass", {{"seat", words_.seat(seat)}}),
         {Tint::glow, Tint::walnut, true});
    line(0, words_.say("play.pass_key", {{"seat", words_.seat(seat)}}), {});
    if (session_.may_undo().accepted())
      line(2, words_.say("play.pass_undo"), {Tint::shade, Tint::walnut});
    terminal_.show(canvas);
  }

  void ask() {
    const Patience patience = session_.table().patience(page_.viewer());
    const TimeLimit limit(patience);
    while (!ending_) {
      if (limit.is_up()) return answer_late(patience.then);
      show();
      const Key key = terminal_.key(limit.milliseconds());
      switch (key.kind) {
        case Key::Kind::gone:
          return cut_off();
        case Key::Kind::left:
        case Key::Kind::up:
          page_.move_selection(-1);
          break;
        case Key::Kind::right:
        case Key::Kind::down:
          page_.move_selection(1);
          break;
        case Key::Kind::enter:
          if (choose()) return;
          break;
        case Key::Kind::character:
          if (on_character(key.character)) return;
          break;
        default:
          break;
      }
    }
  }

  void answer_late(const std::string& action) {
    play(action);
    note_text(words_.say("play.time_is_up", {{"seat", words_.seat(page_.viewer())},
                                             {"action", board_.action(words_, action)}}));
  }

  // True if the turn is over.
  bool on_character(char32_t character) {
    if (character == U' ') return choose();
    const Thing* before = page_.selected();
    if (page_.select_key(character)) return page_.selected() == before && choose();
    const auto request = request_of(board_, character);
    if (!request) return false;
    serve(*request);
    return *request == Request::undo && moved_;
  }

  bool choose() {
    const Thing* thing = page_.selected();
    if (thing == nullptr) return false;
    std::vector<std::string> allowed;
    for (const std::string& action : thing->actions)
      if (session_.may_play(page_.viewer(), action)) allowed.push_back(action);
    if (allowed.empty()) {
      explain(*thing);
      return false;
    }
    if (allowed.size() == 1) return play(allowed[0]);
    return choose_among(allowed);
  }

  bool choose_among(const std::vector<std::string>& actions) {
    const Key key = desk_.note(
        [&] {
          Page page{words_.say("play.choose"), {}};
          for (std::size_t i = 0; i < actions.size(); ++i)
            page.paragraphs.emplace_back(words_.say(
                "play.choice",
                {{"number", i + 1}, {"action", board_.choice(page_.scene(), actions[i])}}));
          return page;
        },
        words_.say("play.any_other_key"));
    if (key.is(Key::Kind::gone)) return cut_off(), true;
    for (std::size_t i = 0; i < actions.size(); ++i)
      if (key.is(U'1' + static_cast<char32_t>(i))) return play(actions[i]);
    return false;
  }

  bool play(const std::string& action) {
    page_.begin_step();
    const Verdict verdict = session_.play(page_.viewer(), action);
    if (verdict.accepted()) return true;
    note_text(words_.say(verdict));
    return false;
  }

  // Why nothing on this thing may be played now; the same reason is said once.
  void explain(const Thing& thing) {
    std::vector<std::string> reasons;
    for (const std::string& action : thing.actions) {
      const std::string reason = words_.say(session_.why_not(page_.viewer(), action));
      if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
        reasons.push_back(reason);
      if (reasons.size() == 2) break;
    }
    note([&] { return Page{words_.say("play.refused"), {reasons.begin(), reasons.end()}}; });
  }

  void serve(Request request) {
    moved_ = false;
    switch (request) {
      case Request::why:
        return why();
      case Request::undo:
        return undo();
      case Request::hint:
        return hint();
      case Request::save:
        return save();
      case Request::sheet:
        return sheet();
      case Request::notebook:
        return notebook();
      case Request::rules:
        return rules();
      case Request::language:
        words_.switch_language();
        return page_.look(page_.viewer());
      case Request::help:
        return help();
      case Request::quit:
        return quit();
    }
  }

  // w again or the left arrow goes back in time, the right arrow forward.
  void why() {
    const std::vector<SaidEvent>& events = page_.told();
    if (events.empty()) return;
    std::size_t at = page_.main_event();
    while (true) {
      const Key key = desk_.read([&] { return rule_behind(session_, words_, events[at]); },
                                 words_.say("play.why_keys"));
      if (key.is(Key::Kind::gone)) return cut_off();
      const bool back = key.is(U'w') || key.is(Key::Kind::left);
      if (back && at > 0) {
        --at;
      } else if (key.is(Key::Kind::right) && at + 1 < events.size()) {
        ++at;
      } else if (!back && !key.is(Key::Kind::right)) {
        return;
      }
    }
  }

  void take_back() {
    page_.begin_step();
    moved_ = session_.undo().accepted();
  }

  void undo() {
    if (const Verdict verdict = session_.may_undo(); !verdict.accepted())
      return note_text(words_.say(verdict));
    take_back();
  }

  void hint() {
    if (!page_.asks()) return;
    page_.select_action(session_.hint(page_.viewer()));
    note([this] { return hint_page(session_, board_, words_, page_.viewer()); });
  }

  void save() {
    std::string suggested = keeper_.suggested().string();
    std::string question = words_.say("play.save_where");
    while (true) {
      const auto path = desk_.ask(question, suggested, words_.say("play.ask_keys"));
      if (!path || path->empty()) return;
      const Kept kept = keeper_.save_as(*path);
      if (kept.done())
        return note_text(words_.say("play.saved_as", {{"path", kept.path.string()}}));
      suggested = *path;
      question = words_.say("play.not_saved",
                            {{"path", kept.path.string()}, {"reason", words_.trouble(kept.error)}});
    }
  }

  Page sheet_page() const {
    constexpr int kFrame = 4;
    return playing::sheet_page(board_.score_sheets(words_, session_.table().score_sheet()),
                               words_.say("play.sheet"), terminal_.columns() - kFrame);
  }

  void sheet() {
    if (desk_.read([this] { return sheet_page(); }, words_.say("play.page_keys"), Desk::Kind::table)
            .is(Key::Kind::gone))
      cut_off();
  }

  void notebook() {
    constexpr int kFrame = 4;
    const auto page = [this] {
      return notebook_page(board_.notebook(page_.scene()), words_, terminal_.columns() - kFrame);
    };
    if (desk_.read(page, words_.say("play.page_keys"), Desk::Kind::table).is(Key::Kind::gone))
      cut_off();
  }

  void rules() {
    if (desk_
            .read([this] { return whole_rulebook(session_, words_); }, words_.say("play.book_keys"),
                  Desk::Kind::book)
            .is(Key::Kind::gone))
      cut_off();
  }

  void help() {
    const auto page = [this] {
      Page help{words_.say("play.help_title"), {words_.say("play.help.keys"), {}}};
      for (const RequestWord& each : requests_at(board_))
        help.paragraphs.emplace_back(
            words_.say("play.help.key_line", {{"key", encode(std::u32string(1, each.key))},
                                              {"word", words_.say(each.word)},
                                              {"help", words_.say(each.key_help)}}));
      if (!session_.header().commitment.empty()) {
        help.paragraphs.emplace_back();
        help.paragraphs.emplace_back(
            words_.say("play.help.seal", {{"seal", session_.header().commitment}}));
      }
      return help;
    };
    if (desk_.read(page, words_.say("play.page_keys")).is(Key::Kind::gone)) cut_off();
  }

  void note(const std::function<Page()>& page) {
    if (desk_.note(page, words_.say("play.any_key")).is(Key::Kind::gone)) cut_off();
  }
  void note_text(const std::string& text) {
    note([&] { return Page{"", {text}}; });
  }

  bool is_yes(const Key& key) const {
    return key.is(U'y') || key.is(U'Y') || key.is(U'o') || key.is(U'O') ||
           key.is(Key::Kind::enter) || key.is(U'q');
  }

  void quit() {
    const Key key = desk_.note([this] { return Page{"", {words_.say("play.really_quit")}}; },
                               words_.say("play.yes_or_no"));
    if (key.is(Key::Kind::gone)) return cut_off();
    if (!is_yes(key)) return;
    end_with(Ending::Kind::left, keeper_.autosave());
  }

  void cut_off() { ending_ = Ending{Ending::Kind::cut_off, keeper_.save_anywhere()}; }

  // The usual place may refuse: then the player names another, as often as it takes.
  void end_with(Ending::Kind kind, Kept kept) {
    while (!kept.done()) {
      const auto path = desk_.ask(
          words_.say("play.not_saved",
                     {{"path", kept.path.string()}, {"reason", words_.trouble(kept.error)}}),
          keeper_.suggested().string(), words_.say("play.ask_keys"));
      if (path && !path->empty()) {
        kept = keeper_.save_as(*path);
        continue;
      }
      const Key key = desk_.note([this] { return Page{"", {words_.say("play.really_lose")}}; },
                                 words_.say("play.yes_or_no"));
      if (key.is(Key::Kind::gone)) return cut_off();
      if (is_yes(key)) {
        ending_ = Ending{Ending::Kind::abandoned, {}};
        return;
      }
    }
    ending_ = Ending{kind, std::move(kept)};
  }

  // The last page stays until the player leaves. Not with Enter: whoever laid his last card with it
  // may have pressed it once too often.
  void finish() {
    Kept kept = keeper_.finish();
    const auto page = [this] {
      Page last = sheet_page();
      if (!page_.told().empty()) last.title = words_.say(page_.told().back());
      return last;
    };
    while (!ending_) {
      const Key key = desk_.read(page, words_.say("play.over_keys"), Desk::Kind::table);
      if (key.is(Key::Kind::gone)) {
        ending_ = Ending{Ending::Kind::finished, kept};
      } else if (key.is(U'q') || key.is(Key::Kind::escape)) {
        end_with(Ending::Kind::finished, kept);
      } else if (const auto request = key.is(Key::Kind::character)
                                          ? request_of(board_, key.character)
                                          : std::nullopt) {
        if (*request != Request::undo && *request != Request::hint) serve(*request);
      }
    }
  }

  Terminal& terminal_;
  Session& session_;
  const Board& board_;
  Words& words_;
  Keeper& keeper_;
  MainPage page_;
  Desk desk_;
  bool motion_;
  std::uint64_t cheered_;
  bool moved_ = false;
  bool warned_ = false;
  std::optional<Ending> ending_;
};

}  // namespace

Ending play_on_screen(Terminal& terminal, Session& session, const Board& board, Words& words,
                      Keeper& keeper) {
  return ScreenGame(terminal, session, board, words, keeper).run();
}

}  // namespace benchboss::playing
