// SPDX-License-Identifier: GPL-3.0-or-later
// Vaults that are set into a sample level.
#include "core/document/Vaults.h"
#include "core/languages/games/Games.h"
#include "core/lens/WayLens.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/VariantTables.h"

#include <QTest>

#include <algorithm>

namespace levwright::sample_level_test {
using namespace levwright::roll;

namespace {

// A vault that is a room, one that is a map with a room, and a level that is no vault.
const std::string vaults = "# vaults\n"
                           "LEVEL:\"room\"\n"
                           "FLAGS:rndvault\n"
                           "MINDEPTH:7\n"
                           "ROOM:\"ordinary\",random,random,random,(4,3) {\n"
                           "  FOUNTAIN:(1,1)\n"
                           "}\n"
                           "LEVEL:\"map\"\n"
                           "FLAGS:rndvault\n"
                           "GEOMETRY:random\n"
                           "MAP\n"
                           "--------\n"
                           "|......|\n"
                           "|..{...|\n"
                           "--------\n"
                           "ENDMAP\n"
                           "REGION:(1,1,6,2),random,\"ordinary\",unfilled {\n"
                           "}\n"
                           "LEVEL:\"no vault\"\n"
                           "ROOM:\"ordinary\",random,random,random,random {\n"
                           "}\n";

LevelsAnalysis analysisOfVaults() {
    return {loadGame("nethack-3.6").value(), TextSnapshot(vaults)};
}

Result<RollPlanPtr> planOf(const LevelsAnalysis& levels, std::size_t level, const RollContext& context) {
    return levels.game().language().plan(levels.source(level), context);
}

RollContext sampleContext(int depth) {
    RollContext context;
    context.sampleLevel = true;
    context.depth = context.difficulty = depth;
    return context;
}

// The index of the room that a statement of the level made.
std::optional<std::size_t> vaultIn(const LevelInstance& level) {
    const auto found = std::ranges::find_if(
        level.rooms, [](const RolledRoom& room) { return room.statement != noStatement && room.parent < 0; });
    return found == level.rooms.end() ? std::nullopt
                                      : std::optional(std::size_t(found - level.rooms.begin()));
}

bool isReached(const LevelInstance& level, const RollPlan& plan, const Catalog& catalog, std::size_t room) {
    const lens::LensResult ways = lens::wayLens({level, plan, catalog});
    const Area area = level.rooms[room].area;
    for (int y = area.y1; y <= area.y2; ++y) {
        for (int x = area.x1; x <= area.x2; ++x) {
            if (ways.numbers[std::size_t(cellOf(x, y))] != lens::noNumber)
                return true;
        }
    }
    return false;
}

} // namespace

class SampleLevelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Alone, a vault is one room without stairs.
    void aloneIsAlone() {
        const LevelsAnalysis levels = analysisOfVaults();
        Roller roller(planOf(levels, 1, {}).value());
        const LevelInstance& level = roller.roll(1);
        QCOMPARE(level.rooms.size(), 1U);
        QVERIFY(!std::ranges::contains(level.terrain, Stairs));
    }

    void isSetIntoALevel_data() {
        QTest::addColumn<std::size_t>("index");
        QTest::newRow("room") << std::size_t(1);
        QTest::newRow("map") << std::size_t(2);
    }
    void isSetIntoALevel() {
        QFETCH(const std::size_t, index);
        const LevelsAnalysis levels = analysisOfVaults();
        const RollPlanPtr plan = planOf(levels, index, sampleContext(7)).value();
        Roller roller(plan);
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const LevelInstance& level = roller.roll(seed);
            QVERIFY(level.fatal == Fatal::None);
            QVERIFY(level.rooms.size() > 2);
            QCOMPARE(std::ranges::count(level.terrain, Stairs), 2);
            QVERIFY(std::ranges::contains(level.terrain, Fountain));
            const auto vault = vaultIn(level);
            QVERIFY(vault);
            // Rooms lie apart, and one comes to the vault.
            for (std::size_t i = 0; i < level.rooms.size(); ++i)
                QVERIFY(i == *vault || !level.rooms[i].area.grown(1, 1).meets(level.rooms[*vault].area));
            QVERIFY2(isReached(level, *plan, levels.game().catalog(), *vault), std::to_string(seed).c_str());
        }
    }

    void refuses_data() {
        QTest::addColumn<std::size_t>("index");
        QTest::addColumn<int>("depth");
        QTest::addColumn<std::string>("why");
        QTest::newRow("too high") << std::size_t(1) << 6
                                  << std::string("“room” needs a depth of 7 or more; this level has 6.");
        QTest::newRow("no vault") << std::size_t(3) << 7
                                  << std::string("Only vaults are set into a sample level: levels with the "
                                                 "flag “rndvault”.");
    }
    void refuses() {
        QFETCH(const std::size_t, index);
        QFETCH(const int, depth);
        QFETCH(const std::string, why);
        const Result<RollPlanPtr> plan = planOf(analysisOfVaults(), index, sampleContext(depth));
        QVERIFY(!plan);
        QCOMPARE(plan.error().message, why);
    }

    // The vaults of a variant, each at the least depth that it may have and with the rooms of its own.
    void takesAllOfAVariant() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::string text =
            fileBytes(folderOf(evilHack()) + QStringLiteral("/des/vaults.des")).toStdString();
        const LevelsAnalysis levels{gameOfTables(evilHack()), TextSnapshot(text)};
        for (const Vault& vault : vaultsOf(levels)) {
            const auto plan = planOf(levels, vault.level, sampleContext(std::max(vault.leastDepth, 1)));
            QVERIFY2(plan, vault.name.c_str());
            Roller roller(*plan);
            int reached = 0; // lava, trees and closed doors may be in the way
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const LevelInstance& level = roller.roll(seed);
                QVERIFY(level.fatal == Fatal::None);
                QCOMPARE(std::ranges::count(level.terrain, Stairs), 2);
                const auto made = vaultIn(level);
                QVERIFY2(made && level.rooms.size() > 2, vault.name.c_str());
                reached += isReached(level, **plan, levels.game().catalog(), *made) ? 1 : 0;
            }
            QVERIFY2(reached >= 15, (vault.name + ": " + std::to_string(reached)).c_str());
        }
    }
};

LEVWRIGHT_TEST(SampleLevelTest)

} // namespace levwright::sample_level_test

#include "SampleLevelTest.moc"
