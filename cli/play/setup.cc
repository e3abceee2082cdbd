#include "cli/play/setup.h"

#include "cli/console.h"
#include "cli/play/plan.h"
#include "cli/play/telling.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace benchboss::playing {
namespace {

// The options that make a different evening; the finer ones are for the command line.
constexpr std::array<std::string_view, 4> kAsked = {"level", "seats", "visitor", "home"};

// How the coaches are called, by seat; the same in every language.
constexpr std::array<std::string_view, kMaxSeats> kNicknames = {
    "Zamboni", "Boomer",  "Lucie",   "Tuque",   "Slapshot",
    "Mitaine", "Biscuit", "Dangles", "Mercier", "Puck"};

std::size_t usual_coach(const GameInfo& game) {
  const auto found = std::ranges::find(game.coaches, kUsualCoach);
  return found == game.coaches.end() ? 0 : static_cast<std::size_t>(found - game.coaches.begin());
}

std::string player(const Words& words, std::size_t seat) {
  return words.say("play.player", {{"number", seat + 1}});
}

std::string_view set_in(const Record& header, std::string_view option) {
  for (const auto& [name, value] : header.options)
    if (name == option) return value;
  return {};
}

}  // namespace

Setup::Setup(const Words& words, Record header)
    : asked_for_(std::move(header)), name_(player(words, 0)) {
  answer(0, 0);
}

const OptionSpec* Setup::option(std::string_view name) const {
  for (const OptionSpec& spec : game().options)
    if (spec.name == name && !spec.words.empty()) return &spec;
  return nullptr;
}

std::vector<const OptionSpec*> Setup::asked_options() const {
  std::vector<const OptionSpec*> asked;
  for (const std::string_view name : kAsked)
    if (const OptionSpec* spec = option(name)) asked.push_back(spec);
  return asked;
}

void Setup::answer(std::size_t question, std::size_t answer) {
  if (question == 0) {
    game_ = answer;
    options_.clear();
    for (const OptionSpec* spec : asked_options()) {
      const auto set = std::ranges::find(spec->words, set_in(asked_for_, spec->name));
      options_.push_back(set == spec->words.end()
                             ? static_cast<std::size_t>(spec->normal - spec->low)
                             : static_cast<std::size_t>(set - spec->words.begin()));
    }
    opponent_ = usual_coach(game());
  } else if (question <= options_.size()) {
    options_[question - 1] = answer;
  } else {
    opponent_ = answer;
  }
}

std::vector<Setup::Question> Setup::questions(const Words& words) const {
  std::vector<Question> questions;
  Question& which = questions.emplace_back(Question{words.say("play.which_game"), {}, game_});
  for (const GameInfo& info : games())
    which.answers.push_back(
        {name_of_game(words, info), words.say(message_prefix(info.rule_prefix) + ".blurb")});
  const std::string prefix = message_prefix(game().rule_prefix);
  const std::vector<const OptionSpec*> asked = asked_options();
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const std::string_view name = asked[i]->name;
    Question& next = questions.emplace_back(
        Question{words.say(fmt::format("{}.option_name.{}", prefix, name)), {}, options_[i]});
    for (const std::string_view value : asked[i]->words)
      next.answers.push_back({words.say(fmt::format("{}.value.{}.{}", prefix, name, value)),
                              words.say(fmt::format("{}.option_help.{}", prefix, name))});
  }
  Question& against = questions.emplace_back(Question{words.say("play.against"), {}, opponent_});
  for (const std::string_view coach : game().coaches) {
    const std::string help = "play.coach." + std::string(coach);
    against.answers.push_back({words.say("play.against_coach", {{"coach", coach}}),
                               words.knows(help) ? words.say(help) : ""});
  }
  against.answers.push_back({words.say("play.against_friends"), words.say("play.friends_help")});
  return questions;
}

Record Setup::header(const Words& words) const {
  Record header = asked_for_;
  header.game = game().name;
  header.rules_version = game().rules_version;
  const std::vector<const OptionSpec*> asked = asked_options();
  for (std::size_t i = 0; i < asked.size(); ++i) {
    std::erase_if(header.options, [&](const auto& set) { return set.first == asked[i]->name; });
    header.options.emplace_back(asked[i]->name, asked[i]->words[options_[i]]);
  }
  header.seats.clear();
  const OpenedTable opened = open_table(header);
  if (opened.table == nullptr) return header;
  const bool friends = opponent_ + 1 == opponents();
  for (Seat seat = 0; seat < opened.table->seats(); ++seat)
    header.seats.push_back(
        {"", seat == 0 || friends ? "" : std::string(game().coaches[opponent_])});
  if (check_name(name_).accepted()) header.seats[0].name = name_;
  fill_seats(header, words);
  return header;
}

void fill_seats(Record& header, const Words& words) {
  const GameInfo* game = find_game(header.game);
  const OpenedTable opened = open_table(header);
  if (game == nullptr || opened.table == nullptr) return;
  if (header.seats.empty()) {
    header.seats.resize(opened.table->seats());
    for (std::size_t seat = 1; seat < header.seats.size(); ++seat)
      header.seats[seat].coach = game->coaches[usual_coach(*game)];
  }
  for (std::size_t seat = 0; seat < header.seats.size(); ++seat) {
    SeatEntry& entry = header.seats[seat];
    if (entry.name.empty())
      entry.name = entry.coach.empty() ? player(words, seat) : std::string(kNicknames[seat]);
  }
}

}  // namespace benchboss::playing
