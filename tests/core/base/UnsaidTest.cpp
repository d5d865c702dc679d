// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Unsaid.h"

#include "core/base/Phrase.h"
#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::unsaid_test {

class UnsaidTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { usePhrasebook(nullptr); }

    void isSaidInEachLanguage_data() {
        QTest::addColumn<QByteArray>("english");
        QTest::addColumn<QByteArray>("german");
        QTest::newRow("a word") << QByteArray("Pencil") << QByteArray("Stift");
        QTest::newRow("with an argument")
            << QByteArray("Change it to “jackal”") << QByteArray("In „jackal“ ändern");
        QTest::newRow("the most text counts")
            << QByteArray("Change it to 100") << QByteArray("In 100 ändern");
        QTest::newRow("no sentence") << QByteArray("Ludios 7") << QByteArray("Ludios 7");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("braces") << QByteArray("{0}{") << QByteArray("{0}{");
    }
    void isSaidInEachLanguage() {
        QFETCH(const QByteArray, english);
        QFETCH(const QByteArray, german);
        const Unsaid first(english.toStdString());
        QCOMPARE(QByteArray::fromStdString(first.said()), english);
        usePhrasebook(phrasebookFor("de"));
        QCOMPARE(QByteArray::fromStdString(first.said()), german);
        const Unsaid second(german.toStdString());
        QCOMPARE(QByteArray::fromStdString(second.said()), german);
        usePhrasebook(nullptr);
        QCOMPARE(QByteArray::fromStdString(second.said()), english);
    }
};

LEVWRIGHT_TEST(UnsaidTest)

} // namespace levwright::unsaid_test

#include "UnsaidTest.moc"
