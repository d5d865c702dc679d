// SPDX-License-Identifier: GPL-3.0-or-later
// Turns strokes into edits of the session. One stroke is one undo step, and the text follows during the
// stroke.
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
    // Takes effect with the next stroke.
    void setOptions(const ToolOptions& options) { m_options = options; }
    const ToolOptions& options() const { return m_options; }
    // The cells that a press at the cell covers, including mirror images. They may lie outside the map.
    std::vector<Point> covered(Point cell) const;
    ToolId tool() const { return m_tool; }
    bool isPainting() const { return m_mergeKey != MergeKey::None; }
    // Whether painting by keyboard needs a start and an end.
    bool isShape() const { return m_paint && m_paint->isShape(); }

    // Does nothing for tools that do not paint.
    void begin(Point at, char terrain);
    void extend(Point to, bool constrained);
    void finish();
    // Like finish(), at the end of a drag: an object dropped on a container goes into it.
    void drop();
    // Ends the stroke and undoes it completely.
    void cancel();

    // Writes one character. Characters up to endTyping() are one step. Returns false if the character cannot
    // stand there.
    bool type(Point at, char terrain);
    void endTyping() { m_typing = MergeKey::None; }

    // Drags the statements together. Each movement first takes back the previous one.
    void beginMove(const std::vector<ShownPlacement>& shown);
    void moveBy(Point distance);

    // Drags a corner of an area while the opposite one stays in place.
    void beginResize(const ShownPlacement& shown, Point fixed);
    bool isResizing() const { return m_resized.has_value(); }
    // The dragged area; empty if none is dragged.
    std::optional<Area> resized() const;
    void resizeTo(Point corner);

private:
    struct Moved {
        StatementRef statement;
        std::optional<Point> origin;     // empty if it cannot be moved; the language knows the reason
        std::optional<std::size_t> room; // the room it is in
    };

    struct Resized {
        StatementRef statement;
        Area area; // before the drag, with corners in order
        Point fixed;
    };

    struct Stroke {
        WallTerrain walls;
        ToolOptions options;
        Grid<char> cells; // the map when the stroke began
    };

    void carryOut(const StrokeUpdate& update);
    // Whether somebody else has changed the text since the last movement. What the stroke knows of the text
    // is then outdated, so the stroke ends.
    bool isOvertaken() const;
    void keepUp();
    void draw(const StrokeUpdate& update, const Grid<char>& cells);
    void carryMove(Point distance);
    void carryResize(Point corner);
    void paint(const std::vector<CellChange>& changes, const StepName& label, MergeKey mergeKey);
    std::optional<Point> allowed(Point cell);
    QString outsideReason(Point cell) const;
    void addThing(const StrokeAddition& addition);
    // Cells of doors that a stroke or a key touched.
    struct TouchedDoors {
        std::vector<Point> drawn;  // they became doors
        std::vector<Point> erased; // they were doors before
    };
    void touchDoor(const WallTerrain& walls, const CellChange& change, char before);
    void settleDoors(const TouchedDoors& touched, const StepName& label, MergeKey mergeKey);
    void stateDoors(const std::vector<Point>& drawn, const StepName& label, MergeKey mergeKey);
    void removeDoors(const std::vector<Point>& erased, const StepName& label, MergeKey mergeKey);
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
    std::optional<Stroke> m_stroke;          // the last stroke that painted
    std::vector<StrokeAddition> m_additions; // of the current drawing
    TouchedDoors m_doors;                    // by the current stroke or key
    MergeKey m_mergeKey = MergeKey::None;
    Revision m_revision{}; // the revision after the last movement
    MergeKey m_typing = MergeKey::None;
    bool m_refused = false; // the reason is shown once per stroke
    std::vector<Moved> m_moved;
    std::optional<Resized> m_resized;
    StepName m_moveLabel;
    Point m_dragged; // the distance, or the new place of the corner
};

} // namespace levwright
