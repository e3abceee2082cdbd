#include "games/xtra_innings/sheet.h"

#include "games/xtra_innings/events.h"
#include "games/xtra_innings/xtra_innings.h"

#include <algorithm>

namespace benchboss {

using namespace xtra_innings;

namespace {

constexpr std::array<std::string_view, kBatting> kBattingNames = {
    "plate_appearances", "at_bats",    "runs",     "hits",         "doubles",      "triples",
    "home_runs",         "batted_in",  "walks",    "strikeouts",   "hit_by_pitch", "stolen_bases",
    "caught_stealing",   "sacrifices", "on_error", "pinch_hitters"};
constexpr std::array<std::string_view, kPitching> kPitchingNames = {
    "outs",  "batters",     "pitches",    "hits",     "runs_allowed",
    "walks", "hit_batters", "strikeouts", "home_runs"};
constexpr std::array<std::string_view, kPitches> kPitchNames = {"inside", "outside", "slider",
                                                                "curve", "change_up"};

constexpr std::uint32_t set_of_plates(std::initializer_list<Plate> plates) {
  std::uint32_t set = 0;
  for (const Plate plate : plates) set |= 1u << static_cast<int>(plate);
  return set;
}
constexpr bool has(std::uint32_t set, Plate plate) {
  return (set >> static_cast<int>(plate) & 1) != 0;
}

// A batter who is thrown out in the stretch has his hit all the same.
constexpr std::uint32_t kHits =
    set_of_plates({Plate::single, Plate::double_, Plate::triple, Plate::home_run,
                   Plate::inside_park, Plate::hit_and_run, Plate::squeeze, Plate::out_at_second,
                   Plate::out_at_third, Plate::out_at_plate});
constexpr std::uint32_t kHomeRuns = set_of_plates({Plate::home_run, Plate::inside_park});
constexpr std::uint32_t kDoubles = set_of_plates({Plate::double_, Plate::out_at_third});
constexpr std::uint32_t kTriples = set_of_plates({Plate::triple, Plate::out_at_plate});
constexpr std::uint32_t kWalks = set_of_plates({Plate::walk, Plate::intentional_walk});
constexpr std::uint32_t kSacrifices = set_of_plates({Plate::sacrifice_bunt, Plate::sacrifice_fly});
constexpr std::uint32_t kDoublePlays =
    set_of_plates({Plate::double_play, Plate::bunt_out_at_home, Plate::fly_out_at_home});

class Pencil {
 public:
  explicit Pencil(Sheet& sheet) : sheet_(sheet) {}

  TeamSheet& batting() { return sheet_.teams[sheet_.batting]; }
  TeamSheet& fielding() { return sheet_.teams[1u - sheet_.batting]; }

  void batter(int term, Batting count, int by = 1) {
    auto& cell = batting().batting[static_cast<std::size_t>((term - kFirstBatterTerm) % kLineup)]
                                  [static_cast<std::size_t>(count)];
    cell = static_cast<std::uint16_t>(cell + by);
  }
  void pitcher(Pitching count, int by = 1) { pitcher(fielding().pitchers, count, by); }
  // There are so many outs in this half-inning now.
  void outs(int now) {
    pitcher(Pitching::outs, now - sheet_.outs);
    sheet_.outs = static_cast<std::uint8_t>(now);
  }
  void one_more_out() { outs(sheet_.outs + 1); }

  void at_plate(int batter_term, Plate plate) {
    put_on_by(batter_term) = fielding().pitchers;
    batter(batter_term, Batting::plate_appearances);
    pitcher(Pitching::batters);
    const bool walk = has(kWalks, plate);
    const bool hit_by_pitch = plate == Plate::hit_by_pitch;
    const bool sacrifice = has(kSacrifices, plate);
    if (!walk && !hit_by_pitch && !sacrifice) batter(batter_term, Batting::at_bats);
    if (sacrifice) batter(batter_term, Batting::sacrifices);
    if (plate == Plate::on_error) batter(batter_term, Batting::on_error);
    if (has(kDoublePlays, plate)) ++fielding().double_plays;
    const auto both = [&](bool happened, Batting his, Pitching against) {
      if (!happened) return;
      batter(batter_term, his);
      pitcher(against);
    };
    both(has(kHits, plate), Batting::hits, Pitching::hits);
    both(has(kHomeRuns, plate), Batting::home_runs, Pitching::home_runs);
    both(walk, Batting::walks, Pitching::walks);
    both(hit_by_pitch, Batting::hit_by_pitch, Pitching::hit_batters);
    both(plate == Plate::strikeout, Batting::strikeouts, Pitching::strikeouts);
    if (has(kDoubles, plate)) batter(batter_term, Batting::doubles);
    if (has(kTriples, plate)) batter(batter_term, Batting::triples);
  }

  void pitch(int thrown, int guessed) {
    pitcher(Pitching::pitches);
    ++fielding().thrown[static_cast<std::size_t>(thrown - kFirstPitchTerm)];
    ++batting().guessed[static_cast<std::size_t>(guessed - kFirstPitchTerm)];
  }

  void run(int runner) {
    batter(runner, Batting::runs);
    const std::uint8_t charged = put_on_by(runner);
    pitcher(charged != 0 ? charged : fielding().pitchers, Pitching::runs, 1);
    ++batting().innings[sheet_.inning - 1u];
  }

 private:
  void pitcher(std::uint8_t number, Pitching count, int by) {
    auto& cell = fielding().pitching[number - 1u][static_cast<std::size_t>(count)];
    cell = static_cast<std::uint16_t>(cell + by);
  }
  std::uint8_t& put_on_by(int term) {
    return sheet_.put_on_by[static_cast<std::size_t>((term - kFirstBatterTerm) % kLineup)];
  }

  Sheet& sheet_;
};

Plate plate_of_term(int term) { return static_cast<Plate>(term - kFirstPlateTerm + 1); }

std::int64_t total(const TeamSheet& team, Batting count) {
  std::int64_t sum = 0;
  for (const auto& line : team.batting) sum += line[static_cast<std::size_t>(count)];
  return sum;
}
std::int64_t total(const TeamSheet& team, Pitching count) {
  std::int64_t sum = 0;
  for (const auto& line : team.pitching) sum += line[static_cast<std::size_t>(count)];
  return sum;
}

// What hangs on the wall of the ballpark: runs by inning, then R, H and E, and who was left on
// base.
void describe_line_score(const TeamSheet& team, Fields& fields) {
  fields.open_list("innings");
  for (std::size_t i = 0; i < team.innings_batted; ++i) fields.number("", team.innings[i]);
  fields.close();
  fields.number("runs", total(team, Batting::runs));
  fields.number("hits", total(team, Batting::hits));
  fields.number("errors", team.errors);
  fields.number("left_on_base", team.left_on_base);
}

template <class Line, class Names>
void describe_line(const Line& line, const Names& names, Fields& fields) {
  fields.open_group("");
  for (std::size_t i = 0; i < names.size(); ++i) fields.number(names[i], line[i]);
  fields.close();
}

void describe_team(const TeamSheet& team, Fields& fields) {
  fields.open_group("");
  describe_line_score(team, fields);
  fields.number("double_plays", team.double_plays);
  fields.open_list("batting");
  for (const auto& line : team.batting) describe_line(line, kBattingNames, fields);
  fields.close();
  fields.open_list("pitching");
  for (std::size_t i = 0; i < team.pitchers; ++i)
    describe_line(team.pitching[i], kPitchingNames, fields);
  fields.close();
  fields.open_group("thrown");
  for (std::size_t i = 0; i < kPitches; ++i) fields.number(kPitchNames[i], team.thrown[i]);
  fields.close();
  fields.open_group("guessed");
  for (std::size_t i = 0; i < kPitches; ++i) fields.number(kPitchNames[i], team.guessed[i]);
  fields.close();
  fields.close();
}

}  // namespace

void XtraInnings::note(const Rules&, Sheet& sheet, const Event& event) {
  Pencil pencil(sheet);
  const auto& args = event.args;
  switch (static_cast<Said>(event.kind)) {
    case Said::home_team:
      sheet.home = static_cast<Team>(args[0]);
      break;
    case Said::half_begins:
      sheet.inning = static_cast<std::uint8_t>(args[1]);
      sheet.batting = static_cast<Team>(args[2]);
      sheet.outs = 0;
      sheet.put_on_by = {};
      pencil.batting().innings_batted = sheet.inning;
      break;
    case Said::pitched_hit:
    case Said::pitched_ball:
    case Said::pitched_strike:
      pencil.pitch(args[1], args[3]);
      break;
    case Said::stole:
      pencil.batter(args[0], Batting::stolen_bases);
      break;
    case Said::caught:
      pencil.batter(args[0], Batting::caught_stealing);
      pencil.one_more_out();
      break;
    case Said::safe_stealing:  // he would have been out but for the error
      pencil.batter(args[0], Batting::caught_stealing);
      break;
    case Said::picked_off:
    case Said::cut_down:
      pencil.one_more_out();
      break;
    case Said::error:
      ++pencil.fielding().errors;
      break;
    case Said::at_plate:
    case Said::at_plate_runs:
      pencil.at_plate(args[0], plate_of_term(args[1]));
      break;
    case Said::at_plate_out:
      pencil.at_plate(args[0], plate_of_term(args[1]));
      pencil.outs(args[2]);
      break;
    case Said::at_plate_both:
      pencil.at_plate(args[0], plate_of_term(args[1]));
      pencil.outs(args[3]);
      break;
    case Said::batted_in:
      pencil.batter(args[0], Batting::batted_in, args[1]);
      break;
    case Said::scored:
      pencil.run(args[0]);
      break;
    case Said::new_pitcher:
      pencil.fielding().pitchers =
          static_cast<std::uint8_t>((args[1] - kFirstPitcherTerm) % kPitchers + 1);
      break;
    case Said::pinch_hitter:
      pencil.batter(args[1], Batting::pinch_hitters);
      break;
    case Said::half_ends:
      pencil.batting().left_on_base =
          static_cast<std::uint16_t>(pencil.batting().left_on_base + args[3]);
      break;
    case Said::won:
    case Said::drawn:
      sheet.over = true;
      break;
    default:
      break;
  }
}

void XtraInnings::describe(const Rules&, const Sheet& sheet, Fields& fields) {
  fields.number("home", sheet.home + 1);
  fields.flag("over", sheet.over);
  fields.open_list("teams");
  for (const TeamSheet& team : sheet.teams) describe_team(team, fields);
  fields.close();
}

void XtraInnings::describe_wall(const Rules&, const Sheet& sheet, Fields& fields) {
  fields.open_list("line_score");
  for (const TeamSheet& team : sheet.teams) {
    fields.open_group("");
    describe_line_score(team, fields);
    fields.close();
  }
  fields.close();
}

// Per team, except what belongs to the game as a whole.
void XtraInnings::measure(const Rules& rules, const State& state, const Sheet& sheet,
                          Measures& measures) {
  for (const TeamSheet& team : sheet.teams) {
    for (std::size_t i = 0; i < kBatting; ++i)
      measures.measure(kBattingNames[i], total(team, static_cast<Batting>(i)));
    measures.measure("pitches", total(team, Pitching::pitches));
    measures.measure("errors", team.errors);
    measures.measure("double_plays", team.double_plays);
    measures.measure("left_on_base", team.left_on_base);
  }
  const Board& board = state.board;
  const auto& runs = board.runs;
  measures.measure("wins_team_1", runs[0] > runs[1] ? 1 : 0);
  measures.measure("wins_team_2", runs[1] > runs[0] ? 1 : 0);
  measures.measure("wins_home", runs[board.home] > runs[other(board.home)] ? 1 : 0);
  measures.measure("draws", runs[0] == runs[1] ? 1 : 0);
  measures.measure("extra_innings", board.inning > rules.scheduled() ? 1 : 0);
  measures.measure("innings", board.inning);
}

}  // namespace benchboss
