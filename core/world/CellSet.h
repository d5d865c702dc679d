// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace levwright::world {

// A set of cells of a map, one bit each.
class CellSet {
public:
    static constexpr int wordBits = 64;

    CellSet() = default;
    explicit CellSet(int cells) : m_words((std::size_t(cells) + wordBits - 1) / wordBits) {}

    bool contains(int cell) const { return (m_words[wordOf(cell)] >> bitOf(cell) & 1U) != 0; }
    void insert(int cell) { m_words[wordOf(cell)] |= std::uint64_t(1) << bitOf(cell); }
    void remove(int cell) { m_words[wordOf(cell)] &= ~(std::uint64_t(1) << bitOf(cell)); }
    // Makes the set empty, for a map of that many words.
    void reset(std::size_t words) { m_words.assign(words, 0); }

    // Adds the cells of the word at index, moved by that many cells; none may leave the map. There are no
    // branches, because they could not be predicted: what would go past the ends is 0 and may go anywhere.
    void insertMoved(std::size_t index, std::uint64_t cells, int by) {
        const std::size_t last = m_words.size() - 1;
        const std::size_t target = index + std::size_t(by >> 6);
        const unsigned shift = unsigned(by) % wordBits;
        m_words[std::min(target, last)] |= cells << shift;
        m_words[std::min(target + 1, last)] |= cells >> 1U >> (wordBits - 1 - shift);
    }

    bool empty() const { return m_words.empty(); }
    std::size_t words() const { return m_words.size(); }
    std::uint64_t word(std::size_t index) const { return m_words[index]; }
    std::uint64_t& word(std::size_t index) { return m_words[index]; }
    bool operator==(const CellSet&) const = default;

private:
    static std::size_t wordOf(int cell) { return std::size_t(cell) / wordBits; }
    static unsigned bitOf(int cell) { return unsigned(cell) % wordBits; }

    std::vector<std::uint64_t> m_words;
};

} // namespace levwright::world
