// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roll/Rooms.h"

#include <algorithm>

namespace levwright::roll {
namespace {

constexpr int leastSide = 4;
constexpr int lastColumn = columns - 1;
constexpr int lastRow = rows - 1;

bool holds(const Area& outer, const Area& inner) {
    return inner.x1 >= outer.x1 && inner.y1 >= outer.y1 && inner.x2 <= outer.x2 && inner.y2 <= outer.y2;
}

// The remaining side must be wider than this; between rooms, that is two margins.
int neededSide(bool between, int margin) {
    return leastSide + (between ? 2 * margin : margin + 1);
}

} // namespace

void FreeRectangles::reset() {
    m_areas[0] = {0, 0, lastColumn, lastRow};
    m_count = 1;
}

int FreeRectangles::find(const Area& area) const {
    for (int i = 0; i < m_count; ++i) {
        if (holds(m_areas[std::size_t(i)], area))
            return i;
    }
    return -1;
}

void FreeRectangles::add(const Area& area) {
    if (m_count < most && find(area) < 0)
        m_areas[std::size_t(m_count++)] = area;
}

void FreeRectangles::take(const Area& area) {
    if (const int index = find(area); index >= 0)
        split(index, area);
}

void FreeRectangles::split(int index, const Area& taken) {
    const Area old = m_areas[std::size_t(index)];
    m_areas[std::size_t(index)] = m_areas[std::size_t(--m_count)];
    for (int i = m_count - 1; i >= 0; --i) {
        // The list shrinks and grows in this loop.
        if (i < m_count && m_areas[std::size_t(i)].meets(taken))
            split(i, taken);
    }
    if (taken.y1 - old.y1 - 1 > neededSide(old.y2 < lastRow, verticalMargin))
        add({old.x1, old.y1, old.x2, taken.y1 - 2});
    if (taken.x1 - old.x1 - 1 > neededSide(old.x2 < lastColumn, horizontalMargin))
        add({old.x1, old.y1, taken.x1 - 2, old.y2});
    if (old.y2 - taken.y2 - 1 > neededSide(old.y1 > 0, verticalMargin))
        add({old.x1, taken.y2 + 2, old.x2, old.y2});
    if (old.x2 - taken.x2 - 1 > neededSide(old.x1 > 0, horizontalMargin))
        add({taken.x2 + 2, old.y1, old.x2, old.y2});
}

} // namespace levwright::roll
