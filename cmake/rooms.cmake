# A room is a folder and a library of the same name. A room that has no sources yet is skipped, and
# so is every mention of it, so that rooms can be built one by one.

# Sources of a folder, two levels of subfolders included, tests and data left out.
function(sources_of folder out)
  file(GLOB found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*.cc"
                                    "${PROJECT_SOURCE_DIR}/${folder}/*/*.cc"
                                    "${PROJECT_SOURCE_DIR}/${folder}/*/*/*.cc")
  list(FILTER found EXCLUDE REGEX "/(tests|data)/[^/]*$")
  set(${out} "${found}" PARENT_SCOPE)
endfunction()

# Links what exists: a library of Debian (has ::) must, a room may.
function(uses target visibility)
  foreach(other IN LISTS ARGN)
    if(other MATCHES "::" OR TARGET ${other})
      target_link_libraries(${target} ${visibility} ${other})
    endif()
  endforeach()
endfunction()

# library(target folder [EXCEPTIONS OFF] [RTTI OFF] [LIGHT] [USES targets...] [ALONE files...]).
# LIGHT: it waits for people or the disk, so it is compiled for a short build and not for speed. Its files are compiled
# six at a time, which is twice as quick as each by itself, so what a file keeps to itself needs a name of its own in the
# room; but for those that are compiled ALONE: large ones, and those that a test replaces.
function(library target folder)
  cmake_parse_arguments(PARSE_ARGV 2 arg "LIGHT" "EXCEPTIONS;RTTI" "USES;ALONE")
  sources_of(${folder} sources)
  list(FILTER sources EXCLUDE REGEX "/${folder}/main.cc$")
  file(GLOB data CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/data/*"
                                   "${PROJECT_SOURCE_DIR}/${folder}/RULES.md")
  file(GLOB headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${folder}/*.h")
  if(sources)
    set(visibility PUBLIC)
    add_library(${target} STATIC ${sources})
    get_filename_component(prefix "${folder}" NAME)
    embed(${target} ${prefix} ${data})
    if("${arg_EXCEPTIONS}" STREQUAL "OFF")
      target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    if("${arg_RTTI}" STREQUAL "OFF")
      target_compile_options(${target} PRIVATE -fno-rtti)
    endif()
    if(arg_LIGHT)
      target_compile_options(${target} PRIVATE -O1)
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    list(TRANSFORM arg_ALONE PREPEND "${PROJECT_SOURCE_DIR}/${folder}/")
    set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  elseif(headers)
    set(visibility INTERFACE)
    add_library(${target} INTERFACE)
  else()
    message(STATUS "${folder}/ has no sources yet: skipped")
    return()
  endif()
  target_link_libraries(${target} ${visibility} house)
  uses(${target} ${visibility} ${arg_USES})
endfunction()

function(room name)
  library(${name} ${name} ${ARGN})
endfunction()

# games(USES core): every folder of games/ is a game; GAMES becomes the list of their libraries.
function(games)
  set(all "")
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true "${PROJECT_SOURCE_DIR}/games/*")
  foreach(folder IN LISTS folders)
    if(IS_DIRECTORY "${folder}")
      get_filename_component(name "${folder}" NAME)
      library(game_${name} games/${name} EXCEPTIONS OFF RTTI OFF ${ARGN})
      if(TARGET game_${name})
        list(APPEND all game_${name})
      endif()
    endif()
  endforeach()
  set(GAMES "${all}" PARENT_SCOPE)
endfunction()

# program(name room): the executable made of the room's main.cc.
function(program name room)
  set(main "${PROJECT_SOURCE_DIR}/${room}/main.cc")
  if(NOT EXISTS "${main}")
    message(STATUS "${room}/main.cc is not there yet: no ${name}")
    return()
  endif()
  add_executable(${name} "${main}")
  target_link_libraries(${name} PRIVATE house)
  uses(${name} PRIVATE ${room})
  # The one file people run lies at build/benchboss, not three folders deep.
  if(PROJECT_BINARY_DIR STREQUAL "${PROJECT_SOURCE_DIR}/build/release")
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_SOURCE_DIR}/build")
  endif()
endfunction()
