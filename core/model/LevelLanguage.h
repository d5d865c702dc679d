// SPDX-License-Identifier: GPL-3.0-or-later
// A language that level descriptions are written in, with all that the rest of the program asks of it. Each
// game has one. Whoever shows or edits levels asks it, and knows neither its grammar nor its compiled form.
#pragma once

#include "core/base/CellTurn.h"
#include "core/base/Result.h"
#include "core/instance/RollPlan.h"
#include "core/model/Arrangement.h"
#include "core/model/FieldView.h"
#include "core/model/LevelModel.h"
#include "core/model/LevelOutline.h"
#include "core/model/LevelView.h"
#include "core/model/PaletteThing.h"
#include "core/model/RoomView.h"
#include "core/model/WritingHelp.h"
#include "core/syntax/FileTree.h"
#include "core/target/Target.h"
#include "core/text/EditOutcome.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

class DungeonLanguage;

// What not every language can do. To read is to tell what stands in a text: a map, statements, problems.
enum class Ability : std::uint8_t { Read, Compile, Decompile, Roll };

// A level and the text of its tree. Places and edits count from the first byte of the level.
struct LevelSource {
    const LevelModel& level;
    std::string_view text;

    std::string_view slice(Range range) const { return text.substr(range.begin, range.size()); }
};

// A file of the game's, as a description.
struct Decompiled {
    std::string text;
    Target target;                     // what the file was written for
    std::vector<std::string> warnings; // sentences: what of the file is not in the text
};

// Immutable, and called from any thread.
class LevelLanguage {
public:
    LevelLanguage() = default;
    LevelLanguage(const LevelLanguage&) = delete;
    LevelLanguage& operator=(const LevelLanguage&) = delete;
    virtual ~LevelLanguage() = default;

    // Never fail: any bytes give a tree whose tokens join to the text.
    // Exact: as the game's compiler reads, to the byte; tolerant: what is half typed costs as little as can
    // be.
    virtual FileTree parse(TextSnapshot text, LexMode mode = LexMode::Tolerant) const = 0;
    // The tree of edit.apply(old.text), which is text, with the trees of all levels that it does not touch.
    virtual FileTree reparse(const FileTree& old, const TextEdit& edit, TextSnapshot text) const = 0;
    // Never fails. All that is wrong with the level, as far as these checks tell, is in its diagnostics.
    virtual LevelModelPtr lower(LevelTreePtr tree, std::string_view levelText, LongSize longSize,
                                Checks checks = Checks::All) const = 0;

    // A part by its index in LevelModel::parts.
    virtual PartView view(const LevelSource& level, std::size_t part) const = 0;
    // All that stands below the level's name in lists: in text order, what is said of the level behind its
    // last room at the end.
    virtual std::vector<OutlineEntry> outline(const LevelSource& level) const = 0;
    // A statement in a few words, for lists; also for those that place nothing and for broken ones.
    virtual std::string label(const LevelSource& level, std::size_t statement) const = 0;

    // Writes the cells into the part's map; see paintCells. Refused: a part without a map, a place where a
    // map cannot grow to.
    virtual EditOutcome paint(const LevelSource& level, std::size_t part,
                              const std::vector<CellChange>& changes) const = 0;
    // The part's map becomes these cells, of any size within its limit. Rows that stay keep their bytes.
    // Refused: a part without a map, a map that may not be that large.
    virtual EditOutcome setMap(const LevelSource& level, std::size_t part, const Grid<char>& cells) const = 0;
    // Every place that a statement has in its part goes where the turn takes it, directions with it.
    // within: areas are cut to it. Refused: what is computed or broken, a place outside, a negative one.
    virtual EditOutcome turn(const LevelSource& level, std::size_t statement, const CellTurn& turn,
                             const std::optional<Area>& within) const = 0;
    // The cells of a map after a turn, from 0,0; walls point where they then have to.
    virtual Grid<char> turned(const Grid<char>& cells, const CellTurn& turn) const = 0;
    // Puts a statement's place, or the first corner of its area, there. Refused, with the reason: what has no
    // place that is written.
    virtual EditOutcome move(const LevelSource& level, std::size_t statement, Point to) const = 0;
    // Writes source as the value of a field; none takes the field away. Refused: a field that is computed or
    // must be there, a broken statement.
    virtual EditOutcome setField(const LevelSource& level, std::size_t statement, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;

    // What can be changed of a statement, in the order of an inspector; empty for a broken one.
    virtual std::vector<FieldView> fields(const LevelSource& level, std::size_t statement) const = 0;
    // What there is to choose from for one of those fields; each once.
    virtual std::vector<FieldChoice> choices(const LevelSource& level, std::size_t statement,
                                             const FieldKey& field) const = 0;

    // What may be written at a place of the level, of a language that can tell; none: it is tried out on its
    // parser.
    virtual std::optional<Completions> completions(const LevelSource& /*level*/, Offset /*at*/) const {
        return std::nullopt;
    }
    // What is said there beside the fields of statements.
    virtual std::optional<Explanation> explanation(const LevelSource& /*level*/, Offset /*at*/) const {
        return std::nullopt;
    }

    // Whether a map may hold it.
    virtual bool isMapCharacter(char c) const = 0;
    // The words that an argument of those kinds may be written as, for lists to choose from; each once.
    virtual std::vector<std::string> wordsFor(ArgumentSet accepts) const = 0;

    // What can be added there without giving the level a new error, in the order of menus. Refused: a place
    // that is outside, or where nothing can be added.
    virtual std::expected<std::vector<AddableThing>, Refusal> thingsToAdd(const LevelSource& level,
                                                                          const AddPlace& place) const = 0;
    // The line becomes the last statement of a part or room, an index into LevelTree::sections. Refused if it
    // is then not one statement that may stand there.
    virtual EditOutcome insert(const LevelSource& level, std::size_t section,
                               std::string_view line) const = 0;

    // The rooms of a level; empty for a level of parts, and in a language without rooms.
    virtual RoomsView rooms(const LevelSource& /*level*/) const { return {}; }
    // Puts a room, by the statement that opens it, there, and makes it that large. Refused: a place that is
    // none for rooms, or outside of the one that it lies in; a broken or computed statement.
    virtual EditOutcome shapeRoom(const LevelSource& /*level*/, std::size_t /*statement*/,
                                  const RoomShape& /*shape*/) const {
        return refuse("This language has no rooms.");
    }
    // Puts a room's door there. Refused: a place behind the end of a wall; what is no such door.
    virtual EditOutcome moveDoor(const LevelSource& /*level*/, std::size_t /*statement*/,
                                 const WallPlace& /*to*/) const {
        return refuse("This language has no rooms.");
    }
    // A further room, as the last one; in a room as the last one there.
    virtual EditOutcome addRoom(const LevelSource& /*level*/, const NewRoom& /*room*/) const {
        return refuse("This language has no rooms.");
    }
    // A corridor from one door to the other, by their statements. Random corridors give way to it. Refused:
    // doors that no corridor can name, as they lie anywhere.
    virtual EditOutcome joinDoors(const LevelSource& /*level*/, std::size_t /*from*/,
                                  std::size_t /*to*/) const {
        return refuse("This language has no corridors.");
    }
    // Where the level's part is to go. Refused: a part that is the level.
    virtual EditOutcome alignPart(const LevelSource& /*level*/, std::size_t /*part*/,
                                  const PartAlignment& /*to*/) const {
        return refuse("This language aligns no parts.");
    }

    // All that can be put into levels, each kind in its usual forms, in the order of palettes. Empty: the
    // language has nothing to offer.
    virtual std::vector<PaletteThing> palette() const { return {}; }
    // The same for each class and each definite monster, object and trap; long.
    virtual std::vector<PaletteThing> namedThings() const { return {}; }
    // Why such a thing can stand nowhere in that part or room, as far as that can be said at once; section:
    // none if the level has none.
    virtual std::optional<Refusal> objectionToPlacing(const LevelSource& /*level*/,
                                                      std::optional<std::size_t> /*section*/,
                                                      const PaletteThing& /*thing*/) const {
        return std::nullopt;
    }
    // Puts it there, with all that belongs to it (the terrain of a door). Refused: what would give the level
    // a new error.
    virtual std::expected<PlacedThing, Refusal>
    place(const LevelSource& /*level*/, const PaletteThing& /*thing*/, const ThingSpot& /*spot*/) const {
        return refuse("Nothing can be placed in levels of this language.");
    }

    // Takes statements elsewhere in their level, or copies them there. Refused: what opens a level, part or
    // room; what would be an error there.
    virtual ArrangeOutcome arrange(const LevelSource& /*level*/,
                                   const std::vector<std::size_t>& /*statements*/, const ArrangePlace& /*to*/,
                                   Arranging /*how*/) const {
        return refuse("Statements of this language stay where they are.");
    }

    // Takes statements away, by their indices: with one that opens a part or room all that is in it, with a
    // level's first one the level, with a block what stands in it.
    virtual TextEdit remove(const LevelSource& level, const std::vector<std::size_t>& statements) const = 0;

    // Adds a comment that silences such problems in the level; see core/model/Silence.h. Refused: what cannot
    // be silenced, text before the first level.
    virtual EditOutcome silence(const LevelSource& level, DiagnosticCode code) const = 0;

    // Why the language cannot do that; none if it can.
    virtual std::optional<Refusal> objectionTo(Ability ability) const = 0;

    // How the game reads a dungeon that is a script; null: it reads none. Lives as long as the language.
    virtual const DungeonLanguage* dungeonScripts() const { return nullptr; }
    // The file that the game would store the level in. Errors: the level has errors, or does not fit into a
    // file; the language cannot be compiled, or not into that form.
    virtual Result<std::string> compile(const LevelSource& level, const Target& target) const = 0;
    // One level of that name; compiling it for the target gives the bytes again, but for those that no game
    // looks at (a warning names them). Errors: the bytes are no sound file of the game (the message gives the
    // offset), or hold what no description can say.
    virtual Result<Decompiled> decompile(std::string_view bytes, std::string_view levelName) const = 0;

    // The level made ready for rolling. Errors: it has errors; it cannot be rolled, or not in this game.
    Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context) const {
        return plan(level, context, {});
    }
    // Error also: it was abandoned, and would have taken long.
    virtual Result<roll::RollPlanPtr> plan(const LevelSource& level, const roll::RollContext& context,
                                           const std::stop_token& abandoned) const = 0;
    // Whether that, and each roll, runs what the author wrote: it may take up to a quarter of a second.
    virtual bool runsScripts() const { return false; }
    // The same for a file that the game stores a level in. Error: the bytes are no sound one.
    virtual Result<roll::RollPlanPtr> planFile(std::string_view bytes, std::string_view levelName,
                                               const roll::RollContext& context) const = 0;
};

} // namespace levwright
