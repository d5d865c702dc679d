// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered in the comments that hold goals. A bar marks the cursor.
#include "core/goals/GoalCompletion.h"

#include "core/document/LevelsAnalysis.h"
#include "core/goals/Goal.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::goal_completion_test {

class GoalCompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offers_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("replaced");
        const auto add = [](const char* line, const char* first, const char* replaced) {
            QTest::newRow(line) << QString::fromUtf8(first) << QString::fromUtf8(replaced);
        };
        add("# goal:|", "chance of", "");
        add("# goal: |", "chance of", "");
        add("# goal: cha|", "chance of", "cha");
        add("# goal: Danger a|", "danger at 12 in 40..60 %", "Danger a");
        add("# goal: closets|", "closets = 0", "closets");
        add("# goal: chance of temp|", "temple", "temp");
        add("# goal: number of soldier a|", "soldier ant", "soldier a");
        add("# goal: number of foun|", "fountain", "foun");
        add("# goal: number of jackal <= 3 f|", "for 95 % of rolls", "f");
        add("# goal: way up-down <= 60 for|", "for 95 % of rolls", "for");
        add("# goal: number of spellbook of force bolt <= 3 f|", "for 95 % of rolls", "f");
        add("# goal: danger in 2..5 for |", "for 95 % of rolls", "for ");
        add("# goal: number of jackal <= |", "", "");
        add("# goal: chance of shop >= 3 % f|", "", "f");
        add("# goal: danger at 12 in 40..60 % f|", "", "f");
        add("# goal: chance of zzzz|", "", "zzzz");
    }
    void offers() {
        QFETCH(const QString, first);
        QFETCH(const QString, replaced);
        QByteArray text = mazeWith("...\n", QByteArray(QTest::currentDataTag()) + "\n");
        const qsizetype bar = text.indexOf("|");
        text.remove(bar, 1);
        const LevelsAnalysis analysis = analysisOf(text);
        const auto found = goals::completionsAt(analysis, Offset(bar));
        QVERIFY(found);
        QCOMPARE(found->all.empty() ? QString() : QString::fromStdString(found->all.front().source), first);
        QCOMPARE(QString::fromUtf8(text.sliced(qsizetype(found->replaced.begin),
                                               qsizetype(found->replaced.end - found->replaced.begin))),
                 replaced);
    }

    void isSilentElsewhere_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("another comment") << QByteArray("# gold: |\n");
        QTest::newRow("a statement") << QByteArray("TRAP:|\n");
        QTest::newRow("before the colon") << QByteArray("# go|al: closets = 0\n");
    }
    void isSilentElsewhere() {
        QFETCH(QByteArray, line);
        QByteArray text = mazeWith("...\n", line);
        const qsizetype bar = text.indexOf("|");
        text.remove(bar, 1);
        QVERIFY(!goals::completionsAt(analysisOf(text), Offset(bar)));
    }

    // Elsewhere, what the language knows is offered.
    void offersAllElse() {
        const QByteArray text = mazeWith("...\n", "# goal: clos\nTRA\n");
        const auto firstAt = [&](const char* word) {
            const Offset at = Offset(text.indexOf(word)) + std::string_view(word).size();
            return goals::allCompletionsAt(analysisOf(text), at).all.front().source;
        };
        QCOMPARE(firstAt("clos"), std::string("closets = 0"));
        QCOMPARE(firstAt("TRA"), std::string("TRAP:"));
    }

    // Whatever is offered first leads to a goal that is understood.
    void beginningsAreGoals_data() {
        QTest::addColumn<QString>("rest");
        QTest::newRow("chance of") << QStringLiteral(" shop >= 3 %");
        QTest::newRow("number of") << QStringLiteral(" shop >= 3");
        QTest::newRow("reachable by walking: all") << QStringLiteral(" stairs");
        QTest::newRow("reachable by levitating: all") << QStringLiteral(" stairs");
        QTest::newRow("danger in") << QStringLiteral(" 2..5");
        for (const char* whole : {"reachable: all objects", "closets = 0", "danger at 12 in 40..60 %"})
            QTest::newRow(whole) << QString();
        for (const char* begun : {"way up-down <=", "choke points <=", "dead ends <=", "closet cells <=",
                                  "first contact >=", "pay >="})
            QTest::newRow(begun) << QStringLiteral(" 5");
    }
    void beginningsAreGoals() {
        QFETCH(const QString, rest);
        const std::string begun = QTest::currentDataTag();
        const QByteArray text = mazeWith("...\n", "# goal: \n");
        const auto offered = goals::completionsAt(analysisOf(text), Offset(text.indexOf("goal: ") + 6));
        QVERIFY(std::ranges::contains(offered->all, begun, &Completion::source));
        QVERIFY(goals::readGoal(begun + rest.toStdString()));
    }
};

LEVWRIGHT_TEST(GoalCompletionTest)

} // namespace levwright::goal_completion_test

#include "GoalCompletionTest.moc"
