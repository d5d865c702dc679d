// SPDX-License-Identifier: GPL-3.0-or-later
// Room levels of every language, edited as a picture with mouse, keys and menu: rooms, their contents and
// doors. Each edit is minimal and one step. RoomLevelTest has what only one language can do.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/RoomDesk.h"

#include <map>

namespace levwright::room_conformance_test {
namespace {

// One text replaced by another.
using Change = std::pair<QByteArray, QByteArray>;

// The same level in one language: a large room with a room inside and a fountain, and a small one.
struct Sample {
    const char* name;
    const char* game;
    QByteArray text;
    // The beginnings of the statements.
    QByteArray large;
    QByteArray inner;
    QByteArray small;
    QByteArray fountain;
    QByteArray door;
    // Where the door is: whose it is, and its cell, counted from the corner of that room's floor.
    QByteArray doorOf;
    QPoint doorAt;
    // What each edit changes.
    std::map<QByteArray, Change> changes;
};

Sample classic() {
    return {"classic",
            "nethack-3.4.3",
            "LEVEL:\"rooms\"\n"
            "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7)\n"
            "NAME:\"large\"\n"
            "FOUNTAIN:(1,1)\n"
            "DOOR:false,closed,east,3\n"
            "SUBROOM:\"ordinary\",lit,(4,2),(3,2),\"large\"\n"
            "ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3)\n"
            "DOOR:false,closed,west,1\n"
            "RANDOM_CORRIDORS\n",
            "ROOM:\"ordinary\",lit,(3,3)",
            "SUBROOM",
            "ROOM:\"ordinary\",lit,(5,1)",
            "FOUNTAIN",
            "DOOR:false,closed,east",
            "ROOM:\"ordinary\",lit,(3,3)",
            {11, 3},
            {{"small to 1,5", {"(5,1)", "(1,5)"}},
             {"inner by 3,1", {"(4,2)", "(7,3)"}},
             {"fountain by 9,5", {"(1,1)", "(10,6)"}},
             {"door up", {"east,3", "east,2"}},
             {"door to the north", {"east,3", "north,0"}},
             {"small grows by 2,1", {"(5,3)", "(7,4)"}},
             {"large left", {"(3,3)", "(2,3)"}},
             {"large wider", {"(11,7)", "(12,7)"}},
             {"inner down", {"(4,2)", "(4,3)"}},
             {"fountain right", {"(1,1)", "(2,1)"}},
             {"fountain gone", {"FOUNTAIN:(1,1)\n", ""}},
             {"small gone", {"ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3)\nDOOR:false,closed,west,1\n", ""}},
             {"new room",
              {"RANDOM_CORRIDORS", "\nROOM:\"ordinary\",lit,(1,5),(center,center),(6,4)\nRANDOM_CORRIDORS"}},
             {"new room in the large one",
              {"(3,2),\"large\"\n", "(3,2),\"large\"\n\nSUBROOM:\"ordinary\",lit,(0,5),(3,2),\"large\"\n"}},
             {"large at random", {"(3,3)", "random"}}}};
}

Sample program() {
    return {"3.6",
            "nethack-3.6",
            "LEVEL:\"rooms\"\n"
            "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,7) {\n"
            "  SUBROOM:\"ordinary\",lit,(4,2),(3,2) {\n"
            "    ROOMDOOR:false,closed,east,1\n"
            "  }\n"
            "  FOUNTAIN:(1,1)\n"
            "  MONSTER:'D',random\n"
            "}\n"
            "ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3) {\n"
            "}\n"
            "LOOP [2] {\n"
            "  ROOM:\"ordinary\",lit,random,random,random {\n"
            "    SINK:random\n"
            "  }\n"
            "}\n"
            "RANDOM_CORRIDORS\n",
            "ROOM:\"ordinary\",lit,(3,3)",
            "SUBROOM",
            "ROOM:\"ordinary\",lit,(5,1)",
            "FOUNTAIN",
            "ROOMDOOR",
            "SUBROOM",
            {3, 1},
            {{"small to 1,5", {"(5,1)", "(1,5)"}},
             {"inner by 3,1", {"(4,2)", "(7,3)"}},
             {"fountain by 9,5", {"FOUNTAIN:(1,1)", "FOUNTAIN:(10,6)"}},
             {"door up", {"east,1", "east,0"}},
             {"door to the north", {"east,1", "north,0"}},
             {"small grows by 2,1", {"(5,3)", "(7,4)"}},
             {"large left", {"(3,3)", "(2,3)"}},
             {"large wider", {"(11,7)", "(12,7)"}},
             {"inner down", {"(4,2)", "(4,3)"}},
             {"fountain right", {"FOUNTAIN:(1,1)", "FOUNTAIN:(2,1)"}},
             {"fountain gone", {"  FOUNTAIN:(1,1)\n", ""}},
             {"small gone", {"ROOM:\"ordinary\",lit,(5,1),(left,top),(5,3) {\n}\n", ""}},
             {"new room", {"LOOP", "\nROOM:\"ordinary\",lit,(1,5),(center,center),(6,4) {\n}\nLOOP"}},
             {"new room in the large one",
              {"  FOUNTAIN", "  SUBROOM:\"ordinary\",lit,(0,5),(3,2) {\n  }\n  FOUNTAIN"}},
             {"large at random", {"(3,3)", "random"}},
             {"altar in the small one", {"(5,3) {\n", "(5,3) {\n  ALTAR:(2,1),random,altar\n"}},
             {"door of the inner one", {"east,1\n", "east,1\n    ROOMDOOR:false,closed,west,0\n"}}}};
}

Sample script() {
    const QByteArray addedRoom =
        "des.room({ type = \"ordinary\", lit = 1, x = 1, y = 5, xalign = \"center\", "
        "yalign = \"center\", w = 6, h = 4, contents = function()\nend })\n";
    const QByteArray addedInside = "   des.room({ type = \"ordinary\", lit = 1, x = 0, y = 5, w = 3, h = 2, "
                                   "contents = function()\n   end })\n";
    return {
        "Lua",
        "nethack-3.7",
        "des.level_flags(\"noflip\")\n"
        "des.room({ lit = 1, x = 3, y = 3, w=11, h=7, xalign = \"center\", yalign = \"center\",\n"
        "           contents = function()\n"
        "   des.room({ lit = 1, x = 4, y = 2, w = 3, h = 2, contents = function()\n"
        "      des.door({ state = \"closed\", wall = \"east\", pos = 1 })\n"
        "   end })\n"
        "   des.feature(\"fountain\", 1, 1)\n"
        "end })\n"
        "des.room({ lit = 1, coord = {5,1}, w = 5, h = 3, xalign = \"left\", yalign = \"top\" })\n"
        "for i = 1, 2 do\n"
        "   des.room({ lit = 1, contents = function() des.feature(\"sink\") end })\n"
        "end\n"
        "des.random_corridors()\n",
        "des.room({ lit = 1, x = 3",
        "des.room({ lit = 1, x = 4",
        "des.room({ lit = 1, coord",
        "des.feature(\"fountain\"",
        "des.door",
        "des.room({ lit = 1, x = 4",
        {3, 1},
        {{"small to 1,5", {"{5,1}", "{1,5}"}},
         {"inner by 3,1", {"x = 4, y = 2", "x = 7, y = 3"}},
         {"fountain by 9,5", {"\"fountain\", 1, 1", "\"fountain\", 10, 6"}},
         {"door up", {"pos = 1", "pos = 0"}},
         {"door to the north", {"wall = \"east\", pos = 1", "wall = \"north\", pos = 0"}},
         {"small grows by 2,1", {"w = 5, h = 3", "w = 7, h = 4"}},
         {"large left", {"x = 3", "x = 2"}},
         {"large wider", {"w=11", "w=12"}},
         {"inner down", {"y = 2", "y = 3"}},
         {"fountain right", {"\"fountain\", 1, 1", "\"fountain\", 2, 1"}},
         {"fountain gone", {"   des.feature(\"fountain\", 1, 1)\n", ""}},
         {"small gone",
          {"des.room({ lit = 1, coord = {5,1}, w = 5, h = 3, xalign = \"left\", yalign = \"top\" })\n", ""}},
         {"new room", {"for i", addedRoom + "for i"}},
         {"new room in the large one", {"\"fountain\", 1, 1)\n", "\"fountain\", 1, 1)\n" + addedInside}},
         {"large at random", {"x = 3, y = 3, ", ""}}}};
}

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{classic(), program(), script()};
    return all;
}

QByteArray with(QByteArray text, const Change& change) {
    return text.replace(change.first, change.second);
}

struct Desk : RoomDesk {
    explicit Desk(const Sample& sample) : RoomDesk(sample.text, sample.game) {}

    // Whether the map shows the statement that begins with these words.
    bool isShown(const QByteArray& words) {
        const auto statement = session().analysis().statementAt(Offset(text().indexOf(words)));
        const Area all = canvas().extent();
        for (int y = all.y1; y <= all.y2; ++y) {
            for (int x = all.x1; x <= all.x2; ++x) {
                const auto there = canvas().statementsAt({x, y});
                if (!there.empty() && there.front() == statement)
                    return true;
            }
        }
        return false;
    }
};

void addSamples() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < samples().size(); ++i)
        QTest::newRow(samples()[i].name) << int(i);
}

// A row for each sample and each edit. Fails for an edit that a sample does not know.
template <class... Columns>
void addEdits(const std::vector<std::tuple<QByteArray, Columns...>>& edits) {
    for (std::size_t i = 0; i < samples().size(); ++i) {
        for (const auto& edit : edits) {
            const QByteArray& name = std::get<0>(edit);
            QTestData& row = QTest::newRow((samples()[i].name + (": " + name)).constData()) << int(i) << name;
            std::apply([&](const QByteArray&, const Columns&... columns) { (void(row << columns), ...); },
                       edit);
        }
    }
}

enum class What { Large, Inner, Small, Fountain, Door, Level };

QByteArray wordsOf(const Sample& sample, What what) {
    switch (what) {
    case What::Large:
        return sample.large;
    case What::Inner:
        return sample.inner;
    case What::Small:
        return sample.small;
    case What::Fountain:
        return sample.fountain;
    case What::Door:
        return sample.door;
    case What::Level:
        break;
    }
    return {};
}

} // namespace

class RoomConformanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void selectsRooms_data() { addSamples(); }
    void selectsRooms() {
        QFETCH(const int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        const Area floor = desk.floorOf(sample.large);
        QCOMPARE(floor.width(), 11);
        const Area inner = desk.floorOf(sample.inner);
        QCOMPARE(inner.x1, floor.x1 + 4);
        desk.click({floor.x2, floor.y2});
        QVERIFY(desk.selectedText().startsWith(sample.large));
        desk.click({inner.x1, inner.y1});
        QVERIFY(desk.selectedText().startsWith(sample.inner));
        desk.click({floor.x1 + 1, floor.y1 + 1});
        QVERIFY(desk.selectedText().startsWith(sample.fountain));
        const Area ofDoor = desk.floorOf(sample.doorOf);
        desk.click({ofDoor.x1 + sample.doorAt.x(), ofDoor.y1 + sample.doorAt.y()});
        QVERIFY(desk.selectedText().startsWith(sample.door));
        QCOMPARE(desk.text(), sample.text);
    }

    // Random things, and the contents of computed rooms, are where the roll has them.
    void showsWhatIsDrawn_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("3.6: a random place") << 1 << QByteArray("MONSTER:'D'");
        QTest::newRow("3.6: in a loop") << 1 << QByteArray("SINK:random");
        QTest::newRow("Lua: in a loop") << 2 << QByteArray("des.feature(\"sink\")");
    }
    void showsWhatIsDrawn() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, words);
        Desk desk(samples()[std::size_t(index)]);
        QTRY_VERIFY(desk.isShown(words));
    }

    void drags_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<What>("room");
        QTest::addColumn<QPoint>("from"); // counted from the corner of its floor
        QTest::addColumn<QPoint>("to");
        addEdits<What, QPoint, QPoint>({{"small to 1,5", What::Small, QPoint(1, 1), QPoint(-60, 15)},
                                        {"inner by 3,1", What::Inner, QPoint(0, 0), QPoint(3, 1)},
                                        {"fountain by 9,5", What::Large, QPoint(1, 1), QPoint(10, 6)},
                                        {"door up", What::Door, QPoint(), QPoint(0, -1)},
                                        {"door to the north", What::Door, QPoint(), QPoint()}});
    }
    void drags() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, edit);
        QFETCH(const What, room);
        QFETCH(QPoint, from);
        QFETCH(QPoint, to);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        if (room == What::Door) {
            from = sample.doorAt;
            to = edit == "door up" ? sample.doorAt + to : QPoint(0, -1);
        }
        const Area floor = desk.floorOf(room == What::Door ? sample.doorOf : wordsOf(sample, room));
        const Point end{std::max(2, floor.x1 + to.x()), floor.y1 + to.y()};
        desk.drag({floor.x1 + from.x(), floor.y1 + from.y()}, end);
        desk.isOneStepAndShown(sample.text, with(sample.text, sample.changes.at(edit)));
    }

    void resizesByHandles_data() { addSamples(); }
    void resizesByHandles() {
        QFETCH(const int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        const Area floor = desk.floorOf(sample.small);
        desk.click({floor.x1, floor.y1});
        const QRect walls = desk.canvas().cellRect({floor.x2 + 1, floor.y2 + 1});
        QTest::mousePress(desk.view(), Qt::LeftButton, {}, walls.bottomRight());
        desk.moveTo({floor.x2 + 3, floor.y2 + 2});
        desk.release({floor.x2 + 3, floor.y2 + 2});
        desk.isOneStepAndShown(sample.text, with(sample.text, sample.changes.at("small grows by 2,1")));
    }

    void refusesByMouse_data() { addSamples(); }
    void refusesByMouse() {
        QFETCH(const int, index);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        const Area floor = desk.floorOf(sample.large);
        const Area inner = desk.floorOf(sample.inner);
        desk.drag({inner.x1, inner.y1}, {inner.x1 + 8, inner.y1});
        QCOMPARE(desk.refusal(), QStringLiteral("A room in a room must stay within it."));
        desk.drag({floor.x1 + 1, floor.y1 + 1}, {floor.x2 + 3, floor.y1 + 1});
        QVERIFY2(desk.refusal().contains("11 × 7"), qPrintable(desk.refusal()));
        QCOMPARE(desk.text(), sample.text);
    }

    void doesAllByKeys_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<What>("selected");
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        const Qt::KeyboardModifiers moves = Qt::AltModifier;
        const Qt::KeyboardModifiers resizes = Qt::AltModifier | Qt::ShiftModifier;
        addEdits<What, int, Qt::KeyboardModifiers>(
            {{"large left", What::Large, int(Qt::Key_Left), moves},
             {"large wider", What::Large, int(Qt::Key_Right), resizes},
             {"inner down", What::Inner, int(Qt::Key_Down), moves},
             {"fountain right", What::Fountain, int(Qt::Key_Right), moves},
             {"door up", What::Door, int(Qt::Key_Up), moves},
             {"fountain gone", What::Fountain, int(Qt::Key_Delete), {}},
             {"small gone", What::Small, int(Qt::Key_Delete), {}}});
    }
    void doesAllByKeys() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, edit);
        QFETCH(const What, selected);
        QFETCH(const int, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        desk.caretTo(wordsOf(sample, selected));
        desk.canvas().setFocus();
        QTest::keyClick(&desk.canvas(), Qt::Key(key), modifiers);
        desk.isOneStepAndShown(sample.text, with(sample.text, sample.changes.at(edit)));
    }

    void addsByTheMenu_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<What>("room");
        QTest::addColumn<QPoint>("cell");
        QTest::addColumn<QString>("line");
        addEdits<What, QPoint, QString>(
            {{"new room", What::Level, QPoint(5, 18), QStringLiteral("Add Room")},
             {"new room in the large one", What::Large, QPoint(0, 5), QStringLiteral("Add Subroom")},
             {"large at random", What::Large, QPoint(10, 0), QStringLiteral("Place at Random")}});
        // The menu adds these things only where they are one statement.
        QTest::newRow("3.6: altar") << 1 << QByteArray("altar in the small one") << What::Small
                                    << QPoint(2, 1) << QStringLiteral("Add Altar");
        QTest::newRow("3.6: door") << 1 << QByteArray("door of the inner one") << What::Inner << QPoint(-1, 0)
                                   << QStringLiteral("Add Inner Door");
    }
    void addsByTheMenu() {
        QFETCH(const int, index);
        QFETCH(const QByteArray, edit);
        QFETCH(const What, room);
        QFETCH(const QPoint, cell);
        QFETCH(const QString, line);
        const Sample& sample = samples()[std::size_t(index)];
        Desk desk(sample);
        const Area floor = room == What::Level ? Area{} : desk.floorOf(wordsOf(sample, room));
        desk.choose({floor.x1 + cell.x(), floor.y1 + cell.y()}, line);
        desk.isOneStepAndShown(sample.text, with(sample.text, sample.changes.at(edit)));
    }

    // Rooms that a loop makes are not changed. In 3.6, they are no statements of their own.
    void refusesRoomsOfALoop() {
        const Sample& sample = samples().back();
        Desk desk(sample);
        const auto room = Offset(sample.text.indexOf("des.room({ lit = 1, contents"));
        const auto statement = desk.session().analysis().statementAt(room);
        const EditOutcome moved = desk.session().game().language().shapeRoom(
            desk.session().levels().source(0), statement->statement, {Point{2, 2}, Point{4, 4}});
        QVERIFY(!moved);
        QVERIFY2(moved.error().reason.contains("for i = 1"), moved.error().reason.c_str());
    }

    void movesRoomsOfStockLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text = fileBytes(sharedFolder() + "/corpus/nethack-3.6/des/oracle.des");
        RoomDesk desk(text, "nethack-3.6");
        const Area floor = desk.floorOf("ROOM: \"ordinary\" , lit, (3,3)");
        QCOMPARE(floor.width(), 11);
        desk.drag({floor.x1 + 1, floor.y1 + 1}, {40, 6});
        QCOMPARE(desk.text(),
                 with(text, {"(3,3), (center,center), (11,9)", "(3,2), (center,center), (11,9)"}));
        QTRY_VERIFY(desk.isCurrent());
        desk.session().undo();
        QCOMPARE(desk.text(), text);
    }
};

LEVWRIGHT_TEST(RoomConformanceTest)

} // namespace levwright::room_conformance_test

#include "RoomConformanceTest.moc"
