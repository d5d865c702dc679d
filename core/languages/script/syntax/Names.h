// SPDX-License-Identifier: GPL-3.0-or-later
// The names by which scripts of NetHack 3.7 call things.
#pragma once

#include "core/catalog/Catalog.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace levwright::script {

// What scripts call objects that they call otherwise than the other languages.
class ObjectNames {
public:
    explicit ObjectNames(const GameTables& game);
    std::string_view of(std::string_view object) const;

private:
    std::vector<std::pair<std::string, std::string>> m_names; // object and its name in scripts
};

// Immutable. Upper and lower case do not differ.
class Names {
public:
    explicit Names(std::shared_ptr<const Catalog> catalog);

    const Catalog& catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog>& catalogPtr() const { return m_catalog; }
    // The name may be neutral, male or female, have an article, be in the plural, or have further words
    // after it.
    const Monster* monster(std::string_view name) const;
    // The same for a name that must be one of the names of its kind: neutral, male or female.
    const Monster* monsterOfKind(std::string_view name) const;
    // The sex that the name of a monster tells: 0 male, 1 female, -1 neither.
    int sexIn(std::string_view name) const;
    // The name may have its class before it ("scroll of fire"), or be that of the object's appearance.
    const Object* object(std::string_view name) const;
    // The name of an object in scripts, without its class.
    std::string_view nameOf(const Object& object) const { return nameOf(object.name); }
    std::string_view nameOf(std::string_view object) const { return m_objectNames.of(object); }
    // The same among the objects of a class. The class that is written before the name counts more.
    const Object* object(std::string_view name, char classSymbol) const;
    // Whether the game explains one of the symbols on its map by the text; true if no table lists them.
    bool isMapSymbol(std::string_view text) const {
        return m_mapSymbols.empty() || m_mapSymbols.contains(std::string(text));
    }
    // Whether a random pick from the class of monsters gives one of it.
    bool givesKinds(char monsterClass) const;
    const NamedNumber* trap(std::string_view name) const;
    const NamedNumber* roomType(std::string_view name) const;
    const NamedNumber* levelFlag(std::string_view name) const;

private:
    using Ids = std::unordered_map<std::string, int>;

    void addMonsters();
    void addObjects();
    void addGivingClasses();
    void addMapSymbols();
    const Object* objectIn(const Ids& ids, const std::string& key) const;
    // By the class that is written before the name; empty if there is none.
    std::optional<const Object*> objectWithPrefix(std::string_view name) const;
    // The longest name of a monster that written begins with; empty if there is none.
    std::string knownName(std::string_view written) const;
    std::string longestPrefix(std::string_view name) const;

    std::shared_ptr<const Catalog> m_catalog;
    ObjectNames m_objectNames;
    Ids m_monsters;
    Ids m_kindNames;      // without other spellings and ranks
    Ids m_sexes;          // 0 male, 1 female
    Ids m_objects;        // the first object of that name
    Ids m_objectsOfClass; // by the symbol of the class and the name
    Ids m_looks;
    std::vector<std::pair<char, std::string>> m_prefixes; // by class, those that only this game has
    std::unordered_set<std::string> m_mapSymbols;
    std::string m_givingClasses; // those with a kind that is not rare; empty if all classes give kinds
};

// Whether montype may say that of the object in place of a monster.
bool isContentOf(std::string_view object, std::string_view montype);

} // namespace levwright::script
