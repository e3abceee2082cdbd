#include "server/protocol/writings.h"

#include <filesystem>
#include <fstream>

// Writes what follows from server/data/protocol.json; tools/write-protocol calls it.
int main() {
  namespace fs = std::filesystem;
  const fs::path root = BENCHBOSS_SOURCE_DIR;
  fs::create_directories(root / "web/protocol");
  const benchboss::Protocol& protocol = benchboss::protocol();
  std::ofstream(root / "docs/protocol.md") << benchboss::markdown_of(protocol);
  std::ofstream(root / "docs/openapi.json") << benchboss::openapi_of(protocol);
  std::ofstream(root / "web/protocol/protocol.ts") << benchboss::typescript_of(protocol);
}
