#pragma once
#include "games/xtra_innings/state.h"

#include <array>
#include <cstdint>

namespace benchboss::xtra_innings {

// How a plate appearance ended, in the scorer's words.
enum class Plate : std::uint8_t {
  none,  // it has not
  single,
  double_,
  triple,
  home_run,
  inside_park,  // a triple, stretched
  hit_and_run,
  squeeze,
  on_error,
  out_at_second,  // a single, out in the stretch
  out_at_third,
  out_at_plate,
  ground_out,
  run_ground_out,  // of a hit-and-run
  fielders_choice,
  double_play,
  long_fly,
  super_catch,
  squeeze_out,  // the runner is out at home
  strikeout,
  walk,
  intentional_walk,
  hit_by_pitch,
  sacrifice_bunt,
  sacrifice_fly,
  bunt_out_at_home,
  fly_out_at_home,
  bunt_on_error,  // the batter is out, and an Error lets the runner score who was out at home
  fly_on_error,
};
inline constexpr int kPlates = static_cast<int>(Plate::fly_on_error) + 1;

enum class Batting : std::uint8_t {
  plate_appearances,
  at_bats,
  runs,
  hits,
  doubles,
  triples,
  home_runs,
  batted_in,
  walks,
  strikeouts,
  hit_by_pitch,
  stolen_bases,
  caught_stealing,
  sacrifices,
  on_error,
  pinch_hitters,
};
inline constexpr std::size_t kBatting = 16;

enum class Pitching : std::uint8_t {
  outs,  // thirds of an inning
  batters,
  pitches,
  hits,
  runs,
  walks,
  hit_batters,
  strikeouts,
  home_runs,
};
inline constexpr std::size_t kPitching = 9;
inline constexpr std::size_t kInningsOnSheet = 99;

struct TeamSheet {
  std::array<std::uint16_t, kInningsOnSheet> innings{};  // runs
  std::uint8_t innings_batted = 0;
  std::uint16_t errors = 0;  // made in the field
  std::uint16_t left_on_base = 0;
  std::uint16_t double_plays = 0;  // turned
  std::array<std::array<std::uint16_t, kBatting>, kLineup> batting{};
  std::array<std::array<std::uint16_t, kPitching>, kPitchers> pitching{};
  std::uint8_t pitchers = 1;
  std::array<std::uint16_t, kPitches> thrown{};   // pitches as the defence
  std::array<std::uint16_t, kPitches> guessed{};  // as the offence
};

struct Sheet {
  std::array<TeamSheet, 2> teams{};
  std::uint8_t inning = 0;  // 1-
  Team home = 0;
  Team batting = 0;
  std::uint8_t outs = 0;  // of this half-inning
  bool over = false;
  // By place in the batting order: which pitcher he came to bat against in this half-inning; 0 if
  // he did not. His run is charged to him, whoever pitches by then.
  std::array<std::uint8_t, kLineup> put_on_by{};
};

}  // namespace benchboss::xtra_innings
