// SPDX-License-Identifier: GPL-3.0-or-later
// Goals in the comments of levels: how they are read, and what rolls say about them.
#include "core/goals/Goal.h"

#include "core/trial/TrialRolls.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

namespace levwright::goal_test {
namespace {

using goals::Goal;

QString written(const Result<Goal>& goal) {
    if (!goal)
        return "not understood: " + QString::fromStdString(goal.error().message);
    static const QStringList kinds{"chance", "number", "reachable", "measure", "danger at"};
    const QString depth = goal->depth > 0 ? QString::number(goal->depth) : QString();
    return QStringLiteral("%1 “%2” %3..%4 for %5 by %6")
        .arg(kinds[int(goal->kind)], QString::fromStdString(goal->thing) + depth)
        .arg(goal->least)
        .arg(goal->most)
        .arg(goal->share)
        .arg(int(goal->travel));
}

// The problems of a maze with that map, statements and goal.
QString troubleOf(const char* goal, const char* statements, std::uint64_t rolls = 200) {
    const LevelsAnalysis analysis = analysisOf(mazeWith(
        "---------\n|...|...|\n---------\n", QByteArray("# goal: ") + goal + '\n' + statements + '\n'));
    QStringList sentences;
    for (const Diagnostic& found : trialRolls(analysis, {{}, {}, GoalRolls{rolls, GoalHaste::Finish}})) {
        if (!isAboutGoals(found))
            continue;
        const auto line = analysis.text().position(found.range.begin).line + 1;
        sentences << QString::number(line) + ": " + QString::fromStdString(found.message());
    }
    return sentences.join('\n');
}

} // namespace

class GoalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("goal");
        const auto add = [](const char* text, const char* goal) {
            QTest::newRow(text) << QString::fromUtf8(goal);
        };
        add("chance of shop >= 30 %", "chance “shop” 30..inf for 100 by 1");
        add("  Chance  of\tShop<=30%", "chance “shop” 0..30 for 100 by 1");
        add("chance of temple = 100 %", "chance “temple” 100..100 for 100 by 1");
        add("chance of soldier ant in 10..20.5 %", "chance “soldier ant” 10..20.5 for 100 by 1");
        add("number of objects in 2..5 for 95 % of rolls", "number “objects” 2..5 for 95 by 1");
        add("number of jackal <= 3 for 50%", "number “jackal” 0..3 for 50 by 1");
        add("reachable: all objects", "reachable “objects” 0..inf for 100 by 1");
        add("reachable by walking : all stairs for 90 %", "reachable “stairs” 0..inf for 90 by 0");
        add("way up-down <= 60", "measure “way up-down” 0..60 for 100 by 1");
        add("closets = 0", "measure “closets” 0..0 for 100 by 1");
        add("danger in 40..60", "measure “danger” 40..60 for 100 by 1");
        add("danger at 12 in 40..60 %", "danger at “12” 40..60 for 100 by 1");
        add("Danger  at 3 <= 50%", "danger at “3” 0..50 for 100 by 1");
    }
    void reads() {
        QFETCH(const QString, goal);
        QCOMPARE(written(goals::readGoal(QTest::currentDataTag())), goal);
    }

    void refuses_data() {
        QTest::addColumn<QString>("part");
        const auto add = [](const char* text, const char* part) {
            QTest::newRow(text) << QString::fromUtf8(part);
        };
        add("", "it has no limit");
        add("chance of shop", "it has no limit");
        add("chance of >= 3 %", "there is nothing before its limit");
        add("chance of shop >= 30", "a chance is in percent");
        add("chance of shop >= 130 %", "a chance is in percent");
        add("chance of shop < 30 %", "a limit begins with");
        add("chance of shop >= many %", "its limit is neither a number");
        add("chance of shop >= nan %", "its limit is neither a number");
        add("number of shop in 5..2", "its limit is neither a number nor a range");
        add("number of shop in 5", "its limit is neither a number nor a range");
        add("number of shop >= 3 %", "is not in percent");
        add("chance of shop >= 3 % for 5 %", "a chance is about all rolls already");
        add("danger at 12 in 40..60", "is in percent of the stock levels there");
        add("danger at 12 >= 101 %", "is in percent of the stock levels there");
        add("danger at dawn <= 3 %", "after “danger at” comes a depth");
        add("danger at 0 <= 3 %", "after “danger at” comes a depth");
        add("danger at 1.5 <= 3 %", "after “danger at” comes a depth");
        add("danger at 12", "a limit begins with");
        add("danger at 12 <= 3 % for 5 %", "is about all rolls already");
        add("closets = 0 for ever", "after “for” comes a share");
        add("closets = 0 always", "“always” at its end has no meaning");
        add("closets = 0 %", "is not in percent");
        add("reachable: objects", "after “reachable” comes");
        add("reachable by flying: all objects", "after “by” comes");
        add("reachability: all objects", "it has no limit");
    }
    void refuses() {
        QFETCH(const QString, part);
        const QString found = written(goals::readGoal(QTest::currentDataTag()));
        QVERIFY2(found.startsWith("not understood: "), qPrintable(found));
        QVERIFY2(found.contains(part), qPrintable(found));
    }

    // The level is two rooms with a wall between them.
    void rollsDecide_data() {
        QTest::addColumn<QByteArray>("statements");
        QTest::addColumn<QString>("trouble");
        const auto add = [](const char* goal, const char* statements, const char* trouble) {
            QTest::newRow(goal) << QByteArray(statements) << QString::fromUtf8(trouble);
        };
        const char* jackal = "MONSTER:'d',\"jackal\",(1,1)";
        add("number of jackal = 1", jackal, "");
        add("number of monsters in 0..2", jackal, "");
        add("number of jackal = 2", jackal,
            "8: This goal is not reached: 200 of 200 rolls are beyond its limits, with 1, as with seed 1.");
        add("chance of jackal = 100 %", jackal, "");
        add("chance of jackal <= 60 %", jackal,
            "8: This goal is not reached: 200 of 200 rolls have “jackal”, as with seed 1.");
        add("chance of fountain >= 1 %", jackal, "");
        add("chance of fountain >= 3 %", jackal,
            "8: This goal is not reached: 200 of 200 rolls have no “fountain”, as with seed 1.");
        add("chance of fountain = 0 %", jackal, "");
        add("chance of unicorn pie = 0 %", jackal,
            "8: This goal is not understood: the game has nothing that is called “unicorn pie”.");
        const char* things = "STAIR:(1,1),up\nSTAIR:(2,1),down\nOBJECT:'(',\"chest\",(5,1)";
        add("reachable: all stairs", things, "");
        add("reachable: all objects", things,
            "8: This goal is not reached: in 200 of 200 rolls not all objects can be reached, as with seed "
            "1.");
        add("reachable: all objects for 0 %", things, "");
        add("reachable: all monsters", things, "");
        add("way up-down = 1", things, "");
        add("way up-down >= 2", things,
            "8: This goal is not reached: 200 of 200 rolls are beyond its limits, with 1, as with seed 1.");
        add("way up-down <= 60", jackal,
            "8: This goal is not reached: 200 of 200 rolls have nothing to measure, as with seed 1.");
        add("closets = 1", things, "");
        add("closets = 0", things,
            "8: This goal is not reached: 200 of 200 rolls are beyond its limits, with 1, as with seed 1.");
        add("danger = 0", things, "");
        // A hole down in every second roll: one move away, or no way at all.
        const char* hole = "STAIR:(1,1),up\nTRAP[50%]:\"hole\",(2,1)";
        add("way up-down = 1 for 40 %", hole, "");
        add("danger at 12 <= 40 %", things, "");
        add("danger at 999 <= 40 %", things,
            "8: This goal is not understood: no stock level of the game lies at depth 999.");
        add("danger >= 1", jackal, "");
        add("beauty >= 1", jackal,
            "8: This goal is not understood: “beauty” is not a measure; the measures are way up-down, "
            "choke "
            "points, dead ends, closets, closet cells, danger, first contact, pay.");
    }
    void rollsDecide() {
        QFETCH(const QByteArray, statements);
        QFETCH(const QString, trouble);
        QCOMPARE(troubleOf(QTest::currentDataTag(), statements.constData()), trouble);
    }

    // A share of the rolls is judged by its interval: what chance explains is no problem.
    void sharesHaveIntervals() {
        const char* half = "TRAP[50%]:\"pit\",(1,1)";
        QCOMPARE(troubleOf("chance of pit >= 51 %", half), QString());
        QCOMPARE(troubleOf("chance of pit in 45..55 %", half), QString());
        QVERIFY(troubleOf("chance of pit >= 70 %", half).contains("rolls have no “pit”"));
        QCOMPARE(troubleOf("number of traps = 1 for 50 %", half), QString());
        QVERIFY(troubleOf("number of traps = 1 for 70 %", half).contains("are beyond its limits, with 0"));
    }

    // Rolls may miss a goal in two ways.
    void tellsBothCauses() {
        const QString said = troubleOf("way up-down = 0", "STAIR:(1,1),up\nTRAP[50%]:\"hole\",(2,1)");
        const auto found =
            QRegularExpression(
                "(\\d+) of 200 rolls are beyond its limits, with 1, and (\\d+) have nothing to "
                "measure, as with seed \\d+")
                .match(said);
        QVERIFY2(found.hasMatch(), qPrintable(said));
        QCOMPARE(found.captured(1).toInt() + found.captured(2).toInt(), 200);
    }

    // Goals about a depth are rolled there, and compared with the stock levels there.
    void dangerIsThatOfItsDepth_data() {
        QTest::addColumn<QString>("depths");
        QTest::newRow("danger at 3 <= 0 %") << QStringLiteral("1 to 4");
        QTest::newRow("danger at 12 <= 0 %") << QStringLiteral("10 to 14");
        QTest::newRow("danger at 27 >= 90 %") << QStringLiteral("25 to 29");
        QTest::newRow("danger at 12 in 0..100 %") << QString();
    }
    void dangerIsThatOfItsDepth() {
        QFETCH(const QString, depths);
        const QString said =
            troubleOf(QTest::currentDataTag(), "MONSTER:'D',random,random\nMONSTER:random,random,random");
        QCOMPARE(said.isEmpty(), depths.isEmpty());
        QVERIFY2(said.isEmpty() ||
                     said.startsWith("8: This goal is not reached: on average, rolls are harder than "),
                 qPrintable(said));
        QVERIFY2(said.contains(depths), qPrintable(said));
    }

    // The rolls for the rest are those for the goals, so there are no more of them.
    void sharesRolls() {
        const LevelsAnalysis analysis = analysisOf(mazeWith(
            "---------\n|...|...|\n---------\n", "# goal: closets = 1\n# goal: danger at 3 <= 90 %\n"));
        std::uint64_t rolls = 0;
        trialRolls(analysis, {{}, {}, GoalRolls{50, GoalHaste::Finish, [&] { ++rolls; }}});
        QCOMPARE(rolls, std::uint64_t(100)); // 50 of them at depth 3
        QCOMPARE(goalRollsOf(analysis, {}, 50), rolls);
    }

    // The seed breaks the goal.
    void namesASeed() {
        const QString said = troubleOf("number of traps = 0", "TRAP[50%]:\"pit\",(1,1)");
        const QString seed = said.section("seed ", 1).chopped(1);
        QVERIFY2(seed.toInt() > 0, qPrintable(said));
        const LevelsAnalysis analysis =
            analysisOf(mazeWith("---------\n|...|...|\n---------\n", "# goal: x\nTRAP[50%]:\"pit\",(1,1)\n"));
        const auto plan = analysis.game().language().plan(analysis.source(0), {});
        QVERIFY(plan);
        roll::Roller roller(*plan);
        QCOMPARE(roller.roll(seed.toULongLong()).traps.size(), std::size_t(1));
        for (std::uint64_t before = 1; before < seed.toULongLong(); ++before)
            QVERIFY(roller.roll(before).traps.empty());
    }

    // A comment is a goal only at the start of a line and outside of maps.
    void findsComments() {
        const LevelsAnalysis analysis = analysisOf(
            "MAZE:\"a\",' '\n# goal: one\n #goal: two\n# goals: three\nGEOMETRY:center,center\nMAP\n"
            "# goal: four\nENDMAP\r\n# goal: five \r\n");
        const auto goals = goals::goalsIn(*analysis.level(0).tree, analysis.levelText(0), "#");
        QCOMPARE(goals.size(), std::size_t(2));
        QCOMPARE(goals[0].text, std::string("one"));
        QCOMPARE(goals[1].text, std::string("five"));
    }
};

LEVWRIGHT_TEST(GoalTest)

} // namespace levwright::goal_test

#include "GoalTest.moc"
