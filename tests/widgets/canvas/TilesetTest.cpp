// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the user on maps. The test paints them.
#include "widgets/mapdrawing/Tileset.h"

#include "core/languages/games/Games.h"
#include "tests/support/TestProgram.h"
#include "tests/widgets/WindowDesk.h"
#include "widgets/dialogs/TilesetPicker.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QtEndian>

namespace levwright::tileset_test {
namespace {

// Each tile has a colour of its own.
QColor colorOf(int number) {
    return QColor::fromRgb(100 + number % 150, 40 + number / 150 * 16, 200);
}

QImage sheet(int side, int count) {
    constexpr int columns = 40;
    QImage picture(columns * side, (count + columns - 1) / columns * side, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    for (int i = 0; i < count; ++i)
        painter.fillRect(i % columns * side, i / columns * side, side, side, colorOf(i));
    return picture;
}

std::shared_ptr<const Catalog> catalogOf(const char* game) {
    return Catalog::load(game).value();
}

GameTiles tilesOf(const QString& path, const Catalog& catalog) {
    return GameTiles(loadTileset(path).value(), catalog);
}

constexpr auto kind(ThingKey::Kind of, int number) {
    return ThingKey{of, number};
}

// The PNG with another width and height in its header.
QByteArray withSize(QByteArray png, quint32 side) {
    constexpr qsizetype header = 12; // its type, which the checksum counts, and its contents
    constexpr qsizetype length = 17;
    qToBigEndian(side, png.data() + header + 4);
    qToBigEndian(side, png.data() + header + 8);
    quint32 sum = ~0U;
    for (const char byte : png.sliced(header, length)) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xedb88320U : 0U);
    }
    qToBigEndian(~sum, png.data() + header + length);
    return png;
}

const QByteArray level = mazeWith("-----\n|.L.|\n|...|\n-----\n",
                                  "MONSTER:'d',\"jackal\",(1,1)\nOBJECT:'(',\"chest\",(3,1)\n"
                                  "TRAP:\"pit\",(1,2)\nSTAIR:(2,2),up\nMONSTER:'D',random,(3,2)\n");

} // namespace

class TilesetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Numbers from the lists of tiles that come with the games (win/share/*.txt).
    void numbers_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<int>("number");
        QTest::newRow("first") << QByteArray("nethack-3.4.3") << QByteArray("giant ant") << 0;
        QTest::newRow("behind the first gap") << QByteArray("nethack-3.4.3") << QByteArray("gas spore") << 28;
        QTest::newRow("last") << QByteArray("nethack-3.4.3") << QByteArray("apprentice") << 392;
        QTest::newRow("object") << QByteArray("nethack-3.4.3") << QByteArray("arrow") << 395;
        QTest::newRow("terrain") << QByteArray("nethack-3.4.3") << QByteArray(".floor") << 829 + 19;
        QTest::newRow("all") << QByteArray("nethack-3.4.3") << QByteArray(".end") << 1057;
        QTest::newRow("3.6 gas spore") << QByteArray("nethack-3.6") << QByteArray("gas spore") << 28;
        QTest::newRow("3.6 floor") << QByteArray("nethack-3.6") << QByteArray(".floor") << 850 + 19;
        QTest::newRow("3.6 all") << QByteArray("nethack-3.6") << QByteArray(".end") << 1082;
        QTest::newRow("3.7, each twice") << QByteArray("nethack-3.7") << QByteArray("killer bee") << 2;
        QTest::newRow("3.7 strange object")
            << QByteArray("nethack-3.7") << QByteArray("strange object") << 789;
        QTest::newRow("3.7 fountain") << QByteArray("nethack-3.7") << QByteArray(".fountain") << 1268 + 41;
        QTest::newRow("3.7 all") << QByteArray("nethack-3.7") << QByteArray(".end") << 1511;
        QTest::newRow("5.0 has more objects") << QByteArray("nethack-5.0") << QByteArray(".end") << 1515;
        QTest::newRow("not known") << QByteArray("slashem") << QByteArray(".end") << -1;
    }
    void numbers() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, what);
        QFETCH(const int, number);
        const auto catalog = catalogOf(game.constData());
        const TileNumbers numbers(*catalog);
        const std::string name = what.toStdString();
        if (name.starts_with('.')) {
            QCOMPARE(numbers.ofTerrain(name.substr(1)).value_or(-1), number);
            return;
        }
        const Monster* monster = catalog->findMonster(name, std::nullopt);
        const ThingKey key = monster != nullptr
                                 ? kind(ThingKey::Kind::Monster, monster->id)
                                 : kind(ThingKey::Kind::Object, catalog->findObject(name, std::nullopt)->id);
        QCOMPARE(numbers.of(key).value_or(-1), number);
    }

    void readsSheets_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<QString>("file");
        QTest::newRow("16, PNG") << 16 << QStringLiteral("tiles.png");
        QTest::newRow("32, PNG") << 32 << QStringLiteral("tiles.png");
        QTest::newRow("16, BMP") << 16 << QStringLiteral("tiles.bmp");
        QTest::newRow("32, BMP with another name") << 32 << QStringLiteral("tiles.bmp");
    }
    void readsSheets() {
        QFETCH(const int, side);
        QFETCH(const QString, file);
        QTemporaryDir folder;
        const auto catalog = catalogOf("nethack-3.4.3");
        QVERIFY(sheet(side, 1057).save(folder.filePath(file)));
        const GameTiles tiles = tilesOf(folder.filePath(file), *catalog);
        const QImage jackal = imageOf(
            tiles.of(kind(ThingKey::Kind::Monster, catalog->findMonster("jackal", std::nullopt)->id)));
        QCOMPARE(jackal.size(), QSize(side, side));
        QCOMPARE(jackal.pixelColor(side / 2, side / 2),
                 colorOf(*TileNumbers(*catalog).of(
                     kind(ThingKey::Kind::Monster, catalog->findMonster("jackal", std::nullopt)->id))));
        QCOMPARE(imageOf(tiles.ofTerrain("lava")).pixelColor(0, 0), colorOf(829 + 33));
        QVERIFY(!tiles.ofTerrain("secret-door"));
        QVERIFY(!tiles.of({}));
    }

    // The games' own tiles have a colour of their own where nothing is drawn.
    void groundOfThingsIsTransparent() {
        QTemporaryDir folder;
        const auto catalog = catalogOf("nethack-3.4.3");
        QImage picture = sheet(16, 1057);
        picture.setPixelColor(0, 0, QColor(71, 108, 108));
        const QString path = folder.filePath(QStringLiteral("tiles.png"));
        QVERIFY(picture.save(path));
        QCOMPARE(
            imageOf(tilesOf(path, *catalog).of(kind(ThingKey::Kind::Monster, 0))).pixelColor(0, 0).alpha(),
            0);
        QCOMPARE(imageOf(loadTileset(path).value()->tile(0)).pixelColor(0, 0).alpha(), 255);
    }

    // Sheets have no pictures of them, because games show walls and stone.
    void secretsAreMarkedWallsAndCorridors() {
        QTemporaryDir folder;
        const auto catalog = catalogOf("nethack-3.4.3");
        const QString path = folder.filePath(QStringLiteral("tiles.png"));
        QVERIFY(sheet(16, 1057).save(path));
        const MapLook look{Look::Tiles, loadTileset(path).value()};
        const TileNumbers numbers(*catalog);
        TerrainPainter painter(Theme::light(), look.terrain(*catalog), Look::Tiles, {32, 32}, 1);
        for (const auto& [terrain, word, mark] : {std::tuple{'S', "wall ew", MapColor::SecretDoor},
                                                  {'H', "corridor", MapColor::SecretCorridor}}) {
            const QImage picture = painter.swatch(terrain).toImage();
            QCOMPARE(picture.pixelColor(16, 16), colorOf(*numbers.ofTerrain(word)));
            QCOMPARE(picture.pixelColor(16, 4), Theme::light().color(mark));
        }
    }

    void readsFolders() {
        QTemporaryDir folder;
        const auto catalog = catalogOf("nethack-3.7");
        QImage picture(20, 20, QImage::Format_ARGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(folder.filePath(QStringLiteral("Kobold.png"))));
        QVERIFY(picture.save(folder.filePath(QStringLiteral("pit trap.bmp"))));
        QVERIFY(picture.save(folder.filePath(QStringLiteral("fountain.png"))));
        const GameTiles tiles = tilesOf(folder.path(), *catalog);
        QVERIFY(tiles.of(kind(ThingKey::Kind::Monster, catalog->findMonster("kobold", std::nullopt)->id)));
        QVERIFY(!tiles.of(kind(ThingKey::Kind::Monster, catalog->findMonster("jackal", std::nullopt)->id)));
        QVERIFY(tiles.of(kind(ThingKey::Kind::Trap, catalog->findTrap("pit")->number)));
        QVERIFY(tiles.ofTerrain("fountain"));
    }

    // A picture with another name shows something else.
    void sumsTellNamesInFoldersApart() {
        QTemporaryDir folder;
        QVERIFY(QImage(16, 16, QImage::Format_RGB32).save(folder.filePath(QStringLiteral("kobold.png"))));
        const ByteSum sum = loadTileset(folder.path()).value()->sum();
        QVERIFY(sum == loadTileset(folder.path()).value()->sum());
        QVERIFY(QFile::rename(folder.filePath(QStringLiteral("kobold.png")),
                              folder.filePath(QStringLiteral("newt.png"))));
        QVERIFY(sum != loadTileset(folder.path()).value()->sum());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto png = [](const QImage& picture) {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            picture.save(&buffer, "PNG");
            return bytes;
        };
        const QByteArray good = png(sheet(16, 1057));
        const QByteArray huge = withSize(good, 1'000'000'000);
        QTest::newRow("nothing") << QByteArray() << "not a PNG or BMP";
        QTest::newRow("text") << QByteArray("tiles") << "not a PNG or BMP";
        QTest::newRow("cut off") << good.first(good.size() / 2) << "damaged";
        QTest::newRow("no pixels") << good.first(40) << "";
        QTest::newRow("huge") << huge << "";
        QTest::newRow("too high") << withSize(good, 100'000) << "more pixels than a tileset";
        QTest::newRow("too small") << png(QImage(100, 100, QImage::Format_RGB32)) << "100 × 100 pixels";
        QTest::newRow("too wide") << png(QImage(9000, 16, QImage::Format_RGB32))
                                  << "more pixels than a tileset";
    }
    void refuses() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, says);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tiles.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const Result<TilesetPtr> loaded = loadTileset(path);
        QVERIFY(!loaded);
        QVERIFY2(QString::fromStdString(loaded.error().message).contains(says),
                 loaded.error().message.c_str());
    }
    void refusesFolders() {
        QTemporaryDir folder;
        QVERIFY(!loadTileset(folder.path()));
        QVERIFY(!loadTileset(folder.filePath(QStringLiteral("none"))));
        QVERIFY(QImage(300, 10, QImage::Format_RGB32).save(folder.filePath(QStringLiteral("kobold.png"))));
        QVERIFY(!loadTileset(folder.path()));
    }

    // Every point of a tile is a square of the same size if the size allows it.
    void scalesCrisply() {
        constexpr Argb black = 0xff000000;
        constexpr Argb white = 0xffffffff;
        Bitmap points(16, 16);
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 16; ++x)
                points.set({x, y}, (x + y) % 2 == 0 ? black : white);
        }
        const Bitmap twice = resized(points, {32, 32});
        for (int y = 0; y < 32; ++y) {
            for (int x = 0; x < 32; ++x)
                QCOMPARE(twice.at({x, y}), points.at({x / 2, y / 2}));
        }
        // At 150 percent a pixel between two points is a mixture, and all others are one of them.
        const QImage half = imageOf(points, {24, 24});
        QCOMPARE(half.size(), QSize(24, 24));
        QCOMPARE(half.pixelColor(0, 0), QColor(Qt::black));
        QCOMPARE(half.pixelColor(2, 0), QColor(Qt::white));
        QVERIFY(half.pixelColor(1, 1).red() > 100 && half.pixelColor(1, 1).red() < 160);
        QCOMPARE(imageOf(points, {8, 8}).size(), QSize(8, 8));
        QVERIFY(imageOf(std::nullopt, {8, 8}).isNull());
    }

    void showsThemOnTheMap() {
        WindowDesk desk(level);
        const QString path = desk.folder.filePath(QStringLiteral("tiles.png"));
        QVERIFY(sheet(16, 1057).save(path));
        const QSize before = desk.canvas().cellSize();
        desk.trigger("view.tileset");
        auto* picker = desk.window.findChild<TilesetPicker*>();
        QVERIFY(!picker->choose(desk.folder.filePath(QStringLiteral("none.png"))));
        QVERIFY(!desk.child<QLabel>("tileset.said").text().isEmpty());
        QCOMPARE(desk.canvas().cellSize(), before);
        QVERIFY(picker->choose(path));
        QCOMPARE(desk.canvas().cellSize().width(), desk.canvas().cellSize().height());
        const Catalog& catalog = desk.session().game().catalog();
        const TileNumbers numbers(catalog);
        const auto colorAt = [&](int x, int y) {
            const QRect rect = desk.canvas().cellRect({x, y});
            return desk.canvas().viewport()->grab().toImage().pixelColor(rect.center());
        };
        using Kind = ThingKey::Kind;
        QCOMPARE(colorAt(1, 1),
                 colorOf(*numbers.of(kind(Kind::Monster, catalog.findMonster("jackal", std::nullopt)->id))));
        QCOMPARE(colorAt(3, 1),
                 colorOf(*numbers.of(kind(Kind::Object, catalog.findObject("chest", std::nullopt)->id))));
        QCOMPARE(colorAt(1, 2), colorOf(*numbers.of(kind(Kind::Trap, catalog.findTrap("pit")->number))));
        QCOMPARE(colorAt(2, 2), colorOf(*numbers.of(featureKey("stairs up"))));
        QCOMPARE(colorAt(2, 1), colorOf(*numbers.ofTerrain("lava")));
        QCOMPARE(colorAt(2, 0), colorOf(*numbers.ofTerrain("wall ew")));
        QCOMPARE(colorAt(0, 0), colorOf(*numbers.ofTerrain("wall es")));
        // Letters are letters.
        desk.trigger("view.ascii");
        QCOMPARE(desk.canvas().cellSize(), before);
        desk.trigger("view.ascii");
        // It is remembered, and given up.
        QCOMPARE(desk.settings.value("tileset").toString(), path);
        QTest::mouseClick(&desk.child<QPushButton>("tileset.none"), Qt::LeftButton);
        QCOMPARE(desk.canvas().cellSize(), before);
        QVERIFY(desk.settings.value("tileset").toString().isEmpty());
    }

    // A tileset that is gone is passed over.
    void comesBack() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tiles.png"));
        QVERIFY(sheet(32, 1057).save(path));
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        QVERIFY(MapLooks(settings).chooseTileset(path));
        MapLooks later(settings);
        later.restore();
        QVERIFY(later.look().tileset != nullptr);
        QVERIFY(QFile::remove(path));
        MapLooks last(settings);
        last.restore();
        QVERIFY(last.look().tileset == nullptr);
    }
};

LEVWRIGHT_TEST(TilesetTest)

} // namespace levwright::tileset_test

#include "TilesetTest.moc"
