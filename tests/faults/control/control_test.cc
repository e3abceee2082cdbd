#include "tests/faults/scenarios/scenarios.h"

#include <gtest/gtest.h>

#include <cstdio>

namespace benchboss {
namespace {

// The control: this program is linked with a store whose failed reads look like empty answers
// (BENCHBOSS_FAULT_READS_AS_NOTHING), as they did once. The same scenarios must find it out.
TEST(Faults, that_read_as_nothing_are_found_out) {
  const Findings findings = fail_everywhere(300);
  std::printf("%lld of %lld places, %lld found wrong, such as \"%s\"\n",
              static_cast<long long>(findings.tried), static_cast<long long>(findings.places),
              static_cast<long long>(findings.wrong_tries),
              findings.wrong.empty() ? "" : findings.wrong[0].c_str());
  EXPECT_GT(findings.wrong_tries, 0);
}

}  // namespace
}  // namespace benchboss
