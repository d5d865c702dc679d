// SPDX-License-Identifier: GPL-3.0-or-later
// Playgrounds of installed games, made from a game that the test installs.
#include "core/playground/Playground.h"

#include "app/cli/Install.h"
#include "core/dungeons/model/DungeonCompiler.h"
#include "core/dungeons/model/DungeonLanguage.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/playground/GameLibrary.h"
#include "tests/support/FakeGame.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QProcess>

#include <algorithm>
#include <sstream>

namespace levwright::playground_test {
namespace {

const std::string cave = "MAZE:\"cave\",' '\nGEOMETRY:center,center\nMAP\n|..|\nENDMAP\n";

Archive stockLibrary() {
    return Archive::parse(libraryOf(filesOfFakeGame())).value();
}

CompiledDungeon dungeonOf(const Archive& library) {
    return dgn::decode(library.find("dungeon")->content).value().dungeon;
}

QStringList levelsOf(const CompiledDungeon& dungeon) {
    QStringList names;
    for (const SpecialLevelRecord& level : dungeon.dungeons.front().levels)
        names << QStringLiteral("%1@%2 %3%")
                     .arg(QString::fromStdString(level.name.text))
                     .arg(level.place.base)
                     .arg(level.chance);
    return names;
}

struct Machine : FakeMachine {
    Result<Playground> play(const std::string& level, FileStore& files) const {
        return makePlayground(gameIn(at("game")).value(), {level, fakeLevel(level)}, at("pg"), files);
    }
    Result<Playground> play(const std::string& level) const {
        DiskFileStore files;
        return play(level, files);
    }
};

// A disk that is full after some files.
struct FullDisk : DiskFileStore {
    explicit FullDisk(int files) : left(files) {}
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override {
        if (left-- <= 0)
            return failure("The disk is full.");
        return DiskFileStore::overwrite(path, bytes);
    }
    int left;
};

// Removes the folder that is being filled when its last file has been written.
struct ThievishDisk : DiskFileStore {
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override {
        Result<void> done = DiskFileStore::overwrite(path, bytes);
        if (path.filename() == "levwright-playground")
            std::filesystem::remove_all(path.parent_path());
        return done;
    }
};

} // namespace

class PlaygroundTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void filesOfALevel_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("one") << "oracle" << QStringList{"oracle.lev"};
        QTest::newRow("by its variants' name") << "soko" << QStringList{"soko-1.lev", "soko-2.lev"};
        QTest::newRow("a variant") << "soko-2" << QStringList{"soko-1.lev", "soko-2.lev"};
        QTest::newRow("no variant yet") << "soko-3" << QStringList{};
        QTest::newRow("new") << "cave" << QStringList{};
        QTest::newRow("a part of a name") << "ora" << QStringList{};
    }
    void filesOfALevel() {
        QFETCH(const QString, level);
        QStringList found;
        for (const std::string& file : filesOfLevel(stockLibrary(), level.toStdString()))
            found << QString::fromStdString(file);
        QTEST(found, "files");
    }

    void putsALevelIn_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QStringList>("holdIt"); // files that hold it
        QTest::addColumn<QStringList>("levels"); // of the dungeon
        QTest::newRow("new") << "cave" << "cave" << QStringList{"cave.lev"}
                             << QStringList{"cave@1 100%", "soko@4 40%", "oracle@5 100%", "last@2 100%"};
        QTest::newRow("in place of one")
            << "last" << "start" << QStringList{"last.lev", "start.lev"}
            << QStringList{"start@1 100%", "soko@4 40%", "oracle@5 100%", "last@2 100%"};
        QTest::newRow("in place of variants")
            << "soko-1" << "start" << QStringList{"soko-1.lev", "soko-2.lev", "start.lev"}
            << QStringList{"start@1 100%", "soko@4 100%", "oracle@5 100%", "last@2 100%"};
    }
    void putsALevelIn() {
        QFETCH(const QString, level);
        const Archive before = stockLibrary();
        const Result<LevelInLibrary> changed = withLevel(before, level.toStdString(), "the level");
        QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
        QStringList holdIt;
        for (const ArchiveEntry& entry : changed->library.entries()) {
            if (entry.content == "the level")
                holdIt << QString::fromStdString(entry.name);
            else if (entry.name != "dungeon")
                QCOMPARE(entry.content, before.find(entry.name)->content);
        }
        QTEST(holdIt, "holdIt");
        QTEST(QString::fromStdString(changed->start), "start");
        const CompiledDungeon dungeon = dungeonOf(changed->library);
        QTEST(levelsOf(dungeon), "levels");
        // Places relative to a level stay relative to the same level.
        const auto& levels = dungeon.dungeons.front().levels;
        QCOMPARE(levels[std::size_t(levels[3].chain)].name.text, "oracle");
    }

    void refusesLibraries() {
        const auto messageFor = [](const std::vector<std::pair<std::string, std::string>>& files) {
            const auto library = Archive::parse(libraryOf(files)).value();
            const Result<GameBuild> build = buildOf(library);
            return build ? withLevel(library, "cave", "").error().message : build.error().message;
        };
        QCOMPARE(messageFor({}), "There is no level in it.");
        QCOMPARE(messageFor({{"a.lev", "what is this?"}}), "Its levels are of a game that is not known.");
        QCOMPARE(messageFor({{"a.lev", fakeLevel("a")}}), "There is no dungeon in the game's library.");
        QVERIFY(!messageFor({{"a.lev", fakeLevel("a")}, {"dungeon", "broken"}}).empty());
        std::string other = fakeLevel("a");
        other[8 * 2] = char(other[8 * 2] + 1); // monsters
        QVERIFY2(messageFor({{"a.lev", other}}).starts_with("a.lev is of a game with "),
                 messageFor({{"a.lev", other}}).c_str());
    }

    void takesTheBuildOver() {
        const GameBuild build = buildOf(stockLibrary()).value();
        QCOMPARE(build.game->catalog().gameId(), "nethack-3.6");
        QCOMPARE(levelToPlay(build, *build.game, cave, {}).value().bytes.substr(0, 40),
                 fakeLevel("a").substr(0, 40));
        const GamePtr older = loadGame("nethack-3.4.3").value();
        QCOMPARE(levelToPlay(build, *older, cave, {}).value().bytes,
                 levelToPlay(build, *build.game, cave, {}).value().bytes);
        QVERIFY(!levelToPlay(build, *older, "# none\n", {}));
        QVERIFY(!levelToPlay(build, *build.game, "MAZE:\"a\",' '\nNOMAP\nTRAP:\"pet\",random\n", {}));
        QVERIFY(!levelToPlay(build, *build.game, "MAZE:\"a/b\",' '\nNOMAP\n", {}));
        QVERIFY(!levelToPlay(build, *build.game, "MAZE:\"a b\",' '\nNOMAP\n", {}));
    }

    // A library of NetHack 3.7 or 5.0 has scripts.
    static Archive scriptLibrary(const std::string& level) {
        return Archive::parse(
                   libraryOf(
                       {{"dungeon.lua",
                         "dungeon = {\n   { name = \"The Dungeons of Doom\", base = 10,\n"
                         "     levels = { { name = \"soko\", base = 4, chance = 40, nlevels = 2 },\n"
                         "                { name = \"deep\", base = 1, chainlevel = \"soko\" } } },\n}\n"},
                        {"nhlib.lua", "function own() end\n"},
                        {"oracle.lua", "des.map([[...]])\n"},
                        {"soko-1.lua", level},
                        {"soko-2.lua", "des.map([[...]])\n"}}))
            .value();
    }

    void scriptsTellTheirGame() {
        const auto gameIn = [](const std::string& level) {
            return QByteArray::fromStdString(
                std::string(buildOf(scriptLibrary(level)).value().game->catalog().gameId()));
        };
        QCOMPARE(gameIn("des.map([[...]])\n"), QByteArray("nethack-3.7"));
        QCOMPARE(gameIn("des.map([[...]])\ndes.object('silver mace', 1, 0)\n"), QByteArray("nethack-5.0"));
    }

    void putsAScriptIn_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("start");
        QTest::addColumn<QStringList>("holdIt");
        QTest::addColumn<QStringList>("levels");
        QTest::newRow("new") << "cave" << "cave" << QStringList{"cave.lua"}
                             << QStringList{"cave@1 100%", "soko@4 40%", "deep@1 100%"};
        QTest::newRow("in place of variants")
            << "soko-1" << "start" << QStringList{"soko-1.lua", "soko-2.lua", "start.lua"}
            << QStringList{"start@1 100%", "soko@4 100%", "deep@1 100%"};
    }
    void putsAScriptIn() {
        QFETCH(const QString, level);
        const auto changed = withLevel(scriptLibrary("des.map([[...]])\n"), level.toStdString(), "the level");
        QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
        QStringList holdIt;
        for (const ArchiveEntry& entry : changed->library.entries()) {
            if (entry.content == "the level")
                holdIt << QString::fromStdString(entry.name);
        }
        QTEST(holdIt, "holdIt");
        QTEST(QString::fromStdString(changed->start), "start");
        const GamePtr game = loadGame("nethack-3.7").value();
        const DungeonModelPtr model = game->language().dungeonScripts()->read(
            TextSnapshot(changed->library.find("dungeon.lua")->content));
        QCOMPARE(model->objection, std::string());
        QTEST(levelsOf(compileDungeon(*model).value()), "levels");
    }

    void scriptsAreTakenAsTheyAre() {
        const GameBuild build = buildOf(scriptLibrary("des.map([[...]])\n")).value();
        const std::string script = "des.map([[...]])\ndes.gold(5, 1, 0)\n";
        const auto own = levelToPlay(build, *build.game, script, "a/pond.lua");
        QVERIFY2(own, own ? "" : own.error().message.c_str());
        QCOMPARE(own->name, "pond");
        QCOMPARE(own->bytes, script);
        const auto newer = levelToPlay(build, *loadGame("nethack-5.0").value(), script, "pond.lua");
        QCOMPARE(newer.value().bytes, "des.map([[...]])\ndes.gold(5, {1, 0})\n");
        const auto older = levelToPlay(build, *loadGame("nethack-3.6").value(), cave, "x.des");
        QVERIFY2(older, older ? "" : older.error().message.c_str());
        QCOMPARE(older->name, "cave");
        QVERIFY(older->bytes.contains("des.map"));
        QVERIFY(!levelToPlay(build, *build.game, "des.monster({ id = 'nwet' })\n", "a.lua"));
        QVERIFY(!levelToPlay(build, *build.game, script, "a b.lua"));
    }

    // For a game of compiled levels, a script gives its level the name of its file, too.
    void scriptsAreCompiledForOlderGames() {
        const auto older = levelToPlay(buildOf(stockLibrary()).value(), *loadGame("nethack-5.0").value(),
                                       "des.map([[...]])\n", "a/pond.lua");
        QVERIFY2(older, older ? "" : older.error().message.c_str());
        QCOMPARE(older->name, "pond");
    }

    void startsGamesOfScripts_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("3.7") << QStringLiteral("nethack-3.7");
        QTest::newRow("5.0") << QStringLiteral("nethack-5.0");
    }
    // Such a game is started on the level, with its own data from the playground alone. A program of ours in
    // its place writes down how it was started.
    void startsGamesOfScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, game);
        const FakeMachine machine;
        const QDir stock(sharedFolder() + QStringLiteral("/corpus/") + game + QStringLiteral("/lua"));
        std::vector<std::pair<std::string, std::string>> files;
        for (const QString& name : stock.entryList({QStringLiteral("*.lua")}, QDir::Files))
            files.emplace_back(name.toStdString(), fileBytes(stock.filePath(name)).toStdString());
        machine.put("game/nhdat", libraryOf(files));
        machine.put("game/sysconf", "WIZARDS=*\n");
        machine.put("game/license", "as it is");
        machine.putProgram("game/nethack",
                           "#!/bin/sh\ncd \"$NETHACKDIR\" && { pwd; echo \"$@\"; ls; cat sysconf; "
                           "} > record\n");
        const InstalledGame installed = gameIn(machine.at("game")).value();
        DiskFileStore disk;
        const GameBuild build = buildOf(gameLibrary(installed, disk).value()).value();
        QCOMPARE(QString::fromStdString(std::string(build.game->catalog().gameId())), game);
        const std::string script = "des.map([[...]])\n";
        const LevelToPlay level = levelToPlay(build, *build.game, script, "my/oracle.lua").value();
        const Playground made = makePlayground(installed, level, machine.at("pg"), disk).value();
        QCOMPARE(made.replaced, std::vector<std::string>{"oracle.lua"});
        QProcess process;
        process.start(QStringLiteral("sh"),
                      {QStringLiteral("-c"),
                       QString::fromStdString(shellCommand(launchOf(installed, made.folder, true)))});
        QVERIFY(process.waitForFinished());
        QCOMPARE(QString::fromStdString(machine.read("pg/record")),
                 machine.path("pg") +
                     QStringLiteral("\n-D\nlevwright-playground\nlogfile\nnhdat\nperm\nrecord\n"
                                    "save\nsymbols\nsysconf\nxlogfile\nWIZARDS=*\n"));
        const Archive library = Archive::parse(machine.read("pg/nhdat")).value();
        QCOMPARE(library.find("oracle.lua")->content, script);
        QCOMPARE(library.find(made.start + ".lua")->content, script);
        QCOMPARE(library.entries().size(), files.size() + 1);
        const DungeonModelPtr dungeon =
            build.game->language().dungeonScripts()->read(TextSnapshot(library.find("dungeon.lua")->content));
        QCOMPARE(dungeon->objection, std::string());
        QCOMPARE(levelsOf(compileDungeon(*dungeon).value()).front(),
                 QString::fromStdString(made.start) + QStringLiteral("@1 100%"));
        QCOMPARE(machine.names("game"), (QStringList{"license", "nethack", "nhdat", "symbols", "sysconf"}));
    }

    void makesAPlayground() {
        const Machine machine;
        const std::string library = machine.read("game/nhdat");
        const Result<Playground> made = machine.play("cave");
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        QCOMPARE(made->start, "cave");
        QVERIFY(made->replaced.empty());
        QCOMPARE(machine.names("pg"), (QStringList{"levwright-playground", "logfile", "nhdat", "perm",
                                                   "record", "save", "symbols", "xlogfile"}));
        QCOMPARE(Archive::parse(machine.read("pg/nhdat")).value().find("cave.lev")->content,
                 fakeLevel("cave"));
        QCOMPARE(machine.read("game/nhdat"), library);
        QCOMPARE(machine.names("game"), (QStringList{"nethack", "nhdat", "symbols"}));
        QCOMPARE(machine.names("."), (QStringList{"game", "pg"}));
    }

    void makesItAnew() {
        const Machine machine;
        QVERIFY(machine.play("cave"));
        machine.put("pg/save/hero", "saved");
        QVERIFY(machine.play("oracle"));
        QVERIFY(machine.names("pg/save").isEmpty());
        QVERIFY(Archive::parse(machine.read("pg/nhdat")).value().find("cave.lev") == nullptr);
        QCOMPARE(machine.names("."), (QStringList{"game", "pg"}));
    }

    void leavesOtherFoldersAlone() {
        const Machine machine;
        QDir(machine.folder.path()).mkpath(QStringLiteral("pg"));
        machine.put("pg/diary", "mine");
        QVERIFY(!machine.play("cave"));
        QCOMPARE(machine.names("pg"), QStringList{"diary"});
        QCOMPARE(machine.names("."), (QStringList{"game", "pg"}));
    }

    // Whatever file the disk is full at, nothing incomplete remains and old files stay.
    void leavesNothingHalf() {
        const Machine machine;
        int files = 0;
        for (bool isMade = false; !isMade; ++files) {
            FullDisk disk(files);
            isMade = machine.play("cave", disk).has_value();
            QCOMPARE(machine.names("."), isMade ? (QStringList{"game", "pg"}) : QStringList{"game"});
        }
        QVERIFY(files > 5);
        machine.put("pg/save/hero", "saved");
        FullDisk disk(3);
        QVERIFY(!machine.play("oracle", disk));
        QCOMPARE(machine.read("pg/save/hero"), "saved");
    }

    void keepsThePlaygroundThatNoneReplaces() {
        const Machine machine;
        QVERIFY(machine.play("cave"));
        machine.put("pg/save/hero", "saved");
        ThievishDisk disk;
        QVERIFY(!machine.play("oracle", disk));
        QCOMPARE(machine.read("pg/save/hero"), "saved");
        QCOMPARE(machine.names("."), (QStringList{"game", "pg"}));
    }

    void clearsAwayWhatACrashLeft() {
        const Machine machine;
        const auto begun = [&machine](qint64 process) {
            const QString name = QStringLiteral(".pg.begun-%1").arg(process);
            QDir(machine.folder.path()).mkpath(name + QStringLiteral("/save"));
            return name;
        };
        begun(0x3fffffff); // no process has this id
        const QString running = begun(1);
        QVERIFY(machine.play("cave"));
        QCOMPARE(machine.names("."), (QStringList{running, "game", "pg"}));
    }

    void findsGames() {
        const Machine machine;
        const InstalledGame game = gameIn(machine.at("game")).value();
        QCOMPARE(game.program, machine.at("game/nethack"));
        QVERIFY(game.isInTerminal);
        QVERIFY(!gameIn(machine.at(".")));
        QVERIFY(QString::fromStdString(gameIn(machine.at(".")).error().message)
                    .contains(QStringLiteral("nethack-console")));
        QFile(machine.path("game/nethack")).setPermissions(QFile::ReadOwner);
        QVERIFY(!gameIn(machine.at("game")));
    }

    void saysHowToStart() {
        const InstalledGame game{.folder = "/g", .library = "/g/nhdat", .program = "/g/it's", .loose = {}};
        QCOMPARE(shellCommand(launchOf(game, "/p g", true)), "env 'NETHACKDIR=/p g' '/g/it'\\''s' '-D'");
        QCOMPARE(shellCommand(launchOf(game, "/pg", false)),
                 "env 'NETHACKDIR=/pg' 'unshare' '--user' '--map-root-user' '/g/it'\\''s' '-D'");
        const InstalledGame fixed{
            .folder = "/s", .library = "/s/lib", .program = "/s/game", .state = "/var/s", .loose = {}};
        QCOMPARE(shellCommand(launchOf(fixed, "/pg", false)),
                 "env 'unshare' '--mount' '--propagation' 'private' '--user' '--map-root-user' 'sh' '-c' "
                 "'mount --bind \"$1\" \"$2\" && mount --bind \"$3\" \"$4\" && exec \"$5\" -D' 'sh' "
                 "'/pg/lib' '/s/lib' '/pg' '/var/s' '/s/game'");
    }

    void hearsComplaints_data() {
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<QStringList>("complaints");
        QTest::newRow("none") << QByteArray("\x1b[H\x1b[JYou see here a boulder.") << QStringList();
        QTest::newRow("a header")
            << QByteArray("\x1b[1;1HConfiguration incompatibility for file \"a.lev\".--More--\x1b[2;1H")
            << QStringList{"Configuration incompatibility for file \"a.lev\"."};
        QTest::newRow("twice") << QByteArray("\x1b[HCouldn't load \"a.lev\" - making a maze.\x1b[K\r\n"
                                             "Couldn't load \"a.lev\" - making a maze.\x1b(B")
                               << QStringList{"Couldn't load \"a.lev\" - making a maze."};
        QTest::newRow("the end")
            << QByteArray("Suddenly, the dungeon collapses.\r\nsp_level_loader: impossible opcode 7.\r\n")
            << QStringList{"Suddenly, the dungeon collapses.", "sp_level_loader: impossible opcode 7."};
        QTest::newRow("cut off") << QByteArray("Premature EOF\x1b") << QStringList{"Premature EOF"};
        QTest::newRow("cut off later") << QByteArray("Premature EOF\x1b[1;") << QStringList{"Premature EOF"};
    }
    void hearsComplaints() {
        QFETCH(const QByteArray, shown);
        QStringList found;
        for (const std::string& complaint : complaintsIn(shown.toStdString()))
            found << QString::fromStdString(complaint);
        QTEST(found, "complaints");
    }

    void installsOnTheCommandLine() {
        const Machine machine;
        machine.put("a.des", cave);
        const auto run = [](const std::vector<std::string>& arguments) {
            DiskFileStore files;
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream errors;
            const auto status = cli::installLevel(arguments, cli::Console{files, in, out, errors});
            return std::tuple(int(status), out.str(), errors.str());
        };
        const std::string file = machine.at("a.des");
        const std::string game = machine.at("game");
        const std::string place = machine.at("pg");
        const auto [status, output, errors] = run({file, "--game", game, "--playground", place});
        QCOMPARE(errors, "");
        QCOMPARE(status, 0);
        QVERIFY(output.starts_with("a new game starts on cave\nenv 'NETHACKDIR=" + place + "' "));
        QCOMPARE(std::get<0>(run({file, "--game", game, "--playground", place, "--start"})), 0);
        QCOMPARE(std::get<0>(run({file, "--game", game, "--playground", place, "--level", "no"})), 1);
        QCOMPARE(std::get<0>(run({file, "--game", place, "--playground", place})), 1);
        QCOMPARE(std::get<0>(run({file, "--game", game})), 2);
        QCOMPARE(std::get<0>(run({"--playground", place})), 2);
    }
};

LEVWRIGHT_TEST(PlaygroundTest)

} // namespace levwright::playground_test

#include "PlaygroundTest.moc"
