// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the values that statements are made of, each to its end or to the token that does not fit. Internal
// to program/syntax. Source: lev-3.6, section 3.
#pragma once

#include "core/languages/program/syntax/Cursor.h"
#include "core/languages/program/syntax/FormPiece.h"
#include "core/languages/program/syntax/Kinds.h"
#include "core/languages/program/syntax/Variables.h"
#include "core/tree/LexMode.h"
#include "core/tree/Statement.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace levwright::program {

enum class IsOpaque : bool { No, Yes };

// A word that the language does not know, in a statement that is whole without it.
struct UnknownPart {
    Range word;
    Range range;     // the word with what belongs to it
    Range withComma; // what to erase if the word is taken away
    std::string_view instead;
    IsOpaque isOpaque = IsOpaque::No; // a word of the game that nothing explains
};

// Every function returns whether it could read the value to its end. If not, the next token is the one that
// does not fit, and wanted() tells what would fit.
class ValueParser {
public:
    // cursor and variables must outlive the parser. Tolerant: unknown words are passed over where known ones
    // may stand.
    ValueParser(Cursor& cursor, const Variables& variables, LexMode mode)
        : m_cursor(cursor), m_variables(variables), m_mode(mode) {}

    std::vector<Argument>& arguments() { return m_arguments; }
    // The words that have been passed over.
    std::vector<UnknownPart>& unknownParts() { return m_unknown; }
    const std::string& wanted() const { return m_wanted; }
    bool fail(std::string_view wanted);

    // Tokens
    bool take(TokenKind kind, std::string_view spelling);
    bool takeKey(Key key, std::string_view spelling);
    bool colon() { return take(TokenKind::Colon, "“:”"); }
    bool comma() { return take(TokenKind::Comma, "“,”"); }
    // Takes the comma if it comes next.
    bool skipComma();

    // Passes over an unknown word in a list, with what follows it after a colon. False if none comes next.
    bool unknownOption();
    // Passes over a word in the same way, because only the game knows this use of it.
    void opaqueOption();

    // Arguments of one token
    bool leaf(Field field, ArgumentKind kind);
    bool word(Field field, ArgumentKind kind, Key key);
    bool wordOrRandom(Field field, ArgumentKind kind, Key key);
    // Takes the material of a door and its comma, if they come next.
    void material();
    bool stringLiteral(Field field);
    bool stringOrRandom(Field field);
    bool character(Field field);
    bool number(Field field);
    bool anyNumber(Field field);
    bool numberOrRandom(Field field);
    bool anyNumberOrRandom(Field field);

    // Values
    bool expression(Field field);
    bool text(Field field);
    bool place(Field field);
    bool area(Field field);
    bool levregion(Field field);
    bool terrain(Field field);
    bool monster(Field field) { return thing(field, ValueType::Monster); }
    bool object(Field field) { return thing(field, ValueType::Object); }
    bool selection(Field field);
    bool directions(Field field);
    bool coordinates(Field field, ArgumentKind kind, std::size_t count);
    // The right side of an assignment; type becomes the type of the variable.
    bool value(VariableType& type);

    // Whether such a value begins here
    bool beginsText() const { return m_cursor.is(TokenKind::String) || isVariable(ValueType::Text); }
    bool beginsPlace() const;

    // What has been read up to a point, to come back to it.
    struct Mark {
        std::size_t position = 0;
        std::size_t arguments = 0;
        std::size_t unknown = 0;
    };
    Mark mark() const;
    void goBack(const Mark& mark);
    // Each statement may be read again, in part, up to a bound: forms whose alternatives begin alike would
    // double the work with each value in a value.
    void beginStatement() { m_readAgain = 0; }
    // Reads what a form describes. If that fails, part of it may have been read.
    bool form(const FormPiece& piece);

    std::size_t begin(Field field, ArgumentKind kind, Key key = Key::None);
    bool finish(std::size_t argument);

private:
    static constexpr int deepest = 200;
    static constexpr std::size_t mostReadAgain = 10'000; // in tokens of one statement

    // Counts how deep values are nested.
    class Deeper {
    public:
        explicit Deeper(int& depth) : m_depth(++depth) {}
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        ~Deeper() { --m_depth; }
        bool tooDeep() const { return m_depth > deepest; }

    private:
        int& m_depth;
    };

    void passOverOption(IsOpaque isOpaque);
    bool formSequence(std::span<const FormPiece> parts);
    bool choice(const FormPiece& piece);
    bool formList(const FormPiece& element);
    bool formWord();
    bool formValue(FormValue value);
    bool chance(TokenKind kind);
    bool opaqueValue(const Mark& from, Field field, ArgumentKind kind);
    bool beginsCall() const;
    bool call(Field field, ArgumentKind kind);
    const FormPiece* ownForm(ValueType type) const;
    bool ownValue(const FormPiece& piece, Field field);
    bool isAdding() const;
    bool mayPassOver() const { return m_mode == LexMode::Tolerant || m_cursor.isOpaqueWord(); }
    void skipUnknownBefore(Key key);
    bool unknownInstead(Field field);
    std::optional<VariableType> typeHere() const;
    bool isVariable(ValueType type) const;
    bool variable(Field field);
    bool thing(Field field, ValueType type);
    bool literal(Field field, ValueType type);
    bool product(Field field);
    bool primary(Field field);
    bool parenthesized(Field field);
    bool string(Field field);
    void wrap(std::size_t start, Field field, ArgumentKind kind);
    bool operatorSign(Field field);
    bool randomOf(Field field);
    bool selectionTerm(Field field);
    bool selectionCall(Field field);
    bool gradient(Field field);
    bool callOperands(Field field, Cells cells);
    bool roundOperands(Field field, int radii);
    bool filterOperands(Field field);
    bool list(ValueType type);
    bool listElement(ValueType type);
    bool typedValue(VariableType& type, ValueType named);
    std::optional<ValueType> typeOfFirstToken() const;

    Cursor& m_cursor;
    const Variables& m_variables;
    LexMode m_mode;
    std::vector<UnknownPart> m_unknown;
    std::vector<Argument> m_arguments;
    std::string m_wanted;
    int m_depth = 0;
    std::size_t m_readAgain = 0;
};

} // namespace levwright::program
