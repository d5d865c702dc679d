// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/NameIndex.h"

#include "core/base/Contract.h"

#include <bit>

namespace levwright {

NameIndex::NameIndex(std::vector<std::string_view> names) : m_names(std::move(names)) {
    require(m_names.size() <= 32767, "a name index has at most 32767 rows");
    m_heads.assign(std::bit_ceil(2 * m_names.size() + 1), -1);
    m_next.assign(m_names.size(), -1);
    // From the last row to the first, so that each chain runs in table order.
    for (std::size_t row = m_names.size(); row-- > 0;) {
        if (m_names[row].empty())
            continue;
        std::int16_t& head = m_heads[slotOf(m_names[row])];
        m_next[row] = head;
        head = std::int16_t(row);
    }
}

} // namespace levwright
