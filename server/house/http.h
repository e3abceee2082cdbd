#pragma once
#include "catalog/lang.h"
#include "core/text.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benchboss {

// A request, as far as we look at it.
struct HttpRequest {
  std::string method;
  std::string path;  // without the query
  std::map<std::string, std::string> query{};
  std::string body{};
  std::string content_type{};
  std::string cookie{};
  std::string csrf{};
  std::string origin{};
  std::string host{};
  std::string authorization{};
  std::string language{};
  std::string accepted_encodings{};
  std::string known_tags{};      // what the client has already
  std::string address{};         // of the client
  bool address_is_known = true;  // false: our proxy named something that is none
  bool same_machine = false;     // the client, not a proxy, is on this machine
  bool secure = false;           // came over TLS
};

// What is given as ?name=…, if anything is; -1 if it is no number from 0 to `most`.
inline std::int64_t number_in_query(const HttpRequest& request, const std::string& name,
                                    std::int64_t otherwise, std::int64_t most) {
  const auto given = request.query.find(name);
  return given == request.query.end() ? otherwise : read_number(given->second, most);
}

struct HttpAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::string cache = "no-store";
  std::vector<std::pair<std::string, std::string>> headers{};
};

using Reply = std::function<void(HttpAnswer answer)>;

// The way back to one connected client. Texts arrive in order or not at all. Neither call may come
// back to the house: it is in the middle of something.
class Wire {
 public:
  virtual ~Wire() = default;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // With a code of the protocol; nothing is sent afterwards.
  virtual void close(std::uint16_t code) = 0;
};

}  // namespace benchboss
