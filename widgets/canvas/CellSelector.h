// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/PaintTool.h"
#include "widgets/canvas/CanvasModel.h"

#include <optional>

namespace levwright {

// How newly chosen cells combine with those already selected.
enum class Combine : std::uint8_t { Replace, Add, Subtract, Intersect };

// Shift adds, Ctrl subtracts, and both together keep the intersection.
Combine combineBy(Qt::KeyboardModifiers keys);

// Whether the tool selects cells.
bool selectsCells(ToolId tool);

// Selects cells in the session. The selection is updated while the user draws a rectangle or a lasso.
class CellSelector {
public:
    CellSelector(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    bool isSelecting() const { return m_from.has_value(); }
    // tool must be one that selects cells. Does nothing where no map can be.
    void begin(Point at, Combine how, ToolId tool);
    // Moves the opposite corner of the rectangle, or adds the next cell of the lasso.
    void extend(Point to);
    // Ends the selection. A click on a cell that was selected before clears the selection.
    void finish();
    // Restores the selection from before begin().
    void cancel();
    // Selects every cell of the map.
    void selectAll();
    // grow() and shrink() move every edge by one cell; invert() selects all other cells of the map.
    void grow();
    void shrink();
    void invert();

private:
    Point inside(Point cell) const;
    CellMask combined(const CellMask& chosen) const;
    CellMask chosen() const;
    CellMask enclosed() const;
    CellMask sameTerrain() const;

    Session& m_session;
    const CanvasModel& m_model;
    std::optional<Point> m_from;
    Point m_to;
    std::vector<Point> m_line; // of the lasso; each cell adjoins the one before
    ToolId m_tool = ToolId::SelectCells;
    Combine m_how{};
    CellMask m_before;
};

} // namespace levwright
