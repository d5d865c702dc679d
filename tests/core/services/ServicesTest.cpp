// SPDX-License-Identifier: GPL-3.0-or-later
// What the services say about small texts of each language. The sign § marks the place that is asked about.
#include "core/base/Phrase.h"
#include "core/languages/games/Games.h"
#include "core/services/Names.h"
#include "core/services/Outline.h"
#include "core/services/Problems.h"
#include "core/services/Writing.h"
#include "tests/support/TestProgram.h"

#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <array>

namespace levwright::services_test {
namespace {

// A language by a game that has it, and the kind of file.
struct Tongue {
    const char* name;
    const char* game;
    DocumentKind kind = DocumentKind::Levels;
};
constexpr Tongue classic{"classic", "nethack-3.4.3"};
constexpr Tongue slashem{"SLASH'EM", "slashem"};
constexpr Tongue old{"3.2", "nethack-3.2.2"};
constexpr Tongue program{"3.6", "nethack-3.6"};
constexpr Tongue script{"3.7", "nethack-3.7"};
constexpr Tongue definition{"dungeon.def", "nethack-3.4.3", DocumentKind::DungeonDefinition};
constexpr Tongue definition36{"dungeon.def of 3.6", "nethack-3.6", DocumentKind::DungeonDefinition};
constexpr Tongue dungeonScript{"dungeon.lua", "nethack-3.7", DocumentKind::DungeonScript};

struct Asked {
    AnalysisPtr analysis;
    Offset at = 0;
    std::string_view text() const { return analysis->text().bytes(); }
    std::string_view slice(Range range) const { return analysis->text().slice(range); }
    // "4:7", counted from 1
    QByteArray position(Offset offset) const {
        const LinePosition at = analysis->text().position(offset);
        return QByteArray::number(qulonglong(at.line + 1)) + ':' +
               QByteArray::number(qulonglong(at.column + 1));
    }
};

Asked ask(const Tongue& tongue, QByteArray text) {
    const QByteArray mark("§");
    const qsizetype at = text.indexOf(mark);
    if (at >= 0)
        text.remove(at, mark.size());
    return {Analysis::make(loadGame(tongue.game).value(), TextSnapshot(text.toStdString()), tongue.kind),
            Offset(std::max<qsizetype>(at, 0))};
}

constexpr std::array kindWords{"level", "dungeon",   "room",     "register", "variable",
                               "loop",  "parameter", "function", "label"};
constexpr std::array markWords{"keyword",   "word",     "text", "number",  "comment", "variable",
                               "parameter", "function", "key",  "monster", "object",  "trap",
                               "terrain",   "room",     "map",  "unknown"};
constexpr std::array foldWords{"level", "part", "room", "map", "block", "function", "table", "comment"};

// "variable x: 1:7= 2:5", with = after definitions and ~ after places without the name
QByteArray described(const Asked& asked, const NamedThing& thing) {
    QByteArray words =
        QByteArray(kindWords[std::size_t(thing.kind)]) + ' ' + QByteArray::fromStdString(thing.name) + ':';
    for (const NameUse& use : thing.uses)
        words +=
            ' ' + asked.position(use.range.begin) + (use.defines ? "=" : "") + (use.isSpelled ? "" : "~");
    return words;
}

QByteArray described(const services::Symbol& symbol) {
    QByteArray words = symbol.kind == services::SymbolKind::Group ? QByteArray("group")
                                                                  : QByteArray::fromStdString(symbol.name);
    if (symbol.children.empty())
        return words;
    QByteArrayList children;
    for (const services::Symbol& child : symbol.children)
        children << described(child);
    return words + " (" + children.join(", ") + ')';
}

// The lines that differ, with their numbers.
QByteArray changes(std::string_view before, const std::string& after) {
    const QByteArrayList old = QByteArray(QByteArrayView(before)).split('\n');
    const QByteArrayList now = QByteArray::fromStdString(after).split('\n');
    QByteArrayList changed;
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (i >= old.size() || now[i] != old[i])
            changed << QByteArray::number(i + 1) + ": " + now[i].trimmed();
    }
    return changed.join("; ");
}

const QByteArray maze = "MAZE:\"a\",' '\n"
                        "GEOMETRY:center,center\n"
                        "MAP\n"
                        "-----\n"
                        "|...|\n"
                        "-----\n"
                        "ENDMAP\n";
const QByteArray rooms = "LEVEL:\"a\"\n"
                         "ROOM:\"ordinary\",lit,(3,3),(center,center),(11,9)\n"
                         "NAME:\"hall\"\n";
const QByteArray dungeon = "DUNGEON:\"Main\" \"D\" (25,5)\n"
                           "LEVEL:\"oracle\" \"O\" @ (5,5)\n"
                           "CHAINLEVEL:\"big\" \"B\" \"oracle\" + (1,2)\n"
                           "CHAINBRANCH:\"Mines\" \"oracle\" + (1,0) down\n"
                           "DUNGEON:\"Mines\" \"M\" (8,2)\n";
const QByteArray dungeonLua = "local main = \"Main\"\n"
                              "dungeon = {\n"
                              "  { name = main, base = 25,\n"
                              "    levels = {\n"
                              "      { name = \"oracle\", base = 5 },\n"
                              "      { name = \"big\", base = 1, chainlevel = \"oracle\" },\n"
                              "    },\n"
                              "    branches = { { name = \"Mines\", base = 2, chainlevel = \"oracle\" } },\n"
                              "  },\n"
                              "  { name = \"Mines\", base = 8 },\n"
                              "}\n";

} // namespace

class ServicesTest : public QObject {
    Q_OBJECT

    static void row(const char* what, const Tongue& tongue, const QByteArray& text,
                    const QByteArray& expected) {
        QTest::addRow("%s: %s", tongue.name, what) << tongue << text << expected;
    }
    static void columns() {
        QTest::addColumn<levwright::services_test::Tongue>("tongue");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
    }

private Q_SLOTS:
    // The name at the place with all its uses, and its definition.
    void names_data() {
        columns();
        row("register", classic,
            maze + "RANDOM_PLACES:(1,1),(2,1)\nMONSTER:'D',random,place[§1]\nTRAP:\"web\",place[1]\n",
            "register place[1]: 8:21=~ 9:20 10:12 -> 8:21");
        row("entry of a list", old, maze + "RANDOM_OBJECTS:'!','?'\nOBJECT:§object[0],random,random\n",
            "register object[0]: 8:16=~ 9:8 -> 8:16");
        row("list of another part", classic,
            maze + "RANDOM_PLACES:(1,1)\nSTAIR:place[0],up\n" + QByteArray(maze).mid(maze.indexOf("GEO")) +
                "RANDOM_PLACES:(2,1)\nSTAIR:§place[0],down\n",
            "register place[0]: 16:15=~ 17:7 -> 16:15");
        row("second list", slashem,
            maze + "RANDOM_PLACES[0]:(1,1),(2,2)\nRANDOM_PLACES[1]:(2,1),(3,1)\nSTAIR:§place[1][1],up\n",
            "register place[1][1]: 9:24=~ 10:7 -> 9:24");
        row("room", classic, rooms + "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"h§all\"\n",
            "room hall: 2:1=~ 3:7= 4:37 -> 3:7");
        row("room by number", slashem,
            rooms + "ROOM:\"ordinary\",lit,(1,1),(left,top),(3,3)\nDOOR:false,closed,east,1\nCORRIDOR:(§0,"
                    "west,0),(1,east,0)\n",
            "room hall: 2:1=~ 3:7= 6:10~ -> 3:7");
        row("level and its portals", classic,
            "MAZE:\"b\",' '\nGEOMETRY:center,center\nMAP\n...\nENDMAP\nPORTAL:(0,0,1,0),(0,0,0,0),\"§a\"\n" +
                maze,
            "level a: 6:29 7:7= -> 7:7");
        row("variable", program, maze + "$spots={(1,1),(2,1)}\nSHUFFLE:$spots\nMONSTER:'D',$sp§ots[0]\n",
            "variable $spots: 8:1= 9:9 10:13 -> 8:1");
        row("loop", program, maze + "FOR $i=1 TO 3 {\nMONSTER:'D',(§$i,1)\n}\n", "loop $i: 8:5= 9:14 -> 8:5");
        row("level", program, QByteArray(maze).replace("\"a\"", "\"§a\""), "level a: 1:7= -> 1:7");
        row("local", script, "local x = 1\nlocal function f(x)\n  return x\nend\nf(§x)\n",
            "variable x: 1:7= 5:3 -> 1:7");
        row("parameter", script, "local x = 1\nlocal function f(x)\n  return §x\nend\nf(x)\n",
            "parameter x: 2:18= 3:10 -> 2:18");
        row("function", script, "local function f(x)\n  return f(x)\nend\n§f(2)\n",
            "function f: 1:16= 2:10 4:1 -> 1:16");
        row("loop", script, "local i = 1\nfor i = i, 3 do\n  des.trap('web', §i, 1)\nend\n",
            "loop i: 2:5= 3:19 -> 2:5");
        row("names of for", script, "for k, v in pairs({}) do print(§v, k) end\n",
            "loop v: 1:8= 1:32 -> 1:8");
        row("local behind itself", script, "local x = 1\nlocal x = §x + 1\n", "variable x: 1:7= 2:11 -> 1:7");
        row("until", script, "repeat local done = true until §done\n", "variable done: 1:14= 1:32 -> 1:14");
        row("label", script, "for i = 1, 2 do\n  goto next\n  ::§next::\nend\n",
            "label next: 2:8 3:5= -> 3:5");
        row("global", script, "function f() g = 1 end\nprint(§g)\n", "variable g: 1:14= 2:7 -> 1:14");
        row("name of the game", script, "d§es.monster()\n", "variable des: 1:1");
        row("level", definition, QByteArray(dungeon).replace("\"oracle\" + (1,2)", "\"§oracle\" + (1,2)"),
            "level oracle: 2:8= 3:23 4:22 -> 2:8");
        row("dungeon", definition, QByteArray(dungeon).replace("CHAINBRANCH:\"M", "CHAINBRANCH:\"§M"),
            "dungeon Mines: 4:14 5:10= -> 5:10");
        row("dungeon", definition36, QByteArray(dungeon).replace("DUNGEON:\"Mines", "DUNGEON:\"Mines§"),
            "dungeon Mines: 4:14 5:10= -> 5:10");
        row("level", dungeonScript, QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cle\" }"),
            "level oracle: 5:17= 6:47 -> 5:17");
        row("dungeon", dungeonScript,
            QByteArray(dungeonLua).replace("\"Mines\", base = 8", "\"§Mines\", base = 8"),
            "dungeon Mines: 8:28 10:13= -> 10:13");
        row("name in a variable", dungeonScript, QByteArray(dungeonLua).replace("\"Main\"", "\"§Main\""),
            "dungeon Main: 1:15= -> 1:15");
        row("local", dungeonScript, QByteArray(dungeonLua).replace("name = main", "name = §main"),
            "variable main: 1:7= 3:12 -> 1:7");
        row("nothing", classic, maze + "§# comment\n", "");
    }
    void names() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const auto name = services::nameAt(*asked.analysis, asked.at);
        QByteArray found = name ? described(asked, name->thing) : QByteArray();
        if (const auto definition = name ? services::definitionOf(*name) : std::nullopt)
            found += " -> " + asked.position(definition->begin);
        QTEST(found, "expected");
    }

    // The changed lines with their numbers, or an exclamation mark and the reason against it.
    void renames_data() {
        QTest::addColumn<QByteArray>("name");
        columns();
        const auto row = [](const char* what, const Tongue& tongue, const QByteArray& name,
                            const QByteArray& text, const QByteArray& expected) {
            QTest::addRow("%s: %s", tongue.name, what) << name << tongue << text << expected;
        };
        const QByteArray places = maze + "RANDOM_PLACES:(1,1),(2,1)\nSTAIR:place[0],up\n";
        row("register", classic, "place[1]", QByteArray(places).replace("place[0]", "§place[0]"),
            "9: STAIR:place[1],up");
        row("register that is taken", classic, "place[1]",
            maze + "RANDOM_PLACES:(1,1),(2,1)\nSTAIR:§place[0],up\nSTAIR:place[1],down\n",
            "!“place[1]” already stands for something else here.");
        row("register behind the list", classic, "place[2]",
            QByteArray(places).replace("place[0]", "§place[0]"), "!“place[2]” cannot be a name here.");
        row("room", classic, "big", rooms + "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"h§all\"\n",
            "3: NAME:\"big\"; 4: SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"big\"");
        row("room that is taken", classic, "cell",
            rooms + "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"h§all\"\nNAME:\"cell\"\n",
            "!“cell” already stands for something else here.");
        row("room with a quote", classic, "a\"b", rooms + "SUBROOM:\"ordinary\",lit,(1,1),(2,2),\"h§all\"\n",
            "!A name has at least one character, and neither quotes nor line ends.");
        row("level that is not here", classic, "b", maze + "PORTAL:(0,0,1,0),(0,0,0,0),\"§c\"\n",
            "!“c” is not defined in this file.");
        row("level", classic, "b",
            QByteArray(maze).replace("\"a\"", "\"§a\"") + "PORTAL:(0,0,1,0),(0,0,0,0),\"a\"\n",
            "1: MAZE:\"b\",' '; 8: PORTAL:(0,0,1,0),(0,0,0,0),\"b\"");
        row("level with a dot", classic, "b.c", QByteArray(maze).replace("\"a\"", "\"§a\""),
            "!The level name “b.c” must not contain a dot.");
        row("nothing", classic, "b", maze + "§\n", "!There is no name here that can be changed.");
        const QByteArray spots =
            "MAZE:\"a\",' '\nROOM:\"ordinary\",lit,random,random,random {\n$a={1,2}\n$b=1\nSHUFFLE:$a\nFOR "
            "$i=1 TO $§a[0] {\nTRAP:\"web\",(1,$i)\n}\n}\n";
        row("variable", program, "$spot", spots,
            "3: $spot={1,2}; 5: SHUFFLE:$spot; 6: FOR $i=1 TO $spot[0] {");
        row("variable without its sign", program, "spot", spots,
            "3: $spot={1,2}; 5: SHUFFLE:$spot; 6: FOR $i=1 TO $spot[0] {");
        row("variable that is taken", program, "b", spots, "!“$b” already stands for something else here.");
        row("variable by a loop", program, "i", spots, "!“$i” already stands for something else here.");
        row("no word", program, "a b", spots, "!“$a b” cannot be a name here.");
        const QByteArray inner =
            "local x = 1\nlocal y = 2\nfunction f(z)\n  local w = §x + y + z\n  return w\nend\n";
        row("local", script, "other", inner, "1: local other = 1; 4: local w = other + y + z");
        row("taken in the same scope", script, "y", inner, "!“y” already stands for something else here.");
        row("caught by a parameter", script, "z", inner, "!“z” already stands for something else here.");
        row("shadowed before", script, "w", inner, "1: local w = 1; 4: local w = w + y + z");
        row("keyword", script, "end", inner, "!“end” cannot be a name here.");
        row("function of the game", script, "des", "local x = 1\ndes.monster()\nprint(§x)\n",
            "!“des” already stands for something else here.");
        row("name of the game", script, "dez", "§des.monster()\n", "!The game gives “des” its name.");
        row("open to all", script, "b", "§a = 1\n_G.b = 2\n",
            "!The script uses “_G”, which can reach all global names.");
        const QByteArray themed =
            "function wide(x) return x + 1 end\nthemerooms = {\n"
            "  { name = 'a', contents = function() des.room({ w = wide(3) }) end },\n"
            "  { name = 'b', contents = function() local s = 4; des.room({ w = wide(s) }) end },\n}\n"
            "themeroom_fills = { function(rm) wide(1) end }\n";
        row("function of several themed rooms", script, "broad",
            QByteArray(themed).replace("wide(s)", "§wide(s)"),
            "1: function broad(x) return x + 1 end; "
            "3: { name = 'a', contents = function() des.room({ w = broad(3) }) end },; "
            "4: { name = 'b', contents = function() local s = 4; des.room({ w = broad(s) }) end },; "
            "6: themeroom_fills = { function(rm) broad(1) end }");
        row("local of a themed room", script, "side", QByteArray(themed).replace("wide(s)", "wide(§s)"),
            "4: { name = 'b', contents = function() local side = 4; des.room({ w = wide(side) }) end },");
        row("local of a themed room that is taken", script, "wide",
            QByteArray(themed).replace("wide(s)", "wide(§s)"),
            "!“wide” already stands for something else here.");
        row("list of themed rooms", script, "rooms", QByteArray(themed).replace("themerooms", "theme§rooms"),
            "!The game knows “themerooms” by this name.");
        row("level", definition, "delphi",
            QByteArray(dungeon).replace("\"oracle\" + (1,2)", "\"§oracle\" + (1,2)"),
            "2: LEVEL:\"delphi\" \"O\" @ (5,5); 3: CHAINLEVEL:\"big\" \"B\" \"delphi\" + (1,2); 4: "
            "CHAINBRANCH:\"Mines\" \"delphi\" + (1,0) down");
        row("level that is taken", definition, "big",
            QByteArray(dungeon).replace("\"oracle\" + (1,2)", "\"§oracle\" + (1,2)"),
            "!“big” already stands for something else here.");
        row("dungeon", definition, "Pits", QByteArray(dungeon).replace("DUNGEON:\"Mines", "DUNGEON:\"Mines§"),
            "4: CHAINBRANCH:\"Pits\" \"oracle\" + (1,0) down; 5: DUNGEON:\"Pits\" \"M\" (8,2)");
        row("level", dungeonScript, "delphi", QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cle\" }"),
            "5: { name = \"delphi\", base = 5 },; 6: { name = \"big\", base = 1, chainlevel = \"delphi\" },");
        row("level that is taken", dungeonScript, "big",
            QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cle\" }"),
            "!“big” already stands for something else here.");
        row("dungeon in a variable", dungeonScript, "Top",
            QByteArray(dungeonLua).replace("\"Main\"", "\"§Main\""), "1: local main = \"Top\"");
        row("the table of the game", dungeonScript, "dungeons",
            QByteArray(dungeonLua).replace("dungeon = ", "§dungeon = "),
            "!The game looks for a table of this name.");
        row("backslash", dungeonScript, "a\\n",
            QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cle\" }"),
            "!“a\\n” cannot be a name here.");
    }
    void renames() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, name);
        const Asked asked = ask(tongue, text);
        const EditOutcome edit = services::renamedAt(*asked.analysis, asked.at, name.toStdString());
        const QByteArray found = edit ? changes(asked.text(), edit->apply(asked.text()))
                                      : '!' + QByteArray::fromStdString(edit.error().reason);
        QTEST(found, "expected");
    }

    // The text that is replaced, and the first things that may stand there.
    void completions_data() {
        columns();
        row("statement", classic, maze + "MON§", "MON -> MONSTER:, RANDOM_MONSTERS:");
        row("word", classic, maze + "DOOR:lo§,(1,1)\n", "lo -> locked");
        row("name", slashem, maze + "TRAP:\"we§\n", "\"we -> \"web\"");
        row("variable", program, maze + "$spots={(1,1)}\nMONSTER:'D',$§\n", "$ -> $spots, $spots[0]");
        row("starts of words", classic, maze + "MONSTER:'D',\"bwd§", "\"bwd -> \"baby white dragon\"");
        row("letters of a word", classic, maze + "mnst§", "mnst -> MONSTER:, RANDOM_MONSTERS:");
        row("starts of words", script, "des.monster(\"rddr§",
            "\"rddr -> \"red dragon\", \"baby red dragon\"");
        row("comment", program, maze + "# MON§\n", "MON");
        row("function", script, "des.mons§", "mons -> monster");
        row("key", script, "des.monster({ pea§ })", "pea -> peaceful = , appear_as = ");
        row("statement", definition, dungeon + "RND§", "RND -> RNDLEVEL:, RNDCHLEVEL:");
        row("tag", definition, dungeon + "DESCRIPTION: §\n", " -> hellish, mazelike, roguelike");
        row("chain", definition, dungeon + "CHAINLEVEL:\"x\" \"none\" \"o§\n", "\"o -> \"oracle\"");
        row("target", definition, dungeon + "BRANCH:\"§\n", "\" -> \"Main\", \"Mines\"");
        row("type and direction", definition, dungeon + "BRANCH:\"Main\" @ (1,1) §\n",
            " -> stair, no_up, no_down");
        row("key", dungeonScript, QByteArray(dungeonLua).replace("base = 25", "ba§ = 25"), "ba -> base = ");
        row("chain", dungeonScript,
            QByteArray(dungeonLua).replace("chainlevel = \"oracle\" }", "chainlevel = \"§\" }"),
            "\"\" -> \"oracle\"");
        row("target", dungeonScript, QByteArray(dungeonLua).replace("\"Mines\", base = 2", "\"§\", base = 2"),
            "\"\" -> \"Main\", \"Mines\"");
        row("word", dungeonScript,
            QByteArray(dungeonLua).replace("base = 2,", "base = 2, branchtype = \"po§\","),
            "\"po\" -> \"portal\"");
    }
    void completions() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const Completions completions = services::completionsAt(*asked.analysis, asked.at);
        constexpr std::size_t most = 3;
        QByteArray found(QByteArrayView(asked.slice(completions.replaced)));
        for (std::size_t i = 0; i < std::min(most, completions.all.size()); ++i)
            found += (i == 0 ? " -> " : ", ") + QByteArray::fromStdString(completions.all[i].source);
        QTEST(found, "expected");
    }

    // What the game knows about the first thing that is offered.
    void factsOfCompletions_data() {
        columns();
        const QByteArray tool = "useful item (pick-axe, key, lamp...), weight 600, cost 16";
        const QByteArray dragon = "dragon, level 15, speed 9, armour class -1, chaotic";
        row("monster", classic, maze + "MONSTER:'D',\"red d§", dragon);
        row("object", classic, maze + "OBJECT:'(',\"che§", "tool, weight 600, cost 16");
        row("trap", classic, maze + "TRAP:\"we§", "a trap");
        row("class", classic, maze + "MONSTER:'D§", "dragon");
        row("monster", program, maze + "MONSTER:('D',\"red d§", dragon);
        row("object", program, maze + "OBJECT:('(',\"che§", tool);
        row("monster", script, "des.monster(\"red d§", dragon);
        row("monster of a key", script, "des.monster({ id = \"red d§", dragon);
        row("object", script, "des.object({ id = \"ches§", tool);
        row("key", script, "des.monster({ peac§ })", "left out: as usual");
    }
    void factsOfCompletions() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const Completions completions = services::completionsAt(*asked.analysis, asked.at);
        QVERIFY(!completions.all.empty());
        const QByteArray found = QByteArray::fromStdString(completions.all.front().explanation);
        QTEST(found, "expected");
    }

    void terrainIsSaidInTheLanguageInUse_data() {
        QTest::addColumn<Tongue>("tongue");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("classic") << classic << QByteArray("MAZE:\"a\",§\n");
        QTest::newRow("program") << program << maze + "INIT_MAP:mines,§";
        QTest::newRow("script") << script << QByteArray("des.terrain(1, 1, '§");
    }
    void terrainIsSaidInTheLanguageInUse() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        usePhrasebook(phrasebookFor("de"));
        const auto english = qScopeGuard([] { usePhrasebook(nullptr); });
        const Asked asked = ask(tongue, text);
        const Completions completions = services::completionsAt(*asked.analysis, asked.at);
        QVERIFY(std::ranges::contains(completions.all, "Lava", &Completion::explanation));
        QVERIFY(!std::ranges::contains(completions.all, "lava", &Completion::explanation));
    }

    // The explained text, the title and the meaning.
    void explanations_data() {
        columns();
        const QByteArray filled =
            maze + "MONSTER:'D',\"red "
                   "dragon\",(1,1),asleep\nOBJECT:'(',\"chest\",(1,1)\nMONSTER:'D',random,random\n";
        row("keyword", classic, maze + "§TRAP:\"web\",(1,1)\n", "TRAP: web | name, place, chance");
        row("monster", classic, QByteArray(filled).replace("red", "r§ed"),
            "\"red dragon\": red dragon | dragon, level 15, speed 9, armour class -1, chaotic");
        row("object", classic, QByteArray(filled).replace("chest", "ch§est"),
            "\"chest\": chest | tool, weight 600, cost 16");
        row("trap", slashem, maze + "TRAP:\"w§eb\",(1,1)\n", "\"web\": web | a trap");
        row("cell with things", classic, QByteArray(filled).replace("|...|", "|§...|"),
            ".: room floor | red dragon, chest");
        row("empty cell", classic, QByteArray(filled).replace("|...|", "|.§..|"), ".: room floor | ");
        row("register", classic, maze + "RANDOM_PLACES:(1,1),(2,1)\nSTAIR:§place[1],up\n",
            "place[1]: place | RANDOM_PLACES:(1,1),(2,1)");
        row("monster", program, maze + "MONSTER:('D',\"red §dragon\"),(1,1)\n",
            "\"red dragon\": red dragon | dragon, level 15, speed 9, armour class -1, chaotic");
        row("cell with things", program, QByteArray(maze).replace("|...|", "|.§..|") + "TRAP:\"web\",(2,1)\n",
            ".: room floor | web");
        row("flag", program, QByteArray(maze).replace("GEO", "FLAGS:§noteleport\nGEO"),
            "noteleport: in this level | nobody teleports within it");
        row("variable", program, maze + "$spots={(1,1)}\nMONSTER:'D',$sp§ots[0]\n",
            "$spots: $spots | $spots={(1,1)}");
        row("monster", script, "des.monster(\"red §dragon\", 1, 1)",
            "\"red dragon\": red dragon | dragon, level 15, speed 9, armour class -1, chaotic");
        row("object", script, "des.object({ id = \"scroll of f§ire\" })",
            "\"scroll of fire\": scroll of fire | scroll, weight 5, cost 100");
        row("key", script, "des.monster({ id = \"newt\", pea§ceful = 1 })",
            "peaceful: peaceful | left out: as usual");
        row("cell with things", script, "des.map([[\n...\n.§..\n]])\ndes.trap(\"web\", 1, 1)\n",
            ".: room floor | web");
        row("local", script, "local spot = 12\nprint(s§pot)\n", "spot: spot | local spot = 12");
        row("keyword", definition, "§" + dungeon, "DUNGEON: DUNGEON | name, bones marker, size, chance");
        row("place", definition, QByteArray(dungeon).replace("@ (5", "@ (§5"),
            "(5,5): place | Its level, and how many levels there are to choose from: 1 is the first level, "
            "-1 the last");
        row("chain", definition, QByteArray(dungeon).replace("\"oracle\" + (1,2)", "\"or§acle\" + (1,2)"),
            "\"oracle\": counts from | The level from which the base counts");
        row("key", dungeonScript, QByteArray(dungeonLua).replace("base = 25", "ba§se = 25"),
            "base: base | number of levels, at least");
        row("value", dungeonScript, QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cle\" }"),
            "\"oracle\": chainlevel | the level that base counts from");
        row("comment", classic, "# §a comment\n" + maze, "");
    }
    void explanations() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const auto explanation = services::explanationAt(*asked.analysis, asked.at);
        QByteArray found;
        if (explanation)
            found = QByteArray(QByteArrayView(asked.slice(explanation->range))) + ": " +
                    QByteArray::fromStdString(explanation->title + " | " + explanation->meaning);
        QTEST(found, "expected");
    }

    // The name, and the fields with the active one in brackets.
    void signatures_data() {
        columns();
        row("first field", classic, maze + "TRAP:§", "TRAP: [name], place");
        row("within a value", classic, maze + "TRAP:\"we§b\",(1,1)\n", "TRAP: [name], place");
        row("behind a comma", classic, maze + "TRAP:\"web\",§", "TRAP: name, [place]");
        row("within a place", classic, maze + "TRAP:\"web\",(1,§1)\n", "TRAP: name, [place]");
        row("door of a room", classic, rooms + "DOOR:false,§closed,east,1\n",
            "DOOR: secret, [door state], wall, along the wall");
        row("next line", classic, maze + "TRAP:\"web\",(1,1)\n§", "");
        row("option", slashem, maze + "MONSTER:'D',random,(1,1),§hostile\n",
            "MONSTER: class, name, place, [attribute …]");
        row("first field", program, maze + "TRAP:§", "TRAP: [name], place");
        row("option", program, maze + "MONSTER:('D',\"red dragon\"),(1,1),asleep,§",
            "MONSTER: name, place, [options …]");
        row("within brackets", program, maze + "MONSTER:('D',§", "MONSTER: [name], place, options …");
        row("name within brackets", program, maze + "MONSTER:('D',\"red§\n",
            "MONSTER: [name], place, options …");
        row("region", program, maze + "REGION:(1,1,2,1),lit,§\n",
            "REGION: area, light, [room type], filled, form, corridors …");
        row("no statement", program, maze + "$a = §1\n", "");
        row("argument", script, "des.trap(\"web\", §1, 2)", "des.trap: type, [x], y");
        row("first argument", script, "des.trap(§)", "des.trap: [type]");
        row("key", script, "des.gold({ amo§ })", "des.gold: amount, coord");
        row("value", script, "des.gold({ amount = §3 })", "des.gold: [amount], coord");
        row("function of Lua", script, "percent(§5)", "percent: [chance]");
        row("outside", script, "des.gold()§", "");
        row("second field", definition, dungeon + "LEVEL:\"x\" §\n",
            "LEVEL: name, [bones marker], place, chance");
        row("within a value", definition, QByteArray(dungeon).replace("@ (5", "@ (§5"),
            "LEVEL: name, bones marker, [place], chance");
        row("value", dungeonScript, QByteArray(dungeonLua).replace("base = 2,", "base = §2,"),
            "dungeon.branches: name, [base], range, chainlevel, branchtype, direction");
    }
    void signatures() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const auto signature = services::signatureAt(*asked.analysis, asked.at);
        QByteArray found;
        for (std::size_t i = 0; signature && i < signature->fields.size(); ++i) {
            const QByteArray label = QByteArray::fromStdString(signature->fields[i].label);
            found += (i == 0 ? "" : ", ") + (signature->active == i ? '[' + label + ']' : label);
        }
        if (signature)
            found = QByteArray::fromStdString(signature->name) + ": " + found;
        QTEST(found, "expected");
    }

    // What can be folded, with first and last line.
    void folds_data() {
        columns();
        row("level", classic, "# one\n# two\n" + maze + "TRAP:\"web\",(1,1)\n# three\n# four\n" + maze,
            "comment 1-2, level 3-10, part 4-10, map 5-9, comment 11-12, level 13-19, part 14-19, map 15-19");
        row("rooms", classic, rooms + "ROOM:\"ordinary\",lit,(1,1),(left,top),(3,3)\nTRAP:\"web\",(1,1)\n",
            "level 1-5, room 2-3, room 4-5");
        row("blocks", program, maze + "IF [50%] {\nTRAP:\"web\",(1,1)\n} ELSE {\nTRAP:\"pit\",(1,1)\n}\n",
            "level 1-12, part 2-12, map 3-7, block 8-10, block 10-12");
        row("script", script,
            "-- one\n-- two\nlocal function f()\n  if true then\n    des.map([[\n...\n]])\n  end\nend\nlocal "
            "t = {\n  1\n}\n",
            "comment 1-2, function 3-9, block 4-8, map 5-7, table 10-12");
        row("dungeons", definition, dungeon + "LEVEL:\"x\" \"none\" @ (1,1)\n", "level 1-4, level 5-6");
        row("tables", dungeonScript, dungeonLua, "table 2-11, table 3-9, table 4-7");
    }
    void folds() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        QByteArrayList found;
        for (const Fold& fold : services::Folds().of(*asked.analysis))
            found << QByteArray(foldWords[std::size_t(fold.kind)]) + ' ' +
                         asked.position(fold.range.begin).split(':')[0] + '-' +
                         asked.position(fold.range.end).split(':')[0];
        QTEST(found.join(", "), "expected");
    }

    // What the words of the line with the mark are.
    void marks_data() {
        columns();
        row("monster", classic, maze + "§MONSTER: 'D',\"red dragon\",(1,2),hostile # big\n",
            "MONSTER=keyword 'D'=monster \"red dragon\"=monster 1=number 2=number hostile=word #=unknown "
            "big=unknown");
        row("map", classic, QByteArray(maze).replace("|...|", "§|...|"), "|...|=map");
        row("end of map", classic, QByteArray(maze).replace("ENDMAP", "§ENDMAP"), "ENDMAP=keyword");
        row("register", classic, maze + "RANDOM_PLACES:(1,1)\n§STAIR:place[0],up\n",
            "STAIR=keyword place=variable 0=number up=word");
        row("unknown", classic, maze + "§MONSTR:'D'\n", "MONSTR=unknown 'D'=text");
        row("variable", program, maze + "§$who=monster:('D',\"red dragon\")\n",
            "$who=variable monster=word 'D'=monster \"red dragon\"=monster");
        row("object", program, maze + "§OBJECT:('(',\"chest\"),(1,1),trapped\n",
            "OBJECT=keyword '('=object \"chest\"=object 1=number 1=number trapped=word");
        row("loop", program, maze + "§FOR $i=1 TO 2d3 {\n}\n",
            "FOR=keyword $i=variable 1=number TO=word 2d3=number");
        row("unknown", program, maze + "§FROBNICATE:1\n", "FROBNICATE=unknown 1=number");
        row("call", script, "§des.monster({ id = \"newt\", x = 1 }) -- small\n",
            "des=word monster=function id=key \"newt\"=monster x=key 1=number -- small=comment");
        row("function", script, "§local function f(x, y) return x .. 'a' end\n",
            "local=keyword function=keyword f=function x=parameter y=parameter return=keyword x=parameter "
            "'a'=text end=keyword");
        row("map", script, "des.map([[\n§...\n]])\n", "...=map");
        row("unknown", script, "§des.monstr('newt')\n", "des=word monstr=unknown 'newt'=text");
        row("level", definition, "§" + dungeon,
            "DUNGEON=keyword \"Main\"=text \"D\"=text 25=number 5=number");
        row("table", dungeonScript, QByteArray(dungeonLua).replace("  { name = main", "§  { name = main"),
            "name=key main=variable base=key 25=number");
    }
    void marks() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        const Range line = asked.analysis->text().lineContent(asked.analysis->text().position(asked.at).line);
        QByteArrayList found;
        for (const Mark& mark : services::Marks().of(*asked.analysis)) {
            if (line.contains(mark.range))
                found << QByteArray(QByteArrayView(asked.slice(mark.range))) + '=' +
                             markWords[std::size_t(mark.kind)];
        }
        QTEST(found.join(' '), "expected");
    }

    void symbols_data() {
        columns();
        row("maze", classic, maze + "MONSTER:'D',\"red dragon\",(1,1)\nTRAP:\"web\",(1,1)\n",
            "a (Part 1 (group (red dragon), group (web)))");
        row("rooms", slashem, rooms + "TRAP:\"web\",(1,1)\n", "a (Room 0 (name of the room “hall”, web))");
        row("program", program, maze + "IF [50%] {\nTRAP:\"web\",(1,1)\n}\n", "a (Part 1 (IF [50%] (web)))");
        row("script", script, "local function f() end\ndes.trap('web', 1, 1)\n", "level (Level (web), f)");
        row("dungeon", definition, dungeon, "Main (oracle, → Mines), Mines");
        row("dungeon", dungeonScript, dungeonLua, "Main (oracle, big, → Mines), Mines");
    }
    void symbols() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        QByteArrayList found;
        for (const services::Symbol& symbol : services::Symbols().of(*asked.analysis, {}))
            found << described(symbol);
        QTEST(found.join(", "), "expected");
    }

    void aScriptIsCalledLikeItsFile() {
        const Asked asked = ask(script, "-- cellar: old.lua\ndes.trap('web', 1, 1)\n");
        services::Symbols symbols;
        const auto nameIn = [&](std::string_view path) {
            return symbols.of(*asked.analysis, path).at(0).name;
        };
        QCOMPARE(nameIn(""), std::string("old"));
        QCOMPARE(nameIn("/house/attic.lua"), std::string("attic"));
        QCOMPARE(nameIn("/house/cellar.lua"), std::string("cellar"));
    }

    // The problems at the place, each with its fixes.
    void problems_data() {
        columns();
        row("trap", classic, maze + "TRAP:\"w§ep\",(1,1)\n", "unknown-trap, Change it to “web”");
        row("in the second level", classic,
            maze + QByteArray(maze).replace("\"a\"", "\"b\"") + "TRAP:\"w§ep\",(1,1)\n",
            "unknown-trap, Change it to “web”");
        row("trap", program, maze + "TRAP:\"w§ep\",(1,1)\n", "no-such-trap, Change it to “web”");
        row("monster", program, maze + "MONSTER:('D',\"red dra§gn\"),(1,1)\n",
            "no-monster-in-class, Change it to “red dragon”, Change it to “green dragon”");
        row("monster of another class", program, maze + "MONSTER:('d',\"red dra§gon\"),(1,1)\n",
            "no-monster-in-class, Change the class to 'D'");
        row("object", program, maze + "OBJECT:\"dag§er\",(1,1)\n", "no-such-object, Change it to “dagger”");
        row("other letters", program, maze + "OBJECT:\"Dag§ger\",(1,1)\n",
            "object-in-other-case, Change it to “dagger”");
        row("room type", program, maze + "REGION:(0,0,1,1),lit,\"zo§\"\n",
            "room-type-unknown, Change it to “zoo”");
        row("colon behind an option", program, maze + "MONSTER:('a',\"killer bee\"),(1,1),hostile§:\n",
            "unknown-statement");
        row("monster", script, "des.monster(\"nw§et\")", "unknown-monster, Change it to “newt”");
        row("chain", definition, QByteArray(dungeon).replace("\"oracle\" + (1,2)", "\"or§cle\" + (1,2)"),
            "unknown-chain-level, invalid-level-chain");
        row("chain", dungeonScript, QByteArray(dungeonLua).replace("\"oracle\" }", "\"ora§cl\" }"),
            "unknown-chain-level");
    }
    void problems() {
        QFETCH(const Tongue, tongue);
        QFETCH(const QByteArray, text);
        const Asked asked = ask(tongue, text);
        QByteArrayList found;
        for (const Diagnostic* problem : services::problemsAt(*asked.analysis, asked.at))
            found << QByteArray(QByteArrayView(kindOf(problem->code).name));
        for (const services::OfferedFix& fix : services::fixesAt(*asked.analysis, asked.at))
            found << QByteArray::fromStdString(fix.fix->label);
        QTEST(found.join(", "), "expected");
    }

    // Results of levels that an edit does not touch are kept.
    void keepsWhatDoesNotChange() {
        const Asked asked = ask(classic, maze + QByteArray(maze).replace("\"a\"", "\"b\""));
        services::LevelCache<int> cache;
        int made = 0;
        const auto count = [&](const LevelSource&) { return ++made; };
        cache.of(*asked.analysis->levels(), count);
        QCOMPARE(made, 2);
        const TextEdit edit = TextEdit::insert(asked.text().size(), "TRAP:\"web\",(1,1)\n");
        const AnalysisPtr after = asked.analysis->updated(edit, TextSnapshot(edit.apply(asked.text())));
        const std::vector<const int*> results = cache.of(*after->levels(), count);
        QCOMPARE(made, 3);
        QCOMPARE(*results[0], 1);
        QCOMPARE(*results[1], 3);
    }
};

LEVWRIGHT_TEST(ServicesTest)

} // namespace levwright::services_test

#include "ServicesTest.moc"
