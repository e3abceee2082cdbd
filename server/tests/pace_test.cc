#include "server/house/pace.h"

#include "server/tests/like_people.h"

#include <gtest/gtest.h>

#include <set>

// The wait for what goes without saying is like the person's own.
namespace benchboss {
namespace {

// The first passes of many people at their first table: those they chose, and those that were made
// for them. `note` and `any` are the pace's.
struct Passes {
  std::vector<Milliseconds> chosen;
  std::vector<Milliseconds> forced;
};

template <class AnyPace, class Note>
Passes first_passes(const KindOfPerson& kind, int nth, Note note) {
  constexpr int kPeople = 3'000;
  Passes passes;
  Philox random(17, static_cast<std::uint64_t>(nth));
  for (int i = 0; i < kPeople; ++i) {
    AnyPace pace;
    int forced = 0;
    // Nobody is asked to pass before he has made one decision: he pitches or bats.
    note(pace, kind.takes(random), Likeness::choice, forced > 0);
    while (forced < nth) {
      const std::uint32_t what = random.below(4);
      if (what == 0) {
        const Milliseconds wait = pace.any(random);
        if (++forced == nth) passes.forced.push_back(wait);
      } else if (what == 1) {
        note(pace, kind.takes(random), Likeness::chosen, forced > 0);
      } else {
        note(pace, kind.takes(random), Likeness::choice, forced > 0);
      }
    }
    passes.chosen.push_back(kind.takes(random));
  }
  return passes;
}

void note_now(Pace& pace, Milliseconds took, Likeness likeness, bool) { pace.note(took, likeness); }

void note_then(PaceAsItWas& pace, Milliseconds took, Likeness likeness, bool known) {
  if (known && likeness != Likeness::choice) pace.note(took);
}

bool can_be_told_apart(const Passes& passes) {
  return distance_of(passes.chosen, passes.forced) >
         distance_by_chance(passes.chosen.size(), passes.forced.size());
}

TEST(Pace, gives_waits_that_cannot_be_told_from_the_persons_own_from_the_first_pass_on) {
  for (const KindOfPerson& kind : kinds_of_people())
    for (const int nth : {1, 2, 3, 5, 10})
      EXPECT_FALSE(can_be_told_apart(first_passes<Pace>(kind, nth, note_now)))
          << kind.name << ", pass " << nth;
}

TEST(Pace, as_it_was_drawn_before_gave_itself_away) {
  for (const KindOfPerson& kind : kinds_of_people())
    for (const int nth : {1, 2, 3, 5, 10})
      EXPECT_TRUE(can_be_told_apart(first_passes<PaceAsItWas>(kind, nth, note_then)))
          << kind.name << ", pass " << nth;
}

TEST(Pace, never_repeats_somebody_to_the_millisecond) {
  Philox random(1);
  Pace pace;
  for (int i = 0; i < 20; ++i) pace.note(3'000, Likeness::chosen);
  std::set<Milliseconds> waits;
  for (int i = 0; i < 100; ++i) waits.insert(pace.any(random));
  EXPECT_GT(waits.size(), 50u);
  EXPECT_GT(*waits.begin(), 2'700);
  EXPECT_LT(*waits.rbegin(), 3'300);
}

TEST(Pace, knows_nobody_at_first_and_everybody_after_one_decision) {
  Philox random(2);
  Pace pace;
  for (int i = 0; i < 100; ++i) {
    const Milliseconds wait = pace.any(random);
    EXPECT_GT(wait, 400);
    EXPECT_LT(wait, 13'000);
  }
  pace.note(50, Likeness::choice);
  for (int i = 0; i < 100; ++i) EXPECT_LT(pace.any(random), 100);
}

TEST(Pace, prefers_what_is_most_like_what_is_asked_once_there_are_a_few) {
  Philox random(3);
  Pace pace;
  for (int i = 0; i < 16; ++i) pace.note(9'000, Likeness::choice);
  for (int i = 0; i < 3; ++i) pace.note(4'000, Likeness::window);
  for (int i = 0; i < 100; ++i) EXPECT_LT(pace.any(random), 6'000);
  for (int i = 0; i < 3; ++i) pace.note(1'000, Likeness::chosen);
  for (int i = 0; i < 100; ++i) EXPECT_LT(pace.any(random), 2'000);
}

TEST(Pace, stays_below_the_most_without_coming_just_there) {
  Philox random(4);
  Pace slow;
  for (int i = 0; i < 16; ++i) slow.note(10'000, Likeness::chosen);
  std::set<Milliseconds> waits;
  for (int i = 0; i < 100; ++i) waits.insert(slow.any(random, 2'000));
  EXPECT_LE(*waits.rbegin(), 2'000);
  EXPECT_GT(waits.size(), 50u);
  EXPECT_EQ(slow.any(random, 0), 0);
}

TEST(Paces, forget_who_was_not_asked_for_the_longest_time) {
  Philox random(5);
  Paces paces;
  paces.of(1).note(50, Likeness::choice);
  paces.of(2).note(50, Likeness::choice);
  for (PersonId person = 3; person <= static_cast<PersonId>(Paces::kMost); ++person)
    paces.of(person);
  paces.of(1);
  paces.of(0);
  EXPECT_LT(paces.of(1).any(random), 100);
  EXPECT_GT(paces.of(2).any(random), 400) << "a stranger again";
}

}  // namespace
}  // namespace benchboss
