// SPDX-License-Identifier: GPL-3.0-or-later
// A text without a level is not taken for an empty level. And for each language: where the last cell of a
// part is.
#include "app/cli/Program.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <format>
#include <sstream>

namespace levwright::no_level_test {
namespace {

struct Outcome {
    int status = 0;
    QString errors;
};

Outcome run(const QByteArray& text, const char* file, std::vector<std::string> arguments) {
    MemoryFileStore store;
    if (!store.replace(file, text.toStdString()))
        return {};
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    arguments.emplace_back(file);
    const int status =
        cli::runProgram("levwright-cli", arguments, cli::Console{store, in, out, errors, nullptr, nullptr});
    return {status, QString::fromStdString(errors.str())};
}

} // namespace

class NoLevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatItIs_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("reason");
        const QString dungeons = QStringLiteral("it describes dungeons, not levels");
        const QString nothing = QStringLiteral("it is a script that makes no level");
        QTest::newRow("dungeons")
            << QByteArray("dungeon = { { name = \"The Dungeons of Doom\", bonetag = \"D\" } }\n")
            << "dungeon.lua" << dungeons;
        QTest::newRow("dungeons by another name")
            << QByteArray("dungeon = { { name = \"The Dungeons of Doom\", bonetag = \"D\" } }\n") << "a.lua"
            << dungeons;
        QTest::newRow("texts") << QByteArray("questtext = { Arc = { firsttime = { text = [[You.]] } } }\n")
                               << "quest.lua" << nothing;
        QTest::newRow("functions") << QByteArray("function shown() nh.pline(\"Hello.\") end\n")
                                   << "nhcore.lua" << nothing;
        QTest::newRow("nothing") << QByteArray("-- nothing yet\n") << "a.lua" << nothing;
        if (sharedFolder().isEmpty())
            return;
        for (const char* path : {"nethack-3.7/lua/dungeon.lua", "nethack-5.0/lua/dungeon.lua"})
            QTest::newRow(path) << fileBytes(sharedFolder() + "/corpus/" + path) << "dungeon.lua" << dungeons;
        QTest::newRow("nethack-5.0/lua/quest.lua")
            << fileBytes(sharedFolder() + "/corpus/nethack-5.0/lua/quest.lua") << "quest.lua" << nothing;
    }
    void saysWhatItIs() {
        QFETCH(QByteArray, text);
        QFETCH(QString, file);
        QFETCH(QString, reason);
        const QByteArray name = file.toUtf8();
        for (const std::vector<std::string>& command : {std::vector<std::string>{"roll"},
                                                        {"roll", "--target", "nethack-3.7"},
                                                        {"stats"},
                                                        {"convert", "--to", "nethack-3.6"}}) {
            const Outcome outcome = run(text, name.constData(), command);
            QVERIFY2(outcome.errors.contains(file + ": " + reason), qPrintable(outcome.errors));
            QVERIFY(outcome.status != 0);
        }
    }

    // The game calls these functions itself; nothing in the file does.
    void functionsThatNothingCalls() {
        for (const char* command : {"roll", "stats"}) {
            const Outcome outcome = run("function room() des.room() end\n", "themerms.lua", {command});
            QVERIFY2(outcome.errors.contains(QStringLiteral("themerms.lua: The script makes no level")),
                     qPrintable(outcome.errors));
            QVERIFY(outcome.status != 0);
        }
    }

    // Cells count from 0. In NetHack 3.7 an x in a script is one less than the column of the level, which
    // ends with 79. The compilers of earlier games accept one more, which the game then puts elsewhere.
    void lastCells_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        const QByteArray classic =
            "MAZE:\"a\",' '\nINIT_MAP:'.',' ',true,true,lit,true\nNOMAP\nSTAIR:(1,1),up\n";
        const QByteArray map = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n";
        for (const char* game : {"nethack-3.2.2", "nethack-3.4.3", "slashem"}) {
            QTest::addRow("%s, no map", game) << game << classic << 79 << 20;
            QTest::addRow("%s, map", game) << game << map << 75 << 20;
        }
        QTest::newRow("nethack-3.6, no map")
            << "nethack-3.6" << QByteArray("MAZE:\"a\",' '\nNOMAP\nSTAIR:(1,1),up\n") << 79 << 20;
        QTest::newRow("nethack-3.6, map") << "nethack-3.6" << map << 75 << 20;
        QTest::newRow("nethack-3.7, no map")
            << "nethack-3.7" << QByteArray("des.stair(\"up\", 1, 1)\n") << 78 << 20;
        QTest::newRow("nethack-3.7, map") << "nethack-3.7" << QByteArray("des.map([[...]])\n") << 78 << 20;
    }
    void lastCells() {
        QFETCH(QString, game);
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(int, row);
        const GamePtr known = loadGame(game.toStdString()).value();
        const FileTree file = known->language().parse(TextSnapshot(text.toStdString()), LexMode::Exact);
        const std::size_t last = file.levels.size() - 1;
        const LevelModelPtr level =
            known->language().lower(file.levels[last].tree, file.textOf(last), LongSize::Bits64);
        const PartView view = known->language().view({*level, file.textOf(last)}, level->parts.size() - 1);
        QCOMPARE(view.limit.x - 1, column);
        QCOMPARE(view.limit.y - 1, row);
    }

    // A thing at the last cell is there, and nothing beyond it is on the level.
    void lastCellOfScripts() {
        const GamePtr game = loadGame("nethack-3.7").value();
        const auto placeOf = [&](int x) {
            const std::string text =
                std::format("des.level_flags('noflip') des.level_init({{ style = 'solidfill', fg = '.' }}) "
                            "des.object('dagger', {}, 20)",
                            x);
            const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Exact);
            const LevelModelPtr level =
                game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
            roll::Roller roller(game->language().plan({*level, file.textOf(0)}, {}).value());
            return roller.roll(1).objects.front().place.point();
        };
        QCOMPARE(placeOf(78), (Point{79, 20}));
        QCOMPARE(placeOf(79), (Point{78, 20})); // where the game puts things beyond the level
    }
};

LEVWRIGHT_TEST(NoLevelTest)

} // namespace levwright::no_level_test

#include "NoLevelTest.moc"
