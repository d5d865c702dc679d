// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every stock level of every game, shown by Qt and by another program.
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

namespace levwright::stock_pictures_test {
namespace {

// How many pixels differ by more than a little.
qsizetype differences(const QImage& a, const QImage& b) {
    constexpr int little = 2;
    qsizetype count = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        if (std::memcmp(left, right, std::size_t(a.width()) * sizeof(QRgb)) == 0)
            continue;
        for (int x = 0; x < a.width(); ++x) {
            const bool isSame = qAbs(qRed(left[x]) - qRed(right[x])) <= little &&
                                qAbs(qGreen(left[x]) - qGreen(right[x])) <= little &&
                                qAbs(qBlue(left[x]) - qBlue(right[x])) <= little;
            count += isSame ? 0 : 1;
        }
    }
    return count;
}

// Sentences about levels of which there is no picture, without those that are known: how 3.2 fills levels
// without a map is not known, and a variant has scripts of mazes without a cell.
QByteArrayList surprises(const QByteArray& complaints) {
    QByteArrayList lines = complaints.split('\n');
    lines.removeIf([](const QByteArray& line) {
        return line.isEmpty() || (line.contains("-fill") && line.contains("cannot be rolled")) ||
               (line.contains("maze-") && line.contains("its map is empty"));
    });
    return lines;
}

QImage plain(const QImage& image) {
    QImage copy = image.convertToFormat(QImage::Format_RGB32);
    copy.setColorSpace({});
    return copy;
}

} // namespace

class StockPicturesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // No levels of SLASH'EM itself are at hand; those of variants stand for it, too.
    static void everyLevel_data() {
        addStockFolders();
        const auto add = [](const char* name, const char* folder, const char* game) {
            QTest::newRow(name) << QStringLiteral("variants/") + folder << QString::fromLatin1(game);
        };
        add("of SLASH'EM", "slashthem/des", "slashem");
        add("of 3.6", "evilhack/des", "nethack-3.6");
        add("of 3.7", "crecellehack/lua", "nethack-3.7");
    }
    void everyLevel() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, folder);
        showsAll(folder, {});
    }

    // The tiles are crisp in other programs, too.
    void everyLevelInTiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QTemporaryDir place;
        QFile tiles(place.filePath(QStringLiteral("tiles.bmp")));
        QVERIFY(tiles.open(QIODevice::WriteOnly));
        tiles.write(QByteArray::fromStdString(bmpOfTiles(1057)));
        tiles.close();
        showsAll(QStringLiteral("nethack-3.4.3/des"), {QStringLiteral("--tileset"), tiles.fileName()});
    }

private:
    // In both forms, and in other programs.
    static void showsAll(const QString& folder, const QStringList& options) {
        QTemporaryDir place;
        const QString path = sharedFolder() + QStringLiteral("/corpus/") + folder;
        const auto render = [&](const QString& to) {
            QProcess process;
            process.start(QStringLiteral(LEVWRIGHT_CLI),
                          QStringList{QStringLiteral("render"), path, QStringLiteral("-o"), to} + options);
            process.waitForFinished(-1);
            return process.readAllStandardError().trimmed();
        };
        const QString pngFile = place.filePath(QStringLiteral("sheet.png"));
        const QString svgFile = place.filePath(QStringLiteral("sheet.svg"));
        const QByteArray complaints = render(pngFile);
        QCOMPARE(render(svgFile), complaints);
        QCOMPARE(surprises(complaints), QByteArrayList());
        const QImage png = plain(QImage(pngFile));
        QVERIFY(png.width() > 2000 && png.height() > 1000);

        QSvgRenderer renderer(svgFile);
        QCOMPARE(renderer.defaultSize(), png.size());
        QImage shown(png.size(), QImage::Format_RGB32);
        QPainter painter(&shown);
        renderer.render(&painter);
        painter.end();
        QCOMPARE(differences(plain(shown), png), 0);

        const QString other = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
        if (other.isEmpty())
            QSKIP("rsvg-convert is missing: only Qt has shown the pictures");
        QProcess process;
        const QString again = place.filePath(QStringLiteral("again.png"));
        process.start(other, {QStringLiteral("-o"), again, svgFile});
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.readAllStandardError(), "");
        const QImage converted = plain(QImage(again));
        QCOMPARE(converted.size(), png.size());
        QCOMPARE(differences(converted, png), 0);
    }
};

LEVWRIGHT_TEST(StockPicturesTest)

} // namespace levwright::stock_pictures_test

#include "StockPicturesTest.moc"
