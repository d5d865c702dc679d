// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures that change nothing until they end: they select, look, or ask for another size of the map.
#pragma once

#include "widgets/canvas/CellSelector.h"
#include "widgets/canvas/FragmentCommands.h"
#include "widgets/canvas/Gesture.h"
#include "widgets/canvas/MapFrame.h"
#include "widgets/canvas/RubberBand.h"

#include <functional>

namespace levwright {

// Selects cells by rectangle, lasso or wand.
class CellsGesture : public Gesture {
public:
    // tool must be one that selects cells.
    CellsGesture(CellSelector& cells, ToolId tool) : m_cells(cells), m_tool(tool) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_cells.extend(to.cell); }
    void end(const GesturePoint& at) override;
    void cancel() override { m_cells.cancel(); }
    bool isUnderWay() const override { return m_cells.isSelecting(); }
    QString measured(Point cell) const override;

private:
    CellSelector& m_cells;
    ToolId m_tool;
    Point m_from;
};

// Selects all things in a rectangle.
class BandGesture : public Gesture {
public:
    BandGesture(RubberBand& band, const CanvasModel& model) : m_band(band), m_model(model) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_band.extend(to.cell); }
    void end(const GesturePoint& /*at*/) override { m_band.finish(); }
    void cancel() override { m_band.cancel(); }
    bool isUnderWay() const override { return m_band.area().has_value(); }
    GesturePreview preview() const override;
    // Everything that the band catches lies inside it.
    Repaint repaint() const override { return Repaint::Preview; }
    QString measured(Point cell) const override;

private:
    RubberBand& m_band;
    const CanvasModel& m_model;
};

// Drags the border of the map.
class FrameGesture : public Gesture {
public:
    FrameGesture(MapFrame& frame, FragmentCommands& commands, Qt::Edges edges)
        : m_frame(frame), m_commands(commands), m_edges(edges) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_frame.extend(to.cell); }
    void end(const GesturePoint& at) override;
    void cancel() override { m_frame.cancel(); }
    bool isUnderWay() const override { return m_frame.isDragged(); }
    Repaint repaint() const override { return Repaint::Everything; }

private:
    MapFrame& m_frame;
    FragmentCommands& m_commands;
    Qt::Edges m_edges;
};

// Takes the terrain under the pointer; done at once.
class PickGesture : public Gesture {
public:
    using Picked = std::function<void(char terrain)>;

    PickGesture(const Session& session, const CanvasModel& model, Picked picked)
        : m_session(session), m_model(model), m_picked(std::move(picked)) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& /*to*/) override {}
    void end(const GesturePoint& /*at*/) override {}
    void cancel() override {}
    bool isUnderWay() const override { return false; }

private:
    const Session& m_session;
    const CanvasModel& m_model;
    Picked m_picked;
};

// Drags the map through the window.
class PanGesture : public Gesture {
public:
    // Moves what is in sight by that many pixels.
    using Scroll = std::function<void(QPoint by)>;

    explicit PanGesture(Scroll scroll) : m_scroll(std::move(scroll)) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override;
    void end(const GesturePoint& /*at*/) override {}
    void cancel() override {}
    bool isUnderWay() const override { return true; }
    std::optional<Qt::CursorShape> pointerShape() const override { return Qt::ClosedHandCursor; }

private:
    Scroll m_scroll;
    QPoint m_at;
};

} // namespace levwright
