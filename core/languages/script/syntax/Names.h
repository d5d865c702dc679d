// SPDX-License-Identifier: GPL-3.0-or-later
// The names by which scripts of NetHack 3.7 call things.
#pragma once

#include "core/catalog/Catalog.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace levwright::script {

// Immutable. Upper and lower case do not differ.
class Names {
public:
    explicit Names(std::shared_ptr<const Catalog> catalog);

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // The name may be neutral, male or female, have an article, be in the plural, or have further words
    // behind it.
    const Monster* monster(std::string_view name) const;
    // The sex that the name of a monster tells: 0 male, 1 female, -1 neither.
    int sexIn(std::string_view name) const;
    // The name may have its class before it ("scroll of fire"), or be that of the object's appearance.
    const Object* object(std::string_view name) const;
    const NamedNumber* trap(std::string_view name) const;
    const NamedNumber* roomType(std::string_view name) const;
    const NamedNumber* levelFlag(std::string_view name) const;

private:
    using Ids = std::unordered_map<std::string, int>;

    void addMonsters();
    void addObjects();
    // The longest name of a monster that written begins with; empty if there is none.
    std::string knownName(std::string_view written) const;
    std::string longestPrefix(std::string_view name) const;

    std::shared_ptr<const Catalog> m_catalog;
    Ids m_monsters;
    Ids m_sexes;          // 0 male, 1 female
    Ids m_objects;        // the first object of that name
    Ids m_objectsOfClass; // by the symbol of the class and the name
    Ids m_looks;
    std::vector<std::pair<char, std::string>> m_prefixes; // by class, those that only this game has
};

// What is written before the name of an object of that class: "scroll of "; empty for some classes.
std::string_view prefixOf(char objectClass);

} // namespace levwright::script
