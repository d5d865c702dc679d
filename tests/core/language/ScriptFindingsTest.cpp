// SPDX-License-Identifier: GPL-3.0-or-later
// What rolls of a script show: its errors, and what the game complains of.
#include "core/model/LevelLanguage.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

namespace levwright::script_findings_test {
namespace {

roll::LevelStatistics statisticsOf(const char* script) {
    const LevelsAnalysis analysis(loadGame("nethack-3.7").value(), TextSnapshot(script));
    roll::StatisticsJob job(analysis.game().language().plan(analysis.source(0), {}).value());
    job.run({1, 100});
    return job.statistics();
}

// "game-complains 0 10 Cannot create drawbridge. 100": kind, statement, line, text and rolls of each, the
// most frequent first; missing things are left out.
QStringList findingsIn(const roll::LevelStatistics& statistics) {
    QStringList all;
    for (const roll::Finding& each : roll::findingsOf(statistics)) {
        if (each.kind != roll::FindingKind::Missing)
            all << QStringLiteral("%1 %2 %3 %4 %5")
                       .arg(QString::fromUtf8(roll::nameOf(each.kind)))
                       .arg(each.statement)
                       .arg(each.line)
                       .arg(QString::fromStdString(each.text))
                       .arg(each.rolls);
    }
    return all;
}

#define FLOOR "des.level_init({ style = \"solidfill\", fg = \".\", lit = 1 })\n"

} // namespace

class ScriptFindingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsOfTheGame_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const char* script, const char* finding) {
            QTest::newRow(name) << QByteArray(script) << QString::fromUtf8(finding);
        };
        row("complaint about a call",
            FLOOR "des.drawbridge({ x = 2, y = 2, dir = \"south\", state = \"closed\" })\n",
            "game-complains 1 2 Cannot create drawbridge. 100");
        row("said by the level", FLOOR "des.stair(\"up\", 2, 2)\n\nnh.impossible(\"I am here\")\n",
            "game-complains -1 4 I am here 100");
        row("region without a place",
            "des.level_init({ style = \"solidfill\", fg = \" \" })\n"
            "des.levregion({ region = {1,1,5,5}, type = \"stair-up\" })\n",
            "region-without-place 1 0 Couldn't place lregion type 1! 100");
        row("error of the script", FLOOR "local a = {}\na(1)\n",
            "script-fails -1 3 attempt to call a table value (local 'a') 100");
        row("error of a call", FLOOR "local name = string.rep(\"x\", 3)\ndes.monster({ id = name })\n",
            "script-fails -1 3 Unknown monster id 100");
    }
    void wordsOfTheGame() {
        QFETCH(const QByteArray, script);
        QFETCH(const QString, finding);
        const QStringList found = findingsIn(statisticsOf(script));
        QVERIFY2(found.join('\n').contains(finding), qPrintable(found.join('\n')));
    }

    // A script that fails with the first seed is rolled with the others.
    void failsSometimes() {
        const roll::LevelStatistics statistics =
            statisticsOf(FLOOR "local titles = {}\nif percent(50) then titles(1) end\n");
        const std::vector<roll::Finding> findings = roll::findingsOf(statistics);
        const auto fails = std::ranges::find(findings, roll::FindingKind::ScriptFails, &roll::Finding::kind);
        QVERIFY(fails != findings.end());
        QCOMPARE(fails->line, 3);
        QVERIFY(fails->rolls > 30 && fails->rolls < 70);
        QCOMPARE(fails->seed, std::uint64_t(1));
        QCOMPARE(statistics.rolls, roll::Count(100));
    }

    void wordsAreWritten() {
        const roll::LevelStatistics statistics = statisticsOf(FLOOR "nh.impossible(\"a \\\"b\\\"\\1\")\n");
        QCOMPARE(roll::readStatistics(roll::toJson(statistics)).value(), statistics);
    }

    // Words that are computed do not fill the memory.
    void manyWords() {
        const roll::LevelStatistics statistics =
            statisticsOf(FLOOR "for i = 1, 50 do nh.impossible(nh.rn2(1000000)) end\n");
        const std::vector<roll::Finding> findings = roll::findingsOf(statistics);
        QCOMPARE(findings.size(), roll::mostFindingsWithText + 1);
        QCOMPARE(findings.front().text, std::string());
    }
};

LEVWRIGHT_TEST(ScriptFindingsTest)

} // namespace levwright::script_findings_test

#include "ScriptFindingsTest.moc"
