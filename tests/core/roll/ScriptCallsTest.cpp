// SPDX-License-Identifier: GPL-3.0-or-later
// What single calls of scripts make, give and complain of where no table shows it.
#include "core/languages/script/roll/Plan.h"
#include "core/roll/Roller.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace levwright::script_calls_test {
using namespace levwright::roll;

namespace {

constexpr int seeds = 40;

// Sixteen columns and six rows with walls around; its corner is at 10,4 of the level.
#define HALL                                                                                                 \
    "des.level_init({ style = 'solidfill', fg = ' ' }) des.level_flags('mazelevel', 'noflip')\n"             \
    "des.map({ x = 10, y = 4, lit = 1, map = [[\n----------------\n|..............|\n|..............|\n"     \
    "|..............|\n|..............|\n----------------\n]] })\n"

std::shared_ptr<const Catalog> catalogOf(const std::string& game) {
    return Catalog::load("nethack-" + game).value();
}

RollPlanPtr planOf(const std::string& script, std::string_view context = {},
                   const std::string& game = "3.7") {
    return scriptroll::planScript(catalogOf(game), script, "calls", parseContext(context).value(), {}, {})
        .value();
}

// Calls check with each of some rolls.
template <class Check>
void forEachRoll(const RollPlanPtr& plan, const Check& check, int rolls = seeds) {
    Roller roller(plan);
    for (int seed = 1; seed <= rolls; ++seed)
        check(roller.roll(std::uint64_t(seed)));
}

int cellsWith(const LevelInstance& level, int terrain) {
    return int(std::ranges::count(level.terrain, std::uint8_t(terrain)));
}

// What the level says and the game complains of, with the error that ends the script.
QString answerTo(const std::string& game, const std::string& script, const std::string& context) {
    const scriptroll::ScriptOutcome outcome =
        scriptroll::tryScript(catalogOf(game), script, "calls", parseContext(context).value(), 1).value();
    QStringList all;
    for (const Complaint& each : outcome.complaints)
        all << QString::fromStdString(each.text);
    if (outcome.end.ending != scriptroll::Ending::Done)
        all << QStringLiteral("error: ") + QString::fromStdString(outcome.end.message);
    return all.join(QStringLiteral("; "));
}

struct Answer {
    const char* name;
    const char* script;
    const char* answer;
    const char* context = "";
    const char* game = "3.7";
};

const Answer answers[] = {
    // ---- places and maps
    {"a coordinate keeps one byte",
     HALL "des.object('apple', 259, 2) nh.impossible(obj.at(3, 2):totable().otyp_name)", "apple"},
    {"a map that is too low for its row", //
     "des.map({ x = 10, y = 15, map = ('..\\n'):rep(10) })\n"
     "local x, y = nh.abscoord(0, 0) nh.impossible(x .. ',' .. y)",
     "10,0"},
    {"a map that fits two rows higher",
     "des.map({ x = 10, y = 12, map = ('..\\n'):rep(10) })\n"
     "local x, y = nh.abscoord(0, 0) nh.impossible(x .. ',' .. y)",
     "10,10"},
    {"a map with a column in words and the row of the one before",
     "des.map({ x = 5, y = 12, map = '..\\n..' }) des.map({ halign = 'left', map = ('..\\n'):rep(12) })\n"
     "local x, y = nh.abscoord(0, 0) nh.impossible(x .. ',' .. y)",
     "3,0"},
    // ---- terrain
    {"a number for the terrain that is replaced",
     HALL "des.replace_terrain({ fromterrain = 5, toterrain = 'T' })", "error: get_table_str_opt: no string",
     "", "5.0"},
    {"a function for the terrain that is replaced",
     HALL "des.replace_terrain({ fromterrain = function() return '.' end, toterrain = 'T' })\n"
          "nh.impossible(selection.match('T'):numpoints())",
     "56", "", "5.0"},
    {"the terrain of a door",
     HALL "local t = nh.getmap(0, 2) des.door('closed', 0, 2) t = nh.getmap(0, 2)\n"
          "nh.impossible(t.typ .. ' ' .. t.typ_name)",
     "23 door"},
    {"the terrain of floor", HALL "local t = nh.getmap(3, 2) nh.impossible(t.typ .. ' ' .. t.typ_name)",
     "25 room"},
    {"the terrain of lava that is a wall",
     HALL "des.terrain(3, 2, 'Z') local t = nh.getmap(3, 2) nh.impossible(t.typ .. ' ' .. t.typ_name)",
     "21 lavawall"},
    // ---- rooms
    {"a vault", "des.room({ type = 'vault', contents = function() nh.impossible('made') end })", ""},
    {"corridors at random",
     "des.room({}) des.room({}) des.corridor({ srcroom = -1, srcdoor = 0, destroom = 0, destdoor = 0 })\n"
     "nh.impossible(tostring(selection.match('#'):numpoints() > 0))",
     "true"},
    {"a corridor to no room",
     "des.room({}) des.room({}) des.corridor({ srcroom = 0, srcdoor = 0, destroom = -1, destdoor = 0 })", ""},
    {"the second room beside one with a subroom",
     "des.room({ x = 2, y = 2, w = 9, h = 6, xalign = 'left', yalign = 'top', contents = function()\n"
     "   des.room({ x = 1, y = 1, w = 2, h = 2 }) end })\n"
     "des.room({ x = 4, y = 2, w = 4, h = 3, xalign = 'left', yalign = 'top' })\n"
     "nh.impossible(selection.room(1):numpoints())",
     "12"},
    // ---- monsters
    {"a mimic that looks like a fountain",
     HALL "des.monster({ id = 'giant mimic', x = 2, y = 2, appear_as = 'ter:fountain' })", ""},
    {"a mimic that looks like stairs",
     HALL "des.monster({ id = 'giant mimic', x = 2, y = 2, appear_as = 'ter:staircase down' })", ""},
    {"a mimic that looks like what no symbol is called",
     HALL "des.monster({ id = 'giant mimic', x = 2, y = 2, appear_as = 'ter:throne' })",
     "create_monster: can't find feature \"throne\""},
    {"a shapeshifter of another kind in an unknown shape",
     HALL "des.monster({ id = 'doppelganger', x = 2, y = 2, appear_as = 'mon:gaint ant' })",
     "create_monster: invalid doppelganger shape (\"gaint ant\")"},
    {"a newt in an unknown shape",
     HALL "des.monster({ id = 'newt', x = 2, y = 2, appear_as = 'mon:gaint ant' })", ""},
    // ---- objects
    {"flags that are words count as true",
     HALL "local c = des.object({ id = 'chest', x = 2, y = 2, greased = 'yes', trapped = 'no' }):totable()\n"
          "nh.impossible(c.greased .. ' ' .. c.otrapped)",
     "1 1"},
    {"a broken lock",
     HALL "local c = des.object({ id = 'chest', x = 2, y = 2, broken = true }):totable()\n"
          "nh.impossible(c.obroken .. ' ' .. c.olocked)",
     "1 0"},
    {"a broken lock that is locked",
     HALL "local c = des.object({ id = 'chest', x = 2, y = 2, broken = true, locked = true }):totable()\n"
          "nh.impossible(c.obroken .. ' ' .. c.olocked)",
     "0 1"},
    {"a statue of spinach", HALL "des.object({ id = 'statue', montype = 'spinach' })",
     "error: Unknown montype"},
    {"an egg of spinach", HALL "des.object({ id = 'egg', montype = 'spinach' })", "error: Unknown montype"},
    {"an empty corpse", HALL "des.object({ id = 'corpse', montype = 'empty' })", "error: Unknown montype"},
    {"an empty tin and egg",
     HALL "des.object({ id = 'tin', montype = 'empty' })\n"
          "des.object({ id = 'egg', montype = 'empty' })",
     ""},
    {"a prize at the end of the Mines", HALL "des.object({ id = 'apple', achievement = true })", "",
     "special=minend"},
    {"a prize in the castle", HALL "des.object({ id = 'apple', achievement = true })",
     "create_object: unknown achievement", "special=castle"},
    {"a trap that is known",
     HALL "local c = des.object({ id = 'chest', x = 2, y = 2, trapped = true, trap_known = true })\n"
          "nh.impossible(c:totable().tknown)",
     "1", "", "5.0"},
    {"a trap that is known, and missing",
     HALL "local c = des.object({ id = 'chest', x = 2, y = 2, trapped = false, trap_known = true })\n"
          "nh.impossible(c:totable().tknown)",
     "0", "", "5.0"},
    {"a wish",
     "local t = obj.new('3 blessed +1 daggers'):totable()\n"
     "nh.impossible(t.otyp_name .. ' ' .. t.quan .. ' ' .. t.blessed .. ' ' .. t.spe)",
     "dagger 3 1 1"},
    {"a wish on the floor",
     HALL "obj.new('2 cursed -1 daggers'):placeobj(2, 2) local t = obj.at(2, 2):totable()\n"
          "nh.impossible(t.otyp_name .. ' ' .. t.quan .. ' ' .. t.cursed .. ' ' .. t.spe)",
     "dagger 2 1 -1"},
    {"contents that wait for their box",
     HALL "local box = obj.new('empty chest') box:addcontent(obj.new('2 apples')) box:placeobj(2, 2)\n"
          "local apples = obj.at(2, 2):contents():totable()\n"
          "nh.impossible(apples.otyp_name .. ' ' .. apples.quan)",
     "apple 2"},
    {"contents in contents that wait for their box",
     HALL "local box, sack = obj.new('empty chest'), obj.new('empty sack')\n"
          "sack:addcontent(obj.new('2 apples')) box:addcontent(sack) box:placeobj(2, 2)\n"
          "local apples = obj.at(2, 2):contents():contents():totable()\n"
          "nh.impossible(apples.otyp_name .. ' ' .. apples.quan)",
     "apple 2"},
    {"a full sack in a chest",
     HALL "local box, sack = obj.new('empty chest'), obj.new('empty sack') box:placeobj(2, 2)\n"
          "sack:addcontent(obj.new('2 apples')) box:addcontent(sack)\n"
          "local apples = obj.at(2, 2):contents():contents():totable()\n"
          "nh.impossible(apples.otyp_name .. ' ' .. apples.quan)",
     "apple 2"},
    // ---- traps
    {"a trap that is asked for and taken away",
     HALL "des.trap({ type = 'arrow', x = 3, y = 2, seen = true }) local seen = nh.gettrap(3, 2).tseen\n"
          "nh.deltrap(3, 2) nh.impossible(tostring(seen) .. ' ' .. tostring(nh.getmap(3, 2).has_trap))",
     "true false"},
    {"a trap in place of another",
     HALL "des.trap('arrow', 3, 2) des.trap({ type = 'teleport', x = 3, y = 2, seen = true })\n"
          "nh.impossible(nh.gettrap(3, 2).ttyp_name .. ' ' .. tostring(nh.gettrap(3, 2).tseen))",
     "teleport true"},
    {"a goal counts from the map's corner, a place from the room's",
     "des.room({ x = 3, y = 3, w = 5, h = 5, contents = function()\n"
     "   des.trap({ type = 'teleport', x = 2, y = 2, teledest = {2, 2} }) end })",
     ""},
    // ---- selections
    {"des.terrain makes a remembered box exact",
     HALL "local c = selection.area(1,1,4,2) & selection.area(3,1,6,2) des.terrain(c, '.')\n"
          "nh.impossible((c | selection.area(1,1,1,1)):numpoints())",
     "5"},
    {"a circle leaves a stale box stale",
     HALL "local c = selection.area(1,1,4,2) & selection.area(3,1,6,2) c:circle(8, 2, 1)\n"
          "nh.impossible((c | selection.set(1, 1)):numpoints())",
     "1"},
    {"a crooked line from a point to itself",
     HALL "nh.impossible(selection.randline(3,1, 3,1, 5):numpoints())", "0"},
};

} // namespace

class ScriptCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAsWritten_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(answers); ++i)
            QTest::newRow(answers[i].name) << int(i);
    }
    void answersAsWritten() {
        QFETCH(const int, row);
        const Answer& wanted = answers[std::size_t(row)];
        QCOMPARE(answerTo(wanted.game, wanted.script, wanted.context), QString::fromUtf8(wanted.answer));
    }

    void hasCellsOf_data() {
        QTest::addColumn<std::string>("script");
        QTest::addColumn<int>("terrain");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("stairs where there is no floor")
            << std::string("des.map('TTT\\nTTT') des.stair('up')") << int(Stairs) << 1 << 1;
        QTest::newRow("walls around a cave of ice")
            << std::string("des.level_init({ style = 'mines', fg = 'I', bg = ' ', walled = true, lit = 0 })")
            << int(HorizontalWall) << 20 << cellCount;
        QTest::newRow("corridors of the rogue level")
            << std::string("des.level_init({ style = 'rogue' })") << int(Corridor) << 10 << cellCount;
        QTest::newRow("nothing opens a place that has stairs of its own")
            << std::string("des.level_flags('inaccessibles', 'noflip')\n"
                           "des.map([[\n---------\n|..|.|..|\n---------\n]])\n"
                           "des.stair('up', 1, 1) des.stair('up', 7, 1) des.stair('down', 4, 1)")
            << int(SecretDoor) << 0 << 0;
    }
    void hasCellsOf() {
        QFETCH(const std::string, script);
        QFETCH(const int, terrain);
        QFETCH(const int, least);
        QFETCH(const int, most);
        forEachRoll(planOf(script), [&](const LevelInstance& level) {
            const int cells = cellsWith(level, terrain);
            QVERIFY2(cells >= least && cells <= most, std::to_string(cells).c_str());
        });
    }

    // A cave with walls takes the flag away for good.
    void cavesAreNoMazes() {
        const auto plan =
            planOf("des.level_flags('mazelevel')\n"
                   "des.level_init({ style = 'mines', fg = '.', bg = ' ', joined = true, walled = "
                   "true }) des.level_flags('noflip')");
        forEachRoll(plan, [](const LevelInstance& level) { QVERIFY(!level.maze); });
    }

    void doorsTakeMarksAway() {
        const auto plan = planOf(HALL "des.non_diggable() des.door('closed', 0, 2)");
        forEachRoll(plan, [](const LevelInstance& level) {
            QCOMPARE(int(level.marks[std::size_t(cellOf(10, 6))]), 0);
            QVERIFY(level.marks[std::size_t(cellOf(10, 7))] != 0);
        });
    }

    // A monster that takes all later things goes on taking them when others are made.
    void othersDoNotEndAnInventory() {
        const auto plan = planOf(HALL "des.monster({ id = 'newt', x = 1, y = 1, inventory = 1 })\n"
                                      "des.monster('gecko', 3, 3) des.object('apple', 2, 2)");
        forEachRoll(plan, [](const LevelInstance& level) {
            QCOMPARE(level.objects.size(), std::size_t(1));
            QVERIFY(level.objects.front().carried);
        });
    }

    // Where a boulder starts and where a teleporter leads is one thing for the game.
    void aimsOfTraps_data() {
        QTest::addColumn<std::string>("trap");
        QTest::addColumn<Point>("goal");
        QTest::addColumn<Point>("boulder");
        const Point nowhere{0, 0};
        QTest::newRow("goal of a teleporter")
            << std::string("type = 'teleport', teledest = {4, 4}") << Point{5, 7} << nowhere;
        QTest::newRow("start for a teleporter")
            << std::string("type = 'teleport', launchfrom = {9, 5}") << Point{9, 5} << nowhere;
        QTest::newRow("start of a boulder")
            << std::string("type = 'rolling boulder', launchfrom = {4, 0}") << nowhere << Point{7, 5};
        QTest::newRow("goal for a boulder")
            << std::string("type = 'rolling boulder', teledest = {4, 2}") << nowhere << Point{8, 10};
    }
    void aimsOfTraps() {
        QFETCH(const std::string, trap);
        QFETCH(const Point, goal);
        QFETCH(const Point, boulder);
        const auto plan =
            planOf("des.level_flags('noflip') des.map({ x = 1, y = 3, map = ('............\\n'):rep(12) })\n"
                   "des.trap({ x = 2, y = 2, " +
                   trap + " })");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.traps.size(), std::size_t(1));
            QCOMPARE(level.traps.front().goal.point(), goal);
            const auto lies = std::ranges::find(level.objects, plan->named.boulder, &RolledObject::kind);
            QCOMPARE(lies == level.objects.end() ? Point() : lies->place.point(), boulder);
        });
    }

    // One of the thirteen cells of a wall takes the door, and no try is lost on other walls than the four.
    void anyWallIsAsGood() {
        const auto plan = planOf(R"(
des.room({ x = 3, y = 3, w = 15, h = 4, xalign = "left", yalign = "top", contents = function()
   des.room({ x = 0, y = 0, w = 13, h = 2, contents = function() des.door({ state = "open" }) end })
   end })
)");
        const std::string blocked = R"(
des.room({ x = 3, y = 3, w = 15, h = 4, xalign = "left", yalign = "top", contents = function()
   for x = 0, 14 do for y = 0, 3 do if x ~= 5 or y ~= 3 then des.terrain(x, y, "T") end end end
   des.room({ x = 0, y = 0, w = 13, h = 2, contents = function() des.door({ state = "open" }) end })
   end })
)";
        const auto doors = [](const RollPlanPtr& some) {
            int made = 0;
            forEachRoll(some, [&](const LevelInstance& level) { made += cellsWith(level, Door); }, 200);
            return made;
        };
        QVERIFY(doors(plan) > 190);
        const int made = doors(planOf(blocked)); // 1 in 52 for each of 100 tries
        QVERIFY2(made > 145, std::to_string(made).c_str());
    }

    void statuesHoldNoNovels() {
        const auto plan = planOf(HALL "for i = 1, 200 do des.object({ id = 'statue', x = 3, y = 3, montype = "
                                      "'minotaur' }) end",
                                 "difficulty=1000");
        int books = 0;
        forEachRoll(plan, [&](const LevelInstance& level) {
            books += int(std::ranges::count_if(level.objects,
                                               [](const RolledObject& each) { return each.container >= 0; }));
            QVERIFY(!std::ranges::contains(level.objects, plan->named.novel, &RolledObject::kind));
        });
        QVERIFY(books > seeds * 150);
    }

    void objectsOfTablesAreNoArtifacts() {
        const auto plan =
            planOf(HALL "for i = 1, 20 do obj.new({ id = 'long sword' }):placeobj(3, 3) end", {}, "5.0");
        forEachRoll(plan, [](const LevelInstance& level) {
            for (const RolledObject& each : level.objects)
                QVERIFY((each.properties & IsArtifact) == 0);
        });
    }

    // Whoever must give way avoids the word, if he can read and fears it.
    void wordsKeepAway_data() {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<std::string>("context");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("a newt") << std::string("newt") << std::string() << true;
        QTest::newRow("a newt in Gehennom") << std::string("newt") << std::string("gehennom=1") << false;
        QTest::newRow("a mold has no eyes") << std::string("red mold") << std::string() << false;
        QTest::newRow("a minotaur") << std::string("minotaur") << std::string() << false;
        QTest::newRow("a human") << std::string("watchman") << std::string() << false;
        QTest::newRow("one of a kind") << std::string("Medusa") << std::string() << false;
    }
    void wordsKeepAway() {
        QFETCH(const std::string, kind);
        QFETCH(const std::string, context);
        QFETCH(const bool, isKept);
        const auto plan =
            planOf("des.level_flags('noflip') des.map({ x = 10, y = 4, map = '-----\\n|...|\\n-----' })\n"
                   "des.engraving({1, 1}, 'burn', 'Elbereth')\n"
                   "des.monster('gecko', 2, 1) des.monster('" +
                       kind + "', 2, 1)",
                   context);
        std::set<int> columns;
        forEachRoll(plan, [&](const LevelInstance& level) {
            QVERIFY(level.monsters.size() >= 2);
            columns.insert(level.monsters[1].place.x);
        });
        QCOMPARE(columns, isKept ? std::set<int>{13} : (std::set<int>{11, 13}));
    }

    // Of an area that reaches beyond the level, the part on the level counts.
    void areasAreCut() {
        const auto plan =
            planOf(HALL "des.levregion({ region = {11,5, 9999,9999}, region_islev = 1, type = 'stair-up' })");
        std::set<int> cells;
        forEachRoll(plan, [&](const LevelInstance& level) {
            const auto stairs = std::ranges::find(level.terrain, std::uint8_t(Stairs));
            cells.insert(int(stairs - level.terrain.begin()));
        });
        QVERIFY2(cells.size() > 10, std::to_string(cells.size()).c_str());
    }
};

LEVWRIGHT_TEST(ScriptCallsTest)

} // namespace levwright::script_calls_test

#include "ScriptCallsTest.moc"
