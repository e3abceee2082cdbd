#include "cli/rule_coverage.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>

namespace benchboss {

namespace {

namespace fs = std::filesystem;

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The arguments of the macros that begin a test: TEST(...), TEST_F(...), TYPED_TEST(...), and so
// on. They may go over several lines.
std::vector<std::string_view> test_names(std::string_view source) {
  std::vector<std::string_view> names;
  for (std::size_t at = source.find("TEST"); at != source.npos; at = source.find("TEST", at + 4)) {
    std::size_t begin = at;
    while (begin > 0 && is_word(source[begin - 1])) --begin;
    const bool starts_line = begin == 0 || source[begin - 1] == '\n';
    std::size_t open = at;
    while (open < source.size() && is_word(source[open])) ++open;
    if (!starts_line || open >= source.size() || source[open] != '(') continue;
    const std::size_t close = source.find(')', open);
    if (close != source.npos) names.push_back(source.substr(open + 1, close - open - 1));
  }
  return names;
}

// The id that begins there, as the rulebook writes it; empty if none does.
std::string id_at(std::string_view name, std::size_t at, std::string_view prefix) {
  if (name.substr(at, prefix.size()) != prefix) return {};
  std::size_t next = at + prefix.size();
  if (next >= name.size() || (name[next] != '_' && name[next] != '-')) return {};
  const std::size_t number = ++next;
  while (next < name.size() && is_digit(name[next])) ++next;
  if (next == number) return {};
  // A small letter that stands alone belongs to the id (RR_10a_draw), a word does not.
  if (next < name.size() && std::islower(static_cast<unsigned char>(name[next])) != 0) ++next;
  if (next < name.size() && name[next] != '_' && is_word(name[next])) return {};
  std::string id(prefix);
  id += '-';
  id += name.substr(number, next - number);
  return id;
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

std::vector<std::string> ids_in_test_names(std::string_view source, std::string_view prefix) {
  std::vector<std::string> ids;
  for (const std::string_view name : test_names(source))
    for (std::size_t at = name.find(prefix); at != name.npos; at = name.find(prefix, at + 1)) {
      const bool starts_word = at == 0 || !is_word(name[at - 1]) || name[at - 1] == '_';
      if (std::string id = id_at(name, at, prefix); starts_word && !id.empty())
        ids.push_back(std::move(id));
    }
  return ids;
}

NamedRules rules_named_by_tests(const fs::path& source, std::string_view game,
                                std::string_view prefix) {
  std::string folder(game);
  std::replace(folder.begin(), folder.end(), '-', '_');
  std::vector<fs::path> files;
  for (const fs::path& root : {source / "games" / folder / "tests", source / "tests"}) {
    std::error_code error;
    for (const auto& entry : fs::recursive_directory_iterator(root, error))
      if (entry.is_regular_file() && entry.path().extension() == ".cc")
        files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  NamedRules named;
  for (const fs::path& file : files)
    for (std::string& id : ids_in_test_names(text_of(file), prefix))
      named.try_emplace(std::move(id), file.lexically_relative(source).string());
  return named;
}

fs::path source_folder_above(fs::path folder) {
  std::error_code error;
  for (;; folder = folder.parent_path()) {
    if (fs::is_directory(folder / "games", error)) return folder;
    if (folder == folder.parent_path()) return {};
  }
}

}  // namespace benchboss
