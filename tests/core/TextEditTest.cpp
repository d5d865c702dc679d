// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextEdit.h"

#include "core/text/TextSnapshot.h"

#include <QTest>

#include <random>

using namespace levwright;

class TextEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appliesInverts_data() {
        QTest::addColumn<QList<int>>("ranges");
        QTest::newRow("nothing") << QList<int>{};
        QTest::newRow("one byte") << QList<int>{3, 4};
        QTest::newRow("insertion") << QList<int>{3, 3};
        QTest::newRow("two apart") << QList<int>{1, 2, 5, 9};
        QTest::newRow("touching") << QList<int>{1, 2, 2, 4};
        QTest::newRow("both ends") << QList<int>{0, 0, 10, 10};
        QTest::newRow("all") << QList<int>{0, 10};
    }
    void appliesInverts() {
        QFETCH(const QList<int>, ranges);
        const std::string before = "0123456789";
        for (const char* text : {"", "x", "long text"}) {
            std::vector<Replacement> replacements;
            for (int i = 0; i < ranges.size(); i += 2)
                replacements.push_back({{Offset(ranges[i]), Offset(ranges[i + 1])}, text});
            const TextEdit edit(replacements);
            const std::string after = edit.apply(before);
            QCOMPARE(edit.inverse(before).apply(after), before);
        }
    }

    void mapsPlaces() {
        const TextEdit edit({{{2, 4}, "abc"}, {{6, 6}, "Z"}});
        QCOMPARE(QString::fromStdString(edit.apply("01234567")), QStringLiteral("01abc45Z67"));
        QCOMPARE(edit.map(1, Bias::Before), Offset(1));
        QCOMPARE(edit.map(2, Bias::Before), Offset(2));
        QCOMPARE(edit.map(3, Bias::Before), Offset(2));
        QCOMPARE(edit.map(3, Bias::After), Offset(5));
        QCOMPARE(edit.map(4, Bias::Before), Offset(5));
        QCOMPARE(edit.map(6, Bias::Before), Offset(7));
        QCOMPARE(edit.map(6, Bias::After), Offset(8));
        QCOMPARE(edit.map(8, Bias::After), Offset(10));
    }

    void differenceIsSmall() {
        QCOMPARE(TextEdit::difference("abcdef", "abXdef"), TextEdit::replace({2, 3}, "X"));
        QCOMPARE(TextEdit::difference("aaa", "aaaa").apply("aaa"), std::string("aaaa"));
        QVERIFY(TextEdit::difference("same", "same").empty());
    }

    void randomEditsInvert() {
        std::mt19937 random(7);
        for (int round = 0; round < 2000; ++round) {
            std::string text(random() % 30, 'a');
            for (char& c : text)
                c = char('a' + random() % 26);
            std::vector<Replacement> replacements;
            for (Offset at = random() % 5; at < text.size(); at += random() % 7) {
                const Offset end = std::min<Offset>(text.size(), at + random() % 4);
                replacements.push_back({{at, end}, std::string(random() % 4, 'X')});
                at = end;
            }
            const TextEdit edit(replacements);
            QCOMPARE(edit.inverse(text).apply(edit.apply(text)), text);
        }
    }

    void snapshotKnowsItsLines() {
        const TextSnapshot text(std::string("ab\r\n\ncd"));
        QCOMPARE(text.lineCount(), std::size_t(3));
        QCOMPARE(text.lineContent(0), (Range{0, 2}));
        QCOMPARE(text.lineWithEnd(0), (Range{0, 4}));
        QCOMPARE(text.lineContent(1), (Range{4, 4}));
        QCOMPARE(text.lineContent(2), (Range{5, 7}));
        QCOMPARE(text.position(4).line, std::size_t(1));
        QCOMPARE(text.position(7), (LinePosition{2, 2}));
        QCOMPARE(TextSnapshot(std::string("x\n")).lineCount(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TextEditTest)
#include "TextEditTest.moc"
