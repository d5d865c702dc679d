// SPDX-License-Identifier: GPL-3.0-or-later
// Lua scripts as trees: no byte is lost, errors are those of Lua, and incomplete scripts are parsed.
#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/lua/LuaParser.h"
#include "tests/fuzz/Properties.h"
#include "tests/support/Printed.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTest>

namespace levwright::lua_syntax_test {
using lua::NodeKind;
using lua::SyntaxTree;

namespace {

QStringList stockScripts() {
    const QDir folder(sharedFolder() + QStringLiteral("/corpus/nethack-3.7/lua"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.lua")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

// Lua's first error message, with its line; empty if there is none.
QByteArray firstError(const std::string& text) {
    const SyntaxTree tree = lua::parseScript(text);
    if (tree.errors.empty())
        return {};
    const auto& error = tree.errors.front();
    return QByteArray::number(qulonglong(lineOf(tree, error, text))) + ": " +
           QByteArray::fromStdString(messageOf(tree, error, text));
}

// Calls that are statements, at any depth: the first line of each.
QByteArrayList callStatements(const std::string& text) {
    const SyntaxTree tree = lua::parseScript(text);
    QByteArrayList calls;
    for (lua::NodeIndex i = 0; i < tree.nodes.size(); ++i) {
        if (tree.nodes[i].kind == NodeKind::CallStatement)
            calls << QByteArray::fromStdString(text.substr(tree.range(i).begin, tree.range(i).size()));
    }
    return calls;
}

// An expression with parentheses around each of its operations.
std::string grouped(const SyntaxTree& tree, std::string_view text, lua::NodeIndex node) {
    const auto children = [&] {
        std::vector<lua::NodeIndex> found;
        for (auto at = tree.nodes[node].firstChild; at != lua::noNode; at = tree.nodes[at].nextSibling)
            found.push_back(at);
        return found;
    }();
    const Range range = tree.range(node);
    if (children.empty())
        return std::string(text.substr(range.begin, range.size()));
    std::string result = "(";
    Offset behind = range.begin;
    for (const lua::NodeIndex child : children) {
        result += text.substr(behind, tree.range(child).begin - behind);
        result += grouped(tree, text, child);
        behind = tree.range(child).end;
    }
    return result + std::string(text.substr(behind, range.end - behind)) + ")";
}

} // namespace

class LuaSyntaxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stockScriptsAreSound() {
        LEVWRIGHT_NEEDS_SHARED();
        const QStringList paths = stockScripts();
        QCOMPARE(paths.size(), 125);
        for (const QString& path : paths) {
            const std::string text = fileBytes(path).toStdString();
            QVERIFY2(firstError(text).isEmpty(), qPrintable(path + ' ' + firstError(text)));
            fuzz::checkScript(text);
        }
    }

    void everyStartOfAScriptIsATree() {
        LEVWRIGHT_NEEDS_SHARED();
        constexpr std::size_t step = 211;
        for (const QString& path : stockScripts()) {
            const std::string text = fileBytes(path).toStdString();
            for (std::size_t length = 0; length < text.size(); length += step)
                fuzz::checkScript(std::string_view(text).substr(0, length));
        }
    }

    void gameAndTreeRefuseTheSame() {
        LEVWRIGHT_NEEDS_SHARED();
        const auto rows = corpusRows(QStringLiteral("nethack-3.7"), QStringLiteral("errors.jsonl"));
        QCOMPARE(rows.size(), 448U);
        int refused = 0;
        for (const QJsonObject& row : rows) {
            const QString id = row[QLatin1String("id")].toString();
            QByteArray said;
            if (id.startsWith(QLatin1String("syntax-"))) {
                said = QByteArray::number(row[QLatin1String("line")].toInt()) + ": " +
                       row[QLatin1String("message")].toString().toUtf8();
                ++refused;
            }
            const std::string script = row[QLatin1String("script")].toString().toStdString();
            QVERIFY2(firstError(script) == said,
                     qPrintable(id + ": " + QString::fromUtf8(firstError(script))));
        }
        QCOMPARE(refused, 3);
    }

    void errors_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("error");
        // Lua 5.4's message for each. The game adds the line end.
        constexpr std::pair<const char*, const char*> rows[] = {
            {"x = \n", "2: unexpected symbol near <eof>"},
            {"f(\n1\n", "3: ')' expected (to close '(' at line 1) near <eof>"},
            {"f(1", "2: ')' expected (to close '(' at line 1) near <eof>"},
            {"if x\nend\n", "2: 'then' expected near 'end'"},
            {"for i do end\n", "1: '=' or 'in' expected near 'do'"},
            {"for i, j = 1 do end\n", "1: 'in' expected near '='"},
            {"for i = 1 do end\n", "1: ',' expected near 'do'"},
            {"local 5\n", "1: <name> expected near '5'"},
            {"local function 5() end\n", "1: <name> expected near '5'"},
            {"x = 3..2\n", "1: malformed number near '3..2'"},
            {"x = 0x\n", "1: malformed number near '0x'"},
            {"x = 12ab\n", "1: malformed number near '12ab'"},
            {"s = \"abc\n", "1: unfinished string near '\"abc'"},
            {"s = [==x\n", "1: invalid long string delimiter near '[=='"},
            {"--[[ open\n\n", "3: unfinished long comment (starting at line 1) near <eof>"},
            {"s = [[ open\n\n", "3: unfinished long string (starting at line 1) near <eof>"},
            {"f\n", "2: syntax error near <eof>"},
            {"f.x\n", "2: syntax error near <eof>"},
            {"f() = 1\n", "1: syntax error near '='"},
            {"(f)() , x = 1\n", "1: syntax error near ','"},
            {"f:x\n", "2: function arguments expected near <eof>"},
            {"function f(1) end\n", "1: <name> or '...' expected near '1'"},
            {"function f.1() end\n", "1: '(' expected near '.1'"},
            {"end\n", "1: <eof> expected near 'end'"},
            {"return 1\nx = 2\n", "2: <eof> expected near 'x'"},
            {"do return 1\nx = 2 end\n", "2: 'end' expected (to close 'do' at line 1) near 'x'"},
            {"{}\n", "1: unexpected symbol near '{'"},
            {"goto 1\n", "1: <name> expected near '1'"},
            {"::x\n", "2: '::' expected near <eof>"},
            {"a.b:c = 1\n", "1: function arguments expected near '='"},
            {"x = }\n", "1: unexpected symbol near '}'"},
            {"x = {1, 2\n\n", "3: '}' expected (to close '{' at line 1) near <eof>"},
            {"x = {a=1 b=2}\n", "1: '}' expected near 'b'"},
            {"x = a[1\n\n", "3: ']' expected near <eof>"},
            {"while x\n end\n", "2: 'do' expected near 'end'"},
            {"repeat\n\nx = 1\n", "4: 'until' expected (to close 'repeat' at line 1) near <eof>"},
            {"x = y z\n", "2: syntax error near <eof>"},
            {"\377\n", "1: unexpected symbol near '<\\255>'"},
            {"f(1,)\n", "1: unexpected symbol near ')'"},
            {"x = function(a, end\n", "1: <name> or '...' expected near 'end'"},
            {"break x\n", "2: syntax error near <eof>"},
            {"elseif\n", "1: <eof> expected near 'elseif'"},
            {"x = 1 +\n", "2: unexpected symbol near <eof>"},
            {"local x < const\n", "2: '>' expected near <eof>"},
            {"x = a 'b' \"c\n", "1: unfinished string near '\"c'"},
            {"::x::\n;;;\nx.y.z = #a\n", ""},
            {"x = 'a\\\nb'\ny = )\n", "3: unexpected symbol near ')'"},
            {"x = [[a\n\nb]] )\n", "3: unexpected symbol near ')'"},
            {"x = 0x.p1\nlocal y <close> = 3e-\n", "1: malformed number near '0x.p1'"},
            {"x = 5 // 2 >> 1 ~ ~3\n", ""},
        };
        for (const auto& [script, error] : rows)
            QTest::newRow(QByteArray(script).simplified()) << QByteArray(script) << QByteArray(error);
    }
    void errors() {
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, error);
        QCOMPARE(firstError(script.toStdString()), error);
    }

    void operatorsBind_data() {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("multiplication first") << QByteArray("1+2*3") << QByteArray("(1+(2*3))");
        QTest::newRow("from the left") << QByteArray("1-2-3") << QByteArray("((1-2)-3)");
        QTest::newRow("concatenation from the right") << QByteArray("a..b..c") << QByteArray("(a..(b..c))");
        QTest::newRow("power before sign") << QByteArray("-2^-3^2") << QByteArray("(-(2^(-(3^2))))");
        QTest::newRow("logic last") << QByteArray("a or b and c==d") << QByteArray("(a or (b and (c==d)))");
        QTest::newRow("shifts and bits") << QByteArray("1|2~3&4<<5") << QByteArray("(1|(2~(3&(4<<5))))");
        QTest::newRow("not") << QByteArray("not a==b") << QByteArray("((not a)==b)");
        QTest::newRow("members") << QByteArray("a.b[c].d") << QByteArray("(((a.b)[c]).d)");
    }
    void operatorsBind() {
        QFETCH(const QByteArray, expression);
        QFETCH(const QByteArray, result);
        const std::string text = "return " + expression.toStdString();
        const SyntaxTree tree = lua::parseScript(text);
        QVERIFY(tree.errors.empty());
        const lua::NodeIndex statement = tree.nodes[tree.root()].firstChild;
        const lua::NodeIndex list = tree.nodes[statement].firstChild;
        QCOMPARE(QByteArray::fromStdString(grouped(tree, text, tree.nodes[list].firstChild)), result);
    }

    void halfTypedCostsItsLine_data() {
        QTest::addColumn<QByteArray>("typed");
        QTest::newRow("string") << QByteArray("des.trap(\"pi");
        QTest::newRow("argument") << QByteArray("des.trap(\"pit\", @");
        QTest::newRow("word") << QByteArray("des");
        QTest::newRow("member") << QByteArray("des.trap.@");
        QTest::newRow("value") << QByteArray("des.trap({ id = @ })");
        QTest::newRow("bracket") << QByteArray("des.trap({ id = \"pit\" }");
        QTest::newRow("bytes") << QByteArray("\xff\xfe !");
        QTest::newRow("closed twice") << QByteArray("des.trap(\"pit\"))");
        QTest::newRow("end of nothing") << QByteArray("end");
    }
    void halfTypedCostsItsLine() {
        QFETCH(const QByteArray, typed);
        const QByteArrayList others = {"des.monster(\"dragon\", 3, 5)", "des.object(\"chest\", {1,2})",
                                       "des.stair(\"up\")"};
        const QByteArray text = others[0] + '\n' + typed + '\n' + others[1] + '\n' + others[2] + '\n';
        QVERIFY(!firstError(text.toStdString()).isEmpty());
        const QByteArrayList calls = callStatements(text.toStdString());
        for (const QByteArray& call : others)
            QVERIFY2(calls.contains(call), calls.join(" | ").constData());
    }

    void strings_data() {
        QTest::addColumn<QByteArray>("spelled");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("plain") << QByteArray("'dragon'") << QByteArray("dragon");
        QTest::newRow("letters") << QByteArray("\"\\a\\n\\t\\\\\\\"\\'\"") << QByteArray("\a\n\t\\\"'");
        QTest::newRow("numbers") << QByteArray("\"\\65\\0661\\x43\"") << QByteArray("AB1C");
        QTest::newRow("code points")
            << QByteArray("\"\\u{7F}\\u{e4}\\u{20AC}\\u{1F409}\\u{7fffffff}\"")
            << QByteArray("\x7f\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x89\xfd\xbf\xbf\xbf\xbf\xbf");
        QTest::newRow("line ends") << QByteArray("'a\\\r\nb\\z \n  c'") << QByteArray("a\nbc");
        QTest::newRow("long") << QByteArray("[[\n|.|\r\n---]]") << QByteArray("|.|\n---");
        QTest::newRow("long, no escapes") << QByteArray("[==[\\n]]]==]") << QByteArray("\\n]]");
        QTest::newRow("long, empty") << QByteArray("[=[]=]") << QByteArray("");
    }
    void strings() {
        QFETCH(const QByteArray, spelled);
        QFETCH(const QByteArray, value);
        const auto found = lua::stringValue(spelled.toStdString());
        QVERIFY(found);
        QCOMPARE(QByteArray::fromStdString(*found), value);
    }

    void wrongEscapesAreErrors() {
        for (const std::string spelled : {"'\\q'", "\"\\300\"", "'\\xg0'", "'\\u{80000000}'", "'\\u41'"}) {
            QVERIFY(!lua::stringValue(spelled));
            QCOMPARE(firstError("\nx = " + spelled + "\n"),
                     "2: invalid escape sequence near '" + QByteArray::fromStdString(spelled) + '\'');
        }
    }

    void theGameReadsToAByteZero() {
        const std::string text("des.stair(\"up\")\n\0 end ((", 24);
        QVERIFY(firstError(text).isEmpty());
        QCOMPARE(printed(lua::parseScript(text), text), text);
    }

    void whatIsTooDeepIsRefusedAndKept() {
        for (const std::string_view open :
             {"(", "{", "f(", "-", "a..", "do ", "f{", "if x then ", "function() "}) {
            std::string text = "x = ";
            for (int i = 0; i < 20000; ++i)
                text += open;
            QVERIFY(!firstError(text).isEmpty());
            fuzz::checkScript(text);
        }
    }
};

LEVWRIGHT_TEST(LuaSyntaxTest)

} // namespace levwright::lua_syntax_test

#include "LuaSyntaxTest.moc"
