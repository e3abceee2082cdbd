#include "cli/play/requests.h"

#include "cli/play/typeset.h"

namespace benchboss::playing {

std::vector<RequestWord> requests_at(const Board& board) {
  std::vector<RequestWord> requests;
  for (const RequestWord& each : kRequests)
    if (each.request != Request::notebook || board.keeps_notebook()) requests.push_back(each);
  return requests;
}

std::optional<Request> request_of(const Board& board, const Words& words, std::string_view typed) {
  const std::string word = folded(typed);
  for (const RequestWord& each : requests_at(board)) {
    if (word == encode(std::u32string(1, each.key))) return each.request;
    for (const Lang lang : kLangs)
      if (word == folded(words.say_in(lang, each.word))) return each.request;
  }
  return std::nullopt;
}

std::optional<Request> request_of(const Board& board, char32_t key) {
  for (const RequestWord& each : requests_at(board))
    if (each.key == key) return each.request;
  return std::nullopt;
}

}  // namespace benchboss::playing
