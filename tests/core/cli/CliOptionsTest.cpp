// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line offers to scripts and other programs: --json, --header-from, --target and completion.
#include "app/cli/EditorProgram.h"
#include "app/cli/JsonLines.h"
#include "app/cli/Onlooker.h"
#include "app/cli/Program.h"
#include "core/catalog/GameList.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "tests/core/cli/Shells.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::cli_options_test {
namespace {

struct Outcome {
    int status = 0;
    QByteArray output;
    QByteArray errors;
};

// Stops the command at the second call.
struct Impatient : cli::Onlooker {
    void begin() override {
        ++open;
        questions = 0;
    }
    void end() override { --open; }
    bool goesOn(std::uint64_t done, std::uint64_t) override {
        seen = int(done);
        return ++questions < 2;
    }
    int open = 0;
    int questions = 0;
    int seen = 0;
};

Outcome run(MemoryFileStore& store, const std::vector<std::string>& arguments,
            cli::Onlooker* onlooker = nullptr) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    const int status =
        cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors, nullptr, onlooker});
    return {status, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(errors.str())};
}

QList<QJsonObject> objectsOf(const QByteArray& lines) {
    QList<QJsonObject> objects;
    for (const QByteArray& line : lines.trimmed().split('\n')) {
        QJsonParseError error;
        objects << QJsonDocument::fromJson(line, &error).object();
        if (error.error != QJsonParseError::NoError)
            QTest::qFail(line, __FILE__, __LINE__);
    }
    return objects;
}

Target targetOf(const char* game, Abi abi = {}) {
    return usualTarget(game, abi).value();
}

std::string levelFile(const Target& target) {
    CompiledLevel level;
    level.kind = LevelKind::Rooms;
    return lev34::encode(level, target).value();
}

constexpr std::string_view small = "LEVEL:\"a\"\n";

} // namespace

class CliOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonText_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        const QString bad{QChar(QChar::ReplacementCharacter)};
        QTest::newRow("plain") << QByteArray("a/b") << "a/b";
        QTest::newRow("quotes") << QByteArray("\"\\\n\t\r\x01\x7f") << "\"\\\n\t\r\x01\x7f";
        QTest::newRow("nul") << QByteArray("a\0b", 3) << QString("a") + QChar(0) + "b";
        QTest::newRow("utf-8") << QByteArray("é€😀") << QString::fromUtf8("é€😀");
        QTest::newRow("latin-1") << QByteArray("\xe9t\xe9") << bad + "t" + bad;
        QTest::newRow("cut off") << QByteArray("\xe2\x82") << bad;
        QTest::newRow("too long") << QByteArray("\xc0\xaf") << bad + bad;
        QTest::newRow("too long by two") << QByteArray("\xe0\x80\xaf") << bad + bad + bad;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << bad + bad + bad;
        QTest::newRow("too high") << QByteArray("\xf4\x90\x80\x80") << bad + bad + bad + bad;
        QTest::newRow("no lead") << QByteArray("\xff\xfe\x80") << bad + bad + bad;
    }
    void jsonText() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        const std::string line = cli::jsonLine(bytes.toStdString(), bytes.toStdString());
        const QList<QJsonObject> objects = objectsOf(QByteArray::fromStdString(line));
        QCOMPARE(objects.size(), 1);
        QCOMPARE(objects[0]["file"].toString(), text);
        QCOMPARE(objects[0]["message"].toString(), text);
    }

    // If a description is valid for one game only, the game need not be named.
    void tellsTheGame() {
        MemoryFileStore store;
        QVERIFY(store.replace("new.des", "LEVEL: \"a\"\nROOM: \"ordinary\", lit, random, random, (5,3) {\n"
                                         "  IF [50%] {\n    MONSTER: ('d', \"jackal\"), random\n  }\n}\n"));
        QVERIFY(store.replace("old.des", "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                                         "MONSTER:'d',\"jackal\",(1,0)\n"));
        const Outcome checked = run(store, {"check", "new.des", "old.des"});
        QVERIFY2(checked.status == 0, checked.output);
        QCOMPARE(checked.output, "");
        QCOMPARE(checked.errors, "new.des: read as a description of nethack-3.6\n");
        QVERIFY(run(store, {"check", "--target", "nethack-3.4.3", "new.des"}).status != 0);
        QCOMPARE(run(store, {"roll", "new.des"}).output,
                 run(store, {"roll", "--target", "nethack-3.6", "new.des"}).output);
        QCOMPARE(run(store, {"roll", "new.des"}).status, 0);
        QCOMPARE(run(store, {"stats", "--rolls", "5", "new.des"}).status, 0);
        QCOMPARE(run(store, {"playtest", "new.des"}).status, 0);
        QCOMPARE(run(store, {"roll", "old.des"}).output,
                 run(store, {"roll", "--target", "nethack-3.4.3", "old.des"}).output);
        QCOMPARE(run(store, {"convert", "--to", "nethack-3.6", "old.des"}).status, 0);
        QCOMPARE(run(store, {"check", "--target", "rogue", "new.des"}).status, 2);
    }

    void check() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"a.b\",' '\nNOMAP\nMONSTER:'d',\"jackel\xff\",(3,3)\n"));
        const Outcome outcome = run(store, {"check", "--json", "f.des", "none.des"});
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.errors, "");
        const QList<QJsonObject> found = objectsOf(outcome.output);
        QCOMPARE(found.size(), 3);
        QCOMPARE(found[0]["file"].toString(), "f.des");
        QCOMPARE(found[0]["line"].toInt(), 1);
        QCOMPARE(found[0]["column"].toInt(), 6);
        QCOMPARE(found[0]["endLine"].toInt(), 1);
        QCOMPARE(found[0]["endColumn"].toInt(), 11);
        QCOMPARE(found[0]["severity"].toString(), "error");
        QCOMPARE(found[0]["code"].toString(), "dot-in-level-name");
        QVERIFY(!found[0].contains("compilerLine"));
        const QJsonObject fix = found[0]["fixes"][0].toObject();
        QCOMPARE(fix["label"].toString(), "Remove the dots");
        const QJsonObject edit = fix["edits"][0].toObject();
        QCOMPARE(edit["line"].toInt(), 1);
        QCOMPARE(edit["column"].toInt(), 8);
        QCOMPARE(edit["endColumn"].toInt(), 9);
        QCOMPARE(edit["text"].toString(), "");
        QCOMPARE(found[1]["severity"].toString(), "warning");
        QVERIFY(found[1]["message"].toString().contains(QStringLiteral("jackel\uFFFD")));
        QCOMPARE(found[2]["file"].toString(), "none.des");
        QVERIFY(!found[2].contains("line"));
    }

    // The same lines as in the plain messages, each with its place.
    void levComp() {
        MemoryFileStore store;
        QVERIFY(store.replace(
            "f.des", "# two levels\nMAZE:\"a\",' '\nNOMAP\nMAZE:\"b\",' '\nNOMAP\nGOLD:1,\n(99,1)\nFOO\n"));
        const Outcome outcome = run(store, {"lev_comp", "--json", "f.des", "none.des", "."});
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.output, "");
        const QList<QJsonObject> found = objectsOf(outcome.errors);
        QCOMPARE(found.size(), 4);
        QCOMPARE(found[0]["code"].toString(), "place-out-of-map");
        QCOMPARE(found[0]["line"].toInt(), 7);
        QCOMPARE(found[0]["compilerLine"].toInt(), 6);
        QCOMPARE(found[1]["line"].toInt(), 8);
        QCOMPARE(found[1]["severity"].toString(), "error");
        QCOMPARE(found[1]["compilerLine"].toInt(), 8);
        QCOMPARE(found[2]["file"].toString(), "none.des");
        QCOMPARE(found[3]["file"].toString(), ".");
        QVERIFY(store.exists("a.lev"));
        QVERIFY(!store.exists("b.lev"));
    }

    void levelsStayInTheirFolder_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("elsewhere") << QByteArray("/elsewhere/z");
        QTest::newRow("folder below") << QByteArray("sub/y");
        QTest::newRow("folder above") << QByteArray("../y");
    }
    void levelsStayInTheirFolder() {
        QFETCH(const QByteArray, name);
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"" + name.toStdString() + "\",' '\nNOMAP\n"));
        const Outcome outcome = run(store, {"lev_comp", "-o", "out", "f.des"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("cannot be a file name"), outcome.errors);
        QCOMPARE(store.files().size(), 1U);
    }

    // As with the game's compiler, the last level with a name wins, but here with a message.
    void namesakesAreTold_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("one file")
            << QStringList{"twice.des"}
            << "twice.des: line 4 : WARNING : Both twice.des, line 1 and twice.des, line 4 "
               "become “a.lev”. [same-level-name]\n";
        QTest::newRow("two files") << QStringList{"a.des", "b.des"}
                                   << "b.des: line 2 : WARNING : Both a.des, line 1 and b.des, line 2 become "
                                      "“a.lev”. [same-level-name]\n";
        QTest::newRow("as JSON")
            << QStringList{"--json", "a.des", "b.des"}
            << "{\"file\":\"b.des\",\"severity\":\"warning\",\"message\":\"Both a.des, line 1";
    }
    void namesakesAreTold() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",' '\nNOMAP\n"));
        QVERIFY(store.replace("b.des", "# other\nLEVEL:\"a\"\n"));
        QVERIFY(store.replace("twice.des", "MAZE:\"a\",' '\nNOMAP\n\nLEVEL:\"a\"\n"));
        QCOMPARE(run(store, {"lev_comp", "b.des"}).errors, "");
        const std::string last = store.read("a.lev", 1000).value();
        std::vector<std::string> words{"lev_comp"};
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, 0);
        QVERIFY2(QString::fromUtf8(outcome.errors).contains(says), outcome.errors);
        QVERIFY(store.read("a.lev", 1000) == last);
    }

    void dungeonsAreWrittenOnce() {
        MemoryFileStore store;
        for (const char* name : {"d.def", "d.pdf", "sub/d.def"})
            QVERIFY(store.replace(name, "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)\n"));
        const Outcome outcome = run(store, {"dgn_comp", "d.def", "d.pdf"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.errors.contains("Both d.def and d.pdf become “d”.\n"), outcome.errors);
        QCOMPARE(run(store, {"dgn_comp", "d.def", "sub/d.def"}).status, 0);
        QCOMPARE(run(store, {"dgn_comp", "-oout", "d.def", "sub/d.def"}).status, 1);
    }

    void checkTarget() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"a\",' '\nNOMAP\nTRAP:\"trapdoor\",random\n"));
        QVERIFY(run(store, {"check", "f.des"}).output.contains("[unknown-trap]"));
        QCOMPARE(run(store, {"check", "--target", "nethack-3.2.2", "f.des"}).output, "");
        const Outcome unknown = run(store, {"check", "--target", "rogue", "f.des"});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.errors.contains("rogue"));
    }

    // A level in the language of another game than the default, which is invalid in that of the other.
    void rollTarget_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("says");
        const QByteArray unknown = "There is no catalog of a game “rogue”";
        const QByteArray cannotRoll = "Levwright does not know how nethack-3.2.2 makes things at random";
        const QByteArray otherLevel = "own.lev: it is a level of nethack-3.4.3, not of nethack-3.2.2";
        for (const QString command : {"roll", "stats", "playtest"}) {
            const auto row = [&](const char* name, const QString& words, const QByteArray& says) {
                QTest::addRow("%s, %s", qPrintable(command), name) << command + ' ' + words << says;
            };
            row("unknown", "a.des --target rogue", unknown);
            row("unknown, compiled", "own.lev --target rogue", unknown);
            row("no tables", "old.des --target nethack-3.2.2", cannotRoll);
            const QByteArray without = command == "roll" ? "" : "rolled without: “trapdoor”\n";
            row("other's words", "old.des --target nethack-3.4.3", without);
            row("usual", "old.des", without);
            row("other level", "own.lev --target nethack-3.2.2", otherLevel);
            row("told", "a.des --target nethack-3.4.3", "");
            row("told, compiled", "own.lev --target=nethack-3.4.3", "");
        }
    }
    void rollTarget() {
        QFETCH(const QString, words);
        QFETCH(const QByteArray, says);
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",'.'\nNOMAP\n"));
        QVERIFY(store.replace("old.des", "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n"
                                         "TRAP:\"trapdoor\",random\n"));
        CompiledLevel level;
        level.kind = LevelKind::Maze;
        constexpr unsigned char floor = 24;
        level.parts.emplace_back().map = Grid<unsigned char>(3, 3, floor);
        QVERIFY(store.replace("own.lev", lev34::encode(level, targetOf("nethack-3.4.3")).value()));
        std::vector<std::string> arguments;
        for (const QString& word : words.split(' '))
            arguments.push_back(word.toStdString());
        const Outcome outcome = run(store, arguments);
        QVERIFY2(outcome.errors.contains(says) && outcome.errors.isEmpty() == says.isEmpty(), outcome.errors);
        const bool isDone = says.isEmpty() || says.startsWith("rolled without");
        QCOMPARE(outcome.status, int(isDone ? cli::Success : cli::Unusable));
    }

    // A new catalog must be added here, too.
    void targetsAreCatalogs() {
        MemoryFileStore store;
        QByteArrayList ids;
        for (const GameEntry& game : knownGames())
            ids << QByteArray::fromStdString(std::string(game.id));
        QCOMPARE(run(store, {"--targets"}).output, ids.join('\n') + '\n');
        const QByteArray help = run(store, {"--help"}).output;
        for (const QByteArray& id : ids)
            QVERIFY2(help.contains(id), id);
        QVERIFY(help.contains("the levels: nethack-3.4.3 (the default), nethack-3.2.2, nethack-3.6, "
                              "nethack-3.7, nethack-5.0 or slashem\n"));
    }

    void headerFrom() {
        MemoryFileStore store;
        Target own = targetOf("nethack-3.4.3", {false, std::endian::big});
        own.words[1] ^= 1U << 12U; // features
        own.words[3] += 77;        // sizes
        QVERIFY(store.replace("own.lev", levelFile(own) + "tail"));
        QVERIFY(store.replace("f.des", small));
        const Outcome outcome = run(store, {"lev_comp", "--header-from", "own.lev", "f.des"});
        QCOMPARE(outcome.errors, "");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(QByteArray::fromStdString(store.read("a.lev", 1000).value()).toHex(),
                 QByteArray::fromStdString(levelFile(own)).toHex());
    }

    void headerRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("missing") << QStringList{"none.lev"} << "Cannot open “none.lev”";
        QTest::newRow("no level file") << QStringList{"f.des"} << "f.des is not a level file: byte";
        QTest::newRow("other game") << QStringList{"old.lev"}
                                    << "old.lev is for nethack-3.2.2, not for nethack-3.4.3";
        QTest::newRow("unknown game")
            << QStringList{"new.lev"} << "new.lev is for a game of version 0x03090000";
        QTest::newRow("other counts")
            << QStringList{"counts.lev"}
            << "counts.lev is of a game with 34 artifacts, 433 objects and 382 monsters";
        QTest::newRow("other ABI") << QStringList{"own.lev", "--abi", "ilp32"}
                                   << "own.lev is LP64, little-endian, not ilp32";
    }
    void headerRefused() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        MemoryFileStore store;
        Target future = targetOf("nethack-3.4.3");
        future.words[0] = 0x03090000;
        Target counts = targetOf("nethack-3.4.3");
        counts.words[2] += 1U << 24U;
        QVERIFY(store.replace("f.des", small));
        QVERIFY(store.replace("own.lev", levelFile(targetOf("nethack-3.4.3"))));
        QVERIFY(store.replace("old.lev", levelFile(targetOf("nethack-3.2.2"))));
        QVERIFY(store.replace("new.lev", levelFile(future)));
        QVERIFY(store.replace("counts.lev", levelFile(counts)));
        std::vector<std::string> words{"lev_comp", "f.des", "--header-from"};
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(QString::fromUtf8(outcome.errors).contains(says), outcome.errors);
        QVERIFY(!store.exists("a.lev"));
    }

    void rollsThemedRooms_data() {
        QTest::addColumn<std::vector<std::string>>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says"); // in the output, or among the errors
        const auto add = [](const char* name, std::vector<std::string> words, int status, const char* says) {
            QTest::newRow(name) << std::move(words) << status << QString::fromUtf8(says);
        };
        add("a room", {"roll", "t.lua", "--room", "Den"}, 0, "line 3: des.room({ w = 5");
        add("contents", {"roll", "t.lua", "--fill", "Gold"}, 0, "line 1: des.gold()");
        add("a room with contents", {"stats", "t.lua", "--rolls=9", "--room=Den", "--fill=Gold"}, 0,
            "Den: 9 rolls");
        add("nothing but the room", {"roll", "t.lua", "--room", "Den", "--context", "alone=1"}, 0, "|.....|");
        add("no choice", {"roll", "t.lua"}, 2,
            "choose one of its themed rooms:\n  --fill “Gold”: frequency 1 (100.0 %)\n"
            "  --room “default”: frequency 9 (90.0 %)\n  --room “Den”: frequency 1 (10.0 %), from difficulty "
            "2");
        add("an unknown room", {"roll", "t.lua", "--room", "Lair"}, 2,
            "it has no themed room “Lair”; it has:");
        add("no contents", {"stats", "t.lua", "--fill", "Den"}, 2, "it has no themed fill “Den”");
        add("too easy", {"roll", "t.lua", "--room", "Den", "--context", "difficulty=1"}, 2,
            "“Den” needs a difficulty of 2 or more; this level has 1.");
        add("no themed rooms", {"roll", "a.lua", "--room", "Den"}, 2, "it has no themed rooms");
        add("one room is checked", {"check", "t.lua", "--room", "default"}, 0, "");
        add("another one, with a problem", {"check", "t.lua", "--fill", "Gold"}, 0, "t.lua:1:");
        add("both are checked", {"check", "t.lua", "--fill", "Gold", "--room", "Den"}, 2,
            "each is checked alone");
        add("to an older game", {"convert", "t.lua", "--to", "nethack-3.6"}, 1, "defines themed rooms");
    }

    void rollsThemedRooms() {
        QFETCH(const std::vector<std::string>, words);
        QFETCH(const int, status);
        QFETCH(const QString, says);
        MemoryFileStore store;
        QVERIFY(store.replace(
            "t.lua", "themeroom_fills = { { name = \"Gold\", contents = function() des.gold() "
                     "des.object({ olocked = 1 }) end } }\n"
                     "themerooms = { { name = \"default\", frequency = 9, contents = function() des.room({}) "
                     "end },\n"
                     "{ name = \"Den\", mindiff = 2, contents = function() des.room({ w = 5, h = 3, contents "
                     "= themeroom_fill }) end } }\n"));
        QVERIFY(store.replace("a.lua", "des.room({})\n"));
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(QString::fromUtf8(outcome.output + outcome.errors).contains(says),
                 (outcome.output + outcome.errors).constData());
    }

    void rollsAsJsonLines() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des",
                              "MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n...L\nENDMAP\nSTAIR:(0,0),up\n"
                              "MONSTER:'d',\"jackal\",(1,0),peaceful,asleep\n"
                              "OBJECT:'*',\"jackstone\",(2,0)\n"));
        const Outcome outcome = run(store, {"roll", "a.des", "--json", "--seeds", "4..6"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, "");
        const QList<QJsonObject> lines = objectsOf(outcome.output);
        QCOMPARE(lines.size(), 4);
        const QJsonObject& header = lines[0];
        QCOMPARE(header["level"].toString(), "a");
        QCOMPARE(header["game"].toString(), "nethack-3.4.3");
        QVERIFY(header["left_out"].toArray().contains(QString::fromUtf8("“jackstone”")));
        const QJsonObject dog = header["statements"].toArray()[1].toObject();
        QCOMPARE(dog["line"].toInt(), 7);
        const QJsonObject& second = lines[2];
        QCOMPARE(second["seed"].toInt(), 5);
        QVERIFY(second["fatal"].isNull());
        const QJsonArray monster = second["things"].toObject()["monsters"].toArray()[0].toArray();
        const QJsonArray fields = header["fields"].toObject()["monsters"].toArray();
        QCOMPARE(monster.size(), fields.size());
        const auto field = [&](const char* name) {
            for (qsizetype i = 0; i < fields.size(); ++i) {
                if (fields[i].toString() == QLatin1String(name))
                    return monster[i].toInt();
            }
            return -99;
        };
        QCOMPARE(header["monster_names"].toArray()[field("kind")].toString(), "jackal");
        QCOMPARE(header["monster_symbols"].toString()[field("kind")], u'd');
        QCOMPARE(field("statement"), 1);
        QCOMPARE(field("peaceful"), 1);
        QCOMPARE(field("asleep"), 1);
        // The cells around it, by the places of the digits.
        const QString terrain = second["terrain"].toString();
        QCOMPARE(terrain.size(), header["columns"].toInt() * header["rows"].toInt());
        const qsizetype cell = qsizetype(field("y")) * header["columns"].toInt() + field("x");
        const auto nameAt = [&](qsizetype at) {
            return header["terrain"].toArray()[header["digits"].toString().indexOf(terrain[at])].toString();
        };
        QCOMPARE(nameAt(cell - 1), "stairs");
        QCOMPARE(nameAt(cell), "floor");
        QCOMPARE(nameAt(cell + 2), "lava");
        // Each line is that of its seed alone.
        QCOMPARE(outcome.output.split('\n')[2],
                 run(store, {"roll", "a.des", "--json", "--seed", "5"}).output.split('\n')[1]);
    }

    // The findings of each roll are those of its statistics.
    void jsonLinesTellWhatIsWrong() {
        MemoryFileStore store;
        QVERIFY(store.replace("cut.des", "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n..|..\nENDMAP\n"
                                         "STAIR:(0,0),up\nSTAIR:(4,0),down\n"));
        QVERIFY(store.replace("ends.des", "MAZE:\"a\",'.'\nNOMAP\nMONSTER:'d',\"jackal\",random\n"));
        const QList<QJsonObject> cut =
            objectsOf(run(store, {"roll", "cut.des", "--json", "--seeds", "1..3"}).output);
        for (const QJsonObject& line : cut.sliced(1))
            QCOMPARE(line["findings"].toArray()[0].toArray(), (QJsonArray{"cut-off", -1}));
        const Outcome ends = run(store, {"roll", "ends.des", "--json"});
        QCOMPARE(ends.status, 0);
        QVERIFY(objectsOf(ends.output)[1]["fatal"].toString().startsWith("no cell fits"));
        QCOMPARE(objectsOf(ends.output)[1]["findings"].toArray()[0].toArray()[0].toString(), "loading-ends");
    }

    void listsLevels() {
        MemoryFileStore store;
        QVERIFY(store.replace("b.des", "MAZE:\"a\",'.'\nNOMAP\nMAZE:\"b\",'.'\nNOMAP\n"));
        QVERIFY(store.replace("t.lua",
                              "themeroom_fills = { function() des.gold() end }\n"
                              "themerooms = { { name = \"Den\", frequency = 3, mindiff = 2, maxdiff = 9,\n"
                              "contents = function() des.room({}) end } }\n"));
        QVERIFY(store.replace("a.lev", levelFile(targetOf("nethack-3.4.3"))));
        QVERIFY(store.replace("milk.txt", "milk\n"));
        QCOMPARE(run(store, {"levels", "b.des"}).output, "b.des:1: a\nb.des:3: b\n");
        QVERIFY(run(store, {"levels", "t.lua"})
                    .output.contains("--room “Den”: frequency 3 (100.0 %), difficulty 2 to 9\n"));
        const QList<QJsonObject> found =
            objectsOf(run(store, {"levels", "--json", "b.des", "t.lua", "a.lev"}).output);
        QCOMPARE(found.size(), 5);
        QCOMPARE(found[1]["level"].toString(), "b");
        QCOMPARE(found[1]["line"].toInt(), 3);
        QVERIFY(!found[1].contains("themed"));
        QCOMPARE(found[2]["themed"].toString(), "fill");
        QCOMPARE(found[3]["themed"].toString(), "room");
        QCOMPARE(found[3]["frequency"].toInt(), 3);
        QCOMPARE(found[3]["leastDifficulty"].toInt(), 2);
        QCOMPARE(found[3]["mostDifficulty"].toInt(), 9);
        QVERIFY(found[4]["compiled"].toBool());
        const Outcome none = run(store, {"levels", "milk.txt", "nix.des", "b.des"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.errors.contains("milk.txt") && none.errors.contains("nix.des"), none.errors);
        QVERIFY(none.output.startsWith("b.des:1: a\n"));
        const Outcome asJson = run(store, {"levels", "--json", "milk.txt"});
        QCOMPARE(asJson.status, 2);
        QCOMPARE(objectsOf(asJson.output)[0]["severity"].toString(), "error");
        QCOMPARE(run(store, {"levels"}).status, 2);
    }

    void listsVaultsWithTheirFrequency() {
        MemoryFileStore store;
        QVERIFY(store.replace("v.des",
                              "LEVEL:\"one\"\nFLAGS:rndvault\nVAULTGEN:7\nMINDEPTH:3\n"
                              "ROOM:\"ordinary\",random,random,random,random {\n}\n"
                              "LEVEL:\"two\"\nFLAGS:noteleport,rndvault\n"
                              "ROOM:\"ordinary\",random,random,random,random {\n}\n"
                              "LEVEL:\"three\"\nROOM:\"ordinary\",random,random,random,random {\n}\n"));
        const QList<QJsonObject> found =
            objectsOf(run(store, {"levels", "--json", "--target", "nethack-3.6", "v.des"}).output);
        QCOMPARE(found.size(), 3);
        QVERIFY(found[0]["vault"].toBool() && found[1]["vault"].toBool());
        QCOMPARE(found[0]["frequency"].toInt(), 7);
        QCOMPARE(found[0]["leastDepth"].toInt(), 3);
        QCOMPARE(found[1]["frequency"].toInt(), 1);
        QCOMPARE(found[1]["leastDepth"].toInt(), 0);
        QVERIFY(!found[2].contains("vault") && !found[2].contains("frequency"));
    }

    // Comments before the only level do not count as a second level.
    void rollsDescriptions() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "# a comment\nMAZE:\"a\",'.'\nNOMAP\n"));
        QVERIFY(store.replace("b.des", "MAZE:\"a\",'.'\nNOMAP\nMAZE:\"b\",'.'\nNOMAP\n"));
        QVERIFY(store.replace("empty.des", "# nothing\n"));
        const Outcome rolled = run(store, {"roll", "a.des", "--seed", "5"});
        QCOMPARE(rolled.status, int(cli::Success));
        QCOMPARE(rolled.output, run(store, {"roll", "--text", "--seed", "5", "a.des"}).output);
        QVERIFY(rolled.output != run(store, {"roll", "--seed", "6", "a.des"}).output);
        QVERIFY(run(store, {"roll", "b.des"}).errors.contains("a, b"));
        QCOMPARE(run(store, {"roll", "b.des", "--level", "b"}).status, int(cli::Success));
        for (const std::vector<std::string>& broken : {std::vector<std::string>{"roll", "empty.des"},
                                                       {"roll"},
                                                       {"roll", "none.des"},
                                                       {"roll", "a.des", "--seed", "x"},
                                                       {"roll", "a.des", "--seeds", "1..2"},
                                                       {"roll", "a.des", "--json", "--seeds", "2..1"},
                                                       {"roll", "a.des", "--context", "depth=deep"},
                                                       {"stats", "a.des", "--seeds", "5..1"},
                                                       {"stats", "a.des", "--rolls", "0"},
                                                       {"stats", "a.des", "--rolls", "9", "--seeds", "1..3"},
                                                       {"stats", "--merge", "a.des"},
                                                       {"stats", "a.des", "b.des"}})
            QCOMPARE(run(store, broken).status, int(cli::Unusable));
    }

    void writesPlaytests() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"));
        const Outcome first = run(store, {"playtest", "a.des", "--seed", "5"});
        QCOMPARE(first.status, int(cli::Success));
        QVERIFY(first.output.startsWith("# rules documented\nMAP_LENGTH 80\n"));
        QVERIFY(first.output.endsWith("\nWORLD_ACTIVE 1\n"));
        QCOMPARE(run(store, {"playtest", "a.des", "--seed", "5", "-o", "save"}).status, int(cli::Success));
        QCOMPARE(QByteArray::fromStdString(store.read("save", cli::maximumFileSize).value()), first.output);
        const auto place = [&](const QByteArray& key) {
            const qsizetype begin = first.output.indexOf(key) + key.size();
            return first.output.sliced(begin, first.output.indexOf('\n', begin) - begin).toStdString();
        };
        const std::string start = place("\nT_POSY ") + ',' + place("\nT_POSX ");
        QCOMPARE(run(store, {"playtest", "a.des", "--seed", "5", "--from", start}).output, first.output);
        for (const std::vector<std::string>& broken : {std::vector<std::string>{"playtest"},
                                                       {"playtest", "none.des"},
                                                       {"playtest", "a.des", "b.des"},
                                                       {"playtest", "a.des", "--from", "1"},
                                                       {"playtest", "a.des", "--from", "0,0"},
                                                       {"playtest", "a.des", "--from", "99,99"},
                                                       {"playtest", "a.des", "--seed", "x"}})
            QCOMPARE(run(store, broken).status, int(cli::Unusable));
    }

    void statisticsMerge() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",'.'\nNOMAP\n"));
        const QByteArray whole = run(store, {"stats", "a.des", "--rolls", "30", "--json"}).output;
        QVERIFY(store.replace(
            "1.json", run(store, {"stats", "a.des", "--seeds", "1..12", "--json"}).output.toStdString()));
        QVERIFY(store.replace(
            "2.json", run(store, {"stats", "a.des", "--seeds", "13..30", "--json"}).output.toStdString()));
        QCOMPARE(run(store, {"stats", "--merge", "--json", "2.json", "1.json"}).output, whole);
        QCOMPARE(QJsonDocument::fromJson(whole).object()["rolls"].toInt(), 30);
        QCOMPARE(run(store, {"stats", "--merge", "1.json", "1.json"}).status, int(cli::Unusable));
        QVERIFY(run(store, {"stats", "--merge", "1.json", "2.json"}).output.startsWith("a: 30 rolls"));
        for (const auto& [option, value] : {std::pair{"--target", "nethack-3.4.3"},
                                            {"--level", "a"},
                                            {"--rolls", "5"},
                                            {"--seeds", "1..5"},
                                            {"--context", "depth=3"}}) {
            const Outcome refused = run(store, {"stats", "--merge", option, value, "1.json", "2.json"});
            QCOMPARE(refused.status, int(cli::Unusable));
            QCOMPARE(refused.errors, QByteArray("stats: ") + option +
                                         " cannot be combined with --merge, which rolls nothing\n");
        }
    }

    // Statements of a description are identified by line and text, also after merging.
    void rollsNameTheirStatements() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "# a comment\nMAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.\nENDMAP\n"
                                       "MONSTER:'d',\"jackal\",(0,0)\nOBJECT[1%]:'*',\"ruby\",(0,0)\n"));
        const QByteArray rolled = run(store, {"roll", "a.des"}).output;
        QVERIFY2(rolled.contains("\n[0] line 7: MONSTER:'d',\"jackal\",(0,0)\n"), rolled);
        const QByteArray json = run(store, {"stats", "a.des", "--rolls", "30", "--json"}).output;
        const QJsonObject second =
            QJsonDocument::fromJson(json).object()["statements"].toArray()[1].toObject();
        QCOMPARE(second["line"].toInt(), 8);
        QCOMPARE(second["text"].toString(), QStringLiteral("OBJECT[1%]:'*',\"ruby\",(0,0)"));
        QVERIFY(store.replace("1.json", json.toStdString()));
        QCOMPARE(run(store, {"stats", "--merge", "--json", "1.json"}).output, json);
        const QByteArray found = run(store, {"stats", "--merge", "1.json"}).output;
        QVERIFY2(found.contains("line 8: OBJECT[1%]"), found);
    }

    // Each option with a number, with values that are not numbers or out of range.
    void numbersAreChecked_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        const QString tooLarge = QStringLiteral("18446744073709551616");
        const auto add = [](const QStringList& command, const char* option, const QStringList& values) {
            for (const QString& value : values)
                QTest::addRow("%s %s %s", qPrintable(command[0]), option, qPrintable(value))
                    << command << QString(option) << value;
        };
        const QStringList noNumber{"", "x", "-1", "1.5", "1e3", "+1", " 1", "1 ", "0x10", tooLarge};
        const QStringList noRolls = noNumber + QStringList{"0", "10000001"};
        add({"roll", "a.des"}, "--seed", noNumber);
        add({"roll", "a.des", "--json"}, "--seeds",
            noNumber + QStringList{"..", "1..", "2..1", "0..10000000", "1.." + tooLarge});
        add({"playtest", "a.des"}, "--seed", noNumber);
        add({"playtest", "a.des"}, "--from",
            noNumber + QStringList{"0", "1,", ",1", "1,-1", "1,256", "1,2,3"});
        add({"roll-dungeon", "d.def"}, "--seed", noNumber);
        add({"roll-dungeon", "d.def"}, "--rolls", noRolls);
        add({"stats", "a.des"}, "--rolls", noRolls);
        add({"stats", "a.des"}, "--seeds",
            noNumber +
                QStringList{"..", "1..", "..1", "2..1", "1..x", "-1..1", "0..10000000", "1.." + tooLarge});
        for (const char* key : {"depth", "difficulty", "hero_level", "level_number", "align_record"}) {
            for (const QString value : {"", "x", "1001", "-1001", "1.5", "99999999999"})
                add({"roll", "a.des"}, "--context", {QString(key) + '=' + value});
        }
    }
    void numbersAreChecked() {
        QFETCH(const QStringList, command);
        QFETCH(const QString, option);
        QFETCH(const QString, value);
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",'.'\nNOMAP\n"));
        QVERIFY(store.replace("d.def", "DUNGEON: \"The Dungeons of Doom\" \"D\" (5,0)\n"));
        std::vector<std::string> words;
        for (const QString& word : command)
            words.push_back(word.toStdString());
        QCOMPARE(run(store, words).status, int(cli::Success));
        words.insert(words.end(), {option.toStdString(), value.toStdString()});
        const Outcome outcome = run(store, words);
        QCOMPARE(outcome.status, int(cli::Unusable));
        QCOMPARE(outcome.output, "");
        QVERIFY2(outcome.errors.contains("“" + value.toUtf8() + "”"), outcome.errors);
    }

    // An interrupted command prints what has been counted: the results for the first part of the seeds.
    void countingCanBeInterrupted() {
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",'.'\nNOMAP\n"));
        QVERIFY(store.replace(
            "d.def", "DUNGEON: \"The Dungeons of Doom\" \"D\" (5,0)\nLEVEL: \"x\" \"none\" @ (1,3)\n"));
        Impatient onlooker;
        const Outcome outcome = run(
            store, {"stats", "a.des", "--seeds", "11..10000000", "--rolls", "9000000", "--json"}, &onlooker);
        QCOMPARE(outcome.status, int(cli::Interrupted));
        QCOMPARE(onlooker.open, 0);
        const QJsonObject statistics = objectsOf(outcome.output)[0];
        const int rolls = statistics["rolls"].toInt();
        QVERIFY(rolls >= onlooker.seen && rolls < 9000000);
        QCOMPARE(statistics["seeds"].toString(), QStringLiteral("11..%1").arg(10 + rolls));
        QCOMPARE(outcome.errors,
                 QStringLiteral("stats: interrupted after %1 of 9000000 rolls\n").arg(rolls).toUtf8());
        const std::string last = std::to_string(10 + rolls);
        QCOMPARE(run(store, {"stats", "a.des", "--seeds", "11.." + last, "--json"}).output, outcome.output);

        const Outcome dungeons = run(store, {"roll-dungeon", "d.def", "--rolls", "9000000"}, &onlooker);
        QCOMPARE(dungeons.status, int(cli::Interrupted));
        QCOMPARE(dungeons.errors, "roll-dungeon: interrupted after 2000 of 9000000 rolls\n");
        QCOMPARE(dungeons.output, run(store, {"roll-dungeon", "d.def", "--rolls", "2000"}).output);
    }

    // Texts in descriptions are bytes; in JSON they are characters.
    void statisticsAreUnicode_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("utf-8") << QByteArray("gr\xc3\xbc\xc3\x9f dich") << QString::fromUtf8("grüß dich");
        QTest::newRow("latin-1") << QByteArray("gr\xfc\xdf dich") << QString::fromUtf8("gr\uFFFD\uFFFD dich");
        QTest::newRow("escape") << QByteArray("a\x1b[1m\tb") << QStringLiteral("a\x1b[1m\tb");
    }
    void statisticsAreUnicode() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        MemoryFileStore store;
        const QByteArray level = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.\nENDMAP\n"
                                 "ENGRAVING:(0,0),burn,\"" +
                                 bytes + "\"\n";
        QVERIFY(store.replace("a.des", level.toStdString()));
        const QByteArray json = run(store, {"stats", "a.des", "--rolls", "3", "--json"}).output;
        const QJsonObject statement = objectsOf(json)[0]["statements"].toArray()[0].toObject();
        QCOMPARE(statement["text"].toString(), "ENGRAVING:(0,0),burn,\"" + text + '"');
        QVERIFY(store.replace("1.json", json.toStdString()));
        QCOMPARE(run(store, {"stats", "--merge", "--json", "1.json"}).output, json);
    }

    void rendering() {
        struct Editor : cli::EditorProgram {
            Result<int> run(const std::vector<std::string>& arguments) override {
                started = arguments;
                return status;
            }
            std::vector<std::string> started;
            int status = 0;
        };
        MemoryFileStore store;
        QVERIFY(store.replace("a.des", "MAZE:\"a\",'.'\nNOMAP\n"));
        Editor editor;
        const auto rendered = [&](cli::EditorProgram* program, const char* file) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream errors;
            const std::vector<std::string> words{"roll",     file,      "--seed",    "7",
                                                 "--render", "out.png", "--context", "depth=3",
                                                 "--level",  "a",       "--target",  "nethack-3.4.3"};
            const int status = cli::runProgram("levwright-cli", words, {store, in, out, errors, program});
            return Outcome{status, QByteArray::fromStdString(out.str()),
                           QByteArray::fromStdString(errors.str())};
        };
        QCOMPARE(rendered(&editor, "a.des").status, int(cli::Success));
        const std::vector<std::string> wanted{"--render-roll", "out.png", "--seed",   "7",
                                              "--level",       "a",       "--target", "nethack-3.4.3",
                                              "--context",     "depth=3", "--",       "a.des"};
        QCOMPARE(editor.started, wanted);
        editor.started.clear();
        QCOMPARE(rendered(&editor, "none.des").status, int(cli::Unusable));
        QVERIFY(editor.started.empty());
        editor.status = 1;
        QCOMPARE(rendered(&editor, "a.des").status, int(cli::Unusable));
        const Outcome without = rendered(nullptr, "a.des");
        QCOMPARE(without.status, int(cli::Unusable));
        QCOMPARE(without.errors, QByteArray("roll: there is no editor to draw pictures\n"));
    }

    void completion_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("offered");
        QTest::newRow("commands")
            << "''"
            << "lev_comp dgn_comp check levels find diff merge git-setup decompile convert "
               "minihack roll render stats survey lens "
               "roll-dungeon playtest archive install game import-game lsp world "
               "--targets --version --help";
        QTest::newRow("begun command") << "dec" << "decompile";
        QTest::newRow("options") << "lev_comp --" << "--json --target --abi --header-from --help";
        QTest::newRow("options of check") << "check -"
                                          << "-w --all --json --goals --rolls --target --room --fill "
                                             "--help";
        QTest::newRow("options of dgn_comp") << "dgn_comp -"
                                             << "--json --target --abi --header-from -o --help";
        QTest::newRow("options of roll-dungeon")
            << "roll-dungeon -" << "--json --target --seed --rolls --help";
        QTest::newRow("dungeon descriptions") << "dgn_comp ''" << "e.def f.pdf folder";
        QTest::newRow("both kinds of descriptions") << "check ''" << "b.des e.def f.pdf folder";
        QTest::newRow("options of decompile") << "decompile -" << "--listing --target -o --help";
        QTest::newRow("options of find") << "find -" << "--replace-by --dry-run --json --target --help";
        QTest::newRow("options of levels") << "levels -" << "--json --target --help";
        QTest::newRow("options of diff") << "diff -" << "--json --git --png --dark --tileset --target --help";
        QTest::newRow("options of merge") << "merge -" << "-o --name --target --labels --base --help";
        QTest::newRow("options of git-setup") << "git-setup -" << "--remove --help";
        QTest::newRow("options of lsp") << "lsp -" << "--target --stdio --help";
        QTest::newRow("options of world") << "world -" << "-v -s -l --rules --order --dir --help";
        QTest::newRow("rules") << "world --rules ''" << "documented reference";
        QTest::newRow("order") << "world --order ''" << "legacy";
        QTest::newRow("folder of the world") << "world --dir ''" << "folder";
        QTest::newRow("options of roll")
            << "roll -"
            << "--level --room --fill --target --seed --seeds --context --text --json --render --help";
        QTest::newRow("options of stats")
            << "stats -"
            << "--level --room --fill --target --rolls --seeds --context --json --merge --help";
        QTest::newRow("lenses") << "lens ''" << "way sight light danger shape --help";
        QTest::newRow("options of lens") << "lens way -"
                                         << "--level --room --fill --target --context --roll --rolls --from "
                                            "--with --without --scale --dark --tileset "
                                            "--json -o --help";
        QTest::newRow("what helps") << "lens way --with ''" << "doors locked secret dig levitate";
        QTest::newRow("options of playtest") << "playtest -"
                                             << "--level --target --seed --context --from -o --help";
        QTest::newRow("actions of game") << "game ''" << "list check show add --help";
        QTest::newRow("actions of archive") << "archive ''" << "list extract replace add remove --help";
        QTest::newRow("options of archive") << "archive list -" << "--json --name -o --help";
        QTest::newRow("libraries") << "archive list ''" << "b.des c.lev d.txt e.def f.pdf folder";
        QTest::newRow("levels to roll") << "roll ''" << "b.des c.lev folder";
        QTest::newRow("targets") << "check --target ''"
                                 << "nethack-3.4.3 nethack-3.2.2 nethack-3.6 nethack-3.7 nethack-5.0 slashem";
        QTest::newRow("ABIs") << "lev_comp --abi i" << "ilp32";
        QTest::newRow("descriptions") << "lev_comp ''" << "b.des folder";
        QTest::newRow("level files") << "decompile c" << "c.lev";
        QTest::newRow("header") << "lev_comp --header-from ''" << "c.lev folder";
        QTest::newRow("folder") << "lev_comp -o ''" << "folder";
    }
    void completion() {
        QFETCH(const QString, words);
        QFETCH(const QString, offered);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("folder"));
        for (const char* name : {"b.des", "c.lev", "d.txt", "e.def", "f.pdf"}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QStringList expected = offered.split(' ');
        expected.sort();
        for (const QString shell : {"bash", "zsh", "fish"}) {
            const std::optional<shells_test::Offer> offer = shells_test::offerOf(shell, words, folder.path());
            if (!offer) {
                qInfo("no %s here: its completion is not run", qPrintable(shell));
                continue;
            }
            QCOMPARE(offer->errors, "");
            QVERIFY2(offer->words == expected, qPrintable(shell + " offers " + offer->words.join(' ')));
        }
    }
};

LEVWRIGHT_TEST(CliOptionsTest)

} // namespace levwright::cli_options_test

#include "CliOptionsTest.moc"
