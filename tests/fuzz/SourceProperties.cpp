// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/sources/SourceTree.h"
#include "tests/fuzz/Properties.h"
#include "tests/fuzz/TreeText.h"

#include <algorithm>
#include <ranges>

namespace levwright::fuzz {
namespace {

void checkTable(const SourceTable& table) {
    require(table.text.ends_with('\n') && !table.text.contains('\0'), "a table has whole lines of text");
    const std::string_view lines = std::string_view(table.text).substr(0, table.text.size() - 1);
    const auto tabs = std::ranges::count(lines.substr(0, lines.find('\n')), '\t');
    for (const auto line : lines | std::views::split('\n'))
        require(std::ranges::count(std::string_view(line), '\t') == tabs,
                "a row has a field for each column");
}

} // namespace

void checkSources(std::string_view input) {
    const MemoryFileStore files = treeOf(input);
    const Result<SourceGame> game = readSourceTree(files, "tree");
    if (!game) {
        require(!game.error().message.empty(), "an error has a message");
        return;
    }
    for (const SourceTable& table : game->tables)
        checkTable(table);
    for (const SourceNote& note : game->notes)
        require(!note.text.empty() && note.line >= 0, "a note has a text and a place");
}

} // namespace levwright::fuzz
