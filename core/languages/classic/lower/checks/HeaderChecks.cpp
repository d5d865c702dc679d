// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrase.h"
#include "core/checks/FileNameCheck.h"
#include "core/checks/UnknownCells.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <format>

namespace levwright {

void checkLevelName(LoweringContext& context, const StatementNode& statement, const Argument& name) {
    const std::string_view text = context.textOf(name);
    const std::string_view used = text.substr(0, text.find('\0'));
    const auto longest = std::size_t(context.catalog().limit("level-name-bytes"));
    if (used.contains('.')) {
        Diagnostic& found =
            context.report(DiagnosticCode::DotInLevelName, name.range, statement, {std::string(used)});
        found.fixes.push_back({say("Remove the dots"), nameWithout(name, used, '.')});
    }
    if (used.size() > longest) {
        Diagnostic& found = context.report(DiagnosticCode::LevelNameTooLong, name.range, statement,
                                           {std::string(used), std::to_string(used.size())});
        found.fixes.push_back({say("Shorten it to “{}”", used.substr(0, longest)),
                               TextEdit::erase({name.text.begin + longest, name.text.begin + used.size()})});
    }
}

void checkMapSize(LoweringContext& context, const StatementNode& geometry) {
    const Grid<char>& cells = context.part->map->cells;
    const int columns = context.catalog().limit("map-columns");
    const int rows = context.catalog().limit("map-rows");
    Offset bytes = 0;
    for (const MapRow& row : context.part->map->rows)
        bytes += row.content.size() + 1;
    if (cells.width() <= columns && cells.height() <= rows &&
        bytes <= Offset(context.catalog().limit("map-bytes")))
        return;
    const Range mapWord{context.part->mapNode->start.begin, context.part->mapNode->start.begin + 3};
    context.report(DiagnosticCode::MapTooLarge, mapWord, geometry,
                   {std::to_string(cells.width()), std::to_string(cells.height()), std::to_string(columns),
                    std::to_string(rows)});
}

void checkMapRows(LoweringContext& context, const MapNode& node) {
    reportUnknownCells(context.catalog(), context.text, node, *context.part->map, context.level.diagnostics);
    for (const MapRowNode& row : node.rows) {
        const std::string_view cells = row.bad ? context.sourceOf(row.cells) : std::string_view();
        const auto isKnown = [&](char c) { return context.game.dialect().isMapCharacter(c); };
        // Every byte is fine, so the line end must be missing.
        if (row.bad && std::ranges::all_of(cells, isKnown))
            context.level.diagnostics.push_back(
                {DiagnosticCode::UnclosedMap, row.cells, row.line.begin, {}, {}});
    }
}

} // namespace levwright
