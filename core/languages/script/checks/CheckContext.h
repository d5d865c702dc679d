// SPDX-License-Identifier: GPL-3.0-or-later
// The data that all checks of a script share, and how they report. Internal to script/checks.
#pragma once

#include "core/languages/script/checks/Checks.h"
#include "core/languages/script/syntax/ScriptTypes.h"

#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::script {

using lua::NodeIndex;
using lua::NodeKind;
using lua::noNode;

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

    // Where an error would not end the script, it is reported by its effect there.
    Diagnostic& report(DiagnosticCode code, NodeIndex node, std::vector<std::string> arguments = {});
    // Sets the call that is checked, because the game names its line.
    void beginCall(NodeIndex call) { m_call = call; }

    // Whether the script has the level flag nomongen.
    bool isWithoutMonsters() const { return m_isWithoutMonsters; }
    // Whether the script only has functions for others. The Lua of libraries has more than that of levels.
    bool isLibrary() const { return m_isLibrary; }
    bool isInFunction(NodeIndex node) const { return m_around[node].function; }

    // The node's text as it is written, in quotes.
    std::string written(NodeIndex node) const;

private:
    // The surroundings of a node, itself included.
    struct Around {
        bool function = false;
        bool iteration = false;    // a function that iterate() calls is around it
        bool maybeSkipped = false; // a function, loop or condition is around it
    };

    void lookAround();
    bool isIteration(NodeIndex function) const;
    bool hasFlag(std::string_view name) const;

    Diagnostics& m_into;
    NodeIndex m_call = noNode;
    bool m_catchesErrors = false;
    bool m_isWithoutMonsters = false;
    bool m_isLibrary = false;
    // By node, found once in advance: trees may be as deep as their text is long (a+b+c and so on).
    std::vector<Around> m_around;
};

// Writes another text between the quotes of a literal.
Fix replaceText(const CheckContext& context, NodeIndex literal, const std::string& text);
void addFixes(const CheckContext& context, Diagnostic& found, NodeIndex literal,
              const std::vector<std::string>& texts);

inline constexpr std::size_t mostSuggestions = 2;

} // namespace levwright::script
