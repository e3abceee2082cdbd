# How every file of ours is compiled. Both compilers must give the same games, bit for bit: hence no
# -march=native, and no fused multiply-add behind our back.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

add_library(house INTERFACE)
target_include_directories(house INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(house INTERFACE
  -ffp-contract=off
  -Wall -Wextra -Wpedantic -Werror
  -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion
  -Wold-style-cast -Wcast-qual -Wcast-align
  -Wnon-virtual-dtor -Woverloaded-virtual -Wsuggest-override
  -Wextra-semi -Wformat=2 -Wimplicit-fallthrough -Wundef)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(house INTERFACE -Wduplicated-cond -Wduplicated-branches -Wlogical-op)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC bug 105651: g++ 12 sees overlapping copies in plain std::string concatenation.
    target_compile_options(house INTERFACE -Wno-restrict)
  endif()
endif()

# inline_as_if_alone(source): a unit that holds the loops of all games gets, for each of them, the
# inlining it would get alone. g++ limits the growth of a whole unit.
function(inline_as_if_alone source)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS
      "--param=inline-unit-growth=1000;--param=large-unit-insns=1000000")
  endif()
endfunction()

# ccache keeps what was compiled with a precompiled header only if it is told by these that it may; and a second clone finds
# what the first one compiled if the folder they lie in does not count.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;CCACHE_BASEDIR=${PROJECT_SOURCE_DIR};CCACHE_NOHASHDIR=1;${CCACHE}")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(PRECOMPILED_FLAGS -fpch-preprocess)
else()
  set(PRECOMPILED_FLAGS -Xclang -fno-pch-timestamp)
endif()
find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()
