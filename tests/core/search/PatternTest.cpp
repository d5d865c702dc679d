// SPDX-License-Identifier: GPL-3.0-or-later
// What is found in any bytes, and what takes its place.
#include "core/search/Pattern.h"

#include "core/search/ShownChange.h"
#include "core/search/Substitute.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTest>

namespace levwright::pattern_test {
namespace {

using namespace search;

struct Options {
    bool isExpression = false;
    bool matchesCase = false;
    bool wholeWords = false;
};
constexpr Options plain{};
constexpr Options expression{.isExpression = true};

Query queryOf(const QByteArray& text, const Options& options) {
    return {text.toStdString(), options.isExpression, options.matchesCase, options.wholeWords};
}

// The text with brackets around all matches.
std::string marked(std::string_view text, const Query& query) {
    const Matches matches = Pattern::of(query).value().findIn(ReadableText(text));
    std::string result;
    Offset done = 0;
    for (const Match& match : matches.all) {
        result += std::string(text.substr(done, match.range.begin - done)) + '[' +
                  std::string(text.substr(match.range.begin, match.range.size())) + ']';
        done = match.range.end;
    }
    return result + std::string(text.substr(done)) + (matches.trouble ? "!" : "");
}

std::string replaced(std::string_view text, const Query& query, const QByteArray& by) {
    const Pattern pattern = Pattern::of(query).value();
    const Substitute substitute = Substitute::of(by.toStdString(), query, pattern).value();
    const Matches matches = pattern.findIn(ReadableText(text));
    return TextEdit(substitute.replacementsFor(matches.all, text)).apply(text);
}

} // namespace

class PatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("options"); // 1 expression, 2 case, 4 words
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const char* text, const char* query, int options,
                            const char* found) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(query) << options << QByteArray(found);
        };
        row("any case", "Jackal jackal", "jackal", 0, "[Jackal] [jackal]");
        row("this case", "Jackal jackal", "jackal", 2, "Jackal [jackal]");
        row("case above ASCII", "\xC3\x84 \xC3\xA4", "\xC3\xA4", 0, "[\xC3\x84] [\xC3\xA4]");
        row("signs are themselves", "a.c abc (a.c)", "(a.c)", 0, "a.c abc [(a.c)]");
        row("words", "in inn (in)", "in", 4, "[in] inn ([in])");
        row("words with signs at the ends", "'d' 'd'x", "'d'", 4, "['d'] ['d']x");
        row("no overlap", "aaaa", "aa", 0, "[aa][aa]");
        row("expression", "(1,2),(33,4)", "\\((\\d+),(\\d+)\\)", 1, "[(1,2)],[(33,4)]");
        row("expression of words", "cat concat", "c.t|dog", 5, "[cat] concat");
        row("ends of lines", "a\nb\n", "^.$", 1, "[a]\n[b]\n");
        row("an empty last line", "a\n", "^", 1, "[]a\n[]");
        row("ends of lines with carriage returns", "a\r\nb\r\n", "^.$", 1, "[a]\r\n[b]\r\n");
        row("over lines", "a\r\nb", "a\\nb", 1, "[a\r\nb]");
        row("empty matches", "ab\xC3\xA4", "x*", 1, "[]a[]b[]\xC3\xA4[]");
        row("looking around", "foobar bar", "(?<=foo)bar", 1, "foo[bar] bar");
        row("start behind the end", "abc", "a\\Kb", 1, "a[b]c");
        row("bytes that are no text", "# caf\xE9!\nx", "#.*", 1, "[# caf\xE9!]\nx");
        row("behind bytes that are no text", "\xE9\xFF x", "x", 0, "\xE9\xFF [x]");
        row("half a character is not found", "\xC3\xA4", "\\xE4", 1, "[\xC3\xA4]");
    }
    void finds() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, query);
        QFETCH(const int, options);
        QFETCH(const QByteArray, found);
        const Query wanted = queryOf(query, {(options & 1) != 0, (options & 2) != 0, (options & 4) != 0});
        QCOMPARE(QByteArray::fromStdString(marked(text.toStdString(), wanted)), found);
    }

    void findsInARange() {
        const std::string text = "ab\r\nab ab";
        const Pattern pattern = Pattern::of(queryOf("ab.*", expression)).value();
        const Matches matches = pattern.findIn(ReadableText(text), {1, 8});
        QCOMPARE(matches.all.size(), std::size_t(1));
        QCOMPARE(matches.all[0].range, (Range{4, 8}));
    }

    void replaces_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<bool>("isExpression");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char* name, const char* text, const char* query, bool isExpression,
                            const char* by, const char* result) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(query) << isExpression << QByteArray(by)
                                << QByteArray(result);
        };
        row("text", "a.b.c", ".", false, "$1\\n", "a$1\\nb$1\\nc");
        row("nothing", "a.b", ".", false, "", "ab");
        row("groups", "(1,2) (3,4)", "\\((\\d),(\\d)\\)", true, "($2,\\1)", "(2,1) (4,3)");
        row("the match", "ab", "b", true, "<\\0$&>", "a<bb>");
        row("names", "ab", "(?<first>a)", true, "${first}${first}", "aab");
        row("a group without a part", "b", "(a)?b", true, "[\\1]", "[]");
        row("signs", "x", "x", true, "$$\\\\\\t$place$", "$\\\t$place$");
        row("a line end", "a;b", ";", true, "\\n", "a\nb");
        row("a line end of the text", "1\r\na;b", ";", true, "\\n", "1\r\na\r\nb");
        row("bytes of a group", "x\xE9\xFFy", "x(.*)y", true, "y\\1x", "y\xE9\xFFx");
        row("at empty places", "a\nb", "^", true, "# ", "# a\n# b");
    }
    void replaces() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, query);
        QFETCH(const bool, isExpression);
        QFETCH(const QByteArray, by);
        QFETCH(const QByteArray, result);
        const std::string now =
            replaced(text.toStdString(), queryOf(query, isExpression ? expression : plain), by);
        QCOMPARE(QByteArray::fromStdString(now), result);
    }

    void refusals_data() {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray start = "The expression is not valid at character ";
        QTest::newRow("open group") << QByteArray("\xC3\xA4(b") << QByteArray()
                                    << start + "4: missing closing parenthesis.";
        QTest::newRow("single bytes") << QByteArray("a\\C") << QByteArray() << start;
        QTest::newRow("no UTF-8") << QByteArray("\xFF") << QByteArray() << start;
        QTest::newRow("too deep") << QByteArray(200, '(') + QByteArray(200, ')') << QByteArray() << start;
        QTest::newRow("too long") << QByteArray(20'000, 'a') << QByteArray() << start;
        QTest::newRow("no such group")
            << QByteArray("a") << QByteArray("\\1") << QByteArray("The expression has no group “1”.");
        QTest::newRow("no such name")
            << QByteArray("a") << QByteArray("${b}") << QByteArray("The expression has no group “b”.");
        QTest::newRow("huge number") << QByteArray("a") << QByteArray("$99999999999999999999")
                                     << QByteArray("The expression has no group");
    }
    void refusals() {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, by);
        QFETCH(const QByteArray, reason);
        const Query wanted = queryOf(query, expression);
        const auto pattern = Pattern::of(wanted);
        const auto substitute = pattern.and_then(
            [&](const Pattern& each) { return Substitute::of(by.toStdString(), wanted, each); });
        QVERIFY(!substitute);
        QVERIFY2(substitute.error().reason.starts_with(reason.toStdString()),
                 substitute.error().reason.c_str());
    }

    // Expressions that try far too many ways end after work that fits the text.
    void endsInTime_data() {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("text");
        const QByteArray letters(400'000, 'a');
        QTest::newRow("nested repeats") << QByteArray("(a*)*[bc]") << letters;
        QTest::newRow("three repeats") << QByteArray("a*a*a*[bc]") << letters;
        QTest::newRow("to the end from everywhere") << QByteArray("[^;]*[YZ]") << letters;
        QTest::newRow("possessive") << QByteArray("[^;]*[^;]*+[YZ]") << letters;
        QTest::newRow("alternatives") << QByteArray("(a|aa|b)+$[xy]") << letters;
        QTest::newRow("recursion") << QByteArray("(a(?1)?|b)*[xy]") << letters;
    }
    void endsInTime() {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, text);
        const std::string bytes = text.toStdString();
        const Pattern pattern = Pattern::of(queryOf(query, expression)).value();
        QElapsedTimer timer;
        timer.start();
        const Matches matches = pattern.findIn(ReadableText(bytes));
        qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY(matches.trouble.has_value());
        QVERIFY2(matches.trouble->reason.contains("too many ways"), matches.trouble->reason.c_str());
    }

    // Letters of the other case are nowhere; looking for them again and again would take minutes.
    void manyMatchesTakeNoLonger() {
        std::string bytes;
        while (bytes.size() < 8'000'000)
            bytes += "a........................................................................\n";
        QElapsedTimer timer;
        timer.start();
        for (const Options& options : {plain, expression, Options{.wholeWords = true}}) {
            for (const char* query : {"a", "A"}) {
                const Matches matches =
                    Pattern::of(queryOf(query, options)).value().findIn(ReadableText(bytes));
                QVERIFY(matches.all.size() > 100'000 && !matches.trouble);
            }
        }
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }

    void countsAtMost() {
        const std::string bytes(Pattern::mostMatches + 1, 'a');
        const Matches matches = Pattern::of(queryOf("a", plain)).value().findIn(ReadableText(bytes));
        QCOMPARE(matches.all.size(), Pattern::mostMatches);
        QVERIFY(matches.trouble.has_value());
    }

    void showsLines() {
        const TextSnapshot text("one\r\ntwo three\r\nfour");
        const ShownChange change = shownChange(text, {{9, 14}, "3"});
        QCOMPARE(change.line, std::size_t(1));
        QCOMPARE(change.before, std::string("two three"));
        QCOMPARE(change.after, std::string("two 3"));
        const TextSnapshot wide(std::string(5000, 'a') + "b" + std::string(5000, 'c'));
        QVERIFY(shownChange(wide, {{5000, 5001}, ""}).before.size() < 1000);
    }
};

LEVWRIGHT_TEST(PatternTest)

} // namespace levwright::pattern_test

#include "PatternTest.moc"
