// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a language that describes dungeons, whatever its files look like.
#pragma once

#include "core/dungeons/model/DungeonModel.h"
#include "core/model/FieldView.h"
#include "core/model/TextHelp.h"
#include "core/model/WritingHelp.h"
#include "core/text/EditOutcome.h"
#include "core/text/NameTable.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct NewSpecialLevel {
    std::string name;
    std::string bones = "none"; // one character, or "none"
    DungeonSpan place;
    std::optional<std::string> chain; // the level from which the place counts
};

struct NewBranch {
    std::string target;
    DungeonSpan place;
    std::optional<std::string> chain;
    std::string type;      // stair, no_up, no_down, portal; empty if not written
    std::string direction; // up, down; empty if not written
};

struct NewDungeon {
    std::string name;
    DungeonSpan size{5, 0}; // its number of levels
    int branch = 1;         // the level of the other dungeon from which stairs lead down to it
};

// Edits are the smallest that do what is meant. Each is tried first: an edit that would add an error to the
// text is refused with the sentence of that error. Models must have been read by the same language.
// Statements are given by their index in the model's tree.
class DungeonLanguage {
public:
    DungeonLanguage() = default;
    DungeonLanguage(const DungeonLanguage&) = delete;
    DungeonLanguage& operator=(const DungeonLanguage&) = delete;
    virtual ~DungeonLanguage() = default;

    // Never fails: what cannot be understood is left out and gets a diagnostic.
    virtual DungeonModelPtr read(TextSnapshot text) const = 0;
    // The same as a game with other dice reads it; it differs only if the model is computed.
    virtual DungeonModelPtr readWith(TextSnapshot text, std::uint64_t /*seed*/) const {
        return read(std::move(text));
    }
    // The text of a new description.
    virtual std::string_view beginning() const = 0;
    // Why there is nothing to compile; empty if there is.
    virtual std::optional<Refusal> objectionToCompiling() const = 0;

    // The fields of a statement that defines a dungeon, level or branch; empty for any other.
    virtual std::vector<FieldView> fields(const DungeonModel& model, std::size_t statement) const = 0;
    // The choices for one of those fields; each once.
    virtual std::vector<FieldChoice> choices(const DungeonModel& model, std::size_t statement,
                                             const FieldKey& field) const = 0;
    // Writes source, in the form of the field's input, or removes the field if source is empty. Refused for a
    // value that cannot stand there or is computed, and for a broken statement.
    virtual EditOutcome setField(const DungeonModel& model, std::size_t statement, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;

    // Gives a level or branch another base. The number means the same whether it counts from the top, from
    // the bottom or from another level.
    virtual EditOutcome setBase(const DungeonModel& model, std::size_t statement, int base) const = 0;
    // Makes a branch end in the dungeon of that name. Refused if there is none, or if it is the branch's own.
    virtual EditOutcome setBranchTarget(const DungeonModel& model, std::size_t statement,
                                        std::string_view dungeon) const = 0;
    // Each adds something at the end of a dungeon, which is an index into the dungeons of the model. Refused
    // for a level whose name is taken, and for a branch that would lead to no dungeon.
    virtual EditOutcome addLevel(const DungeonModel& model, std::size_t dungeon,
                                 const NewSpecialLevel& level) const = 0;
    virtual EditOutcome addBranch(const DungeonModel& model, std::size_t dungeon,
                                  const NewBranch& branch) const = 0;
    // Adds a dungeon after all others, with a branch to it in the given one.
    virtual EditOutcome addDungeon(const DungeonModel& model, std::size_t parent,
                                   const NewDungeon& dungeon) const = 0;
    // Removes a level or branch with all notes about it.
    virtual EditOutcome remove(const DungeonModel& model, std::size_t statement) const = 0;

    // What may be written at a place.
    virtual Completions completions(const DungeonModel& model, Offset at) const = 0;
    // What is known about a place beyond the fields of statements.
    virtual std::optional<Explanation> explanation(const DungeonModel& /*model*/, Offset /*at*/) const {
        return std::nullopt;
    }
    // What the statement or table at a place takes; empty if there is none.
    virtual std::optional<Signature> signature(const DungeonModel& model, Offset at) const = 0;
    virtual NameTable names(const DungeonModel& model) const = 0;
    // What begins a comment up to the end of its line.
    virtual std::string_view lineComment() const { return "#"; }
    virtual std::vector<Mark> marks(const DungeonModel& model) const = 0;
    virtual std::vector<Fold> folds(const DungeonModel& model) const = 0;
};

using DungeonLanguagePtr = std::shared_ptr<const DungeonLanguage>;

} // namespace levwright
