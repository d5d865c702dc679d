// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/fromscript/ThingNames.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/convert/fromscript/DescribedValues.h"

#include <format>

namespace levwright::fromscript {
namespace {

constexpr std::string_view randomWord = "random";

} // namespace

// A name of the second game may also be known in the first one: as the name for a sex, as a look, or as an
// old name.
ThingNames::ThingNames(const script::Names& from, const Catalog& to) : m_from(from), m_to(to) {
    for (const Monster& each : to.monsters()) {
        const Monster* same = from.catalog().findMonster(each.name, each.classSymbol);
        if (same == nullptr)
            same = from.monster(each.name);
        if (same != nullptr && same->classSymbol == each.classSymbol)
            m_monsters.try_emplace(same->id, &each);
    }
    for (const Object& each : from.catalog().objects()) {
        const Object* same = each.name.empty() ? nullptr : to.findObject(each.name, each.classSymbol);
        if (same != nullptr)
            m_objects.try_emplace(each.id, same);
    }
}

std::optional<std::string_view> ThingNames::monsterName(std::string_view written) const {
    const Monster* meant = m_from.monster(written);
    const auto found = meant == nullptr ? m_monsters.end() : m_monsters.find(meant->id);
    return found == m_monsters.end() ? std::nullopt : std::optional(found->second->name);
}

std::optional<std::string_view> ThingNames::objectName(std::string_view written) const {
    const Object* meant = m_from.object(written);
    const auto found = meant == nullptr ? m_objects.end() : m_objects.find(meant->id);
    return found == m_objects.end() ? std::nullopt : std::optional(found->second->name);
}

ThingWords ThingNames::monster(std::string_view written) const {
    if (written.empty())
        return {std::string(randomWord)};
    if (written.size() == 1) {
        if (m_to.findMonsterClass(written.front()) != nullptr)
            return {inApostrophes(written.front())};
        return {std::string(randomWord),
                say("There is no class {} of monsters; it is now a random one.", inQuotes(written))};
    }
    const Monster* meant = m_from.monster(written);
    if (meant == nullptr)
        return {std::string(randomWord),
                say("There is no monster {}; it is now a random one.", inQuotes(written))};
    const int sex = m_from.sexIn(written);
    if (const auto found = m_monsters.find(meant->id); found != m_monsters.end())
        return {withClass(found->second->classSymbol, found->second->name), {}, sex};
    if (m_to.findMonsterClass(meant->classSymbol) == nullptr)
        return {std::string(randomWord),
                say("There is no monster {}; it is now a random one.", inQuotes(written))};
    return {inApostrophes(meant->classSymbol),
            say("There is no monster {}; it is now a random one of its class.", inQuotes(written))};
}

ThingWords ThingNames::object(std::string_view written) const {
    if (written.empty())
        return {std::string(randomWord)};
    if (written.size() == 1) {
        if (m_to.findObjectClass(written.front()) != nullptr)
            return {inApostrophes(written.front())};
        return {std::string(randomWord),
                say("There is no class {} of objects; it is now a random one.", inQuotes(written))};
    }
    const Object* meant = m_from.object(written);
    if (meant == nullptr)
        return {std::string(randomWord),
                say("There is no object {}; it is now a random one.", inQuotes(written))};
    if (const auto found = m_objects.find(meant->id); found != m_objects.end())
        return {withClass(found->second->classSymbol, found->second->name)};
    if (m_to.findObjectClass(meant->classSymbol) == nullptr)
        return {std::string(randomWord),
                say("There is no object {}; it is now a random one.", inQuotes(written))};
    return {inApostrophes(meant->classSymbol),
            say("There is no object {} of the class {}; it is now a random one of that class.",
                inQuotes(written), inApostrophes(meant->classSymbol))};
}

ThingWords ThingNames::trap(std::string_view written) const {
    const NamedNumber* meant = m_from.trap(written);
    const NamedNumber* found = meant == nullptr ? nullptr : m_to.findTrap(meant->name);
    if (found != nullptr)
        return {std::format("\"{}\"", found->name)};
    if (written == randomWord)
        return {std::string(randomWord)};
    return {std::string(randomWord), say("There is no trap {}; it is now a random one.", inQuotes(written))};
}

ThingWords ThingNames::roomType(std::string_view written) const {
    const NamedNumber* meant = m_from.roomType(written);
    const NamedNumber* found = meant == nullptr ? nullptr : m_to.findRoomType(meant->name);
    if (found != nullptr)
        return {std::format("\"{}\"", found->name)};
    return {"\"ordinary\"",
            say("There are no rooms of the type {}; this one is ordinary now.", inQuotes(written))};
}

} // namespace levwright::fromscript
