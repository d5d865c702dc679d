// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lens/LensSum.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"

#include <algorithm>
#include <string>

namespace levwright::lens {
namespace {

void addTo(ValueTallies& tallies, std::optional<std::int64_t> value, const ValueTally& more) {
    ValueTally& tally = tallies[value];
    tally.seed = tally.rolls == 0 ? more.seed : std::min(tally.seed, more.seed);
    tally.rolls += more.rolls;
}

// The number alone.
std::string limitInWords(std::int64_t limit, Unit unit) {
    if (unit != Unit::HalfCells)
        return std::to_string(limit);
    return std::to_string(limit / 2) + (limit % 2 == 0 ? "" : "½");
}

void addTo(PartSum& sum, const PartSum& more) {
    sum.count += more.count;
    sum.value += more.value;
    sum.rolls += more.rolls;
}

} // namespace

void LensSum::add(std::uint64_t seed, const LensResult& result) {
    require(m_rolls == 0 || (m_kind == result.kind && m_unit == result.unit), "a sum is of one lens");
    m_kind = result.kind;
    m_unit = result.unit;
    m_depths = result.depths;
    ++m_rolls;
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
        if (result.numbers[cell] == noNumber)
            continue;
        m_cells[cell].sum += Count(result.numbers[cell]);
        ++m_cells[cell].rolls;
    }
    for (const MarkedCells& mark : result.marks) {
        CellCounts& counts = m_marks[mark.kind];
        counts.resize(roll::cellCount);
        for (const roll::CellPlace place : mark.cells)
            ++counts[std::size_t(roll::cellOf(place.point()))];
    }
    for (const Measured& measured : result.measures)
        addTo(m_measures[measured.measure], measured.value, {1, seed});
    for (const LensPart& part : result.parts)
        addTo(m_parts[{part.kind, part.key}], {part.count, part.value, 1});
}

void LensSum::add(const LensSum& other) {
    if (other.m_rolls == 0)
        return;
    require(m_rolls == 0 || (m_kind == other.m_kind && m_unit == other.m_unit), "a sum is of one lens");
    m_kind = other.m_kind;
    m_unit = other.m_unit;
    m_depths = other.m_depths;
    m_rolls += other.m_rolls;
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
        m_cells[cell].sum += other.m_cells[cell].sum;
        m_cells[cell].rolls += other.m_cells[cell].rolls;
    }
    for (const auto& [kind, counts] : other.m_marks) {
        CellCounts& own = m_marks[kind];
        own.resize(roll::cellCount);
        for (std::size_t cell = 0; cell < counts.size(); ++cell)
            own[cell] += counts[cell];
    }
    for (const auto& [measure, tallies] : other.m_measures) {
        for (const auto& [value, tally] : tallies)
            addTo(m_measures[measure], value, tally);
    }
    for (const auto& [key, part] : other.m_parts)
        addTo(m_parts[key], part);
}

std::optional<double> LensSum::meanAt(int cell) const {
    const CellSum& sum = at(cell);
    return sum.rolls == 0 ? std::nullopt : std::optional(double(sum.sum) / double(sum.rolls));
}

std::vector<LensMark> LensSum::marks() const {
    std::vector<LensMark> kinds;
    kinds.reserve(m_marks.size());
    for (const auto& [kind, counts] : m_marks)
        kinds.push_back(kind);
    return kinds;
}

Count LensSum::marked(LensMark kind, int cell) const {
    const auto found = m_marks.find(kind);
    return found == m_marks.end() ? 0 : found->second[std::size_t(cell)];
}

std::optional<Spread> LensSum::spreadOf(Measure measure) const {
    const auto found = m_measures.find(measure);
    if (found == m_measures.end())
        return std::nullopt;
    Spread spread;
    double sum = 0;
    for (const auto& [value, tally] : found->second) {
        if (!value)
            continue;
        if (spread.rolls == 0)
            spread.least = *value;
        spread.most = *value;
        spread.rolls += tally.rolls;
        sum += double(*value) * double(tally.rolls);
    }
    if (spread.rolls == 0)
        return std::nullopt;
    spread.mean = sum / double(spread.rolls);
    Count passed = 0;
    for (const auto& [value, tally] : found->second) {
        if (!value)
            continue;
        passed += tally.rolls;
        spread.median = *value;
        if (2 * passed >= spread.rolls)
            break;
    }
    return spread;
}

std::string inWords(const Spread& spread, Unit unit) {
    if (spread.least == spread.most)
        return inWords(spread.median, unit);
    return say("{}, from {} to {}", inWords(spread.median, unit), limitInWords(spread.least, unit),
               limitInWords(spread.most, unit));
}

} // namespace levwright::lens
