// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and objects, as NetHack 3.7 calls them.
#include "core/compile36/ThingNames.h"
#include "core/convert/tolua/ScriptValues.h"
#include "core/lua/LuaLiterals.h"

#include <format>

namespace levwright::tolua {

using K = ArgumentKind;

ScriptThing ScriptValues::variableThing(const Argument& argument) {
    const ScriptVariable& variable = m_context.variable(argument.text);
    return {.value = this->variable(argument),
            .isClass = variable.hasClasses && !variable.hasNames,
            .isEither = variable.hasClasses && variable.hasNames};
}

ScriptThing ScriptValues::monsterClass(const Argument& written, char symbol) {
    if (m_context.names.catalog().findMonsterClass(symbol) != nullptr)
        return {.value = lua::quoted(std::string(1, symbol)), .isClass = true};
    m_context.note(written.range, "There is no such class of monsters; it is a random one now.");
    return {};
}

ScriptThing ScriptValues::objectClass(const Argument& written, char symbol) {
    if (m_context.names.catalog().findObjectClass(symbol) != nullptr)
        return {.value = lua::quoted(std::string(1, symbol)), .isClass = true};
    m_context.note(written.range, "There is no such class of objects; it is a random one now.");
    return {};
}

ScriptThing ScriptValues::monster() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variableThing(argument);
    case K::Random:
        return {};
    case K::Character:
        return monsterClass(argument, char(argument.number()));
    default: // with a name
        break;
    }
    const std::string_view name = m_context.textOf(argument.text);
    const bool hasClass = argument.kind == K::ClassAndName;
    const compile36::FoundThing found = compile36::findMonster(
        m_context.from, name, hasClass ? std::optional(char(argument.number())) : std::nullopt);
    const Monster* there = m_context.names.monster(name);
    if (there != nullptr && there->classSymbol == found.symbol)
        return {.value = lua::quoted(name)};
    if (there != nullptr) {
        m_context.note(
            argument.range,
            std::format("A name alone says which one is meant: this “{}” is now one of the class {}.", name,
                        lua::quoted(std::string(1, there->classSymbol), '\'')));
        return {.value = lua::quoted(name)};
    }
    m_context.note(argument.range,
                   std::format("There is no monster “{}”; it is a random one of its class now.", name));
    return monsterClass(argument, found.symbol);
}

// What a class is called in names goes before them, as one name may be that of several things.
ScriptThing ScriptValues::object() {
    const Argument& argument = take();
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variableThing(argument);
    case K::Random:
        return {};
    case K::Character:
        return objectClass(argument, char(argument.number()));
    default: // with a name
        break;
    }
    const std::string_view name = m_context.textOf(argument.text);
    const bool hasClass = argument.kind == K::ClassAndName;
    const compile36::FoundThing found = compile36::findObject(
        m_context.from, name, hasClass ? std::optional(char(argument.number())) : std::nullopt);
    const char symbol = found.id ? m_context.from.objects()[std::size_t(*found.id)].classSymbol : '\0';
    const std::string withClass = std::string(syntax37::prefixOf(symbol)) + std::string(name);
    for (const std::string& written : {withClass, std::string(name)}) {
        const Object* there = m_context.names.object(written);
        if (there != nullptr && there->classSymbol == symbol)
            return {.value = lua::quoted(written)};
    }
    m_context.note(argument.range,
                   std::format("There is no object “{}” of its class; it is a random one of it now.", name));
    return objectClass(argument, symbol);
}

} // namespace levwright::tolua
