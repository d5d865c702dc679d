// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/MapChecks.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>
#include <format>
#include <set>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

constexpr std::size_t mostRows = 22;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Where the value of a string literal begins, if the literal contains it byte for byte.
std::optional<Offset> beginOfValue(const ScriptText& script, NodeIndex literal, std::size_t size) {
    const Range range = script.tree.range(literal);
    const bool isLong = script.tokenOf(literal) == lua::TokenKind::LongString;
    const Offset bracket = script.text.find('[', range.begin + 1);
    const Offset closing = isLong ? bracket - range.begin + 1 : 1; // as long as the opening bracket
    if (range.size() < 2 * closing + size)
        return std::nullopt;
    const Offset begin = range.end - closing - size;
    const std::size_t skipped = begin - range.begin - closing;
    const bool isSame = skipped == 0 || (isLong && skipped == 1 && script.text[begin - 1] == '\n');
    return isSame ? std::optional(begin) : std::nullopt;
}

void checkCells(CheckContext& context, NodeIndex value, const std::vector<DrawnRow>& rows) {
    std::set<char> reported;
    for (const DrawnRow& row : rows) {
        for (const char c : row.cells) {
            const bool isDrawn = context.facts.names.catalog().terrainByCharacter(c) != nullptr;
            if (!isDrawn && reported.insert(c).second)
                context.report(NoCellOfMap, value, {inQuotes(std::string_view(&c, 1))}).range = row.range;
        }
    }
}

void checkRowLengths(CheckContext& context, NodeIndex value, const std::vector<DrawnRow>& rows,
                     std::size_t width) {
    const Range whole = context.script.tree.range(value);
    for (const DrawnRow& row : rows) {
        if (row.cells.size() == width)
            continue;
        Diagnostic& found =
            context.report(UnevenMap, value, {std::to_string(row.cells.size()), std::to_string(width)});
        found.range = row.range;
        if (row.range != whole)
            found.fixes.push_back(
                {say("Fill it up with stone"),
                 TextEdit::insert(row.range.end, std::string(width - row.cells.size(), ' '))});
    }
}

} // namespace

std::optional<std::vector<DrawnRow>> rowsIn(const ScriptText& script, NodeIndex value) {
    const auto text = script::textIn(script, value);
    if (!text)
        return std::nullopt;
    const auto begin = beginOfValue(script, value, text->size());
    std::vector<DrawnRow> rows;
    for (std::size_t at = 0; at < text->size();) {
        const std::size_t end = std::min(text->find('\n', at), text->size());
        const Range range = begin ? Range{*begin + at, *begin + end} : script.tree.range(value);
        DrawnRow& row = rows.emplace_back(DrawnRow{text->substr(at, end - at), range});
        std::erase_if(row.cells, isDigit);
        at = end + 1;
    }
    return rows;
}

Point sizeOf(const std::vector<DrawnRow>& rows) {
    std::size_t width = 0;
    for (const DrawnRow& row : rows)
        width = std::max(width, row.cells.size());
    return {int(width), int(rows.size())};
}

void checkMap(CheckContext& context, const CallValues& values) {
    const CallValue* map = values.function() == "des.map" ? values.find("map") : nullptr;
    const auto rows = map == nullptr ? std::nullopt : rowsIn(context.script, map->value);
    if (!rows)
        return;
    const Point size = sizeOf(*rows);
    const int columns = context.facts.names.catalog().limit("map-columns");
    if (rows->size() > mostRows)
        context.report(TooManyMapRows, map->value, {std::to_string(rows->size())});
    if (size.x > columns + 1)
        context.report(
            OddCall, map->value,
            {say("This map is {} cells wide, and the level {}: the rest is cut off", size.x, columns)});
    checkRowLengths(context, map->value, *rows, std::size_t(size.x));
    checkCells(context, map->value, *rows);
}

void checkPattern(CheckContext& context, NodeIndex value) {
    const auto rows = rowsIn(context.script, value);
    if (!rows || rows->empty())
        return;
    const Point size = sizeOf(*rows);
    const bool isOdd = size.x % 2 == 1 && size.y % 2 == 1;
    const std::string& row = (*rows)[rows->size() / 2].cells;
    const std::size_t middle = std::size_t(size.x) / 2;
    const char center = middle < row.size() ? row[middle] : 'x';
    const bool isCell =
        center == 'w' ||
        (center != 'x' && context.facts.names.catalog().terrainByCharacter(center) != nullptr);
    if (!isOdd || !isCell)
        context.report(MapPatternShape, value);
}

} // namespace levwright::script
