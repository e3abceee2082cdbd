#include "games/pairadice/bench.h"
#include "games/pairadice/dice_page.h"
#include "games/pairadice/lineup.h"
#include "games/pairadice/pairadice.h"
#include "games/pairadice/roster.h"

namespace benchboss {

using namespace pairadice;

namespace {

constexpr std::array<std::string_view, 3> kNets = {"guarded", "pulled", "delayed"};

// What the view tells of one team, all of it public (PD-29a).
class TeamPage {
 public:
  TeamPage(const Rules& rules, const State& state, Side side, Fields& fields)
      : team_(rules.teams[side]),
        state_(state),
        bench_(state.benches[side]),
        side_(side),
        fields_(fields) {}

  void describe() {
    fields_.open_group("");
    fields_.word("city", team_.city.view());
    fields_.word("en", team_.name[0].view());
    fields_.word("fr", team_.name[1].view());
    fields_.number("strength", bench_.strength);
    fields_.number("unit", bench_.unit + 1);
    fields_.number("next_unit", next_unit() + 1);
    fields_.number("pair", bench_.pair + 1);
    fields_.number("next_pair", pair_of_unit(bench_, next_unit()) + 1);
    fields_.flag("time_out", !bench_.time_out_taken);
    fields_.word("net", kNets[static_cast<std::size_t>(bench_.net)]);
    number("goalie", bench_.goalie);
    number("point_man", bench_.power_play_man);
    place("point_place", bench_.power_play_man == kNobody ? kNoSpot : bench_.power_play_spot);
    fields_.open_list("ice");
    for (Spot spot = 0; spot <= kSixth; ++spot) stand(spot);
    fields_.close();
    fields_.open_list("staying");
    for (Spot spot = 0; spot < kSpots; ++spot)
      if ((bench_.staying >> spot & 1) != 0) place("", spot);
    fields_.close();
    fields_.open_list("coming");
    if (state_.phase == Phase::change) {
      const UnitMen coming =
          coming_men(bench_, bench_.next_unit, bench_.staying, advantage_of(state_, side_) > 0);
      for (const Man man : coming.men) number("", man);
    }
    fields_.close();
    fields_.open_list("lines");
    for (const Man man : bench_.lines) number("", man);
    fields_.close();
    sitting();
    box();
    fields_.open_list("players");
    for (std::size_t man = 0; man < team_.size; ++man) player(static_cast<Man>(man));
    fields_.close();
    fields_.close();
  }

 private:
  void number(std::string_view name, Man man) {
    if (man == kNobody) return fields_.none(name);
    fields_.number(name, team_.cards[man].number);
  }

  // The one due at the next change, or at this one.
  std::uint8_t next_unit() const {
    if (state_.phase == Phase::change) return bench_.next_unit;
    if (state_.period == 0 || bench_.unit + 1 == kUnits) return 0;
    return static_cast<std::uint8_t>(bench_.unit + 1);
  }

  void place(std::string_view name, Spot spot) {
    if (spot == kNoSpot) return fields_.none(name);
    fields_.word(name, kPlaceWords[spot]);
  }

  // A place on the ice with the ratings that count there (PD-56).
  void stand(Spot spot) {
    const OnIce& standing = bench_.ice[spot];
    fields_.open_group("");
    place("place", spot);
    number("no", standing.man);
    fields_.flag("vacant", bench_.is_vacant(spot));
    if (standing.man != kNobody) {
      fields_.word("name", team_.names[standing.man].view());
      fields_.number("offense", standing.offense);
      fields_.number("defense", standing.defense);
      fields_.number("stayed", standing.stayed);
    }
    fields_.close();
  }

  // Dressed, fit, and neither on the ice nor in the box.
  void sitting() {
    std::uint32_t men = bench_.dressed & ~bench_.out;
    for (const OnIce& standing : bench_.ice)
      if (standing.man != kNobody) men &= ~bit_of(standing.man);
    for (std::size_t i = 0; i < bench_.penalties; ++i) men &= ~bit_of(bench_.box[i].man);
    if (bench_.goalie != kNobody && bench_.net == Net::guarded) men &= ~bit_of(bench_.goalie);
    fields_.open_list("bench");
    for (; men != 0; men &= men - 1) number("", first_of(men));
    fields_.close();
  }

  void box() {
    fields_.open_list("box");
    for (std::size_t i = 0; i < bench_.penalties; ++i) {
      const Penalty& penalty = bench_.box[i];
      fields_.open_group("");
      number("no", penalty.man);
      place("place", penalty.spot);
      fields_.number("strokes", penalty.strokes);
      // PD-33: five minutes are three strokes.
      fields_.number("minutes", penalty.strokes == 3 ? 5 : 2 * penalty.strokes);
      fields_.word("ends", penalty.ends == Ends::by_goal ? "goal" : "time");
      fields_.flag("runs", penalty.runs);
      fields_.close();
    }
    fields_.close();
  }

  void player(Man man) {
    const Card& card = team_.cards[man];
    fields_.open_group("");
    fields_.number("no", card.number);
    fields_.word("name", team_.names[man].view());
    fields_.word("pos", spot_word(card.spot));
    if (card.is_goalie()) {
      fields_.word("save", write_save(card));
      fields_.word("rebound", write_rebound(card));
      fields_.number("save_now", save_of(team_, bench_, man));
      fields_.number("rebound_now", rebound_of(team_, bench_, man));
    } else {
      fields_.word("offense", write_offense(card));
      fields_.word("defense", write_defense(card));
      fields_.word("penalty", write_penalty(card));
      fields_.word("shooting", write_shooting(card));
      fields_.number("offense_now", offense_of(team_, bench_, man));
      fields_.number("defense_now", defense_of(team_, bench_, man));
    }
    fields_.number("injury", card.injury);
    fields_.flag("dressed", (bench_.dressed >> man & 1) != 0);
    fields_.flag("out", (bench_.out >> man & 1) != 0);
    fields_.close();
  }

  const Team& team_;
  const State& state_;
  const Bench& bench_;
  const Side side_;
  Fields& fields_;
};

bool has_puck(const State& state) {
  return state.phase >= Phase::action && state.phase != Phase::over && !state.face_off_due;
}

void describe_puck(const State& state, Fields& fields) {
  if (!has_puck(state)) return fields.none("puck");
  fields.open_group("puck");
  fields.number("team", state.puck + 1);
  fields.word("place", kPlaceWords[state.carrier]);
  fields.close();
}

// PD-34: to whom it is coming.
void describe_delayed(const Rules& rules, const State& state, Fields& fields) {
  if (!state.delayed) return fields.none("delayed");
  const Side guilty = other(state.puck);
  fields.open_group("delayed");
  fields.seat("team", guilty);
  fields.word("place", kPlaceWords[state.delayed_spot]);
  fields.number("no", rules.teams[guilty].cards[state.delayed_man].number);
  fields.close();
}

}  // namespace

void Pairadice::describe(const Rules& rules, const View& view, Fields& fields) {
  fields.word("phase", kPhaseWords[static_cast<std::size_t>(view.phase)]);
  if (turn(rules, view).owes == Owes::decision) {
    fields.seat("to_play", view.asks);
  } else {
    fields.none("to_play");
  }
  fields.number("period", view.period);
  fields.number("strokes", view.strokes);
  fields.number("strokes_of_period", is_short_period(rules, view) ? kOvertimeStrokes : kStrokes);
  // PD-63: as for the time of a goal.
  fields.number("seconds", clock_of(rules, view));
  fields.open_list("goals");
  for (const Bench& bench : view.benches) fields.number("", bench.goals);
  fields.close();
  fields.open_list("shots");
  for (const Bench& bench : view.benches) fields.number("", bench.shots);
  fields.close();
  describe_puck(view, fields);
  describe_delayed(rules, view, fields);
  if (view.phase == Phase::lines || view.phase == Phase::replace) {
    fields.open_group("place");
    fields.word("pos", kPlaceWords[spot_of(view.slot)]);
    fields.number("row", row_of(view.slot) + 1);
    fields.close();
  } else {
    fields.none("place");
  }
  if (view.phase == Phase::shot || view.phase == Phase::shot_again) {
    fields.number("shooter", rules.teams[view.puck].cards[view.shooter].number);
  } else {
    fields.none("shooter");
  }
  describe_next_roll(rules, view, fields);
  describe_last_roll(rules, view, fields);
  fields.open_list("teams");
  for (Side side = 0; side < 2; ++side) TeamPage(rules, view, side, fields).describe();
  fields.close();
}

}  // namespace benchboss
