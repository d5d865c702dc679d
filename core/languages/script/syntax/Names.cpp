// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/syntax/Names.h"

#include "core/base/LowerCase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/catalog/TableReader.h"

#include <algorithm>

namespace levwright::script {
namespace {

const NamedNumber* rowNamed(const std::vector<NamedNumber>& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, inLowerCase(name),
                                         [](const NamedNumber& row) { return inLowerCase(row.name); });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

ObjectNames::ObjectNames(const GameTables& game) {
    TableReader reader(game, "object-names", "name\tobject");
    while (reader.next())
        m_names.emplace_back(reader.text(1), reader.text(0));
}

std::string_view ObjectNames::of(std::string_view object) const {
    const auto found = std::ranges::find(m_names, object, &std::pair<std::string, std::string>::first);
    return found == m_names.end() ? object : std::string_view(found->second);
}

Names::Names(std::shared_ptr<const Catalog> catalog)
    : m_catalog(std::move(catalog)), m_objectNames(m_catalog->tables()) {
    addMonsters();
    addObjects();
    addGivingClasses();
    addMapSymbols();
}

void Names::addMonsters() {
    for (const Monster& each : m_catalog->monsters())
        m_monsters.emplace(inLowerCase(each.name), each.id);
    m_kindNames = m_monsters;
    TableReader reader(m_catalog->tables(), "monster-names", "name\tmonster\tgender\tsort");
    while (reader.next()) {
        const auto meant = m_monsters.find(inLowerCase(reader.text(1)));
        if (meant == m_monsters.end())
            continue;
        m_monsters.emplace(inLowerCase(reader.text(0)), meant->second);
        if (reader.text(3) == "name")
            m_kindNames.emplace(inLowerCase(reader.text(0)), meant->second);
        if (reader.text(2) != "neutral")
            m_sexes.emplace(inLowerCase(reader.text(0)), reader.text(2) == "female" ? 1 : 0);
    }
}

void Names::addObjects() {
    for (const Object& each : m_catalog->objects()) {
        const std::string name = inLowerCase(nameOf(each));
        if (!name.empty()) {
            m_objects.emplace(name, each.id);
            m_objectsOfClass.emplace(each.classSymbol + name, each.id);
        }
        // A game may call its potions something else: the names of classes stand in generic objects.
        constexpr std::string_view generic = "generic ";
        if (each.name.starts_with(generic) && !prefixOf(each.classSymbol).empty())
            m_prefixes.emplace_back(each.classSymbol, inLowerCase(each.name.substr(generic.size())) + " of ");
        if (!each.appearance.empty())
            m_looks.emplace(inLowerCase(each.appearance), each.id);
    }
}

void Names::addMapSymbols() {
    if (!m_catalog->tables().has("map-symbols"))
        return;
    TableReader symbols(m_catalog->tables(), "map-symbols", "name");
    while (symbols.next())
        m_mapSymbols.emplace(symbols.text(0));
}

void Names::addGivingClasses() {
    const GameTables& tables = m_catalog->tables();
    if (!tables.has("monster-generation"))
        return;
    TableReader rules(tables, "roll-rules", "rule");
    while (rules.next()) {
        if (rules.text(0) == "rare-classes-count")
            return;
    }
    TableReader kinds(tables, "monster-generation", "name\trating\tfrequency\tcorpse\ttraits");
    for (std::size_t id = 0; kinds.next() && id < m_catalog->monsters().size(); ++id) {
        if (kinds.number(2) > 0)
            m_givingClasses += m_catalog->monsters()[id].classSymbol;
    }
}

const Monster* Names::monster(std::string_view written) const {
    const auto found = m_monsters.find(knownName(written));
    return found == m_monsters.end() ? nullptr : &m_catalog->monsters()[std::size_t(found->second)];
}

const Monster* Names::monsterOfKind(std::string_view written) const {
    const auto found = m_kindNames.find(inLowerCase(written));
    return found == m_kindNames.end() ? nullptr : &m_catalog->monsters()[std::size_t(found->second)];
}

int Names::sexIn(std::string_view written) const {
    const auto found = m_sexes.find(knownName(written));
    return found == m_sexes.end() ? -1 : found->second;
}

std::string Names::knownName(std::string_view written) const {
    const std::string low = inLowerCase(written);
    std::string_view name = low;
    for (const std::string_view article : {"a ", "an ", "the "}) {
        if (name.starts_with(article)) {
            name.remove_prefix(article.size());
            break;
        }
    }
    return longestPrefix(name);
}

std::string Names::longestPrefix(std::string_view name) const {
    for (std::size_t end = name.size(); end > 0 && end != std::string_view::npos;
         end = name.substr(0, end).rfind(' ')) {
        const std::string_view words = name.substr(0, end);
        for (const std::string_view ending : {"", "s", "es", "'", "'s"}) {
            if (!words.ends_with(ending))
                continue;
            std::string known(words.substr(0, words.size() - ending.size()));
            if (m_monsters.contains(known))
                return known;
        }
    }
    return {};
}

const Object* Names::objectIn(const Ids& ids, const std::string& key) const {
    const auto found = ids.find(key);
    return found == ids.end() ? nullptr : &m_catalog->objects()[std::size_t(found->second)];
}

std::optional<const Object*> Names::objectWithPrefix(std::string_view name) const {
    for (const ClassPrefix& prefix : classPrefixes) {
        if (name.starts_with(prefix.text))
            return objectIn(m_objectsOfClass, prefix.symbol + std::string(name.substr(prefix.text.size())));
    }
    for (const auto& [symbol, text] : m_prefixes) {
        if (name.starts_with(text))
            return objectIn(m_objectsOfClass, symbol + std::string(name.substr(text.size())));
    }
    return std::nullopt;
}

const Object* Names::object(std::string_view written) const {
    const std::string name = inLowerCase(written);
    if (const auto found = objectWithPrefix(name))
        return *found;
    const Object* named = objectIn(m_objects, name);
    return named != nullptr ? named : objectIn(m_looks, name);
}

const Object* Names::object(std::string_view written, char classSymbol) const {
    const std::string name = inLowerCase(written);
    if (const auto found = objectWithPrefix(name))
        return *found;
    const Object* named = objectIn(m_objectsOfClass, classSymbol + name);
    return named != nullptr ? named : objectIn(m_looks, name);
}

bool Names::givesKinds(char monsterClass) const {
    return m_givingClasses.empty() || m_givingClasses.contains(monsterClass);
}

const NamedNumber* Names::trap(std::string_view name) const {
    return rowNamed(m_catalog->traps(), name);
}

const NamedNumber* Names::roomType(std::string_view name) const {
    return rowNamed(m_catalog->roomTypes(), name);
}

const NamedNumber* Names::levelFlag(std::string_view name) const {
    return rowNamed(m_catalog->flags(), name);
}

bool isContentOf(std::string_view object, std::string_view montype) {
    return (object == "tin" && montype == "spinach") ||
           ((object == "tin" || object == "egg") && montype == "empty");
}

} // namespace levwright::script
