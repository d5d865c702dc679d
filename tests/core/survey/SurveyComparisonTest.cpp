// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/SurveyComparison.h"

#include "core/survey/SurveyText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::survey_comparison_test {
namespace {

survey::Level levelOf(const char* name) {
    survey::Level level{
        .number = 0, .file = "mines.des", .name = name, .game = "nethack-3.4.3", .rolls = 1000};
    level.numbers["room temple"] = {.sum = 1000, .rolls = 1000, .squares = 1000};
    level.numbers["all monsters"] = {.sum = 10000, .rolls = 1000, .squares = 104000};
    level.findings.push_back({.kind = "cut-off", .rolls = 30, .seed = 7});
    return level;
}

survey::Survey surveyOf(std::vector<survey::Level> levels) {
    for (std::size_t i = 0; i < levels.size(); ++i)
        levels[i].number = i;
    return {
        .title = "dat", .seeds = {1, 1000}, .context = {}, .all = levels.size(), .levels = std::move(levels)};
}

QString told(const survey::Survey& before, const survey::Survey& now) {
    QStringList lines;
    for (const survey::Change& change : survey::changes(before, now))
        lines << QString::fromStdString(change.level + " " + std::string(nameOf(change.turn)) + ": " +
                                        change.sentence);
    return lines.join('\n');
}

// Two surveys of one level, of which the newer one is changed.
template <class Change>
QString toldOf(const Change& change) {
    survey::Level now = levelOf("minetn-4");
    change(now);
    return told(surveyOf({levelOf("minetn-4")}), surveyOf({now}));
}

} // namespace

class SurveyComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tells() {
        QCOMPARE(toldOf([](survey::Level&) {}), QString());
        QCOMPARE(toldOf([](survey::Level& now) { now.numbers["room temple"].rolls = 970; }),
                 "minetn-4 worse: “room temple” is in 97.0 % of rolls; before: 100.0 %.");
        QCOMPARE(
            toldOf([](survey::Level& now) { now.findings[0].rolls = 100; }),
            "minetn-4 worse: Stairs and arrivals reach each other only by digging. In 10.0 % of rolls, as "
            "with seed 7; before: 3.0 %.");
        QCOMPARE(toldOf([](survey::Level& now) { now.findings.clear(); }),
                 "minetn-4 better: Stairs and arrivals reach each other only by digging. In no roll; before: "
                 "3.0 %.");
        QCOMPARE(toldOf([](survey::Level& now) { now.numbers["all monsters"].sum = 12000; }),
                 "minetn-4 changed: “all monsters”: 12.00 in a roll, on average; before: 10.00.");
        QCOMPARE(toldOf([](survey::Level& now) { now.problems.push_back({"error", "bad-map", "m", 3}); }),
                 "minetn-4 worse: Problems of the kind bad-map: 1; before: 0.");
        QCOMPARE(toldOf([](survey::Level& now) {
                     now.goals.push_back(
                         {.text = "closets = 0", .line = 2, .isReached = false, .words = "why"});
                 }),
                 "minetn-4 worse: The goal “closets = 0” is not reached any more: why.");
        QCOMPARE(toldOf([](survey::Level& now) {
                     now.rolls = 0;
                     now.objection = "No.";
                 }),
                 "minetn-4 worse: It cannot be rolled any more: No.");
    }

    // What chance explains is left out, and so are single kinds that not every roll had.
    void leavesOutChance() {
        QCOMPARE(toldOf([](survey::Level& now) { now.numbers["room temple"].rolls = 999; }), QString());
        QCOMPARE(toldOf([](survey::Level& now) { now.findings[0].rolls = 45; }), QString());
        QCOMPARE(toldOf([](survey::Level& now) { now.numbers["all monsters"].sum = 10100; }), QString());
        QCOMPARE(toldOf([](survey::Level& now) { now.numbers["mon jackal"] = {900, 900, 900}; }), QString());
    }

    void tellsOfLevels() {
        const survey::Survey before = surveyOf({levelOf("a"), levelOf("b"), levelOf("b")});
        const survey::Survey now = surveyOf({levelOf("b"), levelOf("c")});
        QCOMPARE(told(before, now), "c changed: The level is new.\na worse: The level is gone.\n"
                                    "b worse: The level is gone.");
    }

    void mergesParts() {
        survey::Survey whole = surveyOf({levelOf("a"), levelOf("b"), levelOf("c")});
        survey::Survey odd = whole;
        odd.levels.erase(odd.levels.begin() + 1);
        survey::Survey even = whole;
        even.levels = {whole.levels[1]};
        QVERIFY(*survey::merge(even, odd) == whole);
        QVERIFY(!survey::merge(whole, odd));
        even.title = "other";
        QVERIFY(!survey::merge(even, odd));
    }

    void readsWhatItWrites() {
        survey::Survey survey = surveyOf({levelOf("a"), levelOf("“<b>”")});
        survey.levels[0].problems = {{"error", "x", "y", 3}};
        survey.levels[0].goals = {{.text = "g", .line = 2, .isReached = false, .words = "w", .seed = 4}};
        survey.levels[1].objection = "because";
        QVERIFY(survey::readSurvey(survey::toJson(survey)) == survey);
        for (const char* odd : {"", "{}", "[]", R"({"format":"levwright-survey-1"})"})
            QVERIFY2(!survey::readSurvey(odd), odd);
    }

    void quotesFieldsOfCsv() {
        survey::Level level = levelOf("a,\"b\"");
        level.rolls = 0;
        const QString csv = QString::fromStdString(survey::toCsv(surveyOf({level})));
        QVERIFY(csv.startsWith("file,level,game,rolls,errors,"));
        QVERIFY2(csv.contains("mines.des,\"a,\"\"b\"\"\",nethack-3.4.3,0,0,0,,"), qPrintable(csv));
    }
};

LEVWRIGHT_TEST(SurveyComparisonTest)

} // namespace levwright::survey_comparison_test

#include "SurveyComparisonTest.moc"
