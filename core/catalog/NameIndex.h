// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace levwright {

// Finds rows of a table by name; several rows may have the same one.
class NameIndex {
public:
    NameIndex() = default;
    // Row i has the name names[i]; there may be at most 32767 rows. The views must outlive the index. Rows
    // with an empty name are not found.
    explicit NameIndex(std::vector<std::string_view> names);

    // The first row, in table order, that has the name and for which accept(row) is true; -1 if there is
    // none.
    template <class Accept>
    int find(std::string_view name, Accept accept) const {
        if (m_heads.empty() || name.empty())
            return -1;
        for (int row = m_heads[slotOf(name)]; row >= 0; row = m_next[std::size_t(row)]) {
            if (m_names[std::size_t(row)] == name && accept(row))
                return row;
        }
        return -1;
    }

private:
    std::size_t slotOf(std::string_view name) const {
        return std::hash<std::string_view>{}(name) & (m_heads.size() - 1);
    }

    std::vector<std::string_view> m_names;
    // Chained hashing: the first row of each slot, and for each row the next one of its slot; -1 ends a
    // chain.
    std::vector<std::int16_t> m_heads;
    std::vector<std::int16_t> m_next;
};

} // namespace levwright
