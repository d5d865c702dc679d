// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the things of one game by the names of another. Internal to convert.
#pragma once

#include "core/languages/script/syntax/Names.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright::fromscript {

// The words of a description, and a sentence about what they lose; empty if nothing is lost.
struct ThingWords {
    std::string words;
    std::string lost{};
    int sex = -1; // the sex that the name tells: 0 male, 1 female, -1 neither
};

class ThingNames {
public:
    // Both must outlive it.
    ThingNames(const script::Names& from, const Catalog& to);

    const Catalog& to() const { return m_to; }
    const script::Names& from() const { return m_from; }
    // A single character is a class, longer text is a name.
    ThingWords monster(std::string_view written) const;
    ThingWords object(std::string_view written) const;
    // The other game's name for a thing; empty if it has none.
    std::optional<std::string_view> monsterName(std::string_view written) const;
    std::optional<std::string_view> objectName(std::string_view written) const;
    ThingWords trap(std::string_view written) const;
    ThingWords roomType(std::string_view written) const;

private:
    const script::Names& m_from;
    const Catalog& m_to;
    // By the number of the thing in the first game.
    std::unordered_map<int, const Monster*> m_monsters;
    std::unordered_map<int, const Object*> m_objects;
};

} // namespace levwright::fromscript
