// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/Thing.h"

#include <cstdint>
#include <vector>

namespace levwright::world {

// The things of a world in their order. References are valid until the next change.
class ThingList {
public:
    std::size_t size() const { return m_things.size(); }
    Thing& at(std::size_t index) { return m_things[index]; }
    const Thing& at(std::size_t index) const { return m_things[index]; }
    auto begin() { return m_things.begin(); }
    auto end() { return m_things.end(); }
    auto begin() const { return m_things.begin(); }
    auto end() const { return m_things.end(); }

    Thing* find(Id id);
    const Thing* find(Id id) const;
    // Adds a thing at the end, or where its id belongs. The id must not be in use.
    Thing& add(Thing thing, bool ascendingIds);
    void remove(Id id);
    void clear();
    Id lowestUnusedId() const;

private:
    std::int32_t indexOf(Id id) const;
    void indexFrom(std::size_t first);

    std::vector<Thing> m_things;
    std::vector<std::int32_t> m_indices; // by id, for ids below maximumDenseId; -1: not in use
};

} // namespace levwright::world
