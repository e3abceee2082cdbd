#include "games/xtra_innings/events.h"
#include "games/xtra_innings/xtra_innings.h"

namespace benchboss {

using namespace xtra_innings;

namespace {

constexpr ArgShape kSeat = {"seat", ArgType::seat};
constexpr ArgShape kCard = {"card", ArgType::term};
constexpr ArgShape kTeam = {"team", ArgType::team};
constexpr ArgShape kHalf = {"half", ArgType::term};
constexpr ArgShape kBase = {"base", ArgType::term};
constexpr ArgShape kBalls = {"balls", ArgType::number};
constexpr ArgShape kStrikes = {"strikes", ArgType::number};
constexpr ArgShape kNumber = {"number", ArgType::number};
constexpr ArgShape kDeck = {"deck", ArgType::term};
constexpr ArgShape kPitch = {"pitch", ArgType::term};
constexpr ArgShape kRival = {"rival", ArgType::seat};
constexpr ArgShape kGuess = {"guess", ArgType::term};
constexpr ArgShape kRunner = {"runner", ArgType::term};
constexpr ArgShape kBatter = {"batter", ArgType::term};
constexpr ArgShape kHow = {"how", ArgType::term};
constexpr ArgShape kRuns = {"runs", ArgType::number};
constexpr ArgShape kOuts = {"outs", ArgType::number};
constexpr ArgShape kAgainst = {"against", ArgType::number};
constexpr ArgShape kPitcher = {"pitcher", ArgType::term};
constexpr ArgShape kLeft = {"left", ArgType::number};

// In the order of Said.
constexpr std::array<EventShape, kSaid> kShapes = {{
    {"xi.cut", {kSeat, kCard}},
    {"xi.cut_tie", {}},
    {"xi.home_team", {kTeam}},
    {"xi.half_begins", {kHalf, kNumber, kTeam}},
    {"xi.drew", {kSeat, kCard}},
    {"xi.refreshed", {kSeat, kNumber}},
    {"xi.discarded", {kSeat, kCard}},
    {"xi.rebuilt", {kDeck, kTeam}},
    {"xi.pitched_hit", {kSeat, kPitch, kRival, kGuess}},
    {"xi.pitched_ball", {kSeat, kPitch, kRival, kGuess}},
    {"xi.pitched_strike", {kSeat, kPitch, kRival, kGuess}},
    {"xi.played", {kSeat, kCard}},
    {"xi.stole_for", {kSeat, kCard, kBase}},
    {"xi.blocked_for", {kSeat, kCard, kBase}},
    {"xi.no_hit_drawn", {kSeat}},
    {"xi.called", {}},
    {"xi.checked", {}},
    {"xi.stands", {}},
    {"xi.fouled", {}},
    {"xi.counted", {kBalls, kStrikes}},
    {"xi.settled", {}},
    {"xi.stole", {kRunner, kBase}},
    {"xi.caught", {kRunner, kBase}},
    {"xi.safe_stealing", {kRunner, kBase}},
    {"xi.picked_off", {kRunner, kBase}},
    {"xi.cut_down", {kRunner}},
    {"xi.wild_pitch", {kTeam}},
    {"xi.blocked", {kSeat}},
    {"xi.balked", {kTeam}},
    {"xi.error", {kTeam}},
    {"xi.extra_base", {kTeam}},
    {"xi.at_plate", {kBatter, kHow}},
    {"xi.at_plate_runs", {kBatter, kHow, kRuns}},
    {"xi.at_plate_out", {kBatter, kHow, kOuts}},
    {"xi.at_plate_both", {kBatter, kHow, kRuns, kOuts}},
    {"xi.batted_in", {kBatter, kRuns}},
    {"xi.scored", {kRunner, kTeam, kRuns, kAgainst}},
    {"xi.new_pitcher", {kTeam, kPitcher}},
    {"xi.pinch_hitter", {kTeam, kBatter}},
    {"xi.half_ends", {kHalf, kNumber, kTeam, kLeft}},
    {"xi.walk_off", {kTeam}},
    {"xi.limit", {kNumber}},
    {"xi.won", {kTeam, kRuns, kAgainst}},
    {"xi.drawn", {kRuns}},
}};

constexpr std::array<std::string_view, kTerms> kTermIds = {
    "xi.card.HR",
    "xi.card.3B",
    "xi.card.2B",
    "xi.card.1B",
    "xi.card.HAR",
    "xi.card.SQ",
    "xi.card.E",
    "xi.card.E+",
    "xi.card.BK",
    "xi.card.DS",
    "xi.card.SB",
    "xi.card.ST",
    "xi.card.SF",
    "xi.card.BU",
    "xi.card.PH",
    "xi.card.HP",
    "xi.card.WP",
    "xi.card.CK",
    "xi.card.FB",
    "xi.card.SC",
    "xi.card.LF",
    "xi.card.GO",
    "xi.card.FC",
    "xi.card.DP",
    "xi.card.CS",
    "xi.card.P1",
    "xi.card.P2",
    "xi.card.RL",
    "xi.card.OH",
    "xi.card.IW",
    "xi.card.CL",
    "xi.card.FT",
    "xi.card.BL",
    "xi.card.BP",
    "xi.card.PC",
    "xi.pitch.FI",
    "xi.pitch.FO",
    "xi.pitch.SL",
    "xi.pitch.CU",
    "xi.pitch.CH",
    "xi.batter.1.1",
    "xi.batter.1.2",
    "xi.batter.1.3",
    "xi.batter.1.4",
    "xi.batter.1.5",
    "xi.batter.1.6",
    "xi.batter.1.7",
    "xi.batter.1.8",
    "xi.batter.1.9",
    "xi.batter.2.1",
    "xi.batter.2.2",
    "xi.batter.2.3",
    "xi.batter.2.4",
    "xi.batter.2.5",
    "xi.batter.2.6",
    "xi.batter.2.7",
    "xi.batter.2.8",
    "xi.batter.2.9",
    "xi.pitcher.1.1",
    "xi.pitcher.1.2",
    "xi.pitcher.1.3",
    "xi.pitcher.1.4",
    "xi.pitcher.1.5",
    "xi.pitcher.1.6",
    "xi.pitcher.2.1",
    "xi.pitcher.2.2",
    "xi.pitcher.2.3",
    "xi.pitcher.2.4",
    "xi.pitcher.2.5",
    "xi.pitcher.2.6",
    "xi.plate.single",
    "xi.plate.double",
    "xi.plate.triple",
    "xi.plate.home_run",
    "xi.plate.inside_park",
    "xi.plate.hit_and_run",
    "xi.plate.squeeze",
    "xi.plate.on_error",
    "xi.plate.out_at_second",
    "xi.plate.out_at_third",
    "xi.plate.out_at_plate",
    "xi.plate.ground_out",
    "xi.plate.run_ground_out",
    "xi.plate.fielders_choice",
    "xi.plate.double_play",
    "xi.plate.long_fly",
    "xi.plate.super_catch",
    "xi.plate.squeeze_out",
    "xi.plate.strikeout",
    "xi.plate.walk",
    "xi.plate.intentional_walk",
    "xi.plate.hit_by_pitch",
    "xi.plate.sacrifice_bunt",
    "xi.plate.sacrifice_fly",
    "xi.plate.bunt_out_at_home",
    "xi.plate.fly_out_at_home",
    "xi.plate.bunt_on_error",
    "xi.plate.fly_on_error",
    "xi.half.top",
    "xi.half.bottom",
    "xi.deck.offence",
    "xi.deck.defence",
    "xi.base.1",
    "xi.base.2",
    "xi.base.3",
    "xi.base.4",
};

}  // namespace

std::span<const EventShape> XtraInnings::event_shapes() { return kShapes; }
std::span<const std::string_view> XtraInnings::terms() { return kTermIds; }

}  // namespace benchboss
