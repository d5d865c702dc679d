// SPDX-License-Identifier: GPL-3.0-or-later
// Constants, enums, structs, arrays and functions of C.
#include "core/sources/c/Unit.h"
#include "tests/fuzz/TreeText.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::source_unit_test {
namespace {

using namespace sources;

// A unit with all that it points into.
class Source {
public:
    explicit Source(const QString& text)
        : m_store(fuzz::treeOf("=== a.c\n" + text.toStdString() + "\n")), m_files(m_store, "tree", m_limits),
          m_budget(m_limits.steps) {
        auto preprocessor = std::make_unique<Preprocessor>(m_files, m_budget, m_limits);
        [[maybe_unused]] const Result<void> read = preprocessor->read(*m_files.cut("a.c"));
        unit = std::make_unique<Unit>(std::move(preprocessor));
    }
    std::unique_ptr<Unit> unit;

private:
    Limits m_limits;
    MemoryFileStore m_store;
    TreeFiles m_files;
    Budget m_budget;
};

QString spelled(sources::Tokens tokens) {
    QString text;
    for (const sources::Token& token : tokens)
        text +=
            (text.isEmpty() ? "" : " ") + QString::fromUtf8(token.text.data(), qsizetype(token.text.size()));
    return text;
}

QString shown(const Value& value) {
    if (!value.isList)
        return spelled(value.tokens);
    QStringList items;
    for (const Value& item : value.items)
        items << (item.field.empty()
                      ? ""
                      : QString::fromUtf8(item.field.data(), qsizetype(item.field.size())) + "=") +
                     shown(item);
    return '[' + items.join(", ") + ']';
}

} // namespace

class SourceUnitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expressions_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("value");
        QTest::newRow("sum") << "1 + 2 * 3 - 4" << "3";
        QTest::newRow("brackets") << "(1 + 2) * (3)" << "9";
        QTest::newRow("bits") << "(1 << 4) | 0x3 & ~2 ^ 8" << "25";
        QTest::newRow("bases") << "0x1F + 017 + 10UL" << "56";
        QTest::newRow("characters") << "'a' + '\\n' + '\\\\' + '\\'' + '\\101' + '\\x41'" << "368";
        QTest::newRow("high character") << "'\xC3'" << "";
        QTest::newRow("signs") << "- -3 + +2 - ~0" << "6";
        QTest::newRow("comparisons") << "(1 < 2) + (2 >= 2) + (1 == 2) + (1 != 2)" << "3";
        QTest::newRow("logic") << "!0 && (0 || 5)" << "1";
        QTest::newRow("choice") << "1 ? 2 : 0 ? 3 : 4" << "2";
        QTest::newRow("choice without colon") << "1 ? 2" << "";
        QTest::newRow("casts") << "(unsigned long) 3 + (schar) -1 + (const char *) 0" << "2";
        QTest::newRow("enumerators") << "TWO + SEVEN" << "9";
        QTest::newRow("macro") << "PLUS(TWO, MAX)" << "102";
        QTest::newRow("unknown name") << "TWO + PM_DUCK" << "";
        QTest::newRow("fraction") << "1.5" << "";
        QTest::newRow("division by zero") << "1 / 0" << "";
        QTest::newRow("smallest by -1") << "(-9223372036854775807 - 1) / -1" << "";
        QTest::newRow("overflow") << "9223372036854775807 + 1" << "-9223372036854775808";
        QTest::newRow("large shift") << "1 << 64" << "";
        QTest::newRow("empty") << "" << "";
        QTest::newRow("rest") << "1 2" << "";
        QTest::newRow("unclosed") << "(1" << "";
        QTest::newRow("deep") << QString(10000, '(') + "1" + QString(10000, ')') << "";
        QTest::newRow("deep signs") << QString(10000, '-') + "1" << "";
        QTest::newRow("deep choice") << QStringLiteral("1?").repeated(5000) << "";
    }
    void expressions() {
        QFETCH(const QString, expression);
        const Source source(
            "#define MAX 100\n#define PLUS(a, b) ((a) + (b))\nenum e { TWO = 2, SEVEN = MAX - 93 };");
        const std::optional<std::int64_t> value = source.unit->value(expression.toStdString());
        QTEST(value ? QString::number(*value) : QString(), "value");
    }

    void enums() {
        const Source source("enum { A, B = 4, C, D = unknown, E, F = B | 1, };\ntypedef enum x { G = F } x;\n"
                            "enum x variable; enum y");
        const auto values = source.unit->enumWith("A");
        QCOMPARE(values.size(), std::size_t(4));
        QCOMPARE(values[2].second, 5);
        QCOMPARE(source.unit->value("G"), std::optional<std::int64_t>(5));
        QVERIFY(!source.unit->value("E"));
        QVERIFY(source.unit->enumWith("Z").empty());
    }

    void structs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("members");
        QTest::newRow("plain") << "int a; char b, c;" << "a b c";
        QTest::newRow("pointers") << "const char *a, **b;" << "a b";
        QTest::newRow("arrays") << "struct attack a[N_ATTK + 1], b[2][3]; int c;" << "a b c";
        QTest::newRow("bits") << "unsigned a:1, b : 2; Bitfield(c, 3);" << "a b c";
        QTest::newRow("nested") << "struct { int x; } a; union u { int y; int z; } b;" << "a b";
        QTest::newRow("conditions") << "int a;\n#ifdef COLOR\nint b;\n#else\nint c;\n#endif\nint d;"
                                    << "a b d";
        QTest::newRow("empty") << "" << "";
    }
    void structs() {
        QFETCH(const QString, text);
        const Source source("#define COLOR\n#define Bitfield(x, n) unsigned x:n\nstruct other { int no; };\n"
                            "struct wanted *early;\nstruct wanted {\n" +
                            text + "\n};");
        QStringList members;
        for (const std::string_view name : source.unit->members("wanted"))
            members << QString::fromUtf8(name.data(), qsizetype(name.size()));
        QTEST(members.join(' '), "members");
        QVERIFY(source.unit->members("missing").empty());
    }

    void arrays_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::newRow("plain") << "int a[] = { 1, 2 + 3, f(4, 5), };" << "[1, 2 + 3, f ( 4 , 5 )]";
        QTest::newRow("lists") << "static const struct { int x; } a[N][2] = { { 1 }, { { 2 }, 3 } };"
                               << "[[1], [[2], 3]]";
        QTest::newRow("declared before") << "extern int a[]; int b = a[3]; int a[1] = { 7 };" << "[7]";
        QTest::newRow("named fields") << "s a[] = { { .x = 1, .y = { 2 } } };" << "[[x=1, y=[2]]]";
        QTest::newRow("numbered") << "int a[] = { [3] = 1, [A] = { 2 } };" << "[1, [2]]";
        QTest::newRow("empty") << "int a[] = {};" << "[]";
        QTest::newRow("unclosed") << "int a[] = { 1, { 2" << "[1, [2]]";
        QTest::newRow("none") << "int a; int a[3];" << "none";
    }
    void arrays() {
        QFETCH(const QString, text);
        const Source source(text);
        const std::optional<Value> value = source.unit->array("a");
        QTEST(value ? shown(*value) : QStringLiteral("none"), "value");
    }

    void bodies_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("body");
        QTest::newRow("plain") << "int f(int x) { return x; }" << "return x ;";
        QTest::newRow("old") << "int f(x, s) int x; char *s; { if (x) { y; } }" << "if ( x ) { y ; }";
        QTest::newRow("declared before") << "int f(int); int g() { f(1); { 2; } } int f() { 3; }" << "3 ;";
        QTest::newRow("none") << "int f(int);" << "";
        QTest::newRow("unclosed") << "int f() { 4" << "4";
    }
    void bodies() {
        QFETCH(const QString, text);
        const Source source(text);
        QTEST(spelled(source.unit->body("f")), "body");
    }

    void texts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("value");
        QTest::newRow("neighbours") << "\"moor \" \"hen\"" << "moor hen";
        QTest::newRow("escapes") << "\"a\\\"b\\\\c\\x41\\102\"" << "a\"b\\cAB";
        QTest::newRow("cast") << "(const char *) \"x\"" << "x";
        QTest::newRow("brackets") << "((\"x\"))" << "x";
        QTest::newRow("null") << "(char *) 0" << "none";
        QTest::newRow("name") << "NULL" << "none";
        QTest::newRow("unclosed") << "\"abc" << "ab";
    }
    void texts() {
        QFETCH(const QString, text);
        const Source source(text);
        const std::optional<std::string> value = textOf(source.unit->tokens());
        QTEST(value ? QString::fromStdString(*value) : QStringLiteral("none"), "value");
    }
};

LEVWRIGHT_TEST(SourceUnitTest)

} // namespace levwright::source_unit_test

#include "SourceUnitTest.moc"
