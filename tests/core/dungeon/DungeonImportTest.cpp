// SPDX-License-Identifier: GPL-3.0-or-later
// Decompiles dungeons to descriptions.
#include "core/dungeons/roll/DungeonImport.h"

#include "app/cli/Program.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/formats/dgn/DungeonFile.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <functional>
#include <sstream>

namespace levwright::dungeon_import_test {
namespace {

using Change = std::function<void(CompiledDungeon&)>;

// Two dungeons: the first has two levels and a branch to the second, which has one level.
CompiledDungeon sample() {
    CompiledDungeon dungeon;
    dungeon.dungeons.resize(2);
    CompiledDungeonPart& first = dungeon.dungeons[0];
    first.name.text = "Doom";
    first.size = {25, 5};
    first.levels.resize(2);
    first.levels[0].name.text = "one";
    first.levels[0].place = {1, 1};
    first.levels[1].name.text = "two";
    first.levels[1].place = {5, 2};
    BranchRecord& branch = first.branches.emplace_back();
    branch.target.text = "Mines";
    branch.place = {2, 3};
    CompiledDungeonPart& second = dungeon.dungeons[1];
    second.name.text = "Mines";
    second.size = {8, 2};
    second.levels.resize(1);
    second.levels[0].name.text = "town";
    second.levels[0].place = {3, 2};
    return dungeon;
}

Target targetOf(const char* game = "nethack-3.4.3", bool longs64 = true) {
    return usualTarget(game, {.longs64 = longs64, .byteOrder = std::endian::little}).value();
}

Result<ImportedDungeon> import(const CompiledDungeon& dungeon, const Target& target = targetOf()) {
    return importDungeon(dgn::encode(dungeon, target).value());
}

std::string compiledAgain(const ImportedDungeon& imported) {
    const DungeonModelPtr model = lowerDungeon(
        *imported.game, parseDungeon(imported.game->dungeonDialect(), TextSnapshot(imported.text),
                                     DungeonForm::Definition, LexMode::Exact));
    return dungeonFile(*model, imported.target).value();
}

} // namespace

class DungeonImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data() {
        QTest::addColumn<CompiledDungeon>("dungeon");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* line, const Change& change) {
            CompiledDungeon dungeon = sample();
            change(dungeon);
            QTest::newRow(QByteArray(line).replace('\n', ' ')) << dungeon << QByteArray(line);
        };
        row("\nDUNGEON: \"Doom\" \"none\" (25, 5)\n", [](auto&) {});
        row("\nDUNGEON: \"Doom\" \"D\" (-3, 0) 40\n", [](auto& d) {
            d.dungeons[0].bones = 'D';
            d.dungeons[0].size = {-3, 0};
            d.dungeons[0].chance = 40;
        });
        row("\nENTRY: -1\n", [](auto& d) { d.dungeons[0].entry = -1; });
        row("\nPROTOFILE: \"medfill\"\n", [](auto& d) { d.dungeons[1].protofile.text = "medfill"; });
        row("\nDESCRIPTION: hellish\nDESCRIPTION: mazelike\nDESCRIPTION: roguelike\nALIGNMENT: chaotic\n"
            "ALIGNMENT: neutral\nALIGNMENT: lawful\n",
            [](auto& d) { d.dungeons[0].flags = 0x7e; });
        row("\nLEVEL: \"one\" \"none\" @ (1, 1)\n", [](auto&) {});
        row("\nLEVEL: \"one\" \"X\" @ (-5, 4) 40\n",
            [](auto& d) { d.dungeons[0].levels[0] = {{"one", {}}, {-5, 4}, 40, 0, -1, 0, 'X'}; });
        row("\nRNDLEVEL: \"one\" \"none\" @ (1, 1) 3\n", [](auto& d) { d.dungeons[0].levels[0].count = 3; });
        row("\nRNDLEVEL: \"one\" \"none\" @ (1, 1) 0 -3\n", [](auto& d) {
            d.dungeons[0].levels[0].chance = 0;
            d.dungeons[0].levels[0].count = -3;
        });
        row("\nLEVELDESC: town\nLEVELDESC: roguelike\nLEVALIGN: lawful\n",
            [](auto& d) { d.dungeons[0].levels[0].flags = 0x49; });
        const auto third = [](CompiledDungeon& d) -> SpecialLevelRecord& {
            SpecialLevelRecord& level = d.dungeons[0].levels.emplace_back();
            level = {{"three", {}}, {1, 0}, 100, 0, 1, 0, 0};
            return level;
        };
        row("\nCHAINLEVEL: \"three\" \"none\" \"two\" + (1, 0)\n", [third](auto& d) { third(d); });
        row("\nRNDCHLEVEL: \"three\" \"none\" \"two\" + (1, 0) 50 2\n", [third](auto& d) {
            third(d).count = 2;
            d.dungeons[0].levels[2].chance = 50;
        });
        row("\nBRANCH: \"Mines\" @ (2, 3)\n", [](auto&) {});
        row("\nBRANCH: \"Mines\" @ (2, 3) no_up up\n", [](auto& d) {
            d.dungeons[0].branches[0].type = BranchType::noUp;
            d.dungeons[0].branches[0].up = 1;
        });
        row("\nCHAINBRANCH: \"Mines\" \"one\" + (2, 3) portal\n", [](auto& d) {
            d.dungeons[0].branches[0].chain = 0;
            d.dungeons[0].branches[0].type = BranchType::portal;
        });
        row("\nLEVEL: \"o\ne\" \"none\" @ (1, 1)\n",
            [](auto& d) { d.dungeons[0].levels[0].name.text = "o\ne"; });
    }
    void says() {
        QFETCH(const CompiledDungeon, dungeon);
        QFETCH(const QByteArray, line);
        for (const char* game : {"nethack-3.4.3", "nethack-3.2.2", "nethack-3.6"}) {
            for (const bool longs64 : {true, false}) {
                const Target target = targetOf(game, longs64);
                const Result<ImportedDungeon> imported = import(dungeon, target);
                QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
                QVERIFY2(imported->text.contains(line.toStdString()), imported->text.c_str());
                QVERIFY(imported->target == target);
                QCOMPARE(imported->game->catalog().gameId(), game);
                QVERIFY(imported->warnings.empty());
                QVERIFY(compiledAgain(*imported) == dgn::encode(dungeon, target).value());
            }
        }
    }

    void refuses_data() {
        QTest::addColumn<CompiledDungeon>("dungeon");
        QTest::addColumn<QByteArray>("message");
        int rows = 0;
        const auto row = [&rows](const char* message, const Change& change) {
            CompiledDungeon dungeon = sample();
            change(dungeon);
            QTest::addRow("%d %s", ++rows, message) << dungeon << QByteArray(message);
        };
        row("Dungeon “Doom”: no description can express flags 0x1",
            [](auto& d) { d.dungeons[0].flags = DungeonFlag::town | DungeonFlag::hellish; });
        row("Dungeon “Doom”, level “one”: no description can express flags 0x80",
            [](auto& d) { d.dungeons[0].levels[0].flags = 0x80; });
        row("Dungeon “Doom”, level “one”: no description can express the level number 7 that it counts from",
            [](auto& d) { d.dungeons[0].levels[0].chain = 7; });
        row("Dungeon “Doom”, branch to “Mines”: no description can express the level number -2",
            [](auto& d) { d.dungeons[0].branches[0].chain = -2; });
        row("Dungeon “Doom”, branch to “Mines”: no description can express branch type 9",
            [](auto& d) { d.dungeons[0].branches[0].type = 9; });
        row("Dungeon “Doom”, branch to “Mines”: no description can express up or down 2",
            [](auto& d) { d.dungeons[0].branches[0].up = 2; });
        row("Dungeon “D\"”: no description can express the text",
            [](auto& d) { d.dungeons[0].name.text = "D\""; });
        // What only the compiler knows.
        row("No description can express this dungeon: ",
            [](auto& d) { d.dungeons[0].levels[0].place = {40, 0}; });
        row("No description can express this dungeon: ", [](auto& d) { d.dungeons[0].levels[0].chain = 2; });
        row("No description can express this dungeon: ", [](auto& d) { d.dungeons.clear(); });
    }
    void refuses() {
        QFETCH(const CompiledDungeon, dungeon);
        QFETCH(const QByteArray, message);
        const Result<ImportedDungeon> imported = import(dungeon);
        QVERIFY(!imported);
        QVERIFY2(QByteArray::fromStdString(imported.error().message).startsWith(message),
                 imported.error().message.c_str());
    }

    void refusesBytes() {
        const std::string whole = dgn::encode(sample(), targetOf()).value();
        QVERIFY(importDungeon(whole.substr(0, whole.size() - 1))
                    .error()
                    .message.starts_with("This is not a valid dungeon file: byte "));
        Target other = targetOf();
        other.gameId.clear();
        other.words[0] = 0x03040200;
        QVERIFY(!importDungeon(dgn::encode(sample(), other).value()));
    }

    // What a compiler left in memory after shorter names is not in the text and not missed.
    void tellsOfLeftovers() {
        CompiledDungeon dungeon = sample();
        dungeon.dungeons[0].protofile = {"z", "c"};
        const Result<ImportedDungeon> imported = import(dungeon);
        QVERIFY(imported);
        QCOMPARE(imported->warnings.size(), std::size_t(1));
        dungeon.dungeons[0].protofile.leftover.clear();
        QVERIFY(compiledAgain(*imported) == dgn::encode(dungeon, targetOf()).value());
    }

    void headings() {
        const Result<ImportedDungeon> usual = import(sample());
        QVERIFY(usual->text.starts_with(
            "# Decompiled from a dungeon file of nethack-3.4.3, LP64, little-endian.\n\nDUNGEON"));
        Target other = targetOf();
        other.words.back() ^= 1U;
        QVERIFY(import(sample(), other)->text.contains("dgn_comp takes it over with --header-from.\n"));
    }

    void goldens_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const char* path :
             {"nethack-3.4.3/golden-lp64", "nethack-3.4.3/golden-ilp32", "nethack-3.2.2/golden-lp64",
              "nethack-3.2.2/golden-ilp32", "nethack-3.6/golden"})
            QTest::newRow(path) << sharedFolder() + "/corpus/" + path + "/dungeon";
    }
    void goldens() {
        QFETCH(const QString, path);
        const std::string golden = fileBytes(path).toStdString();
        const Result<ImportedDungeon> imported = importDungeon(golden);
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QVERIFY(imported->warnings.empty());
        QVERIFY(compiledAgain(*imported) == golden);
    }

    void onTheCommandLine() {
        MemoryFileStore store;
        const std::string bytes = dgn::encode(sample(), targetOf("nethack-3.6")).value();
        QVERIFY(store.replace("dungeon", bytes));
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream errors;
        const cli::Console console{store, in, out, errors};
        QCOMPARE(cli::runProgram("levwright-cli",
                                 std::vector<std::string>{"decompile", "dungeon", "-o", "new/dungeon.def"},
                                 console),
                 cli::Success);
        QCOMPARE(cli::runProgram("dgn_comp",
                                 std::vector<std::string>{"--target", "nethack-3.6", "new/dungeon.def"},
                                 console),
                 cli::Success);
        QVERIFY(store.read("new/dungeon", 1 << 20) == bytes);
    }
};

LEVWRIGHT_TEST(DungeonImportTest)

} // namespace levwright::dungeon_import_test

#include "DungeonImportTest.moc"
