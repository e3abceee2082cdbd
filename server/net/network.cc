#include "server/net/network.h"

#include "server/house/address.h"
#include "server/net/beast.h"

#include <array>
#include <chrono>
#include <csignal>
#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace benchboss {

namespace {

using namespace std::chrono_literals;
using Error = beast::error_code;

constexpr std::size_t kMostBody = 16 * 1024;
constexpr std::uint32_t kMostHeader = 8 * 1024;
constexpr std::size_t kMostWaitingTexts = 256;
constexpr std::size_t kMostWaitingBytes = 1024 * 1024;
constexpr auto kTick = 50ms;
constexpr auto kPatience = 30s;
constexpr std::size_t kMostLeftUnread = 1024 * 1024;
constexpr auto kLastWord = 2s;       // for whoever is still sending what was refused
constexpr auto kSlowFarewell = 30s;  // for a reader who was too slow
constexpr auto kFarewell = 1500ms;   // for closing handshakes when the server stops

// Pages may only use what this server gives them, and nobody may frame them.
constexpr std::string_view kContentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// What connections share.
struct Hall {
  Door* house = nullptr;
  NetworkSettings settings;
  std::map<std::string, std::size_t> by_address;
  std::size_t connections = 0;
  std::size_t at_tables = 0;  // of them, those that have not been told everything and said goodbye
  bool stopping = false;
  HouseClock* clock = nullptr;

  // Before anything that time counts for: whether we were there all the while.
  Door& door() {
    if (const auto since = clock->missed_since()) house->stood_still(*since);
    return *house;
  }
};

// Counts a connection as long as it lives.
class Guest {
 public:
  Guest(Hall& hall, std::string address) : hall_(hall), address_(std::move(address)) {
    ++hall_.connections;
    ++hall_.by_address[address_];
  }
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  ~Guest() {
    --hall_.connections;
    const auto own = hall_.by_address.find(address_);
    if (--own->second == 0) hall_.by_address.erase(own);
  }

 private:
  Hall& hall_;
  std::string address_;
};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool coded = text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 &&
                       hex_digit(text[i + 2]) >= 0;
    if (coded) {
      plain += static_cast<char>(16 * hex_digit(text[i + 1]) + hex_digit(text[i + 2]));
      i += 2;
    } else {
      plain += text[i] == '+' ? ' ' : text[i];
    }
  }
  return plain;
}

std::map<std::string, std::string> read_query(std::string_view query) {
  std::map<std::string, std::string> all;
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    const std::size_t equals = std::min(pair.find('='), pair.size());
    all[decoded(pair.substr(0, equals))] =
        equals < pair.size() ? decoded(pair.substr(equals + 1)) : "";
  }
  return all;
}

// What came is no HTTP; not that somebody went away in the middle of it.
bool is_bad_request(const Error& error) {
  return error.category() == http::make_error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

using BeastRequest = http::request<http::string_body>;

// A server that listens on all addresses sees those of IPv4 written as IPv6.
asio::ip::address as_itself(const asio::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

HttpRequest read_request(BeastRequest&& from, const asio::ip::address& from_peer,
                         bool behind_proxy) {
  const asio::ip::address peer = as_itself(from_peer);
  const auto field = [&](auto name) { return std::string(from[name]); };
  HttpRequest request;
  request.method = std::string(from.method_string());
  const std::string_view target(from.target().data(), from.target().size());
  const std::size_t mark = std::min(target.find('?'), target.size());
  request.path = target.substr(0, mark);
  if (mark < target.size()) request.query = read_query(target.substr(mark + 1));
  request.content_type = field(http::field::content_type);
  request.cookie = field(http::field::cookie);
  request.csrf = field("X-Benchboss-CSRF");
  request.origin = field(http::field::origin);
  request.host = field(http::field::host);
  request.authorization = field(http::field::authorization);
  request.language = field(http::field::accept_language);
  request.accepted_encodings = field(http::field::accept_encoding);
  request.known_tags = field(http::field::if_none_match);
  request.address = peer.to_string();
  request.same_machine = peer.is_loopback();
  if (behind_proxy && peer.is_loopback()) {
    // The last name of the last line was added by our own proxy; those before it anybody could have
    // written. Without any the request did not come through the proxy.
    const auto lines = from.equal_range("X-Forwarded-For");
    request.same_machine = lines.first == lines.second;
    std::string forwarded;
    for (auto line = lines.first; line != lines.second; ++line) forwarded = line->value();
    const auto client = forwarded_address(forwarded.substr(forwarded.rfind(',') + 1));
    request.address_is_known = request.same_machine || client.has_value();
    if (!request.same_machine) request.address = client.value_or("");
    request.secure = field("X-Forwarded-Proto") == "https";
  }
  request.body = std::move(from.body());
  return request;
}

// What a browser can show or run by itself has a policy of its own. Data are neither, and the files
// of a page that never change live under the page's: for them it would only make a first visit
// longer, by a tenth.
bool stands_alone(const HttpAnswer& answer) {
  return !answer.type.starts_with("application/json") && !answer.cache.ends_with("immutable");
}

// `trusted`: the connection is one over which a browser heeds all of it; over another it would
// complain.
http::response<http::string_body> write_answer(HttpAnswer&& answer, unsigned version, bool keep,
                                               bool head_only, bool trusted) {
  http::response<http::string_body> response;
  response.version(version);
  response.result(static_cast<unsigned>(answer.status));
  response.keep_alive(keep);
  if (answer.status != 304) response.set(http::field::content_type, answer.type);
  response.set(http::field::cache_control, answer.cache);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  if (stands_alone(answer)) {
    response.set("Content-Security-Policy", kContentPolicy);
    response.set("Referrer-Policy", "no-referrer");
    if (trusted) response.set("Cross-Origin-Opener-Policy", "same-origin");
  }
  for (const auto& [name, value] : answer.headers) response.insert(name, value);
  response.body() = std::move(answer.body);
  response.prepare_payload();
  if (head_only) response.body().clear();  // its length stays
  return response;
}

// A client at a table.
class TableSocket final : public Wire, public std::enable_shared_from_this<TableSocket> {
 public:
  TableSocket(beast::tcp_stream stream, Hall& hall, std::shared_ptr<Guest> guest)
      : stream_(std::move(stream)),
        farewell_(stream_.get_executor()),
        hall_(hall),
        guest_(std::move(guest)) {}

  void accept(BeastRequest request, const Admission& admission) {
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = 10s;
    timeout.idle_timeout = 40s;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(kMostBody);
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      if (kind != websocket::frame_type::close) note_control_frame();
    });
    stream_.text(true);
    request_ = std::move(request);
    stream_.async_accept(request_, [self = shared_from_this(), admission](Error error) {
      if (error) return;
      self->request_ = {};
      self->at_table_ = true;
      ++self->hall_.at_tables;
      self->id_ = self->hall_.door().connect(admission, self);
      if (self->id_ == 0) {
        self->close(kTooMuch);
      } else {
        self->read();
      }
    });
  }

  void send(std::shared_ptr<const std::string> text) override {
    if (code_ != 0) return;
    // A text of any length may go out by itself: a long game is told whole to whoever comes back.
    if (!waiting_.empty() &&
        (waiting_.size() >= kMostWaitingTexts || bytes_ + text->size() > kMostWaitingBytes)) {
      hall_.house->note_slow_reader();
      too_slow();
      return;
    }
    bytes_ += text->size();
    waiting_.push_back(std::move(text));
    if (waiting_.size() == 1) write();
  }

  void close(std::uint16_t code) override {
    if (code_ != 0) return;
    code_ = code;
    if (waiting_.empty()) say_goodbye();
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
      if (error) return self->gone();
      if (!self->stream_.got_text()) return self->close(kUnreadable);
      const auto data = self->buffer_.data();
      const std::string text(static_cast<const char*>(data.data()), data.size());
      self->buffer_.consume(self->buffer_.size());
      self->hall_.door().receive(self->id_, text);
      if (self->buffer_.capacity() > 4096) self->buffer_ = beast::flat_buffer();
      self->read();
    });
  }

  // Later, for Beast is in the middle of reading.
  void note_control_frame() {
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      if (self->id_ != 0) self->hall_.door().note_control_frame(self->id_);
    });
  }

  void write() {
    stream_.async_write(asio::buffer(*waiting_.front()),
                        [self = shared_from_this()](Error error, std::size_t) {
                          if (error) return self->gone();
                          self->bytes_ -= self->waiting_.front()->size();
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) return self->write();
                          if (self->code_ != 0) self->say_goodbye();
                        });
  }

  // What waits is not sent any more: he will come back and ask for it. The house is told later, for
  // it is just sending, perhaps to everybody at the table. He has a while to read what is on its
  // way and why it ends.
  void too_slow() {
    code_ = kSlow;
    while (waiting_.size() > 1) waiting_.pop_back();
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      if (self->id_ != 0) self->hall_.house->disconnect(std::exchange(self->id_, 0));
    });
    give_up_after(kSlowFarewell);
  }

  void say_goodbye() {
    give_up_after(kFarewell);
    websocket::close_reason reason(code_);
    stream_.async_close(reason, [self = shared_from_this()](Error) { self->gone(); });
  }

  void give_up_after(std::chrono::milliseconds patience) {
    farewell_.expires_after(patience);
    farewell_.async_wait([self = shared_from_this()](Error error) {
      if (!error) beast::get_lowest_layer(self->stream_).close();
    });
  }

  void gone() {
    farewell_.cancel();
    if (id_ != 0) hall_.house->disconnect(std::exchange(id_, 0));
    if (code_ == 0) code_ = kClosed;
    waiting_.clear();
    if (std::exchange(at_table_, false)) --hall_.at_tables;
  }

  websocket::stream<beast::tcp_stream> stream_;
  asio::steady_timer farewell_;
  Hall& hall_;
  std::shared_ptr<Guest> guest_;
  BeastRequest request_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> waiting_;  // the first is on its way
  std::size_t bytes_ = 0;
  SocketId id_ = 0;
  bool at_table_ = false;
  std::uint16_t code_ = 0;  // why we close; 0 while we do not
};

// A client that sends requests, one after the other.
class RequestSocket : public std::enable_shared_from_this<RequestSocket> {
 public:
  RequestSocket(Tcp::socket socket, Hall& hall, const asio::ip::address& peer)
      : stream_(std::move(socket)),
        hall_(hall),
        peer_(peer),
        guest_(std::make_shared<Guest>(hall, counted_address(peer.to_string()))) {}

  void read() {
    parser_.emplace();
    parser_->body_limit(kMostBody);
    parser_->header_limit(kMostHeader);
    stream_.expires_after(kPatience);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](Error error, std::size_t) {
                              if (self->is_unreadable(error)) return;
                              // What comes in pieces may say anything between them, without end.
                              if (self->parser_->chunked()) return self->refuse(411);
                              self->read_body();
                            });
  }

 private:
  void read_body() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](Error error, std::size_t) {
                       if (!self->is_unreadable(error)) self->serve();
                     });
  }

  // True if it cannot be read; he is told why if he is still there.
  bool is_unreadable(const Error& error) {
    if (error == http::error::body_limit) {
      refuse(413);
    } else if (error == http::error::header_limit || error == http::error::buffer_overflow) {
      refuse(431);
    } else if (is_bad_request(error)) {
      refuse(400);
    }
    return error.failed();
  }

  void serve() {
    BeastRequest request = parser_->release();
    version_ = request.version();
    keep_ = request.keep_alive() && !hall_.stopping;
    head_only_ = request.method() == http::verb::head;
    if (websocket::is_upgrade(request)) return upgrade(std::move(request));
    HttpRequest asked = read_request(std::move(request), peer_, hall_.settings.behind_proxy);
    trusted_ = asked.secure || asked.same_machine;
    hall_.door().request(std::move(asked), [self = shared_from_this()](HttpAnswer answer) {
      self->write(std::move(answer));
    });
  }

  void upgrade(BeastRequest request) {
    const HttpRequest asked =
        read_request(BeastRequest(request), peer_, hall_.settings.behind_proxy);
    hall_.door().admit(asked, [self = shared_from_this(),
                               request = std::move(request)](Admission admission) mutable {
      if (!admission.admitted) return self->write(std::move(admission.refusal));
      std::make_shared<TableSocket>(std::move(self->stream_), self->hall_, self->guest_)
          ->accept(std::move(request), admission);
    });
  }

  void refuse(int status) {
    keep_ = false;
    is_refused_ = true;
    const auto language = parser_->get()[http::field::accept_language];
    write(hall_.house->unreadable(status, std::string(language)));
  }

  // Who is still sending would not hear why, if we hung up on him.
  void read_the_rest() {
    stream_.async_read_some(asio::buffer(rest_),
                            [self = shared_from_this()](Error error, std::size_t size) {
                              self->unread_ += size;
                              if (!error && self->unread_ < kMostLeftUnread) self->read_the_rest();
                            });
  }

  void write(HttpAnswer answer) {
    response_ = write_answer(std::move(answer), version_, keep_, head_only_, trusted_);
    stream_.expires_after(kPatience);
    http::async_write(stream_, response_, [self = shared_from_this()](Error error, std::size_t) {
      if (error) return;
      if (self->keep_) return self->read();
      Error ignored;
      self->stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
      if (!self->is_refused_) return;
      self->stream_.expires_after(kLastWord);
      self->read_the_rest();
    });
  }

  beast::tcp_stream stream_;
  Hall& hall_;
  asio::ip::address peer_;
  std::shared_ptr<Guest> guest_;
  beast::flat_buffer buffer_{kMostHeader + kMostBody};
  std::optional<http::request_parser<http::string_body>> parser_;
  http::response<http::string_body> response_;
  unsigned version_ = 11;
  bool keep_ = false;
  bool head_only_ = false;
  bool trusted_ = false;
  bool is_refused_ = false;
  std::array<char, 1024> rest_{};
  std::size_t unread_ = 0;
};

}  // namespace

struct Network::Parts {
  Hall hall;  // first: connections that the context still holds at the end count themselves off
  asio::io_context context{1};
  Tcp::acceptor acceptor{context};
  asio::signal_set signals{context};
  asio::steady_timer ticker{context};
  asio::steady_timer farewell{context};

  void accept() {
    acceptor.async_accept([this](Error error, Tcp::socket socket) {
      if (hall.stopping) return;
      if (!error) welcome(std::move(socket));
      if (!error || error == asio::error::connection_aborted) return accept();
      // Too many open files: wait until somebody leaves.
      farewell.expires_after(100ms);
      farewell.async_wait([this](Error stopped) {
        if (!stopped) accept();
      });
    });
  }

  void welcome(Tcp::socket socket) {
    Error error;
    const Tcp::endpoint peer = socket.remote_endpoint(error);
    if (error || hall.connections >= hall.settings.connections) return;
    const std::string address = counted_address(peer.address().to_string());
    const auto own = hall.by_address.find(address);
    const std::size_t count = own == hall.by_address.end() ? 0 : own->second;
    // Behind a proxy all come from one address; the proxy counts them.
    if (!hall.settings.behind_proxy && count >= hall.settings.connections_of_address) return;
    socket.set_option(Tcp::no_delay(true), error);
    std::make_shared<RequestSocket>(std::move(socket), hall, peer.address())->read();
  }

  void tick() {
    ticker.expires_after(kTick);
    ticker.async_wait([this](Error error) {
      if (error || hall.stopping) return;
      hall.door().tick();
      tick();
    });
  }

  void stop() {
    if (hall.stopping) return;
    hall.stopping = true;
    Error ignored;
    acceptor.close(ignored);
    ticker.cancel();
    signals.cancel();
    hall.house->stop();
    farewell.expires_after(kFarewell);
    farewell.async_wait([this](Error) { context.stop(); });
    leave_when_empty();
  }

  // No need to wait when the last one has gone.
  void leave_when_empty() {
    ticker.expires_after(kTick);
    ticker.async_wait([this](Error) {
      if (hall.at_tables == 0) return context.stop();
      leave_when_empty();
    });
  }
};

Network::Network(const NetworkSettings& settings) : parts_(std::make_unique<Parts>()) {
  parts_->hall.settings = settings;
}

Network::~Network() = default;

Verdict Network::listen() {
  const NetworkSettings& settings = parts_->hall.settings;
  Error error;
  const asio::ip::address address = asio::ip::make_address(settings.address, error);
  const Verdict bad{"serve.bad_address", {}, {{"address", settings.address}}};
  if (error) return bad;
  const Tcp::endpoint endpoint(address, settings.port);
  Tcp::acceptor& acceptor = parts_->acceptor;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  // From now on: who is told that we are ready may stop us at once.
  if (!error) parts_->signals.add(SIGINT, error);
  if (!error) parts_->signals.add(SIGTERM, error);
  if (!error) return {};
  const std::string port = std::to_string(settings.port);
  if (error == asio::error::address_in_use) return {"serve.port_in_use", {}, {{"port", port}}};
  return {"serve.cannot_listen",
          {},
          {{"address", settings.address}, {"port", port}, {"why", error.message()}}};
}

std::uint16_t Network::port() const {
  Error ignored;
  return parts_->acceptor.local_endpoint(ignored).port();
}

void Network::post(std::function<void()> job) { asio::post(parts_->context, std::move(job)); }

void Network::later(std::int64_t milliseconds, std::function<void()> job) {
  auto timer = std::make_shared<asio::steady_timer>(parts_->context);
  timer->expires_after(std::chrono::milliseconds(milliseconds));
  timer->async_wait([this, timer, job = std::move(job)](Error error) {
    if (error || parts_->hall.stopping) return;
    parts_->hall.door();
    job();
  });
}

void Network::serve(Door& house, HouseClock& clock) {
  parts_->hall.house = &house;
  parts_->hall.clock = &clock;
  parts_->signals.async_wait([this](Error error, int) {
    if (!error) parts_->stop();
  });
  parts_->accept();
  parts_->tick();
  parts_->context.run();
}

void Network::stop() {
  post([this] { parts_->stop(); });
}

}  // namespace benchboss
