// SPDX-License-Identifier: GPL-3.0-or-later
// The list of a cell, the contents of a container, and what moves with it agree on which things are in which
// container.
#include "core/model/Containment.h"

#include "core/edit/ContainerEdit.h"
#include "core/edit/RemoveStatements.h"
#include "core/model/CellStack.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <numeric>

namespace levwright::containment_test {
namespace {

const QByteArray chest = "CONTAINER:'(',\"chest\",(1,1)\n";
const QByteArray box = "CONTAINER:'(',\"large box\",contained\n";
const QByteArray ruby = "OBJECT:'*',\"ruby\",contained\n";
const QByteArray fountain = "FOUNTAIN:(1,2)\n";
const QByteArray hall = "-----\n|...|\n|...|\n-----\n";

} // namespace

class ContainmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysTheSameEverywhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("inFirst"); // the number of things in each container, in text order
        const auto row = [](const char* name, const QByteArray& statements, const QByteArray& counts) {
            QTest::newRow(name) << mazeWith(hall, statements) << counts;
        };
        row("empty", chest, "0");
        row("two", chest + ruby + ruby, "2");
        row("others between", chest + ruby + fountain + ruby, "2");
        row("two containers", chest + ruby + chest + ruby + ruby, "1 2");
        row("container in it", chest + box + ruby, "2 0");
        row("before it", ruby + chest, "0");
        row("in another part", chest + "GEOMETRY:left,top\nMAP\n" + hall + "ENDMAP\n" + ruby, "0");
    }
    void saysTheSameEverywhere() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, inFirst);
        const LevelsAnalysis analysis = analysisOf(text);
        const LevelSource source = analysis.source(0);
        const LevelTree& tree = *source.level.tree;
        const LevelLanguage& language = analysis.game().language();
        std::vector<std::size_t> all(tree.statements.size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        const auto stack = cellStack(language, source, all);
        const auto containers = containersIn(tree);
        QByteArrayList counts;
        for (const std::size_t i : all) {
            const auto entry = std::ranges::find(stack, i, &CellEntry::statement);
            QVERIFY(entry != stack.end());
            QCOMPARE(entry->isInside, containers[i].has_value());
            if (tree.statements[i].kind != StatementKind::Container)
                continue;
            const std::vector<std::size_t> contents = *contentsOf(language, source, i);
            QCOMPARE(contents, statementsIn(tree, i));
            counts << QByteArray::number(contents.size());
            const TextEdit gone = removeStatements(tree, source.text, {i});
            const auto erased = std::ranges::count_if(tree.statements, [&](const StatementNode& node) {
                return std::ranges::any_of(gone.replacements(), [&](const Replacement& each) {
                    return each.range.begin <= node.range.begin && each.range.end >= node.range.end;
                });
            });
            QCOMPARE(std::size_t(erased), contents.size() + 1);
        }
        QCOMPARE(counts.join(' '), inFirst);
    }
};

LEVWRIGHT_TEST(ContainmentTest)

} // namespace levwright::containment_test

#include "ContainmentTest.moc"
