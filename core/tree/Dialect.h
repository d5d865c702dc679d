// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that tell lexer and parser how one game's description language differs from another's.
#pragma once

#include "core/text/Range.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class Grammar;
struct StatementRule;

enum class WordClass : std::uint8_t {
    Statement,
    Levregion,
    DoorState,
    Direction,
    Random,
    None,
    ObjectRegister,
    MonsterRegister,
    PlaceRegister,
    AlignRegister,
    HorizontalAlign,
    AnyAlign,
    VerticalAlign,
    Light,
    Filling,
    Alignment,
    Attitude,
    Alertness,
    AppearanceKind,
    AltarType,
    UpDown,
    Bool,
    EngravingType,
    CurseState,
    Contained,
    LevelFlag,
    RegionRegister,
    ObjectFlag,
    MapStart,
    MapEnd,
    // Words of dungeon descriptions
    BranchType,
    DescriptionTag,
    LevelTag,
    AlignmentTag,
    NoAlignmentTag,
    BuildOption,
    AbsentBuildOption, // the game is built without it
};

// The class that keyword tables call by that name, e.g. "door state"; empty if there is none.
std::optional<WordClass> wordClassNamed(std::string_view name);

// What the tables of a user's game say of a statement.
enum class OwnForm : std::uint8_t {
    None,
    Place,  // it is like FOUNTAIN
    Opaque, // only the game understands it, or part of it
};

struct Word {
    std::string spelling;
    WordClass wordClass{};
    int value = 0; // the number the compiled level stores
    OwnForm form{};
};

struct DialectTables {
    std::vector<Word> words;
    std::string mapCharacters;     // what a map row may hold, digits and blank included
    bool digitsAreRulers = false;  // digits in a map row are not cells
    bool carriageReturns = false;  // CR LF ends a line, too
    bool backslashEscapes = false; // '\x' is x
};

class Dialect {
public:
    // The grammar must not be null.
    Dialect(DialectTables tables, std::shared_ptr<const Grammar> grammar);

    const DialectTables& tables() const { return m_tables; }
    const std::shared_ptr<const Grammar>& grammarPtr() const { return m_grammar; }
    const Grammar& grammar() const { return *m_grammar; }
    const Word& word(std::uint8_t index) const { return m_tables.words[index]; }
    // The index of the longest word that text begins with; empty if it begins with none. Words need no
    // separator in this language.
    std::optional<std::uint8_t> longestWord(std::string_view text) const;
    // The size in bytes of the longest word.
    std::size_t longestWordSize() const { return m_longestWordSize; }
    std::optional<std::uint8_t> find(std::string_view spelling) const;
    // The rule of the statement that the word begins; nullptr if it begins none.
    const StatementRule* ruleOf(std::uint8_t index) const { return m_rules[index]; }
    bool isMapCharacter(char c) const { return m_mapCharacter[static_cast<unsigned char>(c)]; }
    // The words of one class, in the table's order.
    std::vector<std::string_view> wordsOf(WordClass wordClass) const;
    // The words a statement can begin with.
    std::vector<std::string_view> statementWords() const { return wordsOf(WordClass::Statement); }

private:
    const StatementRule* ruleOfWord(const Word& word) const;

    DialectTables m_tables;
    std::shared_ptr<const Grammar> m_grammar;
    // A word, and its first bytes as one number: a word that does not match differs there already.
    struct Candidate {
        std::uint8_t word = 0;
        std::uint64_t mask = 0; // of the bytes that count
        std::uint64_t head = 0;
    };

    std::array<std::vector<Candidate>, 256> m_byFirstByte; // longest first
    std::vector<const StatementRule*> m_rules;             // by word
    std::size_t m_longestWordSize = 0;
    std::array<bool, 256> m_mapCharacter{};
};

} // namespace levwright
