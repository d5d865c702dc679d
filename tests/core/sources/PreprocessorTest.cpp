// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Preprocessor.h"

#include "tests/fuzz/TreeText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::preprocessor_test {
namespace {

using namespace sources;

struct Outcome {
    QString text; // tokens with a blank between them
    QString error;
};

Outcome preprocessed(const QString& tree, const Limits& limits = {}) {
    const MemoryFileStore store = fuzz::treeOf(tree.toStdString());
    TreeFiles files(store, "tree", limits);
    Budget budget(limits.steps);
    Preprocessor preprocessor(files, budget, limits);
    const Result<void> read = preprocessor.read(*files.cut("a.c"));
    Outcome outcome;
    for (const sources::Token& token : preprocessor.tokens())
        outcome.text += (outcome.text.isEmpty() ? "" : " ") +
                        QString::fromUtf8(token.text.data(), qsizetype(token.text.size()));
    outcome.error = read ? QString() : QString::fromStdString(read.error().message);
    return outcome;
}

} // namespace

class PreprocessorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void directives_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("text");
        QTest::newRow("comments") << "a /* b\n#define c */ d // e\nf" << "a d f";
        QTest::newRow("comment in text") << "\"/*\" '\"' /* */ x" << "\"/*\" '\"' x";
        QTest::newRow("unclosed comment") << "a /* b" << "a";
        QTest::newRow("joined lines") << "#define a b\\\n c\na" << "b c";
        QTest::newRow("joined word") << "na\\\nme" << "name";
        QTest::newRow("joined line comment") << "a // b\\\nc\nd" << "a d";
        QTest::newRow("carriage returns") << "#define a 1\r\n#ifdef a\r\na\r\n#endif\r\n" << "1";
        QTest::newRow("object-like") << "#define a b + 1\na a" << "b + 1 b + 1";
        QTest::newRow("empty") << "#define a\nx a y" << "x y";
        QTest::newRow("own name") << "#define a a + b\n#define b a\na" << "a + a";
        QTest::newRow("undef") << "#define a 1\na\n#undef a\na" << "1 a";
        QTest::newRow("redefined") << "#define a 1\na\n#define a 2\na" << "1 2";
        QTest::newRow("function-like") << "#define f(x, y) y - x\nf(1, (2, 3))" << "( 2 , 3 ) - 1";
        QTest::newRow("without arguments") << "#define f() 7\nf() f" << "7 f";
        QTest::newRow("not called") << "#define f(x) x\nf + f (1)" << "f + 1";
        QTest::newRow("object-like with bracket") << "#define f (x)\nf" << "( x )";
        QTest::newRow("over lines") << "#define f(x) [x]\nf(1\n+\n2)" << "[ 1 + 2 ]";
        QTest::newRow("over a condition") << "#define f(x) [x]\nf(1\n#ifdef no\n+ 2\n#endif\n)" << "[ 1 ]";
        QTest::newRow("argument is a macro") << "#define f(x) x x\n#define a 3\nf(a)" << "3 3";
        QTest::newRow("call through a macro") << "#define f(x) -x\n#define g f\ng(1)" << "- 1";
        QTest::newRow("nested call") << "#define f(x) (x)\nf(f(1))" << "( ( 1 ) )";
        QTest::newRow("name meets bracket") << "#define f(x) g\n#define g(x) [x]\nf(1)(2)" << "[ 2 ]";
        QTest::newRow("too few arguments") << "#define f(x, y) x|y\nf(1)" << "1 |";
        QTest::newRow("unclosed call") << "#define f(x) x\na f(1" << "a";
        QTest::newRow("string") << "#define s(x) #x\ns( a  +  \"b\\n\" )" << "\"a + \\\"b\\\\n\\\"\"";
        QTest::newRow("string of a macro") << "#define s(x) #x\n#define a 1\ns(a)" << "\"a\"";
        QTest::newRow("paste") << "#define p(x) PM_##x\n#define duck 1\np(duck)" << "PM_duck";
        QTest::newRow("paste to a macro") << "#define p(x, y) x##y\n#define ab 5\np(a, b)" << "5";
        QTest::newRow("paste with nothing") << "#define p(x, y) [x##y]\np(a,) p(,b) p(,)"
                                            << "[ a ] [ b ] [ ]";
        QTest::newRow("variadic") << "#define v(x, ...) x(__VA_ARGS__)\nv(f, 1, 2)" << "f ( 1 , 2 )";
        QTest::newRow("named rest") << "#define v(r...) [r]\nv(1, 2)" << "[ 1 , 2 ]";
        QTest::newRow("comma before nothing") << "#define v(x, ...) f(x, ##__VA_ARGS__)\nv(1) v(1, 2)"
                                              << "f ( 1 ) f ( 1 , 2 )";
        QTest::newRow("comma before what is as written")
            << "#define first(d, a, b, ...) [a] [b]\n#define pair(x, y) {x, y}\n"
               "#define v(...) first(d, ##__VA_ARGS__, none, none)\nv(pair(1, 2)) v()"
            << "[ { 1 , 2 } ] [ none ] [ none ] [ none ]";
        QTest::newRow("counted arguments")
            << "#define n(...) pick(__VA_ARGS__, 3, 2, 1)\n#define pick(a, b, c, d, ...) d\n"
               "#define go(...) go_(n(__VA_ARGS__), __VA_ARGS__)\n#define go_(n, ...) go__(n, __VA_ARGS__)\n"
               "#define go__(n, ...) take##n(__VA_ARGS__)\n#define take2(a, b) [a b]\ngo(x, y)"
            << "[ x y ]";
        QTest::newRow("predefined")
            << "#if defined(UNIX) && defined LINUX && __STDC__ && defined(__linux__)\nyes\n"
               "#endif\n#ifdef WIN32\nno\n#endif"
            << "yes";
        QTest::newRow("if") << "#if 2 * (3 + 1) == 8 && !unknown\nyes\n#else\nno\n#endif" << "yes";
        QTest::newRow("if with a call")
            << "#define v(a, b) (a * 10 + b)\n#if v(3, 6) >= 36\nyes\n#endif" << "yes";
        QTest::newRow("if that is malformed") << "#if 1 +\nno\n#else\nelse\n#endif" << "else";
        QTest::newRow("elif") << "#define b\n#if 0\n1\n#elif defined(b)\n2\n#elif 1\n3\n#else\n4\n#endif"
                              << "2";
        QTest::newRow("ifndef") << "#ifndef a\n1\n#else\n2\n#endif" << "1";
        QTest::newRow("nested") << "#if 0\n#if 1\n1\n#else\n2\n#endif\n#elif 1\n3\n#endif" << "3";
        QTest::newRow("else without if") << "#else\na\n#endif\nb" << "a b";
        QTest::newRow("if without end") << "#if 0\na" << "";
        QTest::newRow("ignored directives") << "#error no\n#pragma x\n#line 5\n#\n#warning w\na" << "a";
        QTest::newRow("indented") << "  #  define a 4\na" << "4";
        QTest::newRow("missing headers") << "#include <stdio.h>\n#include \"pm.h\"\na" << "a";
        QTest::newRow("include") << "#include \"b.h\"\nB\n=== include/b.h\n#define B 9\nb" << "b 9";
        QTest::newRow("include beside")
            << "#include \"d/b.h\"\n=== d/b.h\n#include \"c.h\"\n=== d/c.h\nc" << "c";
        QTest::newRow("include by macro") << "#define NAME \"b.h\"\n#include NAME\n=== b.h\nb" << "b";
        QTest::newRow("include in brackets") << "#include <b.h>\n=== include/b.h\nb" << "b";
        QTest::newRow("include of itself") << "#ifndef PASS\n#define PASS 1\n#include \"a.c\"\n#undef PASS\n"
                                              "#define PASS 2\n#endif\nPASS"
                                           << "1 2";
        QTest::newRow("include once")
            << "#include \"b.h\"\n#include \"b.h\"\n=== b.h\n#pragma once\nb" << "b";
        QTest::newRow("condition ends with its file") << "#include \"b.h\"\na\n=== b.h\n#if 0\nb" << "a";
        QTest::newRow("out of the tree") << "#include \"../secret.h\"\n#include \"/etc/passwd\"\na" << "a";
        QTest::newRow("numbers") << "1e+5 0x1e+5 .5 1.5f" << "1e+5 0x1e + 5 .5 1.5f";
        QTest::newRow("odd bytes") << QString("a") + QChar(0) + "b $ @ ` \\ x" << "a b $ @ ` \\ x";
    }
    void directives() {
        QFETCH(const QString, source);
        const Outcome outcome = preprocessed("=== a.c\n" + source + "\n");
        QCOMPARE(outcome.error, QString());
        QTEST(outcome.text, "text");
    }

    // What is too much ends with a message.
    void limits_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QString doubling = "#define a0 x\n";
        for (int i = 1; i <= 40; ++i)
            doubling += QStringLiteral("#define a%1 a%2 a%2\n").arg(i).arg(i - 1);
        QTest::newRow("doubling macros") << doubling + "a40" << "more text";
        QTest::newRow("doubling arguments") << "#define f(x) x x\n" + QStringLiteral("f(").repeated(60) +
                                                   "1" + QStringLiteral(")").repeated(60)
                                            << "more text";
        QTest::newRow("deep arguments") << "#define f(x) x\n" + QStringLiteral("f(").repeated(5000) + "1" +
                                               QStringLiteral(")").repeated(5000)
                                        << "more text";
        QTest::newRow("include of itself") << "#include \"a.c\"" << "without an end";
        QTest::newRow("includes in a circle")
            << "#include \"b.h\"\n#include \"b.h\"\n=== b.h\n#include \"a.c\"\n"
               "#include \"a.c\""
            << "without an end";
        QString wide;
        for (char c = 'b'; c < 'z'; ++c)
            wide += QStringLiteral("=== %1.h\n").arg(QChar(c)) +
                    QStringLiteral("#include \"%1.h\"\n").arg(QChar(char(c + 1))).repeated(9);
        QTest::newRow("includes without number") << "#include \"b.h\"\n" + wide + "=== z.h\nx\n"
                                                 << "larger than";
    }
    void limits() {
        QFETCH(const QString, source);
        QFETCH(const QString, message);
        Limits small;
        small.steps = 2'000'000;
        const Outcome outcome = preprocessed("=== a.c\n" + source + "\n", small);
        QVERIFY2(outcome.error.contains(message), qPrintable(outcome.error));
    }

    void largeFileIsNotRead() {
        Limits small;
        small.fileBytes = 10;
        const MemoryFileStore store = fuzz::treeOf("=== a.c\n0123456789\n=== b.c\nb\n");
        TreeFiles files(store, "tree", small);
        QVERIFY(files.cut("a.c") == nullptr);
        QVERIFY(files.cut("b.c") != nullptr);
        QCOMPARE(files.trouble().size(), std::size_t(1));
    }

    // A token knows the line where it stands; what a macro stands for lies where its name stands.
    void lines() {
        const MemoryFileStore store = fuzz::treeOf("=== a.c\n/*\n*/ a\n#define m \\\n b\nm\nc \\\n\nd\n");
        const Limits limits;
        TreeFiles files(store, "tree", limits);
        Budget budget(limits.steps);
        Preprocessor preprocessor(files, budget, limits);
        QVERIFY(preprocessor.read(*files.cut("a.c")));
        std::vector<unsigned> found;
        for (const sources::Token& token : preprocessor.tokens())
            found.push_back(token.line);
        QCOMPARE(found, (std::vector<unsigned>{1, 5, 6, 8}));
    }
};

LEVWRIGHT_TEST(PreprocessorTest)

} // namespace levwright::preprocessor_test

#include "PreprocessorTest.moc"
