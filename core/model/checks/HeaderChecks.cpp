// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/FileNameCheck.h"
#include "core/model/checks/Checks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

std::string nameOfByte(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte < 0x7F ? std::format("“{}”", c) : std::format("The byte {}", unsigned(byte));
}

} // namespace

void checkLevelName(LoweringContext& context, const StatementNode& statement, const Argument& name) {
    const std::string_view text = context.textOf(name);
    const std::string_view used = text.substr(0, text.find('\0'));
    const auto longest = std::size_t(context.catalog().limit("level-name-bytes"));
    if (used.contains('.')) {
        Diagnostic& found =
            context.report(DiagnosticCode::DotInLevelName, name.range, statement, {std::string(used)});
        found.fixes.push_back({"Remove the dots", nameWithout(name, used, '.')});
    }
    if (used.size() > longest) {
        Diagnostic& found = context.report(DiagnosticCode::LevelNameTooLong, name.range, statement,
                                           {std::string(used), std::to_string(used.size())});
        found.fixes.push_back({std::format("Shorten it to “{}”", used.substr(0, longest)),
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
    for (const MapRowNode& row : node.rows) {
        if (!row.bad)
            continue;
        const std::string_view cells = context.sourceOf(row.cells);
        std::size_t reported = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (context.game.dialect().isMapCharacter(cells[i]))
                continue;
            const Range byte{row.cells.begin + i, row.cells.begin + i + 1};
            Diagnostic found{DiagnosticCode::BadMapRow, byte, row.line.begin, {nameOfByte(cells[i])}, {}};
            found.fixes.push_back({"Put stone there", TextEdit::replace(byte, " ")});
            context.level.diagnostics.push_back(std::move(found));
            ++reported;
        }
        // Every byte is fine, so the line end must be missing.
        if (reported == 0)
            context.level.diagnostics.push_back(
                {DiagnosticCode::UnclosedMap, row.cells, row.line.begin, {}, {}});
    }
}

} // namespace levwright
