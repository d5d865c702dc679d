// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/RandomStream.h"
#include "core/formats/FileForms.h"
#include "core/formats/lev34/LevFile.h"
#include "core/instance/InstanceText.h"
#include "core/languages/classic/compile/LevelCompiler.h"
#include "core/languages/classic/language/ClassicLanguage.h"
#include "core/languages/classic/syntax/FileParser.h"
#include "core/roll/Roller.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/Levels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <map>
#include <set>
#include <thread>

namespace levwright::roll_test {
using namespace levwright::roll;

namespace {

const QString dataFolder = QStringLiteral(LEVWRIGHT_SOURCE_DIR "/tests/data/roll");

CompiledLevel compiled(const QByteArray& text) {
    const FileTree file =
        parseFile(classicGameOf(*testGame())->dialect(), TextSnapshot(text.toStdString()), LexMode::Exact);
    // The last one, because comments before the first level also count as a level.
    const std::size_t last = file.levels.size() - 1;
    const auto model = lower(*classicGameOf(*testGame()), file.levels[last].tree, file.textOf(last));
    const Result<CompiledLevel> level = compileLevel(*model);
    if (!level)
        QTest::qFail(level.error().message.c_str(), __FILE__, __LINE__);
    return level.value_or(CompiledLevel{});
}

LevelPlanPtr planOf(CompiledLevel level, const char* context = "branch=up") {
    return planRolls(std::move(level), testGame()->catalog(), parseContext(context).value()).value();
}

LevelPlanPtr planOf(const QByteArray& text, const char* context = "branch=up") {
    return planOf(compiled(text), context);
}

LevelStatistics statisticsOf(const LevelPlanPtr& plan, std::uint64_t rolls) {
    StatisticsJob job(plan);
    job.run({1, rolls});
    return job.statistics();
}

std::uint64_t hashOf(const std::string& text) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash;
}

const FindingTally* findingOf(const LevelStatistics& statistics, FindingKind kind) {
    for (const auto& [key, tally] : statistics.findings) {
        if (key.kind == kind)
            return &tally;
    }
    return nullptr;
}

// Two halls separated by a wall. The only way through is a secret corridor or a door.
QByteArray hallsWith(const QByteArray& middle, const QByteArray& statements) {
    return mazeWith("-----------\n|....|....|\n|...." + middle + "....|\n|....|....|\n-----------\n",
                    statements);
}

} // namespace

class RollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void streamIsTheSameEverywhere() {
        // Computed with another program from the definition of SplitMix64.
        RandomStream stream(1);
        for (const std::uint32_t number : {1581361928U, 4052577513U, 194377325U, 3339066139U})
            QCOMPARE(stream.next(), number);
        std::array<int, 6> counts{};
        for (int i = 0; i < 60000; ++i)
            ++counts[std::size_t(stream.below(6))];
        for (const int count : counts)
            QVERIFY(count > 9600 && count < 10400);
        QCOMPARE(stream.below(1), 0);
        QCOMPARE(stream.below(-5), 0);
        QCOMPARE(stream.die(1), 1);
    }

    // catalogue.txt: level, seed, and the hash of the rolled level's text.
    void goldenRolls_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QString>("hash");
        for (const QByteArray& line : fileBytes(dataFolder + "/catalogue.txt").split('\n')) {
            const QList<QByteArray> fields = line.split(' ');
            if (!line.startsWith('#') && fields.size() == 3)
                QTest::newRow(line.constData()) << QString::fromUtf8(fields[0]) << fields[1].toULongLong()
                                                << QString::fromUtf8(fields[2]);
        }
    }
    void goldenRolls() {
        QFETCH(const QString, level);
        QFETCH(const quint64, seed);
        QFETCH(const QString, hash);
        LevelPlanPtr plan;
        if (level.endsWith(QStringLiteral(".des"))) {
            plan = planOf(fileBytes(dataFolder + '/' + level));
        } else {
            LEVWRIGHT_NEEDS_SHARED();
            const QByteArray bytes = fileBytes(sharedFolder() + "/corpus/nethack-3.4.3/golden-lp64/" + level);
            plan = planOf(lev34::decode(bytes.toStdString()).value().level);
        }
        Roller roller(plan);
        const QString found = QString::number(hashOf(toText(roller.roll(seed), *plan)), 16);
        QVERIFY2(found == hash, qPrintable(level + ' ' + QString::number(seed) + ' ' + found));
        roller.roll(seed + 1);
        QCOMPARE(QString::number(hashOf(toText(roller.roll(seed), *plan)), 16), hash);
    }

    void partsAddUpToTheWhole_data() {
        QTest::addColumn<QString>("level");
        for (const char* level : {"maze.des", "rooms.des", "cave.des"})
            QTest::newRow(level) << level;
    }
    void partsAddUpToTheWhole() {
        QFETCH(const QString, level);
        const LevelPlanPtr plan = planOf(fileBytes(dataFolder + '/' + level));
        const LevelStatistics whole = statisticsOf(plan, 200);
        StatisticsJob first(plan);
        StatisticsJob second(plan);
        {
            const std::jthread thread([&] { second.run({101, 200}); });
            first.run({1, 100});
        }
        const Result<LevelStatistics> merged = merge(first.statistics(), second.statistics());
        QVERIFY(merged.has_value());
        QVERIFY(*merged == whole);
        QVERIFY(merge(second.statistics(), first.statistics()) == merged);
        const Result<LevelStatistics> read = readStatistics(toJson(whole));
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QVERIFY(*read == whole);
        QCOMPARE(toJson(*read), toJson(whole));
    }

    void whatDoesNotFitIsNotMerged() {
        const LevelPlanPtr maze = planOf(fileBytes(dataFolder + "/maze.des"));
        const LevelStatistics some = statisticsOf(maze, 3);
        QVERIFY(!merge(some, some));
        QVERIFY(!merge(some, statisticsOf(planOf(fileBytes(dataFolder + "/cave.des")), 2)));
        StatisticsJob elsewhere(planOf(fileBytes(dataFolder + "/maze.des"), "depth=3"));
        elsewhere.run({7, 8});
        QVERIFY(!merge(some, elsewhere.statistics()));
    }

    // Additions by other programs, and other spellings of the same. Here ' stands for ".
    void statisticsOfOthersAreRead_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto added = [](const char* name, const char* member) {
            QTest::newRow(name) << QByteArray("{") << '{' + QByteArray(member) + ',';
        };
        added("null", "'extra':null");
        added("no", "'extra':false");
        added("minus one", "'extra':-1");
        added("fraction", "'extra':1.5e3");
        added("nest", "'extra':[[{'a':{'b':[null,true]}}]]");
        added("letter", "'extra':'\\u00e9\\ud83d\\ude00\\/'");
        QTest::newRow("null for what is usual")
            << QByteArray("'expected':1") << QByteArray("'expected':null");
        QTest::newRow("true for 1") << QByteArray("'expected':1") << QByteArray("'expected':true");
        QTest::newRow("blanks") << QByteArray("'rolls':") << QByteArray("\r\n\t \"rolls\" : ");
    }
    void statisticsOfOthersAreRead() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        from.replace('\'', '"');
        to.replace('\'', '"');
        const LevelStatistics statistics = statisticsOf(planOf(fileBytes(dataFolder + "/cave.des")), 3);
        QByteArray json = QByteArray::fromStdString(toJson(statistics));
        const qsizetype at = json.indexOf(from);
        QVERIFY(at >= 0);
        json.replace(at, from.size(), to);
        const Result<LevelStatistics> read = readStatistics(json.toStdString());
        QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
        QVERIFY(*read == statistics);
    }

    void wrongStatisticsAreRefused_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* from, const char* to, const char* says) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(says);
        };
        row("negative", "'rolls':3", "'rolls':-3", "“rolls”");
        row("fraction", "'rolls':3", "'rolls':3.0", "“rolls”");
        row("too large", "'rolls':3", "'rolls':18446744073709551616", "“rolls”");
        row("beyond all numbers", "'rolls':3", "'rolls':1e999", "byte");
        row("text", "'rolls':3", "'rolls':'3'", "“rolls”");
        row("fewer rolls", "'rolls':3", "'rolls':2", "rolls");
        row("more rolls", "'rolls':3", "'rolls':4", "rolls");
        row("seeds", "'seeds':'1..3'", "'seeds':'3..1'", "“seeds”");
        row("overlapping seeds", "'seeds':'1..3'", "'seeds':'1..3,3..4'", "“seeds”");
        row("terrain", "'terrain':{'rows':[", "'terrain':{'rows':['x',", "21 rows");
        row("cell off the map", "'var':{", "'var':{'80,0':{'0':1},", "“terrain/var/80,0”");
        row("no cell", "'var':{", "'var':{'7':{'0':1},", "“terrain/var/7”");
        row("an empty kind", "'kind':'stair'", "'kind':''", "“statements”: expected a kind of statement");
        row("no kind", "'kind'", "'sort'", "“statements”: expected a kind of statement");
        row("index", "'index':0", "'index':65536", "“statements/index”");
        row("finding", "'findings':[", "'findings':[{'finding':'cut-off','statement':99999}],'old':[",
            "known");
        row("list for an object", "'names':{", "'names':[],'x':{", "“names”");
        row("not UTF-8", "'level':'", "'level':'\xe9", "byte");
        row("brackets", "{", "{'x':[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],",
            "brackets");
    }
    void wrongStatisticsAreRefused() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        from.replace('\'', '"');
        to.replace('\'', '"');
        QFETCH(const QString, says);
        QByteArray json =
            QByteArray::fromStdString(toJson(statisticsOf(planOf(fileBytes(dataFolder + "/cave.des")), 3)));
        const qsizetype at = json.indexOf(from);
        QVERIFY(at >= 0);
        json.replace(at, from.size(), to);
        const Result<LevelStatistics> read = readStatistics(json.toStdString());
        QVERIFY(!read.has_value());
        QVERIFY2(QString::fromStdString(read.error().message).contains(says), read.error().message.c_str());
    }

    void brokenStatisticsAreRefused() {
        const std::string json = toJson(statisticsOf(planOf(fileBytes(dataFolder + "/cave.des")), 2));
        for (std::size_t length = 0; length + 2 < json.size(); length += 97)
            QVERIFY(!readStatistics(json.substr(0, length)));
        QVERIFY(!readStatistics("{}"));
        QVERIFY(!readStatistics(std::string(100000, '[')));
    }

    // Every statement that puts something somewhere does so in some roll, unless the description prevents it.
    void everyStatementHasAPlace_data() {
        QTest::addColumn<QString>("level");
        for (const char* level : {"maze.des", "rooms.des", "cave.des"})
            QTest::newRow(level) << level;
    }
    void everyStatementHasAPlace() {
        QFETCH(const QString, level);
        const LevelPlanPtr plan = planOf(fileBytes(dataFolder + '/' + level));
        const LevelStatistics statistics = statisticsOf(plan, 300);
        QCOMPARE(statistics.statements.size(), plan->traces.size());
        for (const StatementTally& tally : statistics.statements) {
            if (tally.expected)
                QVERIFY2(tally.rolls > 0, nameOf(tally.trace, level == QStringLiteral("rooms.des")).c_str());
        }
        QVERIFY(findingOf(statistics, FindingKind::UndeclaredRegister) == nullptr);
    }

    // A trace is the index of the record in its list, and therefore also the index of its statement among
    // those of its kind.
    void tracesLeadBackToRecords() {
        const LevelPlanPtr plan = planOf(fileBytes(dataFolder + "/maze.des"));
        Roller roller(plan);
        const LevelInstance& level = roller.roll(1);
        std::set<std::pair<int, int>> seen;
        for (const RolledObject& object : level.objects) {
            if (object.statement < 0)
                continue;
            const Trace trace = plan->traces[std::size_t(object.statement)];
            if (trace.kind != "object" || object.container >= 0)
                continue;
            const ObjectRecord& record = plan->level.parts[trace.section].objects[trace.index];
            if (record.id >= 0)
                QCOMPARE(int(object.kind), record.id);
            seen.insert({trace.section, trace.index});
        }
        QVERIFY(seen.contains({0, 1}));
        QVERIFY(seen.contains({0, 3}));
    }

    // The only door between two stairs is locked in 1 of 5 rolls.
    void aPlantedFaultIsFound() {
        const LevelPlanPtr plan =
            planOf(hallsWith("+", "DOOR:random,(5,2)\nSTAIR:(1,1),up\nSTAIR:(9,1),down\n"), "branch=none");
        const LevelStatistics statistics = statisticsOf(plan, 2000);
        const FindingTally* finding = findingOf(statistics, FindingKind::NeedsUnlocking);
        QVERIFY(finding != nullptr);
        const Share share = shareOf(finding->rolls, statistics.rolls);
        QVERIFY(share.low < 0.2 && share.high > 0.2);
        Roller roller(plan);
        const LevelInstance& level = roller.roll(finding->seed);
        const auto door = std::ranges::find(level.terrain, std::uint8_t(roll::Door));
        QVERIFY(door != level.terrain.end());
        QCOMPARE(int(level.detail[std::size_t(door - level.terrain.begin())]), int(LockedDoor));
        QVERIFY(findingOf(statistics, FindingKind::CutOff) == nullptr);
    }

    // A pit breaks the wall between two stairs in 19 of 20 rolls.
    void aWalledOffStairIsFound() {
        const QByteArray text = hallsWith("|", "STAIR:(1,1),up\nSTAIR:(9,1),down\nTRAP[95%]:\"pit\",(5,2)\n"
                                               "TELEPORT_REGION:(1,1,4,3),(0,0,0,0)\n");
        const LevelPlanPtr plan = planOf(text, "branch=none");
        const LevelStatistics statistics = statisticsOf(plan, 2000);
        const FindingTally* finding = findingOf(statistics, FindingKind::CutOff);
        QVERIFY(finding != nullptr);
        const Share share = shareOf(finding->rolls, statistics.rolls);
        QVERIFY2(share.low < 0.05 && share.high > 0.05, qPrintable(QString::number(share.value)));
        StatisticsJob again(plan);
        again.run({finding->seed, finding->seed});
        QVERIFY(findingOf(again.statistics(), FindingKind::CutOff) != nullptr);
        StatisticsJob before(plan);
        before.run({1, finding->seed - 1});
        QVERIFY(findingOf(before.statistics(), FindingKind::CutOff) == nullptr);
    }

    void findings_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("finding");
        const QByteArray room = "-----\n|...|\n|.L.|\n-----\n";
        QTest::newRow("in rock") << mazeWith(room, "OBJECT:'*',\"ruby\",(0,0)\n") << "in-rock";
        QTest::newRow("on lava") << mazeWith(room, "OBJECT:'*',\"ruby\",(2,2)\n") << "on-lava";
        QTest::newRow("no place") << mazeWith("---\n|}|\n---\n", "TRAP:random,random\n") << "loading-ends";
        QTest::newRow("undeclared") << mazeWith(room, "MONSTER:monster[3],random,(1,1)\n")
                                    << "undeclared-register";
        QTest::newRow("no arrival") << mazeWith(room, "TELEPORT_REGION:(0,0,0,0),(1,1,1,1),down\n")
                                    << "no-arrival-from-above";
        QTest::newRow("pocket") << hallsWith("|", "STAIR:(1,1),up\nTELEPORT_REGION:(1,1,4,3),(0,0,0,0)\n")
                                << "closed-pocket";
        QTest::newRow("water") << hallsWith("}", "STAIR:(1,1),up\nSTAIR:(9,1),down\n"
                                                 "TELEPORT_REGION:(1,1,4,3),(0,0,0,0)\n")
                               << "needs-levitation";
        QTest::newRow("missing") << mazeWith(room, "TRAP[50%]:\"pit\",(1,1)\n") << "missing";
    }
    void findings() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, finding);
        const LevelStatistics statistics = statisticsOf(planOf(text, "branch=none"), 40);
        QStringList found;
        for (const Finding& each : findingsOf(statistics))
            found << QString::fromUtf8(std::string(nameOf(each.kind)).c_str());
        QVERIFY2(found.contains(finding), qPrintable(found.join(' ')));
    }

    void aFountainThatTheMapDrawsIsThere() {
        const LevelPlanPtr plan =
            planOf(mazeWith("-----\n|.{.|\n-----\n", "FOUNTAIN:(2,1)\n"), "branch=none");
        QVERIFY(findingOf(statisticsOf(plan, 10), FindingKind::Missing) == nullptr);
    }

    void intervals() {
        const Share share = shareOf(5, 100);
        QVERIFY(share.value == 0.05);
        // Wilson's interval for 5 of 100: 2.154 % to 11.175 %.
        QVERIFY(std::abs(share.low - 0.02154) < 0.0001 && std::abs(share.high - 0.11175) < 0.0001);
        QVERIFY(shareOf(0, 100).low == 0 && shareOf(100, 100).high == 1);
    }

    void sharesLieInTheirIntervals() {
        for (Count rolls = 1; rolls < 3000; ++rolls) {
            for (const Count count : {Count(0), Count(1), rolls / 2, rolls - 1, rolls}) {
                const Share share = shareOf(count, rolls);
                QVERIFY(0 <= share.low && share.low <= share.value);
                QVERIFY(share.value <= share.high && share.high <= 1);
            }
        }
    }

    void contexts() {
        QVERIFY(parseContext("depth=5,branch=up,monster_align=law,special=castle").has_value());
        QVERIFY(!parseContext("depth"));
        QVERIFY(!parseContext("depth=x"));
        QVERIFY(!parseContext("depth=-1001"));
        QVERIFY(!parseContext("hero_level=-1"));
        QVERIFY(!parseContext("gehennom=2"));
        QVERIFY(!parseContext("sample_level=2"));
        QVERIFY(!parseContext("nothing=1"));
        QVERIFY(!parseContext("branch=sideways"));
        const RollContext context =
            parseContext("depth=5,hero_race=elf,monster_align=chaos,sample_level=1").value();
        QVERIFY(parseContext(toText(context)).value() == context);
    }

    void levelsAboveTheSurfaceRoll_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<int>("difficulty");
        for (const char* level : {"maze.des", "rooms.des", "cave.des"}) {
            for (const int difficulty : {-1000, -5, -1, 0, 1})
                QTest::addRow("%s %d", level, difficulty) << level << difficulty;
        }
    }
    void levelsAboveTheSurfaceRoll() {
        QFETCH(const QString, level);
        QFETCH(const int, difficulty);
        const QString context = QStringLiteral("depth=%1,difficulty=%1,branch=none").arg(difficulty);
        const LevelPlanPtr plan = planOf(fileBytes(dataFolder + '/' + level), qPrintable(context));
        const LevelStatistics statistics = statisticsOf(plan, 20);
        QCOMPARE(statistics.rolls, Count(20));
        QVERIFY(findingOf(statistics, FindingKind::LoadingEnds) == nullptr);
    }
    // The endgame is above the surface.
    void darkRoomsAreRareAboveTheSurface() {
        Roller roller(planOf("LEVEL:\"a\"\nROOM:\"ordinary\",random,(3,3),(center,center),(5,3)\n",
                             "depth=-5,endgame=1"));
        int lit = 0;
        for (std::uint64_t seed = 1; seed <= 770; ++seed)
            lit += roller.roll(seed).rooms.front().lit ? 1 : 0;
        QVERIFY2(lit > 740 && lit < 770, qPrintable(QString::number(lit))); // 76 of 77 of them
    }

    // The light of an irregular region shows which cells belong to it. In the rows, 1 is a lit cell.
    void irregularRegions_data() {
        QTest::addColumn<QByteArray>("map");
        QTest::addColumn<QByteArray>("lit");
        QTest::newRow("all") << QByteArray("-----\n|...|\n-...-\n-----\n")
                             << QByteArray("11111 11111 11111 11111");
        QTest::newRow("diagonal") << QByteArray("-----\n|.|||\n||.||\n-----\n")
                                  << QByteArray("11100 11110 11110 01110");
        QTest::newRow("around a corner")
            << QByteArray("-----\n|.|.|\n|...|\n-----\n") << QByteArray("11111 11111 11111 11111");
        QTest::newRow("door") << QByteArray("-----\n|...+\n-----\n") << QByteArray("11111 11111 11111");
        QTest::newRow("secret door stays dark")
            << QByteArray("--S--\n|...S\n-----\n") << QByteArray("11011 11110 11111");
        QTest::newRow("furniture cuts a row off") << QByteArray("-------\n|..{..|\n|.....|\n-------\n")
                                                  << QByteArray("1111000 1110001 1111111 1111111");
        QTest::newRow("furniture at the start of a row")
            << QByteArray("-------\n|.....|\n|{....|\n|.....|\n-------\n")
            << QByteArray("1111111 1111111 1000001 0000000 0000000");
        QTest::newRow("ice cuts as well")
            << QByteArray("------\n|..I.|\n------\n") << QByteArray("111100 111000 111100");
    }
    void irregularRegions() {
        QFETCH(const QByteArray, map);
        QFETCH(const QByteArray, lit);
        const QByteArray statement = "REGION:(1,1,1,1),lit,\"ordinary\",unfilled,true\n";
        const LevelPlanPtr plan = planOf(mazeWith(map, statement), "branch=none");
        Roller roller(plan);
        const LevelInstance& level = roller.roll(1);
        const Area part = plan->areaOfPart(0);
        QByteArrayList rowsOfLight;
        for (int y = part.y1; y <= part.y2; ++y) {
            rowsOfLight << QByteArray();
            for (int x = part.x1; x <= part.x2; ++x)
                rowsOfLight.back() += char('0' + level.lit[std::size_t(cellOf(x, y))]);
        }
        QCOMPARE(rowsOfLight.join(' '), lit);
    }

    void roomsKeepOffTheRim_data() {
        QTest::addColumn<QByteArray>("region");
        QTest::addColumn<QString>("box");
        QTest::newRow("inside") << QByteArray("(2,2,4,4),lit,\"zoo\"") << "2 2 4 4";
        QTest::newRow("last row") << QByteArray("(2,18,4,20),lit,\"zoo\"") << "2 18 4 19";
        QTest::newRow("first row") << QByteArray("(2,0,4,2),lit,\"zoo\"") << "2 1 4 2";
        QTest::newRow("irregular") << QByteArray("(5,5,5,5),lit,\"ordinary\",unfilled,true") << "0 1 75 19";
    }
    void roomsKeepOffTheRim() {
        QFETCH(const QByteArray, region);
        QFETCH(const QString, box);
        const QByteArray map = QByteArray(76, '.') + '\n';
        const LevelPlanPtr plan =
            planOf(mazeWith(map.repeated(21), "REGION:" + region + '\n'), "branch=none");
        Roller roller(plan);
        const LevelInstance& level = roller.roll(1);
        const Area part = plan->areaOfPart(0);
        const Area area = level.rooms.front().area;
        QCOMPARE(QStringLiteral("%1 %2 %3 %4")
                     .arg(area.x1 - part.x1)
                     .arg(area.y1 - part.y1)
                     .arg(area.x2 - part.x1)
                     .arg(area.y2 - part.y1),
                 box);
        QVERIFY(level.lit[std::size_t(cellOf(area.x1, area.y1))] != 0);
        QCOMPARE(level.lit[std::size_t(cellOf(area.x1, 20))] != 0, area.y2 == 19);
    }

    // Medusa's victims stand in the whole bounding box of the first room, even if the room is irregular.
    void victimsStandInTheWholeBox() {
        const QByteArray map = "---------\n|.|||||.|\n|.||.||.|\n|.|||||.|\n|.......|\n---------\n";
        const LevelPlanPtr plan = planOf(mazeWith(map, "REGION:(1,1,1,1),lit,\"ordinary\",unfilled,true\n"),
                                         "special=medusa,branch=none");
        const Area part = plan->areaOfPart(0);
        const Area box{part.x1 + 1, part.y1 + 1, part.x1 + 7, part.y1 + 4};
        Roller roller(plan);
        std::map<std::pair<int, int>, int> statues;
        constexpr int rolls = 1000;
        for (std::uint64_t seed = 1; seed <= rolls; ++seed) {
            for (const RolledObject& object : roller.roll(seed).objects)
                ++statues[{object.place.x, object.place.y}];
        }
        for (int x = box.x1; x <= box.x2; ++x) {
            for (int y = box.y1; y <= box.y2; ++y) {
                const bool wall = isStoneOrWall(int(roller.roll(1).terrain[std::size_t(cellOf(x, y))]));
                // On average, 2.5 of them need a floor and 1 does not, on 28 cells.
                const int expected = (wall ? 2 : 7) * rolls / 56;
                const int found = statues[{x, y}];
                QVERIFY2(std::abs(found - expected) < expected / 2, qPrintable(QString::number(found)));
            }
        }
        int all = 0;
        for (const auto& [place, count] : statues)
            all += box.contains({place.first, place.second}) ? 0 : count;
        QCOMPARE(all, 0);
    }

    // What only a decoder can give: numbers that no description can contain.
    void wildLevelsRoll() {
        RandomStream random(7);
        for (int round = 0; round < 300; ++round) {
            CompiledLevel level =
                compiled(fileBytes(dataFolder + (round % 2 == 0 ? "/maze.des" : "/rooms.des")));
            const std::string bytes = lev34::encode(level, usualTarget("nethack-3.4.3", {}).value()).value();
            std::string changed = bytes;
            for (int i = 0; i < 12; ++i)
                changed[std::size_t(random.between(50, int(bytes.size()) - 1))] = char(random.below(256));
            const Result<lev34::Decoded> decoded = lev34::decode(changed, lev34::Tail::Ignored);
            if (!decoded)
                continue;
            StatisticsJob job(planOf(decoded->level));
            job.run({1, 3});
            QCOMPARE(job.statistics().rolls, Count(3));
        }
    }

    void otherGamesAreRefused() {
        const auto catalog = Catalog::load("nethack-3.2.2").value();
        QVERIFY(!planRolls(compiled(fileBytes(dataFolder + "/cave.des")), *catalog, {}));
    }
};

LEVWRIGHT_TEST(RollTest)

} // namespace levwright::roll_test

#include "RollTest.moc"
