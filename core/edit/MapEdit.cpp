// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/MapEdit.h"

#include <format>
#include <map>
#include <optional>

namespace levwright {
namespace {

using RowChanges = std::map<int, char>;       // column to character
using MapChanges = std::map<int, RowChanges>; // row to changes

std::optional<Refusal> objection(const Game& game, const PartModel& part,
                                 const std::vector<CellChange>& changes) {
    if (!part.map)
        return Refusal{"This part has no map to paint on."};
    const int columns = game.catalog().limit("map-columns");
    const int rows = game.catalog().limit("map-rows");
    for (const CellChange& change : changes) {
        if (change.at.x < 0 || change.at.y < 0)
            return Refusal{"A map grows to the right and downwards only: every place of the part is counted "
                           "from its upper "
                           "left corner."};
        if (change.at.x >= columns)
            return Refusal{std::format("A map may be at most {} columns wide.", columns)};
        if (change.at.y >= rows)
            return Refusal{std::format("A map may be at most {} rows high.", rows)};
    }
    return std::nullopt;
}

std::string lineEndOf(std::string_view levelText, const MapNode& node) {
    return levelText.substr(node.start.begin, node.start.size()).ends_with("\r\n") ? "\r\n" : "\n";
}

// Puts the changes behind the last cell into a text that grows with stone; stone at its end is left away.
std::string extension(std::size_t written, const RowChanges& changes) {
    std::string text;
    for (const auto& [column, terrain] : changes) {
        const auto at = std::size_t(column);
        if (at < written || terrain == ' ')
            continue;
        text.append(at - written - text.size(), ' ');
        text += terrain;
    }
    return text;
}

void paintRow(std::vector<Replacement>& edit, std::string_view levelText, const MapRow& row,
              const RowChanges& changes) {
    for (const auto& [column, terrain] : changes) {
        if (std::size_t(column) >= row.cells.size())
            break;
        const Offset at = row.cells[std::size_t(column)];
        if (levelText[at] != terrain)
            edit.push_back({{at, at + 1}, std::string(1, terrain)});
    }
    if (const std::string more = extension(row.cells.size(), changes); !more.empty())
        edit.push_back({{row.content.end, row.content.end}, more});
    // Blanks behind a tab at the start of a line are no cells (lev-3.4.3, section 3): the tab has to go when
    // the row begins with stone.
    const bool skippedBlanks = row.line.begin > 0 && levelText[row.line.begin - 1] != '\n';
    const auto first = changes.find(0);
    if (skippedBlanks && first != changes.end() && first->second == ' ' && !row.cells.empty()) {
        const Offset lineStart = levelText.rfind('\n', row.line.begin - 1) + 1;
        edit.push_back({{lineStart, row.line.begin}, ""});
    }
}

} // namespace

EditOutcome paintCells(const Game& game, std::string_view levelText, const PartModel& part,
                       const std::vector<CellChange>& changes) {
    if (std::optional<Refusal> refusal = objection(game, part, changes))
        return std::unexpected(*refusal);
    MapChanges byRow;
    for (const CellChange& change : changes)
        byRow[change.at.y][change.at.x] = change.terrain;

    std::vector<Replacement> edit;
    std::string newRows;
    const std::string lineEnd = lineEndOf(levelText, *part.mapNode);
    auto nextNewRow = int(part.map->rows.size());
    for (const auto& [y, rowChanges] : byRow) {
        if (std::size_t(y) < part.map->rows.size()) {
            paintRow(edit, levelText, part.map->rows[std::size_t(y)], rowChanges);
            continue;
        }
        const std::string text = extension(0, rowChanges);
        if (text.empty())
            continue;
        for (; nextNewRow < y; ++nextNewRow)
            newRows += lineEnd;
        newRows += text + lineEnd;
        ++nextNewRow;
    }
    if (!newRows.empty()) {
        if (!part.mapNode->end)
            return refuse("This map has no ENDMAP yet, so no row can be added.");
        edit.push_back({{part.map->end, part.map->end}, newRows});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright
