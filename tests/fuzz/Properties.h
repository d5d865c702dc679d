// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that hold for any bytes. Each function throws ContractViolation if its property is violated. The
// fuzzers call them with generated inputs, the tests with earlier findings of the fuzzers.
#pragma once

#include "core/document/Analysis.h"
#include "core/model/Game.h"
#include "core/text/TextEdit.h"

#include <cstdint>
#include <string_view>

namespace levwright::fuzz {

// Printing restores the bytes; re-parsing after an edit equals parsing again; diagnostics and fixes are
// inside the text; whatever is offered and explained at a place is about that place.
void checkParsing(std::string_view input);
// The same for descriptions of NetHack 3.6, whose levels are programs.
void checkProgramParsing(std::string_view input);
void checkScriptParsing(std::string_view input);
// Any bytes are parsed as a script. The tree prints the same bytes and is valid, whatever is wrong with them.
void checkScript(std::string_view bytes);
// lev_comp ends with one of its statuses, and what it writes can be read.
void checkCompiling(std::string_view input);
void checkProgramCompiling(std::string_view input);
// Any bytes give an error or a level. A decoded level can be encoded to the original bytes, except that
// padding becomes 0 (LevFile.h). Decoding those gives the same level.
void checkDecoding(std::string_view input);
// Level files of NetHack 3.6 are reproduced exactly.
void checkProgramDecoding(std::string_view input);
// A level file becomes a description that lev_comp compiles to the same file, or there is a reason against
// it.
void checkDecompiling(std::string_view input);
// Painting changes only the painted cells; every edit parses as intended; undo restores the bytes.
void checkEditing(std::string_view input);
// For everything that an editor asks a language, in any order: a refusal with its reason, or an edit of the
// level that can be undone. A field's own choices leave its statement valid.
void checkIntents(std::string_view input);
void checkProgramIntents(std::string_view input);
void checkScriptIntents(std::string_view input);
// Lines as commands for a world: none of them breaks it, a refused one changes nothing, and a save can be
// read.
void checkWorld(std::string_view input);
// Bytes as the save of a world.
void checkWorldSave(std::string_view input);
// A readable run is written as it was read, and always plays to the same end.
void checkRunFile(std::string_view input);
// Any bytes give an error or a text. A journal that was cut off or has a wrong byte gives an earlier text.
void checkJournal(std::string_view input);

// A piece cut out of a level can be put into others, and this can be undone. Any bytes on the clipboard are a
// fragment that can be put somewhere, or none.
void checkFragments(std::string_view input);

// A dungeon description prints itself, both readings agree, and its compiled form can be read and rolled.
// Every edit leaves it without new errors.
void checkDungeon(std::string_view input);
// Any bytes are a dungeon script or not. Every edit leaves it without new errors and can be undone.
void checkScriptDungeon(std::string_view input);
// A dungeon file that can be read is written with the same bytes, can be rolled, and is described or refused
// with a reason.
void checkDungeonFile(std::string_view bytes);

// Everything that an editor asks about any text in any language, at several places: all ranges lie in the
// text, and a new name is given or refused with a reason.
void checkServices(std::string_view input);

// Two versions of any text differ in places of theirs. What one of them changed is merged without a conflict,
// and it does not matter which of them merges.
void checkComparing(std::string_view input);

// Edits of whole lines leave all bytes in their places or can be undone, both halves of a pair find each
// other, and what fits some letters fits fewer, too.
void checkLineEdits(std::string_view input);

// A text that is looked for in any bytes is found or refused with a reason; matches come one after the other,
// and replacing them leaves all other bytes.
void checkSearch(std::string_view input);

// After random edits through the protocol, the language server says about the text what a fresh one says, and
// every request is answered.
void checkLanguageServer(std::string_view input);

// Any bytes are a Python program or notebook. A text that is written into a literal is read from there, and
// all else stays; or there is a reason against it.
void checkPython(std::string_view input);

// Any level file or description can be rolled: the same seed gives the same valid level; statistics of parts
// add up to the whole, and can be written and read.
void checkRolling(std::string_view input);
// The same for level files and descriptions of NetHack 3.6.
void checkProgramRolling(std::string_view input);
// A script is run, and refused with a reason or rolled to a valid level. It neither leaves its sandbox nor
// runs forever.
void checkScriptRolling(std::string_view input);
// A script that can be described gives a description without errors, and all notes are inside the script.
void checkScriptDescribing(std::string_view bytes);
// Bytes as statistics from an earlier run: what can be read is written as it was read, and can be merged.
void checkStatistics(std::string_view input);

// Bytes as a survey from an earlier run: what can be read is written as it was read, has a page and a table,
// and does not differ from itself.
void checkSurvey(std::string_view input);
// Any bytes are a goal that can be counted, or are refused with a reason.
void checkGoal(std::string_view input);

// A library is written as it was read, or refused with a reason; so is one that was built from the bytes and
// then damaged.
void checkArchive(std::string_view input);

// A text with files of a source tree (TreeText.h): reading it ends, and its tables have as many fields in
// each row as in their header.
void checkSources(std::string_view input);

// A text with tables of a user's game and a level (TreeText.h): the tables make a game or a message, and the
// level is read, compiled and rolled without harm.
void checkGame(std::string_view input);

// The game for all fuzzers except those of programs and scripts.
const GamePtr& game();
const GamePtr& gameOfPrograms();
const GamePtr& gameOfScripts();

// Any bytes are a picture that becomes a tile, or are refused with a reason.
void checkBitmap(std::string_view input);

// An input consists of a text and, after its last byte 1, choices. A text alone gets choices computed from
// its bytes, so plain level descriptions are good samples.
class Input {
public:
    explicit Input(std::string_view bytes);
    std::string_view text() const { return m_text; }
    bool hasChoices() const { return m_left > 0; }
    // A number from 0 to below - 1; 0 if no choices are left.
    std::size_t choose(std::size_t below);

private:
    std::string_view m_text;
    std::string_view m_choices;
    std::size_t m_left = 0;
    std::uint64_t m_state = 0; // of a generator, if there are no written choices
};

// An edit of that text: removes a few bytes and inserts a few.
TextEdit someEdit(Input& input, std::string_view text);

// The text as a file of one of the languages of levels or dungeons.
AnalysisPtr analysisFor(Input& input, const TextSnapshot& text);

} // namespace levwright::fuzz
