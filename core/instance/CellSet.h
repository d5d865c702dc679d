// SPDX-License-Identifier: GPL-3.0-or-later
// A set of cells of a level, for operations on all of them at once.
#pragma once

#include "core/instance/Terrain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace levwright::roll {

// It has a word for each column and in it a bit for each row, so a step up or down is a shift, and a step to
// the side is the next word. A margin of one cell surrounds the map; its left part is column 0. So code that
// looks at neighbours need not check whether they are on the map.
class CellSet {
public:
    using Column = std::uint32_t;

    // The cells on the map for which holds(cell) is true. If holds has no branches and at most two ranges of
    // values, the compiler tests many cells at a time; otherwise it makes one shift for each cell.
    template <class Holds>
    static CellSet where(const Holds& holds) {
        constexpr std::uint8_t allBits = 0xff;
        Cells<std::uint8_t> held;
        for (std::size_t cell = 0; cell < held.size(); ++cell)
            held[cell] = holds(cell) ? allBits : 0;
        // A byte for eight rows of a column, because this many fit into a register.
        std::array<std::array<std::uint8_t, columns>, 3> eights{};
        for (std::size_t y = 0; y < std::size_t(rows); ++y) {
            const std::uint8_t* row = held.data() + y * columns;
            for (std::size_t x = 0; x < std::size_t(columns); ++x)
                eights[y / 8][x] |= row[x] & (1U << y % 8);
        }
        CellSet set;
        for (std::size_t x = 1; x < std::size_t(columns); ++x)
            set.m_columns[x] = (eights[0][x] | Column(eights[1][x]) << 8U | Column(eights[2][x]) << 16U)
                               << 1U;
        return set;
    }
    // The cells of an area on the map; empty if its corners are not in order.
    static CellSet of(const Area& area) {
        CellSet set;
        if (area.y1 > area.y2)
            return set;
        for (int x = area.x1; x <= area.x2; ++x)
            set[x] = (bitOf(area.y2) << 1U) - bitOf(area.y1);
        return set;
    }

    Column operator[](int x) const { return m_columns[std::size_t(x)]; }
    Column& operator[](int x) { return m_columns[std::size_t(x)]; }
    // p may be on the map or on its margin.
    bool contains(Point p) const { return ((*this)[p.x] & bitOf(p.y)) != 0; }
    void add(Point p) { (*this)[p.x] |= bitOf(p.y); }
    bool operator==(const CellSet&) const = default;

    friend CellSet operator|(CellSet a, const CellSet& b) {
        for (std::size_t x = 0; x < b.m_columns.size(); ++x)
            a.m_columns[x] |= b.m_columns[x];
        return a;
    }
    friend CellSet operator&(CellSet a, const CellSet& b) {
        for (std::size_t x = 0; x < b.m_columns.size(); ++x)
            a.m_columns[x] &= b.m_columns[x];
        return a;
    }
    // All other cells, including those of the margin.
    friend CellSet operator~(CellSet set) {
        for (Column& column : set.m_columns)
            column = ~column;
        return set;
    }
    // The cells of a that are not in others.
    friend CellSet operator-(CellSet a, const CellSet& others) {
        for (std::size_t x = 0; x < others.m_columns.size(); ++x)
            a.m_columns[x] &= ~others.m_columns[x];
        return a;
    }

    static constexpr Column bitOf(int y) { return Column(1) << unsigned(y + 1); }
    // Calls visit with each row of the given cells of a column, from the top.
    template <class Visit>
    static void forEachRow(Column cells, const Visit& visit) {
        for (; cells != 0; cells &= cells - 1)
            visit(std::countr_zero(cells) - 1);
    }
    // Calls visit with each cell, column by column.
    template <class Visit>
    void forEach(const Visit& visit) const {
        for (int x = 1; x < columns; ++x)
            forEachRow((*this)[x], [&](int y) { visit(Point{x, y}); });
    }

private:
    std::array<Column, columns + 1> m_columns{};
};

} // namespace levwright::roll
