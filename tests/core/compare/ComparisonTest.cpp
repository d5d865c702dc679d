// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two versions of a file, in words.
#include "core/compare/Comparison.h"

#include "core/compare/Taking.h"
#include "core/languages/games/Games.h"
#include "core/languages/games/KindOfText.h"
#include "tests/core/compare/RandomTouches.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace levwright::comparison_test {
namespace {

AnalysisPtr analysed(const GamePtr& game, const std::string& text, DocumentKind kind = DocumentKind::Levels) {
    return Analysis::make(game, TextSnapshot(text), kind);
}

// "moved: hill orc moved from 0,0 to 3,1".
QByteArrayList wordsOf(const std::vector<compare::Difference>& differences) {
    QByteArrayList words;
    for (const compare::Difference& difference : differences)
        words << QByteArray::fromStdString(std::string(compare::nameOf(difference.kind)) + ": " +
                                           difference.words);
    return words;
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void placesAndCells();
    void manyEqualLines();
    void nothingDiffers_data() { addStockFolders(); }
    void nothingDiffers();
    void everyTouchIsTold_data() { addStockFolders(); }
    void everyTouchIsTold();
    void takesAll_data() { addStockFolders(); }
    void takesAll();
};

void ComparisonTest::words_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArrayList>("words");
    const auto row = [](const char* title, const char* game, const QByteArray& before,
                        const QByteArray& after, const QByteArrayList& words) {
        QTest::newRow(title) << QString(game) << before << after << words;
    };
    const char* const old = "nethack-3.4.3";
    const char* const script = "nethack-3.7";
    const QByteArray head = "MAZE:\"a\",' '\nGEOMETRY:center,center\n";
    const QByteArray map = head + "MAP\n....\n....\nENDMAP\n";
    const QByteArray orc = "MONSTER:'o',\"hill orc\",(0,0)\n";
    row("moved", old, map + orc, map + "MONSTER:'o',\"hill orc\",(3,1)\n",
        {"moved: hill orc moved from 0,0 to 3,1"});
    row("added", old, map, map + orc, {"added: hill orc at 0,0 added"});
    row("removed", old, map + orc, map, {"removed: hill orc at 0,0 removed"});
    row("option", old, map + orc, map + "MONSTER:'o',\"hill orc\",(0,0),asleep\n",
        {"changed: hill orc at 0,0: alertness from nothing to asleep"});
    row("another thing", old, map + orc, map + "MONSTER:'o',\"Mordor orc\",(0,0)\n",
        {"changed: hill orc at 0,0 became Mordor orc"});
    row("cells", old, map, head + "MAP\nLL..\n...}\nENDMAP\n",
        {"painted: 2 cells of room floor became lava", "painted: 1 cell of room floor became moat"});
    row("a larger map", old, map, head + "MAP\n....\n....\n....\nENDMAP\n",
        {"painted: the map had 4 × 2 cells and has 4 × 3",
         "painted: 4 cells of solid stone became room floor"});
    row("another line", old, map + orc + "TRAP:\"pit\",(1,1)\n", map + "TRAP:\"pit\",(1,1)\n" + orc,
        {"moved: “MONSTER:'o',\"hill orc\",(0,0)” is on another line now"});
    row("comments", old, map + "# one\n", map + "# two\n", {"changed: “# one” became “# two”"});
    row("blank lines", old, map + orc, map + "\n\n" + orc, {});
    row("levels", old, map, map + "MAZE:\"b\",' '\nGEOMETRY:left,top\nMAP\n.\nENDMAP\n",
        {"added: level “b” added"});
    row("a level with another name", old, map + orc + orc + orc,
        QByteArray(map + orc + orc + orc).replace("\"a\"", "\"b\""),
        {"changed: maze level “a” became maze level “b”"});
    const QByteArray call = "des.map([[\n....\n]])\ndes.monster({ id = \"newt\", x = 1, y = 0 })\n";
    row("a cell of a script", script, call, QByteArray(call).replace("....", "L..."),
        {"painted: 1 cell of room floor became lava"});
    row("removed from a script", script, call, "des.map([[\n....\n]])\n", {"removed: newt at 1,0 removed"});
    row("moved in a script", script, call, QByteArray(call).replace("x = 1", "x = 2"),
        {"moved: newt moved from 1,0 to 2,0"});
}

void ComparisonTest::words() {
    QFETCH(const QString, game);
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QByteArrayList, words);
    const GamePtr of = loadGame(game.toStdString()).value();
    QCOMPARE(wordsOf(compare::differences(*analysed(of, before.toStdString()),
                                          *analysed(of, after.toStdString()))),
             words);
}

// So many lines are equal that the comparison of sequences gives up.
void ComparisonTest::manyEqualLines() {
    const GamePtr game = loadGame("nethack-3.4.3").value();
    const std::string head = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n";
    constexpr int count = 3000;
    std::string before = head;
    std::string after = head;
    for (int i = 0; i < count; ++i) {
        before += "OBJECT:random,random,random\n";
        after += i % 2 == 0 ? "OBJECT:random,random,random\nTRAP:random,random\n" : "TRAP:random,random\n";
    }
    const AnalysisPtr old = analysed(game, before);
    const AnalysisPtr now = analysed(game, after);
    const auto found = compare::differences(*old, *now);
    // Nothing is left out: with all differences, the text before is the one after.
    struct Change {
        Range range;
        std::string text;
    };
    std::vector<Change> changes;
    for (const compare::Difference& difference : found) {
        const std::string lines(now->text().slice(difference.after));
        changes.push_back({difference.before, difference.destination ? std::string() : lines});
        if (difference.destination)
            changes.push_back({{*difference.destination, *difference.destination}, lines});
    }
    std::ranges::stable_sort(changes, {},
                             [](const Change& c) { return std::pair(c.range.begin, c.range.end); });
    std::string text;
    Offset at = 0;
    for (const Change& change : changes) {
        text += old->text().slice({at, change.range.begin});
        text += change.text;
        at = change.range.end;
    }
    text += old->text().slice({at, old->text().size()});
    QCOMPARE(text.size(), after.size());
    QVERIFY(text == after);
}

void ComparisonTest::placesAndCells() {
    const GamePtr game = loadGame("nethack-3.4.3").value();
    const std::string map = "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n....\nENDMAP\n";
    const std::string orc = "MONSTER:'o',\"hill orc\",(0,0)\n";
    const auto before = analysed(game, map + orc);
    const auto after = analysed(game, "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n.L..\nENDMAP\n");
    const auto found = compare::differences(*before, *after);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].cells, (std::vector<Point>{{1, 0}}));
    QCOMPARE(found[0].level, std::string("a"));
    QCOMPARE(found[1].cells, (std::vector<Point>{{0, 0}}));
    QCOMPARE(found[1].before, (Range{map.size(), map.size() + orc.size()}));
    QCOMPARE(found[1].after, (Range{map.size(), map.size()}));
}

void ComparisonTest::nothingDiffers() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, folder);
    QFETCH(const QString, game);
    const GamePtr of = loadGame(game.toStdString()).value();
    for (const FileInFolder& file : filesToTouch(sharedFolder() + "/corpus/" + folder)) {
        const auto analysis = analysed(of, file.text, file.kind);
        QCOMPARE(compare::differences(*analysis, *analysis).size(), 0U);
    }
}

// Each change touches lines or cells of its own, so each is a difference, and nothing else is.
void ComparisonTest::everyTouchIsTold() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, folder);
    QFETCH(const QString, game);
    const GamePtr of = loadGame(game.toStdString()).value();
    RandomStream random(std::uint32_t(folder.size()));
    for (const FileInFolder& file : filesToTouch(sharedFolder() + "/corpus/" + folder)) {
        const auto before = analysed(of, file.text, file.kind);
        const TextEdit edit = touchesOf(*before, random);
        const auto after = analysed(of, edit.apply(file.text), file.kind);
        std::size_t told = 0;
        for (const compare::Difference& difference : compare::differences(*before, *after)) {
            told += difference.kind == compare::DifferenceKind::Painted ? difference.cells.size() : 1;
            QVERIFY2(!difference.words.empty(), file.name);
        }
        QVERIFY2(told == edit.replacements().size(),
                 QByteArray(file.name + ": " + QByteArray::number(qulonglong(told)) + " of " +
                            QByteArray::number(qulonglong(edit.replacements().size()))));
    }
}

// Each taken difference is gone, until both files are the same.
void ComparisonTest::takesAll() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, folder);
    QFETCH(const QString, game);
    const GamePtr of = loadGame(game.toStdString()).value();
    RandomStream random(std::uint32_t(folder.size()) + 2);
    for (const FileInFolder& file : filesToTouch(sharedFolder() + "/corpus/" + folder)) {
        AnalysisPtr mine = analysed(of, file.text, file.kind);
        const auto theirs = analysed(of, touchesOf(*mine, random).apply(file.text), file.kind);
        auto found = compare::differences(*mine, *theirs);
        while (!found.empty()) {
            const std::size_t before = found.size();
            const EditOutcome edit =
                compare::taken(*mine, *theirs, found[std::size_t(random.below(int(before)))]);
            QVERIFY2(edit.has_value(), file.name);
            mine = mine->updated(*edit, TextSnapshot(edit->apply(mine->text().bytes())));
            found = compare::differences(*mine, *theirs);
            QVERIFY2(found.size() < before, file.name);
        }
        QVERIFY2(mine->text().bytes() == theirs->text().bytes(), file.name);
    }
}

LEVWRIGHT_TEST(ComparisonTest)

} // namespace levwright::comparison_test

#include "ComparisonTest.moc"
