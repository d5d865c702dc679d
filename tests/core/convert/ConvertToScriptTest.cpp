// SPDX-License-Identifier: GPL-3.0-or-later
// Converts descriptions to level scripts of NetHack 3.7.
#include "app/cli/Convert.h"
#include "app/cli/LevelSource.h"
#include "core/base/FileStore.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/games/Games.h"
#include "core/model/LevelLanguage.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QtTest>

#include <cmath>
#include <map>
#include <sstream>

namespace levwright::convert_to_script_test {
namespace {

constexpr const char* scriptGame = "nethack-3.7";

GamePtr game(const char* id) {
    static Games games(loadGame(scriptGame).value());
    return games.get(id).value();
}

Result<Conversion> convert(const QByteArray& text, const char* from = "nethack-3.6") {
    return convertDescription(*game(from), *game(scriptGame), text.toStdString());
}

// "3: what is wrong"
QByteArray linesOf(const std::vector<ConversionNote>& notes, const QByteArray& text) {
    QByteArrayList lines;
    for (const ConversionNote& note : notes)
        lines << QByteArray::number(text.first(qsizetype(note.range.begin)).count('\n') + 1) + ": " +
                     QByteArray::fromStdString(note.message);
    return lines.join('\n');
}

QByteArray problemsOf(const std::string& script) {
    const LevelLanguage& language = game(scriptGame)->language();
    const FileTree file = language.parse(TextSnapshot(script));
    const LevelModelPtr level = language.lower(file.levels.front().tree, file.textOf(0), LongSize::Bits64);
    QByteArray problems;
    for (const Diagnostic& found : level->diagnostics) {
        if (found.severity() == Severity::Error)
            problems +=
                QByteArray::fromStdString(found.message() + ' ' + script.substr(found.range.begin, 60)) +
                '\n';
    }
    return problems;
}

// A mean and its tolerance.
struct Amount {
    double sum = 0;
    double squares = 0;
    double mean() const { return sum / rolls; }
    double variance() const { return (squares / rolls - mean() * mean()) / rolls; }
    static constexpr int rolls = 24;
};
using Amounts = std::map<std::string, Amount>;

// What statements put into a level, as the mean over its rolls, and the number of cells of each kind that a
// map can have.
Amounts amountsOf(const std::string& text, const std::string& level, const char* gameId) {
    // A description has the name of a special level, by which the game changes some of them; a script here
    // has not.
    const auto source = cli::rollSourceOf(
        {.path = "f", .level = level, .context = "depth=12,special=" + level, .game = gameId}, text);
    if (!source) {
        QTest::qFail(source.error().message.c_str(), __FILE__, __LINE__);
        return {};
    }
    Amounts amounts;
    std::map<std::string, double> counted;
    const auto count = [&](const std::string& what, double by) { counted[what] += by; };
    const auto countAll = [&](const std::string& what, const auto& things) {
        for (const auto& thing : things)
            count(what, thing.statement != roll::noStatement ? 1 : 0);
    };
    roll::Roller roller(source->plan);
    for (std::uint64_t seed = 1; seed <= Amount::rolls; ++seed) {
        counted.clear();
        const roll::LevelInstance& made = roller.roll(seed);
        count("fatal", made.fatal != roll::Fatal::None ? 1 : 0);
        countAll("monster", made.monsters);
        countAll("object", made.objects);
        countAll("trap", made.traps);
        countAll("engraving", made.engravings);
        for (const std::uint8_t number : made.terrain) {
            const Terrain* terrain = source->catalog->terrain(number);
            const char drawn = terrain == nullptr ? '\0' : terrain->mapCharacter;
            // A later step decides which wall it is.
            if (drawn != '\0')
                count(std::string("cells ") + (drawn == '|' ? '-' : drawn), 1);
        }
        for (const auto& [what, number] : counted) {
            amounts[what].sum += number;
            amounts[what].squares += number * number;
        }
    }
    return amounts;
}

void compareAmounts(const Amounts& before, const Amounts& after) {
    constexpr double deviations = 5;
    Amounts both = before;
    both.insert(after.begin(), after.end());
    for (const auto& [what, unused] : both) {
        const Amount was = before.contains(what) ? before.at(what) : Amount();
        const Amount is = after.contains(what) ? after.at(what) : Amount();
        const double noise = deviations * std::sqrt(was.variance() + is.variance());
        if (std::abs(is.mean() - was.mean()) > 2 + 0.1 * was.mean() + noise)
            QTest::qFail(qPrintable(QStringLiteral("%1: %2 instead of %3")
                                        .arg(QString::fromStdString(what))
                                        .arg(is.mean())
                                        .arg(was.mean())),
                         __FILE__, __LINE__);
    }
}

} // namespace

class ConvertToScriptTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stockDescriptions_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("from");
        for (const QByteArray from : {"nethack-3.6", "nethack-3.4.3", "nethack-3.2.2"}) {
            for (const QString& path : stockFiles(QString::fromLatin1(from)))
                QTest::newRow(from + ' ' + QFileInfo(path).fileName().toLatin1()) << path << from;
        }
    }
    void stockDescriptions() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        QFETCH(const QByteArray, from);
        const QByteArray source = fileBytes(path);
        const Result<Conversion> converted = convert(source, from);
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        qsizetype comments = 0;
        for (const ConvertedText& script : converted->texts) {
            QCOMPARE(problemsOf(script.text), "");
            for (const QByteArray& line : QByteArray::fromStdString(script.text).split('\n'))
                comments += line.trimmed().startsWith("--") ? 1 : 0;
            --comments; // the comment with the name of the level
        }
        qsizetype written = 0;
        for (const QByteArray& line : source.split('\n'))
            written += line.startsWith('#') ? 1 : 0;
        QVERIFY(comments >= written - 3); // rows of a map may also begin like that
    }

    // The games share most of their rules.
    void rollsLikeItsOriginal_data() { stockDescriptions_data(); }
    void rollsLikeItsOriginal() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        QFETCH(const QByteArray, from);
        if (from == "nethack-3.2.2")
            QSKIP("this game is not rolled");
        const QByteArray source = fileBytes(path);
        const Result<Conversion> converted = convert(source, from);
        QVERIFY(converted);
        for (const ConvertedText& script : converted->texts) {
            const std::string level = script.fileName.substr(0, script.fileName.rfind('.'));
            // The games have rules of their own for the elemental planes and the walls of Baalzebub's lair.
            const bool isPlane = level == "water" || level == "air";
            if (level == "baalz" || (isPlane && from == "nethack-3.4.3"))
                continue;
            compareAmounts(amountsOf(source.toStdString(), level, from.constData()),
                           amountsOf(script.text, level, scriptGame));
        }
    }
    // Statements after the map of a level of NetHack 3.6.
    void statements_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("notes");
        const auto row = [](const char* before, const char* after, const char* notes = "") {
            QTest::newRow(before) << QByteArray(before) << QByteArray(after) << QByteArray(notes);
        };
        row("MONSTER:('d',\"fox\"),(1,1)", "des.monster(\"fox\", 1, 1)");
        row("MONSTER:random,random", "des.monster()");
        row("MONSTER:random,(1,1)", "des.monster({ x = 1, y = 1 })");
        row("MONSTER:'d',random,hostile,asleep,\"Rex\",m_object \"chest\",female,fleeing:2d6",
            "des.monster({ class = \"d\", peaceful = 0, asleep = 1, name = \"Rex\", appear_as = "
            "\"obj:chest\", female = 1, fleeing = d(2, 6) })");
        row("MONSTER:\"ogre\",(1,1),align[1],seen_traps:\"web\"",
            "des.monster({ id = \"ogre\", x = 1, y = 1, align = align[2] })",
            "7: The traps that a monster has seen cannot be given; they are left out.");
        row("MONSTER:\"ogre\",(1,1) {\nOBJECT:('(',\"chest\")\n}",
            "des.monster({ id = \"ogre\", x = 1, y = 1, inventory = function()\n   "
            "des.object(\"chest\")\nend })");
        row("OBJECT:('?',\"light\"),(1,1)", "des.object(\"scroll of light\", 1, 1)");
        row("OBJECT:('+',\"Book of the Dead\"),(1,1)", "des.object(\"Book of the Dead\", 1, 1)");
        row("OBJECT:\"corpse\",(1,1)", "des.object({ id = \"corpse\", x = 1, y = 1 })");
        row("OBJECT:('%',\"corpse\"),random,montype:\"fox\",3",
            "des.object({ id = \"corpse\", montype = \"fox\" })",
            "7: An object of this kind has no number, so the number is left out.");
        row("OBJECT:(')',\"dagger\"),(0,0),cursed,+2,name:\"It's\",quantity:3,erodeproof,locked",
            "des.object({ id = \"dagger\", x = 0, y = 0, buc = \"cursed\", spe = 2, name = \"It's\", "
            "quantity = "
            "3, eroded = -1, locked = 1 })");
        row("CONTAINER:\"chest\",(1,1) { }",
            "des.object({ id = \"chest\", x = 1, y = 1, contents = function()\nend })");
        row("$place = { (1,1),(2,1) }\nSHUFFLE:$place\n[5%]: TRAP:\"pit\",$place[1]",
            "local place = { { 1, 1 }, { 2, 1 } }\nshuffle(place)\nif percent(5) then\n   des.trap(\"pit\", "
            "place[2])\nend");
        row("$place = { (1,1),(2,1) }\nSTAIR:$place[0],up",
            "local place = { { 1, 1 }, { 2, 1 } }\ndes.stair({ dir = \"up\", coord = place[1] })");
        row("$end = 3\nLOOP [$end] {\nTRAP:random,random\n}",
            "local end_ = 3\nfor i = 1, math.max(1, end_) do\n   des.trap()\nend");
        row("$m = monster: { \"fox\", 'd' }\nMONSTER:$m[0],random,peaceful",
            "local m = { \"fox\", \"d\" }\ndes.monster({ id = #m[1] > 1 and m[1] or nil, class = m[1], "
            "peaceful = "
            "1 })");
        row("IF [1d6 > 3] {\nSINK:(1,1)\n} ELSE {\n# else\nPOOL:random\n}",
            "if d(6) > 3 then\n   des.feature(\"sink\", 1, 1)\nelse\n   -- else\n   "
            "des.feature(\"pool\")\nend");
        row("FOR $i = 3 TO 1 {\nFOUNTAIN:(1,1)\n}",
            "for i = 3, 1, -1 do\n   des.feature(\"fountain\", 1, 1)\nend");
        row("SWITCH [2] {\nCASE 0:\nSINK:(1,1)\nCASE 1:\nPOOL:(1,1)\nBREAK\n}",
            "do\n   local choice = nh.rn2(2)\n   if choice == 0 then\n      des.feature(\"sink\", 1, 1)\n    "
            "  "
            "des.feature(\"pool\", 1, 1)\n   elseif choice == 1 then\n      des.feature(\"pool\", 1, 1)\n   "
            "end\nend");
        row("SWITCH [1d2] {\nCASE 1:\n[50%]: BREAK\nPOOL:(1,1)\nDEFAULT:\nSINK:(1,1)\n}",
            "repeat\n   local choice = d(2)\n   if choice == 1 then\n      if percent(50) then\n         "
            "break\n    "
            "  end\n      des.feature(\"pool\", 1, 1)\n      des.feature(\"sink\", 1, 1)\n   else\n      "
            "des.feature(\"sink\", 1, 1)\n   end\nuntil true");
        row("LOOP [2] {\n[50%]: BREAK\nEXIT\n}",
            "for i = 1, 2 do\n   if percent(50) then\n      break\n   end\n   do return end\nend");
        row("$s = selection: fillrect (0,0,2,1) & (3,1)\nTERRAIN:filter(50%,$s),('.',lit)\nDOOR:closed,$s",
            "local s = selection.area(0, 0, 2, 1) | selection.set(3, 1)\ndes.terrain({ selection = "
            "s:percentage(50), typ = \".\", lit = 1 })\ns:iterate(function(x, y) des.door(\"closed\", x, y) "
            "end)");
        row("TERRAIN:circle((1,1),2),'L'", "des.terrain(selection.circle(1, 1, 2, 0), \"L\")");
        row("TERRAIN:grow(north|east,rndcoord(fillrect(0,0,1,1))),'T'",
            "local cell = selection.area(0, 0, 1, 1):rndcoord()\ndes.terrain((selection.set(cell.x, "
            "cell.y):grow(\"north\") | selection.set(cell.x, cell.y):grow(\"east\")), \"T\")");
        row("REGION:(0,0,3,1),lit,\"ordinary\"", "des.region(selection.area(0, 0, 3, 1), \"lit\")");
        row("REGION:(0,0,3,1),unlit,\"ordinary\",unfilled",
            "des.region({ region = { 0, 0, 3, 1 }, lit = 0, arrival_room = true })");
        row("REGION:(0,0,3,1),random,\"shop\",filled,irregular,unjoined {\nGOLD:(-1),random\n}",
            "des.region({ region = { 0, 0, 3, 1 }, type = \"shop\", filled = 1, irregular = 1, joined = "
            "false, contents = function()\n   des.gold()\nend })");
        row("REGION:(0,0,3,1),lit,\"ordinary\" {\nSINK:(1,1)\n}",
            "des.region(selection.area(0, 0, 3, 1), \"lit\")\ndo\n   des.feature(\"sink\", 1, 1)\nend");
        row("DOOR:random,(2,0)", "des.door(\"random\", 2, 0)");
        row("DRAWBRIDGE:(0,1),east,closed",
            "-- des.drawbridge({ x = 0, y = 1, dir = \"east\", state = \"closed\" })",
            "7: NetHack 3.7 does not accept a drawbridge in column 0 of a map. It is a comment now.");
        row("MAZEWALK:(0,0),west", "des.mazewalk(0, 0, \"west\")");
        row("MAZEWALK:(0,0),west,false,'.'",
            "des.mazewalk({ x = 0, y = 0, dir = \"west\", stocked = false, typ = \".\" })");
        row("ALTAR:(1,1),random,random", "des.altar({ x = 1, y = 1, align = \"random\", type = percent(50) "
                                         "and \"altar\" or \"shrine\" })");
        row("STAIR:levregion(1,0,3,3),(0,0,0,0),up",
            "des.levregion({ region = { 1, 0, 3, 3 }, region_islev = 1, exclude = { 0, 0, 0, 0 }, type = "
            "\"stair-up\" })");
        row("TELEPORT_REGION:(0,0,1,1),(0,0,0,0)",
            "des.teleport_region({ region = { 0, 0, 1, 1 }, exclude = { 0, 0, 0, 0 } })");
        row("ENGRAVING:(1,1),burn,\"a \\ b\"",
            "des.engraving({ x = 1, y = 1, type = \"burn\", text = \"a \\\\ b\" })");
        row("MINERALIZE:(-1),5,1d4,(-1)", "des.mineralize({ kelp_moat = 5, gold_prob = d(4) })");
        row("REPLACE_TERRAIN:(0,0,3,1),'.',('T',unlit),30%",
            "des.replace_terrain({ region = { 0, 0, 3, 1 }, fromterrain = \".\", toterrain = \"T\", lit = 0, "
            "chance = 30 })");
        row("NON_DIGGABLE:(0,0,3,1)", "des.non_diggable(selection.area(0, 0, 3, 1))");
        row("MESSAGE:\"a\".\"b\"", "des.message(\"a\" .. \"b\")");
        row("NOMAP\nSINK:random", "des.map(\" \")\ndes.feature(\"sink\")");
        row("# [[ odd", "-- [[ odd");
    }
    void statements() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, notes);
        const QByteArray text =
            "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n..+.\n1..\nENDMAP\n" + before + '\n';
        const Result<Conversion> converted = convert(text);
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        const QByteArray head =
            "-- a.lua\ndes.level_init({ style = \"solidfill\", fg = \" \", lit = 0 })\n"
            "des.level_flags(\"mazelevel\", \"noflip\")\n"
            "des.map({ halign = \"center\", valign = \"center\", map = [[\n..+.\n..  \n]] })\n";
        QCOMPARE(QByteArray::fromStdString(converted->texts.front().text), head + after + '\n');
        QCOMPARE(linesOf(converted->notes, text), notes);
        QCOMPARE(problemsOf(converted->texts.front().text), "");
    }

    void levels_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("notes");
        const auto row = [](const char* name, const char* before, const char* after, const char* notes = "") {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(notes);
        };
        row("two levels",
            "# a\nMAZE:\"a\",random\nFLAGS:hardfloor\nNOMAP\n# b\nLEVEL:\"b\"\nSINK:random\n# end\n",
            "-- a.lua\n-- a\ndes.level_init({ style = \"mazegrid\", bg = \"-\" })\n"
            "des.level_flags(\"mazelevel\", \"hardfloor\", \"noflip\")\n"
            "-- b.lua\n-- b\ndes.level_flags(\"noflip\")\ndes.feature(\"sink\")\n-- end\n");
        row("comments between rows",
            "MAZE:\"a\",' '\nGEOMETRY:left,top\nMAP\n# one!\n..\n# two!\n..\nENDMAP\n# three\n",
            "-- a.lua\ndes.level_init({ style = \"solidfill\", fg = \" \", lit = 0 })\n"
            "des.level_flags(\"mazelevel\", \"noflip\")\n-- one!\n-- two!\n"
            "des.map({ halign = \"left\", valign = \"top\", map = [[\n..\n..\n]] })\n-- three\n");
        row("caves", "MAZE:\"a\",' '\nINIT_MAP:mines,'.',' ',true,false,random,true\nNOMAP\n",
            "-- a.lua\ndes.level_flags(\"mazelevel\", \"noflip\")\n"
            "des.level_init({ style = \"mines\", fg = \".\", bg = \" \", smoothed = true, joined = false, "
            "walled = "
            "true })\n");
        row("rooms",
            "LEVEL:\"a\"\nROOM:\"throne\" [50%],lit,(3,3),(center,top),(9,9),unfilled {\nSTAIR:random,up\n"
            "SUBROOM:\"zoo\",random,(1,1),(2,2),unfilled {\nROOMDOOR:true,locked,north|south,0\n}\n"
            "ROOMDOOR:false,closed,east,1\n}\nRANDOM_CORRIDORS\nCORRIDOR:(0,east,random),(1,west,0)\n",
            "-- a.lua\ndes.level_flags(\"noflip\")\n"
            "des.room({ type = \"throne\", chance = 50, lit = 1, x = 3, y = 3, xalign = \"center\", yalign = "
            "\"top\", w = 9, h = 9, contents = function()\n   des.stair(\"up\")\n"
            "   des.room({ type = \"zoo\", x = 1, y = 1, w = 2, h = 2, filled = 2, contents = function()\n"
            "      des.door({ state = \"secret\", wall = \"random\", pos = 0 })\n   end })\n"
            "   -- des.door({ state = \"closed\", wall = \"east\", pos = 1 })\nend })\n"
            "des.random_corridors()\n"
            "des.corridor({ srcroom = 0, srcwall = \"east\", srcdoor = 0, destroom = 1, destwall = \"west\", "
            "destdoor = 0 })\n",
            "5: A door can be in one wall or in any; it is in any now.\n"
            "7: Like 3.6, NetHack 3.7 puts no doors into the outer walls of rooms; random corridors make "
            "their own. It "
            "is a comment now.");
    }
    void levels() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, notes);
        const Result<Conversion> converted = convert(before);
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QByteArray all;
        for (const ConvertedText& text : converted->texts)
            all += QByteArray::fromStdString(text.text);
        QCOMPARE(all, after);
        QCOMPARE(linesOf(converted->notes, before), notes);
    }

    // Converted by way of 3.6. Messages still name the place in the old text.
    void olderGames() {
        const QByteArray text = "MAZE:\"a\",'.'\nGEOMETRY:left,top\nMAP\n....\nENDMAP\n"
                                "OBJECT:'`',\"statue\",contained,\"fox\",7\nTRAP:\"pit\",place[1]\n";
        const Result<Conversion> converted = convert(text, "nethack-3.4.3");
        QVERIFY2(converted, converted ? "" : converted.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(converted->texts.front().text),
                 "-- a.lua\ndes.level_flags(\"mazelevel\", \"noflip\")\n"
                 "des.level_init({ style = \"solidfill\", fg = \".\", lit = 0 })\n"
                 "des.map({ x = 3, y = 3, map = [[\n....\n]] })\n"
                 "des.object({ id = \"statue\", montype = \"fox\" })\ndes.trap(\"pit\")\n");
        QCOMPARE(linesOf(converted->notes, text),
                 "6: There is no container before it in its part; its place is random now.\n"
                 "6: An object of this kind has no number, so the number is left out.\n"
                 "7: place[1] has no declared entry; it is random now.");
    }

    void writesFiles() {
        MemoryFileStore store;
        QVERIFY(store.replace("f.des", "MAZE:\"a\",' '\nNOMAP\nMAZE:\"b\",' '\nNOMAP\n"));
        const auto run = [&](const std::vector<std::string>& arguments) {
            std::istringstream in;
            std::ostringstream out;
            std::ostringstream errors;
            const int status = cli::convertFile(arguments, cli::Console{store, in, out, errors});
            return std::pair(status, out.str() + errors.str());
        };
        QCOMPARE(run({"f.des", "--to", scriptGame, "--target", "nethack-3.6", "-o", "there"}).first, 0);
        QVERIFY(store.files().contains("there/a.lua"));
        QVERIFY(store.files().contains("there/b.lua"));
        const auto [status, words] = run({"f.des", "--to", scriptGame, "--target", "nethack-3.6"});
        QCOMPARE(status, 1);
        QCOMPARE(words, "There are 2 levels, and each gets its own file: give a folder with -o.\n");
        QVERIFY(store.replace("f.des", "MAZE:\"a/b\",' '\nNOMAP\n"));
        QCOMPARE(run({"f.des", "--to", scriptGame, "--target", "nethack-3.6", "-o", "there"}).first, 1);
        QCOMPARE(run({"f.des", "--to", scriptGame, "--target", "nethack-3.6", "-o", "x.lua"}).first, 0);
        QVERIFY(store.files().contains("x.lua"));
    }

    void refusals() {
        QCOMPARE(convert("").error().message, "The text contains no level.");
        QVERIFY(convert("MAZE:\"a\",' '\nNOMAP\nTRAP:\"pit\" random\n").error().message.contains("Line 3"));
        QVERIFY(!convertDescription(*game(scriptGame), *game("nethack-3.4.3"), ""));
    }
};

LEVWRIGHT_TEST(ConvertToScriptTest)

} // namespace levwright::convert_to_script_test

#include "ConvertToScriptTest.moc"
