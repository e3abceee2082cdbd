#include "server/admin_token.h"

#include "store/tests/folder_for_test.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

namespace benchboss {
namespace {

class AdminToken : public testing::Test {
 protected:
  std::string refused() { return read_or_make_token(folder.path(), token).reason; }
  void put(const std::string& text) { std::ofstream(file) << text; }
  std::string content() const {
    std::ostringstream all;
    all << std::ifstream(file).rdbuf();
    return all.str();
  }

  FolderForTest folder;
  std::string file = folder.file("admin-token");
  std::string token;
};

TEST_F(AdminToken, is_made_once_for_its_owner_alone) {
  ASSERT_EQ(refused(), "");
  const std::string made = token;
  EXPECT_EQ(made.size(), 64u);
  EXPECT_EQ(content(), made + "\n");
  struct stat found{};
  ASSERT_EQ(stat(file.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0600u);
  EXPECT_FALSE(std::filesystem::exists(file + ".new"));
  ASSERT_EQ(refused(), "");
  EXPECT_EQ(token, made);
}

TEST_F(AdminToken, may_be_ones_own) {
  put(std::string(32, 'x'));
  ASSERT_EQ(refused(), "");
  EXPECT_EQ(token, std::string(32, 'x'));
}

TEST_F(AdminToken, that_is_empty_or_no_token_is_refused_and_stays) {
  for (const std::string& text : {std::string(), std::string("\n"), std::string(31, 'x') + "\n",
                                  std::string(64, '\0'), std::string(64, ' ') + "\n"}) {
    put(text);
    EXPECT_EQ(refused(), "serve.bad_token");
    EXPECT_EQ(content(), text);
    EXPECT_EQ(token, "");
  }
}

TEST_F(AdminToken, that_cannot_be_read_is_refused_and_stays) {
  std::filesystem::create_directory(file);  // read() fails
  EXPECT_EQ(refused(), "serve.unread_token");
  EXPECT_TRUE(std::filesystem::is_directory(file));
}

TEST_F(AdminToken, that_lies_on_a_disk_that_is_not_there_is_refused_and_stays) {
  std::filesystem::create_symlink(folder.file("not-mounted"), file);
  EXPECT_EQ(refused(), "serve.unread_token");
  EXPECT_TRUE(std::filesystem::is_symlink(file));
}

TEST_F(AdminToken, is_made_anew_after_one_that_was_half_written) {
  std::ofstream(file + ".new") << std::string(500, 'h');
  ASSERT_EQ(refused(), "");
  EXPECT_EQ(content(), token + "\n");
}

}  // namespace
}  // namespace benchboss
