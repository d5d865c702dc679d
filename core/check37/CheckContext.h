// SPDX-License-Identifier: GPL-3.0-or-later
// What all checks of a script go by, and where they report. Internal to check37.
#pragma once

#include "core/check37/CheckScript.h"
#include "core/syntax37/ScriptTypes.h"

#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::check37 {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;
using syntax37::CallValue;
using syntax37::CallValues;
using syntax37::KeyKind;
using syntax37::KeyRow;
using syntax37::NameRole;
using syntax37::NameRow;
using syntax37::ScriptText;
using syntax37::ScriptTypes;
using syntax37::ValueType;

class CheckContext {
public:
    CheckContext(const ScriptFacts& facts, const ScriptText& script,
                 const std::vector<lua::ScriptCall>& calls, Diagnostics& into);
    CheckContext(const CheckContext&) = delete; // its parts refer to each other
    CheckContext& operator=(const CheckContext&) = delete;

    const ScriptFacts facts;
    const ScriptText script;
    const std::vector<lua::ScriptCall>& calls;
    const ScriptTypes types;

    // An error where it does not end the script is reported as what becomes of it there.
    Diagnostic& report(DiagnosticCode code, NodeIndex node, std::vector<std::string> arguments = {});
    // The call that is looked at: the game names its line.
    void beginCall(NodeIndex call) { m_call = call; }

    // The script has the level flag nomongen.
    bool isWithoutMonsters() const { return m_isWithoutMonsters; }
    bool isInFunction(NodeIndex node) const { return m_around[node].function; }

    // As it stands in the text, in quotes.
    std::string written(NodeIndex node) const;

private:
    // What a node stands in, or is.
    struct Around {
        bool function = false;
        bool iteration = false;    // a function that iterate() calls
        bool maybeSkipped = false; // a function, loop or condition
    };

    void lookAround();
    bool isIteration(NodeIndex function) const;
    bool hasFlag(std::string_view name) const;

    Diagnostics& m_into;
    NodeIndex m_call = noNode;
    bool m_catchesErrors = false;
    bool m_isWithoutMonsters = false;
    // Of each node, told once for all: trees may be as deep as their text is long (a+b+c and so on).
    std::vector<Around> m_around;
};

// Writes another text where a literal stands, between its quotes.
Fix replaceText(const CheckContext& context, NodeIndex literal, const std::string& text);
Fix replaceBy(Range range, const std::string& text);
void addFixes(const CheckContext& context, Diagnostic& found, NodeIndex literal,
              const std::vector<std::string>& texts);

inline constexpr std::size_t mostSuggestions = 2;

} // namespace levwright::check37
