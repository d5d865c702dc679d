// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/MapEdit.h"

#include <format>
#include <map>
#include <optional>

namespace levwright {
namespace {

using RowChanges = std::map<int, char>;       // column to character
using MapChanges = std::map<int, RowChanges>; // row to changes

std::optional<Refusal> objection(Point limit, const std::vector<CellChange>& changes) {
    for (const CellChange& change : changes) {
        if (change.at.x < 0 || change.at.y < 0)
            return Refusal{"A map grows to the right and downwards only: every place of the part is counted "
                           "from its upper "
                           "left corner."};
        if (change.at.x >= limit.x)
            return Refusal{std::format("A map may be at most {} columns wide.", limit.x)};
        if (change.at.y >= limit.y)
            return Refusal{std::format("A map may be at most {} rows high.", limit.y)};
    }
    return std::nullopt;
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
    const auto first = changes.find(0);
    if (!row.skipped.empty() && first != changes.end() && first->second == ' ' && !row.cells.empty())
        edit.push_back({row.skipped, ""});
}

} // namespace

EditOutcome paintCells(std::string_view levelText, const MapModel& map, Point limit,
                       const std::vector<CellChange>& changes) {
    if (std::optional<Refusal> refusal = objection(limit, changes))
        return std::unexpected(*refusal);
    MapChanges byRow;
    for (const CellChange& change : changes)
        byRow[change.at.y][change.at.x] = change.terrain;

    std::vector<Replacement> edit;
    std::string newRows;
    auto nextNewRow = int(map.rows.size());
    for (const auto& [y, rowChanges] : byRow) {
        if (std::size_t(y) < map.rows.size()) {
            paintRow(edit, levelText, map.rows[std::size_t(y)], rowChanges);
            continue;
        }
        const std::string text = extension(0, rowChanges);
        if (text.empty())
            continue;
        for (; nextNewRow < y; ++nextNewRow)
            newRows += map.lineEnd;
        newRows += text + map.lineEnd;
        ++nextNewRow;
    }
    if (!newRows.empty()) {
        if (!map.isClosed)
            return refuse("This map has no ENDMAP yet, so no row can be added.");
        edit.push_back({{map.end, map.end}, newRows});
    }
    return TextEdit(std::move(edit));
}

} // namespace levwright
