// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/ShownAreas.h"

#include "widgets/canvas/Differences.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <utility>

namespace levwright {

bool ShownAreas::isShown(std::size_t placement, bool isSelected) const {
    const Placement& shown = m_model.placements()[placement].placement;
    return isSelected || (areaStyle(shown.areaUse, shown.isDark).always && m_areShown);
}

bool ShownAreas::isHovered(std::size_t placement) const {
    return m_hovered && m_hovered->statement == m_model.placements()[placement].statement;
}

// Ordinary regions are left out: there are many, and their names would cover the map.
std::vector<QRect> ShownAreas::renew(const Session& session, const Area& within) {
    std::vector<NamedArea> named;
    const std::vector<bool> isSelected = m_model.areSelected();
    for (std::size_t i = 0; i < m_model.placements().size(); ++i) {
        const Placement& placement = m_model.placements()[i].placement;
        if (!placement.area || !isShown(i, isSelected[i]))
            continue;
        const bool isAsked = isSelected[i] || isHovered(i);
        const bool hasHandles = isSelected[i] && session.selectedStatements().size() == 1;
        if (isAsked || placement.roomType != "ordinary")
            named.push_back({i, session.shown(placement.label), isAsked, hasHandles});
    }
    std::vector<AreaLabel> labels = m_placing.placed(m_model, within, std::move(named));
    const auto looksLike = [](const AreaLabel& a, const AreaLabel& b) {
        return a.box == b.box && a.name == b.name;
    };
    std::vector<QRect> changed;
    forDifferences(m_labels, labels, looksLike,
                   [&](const AreaLabel& label) { changed.push_back(label.box); });
    m_labels = std::move(labels);
    return changed;
}

} // namespace levwright
