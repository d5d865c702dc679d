// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/ValueChecks.h"

#include "core/base/ClosestNames.h"
#include "core/base/LowerCase.h"
#include "core/base/Phrase.h"
#include "core/languages/script/lua/LuaLiterals.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>

namespace levwright::script {
namespace {

std::string joined(const std::vector<std::string_view>& words) {
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

std::string wordsFor(KeyKind kind) {
    switch (kind) {
    case KeyKind::Flag:
        return say("true or false");
    case KeyKind::Int:
        return say("a whole number");
    case KeyKind::Number:
        return say("a number");
    case KeyKind::IntOrRandom:
        return say("a whole number, or \"random\"");
    case KeyKind::Place:
    case KeyKind::Coord:
        return say("a place: {{x, y}}");
    case KeyKind::Region:
        return say("an area: {{x1, y1, x2, y2}}");
    case KeyKind::Selection:
        return say("a selection");
    case KeyKind::Function:
        return say("a function");
    case KeyKind::Table:
        return say("a table");
    case KeyKind::Terrain:
        return say("a map character");
    default:
        return say("a text");
    }
}

void checkWhole(CheckContext& context, const KeyRow& key, NodeIndex value) {
    if (const auto text = script::textIn(context.script, value)) {
        if (!lua::isNumber(*text))
            reportKind(context, key, value);
    } else if (const auto number = script::realIn(context.script, value)) {
        if (std::floor(*number) != *number)
            reportKind(context, key, value);
    }
}

bool isRandom(const ScriptText& script, NodeIndex value) {
    const auto text = script::textIn(script, value);
    return text && std::ranges::equal(*text, std::string_view("random"), {}, lowerCase);
}

// The game knows these texts, but uses their numbers in a list that begins with true.
void checkFlagText(CheckContext& context, const KeyRow& key, NodeIndex value, std::string_view text) {
    const bool isTrue = text == "false" || text == "yes" || text == "no";
    if (!isTrue && text != "true")
        return reportKind(context, key, value);
    Diagnostic& found = context.report(DiagnosticCode::ValueReversed, value,
                                       {context.written(value), isTrue ? "true" : "false"});
    const std::string meant = text == "true" || text == "yes" ? "true" : "false";
    found.fixes.push_back(changeTo(context.script.tree.range(value), meant));
}

void checkFlag(CheckContext& context, const KeyRow& key, NodeIndex value) {
    if (const auto text = script::textIn(context.script, value))
        return checkFlagText(context, key, value, *text);
    const auto number = script::realIn(context.script, value);
    if (number && *number != 0 && *number != 1)
        reportKind(context, key, value);
}

void checkWord(CheckContext& context, const KeyRow& key, NodeIndex value) {
    const auto text = script::textIn(context.script, value);
    const bool isNumber = context.types.typeOf(value) == ValueType::Number;
    if ((!text && !isNumber) || (text && std::ranges::contains(key.words, *text)))
        return;
    Diagnostic& found =
        context.report(DiagnosticCode::NoSuchWord, value, {context.written(value), joined(key.words)});
    if (!text)
        return;
    // Whose word it is, for a game that is to learn it.
    found.arguments.insert(found.arguments.end(), {std::string(key.function), std::string(key.key)});
    addFixes(context, found, value, closestNames(*text, key.words, mostSuggestions));
}

void checkTerrain(CheckContext& context, NodeIndex value) {
    const auto text = script::textIn(context.script, value);
    const bool isNumber = context.types.typeOf(value) == ValueType::Number;
    const bool isNothing = text && text->empty();
    if ((!text && !isNumber) || isNothing)
        return;
    // A pattern for any wall, which cannot be drawn on a map.
    const bool isAnyWall = text == "w";
    if (!isNumber && text->size() == 1 &&
        (isAnyWall || context.facts.names.catalog().terrainByCharacter(text->front()) != nullptr))
        return;
    context.report(DiagnosticCode::NoScriptTerrain, value, {context.written(value)});
}

void checkEntries(CheckContext& context, const KeyRow& key, NodeIndex table, std::size_t count) {
    const std::vector<NodeIndex> entries = context.script.childrenOf(table);
    for (const NodeIndex entry : entries) {
        if (context.script.at(entry).kind != NodeKind::PositionalEntry)
            return; // the entries may be anything
    }
    const auto typeOf = [&](NodeIndex entry) {
        return context.types.typeOf(context.script.at(entry).firstChild);
    };
    // A call gives any number of values.
    if (!entries.empty() && typeOf(entries.back()) == ValueType::Unknown)
        return;
    const bool areNumbers = std::ranges::all_of(entries, [&](NodeIndex entry) {
        return typeOf(entry) == ValueType::Number || typeOf(entry) == ValueType::Unknown;
    });
    if (entries.size() != count || !areNumbers)
        reportKind(context, key, table);
}

} // namespace

bool fits(const KeyRow& key, ValueType type) {
    if (type == ValueType::Unknown)
        return true;
    switch (key.kind) {
    case KeyKind::Any:
        return true;
    case KeyKind::Flag:
        return type == ValueType::Boolean || type == ValueType::Number || type == ValueType::String;
    case KeyKind::Int:
    case KeyKind::IntOrRandom:
        return type == ValueType::Number || type == ValueType::String;
    case KeyKind::Number:
        return type == ValueType::Number;
    case KeyKind::Place:
    case KeyKind::Coord:
    case KeyKind::Region:
    case KeyKind::Table:
        return type == ValueType::Table;
    case KeyKind::Selection:
        return type == ValueType::Selection;
    case KeyKind::Function:
        return type == ValueType::Function;
    case KeyKind::Word: // with nil, the usual word is used
        return type == ValueType::String || type == ValueType::Number || type == ValueType::Nil;
    default:
        return type == ValueType::String || type == ValueType::Number;
    }
}

void reportKind(CheckContext& context, const KeyRow& key, NodeIndex value) {
    context.report(DiagnosticCode::WrongKindOfValue, value, {withQuotes(key.key), wordsFor(key.kind)});
}

void checkCoord(CheckContext& context, const KeyRow& key, NodeIndex value) {
    if (context.script.at(value).kind != NodeKind::Table)
        return;
    const std::vector<NodeIndex> entries = context.script.childrenOf(value);
    const bool hasKeys = std::ranges::any_of(
        entries, [&](NodeIndex entry) { return context.script.at(entry).kind == NodeKind::NamedEntry; });
    if (!hasKeys)
        return checkEntries(context, key, value, 2);
    const auto isWritten = [&](std::string_view name) {
        return lua::valueOf(context.script.tree, context.script.text, value, name).has_value();
    };
    const bool isPlain = std::ranges::all_of(
        entries, [&](NodeIndex entry) { return context.script.at(entry).kind == NodeKind::NamedEntry; });
    if (isPlain && isWritten("x") != isWritten("y"))
        reportKind(context, key, value);
}

namespace {

// Whether the key is a text that may be left out, in games that take no number for it. The text of a function
// is known only when it is called.
bool isOptionalText(const CheckContext& context, const KeyRow& key) {
    constexpr KeyKind kinds[] = {KeyKind::Text,         KeyKind::Terrain,        KeyKind::Monster,
                                 KeyKind::MonsterClass, KeyKind::Object,         KeyKind::ObjectClass,
                                 KeyKind::Trap,         KeyKind::MonsterOrClass, KeyKind::RoomType};
    return context.facts.functions.holds(script::ScriptRule::TextsAreTexts) && !key.isNeeded &&
           key.key != "mapfragment" && std::ranges::contains(kinds, key.kind);
}

void reportNumber(CheckContext& context, const KeyRow& key, NodeIndex value) {
    Diagnostic& found =
        context.report(DiagnosticCode::WrongKindOfValue, value, {withQuotes(key.key), wordsFor(key.kind)});
    if (script::numberIn(context.script, value))
        found.fixes.push_back({say("Write it as a text"),
                               TextEdit::replace(context.script.tree.range(value),
                                                 std::format("\"{}\"", context.script.slice(value)))});
}

} // namespace

void checkValue(CheckContext& context, const KeyRow& key, NodeIndex value, Given given) {
    const ValueType type = context.types.typeOf(value);
    if (given == Given::ByKey && isOptionalText(context, key)) {
        if (type == ValueType::Function)
            return;
        if (type == ValueType::Number)
            return reportNumber(context, key, value);
    }
    if (given == Given::ByKey && type == ValueType::Nil)
        return;
    if (key.kind == KeyKind::Function && given == Given::ByKey)
        return; // any other value is accepted, with an odd result
    if (!fits(key, type))
        return reportKind(context, key, value);
    switch (key.kind) {
    case KeyKind::Flag:
        return checkFlag(context, key, value);
    case KeyKind::Int:
    case KeyKind::Number:
        return checkWhole(context, key, value);
    case KeyKind::IntOrRandom:
        if (!isRandom(context.script, value))
            checkWhole(context, key, value);
        return;
    case KeyKind::Word:
        return checkWord(context, key, value);
    case KeyKind::Terrain:
        return checkTerrain(context, value);
    case KeyKind::Place:
    case KeyKind::Coord:
        return checkCoord(context, key, value);
    case KeyKind::Region:
        if (context.script.at(value).kind == NodeKind::Table)
            checkEntries(context, key, value, 4);
        return;
    case KeyKind::Text:
    case KeyKind::Selection:
    case KeyKind::Function:
    case KeyKind::Table:
    case KeyKind::Any:
        return;
    default:
        return checkName(context, key, value, given);
    }
}

} // namespace levwright::script
