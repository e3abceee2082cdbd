#include "cli/play/plain.h"

#include "cli/play/requests.h"
#include "cli/play/signals.h"
#include "cli/play/telling.h"
#include "cli/play/typeset.h"
#include "match/printable.h"

#include <algorithm>

namespace benchboss::playing {
namespace {

constexpr std::size_t kSentencesRecalled = 5;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// A whole number from 1 to `high`; 0 if the text is anything else.
std::size_t count_in(std::string_view text, std::size_t high) {
  const std::int64_t number = read_number(text, static_cast<std::int64_t>(high));
  return number > 0 ? static_cast<std::size_t>(number) : 0;
}

class PlainGame {
 public:
  PlainGame(Session& session, const Board& board, Words& words, Keeper& keeper, Lines& lines)
      : session_(session), board_(board), words_(words), keeper_(keeper), lines_(lines) {
    for (Seat seat = 0; seat < session.table().seats(); ++seat)
      faces_.push_back({words.seat(seat), session.table().team(seat), session.is_person(seat)});
  }

  Ending run() {
    for (const std::string& line : opening_words(session_, words_)) lines_.write(line);
    lines_.write(words_.say("play.how_to_help"));
    recall();
    while (!ending_) step();
    return *ending_;
  }

 private:
  // A game that goes on: what happened last, not everything.
  void recall() {
    const std::vector<SaidEvent> events = told_events(session_, board_, session_.narrator(), 0);
    if (events.size() > kSentencesRecalled)
      told_ = events[events.size() - kSentencesRecalled].number - 1;
  }

  void step() {
    if (Signals::caught() != 0 || lines_.broken()) return cut_off();
    const Session::Next next = session_.next();
    tell_events();
    if (next == Session::Next::over) return finish();
    if (next == Session::Next::coach) {
      session_.coach_move();
      return;
    }
    const Kept kept = keeper_.autosave();
    if (!kept.done() && !warned_) {
      warned_ = true;
      lines_.write(words_.say("play.autosave_off", {{"path", kept.path.string()},
                                                    {"reason", words_.trouble(kept.error)}}));
    }
    hand_over(session_.asked());
    if (!ending_) show_turn();
    asking_ = true;
    const Patience patience = session_.table().patience(session_.asked());
    const TimeLimit limit(patience);
    while (asking_ && !ending_) {
      lines_.ask(words_.say("play.prompt", {{"seat", words_.seat(session_.asked())}}));
      const std::optional<std::string> typed = lines_.read(limit);
      if (typed) {
        answer(trimmed(*typed));
      } else if (limit.is_up()) {
        answer_late(patience.then);
      } else {
        cut_off();
      }
    }
  }

  void answer_late(const std::string& action) {
    lines_.write("");
    lines_.write(words_.say("play.time_is_up", {{"seat", words_.seat(session_.asked())},
                                                {"action", board_.action(words_, action)}}));
    play(action);
  }

  void tell_events() {
    const std::vector<SaidEvent> events = told_events(session_, board_, session_.narrator(), told_);
    if (!events.empty()) lines_.write("");
    for (const SaidEvent& event : events) lines_.write(words_.say(event));
    told_ = session_.table().event_count();
  }

  // Several people at one screen: the hand of one is not for the eyes of the next.
  void hand_over(Seat seat) {
    const bool other = session_.people() > 1 && at_keyboard_ != seat;
    at_keyboard_ = seat;
    if (!other || !lines_.is_terminal() || session_.hides_nothing()) return;
    lines_.scroll_away();
    lines_.ask(words_.say("play.pass_plain", {{"seat", words_.seat(seat)}}));
    if (!lines_.read()) cut_off();
  }

  void show_turn() {
    const Seat seat = session_.asked();
    const boost::json::value view = session_.table().view(seat);
    const std::vector<std::string> choices = session_.table().choices(seat);
    std::vector<std::vector<SaidEvent>> foreseen;
    foreseen.reserve(choices.size());
    for (const std::string& choice : choices) foreseen.push_back(session_.foresee(seat, choice));
    const std::vector<SaidEvent> events;
    const std::vector<Thing> things;
    const Scene scene{words_,   faces_, seat, view.get_object(), events, choices,
                      foreseen, things, 0};
    lines_.write("");
    for (const std::string& line : board_.situation(scene)) lines_.write(line);
    lines_.write(board_.question(scene));
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const std::string action = board_.choice(scene, choices[i]);
      const std::string effect = board_.effect(words_, foreseen[i]);
      const std::string number = std::to_string(i + 1);
      lines_.write(effect.empty()
                       ? words_.say("play.choice", {{"number", number}, {"action", action}})
                       : words_.say("play.choice_effect",
                                    {{"number", number}, {"action", action}, {"effect", effect}}));
    }
  }

  void answer(std::string_view typed) {
    if (typed.empty()) return show_turn();
    const std::vector<std::string> choices = session_.table().choices(session_.asked());
    if (const std::size_t number = count_in(typed, choices.size()); number != 0)
      return play(choices[number - 1]);
    const std::size_t space = typed.find(' ');
    const std::string_view rest =
        space == typed.npos ? std::string_view() : trimmed(typed.substr(space));
    if (const auto request = request_of(board_, words_, typed.substr(0, space)))
      return serve(*request, rest);
    play_notation(typed, choices);
  }

  // "#8", "8", "SB:block", in capitals or not.
  void play_notation(std::string_view typed, const std::vector<std::string>& choices) {
    std::string_view notation = typed;
    if (notation.starts_with('#')) notation.remove_prefix(1);
    const auto match = std::ranges::find_if(
        choices, [&](const std::string& choice) { return folded(choice) == folded(notation); });
    if (match != choices.end()) return play(*match);
    // As the list says it: "#9", "Pull the goalie".
    const auto said = std::ranges::find_if(choices, [&](const std::string& choice) {
      return folded(board_.action(words_, choice)) == folded(typed);
    });
    if (said != choices.end()) return play(*said);
    const Verdict verdict = session_.why_not(session_.asked(), notation);
    if (verdict.reason == "refused.unreadable") {
      lines_.write(words_.say(
          "play.not_understood",
          {{"text", printable(typed)}, {"most", choices.size()}, {"example", choices.back()}}));
    } else {
      lines_.write(words_.say(verdict));
    }
  }

  void play(const std::string& action) {
    const Verdict verdict = session_.play(session_.asked(), action);
    if (!verdict.accepted()) return lines_.write(words_.say(verdict));
    asking_ = false;
  }

  void serve(Request request, std::string_view argument) {
    switch (request) {
      case Request::why:
        return why(argument);
      case Request::undo:
        return undo();
      case Request::hint:
        return write(hint_page(session_, board_, words_, session_.asked()));
      case Request::save:
        return save(argument);
      case Request::sheet:
        return sheet();
      case Request::notebook:
        return notebook();
      case Request::rules:
        return rules(argument);
      case Request::language:
        return switch_language();
      case Request::help:
        return help();
      case Request::quit:
        return quit();
    }
  }

  void write(const Page& page) {
    if (!page.title.empty()) lines_.write(page.title);
    for (const Paragraph& paragraph : page.paragraphs) lines_.write(paragraph.text);
  }

  void why(std::string_view argument) {
    const std::vector<SaidEvent> events = told_events(session_, board_, session_.narrator(), 0);
    const std::size_t back = argument.empty() ? 1 : count_in(argument, events.size());
    if (events.empty() || back == 0) {
      lines_.write(words_.say("play.why_how", {{"most", events.size()}}));
      return;
    }
    write(rule_behind(session_, words_, events[events.size() - back]));
  }

  void undo() {
    const Verdict verdict = session_.undo();
    if (!verdict.accepted()) return lines_.write(words_.say(verdict));
    asking_ = false;
  }

  void save(std::string_view argument) {
    const Kept kept =
        keeper_.save_as(argument.empty() ? keeper_.suggested() : std::filesystem::path(argument));
    lines_.write(kept.done()
                     ? words_.say("play.saved_as", {{"path", kept.path.string()}})
                     : words_.say("play.not_saved", {{"path", kept.path.string()},
                                                     {"reason", words_.trouble(kept.error)}}));
  }

  void sheet() {
    for (const ScoreSheet& sheet : board_.score_sheets(words_, session_.table().score_sheet()))
      write_sheet(sheet);
  }

  void write_sheet(const ScoreSheet& sheet) {
    if (!sheet.title.empty()) lines_.write(sheet.title);
    for (const ScoreSheet::Row& row : sheet.rows) {
      std::string line = row.title + ".";
      for (std::size_t team = 0; team < row.cells.size(); ++team) {
        std::string list;
        for (std::size_t i = 0; i < row.cells[team].size(); ++i)
          list += (i == 0 ? "" : ", ") + sheet.columns[i] + " " + row.cells[team][i];
        line += " " + (sheet.teams[team].empty()
                           ? list + "."
                           : words_.say("play.sheet_line",
                                        {{"team", sheet.teams[team]}, {"list", list}}));
      }
      lines_.write(line);
    }
    for (const std::string& line : sheet.told) lines_.write(line);
  }

  void notebook() {
    const Seat seat = session_.asked();
    const boost::json::value view = session_.table().view(seat);
    const Scene scene{words_, faces_, seat, view.get_object(), {}, {}, {}, {}, 0};
    const std::vector<ScoreSheet> notes = board_.notebook(scene);
    for (const ScoreSheet& sheet : notes) write_sheet(sheet);
    if (notes.empty()) lines_.write(words_.say("play.notebook_empty"));
  }

  void rules(std::string_view argument) {
    if (argument.empty()) {
      write(rules_in_short(session_, words_));
      lines_.write(words_.say("play.rules_how"));
      return;
    }
    const Page page = rule_page(session_, words_, argument);
    if (page.paragraphs.empty()) {
      lines_.write(words_.say("play.no_such_rule", {{"id", printable(argument)}}));
    } else {
      write(page);
    }
  }

  void switch_language() {
    words_.switch_language();
    show_turn();
  }

  void help() {
    const std::vector<std::string> choices = session_.table().choices(session_.asked());
    lines_.write(words_.say("play.help.moves", {{"example", choices.back()}}));
    for (const RequestWord& each : requests_at(board_))
      lines_.write(words_.say("play.help.line",
                              {{"word", words_.say(each.word)}, {"help", words_.say(each.help)}}));
    if (!session_.header().commitment.empty())
      lines_.write(words_.say("play.help.seal", {{"seal", session_.header().commitment}}));
  }

  void finish() {
    lines_.write("");
    sheet();
    lines_.write("");
    end_with(Ending::Kind::finished, keeper_.finish());
  }
  void quit() { end_with(Ending::Kind::left, keeper_.autosave()); }
  void cut_off() {
    lines_.write("");
    ending_ = Ending{Ending::Kind::cut_off, keeper_.save_anywhere()};
  }

  // The usual place may refuse: then the player names another, as often as it takes.
  void end_with(Ending::Kind kind, Kept kept) {
    while (!kept.done()) {
      lines_.write(words_.say("play.not_saved", {{"path", kept.path.string()},
                                                 {"reason", words_.trouble(kept.error)}}));
      lines_.ask(words_.say("play.save_elsewhere"));
      const std::optional<std::string> typed = lines_.read();
      if (!typed) return cut_off();
      const std::string_view path = trimmed(*typed);
      if (path.empty()) {
        ending_ = Ending{Ending::Kind::abandoned, {}};
        return;
      }
      kept = keeper_.save_as(path);
    }
    ending_ = Ending{kind, std::move(kept)};
  }

  Session& session_;
  const Board& board_;
  Words& words_;
  Keeper& keeper_;
  Lines& lines_;
  std::vector<Face> faces_;
  std::optional<Ending> ending_;
  std::uint64_t told_ = 0;
  Seat at_keyboard_ = kSpectator;
  bool asking_ = false;
  bool warned_ = false;
};

}  // namespace

Ending play_plain(Session& session, const Board& board, Words& words, Keeper& keeper,
                  Lines& lines) {
  return PlainGame(session, board, words, keeper, lines).run();
}

}  // namespace benchboss::playing
