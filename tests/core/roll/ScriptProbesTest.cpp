// SPDX-License-Identifier: GPL-3.0-or-later
// Small scripts about single rules: what must hold in every roll (shared corpus, loading-3.7/small-probes).
#include "core/languages/script/roll/Plan.h"
#include "core/roll/Roller.h"
#include "core/stats/StatisticsJob.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <map>
#include <numeric>

namespace levwright::script_probes_test {
using namespace levwright::roll;

namespace {

constexpr Count rolls = 200;
constexpr std::string_view ordinaryLevel = "depth=12,difficulty=12,hero_level=10,role=Valkyrie,hero_race="
                                           "human,hero_gender=female,hero_align=neutral";
constexpr std::string_view priestsQuest =
    "depth=12,difficulty=12,hero_level=10,role=Priest,hero_race=human,hero_align=neutral,quest=1";

RollPlanPtr planOf(const std::string& probe, std::string_view context) {
    const auto catalog = Catalog::load("nethack-3.7").value();
    const QString path = sharedFolder() + "/corpus/loading-3.7/small-probes/" + probe.c_str() + ".lua";
    const std::string script = fileBytes(path).toStdString();
    return scriptroll::planScript(catalog, script, probe, parseContext(context).value(), {}, {}).value();
}

const LevelStatistics& statisticsOf(const std::string& probe, std::string_view context = ordinaryLevel) {
    static std::map<std::string, LevelStatistics> known;
    const std::string key = probe + ' ' + std::string(context);
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    StatisticsJob job(planOf(probe, context));
    job.run({1, rolls});
    return known.emplace(key, job.statistics()).first->second;
}

// Empty if each roll has the same number of them.
std::optional<Count> numberOf(const NameTally& tally) {
    const Count each = tally.sum / rolls;
    return tally.sum == each * rolls && tally.squares == each * each * rolls ? std::optional(each)
                                                                             : std::nullopt;
}

std::optional<Count> numberOf(const KindTally& tally) {
    NameTally sums;
    for (const auto& [number, count] : tally.perRoll) {
        sums.sum += Count(number) * count;
        sums.squares += Count(number) * Count(number) * count;
    }
    return numberOf(sums);
}

std::optional<Count> numberOf(const LevelStatistics& rolled, const std::string& group,
                              const std::string& name) {
    if (group == "kind") {
        const auto found = rolled.kinds.find(name);
        return found == rolled.kinds.end() ? 0 : numberOf(found->second);
    }
    const auto names = rolled.names.find(group);
    if (names == rolled.names.end())
        return 0;
    const auto found = names->second.find(name);
    return found == names->second.end() ? 0 : numberOf(found->second);
}

Count floorObjects(const LevelInstance& level, const Area& within) {
    return Count(std::ranges::count_if(level.objects, [&](const RolledObject& object) {
        return object.liesOpen() && within.contains(object.place.point());
    }));
}

} // namespace

class ScriptProbesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasSoMany_data() {
        QTest::addColumn<std::string>("probe");
        QTest::addColumn<std::string>("group");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<int>("number");
        const auto row = [](const char* probe, const char* group, const char* name, int number) {
            QTest::addRow("%s: %s %s", probe, group, name)
                << std::string(probe) << std::string(group) << std::string(name) << number;
        };
        for (const char* name : {"pit viper", "cobra", "water moccasin", "scorpion", "centipede"})
            row("hiding", "mon", name, 4);
        row("hiding", "mon", "giant eel", 8);
        for (const char* name : {"cobra", "centipede", "giant eel"})
            row("hiding", "hidden", name, 4);
        for (const char* name : {"pit viper", "water moccasin", "scorpion"})
            row("hiding", "hidden", name, 0);
        row("trap-ground", "kind", "trap:arrow", 2);
        row("trap-ground", "kind", "trap:pit", 3);
        row("trap-ground", "kind", "trap:spiked pit", 2);
        row("trap-ground", "kind", "trap:web", 2);
        row("trap-ground", "kind", "trap:magic portal", 4);
        row("trap-ground", "mon", "giant spider", 2);
        row("marks", "kind", "ice:pool", 4);
        row("marks", "kind", "door:locked", 1);
        row("marks", "kind", "door:nodoor", 1);
        row("marks", "kind", "obj:`", 0);
        row("marks", "kind", "engraving:burn", 0);
        row("marks", "kind", "trap:magic", 0);
        row("marks", "kind", "trap:magic portal", 1);
        row("piles", "obj", "egg", 3);
        row("piles", "egg", "cockatrice", 3);
        row("piles", "obj", "apple", 1);
        row("piles", "obj", "corpse", 4);
        row("piles", "corpse", "troll", 3);
        row("piles", "corpse", "newt", 1);
        row("piles", "obj", "oil", 3);
        row("piles", "obj", "chest", 3);
        row("piles", "obj", "ruby", 1);
        row("piles", "obj", "diamond", 0);
        row("piles", "mon", "high cleric", 3);
        row("piles", "mon", "Juiblex", 1);
    }
    void hasSoMany() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const std::string, probe);
        QFETCH(const std::string, group);
        QFETCH(const std::string, name);
        QFETCH(const int, number);
        const std::optional<Count> found = numberOf(statisticsOf(probe), group, name);
        QVERIFY2(found, "the rolls differ");
        QCOMPARE(int(*found), number);
    }

    void hasCells_data() {
        QTest::addColumn<std::string>("probe");
        QTest::addColumn<Point>("place");
        QTest::addColumn<bool>("isMark");
        QTest::addColumn<char>("value");
        const auto row = [](const char* probe, Point p, bool isMark, char value) {
            QTest::addRow("%s: %d,%d", probe, p.x, p.y) << std::string(probe) << p << isMark << value;
        };
        for (const Point p : {Point{14, 6}, {14, 7}, {14, 8}, {11, 9}, {12, 9}, {13, 9}})
            row("solid-flip", p, true, '0');
        for (const Point p : {Point{67, 6}, {67, 7}, {67, 8}, {68, 9}, {69, 9}, {70, 9}})
            row("solid-flip", p, true, '3');
        row("marks", {10, 6}, true, '1');
        for (const Point p : {Point{11, 8}, {11, 6}, {15, 6}})
            row("trap-ground", p, false, 'p'); // floor
        for (const Point p : {Point{12, 5}, {14, 5}, {15, 5}, {14, 6}, {15, 6}, {12, 7}, {13, 7}, {14, 7}})
            row("marks", p, false, 'x'); // ice
    }
    void hasCells() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const std::string, probe);
        QFETCH(const Point, place);
        QFETCH(const bool, isMark);
        QFETCH(const char, value);
        const LevelStatistics& rolled = statisticsOf(probe);
        const CellTally& cells = isMark ? rolled.dig : rolled.terrain;
        const std::map<char, Count> expected{{value, rolls}};
        QCOMPARE(cells[std::size_t(cellOf(place))], expected);
    }

    void objectsOfHiders() {
        LEVWRIGHT_NEEDS_SHARED();
        Roller roller(planOf("hiding", ordinaryLevel));
        for (std::uint64_t seed = 1; seed <= rolls; ++seed) {
            const LevelInstance& level = roller.roll(seed);
            QCOMPARE(floorObjects(level, wholeMap), Count(32));
            QCOMPARE(floorObjects(level, {0, 0, columns - 1, 0}), Count(0));
        }
    }

    void doorsOfIrregularRooms() {
        LEVWRIGHT_NEEDS_SHARED();
        const std::map<int, Count> expected{{1, 2 * rolls}, {2, rolls}};
        QCOMPARE(statisticsOf("joins").histograms.at("room doors"), expected);
    }

    void graveyards_data() {
        QTest::addColumn<std::string>("probe");
        QTest::addColumn<bool>("inQuest");
        QTest::addColumn<bool>("isOne");
        for (const char* probe : {"hiding", "solid-flip", "trap-ground", "marks", "piles", "joins"}) {
            QTest::addRow("%s", probe) << std::string(probe) << false << (std::string_view(probe) == "joins");
            QTest::addRow("%s in a Priest's quest", probe) << std::string(probe) << true << true;
        }
    }
    void graveyards() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const std::string, probe);
        QFETCH(const bool, inQuest);
        QFETCH(const bool, isOne);
        const LevelStatistics& rolled = statisticsOf(probe, inQuest ? priestsQuest : ordinaryLevel);
        QCOMPARE(rolled.flags.contains("graveyard") ? rolled.flags.at("graveyard") : 0, isOne ? rolls : 0);
    }
};

LEVWRIGHT_TEST(ScriptProbesTest)

} // namespace levwright::script_probes_test

#include "ScriptProbesTest.moc"
