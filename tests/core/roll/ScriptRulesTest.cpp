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

    // How many traps and monsters there are where the ground is of that terrain.
    void trapsNeedGround_data() {
        QTest::addColumn<std::string>("ground");
        QTest::addColumn<std::string>("trap");
        QTest::addColumn<int>("traps");
        QTest::addColumn<int>("monsters");
        const auto row = [](const char* name, const char* ground, const char* trap, int traps, int monsters) {
            QTest::newRow(name) << std::string(ground) << std::string(trap) << traps << monsters;
        };
        row("floor", "", "web", 1, 1);
        row("lava", "des.terrain(3, 2, 'L')", "web", 0, 0);
        row("a wall of lava", "des.terrain(3, 2, 'Z')", "arrow", 0, 0);
        row("water", "des.terrain(3, 2, '}')", "arrow", 0, 0);
        row("air", "des.terrain(3, 2, 'A')", "arrow", 0, 0);
        row("a portal in the air", "des.terrain(3, 2, 'A')", "magic portal", 1, 0);
        row("a cloud", "des.terrain(3, 2, 'C')", "web", 0, 0);
        row("a portal in a cloud", "des.terrain(3, 2, 'C')", "magic portal", 1, 0);
        row("a fountain", "des.feature('fountain', 3, 2)", "web", 0, 0);
        row("a pit under a fountain", "des.feature('fountain', 3, 2)", "pit", 1, 0);
        row("spikes under a fountain", "des.feature('fountain', 3, 2)", "spiked pit", 0, 0);
        row("a hole under a throne", "des.feature('throne', 3, 2)", "hole", 1, 0);
        row("a trap door under a throne", "des.feature('throne', 3, 2)", "trap door", 0, 0);
        row("stairs", "des.stair('down', 3, 2)", "pit", 0, 0);
        row("ice", "des.terrain(3, 2, 'I')", "arrow", 1, 0);
    }
    void trapsNeedGround() {
        QFETCH(const std::string, ground);
        QFETCH(const std::string, trap);
        QFETCH(const int, traps);
        QFETCH(const int, monsters);
        const auto plan =
            planOf(hall + ground + "\ndes.trap({ type = '" + trap + "', x = 3, y = 2, victim = false })");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(int(level.traps.size()), traps);
            QCOMPARE(int(level.monsters.size()), monsters);
        });
    }

    // Who died in a trap near the surface lies there with his things.
    void trapsHaveVictims_data() {
        QTest::addColumn<std::string>("trap");
        QTest::addColumn<bool>("kills");
        for (const char* trap : {"arrow", "dart", "falling rock", "bear", "land mine", "sleep gas", "fire",
                                 "rolling boulder", "magic"})
            QTest::newRow(trap) << std::string(trap) << true;
        for (const char* trap : {"board", "rust", "pit", "spiked pit", "teleport", "anti magic", "web"})
            QTest::newRow(trap) << std::string(trap) << false;
    }
    void trapsHaveVictims() {
        QFETCH(const std::string, trap);
        QFETCH(const bool, kills);
        const auto plan = planOf(hall + "des.trap('" + trap + "', 7, 2)", "depth=1,difficulty=1");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(objectsNamed(level, *plan, "corpse"), kills ? 1 : 0);
            const auto isCursed = [](const RolledObject& object) { return object.curse == Curse::Cursed; };
            QVERIFY(!kills || std::ranges::any_of(level.objects, isCursed));
        });
    }

    void graveyards_data() {
        QTest::addColumn<std::string>("statement");
        QTest::addColumn<std::string>("context");
        QTest::addColumn<bool>("isOne");
        const auto row = [](const char* name, const char* statement, const char* context, bool isOne) {
            QTest::newRow(name) << std::string(statement) << std::string(context) << isOne;
        };
        row("usually none", "", "", false);
        row("the castle", "", "special=castle", true);
        row("a quest of a priest", "", "role=Priest,quest=1", true);
        row("another quest", "", "role=Monk,quest=1", false);
        row("a morgue", "des.region({ region = {1,1,3,3}, type = 'morgue', filled = 1 })", "", true);
        row("a morgue by name", "des.region({ region = {1,1,3,3}, type = 'morgue', filled = 2 })", "", true);
        row("an empty morgue", "des.region({ region = {1,1,3,3}, type = 'morgue', filled = 0 })", "", false);
    }
    void graveyards() {
        QFETCH(const std::string, statement);
        QFETCH(const std::string, context);
        QFETCH(const bool, isOne);
        forEachRoll(planOf(hall + statement, context),
                    [&](const LevelInstance& level) { QCOMPARE((level.flags & GraveyardFlag) != 0, isOne); });
    }

    // What is drowned at the end, and what is not.
    void liquidsTakeThings() {
        const auto plan =
            planOf(hall + "des.object('boulder', 2, 2); des.object('apple', 2, 2)\n"
                          "des.engraving({3, 2}, 'burn', 'x'); des.engraving({9, 2}, 'burn', 'x')\n"
                          "des.trap('magic', 4, 2); des.trap('magic portal', 5, 2)\n"
                          "des.terrain(selection.line(2,2, 5,2), 'L')",
                   "difficulty=12");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(objectsNamed(level, *plan, "boulder"), 0);
            QCOMPARE(objectsNamed(level, *plan, "apple"), 1);
            QCOMPARE(level.engravings.size(), std::size_t(1));
            QCOMPARE(level.traps.size(), std::size_t(1));
            QCOMPARE(int(level.traps[0].kind), int(plan->named.magicPortal));
        });
    }

    void replacedTerrainIsNoFrozenPool() {
        const auto plan =
            planOf(hall + "des.level_flags('icedpools'); des.terrain(3, 2, 'I')\n"
                          "des.replace_terrain({ region = {5,2, 5,2}, fromterrain = '.', toterrain = 'I' })");
        forEachRoll(plan, [&](const LevelInstance& level) {
            const auto detailAt = [&](int x) {
                return int(level.detail[std::size_t(cellOf(corner.x + x, corner.y + 2))]);
            };
            QCOMPARE(cellsWith(level, Ice), 2);
            QCOMPARE(detailAt(3), int(PoolUnderIce));
            QCOMPARE(detailAt(5), 0);
        });
    }

    // Walls that nobody joins in a maze of corridors are joined when it is mirrored.
    void mirroredWallsAreJoined() {
        const auto plan = planOf("des.level_init({ style = 'solidfill', fg = ' ' })\n"
                                 "des.level_flags('mazelevel', 'corrmaze')\n"
                                 "des.map({ x = 10, y = 4, map = '|||||\\n|...|\\n-----' })",
                                 "dungeon=Gehennom,gehennom=1");
        int mirrored = 0;
        forEachRoll(plan, [&](const LevelInstance& level) {
            const bool isMirrored = level.flippedAcross || level.flippedDown;
            mirrored += isMirrored ? 1 : 0;
            QCOMPARE(cellsWith(level, TopLeftCorner), isMirrored ? 1 : 0);
            QCOMPARE(cellsWith(level, BottomRightCorner), isMirrored ? 1 : 0);
        });
        QVERIFY(mirrored > seeds / 2 && mirrored < seeds);
    }

    void treesStandBesidePaths_data() {
        QTest::addColumn<std::string>("script");
        QTest::addColumn<bool>("hasCorridor");
        const std::string rooms =
            "local r = {}\n"
            "for i = 1, 2 do des.room({ x = 4 * i - 3, y = 3, w = 5, h = 4, xalign = 'center', yalign = "
            "'center', contents = function(room) r[i] = room.region end }) end\n";
        const std::string doors = "des.door('nodoor', r[1].x2, r[1].y1); des.door('nodoor', r[2].x1 - 2, "
                                  "r[2].y1)\n"
                                  "des.corridor({ srcroom = 0, srcwall = 'east', srcdoor = 0, destroom = 1, "
                                  "destwall = 'west', destdoor = 0 })";
        QTest::newRow("at random") << rooms + "des.random_corridors()" << true;
        QTest::newRow("at random among trees")
            << "des.level_flags('arboreal')\n" + rooms + "des.random_corridors()" << false;
        QTest::newRow("stated") << rooms + doors << true;
        QTest::newRow("stated among trees") << "des.level_flags('arboreal')\n" + rooms + doors << true;
    }
    void treesStandBesidePaths() {
        QFETCH(const std::string, script);
        QFETCH(const bool, hasCorridor);
        forEachRoll(planOf(script, "depth=1,difficulty=1"), [&](const LevelInstance& level) {
            QCOMPARE(cellsWith(level, Corridor) > 0, hasCorridor);
        });
    }

    void rulersSitOnThrones() {
        const auto plan = planOf(hall + "des.feature('throne', 5, 3)\n"
                                        "des.region({ region = {1,1,14,4}, type = 'throne', filled = 1 })");
        const std::vector<std::string> rulers{"ogre tyrant", "elven monarch", "dwarf ruler", "gnome ruler"};
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(cellsWith(level, Throne), 1);
            const CellPlace throne{std::int8_t(corner.x + 5), std::int8_t(corner.y + 3)};
            const auto ruler = std::ranges::find(level.monsters, throne, &RolledMonster::place);
            QVERIFY(ruler != level.monsters.end() && ruler->asleep && !ruler->peaceful);
            const auto& kinds = plan->tables->monsters();
            QVERIFY(std::ranges::contains(rulers, kinds[std::size_t(ruler->kind)].name));
            QCOMPARE(objectsNamed(level, *plan, "chest"), 1);
            const auto isGold = [&](const RolledObject& object) {
                return plan->tables->objects()[std::size_t(object.kind)].symbol == '$' &&
                       object.container >= 0;
            };
            QVERIFY(std::ranges::any_of(level.objects, isGold));
        });
    }

    // Behind its door is a way.
    void closedShops_data() {
        QTest::addColumn<std::string>("context");
        QTest::addColumn<int>("terrain");
        QTest::newRow("ordinary") << std::string() << int(Corridor);
        QTest::newRow("in the dungeon's file") << std::string("special=oracle") << int(Floor);
    }
    void closedShops() {
        QFETCH(const std::string, context);
        QFETCH(const int, terrain);
        const auto plan = planOf(hall + "des.door('locked', 15, 2)\n"
                                        "des.region({ region = {1,1,14,4}, type = 'shop', filled = 1 })",
                                 context);
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(terrainAt(level, {16, 2}), terrain);
            const CellPlace outside{std::int8_t(corner.x + 16), std::int8_t(corner.y + 2)};
            QVERIFY(std::ranges::contains(level.engravings, outside, &RolledEngraving::place));
            QVERIFY(std::ranges::count_if(level.objects, &RolledObject::liesOpen) > 25);
        });
    }

    void vaultsHoldGold() {
        const auto plan = planOf(hall + "des.region({ region = {1,1,2,2}, type = 'vault', filled = 1 })");
        forEachRoll(
            plan, [&](const LevelInstance& level) { QCOMPARE(objectsNamed(level, *plan, "gold piece"), 4); });
    }

    // Of a hundred, so many are peaceful.
    void renegades_data() {
        QTest::addColumn<std::string>("monster");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("cleric") << std::string("id = 'aligned cleric'") << 38 << 51;
        QTest::newRow("high cleric") << std::string("id = 'high cleric'") << 38 << 51;
        QTest::newRow("angel") << std::string("id = 'Angel'") << 10 << 20;
        QTest::newRow("cleric that is peaceful")
            << std::string("id = 'aligned cleric', peaceful = 1") << 100 << 100;
        QTest::newRow("minion") << std::string("id = 'newt', align = 'chaos'") << 100 << 100;
    }
    void renegades() {
        QFETCH(const std::string, monster);
        QFETCH(const int, least);
        QFETCH(const int, most);
        Roller roller(planOf(hall + "des.monster({ x = 3, y = 2, " + monster + " })"));
        int peaceful = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed)
            peaceful += roller.roll(seed).monsters.front().peaceful ? 1 : 0;
        QVERIFY2(peaceful >= 4 * least && peaceful <= 4 * most, qPrintable(QString::number(peaceful / 4)));
    }

    void planesHaveTheirOwnElementals() {
        const auto plan = planOf(hall + "for i = 1, 30 do des.object({ id = 'statue' }); des.monster() end",
                                 "special=fire,endgame=1,depth=-3,difficulty=30");
        int elementals = 0;
        const auto check = [&](int kind) {
            const MonsterKind& traits = plan->tables->monsters()[std::size_t(kind)];
            QVERIFY2(traits.symbol != 'E' || traits.name == "fire elemental",
                     std::string(traits.name).c_str());
            elementals += traits.symbol == 'E' ? 1 : 0;
        };
        forEachRoll(plan, [&](const LevelInstance& level) {
            for (const RolledObject& object : level.objects) {
                if (object.kind == plan->named.statue)
                    check(object.ofMonster);
            }
            for (const RolledMonster& monster : level.monsters) {
                if (monster.ownKind < 0)
                    check(monster.kind);
            }
        });
        QVERIFY(elementals > 0);
    }

    // What a statement does not say takes away what chance has given. A number of times leaves alone what is
    // proof by chance.
    void erosion_data() {
        QTest::addColumn<std::string>("says");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("leastProof");
        QTest::addColumn<int>("mostProof");
        QTest::newRow("nothing") << std::string() << 0 << 0 << 0 << 0;
        QTest::newRow("both") << std::string("eroded = 6") << 2 << 1 << 1 << 40;
        QTest::newRow("never") << std::string("eroded = -1") << -1 << -1 << 20 * seeds << 20 * seeds;
    }
    void erosion() {
        QFETCH(const std::string, says);
        QFETCH(const int, first);
        QFETCH(const int, second);
        QFETCH(const int, leastProof);
        QFETCH(const int, mostProof);
        const auto plan = planOf(hall + "for i = 1, 20 do des.object({ id = 'plate mail', x = 3, y = 2, " +
                                 says + " }) end");
        int proof = 0;
        int eroded = 0;
        forEachRoll(plan, [&](const LevelInstance& level) {
            for (const RolledObject& mail : level.objects) {
                proof += (mail.properties & IsErodeproof) != 0 ? 1 : 0;
                eroded += mail.erosion[0] > 0 ? 1 : 0;
                QVERIFY(first < 0 || (mail.erosion[0] == first && mail.erosion[1] == second));
            }
        });
        QVERIFY2(proof >= leastProof && proof <= mostProof, std::to_string(proof).c_str());
        QCOMPARE(eroded > 0, first != 0);
    }

    // How many of two equal things there are that lie on one cell.
    void heaps_data() {
        QTest::addColumn<std::string>("thing");
        QTest::addColumn<int>("heaps");
        const auto row = [](const char* name, const char* thing, int heaps) {
            QTest::newRow(name) << std::string(thing) << heaps;
        };
        row("apples", "id = 'apple', buc = 'uncursed'", 1);
        row("statues", "id = 'statue', montype = 'newt', buc = 'uncursed'", 2);
        row("eggs", "id = 'egg', montype = 'cockatrice', buc = 'uncursed'", 2);
        row("corpses", "id = 'corpse', montype = 'newt', buc = 'uncursed'", 1);
        row("corpses of trolls", "id = 'corpse', montype = 'troll', buc = 'uncursed'", 2);
        row("candles", "id = 'tallow candle', buc = 'uncursed'", 1);
        row("candles that burn", "id = 'tallow candle', buc = 'uncursed', lit = 1", 2);
        row("chests with a quantity", "id = 'chest', quantity = 3", 6);
    }
    void heaps() {
        QFETCH(const std::string, thing);
        QFETCH(const int, heaps);
        const auto plan =
            planOf(hall + "for i = 1, 2 do des.object({ x = 3, y = 2, " + thing + " }) end", "difficulty=1");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(int(std::ranges::count_if(level.objects, &RolledObject::liesOpen)), heaps);
        });
    }

    // A level region takes the place of any trap but a portal.
    void portalsStay_data() {
        QTest::addColumn<std::string>("trap");
        QTest::addColumn<bool>("stays");
        QTest::newRow("portal") << std::string("magic portal") << true;
        QTest::newRow("arrow") << std::string("arrow") << false;
    }
    void portalsStay() {
        QFETCH(const std::string, trap);
        QFETCH(const bool, stays);
        const auto plan = planOf(hall + "des.trap({ type = '" + trap +
                                 "', x = 3, y = 2, victim = false })\n"
                                 "des.levregion({ region = {3,2,3,2}, type = 'stair-up' })");
        forEachRoll(plan, [&](const LevelInstance& level) {
            QCOMPARE(cellsWith(level, Stairs), stays ? 0 : 1);
            QCOMPARE(level.traps.size(), std::size_t(stays ? 1 : 0));
            QCOMPARE(level.complaints.size(), std::size_t(stays ? 1 : 0));
        });
    }
};

LEVWRIGHT_TEST(ScriptRulesTest)

} // namespace levwright::script_rules_test

#include "ScriptRulesTest.moc"
