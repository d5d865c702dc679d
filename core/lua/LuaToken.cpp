// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lua/LuaToken.h"

#include "core/base/EnumTable.h"

namespace levwright::lua {
namespace {

using enum TokenKind;

constexpr EnumName<TokenKind> names[] = {
    {Blank, "<blank>"},
    {Comment, "<comment>"},
    {AfterEnd, "<eof>"},
    {Name, "<name>"},
    {Number, "<number>"},
    {QuotedString, "<string>"},
    {LongString, "<string>"},
    {MalformedNumber, "<number>"},
    {UnclosedString, "<string>"},
    {UnclosedLongString, "<string>"},
    {UnclosedComment, "<comment>"},
    {BrokenDelimiter, "["},
    {Garbage, "<byte>"},
    {And, "and"},
    {Break, "break"},
    {Do, "do"},
    {Else, "else"},
    {Elseif, "elseif"},
    {End, "end"},
    {False, "false"},
    {For, "for"},
    {Function, "function"},
    {Goto, "goto"},
    {If, "if"},
    {In, "in"},
    {Local, "local"},
    {Nil, "nil"},
    {Not, "not"},
    {Or, "or"},
    {Repeat, "repeat"},
    {Return, "return"},
    {Then, "then"},
    {True, "true"},
    {Until, "until"},
    {While, "while"},
    {Plus, "+"},
    {Minus, "-"},
    {Star, "*"},
    {Slash, "/"},
    {DoubleSlash, "//"},
    {Percent, "%"},
    {Caret, "^"},
    {Hash, "#"},
    {Ampersand, "&"},
    {Tilde, "~"},
    {Bar, "|"},
    {ShiftLeft, "<<"},
    {ShiftRight, ">>"},
    {Equal, "=="},
    {NotEqual, "~="},
    {LessEqual, "<="},
    {GreaterEqual, ">="},
    {Less, "<"},
    {Greater, ">"},
    {Assign, "="},
    {OpenParen, "("},
    {CloseParen, ")"},
    {OpenBrace, "{"},
    {CloseBrace, "}"},
    {OpenBracket, "["},
    {CloseBracket, "]"},
    {DoubleColon, "::"},
    {Semicolon, ";"},
    {Colon, ":"},
    {Comma, ","},
    {Dot, "."},
    {Concatenate, ".."},
    {Ellipsis, "..."},
    {EndOfText, "<eof>"},
};
static_assert(listsAll(names, &EnumName<TokenKind>::value));

} // namespace

std::string_view spelling(TokenKind kind) {
    return names[std::size_t(kind)].name;
}

} // namespace levwright::lua
