// SPDX-License-Identifier: GPL-3.0-or-later
// The command that tells what a designer asks of a level.
#include "app/cli/Program.h"
#include "core/instance/LevelInstance.h"
#include "core/lens/Lens.h"
#include "core/tileset/BitmapFile.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TileSheets.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <sstream>

namespace levwright::lens_command_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

Outcome run(MemoryFileStore& store, std::vector<std::string> arguments) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    arguments.insert(arguments.begin(), "lens");
    const int status = cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

// The upper left cell of the map is 36,10 of the level. Stairs lead from 37,11 up and from 41,11 down.
constexpr std::string_view small = "MAZE:\"a\",' '\nFLAGS:noteleport\nGEOMETRY:center,center\nMAP\n-------\n"
                                   "|..+..|\n|..|..|\n-------\nENDMAP\nDOOR:locked,(3,1)\n"
                                   "STAIR:(1,1),up\nSTAIR:(5,1),down\nREGION:(0,0,3,3),lit,\"ordinary\"\n"
                                   "OBJECT:'*',\"ruby\",(1,2)\n";

MemoryFileStore filled() {
    MemoryFileStore store;
    QTest::qVerify(store.replace("a.des", std::string(small)).has_value(), "written", "", __FILE__, __LINE__);
    return store;
}

QJsonObject json(const QByteArray& line) {
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
    if (error.error != QJsonParseError::NoError)
        QTest::qFail(line, __FILE__, __LINE__);
    return object;
}

} // namespace

class LensCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<QByteArray>("line");
        const auto add = [](const char* name, std::vector<std::string> words, const char* line) {
            QTest::newRow(name) << std::move(words) << QByteArray(line);
        };
        add("way", {"way", "a.des"}, "shortest way up-down: 4 moves\n");
        add("no way", {"way", "a.des", "--without", "locked,secret"}, "shortest way up-down: none\n");
        add("many rolls", {"way", "a.des", "--rolls", "7"},
            "shortest way up-down: 4 moves, in 7 of 7 rolls\n");
        add("dark rolls", {"way", "a.des", "--rolls", "7", "--without=locked"},
            "shortest way up-down: none\n");
        add("light", {"light", "a.des"}, "lit cells: 7 cells\n");
        add("danger", {"danger", "a.des", "--roll=3"}, "hostile monsters: 0\n");
        add("sight", {"sight", "a.des", "--from", "down"}, "monsters that see the start: 0\n");
        add("shape", {"shape", "a.des"}, "spaces: 2\n");
    }
    void tells() {
        QFETCH(const std::vector<std::string>, words);
        QFETCH(const QByteArray, line);
        MemoryFileStore store = filled();
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.errors, "");
        QCOMPARE(outcome.status, int(cli::Success));
        QVERIFY2(outcome.output.contains(line), outcome.output);
    }

    void tellsAsJson() {
        MemoryFileStore store = filled();
        const QJsonObject up = json(run(store, {"way", "a.des", "--json"}).output);
        QCOMPARE(up["lens"].toString(), "way");
        QCOMPARE(up["unit"].toString(), "moves");
        QCOMPARE(up["measures"]["way"].toInt(), 4);
        const QJsonArray starts = up["marks"]["start"].toArray();
        QCOMPARE(starts.size(), 1);
        const int x = starts[0][0].toInt();
        const int y = starts[0][1].toInt();
        QCOMPARE(up["numbers"][y][x].toInt(-1), 0);
        QCOMPARE(up["numbers"][y][x + 2].toInt(-1), 2);
        QVERIFY(up["numbers"][0][0].isNull());
        QCOMPARE(up["numbers"].toArray().size(), 21);

        // From the cell of the door, the start is two moves away.
        const std::string door = std::to_string(x + 2) + ',' + std::to_string(y);
        const QJsonObject middle = json(run(store, {"way", "a.des", "--json", "--from", door}).output);
        QCOMPARE(middle["numbers"][y][x].toInt(-1), 2);

        const QJsonObject sum = json(run(store, {"way", "a.des", "--json", "--rolls", "5"}).output);
        QCOMPARE(sum["rolls"].toInt(), 5);
        QCOMPARE(sum["means"][y][x + 2].toDouble(), 2.0);
        QCOMPARE(sum["marks"]["start"][0][2].toInt(), 5);
        QCOMPARE(sum["measures"]["way"]["median"].toInt(), 4);
        QCOMPARE(sum["measures"]["way"]["values"][0]["seed"].toInt(), 1);

        const QJsonObject danger = json(run(store, {"danger", "a.des", "--json"}).output);
        QCOMPARE(danger["parts"][0]["key"].toString(), "*");
        QCOMPARE(danger["parts"][0]["value"].toInt(), 3500);
    }

    // The map lies on rows 9 to 12, so its level axis is between 10 and 11: a line of one point across the
    // picture, behind 11 rows.
    void drawsAxes() {
        MemoryFileStore store = filled();
        QCOMPARE(json(run(store, {"shape", "a.des", "--json"}).output)["measures"]
                     .toObject()["axis-level"]
                     .toInt(),
                 21);
        QCOMPARE(run(store, {"shape", "a.des", "-o", "a.svg"}).status, int(cli::Success));
        const QByteArray svg = QByteArray::fromStdString(store.read("a.svg", cli::maximumFileSize).value());
        const int top = 6 + 11 * 9; // border and rows of 9 points
        QVERIFY(svg.contains(QByteArray("M6 ") + QByteArray::number(top) + "h474v1h-474z"));
        QVERIFY(!run(store, {"way", "a.des", "-o", "w.svg"}).status);
        QVERIFY(!QByteArray::fromStdString(store.read("w.svg", cli::maximumFileSize).value())
                     .contains("h474v1h-474z"));
    }

    void draws() {
        MemoryFileStore store = filled();
        QCOMPARE(run(store, {"way", "a.des", "-o", "a.png"}).status, int(cli::Success));
        QVERIFY(store.read("a.png", cli::maximumFileSize)->starts_with("\x89PNG\r\n"));
        QCOMPARE(run(store, {"way", "a.des", "--rolls=3", "--dark", "--scale=1", "-o", "a.svg"}).status,
                 int(cli::Success));
        QVERIFY(store.read("a.svg", cli::maximumFileSize)->contains("<svg"));
    }

    void drawsTiles() {
        MemoryFileStore store = filled();
        QVERIFY(store.replace("tiles.bmp", bmpOfTiles(1057)).has_value());
        const Outcome outcome = run(store, {"way", "a.des", "--tileset", "tiles.bmp", "-o", "a.png"});
        QCOMPARE(outcome.errors, "");
        constexpr BitmapLimit limit{2000, 2'000'000};
        const std::string png = store.read("a.png", cli::maximumFileSize).value();
        constexpr int borders = 12;
        QCOMPARE(readBitmap(png, "a.png", limit)->width(), 79 * sideOfSheet + borders);
        const Outcome missing = run(store, {"way", "a.des", "--tileset", "none.bmp", "-o", "b.png"});
        QCOMPARE(missing.status, int(cli::Unusable));
        QVERIFY(!store.exists("b.png"));
    }

    // Each lens, as JSON and as a picture, of the same level in each language.
    void worksInAllLanguages_data() {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("game");
        // Of gems there may be two.
        const std::string ruby = "'*',\"ruby\"";
        std::string description(small);
        description.replace(description.find(ruby), ruby.size(), "')',\"long sword\"");
        std::string program(small);
        program.replace(program.find(ruby), ruby.size(), "(')',\"long sword\")");
        const std::string script =
            "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.level_flags(\"mazelevel\", "
            "\"noteleport\")\n"
            "des.map([[\n-------\n|..+..|\n|..|..|\n-------\n]])\ndes.door(\"locked\", 3, 1)\n"
            "des.stair(\"up\", 1, 1)\ndes.stair(\"down\", 5, 1)\ndes.region(selection.area(0, 0, 3, 3), "
            "\"lit\")\n"
            "des.object({ id = \"long sword\", x = 1, y = 2 })\n";
        const auto add = [](const char* name, const std::string& text, const char* game) {
            QTest::newRow(game) << std::string(name) << text << std::string(game);
        };
        add("a.des", description, "nethack-3.4.3");
        add("a.des", description, "slashem");
        add("a.des", program, "nethack-3.6");
        add("a.lua", script, "nethack-3.7");
        add("a.lua", script, "nethack-5.0");
    }
    void worksInAllLanguages() {
        QFETCH(const std::string, file);
        QFETCH(const std::string, text);
        QFETCH(const std::string, game);
        const std::map<std::string, std::pair<QString, int>> wanted{{"way", {"way", 4}},
                                                                    {"sight", {"seen", -1}},
                                                                    {"light", {"lit", 7}},
                                                                    {"danger", {"pay", 15}},
                                                                    {"shape", {"spaces", 2}}};
        MemoryFileStore store;
        QVERIFY(store.replace(file, text));
        for (const lens::LensKind kind : lens::allLenses()) {
            const std::string word(lens::wordOf(kind));
            const Outcome told = run(store, {word, file, "--target", game, "--json"});
            QCOMPARE(told.errors, "");
            const QJsonObject object = json(told.output);
            QCOMPARE(object["numbers"].toArray().size(), roll::rows);
            QCOMPARE(object["lens"].toString().toStdString(), word);
            const auto& [measure, value] = wanted.at(word);
            QVERIFY2(value < 0 || object["measures"][measure].toInt(-1) == value, told.output);
            QCOMPARE(run(store, {word, file, "--target", game, "--rolls", "2", "-o", "a.png"}).status,
                     int(cli::Success));
            QVERIFY(store.read("a.png", cli::maximumFileSize)->starts_with("\x89PNG\r\n"));
        }
    }

    void refuses_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<QByteArray>("says");
        const auto add = [](const char* name, std::vector<std::string> words, const char* says) {
            QTest::newRow(name) << std::move(words) << QByteArray(says);
        };
        add("no lens", {}, "no lens given");
        add("unknown lens", {"smell", "a.des"}, "there is no lens “smell”");
        add("no file", {"way"}, "no file given");
        add("two files", {"way", "a.des", "b.des"}, "one file at a time");
        add("no start", {"way", "a.des", "--from", "80,3"}, "--from needs a column");
        add("half a start", {"way", "a.des", "--from", "8"}, "not “8”");
        add("no help", {"way", "a.des", "--with", "dig,fly"}, "“fly” is not one of");
        add("no rolls", {"way", "a.des", "--rolls", "0"}, "--rolls");
        add("two kinds of rolls", {"way", "a.des", "--rolls", "2", "--roll", "1"}, "exclude each other");
        add("no picture", {"way", "a.des", "-o", "a.gif"}, ".png or .svg");
        add("missing file", {"way", "none.des"}, "none.des");
    }
    void refuses() {
        QFETCH(const std::vector<std::string>, words);
        QFETCH(const QByteArray, says);
        MemoryFileStore store = filled();
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, int(cli::Unusable));
        QVERIFY2(outcome.errors.startsWith("lens: ") && outcome.errors.contains(says), outcome.errors);
        QCOMPARE(outcome.output, "");
    }
};

LEVWRIGHT_TEST(LensCommandTest)

} // namespace levwright::lens_command_test

#include "LensCommandTest.moc"
