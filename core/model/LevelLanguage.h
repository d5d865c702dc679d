// SPDX-License-Identifier: GPL-3.0-or-later
// A language of level descriptions, with every question that the rest of the program asks of it. Each game
// has one. Code that shows or edits levels asks it and knows neither its grammar nor its compiled form.
#pragma once

#include "core/base/CellTurn.h"
#include "core/base/Phrase.h"
#include "core/base/Result.h"
#include "core/instance/RollPlan.h"
#include "core/model/Arrangement.h"
#include "core/model/FieldView.h"
#include "core/model/LevelModel.h"
#include "core/model/LevelOutline.h"
#include "core/model/LevelView.h"
#include "core/model/PaletteThing.h"
#include "core/model/RoomView.h"
#include "core/model/TextHelp.h"
#include "core/model/WritingHelp.h"
#include "core/target/Target.h"
#include "core/text/EditOutcome.h"
#include "core/text/NameTable.h"
#include "core/tree/FileTree.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class DungeonLanguage;
struct CompiledFile; // see core/formats/FileForms.h

// What some languages cannot do. Read means to tell what a text contains: a map, statements, problems.
enum class Ability : std::uint8_t { Read, Compile, Decompile, Roll };

// A level and the text of its tree. Places and edits count from the first byte of the level.
struct LevelSource {
    const LevelModel& level;
    std::string_view text;

    std::string_view slice(Range range) const { return text.substr(range.begin, range.size()); }
};

// A compiled file of the game, turned back into a description.
struct Decompiled {
    std::string text;
    Target target;                     // what the file was compiled for
    std::vector<std::string> warnings; // sentences about what the text does not contain of the file
};

// Immutable. Its functions may be called from any thread.
class LevelLanguage {
public:
    LevelLanguage() = default;
    LevelLanguage(const LevelLanguage&) = delete;
    LevelLanguage& operator=(const LevelLanguage&) = delete;
    virtual ~LevelLanguage() = default;

    // Parsing never fails: any bytes give a tree whose tokens, joined, are the text.
    // Exact mode reads every byte like the game's compiler. Tolerant mode loses as little as possible to what
    // is half typed.
    virtual FileTree parse(TextSnapshot text, LexMode mode = LexMode::Tolerant) const = 0;
    // The tree of text, which is edit.apply(old.text). Levels that the edit does not touch keep their trees.
    virtual FileTree reparse(const FileTree& old, const TextEdit& edit, TextSnapshot text) const = 0;
    // Never fails. The diagnostics contain everything that these checks find wrong with the level.
    virtual LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize longSize,
                                Checks checks = Checks::All) const = 0;
    // The same for a level that an edit has changed; before is its model before the edit. What the edit does
    // not touch may be taken from it.
    virtual LevelModelPtr lowerChanged(LevelTreePtr tree, std::string_view levelText, LongSize longSize,
                                       const LevelModel& /*before*/) const {
        return lower(std::move(tree), levelText, longSize);
    }

    // The view of a part, by its index in LevelModel::parts.
    virtual PartView view(const LevelSource& level, std::size_t part) const = 0;
    // The same, with the placements of these statements alone. None of them lies in a container.
    virtual PartView viewOf(const LevelSource& level, std::size_t part,
                            const StatementSpan& statements) const {
        PartView own = view(level, part);
        std::erase_if(own.placements,
                      [&](const Placement& each) { return !statements.contains(each.statement); });
        return own;
    }
    // All rows below the level's name in lists, in text order. Statements about the level after its last
    // room come at the end.
    virtual std::vector<OutlineEntry> outline(const LevelSource& level) const = 0;
    // A statement in a few words, for lists. Broken statements and those that place nothing have a label,
    // too.
    virtual std::string label(const LevelSource& level, std::size_t statement) const = 0;

    // Writes the cells into the part's map; see paintCells. Refused for a part without a map, and for a place
    // to which a map cannot grow.
    virtual EditOutcome paint(const LevelSource& level, std::size_t part,
                              const std::vector<CellChange>& changes) const = 0;
    // Makes these cells the part's map; they may have any size within its limit. Rows that stay the same keep
    // their bytes. Refused for a part without a map, and for a map that may not be that large.
    virtual EditOutcome setMap(const LevelSource& level, std::size_t part, const Grid<char>& cells) const = 0;
    // Turns every place that a statement has in its part, and its directions. Areas are cut to within.
    // Refused for what is computed or broken, and if a place would be outside or negative.
    virtual EditOutcome turn(const LevelSource& level, std::size_t statement, const CellTurn& turn,
                             const std::optional<Area>& within) const = 0;
    // The cells of a map after a turn, from 0,0. Walls are drawn for their new direction.
    virtual Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const = 0;
    // Moves a statement's place, or the first corner of its area, to a cell. Refused, with the reason, if the
    // statement has no written place.
    virtual EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const = 0;
    // Writes source as the value of a field, or removes the field if source is empty. Refused for a field
    // that is computed, a field that must be there, and a broken statement.
    virtual EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;

    // The fields of a statement that can be changed, in the order of an inspector; empty for a broken one.
    virtual std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const = 0;
    // The choices for one of those fields; each once.
    virtual std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                             const FieldKey& field) const = 0;

    // What may be written at a place of the level. If a language cannot tell, this is empty, and its parser
    // is tried.
    virtual std::optional<Completions> completions(const LevelSource& /*level*/, Offset /*at*/) const {
        return std::nullopt;
    }
    // What is known about the place beyond the fields of statements.
    virtual std::optional<Explanation> explanation(const LevelSource& /*level*/, Offset /*at*/) const {
        return std::nullopt;
    }

    // What the statement or call at a place takes; empty if there is none.
    virtual std::optional<Signature> signature(const LevelSource& /*level*/, Offset /*at*/) const {
        return std::nullopt;
    }
    // The names in the level. Two levels of a file that name the same thing of kind Level mean the same.
    virtual NameTable names(const LevelSource& /*level*/) const { return {}; }
    // The names of the whole file of a level, if its levels are parts of one script; their ranges count in
    // the file. Empty if each level has names of its own.
    virtual std::optional<NameTable> sharedNames(const LevelSource& /*level*/) const { return std::nullopt; }
    // What the words of the level's text are.
    virtual std::vector<Mark> marks(const LevelSource& /*level*/) const { return {}; }
    // What can be folded, in any order.
    virtual std::vector<Fold> folds(const LevelSource& /*level*/) const { return {}; }

    // What begins a comment up to the end of its line.
    virtual std::string_view lineComment() const { return "#"; }
    // Whether the character may stand in a map.
    virtual bool isMapCharacter(char c) const = 0;
    // The words that an argument of those kinds may be written as, for choice lists; each once.
    virtual std::vector<std::string> wordsFor(ArgumentSet accepts) const = 0;

    // What can be added there without giving the level a new error, in the order of menus. Refused for a
    // place that is outside, and where nothing can be added.
    virtual std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                          const AddPlace& place) const = 0;
    // Makes the line the last statement of a part or room, an index into LevelTree::sections. Refused if it
    // would not be exactly one statement that may stand there.
    virtual EditOutcome insert(const LevelSource& level, std::size_t section,
                               std::string_view line) const = 0;

    // A statement with a closed door on a cell of a map; empty if the language has none.
    virtual std::string closedDoor(Point /*cell*/) const { return {}; }

    // The rooms of a level; empty for a level of parts, and in a language without rooms.
    virtual RoomsView rooms(const LevelSource& /*level*/) const { return {}; }
    // Moves and resizes a room, which is given by the statement that opens it. Refused for a place where no
    // room can be, for one outside of the enclosing room, and for a broken or computed statement.
    virtual EditOutcome shapeRoom(const LevelSource& /*level*/, std::size_t /*statement*/,
                                  const RoomShape& /*shape*/) const {
        return refuse(say("This language has no rooms."));
    }
    // Moves a room's door. Refused for a place after the end of a wall, and if the statement is not such a
    // door.
    virtual EditOutcome moveDoor(const LevelSource& /*level*/, std::size_t /*statement*/,
                                 const WallPlace& /*to*/) const {
        return refuse(say("This language has no rooms."));
    }
    // Adds a room as the last one of the level or of the room that encloses it.
    virtual EditOutcome addRoom(const LevelSource& /*level*/, const NewRoom& /*room*/) const {
        return refuse(say("This language has no rooms."));
    }
    // Digs a corridor between two doors, given by their statements. It replaces random corridors. Refused for
    // doors that no corridor can name because their place is random.
    virtual EditOutcome joinDoors(const LevelSource& /*level*/, std::size_t /*from*/,
                                  std::size_t /*to*/) const {
        return std::unexpected(*objectionToCorridors());
    }
    // Why no doors can be joined at all.
    virtual std::optional<Refusal> objectionToCorridors() const {
        return Refusal{say("This language has no corridors.")};
    }
    // Why no corridor can lead to that wall of the room.
    virtual std::optional<Refusal> objectionToCorridorAt(const RoomView& /*room*/, WallSide /*side*/) const {
        return objectionToCorridors();
    }
    // Changes where a part goes in the level. Refused for a part that is the whole level.
    virtual EditOutcome alignPart(const LevelSource& /*level*/, std::size_t /*part*/,
                                  const PartAlignment& /*to*/) const {
        return refuse(say("Parts cannot be aligned in this language."));
    }

    // All things that can be put into levels, each kind in its usual forms, in the order of palettes. Empty
    // if the language offers nothing.
    virtual std::vector<PaletteThing> palette() const { return {}; }
    // The same for each class and for each particular monster, object and trap; a long list.
    virtual std::vector<PaletteThing> namedThings() const { return {}; }
    // Why a thing can stand nowhere in that part or room, as far as that can be decided quickly. section is
    // empty if the level has none.
    virtual std::optional<Refusal> objectionToPlacing(const LevelSource& /*level*/,
                                                      std::optional<std::size_t> /*section*/,
                                                      const PaletteThing& /*thing*/) const {
        return std::nullopt;
    }
    // Puts the thing there with all that belongs to it (such as the terrain of a door). Refused if the level
    // would get a new error.
    virtual std::expected<PlacedThing, Refusal>
    place(const LevelSource& /*level*/, const PaletteThing& /*thing*/, const ThingSpot& /*spot*/) const {
        return refuse(say("Nothing can be placed in levels of this language."));
    }

    // Moves statements to another place of their level, or copies them there. Refused for a statement that
    // opens a level, part or room, and for what would be an error there.
    virtual ArrangeOutcome arrange(const LevelSource& /*level*/,
                                   const std::vector<std::size_t>& /*statements*/, const ArrangePlace& /*to*/,
                                   Arranging /*how*/) const {
        return refuse(say("Statements of this language cannot be moved."));
    }

    // Removes statements, given by their indices. A statement that opens a part or room takes all its
    // contents along, the first one of a level the whole level, and one with a block the block.
    virtual TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const = 0;

    // A new entry for a file of themed rooms, of that form.
    virtual std::string themedEntry(ThemedForm /*form*/, std::string_view /*name*/) const { return {}; }
    // Adds an entry, such as one from another file, after the last one of a list; also the list, if the file
    // has none. Refused for a file that is something else. The edit counts from the start of the file.
    virtual EditOutcome addThemed(const FileTree& /*file*/, ThemedList /*list*/,
                                  std::string_view /*entry*/) const {
        return refuse(say("This language has no themed rooms."));
    }
    // The text of the level that makes it a themed room, with its comment, which can go to another file.
    virtual std::optional<Range> themedRange(const LevelSource& /*level*/) const { return std::nullopt; }

    // Adds a comment that silences problems of that kind in the level; see core/checks/Silence.h. Refused for
    // a kind that cannot be silenced, and for text before the first level.
    virtual EditOutcome silence(const LevelSource& level, DiagnosticCode code) const = 0;

    // Why the language does not have that ability; empty if it has it.
    virtual std::optional<Refusal> objectionTo(Ability ability) const = 0;

    // How the game reads dungeons that are scripts; null if it reads none. Lives as long as the language.
    virtual const DungeonLanguage* dungeonScripts() const { return nullptr; }
    // The file in which the game would store the level. Errors: the level has errors or does not fit into a
    // file; the language cannot be compiled, or not into that form.
    virtual Result<std::string> compile(const LevelSource& level, const Target& target) const = 0;
    // A description of one level of that name. Compiling it for the target gives the same bytes, except for
    // those that no game looks at (a warning names them). Errors: it is the file of another language, or
    // contains what no description can express.
    virtual Result<Decompiled> decompile(const CompiledFile& file, std::string_view levelName) const = 0;

    // The level made ready for rolling. Errors: the level has errors, or it cannot be rolled, or not in this
    // game.
    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context) const {
        return plan(level, context, {});
    }
    // A further error: it was abandoned because it would have taken long.
    virtual Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                           const std::stop_token& abandoned) const = 0;
    // Whether planning, and each roll, runs code of the level's author. That may take up to a quarter of a
    // second.
    virtual bool runsScripts() const { return false; }
    // Whether rolls can set a vault into a sample level (RollContext::sampleLevel).
    virtual bool makesSampleLevels() const { return false; }
    // The same for a compiled file of the game. Error: it is the file of another language.
    virtual Result<roll::RollPlanPtr> planFile(const CompiledFile& file, std::string_view levelName,
                                               const roll::RollContext& context) const = 0;
};

} // namespace levwright
