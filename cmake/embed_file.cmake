# Run by embed(): writes FILE as the C++ source SOURCE. Bytes, not a literal: no limit on length, no
# escaping, any encoding.
file(READ "${FILE}" hex HEX)
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${hex}")
string(REGEX REPLACE "(('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',)('[^']*',))" "\\1\n" bytes "${bytes}")
file(WRITE "${SOURCE}"
"#include \"${HEADER}\"

namespace embedded {

std::string_view ${SYMBOL}() noexcept {
  // The closing zero is not part of the text.
  static constexpr char bytes[] = {
${bytes}'\\0'};
  return {bytes, sizeof bytes - 1};
}

}  // namespace embedded
")
