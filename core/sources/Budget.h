// SPDX-License-Identifier: GPL-3.0-or-later
// What a tree may cost, so that a hostile one ends in a message within seconds.
#pragma once

#include <cstddef>
#include <stop_token>
#include <utility>

namespace levwright::sources {

struct Limits {
    std::size_t fileBytes = std::size_t(4) << 20U;
    std::size_t treeBytes = std::size_t(24) << 20U;
    std::size_t includeDepth = 64;
    std::size_t expansionDepth = 100;   // arguments within arguments
    std::size_t unitTokens = 2'000'000; // of one source file with all that it includes
    std::size_t steps = 200'000'000;    // tokens that are looked at, in the whole tree
    std::size_t includeSteps = 500;     // the extra cost of an #include
    std::stop_token abandoned = {};     // once a stop is requested, reading ends
};

// Counts the work of a whole tree. It is spent at once if the tree is abandoned.
class Budget {
public:
    explicit Budget(std::size_t steps, std::stop_token abandoned = {})
        : m_left(steps), m_abandoned(std::move(abandoned)) {}
    bool spend(std::size_t steps) {
        m_left -= steps < m_left && !m_abandoned.stop_requested() ? steps : m_left;
        return m_left != 0;
    }
    bool isSpent() const { return m_left == 0; }

private:
    std::size_t m_left;
    std::stop_token m_abandoned;
};

} // namespace levwright::sources
