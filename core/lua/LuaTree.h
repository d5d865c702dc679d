// SPDX-License-Identifier: GPL-3.0-or-later
// A Lua script as a tree that keeps every byte, whatever the bytes are.
#pragma once

#include "core/lua/LuaToken.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::lua {

enum class NodeKind : std::uint8_t {
    Block,
    // Statements
    Local,         // Names, Expressions
    LocalFunction, // Name, Function
    FunctionStatement,
    Assignment,    // Expressions, Expressions
    CallStatement, // Call or MethodCall
    If,            // Clause for each condition, and one without a condition for else
    Clause,        // condition, Block
    While,
    NumericFor, // Name, two or three expressions, Block
    GenericFor, // Names, Expressions, Block
    Repeat,     // Block, condition
    Do,
    Return,
    Break,
    Goto,
    Label,
    EmptyStatement,
    // Lists
    Names,
    Expressions,
    Arguments, // of a call: in parentheses, or the one string or table
    Parameters,
    // Expressions
    Literal, // a number, string, nil, true, false or ...
    Name,
    Function, // Parameters, Block
    Table,
    PositionalEntry,
    NamedEntry, // Name, value
    KeyedEntry, // key, value
    Member,     // object, Name: a.b
    Subscript,  // object, key: a[b]
    Call,       // callee, Arguments
    MethodCall, // object, Name, Arguments
    Parenthesized,
    Unary,
    Binary,
    Attribute, // <const> of a local name
    // What is no Lua
    Error,   // tokens that belong nowhere
    Missing, // of no token: where an expression or name should be
};

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex noNode = 0xffffffff;

// firstToken..endToken - 1, with comments between them; not those around.
struct Node {
    NodeKind kind{};
    std::uint32_t firstToken = 0;
    std::uint32_t endToken = 0;
    NodeIndex firstChild = noNode;
    NodeIndex nextSibling = noNode;
    NodeIndex parent = noNode;
    bool operator==(const Node&) const = default;
};

enum class Problem : std::uint8_t {
    Expected,         // a token
    UnexpectedSymbol, // where an expression should begin
    NoStatement,      // an expression stands where a statement should
    NoArguments,      // behind a method's name
    NoParameter,
    NoLoop,       // neither = nor in behind the names of a for
    BrokenToken,  // the token itself is none of Lua
    BrokenEscape, // in a string
    TooDeep,      // more levels inside each other than Lua takes
};

struct SyntaxError {
    Problem problem{};
    TokenKind expected{};                // of Expected
    std::optional<std::uint32_t> opener; // the token that what is expected would close
    std::uint32_t token = 0;             // where; the number of tokens at the end of the text
    bool operator==(const SyntaxError&) const = default;
};

struct SyntaxTree {
    Tokens tokens;                   // tile the text
    std::vector<Node> nodes;         // children before their parent; the script's Block is the last one
    std::vector<SyntaxError> errors; // in text order, one a token

    NodeIndex root() const { return NodeIndex(nodes.size() - 1); }
    // Of the empty range in front of its token for a node without tokens.
    Range range(NodeIndex node) const;
    bool operator==(const SyntaxTree&) const = default;
};

// The tokens joined: the text that the tree was made of.
std::string print(const SyntaxTree& tree, std::string_view text);

// The text of a script with its lines as Lua counts them: whoever asks about many errors makes one.
class ScriptLines {
public:
    ScriptLines(std::string_view text); // NOLINT(google-explicit-constructor): a text is its lines
    ScriptLines(const std::string& text) : ScriptLines(std::string_view(text)) {} // NOLINT: likewise

    std::string_view text() const { return m_text; }
    // How many lines have ended before a place, or end in the middle of their line end there.
    std::size_t endsBefore(Offset place) const;

private:
    std::string_view m_text;
    std::vector<Offset> m_ends; // where each line end begins
};

// What Lua says of it, without the place: "')' expected (to close '(' at line 1) near <eof>".
std::string messageOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines);
// The line, from 1, that Lua names with it.
std::size_t lineOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines);

} // namespace levwright::lua
