// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Geometry.h"

#include <QString>

#include <vector>

namespace levwright {

// Names for the places of a world. Places in a level are named as in the editor, which counts from the corner
// of each part's map.
class PlaceNames {
public:
    // For a world that is not a level: columns and rows.
    PlaceNames() = default;
    // For a level. parts: the areas of the level that its maps cover, in text order.
    static PlaceNames ofLevel(std::vector<Area> parts);

    // "3,3", "3,3 in part 2", "26,10 in the level".
    QString nameOf(Point cell) const;

private:
    bool m_isLevel = false;
    std::vector<Area> m_parts;
};

} // namespace levwright
