#include "server/house/page.h"

namespace benchboss {

std::string front_page(const Texts& texts, Lang lang, std::size_t tables) {
  const std::string title = texts.say(lang, "serve.page.title");
  return "<!doctype html>\n<html lang=\"" + std::string(lang == Lang::fr ? "fr" : "en") +
         "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
         "<title>" +
         title + "</title>\n<h1>" + title + "</h1>\n<p>" +
         texts.say(lang, "serve.page.runs", {{"tables", tables}}) + "</p>\n<p>" +
         texts.say(lang, "serve.page.protocol") +
         " <a href=\"/api/protocol\">/api/protocol</a>, docs/protocol.md</p>\n<p>" +
         texts.say(lang, "serve.page.missing") + "</p>\n<p>" +
         texts.say(lang, "serve.page.terminal") + "</p>\n</html>\n";
}

}  // namespace benchboss
