// SPDX-License-Identifier: GPL-3.0-or-later
// A lens over many rolls. It holds whole numbers, so the sum of two sums is exactly that of all their rolls.
#pragma once

#include "core/lens/Lens.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace levwright::lens {

using Count = std::uint64_t;

// What many rolls come to on one cell.
struct CellSum {
    Count sum = 0;
    Count rolls = 0; // with a number
    bool operator==(const CellSum&) const = default;
};

struct ValueTally {
    Count rolls = 0;
    std::uint64_t seed = 0; // the lowest one that gives the value
    bool operator==(const ValueTally&) const = default;
};
// A part over all rolls. Rooms are told apart by their index in the roll.
struct PartSum {
    std::int64_t count = 0;
    std::int64_t value = 0;
    Count rolls = 0; // that have the part
    bool operator==(const PartSum&) const = default;
};
using PartKey = std::pair<PartKind, std::int32_t>;

// By value; rolls that have nothing to measure come first, as an empty value.
using ValueTallies = std::map<std::optional<std::int64_t>, ValueTally>;

struct Spread {
    std::int64_t least = 0;
    std::int64_t median = 0; // the lower one of two
    std::int64_t most = 0;
    double mean = 0;
    Count rolls = 0; // with a value
};
// “12 moves” if all are alike, else median and limits: “12 moves, from 9 to 20”.
std::string inWords(const Spread& spread, Unit unit);

class LensSum {
public:
    // Results must be of the same lens, and each seed must be new.
    void add(std::uint64_t seed, const LensResult& result);
    // Of the same lens, or empty. They must have no seed in common.
    void add(const LensSum& other);

    Count rolls() const { return m_rolls; }
    const CellSum& at(int cell) const { return m_cells[std::size_t(cell)]; }
    // The mean of the rolls that have a number there; empty if none has.
    std::optional<double> meanAt(int cell) const;
    std::vector<LensMark> marks() const;
    // In how many rolls a cell has the mark.
    Count marked(LensMark kind, int cell) const;
    const std::map<Measure, ValueTallies>& measures() const { return m_measures; }
    const std::map<PartKey, PartSum>& parts() const { return m_parts; }
    // Empty if no roll has a value.
    std::optional<Spread> spreadOf(Measure measure) const;
    LensKind kind() const { return m_kind; }
    Unit unit() const { return m_unit; }
    // Whose stock levels Measure::Harder compares with.
    const std::optional<roll::DepthRange>& depths() const { return m_depths; }
    bool operator==(const LensSum&) const = default;

private:
    using CellCounts = std::vector<std::uint32_t>; // by cell

    LensKind m_kind{};
    Unit m_unit{};
    std::optional<roll::DepthRange> m_depths;
    Count m_rolls = 0;
    std::vector<CellSum> m_cells = std::vector<CellSum>(roll::cellCount);
    std::map<LensMark, CellCounts> m_marks;
    std::map<Measure, ValueTallies> m_measures;
    std::map<PartKey, PartSum> m_parts;
};

} // namespace levwright::lens
