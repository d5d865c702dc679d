// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/AreaLabels.h"
#include "widgets/canvas/CellSelector.h"
#include "widgets/canvas/FragmentCommands.h"
#include "widgets/canvas/HeldThing.h"
#include "widgets/canvas/MapCommands.h"
#include "widgets/canvas/MapFrame.h"
#include "widgets/canvas/MarchingOutline.h"
#include "widgets/canvas/OverlayStack.h"
#include "widgets/canvas/PartsPicture.h"
#include "widgets/canvas/RoomDrag.h"
#include "widgets/canvas/RubberBand.h"
#include "widgets/canvas/StrokeController.h"
#include "widgets/canvas/TerrainPainter.h"
#include "widgets/canvas/ThingPainter.h"
#include "widgets/theme/ShapedTexts.h"

#include <QAbstractScrollArea>
#include <QHelpEvent>
#include <QLineF>
#include <QNativeGestureEvent>
#include <QPixmap>

#include <optional>
#include <vector>

namespace levwright {

// The map of the current part: shown, painted on, and its things selected and moved. Keys: arrows move the
// cursor, space paints, a map character takes that terrain, Delete takes away what is selected, Escape gives
// a stroke up, or what cells are selected.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    MapCanvas(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLook(Look look);
    Look look() const { return m_look; }
    void setTool(ToolId tool);
    ToolId tool() const { return m_strokes.tool(); }
    // What is chosen of the tools, from the next stroke on.
    void setToolOptions(const ToolOptions& options);
    const ToolOptions& toolOptions() const { return m_strokes.options(); }
    // The terrain that the tools paint with, a map character.
    void setTerrain(char terrain) {
        m_terrain = terrain;
        m_held.letGo();
    }
    char terrain() const { return m_terrain; }
    // That of the map; stone outside of it.
    char terrainAt(Point cell) const { return m_model.cells().atOr(cell, stone); }
    void setGridShown(bool shown);
    void setAreasShown(bool shown);
    // On top of the others. It outlives the canvas, or is removed before.
    void addOverlay(CanvasOverlay& overlay);
    void removeOverlay(CanvasOverlay& overlay);
    // What an overlay shows has changed.
    void updateOverlay();
    // A room level as its picture; none: there is no picture of it.
    void showLayout(std::optional<LevelLayout> layout);
    // What the current roll makes of all that the level computes.
    void showOutcome(std::optional<LevelOutcome> outcome);
    // All parts of a maze level together; none: the one part alone.
    void showParts(std::optional<PartsLayout> layout);
    bool showsParts() const { return m_parts.isShown(); }
    // The name of a part in the viewport, by which it is taken.
    QRect partNameRect(std::size_t part) const;
    bool showsRooms() const { return m_model.layout() != nullptr; }
    // Says why if it cannot be added.
    bool addRoom(const NewRoom& room);
    // A corridor between the two doors that are selected.
    void joinSelectedDoors();

    // What is done with selected cells and things; and what floats over the map meanwhile.
    FragmentCommands& fragments() { return m_fragments; }
    MapCommands& commands() { return m_commands; }
    FloatingFragment& floating() { return m_floating; }
    CellSelector& cellSelector() { return m_cells; }
    // A thing of the palette in the hand. The keyboard's cursor has it at once if the map has the keyboard.
    const HeldThing& held() const { return m_held; }
    HeldThing& held() { return m_held; }
    void takeThing(const PaletteThing& thing);
    // What is dragged over it from elsewhere, and put down; false if that is not over the map.
    bool dragThing(QPoint globalPosition);
    bool dropThing(QPoint globalPosition);
    // What the cell is in the part, or in the room that lies there; why nothing can be added to it.
    std::expected<AddPlace, QString> placeAt(Point cell) const;
    // The part's map as it is; none without one. And how many columns and rows it may have.
    std::optional<Area> mapArea() const { return m_frame.map(); }
    Point limit() const { return m_model.limit(); }
    // What the map would become, in cells of the map as it is; none: nothing is asked.
    void showFrame(const std::optional<Area>& wanted);
    const MarchingOutline& outline() const { return m_outline; }
    // Where something that comes from elsewhere begins to float.
    Point placeForNew() const { return pointedCell().value_or(Point{0, 0}); }

    void zoomIn();
    void zoomOut();
    // As large as the map, or all that an overlay shows, fits into the window, from now on.
    void zoomToFit();
    // As large as it is drawn for.
    void zoomToNormal();
    QSize cellSize() const { return m_cell; }

    // Where a cell is in the viewport; for tests and for whoever points at it.
    QRect cellRect(Point cell) const;
    Point cellAt(QPoint inViewport) const;
    std::optional<Point> cursorCell() const { return m_cursor; }
    // The cells that can be scrolled to, from 0,0 of the part; all that the overlay shows of the level.
    Area extent() const;
    // The cell under the pointer, else that of the keyboard cursor, else that of the selected thing.
    std::optional<Point> pointedCell() const;
    // All that lies there, the topmost first.
    std::vector<StatementRef> statementsAt(Point cell) const;
    // The room of a room level that is there, the innermost of several.
    std::optional<ShownRoom> roomAt(Point cell) const;

Q_SIGNALS:
    // What is under the pointer or the keyboard cursor, in words; empty when it is nowhere.
    void pointedAt(const QString& description);
    void terrainPicked(char terrain);
    // cursorCell() may be another one.
    void cursorMoved();
    void zoomed();
    // hit: what a press there would take, which is selected unless only an overlay has it.
    void contextMenuWanted(levwright::Point cell, const std::optional<levwright::StatementRef>& hit,
                           const QPoint& globalPosition);
    // A digit was typed, 1 to 9: the stamp of that number is to float.
    void stampWanted(int number);
    // The selected statements are to go.
    void deletionWanted();
    // A double click on a thing: its text is wanted.
    void textWanted();

protected:
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // What follows the window's size, until the user zooms.
    enum class Fit : quint8 { None, Map, All };
    enum class SpaceKey : quint8 { Up, Down, Pans };
    // What a press would take.
    struct HoveredArea {
        StatementRef statement;
        Area area;
        bool operator==(const HoveredArea&) const = default;
    };

    void followChange(const Change& change);
    void followSelection();
    void startAnew();
    void setZoom(int step, QPoint keep);
    void zoomBy(int steps, QPoint keep);
    void fit();
    Area fitted() const;
    QSize pageFor(QSize cell) const;
    bool pinchBy(QEvent& event);
    bool pinchByTouchpad(const QNativeGestureEvent& event);
    void pinch(qreal factor, QPoint at);
    void beginPan(QPoint at, Qt::MouseButton with);
    void panTo(QPoint at);
    void endPan(QPoint at);
    void updateScrollBars();
    void limitScrollBars();
    void updateChanges();
    void updateArea(const Area& area);
    void updateHovered(std::optional<Point> cell);
    QPoint origin() const;
    void measureRulers();
    void scrollToCell(Point cell);

    Area cellsIn(const QRect& inViewport) const;
    bool showsOverlay() const { return m_overlays.isShown(); }
    // Whether there are any cells to point at; else there is a notice.
    bool showsCells() const { return m_model.hasPart() || showsRooms() || showsOverlay(); }
    Point inLevel(Point cell) const;
    QString describe(Point cell) const;
    void selectNext(const std::vector<StatementRef>& there);
    bool showToolTip(QHelpEvent& event);

    void pressRight(const QMouseEvent& event);
    void pressBrush(Point cell, const std::optional<Point>& from);
    void pressSelect(QPoint at, Qt::KeyboardModifiers keys);
    std::vector<std::size_t> placementsHit(QPoint at) const;
    std::vector<StatementRef> hitAt(QPoint at) const;
    bool isEdgeHit(std::size_t placement, bool isSelected, QPoint at) const;
    bool isNameHit(std::size_t placement, QPoint at) const;
    bool isRoomHit(std::size_t placement, QPoint at) const;
    std::optional<QLineF> lineOf(const CorridorView& corridor) const;
    std::optional<StatementRef> corridorAt(QPoint at) const;
    const ShownPlacement* selectedOfRooms() const;
    void nudgeInRooms(Point by);
    std::optional<std::size_t> resizable() const;
    std::optional<Point> oppositeOfHandle(QPoint at) const;
    Qt::CursorShape pointerAt(QPoint at) const;
    void showPointer(QPoint at);
    bool pressOneOfMany(Point cell, const std::vector<StatementRef>& there);
    void beginMove(Point cell);
    void releaseSelect(Point cell);
    void extendBand(Point to);
    void pick(Point cell);
    void setHover(std::optional<Point> cell);
    void hoverArea(std::optional<QPoint> at);
    void moveCursor(Point by, bool painting);
    void pressCursor(Qt::KeyboardModifiers keys);
    void pressSpace(const QKeyEvent& event);
    bool resizeByKeys(const QKeyEvent& event);
    void erase();
    void giveUp();
    void dropDrag();
    Qt::Edges edgesAt(QPoint at) const;
    QString measured(Point cell) const;
    void tellPointed(Point cell);
    bool pressFloating(Point cell, Qt::KeyboardModifiers keys);
    bool releaseFloating(Qt::KeyboardModifiers keys);
    bool keyFloating(const QKeyEvent& event);
    bool nudgeByKeys(const QKeyEvent& event);
    void paintFloating(QPainter& painter);
    QPixmap pictureOfFloating(const QRect& place);
    void paintHeld(QPainter& painter);
    bool pressHeld(Point cell);
    bool releaseHeld(Point cell);
    bool keyHeld();
    std::expected<AddPlace, QString> placeInRoom(Point cell) const;
    std::optional<bool> build(const PaletteThing& thing, Point from, Point to);
    std::optional<NewRoom> roomWithin(Point from, Point to) const;
    bool joinDoors(const StatementRef& from, const StatementRef& to);
    void updateOutline();
    bool takeTerrainKey(const QKeyEvent& event);
    std::optional<char> mapCharacterOf(const QKeyEvent& event) const;
    bool typeByKeys(const QKeyEvent& event);
    void constrainByKey(const QKeyEvent& event, bool isDown);

    void paintExposed(QPainter& painter, const QRegion& exposed);
    void paintMap(QPainter& painter, const QRegion& exposed);
    void paintBeyond(QPainter& painter, const QRegion& exposed);
    void paintRolledGround(QPainter& painter, const QRegion& exposed);
    void paintMapEdge(QPainter& painter, const QRegion& exposed);
    void paintGrid(QPainter& painter, const QRegion& exposed);
    void paintAreas(QPainter& painter, const QRegion& exposed);
    void paintDarkness(QPainter& painter, const QRegion& exposed);
    void paintThings(QPainter& painter, const QRegion& exposed);
    void paintOverlay(QPainter& painter);
    void paintMarks(QPainter& painter, const QRegion& exposed);
    void paintBand(QPainter& painter);
    void paintCorridors(QPainter& painter);
    void paintParts(QPainter& painter);
    void paintPartNames(QPainter& painter);
    bool isOnPartName(QPoint at) const;
    bool pressParts(QPoint at);
    QRect partRect(std::size_t part) const;
    Point fromLevel(Point cell) const;
    void paintRoomDrag(QPainter& painter);
    void paintCovered(QPainter& painter);
    void paintHandles(QPainter& painter);
    void paintFrame(QPainter& painter);
    bool isAreaShown(std::size_t placement, bool isSelected) const;
    bool isAreaHovered(std::size_t placement) const;
    std::vector<bool> selectedAmongPlacements() const;
    void renewLabels();
    void paintRulers(QPainter& painter, const QRegion& exposed);
    void paintNotice(QPainter& painter);
    void paintOne(QPainter& painter, std::size_t placement, std::size_t cell, ThingStates more);
    ThingStates statesOf(std::size_t placement) const;
    QRect areaRect(const Area& area) const;
    void renewPainters();

    Session& m_session;
    Theme m_theme;
    Look m_look = Look::Tiles;
    CanvasModel m_model;
    StrokeController m_strokes;
    RoomDrag m_roomDrag;
    PartsPicture m_parts;
    CellSelector m_cells;
    RubberBand m_band;
    MapFrame m_frame;
    MarchingOutline m_outline;
    FloatingFragment m_floating;
    HeldThing m_held;
    FragmentCommands m_fragments;
    MapCommands m_commands;
    char m_terrain = '.';
    int m_zoom = 0;
    QSize m_cell;
    QPoint m_ruler;            // width of the left one, height of the top one
    ShapedTexts m_numbers;     // of the rulers
    QPixmap m_floatingPicture; // null: it is to be painted first
    Fit m_fit = Fit::Map;
    QSize m_room;     // of the window for the map, scroll bars included
    Area m_scrolled;  // what the scroll bars are for
    int m_turned = 0; // of the wheel, towards the next size; likewise
    qreal m_pinched = 1;
    SpaceKey m_space = SpaceKey::Up;
    Qt::KeyboardModifiers m_spaceWith;
    bool m_gridShown = false;
    bool m_areasShown = true;
    std::optional<Point> m_hover;
    std::optional<HoveredArea> m_hovered;
    std::optional<Point> m_cursor;
    std::optional<Point> m_pressed;             // where a selecting press began
    std::optional<Point> m_measuredFrom;        // where that began whose size is told
    int m_typedFrom = 0;                        // the column that the next row of typing begins in
    std::optional<StatementRef> m_pressedAmong; // one of several selected ones
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panWith = Qt::NoButton;
    OverlayStack m_overlays;
    std::optional<TerrainPainter> m_terrainPainter;
    std::optional<ThingPainter> m_thingPainter;
    AreaLabels m_areaLabels;
    std::vector<AreaLabel> m_labels;
};

} // namespace levwright
