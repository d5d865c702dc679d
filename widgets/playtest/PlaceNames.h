// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QString>

#include <vector>

namespace levwright {

// What the places of a world are called: those of a level as in the editor, which counts from the corner of
// each part's map.
class PlaceNames {
public:
    // Of a world that is no level: columns and rows.
    PlaceNames() = default;
    // Of a level; parts are the cells of the level that its maps take, in text order.
    static PlaceNames ofLevel(std::vector<Area> parts);

    // "3,3", "3,3 of part 2", "26,10 of the level".
    QString nameOf(Point cell) const;

private:
    bool m_isLevel = false;
    std::vector<Area> m_parts;
};

} // namespace levwright
