#include "catalog/catalog.h"
#include "server/house/house.h"
#include "tests/house/house_for_test.h"

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <regex>

// What goes without saying is said for people, and nobody else can tell.
namespace benchboss {
namespace {

namespace json = boost::json;

bool goes_without_saying(const std::vector<std::string>& choices) {
  return choices.size() == 1 && (choices[0] == "pass" || choices[0] == "keep");
}

bool is_window(const std::vector<std::string>& choices) {
  return choices.size() > 1 &&
         (std::find(choices.begin(), choices.end(), "pass") != choices.end() ||
          std::find(choices.begin(), choices.end(), "keep") != choices.end());
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

  // Plays on until Ann has nothing to play where she might; where she does, she takes so long.
  bool until_unsaid(Milliseconds takes = 0, int* windows = nullptr) {
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
      if (seat == 0 && is_window(choices)) {
        house.pass(takes);
        if (windows != nullptr) ++*windows;
      }
      const std::string& move = choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
      if (!mover.play(move) || !twin_->play(seat, move).accepted()) return false;
    }
    return false;
  }

  // How long it takes until it is said for her; nothing if it never is.
  std::optional<Milliseconds> wait() {
    const std::uint32_t before = a->n();
    for (Milliseconds waited = 50; waited <= 60'000; waited += 50) {
      house.pass(50);
      if (a->n() == before) continue;
      const std::string said = twin_->by_itself(0);
      EXPECT_TRUE(twin_->play(0, said).accepted());
      return waited;
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

TEST(Unsaid, is_said_after_as_long_as_a_person_could_take) {
  Windows table(1);
  ASSERT_TRUE(table.until_unsaid());
  const auto waited = table.wait();
  ASSERT_TRUE(waited.has_value());
  EXPECT_GE(*waited, 300);
  EXPECT_LE(*waited, 20'000);
}

TEST(Unsaid, takes_as_long_as_the_person_takes_where_he_has_a_choice) {
  Windows table(2);
  // Once it is known what can go without saying here, and after eight decisions of her own.
  ASSERT_TRUE(table.until_unsaid());
  int windows = 0;
  while (windows < 8) {
    ASSERT_TRUE(table.wait().has_value());
    ASSERT_TRUE(table.until_unsaid(3'000, &windows));
  }
  EXPECT_EQ(table.wait(), 3'000);
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

TEST(Unsaid, is_said_after_a_restart_too) {
  Windows table(5);
  ASSERT_TRUE(table.until_unsaid());
  table.a->hang_up();
  table.b->hang_up();
  table.house.restart();
  table.a = std::make_unique<Seated>(table.house, table.ann, table.id);
  EXPECT_TRUE(table.wait().has_value());
}

}  // namespace
}  // namespace benchboss
