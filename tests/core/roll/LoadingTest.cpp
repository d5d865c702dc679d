// SPDX-License-Identifier: GPL-3.0-or-later
// Compares rolled levels with measurements of the game's own loader (shared corpus, loading).
#include "app/cli/LevelSource.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/LoadingTables.h"
#include "tests/support/SharedFiles.h"
#include "tests/support/TableCheck.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Wanted.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace levwright::loading_test {
using namespace levwright::roll;

class LoadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The tables themselves are statistics, with additional members.
    void isRead_data() { agrees_data(); }
    void isRead() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const QByteArray bytes = fileBytes(path);
        const Result<LevelStatistics> table = readStatistics(bytes.toStdString());
        QVERIFY2(table.has_value(), table ? "" : table.error().message.c_str());
        QCOMPARE(table->rolls, Count(10000));
        QCOMPARE(table->seeds.size(), std::size_t(1));
        QCOMPARE(table->kinds.size(), std::size_t(QJsonDocument::fromJson(bytes)["kinds"].toObject().size()));
        QVERIFY(readStatistics(toJson(*table)) == table);
    }

    void agrees_data() {
        LEVWRIGHT_NEEDS_SHARED();
        QTest::addColumn<QString>("path");
        for (const QString folder : {"", "small/"}) {
            const QDir tables(sharedFolder() + "/corpus/loading/" + folder);
            for (const QFileInfo& file : tables.entryInfoList({QStringLiteral("*.json")}, QDir::Files))
                QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
        }
    }
    void agrees() {
        LEVWRIGHT_NEEDS_SHARED();
        QFETCH(const QString, path);
        const QByteArray json = fileBytes(path);
        const QJsonObject table = QJsonDocument::fromJson(json).object();
        const QString level = QFileInfo(path).dir().filePath(table["lev"].toString());
        const DiskFileStore files;
        const Result<cli::RollSource> source =
            cli::rollSourceOf({.path = level.toStdString(), .level = {}, .context = contextOf(table)}, files);
        QVERIFY2(source.has_value(), source ? "" : source.error().message.c_str());
        StatisticsJob job(source->plan);
        const int rolls = wantedNumber("LEVWRIGHT_ROLLS", enoughRolls);
        job.run({1, std::uint64_t(rolls)});
        const double slack = rolls < enoughRolls ? slackOfFewRolls : 0;
        QCOMPARE(tableDifferences(json, job.statistics(), slack).join('\n'), QString());
    }
};

LEVWRIGHT_TEST(LoadingTest)

} // namespace levwright::loading_test

#include "LoadingTest.moc"
