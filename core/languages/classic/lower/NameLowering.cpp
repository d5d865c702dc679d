// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/NameLowering.h"

#include "core/languages/classic/lower/checks/Checks.h"

namespace levwright {

std::optional<char> knownMonsterClass(const LoweringContext& context, const Argument& argument) {
    if (argument.kind != ArgumentKind::Character)
        return std::nullopt;
    const char symbol = context.textOf(argument)[0];
    return context.catalog().findMonsterClass(symbol) != nullptr ? std::optional(symbol) : std::nullopt;
}

std::optional<char> knownObjectClass(const LoweringContext& context, const Argument& argument) {
    if (argument.kind != ArgumentKind::Character)
        return std::nullopt;
    const char symbol = context.textOf(argument)[0];
    return context.catalog().findObjectClass(symbol) != nullptr ? std::optional(symbol) : std::nullopt;
}

int monsterId(LoweringContext& context, const StatementNode& node, int classCode) {
    const Argument& name = *node.find(Field::Name);
    if (name.kind != ArgumentKind::String)
        return -1;
    const Argument& classArgument = *node.find(Field::Class);
    const std::optional<char> known = knownMonsterClass(context, classArgument);
    // If the class is random or a register, the game's compiler never finds a name. With monster[-n] it
    // searches the class whose code happens to result.
    const bool isCharacter = classArgument.kind == ArgumentKind::Character;
    const bool isAny =
        isCharacter && !known && context.textOf(classArgument)[0] == context.catalog().anyClass();
    const bool anyClass = isAny || (!isCharacter && classCode == 0);
    const bool ofCode = !isCharacter && classCode > 0;
    const Monster* found = nullptr;
    if (known || ofCode || anyClass) {
        const std::optional<char> looked = ofCode ? std::optional(char(classCode)) : known;
        found = context.catalog().findMonster(context.textOf(node, Field::Name), looked);
    }
    if (found != nullptr)
        return found->id;
    reportUnknownName(context, node, name, Named::Monster, known.value_or('\0'));
    return -1;
}

int objectId(LoweringContext& context, const StatementNode& node) {
    const Argument& name = *node.find(Field::Name);
    if (name.kind != ArgumentKind::String)
        return -1;
    const std::optional<char> known = knownObjectClass(context, *node.find(Field::Class));
    if (const Object* found = context.catalog().findObject(context.textOf(node, Field::Name), known))
        return found->id;
    reportUnknownName(context, node, name, Named::Object, known.value_or('\0'));
    return -1;
}

int trapType(LoweringContext& context, const StatementNode& node) {
    const Argument& name = *node.find(Field::Name);
    if (name.kind != ArgumentKind::String)
        return -1;
    if (const NamedNumber* found = context.catalog().findTrap(context.textOf(node, Field::Name)))
        return found->number;
    reportUnknownName(context, node, name, Named::Trap, '\0');
    return -1;
}

int roomType(LoweringContext& context, const StatementNode& node) {
    const Argument& type = *node.find(Field::RoomType);
    if (type.kind == ArgumentKind::Random)
        return -1;
    if (const NamedNumber* found = context.catalog().findRoomType(context.textOf(node, Field::RoomType)))
        return found->number;
    reportUnknownName(context, node, type, Named::RoomType, '\0');
    return 0;
}

int doorKey(LoweringContext& context, const StatementNode& node) {
    int number = 0;
    for (const Argument& argument : node.arguments) {
        if (argument.field != Field::Key)
            continue;
        const NamedNumber* found = context.catalog().findDoorKey(context.readTextOf(argument));
        number = found != nullptr ? found->number : 0;
        if (found == nullptr)
            reportUnknownName(context, node, argument, Named::DoorKey, '\0');
    }
    return number;
}

} // namespace levwright
