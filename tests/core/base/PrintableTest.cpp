// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Printable.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::printable_test {

class PrintableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printable_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        const auto same = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text << text;
        };
        same("empty", "");
        same("plain", "a/b \\x41 “c”");
        same("utf-8", "é€😀\u00a0\u2027\u202f");
        QTest::newRow("escape sequence") << QByteArray("a\x1b[31mb") << QByteArray("a\\x1b[31mb");
        QTest::newRow("line, tab, nul") << QByteArray("\n\t\0", 3) << QByteArray("\\x0a\\x09\\x00");
        QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("\\x7f");
        QTest::newRow("C1 as UTF-8") << QByteArray("\xc2\x9b") << QByteArray("\\xc2\\x9b");
        QTest::newRow("C1 as a byte") << QByteArray("\x9b") << QByteArray("\\x9b");
        QTest::newRow("latin-1") << QByteArray("\xe9t\xe9") << QByteArray("\\xe9t\\xe9");
        QTest::newRow("cut off") << QByteArray("\xe2\x82") << QByteArray("\\xe2\\x82");
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\\xed\\xa0\\x80");
        QTest::newRow("from right to left") << QByteArray("\u202e") << QByteArray("\\xe2\\x80\\xae");
        QTest::newRow("isolate") << QByteArray("\u2066") << QByteArray("\\xe2\\x81\\xa6");
        QTest::newRow("line separator") << QByteArray("\u2028") << QByteArray("\\xe2\\x80\\xa8");
    }
    void printable() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(levwright::printable(text.toStdString())), shown);
    }

    void shortened_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("most");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("empty") << QByteArray() << 0 << QByteArray();
        QTest::newRow("fits") << QByteArray("abc") << 3 << QByteArray("abc");
        QTest::newRow("too long") << QByteArray("abcd") << 3 << QByteArray("abc…");
        QTest::newRow("within a character") << QByteArray("ab€d") << 4 << QByteArray("ab…");
        QTest::newRow("at a character") << QByteArray("ab€d") << 5 << QByteArray("ab€…");
        QTest::newRow("no characters") << QByteArray(9, '\x80') << 5 << QByteArray(2, '\x80') + "…";
    }
    void shortened() {
        QFETCH(const QByteArray, text);
        QFETCH(const int, most);
        QFETCH(const QByteArray, kept);
        QCOMPARE(QByteArray::fromStdString(levwright::shortened(text.toStdString(), std::size_t(most))),
                 kept);
    }

    void inQuotes() {
        QCOMPARE(levwright::inQuotes("a\nb"), std::string("“a\\x0ab”"));
        QVERIFY(levwright::inQuotes(std::string(10'000'000, 'x')).size() < 200);
    }
};

LEVWRIGHT_TEST(PrintableTest)

} // namespace levwright::printable_test

#include "PrintableTest.moc"
