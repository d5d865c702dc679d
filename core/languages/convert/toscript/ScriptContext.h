// SPDX-License-Identifier: GPL-3.0-or-later
// Data that all statements of a level share while it is converted to a script. Internal to convert.
#pragma once

#include "core/languages/convert/Conversion.h"
#include "core/languages/program/syntax/Variables.h"
#include "core/languages/script/syntax/Library.h"
#include "core/languages/script/syntax/Names.h"
#include "core/tree/LevelTree.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::toscript {

// What is known about a variable from all values that the level gives it.
struct ScriptVariable {
    std::string name; // in the script
    program::VariableType type;
    bool isDeclared = false; // as a local variable at the top of the script
    bool hasNames = false;   // of monsters or objects
    bool hasClasses = false; // classes, or random ones
    bool hasNumbers = false; // written places
    bool hasCells = false;   // places from selections
};

class ScriptContext {
public:
    ScriptContext(const Catalog& catalog, const script::Names& scriptNames, const script::Library& library,
                  const LevelTree& levelTree, std::string_view levelText);

    std::string_view textOf(Range range) const { return text.substr(range.begin, range.size()); }
    void note(Range at, std::string message) { notes.push_back({at, std::move(message)}); }
    ScriptVariable& variable(Range name) { return variables.at(textOf(name)); }

    const Catalog& from;
    const script::Names& names;
    const LevelTree& tree;
    std::string_view text;
    std::map<std::string_view, ScriptVariable> variables; // by their name in the level, with the $
    std::vector<ConversionNote> notes;                    // ranges in the level

private:
    void gather(const script::Library& library, const StatementNode& node);
    void learn(ScriptVariable& variable, const StatementNode& node);
};

} // namespace levwright::toscript
