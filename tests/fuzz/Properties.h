// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for any bytes. Each function throws ContractViolation where it does not; the fuzzers call them
// with what they make up, the tests with what the fuzzers once found.
#pragma once

#include "core/model/Game.h"
#include "core/text/TextEdit.h"

#include <cstdint>
#include <string_view>

namespace levwright::fuzz {

// Printing gives the bytes back; re-parsing after an edit is parsing anew; diagnostics and fixes lie in the
// text; what is offered and said at a place is about that place.
void checkParsing(std::string_view input);
// The same of descriptions for NetHack 3.6, whose levels are programs.
void checkProgramParsing(std::string_view input);
void checkScriptParsing(std::string_view input);
// Any bytes are a script whose tree prints them and is sound, whatever is wrong with them.
void checkScript(std::string_view bytes);
// lev_comp ends with one of its statuses, and what it writes can be read again.
void checkCompiling(std::string_view input);
void checkProgramCompiling(std::string_view input);
// Any bytes give an error or a level; a level that was decoded can be encoded, and its bytes are those it
// came from but for padding, which is 0 (LevFile.h): decoding those gives the same level again.
void checkDecoding(std::string_view input);
// Level files of NetHack 3.6 give their bytes back.
void checkProgramDecoding(std::string_view input);
// A level file becomes a description that lev_comp makes the same file of, or a reason why not.
void checkDecompiling(std::string_view input);
// Painting changes the wanted cells only; every edit re-parses as meant; undo gives the bytes back.
void checkEditing(std::string_view input);
// Whatever an editor asks of a language, in any order: a refusal with its reason, or an edit of the level
// that can be undone; a field's own choices leave its statement whole.
void checkIntents(std::string_view input);
void checkProgramIntents(std::string_view input);
void checkScriptIntents(std::string_view input);
// Lines as a world's commands: none breaks it, one that is refused changes nothing, and what is saved is read
// again.
void checkWorld(std::string_view input);
// Bytes as a world's save.
void checkWorldSave(std::string_view input);
// A run that can be read is written as it was read, and played to the same end each time.
void checkRunFile(std::string_view input);
// Any bytes give an error or a text; a journal that was cut off or has a wrong byte gives a text that was.
void checkJournal(std::string_view input);

// What is cut out of a level can be put into others, and undone; any bytes on the clipboard are a fragment
// that can be put somewhere, or none.
void checkFragments(std::string_view input);

// A dungeon description prints itself, both readings agree, and what it compiles to can be read again and
// rolled; every edit leaves it without new errors.
void checkDungeon(std::string_view input);
// Any bytes are a dungeon script or none; every edit leaves it without new errors, and can be undone.
void checkScriptDungeon(std::string_view input);
// A dungeon file that is read is written as the same bytes, rolled to an end, and described or refused with a
// reason.
void checkDungeonFile(std::string_view bytes);

// A level file or a description rolls, whatever it says: the same seed gives the same sound level; statistics
// of parts add up to the whole and survive being written and read.
void checkRolling(std::string_view input);
// Level files and descriptions of NetHack 3.6.
void checkProgramRolling(std::string_view input);
// A script is run, and refused with a reason or rolled soundly; it neither gets out of its sandbox nor goes
// on for ever.
void checkScriptRolling(std::string_view input);
// A script that can be described makes a description without errors; all notes lie in the script.
void checkScriptDescribing(std::string_view bytes);
// Bytes as statistics that were written earlier: what can be read is written as it was read, and merged.
void checkStatistics(std::string_view input);

// A library is written as it was read, or refused with a reason; so is one that was made of the bytes and
// then damaged.
void checkArchive(std::string_view input);

// The game all of them use, but for those of programs and scripts.
const GamePtr& game();
const GamePtr& gameOfPrograms();
const GamePtr& gameOfScripts();

// An input is a text and, behind the last byte 1 of it, choices; a text alone brings the choices that its
// bytes add up to, so that plain level descriptions are good samples.
class Input {
public:
    explicit Input(std::string_view bytes);
    std::string_view text() const { return m_text; }
    bool hasChoices() const { return m_left > 0; }
    // A number from 0 to below - 1; 0 when there are no choices left.
    std::size_t choose(std::size_t below);

private:
    std::string_view m_text;
    std::string_view m_choices;
    std::size_t m_left = 0;
    std::uint64_t m_state = 0; // without written choices: of a generator
};

// An edit of that text: a few bytes out, a few in.
TextEdit someEdit(Input& input, std::string_view text);

} // namespace levwright::fuzz
