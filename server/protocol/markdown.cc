#include "server/protocol/writings.h"

namespace benchboss {

namespace {

// In a cell of a table a bar would begin the next one.
std::string cell(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '|') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string fields_of(const Shape& shape) {
  if (shape.plain) return "`" + write_type(shape.is) + "`\n\n";
  if (shape.fields.empty()) return {};
  std::string text = "| field | type | |\n|---|---|---|\n";
  for (const Field& field : shape.fields)
    text += "| `" + field.name + "` | `" + cell(write_type(field.type)) + "` | " +
            cell(field.says) + " |\n";
  return text + "\n";
}

std::string shapes_of(std::string_view title, std::string_view about,
                      const std::vector<Shape>& shapes) {
  std::string text = "## " + std::string(title) + "\n\n" + std::string(about) + "\n\n";
  for (const Shape& shape : shapes) {
    text += "### " + shape.name + "\n\n" + shape.says;
    if (!shape.who.empty()) text += " From: " + shape.who + ".";
    text += "\n\n" + fields_of(shape);
  }
  return text;
}

std::string table_of_calls(const Protocol& protocol) {
  std::string text = "## Requests\n\n| request | who | body | answer | |\n|---|---|---|---|---|\n";
  for (const Call& call : protocol.calls()) {
    std::string query;
    for (const std::string& name : call.query) query += (query.empty() ? "?" : "&") + name + "=";
    text += "| `" + call.method + " " + call.path + query + "` | " + call.who + " | " +
            (call.body.empty() ? "" : "`" + call.body + "`") + " | " +
            (call.answer == "any" ? "" : "`" + call.answer + "`") + " | " + call.says + " |\n";
  }
  return text + "\n";
}

std::string table_of_closings(const Protocol& protocol) {
  std::string text =
      "## Why a connection closes\n\n| code | name | connect again? | |\n|---|---|---|---|\n";
  for (const Closing& closing : protocol.closings())
    text += "| " + std::to_string(closing.code) + " | " + closing.name + " | " +
            (closing.resume ? "yes" : "no") + " | " + closing.says + " |\n";
  return text + "\n";
}

constexpr std::string_view kIntroduction = R"(# The protocol of the table server

Written by `tools/write-protocol` from `server/data/protocol.json`, which is the one description of all
that is said between the server and its clients: the server reads and checks by it, `web/protocol/protocol.ts`
and `docs/openapi.json` are written from it too. A test keeps them in step.

## In short

1. `POST /api/guests` (or `/api/login`) begins a session: a cookie, and a `csrf` text that goes back as the header
   `X-Benchboss-CSRF` with every request that is not a GET. Bodies are JSON (`Content-Type: application/json`), at most 16 KiB.
2. `POST /api/tables` opens a table, `POST /api/join` comes in with a code. A game begins when no seat is open any more.
3. `GET /api/tables/{table}/live` is the WebSocket of a table. The first message is `{"type": "hello", "since": 0}`; the
   answer is `welcome` with the whole state. After that come `news`, each with the whole state again and with what
   happened since the last message. Every message is one JSON object in one text frame, with its name in `type`.
4. A command carries an `id` and the number `seen`. It is answered by `accepted` once it is **on disk**, or by `refused` with
   the reason and the rule. Sending it again under the same `id` does it only once. A command about a position that is no
   longer there is refused as stale.
5. After a lost connection, connect again and say `hello` with the last `n` you saw: you get everything since.

Numbers: every entry of a table's journal has a number `n`, dense from 1. Events of the game have numbers of their own,
which are the same for all viewers. Seats and teams count from 1.

Names of types: `text(1,40)` is a string of 1 to 40 bytes of UTF-8, `int(1,10)` a whole number, `a|b` one of these words, `[T]` a
list, `{T}` an object with any names, `T?` a `T` or null (a client may leave it out). Unknown messages, unknown fields and
values out of bounds are refused. The version changes when an old client could misunderstand a new server.

Roles: *stranger* (no session), *person* (a guest or an account), *spectator* (came with the code for watching, or better),
*seat* (holds one), *owner* (opened the table), *admin* (`Authorization: Bearer` with the token in the data folder).

Limits: 16 KiB a message or body, 20 messages a second and connection (40 at once), 25 unfinished tables a guest and 200
an account, and limits on connections and requests an address. A reader who falls 256 messages or 1 MiB behind is
dropped with code 4000 and may come back.

)";

}  // namespace

std::string markdown_of(const Protocol& protocol) {
  return std::string(kIntroduction) + "Version " + std::to_string(protocol.version()) + ".\n\n" +
         table_of_calls(protocol) +
         shapes_of("Commands", "From the client, over the WebSocket.", protocol.commands()) +
         shapes_of("Messages", "From the server, over the WebSocket.", protocol.messages()) +
         table_of_closings(protocol) +
         shapes_of("Bodies", "Of requests and answers. A status of 400 and above has a Failure.",
                   protocol.bodies()) +
         shapes_of("Types", "What the others are made of.", protocol.types());
}

}  // namespace benchboss
