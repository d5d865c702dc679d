// SPDX-License-Identifier: GPL-3.0-or-later
// Gestures on the map without a window: which one a press begins, and what each does to text and selection.
#include "core/base/FileStore.h"
#include "core/scene/RoomPlaces.h"
#include "core/scene/RoomSketch.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "widgets/canvas/GestureChooser.h"
#include "widgets/canvas/HandGestures.h"
#include "widgets/canvas/StrokeGestures.h"

#include <QTest>

namespace levwright::gesture_test {
namespace {

const QByteArray rows = "-----\n|...|\n|...|\n-----\n";
const QByteArray monster = "MONSTER:'D',random,(1,1)\n";
const QByteArray trap = "TRAP:\"pit\",(2,2)\n";
const QByteArray region = "REGION:(1,1,2,2),lit,\"ordinary\"\n";
const QByteArray roomLevel = "LEVEL:\"rooms\"\n"
                             "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
                             "DOOR:false,closed,east,3\n"
                             "ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3)\n"
                             "DOOR:false,closed,west,1\n";

// A document with everything that gestures work with.
class Desk {
    MemoryFileStore m_files;

public:
    explicit Desk(const QByteArray& text)
        : session({.game = testGame(), .bytes = text.toStdString()}, m_files), model(session),
          controls(session, model), areas(model),
          chooser(session, model, controls, [this](char terrain) { picked = terrain; }) {
        areas.setFont(QFont(), cell);
        QObject::connect(&session, &Session::changed, &session,
                         [this](const Change& change) { model.rebuild(&change); });
        QObject::connect(&session, &Session::selectionChanged, &session, [this] {
            if (!model.isElsewhere())
                return;
            controls.finish();
            model.rebuild(nullptr);
        });
        if (model.isRoomLevel())
            model.setLayout(sketchOf(session.levels(), 0));
        renewAreas();
    }

    QByteArray text() const { return QByteArray::fromStdString(std::string(session.text().bytes())); }
    MapSight sight() const {
        return {session, model, overlays, controls.parts, areas, {{}, cell}, controls.strokes.tool()};
    }
    GesturePoint at(Point point, Qt::KeyboardModifiers keys = {}) const {
        return {point, sight().geometry.cellRect(point).center(), keys};
    }
    void press(const GesturePoint& point, std::optional<Point> last = {}) {
        gesture = chooser.press(point, sight(), last);
    }
    void press(Point point, Qt::KeyboardModifiers keys = {}) { press(at(point, keys)); }
    void move(Point to, Qt::KeyboardModifiers keys = {}) { gesture->move(at(to, keys)); }
    void end(Point point, Qt::KeyboardModifiers keys = {}) {
        const auto ended = std::move(gesture);
        ended->end(at(point, keys));
    }
    void drag(Point from, Point to) {
        press(from);
        move(to);
        end(to);
    }
    template <class Wanted>
    bool isActive() const {
        return dynamic_cast<Wanted*>(gesture.get()) != nullptr;
    }
    void select(const QByteArray& words) {
        const auto begin = Offset(text().indexOf(words));
        session.select(Selection{begin, begin});
        renewAreas();
    }
    void renewAreas() { areas.renew(session, sight().extent()); }
    std::vector<Point> selectedCells() const {
        return session.selectedCells() != nullptr ? session.selectedCells()->cells() : std::vector<Point>();
    }
    Point door(int index) const {
        for (const ShownPlacement& shown : model.placements()) {
            if (shown.as == ShownAs::RoomDoor && index-- == 0)
                return shown.placement.cells.front();
        }
        return {};
    }

    static constexpr QSize cell{10, 16};
    Session session;
    CanvasModel model;
    MapControls controls;
    OverlayStack overlays;
    ShownAreas areas;
    char picked = 0;
    GestureChooser chooser;
    std::unique_ptr<Gesture> gesture;
};

PaletteThing thingNamed(const Desk& desk, const std::string& name) {
    const auto things = desk.session.game().language().palette();
    const auto found = std::ranges::find(things, name, &PaletteThing::name);
    return found == things.end() ? PaletteThing() : *found;
}

} // namespace

class GestureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A name lies beside the handles of the selected area, and over none of another one.
    void labelsKeepClearOfHandles_data() {
        QTest::addColumn<QByteArray>("region");
        QTest::newRow("large") << QByteArray("REGION:(0,0,39,9),lit,\"throne\"\n");
        QTest::newRow("small") << QByteArray("REGION:(5,5,6,6),lit,\"throne\"\n");
        QTest::newRow("flat") << QByteArray("REGION:(5,5,30,5),lit,\"throne\"\n");
    }
    void labelsKeepClearOfHandles() {
        QFETCH(const QByteArray, region);
        const QByteArray map = (QByteArray(40, '.') + '\n').repeated(10);
        Desk desk(mazeWith(map, region + "REGION:(7,6,30,7),lit,\"temple\"\n"));
        desk.select("REGION:");
        QVERIFY(desk.sight().resizable());
        const Area area = *desk.model.placements()[*desk.sight().resizable()].placement.area;
        const QRect rect = desk.sight().geometry.areaRect(area);
        QCOMPARE(desk.areas.labels().size(), std::size_t(2));
        for (const AreaLabel& label : desk.areas.labels()) {
            for (const int x : {rect.left(), rect.right() - handleSize}) {
                for (const int y : {rect.top(), rect.bottom() - handleSize})
                    QVERIFY2(!label.box.intersects(QRect(x, y, handleSize + 1, handleSize + 1)),
                             qPrintable(label.name));
            }
        }
    }

    void strokeDraws() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::Pencil);
        desk.controls.terrain = 'L';
        desk.press(Point{1, 1});
        QVERIFY(desk.isActive<StrokeGesture>());
        QVERIFY(!desk.gesture->heedsShift());
        desk.move({3, 1});
        QVERIFY(desk.text().contains("|LLL|"));
        desk.end({3, 1});
        QCOMPARE(desk.session.document().doneSteps(), std::size_t(1));
        desk.session.undo();
        QCOMPARE(desk.text(), mazeWith(rows));
    }

    void strokeIsGivenUp() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::Rectangle);
        desk.controls.terrain = 'L';
        desk.press(Point{1, 1});
        desk.move({3, 2});
        QVERIFY(desk.gesture->heedsShift());
        QCOMPARE(desk.gesture->measured({3, 2}), QStringLiteral("  3 × 2"));
        QVERIFY(desk.text() != mazeWith(rows));
        desk.gesture->cancel();
        QVERIFY(!desk.gesture->isUnderWay());
        QCOMPARE(desk.text(), mazeWith(rows));
        QCOMPARE(desk.session.document().doneSteps(), std::size_t(0));
    }

    void shiftDrawsALineFromTheLastCell() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::Pencil);
        desk.controls.terrain = 'L';
        desk.press(desk.at({3, 2}, Qt::ShiftModifier), Point{1, 2});
        desk.end({3, 2});
        QVERIFY(desk.text().contains("|LLL|"));
    }

    void strokeOutsideBeginsNothing() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::Pencil);
        desk.press(Point{-1, 2});
        QVERIFY(!desk.gesture);
        QCOMPARE(desk.text(), mazeWith(rows));
    }

    void selectsCells_data() {
        QTest::addColumn<ToolId>("tool");
        QTest::addColumn<int>("cells");
        QTest::newRow("rectangle") << ToolId::SelectCells << 4;
        QTest::newRow("lasso") << ToolId::Lasso << 3; // the cells of the line and what it encloses
        QTest::newRow("wand") << ToolId::Wand << 6;   // all the floor
    }
    void selectsCells() {
        QFETCH(const ToolId, tool);
        QFETCH(const int, cells);
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(tool);
        desk.press(Point{1, 1});
        QVERIFY(desk.isActive<CellsGesture>());
        desk.move({2, 1});
        desk.move({2, 2});
        desk.end({2, 2});
        QCOMPARE(desk.selectedCells().size(), std::size_t(cells));
        desk.press({3, 1}, Qt::ShiftModifier);
        desk.move({3, 2});
        desk.gesture->cancel();
        QCOMPARE(desk.selectedCells().size(), std::size_t(cells));
    }

    void bandCatchesThings() {
        Desk desk(mazeWith(rows, monster + trap));
        desk.press(Point{0, 0});
        QVERIFY(desk.isActive<BandGesture>());
        desk.move({3, 2});
        QCOMPARE(desk.gesture->preview().band, std::optional(Area{0, 0, 3, 2}));
        QCOMPARE(desk.gesture->preview().caught.size(), std::size_t(2));
        QCOMPARE(desk.gesture->measured({3, 2}), QStringLiteral("  4 × 3"));
        desk.end({3, 2});
        QCOMPARE(desk.session.selectedStatements().size(), std::size_t(2));
        QCOMPARE(desk.text(), mazeWith(rows, monster + trap));
    }

    void moveDragsThings() {
        Desk desk(mazeWith(rows, monster + trap));
        desk.press(Point{1, 1});
        QVERIFY(desk.isActive<MoveGesture>());
        desk.move({3, 1});
        QCOMPARE(desk.gesture->measured({3, 1}), QStringLiteral("  2, 0"));
        desk.end({3, 1});
        QCOMPARE(desk.text(), mazeWith(rows, "MONSTER:'D',random,(3,1)\n" + trap));
        desk.press(Point{3, 1});
        desk.move({2, 1});
        desk.gesture->cancel();
        QCOMPARE(desk.text(), mazeWith(rows, "MONSTER:'D',random,(3,1)\n" + trap));
    }

    void clickAmongSeveralSelectsOne() {
        Desk desk(mazeWith(rows, monster + trap));
        desk.drag({0, 0}, {3, 2});
        desk.press(Point{2, 2});
        desk.end({2, 2});
        QCOMPARE(desk.session.selectedStatements().size(), std::size_t(1));
        desk.drag({0, 0}, {3, 2});
        desk.drag({2, 2}, {3, 2});
        QCOMPARE(desk.text(), mazeWith(rows, "MONSTER:'D',random,(2,1)\nTRAP:\"pit\",(3,2)\n"));
    }

    void controlTogglesWithoutAGesture() {
        Desk desk(mazeWith(rows, monster + trap));
        desk.press(Point{1, 1});
        desk.end({1, 1});
        desk.press({2, 2}, Qt::ControlModifier);
        QVERIFY(!desk.gesture);
        QCOMPARE(desk.session.selectedStatements().size(), std::size_t(2));
    }

    void resizeDragsACorner() {
        Desk desk(mazeWith(rows, region));
        desk.select("REGION");
        const QRect area = desk.sight().geometry.areaRect({1, 1, 2, 2});
        QCOMPARE(desk.sight().pointerAt(area.bottomRight()), Qt::SizeFDiagCursor);
        desk.press(GesturePoint{{2, 2}, area.bottomRight(), {}});
        QVERIFY(desk.isActive<ResizeGesture>());
        desk.move({3, 2});
        QCOMPARE(desk.gesture->measured({3, 2}), QStringLiteral("  3 × 2"));
        desk.end({3, 2});
        QVERIFY(desk.text().contains("REGION:(1,1,3,2)"));
    }

    void frameGrowsTheMap() {
        Desk desk(mazeWith(rows, monster));
        const QPoint border = desk.sight().geometry.areaRect({0, 0, 4, 3}).topRight() + QPoint(2, 20);
        QCOMPARE(desk.sight().pointerAt(border), Qt::SizeHorCursor);
        for (const bool isCancelled : {true, false}) {
            desk.press(GesturePoint{{5, 1}, border, {}});
            QVERIFY(desk.isActive<FrameGesture>());
            desk.move({7, 1});
            QCOMPARE(desk.controls.frame.shown(), std::optional(Area{0, 0, 6, 3}));
            if (isCancelled)
                desk.gesture->cancel();
            else
                desk.end({7, 1});
            QVERIFY(!desk.controls.frame.shown());
            QCOMPARE(desk.model.mapArea()->width(), isCancelled ? 5 : 7);
        }
    }

    void partGoesToAnotherAlignment() {
        const QByteArray second = "GEOMETRY:right,bottom\nMAP\n" + rows + "ENDMAP\n";
        Desk desk(mazeWith(rows) + second);
        const Area first{38, 8, 42, 11};
        desk.controls.parts.show(PartsLayout{.level = 0,
                                             .terrain = Grid<char>(80, 21, ' '),
                                             .parts = {first, {70, 15, 74, 18}},
                                             .things = {{}, {}}});
        QVERIFY(desk.sight().showsParts());
        const QPoint name = desk.sight().partNameRect(0).center();
        QCOMPARE(desk.sight().pointerAt(name), Qt::OpenHandCursor);
        desk.press(GesturePoint{desk.sight().geometry.cellAt(name), name, {}});
        QVERIFY(desk.isActive<PartGesture>());
        QCOMPARE(desk.gesture->pointerShape(), std::optional(Qt::ClosedHandCursor));
        const Point corner = desk.controls.parts.fromLevel({2, 2});
        desk.move(corner);
        QVERIFY(desk.gesture->preview().zone->contains(corner));
        desk.end(corner);
        QVERIFY(desk.text().contains("GEOMETRY:left,top\n"));
        QVERIFY(desk.text().endsWith(second));
    }

    void roomGoesToAnotherPlace() {
        Desk desk(roomLevel);
        const Area floor = *desk.model.floorOf(0);
        const Point from{floor.x1, floor.y1};
        const Area place = cellsOfRoomPlace({1, 1});
        desk.press(from);
        QVERIFY(desk.isActive<RoomGesture>());
        desk.move({place.x1 + 2, place.y1 + 1});
        QCOMPARE(desk.gesture->preview().room.place, std::optional(place));
        QVERIFY(!desk.gesture->measured({}).isEmpty());
        desk.end({place.x1 + 2, place.y1 + 1});
        QVERIFY(desk.text().contains("lit,(1,1),(center,center),(11,7)"));
    }

    void doorDrawsACorridor() {
        for (const bool isCancelled : {true, false}) {
            Desk desk(roomLevel);
            const Point from = desk.door(0);
            const Point to = desk.door(1);
            desk.press(from);
            QVERIFY(desk.isActive<RoomGesture>());
            desk.move(to);
            QCOMPARE(desk.gesture->preview().room.corridorTo, std::optional(to));
            if (isCancelled)
                desk.gesture->cancel();
            else
                desk.end(to);
            QCOMPARE(desk.text(), isCancelled ? roomLevel : roomLevel + "CORRIDOR:(0,east,0),(1,west,0)\n");
        }
    }

    void panFollowsThePointer() {
        QPoint scrolled;
        PanGesture pan([&](QPoint by) { scrolled += by; });
        QVERIFY(pan.begin({{0, 0}, {10, 20}, {}}));
        pan.move({{0, 0}, {15, 18}, {}});
        pan.move({{0, 0}, {16, 18}, {}});
        QCOMPARE(scrolled, QPoint(6, -2));
        QCOMPARE(pan.pointerShape(), std::optional(Qt::ClosedHandCursor));
    }

    void pickIsDoneAtOnce() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::Eyedropper);
        desk.press(Point{0, 1});
        QVERIFY(!desk.gesture);
        QCOMPARE(desk.picked, '|');
    }

    void liftMovesCells() {
        Desk desk(mazeWith("-----\n|L..|\n|...|\n-----\n"));
        desk.controls.strokes.setTool(ToolId::SelectCells);
        desk.drag({1, 1}, {1, 1});
        desk.press(Point{1, 1});
        QVERIFY(desk.isActive<LiftGesture>());
        desk.move({3, 1});
        QVERIFY(desk.text().contains("|L..|")); // until it is dropped
        desk.end({3, 1});
        QVERIFY(!desk.text().contains("|L..|"));
        QCOMPARE(desk.model.cells().at({3, 1}), 'L');
        QVERIFY(!desk.controls.floating.isFloating());
    }

    void controlLeavesACopy() {
        Desk desk(mazeWith("-----\n|L..|\n|...|\n-----\n"));
        desk.controls.strokes.setTool(ToolId::SelectCells);
        desk.drag({1, 1}, {1, 1});
        desk.press(Point{1, 1});
        desk.move({3, 1});
        desk.end({3, 1}, Qt::ControlModifier);
        QVERIFY(desk.text().contains("|L.L|"));
    }

    void clickOnLiftedCellsClearsTheSelection() {
        Desk desk(mazeWith(rows));
        desk.controls.strokes.setTool(ToolId::SelectCells);
        desk.drag({1, 1}, {2, 2});
        desk.press(Point{1, 1});
        desk.end({1, 1});
        QVERIFY(desk.selectedCells().empty());
        QCOMPARE(desk.text(), mazeWith(rows));
    }

    void pressDropsWhatFloats() {
        Desk desk(mazeWith("-----\n|L..|\n|...|\n-----\n"));
        desk.session.selectCells(CellMask::of({1, 1, 1, 1}));
        desk.controls.fragments.duplicate();
        QVERIFY(desk.controls.floating.isFloating());
        desk.press(Point{2, 2});
        QVERIFY(!desk.gesture);
        QVERIFY(!desk.controls.floating.isFloating());
        QVERIFY(desk.text().contains("|L..|\n|.L.|\n"));
    }

    void heldThingIsPutDown() {
        Desk desk(mazeWith(rows));
        const PaletteThing thing = thingNamed(desk, "fountain");
        QVERIFY(thing.placedBy == PlacedBy::Cell);
        desk.controls.held.take(thing);
        desk.press(Point{2, 1});
        QVERIFY(desk.isActive<HeldGesture>());
        desk.end({2, 1});
        QVERIFY(desk.text().contains("FOUNTAIN:(2,1)"));
        QVERIFY(desk.controls.held.isHeld()); // for more
    }

    void heldAreaIsDrawn() {
        Desk desk(mazeWith(rows));
        const std::vector<PaletteThing> things = desk.session.game().language().palette();
        const auto isArea = [](const PaletteThing& thing) {
            return thing.placedBy == PlacedBy::Area && !thing.isOfRooms;
        };
        const PaletteThing thing = *std::ranges::find_if(things, isArea);
        desk.controls.held.take(thing);
        desk.press(Point{0, 0});
        desk.move({3, 2});
        QCOMPARE(desk.controls.held.covered(), std::optional(Area{0, 0, 3, 2}));
        desk.gesture->cancel();
        QVERIFY(!desk.controls.held.isBegun());
        QCOMPARE(desk.text(), mazeWith(rows));
        desk.drag({0, 0}, {3, 2});
        QVERIFY(desk.text().contains("(0,0,3,2)"));
    }

    void keysBeginShapesAndDoTheRestAtOnce() {
        Desk desk(mazeWith(rows));
        desk.controls.terrain = 'L';
        desk.controls.strokes.setTool(ToolId::Rectangle);
        desk.gesture = desk.chooser.pressKey(desk.at({1, 1}), desk.sight());
        QVERIFY(desk.isActive<StrokeGesture>());
        desk.move({3, 2});
        desk.end({3, 2});
        QVERIFY(desk.text().contains("|LLL|\n|LLL|\n"));
        desk.session.undo();
        desk.controls.strokes.setTool(ToolId::Pencil);
        QVERIFY(!desk.chooser.pressKey(desk.at({1, 1}), desk.sight()));
        QVERIFY(desk.text().contains("|L..|\n"));
    }
};

LEVWRIGHT_TEST(GestureTest)

} // namespace levwright::gesture_test

#include "GestureTest.moc"
