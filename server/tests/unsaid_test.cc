#include "catalog/catalog.h"
#include "server/house/house.h"
#include "server/tests/like_people.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <regex>
#include <set>
#include <utility>

// What goes without saying is said for people, and nobody else can tell.
namespace benchboss {
namespace {

namespace json = boost::json;

bool goes_without_saying(const std::vector<std::string>& choices) {
  return choices.size() == 1 && (choices[0] == "pass" || choices[0] == "keep");
}

// Ann and Ben play a game with windows in which a hand may hold nothing to play. The cards are
// typed in, so that two tables can be played alike.
class Windows : public TwoAtATable {
 public:
  explicit Windows(std::uint64_t seed, json::object more = {}) : random_(seed) {
    more["dice"] = "real";
    sit("xtra-innings", std::move(more));
    Record header;
    header.game = "xtra-innings";
    header.rules_version = find_game(header.game)->rules_version;
    twin_ = open_table(header).table;
  }

  // Plays on until Ann has nothing to play where she might; for all else she takes so long.
  bool until_unsaid(Milliseconds takes = 1'000) {
    for (int i = 0; i < 20'000 && !a->over(); ++i) {
      if (twin_->turn().owes == Owes::chance) {
        const std::string drawn = twin_->outcome_at(random_.below(twin_->tickets()));
        if (!twin_->roll(drawn).accepted() || !a->command("roll", {{"outcome", drawn}}))
          return false;
        continue;
      }
      Seated& mover = to_move();
      const Seat seat = &mover == a.get() ? 0 : 1;
      const std::vector<std::string> choices = mover.choices();
      if (seat == 0 && goes_without_saying(choices)) return true;
      if (seat == 0) house.pass(takes);
      const std::string& move = choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
      if (!mover.play(move) || !twin_->play(seat, move).accepted()) return false;
    }
    return false;
  }

  // How long it takes until it is said for her; nothing if it never is.
  std::optional<Milliseconds> wait() {
    const std::uint32_t before = a->n();
    const Milliseconds begin = house.now();
    while (house.pass_until_due(120'000)) {
      if (a->n() == before) continue;
      const std::string said = twin_->by_itself(0);
      EXPECT_TRUE(twin_->play(0, said).accepted());
      return house.now() - begin;
    }
    return std::nullopt;
  }
  void pass_herself() {
    const std::string said = twin_->by_itself(0);
    ASSERT_TRUE(a->play(said));
    ASSERT_TRUE(twin_->play(0, said).accepted());
  }

 private:
  Philox random_;
  std::unique_ptr<Table> twin_;
};

bool is_about(std::optional<Milliseconds> waited, Milliseconds wanted) {
  return waited && *waited > wanted * 3 / 4 && *waited < wanted * 4 / 3;
}

TEST(Unsaid, takes_as_long_as_the_person_takes_where_he_has_a_choice) {
  for (const Milliseconds habit : {60, 900, 30'000}) {
    Windows table(2);
    for (int i = 0; i < 10; ++i) {
      ASSERT_TRUE(table.until_unsaid(habit));
      const auto waited = table.wait();
      EXPECT_TRUE(is_about(waited, habit)) << waited.value_or(-1) << " instead of " << habit;
    }
  }
}

TEST(Unsaid, is_found_by_the_tick_if_it_could_not_be_written_when_it_was_due) {
  Windows table(1);
  ASSERT_TRUE(table.until_unsaid());
  const std::uint32_t before = table.a->n();
  table.house.sleep(10'000);
  table.house.pass(5'000);
  EXPECT_GT(table.a->n(), before);
}

// The other seat gets the same bytes, whether she passed or it was done for her.
TEST(Unsaid, looks_like_a_move_of_the_person) {
  static const std::regex kWhen("\"at\":[0-9]+");
  std::vector<std::string> told;
  for (const bool herself : {true, false}) {
    Windows table(3);
    ASSERT_TRUE(table.until_unsaid());
    if (herself) {
      table.pass_herself();
    } else {
      ASSERT_TRUE(table.wait().has_value());
    }
    std::string all;
    for (const std::string& text : table.b->texts())
      all += std::regex_replace(text, kWhen, "\"at\":0") + "\n";
    told.push_back(all);
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST(Unsaid, waits_for_who_is_away_and_for_who_plays_over_days) {
  Windows table(4);
  ASSERT_TRUE(table.until_unsaid());
  table.a->hang_up();
  const std::uint32_t before = table.b->n();
  table.house.pass(30'000);
  table.house.pass(30'000);
  EXPECT_EQ(table.b->n(), before) << "he could not have passed himself";
  table.a = std::make_unique<Seated>(table.house, table.ann, table.id);
  EXPECT_TRUE(table.wait().has_value());
  Windows slow(4, {{"pace", "days"}});
  ASSERT_TRUE(slow.until_unsaid());
  EXPECT_FALSE(slow.wait().has_value());
}

// The clock of each move is not saved for later: all of it may pass.
TEST(Unsaid, takes_as_long_as_the_person_takes_with_little_time_for_each_move) {
  const json::object clock{{"kind", "move"}, {"seconds", 10}, {"at_zero", "resign"}};
  Windows table(6, {{"clock", clock}});
  for (int i = 0; i < 10; ++i) {
    ASSERT_TRUE(table.until_unsaid(8'000));
    const auto waited = table.wait();
    EXPECT_TRUE(is_about(waited, 8'000)) << waited.value_or(-1);
  }
  EXPECT_FALSE(table.a->over());
}

// She has taken twelve seconds for everything and has fourteen left.
TEST(Unsaid, costs_half_of_a_bank_at_most_and_not_just_that) {
  const json::object clock{{"kind", "bank"}, {"seconds", 110}, {"at_zero", "resign"}};
  std::set<Milliseconds> waits;
  for (int i = 0; i < 8; ++i) {
    Windows table(7, {{"clock", clock}});
    ASSERT_TRUE(table.until_unsaid(12'000));
    ASSERT_EQ(table.a->state().at("clock").at("left").at(0), 14'000);
    waits.insert(table.wait().value_or(0));
  }
  EXPECT_GT(*waits.begin(), 1'000);
  EXPECT_LE(*waits.rbegin(), 7'000);
  EXPECT_GT(waits.size(), 4u);
}

TEST(Unsaid, is_said_after_a_restart_too) {
  Windows table(5);
  ASSERT_TRUE(table.until_unsaid());
  table.a->hang_up();
  table.b->hang_up();
  table.house.restart();
  table.a = std::make_unique<Seated>(table.house, table.ann, table.id);
  EXPECT_TRUE(table.wait().has_value());
}

// Two people of that kind at a table. What they do is random.
class PeopleAtATable {
 public:
  PeopleAtATable(HouseForTest& house, Visitor& ann, Visitor& ben, const KindOfPerson& kind,
                 Philox& random)
      : house_(house), kind_(kind), random_(random) {
    const TableId id = ann.open("xtra-innings", {"me", "open"});
    ben.join(ann.code());
    people_[0].seated = std::make_unique<Seated>(house, ann, id);
    people_[1].seated = std::make_unique<Seated>(house, ben, id);
  }

  // The next decision that is made. If it is a pass: whether there was a choice, and how long it
  // took.
  struct Pass {
    bool by_ann;
    bool chosen;
    Milliseconds took;
  };
  std::optional<Pass> go_on() {
    for (Thinker& each : people_) ask(each);
    Thinker* first = nullptr;
    Thinker* unsaid = nullptr;
    for (Thinker& each : people_) {
      if (!each.asked) continue;
      Thinker*& place = goes_without_saying(each.seated->choices()) ? unsaid : first;
      if (place == nullptr || each.ready < place->ready) place = &each;
    }
    const Milliseconds most = first == nullptr ? 120'000 : first->ready - house_.now();
    if (unsaid != nullptr && house_.pass_until_due(most)) return passed(*unsaid, false);
    EXPECT_NE(first, nullptr) << "what goes without saying was not said";
    return first == nullptr ? std::nullopt : decide(*first);
  }
  // The first pass of Ann's at this table, if it is one without a choice.
  std::optional<Milliseconds> first_wait_of_ann() {
    while (!over())
      if (const auto pass = go_on(); pass && pass->by_ann)
        return pass->chosen ? std::nullopt : std::optional(pass->took);
    return std::nullopt;
  }
  bool over() const { return people_[0].seated->over(); }

 private:
  struct Thinker {
    std::unique_ptr<Seated> seated;
    std::optional<Milliseconds> asked;  // when
    Milliseconds ready = 0;
  };

  void ask(Thinker& who) {
    if (who.seated->choices().empty()) who.asked.reset();
    if (who.seated->choices().empty() || who.asked) return;
    who.asked = house_.now();
    who.ready = house_.now() + kind_.takes(random_);
  }
  std::optional<Pass> decide(Thinker& who) {
    const std::vector<std::string> choices = who.seated->choices();
    const std::string& move = choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
    house_.pass(who.ready - house_.now());
    EXPECT_TRUE(who.seated->play(move)) << who.seated->refusal();
    if (goes_without_saying({move})) return passed(who, true);
    who.asked.reset();
    return std::nullopt;
  }
  Pass passed(Thinker& who, bool chosen) {
    const Milliseconds asked = *std::exchange(who.asked, std::nullopt);
    return {&who == people_.data(), chosen, house_.now() - asked};
  }

  HouseForTest& house_;
  const KindOfPerson& kind_;
  Philox& random_;
  std::array<Thinker, 2> people_;
};

TEST(Unsaid, takes_as_long_as_at_the_persons_last_table) {
  const KindOfPerson before{"regular", 3'000, 0.05};
  const KindOfPerson after{"slow", 50'000, 0.05};
  // Cards are sealed and waits are drawn: of three the middle one.
  std::vector<Milliseconds> waits;
  for (std::uint64_t seed = 1; waits.size() < 3 && seed < 150; ++seed) {
    HouseForTest house;
    Visitor ann(house, "Ann");
    Visitor ben(house, "Ben");
    Philox random(seed);
    PeopleAtATable first(house, ann, ben, before, random);
    for (int moves = 0; moves < 150 && !first.over(); ++moves) first.go_on();
    const auto waited = PeopleAtATable(house, ann, ben, after, random).first_wait_of_ann();
    if (waited) waits.push_back(*waited);
  }
  ASSERT_EQ(waits.size(), 3u);
  std::sort(waits.begin(), waits.end());
  EXPECT_TRUE(is_about(waits[1], 3'000))
      << "what she took for passes, not what she takes for pitches";
}

TEST(Unsaid, does_not_take_as_long_as_several_people_at_one_device_took) {
  HouseForTest house;
  Philox random(10);
  const KindOfPerson alone{"regular", 5'000, 0.05};
  std::optional<Milliseconds> waited;
  for (int people = 0; !waited && people < 50; ++people) {
    Visitor ann(house, "Ann");
    Visitor ben(house, "Ben");
    Seated both(house, ann, ann.open("xtra-innings", {"me", "here Bob"}));
    for (int moves = 0; moves < 30; ++moves) {
      house.pass(50);
      const std::vector<std::string> choices = both.choices();
      if (!choices.empty())
        both.play(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    waited = PeopleAtATable(house, ann, ben, alone, random).first_wait_of_ann();
  }
  EXPECT_TRUE(is_about(waited, 5'000)) << waited.value_or(-1);
}

// The first passes of fresh people at fresh tables: those they chose and those made for them.
TEST(Unsaid, cannot_be_told_from_what_was_chosen_from_the_first_pass_on) {
  constexpr std::size_t kTables = 120;
  Philox random(8);
  for (const KindOfPerson& kind : kinds_of_people()) {
    HouseForTest house;
    std::vector<Milliseconds> chosen;
    std::vector<Milliseconds> forced;
    std::vector<Milliseconds> as_it_was;
    for (std::size_t i = 0; i < kTables; ++i) {
      Visitor ann(house, "Ann");
      Visitor ben(house, "Ben");
      PeopleAtATable table(house, ann, ben, kind, random);
      for (int moves = 0; moves < 40 && !table.over(); ++moves)
        if (const auto pass = table.go_on()) (pass->chosen ? chosen : forced).push_back(pass->took);
    }
    for (std::size_t i = 0; i < forced.size(); ++i) as_it_was.push_back(PaceAsItWas().any(random));
    // The waits of one person hang together: people are counted, not passes.
    const double by_chance = distance_by_chance(2 * kTables, 2 * kTables);
    EXPECT_GT(forced.size(), 5 * kTables);
    EXPECT_LT(distance_of(chosen, forced), by_chance) << kind.name;
    EXPECT_GT(distance_of(chosen, as_it_was), by_chance) << kind.name;
  }
}

}  // namespace
}  // namespace benchboss
