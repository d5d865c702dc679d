// SPDX-License-Identifier: GPL-3.0-or-later
// Where SLASH'EM makes levels in another way than NetHack 3.4.3.
#include "core/archive/Archive.h"
#include "core/base/FileStore.h"
#include "core/formats/FileForms.h"
#include "core/instance/InstanceText.h"
#include "core/languages/classic/roll/Plan.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace levwright::slashem_roll_test {
using namespace levwright::roll;

namespace {

const QByteArray hall = "-----------\n|.........|\n|.........|\n|.........|\n-----------\n";

GamePtr slashem() {
    static const GamePtr game = loadGame("slashem").value();
    return game;
}

LevelPlanPtr planOf(const QByteArray& text, const char* context = "") {
    const LevelsAnalysis analysis(slashem(), TextSnapshot(text.toStdString()));
    return planDescribed(slashem()->catalog(), classicLevel(analysis.level(0)), parseContext(context).value())
        .value();
}

using Names = std::map<std::string_view, int>; // with their number

template <class Count>
Names namesIn(const LevelPlanPtr& plan, int rolls, const Count& count) {
    Names names;
    Roller roller(plan);
    for (int seed = 1; seed <= rolls; ++seed)
        count(roller.roll(std::uint64_t(seed)), names);
    return names;
}

Names monstersIn(const LevelPlanPtr& plan, int rolls) {
    return namesIn(plan, rolls, [&](const LevelInstance& level, Names& names) {
        for (const RolledMonster& monster : level.monsters)
            ++names[plan->tables->monsters()[std::size_t(monster.kind)].name];
    });
}

Names objectsIn(const LevelPlanPtr& plan, int rolls) {
    return namesIn(plan, rolls, [&](const LevelInstance& level, Names& names) {
        for (const RolledObject& object : level.objects)
            names[plan->tables->objects()[std::size_t(object.kind)].name] += object.quantity;
    });
}

bool isNear(int count, int expected) {
    return count > expected * 3 / 4 && count < expected * 5 / 4;
}

QByteArray room(const char* type) {
    return mazeWith(hall, QByteArray("REGION:(1,1,9,3),lit,\"") + type + "\"\n");
}

} // namespace

class SlashemRollTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Its terrain has other numbers than that of rolls.
    void terrain() {
        const LevelPlanPtr plan = planOf(mazeWith("-----\n|ZKI|\n|A.C|\n-----\n", "ALTAR:(1,1),law,altar\n"));
        Roller roller(plan);
        const LevelInstance& level = roller.roll(1);
        const Area part = plan->areaOfPart(0);
        const auto at = [&](int x, int y) {
            return int(level.terrain[std::size_t(cellOf(part.x1 + x, part.y1 + y))]);
        };
        QCOMPARE(at(2, 1), int(Sink));
        QCOMPARE(at(3, 1), int(Ice));
        QCOMPARE(at(1, 2), int(Air));
        QCOMPARE(at(3, 2), int(Cloud));
        QCOMPARE(at(1, 1), int(Altar));
        for (const int terrain : {int(Altar), int(Toilet), int(Grave), int(Ice), int(Cloud)})
            QCOMPARE(int(plan->tables->terrain().toRoll(plan->tables->terrain().toGame(terrain))), terrain);
    }

    void randomRegionsAndNowhere() {
        const LevelPlanPtr plan =
            planOf(mazeWith(hall, "RANDOM_REGION[0]:(2,1,4,3),(3,1,3,3)\n"
                                  "RANDOM_PLACES[0]:none,none\nRANDOM_PLACES[1]:none,(8,2)\n"
                                  "FOUNTAIN:region[0]\nALTAR:place[0],law,altar\n"
                                  "STAIR:place[1][0],up\n"
                                  "OBJECT:'[',\"dwarvish iron helm\",(6,1)\n"
                                  "OBJFLAGS:o_buried\n"));
        const Area part = plan->areaOfPart(0);
        Roller roller(plan);
        std::set<int> columns;
        int stairs = 0;
        constexpr int rolls = 100;
        for (std::uint64_t seed = 1; seed <= rolls; ++seed) {
            const LevelInstance& level = roller.roll(seed);
            QVERIFY(level.fatal == Fatal::None && !level.undeclaredRegister);
            for (int cell = 0; cell < int(level.terrain.size()); ++cell) {
                const int terrain = int(level.terrain[std::size_t(cell)]);
                QVERIFY(terrain != int(Altar));
                if (terrain == int(Fountain))
                    columns.insert(placeOf(cell).x - part.x1);
                stairs += terrain == int(Stairs) && placeOf(cell).x == part.x1 + 8 ? 1 : 0;
            }
            QVERIFY(std::ranges::any_of(level.objects, &RolledObject::buried));
        }
        QCOMPARE(columns, (std::set<int>{2, 4}));
        QVERIFY(isNear(stairs, rolls / 2));
    }

    void toilets() {
        const LevelPlanPtr plan = planOf(mazeWith("---\n|Z|\n---\n"));
        StatisticsJob job(plan);
        job.run({1, 3});
        const LevelStatistics statistics = job.statistics();
        QCOMPARE(statistics.kinds.at("toilet").perRoll.at(1), Count(3));
        QVERIFY(readStatistics(toJson(statistics)).value() == statistics);
    }

    void pitsHivesAndFarms() {
        const Names pit = monstersIn(planOf(room("lemurepit")), 40);
        QCOMPARE(pit.size(), std::size_t(2));
        QVERIFY(isNear(pit.at("horned devil"), 40 * 27 / 10));

        const LevelPlanPtr hive = planOf(room("migohive"));
        const Names migo = monstersIn(hive, 40);
        QCOMPARE(migo.at("migo queen"), 40);
        QVERIFY(isNear(migo.at("migo drone"), 40 * 13) && isNear(migo.at("migo warrior"), 40 * 13));
        const Names gems = objectsIn(hive, 40);
        QVERIFY(gems.contains("diamond") && gems.contains("ruby"));
        QVERIFY(gems.at("agate") > gems.at("ruby") && gems.at("fluorite") > gems.at("diamond"));

        const Names shallow = monstersIn(planOf(room("fungusfarm"), "difficulty=12"), 40);
        QVERIFY(!shallow.contains("spotted jelly") && shallow.at("lichen") > shallow.at("shrieker"));
        const Names deep = monstersIn(planOf(room("fungusfarm"), "difficulty=21"), 40);
        QVERIFY(deep.contains("spotted jelly") && deep.contains("ochre jelly"));
    }

    void roomsThatStayEmpty() {
        for (const char* type :
             {"realzoo", "giantcourt", "dragonlair", "badfoodshop", "leprehall", "cocknest", "anthole"})
            QVERIFY2(monstersIn(planOf(room(type)), 5).empty(), type);
    }

    void blackMarket() {
        const QByteArray text = mazeWith("-----------\n|.........+\n|.........|\n-----------\n",
                                         "REGION:(1,1,9,2),lit,\"black market\"\nDOOR:closed,(10,1)\n");
        const Names monsters = monstersIn(planOf(text, "depth=1"), 5);
        QCOMPARE(monsters.at("black marketeer"), 5);
        QVERIFY(!monsters.contains("shopkeeper"));
        QVERIFY(objectsIn(planOf(text), 20).size() > 40);
    }

    void barracksHaveGraves() {
        const LevelPlanPtr plan = planOf(room("barracks"));
        const Names graves = namesIn(plan, 40, [](const LevelInstance& level, Names& names) {
            names["grave"] += int(std::ranges::count(level.terrain, std::uint8_t(Grave)));
        });
        QVERIFY(isNear(graves.at("grave"), 40 * 27 / 5));
    }

    void minesOfGnomes() {
        const QByteArray text =
            mazeWith(hall, "MONSTER:'G',\"gnome king\",(2,2)\nMONSTER:'h',\"hobbit\",(4,2)\n");
        const Names home = monstersIn(planOf(text, "mines=1,hero_race=dwarf"), 3);
        QVERIFY(home == (Names{{"ogre", 3}, {"hobbit", 3}}));
        const Names away = monstersIn(planOf(text, "mines=1,hero_race=elf"), 3);
        QVERIFY(away == (Names{{"gnome king", 3}, {"hobbit", 3}}));
    }

    void questsHaveTheirMonstersOnly() {
        const Names names = monstersIn(
            planOf(mazeWith(hall, "MONSTER:random,random,(2,2)\n"), "quest=1,role=Yeoman,depth=14"), 60);
        for (const auto& [name, count] : names) {
            const char symbol = slashem()->catalog().findMonster(name, std::nullopt)->classSymbol;
            QVERIFY2(name == "raven" || name == "werewolf" || symbol == 'r' || symbol == 'd',
                     std::string(name).c_str());
        }
    }

    void woodchucksAtTheOracle() {
        const QByteArray text = mazeWith(hall, "MONSTER:random,random,(2,2)\n");
        QVERIFY(monstersIn(planOf(text, "special=oracle"), 200).contains("woodchuck"));
        QVERIFY(!monstersIn(planOf(text), 200).contains("woodchuck"));
    }

    void objects() {
        const LevelPlanPtr plan = planOf(mazeWith(hall, "OBJECT:random,random,(2,2)\n"));
        Roller roller(plan);
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            for (const RolledObject& object : roller.roll(seed).objects)
                QVERIFY(object.container >= 0 ||
                        plan->tables->objects()[std::size_t(object.kind)].symbol != '"');
        }
        const Names kit = objectsIn(planOf(mazeWith(hall, "OBJECT:'(',\"medical kit\",(2,2)\n")), 40);
        QVERIFY(isNear(kit.at("bandage") + kit.at("phial") + kit.at("pill"), 40 * 30));
        QCOMPARE(kit.size(), std::size_t(4));
        const Names torches = objectsIn(planOf(mazeWith(hall, "OBJECT:'(',\"torch\",(2,2)\n")), 100);
        QVERIFY(isNear(torches.at("torch"), 200));
    }

    void charges() {
        const auto chargesOf = [](const char* object) {
            const LevelPlanPtr plan = planOf(mazeWith(hall, QByteArray("OBJECT:") + object + ",(2,2)\n"));
            std::map<int, int> charges;
            Roller roller(plan);
            for (std::uint64_t seed = 1; seed <= 300; ++seed)
                ++charges[roller.roll(seed).objects.front().enchantment];
            return charges;
        };
        const std::map<int, int> sleep = chargesOf("'/',\"sleep\"");
        QCOMPARE(sleep.begin()->first, 8);
        QCOMPARE(sleep.rbegin()->first, 12);
        const std::map<int, int> light = chargesOf("'/',\"light\"");
        QCOMPARE(light.begin()->first, 15);
        QCOMPARE(light.rbegin()->first, 19);
        QVERIFY(!chargesOf("'=',\"protection\"").contains(0));
    }

    void eggsOfSpiders() {
        const LevelPlanPtr plan = planOf(mazeWith(hall, "OBJECT:'%',\"egg\",(2,2)\n"), "special=spiders");
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            QCOMPARE(int(Roller(plan).roll(seed).objects.front().ofMonster), plan->named.giantSpider);
    }

    void packagedLevels() {
        const std::string library = "/usr/lib/games/slashem/nhushare";
        if (!QFileInfo::exists(QString::fromStdString(library)))
            QSKIP("no SLASH'EM here (Debian: slashem): its levels are not rolled");
        const Archive all = Archive::parse(DiskFileStore().read(library, 1 << 24).value()).value();
        int levels = 0;
        for (const ArchiveEntry& entry : all.entries()) {
            if (!entry.name.ends_with(".lev"))
                continue;
            const DecodedFile decoded = decodeLevelFile(entry.content).value();
            RollContext context;
            context.special = entry.name.substr(0, entry.name.size() - 4);
            const LevelPlanPtr plan =
                planRolls(std::get<CompiledLevel>(decoded.contents), slashem()->catalog(), context).value();
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                QVERIFY2(Roller(plan).roll(seed).fatal == Fatal::None, entry.name.c_str());
            ++levels;
        }
        QCOMPARE(levels, 185);
    }
};

LEVWRIGHT_TEST(SlashemRollTest)

} // namespace levwright::slashem_roll_test

#include "SlashemRollTest.moc"
