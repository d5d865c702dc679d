// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns in scripts have the same meaning as in Lua. The expected answers are from Lua 5.4.
#include "core/languages/script/roll/Plan.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <format>

namespace levwright::script_pattern_test {
using scriptroll::ScriptOutcome;

namespace {

ScriptOutcome outcomeOf(const std::string& script) {
    static const std::shared_ptr<const Catalog> catalog = Catalog::load("nethack-3.7").value();
    return scriptroll::tryScript(catalog, script, "FILE", {}, 1).value();
}

} // namespace

class ScriptPatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAsLuaDoes_data() {
        QTest::addColumn<std::string>("call");
        QTest::addColumn<std::string>("answer"); // each value followed by a bar, or the message
        const auto row = [](const char* call, const char* answer) {
            QTest::newRow(call) << std::string(call) << std::string(answer);
        };
        row(R"x(('hello world'):find('o w'))x", R"x(5|7|)x");
        row(R"x(('hello'):find('l'))x", R"x(3|3|)x");
        row(R"x(('hello'):find('l', 4))x", R"x(4|4|)x");
        row(R"x(('hello'):find('l', -2))x", R"x(4|4|)x");
        row(R"x(('hello'):find('xyz'))x", R"x(nil|)x");
        row(R"x(('hello'):find('', 6))x", R"x(6|5|)x");
        row(R"x(('hello'):find('', 7))x", R"x(nil|)x");
        row(R"x(('a.b'):find('.', 1, true))x", R"x(2|2|)x");
        row(R"x(('a+b'):find('+', 1, true))x", R"x(2|2|)x");
        row(R"x(('hello'):find('(l)(l)'))x", R"x(3|4|l|l|)x");
        row(R"x(('hello'):find('()ll()'))x", R"x(3|4|3|5|)x");
        row(R"x(('key = value'):match('^(%w+)%s*=%s*(%w+)$'))x", R"x(key|value|)x");
        row(R"x(('  trimmed  '):match('^%s*(.-)%s*$'))x", R"x(trimmed|)x");
        row(R"x(('2026-11-25'):match('(%d+)-(%d+)-(%d+)'))x", R"x(2026|11|25|)x");
        row(R"x(('abc'):match('^b'))x", R"x(nil|)x");
        row(R"x(('abc'):match('b', 2))x", R"x(b|)x");
        row(R"x(('f(a(b)c)d'):match('%b()'))x", R"x((a(b)c)|)x");
        row(R"x(('THE (quick) fox'):find('%f[%a]%a+%f[%A]', 5))x", R"x(6|10|)x");
        row(R"x(('abab'):match('(ab)%1'))x", R"x(ab|)x");
        row(R"x(('x]y'):match('[]]'))x", R"x(]|)x");
        row(R"x(('x]y'):match('[^]]+'))x", R"x(x|)x");
        row(R"x(('a-b'):match('[a-]+'))x", R"x(a-|)x");
        row(R"x(('a-z'):match('[%a-z]+'))x", R"x(a-z|)x");
        row(R"x(('\0a\0'):find('%z', 2))x", R"x(3|3|)x");
        row(R"x(('aaa'):match('a-'))x", R"x(|)x");
        row(R"x(('aaab'):match('a-b'))x", R"x(aaab|)x");
        row(R"x(('aaa'):match('a?a?a?a'))x", R"x(aaa|)x");
        row(R"x(('hello world'):gsub('o', '0'))x", R"x(hell0 w0rld|2|)x");
        row(R"x(('hello world'):gsub('(%w+)', '<%1>'))x", R"x(<hello> <world>|2|)x");
        row(R"x(('hello world'):gsub('%w+', '%0 %0', 1))x", R"x(hello hello world|1|)x");
        row(R"x(('abc'):gsub('', '-'))x", R"x(-a-b-c-|4|)x");
        row(R"x(('abc'):gsub('.', { a = 'x', b = false, c = 3 }))x", R"x(xb3|3|)x");
        row(R"x(('abc'):gsub('.', function(c) if c == 'b' then return 'B' end end))x", R"x(aBc|3|)x");
        row(R"x(('abc'):gsub('()', '%1'))x", R"x(1a2b3c4|4|)x");
        row(R"x(('abc'):gsub('^a', 'x'))x", R"x(xbc|1|)x");
        row(R"x(('aaa'):gsub('^a', 'x'))x", R"x(xaa|1|)x");
        row(R"x(('abc'):gsub('b', '%%'))x", R"x(a%c|1|)x");
        row(R"x((function() local t = {} for w in ('one two'):gmatch('%a+') do t[#t + 1] = w end return table.unpack(t) end)())x",
            R"x(one|two|)x");
        row(R"x((function() local t = {} for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do t[#t + 1] = k .. v end return table.unpack(t) end)())x",
            R"x(a1|b2|)x");
        row(R"x((function() local t = {} for p in ('abc'):gmatch('()') do t[#t + 1] = p end return table.unpack(t) end)())x",
            R"x(1|2|3|4|)x");
        row(R"x((function() local t = {} for w in ('a^b'):gmatch('^b') do t[#t + 1] = w end return #t end)())x",
            R"x(1|)x");
        row(R"x((function() local t = {} for w in ('abcabc'):gmatch('a', 2) do t[#t + 1] = w end return #t end)())x",
            R"x(1|)x");
        row(R"x(('a'):find('%'))x", R"x(malformed pattern (ends with '%'))x");
        row(R"x(('a'):find('[a'))x", R"x(malformed pattern (missing ']'))x");
        row(R"x(('a'):find('[%'))x", R"x(malformed pattern (missing ']'))x");
        row(R"x(('a'):find('(a'))x", R"x(unfinished capture)x");
        row(R"x(('a'):find('a)'))x", R"x(nil|)x");
        row(R"x(('a'):find('%1'))x", R"x(invalid capture index %1)x");
        row(R"x(('a'):find('(a%1)'))x", R"x(invalid capture index %1)x");
        row(R"x(('a'):find('%b'))x", R"x(malformed pattern (missing arguments to '%b'))x");
        row(R"x(('a'):find('%f'))x", R"x(missing '[' after '%f' in pattern)x");
        row(R"x(('a'):gsub('a', '%2'))x", R"x(invalid capture index %2)x");
        row(R"x(('a'):gsub('a', '%'))x", R"x(invalid use of '%' in replacement string)x");
        row(R"x(('a'):gsub('a', '%x'))x", R"x(invalid use of '%' in replacement string)x");
        row(R"x(('a'):gsub('a', true))x",
            R"x(bad argument #2 to 'gsub' (string/function/table expected, got boolean))x");
        row(R"x(('a'):gsub('a', function() return {} end))x", R"x(invalid replacement value (a table))x");
        row(R"x(('a'):find(('(a)'):rep(33)))x", R"x(nil|)x");
        row(R"x(('a'):find(('()'):rep(33)))x", R"x(too many captures)x");
        row(R"x(string.find())x", R"x(bad argument #1 to 'find' (string expected, got no value))x");
        row(R"x(string.match('a'))x", R"x(bad argument #2 to 'match' (string expected, got no value))x");
        row(R"x(('a'):find('a', 'x'))x", R"x(bad argument #2 to 'find' (number expected, got string))x");
    }
    void answersAsLuaDoes() {
        QFETCH(std::string, call);
        QFETCH(std::string, answer);
        const ScriptOutcome outcome = outcomeOf(
            std::format("local all = table.pack({}) local text = '' for i = 1, all.n do text = text .. "
                        "tostring(all[i]) .. '|' end nh.impossible(text)",
                        call));
        QCOMPARE(outcome.said.empty() ? outcome.end.message : outcome.said.front(), answer);
    }

    // A word that does not match a pattern is skipped without deeper recursion.
    void longPatterns() {
        const ScriptOutcome outcome =
            outcomeOf("nh.impossible(tostring(('b'):find(('a?'):rep(300) .. 'b')))");
        QCOMPARE(outcome.said, std::vector<std::string>{"1"});
    }
    void deepPatterns() {
        QCOMPARE(outcomeOf("('a'):rep(300):find(('a?'):rep(300) .. 'b')").end.message,
                 std::string("pattern too complex"));
    }
};

LEVWRIGHT_TEST(ScriptPatternTest)

} // namespace levwright::script_pattern_test

#include "ScriptPatternTest.moc"
