# embed(target prefix files...): the files become part of the library, so that the program is one
# file and a wasm build needs no disk. games/rink_ratz/data/deck.csv is read as
#
#   #include "embedded/rink_ratz.h"
#   std::string_view text = embedded::rink_ratz_deck_csv();
#
# embedded/rink_ratz_files.h has all of them with their names.
function(embed target prefix)
  if(NOT ARGN)
    return()
  endif()
  set(include_dir "${PROJECT_BINARY_DIR}/generated")
  set(declarations "")
  set(entries "")
  foreach(file IN LISTS ARGN)
    get_filename_component(name "${file}" NAME)
    string(MAKE_C_IDENTIFIER "${prefix}_${name}" symbol)
    set(source "${include_dir}/embedded/${symbol}.cc")
    string(APPEND declarations "std::string_view ${symbol}() noexcept;\n")
    string(APPEND entries "      {\"${name}\", ${symbol}()},\n")
    add_custom_command(
      OUTPUT "${source}"
      COMMAND "${CMAKE_COMMAND}" "-DFILE=${file}" "-DSYMBOL=${symbol}" "-DHEADER=embedded/${prefix}.h"
              "-DSOURCE=${source}" -P "${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake"
      DEPENDS "${file}" "${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake"
      COMMENT "Embedding ${name} as embedded::${symbol}()"
      VERBATIM)
    target_sources(${target} PRIVATE "${source}")
    set_source_files_properties("${source}" PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  endforeach()
  # file(CONFIGURE) leaves an unchanged header alone, so nothing is compiled again for it.
  file(CONFIGURE OUTPUT "${include_dir}/embedded/${prefix}.h" @ONLY CONTENT
"#pragma once

#include <string_view>

namespace embedded {

@declarations@
}  // namespace embedded
")
  file(CONFIGURE OUTPUT "${include_dir}/embedded/${prefix}_files.h" @ONLY CONTENT
"#pragma once

#include <span>
#include <string_view>
#include <utility>

namespace embedded {

std::span<const std::pair<std::string_view, std::string_view>> @prefix@_files() noexcept;

}  // namespace embedded
")
  file(CONFIGURE OUTPUT "${include_dir}/embedded/${prefix}_files.cc" @ONLY CONTENT
"#include \"embedded/@prefix@_files.h\"

#include \"embedded/@prefix@.h\"

namespace embedded {

std::span<const std::pair<std::string_view, std::string_view>> @prefix@_files() noexcept {
  static const std::pair<std::string_view, std::string_view> kFiles[] = {
@entries@  };
  return kFiles;
}

}  // namespace embedded
")
  target_sources(${target} PRIVATE "${include_dir}/embedded/${prefix}_files.cc")
  target_include_directories(${target} PUBLIC "${include_dir}")
endfunction()
