// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/Lens.h"

#include "core/base/EnumTable.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <iterator>

namespace levwright::lens {
namespace {

struct LensRow {
    LensKind kind;
    std::string_view word;
    const char* title;
    const char* numbers;
};
constexpr LensRow lensRows[] = {
    {LensKind::Way, "way", phrase("Way"), phrase("moves from the start")},
    {LensKind::Sight, "sight", phrase("Sight"), phrase("cells from which it is seen")},
    {LensKind::Light, "light", phrase("Light"), phrase("chance of light in percent")},
    {LensKind::Danger, "danger", phrase("Danger"), phrase("difficulty of hostile monsters in levels")},
    {LensKind::Shape, "shape", phrase("Shape"), phrase("cells of the space")},
};
static_assert(listsAll(lensRows, &LensRow::kind));

struct MarkRow {
    LensMark kind;
    std::string_view word;
    const char* label;
};
constexpr MarkRow markRows[] = {
    {LensMark::Seen, "seen", phrase("seen")},
    {LensMark::Dark, "dark", phrase("in sight, but dark")},
    {LensMark::Lit, "lit", phrase("lit")},
    {LensMark::Unlit, "unlit", phrase("unlit")},
    {LensMark::OddLight, "odd-light", phrase("not lit as its region or room says")},
    {LensMark::BreaksUpright, "breaks-upright", phrase("breaks the upright axis")},
    {LensMark::BreaksLevel, "breaks-level", phrase("breaks the level axis")},
    {LensMark::Closet, "closet", phrase("closet, reached only by digging")},
    {LensMark::DeadEnd, "dead-end", phrase("dead end")},
    {LensMark::Choke, "choke", phrase("choke point")},
    {LensMark::Way, "way", phrase("shortest way")},
    {LensMark::Gate, "gate", phrase("gate, which every way passes")},
    {LensMark::Contact, "contact", phrase("first contact on the way")},
    {LensMark::Asleep, "asleep", phrase("hostile monster, asleep or hidden")},
    {LensMark::Awake, "awake", phrase("hostile monster, awake")},
    {LensMark::Watcher, "watcher", phrase("monster that sees the start")},
    {LensMark::Start, "start", phrase("start")},
    {LensMark::Goal, "goal", phrase("goal")},
};
static_assert(listsAll(markRows, &MarkRow::kind));

struct MeasureRow {
    Measure measure;
    std::string_view word;
    const char* label;
    Unit unit;
};
constexpr MeasureRow measureRows[] = {
    {Measure::WayLength, "way", phrase("shortest way up-down"), Unit::Moves},
    {Measure::ReachedCells, "reached", phrase("reached cells"), Unit::Cells},
    {Measure::UnreachedCells, "unreached", phrase("cells that are not reached"), Unit::Cells},
    {Measure::FarthestCell, "farthest", phrase("farthest cell"), Unit::Moves},
    {Measure::Chokes, "chokes", phrase("choke points"), Unit::Cells},
    {Measure::WorstChoke, "worst-choke", phrase("the worst choke point cuts off"), Unit::Cells},
    {Measure::Gates, "gates", phrase("gates, which every way passes"), Unit::Cells},
    {Measure::DeadEnds, "dead-ends", phrase("dead ends"), Unit::Cells},
    {Measure::Closets, "closets", phrase("closets"), Unit::Places},
    {Measure::ClosetCells, "closet-cells", phrase("cells of closets"), Unit::Cells},
    {Measure::SeenCells, "seen", phrase("cells seen from the start"), Unit::Cells},
    {Measure::DarkCells, "dark", phrase("cells in sight that are dark"), Unit::Cells},
    {Measure::Watchers, "watchers", phrase("monsters that see the start"), Unit::Places},
    {Measure::MostExposed, "most-exposed", phrase("the most exposed cell is seen from"), Unit::Cells},
    {Measure::Tour, "tour", phrase("tour that sees all"), Unit::Moves},
    {Measure::LitCells, "lit", phrase("lit cells"), Unit::Cells},
    {Measure::UnlitCells, "unlit", phrase("unlit cells"), Unit::Cells},
    {Measure::OddLightCells, "odd-light", phrase("cells not lit as their region or room says"), Unit::Cells},
    {Measure::Danger, "danger", phrase("difficulty of all hostile monsters"), Unit::Levels},
    {Measure::Harder, "harder", phrase("harder than stock levels of its depth"), Unit::Percent},
    {Measure::DangerAwake, "danger-awake", phrase("difficulty of those awake"), Unit::Levels},
    {Measure::Hostile, "hostile", phrase("hostile monsters"), Unit::Places},
    {Measure::HardestMonster, "hardest", phrase("hardest monster"), Unit::Levels},
    {Measure::FasterThanHero, "faster", phrase("awake and faster than the hero"), Unit::Places},
    {Measure::Contact, "contact", phrase("first contact on the way"), Unit::Moves},
    {Measure::Pay, "pay", phrase("cost of all objects"), Unit::Zorkmids},
    {Measure::Spaces, "spaces", phrase("spaces"), Unit::Places},
    {Measure::LargestSpace, "largest-space", phrase("largest space"), Unit::Cells},
    {Measure::MedianSpace, "median-space", phrase("space of middle size"), Unit::Cells},
    {Measure::FloorShare, "floor", phrase("share of floor"), Unit::Percent},
    {Measure::CorridorShare, "corridors", phrase("corridors in the floor"), Unit::Percent},
    {Measure::AxisUpright, "axis-upright", phrase("column of the upright axis"), Unit::HalfCells},
    {Measure::BreaksUpright, "breaks-upright", phrase("cells that break the upright axis"), Unit::Cells},
    {Measure::AxisLevel, "axis-level", phrase("row of the level axis"), Unit::HalfCells},
    {Measure::BreaksLevel, "breaks-level", phrase("cells that break the level axis"), Unit::Cells},
};
static_assert(listsAll(measureRows, &MeasureRow::measure) && std::size(measureRows) == measureCount);

struct UnitRow {
    Unit unit;
    std::string_view word;
};
constexpr UnitRow unitRows[] = {
    {Unit::Moves, "moves"},          {Unit::Cells, "cells"},     {Unit::Places, "places"},
    {Unit::Levels, "levels"},        {Unit::Percent, "percent"}, {Unit::Zorkmids, "zorkmids"},
    {Unit::HalfCells, "half-cells"},
};
static_assert(listsAll(unitRows, &UnitRow::unit));

constexpr LensKind lensKinds[] = {LensKind::Way, LensKind::Sight, LensKind::Light, LensKind::Danger,
                                  LensKind::Shape};
static_assert(std::size(lensKinds) == std::size(lensRows));

std::string wordsOf(const MarkedCells& mark, std::size_t index) {
    if (mark.cutOff.empty())
        return std::string(labelOf(mark.kind));
    const std::int32_t cells = mark.cutOff[index];
    return cells == 1 ? say("choke point, cuts off 1 cell") : say("choke point, cuts off {} cells", cells);
}

} // namespace

const MarkedCells* LensResult::markOf(LensMark wanted) const {
    const auto found = std::ranges::find(marks, wanted, &MarkedCells::kind);
    return found == marks.end() ? nullptr : &*found;
}

std::optional<std::int64_t> LensResult::valueOf(Measure measure) const {
    const auto found = std::ranges::find(measures, measure, &Measured::measure);
    return found == measures.end() ? std::nullopt : found->value;
}

LensResult emptyResult(LensKind kind, Unit unit) {
    LensResult result{.kind = kind, .unit = unit};
    result.numbers.fill(noNumber);
    return result;
}

MarkedCells marked(LensMark kind, const roll::CellSet& cells) {
    MarkedCells mark{.kind = kind, .cells = {}};
    cells.forEach([&](Point p) { mark.cells.push_back({std::int8_t(p.x), std::int8_t(p.y)}); });
    return mark;
}

MarkedCells marked(LensMark kind, std::span<const Point> cells) {
    MarkedCells mark{.kind = kind, .cells = {}};
    for (const Point p : cells)
        mark.cells.push_back({std::int8_t(p.x), std::int8_t(p.y)});
    return mark;
}

std::string_view wordOf(LensKind kind) {
    return lensRows[std::size_t(kind)].word;
}

std::string_view wordOf(LensMark kind) {
    return markRows[std::size_t(kind)].word;
}

std::string_view wordOf(Measure measure) {
    return measureRows[std::size_t(measure)].word;
}

std::string_view wordOf(Unit unit) {
    return unitRows[std::size_t(unit)].word;
}

std::optional<LensKind> lensOfWord(std::string_view word) {
    const auto* found = std::ranges::find(lensRows, word, &LensRow::word);
    return found == std::end(lensRows) ? std::nullopt : std::optional(found->kind);
}

std::optional<LensMark> markOfWord(std::string_view word) {
    const auto* found = std::ranges::find(markRows, word, &MarkRow::word);
    return found == std::end(markRows) ? std::nullopt : std::optional(found->kind);
}

std::span<const LensKind> allLenses() {
    return lensKinds;
}

std::string_view titleOf(LensKind kind) {
    return said(lensRows[std::size_t(kind)].title);
}

std::string_view labelOf(LensMark kind) {
    return said(markRows[std::size_t(kind)].label);
}

std::string_view labelOf(Measure measure) {
    return said(measureRows[std::size_t(measure)].label);
}

std::string labelOf(Measure measure, const std::optional<roll::DepthRange>& depths) {
    return measure == Measure::Harder && depths
               ? say("harder than stock levels at depth {} to {}", depths->from, depths->to)
               : std::string(labelOf(measure));
}

Unit unitOf(Measure measure) {
    return measureRows[std::size_t(measure)].unit;
}

std::string inWords(std::int64_t number, Unit unit) {
    switch (unit) {
    case Unit::Moves:
        return number == 1 ? say("1 move") : say("{} moves", number);
    case Unit::Cells:
        return number == 1 ? say("1 cell") : say("{} cells", number);
    case Unit::Levels:
        return number == 1 ? say("1 level") : say("{} levels", number);
    case Unit::Percent:
        return say("{} %", number);
    case Unit::Zorkmids:
        return say("{} zm", number);
    case Unit::HalfCells:
        return number % 2 == 0 ? std::to_string(number / 2)
                               : say("between {} and {}", number / 2, number / 2 + 1);
    case Unit::Places:
        break;
    }
    return std::to_string(number);
}

std::string_view numbersLabelOf(LensKind kind) {
    return said(lensRows[std::size_t(kind)].numbers);
}

std::string wordsAt(const LensResult& result, Point cell) {
    if (!roll::onMap(cell))
        return {};
    std::string words;
    const std::int32_t number = result.numbers[std::size_t(roll::cellOf(cell))];
    const bool isTold = result.kind != LensKind::Light && (result.kind != LensKind::Danger || number != 0);
    if (number != noNumber && isTold)
        words = inWords(number, result.unit);
    const roll::CellPlace place{std::int8_t(cell.x), std::int8_t(cell.y)};
    for (const MarkedCells& mark : result.marks) {
        const auto found = std::ranges::find(mark.cells, place);
        if (found != mark.cells.end())
            words += (words.empty() ? "" : "; ") + wordsOf(mark, std::size_t(found - mark.cells.begin()));
    }
    return words;
}

} // namespace levwright::lens
