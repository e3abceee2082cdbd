#pragma once
#include <boost/json/value.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace benchboss::cli_tests {

// What a run of the real program left behind.
struct Ran {
  int code = -1;  // 128 + n after signal n
  std::string out;
  std::string err;
};

struct Circumstances {
  std::string input;
  std::vector<std::pair<std::string, std::string>> environment{};  // beside LC_ALL=C.UTF-8
  std::filesystem::path folder{};                                  // where it is started
};

Ran benchboss(const std::vector<std::string>& arguments, const Circumstances& circumstances = {});

// On a terminal of its own, 80 columns wide; what it shows is in `out`. The input is typed at once.
Ran benchboss_on_terminal(const std::vector<std::string>& arguments,
                          const Circumstances& circumstances = {});

// A script of bash, with the program's path as $1.
Ran bash(const std::string& script, const std::vector<std::string>& arguments = {});

// Fails the test if the text is no JSON.
boost::json::value parsed(const std::string& text);

// A folder that is gone after the test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Writes a file (and the folders it needs) and gives its path.
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::filesystem::path path_;
};

std::string text_of(const std::filesystem::path& file);

}  // namespace benchboss::cli_tests
