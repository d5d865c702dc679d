// SPDX-License-Identifier: GPL-3.0-or-later
// The statement to which an instruction belongs. Internal to program/decompile. Source: lev-3.6, section 6.
#pragma once

#include "core/languages/program/decompile/GameNumbers.h"
#include "core/languages/program/decompile/Stack.h"

#include <optional>
#include <string>

namespace levwright::programtext {

struct Statement {
    std::string words; // without its block; a map has lines of its own
    // Whether a block may follow; the matching instruction ends it.
    bool hasBlock = false;
    bool needsBlock = false; // even an empty one
};

class ProgramStatements {
public:
    ProgramStatements(Spelling& spelling, ProgramStack& stack, Variables& variables)
        : m_spelling(spelling), m_numbers(spelling.catalog()), m_stack(stack), m_variables(variables) {}

    // Takes the same values as the instruction. Empty if the instruction places nothing.
    std::optional<Statement> make(Opcode opcode);
    // FLAGS; empty if there are none to write.
    std::optional<std::string> flags();
    // Writes the header that begins with the instruction of MAZE.
    std::string maze(std::string_view name);

private:
    std::optional<Statement> makePlace(Opcode opcode);
    std::string initMap();
    std::string map();
    std::string rows(std::string_view cells, std::int64_t height, std::int64_t width);
    Statement monster();
    std::string monsterOption(std::int64_t code);
    std::string seenTraps();
    Statement object();
    std::string objectOption(std::int64_t code);
    std::string objectNumber();
    Statement room(std::string_view keyword);
    Statement region();
    std::string roomFlags(std::int64_t flags);
    std::string corridor();
    std::string levelRegions();
    std::string door();
    std::string drawbridge();
    std::string mazewalk();
    std::string wallify();
    std::string altar();
    std::string grave();
    std::string mineralize();
    std::string replaceTerrain();
    std::string assignment();
    std::string shuffle();

    std::string words(std::string_view wordClass) {
        return m_spelling.word(wordClass, int(m_stack.popNumber()));
    }
    std::string wordsOrRandom(std::string_view wordClass) {
        return m_spelling.wordOrRandom(wordClass, int(m_stack.popNumber()));
    }
    std::string terrainCharacter(std::int64_t number);
    std::string alignment(std::int64_t number);
    std::string directions(std::int64_t number);
    std::string place(std::string_view wordClass, std::int64_t number);
    // The word alone, if the number is 1.
    std::string only(std::string_view word);

    // A door's material and a comma, in games where doors have one; else empty.
    std::string material();
    std::string ownOption(const GameOption& option);

    Spelling& m_spelling;
    GameNumbers m_numbers;
    ProgramStack& m_stack;
    Variables& m_variables;
};

} // namespace levwright::programtext
