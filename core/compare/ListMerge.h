// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Alignment.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright::compare {

using PartList = std::vector<const Part*>;

// Their texts, joined.
std::string textOf(const PartList& parts);

// A list of parts in three versions.
struct ThreeLists {
    std::span<const Part> base;
    std::span<const Part> ours;
    std::span<const Part> theirs;
};

// A part of the base with its versions; null where it is gone.
struct Kept {
    const Part* base;
    const Part* ours;
    const Part* theirs;
};

// Parts that are new in the same place; at least one list is not empty.
struct Added {
    PartList ours;
    PartList theirs;
};

// Goes through all parts in order. visitor.added(Added) and visitor.kept(Kept) return false to end it.
template <class Visitor>
bool walk(const ThreeLists& lists, Visitor&& visitor) {
    const Alignment ours = aligned(lists.base, lists.ours);
    const Alignment theirs = aligned(lists.base, lists.theirs);
    const auto partsAt = [](std::span<const Part> parts, const std::vector<std::size_t>& indices) {
        PartList at;
        for (const std::size_t index : indices)
            at.push_back(&parts[index]);
        return at;
    };
    const auto versionAt = [](std::span<const Part> parts, const std::optional<std::size_t>& index) {
        return index ? &parts[*index] : nullptr;
    };
    for (std::size_t i = 0; i <= lists.base.size(); ++i) {
        if (!ours.newBefore[i].empty() || !theirs.newBefore[i].empty()) {
            if (!visitor.added(
                    {partsAt(lists.ours, ours.newBefore[i]), partsAt(lists.theirs, theirs.newBefore[i])}))
                return false;
        }
        if (i < lists.base.size() && !visitor.kept({&lists.base[i], versionAt(lists.ours, ours.versions[i]),
                                                    versionAt(lists.theirs, theirs.versions[i])}))
            return false;
    }
    return true;
}

// What is new in both, taken together: equal parts once, the others in an order that does not depend on the
// side. Empty if both have a level of the same name that is not the same.
std::optional<PartList> together(const Added& added);

} // namespace levwright::compare
