// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/c/Initializer.h"

#include "core/sources/c/Cutter.h"

#include <algorithm>

namespace levwright::sources {

namespace {

constexpr int deepestList = 16;

bool opensBracket(const Token& token) {
    return token.is("(") || token.is("[") || token.is("{");
}

bool closesBracket(const Token& token) {
    return token.is(")") || token.is("]") || token.is("}");
}

Value readValue(Tokens tokens, int depth) {
    Value value;
    if (tokens.size() > 3 && tokens[0].is(".") && tokens[1].isName() && tokens[2].is("=")) {
        value.field = tokens[1].text;
        tokens = tokens.subspan(3);
    } else if (!tokens.empty() && tokens[0].is("[")) {
        const std::size_t end = closingBracket(tokens, 0);
        if (end + 2 < tokens.size() && tokens[end + 1].is("="))
            tokens = tokens.subspan(end + 2);
    }
    value.tokens = tokens;
    value.isList = !tokens.empty() && tokens[0].is("{") && depth < deepestList;
    if (!value.isList)
        return value;
    value.tokens = tokens.subspan(1, closingBracket(tokens, 0) - 1);
    for (const Tokens item : splitAtCommas(value.tokens))
        value.items.push_back(readValue(item, depth + 1));
    return value;
}

} // namespace

std::size_t closingBracket(Tokens tokens, std::size_t at) {
    std::size_t open = 0;
    for (; at < tokens.size(); ++at) {
        if (opensBracket(tokens[at]))
            ++open;
        else if (closesBracket(tokens[at]) && --open == 0)
            return at;
    }
    return tokens.size();
}

std::vector<Tokens> splitAtCommas(Tokens tokens) {
    std::vector<Tokens> items;
    std::size_t begin = 0;
    std::size_t open = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (opensBracket(tokens[at]))
            ++open;
        else if (closesBracket(tokens[at]) && open > 0)
            --open;
        if (tokens[at].is(",") && open == 0) {
            items.push_back(tokens.subspan(begin, at - begin));
            begin = at + 1;
        }
    }
    if (begin < tokens.size())
        items.push_back(tokens.subspan(begin));
    return items;
}

Value readInitializer(Tokens tokens) {
    return readValue(tokens.first(std::min(closingBracket(tokens, 0) + 1, tokens.size())), 0);
}

std::vector<std::string_view> memberNames(Tokens tokens) {
    std::vector<std::string_view> names;
    std::string_view name;
    bool isKnown = false; // what follows says more of the name: an array's size, a number of bits
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        if (token.is(",") || token.is(";")) {
            if (!name.empty())
                names.push_back(name);
            name = {};
            isKnown = false;
        } else if (opensBracket(token)) {
            isKnown = isKnown || token.is("[");
            at = closingBracket(tokens, at);
        } else if (token.is(":")) {
            isKnown = true;
        } else if (token.isName() && !isKnown) {
            name = token.text;
        }
    }
    return names;
}

std::optional<std::string> textOf(Tokens tokens) {
    for (int depth = 0; depth < deepestList && tokens.size() > 1 && tokens.front().is("("); ++depth) {
        const std::size_t end = closingBracket(tokens, 0);
        // Brackets around everything, or a cast.
        tokens = end + 1 == tokens.size() ? tokens.subspan(1, end - 1)
                                          : tokens.subspan(std::min(end + 1, tokens.size()));
    }
    std::optional<std::string> text;
    for (const Token& token : tokens) {
        if (token.kind != TokenKind::Text)
            return std::nullopt;
        text = text.value_or("") + literalBytes(token.text);
    }
    return text;
}

} // namespace levwright::sources
