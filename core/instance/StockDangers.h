// SPDX-License-Identifier: GPL-3.0-or-later
// How dangerous the stock levels of a game are at each depth, from stock-danger.tsv. packaging/stock-danger
// makes that table from rolls.
#pragma once

#include "core/catalog/Catalog.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace levwright::roll {

struct DepthRange {
    int from = 0; // both are within the range
    int to = 0;
    bool operator==(const DepthRange&) const = default;
};

class StockDangers {
public:
    // Without the table, there is no range.
    explicit StockDangers(const Catalog& catalog);

    // The depths whose stock levels a level at that depth is compared with; empty if there are none.
    std::optional<DepthRange> rangeAt(int depth) const;
    // How many percent of the stock levels at these depths are less dangerous, each counted as often as games
    // have it there; of those that are as dangerous, half count.
    int percentBelow(const DepthRange& range, std::int64_t danger) const;

private:
    static constexpr std::size_t tenths = 10;

    struct Row {
        DepthRange range;
        int games = 0;                     // of 1,000 that have the level there
        std::array<int, tenths> dangers{}; // each of a tenth of the level's rolls
    };
    static std::optional<std::array<int, tenths>> dangersIn(std::string_view words);

    std::vector<Row> m_rows;
};

} // namespace levwright::roll
