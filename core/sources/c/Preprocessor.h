// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/sources/Budget.h"
#include "core/sources/TreeFiles.h"
#include "core/sources/c/Expander.h"
#include "core/sources/c/Macros.h"

#include <set>
#include <string_view>
#include <vector>

namespace levwright::sources {

// Carries out the directives of C and expands macros. It runs nothing. Headers that are not in the tree are
// left out, because those of the system and those that only a build makes are never there.
class Preprocessor {
public:
    Preprocessor(TreeFiles& files, Budget& budget, const Limits& limits);

    void define(std::string_view name, std::string_view body);
    // Error: the file needs more than the limits allow.
    Result<void> read(const CutFile& file);

    const std::vector<Token>& tokens() const { return m_tokens; }
    // Expands with the macros that are defined at the end of what was read.
    std::vector<Token> expanded(Tokens tokens);
    bool hasMacro(std::string_view name) const { return m_macros.contains(name); }
    const Macros& macros() const { return m_macros; }

private:
    // A condition whose #endif is to come.
    struct Condition {
        bool isActive = false;
        bool wasActive = false; // in it or a branch before
    };

    void readTokens(const CutFile& file);
    void carryOut(Tokens line, const CutFile& file);
    void carryOutCondition(std::string_view directive, Tokens rest);
    void define(Tokens rest);
    void undefine(Tokens rest);
    void include(Tokens rest, const CutFile& file);
    bool holds(Tokens condition);
    bool isActive() const { return m_conditions.empty() || m_conditions.back().isActive; }
    void expandPending();
    void fail(std::string_view message);

    TreeFiles& m_files;
    Budget& m_budget;
    const Limits& m_limits;
    Macros m_macros;
    Expander m_expander;
    std::vector<Token> m_tokens;
    std::vector<Token> m_pending; // text since the macros changed
    std::vector<Condition> m_conditions;
    std::set<const CutFile*> m_once;
    std::size_t m_depth = 0;
    std::string m_failure;
};

} // namespace levwright::sources
