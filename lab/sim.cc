#include "lab/sim.h"

#include "catalog/catalog.h"
#include "catalog/rules_of.h"
#include "core/hash.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <thread>

namespace benchboss {

static constexpr double kZ = 1.959964;  // the normal quantile for 95 %

void Sample::add_game(std::span<const std::int64_t> values) {
  std::int64_t total = 0;
  for (const std::int64_t value : values) {
    total += value;
    sum_of_squares += value * value;
  }
  n += static_cast<std::int64_t>(values.size());
  sum += total;
  ++games;
  sum_of_squared_games += total * total;
}

void Sample::add(const Sample& other) {
  n += other.n;
  sum += other.sum;
  sum_of_squares += other.sum_of_squares;
  games += other.games;
  sum_of_squared_games += other.sum_of_squared_games;
}

double Sample::mean() const { return n == 0 ? 0 : double(sum) / double(n); }

double Sample::sd() const {
  if (n < 2) return 0;
  const double spread = double(sum_of_squares) - double(sum) * mean();
  return std::sqrt(std::max(0.0, spread / double(n - 1)));
}

double Sample::half_width() const {
  if (games < 2) return 0;
  const double freedom = double(games - 1);
  const double spread = double(sum_of_squared_games) - double(sum) * double(sum) / double(games);
  const double error_of_sum = std::sqrt(std::max(0.0, spread / freedom) * double(games));
  // Student's t from the normal quantile (Cornish and Fisher).
  const double t = kZ + (kZ * kZ * kZ + kZ) / (4 * freedom) +
                   (5 * std::pow(kZ, 5) + 16 * std::pow(kZ, 3) + 3 * kZ) / (96 * freedom * freedom);
  return t * error_of_sum / double(n);
}

Interval Sample::share_interval() const {
  if (n == 0) return {0, 1};
  const double count = double(n);
  const double square = kZ * kZ / count;
  const double centre = mean() + square / 2;
  const double reach = kZ * std::sqrt(mean() * (1 - mean()) / count + square / (4 * count));
  return {std::max(0.0, (centre - reach) / (1 + square)),
          std::min(1.0, (centre + reach) / (1 + square))};
}

namespace {

using Stats = std::vector<std::pair<std::string, Sample>>;

// A game measures the same things in the same order every time, so the place of a name is mostly
// known before it is looked for.
Sample& sample_of(Stats& stats, std::string_view name, std::size_t likely) {
  if (likely < stats.size() && stats[likely].first == name) return stats[likely].second;
  for (auto& [each, sample] : stats)
    if (each == name) return sample;
  return stats.emplace_back(name, Sample{}).second;
}

// Gathers the values of one game by name.
class StatsSink final : public Measures {
 public:
  void measure(std::string_view name, std::int64_t value) override {
    if (++next_ < game_.size() && game_[next_].first == name)
      return game_[next_].second.push_back(value);
    for (next_ = 0; next_ < game_.size(); ++next_)
      if (game_[next_].first == name) return game_[next_].second.push_back(value);
    game_.push_back({name, {value}});
  }
  void add_to(Stats& stats) const {
    for (std::size_t i = 0; i < game_.size(); ++i)
      sample_of(stats, game_[i].first, i).add_game(game_[i].second);
  }
  void clear() {
    for (auto& [name, values] : game_) values.clear();
    next_ = game_.size();
  }

 private:
  std::vector<std::pair<std::string_view, std::vector<std::int64_t>>> game_;
  std::size_t next_ = 0;  // where the last name was found
};

struct Tally {
  std::uint64_t decisions = 0;
  std::uint64_t actions = 0;
  Stats stats;

  void add(const Tally& other) {
    decisions += other.decisions;
    actions += other.actions;
    for (std::size_t i = 0; i < other.stats.size(); ++i)
      sample_of(stats, other.stats[i].first, i).add(other.stats[i].second);
  }
};

// Every game has a seed of its own, so that its record alone can be proved (benchboss verify).
std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game) {
  return hash_mix(hash_mix(0, seed), game);
}

template <Game G>
class Player {
 public:
  Player(const SimPlan& plan, const typename G::Rules& rules) : plan_(plan), rules_(rules) {
    for (Seat seat = 0; seat < G::seats(rules); ++seat)
      coaches_.push_back(make_coach<G>(plan.header.seats[seat].coach));
  }

  Tally tally;

  // Plays one game; with `lines` it is written down too.
  void play(std::uint64_t game_seed, std::vector<Line>* lines) {
    Philox chance(game_seed, 0);
    Philox thoughts(game_seed, 1);
    typename G::State state = G::start(rules_);
    typename G::Sheet sheet{};
    EventsOf<G> events;
    for (Turn turn = G::turn(rules_, state); turn.owes != Owes::nothing;
         turn = G::turn(rules_, state)) {
      events.clear();
      ++tally.actions;
      if (turn.owes == Owes::chance) {
        const auto outcome = draw<G>(rules_, state, chance);
        if (lines != nullptr)
          lines->push_back({Line::Kind::chance, 0, std::string(G::write(rules_, outcome).view())});
        G::roll(rules_, state, outcome, events);
      } else {
        ++tally.decisions;
        const Seat seat = turn.seats.lowest();
        const auto action = decide(state, seat, thoughts);
        if (lines != nullptr)
          lines->push_back({Line::Kind::move, seat, std::string(G::write(rules_, action).view())});
        G::act(rules_, state, seat, action, events);
      }
      for (const Event& event : events) G::note(rules_, sheet, event);
    }
    measured_.clear();
    G::measure(rules_, state, sheet, measured_);
    measured_.add_to(tally.stats);
  }

 private:
  typename G::Action decide(const typename G::State& state, Seat seat, Philox& thoughts) {
    ActionList<G> choices;
    G::actions(rules_, state, seat, choices);
    Coach<G>& coach = *coaches_[seat];
    if (!coach.looks()) return coach.choose(rules_, {}, choices, thoughts);
    return coach.choose(rules_, G::view(rules_, state, seat), choices, thoughts);
  }

  const SimPlan& plan_;
  const typename G::Rules& rules_;
  std::vector<std::unique_ptr<Coach<G>>> coaches_;
  StatsSink measured_;
};

std::filesystem::path record_path(const SimPlan& plan, std::uint64_t game) {
  return std::filesystem::path(plan.records_dir) /
         (plan.header.game + "-" + std::to_string(plan.seed) + "-" + std::to_string(game + 1) +
          ".bbr");
}

RecordFault keep_record(const SimPlan& plan, std::uint64_t game, std::uint64_t game_seed,
                        std::vector<Line> lines) {
  Record record = plan.header;
  record.seed = game_seed;
  record.lines = std::move(lines);
  const std::filesystem::path path = record_path(plan, game);
  std::ofstream file(path, std::ios::binary);
  file << write_record(record);
  file.close();
  if (file.good()) return {};
  return {0, path.string(), {"record.not_written", "", {{"file", path.string()}}}};
}

template <Game G>
SimReport simulate_game(const SimPlan& plan, const typename G::Rules& rules) {
  SimReport report;
  const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  const auto threads = static_cast<unsigned>(std::min<std::uint64_t>(
      plan.threads == 0 ? cores : plan.threads, std::max<std::uint64_t>(1, plan.games)));
  constexpr std::uint64_t kBatch = 64;
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> done{0};
  std::atomic<bool> stop{false};
  std::mutex mutex;
  Tally total;

  const auto work = [&] {
    Player<G> player(plan, rules);
    while (!stop) {
      const std::uint64_t from = next.fetch_add(kBatch);
      const std::uint64_t to = std::min(from + kBatch, plan.games);
      for (std::uint64_t game = from; game < to && !stop; ++game) {
        const std::uint64_t game_seed = seed_of_game(plan.seed, game);
        if (plan.records_dir.empty()) {
          player.play(game_seed, nullptr);
        } else {
          std::vector<Line> lines;
          player.play(game_seed, &lines);
          RecordFault fault = keep_record(plan, game, game_seed, std::move(lines));
          if (fault.found()) {
            const std::lock_guard lock(mutex);
            report.fault = std::move(fault);
            stop = true;
          }
        }
        ++done;
      }
      if (to >= plan.games) break;
    }
    const std::lock_guard lock(mutex);
    total.add(player.tally);
  };

  const auto start = std::chrono::steady_clock::now();
  std::vector<std::jthread> crew;
  crew.reserve(threads);
  for (unsigned i = 0; i < threads; ++i) crew.emplace_back(work);
  if (plan.progress) {
    while (done < plan.games && !stop) {
      plan.progress(done);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    plan.progress(done);
  }
  crew.clear();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  report.games = done;
  report.decisions = total.decisions;
  report.actions = total.actions;
  report.seconds = took.count();
  report.stats = std::move(total.stats);
  return report;
}

// One coach for all, one a team, or one a seat.
RecordFault seat_coaches(SimPlan& plan, const GameInfo& info, Seat seats) {
  std::vector<std::string> coaches = plan.coaches;
  if (coaches.empty()) coaches = {"random"};
  if (coaches.size() > seats || seats % coaches.size() != 0)
    return {0, "", {"sim.coaches_do_not_fit", "", {{"seats", std::to_string(seats)}}}};
  plan.header.seats.clear();
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::string& coach = coaches[seat % coaches.size()];
    if (std::find(info.coaches.begin(), info.coaches.end(), coach) == info.coaches.end()) {
      std::string known;
      for (const auto& each : info.coaches)
        known += (known.empty() ? "" : ", ") + std::string(each);
      return {0, coach, {"sim.unknown_coach", "", {{"coach", coach}, {"allowed", known}}}};
    }
    plan.header.seats.push_back({coach + " " + std::to_string(seat + 1), coach});
  }
  return {};
}

// Records of an earlier run are never written over.
RecordFault make_folder(const SimPlan& plan) {
  if (plan.records_dir.empty()) return {};
  std::error_code error;
  std::filesystem::create_directories(plan.records_dir, error);
  if (error) return {0, plan.records_dir, {"record.not_written", "", {{"file", plan.records_dir}}}};
  for (std::uint64_t game = 0; game < plan.games; ++game)
    if (const auto path = record_path(plan, game); std::filesystem::exists(path, error))
      return {0, path.string(), {"sim.record_exists", "", {{"file", path.string()}}}};
  return {};
}

}  // namespace

SimReport simulate(const SimPlan& given) {
  SimPlan plan = given;
  plan.header.seats.clear();
  SimReport report;
  const OpenedTable opened = open_table(plan.header);
  report.fault = opened.fault;
  if (report.fault.found()) return report;
  report.fault = seat_coaches(plan, *find_game(plan.header.game), opened.table->seats());
  if (report.fault.found()) return report;
  report.fault = make_folder(plan);
  if (report.fault.found()) return report;

  Catalog::with(plan.header.game, [&](auto game) {
    using G = typename decltype(game)::type;
    report = simulate_game<G>(plan, rules_of<G>(plan.header));
  });
  return report;
}

}  // namespace benchboss
