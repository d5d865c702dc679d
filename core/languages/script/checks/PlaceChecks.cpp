// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/PlaceChecks.h"

#include "core/base/Phrase.h"
#include "core/languages/script/checks/MapChecks.h"

#include <algorithm>
#include <format>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

// Whether the game refuses places outside of the level; for other functions it moves them.
bool mustBeOnLevel(std::string_view function) {
    constexpr std::string_view functions[] = {"des.door", "des.terrain", "des.mazewalk", "des.drawbridge"};
    return std::ranges::contains(functions, function);
}

// Calls whose place counts from the corner of the map or room.
bool countsFromOrigin(std::string_view function) {
    constexpr std::string_view functions[] = {"des.monster",   "des.object", "des.trap",  "des.gold",
                                              "des.engraving", "des.grave",  "des.altar", "des.stair",
                                              "des.ladder",    "des.feature"};
    return mustBeOnLevel(function) || std::ranges::contains(functions, function);
}

bool isRandom(Point place) {
    return place == Point{-1, -1};
}

} // namespace

void PlaceCheck::check(std::size_t call, const CallValues& values) {
    if (values.function() == "des.level_init")
        noteFilling(values);
    else if (values.function() == "des.map")
        noteMap(call, values);
    else if (countsFromOrigin(values.function()))
        checkPair(values);
    const auto place = values.place();
    if (!place)
        return;
    if (values.function() == "des.map")
        checkOfMap(call, values, *place);
    else if (countsFromOrigin(values.function()))
        checkPlace(call, values, *place);
}

void PlaceCheck::noteFilling(const CallValues& values) {
    const bool isSolid = values.find("style") == nullptr || values.text("style") == "solidfill";
    const bool isStone = values.text("filling").value_or(values.text("fg").value_or("")) == " ";
    m_isStoneAround = m_isStoneAround && isSolid && isStone;
}

void PlaceCheck::noteMap(std::size_t call, const CallValues& values) {
    KnownMap known{call, std::nullopt, values.find("contents") != nullptr};
    const CallValue* map = values.find("map");
    const auto rows = map == nullptr ? std::nullopt : rowsIn(m_context.script, map->value);
    if (rows && m_context.calls[call].certainty == lua::Certainty::Once) {
        const Point size = sizeOf(*rows);
        if (size.x > 1 || size.y > 1) // a single cell does not count as a map
            known.size = size;
    }
    m_maps.push_back(known);
}

std::optional<Point> PlaceCheck::mapAround(std::size_t call) const {
    const auto sizeAt = [&](std::size_t index) -> std::optional<Point> {
        const auto known = std::ranges::lower_bound(m_maps, index, {}, &KnownMap::call);
        return known == m_maps.end() || known->call != index ? std::nullopt : known->size;
    };
    const lua::ScriptCall& own = m_context.calls[call];
    if (own.container)
        return sizeAt(*own.container); // empty for other calls than maps
    if (own.certainty == lua::Certainty::Computed || m_maps.empty())
        return std::nullopt;
    const KnownMap& last = m_maps.back();
    return m_context.calls[last.call].container || last.hasContents ? std::nullopt : last.size;
}

void PlaceCheck::checkPair(const CallValues& values) {
    if (!values.isTable())
        return;
    const CallValue* x = values.find("x");
    const CallValue* y = values.find("y");
    const CallValue* coord = values.find("coord");
    if (x != nullptr && y != nullptr && coord != nullptr)
        m_context.report(ValueIgnored, coord->entry, {"“coord”", say("x and y are given, too")});
    if ((x == nullptr) == (y == nullptr))
        return;
    const CallValue* written = x != nullptr ? x : y;
    m_context.report(
        OddCall, written->entry,
        {say("Without {} the place is not random but far off the map", x == nullptr ? "x" : "y")});
}

void PlaceCheck::reportNegative(const WrittenPlace& place) {
    for (const auto& [node, number] :
         {std::pair(place.numbers[0], place.place.x), std::pair(place.numbers[1], place.place.y)}) {
        constexpr int asKept = 0xff; // the game keeps eight bits of the number
        if (number < 0)
            m_context.report(NegativeCoordinate, node,
                             {std::to_string(number), std::to_string(number & asKept)});
    }
}

void PlaceCheck::checkPlace(std::size_t call, const CallValues& values, const WrittenPlace& place) {
    const Catalog& catalog = m_context.facts.names.catalog();
    // Every origin lies in the level: its first column is 1.
    const Point last{catalog.limit("level-last-column") - catalog.limit("level-first-column"),
                     catalog.limit("level-last-row")};
    const auto [x, y] = place.place;
    const bool isNegative = (x < 0 || y < 0) && !isRandom(place.place);
    const bool isBridgeOfEdge = values.function() == "des.drawbridge" && x < 1;
    const bool isOff = isNegative || isBridgeOfEdge || x > last.x || y > last.y;
    if (isOff && mustBeOnLevel(values.function())) {
        m_context.report(PlaceOffLevel, place.numbers[0], {std::to_string(x), std::to_string(y)}).range =
            place.range;
        return;
    }
    if (isNegative)
        return reportNegative(place);
    const std::optional<Point> map = mapAround(call);
    if (map && m_isStoneAround && (x >= map->x || y >= map->y)) {
        m_context
            .report(BeyondMap, place.numbers[0],
                    {std::to_string(x), std::to_string(y), std::to_string(map->x - 1),
                     std::to_string(map->y - 1)})
            .range = place.range;
    } else if (isOff) {
        m_context
            .report(OddCall, place.numbers[0],
                    {say("({},{}) is outside the level: the game puts it into the last corner", x, y)})
            .range = place.range;
    }
}

bool PlaceCheck::isIn(std::size_t call, std::string_view function) const {
    for (auto outer = m_context.calls[call].container; outer; outer = m_context.calls[*outer].container) {
        if (m_context.types.calledName(m_context.calls[*outer].call) == function)
            return true;
    }
    return false;
}

void PlaceCheck::checkOfMap(std::size_t call, const CallValues& values, const WrittenPlace& place) {
    if (values.find("halign") != nullptr || values.find("valign") != nullptr || isIn(call, "des.room") ||
        isIn(call, "des.region") || m_context.calls[call].certainty == lua::Certainty::Computed)
        return;
    const Catalog& catalog = m_context.facts.names.catalog();
    const auto [x, y] = place.place;
    const bool isOn = x >= catalog.limit("level-first-column") && x <= catalog.limit("level-last-column") &&
                      y >= catalog.limit("level-first-row") && y <= catalog.limit("level-last-row");
    if (!isOn)
        m_context.report(PlaceOffLevel, place.numbers[0], {std::to_string(x), std::to_string(y)}).range =
            place.range;
}

} // namespace levwright::script
