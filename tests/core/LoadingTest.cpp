// SPDX-License-Identifier: GPL-3.0-or-later
// Rolled levels against what the game's own loader was measured to make (shared corpus, loading). Fewer rolls
// than the corpus' own check, so coarser limits: a share or mean may be off by 6 standard errors and 0.04.
#include "app/cli/LevelSource.h"
#include "core/stats/StatisticsJob.h"
#include "core/stats/StatisticsText.h"
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace levwright;
using namespace levwright::roll;

namespace {

constexpr std::uint64_t rolls = 600;
constexpr double errors = 6;
constexpr double tolerance = 0.04;

std::string contextOf(const QJsonObject& table) {
    const QJsonObject context = table["context"].toObject();
    QStringList entries;
    for (auto entry = context.begin(); entry != context.end(); ++entry)
        entries << entry.key() + '=' + entry.value().toVariant().toString();
    return entries.join(',').toStdString();
}

bool differ(double a, double b, double variance, double rollsOfTable) {
    const double error = std::sqrt(std::max(variance, 1e-9) * (1 / rollsOfTable + 1 / double(rolls)));
    return std::abs(a - b) > errors * error && std::abs(a - b) > tolerance;
}

// How often a cell has a value in the table.
double shareOf(const QJsonObject& grid, int x, int y, char value, double rollsOfTable) {
    const QChar common = grid["rows"].toArray()[y].toString()[x];
    if (common != '?')
        return common == QLatin1Char(value) ? 1 : 0;
    const QJsonObject counts = grid["var"].toObject()[QStringLiteral("%1,%2").arg(x).arg(y)].toObject();
    return counts[QString(QLatin1Char(value))].toDouble() / rollsOfTable;
}

QStringList terrainDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    QStringList different;
    const QJsonObject grid = table["terrain"].toObject();
    const double n = table["rolls"].toDouble();
    for (int cell = 0; cell < cellCount; ++cell) {
        for (const auto& [value, count] : rolled.terrain[std::size_t(cell)]) {
            const double a = shareOf(grid, cell % columns, cell / columns, value, n);
            const double b = double(count) / double(rolls);
            const double mean = (a * n + double(count)) / (n + double(rolls));
            if (differ(a, b, mean * (1 - mean), n))
                different << QStringLiteral("%1,%2").arg(cell % columns).arg(cell / columns);
        }
    }
    return different;
}

// Mean numbers a roll of each kind.
QStringList kindDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    QStringList different;
    const QJsonObject kinds = table["kinds"].toObject();
    const double n = table["rolls"].toDouble();
    QStringList names = kinds.keys();
    for (const auto& [name, tally] : rolled.kinds) {
        if (!kinds.contains(QString::fromStdString(name)))
            names << QString::fromStdString(name);
    }
    for (const QString& name : names) {
        if (name.startsWith(QStringLiteral("instatue:")))
            continue;
        double sumA = 0;
        double sumB = 0;
        double squares = 0;
        const QJsonObject per = kinds[name].toObject()["per"].toObject();
        for (auto entry = per.begin(); entry != per.end(); ++entry) {
            sumA += entry.key().toDouble() * entry.value().toDouble();
            squares += entry.key().toDouble() * entry.key().toDouble() * entry.value().toDouble();
        }
        if (const auto kind = rolled.kinds.find(name.toStdString()); kind != rolled.kinds.end()) {
            for (const auto& [number, count] : kind->second.perRoll) {
                sumB += double(number) * double(count);
                squares += double(number) * double(number) * double(count);
            }
        }
        const double mean = (sumA + sumB) / (n + double(rolls));
        if (differ(sumA / n, sumB / double(rolls), squares / (n + double(rolls)) - mean * mean, n))
            different
                << QStringLiteral("%1: %2 instead of %3").arg(name).arg(sumB / double(rolls)).arg(sumA / n);
    }
    return different;
}

} // namespace

class LoadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The tables themselves are statistics, with members that only they have.
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
        const QJsonObject table = QJsonDocument::fromJson(fileBytes(path)).object();
        const QString level = QFileInfo(path).dir().filePath(table["lev"].toString());
        const DiskFileStore files;
        const Result<cli::RollSource> source =
            cli::rollSourceOf({.path = level.toStdString(), .level = {}, .context = contextOf(table)}, files);
        QVERIFY2(source.has_value(), source ? "" : source.error().message.c_str());
        StatisticsJob job(source->plan);
        job.run({1, rolls});
        const LevelStatistics rolled = job.statistics();
        QCOMPARE(terrainDifferences(table, rolled).join(' '), QString());
        QCOMPARE(kindDifferences(table, rolled).join('\n'), QString());
    }
};

QTEST_GUILESS_MAIN(LoadingTest)
#include "LoadingTest.moc"
