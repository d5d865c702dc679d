// SPDX-License-Identifier: GPL-3.0-or-later
// How the map shows things of a random kind, and where it writes the names of areas.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"

#include <QPixmap>

namespace levwright::map_looks_test {
namespace {

const QByteArray hall = QByteArray("..............................\n").repeated(9);

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& statements, const Theme& theme = Theme::light())
        : WindowDesk(mazeWith(hall, statements), theme) {
        caretTo("GEOMETRY");
        trigger("tool.select");
    }
    QImage picture(Point cell) {
        QPixmap shown(canvas().viewport()->size());
        canvas().viewport()->render(&shown);
        return shown.toImage().copy(canvas().cellRect(cell));
    }
    QByteArray current() {
        const std::optional<StatementRef> statement = session().currentStatement();
        return statement ? QByteArray::fromStdString(
                               std::string(session().text().slice(session().rangeOf(*statement))))
                         : QByteArray();
    }
    void hover(QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, canvas().viewport()->mapToGlobal(place), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(canvas().viewport(), &move);
    }
    void click(QPoint place) { QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, place); }
    void pressEscape() { QTest::keyClick(&canvas(), Qt::Key_Escape); }
};

// How much the picture differs from the plain ground, per pixel of the cell.
qreal strengthOf(const QImage& picture, const QImage& ground) {
    qreal sum = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            sum += std::abs(qGray(picture.pixel(x, y)) - qGray(ground.pixel(x, y)));
    }
    return sum / (picture.width() * picture.height());
}

} // namespace

class MapLooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawnKindsLookDifferent_data() {
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<QByteArray>("drawn");
        for (const bool isDark : {false, true}) {
            const char* theme = isDark ? "dark" : "light";
            const auto row = [&](const char* what, const char* named, const char* drawn) {
                QTest::addRow("%s, %s", what, theme) << isDark << QByteArray(named) << QByteArray(drawn);
            };
            row("a class of monsters", "MONSTER:'D',\"red dragon\",", "MONSTER:'D',random,");
            row("any monster", "MONSTER:'D',\"red dragon\",", "MONSTER:random,random,");
            row("scrolls", "OBJECT:'?',\"light\",", "OBJECT:'?',random,");
            row("any object", "OBJECT:'?',\"light\",", "OBJECT:random,random,");
            row("traps", "TRAP:\"pit\",", "TRAP:random,");
        }
    }
    void drawnKindsLookDifferent() {
        QFETCH(const bool, isDark);
        QFETCH(const QByteArray, named);
        QFETCH(const QByteArray, drawn);
        Desk desk(named + "(2,2)\n" + drawn + "(6,2)\n", isDark ? Theme::dark() : Theme::light());
        const QImage ground = desk.picture({10, 2});
        const QImage certain = desk.picture({2, 2});
        const QImage random = desk.picture({6, 2});
        QVERIFY(certain != random);
        QVERIFY(strengthOf(random, ground) > 2);
        QVERIFY(strengthOf(random, ground) < strengthOf(certain, ground) * 0.9);
    }

    // What a statement makes of a cell looks like the same thing in the map, and not like a letter.
    void statementsLookLikeWhatTheyMake_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<char>("drawn");
        QTest::addColumn<QByteArray>("statement");
        const auto row = [](const char* game, const char* name, char drawn, const char* statement) {
            QTest::addRow("%s in %s", name, game) << QByteArray(game) << drawn << QByteArray(statement);
        };
        row("nethack-3.4.3", "fountain", '{', "FOUNTAIN:(3,2)\n");
        row("nethack-3.6", "door", '+', "DOOR:closed,(3,2)\n");
        row("nethack-3.6", "fountain", '{', "FOUNTAIN:(3,2)\n");
        row("nethack-3.6", "sink", 'K', "SINK:(3,2)\n");
        row("nethack-3.6", "pool", 'P', "POOL:(3,2)\n");
        row("nethack-3.6", "lava", 'L', "TERRAIN:(3,2),'L'\n");
        row("nethack-3.7", "fountain", '{', "des.feature(\"fountain\", 3,2)\n");
        row("nethack-3.7", "sink", 'K', "des.feature(\"sink\", 3,2)\n");
        row("nethack-3.7", "pool", 'P', "des.feature(\"pool\", 3,2)\n");
        row("nethack-3.7", "throne", '\\', "des.feature(\"throne\", 3,2)\n");
        row("nethack-3.7", "lava", 'L', "des.terrain(3,2,\"L\")\n");
        row("nethack-3.7", "door", '+', "des.door(\"closed\", 3,2)\n");
        row("nethack-3.7", "secret door", 'S', "des.door(\"secret\", 3,2)\n");
    }
    void statementsLookLikeWhatTheyMake() {
        QFETCH(const QByteArray, game);
        QFETCH(const char, drawn);
        QFETCH(const QByteArray, statement);
        const bool isDoor = drawn == '+' || drawn == 'S';
        const QByteArray plain = isDoor ? QByteArray("|.....|\n|.....|\n-------\n|.....|\n|.....|\n")
                                        : QByteArray(".......\n").repeated(5);
        const auto pictureOf = [&](char cell, const QByteArray& statements) {
            QByteArray map = plain;
            map[2 * 8 + 3] = cell;
            WindowDesk desk;
            desk.open(
                game == "nethack-3.7"
                    ? "des.level_flags(\"mazelevel\")\ndes.map([[\n" + map + "]])\n" + statements
                    : (game == "nethack-3.6" ? "MAZE:\"a\",' '\nFLAGS:noteleport\n" : "MAZE:\"a\",' '\n") +
                          ("GEOMETRY:center,center\nMAP\n" + map + "ENDMAP\n" + statements),
                game == "nethack-3.7" ? QStringLiteral("/a.lua") : QStringLiteral("/a.des"));
            desk.session().readAs(loadGame(game.toStdString()).value());
            desk.trigger("tool.select");
            QPixmap shown(desk.canvas().viewport()->size());
            desk.canvas().viewport()->render(&shown);
            return shown.toImage().copy(
                desk.canvas().cellRect({2, 1}).united(desk.canvas().cellRect({4, 3})));
        };
        const QImage made = pictureOf(plain[2 * 8 + 3], statement);
        QVERIFY(made != pictureOf(plain[2 * 8 + 3], {}));
        QCOMPARE(made, pictureOf(drawn, drawn == '{' || isDoor ? statement : QByteArray()));
    }

    void allKindsOfChanceDiffer() {
        Desk desk("OBJECT:'?',random,(2,2)\nOBJECT:random,random,(4,2)\nMONSTER:random,random,(6,2)\n"
                  "MONSTER:'D',random,(8,2)\nTRAP:random,(10,2)\n");
        QList<QImage> seen;
        for (const int x : {2, 4, 6, 8, 10}) {
            const QImage picture = desk.picture({x, 2});
            QVERIFY2(!seen.contains(picture), qPrintable(QString::number(x)));
            seen << picture;
        }
    }

    // The name covers a place where a click takes the area, and no part of a thing.
    void namesAvoidThings_data() {
        QTest::addColumn<QByteArray>("things");
        QTest::addColumn<QPoint>("cell"); // a cell that the name covers
        const QByteArray upperLeft = "TRAP:\"pit\",(4,3)\n";
        const QByteArray upperRight = "TRAP:\"pit\",(14,3)\n";
        const QByteArray lowerLeft = "TRAP:\"pit\",(4,6)\n";
        const QByteArray lowerRight = "TRAP:\"pit\",(14,6)\n";
        const QByteArray above = "TRAP:\"pit\",(4,2)\nTRAP:\"pit\",(14,2)\n";
        QTest::newRow("none") << QByteArray() << QPoint(4, 3);
        QTest::newRow("one") << upperLeft << QPoint(14, 3);
        QTest::newRow("two") << upperLeft + upperRight << QPoint(4, 6);
        QTest::newRow("three") << upperLeft + upperRight + lowerLeft << QPoint(14, 6);
        QTest::newRow("four") << upperLeft + upperRight + lowerLeft + lowerRight << QPoint(4, 2);
        QTest::newRow("and above") << upperLeft + upperRight + lowerLeft + lowerRight + above << QPoint(4, 7);
    }
    void namesAvoidThings() {
        QFETCH(const QByteArray, things);
        QFETCH(const QPoint, cell);
        Desk desk("REGION:(4,3,14,6),lit,\"throne\"\n" + things);
        // In the half of the cell that the name uses next to the area.
        const QRect rect = desk.canvas().cellRect({cell.x(), cell.y()});
        const bool isLow = cell.y() == 2 || cell.y() == 6;
        desk.click({rect.center().x(), isLow ? rect.bottom() - 7 : rect.top() + 7});
        QVERIFY(desk.current().startsWith("REGION"));
    }

    // Away from the line around the area, in cells whose middle belongs to no thing.
    void noPlaceNoName() {
        QByteArray things;
        for (int x = 0; x < 15; ++x) {
            for (int y = 2; y < 8; ++y)
                things += "FOUNTAIN:(" + QByteArray::number(x) + ',' + QByteArray::number(y) + ")\n";
        }
        Desk with("REGION:(4,3,14,6),lit,\"throne\"\n" + things);
        Desk without("REGION:(4,3,14,6),lit,\"ordinary\"\n" + things);
        QCOMPARE(with.picture({6, 3}), without.picture({6, 3}));
        // A name appears while the pointer is on the line around the area.
        const QRect beside = with.canvas().cellRect({15, 5});
        with.hover({beside.left() + 1, beside.center().y()});
        QVERIFY(with.picture({4, 3}) != without.picture({4, 3}));
        with.hover(with.canvas().cellRect({20, 0}).center());
        QCOMPARE(with.picture({6, 3}), without.picture({6, 3}));
        with.caretTo("REGION");
        QVERIFY(with.picture({6, 3}) != without.picture({6, 3}));
    }

    // Also for one of the many ordinary areas.
    void hoveredAreaSaysItsName() {
        Desk desk("REGION:(4,3,14,6),lit,\"ordinary\"\n");
        const QImage before = desk.picture({5, 3});
        desk.hover(desk.canvas().cellRect({14, 6}).bottomRight());
        const QImage hovered = desk.picture({5, 3});
        desk.hover(desk.canvas().cellRect({20, 0}).center());
        QCOMPARE(desk.picture({5, 3}), before);
        // More colours than the tint alone.
        QSet<QRgb> colors;
        for (int x = 0; x < hovered.width(); ++x)
            colors << hovered.pixel(x, hovered.height() / 4);
        QVERIFY(colors.size() > 2);
    }

    // Places are drawn from it, which no other area says.
    void randomRegionsHaveTheirColor() {
        const auto picture = [](const QByteArray& area) {
            Desk desk(area);
            desk.session().readAs(loadGame("slashem").value());
            return desk.picture({4, 4});
        };
        const QImage region = picture("RANDOM_REGION[0]:(4,3,14,6),(0,0,0,0)\n");
        QVERIFY(region != picture({}));
        QVERIFY(region != picture("REGION:(4,3,14,6),lit,\"ordinary\"\n"));
        QVERIFY(region != picture("BRANCH:(4,3,14,6),(0,0,0,0)\n"));
    }

    void namesFollowThings() {
        Desk desk("REGION:(4,3,14,6),lit,\"throne\"\nTRAP:\"pit\",(20,3)\n");
        QVERIFY(desk.session().apply(
            EditOutcome(TextEdit::difference(
                desk.text().toStdString(), QByteArray(desk.text()).replace("(20,3)", "(4,3)").toStdString())),
            QStringLiteral("Move")));
        const QRect rect = desk.canvas().cellRect({14, 3});
        desk.click({rect.center().x(), rect.top() + 7});
        QVERIFY(desk.current().startsWith("REGION"));
    }

    void partsAreAsTheWhole_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isDark");
        for (const bool isDark : {false, true}) {
            for (const int count : {1, 7, 16, 40})
                QTest::addRow("%d, %s", count, isDark ? "dark" : "light") << count << isDark;
        }
    }
    // However many rectangles are repainted, and whatever they cut.
    void partsAreAsTheWhole() {
        QFETCH(const int, count);
        QFETCH(const bool, isDark);
        Desk desk("REGION:(4,3,14,6),unlit,\"throne\"\nNON_DIGGABLE:(1,1,20,7)\nMONSTER:'D',random,(5,4)\n"
                  "TRAP:\"pti\",(8,4)\nMONSTER:'D',\"red dragon\",(9,4)\nDOOR:closed,(2,2)\n",
                  isDark ? Theme::dark() : Theme::light());
        desk.trigger("view.grid");
        desk.caretTo("MONSTER:'D',\"red");
        desk.hover(desk.canvas().cellRect({12, 6}).center());
        QWidget& viewport = *desk.canvas().viewport();
        QPixmap whole(viewport.size());
        viewport.render(&whole);
        QRegion region;
        for (int i = 0; i < count; ++i)
            region += QRect(3 + i % 8 * 50, 2 + i / 8 * 41 + i % 8 * 3, 37, 23);
        QPixmap parts(whole);
        parts.fill(Qt::magenta);
        viewport.render(&parts, region.boundingRect().topLeft(), region);
        for (const QRect& part : region)
            QCOMPARE(parts.copy(part).toImage(), whole.copy(part).toImage());
    }
};

LEVWRIGHT_TEST(MapLooksTest)

} // namespace levwright::map_looks_test

#include "MapLooksTest.moc"
