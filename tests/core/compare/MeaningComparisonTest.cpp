// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between levels in two languages, by what they contain.
#include "core/compare/MeaningComparison.h"

#include "core/languages/convert/Conversion.h"
#include "core/languages/games/Games.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::meaning_comparison_test {
namespace {

AnalysisPtr analysed(const GamePtr& game, const std::string& text) {
    return Analysis::make(game, TextSnapshot(text), DocumentKind::Levels);
}

QByteArrayList wordsOf(const AnalysisPtr& before, const AnalysisPtr& after) {
    QByteArrayList words;
    for (const compare::Difference& difference : compare::differencesInMeaning(*before, *after))
        words << QByteArray::fromStdString(difference.words);
    return words;
}

} // namespace

class MeaningComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void conversions_data();
    void conversions();
};

void MeaningComparisonTest::words_data() {
    QTest::addColumn<QByteArray>("before"); // for 3.4.3
    QTest::addColumn<QByteArray>("after");  // for 3.7
    QTest::addColumn<QByteArrayList>("words");
    const auto row = [](const char* title, const QByteArray& before, const QByteArray& after,
                        const QByteArrayList& words) { QTest::newRow(title) << before << after << words; };
    const QByteArray map = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n";
    const QByteArray other = QByteArray(map).replace("\"a\"", "\"b\"");
    const QByteArray script =
        "des.level_init({ style = \"solidfill\", fg = \" \" })\ndes.map([[\n....\n]])\n";
    const QByteArray named = "-- a.lua\n" + script;
    row("the same", map, script, {});
    row("a scroll by its two names", map + "OBJECT:'?',\"earth\",(1,0)\n",
        script + "des.object(\"scroll of earth\", 1, 0)\n", {});
    row("another object of that name", map + "OBJECT:'+',\"light\",(1,0)\n",
        script + "des.object(\"scroll of light\", 1, 0)\n",
        {"light at 1,0 removed", "scroll of light at 1,0 added"});
    row("one level of several", map + other, named, {});
    row("what differs in one level of several", map + other, named + "des.monster(\"newt\", 1, 0)\n",
        {"newt at 1,0 added"});
    row("none of several", map + other, "-- c.lua\n" + script,
        {"level “c” added", "level “a” removed", "level “b” removed"});
}

void MeaningComparisonTest::words() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QByteArrayList, words);
    QCOMPARE(wordsOf(analysed(loadGame("nethack-3.4.3").value(), before.toStdString()),
                     analysed(loadGame("nethack-3.7").value(), after.toStdString())),
             words);
}

void MeaningComparisonTest::conversions_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* from, const char* to) {
        QTest::addRow("%s to %s", from, to) << QString(from) << QString(to);
    };
    row("nethack-3.4.3", "nethack-3.6");
    row("nethack-3.4.3", "nethack-3.7");
    row("nethack-3.4.3", "nethack-5.0");
    row("nethack-3.6", "nethack-3.7");
}

// A stock file and the levels of its conversion mean the same, except for what the conversion notes.
void MeaningComparisonTest::conversions() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    const GamePtr older = loadGame(from.toStdString()).value();
    const GamePtr newer = loadGame(to.toStdString()).value();
    const QDir folder(sharedFolder() + "/corpus/" + from + "/des");
    const QStringList files = folder.entryList({"*.des"});
    QVERIFY(!files.empty());
    for (const QString& file : files) {
        const std::string text = fileBytes(folder.filePath(file)).toStdString();
        const Result<Conversion> converted = convertDescription(*older, *newer, text);
        QVERIFY2(converted, qPrintable(file));
        const AnalysisPtr before = analysed(older, text);
        QByteArrayList words;
        for (const ConvertedText& level : converted->texts)
            words += wordsOf(before, analysed(newer, level.text));
        // Rooms that are only sometimes made are rooms for scripts alone.
        words.removeIf([](const QByteArray& each) { return each.contains(" rooms and has "); });
        // What has no equivalent is one thing less and at most one other thing more.
        QVERIFY2(words.size() <= 2 * qsizetype(converted->notes.size()),
                 (file + ": ").toUtf8() + words.join("; "));
    }
}

LEVWRIGHT_TEST(MeaningComparisonTest)

} // namespace levwright::meaning_comparison_test

#include "MeaningComparisonTest.moc"
