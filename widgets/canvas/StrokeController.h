// SPDX-License-Identifier: GPL-3.0-or-later
// Turns strokes into edits of the session: one stroke is one undo step, and the text follows while it lasts.
#pragma once

#include "core/tools/Stroke.h"
#include "widgets/canvas/CanvasModel.h"

#include <memory>
#include <optional>

namespace levwright {

class StrokeController {
public:
    StrokeController(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    void setTool(ToolId tool);
    // From the next stroke on.
    void setOptions(const ToolOptions& options) { m_options = options; }
    const ToolOptions& options() const { return m_options; }
    // What a press at the cell covers, with its mirror images; may lie outside the map.
    std::vector<Point> covered(Point cell) const;
    ToolId tool() const { return m_tool; }
    bool isPainting() const { return m_mergeKey != MergeKey::None; }
    // Whether keyboard painting needs a start and an end.
    bool isShape() const { return m_paint && m_paint->isShape(); }

    // Nothing happens for tools that do not paint.
    void begin(Point at, char terrain);
    void extend(Point to, bool constrained);
    void finish();
    // The same at the end of a drag: an object that it leaves on a container goes into it.
    void drop();
    // Ends the stroke as if it had never been.
    void cancel();

    // Writes one character; those in a row, until endTyping(), are one step. False: it cannot stand there.
    bool type(Point at, char terrain);
    void endTyping() { m_typing = MergeKey::None; }

    // Dragging the statements, all together: by how much they have been moved so far is undone first.
    void beginMove(const std::vector<ShownPlacement>& shown);
    void moveBy(Point distance);

    // Dragging a corner of an area, while the opposite one stays.
    void beginResize(const ShownPlacement& shown, Point fixed);
    bool isResizing() const { return m_resized.has_value(); }
    // The area as it is dragged; none while none is.
    std::optional<Area> resized() const;
    void resizeTo(Point corner);

private:
    struct Moved {
        StatementRef statement;
        std::optional<Point> origin;     // none: it cannot be moved, and the language says why
        std::optional<std::size_t> room; // that it is in
    };

    struct Resized {
        StatementRef statement;
        Area area; // before, corners in order
        Point fixed;
    };

    struct Stroke {
        WallTerrain walls;
        ToolOptions options;
        Grid<char> cells; // of the map when it began
    };

    void carryOut(const StrokeUpdate& update);
    // Whether somebody else has changed the text since the last movement: what the stroke knows of it does
    // not hold any more, so it ends there.
    bool isOvertaken() const;
    void keepUp();
    void draw(const StrokeUpdate& update, const Grid<char>& cells);
    void carryMove(Point distance);
    void carryResize(Point corner);
    void paint(const std::vector<CellChange>& changes, const QString& label, MergeKey mergeKey);
    std::optional<Point> allowed(Point cell);
    QString outsideReason(Point cell) const;
    void addThing(const StrokeAddition& addition);
    QString leavingReason(Point distance) const;
    EditOutcome doorsMovedBy(Point distance) const;
    void putIntoContainer();
    EditOutcome movedBy(Point distance) const;
    std::optional<Range> computedAmongMoved() const;
    static Point placeOf(const Moved& moved, Point distance);

    Session& m_session;
    const CanvasModel& m_model;
    ToolId m_tool = ToolId::Select;
    std::unique_ptr<PaintTool> m_paint;
    ToolOptions m_options;
    std::optional<Stroke> m_stroke;          // the last one that painted
    std::vector<StrokeAddition> m_additions; // of what is drawn now
    MergeKey m_mergeKey = MergeKey::None;
    Revision m_revision{}; // that the stroke has led to
    MergeKey m_typing = MergeKey::None;
    bool m_refused = false; // said once in this stroke
    std::vector<Moved> m_moved;
    std::optional<Resized> m_resized;
    QString m_moveLabel;
    Point m_dragged; // by how much, or to which corner
};

} // namespace levwright
