#include "games/pairadice/bench.h"
#include "games/pairadice/events.h"
#include "games/pairadice/pairadice.h"

namespace benchboss {

using namespace pairadice;

namespace {

constexpr ArgShape kClub{"club", ArgType::name};
constexpr ArgShape kPlayer{"player", ArgType::name};
constexpr ArgShape kSpotArg{"spot", ArgType::term};
constexpr ArgShape kNumber{"number", ArgType::number};
constexpr ArgShape kGoals1{"goals1", ArgType::number};
constexpr ArgShape kGoals2{"goals2", ArgType::number};
constexpr ArgShape kGames{"games", ArgType::number};
constexpr ArgShape kWhite{"white", ArgType::number};

constexpr std::array<EventShape, kSaid> kShapes = {{
    {"pd.dice", {ArgShape{"coloured", ArgType::number}, kWhite}},
    {"pd.die", {kWhite}},
    {"pd.scratched", {kClub, kPlayer}},
    {"pd.called_up",
     {kPlayer, ArgShape{"total", ArgType::number}, ArgShape{"rating", ArgType::term},
      ArgShape{"value", ArgType::number}}},
    {"pd.called_up_goalie",
     {kPlayer, ArgShape{"total", ArgType::number}, ArgShape{"save", ArgType::term}}},
    {"pd.placed", {kClub, kPlayer, kSpotArg, kNumber}},
    {"pd.starts", {kClub, kPlayer}},
    {"pd.point_man", {kClub, kPlayer, kSpotArg}},
    {"pd.period_begins", {kNumber}},
    {"pd.overtime_begins", {kNumber}},
    {"pd.line_on",
     {kClub, ArgShape{"lw", ArgType::name}, ArgShape{"c", ArgType::name},
      ArgShape{"rw", ArgType::name}}},
    {"pd.pair_on", {kClub, ArgShape{"ld", ArgType::name}, ArgShape{"rd", ArgType::name}, kNumber}},
    {"pd.filled", {kClub, kPlayer, kSpotArg}},
    {"pd.vacated", {kClub, kSpotArg}},
    {"pd.sixth_on", {kClub, kPlayer}},
    {"pd.sixth_off", {kClub}},
    {"pd.time_out", {kClub, kNumber}},
    {"pd.stays", {kClub, kPlayer}},
    {"pd.goalie_pulled", {kClub, kPlayer}},
    {"pd.goalie_back", {kClub, kPlayer}},
    {"pd.face_off_won", {kClub, kPlayer}},
    {"pd.face_off_again", {}},
    {"pd.intercepted", {kClub, kPlayer}},
    {"pd.passed", {kPlayer, ArgShape{"to", ArgType::name}}},
    {"pd.loose", {kClub, kPlayer}},
    {"pd.nobody_there", {}},
    {"pd.shot", {kClub, kPlayer}},
    {"pd.saved", {kClub, kPlayer}},
    {"pd.star_roll", {kPlayer}},
    {"pd.rebound", {kClub, kPlayer}},
    {"pd.recovered", {kClub, kPlayer}},
    {"pd.rebound_waits", {kClub, kSpotArg}},
    {"pd.recovered_waits", {kClub, kSpotArg}},
    {"pd.frozen", {kClub, kPlayer}},
    {"pd.goal", {kClub, kPlayer, ArgShape{"how", ArgType::term}}},
    {"pd.score",
     {kGoals1, kGoals2, ArgShape{"minute", ArgType::number}, ArgShape{"second", ArgType::number}}},
    {"pd.assist", {kPlayer, kNumber}},
    {"pd.no_assist", {}},
    {"pd.stroke", {kNumber}},
    {"pd.escaped", {kPlayer}},
    {"pd.penalty",
     {kClub, kPlayer, ArgShape{"penalty", ArgType::term}, ArgShape{"minutes", ArgType::number}}},
    {"pd.possible_major", {kPlayer}},
    {"pd.delayed", {kClub, kPlayer}},
    {"pd.delayed_starts", {kClub}},
    {"pd.delayed_cancelled", {kClub}},
    {"pd.waits", {kClub, kSpotArg}},
    {"pd.not_served", {kClub}},
    {"pd.penalty_over", {kClub, kSpotArg}},
    {"pd.ejected", {kClub, kPlayer}},
    {"pd.injured", {kClub, kPlayer, kGames}},
    {"pd.plays_on", {kClub, kPlayer}},
    {"pd.no_injury", {}},
    {"pd.hurt_later", {kClub, kPlayer, kGames}},
    {"pd.goalie_in", {kClub, kPlayer}},
    {"pd.replaced", {kClub, kPlayer, kSpotArg, kNumber}},
    {"pd.period_ends", {kNumber, kGoals1, kGoals2}},
    {"pd.overtime_ends", {kNumber, kGoals1, kGoals2}},
    {"pd.won", {kClub, kGoals1, kGoals2}},
    {"pd.tied", {kGoals1, kGoals2}},
    {"pd.called_off", {kNumber}},
}};

constexpr std::array<std::string_view, kTerms> kTermIds = {
    "pd.spot.LW",
    "pd.spot.RW",
    "pd.spot.C",
    "pd.spot.LD",
    "pd.spot.RD",
    "pd.spot.sixth",
    "pd.penalty.cross_checking",
    "pd.penalty.holding",
    "pd.penalty.interference",
    "pd.penalty.hooking",
    "pd.penalty.tripping",
    "pd.penalty.obstruction",
    "pd.penalty.roughing",
    "pd.penalty.slashing",
    "pd.penalty.high_sticking",
    "pd.penalty.charging",
    "pd.penalty.elbowing",
    "pd.penalty.match_penalty",
    "pd.penalty.fighting",
    "pd.penalty.spearing",
    "pd.penalty.double_minor",
    "pd.penalty.game_misconduct",
    "pd.goal.even_strength",
    "pd.goal.power_play",
    "pd.goal.short_handed",
    "pd.goal.empty_net",
    "pd.rating.offense",
    "pd.rating.defense",
    "pd.rating.save",
    "pd.rating.rebound",
    "pd.save.minus_one",
    "pd.save.zero",
    "pd.save.plus_one",
};

enum class About : std::uint8_t { nothing, number, unit, spot };
struct MoveWord {
  std::string_view word;
  About about;
};
constexpr std::array<MoveWord, kMoves> kWords = {{
    {"go", About::nothing},
    {"assistant", About::nothing},
    {"scratch", About::number},
    {"place", About::number},
    {"start", About::number},
    {"pp-left", About::number},
    {"pp-right", About::number},
    {"no-forward", About::nothing},
    {"time-out", About::unit},
    {"stay", About::spot},
    {"pull", About::number},
    {"goalie-in", About::nothing},
    {"sixth", About::number},
    {"extra", About::number},
    {"play-on", About::nothing},
    {"replace", About::number},
}};

std::optional<std::uint8_t> read_about(About about, std::string_view text) {
  if (about == About::spot) {
    const std::uint8_t spot = spot_of_word(text);
    if (spot >= kSpots) return std::nullopt;
    return spot;
  }
  const std::int64_t number = read_number(text, about == About::unit ? kUnits : kMaxNumber);
  if (number < 1) return std::nullopt;
  return static_cast<std::uint8_t>(number);
}

// "1" to "6", or 0.
std::uint8_t read_die(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '6') return 0;
  return static_cast<std::uint8_t>(text[0] - '0');
}

}  // namespace

Text Pairadice::write(const Rules&, Action action) {
  const MoveWord& move = kWords[static_cast<std::size_t>(action.move)];
  Text text(move.word);
  if (move.about == About::nothing) return text;
  text += ":";
  if (move.about == About::spot) return text += spot_word(action.about);
  return text += unsigned{action.about};
}

std::optional<Pairadice::Action> Pairadice::read_action(const Rules&, std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view word = text.substr(0, colon);
  for (std::size_t i = 0; i < kMoves; ++i) {
    if (kWords[i].word != word) continue;
    const auto move = static_cast<Move>(i);
    if (kWords[i].about == About::nothing) {
      if (colon != text.npos) return std::nullopt;
      return Action{move, 0};
    }
    if (colon == text.npos) return std::nullopt;
    const auto about = read_about(kWords[i].about, text.substr(colon + 1));
    if (!about) return std::nullopt;
    return Action{move, *about};
  }
  return std::nullopt;
}

Text Pairadice::write(const Rules&, Outcome outcome) {
  Text text;
  if (outcome.coloured != 0) {
    text += unsigned{outcome.coloured};
    text += "/";
  }
  return text += unsigned{outcome.white};
}

std::optional<Pairadice::Outcome> Pairadice::read_outcome(const Rules&, std::string_view text) {
  Outcome outcome;
  if (text.size() == 3 && text[1] == '/') {
    outcome.coloured = read_die(text.substr(0, 1));
    if (outcome.coloured == 0) return std::nullopt;
    text.remove_prefix(2);
  }
  outcome.white = read_die(text);
  if (outcome.white == 0) return std::nullopt;
  return outcome;
}

std::span<const EventShape> Pairadice::event_shapes() { return kShapes; }
std::span<const std::string_view> Pairadice::terms() { return kTermIds; }

std::string_view Pairadice::proper_name(const Rules& rules, std::int16_t name) {
  if (name == kNoName) return "–";
  if (name == kFirstClub || name == kFirstClub + 1)
    return rules.teams[static_cast<std::size_t>(name - kFirstClub)].city.view();
  if (name < 0 || name >= kFirstClub) return {};
  const Team& team = rules.teams[static_cast<std::size_t>(name / 64)];
  const auto man = static_cast<std::size_t>(name % 64);
  return man < team.size ? team.names[man].view() : std::string_view{};
}

}  // namespace benchboss
