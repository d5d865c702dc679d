// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/GestureChooser.h"
#include "widgets/canvas/MapControls.h"
#include "widgets/canvas/MapPainting.h"
#include "widgets/canvas/MapSight.h"
#include "widgets/canvas/MarchingOutline.h"
#include "widgets/canvas/ZoomedMap.h"
#include "widgets/mapdrawing/MapLayers.h"

#include <QHelpEvent>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace levwright {

// The map of the current part. It shows the part and hands what the pointer does to gestures. Keys: arrows
// move the cursor, space paints, a map character takes that terrain, Delete deletes the selection, Escape
// gives up a gesture or clears the selected cells.
class MapCanvas : public ZoomedMap {
    Q_OBJECT

public:
    MapCanvas(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMapLook(const MapLook& look);
    Look look() const { return m_brushes.look.look; }
    void setTool(ToolId tool);
    ToolId tool() const { return m_controls.strokes.tool(); }
    // Sets the options of the tools, from the next stroke on.
    void setToolOptions(const ToolOptions& options);
    // The terrain that the tools paint with, a map character.
    void setTerrain(char terrain);
    void setGridShown(bool shown);
    void setAreasShown(bool shown);

    // What is shown.
    const CanvasModel& model() const { return m_model; }
    // What it shows besides the text.
    MapLayers& layers() { return m_layers; }
    // What gestures and commands work with.
    MapControls& controls() { return m_controls; }
    const MapControls& controls() const { return m_controls; }
    MapSight sight() const;
    const MarchingOutline& outline() const { return m_outline; }
    Area extent() const override;

    // Takes a thing of the palette into the hand. If the map has the keyboard focus, it is at the cursor at
    // once.
    void takeThing(const PaletteThing& thing);
    // A thing is dragged over the map from elsewhere, and put down. Both return false if the position is not
    // over the map.
    bool dragThing(QPoint globalPosition);
    bool dropThing(QPoint globalPosition);
    // Shows what the map would become, in cells of the map as it is. Empty hides it.
    void showFrame(const std::optional<Area>& wanted);

    std::optional<Point> cursorCell() const { return m_cursor; }
    // The cell under the pointer, or else the one at the keyboard cursor, or else that of the selected thing.
    std::optional<Point> pointedCell() const;
    // The cell where something that comes from elsewhere begins to float.
    Point placeForNew() const { return pointedCell().value_or(Point{0, 0}); }
    // Where the user looks, in coordinates of the canvas: the cell under the pointer, or else, with the
    // keyboard focus, the one at the cursor.
    std::optional<QRect> lookedAt() const;
    // All statements with something at the cell, topmost first.
    std::vector<StatementRef> statementsAt(Point cell) const { return sight().statementsAt(cell); }

Q_SIGNALS:
    // Describes what is under the pointer or the keyboard cursor; empty if they are nowhere.
    void pointedAt(const QString& description);
    void terrainPicked(char terrain);
    // cursorCell() may have changed.
    void cursorMoved();
    // hit: the statement that a press there would take. It is selected unless only an overlay shows it.
    void contextMenuWanted(levwright::Point cell, const std::optional<levwright::StatementRef>& hit,
                           const QPoint& globalPosition);
    // A digit from 1 to 9 was typed: the stamp with that number is to float.
    void stampWanted(int number);
    // The selected statements are to be deleted.
    void deletionWanted();
    // The user double-clicked a thing to see its text.
    void textWanted();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    Area fitted(Fit fit) const override;
    Fit wholeFit() const override;
    void renewPictures() override;
    void followCells() override { hideTip(); }
    void beginPinch() override { cancelGesture(); }

private:
    enum class SpaceKey : quint8 { Up, Down, Pans };
    // What was told last about a cell.
    struct Told {
        Point cell;
        QString description;
    };

    RoomCommands::RandomCorridors askAboutRandomCorridors();
    void followChange(const Change& change);
    void followSelection();
    void followOverlays();
    void followLayout(const std::optional<LevelLayout>& layout);
    void followOutcome(const std::optional<LevelOutcome>& outcome);
    void followParts(const std::optional<PartsLayout>& layout);
    void startAnew();
    void renewLabels();
    void updateChanges();
    void updateOutline();
    void updateHovered(std::optional<Point> cell);

    bool isGestureUnderWay() const { return m_gesture && m_gesture->isUnderWay(); }
    void beginPan(const QMouseEvent& event);
    void moveGesture(const GesturePoint& to);
    void endGesture(const GesturePoint& at);
    void cancelGesture();
    void pressRight(const QMouseEvent& event);
    void setCursorCell(Point cell);
    // Where a cursor that was nowhere appears.
    Point placeForCursor() const;
    std::optional<Point> middleOfSelected() const;
    void setHover(std::optional<Point> cell);
    void hoverArea(std::optional<QPoint> at);
    void showPointer(QPoint at);
    QString objectionToPress(Point cell) const;
    bool hasTips() const;
    void showToolTip(const QHelpEvent& event);
    void showPlainTip();
    void showTip(QPoint at, const QString& text);
    void hideTip();
    QString measured(Point cell) const;
    QString described(Point cell) const;
    void tellPointed(Point cell);
    // What was told last may have changed.
    void tellPointedAnew();

    bool changeByKeys(const QKeyEvent& event);
    void moveCursor(Point by, bool painting);
    void showCursor();
    void pressCursor(Qt::KeyboardModifiers keys);
    void pressSpace(const QKeyEvent& event);
    void erase();
    void giveUp();
    void constrainByKey(const QKeyEvent& event, bool isDown);
    bool typeByKeys(const QKeyEvent& event);

    Session& m_session;
    CanvasModel m_model;
    MapControls m_controls;
    MapLayers m_layers;
    ShownAreas m_areas;
    CanvasBrushes m_brushes;
    MarchingOutline m_outline;
    GestureChooser m_chooser;
    std::unique_ptr<Gesture> m_gesture; // of the left button or of keys
    std::unique_ptr<Gesture> m_pan;     // may interrupt the other one
    Qt::MouseButton m_panWith = Qt::NoButton;
    SpaceKey m_space = SpaceKey::Up;
    Qt::KeyboardModifiers m_spaceWith;
    bool m_gridShown = false;
    std::optional<Point> m_hover;
    std::optional<Told> m_told; // as long as it is shown
    QTimer m_longHover;         // until the tip of a plain cell is shown
    QPoint m_longHoverAt;
    QString m_tip; // that was shown last
    std::optional<Point> m_cursor;
    std::optional<Point> m_pointedLast; // with the pointer, also if that has left the map
    std::optional<Point> m_textFrom;    // where a double click began, whose release shows the text
    bool m_pointerMovedLast = false;    // after the cursor
    int m_typedFrom = 0;                // the column where the next row of typing begins
};

} // namespace levwright
