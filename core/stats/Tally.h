// SPDX-License-Identifier: GPL-3.0-or-later
// Fast counters for one job.
#pragma once

#include "core/instance/Terrain.h"
#include "core/stats/LevelStatistics.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace levwright::roll {

// For each cell, how many rolls have each of the Values values. Values are counted one by one only where
// something differs from the first roll.
template <int Values>
class CellCounter {
public:
    // Each value must be below Values.
    void add(const Cells<std::uint8_t>& cells) {
        if (m_rolls++ == 0)
            m_first = cells;
        constexpr std::size_t stride = sizeof(std::uint64_t);
        for (std::size_t at = 0; at < cells.size(); at += stride) {
            if (!std::equal(cells.data() + at, cells.data() + at + stride, m_first.data() + at))
                addDiffering(cells, at, at + stride);
        }
    }

    void addTo(CellTally& tally, std::string_view digits) const {
        for (std::size_t cell = 0; cell < m_first.size() && m_rolls > 0; ++cell) {
            Count others = 0;
            for (std::size_t value = 0; value < Values; ++value) {
                const Count count = m_counts[value][cell];
                if (value == m_first[cell] || count == 0)
                    continue;
                others += count;
                tally[cell][digits[value]] += count;
            }
            if (m_rolls > others)
                tally[cell][digits[m_first[cell]]] += m_rolls - others;
        }
    }

private:
    // Counts the first roll's values, too, because the branch to avoid it could not be predicted.
    void addDiffering(const Cells<std::uint8_t>& cells, std::size_t from, std::size_t to) {
        for (std::size_t cell = from; cell < to; ++cell)
            ++m_counts[cells[cell]][cell];
    }

    Count m_rolls = 0;
    Cells<std::uint8_t> m_first{};
    // By value and cell; those for the values of the first roll have no meaning.
    std::vector<Cells<std::uint32_t>> m_counts = std::vector<Cells<std::uint32_t>>(Values);
};

// Counts how many of several kinds of things each roll has: sums, squares, histograms, places.
class ThingCounter {
public:
    enum class Keep { Sums, HistogramsAndPlaces };
    ThingCounter(std::size_t things, Keep keep) : m_entries(things), m_keep(keep) {}

    void add(std::size_t thing, int amount = 1) {
        Entry& entry = m_entries[thing];
        if (entry.now == 0)
            m_touched.push_back(std::uint32_t(thing));
        entry.now += std::uint32_t(amount);
    }
    void addAt(std::size_t thing, CellPlace place) {
        add(thing);
        Entry& entry = m_entries[thing];
        if (!entry.at)
            entry.at = std::make_unique<Cells<std::uint32_t>>();
        ++(*entry.at)[std::size_t(cellOf(place.point()))];
    }
    // Adds the counts of the current roll.
    void endRoll() {
        for (const std::uint32_t thing : m_touched) {
            Entry& entry = m_entries[thing];
            entry.sum += entry.now;
            entry.squares += Count(entry.now) * entry.now;
            ++entry.rolls;
            if (m_keep == Keep::HistogramsAndPlaces) {
                if (entry.perRoll.size() <= entry.now)
                    entry.perRoll.resize(entry.now + 1);
                ++entry.perRoll[entry.now];
            }
            entry.now = 0;
        }
        m_touched.clear();
    }

    std::size_t size() const { return m_entries.size(); }
    NameTally nameTally(std::size_t thing) const {
        return {m_entries[thing].sum, m_entries[thing].rolls, m_entries[thing].squares};
    }
    KindTally kindTally(std::size_t thing) const {
        const Entry& entry = m_entries[thing];
        KindTally tally;
        for (std::size_t number = 1; number < entry.perRoll.size(); ++number) {
            if (entry.perRoll[number] > 0)
                tally.perRoll[int(number)] = entry.perRoll[number];
        }
        tally.hasPlaces = entry.at != nullptr;
        if (entry.at)
            tally.at = placesOf(*entry.at);
        return tally;
    }
    static std::map<int, Count> placesOf(const Cells<std::uint32_t>& cells) {
        std::map<int, Count> places;
        for (int cell = 0; cell < cellCount; ++cell) {
            if (cells[std::size_t(cell)] > 0)
                places[cell] = cells[std::size_t(cell)];
        }
        return places;
    }

private:
    struct Entry {
        std::uint32_t now = 0; // in the current roll
        Count sum = 0;
        Count rolls = 0;
        Count squares = 0;
        std::vector<std::uint32_t> perRoll;
        std::unique_ptr<Cells<std::uint32_t>> at;
    };

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_touched;
    Keep m_keep;
};

} // namespace levwright::roll
