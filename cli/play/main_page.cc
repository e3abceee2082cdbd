#include "cli/play/main_page.h"

#include "cli/play/requests.h"
#include "cli/play/styles.h"
#include "cli/play/telling.h"
#include "cli/play/typeset.h"

#include <fmt/format.h>

#include <algorithm>

namespace benchboss::playing {
namespace {

constexpr Style kGlow = {Tint::glow, Tint::walnut, true};
constexpr int kQuestionRows = 2;
constexpr int kOtherRows = 3 + kQuestionRows;  // headline, question, detail, keys

constexpr int kRowsBesideChoices = 6;  // the question, the news, and a little of the rest
constexpr std::size_t kEventsRecalled = 3;

int log_columns(int columns) { return std::clamp(columns / 3, 26, 46); }

}  // namespace

MainPage::MainPage(const Session& session, const Board& board, const Words& words)
    : session_(session), board_(board), words_(words), view_(boost::json::object()) {
  for (Seat seat = 0; seat < session.table().seats(); ++seat)
    faces_.push_back({words.seat(seat), session.table().team(seat), session.is_person(seat)});
}

void MainPage::look(Seat viewer) {
  const Table& table = session_.table();
  const std::vector<std::string> before = choices_;
  if (viewer != viewer_) events_.clear();
  viewer_ = viewer;
  view_ = table.view(viewer);
  for (SaidEvent& event : table.events(viewer, events_.size())) events_.push_back(std::move(event));
  told_ = events_;
  std::erase_if(told_, [&](const SaidEvent& event) { return board_.is_quiet(event); });
  choices_ = table.choices(viewer);
  foreseen_.clear();
  for (const std::string& choice : choices_) foreseen_.push_back(session_.foresee(viewer, choice));
  things_ = board_.things(view_.get_object(), choices_);
  if (selected_ >= things_.size()) selected_ = things_.empty() ? 0 : things_.size() - 1;
  if (choices_ != before) {
    // Begin on something that may be played.
    const Thing* thing = selected();
    const auto allowed = [&](const Thing& each) {
      return std::ranges::any_of(each.actions,
                                 [&](const auto& action) { return is_among(choices_, action); });
    };
    if (thing != nullptr && !allowed(*thing))
      for (std::size_t i = 0; i < things_.size(); ++i)
        if (allowed(things_[i])) {
          selected_ = i;
          break;
        }
  }
}

void MainPage::begin_step() { step_begins_ = session_.table().event_count(); }

void MainPage::recall() {
  if (told_.size() > kEventsRecalled)
    step_begins_ = told_[told_.size() - kEventsRecalled].number - 1;
}

const Thing* MainPage::selected() const {
  return selected_ < things_.size() ? &things_[selected_] : nullptr;
}

void MainPage::move_selection(int by) {
  if (things_.empty()) return;
  const int count = static_cast<int>(things_.size());
  selected_ = static_cast<std::size_t>((static_cast<int>(selected_) + by + count) % count);
}

bool MainPage::select_key(char32_t key) {
  for (std::size_t i = 0; i < things_.size(); ++i)
    if (things_[i].key == key) {
      selected_ = i;
      return true;
    }
  return false;
}

void MainPage::select_action(const std::string& action) {
  for (std::size_t i = 0; i < things_.size(); ++i)
    if (is_among(things_[i].actions, action)) {
      selected_ = i;
      return;
    }
}

Scene MainPage::scene() const {
  return {words_,   faces_,    viewer_, view_.get_object(), events_,
          choices_, foreseen_, things_, selected_};
}

Area MainPage::table_area(int rows, int columns) const {
  if (rows < kFullRows || columns < kFullColumns) return {0, 0, rows, columns};
  const int top = board_.scoreboard_rows(rows, columns);
  const int height = rows - top - board_.hand_rows(rows, columns) - kOtherRows;
  return {top, 0, height, columns - log_columns(columns)};
}

Canvas MainPage::draw(int rows, int columns) const {
  if (rows >= kFullRows && columns >= kFullColumns) return draw_full(rows, columns);
  if (rows >= kLeastRows && columns >= kLeastColumns) return draw_words(rows, columns);
  Canvas canvas(rows, columns, kWalnut);
  const std::string wish = words_.say(
      "play.too_small",
      {{"columns", kLeastColumns}, {"rows", kLeastRows}, {"now", columns}, {"high", rows}});
  int row = 0;
  for (const std::string& line : wrap(wish, columns)) canvas.put(row++, 0, line, kWalnut);
  return canvas;
}

Canvas MainPage::draw_full(int rows, int columns) const {
  Canvas canvas(rows, columns, kWalnut);
  const Scene now = scene();
  const Area table = table_area(rows, columns);
  const int hand = board_.hand_rows(rows, columns);
  board_.draw_scoreboard(canvas, {0, 0, table.row, columns}, now);
  board_.draw_table(canvas, table, now);
  draw_log(canvas, {table.row, table.right(), table.rows, columns - table.right()});
  int row = table.bottom();
  draw_headline(canvas, row++);
  draw_question(canvas, row, kQuestionRows);
  row += kQuestionRows;
  board_.draw_hand(canvas, {row, 0, hand, columns}, now);
  row += hand;
  canvas.put_centred(row, 1, columns - 2, about_selected(), kWalnut);
  draw_keys(canvas, rows - 1);
  return canvas;
}

// Everything in words, for a window too small for cards.
Canvas MainPage::draw_words(int rows, int columns) const {
  Canvas canvas(rows, columns, kWalnut);
  const Scene now = scene();
  draw_keys(canvas, rows - 1);
  const int count = static_cast<int>(things_.size());
  const int shown = std::min(count, std::max(3, rows - 1 - kRowsBesideChoices));
  const int list = rows - 1 - shown;
  // A list longer than its rows shows the selected one as its last.
  const int first = std::max(0, static_cast<int>(selected_) - shown + 1);
  auto index = static_cast<std::size_t>(first);
  for (int i = 0; i < shown; ++i, ++index) {
    const Thing& thing = things_[index];
    const bool lifted = asks() && index == selected_;
    const auto allowed = std::ranges::find_if(
        thing.actions, [&](const std::string& action) { return is_among(choices_, action); });
    const bool playable = allowed != thing.actions.end();
    const Style style = lifted ? Style{Tint::ink, Tint::glow, true} : playable ? kWalnut : kDim;
    const std::string text = fmt::format(" {}  {} ", encode(std::u32string(1, thing.key)),
                                         about(playable ? *allowed : thing.actions[0]));
    canvas.put(list + i, 0, cut(text, columns - 2), style);
  }
  if (first > 0) canvas.put(list, columns - 1, "▲", kGlow);
  if (first + shown < count) canvas.put(list + shown - 1, columns - 1, "▼", kGlow);
  int row = list - 1;
  const auto put_up = [&](const std::string& text, Style style) {
    const std::vector<std::string> lines = wrap(text, columns - 1);
    row -= static_cast<int>(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (row + 1 + static_cast<int>(i) >= 0)
        canvas.put(row + 1 + static_cast<int>(i), 0, lines[i], style);
  };
  const std::string news = headline(columns - 1);
  if (const std::string question = board_.question(now); !question.empty()) put_up(question, kGlow);
  put_up(news, kWalnut.strong());
  int top = 0;
  for (const std::string& sentence : board_.situation(now))
    for (const std::string& line : wrap(sentence, columns - 1))
      if (top <= row) canvas.put(top++, 0, line, kWalnut);
  // What is left between the two is for what happened before.
  for (std::size_t i = told_.size(); i > 1; --i) {
    const std::string said = words_.say(told_[i - 2]);
    if (news.find(said) != news.npos) continue;
    if (row - static_cast<int>(wrap(said, columns - 1).size()) < top) break;
    put_up(said, kDim);
  }
  return canvas;
}

void MainPage::draw_log(Canvas& canvas, Area area) const {
  canvas.fill(area, kPaper);
  canvas.down(area.row, area.column, area.rows, U'│', {Tint::ruled, Tint::paper});
  const int width = area.columns - 3;
  // The newest lines that fit, in the order in which they were written.
  const auto room = static_cast<std::size_t>(std::max(area.rows - 1, 0));
  std::vector<std::pair<std::string, Style>> lines;
  for (std::size_t i = told_.size(); i > 0 && lines.size() < room; --i) {
    const SaidEvent& event = told_[i - 1];
    Style style = event.number > step_begins_ ? kPaper : Style{Tint::pencil, Tint::paper};
    style.bold = i == told_.size() || !board_.cheer(words_, event).empty();
    const std::vector<std::string> said = wrap(words_.say(event), width);
    for (std::size_t j = said.size(); j > 0 && lines.size() < room; --j)
      lines.emplace_back(said[j - 1], style);
  }
  int row = area.row + static_cast<int>(lines.size());
  for (const auto& [line, style] : lines) canvas.put(row--, area.column + 2, line, style);
  canvas.put(area.row, area.column + 2, cut(words_.say("play.log"), width),
             {Tint::pencil, Tint::paper, true, true});
}

std::size_t MainPage::main_event() const {
  for (std::size_t i = told_.size(); i > 0 && told_[i - 1].number > step_begins_; --i)
    if (!board_.cheer(words_, told_[i - 1]).empty()) return i - 1;
  return told_.size() - 1;
}

// The sentence that matters most, and those around it as far as they fit.
std::string MainPage::headline(int width) const {
  if (told_.empty()) return {};
  const auto is_new = [&](std::size_t i) { return told_[i].number > step_begins_; };
  const std::size_t main = main_event();
  std::string text = words_.say(told_[main]);
  const auto fits = [&](const std::string& more) {
    return columns(text) + 1 + columns(more) <= width;
  };
  for (std::size_t i = main; i > 0 && is_new(i - 1); --i) {
    const std::string before = words_.say(told_[i - 1]);
    if (!fits(before)) break;
    text.insert(0, " ").insert(0, before);
  }
  for (std::size_t i = main + 1; i < told_.size(); ++i) {
    const std::string after = words_.say(told_[i]);
    if (!fits(after)) break;
    text += " " + after;
  }
  return cut(text, width);
}

void MainPage::draw_headline(Canvas& canvas, int row) const {
  if (told_.empty()) return;
  const SaidEvent& main = told_[main_event()];
  const bool gold = main.number > step_begins_ && !board_.cheer(words_, main).empty();
  const Style style = gold ? Style{Tint::ink, Tint::gold, true} : kWalnut.strong();
  canvas.fill({row, 0, 1, canvas.columns()}, style);
  std::string why;
  if (!main.rule.empty()) why = words_.say("play.why_here", {{"rule", main.rule}});
  const int room = canvas.columns() - columns(why) - 4;
  canvas.put(row, 1, headline(room), style);
  canvas.put_right(row, canvas.columns() - columns(why) - 1, columns(why), why,
                   gold ? style : kDim);
}

void MainPage::draw_question(Canvas& canvas, int row, int rows) const {
  std::string text = board_.question(scene());
  Style style = kGlow;
  if (text.empty() && session_.table().turn().owes != Owes::decision) return;
  if (text.empty()) {
    text = words_.say("play.thinking", {{"seat", words_.seat(session_.asked())}});
    style = kDim;
  } else if (session_.people() > 1) {
    text = words_.say("play.named", {{"seat", words_.seat(viewer_)}, {"text", text}});
  }
  const std::vector<std::string> lines = wrap(text, canvas.columns() - 2);
  for (int i = 0; i < rows && i < static_cast<int>(lines.size()); ++i)
    canvas.put(row + i, 1, lines[static_cast<std::size_t>(i)], style);
}

std::string MainPage::about(const std::string& action) const {
  std::string name = board_.action(words_, action);
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (choices_[i] != action) continue;
    const std::string effect = board_.effect(words_, foreseen_[i]);
    if (!effect.empty())
      return words_.say("play.action_effect", {{"action", name}, {"effect", effect}});
  }
  return name;
}

// What Enter would do.
std::string MainPage::about_selected() const {
  const Thing* thing = selected();
  if (thing == nullptr || !asks()) return {};
  std::string text;
  for (const std::string& action : thing->actions)
    if (is_among(choices_, action))
      text += (text.empty() ? "" : "  " + words_.say("play.or") + "  ") + about(action);
  if (text.empty()) return words_.say("play.not_now");
  return "↵ " + text;
}

void MainPage::draw_keys(Canvas& canvas, int row) const {
  canvas.fill({row, 0, 1, canvas.columns()}, kWood);
  // Two apart if all fit so, else one; then as many as there is room for, help and the way out
  // first, and last the one that stands in the headline as well.
  const std::vector<RequestWord> requests = requests_at(board_);
  const auto width_of = [&](const RequestWord& each) { return 2 + columns(words_.say(each.bar)); };
  int all = 0;
  for (const RequestWord& each : requests) all += width_of(each);
  const int gap = all + 2 * static_cast<int>(requests.size()) < canvas.columns() ? 2 : 1;
  int room = canvas.columns();
  std::vector<bool> fits(requests.size(), false);
  const auto take = [&](std::size_t i) {
    if (fits[i] || width_of(requests[i]) + gap > room) return;
    fits[i] = true;
    room -= width_of(requests[i]) + gap;
  };
  for (std::size_t i = 0; i < requests.size(); ++i)
    if (requests[i].request == Request::help || requests[i].request == Request::quit) take(i);
  for (std::size_t i = 0; i < requests.size(); ++i)
    if (requests[i].request != Request::why) take(i);
  for (std::size_t i = 0; i < requests.size(); ++i) take(i);
  int column = gap - 1;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    if (!fits[i]) continue;
    column = canvas.put(row, column, encode(std::u32string(1, requests[i].key)), kWood.strong());
    column = canvas.put(row, column + 1, words_.say(requests[i].bar), kWood) + gap;
  }
}

}  // namespace benchboss::playing
