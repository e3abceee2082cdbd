#pragma once
#include "match/table.h"
#include "server/protocol/type.h"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace benchboss {

struct Field {
  std::string name;
  Type type;
  std::string says;
};

// A named type, message, command or body. `is` is set if it is no object with fields.
struct Shape {
  std::string name;
  std::string says;
  std::string who;  // commands: the least role that may send it
  bool plain = false;
  Type is;
  std::vector<Field> fields;
};

// An endpoint.
struct Call {
  std::string name;
  std::string method;
  std::string path;  // "/api/tables/{table}"
  std::string who;
  std::string body;    // a shape, or empty
  std::string answer;  // a shape, or "any"
  std::vector<std::string> query;
  std::string says;
};

// Why a connection was closed.
struct Closing {
  std::uint16_t code = 0;
  std::string name;
  bool resume = false;
  std::string says;
};

// The closed list of all that is said between server and clients: data/protocol.json, from which
// messages are checked here and types, docs and OpenAPI are written.
class Protocol {
 public:
  explicit Protocol(std::string_view description);

  int version() const { return version_; }
  const std::vector<Shape>& types() const { return types_; }
  const std::vector<Shape>& commands() const { return commands_; }
  const std::vector<Shape>& messages() const { return messages_; }
  const std::vector<Shape>& bodies() const { return bodies_; }
  const std::vector<Call>& calls() const { return calls_; }
  const std::vector<Closing>& closings() const { return closings_; }
  const Call* call(std::string_view name) const;
  const Shape* command(std::string_view name) const;

  // Whether the value is what the type or body of that name asks for; a field too many is a fault.
  Verdict check(std::string_view shape, const boost::json::value& value) const;
  // The same for a command or message, whose name is in its field "type".
  Verdict check_command(const boost::json::value& value) const;
  Verdict check_message(const boost::json::value& value) const;

 private:
  Verdict check_typed(const std::vector<Shape>& shapes, const boost::json::value& value) const;

  int version_ = 0;
  std::vector<Shape> types_;
  std::vector<Shape> commands_;
  std::vector<Shape> messages_;
  std::vector<Shape> bodies_;
  std::vector<Call> calls_;
  std::vector<Closing> closings_;
  std::map<std::string, Shape, std::less<>> named_;  // types and bodies
};

// The protocol of this program.
const Protocol& protocol();

}  // namespace benchboss
