// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which completions are offered.
#include "core/model/WritingHelp.h"

#include "tests/support/TestProgram.h"

#include <QTest>

namespace levwright::writing_help_test {

class WritingHelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginningsComeFirst_data() {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArrayList>("offered");
        QTest::newRow("begins another")
            << QByteArray("\"sold") << QByteArrayList{"\"soldier\"", "\"soldier ant\"", "\"old soldier\""};
        QTest::newRow("nothing typed")
            << QByteArray("\"") << QByteArrayList{"\"soldier ant\"", "\"old soldier\"", "\"soldier\""};
    }
    void beginningsComeFirst() {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArrayList, offered);
        CompletionOffer offer(typed.toStdString(), LetterCase::Alike);
        for (const char* name : {"\"soldier ant\"", "\"old soldier\"", "\"soldier\""})
            offer.add(name);
        QByteArrayList found;
        for (const Completion& each : std::move(offer).taken())
            found << QByteArray::fromStdString(each.source);
        QCOMPARE(found, offered);
    }
};

LEVWRIGHT_TEST(WritingHelpTest)

} // namespace levwright::writing_help_test

#include "WritingHelpTest.moc"
