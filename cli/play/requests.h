#pragma once
#include "cli/play/board.h"
#include "cli/play/words.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss::playing {

// What a player can ask for beside making a move: a word in either language, or a key.
enum class Request : std::uint8_t {
  why,
  undo,
  hint,
  save,
  sheet,
  notebook,
  rules,
  language,
  help,
  quit
};

struct RequestWord {
  Request request;
  char32_t key;
  std::string_view word;  // message ids
  std::string_view bar;   // the same, short
  std::string_view help;
  std::string_view key_help;
};

inline constexpr std::array<RequestWord, 10> kRequests = {{
    {Request::why, U'w', "play.word.why", "play.word.why", "play.help.why", "play.keys.why"},
    {Request::undo, U'u', "play.word.undo", "play.word.undo", "play.help.undo", "play.help.undo"},
    {Request::hint, U'h', "play.word.hint", "play.word.hint", "play.help.hint", "play.help.hint"},
    {Request::save, U's', "play.word.save", "play.word.save", "play.help.save", "play.keys.save"},
    {Request::sheet, U't', "play.word.sheet", "play.word.sheet", "play.help.sheet",
     "play.help.sheet"},
    {Request::notebook, U'n', "play.word.notebook", "play.bar.notebook", "play.help.notebook",
     "play.help.notebook"},
    {Request::rules, U'r', "play.word.rules", "play.bar.rules", "play.help.rules",
     "play.keys.rules"},
    {Request::language, U'l', "play.word.language", "play.bar.language", "play.help.language",
     "play.help.language"},
    {Request::help, U'?', "play.word.help", "play.word.help", "play.help.help", "play.help.help"},
    {Request::quit, U'q', "play.word.quit", "play.word.quit", "play.help.quit", "play.help.quit"},
}};

// What can be asked for where that game is played: not every game has a notebook.
std::vector<RequestWord> requests_at(const Board& board);

std::optional<Request> request_of(const Board& board, const Words& words, std::string_view typed);
std::optional<Request> request_of(const Board& board, char32_t key);

}  // namespace benchboss::playing
