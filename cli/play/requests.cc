#include "cli/play/requests.h"

#include "cli/play/typeset.h"

namespace benchboss::playing {

std::optional<Request> request_of(const Words& words, std::string_view typed) {
  const std::string word = folded(typed);
  for (const RequestWord& each : kRequests) {
    if (word == encode(std::u32string(1, each.key))) return each.request;
    for (const Lang lang : kLangs)
      if (word == folded(words.say_in(lang, each.word))) return each.request;
  }
  return std::nullopt;
}

std::optional<Request> request_of(char32_t key) {
  for (const RequestWord& each : kRequests)
    if (each.key == key) return each.request;
  return std::nullopt;
}

}  // namespace benchboss::playing
