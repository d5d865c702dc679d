// SPDX-License-Identifier: GPL-3.0-or-later
// A Lua script as a tree that keeps every byte of any text.
#pragma once

#include "core/languages/script/lua/LuaToken.h"

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
    If,            // a Clause for each condition, and a Clause without a condition for else
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
    Arguments, // of a call: in parentheses, or a single string or table
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
    // Broken text
    Error,   // tokens that do not belong anywhere
    Missing, // has no tokens; stands where an expression or name should be
};

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex noNode = 0xffffffff;

// It covers the tokens firstToken..endToken - 1 with the comments between them, but not those around them.
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
    Expected,         // a certain token was expected
    UnexpectedSymbol, // no expression can begin here, where one should
    NoStatement,      // an expression stands where a statement should be
    NoArguments,      // there are no arguments after the name of a method
    NoParameter,
    NoLoop,       // there is neither = nor in after the names of a for
    BrokenToken,  // the token is not valid in Lua
    BrokenEscape, // in a string
    TooDeep,      // deeper nesting than Lua allows
};

struct SyntaxError {
    Problem problem{};
    TokenKind expected{};                // for Expected
    std::optional<std::uint32_t> opener; // the token that the expected one would close
    std::uint32_t token = 0;             // where it is; at the end of the text, the number of tokens
    bool operator==(const SyntaxError&) const = default;
};

struct SyntaxTree {
    Tokens tokens;                   // joined, they are the text
    std::vector<Node> nodes;         // children come before their parent; the script's Block is last
    std::vector<SyntaxError> errors; // in text order, at most one for each token

    NodeIndex root() const { return NodeIndex(nodes.size() - 1); }
    // The range of a node. For a node without tokens, it is empty and before the node's next token.
    Range range(NodeIndex node) const;
    bool operator==(const SyntaxTree&) const = default;
};

// Whether the tree is that of an entry of a list that stands alone; see parseEntry().
bool isEntry(const SyntaxTree& tree);
// The table or function that is such an entry; noNode if there is none.
NodeIndex entryOf(const SyntaxTree& tree);
// The function that is an entry's contents: the entry itself, or the value of that key in its table.
NodeIndex contentsOfEntry(const SyntaxTree& tree, std::string_view text);
// The Block with the statements that run when the game reads the text: that of the script, or of the contents
// of an entry; noNode if an entry has no contents that are written.
NodeIndex mainBlock(const SyntaxTree& tree, std::string_view text);

// The text of a script with its lines as Lua counts them. Make one of these if you ask about many errors.
class ScriptLines {
public:
    ScriptLines(std::string_view text); // NOLINT(google-explicit-constructor): a text is its lines
    ScriptLines(const std::string& text) : ScriptLines(std::string_view(text)) {} // NOLINT: the same

    std::string_view text() const { return m_text; }
    // How many lines have ended before a place. A place in the middle of a line end counts as after it.
    std::size_t endsBefore(Offset place) const;

private:
    std::string_view m_text;
    std::vector<Offset> m_ends; // the place where each line end begins
};

// Lua's message without the place: "')' expected (to close '(' at line 1) near <eof>".
std::string messageOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines);
// The line, from 1, that Lua names for the error.
std::size_t lineOf(const SyntaxTree& tree, const SyntaxError& error, const ScriptLines& lines);

} // namespace levwright::lua
