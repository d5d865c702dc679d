// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/FormPieces.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <span>

namespace levwright::sources {

namespace {

struct NamedPiece {
    std::string_view symbol;
    std::string_view piece;
};

constexpr std::array<NamedPiece, 30> namedPieces{{{"ter_selection", "selection"},
                                                  {"ter_selection_x", "selection"},
                                                  {"coord_or_var", "place"},
                                                  {"encodecoord", "place"},
                                                  {"region_or_var", "region"},
                                                  {"encoderegion", "region"},
                                                  {"mapchar_or_var", "cell"},
                                                  {"mapchar", "cell"},
                                                  {"terrain_type", "cell"},
                                                  {"monster_or_var", "monster"},
                                                  {"encodemonster", "monster"},
                                                  {"object_or_var", "object"},
                                                  {"encodeobj", "object"},
                                                  {"integer_or_var", "number"},
                                                  {"math_expr_var", "number"},
                                                  {"math_expr", "number"},
                                                  {"string_expr", "text"},
                                                  {"string_or_var", "text"},
                                                  {"dir_list", "directions"},
                                                  {"INTEGER", "integer"},
                                                  {"MINUS_INTEGER", "integer"},
                                                  {"PLUS_INTEGER", "integer"},
                                                  {"STRING", "string"},
                                                  {"CHAR", "character"},
                                                  {"DICE", "dice"},
                                                  {"PERCENT", "chance"},
                                                  {"SPERCENT", "percent"},
                                                  {"stmt_block", "block"},
                                                  {"lev_region", "levregion"},
                                                  {"region", "levregion"}}};

class FormWriter {
public:
    FormWriter(const GrammarRules& rules, const TokenPieces& tokens) : m_rules(rules), m_tokens(tokens) {}

    std::optional<std::string> form(std::span<const std::string> symbols, int depth) {
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
    static constexpr int deepestRule = 6;
    static constexpr std::size_t longestForm = 1000;
    static constexpr int mostPieces = 1000;

    std::optional<std::string> piece(const std::string& symbol, int depth) {
        if (++m_pieces > mostPieces)
            return std::nullopt;
        if (const std::string_view known = valuePiece(symbol); !known.empty())
            return std::string(known);
        if (symbol.starts_with('\''))
            return symbol == "','" ? "," : symbol == "':'" ? ":" : symbol;
        if (const auto token = m_tokens.find(symbol); token != m_tokens.end())
            return token->second;
        const auto rule = m_rules.find(symbol);
        if (rule == m_rules.end() || depth == deepestRule)
            return std::nullopt;
        return isList(symbol, rule->second) ? list(symbol, rule->second, depth + 1)
                                            : choice(rule->second, depth + 1);
    }

    // Whether an alternative has the rule's own name at its begin or end, and a comma beside it.
    static bool isList(const std::string& name, const std::vector<Alternative>& alternatives) {
        return std::ranges::any_of(alternatives, [&](const Alternative& alternative) {
            return !elementOf(name, alternative).empty();
        });
    }

    static std::span<const std::string> elementOf(const std::string& name, const Alternative& alternative) {
        const std::span<const std::string> symbols(alternative.symbols);
        if (symbols.size() < 3)
            return {};
        if (symbols[0] == name && symbols[1] == "','")
            return symbols.subspan(2);
        if (symbols.back() == name && symbols[symbols.size() - 2] == "','")
            return symbols.first(symbols.size() - 2);
        return {};
    }

    // One alternative repeats the element of another one; if that is empty, commas come first.
    std::optional<std::string> list(const std::string& name, const std::vector<Alternative>& alternatives,
                                    int depth) {
        constexpr std::size_t both = 2;
        if (alternatives.size() != both)
            return std::nullopt;
        const bool isFirst = !elementOf(name, alternatives[0]).empty();
        const std::span<const std::string> element = elementOf(name, alternatives[isFirst ? 0 : 1]);
        const std::vector<std::string>& other = alternatives[isFirst ? 1 : 0].symbols;
        const std::optional<std::string> part = form(element, depth);
        if (!part || !(other.empty() || std::ranges::equal(other, element)))
            return std::nullopt;
        return other.empty() ? "[ , { " + *part + " } ]" : "{ " + *part + " }";
    }

    std::optional<std::string> choice(const std::vector<Alternative>& alternatives, int depth) {
        std::vector<std::string> parts;
        bool mayBeLeftOut = false;
        for (const Alternative& alternative : alternatives) {
            std::optional<std::string> part = form(alternative.symbols, depth);
            if (!part)
                return std::nullopt;
            mayBeLeftOut = mayBeLeftOut || part->empty();
            if (!part->empty() && !std::ranges::contains(parts, *part))
                parts.push_back(*std::move(part));
        }
        // Of two choices that begin alike, the longer one is tried first.
        std::ranges::stable_sort(parts, std::greater(), &std::string::size);
        std::string text;
        for (const std::string& part : parts)
            text += (text.empty() ? "" : " | ") + part;
        if (text.size() > longestForm)
            return std::nullopt;
        if (mayBeLeftOut)
            return text.empty() ? text : "[ " + text + " ]";
        return parts.size() == 1 ? text : "( " + text + " )";
    }

    const GrammarRules& m_rules;
    const TokenPieces& m_tokens;
    int m_pieces = 0;
};

} // namespace

std::string_view valuePiece(std::string_view rule) {
    const auto* known = std::ranges::find(namedPieces, rule, &NamedPiece::symbol);
    return known == namedPieces.end() ? std::string_view() : known->piece;
}

std::optional<std::string> formOf(const GrammarRules& rules, const TokenPieces& tokens,
                                  const std::vector<std::string>& symbols) {
    return FormWriter(rules, tokens).form(symbols, 0);
}

} // namespace levwright::sources
