// SPDX-License-Identifier: GPL-3.0-or-later
// The command that draws levels into files.
#include "app/cli/Program.h"
#include "core/archive/Archive.h"
#include "core/catalog/TileNumbers.h"
#include "core/tileset/BitmapFile.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QByteArray>
#include <QTest>
#include <QtEndian>

#include <sstream>

namespace levwright::render_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(MemoryFileStore& store, const std::vector<std::string>& arguments,
            const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

constexpr std::string_view small = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n-----\n|.{}|\n|.L.|\n-----\n"
                                   "ENDMAP\nMONSTER:'d',\"jackal\",(1,1)\nOBJECT:'(',\"chest\",(1,2)\n"
                                   "REGION:(1,1,3,2),lit,\"ordinary\"\nTRAP:\"pit\",random\n";
constexpr std::string_view two =
    "MAZE:\"b\",' '\nGEOMETRY:left,top\nMAP\n...\nENDMAP\nGEOMETRY:right,bottom\nMAP\n}}\nENDMAP\n"
    "MAZE:\"c\",' '\nGEOMETRY:center,center\nMAP\n..\nENDMAP\n";
constexpr std::string_view rooms = "LEVEL:\"r\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,3)\n";
constexpr std::string_view script = "des.map([[\n...\n.T.\n]])\ndes.monster(\"jackal\", 0, 0)\n";

MemoryFileStore filled() {
    MemoryFileStore store;
    for (const auto& [name, text] : {std::pair{"a.des", small},
                                     {"two.des", two},
                                     {"r.des", rooms},
                                     {"s.lua", script},
                                     {"none.des", "# nothing\n"}})
        QTest::qVerify(store.replace(name, text).has_value(), "written", "", __FILE__, __LINE__);
    return store;
}

QByteArray file(const MemoryFileStore& store, const char* name) {
    return QByteArray::fromStdString(store.read(name, cli::maximumFileSize).value_or(""));
}

QSize sizeOfPng(const QByteArray& png) {
    const bool isPng = png.startsWith("\x89PNG\r\n") && png.size() > 24;
    return isPng ? QSize(qFromBigEndian<qint32>(png.constData() + 16),
                         qFromBigEndian<qint32>(png.constData() + 20))
                 : QSize();
}

} // namespace

class RenderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesText_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, std::vector<std::string> words, const char* text) {
            QTest::newRow(name) << std::move(words) << QByteArray(text);
        };
        add("as written", {"a.des"}, "-----\n|d{}|\n|(L.|\n-----\n");
        add("the map alone", {"--no-things", "a.des"}, "-----\n|.{}|\n|.L.|\n-----\n");
        add("a script", {"s.lua"}, "d..\n.T.\n");
        add("one of several", {"--level", "c", "two.des"}, "..\n");
        add("several", {"a.des", "s.lua"}, "a\n-----\n|d{}|\n|(L.|\n-----\n\ns\nd..\n.T.\n");
    }
    void writesText() {
        QFETCH(std::vector<std::string>, words);
        QFETCH(const QByteArray, text);
        MemoryFileStore store = filled();
        words.insert(words.begin(), "render");
        words.insert(words.end(), {"--format=txt", "-o", "-"});
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.errors, "");
        QCOMPARE(outcome.output, text);
        QCOMPARE(outcome.status, int(cli::Success));
    }

    // The characters are those of the game: lava is }, and what means something to the wiki is a number.
    void writesWikiText() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"render", "a.des", "-o", "a.wiki"}).status, int(cli::Success));
        QCOMPARE(
            file(store, "a.wiki"),
            "<div class=\"ttymap\">{{lightgray|-----}}<br>\n"
            "{{lightgray|&#124;}}{{brown|d}}{{brightblue|&#123;}}{{blue|&#125;}}{{lightgray|&#124;}}<br>\n"
            "{{lightgray|&#124;}}{{brown|(}}{{red|&#125;}}{{lightgray|.&#124;}}<br>\n"
            "{{lightgray|-----}}</div>\n");
    }

    void showsTilesets() {
        MemoryFileStore store = filled();
        constexpr int count = 1057;
        QVERIFY(store.replace("tiles.bmp", bmpOfTiles(count)).has_value());
        const std::vector<std::string> words{"render", "a.des", "--tileset", "tiles.bmp", "--border=0", "-o"};
        const auto render = [&](const char* to) {
            std::vector<std::string> all = words;
            all.emplace_back(to);
            const Outcome outcome = run(store, all);
            QCOMPARE(outcome.errors, "");
            QCOMPARE(outcome.status, int(cli::Success));
        };
        render("a.png");
        constexpr BitmapLimit limit{1000, 1'000'000};
        const Bitmap png = readBitmap(file(store, "a.png").toStdString(), "a.png", limit).value();
        QCOMPARE(QSize(png.width(), png.height()), QSize(5, 4) * sideOfSheet);
        const auto catalog = Catalog::load("nethack-3.4.3").value();
        const TileNumbers numbers(*catalog);
        const auto colorAt = [&](int x, int y) {
            return png.at({x * sideOfSheet + sideOfSheet / 2, y * sideOfSheet + sideOfSheet / 2});
        };
        using Kind = ThingKey::Kind;
        const int jackal = catalog->findMonster("jackal", std::nullopt)->id;
        const int chest = catalog->findObject("chest", std::nullopt)->id;
        QCOMPARE(colorAt(1, 1), colorOfTile(*numbers.of({Kind::Monster, jackal})));
        QCOMPARE(colorAt(1, 2), colorOfTile(*numbers.of({Kind::Object, chest})));
        QCOMPARE(colorAt(2, 0), colorOfTile(*numbers.ofTerrain("wall ew")));
        QCOMPARE(colorAt(0, 0), colorOfTile(*numbers.ofTerrain("wall es")));
        QCOMPARE(colorAt(2, 1), colorOfTile(*numbers.ofTerrain("fountain")));
        QCOMPARE(colorAt(2, 2), colorOfTile(*numbers.ofTerrain("lava")));
        // Each tile is in the file once.
        render("a.svg");
        const QByteArray svg = file(store, "a.svg");
        QCOMPARE(svg.count("<use "), 20);
        QVERIFY(svg.count("<image ") < 20 && svg.count("<image ") > 8);
    }

    void tellsWhatATilesetLacks() {
        MemoryFileStore store = filled();
        QVERIFY(store.replace("tiles.bmp", bmpOfTiles(1200)).has_value());
        const auto render = [&](const char* tileset, const char* game) {
            return run(store, {"render", "a.des", "--target", game, "--tileset", tileset, "-o", "a.png"});
        };
        QCOMPARE(render("tiles.bmp", "nethack-3.4.3").errors,
                 "render: nethack-3.4.3: This game has 1057 tiles, so they may be those of another game or "
                 "version.\n");
        QCOMPARE(
            render("tiles.bmp", "slashem").errors,
            "render: slashem: The order of the tiles of this game is not known. A folder of named pictures "
            "can be used.\n");
        const Outcome none = render("none.bmp", "nethack-3.4.3");
        QCOMPARE(none.status, int(cli::Unusable));
        QVERIFY2(none.errors.startsWith("render: ") && none.errors.contains("none.bmp"), none.errors);
        const Outcome text = render("a.des", "nethack-3.4.3");
        QVERIFY2(text.errors.contains("is not a PNG or BMP picture"), text.errors);
    }

    // Parts lie where the game puts them, with nothing between.
    void joinsParts() {
        MemoryFileStore store = filled();
        const Outcome outcome =
            run(store, {"render", "two.des", "--level", "b", "--format", "txt", "-o", "-"});
        const QList<QByteArray> rows = outcome.output.split('\n');
        QCOMPARE(rows.first(), "...");
        QVERIFY(rows.size() > 10);
        QVERIFY(rows[rows.size() - 2].size() > 60);
        QVERIFY(rows[rows.size() - 2].endsWith("}}"));
    }

    void rolls() {
        MemoryFileStore store = filled();
        const auto text = [&](std::vector<std::string> words) {
            words.insert(words.end(), {"--format", "txt", "-o", "-"});
            return run(store, words).output;
        };
        const QByteArray first = text({"render", "a.des", "--roll", "1"});
        QVERIFY(first.contains("^")); // the random trap
        QCOMPARE(first.count('\n'), 21);
        QVERIFY(first != text({"render", "a.des", "--roll", "2"}));
        // A level of rooms draws no map.
        QCOMPARE(text({"render", "r.des"}), text({"render", "r.des", "--roll", "1"}));
        QVERIFY(text({"render", "r.des"}).contains("....."));
    }

    void drawsPictures() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"render", "a.des", "-o", "a.png"}).status, int(cli::Success));
        QCOMPARE(sizeOfPng(file(store, "a.png")), QSize(5 * 6 + 12, 4 * 9 + 12) * 2);
        QCOMPARE(run(store, {"render", "a.des", "--scale", "3", "--border=0", "-o", "b.png"}).status,
                 int(cli::Success));
        QCOMPARE(sizeOfPng(file(store, "b.png")), QSize(5 * 6, 4 * 9) * 3);
        QCOMPARE(run(store, {"render", "a.des", "--dark", "-o", "c.png"}).status, int(cli::Success));
        QVERIFY(file(store, "c.png") != file(store, "a.png"));
        QCOMPARE(run(store, {"render", "a.des", "--regions", "-o", "a.svg"}).status, int(cli::Success));
        QVERIFY(file(store, "a.svg").contains("<title>a</title>"));
        QVERIFY(file(store, "a.svg").contains("<title>region ordinary</title>"));
        QCOMPARE(run(store, {"render", "-", "-o", "-", "--format", "png"}, std::string(small)).output,
                 file(store, "a.png"));
    }

    void drawsSheets() {
        MemoryFileStore store = filled();
        const auto size = [&](const char* columns) {
            const Outcome outcome = run(store, {"render", "a.des", "two.des", "s.lua", "--columns", columns,
                                                "--border", "0", "-o", "sheet.png"});
            return outcome.status == 0 ? sizeOfPng(file(store, "sheet.png")) : QSize();
        };
        const QSize beside = size("4");
        const QSize below = size("1");
        QCOMPARE(beside.width(), 4 * below.width() + 3 * 12);
        QVERIFY(below.height() > beside.height());
    }

    void showsHeat() {
        MemoryFileStore store = filled();
        const auto svg = [&](const char* heat) {
            const Outcome outcome = run(
                store, {"render", "a.des", "--heat", heat, "--rolls", "50", "--format", "svg", "-o", "-"});
            return outcome.status == 0 ? outcome.output : outcome.errors;
        };
        QVERIFY(svg("traps").count("<path fill") > svg("monsters").count("<path fill"));
        QVERIFY(svg("monsters") != svg("objects"));
        // The chest lies in one place.
        QVERIFY(svg("8").count("<path fill") < svg("objects").count("<path fill"));
        QVERIFY(svg("2").contains("no statement that puts something on the map begins in line 2"));
    }

    void drawsCompiledLevels() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"lev_comp", "a.des"}).status, int(cli::Success));
        QCOMPARE(run(store, {"render", "a.lev", "-o", "lev.png"}).status, int(cli::Success));
        QCOMPARE(run(store, {"render", "a.des", "-o", "des.png"}).status, int(cli::Success));
        QCOMPARE(file(store, "lev.png"), file(store, "des.png"));
        Archive library;
        QVERIFY(library.add("a.lev", file(store, "a.lev").toStdString()));
        QVERIFY(library.add("data", "monsters and what is said of them"));
        QVERIFY(store.replace("nhdat", library.write().value()));
        QCOMPARE(run(store, {"render", "nhdat", "-o", "library.png"}).status, int(cli::Success));
        QCOMPARE(file(store, "library.png"), file(store, "des.png"));
    }

    void refuses_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto add = [](const char* name, std::vector<std::string> words, int status, const char* says) {
            QTest::newRow(name) << std::move(words) << status << QByteArray(says);
        };
        add("nothing", {}, 2, "no file given");
        add("no output", {"a.des"}, 2, "-o must name the file");
        add("no format", {"a.des", "-o", "a.gif"}, 2, "must end with .png, .svg, .txt or .wiki");
        add("no such format", {"a.des", "--format", "gif", "-o", "a"}, 2, "there is no format “gif”");
        add("scale", {"a.des", "-o", "a.png", "--scale", "9"}, 2, "--scale");
        add("border", {"a.des", "-o", "a.png", "--border", "-1"}, 2, "--border");
        add("columns", {"a.des", "-o", "a.png", "--columns", "0"}, 2, "--columns");
        add("heat", {"a.des", "-o", "a.png", "--heat", "doors"}, 2, "--heat needs monsters, objects, traps");
        add("no file", {"no.des", "-o", "a.png"}, 2, "no.des");
        add("no level", {"none.des", "-o", "a.png"}, 2, "it contains no level");
        add("one of two", {"a.des", "no.des", "-o", "a.png"}, 1, "no.des");
    }
    void refuses() {
        QFETCH(std::vector<std::string>, words);
        QFETCH(const int, status);
        QFETCH(const QByteArray, says);
        MemoryFileStore store = filled();
        words.insert(words.begin(), "render");
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.errors.startsWith("render: ") && outcome.errors.contains(says), outcome.errors);
        QCOMPARE(store.exists("a.png"), status == 1);
    }
};

LEVWRIGHT_TEST(RenderTest)

} // namespace levwright::render_test

#include "RenderTest.moc"
