#include "tests/faults/scenarios/scenarios.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace benchboss {
namespace {

// Wherever and however the disk fails: an answer is right or a fault with a name, nobody is given
// the place of another, and what was acknowledged is there afterwards.
TEST(Faults, of_the_disk_never_make_a_wrong_answer) {
  const char* wanted = std::getenv("FAULTS");  // so many places; 0: all
  const int places = wanted == nullptr ? 2'100 : std::atoi(wanted);
  const Findings findings = fail_everywhere(places);
  std::printf("%lld of %lld places where the disk can fail, %lld found wrong\n",
              static_cast<long long>(findings.tried), static_cast<long long>(findings.places),
              static_cast<long long>(findings.wrong_tries));
  EXPECT_GE(findings.tried, places == 0 ? 2'000 : places * 19 / 20);
  for (const std::string& wrong : findings.wrong) ADD_FAILURE() << wrong;
}

}  // namespace
}  // namespace benchboss
