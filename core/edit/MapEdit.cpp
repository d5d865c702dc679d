// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/MapEdit.h"

#include "core/base/Phrase.h"

#include <format>
#include <map>
#include <optional>
#include <string>

namespace levwright {
namespace {

using RowChanges = std::map<int, char>;       // column to character
using MapChanges = std::map<int, RowChanges>; // row to changes

std::optional<Refusal> objection(Point limit, const std::vector<CellChange>& changes) {
    for (const CellChange& change : changes) {
        if (change.at.x < 0 || change.at.y < 0)
            return Refusal{
                say("A map grows to the right and downwards only: every place of the part is counted "
                    "from its upper "
                    "left corner.")};
        if (change.at.x >= limit.x)
            return Refusal{say("A map may be at most {} columns wide.", limit.x)};
        if (change.at.y >= limit.y)
            return Refusal{say("A map may be at most {} rows high.", limit.y)};
    }
    return std::nullopt;
}

// The text that extends a row of written cells so that it holds the changes, with stone in the gaps. Stone at
// the end is left out.
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

std::string rowOf(const Grid<char>& cells, int y) {
    const auto begin = cells.cells().begin() + std::ptrdiff_t(y) * cells.width();
    return {begin, begin + cells.width()};
}

// Whether the written cells of the row are exactly these and no more.
bool shows(const MapModel& map, int y, const std::string& row) {
    if (map.cells.width() < int(row.size()))
        return false;
    for (int x = 0; x < map.cells.width(); ++x) {
        const bool isThere = std::size_t(x) < row.size();
        const bool isWritten = std::size_t(x) < map.rows[std::size_t(y)].cells.size();
        if (isThere ? map.cells.at({x, y}) != row[std::size_t(x)] : isWritten)
            return false;
    }
    return true;
}

// A map is as wide as its widest row. If no row changes and none is that wide, the longest row has to be
// written in full.
std::optional<int> rowToStretch(const MapModel& map, const Grid<char>& cells) {
    int longest = 0;
    std::size_t length = 0;
    for (int y = 0; y < cells.height(); ++y) {
        if (std::size_t(y) >= map.rows.size() || !shows(map, y, rowOf(cells, y)))
            return std::nullopt; // that row is written in full
        if (map.rows[std::size_t(y)].cells.size() > length) {
            longest = y;
            length = map.rows[std::size_t(y)].cells.size();
        }
    }
    return length < std::size_t(cells.width()) ? std::optional(longest) : std::nullopt;
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
            return refuse(say("This map has no ENDMAP yet, so no row can be added."));
        edit.push_back({{map.end, map.end}, newRows});
    }
    return TextEdit(std::move(edit));
}

EditOutcome replaceMap(const MapModel& map, Point limit, const Grid<char>& cells) {
    if (cells.cells().empty())
        return refuse(say("A map must have at least one cell."));
    if (std::optional<Refusal> refusal = objection(limit, {{{cells.width() - 1, cells.height() - 1}, ' '}}))
        return std::unexpected(*refusal);
    if (cells.height() > int(map.rows.size()) && !map.isClosed)
        return refuse(say("This map has no ENDMAP yet, so no row can be added."));
    std::vector<Replacement> edit;
    std::string newRows;
    const std::optional<int> stretched = rowToStretch(map, cells);
    for (int y = 0; y < cells.height(); ++y) {
        const std::string row = rowOf(cells, y);
        if (std::size_t(y) >= map.rows.size()) {
            newRows += row + map.lineEnd;
        } else if (y == stretched || !shows(map, y, row)) {
            const MapRow& old = map.rows[std::size_t(y)];
            edit.push_back(
                {{old.skipped.empty() ? old.content.begin : old.skipped.begin, old.content.end}, row});
        }
    }
    for (std::size_t y = std::size_t(cells.height()); y < map.rows.size(); ++y) {
        const MapRow& old = map.rows[y];
        edit.push_back({{old.skipped.empty() ? old.line.begin : old.skipped.begin, old.line.end}, ""});
    }
    if (!newRows.empty())
        edit.push_back({{map.end, map.end}, newRows});
    return TextEdit(std::move(edit));
}

} // namespace levwright
