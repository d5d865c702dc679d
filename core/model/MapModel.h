// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Grid.h"
#include "core/catalog/Catalog.h"
#include "core/tree/Dialect.h"
#include "core/tree/LevelTree.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

// The byte of each cell of a map row that is written. They stand side by side in most rows, which then need
// no list.
class RowCells {
public:
    RowCells() = default;
    explicit RowCells(Range together) : m_together(together) {}
    // The bytes of the row in text for which isCell holds.
    template <class IsCell>
    RowCells(std::string_view text, Range row, IsCell isCell) : m_together(row) {
        // Without a branch, and all in bytes, the processor looks at many at once.
        unsigned char others = 0;
        for (const char c : text.substr(row.begin, row.size()))
            others |= static_cast<unsigned char>(!isCell(c));
        if (others == 0)
            return;
        m_together = {row.begin, row.begin};
        for (Offset at = row.begin; at < row.end; ++at) {
            if (isCell(text[at]))
                m_apart.push_back(at);
        }
    }

    std::size_t size() const { return m_apart.empty() ? m_together.size() : m_apart.size(); }
    bool empty() const { return size() == 0; }
    // The byte of a cell, which must be written.
    Offset operator[](std::size_t column) const {
        return m_apart.empty() ? m_together.begin + column : m_apart[column];
    }
    // The cell with that byte; empty if it is not a cell.
    std::optional<std::size_t> columnOf(Offset byte) const {
        if (m_apart.empty())
            return m_together.begin <= byte && byte < m_together.end ? std::optional(byte - m_together.begin)
                                                                     : std::nullopt;
        const auto found = std::ranges::lower_bound(m_apart, byte);
        return found != m_apart.end() && *found == byte ? std::optional(std::size_t(found - m_apart.begin()))
                                                        : std::nullopt;
    }
    // The characters of the cells, written to a row of a grid.
    template <class To>
    void copy(std::string_view text, To to) const {
        if (m_apart.empty())
            std::copy_n(text.begin() + std::ptrdiff_t(m_together.begin), m_together.size(), to);
        else
            std::ranges::transform(m_apart, to, [&](Offset at) { return text[at]; });
    }

private:
    Range m_together;
    std::vector<Offset> m_apart; // if other bytes stand between the cells
};

// The place of a map row in the level's text.
struct MapRow {
    // Cells after the last one are stone.
    RowCells cells;
    // The row's bytes without its line end, rulers and bad bytes included.
    Range content;
    Range line;
    // Blanks before the row that are not cells. They would become cells if the row began with a blank.
    Range skipped;
};

// The MAP of a part: its cells, and the place of each in the text. Offsets count from the level's first byte.
// 0,0 is the upper left cell; the width is that of the longest row.
struct MapModel {
    Grid<char> cells; // as written, including bytes that are not map characters
    std::vector<MapRow> rows;
    // Where another row can be inserted: the start of the line with ENDMAP, or the end of the last row.
    Offset end = 0;
    bool isClosed = false; // its end is written, so rows can be added
    std::string lineEnd;   // the line end of its rows
};

struct CellChange {
    Point at;
    char terrain = ' '; // a map character
    bool operator==(const CellChange&) const = default;
};

// levelText is the text of the whole level to which node belongs.
MapModel modelOfMap(const Dialect& dialect, std::string_view levelText, const MapNode& node);

// The terrain numbers of the cells; room floor for bytes that are not map characters.
Grid<unsigned char> terrainOf(const Catalog& catalog, const Grid<char>& cells);

// The result of WALLIFY: stone beside room floor or a boundary becomes wall. Source: lev-3.4.3, section 3.
Grid<unsigned char> wallified(const Catalog& catalog, const Grid<unsigned char>& terrain);

} // namespace levwright
