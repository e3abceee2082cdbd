#include "games/pairadice/dice_page.h"

#include "games/pairadice/bench.h"
#include "games/pairadice/roster.h"

#include <cstdlib>

namespace benchboss::pairadice {
namespace {

constexpr std::array<std::string_view, kVerdicts> kVerdictWords = {
    "none",    "won",       "again",     "shot",       "pass",    "lost",
    "loose",   "whistle",   "free_shot", "discipline", "penalty", "goal",
    "rebound", "recovered", "frozen",    "saved",      "hurt"};
constexpr std::array<std::string_view, 5> kRookieWords = {"", "offense", "defense", "save",
                                                          "rebound"};

std::string_view chart_of(Phase phase) {
  switch (phase) {
    case Phase::action:
      return "ice_action";
    case Phase::penalty:
      return "minor";
    default:
      return kPhaseWords[static_cast<std::size_t>(phase)];
  }
}

std::string_view column_of(Spot carrier) {
  if (carrier == kCentre || carrier == kSixth) return "centre";  // PD-55
  return is_forward(carrier) ? "wing" : "defender";
}

class DicePage {
 public:
  DicePage(const Rules& rules, const State& state, Fields& fields)
      : rules_(rules), state_(state), fields_(fields) {}

  void next() {
    fields_.open_group("next");
    fields_.word("chart", chart_of(state_.phase));
    switch (state_.phase) {
      case Phase::call_up:
        rookie("man", state_.asks, state_.rookie, state_.benches[state_.asks].tuned[state_.rookie]);
        break;
      case Phase::face_off:
        face_off();
        break;
      case Phase::action:
        action();
        break;
      case Phase::shot:
      case Phase::shot_again:
        shot();
        break;
      case Phase::discipline:
      case Phase::penalty:
      case Phase::major:
        culprit("facing", other(state_.puck), state_.offender, state_.culprit);
        break;
      case Phase::assist:
        man("man", state_.puck, kNoSpot, state_.shooter);
        passer();
        break;
      case Phase::goalie_hurt:
      case Phase::goalie_hurt_now:
        man("man", state_.hurt, kGoalie, state_.benches[state_.hurt].goalie);
        fields_.number("games", state_.games_hurt);
        break;
      default:
        break;
    }
    fields_.close();
  }

  void last() {
    const LastRoll& roll = state_.last;
    fields_.open_group("last");
    fields_.word("chart", chart_of(roll.phase));
    if (roll.coloured == 0) {
      fields_.none("coloured");
    } else {
      fields_.number("coloured", roll.coloured);
    }
    fields_.number("white", roll.white);
    fields_.word("verdict", kVerdictWords[static_cast<std::size_t>(roll.verdict)]);
    last_man();
    last_facing();
    if (roll.phase == Phase::action) fields_.word("column", column_of(roll.place));
    place("target", roll.target);
    if (roll.phase == Phase::penalty || roll.phase == Phase::major) penalty_row();
    fields_.close();
  }

 private:
  const Team& team(Side side) const { return rules_.teams[side]; }
  const Card& card(Side side, Man man) const { return team(side).cards[man]; }

  void place(std::string_view name, Spot spot) {
    if (spot == kNoSpot) return fields_.none(name);
    fields_.word(name, kPlaceWords[spot]);
  }

  // A man at his place; the group stays open.
  void open_man(std::string_view name, Side side, Spot spot, Man man) {
    fields_.open_group(name);
    fields_.seat("team", side);
    const bool in_goal = man != kNobody && card(side, man).is_goalie();
    if (in_goal) {
      fields_.word("place", spot_word(kGoalie));
    } else {
      place("place", spot);
    }
    if (man == kNobody) {
      fields_.none("no");
    } else {
      fields_.number("no", card(side, man).number);
    }
  }
  void man(std::string_view name, Side side, Spot spot, Man man) {
    open_man(name, side, spot, man);
    fields_.close();
  }
  void goalie(std::string_view name, Side side, Man man) {
    open_man(name, side, kGoalie, man);
    fields_.number("save", save_of(team(side), state_.benches[side], man));
    fields_.number("rebound", rebound_of(team(side), state_.benches[side], man));
    fields_.close();
  }
  void culprit(std::string_view name, Side side, Spot spot, Man man) {
    open_man(name, side, spot, man);
    if (man == kNobody) {
      fields_.none("penalty");
    } else {
      fields_.word("penalty", write_penalty(card(side, man)));
    }
    fields_.close();
  }
  void shooter(std::string_view name, Side side, Man man) {
    open_man(name, side, kNoSpot, man);
    fields_.word("shooting", write_shooting(card(side, man)));
    fields_.close();
  }
  void rookie(std::string_view name, Side side, Man man, int value) {
    const Rookie rating = card(side, man).rookie;
    open_man(name, side, kNoSpot, man);
    fields_.word("rating", kRookieWords[static_cast<std::size_t>(rating)]);
    fields_.number("value", rating == Rookie::save ? value - 1 : value);
    fields_.close();
  }

  void face_off() {
    const int more = advantage_of(state_, kVisitor);
    const Side favoured = more >= 0 ? kVisitor : kHome;
    const std::uint8_t limit = rules_.charts.face_off[static_cast<std::size_t>(std::abs(more))];
    fields_.open_list("winners");
    for (std::uint8_t coloured = 1; coloured <= 6; ++coloured)
      fields_.seat("", coloured <= limit ? favoured : other(favoured));
    fields_.close();
    fields_.open_list("targets");
    for (std::uint8_t white = 1; white <= 6; ++white) place("", rules_.charts.die[white]);
    fields_.close();
  }

  void action() {
    const Side side = state_.puck;
    const Bench& own = state_.benches[side];
    const Bench& theirs = state_.benches[other(side)];
    const OnIce& carrier = own.ice[state_.carrier];
    open_man("man", side, state_.carrier, carrier.man);
    fields_.number("offense", carrier.offense);
    fields_.close();
    fields_.open_list("defenders");
    for (Spot spot = 0; spot < kSpots; ++spot) {
      const int beats = carrier.offense - theirs.ice[spot].defense;
      const bool shot = beats > 0 || (beats == 0 && shoots_on_match(state_, side));
      open_man("", other(side), spot, theirs.ice[spot].man);
      fields_.number("defense", theirs.ice[spot].defense);
      fields_.word("then", shot ? "shot" : beats == 0 ? "pass" : "lost");
      fields_.close();
    }
    fields_.close();
    const Spot opposite = rules_.charts.opposite[state_.carrier];
    culprit("facing", other(side), opposite, theirs.ice[opposite].man);
    fields_.word("column", column_of(state_.carrier));
    fields_.open_list("targets");
    for (std::uint8_t white = 1; white <= 6; ++white) place("", target_of(rules_, state_, white));
    fields_.close();
  }

  void shot() {
    const Side against = other(state_.puck);
    const Bench& theirs = state_.benches[against];
    shooter("man", state_.puck, state_.shooter);
    goalie("facing", against, theirs.goalie);
    const bool again = state_.phase == Phase::shot_again;
    const int save = save_of(team(against), theirs, theirs.goalie);
    const unsigned totals = again ? 0 : scoring_totals(card(state_.puck, state_.shooter), save);
    fields_.open_list("scores");
    for (int total = 2; total <= 12; ++total)
      if ((totals >> total & 1) != 0) fields_.number("", total);
    fields_.close();
    fields_.flag("doubles", again);
  }

  void passer() {
    if (state_.passer == kNobody) return fields_.none("passer");
    man("passer", state_.puck, kNoSpot, state_.passer);
  }

  void last_man() {
    const LastRoll& roll = state_.last;
    if (roll.man == kNobody && roll.place == kNoSpot) return fields_.none("man");
    switch (roll.phase) {
      case Phase::call_up:
        return rookie("man", roll.side, roll.man, roll.rating);
      case Phase::shot:
      case Phase::shot_again:
        return shooter("man", roll.side, roll.man);
      case Phase::action:
        open_man("man", roll.side, roll.place, roll.man);
        fields_.number("offense", roll.rating);
        return fields_.close();
      default:
        return man("man", roll.side, roll.place, roll.man);
    }
  }

  void last_facing() {
    const LastRoll& roll = state_.last;
    const Side side = other(roll.side);
    if (roll.facing == kNoSpot) return fields_.none("facing");
    if (roll.phase == Phase::shot || roll.phase == Phase::shot_again)
      return goalie("facing", side, roll.facing_man);
    if (roll.phase != Phase::action || roll.coloured == 6)
      return culprit("facing", side, roll.facing, roll.facing_man);
    open_man("facing", side, roll.facing, roll.facing_man);
    fields_.number("defense", roll.facing_rating);
    fields_.close();
  }

  // The row of the penalty table, unless the roll was one for a major (PD-31).
  void penalty_row() {
    const LastRoll& roll = state_.last;
    const auto total = static_cast<std::size_t>(roll.coloured + roll.white);
    const bool rough = card(other(roll.side), roll.facing_man).rough;
    const bool minor = roll.phase == Phase::penalty;
    if (minor && (rules_.charts.major_rolls[rough ? 1 : 0] >> total & 1) != 0)
      return fields_.none("row");
    const PenaltyRow& row = (minor ? rules_.charts.minors : rules_.charts.majors)[total];
    fields_.open_group("row");
    fields_.word("penalty", kPenaltyWords[row.name]);
    fields_.number("minutes", row.minutes);
    fields_.flag("both", row.both);
    fields_.flag("delayed", row.delayed);
    fields_.flag("out", row.out);
    fields_.close();
  }

  const Rules& rules_;
  const State& state_;
  Fields& fields_;
};

}  // namespace

void describe_next_roll(const Rules& rules, const State& state, Fields& fields) {
  if (Pairadice::turn(rules, state).owes != Owes::chance) return fields.none("next");
  DicePage(rules, state, fields).next();
}

void describe_last_roll(const Rules& rules, const State& state, Fields& fields) {
  if (state.last.phase == Phase::over) return fields.none("last");
  DicePage(rules, state, fields).last();
}

}  // namespace benchboss::pairadice
