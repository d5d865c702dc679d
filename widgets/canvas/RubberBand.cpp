// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/RubberBand.h"

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

bool liesIn(const Area& band, const Placement& placement) {
    // The place of a contained thing is that of its container.
    if (placement.isContained || (placement.cells.empty() && !placement.area))
        return false;
    const bool areCellsIn =
        std::ranges::all_of(placement.cells, [&](Point cell) { return band.contains(cell); });
    const auto isIn = [&](const Area& area) {
        return band.contains({area.x1, area.y1}) && band.contains({area.x2, area.y2});
    };
    return areCellsIn && (!placement.area || isIn(*placement.area));
}

} // namespace

void RubberBand::begin(Point at, Combine how) {
    m_from = m_to = at;
    m_how = how;
}

bool RubberBand::extend(Point to) {
    return m_from && std::exchange(m_to, to) != to;
}

std::optional<Area> RubberBand::area() const {
    if (!m_from)
        return std::nullopt;
    return Area{m_from->x, m_from->y, m_to.x, m_to.y}.ordered();
}

std::vector<std::size_t> RubberBand::caught() const {
    std::vector<std::size_t> caught;
    const std::optional<Area> band = area();
    for (std::size_t i = 0; band && i < m_model.placements().size(); ++i) {
        if (liesIn(*band, m_model.placements()[i].placement))
            caught.push_back(i);
    }
    return caught;
}

void RubberBand::finish() {
    std::vector<StatementRef> chosen;
    for (const std::size_t i : caught())
        chosen.push_back(m_model.placements()[i].statement);
    m_from.reset();
    const std::vector<StatementRef> selected = combined(chosen);
    if (!selected.empty())
        m_session.select(selected);
    else if (m_session.selectedStatements().size() > 1)
        m_session.select(*m_session.currentStatement());
}

std::vector<StatementRef> RubberBand::combined(const std::vector<StatementRef>& chosen) const {
    if (m_how == Combine::Replace)
        return chosen;
    std::vector<StatementRef> selected = m_session.selectedStatements();
    if (m_how == Combine::Intersect) {
        std::erase_if(selected, [&](const StatementRef& ref) { return !std::ranges::contains(chosen, ref); });
        return selected;
    }
    for (const StatementRef& ref : chosen) {
        if (m_how == Combine::Subtract)
            std::erase(selected, ref);
        else if (!std::ranges::contains(selected, ref))
            selected.push_back(ref);
    }
    return selected;
}

} // namespace levwright
