// SPDX-License-Identifier: GPL-3.0-or-later
// What tables alone add to a game of each language: it opens and is checked, drawn, rolled and, in 3.6,
// compiled.
#include "core/model/LevelLanguage.h"
#include "tests/support/GameDesk.h"
#include "tests/support/TestProgram.h"

namespace levwright::added_by_tables_test {
namespace {

const std::pair<const char*, const char*> tablesOf36[] = {
    {"game", "name\tvalue\nbase\tnethack-3.6\n"},
    {"monsters", "name\tclass\tlevel\tafter\nbog hen\t'F'\t3\tlichen\n"},
    {"objects", "name\tclass\tafter\npeat knife\t')'\tdagger\n"},
    {"terrain", "character\tname\tclasses\n'b'\tpeat bog\troom\n"},
    {"flags", "name\tnumber\nfoggy\t8192\nhardfloor\t16384\n"},
    {"keywords", "spelling\tclass\tvalue\nfoggy\tlevel flag\t8192\nhardfloor\tlevel flag\t16384\n"
                 "heretic\talignment\t1\nPEAT_BOG\tstatement word\t\n"},
    {"statements", "word\topcode\tform\nPEAT_BOG\tPEAT\tselection\n"},
    {"value-forms", "value\tform\nstatement\tcondition\n"},
    {"opcodes", "name\tnumber\nPEAT\t93\n"}};

const std::pair<const char*, const char*> tablesOfLua[] = {
    {"game", "name\tvalue\nbase\tnethack-3.7\n"},
    {"monsters", "name\tclass\tlevel\tafter\nbog hen\t'F'\t3\tlichen\n"},
    {"objects", "name\tclass\tafter\npeat knife\t')'\tdagger\n"},
    {"terrain", "character\tname\tclasses\n'b'\tpeat bog\troom\n"},
    {"flags", "name\tnumber\nfoggy\t33554432\nhardfloor\t67108864\n"},
    {"lua-names", "name\trole\tgives\tchange\ndes.mist\tfunction\t\t\nnh.tide\tfunction\tnumber\t\n"
                  "nh.moon\tfunction\tstring\t\nnh.storms\tfunction\tboolean\t\n"},
    {"lua-forms", "function\targuments\ndes.mist\tdepth\n"},
    {"lua-keys", "function\tkey\tkind\tusual\twords\n"
                 "des.mist\tdepth\tint\t1\t\n"
                 "des.monster\tmood\tstr\t\t\n"
                 "des.feature\ttype\tword\tneeded\tfountain=27 sink=29 pool=16 throne=28 tree=13 forge=24\n"
                 "des.altar\talign\tword\trandom\tnoalign=0 law=4 neutral=2 chaos=1 random=-11 heretic=1\n"}};

const std::pair<const char*, const char*> tablesOf343[] = {
    {"game", "name\tvalue\nbase\tnethack-3.4.3\n"},
    {"keywords", "spelling\tclass\tvalue\nWELL\tstatement\t\nMOTHS\tstatement\t\nwet\tWETNESS\t1\n"},
    {"statements", "word\topcode\tform\nWELL\t\tas FOUNTAIN\nMOTHS\t\topaque\nALTAR\t\topaque\n"
                   "OBJECT\t\topaque\n"},
    {"limits", "name\tvalue\tchecked\nany-class\t35\tno\n"}};

GameDesk deskOf(bool isLua) {
    return isLua ? GameDesk("fen", tablesOfLua) : GameDesk("marsh", tablesOf36);
}

QByteArray levelOf(bool isLua, const QByteArray& statements) {
    const QByteArray flags = statements.startsWith("FLAGS") ? statements : QByteArray();
    return isLua ? "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.level_flags(\"mazelevel\")\n"
                   "des.map([[\n.b+.\n.I..\n]])\n" +
                       statements
                 : "MAZE:\"bog\",' '\n" + flags + "GEOMETRY:center,center\nMAP\n.b+.\n.I..\nENDMAP\n" +
                       (flags.isEmpty() ? statements : QByteArray());
}

QString fileOf(bool isLua) {
    return isLua ? QStringLiteral("level.lua") : QStringLiteral("level.des");
}

} // namespace

class AddedByTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isCheckedRolledAndCompiled_data() {
        QTest::addColumn<bool>("isLua");
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QString>("rolled"); // what the roll says
        const auto row = [](const char* name, const QByteArray& of36, const QByteArray& ofLua,
                            const char* rolled) {
            QTest::addRow("3.6: %s", name) << false << of36 << QString::fromLatin1(rolled);
            QTest::addRow("Lua: %s", name) << true << ofLua << QString::fromLatin1(rolled);
        };
        row("monster", "MONSTER:('F',\"bog hen\"),(0,0)\n", "des.monster(\"bog hen\", 0, 0)\n", "bog hen");
        row("object", "OBJECT:(')',\"peat knife\"),(0,0)\n", "des.object(\"peat knife\", 0, 0)\n",
            "peat knife");
        row("terrain", "TERRAIN:(3,1),'b'\n", "des.terrain(3, 1, \"b\")\n", " ....");
        row("flag", "FLAGS:foggy\n", "des.level_flags(\"foggy\")\n", " ....");
        row("renumbered flag", "FLAGS:hardfloor\n", "des.level_flags(\"hardfloor\")\n", " ....");
        row("statement", "PEAT_BOG:(3,0)\n", "des.mist(2)\n", " ....");
        row("alignment", "ALTAR:(0,0),heretic,altar\n",
            "des.altar({ x = 0, y = 0, align = \"heretic\", type = \"altar\" })\n", "_...");
        QTest::newRow("Lua: key") << true
                                  << QByteArray(
                                         "des.monster({ id = \"newt\", x = 0, y = 0, mood = \"sad\" })\n")
                                  << "newt";
        QTest::newRow("Lua: results") << true
                                      << QByteArray("if not nh.storms() and #nh.moon() == nh.tide() then\n"
                                                    "  des.monster(\"newt\", nh.tide() + 3, 0)\nend\n")
                                      << "newt";
        QTest::newRow("Lua: word") << true << QByteArray("des.feature(\"forge\", 0, 0)\n") << " ....";
    }
    void isCheckedRolledAndCompiled() {
        QFETCH(const bool, isLua);
        QFETCH(const QByteArray, statements);
        QFETCH(const QString, rolled);
        const GameDesk desk = deskOf(isLua);
        const QString file = fileOf(isLua);
        const QByteArray text = levelOf(isLua, statements);
        QCOMPARE(desk.said("check", text, {}, file), QString());
        const QString roll = desk.said("roll", text, {}, file);
        QVERIFY2(roll.contains(rolled) && !roll.contains(QStringLiteral("ends")), qPrintable(roll));
        if (!isLua)
            QVERIFY2(!desk.said("lev_comp", text).contains(QStringLiteral("rror")),
                     qPrintable(desk.said("lev_comp", text)));
    }

    // Games that stand on an early 3.7 give a place as two numbers.
    void placesAsPairs() {
        const std::pair<const char*, const char*> tables[] = {
            {"game", "name\tvalue\nbase\tnethack-3.7\n"},
            {"lua-names", "name\trole\tgives\tafter\tchange\nselection.rndcoord\t\t\t\tremoved\n"
                          "selection.rndcoord\tfunction\t\t\t\n"}};
        const GameDesk desk("fen", tables);
        const QByteArray text = "des.level_init({ style = \"solidfill\", fg = \".\", lit = 1 })\n"
                                "local spots = selection.new()\nspots:set(3, 1)\n"
                                "local x, y = spots:rndcoord()\n"
                                "des.monster({ id = \"newt\", coord = { x, y } })\n";
        QCOMPARE(desk.said("check", text, {}, fileOf(true)), QString());
        const QString rolled = desk.said("roll", text, {}, fileOf(true));
        QVERIFY2(rolled.contains(QStringLiteral("newt")), qPrintable(rolled));
    }

    // The condition of a statement is passed over, and said; other games do not have it.
    void conditionsOfStatements() {
        const GameDesk desk = deskOf(false);
        const QByteArray text =
            levelOf(false, "OBJECT[50%]:(')',\"dagger\"),(0,0)\nTRAP[$a < 2]:\"pit\",(3,0)\n");
        QVERIFY(desk.said("check", QByteArray(text).replace("$a", "1")).isEmpty());
        const QString rolled = desk.said("roll", QByteArray(text).replace("$a", "1"));
        QVERIFY2(rolled.contains(QStringLiteral("[50%]")), qPrintable(rolled));
        QVERIFY(desk.said("lev_comp", QByteArray(text).replace("$a", "1")).contains(QStringLiteral("[50%]")));
        const QString unfinished = desk.said("check", levelOf(false, "OBJECT[50:random,random\n"));
        QVERIFY2(unfinished.contains(QStringLiteral("error")), qPrintable(unfinished));
    }

    // Statements of classic games: no error, left out of rolls and not compiled.
    void classicStatements_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QString>("leftOut");
        const auto row = [](const char* name, const QByteArray& statements, const char* leftOut) {
            QTest::newRow(name) << statements << QString::fromLatin1(leftOut);
        };
        row("like a fountain", "WELL:(1,0)\n", "WELL");
        row("unexplained", "MOTHS:(1,0),[wet] 5,\n  'a'\nWELL:random\n", "MOTHS");
        row("more behind a statement", "ALTAR:(1,0),law,altar,\"Ours\"\n", "\"Ours\"");
        row("a sign behind a statement", "OBJECT:'*',\"ruby\",(1,0) [wet]\nMONSTER:'F',random,(0,0)\n",
            "[wet]");
        row("a word before what the base has", "OBJECT:wet,'*',\"ruby\",(1,0)\n", "OBJECT");
        row("otherwise than the base", "ALTAR:wet,(1,0)\n", "ALTAR");
    }
    void classicStatements() {
        QFETCH(const QByteArray, statements);
        QFETCH(const QString, leftOut);
        const GameDesk desk("moor", tablesOf343);
        const QByteArray text = "MAZE:\"bog\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n" + statements;
        QCOMPARE(desk.said("check", text), QString());
        QVERIFY2(desk.said("roll", text).contains(leftOut), qPrintable(desk.said("roll", text)));
        const QString compiled = desk.said("lev_comp", text);
        QVERIFY2(compiled.contains(QStringLiteral("cannot be compiled")) && compiled.contains(leftOut),
                 qPrintable(compiled));
    }

    void anyClass() {
        const GameDesk desk("moor", tablesOf343);
        const QByteArray text = "MAZE:\"bog\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\n"
                                "MONSTER:'#',\"newt\",(0,0)\nOBJECT:'#',\"ruby\",(1,0)\n";
        QCOMPARE(desk.said("check", text), QString());
        const QString rolled = desk.said("roll", text);
        QVERIFY2(rolled.contains(QStringLiteral("newt")) && rolled.contains(QStringLiteral("ruby")),
                 qPrintable(rolled));
        QVERIFY(!desk.said("check", QByteArray(text).replace("newt", "neewt")).isEmpty());
    }

    // The map shows the terrain's character and draws it.
    void terrainIsDrawn_data() {
        QTest::addColumn<bool>("isLua");
        QTest::newRow("3.6") << false;
        QTest::newRow("Lua") << true;
    }
    void terrainIsDrawn() {
        QFETCH(const bool, isLua);
        const GameDesk desk = deskOf(isLua);
        const GamePtr game = desk.game();
        const LevelLanguage& language = game->language();
        const std::string text = levelOf(isLua, "").toStdString();
        const FileTree file = language.parse(TextSnapshot(text), LexMode::Tolerant);
        const auto level = language.lower(file.levels[0].tree, file.textOf(0), LongSize::Bits64);
        QVERIFY(language.isMapCharacter('b'));
        const std::size_t part = level->parts.size() - 1;
        QCOMPARE(language.view({*level, file.textOf(0)}, part).map->cells.at({1, 0}), 'b');
        const EditOutcome drawn = language.paint({*level, file.textOf(0)}, part, {{{3, 1}, 'b'}});
        QVERIFY(drawn.has_value());
        QVERIFY(QByteArray::fromStdString(drawn->apply(text)).contains("\n.I.b\n"));
    }

    void alignmentsHaveTheirNumbers_data() { terrainIsDrawn_data(); }
    void alignmentsHaveTheirNumbers() {
        QFETCH(const bool, isLua);
        const QByteArray text =
            levelOf(isLua, isLua ? "des.altar({ x = 0, y = 0, align = \"heretic\", type = \"altar\" })\n"
                                 : "ALTAR:(0,0),heretic,altar\n");
        const QString counted = deskOf(isLua).said("stats", text, {"--rolls", "5", "--json"}, fileOf(isLua));
        QVERIFY2(counted.contains(QStringLiteral("\"altar:chaos\"")), qPrintable(counted));
    }

    // A flag with another number means the same.
    void flagsGoByTheirNames_data() { terrainIsDrawn_data(); }
    void flagsGoByTheirNames() {
        QFETCH(const bool, isLua);
        const QByteArray text =
            levelOf(isLua, isLua ? "des.level_flags(\"hardfloor\")\n" : "FLAGS:hardfloor\n");
        const QString counted = deskOf(isLua).said("stats", text, {"--rolls", "5", "--json"}, fileOf(isLua));
        QVERIFY2(counted.contains(QStringLiteral("\"hardfloor\":5")), qPrintable(counted));
    }
};

LEVWRIGHT_TEST(AddedByTablesTest)

} // namespace levwright::added_by_tables_test

#include "AddedByTablesTest.moc"
