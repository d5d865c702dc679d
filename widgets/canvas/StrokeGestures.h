// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures that change the text while they move.
#pragma once

#include "widgets/canvas/Gesture.h"
#include "widgets/canvas/PartsPicture.h"
#include "widgets/canvas/RoomCommands.h"
#include "widgets/canvas/StrokeController.h"

namespace levwright {

// Draws with the tool in hand. Shift makes lines straight and shapes regular.
class StrokeGesture : public Gesture {
public:
    // from: where a line to the first cell begins, for tools that draw freehand.
    StrokeGesture(StrokeController& strokes, char terrain, std::optional<Point> from)
        : m_strokes(strokes), m_terrain(terrain), m_lineFrom(from) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override;
    void end(const GesturePoint& at) override;
    void cancel() override { m_strokes.cancel(); }
    bool isUnderWay() const override { return m_strokes.isPainting(); }
    QString measured(Point cell) const override;
    bool heedsShift() const override { return m_strokes.isShape() && m_strokes.isPainting(); }

private:
    StrokeController& m_strokes;
    char m_terrain;
    std::optional<Point> m_lineFrom;
    Point m_from;
};

// Moves the selected things. A click on one of several selects that one.
class MoveGesture : public Gesture {
public:
    struct What {
        std::vector<ShownPlacement> moved;   // if empty, only a click does something
        std::optional<StatementRef> pressed; // the one of several that was pressed
        bool isPlaced = true;                // whether any of what is selected has a place on the map
    };
    MoveGesture(Session& session, StrokeController& strokes, What what)
        : m_session(session), m_strokes(strokes), m_what(std::move(what)) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override;
    void end(const GesturePoint& at) override;
    void cancel() override { m_strokes.cancel(); }
    bool isUnderWay() const override { return true; }
    QString measured(Point cell) const override;

private:
    Session& m_session;
    StrokeController& m_strokes;
    What m_what;
    Point m_from;
};

// Drags a corner of an area while the opposite one stays in place.
class ResizeGesture : public Gesture {
public:
    ResizeGesture(StrokeController& strokes, const ShownPlacement& shown, Point fixed)
        : m_strokes(strokes), m_shown(shown), m_fixed(fixed) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_strokes.resizeTo(to.cell); }
    void end(const GesturePoint& /*at*/) override { m_strokes.drop(); }
    void cancel() override { m_strokes.cancel(); }
    bool isUnderWay() const override { return m_strokes.isResizing(); }
    QString measured(Point cell) const override;

private:
    StrokeController& m_strokes;
    ShownPlacement m_shown;
    Point m_fixed;
};

// Drags a room, a corner of one, or a door; away from the walls of its room, a door draws a corridor.
class RoomGesture : public Gesture {
public:
    // fixed: the corner that stays in place while the opposite one is dragged; empty for anything else.
    RoomGesture(RoomDrag& drag, const ShownPlacement& shown, std::optional<Point> fixed)
        : m_drag(drag), m_shown(shown), m_fixed(fixed) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_drag.extend(to.cell); }
    void end(const GesturePoint& /*at*/) override { m_drag.finish(); }
    void cancel() override { m_drag.cancel(); }
    bool isUnderWay() const override { return m_drag.isDragging(); }
    GesturePreview preview() const override;
    Repaint repaint() const override { return Repaint::Everything; }
    QString measured(Point /*cell*/) const override { return m_drag.described(); }

private:
    RoomDrag& m_drag;
    ShownPlacement m_shown;
    std::optional<Point> m_fixed;
};

// Puts a door into the wall of a room, or draws a corridor from room to room.
class WallGesture : public Gesture {
public:
    WallGesture(RoomCommands& rooms, ToolId tool) : m_rooms(rooms), m_tool(tool) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override { m_to = to.cell; }
    void end(const GesturePoint& at) override;
    void cancel() override { m_isUnderWay = false; }
    bool isUnderWay() const override { return m_isUnderWay; }
    std::optional<Qt::CursorShape> pointerShape() const override;
    GesturePreview preview() const override;
    Repaint repaint() const override { return Repaint::Everything; }

private:
    RoomCommands& m_rooms;
    ToolId m_tool;
    Point m_from;
    Point m_to;
    bool m_isUnderWay = false;
};

// Drags the part on the map to another alignment.
class PartGesture : public Gesture {
public:
    explicit PartGesture(PartsPicture& parts) : m_parts(parts) {}

    bool begin(const GesturePoint& at) override;
    void move(const GesturePoint& to) override;
    void end(const GesturePoint& /*at*/) override { m_parts.finish(); }
    void cancel() override { m_parts.cancel(); }
    bool isUnderWay() const override { return m_parts.isDragging(); }
    std::optional<Qt::CursorShape> pointerShape() const override { return Qt::ClosedHandCursor; }
    GesturePreview preview() const override;
    Repaint repaint() const override { return Repaint::Everything; }

private:
    PartsPicture& m_parts;
};

} // namespace levwright
