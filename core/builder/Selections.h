// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of cells of the level, made as in the programs of NetHack 3.6 (format document on loading of 3.6,
// section 5). Writing outside of the level has no effect.
#pragma once

#include "core/base/RandomStream.h"
#include "core/instance/CellSet.h"

#include <bit>
#include <cstdint>

namespace levwright::roll {

// A selection of cells of the level; column 0 counts. Places given to it are in the level.
class CellSelection {
public:
    static CellSelection all() { return ~CellSelection(); }

    bool contains(Point p) const { return m_cells.contains(p); }
    void add(Point p) { m_cells.add(p); }
    void remove(Point p) { m_cells[p.x] &= ~CellSet::bitOf(p.y); }
    void removeColumnZero() { m_cells[0] = 0; }
    // Its cells moved by at most one column and one row; those that leave the level are lost.
    CellSelection moved(Point step) const;

    int count() const {
        int cells = 0;
        for (int x = 0; x < columns; ++x)
            cells += std::popcount(m_cells[x]);
        return cells;
    }
    bool isEmpty() const { return m_cells == CellSet(); }

    CellSelection& operator|=(const CellSelection& other) {
        m_cells = m_cells | other.m_cells;
        return *this;
    }
    CellSelection& operator&=(const CellSelection& other) {
        m_cells = m_cells & other.m_cells;
        return *this;
    }
    friend CellSelection operator~(CellSelection selection) {
        selection.m_cells = level() - selection.m_cells;
        return selection;
    }

    // Calls visit with each cell, columns from left to right, each from top to bottom. visit must not change
    // the selection.
    template <class Visit>
    void forEach(const Visit& visit) const {
        for (int x = 0; x < columns; ++x)
            CellSet::forEachRow(m_cells[x], [&](int y) { visit(Point{x, y}); });
    }

private:
    static CellSet level() { return CellSet::of({0, 0, columns - 1, rows - 1}); }

    CellSet m_cells; // without the margin, but for column 0
};

constexpr bool inLevel(int x, int y) {
    return x >= 0 && x < columns && y >= 0 && y < rows;
}

void add(CellSelection& selection, int x, int y);
// Both corners are included, in any order.
void addOutline(CellSelection& selection, const Area& area);
void addFilled(CellSelection& selection, const Area& area);
// A line between two cells; equal ends give a diagonal, as in the game.
void addLine(CellSelection& selection, Point from, Point to);
// Whether the last cell always belongs to the line.
enum class LineEnd : std::uint8_t { LeftOpen, Marked };
void addRandomLine(CellSelection& selection, Point from, Point to, int roughness, RandomStream& random,
                   LineEnd end = LineEnd::LeftOpen);
// Directions: north 1, south 2, east 4, west 8.
CellSelection grown(const CellSelection& selection, int directions);
// The cells of the start's terrain that are connected with it.
CellSelection flooded(const Cells<std::uint8_t>& terrain, Point start);
enum class EllipseForm : std::uint8_t { Full, Outline };
void addEllipse(CellSelection& selection, Point center, int xRadius, int yRadius, EllipseForm form);

struct Gradient {
    Point from;
    Point to;
    int least = 0;
    int most = 0;
    bool limited = false;
    bool square = false;
};
void addGradient(CellSelection& selection, const Gradient& gradient, RandomStream& random);

} // namespace levwright::roll
