// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms of any shape (format document on loading, section 8; of 3.6, section 13).
#include "core/roll/Rooms.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace levwright::roll {
namespace {

class IrregularFill {
public:
    IrregularFill(RollState& state, bool lit)
        : m_state(state), m_lit(lit), m_number(std::uint8_t(state.level.rooms.size() + 1)),
          m_exact(state.plan->holds(RollRule::SecretDoorsAreEdges)) {}

    Area fill(Point start) {
        m_terrain = m_state.terrain(start);
        Area box{start.x, start.y, start.x, start.y};
        m_starts.assign(1, start);
        while (!m_starts.empty()) {
            const Point from = m_starts.back();
            m_starts.pop_back();
            // Trying a cell again takes nothing new, whatever has been taken since.
            if (std::exchange(m_tried[std::size_t(cellOf(from))], std::uint8_t(1)) != 0)
                continue;
            const Point first = firstOfRow(from);
            // Later games count the cell where a row begins, even if nothing is taken there.
            if (m_exact)
                box = {std::min(box.x1, first.x), std::min(box.y1, first.y), box.x2,
                       std::max(box.y2, first.y)};
            for (Point at = first; m_state.terrain(at) == m_terrain && onMap(at); ++at.x) {
                box = box.united(at);
                take(at);
                addStarts({at.x, at.y - 1});
                addStarts({at.x, at.y + 1});
            }
        }
        return box;
    }

private:
    // The cell to the right of the first one on the left that ends a row. Furniture does not end it, but
    // nothing is taken from there on.
    Point firstOfRow(Point p) const {
        while (onMap(p) && isOpenFloor(m_state.terrain(p)) &&
               m_state.roomNumber[std::size_t(cellOf(p))] != m_number)
            --p.x;
        return {p.x + 1, p.y};
    }

    bool isEdge(int terrain) const {
        return isWall(terrain) || terrain == Door || (m_exact && terrain == SecretDoor);
    }

    void take(Point at) {
        const auto cell = std::size_t(cellOf(at));
        m_state.roomNumber[cell] = m_number;
        m_state.level.lit[cell] = m_lit || isMolten(m_state.terrain(at)) ? 1 : 0;
        m_state.level.saidLight[cell] = m_lit ? SaysLit : SaysUnlit;
        for (const Point step : neighbours) {
            const Point beside{at.x + step.x, at.y + step.y};
            if (!onMap(beside) || !isEdge(m_state.terrain(beside)))
                continue;
            const auto cellBeside = std::size_t(cellOf(beside));
            std::uint8_t& edgeOf = m_state.edgeOf[cellBeside];
            const bool isFree = edgeOf == 0 && m_state.roomNumber[cellBeside] == 0;
            edgeOf = isFree || edgeOf == m_number ? m_number : sharedEdge;
            m_state.level.lit[std::size_t(cellOf(beside))] |= m_lit ? 1 : 0;
        }
    }

    // Adds the cell above or below a taken one, or its two neighbours.
    void addStarts(Point p) {
        const auto add = [&](Point start) {
            if (onMap(start) && m_state.terrain(start) == m_terrain &&
                m_state.roomNumber[std::size_t(cellOf(start))] != m_number)
                m_starts.push_back(start);
        };
        if (m_state.terrain(p) == m_terrain) {
            add(p);
            return;
        }
        add({p.x - 1, p.y});
        add({p.x + 1, p.y});
    }

    RollState& m_state;
    bool m_lit;
    std::uint8_t m_number;
    bool m_exact;
    int m_terrain = 0;
    std::vector<Point> m_starts; // cells where more rows may begin
    Cells<std::uint8_t> m_tried{};
};

} // namespace

Area fillIrregularRoom(RollState& state, Point start, bool lit) {
    return IrregularFill(state, lit).fill(start);
}

} // namespace levwright::roll
