// SPDX-License-Identifier: GPL-3.0-or-later
// Single rules of scripts that no table shows: what must hold in every roll of a small script.
#include "core/languages/script/roll/Plan.h"
#include "core/roll/Roller.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

namespace levwright::script_rules_test {
using namespace levwright::roll;

namespace {

constexpr int seeds = 40;

// A lit hall whose upper left floor cell is at 1,1 of the map.
const std::string hall = R"(
des.level_init({ style = "solidfill", fg = " " })
des.level_flags("mazelevel", "noflip")
des.map({ x = 10, y = 4, lit = 1, map = [[
----------------
|..............|
|..............|
|..............|
|..............|
----------------
]] })
)";
constexpr Point corner{10, 4};

RollPlanPtr planOf(const std::string& script, std::string_view context = {}) {
    const auto catalog = Catalog::load("nethack-3.7").value();
    return scriptroll::planScript(catalog, script, "rules", parseContext(context).value(), {}, {}).value();
}

// Calls check with each of some rolls.
template <class Check>
void forEachRoll(const RollPlanPtr& plan, const Check& check) {
    Roller roller(plan);
    for (int seed = 1; seed <= seeds; ++seed)
        check(roller.roll(std::uint64_t(seed)));
}

int cellsWith(const LevelInstance& level, int terrain) {
    return int(std::ranges::count(level.terrain, std::uint8_t(terrain)));
}

int terrainAt(const LevelInstance& level, Point inMap) {
    return level.terrain[std::size_t(cellOf(corner.x + inMap.x, corner.y + inMap.y))];
}

int objectsNamed(const LevelInstance& level, const RollPlan& plan, std::string_view name) {
    return int(std::ranges::count_if(level.objects, [&](const RolledObject& object) {
        return object.liesOpen() && plan.tables->objects()[std::size_t(object.kind)].name == name;
    }));
}

} // namespace

class ScriptRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesSoManyCells_data() {
        QTest::addColumn<std::string>("statement");
        QTest::addColumn<int>("terrain");
        QTest::addColumn<int>("number");
        const auto row = [](const char* statement, int terrain, int number) {
            QTest::newRow(statement) << std::string(statement) << terrain << number;
        };
        row("des.terrain(selection.line(3,2, 3,2), 'L')", Lava, 1);
        row("des.terrain(selection.line(3,2, 5,2), 'L')", Lava, 3);
        row("des.terrain(selection.circle(5, -2, 4, 1), 'L')", Lava, 0);
        row("des.terrain(selection.ellipse(5, -5, 9, 9, 1), 'L')", Lava, 0);
        row("local s = selection.new(); s:set(-1, 2); des.terrain(s, 'L')", Lava, 0);
        row("des.terrain(3, 2, 'Z')", LavaWall, 1);
        row("des.terrain(3, 2, 'Z'); des.replace_terrain({ fromterrain = 'L', toterrain = '.' })", LavaWall,
            1);
        row("des.terrain(3, 2, 'Z'); des.terrain(selection.match('Z'), '}')", Moat, 1);
    }
    void makesSoManyCells() {
        QFETCH(const std::string, statement);
        QFETCH(const int, terrain);
        QFETCH(const int, number);
        forEachRoll(planOf(hall + statement),
                    [&](const LevelInstance& level) { QCOMPARE(cellsWith(level, terrain), number); });
    }

    void mineralsBelongIntoRock() {
        StatisticsJob job(planOf(hall + "des.stair('up', 1,1); des.stair('down', 8,2); des.mineralize()"));
        job.run({1, seeds});
        const LevelStatistics rolled = job.statistics();
        QVERIFY(!rolled.findings.contains({FindingKind::InRock, noStatement}));
        QVERIFY(rolled.kinds.contains("obj:$"));
    }

    void stocksNestedRooms() {
        const auto plan = planOf(R"(
des.room({ x = 1, y = 1, w = 24, h = 13, xalign = "left", yalign = "top", filled = 0, contents = function()
   des.room({ x = 2, y = 2, w = 14, h = 9, filled = 0, contents = function()
      des.room({ x = 3, y = 2, w = 5, h = 4, type = "barracks", filled = 1 })
   end })
end }))");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.rooms.size(), std::size_t(3));
            QVERIFY(level.rooms[0].irregular && level.rooms[1].irregular && !level.rooms[2].irregular);
            QVERIFY(level.monsters.size() >= 15);
        });
    }

    void makesRegionsInRooms() {
        const auto plan = planOf(R"(
des.room({ x = 3, y = 3, w = 9, h = 6, xalign = "left", yalign = "top", filled = 0, contents = function(room)
   local r = room.region
   des.region({ region = { r.x1 - 1, r.y1, r.x1 + 2, r.y1 + 2 }, type = "barracks", filled = 1 })
end }))");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.rooms.size(), std::size_t(2));
            QVERIFY(level.monsters.size() >= 9);
        });
    }

    void monstersStayInTheirRoom() {
        const auto plan = planOf(R"(
des.room({ x = 3, y = 3, w = 9, h = 6, filled = 0, contents = function()
   des.monster({ id = "newt", x = 30, y = 0, inventory = function() des.object("apple", 0, 0) end })
   des.monster("gecko", 0, 0)
end }))");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.monsters.size(), std::size_t(1));
            QCOMPARE(objectsNamed(level, *plan, "apple"), 1);
        });
    }

    // Whoever comes to a place that is taken avoids a scroll that scares, as long as there is another cell.
    void scaredMonstersComeLast() {
        const auto plan = planOf(R"(
des.level_init({ style = "solidfill", fg = " " })
des.level_flags("mazelevel", "noflip")
des.map({ x = 10, y = 4, map = [[
-----
|...|
-----
]] })
des.object("scroll of scare monster", 1, 1)
des.monster("newt", 2, 1)
des.monster("gecko", 2, 1)
des.monster("jackal", 2, 1))");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.monsters.size(), std::size_t(3));
            QCOMPARE(level.monsters[1].place.point(), (Point{13, 5}));
            QCOMPARE(level.monsters[2].place.point(), (Point{11, 5}));
        });
    }

    void objectsAreAskedAndBuried() {
        const auto plan = planOf(hall + R"(
local chest = des.object({ id = "chest", x = 1, y = 1, contents = function() des.object("apple") end })
local apple = chest:contents()
if apple:totable().otyp_name ~= "apple" or apple:container():totable().otyp_name ~= "chest" then
   nh.impossible("not in each other")
end
if not chest:container():isnull() or not apple:contents():isnull() then nh.impossible("not null") end
local corpse = des.object({ id = "corpse", x = 2, y = 2, montype = "newt" }):totable()
if corpse.corpsenm_name ~= "newt" or corpse.ox ~= 12 then nh.impossible("no newt") end
chest:bury()
obj.new("ruby"):bury(3, 3)
local pear = obj.new("pear")
pear:placeobj(4, 4)
if pear:totable().oy ~= 8 then nh.impossible("not there") end)");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.complaints.size(), std::size_t(0));
            QCOMPARE(objectsNamed(level, *plan, "chest"), 0);
            QCOMPARE(std::ranges::count_if(level.objects, &RolledObject::buried), 2);
            QCOMPARE(objectsNamed(level, *plan, "pear"), 1);
        });
    }

    // Two kinds may share a name: the wand and the spellbook of sleep.
    void tellsMaterials() {
        const auto plan = planOf(hall + R"(
for name, material in pairs({ ["crystal ball"] = 19, ["wand of sleep"] = 11, ["spellbook of sleep"] = 5 }) do
   local told = obj.new(name):class()
   if told.material ~= material then nh.impossible(name .. " is of " .. tostring(told.material)) end
end
if des.object("apple", 2, 2):class().material ~= 3 then nh.impossible("no vegetable") end)");
        forEachRoll(plan, [&](const LevelInstance& level) {
            for (const Complaint& complaint : level.complaints)
                QFAIL(complaint.text.c_str());
        });
    }

    void globsMeltTogether() {
        const auto plan = planOf(hall + R"(
des.object({ id = "glob of green slime", x = 2, y = 2, buc = "uncursed", spe = 1 })
des.object({ id = "glob of green slime", x = 2, y = 2, buc = "uncursed", spe = 2, name = "Blob" })
des.object({ id = "glob of green slime", x = 2, y = 2, buc = "cursed" }))");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(objectsNamed(level, *plan, "glob of green slime"), 2);
            QCOMPARE(level.objects.front().quantity, 2);
        });
    }

    void laterThingsGoToWhoHasNoEnd() {
        const auto plan = planOf(hall + "des.monster({ id = 'newt', x = 1, y = 1, inventory = 1 })\n"
                                        "des.object('apple', 2, 2); des.object('ruby', 3, 3)");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.objects.size(), std::size_t(2));
            QVERIFY(std::ranges::all_of(level.objects, &RolledObject::carried));
        });
    }

    void premappedDoorsAreUnlocked() {
        const auto plan = planOf(hall + "des.level_flags('premapped'); des.door('secret', 0, 2)\n"
                                        "des.door('locked', 0, 2); des.door('locked', 0, 4)");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(int(level.detail[std::size_t(cellOf(corner.x, corner.y + 2))]), int(ClosedDoor));
            QCOMPARE(int(level.detail[std::size_t(cellOf(corner.x, corner.y + 4))]), int(LockedDoor));
        });
    }

    // Nothing but rock is left where no stairs can lead up.
    void statedStairsLeaveFloor() {
        const auto plan = planOf(hall + "des.stair('up', 0, 2)", "level_in_dungeon=1,depth=1,difficulty=1");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(terrainAt(level, {0, 2}), int(Floor));
            QCOMPARE(cellsWith(level, Stairs), 0);
        });
    }

    void countsCoveredStairs() {
        StatisticsJob job(planOf(hall + "des.stair('down', 3, 2); des.stair('up', 3, 2)"));
        job.run({1, seeds});
        for (const char* kind : {"stairs:up", "stairs:down"}) {
            const std::map<int, Count> expected{{1, seeds}};
            QCOMPARE(job.statistics().kinds.at(kind).perRoll, expected);
        }
    }

    void launchesBoulders_data() {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<bool>("isLaunched");
        QTest::newRow("free way") << std::string() << true;
        QTest::newRow("rock in the way") << std::string("des.terrain(4, 2, 'T')") << false;
        QTest::newRow("closed door in the way") << std::string("des.door('closed', 4, 2)") << false;
    }
    void launchesBoulders() {
        QFETCH(const std::string, before);
        QFETCH(const bool, isLaunched);
        const auto plan = planOf(
            hall + before + "\ndes.trap({ type = 'rolling boulder', x = 2, y = 2, launchfrom = {4, 0} })");
        const CellPlace goal{std::int8_t(corner.x + 6), std::int8_t(corner.y + 2)};
        forEachRoll(plan, [&](const LevelInstance& level) {
            const bool lies = std::ranges::any_of(level.objects, [&](const RolledObject& object) {
                return object.kind == plan->named.boulder && object.place == goal;
            });
            QCOMPARE(lies, isLaunched);
        });
    }

    void squareIgnoresItsPlace() {
        const auto plan = planOf(hall + "des.stair('up', 1, 1); des.trap('vibrating square', 2, 1)");
        forEachRoll(plan, [&](const LevelInstance& level) {
            for (const RolledTrap& trap : level.traps)
                QVERIFY(trap.place.x > corner.x + 12 && trap.place.y > corner.y + 1);
        });
    }

    void tinsAndBurials() {
        const auto plan = planOf(hall + "des.object('tin', {1, 1})\n"
                                        "des.object({ id = 'tin', x = 2, y = 1, montype = 'spinach' })\n"
                                        "des.object({ id = 'boulder', x = 3, y = 1, buried = true })\n"
                                        "des.object({ id = 'rock', x = 4, y = 1, buried = true })");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(level.objects.size(), std::size_t(2));
            QCOMPARE(level.objects[0].properties & IsSpinach, 0);
            QCOMPARE(level.objects[1].properties & IsSpinach, int(IsSpinach));
        });
    }

    void branchPrefersJoinedRooms() {
        const auto plan = planOf(
            "des.room({ x = 1, y = 1, w = 5, h = 4, xalign = 'left', yalign = 'top', joined = false })\n"
            "des.room({ x = 5, y = 1, w = 5, h = 4, xalign = 'left', yalign = 'top' })",
            "branch=down");
        forEachRoll(plan, [&](const LevelInstance& level) {
            const Area& joined = level.rooms[1].area;
            for (int cell = 0; cell < cellCount; ++cell) {
                if (level.terrain[std::size_t(cell)] == Stairs)
                    QVERIFY(joined.contains(placeOf(cell)));
            }
            QCOMPARE(cellsWith(level, Stairs), 1);
        });
    }

    // As levels of the other languages are.
    void isKnownByItsName_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("context");
        QTest::addColumn<std::string>("special");
        QTest::newRow("special") << std::string("castle") << std::string() << std::string("castle");
        QTest::newRow("variant") << std::string("medusa-3") << std::string() << std::string("medusa");
        QTest::newRow("ordinary") << std::string("rules") << std::string() << std::string();
        QTest::newRow("told") << std::string("castle") << std::string("special=orcus")
                              << std::string("orcus");
    }
    void isKnownByItsName() {
        QFETCH(const std::string, name);
        QFETCH(const std::string, context);
        QFETCH(const std::string, special);
        const auto catalog = Catalog::load("nethack-3.7").value();
        const auto plan =
            scriptroll::planScript(catalog, hall, name, parseContext(context).value(), {}, {}).value();
        QCOMPARE(plan->context.special, special);
        QCOMPARE(plan->hasRule(SpecialRule::Petrified), name == "medusa-3");
    }

    // In a zone without generation no random kind is good but those that pass walls.
    void zonesBreedWallPassers() {
        const auto plan =
            planOf(hall + "des.exclusion({ type = 'monster-generation', region = {0,0, 15,5} })\n"
                          "des.monster(); des.monster('newt')");
        int passing = 0;
        forEachRoll(plan, [&](const LevelInstance& level) {
            QVERIFY(level.monsters.size() >= 2);
            const int kind =
                level.monsters[0].ownKind >= 0 ? level.monsters[0].ownKind : level.monsters[0].kind;
            passing += plan->tables->monsters()[std::size_t(kind)].is(MonsterTrait::PassesWalls) ? 1 : 0;
        });
        QVERIFY2(passing > seeds / 5, qPrintable(QString::number(passing))); // 1 in 60 elsewhere
    }
};

LEVWRIGHT_TEST(ScriptRulesTest)

} // namespace levwright::script_rules_test

#include "ScriptRulesTest.moc"
