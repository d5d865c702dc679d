// SPDX-License-Identifier: GPL-3.0-or-later
// Converts level scripts of NetHack 3.7 to descriptions of 3.6.
#include "app/cli/LevelSource.h"
#include "core/languages/convert/fromscript/DescribeScript.h"
#include "core/languages/games/Games.h"
#include "core/languages/script/syntax/Parser.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <cmath>
#include <map>
#include <random>

namespace levwright::convert_script_test {
namespace {

const Game& scriptGame() {
    static const GamePtr game = loadGame("nethack-3.7").value();
    return *game;
}

const Game& programGame() {
    static const GamePtr game = loadGame("nethack-3.6").value();
    return *game;
}

Result<DescribedScript> describe(std::string_view script) {
    return describeScript(scriptGame(), programGame(), script);
}

// The first error that the other game's compiler finds; empty if there is none.
QByteArray errorIn(const std::string& text) {
    const FileTree file = programGame().language().parse(TextSnapshot(text), LexMode::Exact);
    for (std::size_t i = 0; i < file.levels.size(); ++i) {
        const LevelModelPtr level =
            programGame().language().lower(file.levels[i].tree, file.textOf(i), LongSize::Bits64);
        for (const Diagnostic& found : level->diagnostics) {
            if (found.severity() == Severity::Error)
                return QByteArray::fromStdString(found.message());
        }
    }
    return {};
}

QByteArray notesOf(const DescribedScript& described, const std::string& script, qsizetype firstLine) {
    QByteArrayList notes;
    for (const ConversionNote& found : described.notes) {
        const auto line =
            std::count(script.begin(), script.begin() + std::ptrdiff_t(found.range.begin), '\n');
        notes << QByteArray::number(qlonglong(line - firstLine)) + ": " +
                     QByteArray::fromStdString(found.message);
    }
    return notes.join('\n');
}

// The games' rolls name some kinds differently. Empty for furniture that is part of the map: the later game
// has no such kind.
std::string commonKind(const std::string& kind) {
    static const std::map<std::string, std::string> names{{"levregion", "level region"},
                                                          {"teleport_region", "level region"},
                                                          {"random_corridors", "corridor"},
                                                          {"replace_terrain", "terrain"},
                                                          {"feature", ""},
                                                          {"fountain", ""},
                                                          {"sink", ""},
                                                          {"pool", ""}};
    const auto found = names.find(kind);
    return found == names.end() ? kind : found->second;
}

// The later game leaves out traps on furniture, and has rules of its own for the walls of Baalzebub's lair.
bool areOtherRules(const QString& file) {
    return file == QStringLiteral("Wiz-strt.lua") || file == QStringLiteral("baalz.lua");
}

// context may say which special level it is, by whose name the games change some.
roll::LevelStatistics statisticsOf(const std::string& text, const char* path, const char* gameId,
                                   std::string context = {}) {
    constexpr std::uint64_t rolls = 60;
    const auto source =
        cli::rollSourceOf({.path = path, .level = {}, .context = std::move(context), .game = gameId}, text);
    if (!source) {
        QTest::qFail(source.error().message.c_str(), __FILE__, __LINE__);
        return {};
    }
    roll::StatisticsJob job(source->plan);
    job.run({1, rolls});
    return job.statistics();
}

// For each kind, the mean number of statements that put something anywhere.
std::map<std::string, double> amountsIn(const roll::LevelStatistics& statistics) {
    std::map<std::string, double> kinds;
    for (const roll::StatementTally& statement : statistics.statements)
        kinds[commonKind(statement.trace.kind)] += double(statement.rolls) / double(statistics.rolls);
    return kinds;
}

// The terrain if it is the same in all rolls; otherwise empty.
std::string_view fixedTerrain(const std::map<char, roll::Count>& tally, const Game& game,
                              std::string_view digits) {
    if (tally.size() != 1)
        return {};
    const Terrain* terrain = game.catalog().terrain(int(digits.find(tally.begin()->first)));
    return terrain == nullptr ? std::string_view() : terrain->name;
}

QStringList otherCells(const roll::LevelStatistics& original, const roll::LevelStatistics& made) {
    QStringList others;
    for (std::size_t i = 0; i < original.terrain.size(); ++i) {
        const auto before = fixedTerrain(original.terrain[i], scriptGame(), roll::laterTerrainDigits);
        const auto now = fixedTerrain(made.terrain[i], programGame(), roll::terrainDigits);
        if (!before.empty() && !now.empty() && before != now)
            others << QString::fromLatin1(now.data(), qsizetype(now.size())) + " instead of " +
                          QString::fromLatin1(before.data(), qsizetype(before.size()));
        const bool isLit = original.lit[i].size() == 1 && made.lit[i].size() == 1;
        if (isLit && original.lit[i].begin()->first != made.lit[i].begin()->first)
            others << QStringLiteral("another light");
    }
    return others;
}

// Whether everything is written out. What no description can express may become a comment or something
// similar.
bool isWrittenOut(const DescribedScript& described) {
    return std::ranges::none_of(described.notes, [](const ConversionNote& note) {
        return (note.message.ends_with("comment now.") && !note.message.starts_with("des.exclusion")) ||
               note.message.contains("swamp");
    });
}

QStringList stockScripts() {
    QStringList paths;
    const QDir folder(sharedFolder() + "/corpus/nethack-3.7/lua");
    for (const QString& name : folder.entryList({"*.lua"}, QDir::Files)) {
        if (name != "dungeon.lua") // describes no level
            paths << folder.filePath(name);
    }
    return paths;
}

} // namespace

class ConvertScriptTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stockScripts_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString& path : convert_script_test::stockScripts())
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void stockScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const std::string script = fileBytes(path).toStdString();
        const auto described = describe(script);
        QVERIFY2(described, described ? "" : described.error().message.c_str());
        QCOMPARE(errorIn(described->text), "");
        if (const QByteArray folder = qgetenv("DESCRIBED_SCRIPTS"); !folder.isEmpty()) {
            QFile file(folder + '/' + QFileInfo(path).baseName() + ".des");
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(described->text) + "\n# NOTES\n# " +
                       notesOf(*described, script, -1).replace("\n", "\n# ") + '\n');
        }
    }

    void rollsLikeItsOriginal_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        int rows = 0;
        for (const QString& path : convert_script_test::stockScripts()) {
            const auto described = describe(fileBytes(path).toStdString());
            if (!described || !isWrittenOut(*described) || areOtherRules(QFileInfo(path).fileName()))
                continue;
            QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
            ++rows;
        }
        QVERIFY2(rows > 100, qPrintable(QString::number(rows)));
    }
    void rollsLikeItsOriginal() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const std::string script = fileBytes(path).toStdString();
        const auto described = describe(script);
        QVERIFY(described);
        const std::string special = "special=" + QFileInfo(path).completeBaseName().toStdString();
        // The later game may mirror the level, which is also noted at the end of the description.
        const roll::LevelStatistics original =
            statisticsOf(script + "\ndes.level_flags(\"noflip\")\n", "f.lua", "nethack-3.7", special);
        const roll::LevelStatistics made = statisticsOf(described->text, "f.des", "nethack-3.6", special);
        const auto before = amountsIn(original);
        const auto after = amountsIn(made);
        QVERIFY(!original.statements.empty());
        QStringList problems;
        for (const auto& [kind, amount] : before) {
            const double now = after.contains(kind) ? after.at(kind) : 0;
            if (!kind.empty() && std::abs(now - amount) >= 0.4 + 0.03 * amount)
                problems << QStringLiteral("%1: %2 instead of %3")
                                .arg(QString::fromStdString(kind))
                                .arg(now)
                                .arg(amount);
        }
        for (const auto& [kind, amount] : after) {
            if (!kind.empty() && amount > 0.4 && !before.contains(kind))
                problems << QString::fromStdString(kind) + " is new";
        }
        problems << otherCells(original, made);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join("; ")));
    }

    // What each statement becomes in a maze with a map. Notes have the line of the statement.
    void statements_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char* before, const char* after, const char* note = "") {
            QTest::newRow(before) << QByteArray(before) << QByteArray(after) << QByteArray(note);
        };
        // Monsters.
        row("des.monster()", "MONSTER:random,random");
        row("des.monster('L', 01, 2)", "MONSTER:'L',(01,2)");
        row("des.monster(\"fox\", {1, 2})", "MONSTER:('d',\"fox\"),(1,2)");
        row("des.monster{ id = \"gnome lady\", x=1, y=2, peaceful=0, asleep=true }",
            "MONSTER:('G',\"gnome lord\"),(1,2),hostile,asleep,female");
        row("des.monster{ class = \"m\", coord={1,2}, appear_as=\"ter:fountain\", name=\"Bob\", "
            "align=\"law\" }",
            "MONSTER:'m',(1,2),\"Bob\",law,m_feature \"fountain\"");
        row("des.monster{ id=\"fox\", fleeing=5, stunned=true, tail=false, waiting=1 }",
            "MONSTER:('d',\"fox\"),random,stunned,fleeing:5",
            "0: “tail” has no equivalent; it is left out.\n0: “waiting” has no equivalent; it is left out.");
        row("des.monster{ id=\"fox\", inventory=function()\n  des.object(\"*\", 1, 1) -- loot\nend }",
            "MONSTER:('d',\"fox\"),random {\n  # loot\n  OBJECT:'*'\n}");
        row("des.monster(\"displacer beast\", 1, 1)", "MONSTER:'f',(1,1)",
            "0: There is no monster “displacer beast”; it is now a random one of its class.");
        row("des.monster(percent(50) and \"h\" or \"G\")",
            "IF [50%] {\nMONSTER:'h',random\n}\nELSE {\nMONSTER:'G',random\n}");
        row("des.monster(nh.rn2(2) == 0 and 'h' or 'G')", "MONSTER:random,random",
            "0: The kind is computed; it is random now.");
        row("des.monster(\"fox\", 3, -1)", "MONSTER:('d',\"fox\"),random",
            "0: This place is outside of every level; it is random now.");
        // Objects.
        row("des.object()", "OBJECT:random,random");
        row("des.object({ id=\"chest\", x=1, y=2, trapped=0, locked=1, contents=function()\nend })",
            "CONTAINER:('(',\"chest\"),(1,2),locked,not_trapped { }");
        row("des.object{ id=\"statue\", contents=0, montype=\"gnome lord\", spe=3, historic=true }",
            "CONTAINER:('`',\"statue\"),random,montype:('G',\"gnome lord\") { }",
            "0: “historic” has no equivalent; it is left out.");
        row("des.object{ id=\"dagger\", spe=-1, buc=\"blessed\", eroded=-1, quantity=math.random(2,5), "
            "buried=true }",
            "OBJECT:(')',\"dagger\"),random,-1,blessed,quantity:1d4 + 1,buried,erodeproof");
        row("des.object(\"scroll of light\", 1, 1)", "OBJECT:('?',\"light\"),(1,1)");
        row("des.object{ class=\"[\", buc=\"not-cursed\", name='a \"b\"' }",
            "OBJECT:'[',random,name:\"a 'b'\"",
            "0: “not-cursed” has no equivalent; it is left out.\n"
            "0: A text cannot contain quotes; they are apostrophes now.");
        // Other things.
        row("des.trap()", "TRAP:random,random");
        row("des.trap{ type=\"web\", x=1, y=1, spider_on_web=0 }", "TRAP:\"web\",(1,1)",
            "0: “spider_on_web” has no equivalent; it is left out.");
        row("des.gold()", "GOLD:(-1),random");
        row("des.gold({ amount=d(2,6), x=1, y=2 })", "GOLD:2d6,(1,2)");
        row("des.gold(5, 1, 2)", "GOLD:5,(1,1)",
            "0: The game uses the column as the row here, so it lies at (1,1).");
        row("des.engraving({1,2}, \"burn\", \"Hi\")", "ENGRAVING:(1,2),burn,\"Hi\"");
        row("des.engraving{ x=1, y=2, text=\"Hi\", degrade=false }", "ENGRAVING:(1,2),engrave,\"Hi\"",
            "0: “degrade” has no equivalent; it is left out.");
        row("des.grave(1, 2, \"Bye\")", "GRAVE:(1,2),\"Bye\"");
        row("des.grave{}", "GRAVE:random,random");
        row("des.altar{ x=1, y=2, align=align[1], type=\"shrine\" }", "ALTAR:(1,2),align[0],shrine");
        row("des.altar{}", "ALTAR:random,random,altar");
        row("des.feature(\"fountain\", 1, 2)", "FOUNTAIN:(1,2)");
        row("des.feature(\"throne\")", "TERRAIN:random[dry],'\\\\'");
        row("des.stair()", "STAIR:random,down");
        row("des.ladder(\"up\", 1, 2)", "LADDER:(1,2),up");
        // Cells.
        row("des.door(\"locked\", 1, 0)", "DOOR:locked,(1,0)");
        row("des.drawbridge{ x=2, y=1, dir=\"east\", state=\"closed\" }", "DRAWBRIDGE:(2,1),east,closed");
        row("des.mazewalk(1, 1, \"west\")", "MAZEWALK:(1,1),west");
        row("des.mazewalk{ x=1, y=1, dir=\"west\", stocked=false, typ=\"#\" }",
            "MAZEWALK:(1,1),west,false,'#'");
        row("des.terrain(1, 2, \"L\")", "TERRAIN:(1,2),'L'");
        row("des.terrain(selection.line(1,1, 3,2), \"Z\")", "TERRAIN:line (3,2),(1,1),'L'",
            "0: There are no walls of lava; it is lava now.");
        row("des.terrain(selection.circle(2,2,1,1), \".\")", "TERRAIN:circle((2,2),1,unfilled),'.'");
        row("des.replace_terrain{ region={0,0,3,2}, fromterrain=\".\", toterrain=\"I\", chance=30 }",
            "REPLACE_TERRAIN:(0,0,3,2),'.','I',30%");
        row("des.replace_terrain{ fromterrain=\".\", toterrain=\"I\" }",
            "TERRAIN:filter('.',(0,0) & complement (0,0)),'I'");
        row("des.non_diggable(selection.area(0,0,3,2))", "NON_DIGGABLE:(0,0,3,2)");
        row("des.non_diggable()", "NON_DIGGABLE:(0,0,3,2)",
            "0: This now applies to the map only, not to the whole level.");
        row("des.wall_property{ region={0,0,1,1}, property=\"nonpasswall\" }", "NON_PASSWALL:(0,0,1,1)");
        row("des.region(selection.area(0,0,1,1) | selection.area(2,2,3,2), \"unlit\")",
            "REGION:(0,0,1,1),unlit,\"ordinary\"\nREGION:(2,2,3,2),unlit,\"ordinary\"");
        row("des.region{ region={0,0,1,1} }", "REGION:(0,0,1,1),random,\"ordinary\"");
        row("des.region{ region={0,0,1,1}, lit=1, type=\"zoo\" }", "REGION:(0,0,1,1),lit,\"zoo\",unfilled");
        row("des.region{ region={0,0,1,1}, lit=0, type=\"zoo\", filled=1, irregular=true, joined=false }",
            "REGION:(0,0,1,1),unlit,\"zoo\",filled,irregular,unjoined");
        row("des.region{ region={0,0,1,1}, arrival_room=true, contents=function(rm)\n   des.trap()\nend }",
            "REGION:(0,0,1,1),random,\"ordinary\",unfilled {\n   TRAP:random,random\n}");
        row("des.levregion{ region={1,0,3,2}, exclude={0,0,1,1}, type=\"stair-up\" }",
            "STAIR:(1,0,3,2),(0,0,1,1),up");
        row("des.levregion{ region={1,0,79,20}, region_islev=1, type=\"branch\" }",
            "BRANCH:levregion(1,0,79,20),levregion(1,0,1,0)");
        row("des.levregion{ region={0,0,9,9}, type=\"portal\", name=\"air\" }",
            "PORTAL:levregion(39,9,48,18),levregion(1,0,1,0),\"air\"");
        row("des.teleport_region{ region={0,0,1,1}, dir=\"down\" }",
            "TELEPORT_REGION:(0,0,1,1),levregion(1,0,1,0),down");
        row("des.mineralize{ gold_prob=5 }", "MINERALIZE:(-1),(-1),5,(-1)");
        row("des.wallify()", "WALLIFY");
        row("des.message(\"Hello\")", "MESSAGE:\"Hello\"");
        row("des.region{ region={0,0,1,1}, lit=1, type=monkfoodshop(), filled=1 }",
            "REGION:(0,0,1,1),lit,\"food shop\",filled",
            "0: For Monks this is a health food shop; it is a food shop for everybody now.");
        row("des.region{ region={0,0,1,1}, type=\"themed\" }", "REGION:(0,0,1,1),random,\"ordinary\"",
            "0: There are no rooms of the type “themed”; this one is ordinary now.");
        row("des.gas_cloud({ selection=selection.area(1,1,2,2),\n   damage=8 })",
            "# des.gas_cloud({ selection=selection.area(1,1,2,2),\n#    damage=8 })",
            "0: des.gas_cloud has no equivalent. It is a comment now.");
        row("des.exclusion{ region={0,0,1,1} }", "# des.exclusion{ region={0,0,1,1} }",
            "0: des.exclusion has no equivalent. It is a comment now.");
    }
    void statements() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, note);
        compare("des.map([[\n....\n|..|\n....\n]])\n",
                "GEOMETRY:center,center\nMAP\n....\n|..|\n....\nENDMAP\n", before, after, note);
    }

    // Statements that compute.
    void programs_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char* before, const char* after, const char* note = "") {
            QTest::newRow(before) << QByteArray(before) << QByteArray(after) << QByteArray(note);
        };
        row("local place = { {1,2},{3,4} }\nshuffle(place)\ndes.trap(\"pit\", place[1])",
            "$place = { (1,2),(3,4) }\nSHUFFLE:$place\nTRAP:\"pit\",$place[0]");
        row("local m = { \"L\", \"fox\" }; shuffle(m)\ndes.monster(m[2])",
            "$m = monster: { 'L',('d',\"fox\") }\nSHUFFLE:$m\nMONSTER:$m[1],random");
        row("local place = { {1,2},{3,4},{5,6} }\nlocal i = math.random(1, #place)\ndes.trap(\"pit\", "
            "place[i])",
            "$place = { (1,2),(3,4),(5,6) }\n$i = 1d3\nTRAP:\"pit\",$place[$i + 2]");
        row("local s = selection.new()\ns:set(1,2)\ndes.trap(\"pit\", s:rndcoord(1))",
            "$s = selection: filter((0,0),complement (0,0))\n$s = selection: $s & (1,2)\n"
            "$s_cell = rndcoord($s)\n$s = selection: filter(complement $s_cell,$s)\nTRAP:\"pit\",$s_cell");
        row("local s = selection.floodfill(1,1) & selection.area(0,0,5,5)\ndes.terrain(s:percentage(30), "
            "'I')",
            "$s = selection: filter(floodfill (1,1),fillrect (0,0,5,5))\nTERRAIN:filter(30%,$s),'I'");
        row("local t = { \"L\", \"T\" }\nlocal c = t[math.random(1, #t)]\ndes.terrain(1, 1, c)",
            "$t = terrain: { 'L','T' }\n$c = terrain: $t[1d2 + 1]\nTERRAIN:(1,1),$c");
        row("local who = \"fox\"\ndes.monster(who, 1, 1)", "MONSTER:('d',\"fox\"),(1,1)");
        row("if percent(30) then\n  des.trap()\nelse\n  des.object()\nend",
            "IF [30%] {\n  TRAP:random,random\n}\nELSE {\n  OBJECT:random,random\n}");
        row("local c = math.random(0, 3)\nif c == 0 then des.trap() elseif c < 2 then des.object() end",
            "$c = 1d4 + (-1)\nIF [$c == 0] {\nTRAP:random,random\n}\nELSE {\nIF [$c < 2] {\n"
            "OBJECT:random,random\n}\n}");
        row("for i = 1, 3 do\n   des.trap() -- each\nend", "LOOP [3] {\n   # each\n   TRAP:random,random\n}");
        row("for i=1,4 + math.random(1 - 1,1*3)  do\n des.trap()\nend",
            "LOOP [1d4 + 3] {\n TRAP:random,random\n}");
        row("for i = 1, 2 do des.trap(\"pit\", i*2, 1) end", "TRAP:\"pit\",(2,1)\nTRAP:\"pit\",(4,1)");
        row("for i = 1, nh.rn2(3) do des.trap() end",
            "$i_times = 1d3 + (-1)\nIF [$i_times > 0] {\nLOOP [$i_times] {\nTRAP:random,random\n}\n}");
        row("while percent(50) do\n   des.trap()\nend", "# while percent(50) do\n#    des.trap()\n# end",
            "0: How often this loop runs is computed. It is a comment now.");
        row("local function f() des.trap() end\nf()", "# local function f() des.trap() end\n# f()",
            "0: A description has no functions of its own. It is a comment now.\n"
            "1: A description has no functions of its own. It is a comment now.");
        row("--[[ long\n one ]]\n--\ndes.trap() -- behind\n\n\ndes.trap()",
            "# long\n# one \n#\n# behind\nTRAP:random,random\n\n\nTRAP:random,random");
    }
    void programs() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, note);
        compare("", "", before, after, note);
    }

    void levels_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char* name, const char* before, const char* after, const char* note = "") {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(note);
        };
        row("maze",
            "-- NetHack x.lua\n\ndes.level_init({ style = \"solidfill\", fg = \" \" });\n\n"
            "des.level_flags(\"mazelevel\", \"noteleport\", \"noflip\", \"hot\")\n",
            "# NetHack x.lua\n\nMAZE:\"x\",' '\nFLAGS:noteleport\nINIT_MAP:solidfill,(' ',random)\n\n",
            "4: The flag “hot” has no equivalent; it is left out.");
        row("cave",
            "des.level_flags(\"mazelevel\",\"noflip\")\n"
            "des.level_init({ style=\"mines\", fg=\".\", bg=\" \", smoothed=true, joined=true, lit=0 })\n",
            "MAZE:\"level\",' '\nINIT_MAP:mines,'.',' ',true,true,unlit,false\n");
        row("left map without a filling",
            "des.level_flags(\"mazelevel\",\"noflip\")\n"
            "des.map{ halign=\"left\", valign=\"top\", map=[[\n...\n...\n]] }\n",
            "MAZE:\"level\",' '\nGEOMETRY:(2,3)\nMAP\n...\n...\nENDMAP\n");
        row("placed maps",
            "des.level_flags(\"noflip\")\ndes.map{ x=10, y=5, map=[[\n..\n..\n]], contents=function()\n"
            "   des.trap()\nend }\ndes.trap(\"pit\", 1, 1)\n",
            "LEVEL:\"level\"\nGEOMETRY:(9,5)\nMAP\n..\n..\nENDMAP\n   TRAP:random,random\nNOMAP\n"
            "TRAP:\"pit\",(1,1)\n");
        row("rooms",
            "des.level_flags(\"noflip\")\n"
            "des.room({ type = \"delphi\", lit = 1, x=3,y=3, xalign=\"center\",yalign=\"center\", w=11,h=9,\n"
            "  contents = function()\n"
            "    des.stair(\"up\")\n"
            "    des.room({ type=\"zoo\", chance=30, contents=function() des.door({ state=\"secret\", "
            "wall=\"north\" }) end })\n"
            "  end })\n"
            "des.room()\ndes.random_corridors()\n",
            "LEVEL:\"level\"\nROOM:\"delphi\",lit,(3,3),(center,center),(11,9) {\n"
            "    STAIR:random,up\n    SUBROOM:\"zoo\" [30%],random,random,random,filled {\n"
            "    ROOMDOOR:true,closed,north,random\n    }\n}\n"
            "ROOM:\"ordinary\",random,random,random,random { }\nRANDOM_CORRIDORS\n");
        row("mirrored", "des.trap()\n", "LEVEL:\"level\"\nTRAP:random,random\n",
            "0: The game mirrors such a level at random; it always looks as it is drawn now.");
    }
    void levels() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, note);
        const auto described = describe(before.toStdString());
        QVERIFY2(described, described ? "" : described.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(described->text), after);
        QCOMPARE(notesOf(*described, before.toStdString(), 0), note);
        QCOMPARE(errorIn(described->text), "");
    }

    void refusals() {
        const auto broken = describe("des.trap()\ndes.trap(\n");
        QVERIFY(!broken);
        QVERIFY2(broken.error().message.contains("Line"), broken.error().message.c_str());
        const auto wrong = describe("des.trap()\n\ndes.mazewalk()\n");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().message.contains("Line 3"), wrong.error().message.c_str());
        QVERIFY(!describeScript(programGame(), scriptGame(), ""));
        QVERIFY(!describeScript(scriptGame(), scriptGame(), ""));
        QCOMPARE(describeScript(scriptGame(), programGame(), "des.level_flags('noflip')", "tower")->text,
                 "LEVEL:\"tower\"\n");
    }

    // Removes any single token.
    void damagedScripts() {
        LEVWRIGHT_NEEDS_SHARED();
        std::minstd_rand random(1);
        int converted = 0;
        for (const QString& path : convert_script_test::stockScripts()) {
            const std::string script = fileBytes(path).toStdString();
            const FileTree file = scriptGame().language().parse(TextSnapshot(script), LexMode::Exact);
            const auto& tokens = script::scriptOf(*file.levels.front().tree).script.tokens;
            for (int i = 0; i < 6; ++i) {
                const Range gone = tokens[random() % tokens.size()].range();
                const std::string damaged = std::string(script).erase(gone.begin, gone.size());
                const auto described = describe(damaged);
                if (!described) {
                    QVERIFY(!described.error().message.empty());
                    continue;
                }
                ++converted;
                QCOMPARE(errorIn(described->text), "");
            }
        }
        QVERIFY(converted > 100);
    }

private:
    static void compare(const std::string& mapBefore, const std::string& mapAfter, const QByteArray& before,
                        const QByteArray& after, const QByteArray& note) {
        const std::string head = "des.level_flags(\"mazelevel\", \"noflip\")\n" + mapBefore;
        const std::string script = head + before.toStdString() + '\n';
        const auto described = describe(script);
        QVERIFY2(described, described ? "" : described.error().message.c_str());
        QCOMPARE(QByteArray::fromStdString(described->text),
                 "MAZE:\"level\",' '\n" + QByteArray::fromStdString(mapAfter) + after + '\n');
        QCOMPARE(notesOf(*described, script, std::ranges::count(head, '\n')), note);
        QCOMPARE(errorIn(described->text), "");
    }
};

LEVWRIGHT_TEST(ConvertScriptTest)

} // namespace levwright::convert_script_test

#include "ConvertScriptTest.moc"
