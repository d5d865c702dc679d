// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/Budget.h"
#include "core/sources/TreeFiles.h"
#include "core/sources/c/Macros.h"

#include <optional>
#include <vector>

namespace levwright::sources {

// Expands macros in tokens. If the budget or the depth does not suffice, hasFailed() is true and the result
// is cut off.
class Expander {
public:
    Expander(Macros& macros, TreeFiles& texts, Budget& budget, const Limits& limits)
        : m_macros(macros), m_texts(texts), m_budget(budget), m_limits(limits) {}

    void expand(Tokens input, std::vector<Token>& out);
    bool hasFailed() const { return m_failed || m_budget.isSpent(); }

private:
    using Arguments = std::vector<std::vector<Token>>;
    // Tokens that wait to be read. The macro that they come from stays open until they are used up.
    struct Waiting {
        std::vector<Token> made;
        Tokens tokens;
        std::size_t at = 0;
        Macro* macro = nullptr;
    };

    std::optional<Token> next(std::size_t bottom);
    const Token* peek(std::size_t bottom);
    void close();
    Macro* macroOf(const Token& token);
    void push(Macro& macro, std::vector<Token> made, const Token& place);
    std::optional<Arguments> takeArguments(const Macro& macro, std::size_t bottom);
    std::vector<Token> filled(const Macro& macro, const Arguments& arguments);
    std::vector<Token> argument(const Arguments& arguments, std::size_t index, bool asWritten);
    Token stringOf(const std::vector<Token>& tokens, const Token& place);
    void paste(std::vector<Token>& left, const std::vector<Token>& right);

    Macros& m_macros;
    TreeFiles& m_texts;
    Budget& m_budget;
    const Limits& m_limits;
    std::vector<Waiting> m_stack;
    std::size_t m_depth = 0;
    bool m_failed = false;
};

} // namespace levwright::sources
