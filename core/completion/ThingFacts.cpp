// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/completion/ThingFacts.h"

#include <format>

namespace levwright {

std::string factsOf(const Monster& monster) {
    const std::string_view side = monster.alignment < 0   ? ", chaotic"
                                  : monster.alignment > 0 ? ", lawful"
                                                          : "";
    return std::format("level {}, speed {}, armour class {}{}", monster.level, monster.speed,
                       monster.armourClass, side);
}

std::string factsOf(const Object& object) {
    std::string facts = std::format("weight {}, cost {}", object.weight, object.cost);
    if (object.nutrition > 0 && object.classSymbol == '%')
        facts += std::format(", nutrition {}", object.nutrition);
    return facts;
}

std::optional<ThingFacts> factsOf(const Catalog& catalog, MarkKind kind, std::string_view name) {
    switch (kind) {
    case MarkKind::Monster:
        if (const Monster* monster = catalog.findMonster(name, std::nullopt))
            return ThingFacts{std::string(monster->name), factsOf(*monster)};
        return std::nullopt;
    case MarkKind::Object:
        if (const Object* object = catalog.findObject(name, std::nullopt))
            return ThingFacts{std::string(object->name), factsOf(*object)};
        return std::nullopt;
    case MarkKind::Trap:
        return catalog.findTrap(name) != nullptr ? std::optional(ThingFacts{std::string(name), "a trap"})
                                                 : std::nullopt;
    case MarkKind::RoomType:
        return catalog.findRoomType(name) != nullptr
                   ? std::optional(ThingFacts{std::string(name), "a type of rooms"})
                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace levwright
