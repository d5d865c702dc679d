// SPDX-License-Identifier: GPL-3.0-or-later
// A user carries the castle's throne room with all its things into other levels, with mouse, keys and
// clipboard; and turns stock maps in the window.
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QClipboard>
#include <QRegularExpression>
#include <QSignalSpy>

namespace levwright::throne_room_test {
namespace {

constexpr Area throne{26, 4, 38, 12}; // including its walls
constexpr Point target{3, 2};

QByteArray stock(const QString& game, const char* name) {
    return fileBytes(sharedFolder() + "/corpus/" + game + "/des/" + QString::fromLatin1(name));
}

// The file's statements of things and places in the area, shifted by that distance; numbers have no leading
// zeros.
QStringList thingsIn(const QByteArray& text, const Area& area, Point by) {
    static const QRegularExpression place(
        QStringLiteral("\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*(?:,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*)?\\)"));
    QStringList things;
    for (const QByteArray& line : text.split('\n')) {
        const QString words = QString::fromLatin1(line).trimmed();
        const QRegularExpressionMatch match = place.match(words);
        if (!match.hasMatch() || words.startsWith(u'#') || words.count(u'(') > 1)
            continue;
        const Point first{match.captured(1).toInt(), match.captured(2).toInt()};
        const bool isArea = !match.captured(3).isEmpty();
        const Point last = isArea ? Point{match.captured(3).toInt(), match.captured(4).toInt()} : first;
        if (!area.contains(first) || !area.contains(last))
            continue;
        QString moved = QStringLiteral("(%1,%2").arg(first.x + by.x).arg(first.y + by.y);
        if (isArea)
            moved += QStringLiteral(",%1,%2").arg(last.x + by.x).arg(last.y + by.y);
        things << QString(words)
                      .replace(match.capturedStart(), match.capturedLength(), moved + u')')
                      .simplified();
    }
    things.sort();
    return things;
}

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text) : WindowDesk(text) {
        window.resize(1700, 1000);
        QGuiApplication::clipboard()->clear();
        focusMap();
    }
    void focusMap() {
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, keys);
    }
    void moveTo(Point cell, Qt::MouseButtons buttons) {
        QWidget* view = canvas().viewport();
        const QPoint place = at(cell.x, cell.y);
        QVERIFY(view->rect().contains(place));
        QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, buttons, {});
        QApplication::sendEvent(view, &move);
    }
    void drag(Point from, Point to) {
        QWidget* view = canvas().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, at(from.x, from.y));
        moveTo(to, Qt::LeftButton);
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(to.x, to.y));
    }
    // Copies the throne room to the clipboard.
    void copyThroneRoom() {
        press(Qt::Key_9, Qt::AltModifier);
        drag({throne.x1, throne.y1}, {throne.x2, throne.y2});
        QVERIFY(*session().selectedCells() == CellMask::of(throne));
        press(Qt::Key_C, Qt::ControlModifier);
    }
    // Pastes it onto the map, with its upper left corner at the target.
    void putDown() {
        focusMap();
        moveTo(target, Qt::NoButton);
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(canvas().controls().floating.isFloating());
        press(Qt::Key_Return);
        QVERIFY(!canvas().controls().floating.isFloating());
    }
    const LevelModel& current() { return session().levels().level(session().currentLevel()); }
    QByteArray currentText() {
        return QByteArray::fromStdString(std::string(session().levels().levelText(session().currentLevel())));
    }
    char cell(Point at) { return current().parts.front().map->cells.atOr(at, ' '); }
};

constexpr Point by{target.x - throne.x1, target.y - throne.y1};

} // namespace

class ThroneRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesIntoOtherLevels_data() {
        QTest::addColumn<QByteArray>("game"); // null: the same document
        QTest::addColumn<bool>("hasTree");    // 3.2 does not have trees
        QTest::newRow("another level of the document") << QByteArray() << false;
        QTest::newRow("another document") << QByteArray("nethack-3.4.3") << false;
        QTest::newRow("NetHack 3.2") << QByteArray("nethack-3.2.2") << false;
        QTest::newRow("NetHack 3.2, with a tree") << QByteArray("nethack-3.2.2") << true;
    }
    void goesIntoOtherLevels() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        QFETCH(const bool, hasTree);
        const QByteArray castle = stock("nethack-3.4.3", "castle.des");
        const QByteArray empty = mazeWith(QByteArray("..............................\n").repeated(15))
                                     .replace("\"a\"", "\"hall\"");
        Desk desk(castle + (game.isNull() ? empty : QByteArray()));
        constexpr Point tree{30, 8};
        if (hasTree) {
            desk.press(Qt::Key_2, Qt::AltModifier);
            QTest::keyClick(&desk.canvas(), 'T');
            QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(tree.x, tree.y));
            QCOMPARE(desk.cell(tree), 'T');
        }
        const Grid<char> before = desk.current().parts.front().map->cells;
        const QByteArray original = desk.text();
        desk.copyThroneRoom();
        QCOMPARE(desk.text(), original);
        if (game.isNull()) {
            desk.caretTo("MAZE:\"hall\"");
        } else {
            desk.open(empty, QStringLiteral("/hall.des"));
            desk.trigger(("game." + game).constData());
        }
        QSignalSpy said(&desk.session(), &Session::refused);
        desk.putDown();
        QCOMPARE(said.count(), hasTree ? 1 : 0);
        for (int x = throne.x1; x <= throne.x2; ++x) {
            for (int y = throne.y1; y <= throne.y2; ++y) {
                const bool isUnknown = hasTree && Point{x, y} == tree;
                QCOMPARE(desk.cell({x + by.x, y + by.y}), isUnknown ? '.' : before.at({x, y}));
            }
        }
        const QStringList expected = thingsIn(castle, throne, by);
        QVERIFY(expected.size() > 20);
        QCOMPARE(thingsIn(desk.currentText(), {0, 0, 75, 20}, {0, 0}), expected);
        QVERIFY2(!hasErrors(desk.current().diagnostics), codesOf(desk.session().analysis()).constData());
        QVERIFY(*desk.session().selectedCells() ==
                CellMask::of(
                    {target.x, target.y, target.x + throne.width() - 1, target.y + throne.height() - 1}));
        if (hasTree)
            QVERIFY(said.first().first().toString().contains(QStringLiteral("“T”")));
        const QByteArray after = desk.text();
        QVERIFY(!game.isNull() || after.startsWith(castle));
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text(), game.isNull() ? original : empty);
        desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.text(), after);
    }

    // The wand selects the floor, together with what is on it.
    void theWandTakesItsFloor() {
        LEVWRIGHT_NEEDS_SHARED();
        Desk desk(stock("nethack-3.4.3", "castle.des"));
        desk.press(Qt::Key_Q, Qt::AltModifier | Qt::ShiftModifier);
        QTest::mouseClick(desk.canvas().viewport(), Qt::LeftButton, {}, desk.at(30, 8));
        const CellMask floor = *desk.session().selectedCells();
        QVERIFY(floor.contains({27, 5}) && !floor.contains({26, 5}));
        desk.press(Qt::Key_C, Qt::ControlModifier);
        const QByteArray empty = mazeWith(QByteArray("              \n").repeated(12));
        desk.open(empty, QStringLiteral("/hall.des"));
        desk.putDown();
        const Area bounds = *floor.bounds();
        QCOMPARE(desk.cell(target), '.');
        QVERIFY(!thingsIn(desk.text(), {0, 0, 75, 20}, {0, 0}).isEmpty());
        QVERIFY(!hasErrors(desk.current().diagnostics));
        QVERIFY(bounds.width() <= throne.width());
    }

    void stockMapsTurnRound_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<int>("times");
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2"}) {
            const auto row = [&](const char* file, const char* action, int times) {
                QTest::addRow("%s %s %s", game, file, action)
                    << QString::fromLatin1(game) << QByteArray(file) << QByteArray(action) << times;
            };
            row("castle.des", "map.flipHorizontally", 2);
            row("castle.des", "map.flipVertically", 2);
            row("castle.des", "map.halfTurn", 2);
            row("Valkyrie.des", "map.flipVertically", 2);
            row("medusa.des", "map.flipHorizontally", 2);
            row("Wizard.des", "map.flipHorizontally", 2);
            row("tower.des", "map.clockwise", 4);
            row("tower.des", "map.counterclockwise", 4);
            row("castle.des", "map.clockwise", 0); // refused
        }
    }
    void stockMapsTurnRound() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, action);
        QFETCH(const int, times);
        const QByteArray text = stock(game, file.constData());
        Desk desk(text);
        desk.trigger(("game." + game.toLatin1()).constData());
        QSignalSpy said(&desk.session(), &Session::refused);
        for (int i = 0; i < times; ++i) {
            desk.trigger(action.constData());
            QVERIFY(i + 1 == times || desk.text() != text);
        }
        if (times == 0) {
            desk.trigger(action.constData());
            QVERIFY(said.takeFirst().first().toString().startsWith(QStringLiteral("A map may have at most")));
        }
        QCOMPARE(said.count(), 0);
        QCOMPARE(desk.text(), text);
        QCOMPARE(desk.session().document().doneSteps(), std::size_t(times));
    }
};

LEVWRIGHT_TEST(ThroneRoomTest)

} // namespace levwright::throne_room_test

#include "ThroneRoomTest.moc"
