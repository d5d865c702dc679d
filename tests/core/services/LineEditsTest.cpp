// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of whole lines. [ and ] stand for the selection, or | for the caret.
#include "core/services/LineEdits.h"

#include "core/services/Pairs.h"
#include "tests/support/Levels.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::line_edits_test {
namespace {

struct Selected {
    std::string text;
    Range selection;
};

Selected selectedIn(std::string text, char open = '[', char close = ']') {
    if (const std::size_t caret = text.find('|'); caret != std::string::npos)
        return {text.erase(caret, 1), {caret, caret}};
    const std::size_t begin = text.find(open);
    text.erase(begin, 1);
    const std::size_t end = text.find(close);
    return {text.erase(end, 1), {begin, end}};
}

std::string shown(const std::string& before, const services::LineEdit& change) {
    std::string text = change.edit.apply(before);
    if (change.selected.empty())
        return text.insert(change.selected.begin, "|");
    text.insert(change.selected.end, "]");
    return text.insert(change.selected.begin, "[");
}

AnalysisPtr analysed(const std::string& text, const char* game = "nethack-3.4.3",
                     DocumentKind kind = DocumentKind::Levels) {
    return Analysis::make(loadGame(game).value(), TextSnapshot(text), kind);
}

} // namespace

class LineEditsTest : public QObject {
    Q_OBJECT

    static void columns() {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
    }
    static void row(const char* name, const char* before, const char* after) {
        QTest::newRow(name) << std::string(before) << std::string(after);
    }

private Q_SLOTS:
    void comments_data() {
        columns();
        row("one", "a\nb|c\n", "a\n# b|c\n");
        row("and back", "a\n# b|c\n", "a\nb|c\n");
        row("without a blank", "#a|\n", "a|\n");
        row("several", "[a\n\n b]\nc", "[# a\n\n#  b]\nc");
        row("some are", "[# a\nb]", "[# # a\n# b]");
        row("several back", "[# a\n\n  #b]\r\nc", "[a\n\n  b]\r\nc");
        row("empty", "|", "|");
        row("ends before a line", "[a\n]b", "[# a\n]b");
    }
    void comments() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const auto change = services::toggledComments(*analysed(asked.text), asked.selection);
        const std::string found = shown(asked.text, change);
        QTEST(found, "after");
    }
    void commentsOfScripts() {
        const std::string text = "x = 1\n";
        const auto change = services::toggledComments(*analysed(text, "nethack-3.7"), {0, 0});
        QCOMPARE(change.edit.apply(text), "-- x = 1\n");
    }

    void movesUp_data() {
        columns();
        row("one", "a\nb|\nc", "b|\na\nc");
        row("several", "a\n[b\nc]\nd", "[b\nc]\na\nd");
        row("first", "a|\nb", "a|\nb");
        row("without a line end", "a\nb|", "b|\na");
        row("mixed line ends", "a\r\nb|\n", "b|\r\na\n");
        row("empty last line", "a\n|", "|\na");
    }
    void movesUp() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const auto change =
            services::movedLines(TextSnapshot(asked.text), asked.selection, services::LineDirection::Up);
        const std::string found = shown(asked.text, change);
        QTEST(found, "after");
    }
    void movesDown_data() {
        columns();
        row("one", "a\nb|\nc", "a\nc\nb|");
        row("several", "[a\nb]\nc\nd", "c\n[a\nb]\nd");
        row("last", "a\nb|", "a\nb|");
        row("with its line end", "[a\n]b\nc", "b\n[a\n]c");
    }
    void movesDown() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const auto change =
            services::movedLines(TextSnapshot(asked.text), asked.selection, services::LineDirection::Down);
        const std::string found = shown(asked.text, change);
        QTEST(found, "after");
    }

    void duplicates_data() {
        columns();
        row("one", "a|b\nc", "ab\na|b\nc");
        row("several", "[a\r\nb]\r\nc", "a\r\nb\r\n[a\r\nb]\r\nc");
        row("without a line end", "a\r\nb|", "a\r\nb\r\nb|");
        row("the only one", "a|", "a\na|");
        row("odd bytes", "\xFF|\n", "\xFF\n\xFF|\n");
    }
    void duplicates() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const std::string found =
            shown(asked.text, services::duplicatedLines(TextSnapshot(asked.text), asked.selection));
        QTEST(found, "after");
    }

    void joins_data() {
        columns();
        row("one", "a|\n  b\nc", "a| b\nc");
        row("several", "[a \n b\r\nc]\nd", "[a b c]\nd");
        row("last", "a\nb|", "a\nb|");
        row("empty", "a|\n\nb", "a|\nb");
        row("over an empty line", "[a\n\nb]", "[ab]");
        row("over blanks", "[a\n  \nb]", "[ab]");
    }
    void joins() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const std::string found =
            shown(asked.text, services::joinedLines(TextSnapshot(asked.text), asked.selection));
        QTEST(found, "after");
    }

    void sorts_data() {
        columns();
        row("several", "[c\na\nb]\n0", "[a\nb\nc]\n0");
        row("mixed line ends", "[b\r\na\nc]", "[a\r\nb\nc]");
        row("one", "[b]\na", "[b]\na");
    }
    void sorts() {
        QFETCH(const std::string, before);
        const Selected asked = selectedIn(before);
        const std::string found =
            shown(asked.text, services::sortedLines(TextSnapshot(asked.text), asked.selection));
        QTEST(found, "after");
    }

    void keepsIndentation() {
        const std::string map = mazeWith("  .\n", "  TRAP:\"pit\",(0,0)\n").toStdString();
        const AnalysisPtr maze = analysed(map);
        QCOMPARE(services::indentationAt(*maze, map.find("TRAP") + 3), "  ");
        QCOMPARE(services::indentationAt(*maze, map.find("TRAP") - 1), " ");
        QCOMPARE(services::indentationAt(*maze, map.find("  .") + 3), ""); // cells
    }

    void pairs_data() {
        QTest::addColumn<std::string>("text"); // the caret is at the bar
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("pair");
        const auto row = [](const char* name, const char* game, const QByteArray& text, const char* pair) {
            QTest::newRow(name) << text.toStdString() << QByteArray(game) << QByteArray(pair);
        };
        const char* classic = "nethack-3.4.3";
        const char* program = "nethack-3.6";
        const char* script = "nethack-3.7";
        row("map", classic, mazeWith("(.)\n").replace("MAP\n(", "M|AP\n("), "36 MAP, 44 ENDMAP");
        row("end of a map", classic, mazeWith("(.)\n").replace("ENDMAP", "ENDMAP|"), "36 MAP, 44 ENDMAP");
        row("cells", classic, mazeWith("|(.)\n"), "none");
        row("round", classic, mazeWith("...\n", "TRAP:\"pit\",|(1,0)\n"), "62 (, 66 )");
        row("curly", program, mazeWith("...\n", "IF [50%] |{\nTRAP:\"pit\",(1,0)\n}\n"), "60 {, 79 }");
        row("square", program, mazeWith("...\n", "$a = { (1,0) }\nTRAP:\"pit\",$a|[0]\n"), "79 [, 81 ]");
        row("function", script, "local f = |function() return (1) end\n", "10 function, 32 end");
        row("end of if", script, "if x then\nwhile y do z() end\n|end\n", "0 if, 29 end");
        row("end of while", script, "if x then\nwhile y do z() |end\nend\n", "10 while, 25 end");
        row("repeat", script, "repeat x() |until y\n", "0 repeat, 11 until");
        row("in a text", script, "x = '|('\n", "none");
        row("in a comment", script, "-- |( )\n", "none");
        row("table", script, "des.trap(|{ x = 1 })\n", "9 {, 17 }");
        row("without an end", script, "f(|(1)\n", "2 (, 4 )");
        row("nothing", script, "x| = 1\n", "none");
    }
    void pairs() {
        QFETCH(const std::string, text);
        QFETCH(const QByteArray, game);
        const Selected asked = selectedIn(text);
        const AnalysisPtr analysis = analysed(asked.text, game.constData());
        const auto pair = services::pairAt(*analysis, asked.selection.begin);
        QByteArray found("none");
        if (pair)
            found = QByteArray::number(qulonglong(pair->open.begin)) + ' ' +
                    QByteArray(QByteArrayView(analysis->text().slice(pair->open))) + ", " +
                    QByteArray::number(qulonglong(pair->close.begin)) + ' ' +
                    QByteArray(QByteArrayView(analysis->text().slice(pair->close)));
        QTEST(found, "pair");
    }
};

LEVWRIGHT_TEST(LineEditsTest)

} // namespace levwright::line_edits_test

#include "LineEditsTest.moc"
