// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/LoadingTables.h"

#include <QJsonArray>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <format>
#include <map>
#include <string>
#include <type_traits>

using namespace levwright;
using namespace levwright::roll;

namespace {

constexpr double errors = 6;
constexpr double tolerance = 0.04;

bool differ(double a, double b, double variance, double rollsOfTable, double rolls) {
    const double error = std::sqrt(std::max(variance, 1e-9) * (1 / rollsOfTable + 1 / rolls));
    return std::abs(a - b) > errors * error && std::abs(a - b) > tolerance;
}

// The share of rolls in the table in which a cell has a value.
double shareOf(const QJsonObject& grid, int x, int y, char value, double rollsOfTable) {
    const QChar common = grid["rows"].toArray()[y].toString()[x];
    if (common != '?')
        return common == QLatin1Char(value) ? 1 : 0;
    const QJsonValue counts = grid["var"].toObject()[QStringLiteral("%1,%2").arg(x).arg(y)];
    if (counts.isDouble()) // light: how often the cell is lit
        return (value == '1' ? counts.toDouble() : rollsOfTable - counts.toDouble()) / rollsOfTable;
    return counts.toObject()[QString(QLatin1Char(value))].toDouble() / rollsOfTable;
}

QStringList cellDifferences(const QJsonObject& table, const char* key, const CellTally& cells, Count rolls) {
    QStringList different;
    const QJsonObject grid = table[key].toObject();
    const double n = table["rolls"].toDouble();
    for (int cell = 0; cell < cellCount; ++cell) {
        for (const auto& [value, count] : cells[std::size_t(cell)]) {
            const double a = shareOf(grid, cell % columns, cell / columns, value, n);
            const double b = double(count) / double(rolls);
            const double mean = (a * n + double(count)) / (n + double(rolls));
            if (differ(a, b, mean * (1 - mean), n, double(rolls)))
                different << QStringLiteral("%1,%2").arg(cell % columns).arg(cell / columns);
        }
    }
    return different;
}

QString described(const QString& name, double ours, double measured) {
    return QStringLiteral("%1: %2 instead of %3").arg(name).arg(ours).arg(measured);
}

// Compares how often each of some values occurs among all items.
void compareShares(QStringList& different, const QString& name, const std::map<QString, double>& measured,
                   const std::map<QString, double>& ours) {
    const auto sumOf = [](const std::map<QString, double>& counts) {
        double sum = 0;
        for (const auto& entry : counts)
            sum += entry.second;
        return sum;
    };
    const double n = sumOf(measured);
    const double rolls = sumOf(ours);
    if (n == 0 || rolls == 0) {
        if (n != rolls)
            different << name;
        return;
    }
    std::map<QString, double> all = measured;
    all.insert(ours.begin(), ours.end());
    for (const auto& [value, unused] : all) {
        const auto shareIn = [&value](const std::map<QString, double>& counts, double sum) {
            const auto found = counts.find(value);
            return found == counts.end() ? 0 : found->second / sum;
        };
        const double a = shareIn(measured, n);
        const double b = shareIn(ours, rolls);
        const double mean = (a * n + b * rolls) / (n + rolls);
        if (differ(a, b, mean * (1 - mean), n, rolls))
            different << described(name + ' ' + value, b, a);
    }
}

template <class Entries>
std::map<QString, double> countsOf(const Entries& entries) {
    std::map<QString, double> counts;
    for (const auto& [value, count] : entries) {
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
            counts[QString::number(value)] = double(count);
        else
            counts[QString::fromStdString(value)] = double(count);
    }
    return counts;
}

std::map<QString, double> countsOf(const QJsonObject& entries) {
    std::map<QString, double> counts;
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        counts[entry.key()] = entry.value().toDouble();
    return counts;
}

template <class Members>
QStringList namesIn(const QJsonObject& table, const char* key, const Members& ours) {
    QStringList names = table[key].toObject().keys();
    for (const auto& entry : ours) {
        if (const QString name = QString::fromStdString(entry.first); !names.contains(name))
            names << name;
    }
    return names;
}

template <class Members>
auto memberOf(const Members& members, const QString& name) {
    const auto found = members.find(name.toStdString());
    return found == members.end() ? typename Members::mapped_type() : found->second;
}

} // namespace

std::string contextOf(const QJsonObject& table) {
    const QJsonObject context = table["context"].toObject();
    QStringList entries;
    for (auto entry = context.begin(); entry != context.end(); ++entry)
        entries << entry.key() + '=' + entry.value().toVariant().toString();
    return entries.join(',').toStdString();
}

QStringList terrainDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    return cellDifferences(table, "terrain", rolled.terrain, rolled.rolls);
}

QStringList lightDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    return cellDifferences(table, "lit", rolled.lit, rolled.rolls);
}

QStringList markDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    return cellDifferences(table, "dig", rolled.dig, rolled.rolls);
}

QStringList numberDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    constexpr double sumTolerance = 0.02;
    QStringList different;
    const double n = table["rolls"].toDouble();
    const auto rolls = double(rolled.rolls);
    for (const QString& name : namesIn(table, "sums", rolled.sums)) {
        const QJsonArray measured = table["sums"][name].toArray();
        const SumTally ours = memberOf(rolled.sums, name);
        const double a = measured[0].toDouble() / n;
        const double b = double(ours.sum) / rolls;
        const double mean = (measured[0].toDouble() + double(ours.sum)) / (n + rolls);
        const double variance = (measured[1].toDouble() + double(ours.squares)) / (n + rolls) - mean * mean;
        const double error = std::sqrt(std::max(variance, 1e-9) * (1 / n + 1 / rolls));
        if (std::abs(a - b) > errors * error && std::abs(a - b) > sumTolerance * std::max(a, b))
            different << described(name, b, a);
    }
    for (const QString& name : namesIn(table, "hist", rolled.histograms))
        compareShares(different, name, countsOf(table["hist"][name].toObject()),
                      countsOf(memberOf(rolled.histograms, name)));
    for (const QString& name : namesIn(table, "flags", rolled.flags)) {
        const double a = table["flags"][name].toDouble() / n;
        const double b = double(memberOf(rolled.flags, name)) / rolls;
        const double mean = (a * n + b * rolls) / (n + rolls);
        if (differ(a, b, mean * (1 - mean), n, rolls))
            different << described(name, b, a);
    }
    for (const QString& name : table["regions"].toObject().keys())
        compareShares(different, name, countsOf(table["regions"][name].toObject()),
                      countsOf(memberOf(rolled.regions, name)));
    return different;
}

// Compares the mean numbers per roll of each kind.
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
        const double mean = (sumA + sumB) / (n + double(rolled.rolls));
        if (differ(sumA / n, sumB / double(rolled.rolls), squares / (n + double(rolled.rolls)) - mean * mean,
                   n, double(rolled.rolls)))
            different << QStringLiteral("%1: %2 instead of %3")
                             .arg(name)
                             .arg(sumB / double(rolled.rolls))
                             .arg(sumA / n);
    }
    return different;
}

QStringList nameDifferences(const QJsonObject& table, const LevelStatistics& rolled) {
    QStringList different;
    const double n = table["rolls"].toDouble();
    const auto rolls = double(rolled.rolls);
    const auto compare = [&](const QString& name, const NameTally& a, const NameTally& b) {
        const double mean = double(a.sum + b.sum) / (n + rolls);
        const double variance = double(a.squares + b.squares) / (n + rolls) - mean * mean;
        if (differ(double(a.sum) / n, double(b.sum) / rolls, variance, n, rolls))
            different << QStringLiteral("%1: %2 instead of %3")
                             .arg(name)
                             .arg(double(b.sum) / rolls)
                             .arg(double(a.sum) / n);
    };
    std::map<std::string, std::map<std::string, NameTally>> expected;
    const QJsonObject groups = table["names"].toObject();
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        const QJsonObject names = group.value().toObject();
        for (auto name = names.begin(); name != names.end(); ++name) {
            const QJsonArray numbers = name.value().toArray();
            expected[group.key().toStdString()][name.key().toStdString()] = {
                Count(numbers[0].toDouble()), Count(numbers[1].toDouble()), Count(numbers[2].toDouble())};
        }
    }
    for (const auto& [group, names] : rolled.names) {
        for (const auto& entry : names)
            expected[group].try_emplace(entry.first);
    }
    for (const auto& [group, names] : expected) {
        const auto ours = rolled.names.find(group);
        for (const auto& [name, tally] : names) {
            const bool isRolled = ours != rolled.names.end() && ours->second.contains(name);
            compare(QString::fromStdString(std::format("{} {}", group, name)), tally,
                    isRolled ? ours->second.at(name) : NameTally{});
        }
    }
    return different;
}
