// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SharedFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorldGames.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTest>

namespace levwright::world_test {

using namespace world;

namespace {

QByteArray corpusFile(const QString& game, const char* name) {
    return fileBytes(worldCorpus() + u'/' + game + u'/' + QString::fromLatin1(name));
}

bool hasFile(const QString& game, const char* name) {
    return QFile::exists(worldCorpus() + u'/' + game + u'/' + QString::fromLatin1(name));
}

} // namespace

class WorldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordedGames_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWith("save"))
            QTest::newRow(qPrintable(game)) << game;
    }

    void recordedGames() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(QString, game);
        WorldTranscript transcript(referenceRules());
        transcript.load(corpusFile(game, "start"));
        transcript.obeyAll(corpusFile(game, "commands"));
        QCOMPARE(firstDifference(transcript.out(), inOurWords(corpusFile(game, "out"))), QString());
        QCOMPARE(firstDifference(transcript.save(), corpusFile(game, "save")), QString());
        QCOMPARE(firstDifference(transcript.view(), corpusFile(game, "worldstate")), QString());
        QCOMPARE(firstDifference(transcript.record(), corpusFile(game, "record")), QString());
    }

    void recordedGamesInLegacyOrder_data() {
        QTest::addColumn<QString>("game");
        for (const char* file : {"save.legacy", "save.legacy.sha256"}) {
            for (const QString& game : gamesWith(file))
                QTest::newRow(qPrintable(game)) << game;
        }
    }

    void recordedGamesInLegacyOrder() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(QString, game);
        WorldTranscript transcript(inLegacyOrder(referenceRules()));
        transcript.load(corpusFile(game, "start"));
        transcript.obeyAll(corpusFile(game, "commands"));
        const char* out = hasFile(game, "out.legacy") ? "out.legacy" : "out";
        const char* view = hasFile(game, "worldstate.legacy") ? "worldstate.legacy" : "worldstate";
        QCOMPARE(firstDifference(transcript.out(), inOurWords(corpusFile(game, out))), QString());
        QCOMPARE(firstDifference(transcript.view(), corpusFile(game, view)), QString());
        if (hasFile(game, "save.legacy")) {
            QCOMPARE(firstDifference(transcript.save(), corpusFile(game, "save.legacy")), QString());
        } else {
            const QByteArray sum =
                QCryptographicHash::hash(transcript.save(), QCryptographicHash::Sha256).toHex();
            QCOMPARE(sum, corpusFile(game, "save.legacy.sha256").left(sum.size()));
        }
    }

    void originalsOwnTest_data() {
        QTest::addColumn<bool>("legacy");
        QTest::newRow("legacy order") << true;
        QTest::newRow("insertion order") << false;
    }

    void originalsOwnTest() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(bool, legacy);
        const QString game = QStringLiteral("reference_test");
        WorldTranscript transcript(legacy ? inLegacyOrder(referenceRules()) : referenceRules());
        transcript.load(corpusFile(game, "start"));
        transcript.obeyAll(corpusFile(game, "commands"));
        QCOMPARE(firstDifference(transcript.save(), corpusFile(game, legacy ? "save.legacy" : "save")),
                 QString());
    }
};

LEVWRIGHT_TEST(WorldTest)

} // namespace levwright::world_test

#include "WorldTest.moc"
