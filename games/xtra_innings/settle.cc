#include "games/xtra_innings/settle.h"

#include "games/xtra_innings/windows.h"

namespace benchboss::xtra_innings {
namespace {

constexpr int kHome = 4;

// Moves the runners. Bases are 1 to 3; whoever comes to 4 has scored. Lead runners go first.
class Runners {
 public:
  Runners(Board& board, Settled& settled) : bases_(board.bases), settled_(settled) {}

  void advance(int base, int by) {
    const std::uint8_t runner = take(base);
    if (runner != kNobody) put(runner, base + by);
  }
  void advance_all(int by) {
    for (int base = 3; base >= 1; --base) advance(base, by);
  }
  // Those with nobody free behind them, from this base on.
  void force_from(int base) {
    if (base <= 3 && bases_[slot(base)] != kNobody) {
      force_from(base + 1);
      advance(base, 1);
    }
  }
  void put(std::uint8_t runner, int base) {
    if (base >= kHome) {
      settled_.scored.push(runner);
    } else {
      bases_[slot(base)] = runner;
    }
  }
  std::uint8_t take(int base) {
    const std::uint8_t runner = bases_[slot(base)];
    bases_[slot(base)] = kNobody;
    return runner;
  }
  // He is out on his way to (or at) `at`.
  void out(int base, Fate fate, int at) {
    settled_.notes.push({fate, take(base), static_cast<std::uint8_t>(at)});
    ++settled_.outs;
  }
  void steal(int base, Fate fate) {
    settled_.notes.push({fate, bases_[slot(base)], static_cast<std::uint8_t>(base + 1)});
    advance(base, 1);
  }

 private:
  static std::size_t slot(int base) { return static_cast<std::size_t>(base - 1); }

  std::array<std::uint8_t, 3>& bases_;
  Settled& settled_;
};

class Play {
 public:
  Play(const Board& before, Board& board)
      : before_(before),
        series_(before.series),
        batter_(before.batter[batting_team(before)]),
        runners_(board, settled_) {}

  Settled settle() {
    settled_.error = series_.error != kNoCard;
    move_everybody();
    if (settled_.plate != Plate::double_play)
      settled_.batted_in = static_cast<std::uint8_t>(settled_.scored.size());
    return settled_;
  }

 private:
  void move_everybody() {
    if (series_.call == Call::hit) {
      hit();
    } else if (series_.offence == kNoCard) {
      pickoff();
    } else {
      between_pitches();
    }
    // XI-39: once everybody stands where the play left him
    if (series_.error == index(Card::extra_base_error)) runners_.advance_all(1);
  }

  Card offence() const { return static_cast<Card>(series_.offence); }
  // The defence card is there and nothing undid it.
  bool holds(Card card) const { return series_.defence == index(card) && !settled_.error; }
  bool countered() const { return series_.defence != kNoCard && !settled_.error; }
  bool ends_half() const { return before_.outs + settled_.outs >= 3; }

  static int bases_of(Card hit) {
    switch (hit) {
      case Card::home_run:
        return kHome;
      case Card::triple:
        return 3;
      case Card::double_:
        return 2;
      default:
        return 1;
    }
  }

  void hit() {
    if (countered() && !series_.stretched) return counter();
    const bool undone = series_.defence != kNoCard && !series_.stretched;  // by an Error
    const bool relayed = holds(Card::super_relay);
    const int own = bases_of(offence());
    const int further = series_.stretched && !relayed ? 1 : 0;
    runners_.advance_all((offence() == Card::hit_and_run ? 2 : own) + further);
    if (relayed) {
      ++settled_.outs;
    } else {
      runners_.put(batter_, own + further);
    }
    settled_.plate = undone ? Plate::on_error : plate_of_hit(own, further, relayed);
  }

  Plate plate_of_hit(int own, int further, bool relayed) const {
    if (offence() == Card::hit_and_run) return Plate::hit_and_run;
    if (offence() == Card::squeeze) return Plate::squeeze;
    const auto nth = [own](Plate first, int more = 0) {
      return static_cast<Plate>(static_cast<int>(first) + own - 1 + more);
    };
    if (relayed) return nth(Plate::out_at_second);
    if (own == 3 && further == 1 && !settled_.error) return Plate::inside_park;
    return nth(Plate::single, settled_.error ? 0 : further);
  }

  void counter() {
    switch (static_cast<Card>(series_.defence)) {
      case Card::fielders_choice:
        if (runner_on(before_, 1)) return fielders_choice();
        return ground_out();  // XI-33a
      case Card::double_play:
        if (runner_on(before_, 1) && before_.outs < 2) return double_play();
        return ground_out();
      case Card::ground_out:
        return ground_out();
      case Card::out_at_home:
        return out_at_home_on_squeeze();
      case Card::long_fly:
        return batter_out(Plate::long_fly);
      default:
        return batter_out(Plate::super_catch);
    }
  }

  void batter_out(Plate plate) {
    ++settled_.outs;
    settled_.plate = plate;
  }

  void ground_out() {
    const bool running = offence() == Card::hit_and_run;  // XI-36
    batter_out(running ? Plate::run_ground_out : Plate::ground_out);
    if (ends_half()) return;
    if (running) {
      runners_.advance_all(1);
    } else {
      runners_.force_from(1);
    }
  }

  void fielders_choice() {
    runners_.take(1);
    ++settled_.outs;
    if (!ends_half()) runners_.force_from(2);
    runners_.put(batter_, 1);
    settled_.plate = Plate::fielders_choice;
  }

  void double_play() {
    runners_.take(1);
    settled_.outs = 2;
    if (!ends_half()) runners_.force_from(2);
    settled_.plate = Plate::double_play;
  }

  void out_at_home_on_squeeze() {
    runners_.out(3, Fate::out_at_home, kHome);
    runners_.advance_all(1);
    runners_.put(batter_, 1);
    settled_.plate = Plate::squeeze_out;
  }

  void pickoff() {
    const int base = series_.defence == index(Card::pickoff_first) ? 1 : 2;
    if (!settled_.error) runners_.out(base, Fate::picked_off, base);
  }

  void between_pitches() {
    switch (offence()) {
      case Card::stolen_base:
        return steal(series_.base);
      case Card::double_steal:
        return double_steal();
      case Card::wild_pitch:
        if (series_.defence == kNoCard) runners_.advance_all(1);
        // XI-41: an Error undoes the out, not the block
        if (series_.base != 0 && !settled_.error)
          runners_.out(series_.base, Fate::picked_off, series_.base);
        return;
      case Card::balk:
        return runners_.advance_all(1);
      case Card::hit_by_pitch:
        runners_.force_from(1);
        runners_.put(batter_, 1);
        settled_.plate = Plate::hit_by_pitch;
        return;
      case Card::sacrifice_bunt:
        return bunt();
      case Card::sacrifice_fly:
        return sacrifice_fly();
      default:
        return;  // a checked swing and a foul ball are about the count
    }
  }

  void steal(int base) {
    if (holds(Card::caught_stealing)) return runners_.out(base, Fate::caught, base + 1);
    runners_.steal(base, settled_.error ? Fate::safe_on_error : Fate::stole);
  }

  // XI-46. Nobody is credited with a base when his mate is caught, or would have been.
  void double_steal() {
    steal(runner_on(before_, 3) ? 3 : 2);
    if (series_.defence != kNoCard) return runners_.advance(1, 1);
    runners_.steal(1, Fate::stole);
  }

  void bunt() {
    const bool cut_down = holds(Card::out_at_home);
    batter_out(cut_down         ? Plate::bunt_out_at_home
               : settled_.error ? Plate::bunt_on_error
                                : Plate::sacrifice_bunt);
    if (cut_down) runners_.out(3, Fate::out_at_home, kHome);
    runners_.advance_all(1);
  }

  void sacrifice_fly() {
    const bool cut_down = holds(Card::out_at_home);
    batter_out(cut_down         ? Plate::fly_out_at_home
               : settled_.error ? Plate::fly_on_error
                                : Plate::sacrifice_fly);
    if (cut_down) return runners_.out(3, Fate::out_at_home, kHome);
    runners_.advance(3, 1);
  }

  const Board& before_;
  const Series series_;
  const std::uint8_t batter_;
  Settled settled_;
  Runners runners_;
};

}  // namespace

// A run that an error let in is not batted in: those count that would have come home without it.
Settled settle_series(const Board& before, Board& board) {
  Settled settled = Play(before, board).settle();
  if (!settled.error) return settled;
  Board errorless = before;
  errorless.series.error = kNoCard;
  const Board as_played = errorless;
  settled.batted_in = Play(as_played, errorless).settle().batted_in;
  return settled;
}

Settled settle_free_pass(Board& board, Plate plate) {
  Settled settled;
  Runners runners(board, settled);
  runners.force_from(1);
  runners.put(board.batter[batting_team(board)], 1);
  settled.plate = plate;
  settled.batted_in = static_cast<std::uint8_t>(settled.scored.size());
  return settled;
}

}  // namespace benchboss::xtra_innings
