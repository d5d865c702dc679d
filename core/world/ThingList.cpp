// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/world/ThingList.h"

#include "core/base/Contract.h"

#include <algorithm>

namespace levwright::world {
namespace {

constexpr Id maximumDenseId = 65536;
constexpr std::int32_t notUsed = -1;

} // namespace

std::int32_t ThingList::indexOf(Id id) const {
    if (id >= 0 && id < maximumDenseId)
        return std::size_t(id) < m_indices.size() ? m_indices[std::size_t(id)] : notUsed;
    const auto found = std::ranges::find(m_things, id, &Thing::id);
    return found == m_things.end() ? notUsed : std::int32_t(found - m_things.begin());
}

Thing* ThingList::find(Id id) {
    const std::int32_t index = indexOf(id);
    return index == notUsed ? nullptr : &m_things[std::size_t(index)];
}

const Thing* ThingList::find(Id id) const {
    const std::int32_t index = indexOf(id);
    return index == notUsed ? nullptr : &m_things[std::size_t(index)];
}

void ThingList::indexFrom(std::size_t first) {
    for (std::size_t index = first; index < m_things.size(); ++index) {
        const Id id = m_things[index].id;
        if (id < 0 || id >= maximumDenseId)
            continue;
        if (std::size_t(id) >= m_indices.size())
            m_indices.resize(std::size_t(id) + 1, notUsed);
        m_indices[std::size_t(id)] = std::int32_t(index);
    }
}

Thing& ThingList::add(Thing thing, bool ascendingIds) {
    require(indexOf(thing.id) == notUsed, "an id belongs to one thing");
    const auto place =
        ascendingIds ? std::ranges::upper_bound(m_things, thing.id, {}, &Thing::id) : m_things.end();
    const auto added = m_things.insert(place, std::move(thing));
    indexFrom(std::size_t(added - m_things.begin()));
    return *added;
}

void ThingList::remove(Id id) {
    const std::int32_t index = indexOf(id);
    require(index != notUsed, "only a thing that exists is removed");
    m_things.erase(m_things.begin() + index);
    if (id < maximumDenseId)
        m_indices[std::size_t(id)] = notUsed;
    indexFrom(std::size_t(index));
}

void ThingList::clear() {
    m_things.clear();
    m_indices.clear();
}

Id ThingList::lowestUnusedId() const {
    const auto unused = std::ranges::find(m_indices, notUsed);
    Id id = unused - m_indices.begin();
    while (id >= maximumDenseId && indexOf(id) != notUsed)
        ++id;
    return id;
}

} // namespace levwright::world
