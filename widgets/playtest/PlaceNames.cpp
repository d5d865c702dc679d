// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/PlaceNames.h"

#include <QCoreApplication>

#include <utility>

namespace levwright {
namespace {

struct NameWords {
    Q_DECLARE_TR_FUNCTIONS(levwright::PlaceNames)
};

} // namespace

PlaceNames PlaceNames::ofLevel(std::vector<Area> parts) {
    PlaceNames names;
    names.m_isLevel = true;
    names.m_parts = std::move(parts);
    return names;
}

QString PlaceNames::nameOf(Point cell) const {
    // A later map covers an earlier one.
    for (std::size_t i = m_parts.size(); i-- > 0;) {
        const Area& part = m_parts[i];
        if (!part.contains(cell))
            continue;
        const QString inPart = NameWords::tr("%1,%2").arg(cell.x - part.x1).arg(cell.y - part.y1);
        return m_parts.size() == 1 ? inPart : NameWords::tr("%1 in part %2").arg(inPart).arg(i + 1);
    }
    const QString inWorld = NameWords::tr("%1,%2").arg(cell.x).arg(cell.y);
    return m_isLevel ? NameWords::tr("%1 in the level").arg(inWorld) : inWorld;
}

} // namespace levwright
