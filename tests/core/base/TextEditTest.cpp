// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/TextEdit.h"

#include "core/text/TextSnapshot.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <random>

namespace levwright::text_edit_test {

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

    static TextEdit randomEdit(std::mt19937& random, Offset size) {
        std::vector<Replacement> replacements;
        for (Offset at = random() % 5; at <= size; at += 1 + random() % 7) {
            const Offset end = std::min<Offset>(size, at + random() % 4);
            replacements.push_back({{at, end}, std::string(random() % 4, char('A' + random() % 26))});
            at = end;
        }
        return TextEdit(replacements);
    }

    // One combined edit does the same as several in sequence, and maps untouched places in the same way.
    void randomEditsCompose() {
        std::mt19937 random(11);
        for (int round = 0; round < 3000; ++round) {
            std::string text(random() % 30, 'a');
            for (char& c : text)
                c = char('a' + random() % 26);
            std::vector<TextEdit> edits;
            std::string after = text;
            for (unsigned i = 0; i < 2 + random() % 4; ++i) {
                edits.push_back(randomEdit(random, after.size()));
                after = edits.back().apply(after);
            }
            const TextEdit all = TextEdit::composed(edits);
            QCOMPARE(all.apply(text), after);
            QCOMPARE(all.inverse(text).apply(after), text);
            QVERIFY(std::ranges::all_of(all.replacements(), [](const Replacement& r) {
                return !r.range.empty() || !r.text.empty();
            }));
        }
    }

    void composesToTheSmallest() {
        const auto typed = [](Offset at) { return TextEdit::insert(at, "x"); };
        QCOMPARE(typed(3).then(typed(4)).then(typed(5)), TextEdit::insert(3, "xxx"));
        QCOMPARE(typed(3).then(typed(3)), TextEdit::insert(3, "xx"));
        QCOMPARE(typed(3).then(TextEdit::erase({3, 4})), TextEdit());
        QCOMPARE(typed(3).then(typed(9)), TextEdit({{{3, 3}, "x"}, {{8, 8}, "x"}}));
        QCOMPARE(TextEdit::erase({2, 4}).then(TextEdit::erase({1, 3})), TextEdit::erase({1, 5}));
        QCOMPARE(TextEdit::replace({2, 4}, "abcd").then(TextEdit::replace({3, 5}, "-")),
                 TextEdit::replace({2, 4}, "a-d"));
        QCOMPARE(TextEdit::composed({}), TextEdit());
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

LEVWRIGHT_TEST(TextEditTest)

} // namespace levwright::text_edit_test

#include "TextEditTest.moc"
