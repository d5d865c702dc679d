// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a part's map larger and smaller and moves its contents, by its border and by numbers.
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/dialogs/MapSizeDialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace levwright::map_size_test {
namespace {

const QByteArray rows = "----\n|..|\n|..|\n----\n";
const QByteArray things = "TRAP:\"pit\",(1,1)\nREGION:(1,1,2,2),lit,\"ordinary\"\n";

struct Desk : WindowDesk {
    explicit Desk(const QByteArray& text = mazeWith(rows, things)) : WindowDesk(text) {
        trigger("tool.select");
        caretTo("GEOMETRY");
        canvas().setFocus();
    }
    QWidget* view() { return canvas().viewport(); }
    // A point on the border, two pixels outside the cells.
    QPoint border(Qt::Edges edges) {
        const QRect map = canvas().cellRect({0, 0}) | canvas().cellRect({3, 3});
        const auto along = [&](Qt::Edge low, Qt::Edge high, int first, int last) {
            return edges.testFlag(low) ? first - 2 : edges.testFlag(high) ? last + 2 : (first + last) / 2;
        };
        return {along(Qt::LeftEdge, Qt::RightEdge, map.left(), map.right()),
                along(Qt::TopEdge, Qt::BottomEdge, map.top(), map.bottom())};
    }
    QPoint cells(int columns, int lines) {
        return {columns * canvas().cellSize().width(), lines * canvas().cellSize().height()};
    }
    void dragBorder(Qt::Edges edges, QPoint by) {
        QTest::mousePress(view(), Qt::LeftButton, {}, border(edges));
        moveTo(border(edges) + by / 2, Qt::LeftButton);
        moveTo(border(edges) + by, Qt::LeftButton);
    }
    void release(QPoint place) { QTest::mouseRelease(view(), Qt::LeftButton, {}, place); }
    MapSizeDialog& dialog() {
        trigger("map.size");
        return child<MapSizeDialog>("mapSize");
    }
    std::size_t steps() { return session().document().doneSteps(); }
};

template <class Widget>
Widget& partOf(const QDialog& dialog, const QByteArray& name) {
    auto* part = dialog.findChild<Widget*>(QString::fromLatin1(name));
    if (part == nullptr)
        qFatal("no %s", name.constData());
    return *part;
}

} // namespace

class MapSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void borderIsDragged_data() {
        QTest::addColumn<Qt::Edges>("edges");
        QTest::addColumn<QPoint>("by"); // in cells
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("right, out") << Qt::Edges(Qt::RightEdge) << QPoint(2, 0)
                                    << mazeWith("----  \n|..|  \n|..|  \n----  \n", things);
        QTest::newRow("right, in") << Qt::Edges(Qt::RightEdge) << QPoint(-1, 0)
                                   << mazeWith("---\n|..\n|..\n---\n", things);
        QTest::newRow("below, out") << Qt::Edges(Qt::BottomEdge) << QPoint(0, 1)
                                    << mazeWith(rows + "    \n", things);
        QTest::newRow("left, in")
            << Qt::Edges(Qt::LeftEdge) << QPoint(1, 0)
            << mazeWith("---\n..|\n..|\n---\n",
                        QByteArray(things).replace("(1,1)", "(0,1)").replace("(1,1,2,2)", "(0,1,1,2)"));
        QTest::newRow("corner") << (Qt::RightEdge | Qt::BottomEdge) << QPoint(1, 1)
                                << mazeWith("---- \n|..| \n|..| \n---- \n     \n", things);
        QTest::newRow("nowhere") << Qt::Edges(Qt::RightEdge) << QPoint(0, 0) << mazeWith(rows, things);
    }
    void borderIsDragged() {
        QFETCH(const Qt::Edges, edges);
        QFETCH(const QPoint, by);
        QFETCH(const QByteArray, after);
        Desk desk;
        const QPoint from = desk.border(edges);
        const QPoint pixels = desk.cells(by.x(), by.y());
        desk.dragBorder(edges, pixels);
        QCOMPARE(desk.text(), mazeWith(rows, things)); // until the button is released
        desk.release(from + pixels);
        QCOMPARE(desk.text(), after);
        QCOMPARE(desk.steps(), std::size_t(after == mazeWith(rows, things) ? 0 : 1));
        desk.session().undo();
        QCOMPARE(desk.text(), mazeWith(rows, things));
    }

    void borderTellsWhatItDoes() {
        Desk desk;
        desk.moveTo(desk.border(Qt::RightEdge), Qt::NoButton);
        QCOMPARE(desk.view()->cursor().shape(), Qt::SizeHorCursor);
        desk.moveTo(desk.border(Qt::BottomEdge), Qt::NoButton);
        QCOMPARE(desk.view()->cursor().shape(), Qt::SizeVerCursor);
        desk.moveTo(desk.border(Qt::RightEdge | Qt::BottomEdge), Qt::NoButton);
        QCOMPARE(desk.view()->cursor().shape(), Qt::SizeFDiagCursor);
        desk.moveTo(desk.canvas().cellRect({1, 1}).center(), Qt::NoButton);
        QCOMPARE(desk.view()->cursor().shape(), Qt::ArrowCursor);
        QSignalSpy said(&desk.canvas(), &MapCanvas::pointedAt);
        desk.dragBorder(Qt::RightEdge, desk.cells(2, 0));
        QVERIFY2(said.last().front().toString().contains("6 × 4"),
                 qPrintable(said.last().front().toString()));
    }

    void escapeLeavesTheBorder() {
        Desk desk;
        desk.dragBorder(Qt::RightEdge, desk.cells(2, 0));
        const QPixmap dragged = desk.view()->grab();
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        QVERIFY(desk.view()->grab().toImage() != dragged.toImage());
        desk.release(desk.border(Qt::RightEdge) + desk.cells(2, 0));
        QCOMPARE(desk.text(), mazeWith(rows, things));
    }

    void numbers_data() {
        QTest::addColumn<QByteArray>("keys"); // typed into one field after the other
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("larger") << QByteArray("5\t5\t0\t0")
                                << mazeWith("---- \n|..| \n|..| \n---- \n     \n", things);
        QTest::newRow("shifted")
            << QByteArray("5\t5\t1\t1")
            << mazeWith("     \n ----\n |..|\n |..|\n ----\n",
                        QByteArray(things).replace("(1,1)", "(2,2)").replace("(1,1,2,2)", "(2,2,3,3)"));
        QTest::newRow("cropped")
            << QByteArray("3\t3\t-1\t-1")
            << mazeWith("..|\n..|\n---\n",
                        QByteArray(things).replace("(1,1)", "(0,0)").replace("(1,1,2,2)", "(0,0,1,1)"));
    }
    void numbers() {
        QFETCH(const QByteArray, keys);
        QFETCH(const QByteArray, after);
        Desk desk;
        MapSizeDialog& dialog = desk.dialog();
        const QByteArrayList typed = keys.split('\t');
        const QByteArrayList names{"columns", "rows", "right", "down"};
        for (int i = 0; i < typed.size(); ++i) {
            auto& box = partOf<QSpinBox>(dialog, "mapSize." + names[i]);
            box.setFocus();
            box.selectAll();
            QTest::keyClicks(&box, QString::fromLatin1(typed[i]));
        }
        QVERIFY(desk.text() == mazeWith(rows, things));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(desk.text(), after);
        QCOMPARE(desk.steps(), std::size_t(1));
    }

    void dialogShowsAndSays() {
        Desk desk(mazeWith(rows, "TRAP:\"pit\",(2,2)\n"));
        const QImage before = desk.view()->grab().toImage();
        MapSizeDialog& dialog = desk.dialog();
        partOf<QSpinBox>(dialog, "mapSize.columns").setValue(2);
        QVERIFY(desk.view()->grab().toImage() != before);
        QCOMPARE(partOf<QLabel>(dialog, "mapSize.said").text(),
                 "These would be outside the map and are removed: pit.");
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(desk.view()->grab().toImage(), before);
        QCOMPARE(desk.text(), mazeWith(rows, "TRAP:\"pit\",(2,2)\n"));
    }

    // A list of places cannot lose one of them.
    void whatCannotBeIsSaid() {
        Desk desk(mazeWith(rows, "RANDOM_PLACES:(2,2),(1,1)\n"));
        MapSizeDialog& dialog = desk.dialog();
        partOf<QSpinBox>(dialog, "mapSize.columns").setValue(2);
        QVERIFY(!partOf<QLabel>(dialog, "mapSize.said").text().isEmpty());
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }
};

LEVWRIGHT_TEST(MapSizeTest)

} // namespace levwright::map_size_test

#include "MapSizeTest.moc"
