// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the user on the disk: where they are looked for, and what commands do with them.
#include "app/cli/Program.h"
#include "core/catalog/GameShelf.h"
#include "core/languages/games/GameOfText.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace levwright::game_folders_test {
namespace {

constexpr auto game = "name\tvalue\nbase\tnethack-3.6\nmenu\tMoor\n";
constexpr auto monsters = "name\tclass\tlevel\nmoor hen\t':'\t3\n";
constexpr auto level = "MAZE:\"pond\",' '\nGEOMETRY:center,center\nMAP\n....\n....\nENDMAP\n"
                       "MONSTER:(':',\"moor hen\"),(1,1)\n";

struct Outcome {
    int status = 0;
    std::string output;
    std::string errors;
};

class Folder {
public:
    void write(const QString& path, const QByteArray& bytes) {
        const QString full = at(path);
        QVERIFY(QDir().mkpath(QFileInfo(full).path()));
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void writeGame(const QString& folder) {
        write(folder + "/game.tsv", game);
        write(folder + "/monsters.tsv", monsters);
    }
    QString at(const QString& path) const { return m_folder.filePath(path); }
    std::filesystem::path path(const QString& name) const { return at(name).toStdString(); }

    Outcome run(const std::vector<std::string>& arguments) {
        DiskFileStore files;
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        const int status = cli::runProgram(
            "levwright-cli", arguments, {files, in, out, errors, nullptr, nullptr, {.usual = path("games")}});
        return {status, out.str(), errors.str()};
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class GameFoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesOfTheUserAreFound() {
        Folder folder;
        folder.writeGame("games/moor");
        folder.write("level.des", level);
        const std::string file = folder.at("level.des").toStdString();
        const Outcome unknown = folder.run({"check", "--target", "nethack-3.6", file});
        QCOMPARE(unknown.status, 1);
        const Outcome known = folder.run({"check", "--target", "moor", file});
        QCOMPARE(known.output, std::string());
        QCOMPARE(known.status, 0);
        QVERIFY(folder.run({"--targets"}).output.ends_with("moor\n"));
        const Outcome rolled = folder.run({"roll", "--target", "moor", file});
        QCOMPARE(rolled.errors, std::string());
        QVERIFY2(rolled.output.contains("moor hen"), rolled.output.c_str());
    }

    // A game without a base rolls, compiles and converts as its base does.
    void takesTheRulesOfItsBase_data() {
        QTest::addColumn<QString>("base");
        for (const char* base : {"nethack-3.4.3", "nethack-3.6", "nethack-3.7"})
            QTest::newRow(base) << QString(base);
    }
    void takesTheRulesOfItsBase() {
        QFETCH(const QString, base);
        Folder folder;
        folder.write("games/same/game.tsv", "name\tvalue\nbase\t" + base.toUtf8() + "\n");
        folder.write("level.des", base == "nethack-3.7"
                                      ? QByteArray("des.map([[....]])\ndes.trap()\n")
                                      : QByteArray("MAZE:\"t\",' '\nGEOMETRY:center,center\nMAP\n"
                                                   "....\nENDMAP\nTRAP:random,(1,0)\n"));
        const std::string file = folder.at("level.des").toStdString();
        for (const char* command : {"check", "roll", "stats"}) {
            const Outcome own = folder.run({command, "--target", base.toStdString(), file});
            const Outcome same = folder.run({command, "--target", "same", file});
            QCOMPARE(own.status, 0);
            QCOMPARE(same.status, 0);
            QCOMPARE(same.output, own.output);
        }
    }

    void foldersNameTheirGame() {
        Folder folder;
        folder.writeGame("project/.levwright/moor");
        folder.write("project/dat/level.des", level);
        folder.write("elsewhere.des", level);
        const std::string file = folder.at("project/dat/level.des").toStdString();
        QCOMPARE(folder.run({"check", file}).status, 0);
        QCOMPARE(folder.run({"check", folder.at("elsewhere.des").toStdString()}).status, 1);
        QCOMPARE(settingsFolderOf(folder.path("project/dat/level.des")),
                 std::optional(folder.path("project/.levwright")));
        // What the user says counts more.
        QCOMPARE(folder.run({"check", "--target", "nethack-3.6", file}).status, 1);
        // With several games, the folder says which.
        folder.writeGame("project/.levwright/other");
        QVERIFY(!gameOfSettings(folder.path("project/.levwright")));
        folder.write("project/.levwright/folder.tsv", "name\tvalue\ngame\tmoor\n");
        QCOMPARE(gameOfSettings(folder.path("project/.levwright")), std::optional<std::string>("moor"));
        QCOMPARE(folder.run({"check", file}).status, 0);
    }

    void optionNamesFolders() {
        Folder folder;
        folder.writeGame("mine/moor");
        folder.write("level.des", level);
        const std::string file = folder.at("level.des").toStdString();
        const std::string mine = folder.at("mine").toStdString();
        QCOMPARE(folder.run({"--game-dir", mine, "check", "--target", "moor", file}).status, 0);
        QCOMPARE(folder.run({"check", "--target=moor", "--game-dir=" + mine, file}).status, 0);
        QCOMPARE(folder.run({"check", "--target=moor", file}).status, 2);
        QCOMPARE(folder.run({"check", file, "--game-dir"}).errors,
                 std::string("levwright-cli: --game-dir needs a folder\n"));
    }

    // The folder named for this run comes before that of the file, and that before the user's own.
    void nearerGamesComeFirst() {
        Folder folder;
        for (const char* place : {"games", "project/.levwright", "mine"})
            folder.write(QString(place) + "/moor/game.tsv", QByteArray(game) + "tip\t" + place + "\n");
        GamePlaces places{.chosen = {folder.path("mine")}, .usual = folder.path("games")};
        const std::filesystem::path file = folder.path("project/level.des");
        const auto tip = [&](const GameShelf& shelf) {
            return loadGame(shelf, "moor").value()->catalog().tables().text("game")->contains("mine");
        };
        QVERIFY(tip(places.shelfFor(file)));
        places.chosen.clear();
        QVERIFY(!tip(places.shelfFor(file)));
        QCOMPARE(places.shelfFor(file).userGame("moor")->folder, folder.path("project/.levwright/moor"));
        QCOMPARE(places.shelf().userGame("moor")->folder, folder.path("games/moor"));
    }

    // Nothing in a folder ends the program.
    void faultsAreTold_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("malformed")
            << "flags" << QByteArray("name\tnumber\nodd\n")
            << "moor/flags.tsv:2: This row is new, so it must give the column “number”.";
        QTest::newRow("no base") << "game" << QByteArray("name\tvalue\n")
                                 << "moor/game.tsv: The row “base” is missing";
        QTest::newRow("unknown base") << "game" << QByteArray("name\tvalue\nbase\tchess\n")
                                      << "moor/game.tsv: There is no catalog of a game “chess”";
        QTest::newRow("own base") << "game" << QByteArray("name\tvalue\nbase\tmoor\n")
                                  << "Too many games are based on one another: look at their rows “base”.";
        QTest::newRow("do not fit") << "monster-generation" << QByteArray("name\ttraits\nmoor hen\todd\n")
                                    << "moor: The tables do not fit together";
        QTest::newRow("no language") << "game"
                                     << QByteArray("name\tvalue\nbase\tnethack-3.6\nlanguage\tchess\n")
                                     << "described in “chess”, which this program does not know.";
        QTest::newRow("cell of nothing") << "map-cells" << QByteArray("character\tname\n'v'\tnothing\n")
                                         << "moor: The tables do not fit together";
        QTest::newRow("odd bytes") << "flags" << QByteArray("\xff\x00\x01\n\xfe", 5) << "moor/flags.tsv:1:";
    }
    void faultsAreTold() {
        QFETCH(const QString, table);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, message);
        Folder folder;
        folder.writeGame("games/moor");
        folder.write("games/moor/" + table + ".tsv", text);
        folder.write("level.des", level);
        for (const char* command : {"check", "roll", "stats", "lev_comp", "minihack"}) {
            const Outcome outcome =
                folder.run({command, "--target", "moor", folder.at("level.des").toStdString()});
            QVERIFY2(outcome.status != 0, command);
            QVERIFY2(outcome.errors.contains(message.toStdString()), outcome.errors.c_str());
        }
    }

    // Scripts name an object with its class, which a game may call something else.
    void classesHaveTheirOwnNames() {
        Folder folder;
        folder.write("games/fen/game.tsv", "name\tvalue\nbase\tnethack-3.7\n");
        folder.write("games/fen/objects.tsv", "name\tclass\ngeneric tonic\t'!'\nmarsh water\t'!'\n");
        folder.write("level.lua", "des.map([[....]])\ndes.object(\"tonic of marsh water\")\n"
                                  "des.object(\"potion of marsh water\")\n");
        const Outcome outcome =
            folder.run({"check", "--target", "fen", folder.at("level.lua").toStdString()});
        QCOMPARE(outcome.output, std::string());
    }

    // Some variants have descriptions and scripts beside each other: each file is read by its ending.
    void scriptsAreReadByGamesOfScripts() {
        Folder folder;
        folder.writeGame(QStringLiteral("games/moor"));
        folder.write("level.lua", "des.map([[....]])\ndes.monster(\"newt\")\n");
        const Outcome checked =
            folder.run({"check", "--target", "moor", folder.at("level.lua").toStdString()});
        QCOMPARE(checked.output, std::string());
        QVERIFY2(
            checked.errors.contains("moor has no scripts, so it is read as a description of nethack-3.7"),
            checked.errors.c_str());
        const Outcome rolled = folder.run({"roll", "--target", "moor", folder.at("level.lua").toStdString()});
        QCOMPARE(rolled.status, 0);
        QVERIFY2(rolled.output.contains("newt"), rolled.output.c_str());
    }

    void builtInGamesStay() {
        Folder folder;
        folder.write("games/nethack-3.6/game.tsv", "name\tvalue\nbase\tslashem\n");
        const GameShelf shelf({folder.path("games")});
        QVERIFY(shelf.userGames().empty());
        QVERIFY(shelf.tables("nethack-3.6").value()->isBuiltIn());
    }

    void rowsAreAdded() {
        Folder folder;
        folder.writeGame(QStringLiteral("games/moor"));
        const auto add = [&](std::vector<std::string> words) {
            words.insert(words.begin(), {"game", "add"});
            return folder.run(words);
        };
        QCOMPARE(add({"moor", "monsters", "name=bog hen", "class=':'"}).status, 0);
        QVERIFY(folder.run({"game", "show", "moor"}).output.contains("+monsters  bog hen | "));
        const Outcome unsound = add({"moor", "monsters", "name=fen hen", "class=hen"});
        QCOMPARE(unsound.status, 1);
        QVERIFY2(unsound.errors.starts_with("moor/monsters.tsv:4: The class “hen”"), unsound.errors.c_str());
        QVERIFY(!folder.run({"game", "show", "moor"}).output.contains("fen hen"));
        QVERIFY(add({"moor", "birds", "name=hen"}).errors.starts_with("No game has a table “birds”."));
        QVERIFY(
            add({"moor", "monsters", "colour=1"}).errors.starts_with("“colour=1” is not one of its columns"));
        QVERIFY(add({"moor", "monsters", "name=a\tb"}).errors.starts_with("A field cannot contain"));
        QVERIFY(add({"fen", "monsters", "name=hen"}).errors.starts_with("You have no game “fen”."));
    }
};

LEVWRIGHT_TEST(GameFoldersTest)

} // namespace levwright::game_folders_test

#include "GameFoldersTest.moc"
