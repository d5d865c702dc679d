// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of the playtest paints itself and nothing around it.
#include "widgets/playtest/CellPainter.h"

#include "tests/support/TestProgram.h"
#include "widgets/playtest/GroundTile.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace levwright::cell_painter_test {

class CellPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysInsideItsCell_data() {
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<qreal>("ratio");
        for (const bool isDark : {false, true}) {
            for (const qreal ratio : {1.0, 2.0})
                QTest::addRow("%s %.0f %%", isDark ? "dark" : "light", ratio * 100) << isDark << ratio;
        }
    }
    // Otherwise the halo of a monster that has gone would stay as a light line.
    void staysInsideItsCell() {
        QFETCH(const bool, isDark);
        QFETCH(const qreal, ratio);
        constexpr QSize cell(20, 32);
        playtest::ShownCell shown;
        shown.terrain = '.';
        shown.knowledge = playtest::Knowledge::Seen;
        shown.type = 0;
        shown.player = true;
        const Grid<playtest::ShownCell> cells(3, 3, shown);
        const Grid<char> terrain(3, 3, '.');
        const TypeLooks looks{ThingLook{QChar(u'@'), 15, {}}};
        QImage image(cell * 3 * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        CellPainter cellPainter(TerrainPainter(isDark ? Theme::dark() : Theme::light(), groundLooks(nullptr),
                                               Look::Tiles, cell, ratio),
                                MapForm::Tiles);
        cellPainter.paint(painter, {cells, terrain, looks}, {1, 1}, QPoint(cell.width(), cell.height()));
        cellPainter.paintLookMark(painter, QPoint(cell.width(), cell.height()));
        painter.end();
        const QRect inside(QPoint(int(cell.width() * ratio), int(cell.height() * ratio)), cell * ratio);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QVERIFY2((image.pixelColor(x, y) == QColor(Qt::magenta)) != inside.contains(x, y),
                         qPrintable(QStringLiteral("%1,%2").arg(x).arg(y)));
        }
    }
};

LEVWRIGHT_TEST(CellPainterTest)

} // namespace levwright::cell_painter_test

#include "CellPainterTest.moc"
