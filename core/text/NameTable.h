// SPDX-License-Identifier: GPL-3.0-or-later
// The names that a text gives to things, with every place where they stand.
#pragma once

#include "core/text/Range.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace levwright {

enum class NameKind : std::uint8_t {
    Level,
    Dungeon,
    Room,
    Register, // place[0], object[1]
    Variable,
    LoopVariable,
    Parameter,
    Function,
    Label, // for goto
};

struct NameUse {
    Range range;
    bool defines = false;  // gives the thing its name or a value
    bool isSpelled = true; // the range holds the name itself; otherwise something else stands for the thing
    bool operator==(const NameUse&) const = default;
};

struct NamedThing {
    NameKind kind{};
    std::string name;          // as it is written in the text
    std::vector<NameUse> uses; // in text order; at least one
    std::string objection;     // why it cannot be renamed, as a sentence; empty if it can
    bool operator==(const NamedThing&) const = default;
};

// In the order of their first uses. No two uses of different things overlap, unless one is not spelled.
using NameTable = std::vector<NamedThing>;

// Puts uses and things into their order, and drops uses that are there twice.
inline void putInOrder(NameTable& names) {
    std::erase_if(names, [](const NamedThing& thing) { return thing.uses.empty(); });
    for (NamedThing& thing : names) {
        std::ranges::stable_sort(thing.uses, {}, &NameUse::range);
        const auto twice = std::ranges::unique(thing.uses, {}, &NameUse::range);
        thing.uses.erase(twice.begin(), twice.end());
    }
    std::ranges::stable_sort(names, {}, [](const NamedThing& thing) { return thing.uses.front().range; });
}

// Collects uses of things by kind and name.
class NameCollector {
public:
    void add(NameKind kind, std::string_view name, const NameUse& use) {
        const auto [found, isNew] = m_index.try_emplace(std::pair(kind, std::string(name)), m_names.size());
        if (isNew)
            m_names.push_back({kind, std::string(name), {}, {}});
        m_names[found->second].uses.push_back(use);
    }
    NameTable taken() && {
        putInOrder(m_names);
        return std::move(m_names);
    }

private:
    NameTable m_names;
    std::map<std::pair<NameKind, std::string>, std::size_t> m_index;
};

} // namespace levwright
