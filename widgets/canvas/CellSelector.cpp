// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/CellSelector.h"

#include "core/base/Flood.h"
#include "core/tools/ToolCells.h"

#include <QPolygon>

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright {

bool selectsCells(ToolId tool) {
    return tool == ToolId::SelectCells || tool == ToolId::Lasso || tool == ToolId::Wand;
}

void CellSelector::begin(Point at, Combine how, ToolId tool) {
    if (!m_model.hasMap() || inside(at) != at)
        return;
    const CellMask* selected = m_session.selectedCells();
    m_before = selected != nullptr ? *selected : CellMask();
    m_how = how;
    m_tool = tool;
    m_from = m_to = at;
    m_line = {at};
    extend(at);
}

void CellSelector::extend(Point to) {
    if (!m_from)
        return;
    const Point from = std::exchange(m_to, inside(to));
    if (m_tool == ToolId::Lasso && from != m_to)
        std::ranges::copy(lineCells(from, m_to), std::back_inserter(m_line));
    m_session.selectCells(combined(chosen()));
}

CellMask CellSelector::chosen() const {
    if (m_tool == ToolId::Lasso)
        return enclosed();
    if (m_tool == ToolId::Wand)
        return sameTerrain();
    return CellMask::of({m_from->x, m_from->y, m_to.x, m_to.y});
}

// The lasso, closed by the shortest line, and everything inside it.
CellMask CellSelector::enclosed() const {
    QPolygon line;
    for (const Point cell : m_line)
        line << QPoint(cell.x, cell.y);
    std::vector<Point> cells = m_line;
    const QRect bounds = line.boundingRect();
    for (int x = bounds.left(); x <= bounds.right(); ++x) {
        for (int y = bounds.top(); y <= bounds.bottom(); ++y) {
            if (line.containsPoint({x, y}, Qt::OddEvenFill))
                cells.push_back({x, y});
        }
    }
    return CellMask(std::move(cells));
}

CellMask CellSelector::sameTerrain() const {
    const Grid<char>& map = m_model.cells();
    if (!map.contains(m_to))
        return {};
    return CellMask(flooded({map.width(), map.height()}, m_to, Joining::Sides,
                            [&](Point, Point to) { return map.at(to) == map.at(m_to); }));
}

void CellSelector::finish() {
    const std::optional<Point> from = std::exchange(m_from, std::nullopt);
    const bool isClick = m_tool == ToolId::SelectCells && from == m_to;
    if (isClick && m_how == Combine::Replace && m_before.contains(m_to))
        m_session.selectCells({});
}

void CellSelector::cancel() {
    if (std::exchange(m_from, std::nullopt))
        m_session.selectCells(m_before);
}

void CellSelector::selectAll() {
    if (const std::optional<Area> all = m_model.mapArea())
        m_session.selectCells(CellMask::of(*all));
}

void CellSelector::grow() {
    const CellMask* selected = m_session.selectedCells();
    if (selected != nullptr)
        m_session.selectCells(selected->grown({0, 0, m_model.limit().x - 1, m_model.limit().y - 1}));
}

void CellSelector::shrink() {
    const CellMask* selected = m_session.selectedCells();
    if (selected != nullptr)
        m_session.selectCells(selected->shrunk());
}

void CellSelector::invert() {
    const CellMask* selected = m_session.selectedCells();
    if (const std::optional<Area> all = m_model.mapArea())
        m_session.selectCells(CellMask::of(*all).without(selected != nullptr ? *selected : CellMask()));
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
    case Combine::Intersect:
        return m_before.common(chosen);
    case Combine::Replace:
        break;
    }
    return chosen;
}

Combine combineBy(Qt::KeyboardModifiers keys) {
    if (keys.testFlag(Qt::ShiftModifier))
        return keys.testFlag(Qt::ControlModifier) ? Combine::Intersect : Combine::Add;
    return keys.testFlag(Qt::ControlModifier) ? Combine::Subtract : Combine::Replace;
}

} // namespace levwright
