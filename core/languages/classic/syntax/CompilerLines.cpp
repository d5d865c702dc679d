// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/syntax/CompilerLines.h"

#include <algorithm>

namespace levwright {

void CompilerLines::add(const Tokens& tokens, Offset start) {
    for (const Token& token : tokens) {
        if (token.kind != TokenKind::String)
            continue;
        const Offset end = start + token.end;
        const std::string_view upToEnd = m_text.bytes().substr(0, end);
        for (Offset at = upToEnd.find('\n', start + token.begin); at != std::string_view::npos;
             at = upToEnd.find('\n', at + 1))
            m_uncounted.push_back(at);
    }
}

std::size_t CompilerLines::lineOf(Offset at) const {
    const auto uncounted = std::size_t(std::ranges::lower_bound(m_uncounted, at) - m_uncounted.begin());
    return m_text.position(std::min(at, m_text.size())).line + 1 - uncounted;
}

} // namespace levwright
