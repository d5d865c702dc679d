// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/StockDangers.h"

#include "core/base/Numbers.h"
#include "core/catalog/TableReader.h"

#include <algorithm>
#include <cmath>

namespace levwright::roll {

StockDangers::StockDangers(const Catalog& catalog) {
    constexpr std::string_view table = "stock-danger";
    if (!catalog.tables().has(table))
        return;
    TableReader rows(catalog.tables(), table, "level\tfrom\tto\tgames\tdangers");
    while (rows.next()) {
        if (const auto dangers = dangersIn(rows.text(4)))
            m_rows.push_back({{rows.number(1), rows.number(2)}, rows.number(3), *dangers});
    }
}

// A user's table may have anything there.
std::optional<std::array<int, StockDangers::tenths>> StockDangers::dangersIn(std::string_view words) {
    std::array<int, tenths> dangers{};
    for (int& danger : dangers) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::optional<int> number = wholeNumber<int>(words.substr(0, end));
        if (!number)
            return std::nullopt;
        danger = *number;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return words.empty() ? std::optional(dangers) : std::nullopt;
}

std::optional<DepthRange> StockDangers::rangeAt(int depth) const {
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) {
        return row.range.from <= depth && depth <= row.range.to && row.games > 0;
    });
    return found == m_rows.end() ? std::nullopt : std::optional(found->range);
}

int StockDangers::percentBelow(const DepthRange& range, std::int64_t danger) const {
    std::int64_t below = 0; // in halves
    std::int64_t all = 0;
    for (const Row& row : m_rows) {
        if (row.range != range)
            continue;
        for (const int other : row.dangers)
            below += std::int64_t(row.games) * (other < danger ? 2 : other == danger ? 1 : 0);
        all += std::int64_t(row.games) * 2 * std::int64_t(tenths);
    }
    return all == 0 ? 0 : int(std::lround(100.0 * double(below) / double(all)));
}

} // namespace levwright::roll
