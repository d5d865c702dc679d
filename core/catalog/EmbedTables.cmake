# SPDX-License-Identifier: GPL-3.0-or-later
# Puts every resources/catalog/<game>/<table>.tsv as text into the module: a game's tables are read at build
# time only. A changed, new or removed table configures again.
function(levwright_embed_catalog target)
  set(folder ${CMAKE_SOURCE_DIR}/resources/catalog)
  file(GLOB tables CONFIGURE_DEPENDS ${folder}/*/*.tsv)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tables})

  set(rows "")
  foreach(table ${tables})
    cmake_path(GET table STEM LAST_ONLY name)
    cmake_path(GET table PARENT_PATH game)
    cmake_path(GET game FILENAME game)
    file(READ ${table} text)
    string(APPEND rows "    {\"${game}\", \"${name}\", R\"table(${text})table\"sv},\n")
  endforeach()
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/EmbeddedTables.cpp)
  file(WRITE ${generated}.new
    "#include \"core/catalog/EmbeddedTables.h\"\n\n#include <algorithm>\n\nnamespace levwright {\n\n"
    "using namespace std::string_view_literals; // they know their length, so no compiler has to count\n\n"
    "static constexpr EmbeddedTable tables[] = {\n${rows}};\n"
    "static_assert(std::ranges::is_sorted(tables, {}, &EmbeddedTable::game));\n\n"
    "std::span<const EmbeddedTable> embeddedTables() { return tables; }\n\n} // namespace levwright\n")
  file(COPY_FILE ${generated}.new ${generated} ONLY_IF_DIFFERENT)
  target_sources(${target} PRIVATE ${generated})
endfunction()
