// SPDX-License-Identifier: GPL-3.0-or-later
// Small inputs from levels of other people that came out wrong once, each with what must come out
// (corpus/field/lua/README.md), and small ones of our own for mistakes that authors really made.
#include "tests/support/SaidWords.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace levwright::field_scripts_test {
namespace {

// What a command must print, as regular expressions; with a ! before it, what it must not.
struct Row {
    const char* file;
    std::vector<std::string> arguments;
    QStringList words;
};

const std::vector<std::string> check{"check", "--target", "nethack-3.7", "FILE"};
const std::vector<std::string> statistics{"stats", "--target", "nethack-3.7", "FILE"};
std::vector<std::string> rollOf(const char* seed) {
    return {"roll", "--target", "nethack-3.7", "--seed", seed, "FILE"};
}

std::vector<Row> fieldRows() {
    return {
        {"01-line-of-one-point.lua", rollOf("1"), {"\\|\\.\\.L\\.\\.\\|", "!L[^\\n]*\\n[^\\n]*L"}},
        {"02-fruit.lua", check, {":3:12: error: There is no object “slime mold”", "!:4:"}},
        {"03-fruit-convert.des",
         {"convert", "--to", "nethack-3.7", "FILE", "-o", "-"},
         {"des\\.object\\(\"fruit\", 1, 1\\)"}},
        {"04-montype-alias.lua",
         check,
         {":3:39: error: Unknown montype “grey dragon”", ":4:39: error: Unknown montype “aligned priest”"}},
        {"06-complaints-not-shown.lua", check, {":10:1: .*Cannot create drawbridge", ":11:1: .*I am here"}},
        {"06-complaints-not-shown.lua",
         rollOf("1"),
         {"complains: line 10: Cannot create drawbridge", "complains: line 11: I am here"}},
        {"06-complaints-not-shown.lua",
         statistics,
         {"100.00 % .* line 10: .*Cannot create drawbridge", "100.00 % .*line 11: I am here"}},
        {"07-mineralize-is-no-finding.lua", statistics, {"!in-rock"}},
        {"09-undefined-name.lua",
         check,
         {":5:21: warning: Nothing is called “px” here.* random", ":5:29: warning: Nothing is called “py”",
          ":6:54: warning: Nothing is called “lok”"}},
        {"10-hostile.lua", check, {":3:29: warning: des\\.monster has no “hostile”"}},
        {"11-lit-unchanged.lua", check, {"!warning"}},
        {"13-fails-sometimes.lua",
         check,
         {"fails in \\d\\d %: line 5: attempt to call a table value", "makes a maze instead"}},
        {"13-fails-sometimes.lua",
         statistics,
         {"5\\d\\.\\d\\d % .*script-fails: line 5: attempt to call a table value.*makes a maze instead"}},
        {"13-fails-sometimes.lua",
         rollOf("1"),
         {"the script fails: line 5: attempt to call a table value.*the game makes a maze instead"}},
        {"14-one-foreign-word.lua",
         rollOf("1"),
         {"rolled without: .*Cerberus", "rolled without: .*outdoors"}},
        {"14-one-foreign-word.lua", statistics, {"1000 rolls"}},
        {"16-words-of-5.lua",
         {"check", "--target", "nethack-5.0", "FILE"},
         {"!warning", "!error", "!nethack-5.0"}},
        {"17-dungeon.lua", check, {"!same-special-level-name"}},
        {"17-dungeon.lua",
         {"roll-dungeon", "--target", "nethack-3.7", "FILE"},
         {"!only the game can tell", "Dungeons of Doom"}},
        {"19-selection-off-the-level.lua",
         check,
         {":3:36: .*negative-coordinate", ":5:34: .*negative-coordinate", ":6:31: .*negative-coordinate"}},
        {"21-no-level.lua", rollOf("1"), {"sets questtext and draws nothing: it is not a level"}},
        {"21-no-level.lua", check, {"sets questtext and draws nothing: it is not a level"}},
        {"23-traps-shut-the-way.lua", statistics, {"trapped-way: .*line 12: des.trap"}},
    };
}

// Scripts of the game that are none.
const QStringList noLevels{QStringLiteral("dungeon.lua"), QStringLiteral("quest.lua"),
                           QStringLiteral("themerms.lua"), QStringLiteral("nhcore.lua"),
                           QStringLiteral("nhlib.lua")};

#define FLOOR "des.level_init({ style = \"solidfill\", fg = \".\", lit = 1 })\n"
#define ROCK "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.level_flags(\"noflip\")\n"
// Two halls with a gap at 3,2 and stairs on both sides.
#define HALLS                                                                                                \
    ROCK "des.map([[\n-------\n|..|..|\n|.....|\n|..|..|\n-------\n]])\n"                                    \
         "des.stair(\"up\", 1, 1)\ndes.stair(\"down\", 5, 1)\n"
// A shop whose door is behind two rows; if they are a corridor, its keeper stands in it.
#define SHOP(ROW)                                                                                            \
    ROCK "des.map([[\n---+---\n" ROW "\n" ROW "\n|.....|\n-------\n]])\ndes.door(\"closed\", 3, 0)\n"        \
         "des.region({ region = {3,1,3,1}, type = \"shop\", irregular = 1, filled = 1, lit = 1 })\n"

// Mistakes that authors really made and that were not shown, each in a script of our own.
struct OwnRow {
    const char* name;
    const char* script;
    std::vector<std::string> arguments;
    QStringList words;
};

std::vector<OwnRow> mistakesInCalls() {
    return {
        {"name that nobody sets",
         FLOOR "local spot = { 4, 4 }\ndes.monster({ id = \"newt\", coord = sopt })\n",
         check,
         {":3:36: warning: Nothing is called “sopt” here, so this is nil; the place is random"}},
        {"place without its key",
         FLOOR "local niches = { {1,1}, {2,2} }\ndes.object({ id = \"chest\", niches[1] })\n",
         check,
         {":3:28: warning: The game ignores “niches\\[1\\]”"}},
        {"key of another language",
         FLOOR "des.monster({ id = \"newt\", x = 3, y = 3, hostile = true })\n",
         check,
         {":2:42: warning: des.monster has no “hostile”"}},
        {"spelling that montype does not take",
         FLOOR "des.object({ id = \"statue\", montype = \"high-elf\" })\n",
         check,
         {":2:39: error: Unknown montype “high-elf”"}},
        {"spinach that is no tin",
         FLOOR "des.object({ id = \"egg\", montype = \"spinach\" })\n",
         check,
         {":2:36: error: Unknown montype “spinach”"}},
        {"room that the game does not draw",
         "des.room({ type = \"vault\" })\n",
         check,
         {":1:19: warning: The game draws nothing for a room of this type"}},
        {"symbol that nothing explains",
         FLOOR "des.monster({ id = \"giant mimic\", x = 3, y = 3, appear_as = \"ter:throne\" })\n",
         check,
         {":2:61: warning: No map symbol is called “throne”"}},
        {"fruit by the name that players see",
         FLOOR "des.object(\"slime mold\", 3, 3)\n",
         check,
         {":2:12: error: There is no object “slime mold”"}},
        {"selection off the level",
         FLOOR "des.terrain(selection.area(3, -4, 9, 2), \"T\")\n",
         check,
         {":2:31: warning: A negative coordinate"}},
        {"monster that does not exist",
         FLOOR "des.monster({ id = \"gaint ant\", x = 3, y = 3 })\n",
         check,
         {":2:20: error: There is no monster “gaint ant”"}},
        {"object of another class",
         FLOOR "des.object(\"wand of fireballs\", 3, 3)\n",
         check,
         {":2:12: error: .*wand of fireballs"}},
        {"word in capitals", FLOOR "des.door(\"Locked\", 3, 3)\n", check, {":2:10: error: .*Locked"}},
        {"flag that does not exist",
         FLOOR "des.level_flags(\"noteleport\", \"hardflor\")\n",
         check,
         {":2:31: error: .*hardflor"}},
        {"trap that does not exist",
         FLOOR "des.trap({ type = \"falling-rock\", x = 3, y = 3 })\n",
         check,
         {":2:19: warning: .*falling-rock"}},
        {"function that does not exist",
         FLOOR "des.monsters(\"newt\", 3, 3)\n",
         check,
         {":2:5: error: The game has no “des\\.monsters”"}},
        {"comma that is missing",
         FLOOR "des.monster({ id = \"newt\" x = 3, y = 3 })\n",
         check,
         {":2:26: error: "}},
        {"text as a truth value",
         FLOOR "des.monster({ id = \"newt\", x = 3, y = 3, asleep = \"true\" })\n",
         check,
         {":2:51: warning: "}},
        {"character that no map has",
         ROCK "des.map([[\n-----\n|.z.|\n-----\n]])\n",
         check,
         {":5:1: warning: “z” draws nothing"}},
        {"row that is shorter than the others",
         ROCK "des.map([[\n-----\n|..\n-----\n]])\n",
         check,
         {":5:\\d+: warning: "}},
    };
}

std::vector<OwnRow> mistakesInRolls() {
    return {
        {"stairs without a place",
         "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
         "des.levregion({ region = {1,1,9,9}, type = \"stair-down\" })\n",
         check,
         {":2:1: warning: This level region finds no place in 100 % of rolls"}},
        {"drawbridge without its wall",
         FLOOR "des.drawbridge({ x = 4, y = 4, dir = \"east\", state = \"closed\" })\n",
         check,
         {":2:1: warning: The game complains in 100 % of rolls.*Cannot create drawbridge"}},
        {"error in a branch that is rarely taken",
         FLOOR "local kinds = { \"newt\" }\nif percent(10) then des.monster(kinds[2].name) end\n",
         statistics,
         {"\\d\\.\\d\\d % .*script-fails: line 3: attempt to index a nil value"}},
        {"error in the contents of a room",
         "des.room({ contents = function() local where = nil; where.x = 1 end })\n",
         check,
         {":1:1: error: The game ends in every roll while it loads the level: line 1: attempt to index"}},
        {"loop that never ends",
         FLOOR "local i = 0\nwhile i < 1 do i = i * 2 end\n",
         check,
         {":3:1: error: The game ends in every roll while it loads the level: line 3: Lua time exceeded"}},
        {"loop that the game may end",
         FLOOR "for i = 1, 100000 do local s = selection.negate() end\n",
         check,
         {":2:1: warning: 100 % of rolls.* do not finish, though the game may finish them: line 2: it "
          "takes longer than Levwright waits",
          "!error"}},
        {"portal to a level of a dungeon that only the author has",
         FLOOR "des.levregion({ region = {1,1,9,9}, type = \"portal\", name = \"mine-9\" })\n",
         check,
         {":2:1: warning: The game ends in 100 % of rolls.*leads to no level", "!error"}},
        {"thing in a wall", HALLS "des.object(\"chest\", 3, 1)\n", statistics, {"100.00 % .*in-rock"}},
        {"trap in a wall",
         HALLS "des.trap({ type = \"arrow\", x = 3, y = 1 })\n",
         statistics,
         {"100.00 % .*in-rock: .*des.trap"}},
        {"what a mazewalk adds",
         "des.level_init({ style = \"mazegrid\", bg = \"-\" })\ndes.level_flags(\"mazelevel\", \"noflip\")\n"
         "des.map([[...]])\ndes.mazewalk(2, 0, \"east\")\ndes.terrain(selection.negate(), \"T\")\n",
         statistics,
         {"in-rock: something that the game adds to a maze"}},
        {"boulders that shut the only way",
         ROCK "des.map([[\n--------\n|......|\n--------\n]])\n"
              "des.stair(\"up\", 1, 1)\ndes.stair(\"down\", 6, 1)\n"
              "des.teleport_region({ region = {1,1,2,1} })\n"
              "des.object(\"boulder\", 3, 1)\ndes.object(\"boulder\", 4, 1)\n",
         statistics,
         {"100.00 % .*boulder-in-way: .*des.object"}},
        {"engraving in a tree",
         HALLS "des.terrain(2, 2, \"T\")\ndes.engraving({ x = 2, y = 2, type = \"burn\", text = \"x\" })\n",
         statistics,
         {"100.00 % .*in-rock"}},
        {"stairs that only digging reaches",
         HALLS "des.terrain(3, 2, \"-\")\n",
         statistics,
         {"100.00 % .*cut-off"}},
        {"stairs behind a locked door",
         HALLS "des.door(\"locked\", 3, 2)\n",
         statistics,
         {"100.00 % .*needs-unlocking"}},
        {"hole in the only way",
         HALLS "des.trap({ type = \"hole\", x = 3, y = 2 })\n",
         statistics,
         {"trapped-way"}},
        {"hole in the only way, in place of another trap",
         HALLS "des.trap({ type = \"arrow\", x = 3, y = 2 })\ndes.trap({ type = \"hole\", x = 3, y = 2 })\n",
         statistics,
         {"100.00 % .*trapped-way"}},
        {"traps that lead onto each other",
         "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.level_flags(\"noflip\")\n"
         "des.map([[\n-------\n|..|..|\n|.....|\n|..|..|\n-------\n]])\n"
         "des.stair(\"up\", 1, 1)\ndes.stair(\"down\", 5, 1)\n"
         "des.teleport_region({ region = {1,1,2,3} })\n"
         "des.trap({ type = \"teleport\", x = 3, y = 2, teledest = {1,3} })\n"
         "des.trap({ type = \"teleport\", x = 1, y = 3, teledest = {3,2} })\n",
         statistics,
         {"trapped-way"}},
        {"random trap in place of a hole",
         HALLS "des.trap({ type = \"hole\", x = 3, y = 2 })\ndes.trap({ x = 3, y = 2 })\n",
         statistics,
         {"!trapped-way"}},
        {"door on a corner",
         ROCK "des.map([[\n----\n|..|\n|..|\n----\n]])\ndes.door(\"open\", 3, 3)\n",
         statistics,
         {"100.00 % .*door-on-corner: .*des.door"}},
        {"keeper in the mouth of a corridor",
         SHOP("---.---"),
         statistics,
         {"100.00 % .*keeper-in-the-way: .*line 11: des.region"}},
        {"keeper who can step aside", SHOP("|.....|"), statistics, {"!keeper-in-the-way"}},
    };
}

std::vector<OwnRow> ownRows() {
    std::vector<OwnRow> rows = mistakesInCalls();
    std::ranges::move(mistakesInRolls(), std::back_inserter(rows));
    return rows;
}

// The first line names another level.
#define WATER "-- other.lua\n" FLOOR "des.monster()\n"

} // namespace

class FieldScriptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeOutRight_data() {
        QTest::addColumn<int>("row");
        const std::vector<Row> rows = fieldRows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::addRow("%s %s", rows[i].file, rows[i].arguments.front().c_str()) << int(i);
    }
    void comeOutRight() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const int, row);
        const Row wanted = fieldRows()[std::size_t(row)];
        const QString path =
            sharedFolder() + QStringLiteral("/corpus/field/lua/") + QLatin1String(wanted.file);
        const QString said = saidOf(wanted.file, fileBytes(path), wanted.arguments);
        const QStringList wrong = wrongWords(said, wanted.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + QStringLiteral("\nin: ") + said));
    }

    void ownMistakes_data() {
        QTest::addColumn<int>("row");
        const std::vector<OwnRow> rows = ownRows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::newRow(rows[i].name) << int(i);
    }
    void ownMistakes() {
        QFETCH(const int, row);
        const OwnRow wanted = ownRows()[std::size_t(row)];
        const QString said = saidOf("f.lua", wanted.script, wanted.arguments);
        const QStringList wrong = wrongWords(said, wanted.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + QStringLiteral("\nin: ") + said));
    }

    void statuses_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("severity");
        QTest::newRow("fails in every roll") << QByteArray(FLOOR "local kinds = {}\nkinds[1].name = 1\n") << 1
                                             << QStringLiteral(":3:1: error: .*line 3: attempt to index");
        QTest::newRow("fails in every roll, here or there")
            << QByteArray(FLOOR "local kinds = {}\nif percent(50) then kinds[1].name = 1 end\n"
                                "kinds[2].name = 1\n")
            << 1 << QStringLiteral(":3:1: error: .*line 3: attempt to index(.|\\n)*:4:1: error: ");
        QTest::newRow("fails now and then")
            << QByteArray(FLOOR "local kinds = {}\nif percent(50) then kinds[1].name = 1 end\n") << 0
            << QStringLiteral(":3:1: warning: The script fails in \\d+ %: line 3: .*a maze instead");
        QTest::newRow("ends the game") << QByteArray(FLOOR "des.monster((\"%\"):rep(1))\n") << 1
                                       << QStringLiteral(":2:1: error: The game ends in every roll");
        QTest::newRow("makes a level") << QByteArray(FLOOR) << 0 << QString();
    }
    void statuses() {
        QFETCH(const QByteArray, script);
        QFETCH(const int, status);
        QFETCH(const QString, severity);
        const Said said = runOn("f.lua", script, check);
        QCOMPARE(said.status, status);
        const QStringList wrong =
            wrongWords(said.words, {severity.isEmpty() ? QStringLiteral("!error") : severity});
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + QStringLiteral("\nin: ") + said.words));
    }

    // Each seed that fails tells Lua's own line and text.
    void everyFailureTellsItsLine() {
        const QByteArray script = FLOOR "local kinds = {}\n"
                                        "if percent(50) then kinds[1].name = 1 end\n"
                                        "kinds.first.name = 1\n";
        const QString said = saidOf(
            "f.lua", script, {"roll", "--json", "--target", "nethack-3.7", "--seeds", "1..20", "FILE"});
        const auto failures = [&](const char* words) { return said.count(QRegularExpression(words)); };
        const qsizetype early = failures("line 3: attempt to index a nil value");
        const qsizetype late = failures("line 4: attempt to index a nil value \\(field 'first'\\)");
        QVERIFY2(early > 0 && late > 0 && early + late == 20, qPrintable(said));
    }

    // The seed that a finding names shows it again, wherever the level lies.
    void seedsShowTheFinding_data() {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<std::vector<std::string>>("command");
        QTest::addColumn<bool>("isSpecial");
        const QByteArray complains = WATER "if percent(10) then nh.impossible(\"rare\") end\n";
        QTest::newRow("check of an ordinary level")
            << std::string("rules.lua") << complains << check << false;
        QTest::newRow("check of a special level") << std::string("water.lua") << complains << check << true;
        QTest::newRow("statistics of an ordinary level")
            << std::string("rules.lua") << complains << statistics << false;
        QTest::newRow("statistics of a special level")
            << std::string("water.lua") << complains << statistics << true;
    }
    void seedsShowTheFinding() {
        QFETCH(const std::string, file);
        QFETCH(const QByteArray, script);
        QFETCH(const std::vector<std::string>, command);
        QFETCH(const bool, isSpecial);
        const QString said = saidOf(file, script, command);
        const QRegularExpressionMatch found =
            QRegularExpression(
                QStringLiteral("complains.*as with seed (\\d+)|as with seed (\\d+).*complains"))
                .match(said);
        QVERIFY2(found.hasMatch(), qPrintable(said));
        const QString seed = found.captured(1) + found.captured(2);
        std::vector<std::string> roll = rollOf("");
        roll[4] = seed.toStdString();
        const QString rolled = saidOf(file, script, roll);
        QVERIFY2(rolled.contains(QStringLiteral("complains: line 4: rare")), qPrintable(rolled));
        roll.insert(roll.begin() + 1, "--json");
        QCOMPARE(saidOf(file, script, roll).contains(QStringLiteral("special=water")), isSpecial);
    }

    // The game goes by the file of a script, whatever its first line says.
    void filesNameTheirLevels() {
        const QByteArray script = WATER;
        const QString listed = saidOf("water.lua", script, {"levels", "--target", "nethack-3.7", "FILE"});
        QVERIFY2(listed.contains(QStringLiteral("water.lua:1: water\n")), qPrintable(listed));
        const QString converted =
            saidOf("water.lua", script,
                   {"convert", "--target", "nethack-3.7", "--to", "nethack-3.6", "FILE", "-o", "-"});
        QVERIFY2(converted.contains(QStringLiteral("\"water\"")), qPrintable(converted));
    }

    // So no two converted scripts are one level to the compiler.
    void convertedScriptsHaveNamesOfTheirOwn_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<std::string>("game");
        if (sharedFolder().isEmpty())
            return;
        for (const char* game : {"nethack-3.7", "nethack-5.0"}) {
            const QDir folder(sharedFolder() + QStringLiteral("/corpus/") + game + QStringLiteral("/lua"));
            for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files)) {
                if (!noLevels.contains(name))
                    QTest::addRow("%s %s", game, qPrintable(name))
                        << folder.filePath(name) << std::string(game);
            }
        }
    }
    void convertedScriptsHaveNamesOfTheirOwn() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        QFETCH(const std::string, game);
        const QFileInfo file(path);
        const QString said = saidOf(file.fileName().toStdString(), fileBytes(path),
                                    {"convert", "--target", game, "--to", "nethack-3.6", "FILE", "-o", "-"});
        const QRegularExpression header(QStringLiteral("^(?:MAZE|LEVEL):\"([^\"]*)\""),
                                        QRegularExpression::MultilineOption);
        QCOMPARE(header.match(said).captured(1), file.completeBaseName());
    }
};

LEVWRIGHT_TEST(FieldScriptsTest)

} // namespace levwright::field_scripts_test

#include "FieldScriptsTest.moc"
