#include "tests/faults/scenarios/scenarios.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace benchboss {
namespace {

// Wherever and however the disk fails: an answer is right or a fault with a name, nobody is given
// the place of another, and what was acknowledged is there afterwards.
TEST(Faults, of_the_disk_never_make_a_wrong_answer) {
  const bool all = std::getenv("FAULTS_ALL") != nullptr;
  const Findings findings = fail_everywhere(all ? 0 : 2'100);
  std::printf("%lld of %lld places where the disk can fail, %lld found wrong\n",
              static_cast<long long>(findings.tried), static_cast<long long>(findings.places),
              static_cast<long long>(findings.wrong_tries));
  EXPECT_GE(findings.tried, 2'000);
  for (const std::string& wrong : findings.wrong) ADD_FAILURE() << wrong;
}

}  // namespace
}  // namespace benchboss
