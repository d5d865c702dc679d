// SPDX-License-Identifier: GPL-3.0-or-later
// The names that scripts of NetHack 3.7 call things by.
#pragma once

#include "core/catalog/Catalog.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace levwright::syntax37 {

// Immutable. Upper and lower case are the same.
class Names {
public:
    explicit Names(std::shared_ptr<const Catalog> catalog);

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // Neutral, male or female, with an article, in the plural, or with further words behind it.
    const Monster* monster(std::string_view name) const;
    // What the name of a monster says of its sex: 0 male, 1 female, -1 nothing.
    int sexIn(std::string_view name) const;
    // Also with its class before it: "scroll of fire", and by what it looks like.
    const Object* object(std::string_view name) const;
    const NamedNumber* trap(std::string_view name) const;
    const NamedNumber* roomType(std::string_view name) const;
    const NamedNumber* levelFlag(std::string_view name) const;

private:
    using Ids = std::unordered_map<std::string, int>;

    void addMonsters();
    void addObjects();
    // The longest name of a monster that it begins with; nothing: there is none.
    std::string knownName(std::string_view written) const;
    std::string longestPrefix(std::string_view name) const;

    std::shared_ptr<const Catalog> m_catalog;
    Ids m_monsters;
    Ids m_sexes;          // 0 male, 1 female
    Ids m_objects;        // the first of that name
    Ids m_objectsOfClass; // behind its class's symbol
    Ids m_looks;
};

// What is written before the name of an object of that class: "scroll of ", or nothing.
std::string_view prefixOf(char objectClass);

} // namespace levwright::syntax37
