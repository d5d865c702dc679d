// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes and columns of any line, in UTF-16 and in bytes.
#include "core/text/Columns.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::columns_test {

class ColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The UTF-16 columns of all bytes of a line, and of its end.
    void countsUnits_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QList<int>>("columns");
        QTest::newRow("empty") << QByteArray("") << QList<int>{0};
        QTest::newRow("ASCII") << QByteArray("ab") << QList<int>{0, 1, 2};
        QTest::newRow("two bytes") << QByteArray("\xC3\xA4"
                                                 "b")
                                   << QList<int>{0, 0, 1, 2};
        QTest::newRow("three bytes") << QByteArray("\xE2\x82\xAC.") << QList<int>{0, 0, 0, 1, 2};
        QTest::newRow("surrogates") << QByteArray("\xF0\x9F\x90\x89.") << QList<int>{0, 0, 0, 0, 2, 3};
        QTest::newRow("Latin-1") << QByteArray("\xE4\xF6") << QList<int>{0, 1, 2};
        QTest::newRow("cut off") << QByteArray("\xE2\x82") << QList<int>{0, 1, 2};
        QTest::newRow("overlong") << QByteArray("\xC0\x80") << QList<int>{0, 1, 2};
        QTest::newRow("surrogate in UTF-8") << QByteArray("\xED\xA0\x80") << QList<int>{0, 1, 2, 3};
    }
    void countsUnits() {
        QFETCH(const QByteArray, line);
        QFETCH(const QList<int>, columns);
        const std::string_view bytes(line.data(), std::size_t(line.size()));
        QList<int> found;
        for (Offset place = 0; place <= bytes.size(); ++place)
            found << int(unitsBefore(bytes, place, utf16SizeAt));
        QCOMPARE(found, columns);
        for (Offset place = 0; place <= bytes.size(); ++place) {
            const Offset back = bytesBefore(bytes, std::size_t(columns[qsizetype(place)]), utf16SizeAt);
            QCOMPARE(back, Offset(columns.indexOf(columns[qsizetype(place)])));
        }
    }

    void findsPlaces() {
        const TextSnapshot text("a\xC3\xA4\r\n\xF0\x9F\x90\x89z\n");
        QCOMPARE(columnsAt(text, 3, utf16SizeAt), (LinePosition{0, 2}));
        QCOMPARE(columnsAt(text, 4, utf16SizeAt), (LinePosition{0, 2})); // inside the line end
        QCOMPARE(columnsAt(text, 9, utf16SizeAt), (LinePosition{1, 2}));
        QCOMPARE(columnsAt(text, 9, byteSizeAt), (LinePosition{1, 4}));
        QCOMPARE(columnsAt(text, 100, utf16SizeAt), (LinePosition{2, 0}));
        QCOMPARE(offsetAt(text, {1, 2}, utf16SizeAt), Offset(9));
        QCOMPARE(offsetAt(text, {1, 1}, utf16SizeAt), Offset(5)); // between the surrogates
        QCOMPARE(offsetAt(text, {0, 99}, utf16SizeAt), Offset(3));
        QCOMPARE(offsetAt(text, {7, 0}, utf16SizeAt), text.size());
    }
};

LEVWRIGHT_TEST(ColumnsTest)

} // namespace levwright::columns_test

#include "ColumnsTest.moc"
