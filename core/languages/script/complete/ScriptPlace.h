// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out where in a script a place is. It uses the tokens before the place, because a half-typed call has
// no tree yet. Internal to script/complete.
#pragma once

#include "core/languages/script/syntax/ScriptTypes.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::script {

enum class PlaceKind : std::uint8_t {
    NoCode,   // in a comment or a number
    Code,     // a statement or expression
    Member,   // after the dot or colon of a table of the game
    Other,    // after the dot or colon of something else
    Key,      // where a key may stand in the table of a call
    Value,    // the value of a key in such a table
    Argument, // an argument of a call
};

struct ScriptPlace {
    PlaceKind kind{};
    Range replaced;                          // the word or text that the place is in
    std::string function;                    // that takes the argument or key; for Member the table
    std::string_view key;                    // for Value
    std::size_t argument = 0;                // for Argument, from 0
    std::vector<std::string_view> written{}; // keys that the table already has
};

class PlaceFinder {
public:
    PlaceFinder(const script::ScriptTypes& types, const script::ScriptText& script)
        : m_types(types), m_script(script) {}

    ScriptPlace at(Offset at) const;
    // The place before that token; token may equal the number of tokens.
    ScriptPlace before(std::size_t token) const;

private:
    lua::TokenKind kind(std::size_t token) const { return m_script.tree.tokens[token].kind; }
    std::string_view textOf(std::size_t token) const;
    std::optional<std::size_t> previous(std::size_t token) const;
    std::optional<std::size_t> next(std::size_t token) const;
    std::optional<std::size_t> openerBefore(std::size_t token) const;
    std::string memberTable(std::size_t sign) const;
    std::string receiverTable(std::size_t end) const;
    // The function whose name ends with that token.
    std::optional<std::string> functionEndingAt(std::size_t token) const;
    void describeArgument(ScriptPlace& place, std::size_t opener, std::size_t token) const;
    void describeTable(ScriptPlace& place, std::size_t opener, std::size_t token) const;
    std::size_t commasBetween(std::size_t opener, std::size_t token) const;
    std::vector<std::string_view> keysBehind(std::size_t opener) const;

    const script::ScriptTypes& m_types;
    const script::ScriptText& m_script;
};

} // namespace levwright::script
