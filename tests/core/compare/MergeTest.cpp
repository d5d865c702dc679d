// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions of a file taken together. LEVWRIGHT_MERGES: the number of random pairs for each game (default
// 60).
#include "core/compare/Merge.h"

#include "core/languages/games/Games.h"
#include "tests/core/compare/RandomTouches.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/StockFolders.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QTest>

#include <algorithm>

namespace levwright::merge_test {
namespace {

AnalysisPtr analysed(const GamePtr& game, const std::string& text, DocumentKind kind = DocumentKind::Levels) {
    return Analysis::make(game, TextSnapshot(text), kind);
}

compare::Merged mergedTexts(const GamePtr& game, const std::string& base, const std::string& ours,
                            const std::string& theirs, DocumentKind kind = DocumentKind::Levels) {
    return compare::merged(*analysed(game, base, kind), *analysed(game, ours, kind),
                           *analysed(game, theirs, kind));
}

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

int errorsIn(const Analysis& analysis) {
    return int(std::ranges::count(analysis.diagnostics(), Severity::Error, &Diagnostic::severity));
}

// How many errors the result has beyond those that either version made.
int newErrors(const Analysis& base, const Analysis& a, const Analysis& b, const Analysis& result) {
    return errorsIn(result) - errorsIn(a) - errorsIn(b) + errorsIn(base);
}

// The lines of a text that are in another one as well, as often as they are in both. Rows of maps, which are
// made of cells, are left out.
std::vector<std::string> linesInBoth(const std::string& a, const std::string& b) {
    const auto linesOf = [](const std::string& text) {
        std::vector<std::string> lines;
        for (const QByteArray& line : bytesOf(text).split('\n')) {
            if (line.contains(':') || line.contains('('))
                lines.push_back(line.toStdString());
        }
        std::ranges::sort(lines);
        return lines;
    };
    std::vector<std::string> both;
    std::ranges::set_intersection(linesOf(a), linesOf(b), std::back_inserter(both));
    return both;
}

} // namespace

class MergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void merges_data();
    void merges();
    void conflicts_data();
    void conflicts();
    void marksWithLabels();
    void differentTouches_data() { addStockFolders(); }
    void differentTouches();
    void sameTouches_data() { addStockFolders(); }
    void sameTouches();
};

void MergeTest::merges_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char* title, const char* game, const QByteArray& base, const QByteArray& ours,
                        const QByteArray& theirs, const QByteArray& result) {
        QTest::newRow(title) << QString(game) << base << ours << theirs << result;
    };
    const char* const old = "nethack-3.4.3";
    const char* const script = "nethack-3.7";
    const QByteArray head = "MAZE:\"a\",' '\nGEOMETRY:center,center\n";
    const QByteArray map = head + "MAP\n....\n....\nENDMAP\n";
    const QByteArray orc = "MONSTER:'o',\"hill orc\",(0,0)\n";
    const QByteArray newt = "MONSTER:':',\"newt\",(1,0)\n";
    row("cells of one row", old, map, head + "MAP\nL...\n....\nENDMAP\n", head + "MAP\n...P\n....\nENDMAP\n",
        head + "MAP\nL..P\n....\nENDMAP\n");
    row("the same cell alike", old, map, head + "MAP\nL...\n....\nENDMAP\n",
        head + "MAP\nL..P\n....\nENDMAP\n", head + "MAP\nL..P\n....\nENDMAP\n");
    row("a map that grows, and a cell", old, map, head + "MAP\n......\n....\nENDMAP\n",
        head + "MAP\nL...\n....\nENDMAP\n", head + "MAP\nL.....\n....\nENDMAP\n");
    row("a row at the end, and a cell", old, map, head + "MAP\n....\n....\n.}}.\nENDMAP\n",
        head + "MAP\nL...\n....\nENDMAP\n", head + "MAP\nL...\n....\n.}}.\nENDMAP\n");
    row("statements beside each other", old, map + orc + newt,
        map + "MONSTER:'o',\"hill orc\",(3,1)\n" + newt, map + orc + "MONSTER:':',\"newt\",(2,1)\n",
        map + "MONSTER:'o',\"hill orc\",(3,1)\nMONSTER:':',\"newt\",(2,1)\n");
    row("both add in one place", old, map, map + orc, map + newt, map + newt + orc);
    row("both add, one of them more", old, map, map + orc, map + orc + newt, map + orc + newt);
    row("one removes, one adds behind it", old, map + orc, map, map + orc + newt, map + newt);
    row("arguments of one statement", old, map + orc, map + "MONSTER:'o',\"hill orc\",(3,1)\n",
        map + "MONSTER:'o',\"Mordor orc\",(0,0)\n", map + "MONSTER:'o',\"Mordor orc\",(3,1)\n");
    row("comments", old, "# one\n" + map + "# two\n", "# ONE\n" + map + "# two\n",
        "# one\n" + map + "# TWO\n", "# ONE\n" + map + "# TWO\n");
    row("levels in another order", old, map, map + "MAZE:\"b\",' '\nGEOMETRY:left,top\n", orc + map,
        orc + map + "MAZE:\"b\",' '\nGEOMETRY:left,top\n");
    row("no line end at the end", old, map + orc.chopped(1), map + orc + newt,
        map + "MONSTER:'o',\"hill orc\",(3,1)", map + "MONSTER:'o',\"hill orc\",(3,1)\n" + newt);
    const QByteArray call = "des.map([[\n....\n]])\ndes.monster({ id = \"orc\", x = 1, y = 0 })\n";
    row("entries of one table", script, call, QByteArray(call).replace("\"orc\"", "\"newt\""),
        QByteArray(call).replace("x = 1", "x = 2"),
        QByteArray(call).replace("\"orc\"", "\"newt\"").replace("x = 1", "x = 2"));
    row("both add entries", script, call, QByteArray(call).replace("y = 0", "y = 0, asleep = 1"),
        QByteArray(call).replace("y = 0", "y = 0, peaceful = 1"),
        QByteArray(call).replace("y = 0", "y = 0, asleep = 1, peaceful = 1"));
    const QByteArray tight = "des.map({ map = [[....\n....]], contents = function() end })\n";
    row("rows beside other text", script, tight, QByteArray(tight).replace("[[....", "[[L..."),
        QByteArray(tight).replace("....]]", "...P]]"),
        QByteArray(tight).replace("[[....\n....", "[[L...\n...P"));
    const QByteArray beside = "des.map({ halign = \"center\", map = [[----\n....]] })\n";
    row("code beside the first row", script, beside, QByteArray(beside).replace("center", "left"),
        QByteArray(beside).replace("[[----", "[[-|--"),
        QByteArray(beside).replace("center", "left").replace("[[----", "[[-|--"));
    row("the last line is gone, and one comes before it", old, map + orc.chopped(1), map.chopped(1),
        map + newt + orc.chopped(1), map + newt);
    row("cells of a script", script, call, QByteArray(call).replace("....", "L..."),
        QByteArray(call).replace("....", "...P"), QByteArray(call).replace("....", "L..P"));
}

void MergeTest::merges() {
    QFETCH(const QString, game);
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, ours);
    QFETCH(const QByteArray, theirs);
    QFETCH(const QByteArray, result);
    const GamePtr of = loadGame(game.toStdString()).value();
    const std::string b = base.toStdString();
    QCOMPARE(bytesOf(compare::textOf(mergedTexts(of, b, ours.toStdString(), theirs.toStdString()))), result);
    QCOMPARE(bytesOf(compare::textOf(mergedTexts(of, b, theirs.toStdString(), ours.toStdString()))), result);
}

void MergeTest::conflicts_data() {
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("ours");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char* title, const QByteArray& base, const QByteArray& ours,
                        const QByteArray& theirs, const QByteArray& result) {
        QTest::newRow(title) << base << ours << theirs << result;
    };
    const QByteArray head = "MAZE:\"a\",' '\nGEOMETRY:center,center\n";
    const QByteArray map = head + "MAP\n....\n....\nENDMAP\n";
    row("one cell", map, head + "MAP\nL...\n...P\nENDMAP\n", head + "MAP\nP...\n....\nENDMAP\n",
        head + "MAP\n<<<<<<< ours\nL...\n=======\nP...\n>>>>>>> theirs\n...P\nENDMAP\n");
    row("changed and removed", map + "TRAP:\"pit\",(0,0)\n", map + "TRAP:\"pit\",(1,1)\n", map,
        map + "<<<<<<< ours\nTRAP:\"pit\",(1,1)\n=======\n>>>>>>> theirs\n");
    row("one place", map + "TRAP:\"pit\",(0,0)\n", map + "TRAP:\"pit\",(1,1)\n", map + "TRAP:\"pit\",(1,0)\n",
        map + "<<<<<<< ours\nTRAP:\"pit\",(1,1)\n=======\nTRAP:\"pit\",(1,0)\n>>>>>>> theirs\n");
    row("two levels of one name", map, map + "MAZE:\"b\",'-'\n" + map.mid(head.indexOf('\n') + 1),
        map + "MAZE:\"b\",'.'\n" + map.mid(head.indexOf('\n') + 1),
        map + "<<<<<<< ours\nMAZE:\"b\",'-'\n" + map.mid(head.indexOf('\n') + 1) +
            "=======\nMAZE:\"b\",'.'\n" + map.mid(head.indexOf('\n') + 1) + ">>>>>>> theirs\n");
    const QByteArray twice = "MAZE:\"a\",' '\n";
    const QByteArray rest = "GEOMETRY:center,center\nMAP\n....\nENDMAP\n";
    row("what may not stand twice", twice + rest, twice + "FLAGS:noteleport\n" + rest,
        twice + "FLAGS:hardfloor\n" + rest,
        twice + "<<<<<<< ours\nFLAGS:noteleport\n=======\nFLAGS:hardfloor\n>>>>>>> theirs\n" + rest);
}

void MergeTest::conflicts() {
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, ours);
    QFETCH(const QByteArray, theirs);
    QFETCH(const QByteArray, result);
    const compare::Merged merged = mergedTexts(loadGame("nethack-3.4.3").value(), base.toStdString(),
                                               ours.toStdString(), theirs.toStdString());
    QCOMPARE(bytesOf(compare::textOf(merged)), result);
    QCOMPARE(merged.conflictCount(), 1U);
}

void MergeTest::marksWithLabels() {
    const compare::Merged merged{{compare::Conflict{"b\n", "o\n", "t"}}};
    QCOMPARE(bytesOf(compare::textOf(merged, {"HEAD", "other", "base"})),
             QByteArray("<<<<<<< HEAD\no\n||||||| base\nb\n=======\nt\n>>>>>>> other\n"));
}

// Each pair of versions touches different statements and cells.
void MergeTest::differentTouches() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, folder);
    QFETCH(const QString, game);
    const GamePtr of = loadGame(game.toStdString()).value();
    const std::vector<FileInFolder> files = filesToTouch(sharedFolder() + "/corpus/" + folder);
    QVERIFY(!files.empty());
    RandomStream random(std::uint32_t(folder.size()));
    const int count = wantedNumber("LEVWRIGHT_MERGES", 60);
    for (int i = 0; i < count; ++i) {
        const FileInFolder& file = files[std::size_t(random.below(int(files.size())))];
        const AnalysisPtr base = analysed(of, file.text, file.kind);
        const auto [ours, theirs, both] = differentTouchesOf(*base, random);
        const auto a = analysed(of, ours.apply(file.text), file.kind);
        const auto b = analysed(of, theirs.apply(file.text), file.kind);
        const QByteArray where = file.name + ", " + QByteArray::number(i);
        const compare::Merged merged = compare::merged(*base, *a, *b);
        const std::string text = compare::textOf(merged);
        if (text != both.apply(file.text)) {
            qWarning("%s", where.constData());
            QCOMPARE(bytesOf(text).split('\n'), bytesOf(both.apply(file.text)).split('\n'));
        }
        QCOMPARE(merged.conflictCount(), 0U);
        QVERIFY2(compare::textOf(compare::merged(*base, *b, *a)) == text, where);
        QVERIFY2(compare::textOf(compare::merged(*base, *a, *a)) == a->text().bytes(), where);
        QVERIFY2(compare::textOf(compare::merged(*base, *a, *base)) == a->text().bytes(), where);
        QVERIFY2(compare::textOf(compare::merged(*base, *base, *a)) == a->text().bytes(), where);
        QVERIFY2(newErrors(*base, *a, *b, *analysed(of, text, file.kind)) <= 0, where);
    }
}

// The versions may touch the same statements and cells.
void MergeTest::sameTouches() {
    LEVWRIGHT_NEEDS_SHARED();
    QFETCH(const QString, folder);
    QFETCH(const QString, game);
    const GamePtr of = loadGame(game.toStdString()).value();
    const std::vector<FileInFolder> files = filesToTouch(sharedFolder() + "/corpus/" + folder);
    RandomStream random(std::uint32_t(folder.size()) + 1);
    const int count = wantedNumber("LEVWRIGHT_MERGES", 60) / 2;
    for (int i = 0; i < count; ++i) {
        const FileInFolder& file = files[std::size_t(random.below(int(files.size())))];
        const AnalysisPtr base = analysed(of, file.text, file.kind);
        const auto a = analysed(of, touchesOf(*base, random).apply(file.text), file.kind);
        const auto b = analysed(of, touchesOf(*base, random).apply(file.text), file.kind);
        const QByteArray where = file.name + ", " + QByteArray::number(i);
        const compare::Merged merged = compare::merged(*base, *a, *b);
        const compare::Merged turned = compare::merged(*base, *b, *a);
        QCOMPARE(merged.pieces.size(), turned.pieces.size());
        for (std::size_t p = 0; p < merged.pieces.size(); ++p) {
            if (const auto* conflict = std::get_if<compare::Conflict>(&merged.pieces[p])) {
                const compare::Conflict other{conflict->base, conflict->theirs, conflict->ours,
                                              conflict->kind};
                QVERIFY2(std::get<compare::Conflict>(turned.pieces[p]) == other, where);
                QVERIFY2(conflict->ours != conflict->theirs, where);
            } else {
                QVERIFY2(std::get<std::string>(merged.pieces[p]) == std::get<std::string>(turned.pieces[p]),
                         where);
            }
        }
        const std::string text = compare::textOf(merged);
        for (const std::string& line :
             linesInBoth(std::string(a->text().bytes()), std::string(b->text().bytes())))
            QVERIFY2(text.contains(line), QByteArray(where + ": " + line.c_str()));
        if (merged.conflictCount() == 0)
            QVERIFY2(newErrors(*base, *a, *b, *analysed(of, text, file.kind)) <= 0, where);
    }
}

LEVWRIGHT_TEST(MergeTest)

} // namespace levwright::merge_test

#include "MergeTest.moc"
