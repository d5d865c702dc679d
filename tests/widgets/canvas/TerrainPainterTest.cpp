// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mapdrawing/TerrainPainter.h"

#include "core/catalog/GameList.h"
#include "core/playtest/Ground.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "widgets/mapdrawing/ThingPainter.h"
#include "widgets/playtest/GroundTile.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace levwright::terrain_painter_test {
namespace {

const TerrainLooks& looks() {
    static const TerrainLooks usual(testGame()->catalog());
    return usual;
}

const QByteArray terrains = " |-+ABCHSIK{}\\PLWTF#.";

Grid<char> mapOf(const QList<QByteArray>& rows) {
    Grid<char> map(int(rows.first().size()), int(rows.size()), ' ');
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            map.set({x, y}, rows[y][x]);
    return map;
}

Area all(const Grid<char>& map) {
    return {0, 0, map.width() - 1, map.height() - 1};
}

QImage canvas(QSize cells, QSize cell, qreal dpr) {
    QImage image(
        QSize(qRound(cells.width() * cell.width() * dpr), qRound(cells.height() * cell.height() * dpr)),
        QImage::Format_RGB32);
    image.setDevicePixelRatio(dpr);
    image.fill(Qt::magenta);
    return image;
}

QImage painted(const Grid<char>& map, Look look, QSize cell, qreal dpr = 1,
               const Theme& theme = Theme::dark()) {
    QImage image = canvas({map.width(), map.height()}, cell, dpr);
    QPainter painter(&image);
    TerrainPainter(theme, looks(), look, cell, dpr).paint(painter, map, all(map), {0, 0});
    return image;
}

// The share of pixels whose colour differs so much that an eye sees it.
double clearlyDifferent(const QImage& one, const QImage& other) {
    constexpr int visible = 24; // of 255, in one of the three parts of a colour
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            count += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                               std::abs(qBlue(a) - qBlue(b))}) >= visible;
        }
    return double(count) / (one.width() * one.height());
}

} // namespace

class TerrainPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void terrainsDiffer_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("look");
        QTest::addColumn<QSize>("cell");
        for (const bool dark : {false, true})
            for (const Look look : {Look::Tiles, Look::Ascii})
                for (const QSize cell :
                     {QSize(6, 10), QSize(12, 18), QSize(24, 36), QSize(32, 32), QSize(48, 72)})
                    QTest::addRow("%s %s %dx%d", dark ? "dark" : "light",
                                  look == Look::Tiles ? "tiles" : "ascii", cell.width(), cell.height())
                        << dark << int(look) << cell;
    }
    void terrainsDiffer() {
        QFETCH(const bool, dark);
        QFETCH(const int, look);
        QFETCH(const QSize, cell);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        QList<QImage> pictures;
        for (const char terrain : terrains + '?') {
            const QImage picture = painted(Grid<char>(1, 1, terrain), Look(look), cell, 1, theme);
            const auto same = pictures.indexOf(picture);
            const QByteArray pair = QByteArray(1, terrain) + ' ' + (same < 0 ? '?' : terrains[same]);
            QVERIFY2(same < 0, pair.constData());
            pictures << picture;
        }
    }

    void terrainsOfEachGameDiffer_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<qreal>("dpr");
        for (const GameEntry& game : knownGames())
            for (const bool dark : {false, true})
                for (const qreal dpr : {1.0, 2.0})
                    QTest::addRow("%s %s %.0f %%", std::string(game.id).c_str(), dark ? "dark" : "light",
                                  dpr * 100)
                        << QString::fromUtf8(game.id) << dark << dpr;
    }
    // Not only in the bytes of their pictures: at least a twentieth of the pixels is clearly different.
    void terrainsOfEachGameDiffer() {
        QFETCH(const QString, game);
        QFETCH(const bool, dark);
        QFETCH(const qreal, dpr);
        const auto catalog = Catalog::load(game.toStdString()).value();
        const Theme theme = dark ? Theme::dark() : Theme::light();
        const TerrainLooks ofGame(*catalog);
        TerrainPainter painter(theme, ofGame, Look::Tiles, {16, 24}, dpr);
        QList<std::pair<QByteArray, QImage>> pictures;
        for (const Terrain& terrain : catalog->terrains()) {
            if (terrain.mapCharacter == 0)
                continue;
            const QByteArray name(terrain.name.data(), qsizetype(terrain.name.size()));
            const QImage picture =
                painter.swatch(terrain.mapCharacter).toImage().convertToFormat(QImage::Format_RGB32);
            for (const auto& [otherName, other] : std::as_const(pictures)) {
                const double different = clearlyDifferent(picture, other);
                QVERIFY2(different > 0.05,
                         qPrintable(QStringLiteral("%1 and %2: %3")
                                        .arg(QString::fromUtf8(name), QString::fromUtf8(otherName))
                                        .arg(different)));
            }
            pictures << std::pair(name, picture);
        }
    }

    // A door of one game is recognized in the others.
    void doorsLookAlikeInAllGames() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            for (const char door : {'+', 'S'}) {
                std::optional<QImage> first;
                for (const GameEntry& game : knownGames()) {
                    const auto catalog = Catalog::load(std::string(game.id)).value();
                    const TerrainLooks ofGame(*catalog);
                    TerrainPainter painter(theme, ofGame, Look::Tiles, {16, 24}, 1);
                    const QImage picture = painter.swatch(door).toImage();
                    if (!first)
                        first = picture;
                    QVERIFY2(picture == *first, std::string(game.id).c_str());
                }
            }
        }
    }

    // Whatever looks a catalog names can be drawn, and everything that can be drawn is named.
    void everyTerrainHasALook_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry& game : knownGames())
            QTest::addRow("%s", std::string(game.id).c_str()) << QString::fromUtf8(game.id);
    }
    void everyTerrainHasALook() {
        QFETCH(const QString, game);
        const auto catalog = Catalog::load(game.toStdString()).value();
        const TerrainLooks ofGame(*catalog);
        for (const Terrain& terrain : catalog->terrains()) {
            const QByteArray name(terrain.name.data(), qsizetype(terrain.name.size()));
            QVERIFY2((terrain.mapCharacter == 0) == terrain.tile.empty(), name.constData());
            QVERIFY2(terrain.mapCharacter == 0 || ofGame.tile(terrain.mapCharacter) != Tile::Unknown,
                     name.constData());
            QVERIFY2(terrain.mapCharacter == 0 || ofGame.of(terrain.mapCharacter).ink != Ink::Unknown,
                     name.constData());
        }
        QCOMPARE(ofGame.tile('?'), Tile::Unknown);
    }

    // A game's characters have the meaning of its own table.
    void looksAreData() {
        constexpr TerrainLooks::Row rows[] = {{'~', {Tile::Moat, Ink::Moat}}, {'}', {Tile::Tree, Ink::Tree}}};
        const auto drawn = [](const TerrainLooks& with, char terrain, Look look) {
            return TerrainPainter(Theme::dark(), with, look, {16, 24}, 1).swatch(terrain).toImage();
        };
        const TerrainLooks other(rows);
        QCOMPARE(drawn(other, '~', Look::Tiles), drawn(looks(), '}', Look::Tiles));
        QCOMPARE(drawn(other, '}', Look::Tiles), drawn(looks(), 'T', Look::Tiles));
        QVERIFY(drawn(other, '}', Look::Ascii) != drawn(looks(), '}', Look::Ascii));
        QCOMPARE(TerrainPainter::joins(other, mapOf({"~~."}), {0, 0}) & East, int(East));
        QCOMPARE(int(TerrainPainter::joins(other, mapOf({"}}."}), {0, 0})), 0);
    }

    void groundsHaveLooks() {
        for (const playtest::GroundKind& kind : playtest::groundKinds())
            QVERIFY2(groundLooks().tile(groundTile(kind.character).terrain) != Tile::Unknown,
                     kind.name.data());
    }

    void joinsFollowNeighbours_data() {
        QTest::addColumn<QList<QByteArray>>("rows");
        QTest::addColumn<int>("joins"); // of the middle cell
        using Rows = QList<QByteArray>;
        QTest::newRow("alone") << Rows{"...", ".|.", "..."} << 0;
        QTest::newRow("straight") << Rows{"...", "---", "..."} << int(East | West);
        QTest::newRow("corner") << Rows{"   ", " --", " |."} << int(East | South);
        QTest::newRow("door") << Rows{".|.", ".+.", ".|."} << int(North | South);
        QTest::newRow("all kinds") << Rows{".F.", "S-B", ".+."} << int(North | East | South | West);
        QTest::newRow("diagonal") << Rows{"|.|", ".|.", "|.."} << int(NorthWest | NorthEast | SouthWest);
        QTest::newRow("stone does not join") << Rows{"   ", " | ", "   "} << 0;
        QTest::newRow("tree does not join") << Rows{".T.", ".|.", ".T."} << 0;
        QTest::newRow("kinds of water join") << Rows{"...", "P}W", "..."} << int(East | West);
        QTest::newRow("water runs up to walls") << Rows{"...", "|}.", "..."} << int(West);
        QTest::newRow("lava is no water") << Rows{"...", "}LL", "..."} << int(East);
        QTest::newRow("floor joins nothing") << Rows{"...", "...", "..."} << 0;
    }
    void joinsFollowNeighbours() {
        QFETCH(const QList<QByteArray>, rows);
        QFETCH(const int, joins);
        QCOMPARE(int(TerrainPainter::joins(looks(), mapOf(rows), {1, 1})), joins);
    }

    void joinsBeyondTheEdge() {
        QCOMPARE(int(TerrainPainter::joins(looks(), Grid<char>(1, 1, '|'), {0, 0})), 0);
        QCOMPARE(int(TerrainPainter::joins(looks(), Grid<char>(1, 1, '}'), {0, 0})), 0xff);
        QCOMPARE(int(TerrainPainter::joins(looks(), Grid<char>(1, 1, '}'), {5, -1})), 0);
        QCOMPARE(int(TerrainPainter::joins(looks(), Grid<char>(), {0, 0})), 0);
    }

    // The stroke of a wall goes from the middle of its first cell to the middle of its last. A single cell
    // has no stroke sideways.
    void wallsMeet() {
        const QSize cell(16, 24);
        const QImage image = painted(mapOf({"...", "---", "..."}), Look::Tiles, cell);
        const int middle = cell.height() + cell.height() / 2;
        const QColor wall = Theme::dark().color(MapColor::Wall);
        for (int x = cell.width() / 2; x < image.width() - cell.width() / 2; ++x)
            QCOMPARE(image.pixelColor(x, middle), wall);
        const QImage lone = painted(mapOf({"...", ".|.", "..."}), Look::Tiles, cell);
        QVERIFY(lone.pixelColor(cell.width(), middle) != wall);
    }

    void sharpAtEveryRatio_data() {
        QTest::addColumn<qreal>("dpr");
        QTest::addColumn<QSize>("cell");
        for (const qreal dpr : {1.0, 1.25, 1.5, 2.0})
            for (const QSize cell : {QSize(13, 19), QSize(16, 24)})
                QTest::addRow("%.2f %dx%d", dpr, cell.width(), cell.height()) << dpr << cell;
    }
    // Walls have square edges, so a blurred picture would contain colours that are not in the theme.
    void sharpAtEveryRatio() {
        QFETCH(const qreal, dpr);
        QFETCH(const QSize, cell);
        const Grid<char> map = mapOf({"-----", "|...|", "+...|", "-----"});
        const Theme theme = Theme::light();
        QList<QRgb> known;
        for (const MapColor role :
             {MapColor::Floor, MapColor::FloorMark, MapColor::Stone, MapColor::Wall, MapColor::WallLight,
              MapColor::WallShade, MapColor::Door, MapColor::DoorLight, MapColor::DoorFrame})
            known << theme.color(role).rgb();
        for (const MapColor ground : {MapColor::Floor, MapColor::Stone}) {
            QImage shaded(1, 1, QImage::Format_RGB32);
            shaded.fill(theme.color(ground));
            QPainter(&shaded).fillRect(0, 0, 1, 1, theme.color(MapColor::Shadow));
            known << shaded.pixel(0, 0);
            QPainter(&shaded).fillRect(0, 0, 1, 1, theme.color(MapColor::Shadow));
            known << shaded.pixel(0, 0);
        }
        const QImage image = painted(map, Look::Tiles, cell, dpr, theme);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QVERIFY2(known.contains(image.pixel(x, y)),
                         qPrintable(QStringLiteral("%1,%2 %3").arg(x).arg(y).arg(image.pixel(x, y), 0, 16)));
    }

    // The picture does not depend on how the painter's origin was set.
    void movesWithThePainter() {
        const Grid<char> map = mapOf({"---", "|.+", "}}L"});
        const QSize cell(13, 19);
        QImage whole = canvas({5, 5}, cell, 1.5);
        QImage moved = whole;
        TerrainPainter terrain(Theme::dark(), looks(), Look::Tiles, cell, 1.5);
        {
            QPainter painter(&whole);
            terrain.paint(painter, map, all(map), {7, 5});
        }
        {
            QPainter painter(&moved);
            painter.translate(4, 9);
            for (int y = 0; y < 3; ++y)
                for (int x = 0; x < 3; ++x)
                    terrain.paintCell(painter, map, {x, y}, {3 + x * 13, -4 + y * 19});
            QCOMPARE(painter.worldTransform(), QTransform::fromTranslate(4, 9));
        }
        QCOMPARE(moved, whole);
    }

    void outsideIsLeftAlone() {
        const QSize cell(10, 10);
        QImage image = canvas({6, 6}, cell, 1);
        const QImage before = image;
        QPainter painter(&image);
        TerrainPainter terrain(Theme::dark(), looks(), Look::Tiles, cell, 1);
        const Grid<char> map(2, 2, '.');
        terrain.paint(painter, Grid<char>(), {0, 0, 3, 3}, {0, 0});
        terrain.paint(painter, map, {2, 0, 5, 5}, {0, 0});
        terrain.paintCell(painter, map, {-1, 0}, {0, 0});
        terrain.paintCell(painter, map, {0, 2}, {0, 0});
        QCOMPARE(image, before);
        terrain.paint(painter, map, {9, 9, -9, -9}, {20, 20});
        QVERIFY(image != before);
        QCOMPARE(image.pixelColor(19, 20), QColor(Qt::magenta));
        QCOMPARE(image.pixelColor(40, 39), QColor(Qt::magenta));
    }

    void anyByteHasAPicture() {
        for (const Look look : {Look::Tiles, Look::Ascii})
            for (int byte = 0; byte < 256; ++byte) {
                const QImage picture = painted(Grid<char>(1, 1, char(byte)), look, {12, 18});
                QVERIFY(picture.pixelColor(0, 0) != QColor(Qt::magenta));
                QVERIFY(picture.pixelColor(11, 17) != QColor(Qt::magenta));
            }
    }

    void swatches() {
        TerrainPainter painter(Theme::light(), looks(), Look::Tiles, {20, 20}, 2);
        const QPixmap picture = painter.swatch('}');
        QCOMPARE(picture.size(), QSize(40, 40));
        QCOMPARE(picture.devicePixelRatio(), 2.0);
    }

    void thingsShowTheirState() {
        const QSize cell(16, 24);
        ThingPainter things(Theme::dark(), cell, 1);
        QList<QImage> pictures;
        for (const ThingStates states :
             {ThingStates(), ThingStates(ThingState::Selected), ThingStates(ThingState::Hovered),
              ThingStates(ThingState::MayBeHere), ThingStates(ThingState::Greyed)}) {
            QImage image = painted(Grid<char>(1, 1, '.'), Look::Tiles, cell);
            QPainter painter(&image);
            things.paintThing(painter, {QChar(u'@'), 15, states}, {0, 0});
            painter.end();
            QVERIFY(!pictures.contains(image));
            pictures << image;
        }
    }

    void thingsShowTheirColor() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            ThingPainter things(theme, {24, 36}, 1);
            QList<QImage> pictures;
            for (int color = 0; color < glyphColorCount; ++color) {
                QImage image = canvas({1, 1}, {24, 36}, 1);
                QPainter painter(&image);
                things.paintThing(painter, {QChar(u'D'), color, {}}, {0, 0});
                painter.end();
                QVERIFY(!pictures.contains(image));
                pictures << image;
            }
        }
    }

    void areasAndProblemsStayInside() {
        const QSize cell(12, 18);
        QImage image = canvas({8, 8}, cell, 1);
        QPainter painter(&image);
        ThingPainter things(Theme::light(), cell, 1);
        const QRect rect(12, 18, 48, 54);
        const AreaLook area{Theme::light().color(MapColor::RegionLit), true, true, false};
        things.paintArea(painter, area, rect);
        things.paintLabel(painter, area, QStringLiteral("a long label"), QRect(12, 18, 30, 12));
        things.paintProblem(painter, MapColor::Error, {12, 18});
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(rect.contains(x, y) || image.pixelColor(x, y) == QColor(Qt::magenta));
        QVERIFY(image.pixelColor(30, 40) != QColor(Qt::magenta));
    }
};

LEVWRIGHT_TEST(TerrainPainterTest)

} // namespace levwright::terrain_painter_test

#include "TerrainPainterTest.moc"
