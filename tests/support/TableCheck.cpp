// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TableCheck.h"

#include "core/stats/StatisticsText.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace levwright;
using namespace levwright::roll;

namespace {

constexpr double distributionErrors = 5;
constexpr double meanErrors = 6;

// The standard errors by which two distributions differ, by a chi-square test of two samples. Items that come
// in groups spread more than single ones.
template <class Key>
double distributionDeviation(const std::map<Key, Count>& a, const std::map<Key, Count>& b, double spread) {
    constexpr double leastInBin = 5;
    double countA = 0;
    double countB = 0;
    std::map<Key, std::pair<double, double>> both;
    for (const auto& [key, count] : a) {
        both[key].first += double(count);
        countA += double(count);
    }
    for (const auto& [key, count] : b) {
        both[key].second += double(count);
        countB += double(count);
    }
    if (countA == 0 || countB == 0)
        return 0;
    std::vector<std::pair<double, double>> bins;
    std::pair<double, double> bin;
    const double smaller = std::min(countA, countB) / (countA + countB);
    for (const auto& [key, counts] : both) {
        bin.first += counts.first;
        bin.second += counts.second;
        if ((bin.first + bin.second) * smaller < leastInBin)
            continue;
        bins.push_back(bin);
        bin = {};
    }
    if (bins.size() < 2)
        return 0;
    bins.back().first += bin.first;
    bins.back().second += bin.second;
    double chi = 0;
    for (const auto& [x, y] : bins) {
        const double expectedA = (x + y) * countA / (countA + countB);
        const double expectedB = (x + y) * countB / (countA + countB);
        chi += (x - expectedA) * (x - expectedA) / expectedA + (y - expectedB) * (y - expectedB) / expectedB;
    }
    // Wilson and Hilferty's normal deviate of chi-square
    const double freedom = double(bins.size() - 1);
    const double c = 2 / (9 * freedom);
    return (std::cbrt(chi / std::max(spread, 1.0) / freedom) - (1 - c)) / std::sqrt(c);
}

class Comparison {
public:
    Comparison(const LevelStatistics& table, const LevelStatistics& rolled, QJsonObject kinds, double slack)
        : m_table(table), m_rolled(rolled), m_kinds(std::move(kinds)), m_slack(slack) {}

    QStringList differences() {
        compareCells("terrain", m_table.terrain, m_rolled.terrain);
        compareCells("lit", m_table.lit, m_rolled.lit);
        compareCells("dig", m_table.dig, m_rolled.dig);
        compareKinds();
        compareNames();
        forBoth(m_table.sums, m_rolled.sums,
                [&](const std::string& name, const SumTally& a, const SumTally& b) {
                    compareMeans("sum " + name, {a.sum, 0, a.squares}, {b.sum, 0, b.squares});
                });
        forBoth(m_table.histograms, m_rolled.histograms,
                [&](const std::string& name, const auto& a, const auto& b) {
                    Count items = 0;
                    for (const auto& entry : a)
                        items += entry.second;
                    compareDistributions(name, a, b, double(items) / double(m_table.rolls));
                });
        forBoth(m_table.flags, m_rolled.flags, [&](const std::string& name, Count a, Count b) {
            compareMeans("flag " + name, {a, a, a}, {b, b, b});
        });
        for (const auto& [name, areas] : m_table.regions) {
            const auto ours = m_rolled.regions.find(name);
            compareDistributions(
                name, areas, ours == m_rolled.regions.end() ? std::map<std::string, Count>() : ours->second,
                1);
        }
        return m_different;
    }

private:
    // Visits all names of two maps; what one lacks is empty.
    template <class Value, class Visit>
    static void forBoth(const std::map<std::string, Value>& a, const std::map<std::string, Value>& b,
                        const Visit& visit) {
        std::map<std::string, std::pair<Value, Value>> both;
        for (const auto& [name, value] : a)
            both[name].first = value;
        for (const auto& [name, value] : b)
            both[name].second = value;
        for (const auto& [name, values] : both)
            visit(name, values.first, values.second);
    }

    void compareMeans(const std::string& name, const NameTally& a, const NameTally& b) {
        const auto rollsA = double(m_table.rolls);
        const auto rollsB = double(m_rolled.rolls);
        const double meanA = double(a.sum) / rollsA;
        const double meanB = double(b.sum) / rollsB;
        const double mean = double(a.sum + b.sum) / (rollsA + rollsB);
        const double variance = double(a.squares + b.squares) / (rollsA + rollsB) - mean * mean;
        const double error = std::sqrt(std::max(variance, 1e-9) * (1 / rollsA + 1 / rollsB));
        if (std::abs(meanA - meanB) > meanErrors * error && std::abs(meanA - meanB) > m_slack)
            tell(name, meanB, meanA);
    }

    template <class Key>
    void compareDistributions(const std::string& name, const std::map<Key, Count>& a,
                              const std::map<Key, Count>& b, double spread) {
        const double deviation = distributionDeviation(a, b, spread);
        if (a.empty() != b.empty() || deviation > distributionErrors)
            m_different << QStringLiteral("%1: distributed differently, by %2 errors")
                               .arg(QString::fromStdString(name))
                               .arg(deviation);
    }

    void compareCells(const char* name, const CellTally& a, const CellTally& b) {
        for (std::size_t cell = 0; cell < a.size(); ++cell) {
            std::map<char, std::pair<Count, Count>> both;
            for (const auto& [value, count] : a[cell])
                both[value].first = count;
            for (const auto& [value, count] : b[cell])
                both[value].second = count;
            for (const auto& [value, counts] : both)
                compareMeans(QStringLiteral("%1 %2,%3 %4")
                                 .arg(QString::fromUtf8(name))
                                 .arg(int(cell) % columns)
                                 .arg(int(cell) / columns)
                                 .arg(QLatin1Char(value))
                                 .toStdString(),
                             {counts.first, 0, counts.first}, {counts.second, 0, counts.second});
        }
    }

    void compareKinds() {
        forBoth(m_table.kinds, m_rolled.kinds, [&](const std::string& name, KindTally a, KindTally b) {
            if (name.starts_with(
                    "instatue:")) // mostly belongings of monsters, which the rules do not describe
                return;
            addRollsWithout(a, m_table.rolls);
            addRollsWithout(b, m_rolled.rolls);
            compareDistributions(name, a.perRoll, b.perRoll, 1);
            const double spread = m_kinds[QString::fromStdString(name)].toObject()["spread"].toDouble(1);
            if (!a.at.empty() && !b.at.empty())
                compareDistributions(name + " places", a.at, b.at, spread);
        });
    }

    static void addRollsWithout(KindTally& tally, Count rolls) {
        Count with = 0;
        for (const auto& [number, count] : tally.perRoll)
            with += number == 0 ? 0 : count;
        tally.perRoll[0] = rolls - with;
    }

    void compareNames() {
        forBoth(m_table.names, m_rolled.names, [&](const std::string& group, const auto& a, const auto& b) {
            forBoth(a, b, [&](const std::string& name, const NameTally& one, const NameTally& other) {
                compareMeans(group + ' ' + name, one, other);
            });
        });
    }

    void tell(const std::string& name, double found, double expected) {
        m_different << QStringLiteral("%1: %2 instead of %3")
                           .arg(QString::fromStdString(name))
                           .arg(found)
                           .arg(expected);
    }

    const LevelStatistics& m_table;
    const LevelStatistics& m_rolled;
    QJsonObject m_kinds;
    double m_slack;
    QStringList m_different;
};

} // namespace

QStringList tableDifferences(const QByteArray& json, const LevelStatistics& rolled, double slack) {
    const Result<LevelStatistics> table = readStatistics(json.toStdString());
    if (!table)
        return {QString::fromStdString(table.error().message)};
    return Comparison(*table, rolled, QJsonDocument::fromJson(json).object()["kinds"].toObject(), slack)
        .differences();
}
