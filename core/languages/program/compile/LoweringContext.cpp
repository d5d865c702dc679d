// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/compile/LoweringContext.h"

#include <algorithm>

namespace levwright::program {

Range Context::tokenAt(Range at, Read read) const {
    const Tokens& tokens = level.tree->tokens;
    auto token = std::ranges::lower_bound(tokens, at.end, {}, &Token::begin);
    if (read == Read::Beyond) {
        token = std::find_if(token, tokens.end(), [](const Token& next) {
            return !isSkipped(next.kind) && next.kind != TokenKind::MapStart &&
                   next.kind != TokenKind::MapRow;
        });
        return token == tokens.end() ? Range{level.tree->size, level.tree->size} : token->range();
    }
    while (token != tokens.begin() && isSkipped((token - 1)->kind))
        --token;
    return token == tokens.begin() ? at : (token - 1)->range();
}

Diagnostic& Context::report(DiagnosticCode what, Range at, Read read, std::vector<std::string> arguments) {
    level.diagnostics.push_back({what, at, tokenAt(at, read).begin, std::move(arguments), {}});
    return level.diagnostics.back();
}

} // namespace levwright::program
