// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/complete/ScriptPlace.h"

#include <algorithm>
#include <format>

namespace levwright::script {
namespace {

using lua::NodeIndex;
using lua::NodeKind;
using lua::TokenKind;

bool isOpener(TokenKind kind) {
    return kind == TokenKind::OpenParen || kind == TokenKind::OpenBrace || kind == TokenKind::OpenBracket;
}

bool isCloser(TokenKind kind) {
    return kind == TokenKind::CloseParen || kind == TokenKind::CloseBrace || kind == TokenKind::CloseBracket;
}

// Each of these has its own end; while and for share the end of their do.
bool beginsBlock(TokenKind kind) {
    return kind == TokenKind::Function || kind == TokenKind::If || kind == TokenKind::Do ||
           kind == TokenKind::Repeat;
}

bool endsBlock(TokenKind kind) {
    return kind == TokenKind::End || kind == TokenKind::Until;
}

bool isText(TokenKind kind) {
    return kind == TokenKind::QuotedString || kind == TokenKind::UnclosedString;
}

bool isNoCode(TokenKind kind) {
    return kind == TokenKind::Comment || kind == TokenKind::AfterEnd || kind == TokenKind::UnclosedComment ||
           kind == TokenKind::Number || kind == TokenKind::MalformedNumber || kind == TokenKind::LongString ||
           kind == TokenKind::UnclosedLongString;
}

} // namespace

std::string_view PlaceFinder::textOf(std::size_t token) const {
    const lua::Token& at = m_script.tree.tokens[token];
    return m_script.text.substr(at.begin, at.end - at.begin);
}

std::optional<std::size_t> PlaceFinder::previous(std::size_t token) const {
    while (token > 0) {
        if (!lua::isSkipped(kind(--token)))
            return token;
    }
    return std::nullopt;
}

std::optional<std::size_t> PlaceFinder::next(std::size_t token) const {
    while (++token < m_script.tree.tokens.size()) {
        if (!lua::isSkipped(kind(token)))
            return token;
    }
    return std::nullopt;
}

ScriptPlace PlaceFinder::at(Offset at) const {
    const lua::Tokens& tokens = m_script.tree.tokens;
    // The token that ends there or continues after it.
    const auto found = std::ranges::lower_bound(tokens, at, {}, &lua::Token::end);
    const auto token = std::size_t(found - tokens.begin());
    if (token == tokens.size() || at == found->begin) {
        ScriptPlace place = before(token);
        place.replaced = {at, at};
        return place;
    }
    const bool isInside = at < found->end;
    const bool isComment = found->kind == TokenKind::Comment && (isInside || !textOf(token).ends_with(']'));
    if (isComment || (isNoCode(found->kind) && found->kind != TokenKind::Comment))
        return {PlaceKind::NoCode, {at, at}, {}, {}};
    const bool isWhole = found->kind == TokenKind::QuotedString && !isInside; // the place is after the
                                                                              // closing quote
    const bool isWord = found->kind == TokenKind::Name || lua::isKeyword(found->kind);
    if (isWhole || (!isWord && !isText(found->kind))) {
        ScriptPlace place = before(token + 1);
        place.replaced = {at, at};
        return place;
    }
    ScriptPlace place = before(token);
    place.replaced = {found->begin, found->kind == TokenKind::UnclosedString ? at : found->end};
    return place;
}

ScriptPlace PlaceFinder::before(std::size_t token) const {
    ScriptPlace place{PlaceKind::Code, {}, {}, {}};
    const std::optional<std::size_t> last = previous(token);
    if (!last)
        return place;
    if (kind(*last) == TokenKind::Dot || kind(*last) == TokenKind::Colon) {
        place.function = memberTable(*last);
        place.kind = place.function.empty() ? PlaceKind::Other : PlaceKind::Member;
        return place;
    }
    const std::optional<std::size_t> opener = openerBefore(token);
    if (!opener)
        return place;
    if (kind(*opener) == TokenKind::OpenParen)
        describeArgument(place, *opener, token);
    else if (kind(*opener) == TokenKind::OpenBrace)
        describeTable(place, *opener, token);
    return place;
}

// The bracket around the token, unless a function or block lies between.
std::optional<std::size_t> PlaceFinder::openerBefore(std::size_t token) const {
    std::size_t brackets = 0;
    std::size_t blocks = 0;
    while (token-- > 0) {
        const TokenKind at = kind(token);
        if (isCloser(at))
            ++brackets;
        else if (isOpener(at) && brackets == 0)
            return blocks == 0 ? std::optional(token) : std::nullopt;
        else if (isOpener(at))
            --brackets;
        else if (endsBlock(at))
            ++blocks;
        else if (beginsBlock(at) && blocks == 0 && brackets == 0)
            return std::nullopt;
        else if (beginsBlock(at) && blocks > 0)
            --blocks;
    }
    return std::nullopt;
}

std::string PlaceFinder::memberTable(std::size_t sign) const {
    const std::optional<std::size_t> owner = previous(sign);
    if (!owner)
        return {};
    if (kind(sign) == TokenKind::Colon)
        return receiverTable(*owner);
    return kind(*owner) == TokenKind::Name && m_types.isLibraryTable(textOf(*owner))
               ? std::string(textOf(*owner))
               : std::string();
}

// The table whose functions are methods of the value that ends with that token.
std::string PlaceFinder::receiverTable(std::size_t end) const {
    NodeIndex receiver = lua::noNode;
    for (NodeIndex node = 0; node < m_script.tree.nodes.size(); ++node) {
        const NodeKind nodeKind = m_script.at(node).kind;
        const bool isValue = nodeKind == NodeKind::Name || nodeKind == NodeKind::Call ||
                             nodeKind == NodeKind::MethodCall || nodeKind == NodeKind::Parenthesized;
        if (isValue && m_script.at(node).endToken == end + 1)
            receiver = node; // the outermost one comes last
    }
    switch (m_types.typeOf(receiver)) {
    case script::ValueType::Selection:
        return "selection";
    case script::ValueType::Object:
        return "obj";
    case script::ValueType::String:
        return "string";
    default:
        return {};
    }
}

std::optional<std::string> PlaceFinder::functionEndingAt(std::size_t token) const {
    if (kind(token) != TokenKind::Name)
        return std::nullopt;
    const std::optional<std::size_t> sign = previous(token);
    if (sign && (kind(*sign) == TokenKind::Dot || kind(*sign) == TokenKind::Colon)) {
        const std::string table = memberTable(*sign);
        return table.empty() ? std::nullopt : std::optional(std::format("{}.{}", table, textOf(token)));
    }
    return m_types.isOwn(textOf(token)) ? std::nullopt : std::optional(std::string(textOf(token)));
}

std::size_t PlaceFinder::commasBetween(std::size_t opener, std::size_t token) const {
    std::size_t depth = 0;
    std::size_t commas = 0;
    for (std::size_t i = opener + 1; i < token; ++i) {
        if (isOpener(kind(i)) || beginsBlock(kind(i)))
            ++depth;
        else if ((isCloser(kind(i)) || endsBlock(kind(i))) && depth > 0)
            --depth;
        else if (kind(i) == TokenKind::Comma && depth == 0)
            ++commas;
    }
    return commas;
}

void PlaceFinder::describeArgument(ScriptPlace& place, std::size_t opener, std::size_t token) const {
    const std::optional<std::size_t> name = previous(opener);
    std::optional<std::string> function = name ? functionEndingAt(*name) : std::nullopt;
    if (!function)
        return;
    place.kind = PlaceKind::Argument;
    place.function = std::move(*function);
    place.argument = commasBetween(opener, token);
    const std::optional<std::size_t> sign = previous(*name);
    if (sign && kind(*sign) == TokenKind::Colon)
        ++place.argument; // count after the receiver
}

std::vector<std::string_view> PlaceFinder::keysBehind(std::size_t opener) const {
    std::vector<std::string_view> keys;
    std::size_t depth = 0;
    for (std::size_t i = opener + 1; i < m_script.tree.tokens.size(); ++i) {
        if (isOpener(kind(i)) || beginsBlock(kind(i)))
            ++depth;
        else if (isCloser(kind(i)) && depth == 0)
            break;
        else if ((isCloser(kind(i)) || endsBlock(kind(i))) && depth > 0)
            --depth;
        const std::optional<std::size_t> sign = depth == 0 ? next(i) : std::nullopt;
        if (kind(i) == TokenKind::Name && sign && kind(*sign) == TokenKind::Assign)
            keys.push_back(textOf(i));
    }
    return keys;
}

void PlaceFinder::describeTable(ScriptPlace& place, std::size_t opener, std::size_t token) const {
    std::optional<std::size_t> name = previous(opener);
    if (name && kind(*name) == TokenKind::OpenParen)
        name = previous(*name);
    std::optional<std::string> function = name ? functionEndingAt(*name) : std::nullopt;
    if (!function)
        return;
    const std::size_t last = previous(token).value_or(opener);
    if (last == opener || kind(last) == TokenKind::Comma || kind(last) == TokenKind::Semicolon) {
        place.kind = PlaceKind::Key;
        place.function = std::move(*function);
        place.written = keysBehind(opener);
        return;
    }
    const std::optional<std::size_t> key = previous(last);
    if (kind(last) != TokenKind::Assign || !key || kind(*key) != TokenKind::Name)
        return;
    place.kind = PlaceKind::Value;
    place.function = std::move(*function);
    place.key = textOf(*key);
}

} // namespace levwright::script
