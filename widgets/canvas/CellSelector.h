// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/PaintTool.h"
#include "widgets/canvas/CanvasModel.h"

#include <optional>

namespace levwright {

// What newly chosen cells do to those that are selected already.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

// Shift adds, Ctrl takes away, both together leave what is in both.
Combine combineBy(Qt::KeyboardModifiers keys);

// Whether the tool selects cells.
bool selectsCells(ToolId tool);

// Selects cells in the session, which follows while a rectangle or a line around them is drawn.
class CellSelector {
public:
    CellSelector(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    bool isSelecting() const { return m_from.has_value(); }
    // With a tool that selects cells. Nothing happens where no map can be.
    void begin(Point at, Combine how, ToolId tool);
    // The cell at the other corner, or the next one of the line.
    void extend(Point to);
    // A rectangle of one cell of those that were selected, in their place: none are selected any more.
    void finish();
    // As if it had never begun.
    void cancel();
    // Every cell of the map.
    void selectAll();
    // One cell more, or fewer, at every edge; all others of the map.
    void grow();
    void shrink();
    void invert();

private:
    Point inside(Point cell) const;
    CellMask combined(const CellMask& chosen) const;
    CellMask chosen() const;
    CellMask enclosed() const;
    CellMask sameTerrain() const;
    std::optional<Area> whole() const;

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<Point> m_from;
    Point m_to;
    std::vector<Point> m_line; // of the lasso, each cell beside the one before
    ToolId m_tool = ToolId::SelectCells;
    Combine m_how{};
    CellMask m_before;
};

} // namespace levwright
