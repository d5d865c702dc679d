// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/AreaLabels.h"
#include "widgets/canvas/CellSelector.h"
#include "widgets/canvas/FragmentCommands.h"
#include "widgets/canvas/HeldThing.h"
#include "widgets/canvas/MapCommands.h"
#include "widgets/canvas/MapFrame.h"
#include "widgets/canvas/MarchingOutline.h"
#include "widgets/canvas/PartsPicture.h"
#include "widgets/canvas/RoomDrag.h"
#include "widgets/canvas/RubberBand.h"
#include "widgets/canvas/StrokeController.h"
#include "widgets/mapdrawing/MapLayers.h"
#include "widgets/mapdrawing/TerrainPainter.h"
#include "widgets/mapdrawing/ThingPainter.h"
#include "widgets/theme/ShapedTexts.h"

#include <QAbstractScrollArea>
#include <QHelpEvent>
#include <QLineF>
#include <QNativeGestureEvent>
#include <QPixmap>

#include <optional>
#include <vector>

namespace levwright {

// The map of the current part. It shows the part, paints on it, and selects and moves its things. Keys:
// arrows move the cursor, space paints, a map character takes that terrain, Delete deletes the selection,
// Escape gives up a stroke or clears the selected cells.
class MapCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    MapCanvas(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLook(Look look);
    Look look() const { return m_look; }
    void setTool(ToolId tool);
    ToolId tool() const { return m_strokes.tool(); }
    // Sets the options of the tools, from the next stroke on.
    void setToolOptions(const ToolOptions& options);
    const ToolOptions& toolOptions() const { return m_strokes.options(); }
    // The terrain that the tools paint with, a map character.
    void setTerrain(char terrain) {
        m_terrain = terrain;
        m_held.letGo();
    }
    char terrain() const { return m_terrain; }
    // The terrain of the map; stone outside of it.
    char terrainAt(Point cell) const { return m_model.cells().atOr(cell, stone); }
    void setGridShown(bool shown);
    void setAreasShown(bool shown);
    // What it shows besides the text.
    MapLayers& layers() { return m_layers; }
    bool showsParts() const { return m_parts.isShown(); }
    // The rectangle of a part's name in the viewport. The name is the handle of the part.
    QRect partNameRect(std::size_t part) const;
    bool showsRooms() const { return m_model.layout() != nullptr; }
    // Tells the user the reason if the room cannot be added.
    bool addRoom(const NewRoom& room);
    // Adds a corridor between the two selected doors.
    void joinSelectedDoors();

    // Commands on the selected cells and things, and what floats over the map meanwhile.
    FragmentCommands& fragments() { return m_fragments; }
    MapCommands& commands() { return m_commands; }
    FloatingFragment& floating() { return m_floating; }
    CellSelector& cellSelector() { return m_cells; }
    // The thing of the palette in the hand. If the map has the keyboard focus, it is at the cursor at once.
    const HeldThing& held() const { return m_held; }
    HeldThing& held() { return m_held; }
    void takeThing(const PaletteThing& thing);
    // A thing is dragged over the map from elsewhere, and put down. Both return false if the position is not
    // over the map.
    bool dragThing(QPoint globalPosition);
    bool dropThing(QPoint globalPosition);
    // What the cell is in the part, or in the room that lies there; the reason if nothing can be added to it.
    std::expected<AddPlace, QString> placeAt(Point cell) const;
    // The area of the part's map as it is, empty without a map; and the number of columns and rows it may
    // have.
    std::optional<Area> mapArea() const { return m_frame.map(); }
    Point limit() const { return m_model.limit(); }
    // Shows what the map would become, in cells of the map as it is. Empty hides it.
    void showFrame(const std::optional<Area>& wanted);
    const MarchingOutline& outline() const { return m_outline; }
    // The cell where something that comes from elsewhere begins to float.
    Point placeForNew() const { return pointedCell().value_or(Point{0, 0}); }

    void zoomIn();
    void zoomOut();
    // Fits the map, or everything that an overlay shows, into the window, and keeps it fitted.
    void zoomToFit();
    // Sets the size that the pictures are drawn for.
    void zoomToNormal();
    QSize cellSize() const { return m_cell; }

    // The rectangle of a cell in the viewport; for tests and for callers that point at the cell.
    QRect cellRect(Point cell) const;
    Point cellAt(QPoint inViewport) const;
    std::optional<Point> cursorCell() const { return m_cursor; }
    // The cells that can be scrolled to, counted from 0,0 of the part. They include everything that the
    // overlay shows.
    Area extent() const;
    // The cell under the pointer, or else the one at the keyboard cursor, or else that of the selected thing.
    std::optional<Point> pointedCell() const;
    // All statements with something at the cell, topmost first.
    std::vector<StatementRef> statementsAt(Point cell) const;
    // The room of a room level at the cell, the innermost of several.
    std::optional<ShownRoom> roomAt(Point cell) const;

Q_SIGNALS:
    // Describes what is under the pointer or the keyboard cursor; empty if they are nowhere.
    void pointedAt(const QString& description);
    void terrainPicked(char terrain);
    // cursorCell() may have changed.
    void cursorMoved();
    void zoomed();
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
    // What the zoom keeps in sight when the window changes size, until the user zooms.
    enum class Fit : quint8 { None, Map, All };
    enum class SpaceKey : quint8 { Up, Down, Pans };
    // The area that a press would take.
    struct HoveredArea {
        StatementRef statement;
        Area area;
        bool operator==(const HoveredArea&) const = default;
    };

    void followChange(const Change& change);
    void followSelection();
    void followOverlays();
    void followLayout(const std::optional<LevelLayout>& layout);
    void followOutcome(const std::optional<LevelOutcome>& outcome);
    void followParts(const std::optional<PartsLayout>& layout);
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
    bool showsOverlay() const { return m_layers.overlays().isShown(); }
    // Whether there are any cells to point at. If not, a notice is shown.
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
    QPixmap m_floatingPicture; // null if it must be painted again
    Fit m_fit = Fit::Map;
    QSize m_room;     // the window's room for the map, scroll bars included
    Area m_scrolled;  // the extent that the scroll bars are set for
    int m_turned = 0; // wheel turns towards the next size, in eighths of a degree
    qreal m_pinched = 1;
    SpaceKey m_space = SpaceKey::Up;
    Qt::KeyboardModifiers m_spaceWith;
    bool m_gridShown = false;
    bool m_areasShown = true;
    std::optional<Point> m_hover;
    std::optional<HoveredArea> m_hovered;
    std::optional<Point> m_cursor;
    std::optional<Point> m_pressed;             // where a selecting press began
    std::optional<Point> m_measuredFrom;        // where the gesture began whose size is shown
    int m_typedFrom = 0;                        // the column where the next row of typing begins
    std::optional<StatementRef> m_pressedAmong; // the pressed one of several selected statements
    std::optional<QPoint> m_panFrom;
    Qt::MouseButton m_panWith = Qt::NoButton;
    MapLayers m_layers;
    std::optional<TerrainPainter> m_terrainPainter;
    std::optional<ThingPainter> m_thingPainter;
    AreaLabels m_areaLabels;
    std::vector<AreaLabel> m_labels;
};

} // namespace levwright
