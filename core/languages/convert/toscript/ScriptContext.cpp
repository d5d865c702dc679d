// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/convert/toscript/ScriptContext.h"

#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/script/lua/LuaLexer.h"
#include "core/languages/script/lua/LuaToken.h"

#include <algorithm>

namespace levwright::toscript {
namespace {

using K = ArgumentKind;
using program::ValueType;

bool isTaken(const script::Library& library, const std::string& name) {
    const lua::Tokens tokens = lua::tokensOf(name);
    return (tokens.size() == 1 && lua::isKeyword(tokens.front().kind)) || library.find(name) != nullptr ||
           library.isTable(name);
}

} // namespace

ScriptContext::ScriptContext(const Catalog& catalog, const script::Names& scriptNames,
                             const script::Library& library, const LevelTree& levelTree,
                             std::string_view levelText)
    : from(catalog), names(scriptNames), tree(levelTree), text(levelText) {
    for (const StatementNode& node : tree.statements) {
        if (!node.broken && (node.kind == program::assign || node.kind == program::forBlock))
            gather(library, node);
    }
}

void ScriptContext::gather(const script::Library& library, const StatementNode& node) {
    const Argument& written = node.arguments.front();
    const auto [found, isNew] = variables.try_emplace(textOf(written.text));
    ScriptVariable& variable = found->second;
    if (isNew) {
        variable.name = found->first.substr(1);
        const auto isUsed = [&](const auto& other) {
            return other.first != found->first && other.second.name == variable.name;
        };
        while (isTaken(library, variable.name) || std::ranges::any_of(variables, isUsed))
            variable.name += '_';
        variable.type = node.kind == program::forBlock
                            ? program::VariableType{ValueType::Integer, false}
                            : program::VariableType{ValueType(written.numbers[0]), written.numbers[1] != 0};
    }
    if (node.kind == program::assign)
        learn(variable, node);
}

// A variable that gets the value of another variable is the same kind of value.
void ScriptContext::learn(ScriptVariable& variable, const StatementNode& node) {
    for (auto value = node.arguments.begin() + 1; value != node.arguments.end(); ++value) {
        switch (value->kind) {
        case K::String:
        case K::ClassAndName:
            variable.hasNames = true;
            break;
        case K::Character:
            variable.hasClasses = true;
            break;
        case K::Random:
            variable.hasClasses = variable.hasNumbers = true;
            break;
        case K::Point:
        case K::RandomOf:
            variable.hasNumbers = true;
            break;
        case K::RandomCell:
            variable.hasCells = true;
            return; // what follows is the selection of the cell
        case K::Variable:
        case K::Element: {
            const auto other = variables.find(textOf(value->text));
            if (other == variables.end())
                break;
            variable.hasNames = variable.hasNames || other->second.hasNames;
            variable.hasClasses = variable.hasClasses || other->second.hasClasses;
            variable.hasNumbers = variable.hasNumbers || other->second.hasNumbers;
            variable.hasCells = variable.hasCells || other->second.hasCells;
            break;
        }
        default: // tells nothing about the use of the value
            break;
        }
    }
}

} // namespace levwright::toscript
