// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/LineDifference.h"

#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace levwright::line_difference_test {
namespace {

// "=0 -1 +1": the lines, each with its side.
QByteArray shown(const std::vector<ComparedLine>& lines) {
    QByteArrayList words;
    for (const ComparedLine& line : lines)
        words << QByteArray(1, "=-+"[int(line.in)]) + QByteArray::number(qulonglong(line.line));
    return words.join(' ');
}

std::size_t differences(const std::vector<ComparedLine>& lines) {
    return std::size_t(lines.size()) -
           std::size_t(std::ranges::count(lines, InSequence::Both, &ComparedLine::in));
}

// Computed slowly, from the longest common subsequence of lines.
std::size_t fewestDifferences(const TextSnapshot& before, const TextSnapshot& after) {
    std::vector<std::vector<std::size_t>> common(before.lineCount() + 1,
                                                 std::vector<std::size_t>(after.lineCount() + 1));
    for (std::size_t i = 0; i < before.lineCount(); ++i) {
        for (std::size_t j = 0; j < after.lineCount(); ++j)
            common[i + 1][j + 1] = before.slice(before.lineWithEnd(i)) == after.slice(after.lineWithEnd(j))
                                       ? common[i][j] + 1
                                       : std::max(common[i][j + 1], common[i + 1][j]);
    }
    return before.lineCount() + after.lineCount() - 2 * common.back().back();
}

void checkSides(const TextSnapshot& before, const TextSnapshot& after,
                const std::vector<ComparedLine>& lines) {
    std::string old;
    std::string now;
    for (const ComparedLine& line : lines) {
        const bool gone = line.in == InSequence::Before;
        const TextSnapshot& text = gone ? before : after;
        const std::string_view bytes = text.slice(text.lineWithEnd(line.line));
        if (line.in != InSequence::After)
            old += bytes;
        if (!gone)
            now += bytes;
    }
    QVERIFY(old == before.bytes() && now == after.bytes());
}

} // namespace

class LineDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compares_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("lines");
        const auto row = [](const char* name, const char* before, const char* after, const char* lines) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(lines);
        };
        row("nothing", "", "", "=0");
        row("same", "a\nb\n", "a\nb\n", "=0 =1 =2");
        row("from nothing", "", "a\n", "+0 =1");
        row("to nothing", "a\nb", "", "-0 -1 +0");
        row("changed", "a\nb\nc\n", "a\nB\nc\n", "=0 -1 +1 =2 =3");
        row("two places", "a\nb\nc\nd\n", "A\nb\nc\nD\n", "-0 +0 =1 =2 -3 +3 =4");
        row("inserted and erased", "a\nb\nc\nd\n", "a\nx\nb\nd\n", "=0 +1 =2 -2 =3 =4");
        row("line end", "a\nb\n", "a\r\nb\n", "-0 +0 =1 =2");
        row("last line", "a\nb", "a\nb\n", "=0 -1 +1 +2");
    }
    void compares() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, lines);
        QCOMPARE(shown(compareLines(TextSnapshot(before.toStdString()), TextSnapshot(after.toStdString()))),
                 lines);
    }

    void findsTheFewest() {
        std::mt19937 random(5);
        const auto text = [&] {
            std::string lines;
            for (auto left = random() % 12; left > 0; --left)
                lines += {char('a' + random() % 3), '\n'};
            return TextSnapshot(lines);
        };
        for (int i = 0; i < 2000; ++i) {
            const TextSnapshot before = text();
            const TextSnapshot after = text();
            const std::vector<ComparedLine> lines = compareLines(before, after);
            checkSides(before, after, lines);
            QCOMPARE(differences(lines), fewestDifferences(before, after));
        }
    }

    void endsSoonForTextsThatShareNothing() {
        std::string before;
        std::string after;
        for (int i = 0; i < 20000; ++i) {
            before += "a" + std::to_string(i) + '\n';
            after += "b" + std::to_string(i) + '\n';
        }
        const std::vector<ComparedLine> lines = compareLines(TextSnapshot(before), TextSnapshot(after));
        checkSides(TextSnapshot(before), TextSnapshot(after), lines);
        QCOMPARE(differences(lines), std::size_t(40000));
    }
};

LEVWRIGHT_TEST(LineDifferenceTest)

} // namespace levwright::line_difference_test

#include "LineDifferenceTest.moc"
