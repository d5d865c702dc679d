// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/LensText.h"

#include "core/base/Json.h"
#include "core/base/Phrase.h"

#include <cmath>
#include <format>
#include <nlohmann/json.hpp>

namespace levwright::lens {
namespace {

using Json = JsonToWrite;

std::string_view wordOf(PartKind kind) {
    return kind == PartKind::Room ? "room" : "object-class";
}

// valueAt(cell) gives a JSON value.
template <class ValueAt>
Json rowsOf(const ValueAt& valueAt) {
    Json rows = Json::array();
    for (int y = 0; y < roll::rows; ++y) {
        Json row = Json::array();
        for (int x = 0; x < roll::columns; ++x)
            row.push_back(valueAt(roll::cellOf(x, y)));
        rows.push_back(std::move(row));
    }
    return rows;
}

template <class Number>
Json orNull(const std::optional<Number>& number) {
    return number ? Json(*number) : Json(nullptr);
}

Json keyJson(PartKind kind, std::int32_t key) {
    return kind == PartKind::ObjectClass ? Json(std::string(1, char(key))) : Json(key);
}

void putDepths(Json& json, const std::optional<roll::DepthRange>& depths) {
    if (depths)
        json["depths"] = {depths->from, depths->to};
}

Json measureJson(const LensSum& sum, Measure measure, const ValueTallies& tallies) {
    Json json = Json::object();
    const std::optional<Spread> spread = sum.spreadOf(measure);
    json["rolls"] = spread ? spread->rolls : 0;
    if (spread) {
        json["least"] = spread->least;
        json["median"] = spread->median;
        json["most"] = spread->most;
        json["mean"] = spread->mean;
    }
    json["values"] = Json::array();
    for (const auto& [value, tally] : tallies)
        json["values"].push_back({{"value", orNull(value)}, {"rolls", tally.rolls}, {"seed", tally.seed}});
    return json;
}

} // namespace

std::string toJson(const LensResult& result, std::uint64_t seed) {
    Json json{{"lens", wordOf(result.kind)}, {"seed", seed}, {"unit", wordOf(result.unit)}};
    json["numbers"] = rowsOf([&](int cell) {
        const std::int32_t number = result.numbers[std::size_t(cell)];
        return number == noNumber ? Json(nullptr) : Json(number);
    });
    json["marks"] = Json::object();
    for (const MarkedCells& mark : result.marks) {
        Json& cells = json["marks"][std::string(wordOf(mark.kind))] = Json::array();
        for (std::size_t i = 0; i < mark.cells.size(); ++i) {
            Json& cell = cells.emplace_back(Json{int(mark.cells[i].x), int(mark.cells[i].y)});
            if (!mark.cutOff.empty())
                cell.push_back(mark.cutOff[i]);
        }
    }
    json["measures"] = Json::object();
    for (const Measured& measured : result.measures)
        json["measures"][std::string(wordOf(measured.measure))] = orNull(measured.value);
    putDepths(json, result.depths);
    json["parts"] = Json::array();
    for (const LensPart& part : result.parts) {
        Json& row = json["parts"].emplace_back(Json::object());
        row["kind"] = wordOf(part.kind);
        row["key"] = keyJson(part.kind, part.key);
        row["count"] = part.count;
        row["value"] = part.value;
        if (part.kind == PartKind::Room)
            row["area"] = {part.area.x1, part.area.y1, part.area.x2, part.area.y2};
    }
    return toLine(json) + '\n';
}

std::string toJson(const LensSum& sum) {
    Json json{{"lens", wordOf(sum.kind())}, {"rolls", sum.rolls()}, {"unit", wordOf(sum.unit())}};
    json["means"] = rowsOf([&](int cell) { return orNull(sum.meanAt(cell)); });
    json["marks"] = Json::object();
    for (const LensMark mark : sum.marks()) {
        Json& cells = json["marks"][std::string(wordOf(mark))] = Json::array();
        for (int cell = 0; cell < roll::cellCount; ++cell) {
            const Point place = roll::placeOf(cell);
            if (const Count rolls = sum.marked(mark, cell); rolls > 0)
                cells.push_back({place.x, place.y, rolls});
        }
    }
    json["measures"] = Json::object();
    for (const auto& [measure, tallies] : sum.measures())
        json["measures"][std::string(wordOf(measure))] = measureJson(sum, measure, tallies);
    putDepths(json, sum.depths());
    json["parts"] = Json::array();
    for (const auto& [key, part] : sum.parts())
        json["parts"].push_back({{"kind", wordOf(key.first)},
                                 {"key", keyJson(key.first, key.second)},
                                 {"count", part.count},
                                 {"value", part.value},
                                 {"rolls", part.rolls}});
    return toLine(json) + '\n';
}

std::string inLines(const LensResult& result) {
    std::string lines;
    for (const auto& [measure, value] : result.measures)
        lines += std::format("{}: {}\n", labelOf(measure, result.depths),
                             value ? inWords(*value, unitOf(measure)) : std::string(said(phrase("none"))));
    return lines;
}

std::string inLines(const LensSum& sum) {
    std::string lines;
    for (const auto& [measure, tallies] : sum.measures()) {
        const std::optional<Spread> spread = sum.spreadOf(measure);
        const std::string line = labelOf(measure, sum.depths());
        if (!spread) {
            lines += std::format("{}: {}\n", line, said(phrase("none")));
            continue;
        }
        const std::string words = inWords(*spread, unitOf(measure));
        lines += spread->least == spread->most
                     ? say("{}: {}, in {} of {} rolls\n", line, words, spread->rolls, sum.rolls())
                     : say("{}: median {}, in {} of {} rolls\n", line, words, spread->rolls, sum.rolls());
    }
    return lines;
}

} // namespace levwright::lens
