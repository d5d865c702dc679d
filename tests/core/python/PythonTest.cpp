// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/PythonLevels.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTest>

namespace levwright::python_test {
using namespace levwright::python;

namespace {

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

// The texts of all literals, or "?" for one that only Python can tell.
QByteArrayList textsOf(const QByteArray& source) {
    const std::string bytes = source.toStdString();
    QByteArrayList texts;
    for (const PythonLiteral& literal : literalsOf(bytes))
        texts << bytesOf(textOf(bytes, literal).value_or("?"));
    return texts;
}

// The program with another text in its first literal, or "!" and the reason.
QByteArray with(const QByteArray& source, const QByteArray& text) {
    const std::string bytes = source.toStdString();
    const Result<std::string> changed = replaced(bytes, literalsOf(bytes).at(0), text.toStdString());
    return changed ? bytesOf(*changed) : "!" + bytesOf(changed.error().message);
}

PythonFile fileOf(const QByteArray& bytes, PythonForm form) {
    return PythonFile::read(bytes.toStdString(), form).value();
}

const QByteArray notebook =
    "{\n \"cells\": [\n"
    "  {\"cell_type\": \"markdown\", \"source\": [\"\\\"\\\"\\\"\\nMAZE:\\n\\\"\\\"\\\"\"]},\n"
    "  {\"cell_type\": \"code\",  \"metadata\":{\"a\":[1,{\"b\":null}]},\n"
    "   \"source\": [\n"
    "    \"des = r\\\"\\\"\\\"\\n\",\n"
    "    \"LEVEL:\\u0022a\\\"\\n\",\n"
    "    \"ROOM:random\\n\",\n"
    "    \"\\\"\\\"\\\"\\n\"\n"
    "   ]}\n ],\n \"nbformat\" : 4\n}\n";

} // namespace

class PythonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void literals_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArrayList>("texts");
        const auto row = [](const char* name, const QByteArray& source, const QByteArrayList& texts) {
            QTest::newRow(name) << source << texts;
        };
        row("none", "import gym\n", {});
        row("both quotes", "a = 'x' + \"y\"", {"x", "y"});
        row("triple", "a = \"\"\"x\n\"y\" \"\"\" + '''z'''", {"x\n\"y\" ", "z"});
        row("comments", "# 'a'\n'b' # 'c'\n", {"b"});
        row("a sharp in a text", "'#' 'b'", {"#", "b"});
        row("joined by Python", "x = ('MAZE:'\n     'b')", {"MAZE:", "b"});
        row("prefixes", "r'\\n' R\"a\" u'b' b'c' Rb'\\d' bR'e' f'f' fr'\\g' t'h'",
            {"\\n", "a", "b", "c", "\\d", "e", "f", "\\g", "h"});
        row("no prefix", "ur'a' bar'b'", {"a", "b"});
        row("escapes", "'\\n\\t\\\\\\'\\x41\\101\\u00e4\\U0001F600\\q\\\nx'",
            {"\n\t\\'AA\xc3\xa4\xf0\x9f\x98\x80\\qx"});
        row("escapes of bytes", "b'\\xe4\\u0041'", {"\xe4\\u0041"});
        row("a quote behind a backslash", "r'\\'' 'a'", {"\\'", "a"});
        row("braces", "f'{{x}}' f\"{a['b']}c\" f'{x:\">10}' f'{x:{w}}' f'a}'",
            {"{x}", "{a['b']}c", "{x:\">10}", "{x:{w}}", "?"});
        row("nested quotes", "f'{d['a']}' 'b'", {"{d['a']}", "b"});
        row("names of characters", "'\\N{DASH}' f'\\N{DASH}' 'b'", {"?", "?", "b"});
        row("wrong escapes", "'\\x4' '\\ud800' 'b'", {"?", "?", "b"});
        row("line ends of Windows", "'''a\r\nb\rc'''", {"a\nb\nc"});
        row("a line that does not end", "'abc\n'd'", {"d"});
        row("a text that does not end", "'a' \"\"\"b", {"a"});
        row("bytes above 127", "b'\xc3\xa4' '\xe4' 'b'", {"?", "?", "b"});
    }
    void literals() {
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArrayList, texts);
        QCOMPARE(textsOf(source), texts);
    }

    void writes_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("changed");
        const auto row = [](const char* name, const QByteArray& source, const QByteArray& text,
                            const QByteArray& changed) { QTest::newRow(name) << source << text << changed; };
        row("a word", "x('a b c') # d", "a B c", "x('a B c') # d");
        row("escapes stay", "'\\x41\\tb\\u0063'", "A\tB\x63", "'\\x41\\tB\\u0063'");
        row("nothing", "'\\x41'", "A", "'\\x41'");
        row("quotes", "'a'", "it's \"a\"", "'it\\'s \"a\"'");
        row("lines in one line", "'a'", "a\nb\r", "'a\\nb\\r'");
        row("lines", "'''a\nc'''", "a\nb\nc", "'''a\nb\nc'''");
        row("lines of Windows", "'''a\r\nc'''\r\n", "a\nb\nc", "'''a\r\nb\r\nc'''\r\n");
        row("three quotes", "'''a'''", "'''", "''''\\'\\''''");
        row("a quote at the end", "'''a'''", "a'", "'''a\\''''");
        row("a digit behind an octal number", "'\\1x'", "\0012x",
            "'\1"
            "2x'");
        row("braces", "f'a'", "{a}", "f'{{a}}'");
        row("braces beside braces", "f'{{'", "{{", "f'{{{{'");
        row("raw", "r'''a\\b'''", "c\\b\n", "r'''c\\b\n'''");
        row("raw braces", "rf'{{\\d}}'", "{\\e}", "rf'{{\\e}}'");
        row("bytes", "b'a'", "\xe4\x80", "b'\\xe4\\x80'");
        row("letters", "'a'", "\xc3\xa4", "'\xc3\xa4'");
        row("raw line ends", "r'a'", "a\n",
            "!This string is raw, so it has no escapes, and without them it cannot hold this text.");
        row("raw backslash at the end", "r'''a'''", "a\\",
            "!This string is raw, so it has no escapes, and without them it cannot hold this text.");
        row("no letters", "'a'", "\xff", "!The text is not UTF-8, which no Python string can contain.");
        row("beside a part", "f'x{a}y{{'", "xx{a}z{", "f'xx{a}z{{'");
        row("on both sides of parts", "f'1{a}2{b}3'", "4{a}5{b}6", "f'4{a}5{b}6'");
        row("new braces beside a part", "f'{a}b'", "{a}{b}", "f'{a}{{b}}'");
        row("an escape beside a part", "f'\\t{a}\\x41'", "\t{a}B", "f'\\t{a}B'");
        row("a part that went", "f'{a}{b}'", "{a}",
            "!The program computes {b}. It can be changed only there.");
        row("a part that changed", "f'x{a}'", "x{b}",
            "!The program computes {a}. It can be changed only there.");
        row("a part that moved", "f'1{a}2{b}3'", "1{b}2{a}3",
            "!The program computes {b}. It can be changed only there.");
        row("a part that could be in two places", "f'1{a}2'", "3{a}4{a}5",
            "!The program computes {a}. It can be changed only there.");
    }
    void writes() {
        QFETCH(const QByteArray, source);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, changed);
        QCOMPARE(with(source, text), changed);
        if (!changed.startsWith('!'))
            QCOMPARE(textsOf(changed).at(0), text);
    }

    void levels_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isLevel");
        QTest::newRow("a maze") << QByteArray("\nMAZE: \"a\", ' '\n") << true;
        QTest::newRow("a blank before the colon") << QByteArray("LEVEL : \"a\"") << true;
        QTest::newRow("a map") << QByteArray("MAP\n...\nENDMAP\n") << true;
        QTest::newRow("a script") << QByteArray("des.level_init({})\n") << true;
        QTest::newRow("a call without parentheses") << QByteArray("  des.map{}") << true;
        QTest::newRow("words") << QByteArray("A MAZE: like this") << false;
        QTest::newRow("a headline") << QByteArray("MAP\n") << false;
        QTest::newRow("a module") << QByteArray("des.py") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void levels() {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isLevel);
        QCOMPARE(holdsLevel(text.toStdString()), isLevel);
    }

    void levelsOfAProgram() {
        const QByteArray text = "'no level'\nx = '''\nMAZE:\"a\",' '\n'''\ny = f'LEVEL:{name}'\n";
        const PythonFile file = fileOf(text, PythonForm::Program);
        QCOMPARE(file.levels().size(), std::size_t(2));
        QCOMPARE(bytesOf(file.levels()[0].text), QByteArray("\nMAZE:\"a\",' '\n"));
        QCOMPARE(file.levels()[0].origins[1], Offset(text.indexOf("MAZE")));
        QCOMPARE(bytesOf(file.withText(0, "\nMAZE:\"b\",' '\n").value()),
                 QByteArray(text).replace("\"a\"", "\"b\""));
        QCOMPARE(bytesOf(file.levels()[1].text), QByteArray("LEVEL:{name}"));
        QVERIFY((file.levels()[1].computed == std::vector<Range>{{6, 12}}));
        QVERIFY(file.levels()[1].objection.empty() && !file.withText(1, "LEVEL:\"a\""));
        QCOMPARE(bytesOf(file.withText(1, "LEVEL: {name}\n").value()),
                 QByteArray(text).replace("LEVEL:{name}", "LEVEL: {name}\\n"));
        QCOMPARE(bytesOf(file.withText(0, "nothing").value()),
                 QByteArray(text).replace("\nMAZE:\"a\",' '\n", "nothing"));
    }

    void dedentedLevels() {
        const QByteArray text =
            "x = textwrap.dedent(\"\"\"\\\n    MAZE:\"a\",' '\n\n    MAP\n     .\n    ENDMAP\n    \"\"\")\n";
        const PythonFile file = fileOf(text, PythonForm::Program);
        QCOMPARE(bytesOf(file.levels().at(0).text), QByteArray("MAZE:\"a\",' '\n\nMAP\n .\nENDMAP\n"));
        QCOMPARE(file.levels()[0].origins[14], Offset(text.indexOf("MAP\n")));
        const Result<std::string> changed = file.withText(0, "MAZE:\"a\",' '\n\nMAP\n |\n..\nENDMAP\n");
        QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
        const PythonFile again = PythonFile::read(*changed, PythonForm::Program).value();
        QCOMPARE(bytesOf(again.levels().at(0).text), QByteArray("MAZE:\"a\",' '\n\nMAP\n |\n..\nENDMAP\n"));
        QVERIFY2(changed->contains("    MAP\n     |\n    ..\n    ENDMAP\n"), changed->c_str());
    }

    void notebooks() {
        const PythonFile file = fileOf(notebook, PythonForm::Notebook);
        QCOMPARE(file.levels().size(), std::size_t(1));
        const PythonLevel& level = file.levels()[0];
        QCOMPARE(bytesOf(level.text), QByteArray("\nLEVEL:\"a\"\nROOM:random\n"));
        QCOMPARE(level.origins[1], Offset(notebook.indexOf("LEVEL")));
        QCOMPARE(level.origins[7], Offset(notebook.indexOf("\\u0022")));
        const auto changed = [&](const char* text) { return bytesOf(file.withText(0, text).value()); };
        QCOMPARE(changed("\nLEVEL:\"b\"\nROOM:random\n"), QByteArray(notebook).replace("0022a", "0022b"));
        QCOMPARE(changed("\nLEVEL:\"a\"\nNAME:\"\xc3\xa4\"\nROOM:random\n"),
                 QByteArray(notebook).replace("    \"ROOM", "    \"NAME:\\\"\xc3\xa4\\\"\\n\",\n    \"ROOM"));
        QCOMPARE(changed("\nLEVEL:\"a\"\n"), QByteArray(notebook).replace("\"ROOM:random\\n\",\n    ", ""));
        QVERIFY(!PythonFile::read("{", PythonForm::Notebook));
        QVERIFY(fileOf("[]", PythonForm::Notebook).levels().empty());
    }

    void formsByName() {
        QVERIFY(pythonFormOf("a.py") == PythonForm::Program &&
                pythonFormOf("a.ipynb") == PythonForm::Notebook);
        QVERIFY(!pythonFormOf("a.des") && !pythonFormOf("py"));
    }

    void hostilePrograms_data() {
        QTest::addColumn<QByteArray>("piece");
        for (const char* piece :
             {"f'{", "f\"{x[", "rf'''{", "'", "\"\"\"", "f'{x:{", "{f'''", "\\", "b'\\x4"})
            QTest::newRow(piece) << QByteArray(piece);
    }
    void hostilePrograms() {
        QFETCH(const QByteArray, piece);
        QElapsedTimer timer;
        timer.start();
        literalsOf(piece.repeated(30'000).toStdString());
        QVERIFY(timer.elapsed() < 5000);
    }

    void fieldFile() {
        LEVWRIGHT_NEEDS_SHARED();
        const QByteArray text =
            fileBytes(sharedFolder() + QStringLiteral("/corpus/field/des/20-minihack-python.py"));
        const PythonFile file = fileOf(text, PythonForm::Program);
        QCOMPARE(file.levels().size(), std::size_t(1));
        std::string level = file.levels()[0].text;
        QVERIFY(level.starts_with("\nMAZE: \"mylevel\"") && level.ends_with("STAIR:(4,1),down\n"));
        level.replace(level.find("..L.."), 5, "}}L\\.");
        QCOMPARE(bytesOf(file.withText(0, level).value()), QByteArray(text).replace("..L..", "}}L\\\\."));
    }
};

LEVWRIGHT_TEST(PythonTest)

} // namespace levwright::python_test

#include "PythonTest.moc"
