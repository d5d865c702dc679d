// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/FormPieces.h"

#include <algorithm>
#include <array>

namespace levwright::sources {

namespace {

struct NamedPiece {
    std::string_view symbol;
    std::string_view piece;
};

constexpr std::array<NamedPiece, 16> namedPieces{{{"ter_selection", "selection"},
                                                  {"coord_or_var", "place"},
                                                  {"region_or_var", "region"},
                                                  {"mapchar_or_var", "cell"},
                                                  {"monster_or_var", "monster"},
                                                  {"object_or_var", "object"},
                                                  {"integer_or_var", "number"},
                                                  {"math_expr_var", "number"},
                                                  {"string_expr", "text"},
                                                  {"string_or_var", "text"},
                                                  {"INTEGER", "integer"},
                                                  {"STRING", "string"},
                                                  {"CHAR", "character"},
                                                  {"PERCENT", "percent"},
                                                  {"SPERCENT", "percent"},
                                                  {"lev_region", "region"}}};

class FormWriter {
public:
    explicit FormWriter(const GrammarRules& rules) : m_rules(rules) {}

    std::optional<std::string> form(const std::vector<std::string>& symbols, int depth) {
        std::string text;
        for (const std::string& symbol : symbols) {
            const std::optional<std::string> part = piece(symbol, depth);
            if (!part || text.size() > longestForm)
                return std::nullopt;
            text += (text.empty() || part->empty() ? "" : " ") + *part;
        }
        return text;
    }

private:
    static constexpr int deepestRule = 4;
    static constexpr std::size_t longestForm = 400;
    static constexpr int mostPieces = 1000;

    std::optional<std::string> piece(const std::string& symbol, int depth) {
        if (++m_pieces > mostPieces)
            return std::nullopt;
        const auto* known = std::ranges::find(namedPieces, symbol, &NamedPiece::symbol);
        if (known != namedPieces.end())
            return std::string(known->piece);
        if (symbol.starts_with('\''))
            return symbol == "','" ? "," : symbol;
        const auto rule = m_rules.find(symbol);
        if (rule == m_rules.end())
            return symbol;
        return depth == deepestRule ? std::nullopt : choice(rule->second, depth + 1);
    }

    std::optional<std::string> choice(const std::vector<Alternative>& alternatives, int depth) {
        std::string text;
        bool mayBeLeftOut = false;
        std::size_t count = 0;
        for (const Alternative& alternative : alternatives) {
            const std::optional<std::string> part = form(alternative.symbols, depth);
            if (!part || text.size() > longestForm)
                return std::nullopt;
            mayBeLeftOut = mayBeLeftOut || part->empty();
            if (part->empty())
                continue;
            text += (text.empty() ? "" : " | ") + *part;
            ++count;
        }
        if (mayBeLeftOut)
            return text.empty() ? text : "[ " + text + " ]";
        return count == 1 ? text : "( " + text + " )";
    }

    const GrammarRules& m_rules;
    int m_pieces = 0;
};

} // namespace

std::optional<std::string> formOf(const GrammarRules& rules, const std::vector<std::string>& symbols) {
    return FormWriter(rules).form(symbols, 0);
}

} // namespace levwright::sources
