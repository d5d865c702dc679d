// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/StatisticsText.h"

#include "core/base/Json.h"
#include "core/base/Phrase.h"

#include <array>
#include <format>
#include <iterator>
#include <nlohmann/json.hpp>

namespace levwright::roll {
namespace {

using Json = JsonToWrite;

std::string cellKey(int cell) {
    return std::format("{},{}", cell % columns, cell / columns);
}

std::string rowOf(const CellTally& tally, int y, char unused) {
    std::string row;
    for (int x = 0; x < columns; ++x) {
        const auto& values = tally[std::size_t(cellOf(x, y))];
        row += values.empty() ? unused : values.size() == 1 ? values.begin()->first : '?';
    }
    return row;
}

enum class Values { Any, OneOrNot };

// With OneOrNot, cells that vary are written as how often they are '1'.
Json gridJson(const CellTally& tally, Values kind, char unused) {
    Json json{{"rows", Json::array()}, {"var", Json::object()}};
    for (int y = 0; y < rows; ++y)
        json["rows"].push_back(rowOf(tally, y, unused));
    for (int cell = 0; cell < cellCount; ++cell) {
        const auto& values = tally[std::size_t(cell)];
        if (values.size() < 2)
            continue;
        Json& varying = json["var"][cellKey(cell)];
        if (kind == Values::OneOrNot) {
            varying = values.at('1');
            continue;
        }
        for (const auto& [value, count] : values)
            varying[std::string(1, value)] = count;
    }
    return json;
}

Json placesJson(const std::map<int, Count>& at) {
    Json list = Json::array();
    for (const auto& [cell, count] : at) {
        list.push_back(cell % columns);
        list.push_back(cell / columns);
        list.push_back(count);
    }
    return list;
}

Json histogramJson(const std::map<int, Count>& counts) {
    Json json = Json::object();
    for (const auto& [value, count] : counts)
        json[std::to_string(value)] = count;
    return json;
}

Json kindJson(const KindTally& tally, Count rolls) {
    std::map<int, Count> perRoll = tally.perRoll;
    Count none = rolls;
    for (const auto& [number, count] : tally.perRoll)
        none -= count;
    perRoll[0] = none;
    Json json{{"per", histogramJson(perRoll)}};
    if (tally.hasPlaces)
        json["at"] = placesJson(tally.at);
    return json;
}

Json statementJson(const StatementTally& tally) {
    Json json{{"kind", tally.trace.kind}, {"section", tally.trace.section}, {"index", tally.trace.index}};
    if (tally.source.line > 0) {
        json["line"] = tally.source.line;
        json["text"] = tally.source.text;
    }
    json["expected"] = tally.expected ? 1 : 0;
    json["rolls"] = tally.rolls;
    json["missing_seed"] = tally.missingSeed;
    json["at"] = placesJson(tally.at);
    return json;
}

Json findingJson(const FindingKey& key, const FindingTally& tally) {
    Json json{{"finding", nameOf(key.kind)}};
    if (key.statement >= 0)
        json["statement"] = key.statement;
    if (key.line > 0)
        json["line"] = key.line;
    if (!key.text.empty())
        json["text"] = key.text;
    json["rolls"] = tally.rolls;
    json["seed"] = tally.seed;
    return json;
}

// An object with the result of write for each value.
template <class Map, class Write>
Json each(const Map& map, const Write& write) {
    Json json = Json::object();
    for (const auto& [key, value] : map)
        json[key] = write(value);
    return json;
}

std::string seedsText(const std::vector<SeedRange>& ranges) {
    std::string text;
    for (const SeedRange& range : ranges)
        text += std::format("{}{}..{}", text.empty() ? "" : ",", range.first, range.last);
    return text;
}

} // namespace

std::string nameOf(const Trace& trace, bool roomLevel) {
    if (trace.kind == roomTrace)
        return say("room {}", trace.section + 1);
    if (trace.kind == corridorTrace)
        return say("corridor {}", trace.index + 1);
    return say("{} {} of {} {}", said(trace.kind), trace.index + 1, roomLevel ? said("room") : said("part"),
               trace.section + 1);
}

std::string toJson(const LevelStatistics& statistics) {
    const auto itself = [](const auto& value) { return value; };
    Json json{{"format", "level-loading-1"},
              {"level", statistics.level},
              {"rolls", statistics.rolls},
              {"seeds", seedsText(statistics.seeds)},
              {"context_text", statistics.context},
              {"terrain", gridJson(statistics.terrain, Values::Any, '0')},
              {"lit", gridJson(statistics.lit, Values::OneOrNot, '0')},
              {"dig", gridJson(statistics.dig, Values::Any, '.')}};
    json["kinds"] =
        each(statistics.kinds, [&](const KindTally& tally) { return kindJson(tally, statistics.rolls); });
    json["names"] = each(statistics.names, [&](const auto& names) {
        return each(names, [](const NameTally& tally) {
            return Json::array({tally.sum, tally.rolls, tally.squares});
        });
    });
    json["sums"] =
        each(statistics.sums, [](const SumTally& tally) { return Json::array({tally.sum, tally.squares}); });
    json["hist"] = each(statistics.histograms, histogramJson);
    json["flags"] = each(statistics.flags, itself);
    json["regions"] = each(statistics.regions, [&](const auto& areas) { return each(areas, itself); });
    json["statements"] = Json::array();
    for (const StatementTally& tally : statistics.statements)
        json["statements"].push_back(statementJson(tally));
    json["findings"] = Json::array();
    for (const auto& [key, tally] : statistics.findings)
        json["findings"].push_back(findingJson(key, tally));
    return toLine(json) + '\n';
}

} // namespace levwright::roll
