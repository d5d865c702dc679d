// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of rolled levels, read again by Qt, which core does not know.
#include "core/instance/RollPlan.h"
#include "core/languages/games/Games.h"
#include "core/picture/CharacterShapes.h"
#include "core/picture/PageBlocks.h"
#include "core/picture/PictureFile.h"
#include "core/picture/TileCells.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"
#include "widgets/theme/Theme.h"

#include <QColorSpace>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <set>

namespace levwright::picture_test {
namespace {

struct Drawn {
    roll::SeenLevel level;
    Picture picture;
};

Drawn drawn(const char* name, const QByteArray& text, Ground ground, const TilesetPtr& tileset = nullptr) {
    const GamePtr game = loadGame(name).value();
    const AnalysisPtr analysis = Analysis::make(game, TextSnapshot(text.toStdString()), DocumentKind::Levels);
    const auto plan = game->language().plan(analysis->levels()->source(0), {}).value();
    roll::Roller roller(plan);
    const roll::SeenLevel level = roll::seenLevel(roller.roll(1), *plan, game->catalog());
    return {level, pictureOf(sceneOf(level), game->catalog(), ground, tileset)};
}

QImage imageOf(const std::string& png) {
    return QImage::fromData(QByteArray::fromStdString(png), "PNG").convertToFormat(QImage::Format_RGB32);
}

const QByteArray classic = mazeWith("-------\n|.}.L.|\n|..+..|\n-------\n",
                                    "MONSTER:'d',\"jackal\",(1,1)\nOBJECT:'(',\"chest\",(3,1)\n"
                                    "TRAP:\"pit\",(5,2)\nDOOR:closed,(3,2)\n");
const QByteArray script = "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
                          "des.map([[\n-----\n|.T.|\n|...|\n-----\n]])\n"
                          "des.monster(\"jackal\", 1, 1)\ndes.object(\"chest\", 3, 2)\n";

} // namespace

class PictureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCharacterHasAShapeOfItsOwn() {
        std::set<CharacterShape> shapes;
        for (char each = ' '; each <= '~'; ++each)
            QVERIFY2(shapes.insert(shapeOf(each)).second, std::string(1, each).c_str());
        QVERIFY(shapeOf(char(200)) == shapeOf(' '));
    }

    void bothFormsShowTheSame_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<int>("scale");
        QTest::newRow("3.4.3") << QByteArray("nethack-3.4.3") << classic << false << 1;
        QTest::newRow("3.4.3, dark") << QByteArray("nethack-3.4.3") << classic << true << 2;
        QTest::newRow("3.7") << QByteArray("nethack-3.7") << script << true << 3;
    }
    void bothFormsShowTheSame() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isDark);
        QFETCH(const int, scale);
        const PicturePage picture =
            pageOf(drawn(game.constData(), text, isDark ? Ground::Dark : Ground::Light).picture, {});
        const QImage png = imageOf(pngOf(picture, scale).value());
        QCOMPARE(png.size(), QSize(79 * 6, 21 * 9) * scale);
        const std::string svg = svgOf(picture, scale, "a <b> & c");
        QSvgRenderer renderer(QByteArray::fromStdString(svg));
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.defaultSize(), png.size());
        QImage shown(png.size(), QImage::Format_RGB32);
        shown.fill(Qt::magenta);
        shown.setColorSpace(png.colorSpace());
        QPainter painter(&shown);
        renderer.render(&painter);
        painter.end();
        QVERIFY(shown == png);
        QVERIFY(svg.contains("<title>a &lt;b> &amp; c</title>"));
    }

    void bothFormsShowTheSameTiles_data() {
        QTest::addColumn<int>("scale");
        QTest::newRow("as they are") << 1;
        QTest::newRow("enlarged") << 3;
    }
    void bothFormsShowTheSameTiles() {
        QFETCH(const int, scale);
        MemoryFileStore files;
        QVERIFY(files.replace("tiles.bmp", bmpOfTiles(1057)).has_value());
        const TilesetPtr tileset = Tileset::load("tiles.bmp", files).value();
        const QByteArray text = mazeWith("-----\n|...|\n|..S|\n-----\n", "MONSTER:'d',\"jackal\",(1,1)\n");
        const PicturePage picture = pageOf(drawn("nethack-3.4.3", text, Ground::Light, tileset).picture, {});
        const QImage png = imageOf(pngOf(picture, scale).value());
        QCOMPARE(png.size(), QSize(79, 21) * sideOfSheet * scale);
        QSvgRenderer renderer(QByteArray::fromStdString(svgOf(picture, scale, "tiles")));
        QCOMPARE(renderer.defaultSize(), png.size());
        QImage shown(png.size(), QImage::Format_RGB32);
        shown.setColorSpace(png.colorSpace());
        QPainter painter(&shown);
        renderer.render(&painter);
        painter.end();
        QVERIFY(shown == png);
    }

    // A monster of which only the class is known is a character with a rim above the tile of the ground.
    void charactersStandOverTiles() {
        MemoryFileStore files;
        QVERIFY(files.replace("tiles.bmp", bmpOfTiles(1057)).has_value());
        const GamePtr game = loadGame("nethack-3.4.3").value();
        const Scene scene{
            .terrain = Grid<char>(1, 1, '.'),
            .glyphs = {{.cell = {0, 0}, .character = 'D', .color = 1, .kind = SceneKind::OfClass}},
            .areas = {},
            .heat = {}};
        const Picture picture =
            pictureOf(scene, game->catalog(), Ground::Light, Tileset::load("tiles.bmp", files).value());
        const QImage png = imageOf(pngOf(pageOf(picture, {}), 1).value());
        std::set<QRgb> colors;
        for (int y = 0; y < png.height(); ++y) {
            for (int x = 0; x < png.width(); ++x)
                colors.insert(png.pixel(x, y));
        }
        const auto floor = colorOfTile(*TileNumbers(game->catalog()).ofTerrain("floor"));
        const QRgb ink = 0xff000000 | glyphRgb(1, Ground::Light);
        const QRgb rim = 0xff000000 | paperRgb(Ground::Light);
        QVERIFY(colors == (std::set<QRgb>{floor, ink, rim}));
    }

    // In tiles of some sizes a character is as high as its cell, and there may be no paper around that.
    void rimsStayInTheirCells() {
        for (int side = 16; side <= 32; ++side) {
            PictureCell cell{.character = 'D'};
            Picture picture{Grid<PictureCell>(1, 1, cell)};
            picture.cellSize = {side, side};
            cell.tile = addTile(picture, Bitmap(side, side, colorOfTile(0)));
            picture.cells.set({0, 0}, cell);
            const PicturePage page = pageOf(std::move(picture), {});
            const Area whole{0, 0, page.size.x - 1, page.size.y - 1};
            ShapeBlocks shapes;
            const std::vector<Block> rims = rimsOf(page.pictures.front(), shapes);
            QVERIFY(!rims.empty());
            for (const Block& rim : rims)
                QVERIFY2(rim.points.united(whole) == whole, QByteArray::number(side).constData());
        }
    }

    // Things lie over terrain, in the colours of the theme.
    void showsThingsInTheirColours() {
        const Theme theme = Theme::dark();
        const auto [level, picture] = drawn("nethack-3.4.3", classic, Ground::Dark);
        int found = 0;
        for (const roll::SeenGlyph& glyph : level.glyphs) {
            const PictureCell& cell = picture.cells.at({glyph.cell.x - 1, glyph.cell.y});
            QCOMPARE(cell.character, glyph.character);
            QCOMPARE(QColor::fromRgb(cell.ink), theme.glyph(glyph.color));
            found += QByteArray("d(^").contains(glyph.character) ? 1 : 0;
        }
        QVERIFY(found >= 3);
        const QImage png = imageOf(pngOf(pageOf(picture, {}), 1).value());
        for (const roll::SeenGlyph& glyph : level.glyphs) {
            const QRect area((glyph.cell.x - 1) * 6, glyph.cell.y * 9, 6, 9);
            int inked = 0;
            for (int y = area.top(); y <= area.bottom(); ++y) {
                for (int x = area.left(); x <= area.right(); ++x)
                    inked += png.pixelColor(x, y) == theme.glyph(glyph.color) ? 1 : 0;
            }
            QVERIFY(inked > 0);
        }
    }
};

LEVWRIGHT_TEST(PictureTest)

} // namespace levwright::picture_test

#include "PictureTest.moc"
