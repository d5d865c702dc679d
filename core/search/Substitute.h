// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/Pattern.h"
#include "core/text/TextEdit.h"

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace levwright::search {

// What takes the place of matches. The bytes of groups stay as they are in the text. In an expression:
//     \1, $1, ${name}  what a group matched
//     \0, $&           the whole match
//     \n, \t           a line end, a tab
//     \\, $$           the signs themselves
class Substitute {
public:
    // text is UTF-8. Refused for a group that the pattern does not have.
    static std::expected<Substitute, Refusal> of(std::string_view text, const Query& query,
                                                 const Pattern& pattern);

    // What replacing those matches in a text would do, in text order; without what changes nothing.
    std::vector<Replacement> replacementsFor(const std::vector<Match>& matches, std::string_view bytes,
                                             const Coding& coding = utf8()) const;

private:
    struct LineEnd {};
    using Piece = std::variant<std::string, std::size_t, LineEnd>; // as it is; a group; the text's line end

    // The bytes of a piece; of a group, those that it matched.
    static std::string_view bytesOf(const Piece& piece, const Match& match, std::string_view bytes);

    std::vector<Piece> m_pieces;
};

} // namespace levwright::search
