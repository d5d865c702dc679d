// SPDX-License-Identifier: GPL-3.0-or-later
// SLASH'EM, whose levels differ from those of NetHack 3.4.3 in some records. Its levels as packaged by Debian
// are reproduced exactly.
#include "core/archive/Archive.h"
#include "core/base/FileStore.h"
#include "core/dungeons/definition/DungeonDecompiler.h"
#include "core/dungeons/definition/DungeonLowering.h"
#include "core/dungeons/definition/DungeonParser.h"
#include "core/dungeons/model/DungeonModel.h"
#include "core/dungeons/roll/DungeonExport.h"
#include "core/formats/FileForms.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTest>

namespace levwright::slashem_test {
namespace {

const std::string library = "/usr/lib/games/slashem/nhushare";

Archive shipped() {
    return Archive::parse(DiskFileStore().read(library, 1 << 24).value()).value();
}

Result<std::string> compiled(std::string_view text, const Target& target) {
    const GamePtr game = loadGame(target.gameId).value();
    const FileTree file = game->language().parse(TextSnapshot(std::string(text)), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        if (file.levels[i].tree->hasHeader) {
            const LevelModelPtr level =
                game->language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
            return game->language().compile({*level, file.textOf(i)}, target);
        }
    }
    return failure("no level");
}

std::string compiledFor(const char* game, std::string_view text) {
    return compiled(text, usualTarget(game, {}).value()).value();
}

std::string compiledDungeon(const std::string& text, const Target& target) {
    const GamePtr game = loadGame(target.gameId).value();
    const DungeonTreePtr tree =
        parseDungeon(game->dungeonDialect(), TextSnapshot(text), DungeonForm::Preprocessed, LexMode::Exact);
    const DungeonModelPtr model = lowerDungeon(*game, tree, LongSize::Bits64);
    return dungeonFile(*model, target).value();
}

const std::string maze = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n---\n|.+\n---\nENDMAP\n";

} // namespace

class SlashemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // What each statement has in addition to NetHack 3.4.3.
    void records_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("more"); // bytes
        QTest::addColumn<QByteArray>("holds");
        const auto row = [](const char* name, const char* lines, int more, const QByteArray& holds) {
            QTest::newRow(name) << QByteArray(lines) << more << holds;
        };
        constexpr int lists = 1; // the list after the level regions; the list of places has its own count
        row("nothing", "", lists, {});
        row("a door", "DOOR:closed,(2,1)\n", lists + 3, QByteArray("\2\1\4\0\0\0", 6));
        row("an object", "OBJECT:'%',random,(1,1)\n", lists + 8, QByteArray("\1\1\x64%\0\xff", 6));
        row("anywhere", "FOUNTAIN:random\n", lists, "\xf4\xf4");
        row("places", "RANDOM_PLACES:(1,1),(2,1)\nFOUNTAIN:place[1]\n", lists + 1,
            QByteArray("\1\2\1\2\1\1", 6));
        row("a door with a key", "DOOR:closed,(2,1),\"Sting\"\n", lists + 3, QByteArray("\2\1\4\0\2\0", 6));
        row("the last of two keys", "DOOR:closed,(2,1),\"Sting\",\"Hellfire\"\n", lists + 3,
            QByteArray("\2\1\4\0\x2a\0", 6));
        row("a place", "RANDOM_PLACES:(1,1),(2,1)\nFOUNTAIN:place[1]\n", lists + 1, "\xff\xfe");
    }
    void records() {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, more);
        QFETCH(const QByteArray, holds);
        const std::string text = maze + lines.toStdString();
        const std::string plain = maze + lines.toStdString().substr(0, std::size_t(lines.indexOf(",\""))) +
                                  (lines.contains(",\"") ? "\n" : "");
        const QByteArray bytes = QByteArray::fromStdString(compiledFor("slashem", text));
        QCOMPARE(bytes.size() - qsizetype(compiledFor("nethack-3.4.3", plain).size()), more);
        QVERIFY2(bytes.contains(holds), bytes.toHex(' ').constData());
        const Result<DecodedFile> decoded = decodeLevelFile(bytes.toStdString());
        QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
        QCOMPARE(decoded->target.gameId, "slashem");
        const FileForm* form = formNamed(decoded->target.form);
        QCOMPARE(QByteArray::fromStdString(form->encode(decoded->contents, decoded->target).value()), bytes);
    }

    // Random regions, lists of places, and flags of objects, byte by byte.
    void placesAndFlags() {
        const std::string text =
            maze + "RANDOM_PLACES [0] : (1,1),(2,1)\nRANDOM_PLACES[1]:(1,1),none,(0,0)\n"
                   "RANDOM_REGION [0] : (1,1,2,1) , levregion(3,4,5,6)\n"
                   "FOUNTAIN:place[1][2]\nFOUNTAIN:region[0]\nFOUNTAIN:place[1]\n"
                   "OBJECT:'%',random,(1,1)\nOBJFLAGS : o_lit, o_buried\nOBJECT:'%',random,region[0]\n"
                   "OBJFLAGS:o_buried\n";
        const QByteArray bytes = QByteArray::fromStdString(compiledFor("slashem", text));
        const QByteArray holds[] = {
            // no level regions, a random region, no classes of objects, two lists of places
            QByteArray::fromHex("00 01 01010201 03040506 00 01 00 00 00000000 0000000000000000 00"
                                "02 02 03 0102 0101 01ff00 01ff00 00"),
            QByteArray::fromHex("03 fefd f5ff fffe"),
            QByteArray::fromHex("0101 64 25 00 ff 0000 0300000000000000"),
            QByteArray::fromHex("f5ff 64 25 00 ff 0000 0200000000000000"),
        };
        for (const QByteArray& each : holds)
            QVERIFY2(bytes.contains(each), bytes.toHex(' ').constData());
        const Result<ImportedLevel> level = importLevel(bytes.toStdString(), "a.lev");
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(compiledFor("slashem", level->text)), bytes);
        for (const char* each :
             {"\nRANDOM_PLACES:(1,1),(2,1)\nRANDOM_PLACES[1]:(1,1),none,(0,0)\n",
              "\nRANDOM_REGION[0]:(1,1,2,1),levregion(3,4,5,6)\n", "\nFOUNTAIN:place[1][2]\n",
              "\nFOUNTAIN:region[0]\n", "\nFOUNTAIN:place[1]\n",
              "(1,1)\nOBJFLAGS:o_lit,o_buried\nOBJECT:'%',random,region[0]\nOBJFLAGS:o_buried\n"})
            QVERIFY2(level->text.contains(each), level->text.c_str());
    }

    void emptyListsAreRefused() {
        std::string bytes = compiledFor("slashem", maze + "RANDOM_PLACES:(2,1)\nFOUNTAIN:place[0]\n");
        const std::size_t list = bytes.find(std::string("\0\1\1\2\1\0", 6));
        QVERIFY(list != std::string::npos);
        bytes.replace(list, 6, std::string("\0\1\0\0", 4));
        const Result<DecodedFile> decoded = decodeLevelFile(bytes);
        QVERIFY(!decoded);
        QVERIFY2(QString::fromStdString(decoded.error().message)
                     .contains(QStringLiteral("a count of 1 to 127 place registers, not 0")),
                 decoded.error().message.c_str());
    }

    void objectsOf32Bits() {
        const Target target = usualTarget("slashem", {.longs64 = false}).value();
        const std::string bytes =
            compiled(maze + "OBJECT:'%',random,(1,1)\nOBJFLAGS:o_buried\n", target).value();
        // the lengths of the name, corpse, kind and enchantment, then as in 64 bits
        const QByteArray object = QByteArray::fromHex("00000000 ffffffff ffff 81ff 0101 64 25 00 ff"
                                                      "000000000000 02000000");
        QVERIFY2(QByteArray::fromStdString(bytes).contains(object),
                 QByteArray::fromStdString(bytes).toHex(' ').constData());
        QVERIFY(decodeLevelFile(bytes));
    }

    void wrongPlacesAndFlags_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* lines, const char* message) {
            QTest::newRow(name) << QByteArray(lines) << QString::fromUtf8(message);
        };
        row("list too early", "RANDOM_PLACES[1]:(1,1)\n",
            "The next list of places is number 0, not 1; the numbers go from 0 to 9.");
        row("list twice", "RANDOM_PLACES:(1,1)\nRANDOM_PLACES[0]:(1,1)\n",
            "RANDOM_PLACES[0] is allowed only once here.");
        row("region too early", "RANDOM_REGION[1]:(0,0,1,1),(0,0,0,0)\n",
            "The next random region is number 0, not 1.");
        row("region without a number", "RANDOM_REGION:(0,0,1,1),(0,0,0,0)\n", "“[” and a number");
        row("flags of nothing", "OBJFLAGS:o_lit\n", "OBJFLAGS needs an object before it.");
        row("no region", "FOUNTAIN:region[0]\n",
            "region[0] is used, but RANDOM_REGION of this part lists only 0.");
        row("no list", "FOUNTAIN:place[1][0]\n",
            "place[1][0] is used, but RANDOM_PLACES of this part lists only 0.");
        row("no such list", "FOUNTAIN:place[10][0]\n", "There is no place[10]: the index goes from 0 to 9.");
        row("no such region", "FOUNTAIN:region[10]\n", "There is no region[10]: the index goes from 0 to 9.");
    }
    void wrongPlacesAndFlags() {
        QFETCH(const QByteArray, lines);
        QFETCH(const QString, message);
        for (const char* id : {"slashem", "nethack-3.4.3"}) {
            const GamePtr game = loadGame(id).value();
            const FileTree file =
                game->language().parse(TextSnapshot(maze + lines.toStdString()), LexMode::Exact);
            const Diagnostics found =
                game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)->diagnostics;
            QVERIFY(!found.empty());
            const QString says = QString::fromStdString(found[0].message());
            QVERIFY2(says.contains(message) == (std::string(id) == "slashem"), qPrintable(says));
        }
    }

    void tooManyRandomRegions() {
        std::string lines;
        for (int i = 0; i < 10; ++i)
            lines += "RANDOM_REGION[" + std::to_string(i) + "]:(0,0,1,1),(0,0,0,0)\n";
        QVERIFY(!compiledFor("slashem", maze + lines).empty());
        const Target target = usualTarget("slashem", {}).value();
        QVERIFY(!compiled(maze + lines + "RANDOM_REGION[10]:(0,0,1,1),(0,0,0,0)\n", target));
    }

    void roomDoors() {
        const std::string text = "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\n"
                                 "DOOR:false,closed,east,1\nROOM:\"black market\",lit,random,random,random\n";
        const QByteArray bytes = QByteArray::fromStdString(compiledFor("slashem", text));
        QVERIFY(bytes.contains(QByteArray("\4\1\0\4\0\0", 6)));
        QVERIFY(decodeLevelFile(bytes.toStdString()));
    }

    void namesOfItsOwn() {
        const std::string text = maze + "DOOR:closed,(2,1)\nMONSTER:'@',\"Yeoman Warder\",random\n"
                                        "OBJECT:')',\"silver dagger\",random\n";
        const auto problems = [&text](const char* id) {
            const GamePtr game = loadGame(id).value();
            const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Exact);
            return game->language()
                .lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)
                ->diagnostics.size();
        };
        QCOMPARE(problems("slashem"), std::size_t(0));
        QCOMPARE(problems("nethack-3.4.3"), std::size_t(1));
    }

    void refusesWhatNoDescriptionSays_data() {
        QTest::addColumn<int>("offset"); // from the start of a door
        QTest::addColumn<QString>("reason");
        QTest::newRow("a place of no list") << 0 << QStringLiteral("expected a place");
    }
    void refusesWhatNoDescriptionSays() {
        QFETCH(const int, offset);
        QFETCH(const QString, reason);
        std::string bytes = compiledFor("slashem", maze + "DOOR:closed,(2,1)\n");
        const std::size_t door = bytes.find(std::string("\2\1\4\0\0\0", 6));
        bytes[door + std::size_t(offset)] = '\x80';
        const Result<DecodedFile> decoded = decodeLevelFile(bytes);
        QVERIFY(!decoded);
        QVERIFY2(QString::fromStdString(decoded.error().message).contains(reason),
                 decoded.error().message.c_str());
    }

    void wordsOfItsOwn() {
        const std::string text = "MAZE:\"a\",' '\nFLAGS:lethe,spooky\nGEOMETRY:center,center\nMAP\n"
                                 "-----\n|.+Z.\n-----\nENDMAP\nDOOR:locked,(2,1),\"The Key of Law\"\n"
                                 "REGION:(1,1,1,1),lit,\"lemurepit\"\n"
                                 "REGION:(4,1,4,1),lit,\"tin shop\",unfilled\nENGRAVING:(1,1),scrawl,\"x\"\n";
        const std::string bytes = compiledFor("slashem", text);
        const Result<ImportedLevel> level = importLevel(bytes, "a.lev");
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        QCOMPARE(compiledFor("slashem", level->text), bytes);
        for (const char* each : {"lethe", "spooky", "\"The Key of Law\"", "|.+Z.", "\"lemurepit\"",
                                 "\"tin shop\",unfilled", "scrawl"})
            QVERIFY2(level->text.contains(each), level->text.c_str());
    }

    void unknownKeys() {
        const GamePtr game = loadGame("slashem").value();
        const std::string text = maze + "DOOR:closed,(2,1),\"Stinge\"\n";
        const FileTree file = game->language().parse(TextSnapshot(text), LexMode::Exact);
        const Diagnostics found =
            game->language().lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64)->diagnostics;
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(found[0].message()),
                 QStringLiteral("There is no artifact “Stinge” that could be the key of a door."));
        QCOMPARE(QString::fromStdString(found[0].fixes.front().label),
                 QStringLiteral("Change it to “Sting”"));
    }

    // What the game's own compilers make of them; only the versions in the headers differ.
    void fieldFiles_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("golden");
        QTest::newRow("names") << "03-slashem-not-recognised.des" << "03-slashem-t.lev";
        QTest::newRow("flags") << "04-slashem-flag-lethe.des" << "04-slashem-t.lev";
        QTest::newRow("keys") << "05-slashem-artifact-door.des" << "05-slashem-t.lev";
        QTest::newRow("dungeon") << "06-slashem-dungeon.def" << "06-slashem-dungeon";
    }
    void fieldFiles() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, source);
        QFETCH(const QString, golden);
        const QString folder = sharedFolder() + QStringLiteral("/corpus/field/");
        const std::string text = fileBytes(folder + QStringLiteral("des/") + source).toStdString();
        const Target target = usualTarget("slashem", {}).value();
        const std::string bytes = source.endsWith(QStringLiteral(".def")) ? compiledDungeon(text, target)
                                                                          : compiled(text, target).value();
        constexpr qsizetype version = 8;
        QCOMPARE(QByteArray::fromStdString(bytes).sliced(version),
                 fileBytes(folder + QStringLiteral("golden/") + golden).sliced(version));
    }

    void shippedLevels_data() {
        QTest::addColumn<QString>("file");
        if (!QFileInfo::exists(QString::fromStdString(library))) {
            QTest::newRow("none") << QString();
            return;
        }
        const Archive all = shipped();
        for (const ArchiveEntry& entry : all.entries()) {
            if (entry.name.ends_with(".lev"))
                QTest::newRow(entry.name.c_str()) << QString::fromStdString(entry.name);
        }
    }
    void shippedLevels() {
        QFETCH(const QString, file);
        if (file.isEmpty())
            QSKIP("no SLASH'EM here (Debian: slashem): its levels are not compared");
        const Archive all = shipped();
        const std::string& bytes = all.find(file.toStdString())->content;
        const Result<ImportedLevel> level = importLevel(bytes, file.toStdString());
        QVERIFY2(level, level ? "" : level.error().message.c_str());
        QVERIFY(level->warnings.empty());
        const Result<std::string> again = compiled(level->text, level->target);
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(*again == bytes);
    }

    void shippedDungeon() {
        if (!QFileInfo::exists(QString::fromStdString(library)))
            QSKIP("no SLASH'EM here (Debian: slashem): its dungeon is not compared");
        const Archive all = shipped();
        const std::string& bytes = all.find("dungeon")->content;
        const FileForm* form = formOf(bytes);
        QVERIFY(form != nullptr);
        const Result<DecodedFile> decoded = form->decode(bytes);
        QVERIFY2(decoded, decoded ? "" : decoded.error().message.c_str());
        QCOMPARE(std::get<CompiledDungeon>(decoded->contents).dungeons.size(), std::size_t(20));
        QVERIFY(form->encode(decoded->contents, decoded->target).value() == bytes);
        const std::string text =
            decompile(std::get<CompiledDungeon>(decoded->contents), loadGame("slashem").value()->catalog())
                .value();
        QVERIFY(compiledDungeon(text, decoded->target) == bytes);
    }

    void dungeonEntries() {
        const std::string text = "DUNGEON: \"Doom\" \"A\" (25, 5)\nLEVEL: \"deep\" \"none\" @ (42, 2)\n"
                                 "BRANCH: \"Mall\" @ (1, 1) portal up -1\nBRANCH: \"Mall\" @ (2, 1) 2\n\n"
                                 "DUNGEON: \"Mall\" \"B\" (2, 0)\n";
        const std::string bytes = compiledDungeon(text, usualTarget("slashem", {}).value());
        const CompiledDungeon dungeon =
            std::get<CompiledDungeon>(formOf(bytes)->decode(bytes).value().contents);
        QCOMPARE(dungeon.dungeons[0].branches[0].entry, -1);
        QCOMPARE(dungeon.dungeons[0].branches[1].entry, 2);
        QCOMPARE(decompile(dungeon, loadGame("slashem").value()->catalog()).value(), text);
    }

    void dungeonsHaveNoEntryStatement() {
        const GamePtr game = loadGame("slashem").value();
        const std::string text = "DUNGEON: \"A\" \"A\" (5, 0)\nENTRY: 2\n";
        const DungeonTreePtr tree = parseDungeon(game->dungeonDialect(), TextSnapshot(text),
                                                 DungeonForm::Preprocessed, LexMode::Exact);
        const DungeonModelPtr model = lowerDungeon(*game, tree, LongSize::Bits64);
        QCOMPARE(model->diagnostics.front().code, DiagnosticCode::EntryObsolete);
        QCOMPARE(model->diagnostics.front().fixes.front().edit.apply(text),
                 std::string("DUNGEON: \"A\" \"A\" (5, 0)\n"));
    }

    // The packaged game is built without this option.
    void absentBuildOption() {
        const GamePtr game = loadGame("slashem").value();
        const std::string text =
            "DUNGEON: \"A\" \"A\" (5, 0)\n%REINCARNATION LEVEL: \"rogue\" \"R\" @ (2, 0)\n"
            "LEVEL: \"b\" \"none\" @ (3, 0)\n";
        const DungeonTreePtr tree =
            parseDungeon(game->dungeonDialect(), TextSnapshot(text), DungeonForm::Definition, LexMode::Exact);
        const DungeonModelPtr model = lowerDungeon(*game, tree, LongSize::Bits64);
        QCOMPARE(model->dungeons[0].levels.size(), std::size_t(1));
        QCOMPARE(model->dungeons[0].levels[0].record.name.text, std::string("b"));
    }
};

LEVWRIGHT_TEST(SlashemTest)

} // namespace levwright::slashem_test

#include "SlashemTest.moc"
