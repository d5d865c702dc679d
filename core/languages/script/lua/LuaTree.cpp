// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/lua/LuaTree.h"

#include "core/languages/script/lua/LuaLiterals.h"
#include "core/languages/script/lua/ScriptCalls.h"

#include <algorithm>
#include <format>

namespace levwright::lua {
namespace {

std::string_view spelled(const SyntaxTree& tree, std::uint32_t token, std::string_view text) {
    const Range range = tree.tokens[token].range();
    return text.substr(range.begin, range.size());
}

bool reachesToEnd(TokenKind kind) {
    return kind == TokenKind::UnclosedLongString || kind == TokenKind::UnclosedComment;
}

// For Lua, a token is on the line where it ends.
std::size_t lineOfToken(const SyntaxTree& tree, std::uint32_t token, const ScriptLines& lines) {
    if (token < tree.tokens.size() && !reachesToEnd(tree.tokens[token].kind))
        return 1 + lines.endsBefore(tree.tokens[token].end);
    const std::string_view read = lines.text().substr(0, lines.text().find('\0'));
    // The game adds a line end if the file does not end with one.
    const bool ended = read.empty() || read.ends_with('\n') || read.ends_with('\r');
    return 1 + lines.endsBefore(Offset(read.size())) + (ended ? 0 : 1);
}

std::size_t firstLineOf(const SyntaxTree& tree, std::uint32_t token, const ScriptLines& lines) {
    return 1 + lines.endsBefore(tree.tokens[token].begin);
}

std::string inLuaQuotes(TokenKind kind) {
    const std::string_view name = spelling(kind);
    return name.size() > 2 && name.starts_with('<') ? std::string(name) : std::format("'{}'", name);
}

std::string nearToken(const SyntaxTree& tree, std::uint32_t token, std::string_view text) {
    if (token >= tree.tokens.size())
        return " near <eof>";
    const std::string_view bytes = spelled(tree, token, text);
    const auto byte = static_cast<unsigned char>(bytes.front());
    if (tree.tokens[token].kind == TokenKind::Garbage && (byte < ' ' || byte > '~'))
        return std::format(" near '<\\{}>'", byte);
    return std::format(" near '{}'", bytes);
}

std::string brokenToken(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines) {
    switch (error.expected) {
    case TokenKind::MalformedNumber:
        return "malformed number" + nearToken(tree, error.token, lines.text());
    case TokenKind::UnclosedString:
        return "unfinished string" + nearToken(tree, error.token, lines.text());
    case TokenKind::BrokenDelimiter:
        return "invalid long string delimiter" + nearToken(tree, error.token, lines.text());
    default:
        break;
    }
    const bool isComment = error.expected == TokenKind::UnclosedComment;
    return std::format("unfinished long {} (starting at line {}) near <eof>",
                       isComment ? "comment" : "string", firstLineOf(tree, error.token, lines));
}

std::string expectedToken(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines) {
    std::string message = inLuaQuotes(error.expected) + " expected";
    if (error.opener && lineOfToken(tree, *error.opener, lines) != lineOf(tree, error, lines))
        message += std::format(" (to close {} at line {})", inLuaQuotes(tree.tokens[*error.opener].kind),
                               lineOfToken(tree, *error.opener, lines));
    return message + nearToken(tree, error.token, lines.text());
}

} // namespace

Range SyntaxTree::range(NodeIndex node) const {
    const Node& found = nodes[node];
    if (found.firstToken < found.endToken)
        return {tokens[found.firstToken].begin, tokens[found.endToken - 1].end};
    const Offset size = tokens.empty() ? 0 : tokens.back().end;
    const Offset at = found.firstToken < tokens.size() ? tokens[found.firstToken].begin : size;
    return {at, at};
}

bool isEntry(const SyntaxTree& tree) {
    const NodeIndex first = tree.nodes[tree.root()].firstChild;
    return first != noNode && tree.nodes[first].kind == NodeKind::PositionalEntry;
}

NodeIndex entryOf(const SyntaxTree& tree) {
    return isEntry(tree) ? tree.nodes[tree.nodes[tree.root()].firstChild].firstChild : noNode;
}

NodeIndex contentsOfEntry(const SyntaxTree& tree, std::string_view text) {
    const NodeIndex entry = entryOf(tree);
    if (entry == noNode || tree.nodes[entry].kind == NodeKind::Function)
        return entry;
    const NodeIndex contents = tree.nodes[entry].kind == NodeKind::Table
                                   ? valueOf(tree, text, entry, "contents").value_or(noNode)
                                   : noNode;
    return contents != noNode && tree.nodes[contents].kind == NodeKind::Function ? contents : noNode;
}

NodeIndex mainBlock(const SyntaxTree& tree, std::string_view text) {
    if (!isEntry(tree))
        return tree.root();
    const NodeIndex function = contentsOfEntry(tree, text);
    if (function == noNode)
        return noNode;
    for (NodeIndex child = tree.nodes[function].firstChild; child != noNode;
         child = tree.nodes[child].nextSibling) {
        if (tree.nodes[child].kind == NodeKind::Block)
            return child;
    }
    return noNode;
}

ScriptLines::ScriptLines(std::string_view text) : m_text(text) {
    for (std::size_t at = text.find_first_of("\r\n"); at != std::string_view::npos;
         at = text.find_first_of("\r\n", at)) {
        m_ends.push_back(Offset(at));
        at += lineEndLength(text.substr(at)).value_or(1);
    }
}

std::size_t ScriptLines::endsBefore(Offset place) const {
    return std::size_t(std::ranges::lower_bound(m_ends, place) - m_ends.begin());
}

std::string messageOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines) {
    const auto nearby = [&](std::string_view what) {
        return std::string(what) + nearToken(tree, error.token, lines.text());
    };
    switch (error.problem) {
    case Problem::Expected:
        return expectedToken(tree, error, lines);
    case Problem::UnexpectedSymbol:
        return nearby("unexpected symbol");
    case Problem::NoStatement:
        return nearby("syntax error");
    case Problem::NoArguments:
        return nearby("function arguments expected");
    case Problem::NoParameter:
        return nearby("<name> or '...' expected");
    case Problem::NoLoop:
        return nearby("'=' or 'in' expected");
    case Problem::BrokenToken:
        return brokenToken(tree, error, lines);
    case Problem::BrokenEscape:
        return nearby("invalid escape sequence");
    case Problem::TooDeep:
        break;
    }
    return nearby("C stack overflow");
}

std::size_t lineOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines) {
    return lineOfToken(tree, error.token, lines);
}

} // namespace levwright::lua
