#include "games/pairadice/charts.h"

#include "embedded/pairadice.h"

#include <gtest/gtest.h>

#include <string>

namespace benchboss::pairadice {
namespace {

// A table with one piece of it changed.
std::string changed(std::string_view csv, std::string_view from, std::string_view to) {
  std::string text(csv);
  return text.replace(text.find(from), from.size(), to);
}

void expect_fault(const DataFault& fault, std::string_view field, std::string_view reason) {
  EXPECT_EQ(fault.field, field);
  EXPECT_EQ(fault.reason, reason);
}

TEST(PairadiceCharts, a_wrong_header_is_refused) {
  Charts charts;
  expect_fault(read_dice("die,position\n", charts), "die", "pd.data.no_header");
}

TEST(PairadiceCharts, a_row_twice_or_missing_is_refused) {
  Charts charts;
  const std::string_view csv = embedded::pairadice_dice_csv();
  expect_fault(read_dice(changed(csv, "2,RW", "1,RW"), charts), "die", "pd.data.row_twice");
  expect_fault(read_dice(changed(csv, "6,C,G\n", ""), charts), "die", "pd.data.row_missing");
}

TEST(PairadiceCharts, a_die_beyond_six_is_refused) {
  Charts charts;
  expect_fault(read_dice(changed(embedded::pairadice_dice_csv(), "6,C", "7,C"), charts), "die",
               "pd.data.die_1_to_6");
}

TEST(PairadiceCharts, the_centre_column_may_not_name_the_centre) {
  Charts charts;
  expect_fault(
      read_ice_action(changed(embedded::pairadice_ice_action_csv(), "3,C,LW,C", "3,C,C,C"), charts),
      "centre", "pd.data.centre_names_himself");
}

TEST(PairadiceCharts, an_offensive_rebound_for_a_defender_is_refused) {
  Charts charts;
  expect_fault(
      read_rebounds(changed(embedded::pairadice_rebound_csv(), "4,LW,LD", "4,LD,LD"), charts),
      "offense", "pd.data.unknown_position");
}

TEST(PairadiceCharts, opposites_must_be_mutual) {
  Charts charts;
  expect_fault(read_opposites(changed(embedded::pairadice_opposites_csv(), "LW,RD,LW", "LW,LD,LW"),
                              "facing", charts),
               "facing", "pd.data.opposites_not_mutual");
}

TEST(PairadiceCharts, a_delayed_penalty_is_a_minor_of_one_man) {
  Charts charts;
  expect_fault(read_penalties(changed(embedded::pairadice_penalties_csv(),
                                      "obstruction,2,one,delayed", "obstruction,4,one,delayed"),
                              charts),
               "how", "pd.data.delayed_is_a_minor");
}

TEST(PairadiceCharts, an_unknown_penalty_is_refused) {
  Charts charts;
  expect_fault(
      read_penalties(changed(embedded::pairadice_penalties_csv(), "hooking", "singing"), charts),
      "penalty", "pd.data.unknown_penalty");
}

TEST(PairadiceCharts, major_rolls_call_ups_injuries_and_face_offs_are_checked) {
  Charts charts;
  expect_fault(
      read_major_rolls(changed(embedded::pairadice_major_rolls_csv(), "2 11 12", "1 11"), charts),
      "totals", "pd.data.total_2_to_12");
  expect_fault(read_call_ups(changed(embedded::pairadice_call_up_csv(), "12,-3", "12,-4"), charts),
               "change", "pd.data.change_minus_3_to_3");
  expect_fault(
      read_injuries(changed(embedded::pairadice_injuries_csv(), "1,visitor", "1,referee"), charts),
      "team", "pd.data.visitor_or_home");
  expect_fault(read_face_offs(changed(embedded::pairadice_face_off_csv(), "2,5", "3,5"), charts),
               "advantage", "pd.data.advantage_0_to_2");
}

}  // namespace
}  // namespace benchboss::pairadice
