// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/Document.h"
#include "core/text/AnchorSet.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::selection_test {

class SelectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void masksAreSetsOfCells() {
        const CellMask left = CellMask::of({2, 1, 0, 0});
        const CellMask right = CellMask::of({2, 0, 3, 0});
        QCOMPARE(left.cells().size(), 6U);
        QVERIFY(left.contains({0, 1}));
        QVERIFY(!left.contains({3, 0}));
        QVERIFY((left.united(right).bounds() == Area{0, 0, 3, 1}));
        QCOMPARE(left.united(right).cells().size(), 7U);
        QVERIFY(left.common(right) == CellMask({{2, 0}}));
        QVERIFY(right.without(left) == CellMask({{3, 0}, {3, 0}}));
        QVERIFY(right.without(right).empty());
        QVERIFY(!CellMask().bounds());
        QVERIFY((CellMask({{5, 1}, {2, 7}, {3, 0}}).bounds() == Area{2, 0, 5, 7}));
    }

    void anchorsFollow_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<bool>("isLost");
        // "0123456789" becomes "01ab56xx789": 2 to 4 are replaced by "ab", and "xx" is inserted at 7.
        QTest::newRow("in front of all") << 0 << 0 << 0 << false;
        QTest::newRow("start of what goes") << 2 << 2 << 2 << true;
        QTest::newRow("within") << 3 << 2 << 4 << true;
        QTest::newRow("its end") << 5 << 4 << 4 << false;
        QTest::newRow("where something goes in") << 7 << 6 << 8 << false;
        QTest::newRow("behind") << 9 << 10 << 10 << false;
    }
    void anchorsFollow() {
        QFETCH(const int, at);
        AnchorSet anchors;
        anchors.add(Offset(at), Bias::Before);
        anchors.add(Offset(at), Bias::After);
        anchors.follow(TextEdit({{{2, 5}, "ab"}, {{7, 7}, "xx"}}));
        QTEST(int(anchors[0]), "before");
        QTEST(int(anchors[1]), "after");
        QTEST(anchors.isLost(0), "isLost");
        QVERIFY(anchors.find(anchors[1]).has_value());
        QVERIFY(!anchors.find(77));
    }

    // A lost anchor stays lost, whatever text replaces it.
    void lostAnchorsStayLost() {
        AnchorSet anchors;
        anchors.add(3, Bias::Before);
        anchors.follow(TextEdit::erase({2, 5}));
        anchors.follow(TextEdit::insert(2, "abc"));
        QVERIFY(anchors.isLost(0));
    }

    void selectionsFollow() {
        const Selection before{1, 3, {{4, 6}, {8, 9}}, CellSelection{4, CellMask({{0, 0}})}};
        const Selection moved = before.after(TextEdit::insert(4, "---"));
        QVERIFY((moved == Selection{1, 3, {{4, 9}, {11, 12}}, CellSelection{7, CellMask({{0, 0}})}}));
        const Selection rest = before.after(TextEdit::erase({4, 6}));
        QVERIFY((rest == Selection{1, 3, {{6, 7}}, std::nullopt}));
        QVERIFY(before.fits(9));
        QVERIFY(!before.fits(8));
    }

    void stepsKeepWhatWasSelected() {
        Document document(testGame(), "0123456789");
        const Selection before{1, 3, {{4, 6}}, CellSelection{4, CellMask({{0, 0}, {1, 0}})}};
        const TextEdit edit = TextEdit::insert(0, "xx");
        QVERIFY(document.apply(document.revision(), edit, "x", MergeKey::None, before, before.after(edit)));
        std::vector<Selection> told;
        const Connection following =
            document.changed().connect([&](const Change& change) { told.push_back(change.selection); });
        document.undo();
        document.redo();
        QVERIFY((told == std::vector<Selection>{before, before.after(edit)}));
    }
};

LEVWRIGHT_TEST(SelectionTest)

} // namespace levwright::selection_test

#include "SelectionTest.moc"
