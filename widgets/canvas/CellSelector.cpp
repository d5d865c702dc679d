// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/CellSelector.h"

#include <algorithm>
#include <utility>

namespace levwright {

void CellSelector::begin(Point at, Combine how) {
    if (!m_model.hasMap() || inside(at) != at)
        return;
    const CellMask* selected = m_session.selectedCells();
    m_before = selected != nullptr ? *selected : CellMask();
    m_how = how;
    m_from = at;
    extend(at);
}

void CellSelector::extend(Point to) {
    if (!m_from)
        return;
    m_to = inside(to);
    m_session.selectCells(combined(CellMask::of({m_from->x, m_from->y, m_to.x, m_to.y})));
}

void CellSelector::finish() {
    const std::optional<Point> from = std::exchange(m_from, std::nullopt);
    if (from == m_to && m_how == Combine::Replace && m_before.contains(m_to))
        m_session.selectCells({});
}

void CellSelector::cancel() {
    if (std::exchange(m_from, std::nullopt))
        m_session.selectCells(m_before);
}

void CellSelector::selectAll() {
    if (m_model.hasMap() && !m_model.cells().cells().empty())
        m_session.selectCells(
            CellMask::of({0, 0, m_model.cells().width() - 1, m_model.cells().height() - 1}));
}

Point CellSelector::inside(Point cell) const {
    return {std::clamp(cell.x, 0, m_model.limit().x - 1), std::clamp(cell.y, 0, m_model.limit().y - 1)};
}

CellMask CellSelector::combined(const CellMask& chosen) const {
    switch (m_how) {
    case Combine::Add:
        return m_before.united(chosen);
    case Combine::Subtract:
        return m_before.without(chosen);
    case Combine::Replace:
        break;
    }
    return chosen;
}

} // namespace levwright
