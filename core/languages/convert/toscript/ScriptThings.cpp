// SPDX-License-Identifier: GPL-3.0-or-later
// Monsters and objects, as NetHack 3.7 calls them.
#include "core/base/Phrase.h"
#include "core/catalog/ClassPrefixes.h"
#include "core/languages/convert/toscript/ArgumentValues.h"
#include "core/languages/program/compile/ThingNames.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <format>

namespace levwright::toscript {

using K = ArgumentKind;

ScriptThing ArgumentValues::variableThing(const Argument& argument) {
    const ScriptVariable& variable = m_context.variable(argument.text);
    return {.value = this->variable(argument),
            .isClass = variable.hasClasses && !variable.hasNames,
            .isEither = variable.hasClasses && variable.hasNames};
}

ScriptThing ArgumentValues::ofClass(Things things, const Argument& written, char symbol) {
    const Catalog& catalog = m_context.names.catalog();
    const bool areMonsters = things == Things::Monsters;
    if ((areMonsters ? catalog.findMonsterClass(symbol) : catalog.findObjectClass(symbol)) != nullptr)
        return {.value = lua::quoted(std::string(1, symbol)), .isClass = true};
    m_context.note(written.range, areMonsters
                                      ? say("There is no such class of monsters; it is now a random one.")
                                      : say("There is no such class of objects; it is now a random one."));
    return {};
}

// Empty if the thing has a name.
std::optional<ScriptThing> ArgumentValues::unnamed(Things things, const Argument& argument) {
    switch (argument.kind) {
    case K::Variable:
    case K::Element:
        return variableThing(argument);
    case K::Random:
        return ScriptThing();
    case K::Character:
        return ofClass(things, argument, char(argument.number()));
    default:
        return std::nullopt;
    }
}

namespace {

std::optional<char> classIn(const Argument& argument) {
    return argument.kind == K::ClassAndName ? std::optional(char(argument.number())) : std::nullopt;
}

} // namespace

ScriptThing ArgumentValues::monster() {
    const Argument& argument = take();
    if (std::optional<ScriptThing> thing = unnamed(Things::Monsters, argument))
        return *std::move(thing);
    const std::string_view name = m_context.textOf(argument.text);
    const program::FoundThing found = program::findMonster(m_context.from, name, classIn(argument));
    const Monster* there = m_context.names.monster(name);
    if (there == nullptr) {
        m_context.note(argument.range,
                       say("There is no monster “{}”; it is now a random one of its class.", name));
        return ofClass(Things::Monsters, argument, found.symbol);
    }
    if (there->classSymbol != found.symbol)
        m_context.note(argument.range,
                       say("Only the name decides which one is meant: this “{}” is now one of the class {}.",
                           name, lua::quoted(std::string(1, there->classSymbol), '\'')));
    return {.value = lua::quoted(name)};
}

ScriptThing ArgumentValues::montype() {
    ScriptThing thing = monster();
    constexpr std::size_t quotes = 2;
    if (thing.value.size() <= quotes + 1 || thing.value.front() != '"')
        return thing;
    const std::string_view name = std::string_view(thing.value).substr(1, thing.value.size() - quotes);
    const Monster* meant = m_context.names.monster(name);
    if (meant != nullptr && m_context.names.monsterOfKind(name) == nullptr)
        thing.value = lua::quoted(meant->name);
    return thing;
}

// The word for the class goes before the name, because several things may have the same name. It does not go
// before a name like that of a person: the Book of the Dead.
ScriptThing ArgumentValues::object() {
    const Argument& argument = take();
    if (std::optional<ScriptThing> thing = unnamed(Things::Objects, argument))
        return *std::move(thing);
    const std::string_view name = m_context.textOf(argument.text);
    const program::FoundThing found = program::findObject(m_context.from, name, classIn(argument));
    const char symbol = found.id ? m_context.from.objects()[std::size_t(*found.id)].classSymbol : '\0';
    const std::string_view renamed =
        found.id ? m_context.names.nameOf(m_context.from.objects()[std::size_t(*found.id)]) : name;
    const bool isProper = !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
    const std::string withClass =
        std::string(isProper ? std::string_view() : prefixOf(symbol)) + std::string(name);
    for (const std::string& written : {withClass, std::string(name), std::string(renamed)}) {
        const Object* there = m_context.names.object(written);
        if (there != nullptr && there->classSymbol == symbol)
            return {.value = lua::quoted(written)};
    }
    m_context.note(argument.range,
                   say("There is no object “{}” of its class; it is now a random one of that class.", name));
    return ofClass(Things::Objects, argument, symbol);
}

} // namespace levwright::toscript
