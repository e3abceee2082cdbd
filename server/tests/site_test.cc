#include "server/house/site.h"

#include "store/tests/folder_for_test.h"
#include "tests/house/house_for_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>

namespace benchboss {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

// A page as a builder leaves it.
class PageForTest {
 public:
  PageForTest() {
    put("index.html", "<!doctype html><script type=module src=/assets/app-1a2b3c4d.js></script>");
    put("assets/app-1a2b3c4d.js", script());
    put("assets/plain.js", "1");
    put("assets/inter-0Fz_9-aB.woff2", "wOF2");
    put("favicon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  }
  static std::string script() {
    std::string text;
    for (int i = 0; i < 200; ++i) text += "console.log('goal');\n";
    return text;
  }
  void put(const std::string& name, std::string_view text) const {
    const fs::path path = fs::path(folder.path()) / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  std::shared_ptr<const Site> site() const {
    auto site = std::make_shared<Site>();
    EXPECT_EQ(Site::read(folder.path(), *site).reason, "");
    return site;
  }

  FolderForTest folder;
};

HouseSettings with_page(const PageForTest& page) {
  HouseSettings settings = generous();
  settings.site = page.site();
  return settings;
}

std::string unpacked(std::string packed) {
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, MAX_WBITS + 16), Z_OK);
  std::string plain(100'000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(plain.data());
  stream.avail_out = static_cast<uInt>(plain.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  plain.resize(stream.total_out);
  inflateEnd(&stream);
  return plain;
}

HttpRequest get(std::string path) {
  HttpRequest request;
  request.method = "GET";
  request.path = std::move(path);
  return request;
}

std::string tag_of(const HttpAnswer& answer) {
  for (const auto& [name, value] : answer.headers)
    if (name == "ETag") return value;
  return {};
}

TEST(Page, every_view_gives_the_index_and_every_file_itself) {
  const PageForTest page;
  HouseForTest house(with_page(page));
  for (const char* path : {"/", "/table/7", "/join/ABCD-EFGH", "/rules/rink-ratz", "/replay/7/120",
                           "/index.html", "/lobby"}) {
    const HttpAnswer answer = house.ask(get(path));
    EXPECT_EQ(answer.status, 200) << path;
    EXPECT_EQ(answer.type, "text/html; charset=utf-8");
    EXPECT_THAT(answer.body, HasSubstr("app-1a2b3c4d.js"));
    EXPECT_EQ(answer.cache, "no-cache") << "a new version is seen at once";
  }
  EXPECT_EQ(house.ask(get("/assets/app-1a2b3c4d.js")).body, PageForTest::script());
  EXPECT_EQ(house.ask(get("/assets/app-1a2b3c4d.js")).type, "text/javascript; charset=utf-8");
  EXPECT_EQ(house.ask(get("/assets/inter-0Fz_9-aB.woff2")).type, "font/woff2");
  EXPECT_EQ(house.ask(get("/favicon.svg")).type, "image/svg+xml");
}

TEST(Page, takes_nothing_from_the_protocol_and_nothing_from_outside_its_folder) {
  const PageForTest page;
  page.put("healthz", "not me");
  HouseForTest house(with_page(page));
  EXPECT_THAT(house.ask(get("/healthz")).body, HasSubstr("healthy"));
  EXPECT_EQ(house.ask(get("/api/nothing")).status, 404);
  EXPECT_EQ(house.ask(get("/api/nothing")).type, "application/json");
  EXPECT_EQ(house.ask(get("/assets/gone-1a2b3c4d.js")).status, 404);
  EXPECT_EQ(house.ask(get("/../../etc/passwd.txt")).status, 404);
  EXPECT_EQ(house.ask(get("/assets/app-1a2b3c4d.js.gz")).status, 404);
  HttpRequest post = get("/table/7");
  post.method = "POST";
  EXPECT_EQ(house.ask(post).status, 405);
}

TEST(Page, files_that_name_their_content_may_be_kept_for_good) {
  const PageForTest page;
  HouseForTest house(with_page(page));
  EXPECT_THAT(house.ask(get("/assets/app-1a2b3c4d.js")).cache, HasSubstr("immutable"));
  EXPECT_THAT(house.ask(get("/assets/inter-0Fz_9-aB.woff2")).cache, HasSubstr("immutable"));
  EXPECT_EQ(house.ask(get("/assets/plain.js")).cache, "no-cache");
  EXPECT_EQ(house.ask(get("/favicon.svg")).cache, "no-cache");
}

TEST(Page, is_not_sent_again_to_who_has_it) {
  const PageForTest page;
  HouseForTest house(with_page(page));
  HttpRequest request = get("/");
  request.known_tags = "\"old\", W/" + tag_of(house.ask(request));
  const HttpAnswer answer = house.ask(request);
  EXPECT_EQ(answer.status, 304);
  EXPECT_EQ(answer.body, "");
  request.known_tags = "\"old\"";
  EXPECT_EQ(house.ask(request).status, 200);
}

TEST(Page, is_sent_compressed_to_who_takes_that) {
  const PageForTest page;
  HouseForTest house(with_page(page));
  HttpRequest request = get("/assets/app-1a2b3c4d.js");
  const std::string plain_tag = tag_of(house.ask(request));
  for (const char* takes : {"gzip", "br, gzip", "deflate, gzip;q=0.5"}) {
    request.accepted_encodings = takes;
    const HttpAnswer answer = house.ask(request);
    EXPECT_THAT(answer.headers, Contains(Pair("Content-Encoding", "gzip"))) << takes;
    EXPECT_THAT(answer.headers, Contains(Pair("Vary", "Accept-Encoding")));
    EXPECT_EQ(unpacked(answer.body), PageForTest::script());
    EXPECT_NE(tag_of(answer), plain_tag);
  }
  for (const char* takes : {"", "br", "gzip;q=0", "gzip; q=0.0"}) {
    request.accepted_encodings = takes;
    EXPECT_EQ(house.ask(request).body, PageForTest::script()) << takes;
  }
}

TEST(Page, a_compressed_file_beside_is_taken_unless_it_is_older) {
  const PageForTest page;
  const std::string file = page.folder.path() + "/assets/app-1a2b3c4d.js";
  page.put("assets/app-1a2b3c4d.js.gz", "compressed");
  HttpRequest request = get("/assets/app-1a2b3c4d.js");
  request.accepted_encodings = "gzip";
  EXPECT_EQ(answer_with(*page.site()->find(request.path), request).body, "compressed");
  fs::last_write_time(file + ".gz", fs::last_write_time(file) - std::chrono::hours(1));
  EXPECT_EQ(unpacked(answer_with(*page.site()->find(request.path), request).body),
            PageForTest::script());
}

TEST(Page, a_folder_that_is_none_is_refused_with_the_reason) {
  Site site;
  const FolderForTest empty;
  EXPECT_EQ(Site::read("/nowhere/page", site).reason, "serve.page.no_folder");
  EXPECT_EQ(Site::read(empty.path(), site).reason, "serve.page.no_index");
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const PageForTest page;
  chmod((page.folder.path() + "/favicon.svg").c_str(), 0);
  EXPECT_EQ(Site::read(page.folder.path(), site).reason, "serve.page.unreadable");
}

TEST(Page, without_one_the_root_says_what_to_do) {
  HouseForTest house;
  EXPECT_THAT(house.ask(get("/")).body, HasSubstr("npm run build"));
  EXPECT_EQ(house.ask(get("/table/7")).status, 404);
}

}  // namespace
}  // namespace benchboss
