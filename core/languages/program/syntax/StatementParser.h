// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a statement from after its word. Internal to program/syntax. Source: lev-3.6, section 3.
#pragma once

#include "core/languages/program/syntax/ValueParser.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::program {

// What follows the arguments of a statement.
enum class Body : std::uint8_t {
    None,
    Block,
    MayBeBlock, // if "{" comes next
    Cases,      // a block that begins with CASE or DEFAULT
    Statement,  // a single statement, which a condition guards
    Map,        // MAP to ENDMAP
};

struct StatementForm {
    StatementKind kind = StatementKind::Unknown;
    Body body = Body::None;
};

// The form of the statement that the word begins; Unknown if it begins none.
StatementForm formOf(Key key);

class StatementParser {
public:
    StatementParser(Cursor& cursor, ValueParser& values, Variables& variables)
        : m_cursor(cursor), m_values(values), m_variables(variables) {}

    // Reads the arguments of a statement whose word has been taken; see ValueParser.
    bool arguments(Key key, StatementNode& node);
    // $name = value
    bool assignment(StatementNode& node);
    // [50%], [$a > 1], [$a]
    bool condition();

private:
    // What was read of a statement, and whether that is all of it.
    struct Reading {
        bool fits = false;
        std::size_t end = 0; // the token after it
        std::vector<Argument> arguments;
        std::vector<UnknownPart> unknown;
        std::string wanted;
    };
    Reading takeReading(bool fits);
    bool restore(Reading reading);
    bool afterColonOfGame(Key key, StatementNode& node, std::span<const FormPiece> forms);
    Reading longest(std::span<const FormPiece> forms);
    void passOverTail(std::size_t end);
    bool mayEndHere() const;
    // The options of the owner, "monster" or "object", each read by the given function.
    bool ownCondition();
    bool options(std::string_view owner, bool (StatementParser::*option)());
    bool ownOption(std::string_view owner, const ValueParser::Mark& from);
    bool colon(StatementNode& node);
    bool afterColon(Key key);
    bool maze();
    bool flags();
    bool initMap();
    bool mines();
    bool geometry();
    bool monster();
    bool monsterOption();
    bool seenTraps();
    bool object();
    bool objectOption();
    bool option(Key key);
    bool optionOf(Key key, bool (ValueParser::*value)(Field));
    bool alignment(Key colonOrBracket);
    bool roomDoor();
    bool drawbridge();
    bool mazewalk();
    bool region();
    bool roomFlags();
    bool altar();
    bool stair();
    bool twoRegions();
    bool replaceTerrain();
    bool grave();
    bool engraving();
    bool mineralize();
    bool room();
    bool subroom();
    bool corridor();
    bool corridorEnd(Field field);
    bool forLoop();
    bool bracketed(Field field);
    bool shuffle();

    Cursor& m_cursor;
    ValueParser& m_values;
    Variables& m_variables;
};

} // namespace levwright::program
