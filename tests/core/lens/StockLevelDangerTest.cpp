// SPDX-License-Identifier: GPL-3.0-or-later
// Danger of three stock levels of three languages, recomputed by hand in the comments from the kinds that
// their descriptions name: ratings, speeds and frequencies as the catalogs have them, at depth and difficulty
// 12 for a hero of level 10. Rolls in which a random trap is a web are left out: a giant spider comes with
// it.
#include "core/lens/DangerLens.h"
#include "tests/core/lens/StockRolls.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

namespace levwright::stock_level_danger_test {
using namespace levwright::lens;

namespace {

constexpr int rolls = 3000;
// Four standard deviations of a share of a half.
constexpr double noise = 0.037;

struct Level {
    const char* path; // in the corpus
    const char* game;
    const char* name;
};

using Shares = std::map<std::int64_t, double>; // of rolls, by value

bool hasWeb(const roll::LevelInstance& level, const roll::RollPlan& plan) {
    const int web = plan.tables->trap("web");
    return std::ranges::any_of(level.traps, [&](const roll::RolledTrap& trap) { return trap.kind == web; });
}

// The rolls of a level without webs, counted.
class Rolled {
public:
    explicit Rolled(const Level& stock) {
        const QString path = sharedFolder() + QStringLiteral("/corpus/") + QLatin1String(stock.path);
        const std::vector<StockPlan> all = stockPlansOf(path, QLatin1String(stock.game));
        const auto found = std::ranges::find_if(
            all, [&](const StockPlan& each) { return each.name.ends_with(std::string(" ") + stock.name); });
        if (found == all.end())
            qFatal("no level %s", stock.name);
        roll::Roller roller(found->plan);
        int counted = 0;
        for (std::uint64_t seed = 1; counted < rolls; ++seed) {
            const roll::LevelInstance& level = roller.roll(seed);
            if (hasWeb(level, *found->plan))
                continue;
            ++counted;
            for (const Measured& measured :
                 dangerLens({level, *found->plan, found->game->catalog()}).measures) {
                if (measured.value)
                    m_shares[measured.measure][*measured.value] += 1.0 / rolls;
            }
        }
    }

    // What has that share is there, and hardly anything else: a web may lie under another trap, and a
    // scorpion in the uppermost row brings nothing to hide under.
    bool has(Measure measure, const Shares& wanted) const {
        constexpr double hardlyAny = 0.01;
        const Shares& found = m_shares.at(measure);
        double others = 1;
        const bool isSame = std::ranges::all_of(wanted,
                                                [&](const auto& each) {
                                                    const auto own = found.find(each.first);
                                                    const double share = own == found.end() ? 0 : own->second;
                                                    others -= share;
                                                    return std::abs(share - each.second) < noise;
                                                }) &&
                            others < hardlyAny;
        if (!isSame) {
            for (const auto& [value, share] : found)
                qWarning("%s: %lld in %.3f", std::string(wordOf(measure)).c_str(),
                         static_cast<long long>(value), share);
        }
        return isSame;
    }

private:
    std::map<Measure, Shares> m_shares;
};

} // namespace

class StockLevelDangerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two ogres (rating 7), a rock troll (12) and one of class O, all hostile and awake: 26 and the last one.
    // Its class has ogres (7, frequency 1), ogre lords (9, frequency 2) and ogre kings (11, frequency 2).
    // Both others are above half of the difficulty, so before each the list may end with 1 in 2: only ogres
    // 1/2, without kings 1/4, all 1/4. By frequency among these:
    //   ogre 1/2 + 1/4 * 1/3 + 1/4 * 1/5 = 38/60: 33
    //   lord       1/4 * 2/3 + 1/4 * 2/5 = 16/60: 35
    //   king                   1/4 * 2/5 =  6/60: 37
    // Speeds: ogre 10, lord 12, king 14, rock troll 12, so that only a king is faster than the hero's 12.
    void fillerOfBarbarians() {
        LEVWRIGHT_NEEDS_SHARED();
        const Rolled level({"nethack-3.4.3/des/Barb.des", "nethack-3.4.3", "Bar-fila"});
        const Shares danger{{33, 38.0 / 60}, {35, 16.0 / 60}, {37, 6.0 / 60}};
        QVERIFY(level.has(Measure::Danger, danger));
        QVERIFY(level.has(Measure::DangerAwake, danger));
        QVERIFY(level.has(Measure::Hostile, {{4, 1}}));
        QVERIFY(level.has(Measure::HardestMonster, {{12, 1}}));
        QVERIFY(level.has(Measure::FasterThanHero, {{0, 54.0 / 60}, {1, 6.0 / 60}}));
    }

    // The Chromatic Dragon (23), asleep, and three shriekers (2 each), which are always hostile: 23 + 6 = 29,
    // of which 6 are awake. Speeds: dragon 12, shriekers 1.
    void goalOfCavemen() {
        LEVWRIGHT_NEEDS_SHARED();
        const Rolled level({"nethack-3.6/des/Caveman.des", "nethack-3.6", "Cav-goal"});
        QVERIFY(level.has(Measure::Danger, {{29, 1}}));
        QVERIFY(level.has(Measure::DangerAwake, {{6, 1}}));
        QVERIFY(level.has(Measure::Hostile, {{4, 1}}));
        QVERIFY(level.has(Measure::HardestMonster, {{23, 1}}));
        QVERIFY(level.has(Measure::FasterThanHero, {{0, 1}}));
    }

    // Two mountain centaurs (9), three forest centaurs (8), a scorpion (8) and one of class C, all hostile:
    // 18 + 24 + 8 = 50 and the last one. The class has plains (6), forest (8) and mountain (9) centaurs, each
    // of weight frequency 1 + 1 = 2. The last two are above half of the difficulty and above the kind before
    // them, so the list ends before each with 1 in 2: only plains 1/2, without mountain 1/4, all 1/4.
    //   plains   1/2 + 1/4 * 1/2 + 1/4 * 1/3 = 17/24: 56
    //   forest         1/4 * 1/2 + 1/4 * 1/3 =  5/24: 58
    //   mountain                   1/4 * 1/3 =  2/24: 59
    // The scorpion hides under the object that it brings, so 8 less are awake. Speeds: centaurs 18 and 20,
    // so that six are faster than the hero.
    void fillerOfRangers() {
        LEVWRIGHT_NEEDS_SHARED();
        const Rolled level({"nethack-3.7/lua/Ran-fila.lua", "nethack-3.7", "Ran-fila"});
        QVERIFY(level.has(Measure::Danger, {{56, 17.0 / 24}, {58, 5.0 / 24}, {59, 2.0 / 24}}));
        QVERIFY(level.has(Measure::DangerAwake, {{48, 17.0 / 24}, {50, 5.0 / 24}, {51, 2.0 / 24}}));
        QVERIFY(level.has(Measure::Hostile, {{7, 1}}));
        QVERIFY(level.has(Measure::HardestMonster, {{9, 1}}));
        QVERIFY(level.has(Measure::FasterThanHero, {{6, 1}}));
    }
};

LEVWRIGHT_TEST(StockLevelDangerTest)

} // namespace levwright::stock_level_danger_test

#include "StockLevelDangerTest.moc"
