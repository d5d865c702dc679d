// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/LevelTree.h"

#include <optional>

namespace levwright {

// Finds the statements at many places of a level. It is fast if each place is in the statement of the place
// before or in the next one, as with the problems of thousands of statements.
class StatementFinder {
public:
    explicit StatementFinder(const LevelTree& tree) : m_tree(tree) {}

    // As LevelTree::statementAt().
    std::optional<std::size_t> at(Offset place) {
        for (std::size_t next = m_last; next < m_last + 2; ++next) {
            if (isLastBegun(next, place) && m_tree.statements[next].range.touches(place))
                return m_last = next;
        }
        const std::optional<std::size_t> found = m_tree.statementAt(place);
        m_last = found.value_or(m_last);
        return found;
    }

private:
    bool isLastBegun(std::size_t statement, Offset place) const {
        const std::vector<StatementNode>& all = m_tree.statements;
        return statement < all.size() && all[statement].range.begin <= place &&
               (statement + 1 == all.size() || place < all[statement + 1].range.begin);
    }

    const LevelTree& m_tree;
    std::size_t m_last = 0;
};

} // namespace levwright
