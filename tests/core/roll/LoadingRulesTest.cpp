// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of loading that the measured tables hardly show.
#include "core/document/LevelsAnalysis.h"
#include "core/languages/games/Games.h"
#include "core/levcomp/LevelImport.h"
#include "core/model/LevelLanguage.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace levwright::loading_rules_test {
using namespace levwright::roll;

namespace {

constexpr auto older = "nethack-3.4.3";
constexpr auto later = "nethack-3.6";

RollPlanPtr planOf(const char* game, const QByteArray& text, const char* context = "branch=none") {
    const GamePtr known = loadGame(game).value();
    const std::string whole = text.toStdString();
    const FileTree file = known->language().parse(TextSnapshot(whole));
    const std::size_t last = file.levels.size() - 1;
    const std::string levelText(file.textOf(last));
    const LevelModelPtr model = known->language().lower(file.levels[last].tree, levelText, LongSize::Bits64);
    const auto plan = known->language().plan({*model, levelText}, parseContext(context).value());
    if (!plan)
        QTest::qFail(plan.error().message.c_str(), __FILE__, __LINE__);
    return plan.value();
}

// In how many of the rolls something holds.
int rollsIn(const RollPlanPtr& plan, int rolls, const std::function<bool(const LevelInstance&)>& holds) {
    Roller roller(plan);
    int count = 0;
    for (int seed = 1; seed <= rolls; ++seed)
        count += holds(roller.roll(std::uint64_t(seed))) ? 1 : 0;
    return count;
}

QByteArray hallWith(const QByteArray& statements) {
    return mazeWith("-----------\n|.........|\n|.........|\n|.........|\n-----------\n", statements);
}

// A level of all rows, whose first row is row 0.
QByteArray highHallWith(const QByteArray& statements) {
    QByteArray rows;
    for (int y = 0; y < 21; ++y)
        rows += "..........\n";
    return mazeWith(rows, statements);
}

} // namespace

class LoadingRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Of a hundred, so many are peaceful.
    void peace_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("monster");
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        const auto row = [](const char* name, const char* game, const char* monster, const char* context,
                            int least, int most) {
            QTest::newRow(name) << QString::fromUtf8(game) << QByteArray(monster) << QByteArray(context)
                                << least << most;
        };
        row("enemy of the quest", older, "'E',\"earth elemental\"", "role=Monk,quest=1", 35, 60);
        row("enemy of the quest, later", later, "('E',\"earth elemental\")", "role=Monk,quest=1", 35, 60);
        row("the tourists' nemesis", older, "'@',\"Master of Thieves\"", "role=Tourist", 0, 0);
        row("leader of the rogues", older, "'@',\"Master of Thieves\"", "role=Rogue", 100, 100);
        row("a pet of others", older, "'d',\"dog\"", "role=Samurai", 0, 0);
        row("a pet of neutral heroes", older, "'d',\"dog\"", "role=Healer", 35, 60);
        row("a lawful one to a knight", older, "'h',\"dwarf lord\"", "role=Knight,hero_race=human", 60, 90);
        row("a chaotic one to a knight", older, "'i',\"imp\"", "role=Knight", 0, 0);
        row("a servant of anybody", later, "('@',\"aligned priest\")", "role=Valkyrie", 35, 55);
        row("an angel", later, "('A',\"Angel\")", "role=Valkyrie", 8, 22);
        row("an angel of older games", older, "'A',\"Angel\"", "role=Valkyrie", 0, 0);
    }
    void peace() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, monster);
        QFETCH(const QByteArray, context);
        QFETCH(const int, least);
        QFETCH(const int, most);
        const auto plan =
            planOf(qPrintable(game), hallWith("MONSTER:" + monster + ",(5,2)\n"), context.constData());
        const int peaceful = rollsIn(plan, 400, [](const LevelInstance& level) {
            return !level.monsters.empty() && level.monsters.front().peaceful;
        });
        QVERIFY2(peaceful >= 4 * least && peaceful <= 4 * most, qPrintable(QString::number(peaceful / 4)));
    }

    // Where only the role or race is given, the hero has what belongs to it.
    void heroes_data() {
        QTest::addColumn<QByteArray>("context");
        QTest::addColumn<int>("alignment");
        QTest::addColumn<int>("record");
        const auto row = [](const char* context, Alignment alignment, int record) {
            QTest::newRow(context) << QByteArray(context) << int(alignment) << record;
        };
        row("", Alignment::Neutral, 0);
        row("role=Knight", Alignment::Law, 10);
        row("role=Samurai", Alignment::Law, 10);
        row("role=Rogue", Alignment::Chaos, 10);
        row("role=Priest", Alignment::Neutral, 0);
        row("role=Barbarian", Alignment::Neutral, 10);
        row("hero_race=dwarf", Alignment::Law, 0);
        row("role=Wizard,hero_race=elf", Alignment::Chaos, 0);
        row("role=Ranger,hero_race=gnome", Alignment::Neutral, 10);
        row("role=Ranger,hero_align=chaos,align_record=3", Alignment::Chaos, 3);
        row("hero_align=law,role=Wizard", Alignment::Law, 0);
    }
    void heroes() {
        QFETCH(const QByteArray, context);
        QFETCH(const int, alignment);
        QFETCH(const int, record);
        const RollContext read = parseContext(context.toStdString()).value();
        QCOMPARE(int(read.heroAlign), alignment);
        QCOMPARE(read.alignRecord, record);
    }

    void spidersBringThings_data() {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<int>("things");
        QTest::newRow("usually") << QByteArray("(3,5)") << 50;
        QTest::newRow("but not in the first row") << QByteArray("(3,0)") << 0;
    }
    void spidersBringThings() {
        QFETCH(const QByteArray, place);
        QFETCH(const int, things);
        const auto plan = planOf(older, highHallWith("MONSTER:'s',\"giant spider\"," + place + "\n"));
        QCOMPARE(rollsIn(plan, 50,
                         [](const LevelInstance& level) {
                             return std::ranges::any_of(level.objects, &RolledObject::liesOpen);
                         }),
                 things);
    }

    // How many heaps two equal things make, on average over some rolls.
    void heaps_data() {
        QTest::addColumn<QByteArray>("thing");
        QTest::addColumn<int>("heaps");
        QTest::newRow("corpses") << QByteArray("'%',\"corpse\",(5,2),\"newt\",0") << 1;
        QTest::newRow("corpses that rise again") << QByteArray("'%',\"corpse\",(5,2),\"ice troll\",0") << 2;
        QTest::newRow("eggs of a kind") << QByteArray("'%',\"egg\",(5,2),\"cockatrice\",0") << 2;
    }
    void heaps() {
        QFETCH(const QByteArray, thing);
        QFETCH(const int, heaps);
        const auto plan = planOf(older, hallWith("OBJECT:" + thing + "\nOBJECT:" + thing + '\n'));
        Roller roller(plan);
        std::set<std::size_t> found;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            found.insert(roller.roll(seed).objects.size());
        // Two that differ in blessing are two heaps anyhow.
        QCOMPARE(int(*found.begin()), heaps);
    }

    void namesKeepThingsApart() {
        const QByteArray one = "OBJECT:\"dagger\",(5,2),uncursed,+0,name:";
        const auto plan = planOf(later, hallWith(one + "\"a\"\n" + one + "\"b\"\n" + one + "\"a\"\n"));
        QCOMPARE(rollsIn(plan, 20, [](const LevelInstance& level) { return level.objects.size() == 2; }), 20);
    }

    // A coin on the floor joins the coins that were first put there and then into the box.
    void floorGoldJoinsContents() {
        const QByteArray level = "OBJECT:\"gold piece\",(1,1)\n"
                                 "CONTAINER:\"chest\",(1,1) { OBJECT:\"gold piece\",quantity:7 }\n";
        const auto plan = planOf(later, mazeWith("---\n|.|\n---\n", level));
        QCOMPARE(rollsIn(plan, 20,
                         [](const LevelInstance& rolled) {
                             return rolled.objects.size() == 2 && rolled.objects.front().quantity == 8 &&
                                    rolled.objects.front().container == 1;
                         }),
                 20);
    }

    void pitsWipeEngravings() {
        const auto plan =
            planOf(later, hallWith("ENGRAVING:(5,2),dust,\"x\"\nOBJECT:\"dagger\",(5,2),buried\n"
                                   "TRAP:\"pit\",(5,2)\n"));
        QCOMPARE(rollsIn(plan, 20,
                         [](const LevelInstance& level) {
                             return level.engravings.empty() && !level.objects.front().buried;
                         }),
                 20);
    }

    // Whoever stands where a priest shall stand is moved to any place.
    void othersMakeRoom() {
        const QByteArray level = "REGION:(1,1,9,3),lit,\"temple\" {\nMONSTER:('d',\"dog\"),(6,1)\n"
                                 "ALTAR:(5,1),law,shrine\n}\n";
        const auto plan = planOf(later, hallWith(level));
        std::set<int> columnsOfDog;
        QCOMPARE(rollsIn(plan, 60,
                         [&](const LevelInstance& rolled) {
                             columnsOfDog.insert(rolled.monsters.front().place.x);
                             return rolled.monsters.size() == 2 &&
                                    rolled.monsters.front().place != rolled.monsters.back().place;
                         }),
                 60);
        QVERIFY2(columnsOfDog.size() > 5, qPrintable(QString::number(columnsOfDog.size())));
    }

    // One sword in twenty is an artifact, and no level has the same one twice.
    void swordsBecomeArtifacts() {
        QByteArray swords;
        for (int i = 0; i < 40; ++i)
            swords += "OBJECT:\"long sword\",(5,2)\n";
        const auto plan = planOf(later, hallWith(swords));
        int artifacts = 0;
        rollsIn(plan, 100, [&](const LevelInstance& level) {
            std::set<std::string> names;
            for (const RolledObject& object : level.objects) {
                if ((object.properties & IsArtifact) == 0)
                    continue;
                ++artifacts;
                if (!names.insert(level.texts.at(std::size_t(object.called))).second)
                    QTest::qFail("an artifact is there twice", __FILE__, __LINE__);
            }
            return true;
        });
        QVERIFY2(artifacts > 130 && artifacts < 220, qPrintable(QString::number(artifacts)));
    }

    void medusaKeepsBooks() {
        const auto plan =
            planOf(older, hallWith("OBJECT:'`',\"statue\",(5,2)\n"), "special=medusa,difficulty=40");
        const int books = rollsIn(plan, 200, [&](const LevelInstance& level) {
            return std::ranges::any_of(level.objects,
                                       [](const RolledObject& object) { return object.container >= 0; });
        });
        QVERIFY2(books > 60 && books < 140, qPrintable(QString::number(books)));
    }

    // A random chameleon that becomes a wolf has no pack.
    void shapeshiftersComeAlone_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow(older) << QByteArray(older);
        QTest::newRow(later) << QByteArray(later);
    }
    void shapeshiftersComeAlone() {
        QFETCH(const QByteArray, game);
        const auto plan =
            planOf(game.constData(),
                   hallWith(game == older ? "MONSTER:random,random,(5,2)\n" : "MONSTER:random,(5,2)\n"),
                   "difficulty=24,hero_level=14");
        int shifted = 0;
        int together = 0;
        rollsIn(plan, 20000, [&](const LevelInstance& level) {
            const bool hasShifted = !level.monsters.empty() && level.monsters.front().ownKind >= 0;
            shifted += hasShifted ? 1 : 0;
            together += hasShifted && level.monsters.size() > 1 ? 1 : 0;
            return true;
        });
        QVERIFY2(shifted > 100, qPrintable(QString::number(shifted)));
        QCOMPARE(together, 0);
    }

    // A rock in a box becomes a single gem, so that fewer are two together than one in six.
    void rocksInBoxesBecomeOneGem() {
        QByteArray chests;
        for (int i = 0; i < 20; ++i)
            chests += "OBJECT:'(',\"chest\",(5,2)\n";
        const auto plan = planOf(older, hallWith(chests));
        int gems = 0;
        int pairs = 0;
        rollsIn(plan, 3000, [&](const LevelInstance& level) {
            for (const RolledObject& object : level.objects) {
                const ObjectKind& kind = plan->tables->objects()[std::size_t(object.kind)];
                if (kind.symbol != '*' || kind.is(ObjectTrait::Single))
                    continue;
                ++gems;
                pairs += object.quantity == 2 ? 1 : 0;
            }
            return true;
        });
        const int perMille = 1000 * pairs / gems;
        QVERIFY2(perMille > 144 && perMille < 159, qPrintable(QString::number(perMille)));
    }

    // Objects are joined before they are buried.
    void burialTakesEqualThings() {
        const QByteArray dagger = "OBJECT:\"dagger\",(5,2),uncursed,+0,name:\"a\"";
        const auto plan = planOf(later, hallWith(dagger + '\n' + dagger + ",buried\n"));
        QCOMPARE(rollsIn(plan, 20,
                         [](const LevelInstance& level) {
                             return level.objects.size() == 1 && level.objects.front().buried &&
                                    level.objects.front().quantity > 1;
                         }),
                 20);
    }

    // A ring of cells that the map cuts off has no corner that counts twice.
    void monstersStepAsideEvenly() {
        const auto plan = planOf(later, highHallWith("MONSTER:(':',\"newt\"),(5,0)\n"
                                                     "MONSTER:(':',\"newt\"),(5,0)\n"));
        const int beside = rollsIn(
            plan, 1000, [](const LevelInstance& level) { return level.monsters.back().place.y == 0; });
        QVERIFY2(beside > 340 && beside < 460, qPrintable(QString::number(beside)));
    }

    // Of any kind, if a random monster happens to be one that changes its shape.
    void randomShapeshiftersAreShaped() {
        const auto plan = planOf(later, hallWith("MONSTER:random,(5,2),m_monster \"jackal\"\n"),
                                 "difficulty=24,hero_level=14");
        int shifted = 0;
        QCOMPARE(rollsIn(plan, 4000,
                         [&](const LevelInstance& level) {
                             if (level.monsters.empty() || level.monsters.front().ownKind < 0)
                                 return true;
                             const auto& kinds = plan->tables->monsters();
                             const auto kind = [&](int number) { return kinds[std::size_t(number)]; };
                             const RolledMonster& monster = level.monsters.front();
                             ++shifted;
                             return kind(monster.kind).name == "jackal" || kind(monster.kind).symbol == 'm' ||
                                    kind(monster.ownKind).symbol == 'V';
                         }),
                 4000);
        QVERIFY(shifted > 20);
    }

    void anthillsHaveOneKind() {
        const auto plan = planOf(later, hallWith("REGION:(1,1,4,3),unlit,\"anthole\"\n"
                                                 "REGION:(6,1,9,3),unlit,\"anthole\"\n"));
        std::set<int> ofAll;
        QCOMPARE(rollsIn(plan, 60,
                         [&](const LevelInstance& level) {
                             std::set<int> kinds;
                             for (const RolledMonster& monster : level.monsters)
                                 kinds.insert(monster.kind);
                             ofAll.merge(std::set<int>(kinds));
                             return kinds.size() == 1 && level.monsters.size() == 24;
                         }),
                 60);
        QCOMPARE(ofAll.size(), std::size_t(3));
    }

    // A shop without a door has nothing, so the novel is in the next one.
    void novelsAreInShopsWithDoors() {
        const QByteArray level = "REGION:(1,1,4,3),lit,\"book shop\"\n"
                                 "REGION:(6,1,9,3),lit,\"scroll shop\"\nDOOR:closed,(10,2)\n";
        const auto plan = planOf(later, mazeWith("-----------\n|....|....|\n|....|....|\n|....|....|\n"
                                                 "-----------\n",
                                                 level));
        QCOMPARE(rollsIn(plan, 20,
                         [&](const LevelInstance& rolled) {
                             return std::ranges::count_if(rolled.objects, [&](const RolledObject& object) {
                                        return object.kind == plan->named.novel;
                                    }) == 1;
                         }),
                 20);
    }

    // The pool in the middle of the shop.
    void articlesLieOnFloor_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<int>("rolls");
        QTest::newRow(older) << QByteArray(older) << 20;
        QTest::newRow(later) << QByteArray(later) << 0;
    }
    void articlesLieOnFloor() {
        QFETCH(const QByteArray, game);
        QFETCH(const int, rolls);
        const auto plan = planOf(game.constData(),
                                 mazeWith("-----------\n|.........|\n|....}....+\n|.........|\n-----------\n",
                                          "REGION:(1,1,9,3),lit,\"shop\"\nDOOR:closed,(10,2)\n"),
                                 "depth=0");
        QCOMPARE(rollsIn(plan, 20,
                         [&](const LevelInstance& level) {
                             return std::ranges::any_of(level.objects, [&](const RolledObject& object) {
                                 return object.container < 0 && !object.mineral &&
                                        level.terrain[std::size_t(cellOf(object.place.point()))] == Moat;
                             });
                         }),
                 rolls);
    }

    // What "as it is" leaves is the terrain alone.
    void lightChangesWithoutTerrain() {
        const auto plan = planOf(later, hallWith("TERRAIN:fillrect(2,1,4,2),('x',lit)\n"));
        QCOMPARE(rollsIn(plan, 5,
                         [&](const LevelInstance& level) {
                             const Area part = plan->areaOfPart(0);
                             const Point p{part.x1 + 3, part.y1 + 2};
                             return level.lit[std::size_t(cellOf(p))] == 1 &&
                                    level.lit[std::size_t(cellOf(p.x + 3, p.y))] == 0 &&
                                    level.terrain[std::size_t(cellOf(p))] == Floor;
                         }),
                 5);
    }

    // Walls are raised up to two columns and rows after the end of the map.
    void wallsAreRaisedBehindMaps() {
        const auto plan = planOf(later, "LEVEL:\"a\"\nTERRAIN:(21,6),'.'\nGEOMETRY:(10,4)\nMAP\n..........\n"
                                        "..........\n..........\n..........\nENDMAP\nWALLIFY\n");
        const Area part = plan->areaOfPart(0);
        QCOMPARE(rollsIn(plan, 5,
                         [&](const LevelInstance& level) {
                             const auto at = [&](int y) {
                                 return int(level.terrain[std::size_t(cellOf(part.x2 + 2, y))]);
                             };
                             return at(5) == HorizontalWall && at(6) == Floor && at(7) == HorizontalWall;
                         }),
                 5);
    }

    // Deep above the surface is as dark as deep below it.
    void heightDarkens() {
        const auto plan =
            planOf(later, hallWith("REGION:(1,1,9,3),random,\"ordinary\"\n"), "depth=-40,endgame=1");
        const int lit = rollsIn(plan, 400, [&](const LevelInstance& level) {
            const Area part = plan->areaOfPart(0);
            return level.lit[std::size_t(cellOf(part.x1 + 3, part.y1 + 2))] != 0;
        });
        QVERIFY2(lit > 60 && lit < 140, qPrintable(QString::number(lit)));
    }

    // The guardian of the hero's own role stands for any kind, and so there are more odd shapes than 130 in
    // ten thousand.
    void doppelgangersBecomeAnything() {
        const auto plan = planOf(later, highHallWith("LOOP[40] { MONSTER:('@',\"doppelganger\"),random }\n"));
        int odd = 0;
        int all = 0;
        rollsIn(plan, 1500, [&](const LevelInstance& level) {
            for (const RolledMonster& monster : level.monsters) {
                const MonsterKind& kind = plan->tables->monsters()[std::size_t(monster.kind)];
                ++all;
                odd += !kind.is(MonsterTrait::Humanoid) && !kind.is(MonsterTrait::Nasty) ? 1 : 0;
            }
            return true;
        });
        const int perTenThousand = 10000 * odd / all;
        QVERIFY2(perTenThousand > 155 && perTenThousand < 215, qPrintable(QString::number(perTenThousand)));
    }

    // The parts of a cave that a map covers belong to no room of the cave any more.
    void mapsTakeCellsFromCaves() {
        const QByteArray rows = ".....................................................................\n"
                                ".....................................................................\n"
                                ".....................................................................\n"
                                ".....................................................................\n"
                                ".....................................................................\n"
                                ".....................................................................\n";
        const QByteArray text = "MAZE:\"a\",' '\nINIT_MAP:'.',' ',true,true,lit,true\n"
                                "GEOMETRY:center,center\nMAP\n" +
                                rows + "ENDMAP\n";
        const auto plan = planOf(older, text, "branch=down");
        QCOMPARE(rollsIn(plan, 100,
                         [&](const LevelInstance& level) {
                             const Area part = plan->areaOfPart(0);
                             for (int cell = 0; cell < cellCount; ++cell) {
                                 if (level.terrain[std::size_t(cell)] == Stairs)
                                     return !part.contains(placeOf(cell)) || level.rooms.empty();
                             }
                             return true;
                         }),
                 100);
    }

    // Only swimmers come to the plane of water by chance, and no other elementals than those of water.
    void planesChooseMonsters_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow(older) << QByteArray(older);
        QTest::newRow(later) << QByteArray(later);
    }
    void planesChooseMonsters() {
        QFETCH(const QByteArray, game);
        const auto plan =
            planOf(game.constData(),
                   hallWith(game == older ? "MONSTER:random,random,(5,2)\n" : "MONSTER:random,(5,2)\n"),
                   "special=water,endgame=1,depth=-5,difficulty=30");
        QCOMPARE(rollsIn(plan, 200,
                         [&](const LevelInstance& level) {
                             return std::ranges::all_of(level.monsters, [&](const RolledMonster& monster) {
                                 const MonsterKind& kind =
                                     plan->tables->monsters()[std::size_t(monster.kind)];
                                 return kind.is(MonsterTrait::Swims) || monster.ownKind >= 0;
                             });
                         }),
                 200);
    }

    // The plane of water is known by its name. Its bubbles have room for the hero and the way out.
    void planeOfWater_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("path");
        const QString corpus = sharedFolder() + "/corpus/";
        QTest::newRow(older) << QByteArray(older) << corpus + "nethack-3.4.3/golden-lp64/water.lev";
        QTest::newRow(later) << QByteArray(later) << corpus + "nethack-3.6/golden/water.lev";
    }
    void planeOfWater() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QByteArray, game);
        QFETCH(const QString, path);
        const GamePtr known = loadGame(game.constData()).value();
        const std::string bytes = fileBytes(path).toStdString();
        const CompiledFile file = readLevelFile(known, bytes).value().file;
        const auto plan = known->language().planFile(file, "water", {});
        QVERIFY(plan);
        StatisticsJob job(*plan);
        job.run({1, 300});
        const LevelStatistics statistics = job.statistics();
        for (const auto& [key, tally] : statistics.findings) {
            if (key.kind == FindingKind::GivenUp) // it may be too full for a sea monster
                continue;
            QFAIL(qPrintable(QString::fromStdString(std::string(nameOf(key.kind)))));
        }
    }

    // What the game complains of, or silently does not do, in every roll.
    void complaints_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("finding");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* game, const QByteArray& text, const char* finding,
                            const char* says) {
            QTest::newRow(name) << QString::fromUtf8(game) << text << QString::fromUtf8(finding)
                                << QString::fromUtf8(says);
        };
        const QByteArray bridge = hallWith("DRAWBRIDGE:(5,2),east,closed\n");
        row("drawbridge", later, bridge, "game-complains", "Cannot create drawbridge.");
        row("trap in water", older, mazeWith("}.\n", "TRAP:\"pit\",(0,0)\n"), "given-up", "water");
        row("an aligned dog", older, hallWith("MONSTER:'d',\"dog\",(5,2),peaceful,law\n"), "given-up",
            "alignment");
        row("two of a kind that is one", older,
            hallWith("MONSTER:'&',\"Orcus\",(5,2)\nMONSTER:'&',\"Orcus\",(7,2)\n"), "given-up", "only one");
        row("no stairs up", older, hallWith("STAIR:(5,2),up\n"), "given-up", "first level");
        row("corridor north", older,
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(1,1),(left,top),(5,3)\nDOOR:false,nodoor,north,0\n"
            "ROOM:\"ordinary\",lit,(4,4),(left,top),(5,3)\nDOOR:false,nodoor,north,0\n"
            "CORRIDOR:(0,north,0),(1,north,0)\n",
            "given-up", "door");
        row("door behind the end of its wall", older,
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\nDOOR:false,nodoor,north,60\n",
            "given-up", "too short");
        row("door of a room in rock", later,
            "LEVEL:\"a\"\nROOM:\"ordinary\",lit,(3,3),(center,center),(5,3) "
            "{\nROOMDOOR:false,nodoor,north,0\n}\n",
            "game-complains", "proper place");
        row("no place", later, mazeWith("}}\n", "OBJECT:'%',random\n"), "game-complains",
            "can't find a place");
        const QByteArray rock = mazeWith("   \n   \n", "STAIR:levregion(10,5,12,6),(0,0,0,0),up\n");
        row("stairs without a place", older, rock, "region-without-place", "Couldn't place");
        row("stairs without a place, later", later, rock, "region-without-place", "Couldn't place");
        row("more regions than there may be", later, hallWith("LOOP[41] { REGION:(1,1,1,1),lit,\"zoo\" }\n"),
            "game-complains", "Too many rooms");
        row("look of nothing", later, hallWith("MONSTER:('m',\"giant mimic\"),(5,2),m_object \"broom\"\n"),
            "game-complains", "broom");
    }
    void complaints() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, finding);
        QFETCH(const QString, says);
        StatisticsJob job(planOf(qPrintable(game), text, "branch=none,level_in_dungeon=1"));
        job.run({1, 20});
        for (const Finding& each : findingsOf(job.statistics())) {
            if (QString::fromStdString(std::string(nameOf(each.kind))) == finding && each.rolls == 20 &&
                QString::fromStdString(each.text).contains(says)) {
                QVERIFY(each.statement >= 0);
                return;
            }
        }
        QFAIL("it is not found");
    }

    // A later game draws the kind again if that is a unicorn which would be peaceful.
    void statuesOfTraps_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<bool>("areAny");
        QTest::newRow(older) << QByteArray(older) << true;
        QTest::newRow(later) << QByteArray(later) << false;
    }
    void statuesOfTraps() {
        QFETCH(const QByteArray, game);
        QFETCH(const bool, areAny);
        const auto plan = planOf(game.constData(), hallWith("TRAP:\"statue\",(5,2)\n"),
                                 "hero_align=law,difficulty=8,depth=8");
        int unicorns = 0;
        QCOMPARE(rollsIn(plan, 3000,
                         [&](const LevelInstance& level) {
                             const auto statue =
                                 std::ranges::find(level.objects, plan->named.statue, &RolledObject::kind);
                             if (statue == level.objects.end())
                                 return false;
                             const auto kind = std::size_t(statue->ofMonster);
                             unicorns += plan->tables->monsters()[kind].name == "white unicorn" ? 1 : 0;
                             return true;
                         }),
                 3000);
        QCOMPARE(unicorns > 0, areAny);
    }

    // How many traps there are on something else than floor.
    void trapsOnFurniture_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<int>("traps");
        const auto row = [](const char* name, const char* game, const char* statements, int traps) {
            QTest::newRow(name) << QByteArray(game) << QByteArray(statements) << traps;
        };
        row("a fountain", older, "FOUNTAIN:(5,2)\nTRAP:\"arrow\",(5,2)\n", 1);
        row("a fountain, later", later, "FOUNTAIN:(5,2)\nTRAP:\"arrow\",(5,2)\n", 0);
        row("a pit in a fountain", later, "FOUNTAIN:(5,2)\nTRAP:\"pit\",(5,2)\n", 0);
        row("a grave", later, "GRAVE:(5,2),\"x\"\nTRAP:\"arrow\",(5,2)\n", 0);
        row("a pit in a grave", later, "GRAVE:(5,2),\"x\"\nTRAP:\"pit\",(5,2)\n", 1);
        row("one in place of another", later, "TRAP:\"arrow\",(5,2)\nTRAP:\"pit\",(5,2)\n", 1);
        row("stairs", later, "STAIR:(5,2),down\nTRAP:\"arrow\",(5,2)\n", 0);
    }
    void trapsOnFurniture() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, statements);
        QFETCH(const int, traps);
        const auto plan = planOf(game.constData(), hallWith(statements));
        QCOMPARE(
            rollsIn(plan, 20,
                    [&](const LevelInstance& level) { return level.traps.size() == std::size_t(traps); }),
            20);
    }

    // Who died in a trap near the surface lies there with his things.
    void victimsOfTraps_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("trap");
        QTest::addColumn<int>("corpses");
        for (const char* trap : {"arrow", "dart", "falling rock", "bear", "sleep gas", "fire"})
            QTest::newRow(trap) << QByteArray(later) << QByteArray(trap) << 20;
        for (const char* trap : {"board", "rust", "pit", "spiked pit", "hole", "teleport", "magic", "web"})
            QTest::newRow(trap) << QByteArray(later) << QByteArray(trap) << 0;
        QTest::newRow("not in older games") << QByteArray(older) << QByteArray("arrow") << 0;
    }
    void victimsOfTraps() {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, trap);
        QFETCH(const int, corpses);
        const auto plan =
            planOf(game.constData(), hallWith("TRAP:\"" + trap + "\",(5,2)\n"), "depth=1,difficulty=1");
        QCOMPARE(rollsIn(plan, 20,
                         [&](const LevelInstance& level) {
                             return std::ranges::contains(level.objects, plan->named.corpse,
                                                          &RolledObject::kind) &&
                                    std::ranges::contains(level.objects, Curse::Cursed, &RolledObject::curse);
                         }),
                 corpses);
    }

    // Nine rooms, or corners of corridors; at least one is a room, and ways lead to it.
    void rogueRooms() {
        const auto plan = planOf(later, "LEVEL:\"a\"\nINIT_MAP:rogue\nMONSTER:'Z',random\n");
        std::set<std::size_t> rooms;
        QCOMPARE(rollsIn(plan, 200,
                         [&](const LevelInstance& level) {
                             rooms.insert(level.rooms.size());
                             return level.fatal == Fatal::None &&
                                    std::ranges::contains(level.terrain, std::uint8_t(Corridor));
                         }),
                 200);
        QVERIFY(*rooms.begin() >= 1 && *rooms.rbegin() <= 9 && rooms.size() > 3);
    }
};

LEVWRIGHT_TEST(LoadingRulesTest)

} // namespace levwright::loading_rules_test

#include "LoadingRulesTest.moc"
