// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/ThingFacts.h"

#include "core/base/Phrase.h"
#include "core/catalog/ThingWords.h"

namespace levwright {

std::optional<ThingFacts> factsOf(const Catalog& catalog, MarkKind kind, std::string_view name) {
    switch (kind) {
    case MarkKind::Monster:
        if (const Monster* monster = catalog.findMonster(name, std::nullopt))
            return ThingFacts{std::string(monster->name), about(catalog, *monster)};
        if (const ThingClass* monsters = name.size() == 1 ? catalog.findMonsterClass(name[0]) : nullptr)
            return ThingFacts{std::string(said(monsters->explanation)), aboutAnyOf(catalog, *monsters)};
        return std::nullopt;
    case MarkKind::Object:
        if (const Object* object = catalog.findObject(name, std::nullopt))
            return ThingFacts{std::string(object->name), about(catalog, *object)};
        return std::nullopt;
    case MarkKind::Trap:
        return catalog.findTrap(name) != nullptr ? std::optional(ThingFacts{std::string(name), say("a trap")})
                                                 : std::nullopt;
    case MarkKind::RoomType:
        return catalog.findRoomType(name) != nullptr
                   ? std::optional(ThingFacts{std::string(name), say("a type of rooms")})
                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace levwright
