// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the user as they are read. Those of PNG are in TilesetTest of the windows, which can write
// them.
#include "core/tileset/BitmapFile.h"

#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QByteArray>
#include <QTest>

namespace levwright::bitmap_file_test {
namespace {

constexpr BitmapLimit limit{1000, 10'000};

struct Header {
    std::uint32_t info = 40;
    std::int32_t width = 2;
    std::int32_t height = 2;
    std::uint32_t bits = 8;
    std::uint32_t packing = 0;
};

// With a table of colours or masks, and points.
std::string bmp(const Header& header, const std::vector<std::uint32_t>& table, const std::string& points) {
    std::string bytes = "BM";
    addNumber(bytes, 0, 8);
    addNumber(bytes, std::uint32_t(14 + 40 + table.size() * 4), 4);
    for (const std::uint32_t number :
         {header.info, std::uint32_t(header.width), std::uint32_t(header.height)})
        addNumber(bytes, number, 4);
    addNumber(bytes, 1, 2);
    addNumber(bytes, header.bits, 2);
    addNumber(bytes, header.packing, 4);
    bytes.resize(54);
    for (const std::uint32_t number : table)
        addNumber(bytes, number, 4);
    return bytes + points;
}

std::string points(std::initializer_list<int> bytes) {
    return {bytes.begin(), bytes.end()};
}

constexpr Argb red = 0xffff0000;
constexpr Argb green = 0xff00ff00;
constexpr Argb blue = 0xff0000ff;
constexpr Argb white = 0xffffffff;

} // namespace

class BitmapFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBmp_data() {
        QTest::addColumn<std::string>("bytes");
        const std::vector<std::uint32_t> colors{0xff0000, 0xff00, 0xff, 0xffffff};
        // Red and green above blue and white.
        QTest::newRow("8 bits") << bmp({}, colors, points({2, 3, 0, 0, 0, 1, 0, 0}));
        QTest::newRow("4 bits") << bmp({.bits = 4}, colors, points({0x23, 0, 0, 0, 0x01, 0, 0, 0}));
        QTest::newRow("from above") << bmp({.height = -2}, colors, points({0, 1, 0, 0, 2, 3, 0, 0}));
        QTest::newRow("24 bits") << bmp({.bits = 24}, {},
                                        points({255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0}));
        QTest::newRow("32 bits") << bmp({.bits = 32}, {},
                                        points({255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0}));
        QTest::newRow("16 bits") << bmp({.bits = 16}, {}, points({0x1f, 0, 0xff, 0x7f, 0, 0x7c, 0xe0, 0x03}));
        QTest::newRow("16 bits with masks") << bmp({.bits = 16, .packing = 3}, {0xf800, 0x7e0, 0x1f},
                                                   points({0x1f, 0, 0xff, 0xff, 0, 0xf8, 0xe0, 0x07}));
    }
    void readsBmp() {
        QFETCH(const std::string, bytes);
        const Result<Bitmap> read = readBitmap(bytes, "a.bmp", limit);
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QVERIFY(*read == Bitmap(2, 2, std::vector<Argb>{red, green, blue, white}));
    }

    void readsTransparentPoints() {
        const std::string bytes =
            bmp({.info = 56, .width = 2, .height = 1, .bits = 32, .packing = 3},
                {0xff0000, 0xff00, 0xff, 0xff000000}, points({255, 0, 0, 0x80, 0, 0, 255, 255}));
        QVERIFY(readBitmap(bytes, "a.bmp", limit).value() ==
                Bitmap(2, 1, std::vector<Argb>{0x800000ff, red}));
    }

    void readsOneBit() {
        const std::string bytes =
            bmp({.width = 10, .height = 1, .bits = 1}, {0, 0xffffff}, points({0b10000001, 0b01000000, 0, 0}));
        const Bitmap read = readBitmap(bytes, "a.bmp", limit).value();
        std::string seen;
        for (const Argb each : read.cells())
            seen += each == white ? '1' : '0';
        QCOMPARE(seen, "1000000101");
    }

    void refuses_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QByteArray>("says");
        const std::string good = bmp({}, {0}, points({0, 0, 0, 0, 0, 0, 0, 0}));
        QTest::newRow("nothing") << std::string() << QByteArray("not a PNG or BMP");
        QTest::newRow("only a mark") << std::string("BM") << QByteArray("no sense");
        QTest::newRow("cut off") << good.substr(0, good.size() - 1) << QByteArray("points are missing");
        QTest::newRow("no width") << bmp({.width = 0}, {}, {}) << QByteArray("no sense");
        QTest::newRow("no bits") << bmp({.bits = 0}, {}, {}) << QByteArray("save it as PNG");
        QTest::newRow("packed") << bmp({.packing = 1}, {}, {}) << QByteArray("save it as PNG");
        QTest::newRow("too wide") << bmp({.width = 1001}, {}, {}) << QByteArray("1001 × 2");
        QTest::newRow("too many pixels")
            << bmp({.width = 1000, .height = 1000}, {}, {}) << QByteArray("1000 × 1000");
        QTest::newRow("least height") << bmp({.height = INT32_MIN}, {}, {}) << QByteArray("no sense");
        QTest::newRow("a mark of PNG") << std::string("\x89PNG\r\n\x1a\n") << QByteArray("is damaged");
    }
    void refuses() {
        QFETCH(const std::string, bytes);
        QFETCH(const QByteArray, says);
        const Result<Bitmap> read = readBitmap(bytes, "a.bmp", limit);
        QVERIFY(!read);
        const QByteArray message = QByteArray::fromStdString(read.error().message);
        QVERIFY2(message.contains(says) && message.contains("a.bmp"), message);
    }

    // A share of what lies above, and what is transparent there shows what is below.
    void laysOver() {
        const Bitmap below(2, 1, std::vector<Argb>{white, white});
        const Bitmap above(2, 1, std::vector<Argb>{red, 0});
        QVERIFY(overlaid(below, above) == Bitmap(2, 1, std::vector<Argb>{red, white}));
        QVERIFY(overlaid(below, above, 0.4) == Bitmap(2, 1, std::vector<Argb>{0xffff9999, white}));
    }
};

LEVWRIGHT_TEST(BitmapFileTest)

} // namespace levwright::bitmap_file_test

#include "BitmapFileTest.moc"
