// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a language that dungeons are described in, whatever their files look like.
#pragma once

#include "core/model/DungeonModel.h"
#include "core/model/FieldView.h"
#include "core/text/EditOutcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright {

struct NewSpecialLevel {
    std::string name;
    std::string bones = "none"; // one character, or "none"
    DungeonSpan place;
    std::optional<std::string> chain; // the level that the place counts from
};

struct NewBranch {
    std::string target;
    DungeonSpan place;
    std::optional<std::string> chain;
    std::string type;      // stair, no_up, no_down, portal; empty: not written
    std::string direction; // up, down; empty: not written
};

// Edits are the smallest that do what is meant, and are tried: what would give the text an error that it does
// not have yet is refused with that error's sentence. A model is one that the same language has read;
// statements are told by their index in its tree.
class DungeonLanguage {
public:
    DungeonLanguage() = default;
    DungeonLanguage(const DungeonLanguage&) = delete;
    DungeonLanguage& operator=(const DungeonLanguage&) = delete;
    virtual ~DungeonLanguage() = default;

    // Never fails: what cannot be understood is left out and has a diagnostic.
    virtual DungeonModelPtr read(TextSnapshot text) const = 0;
    // What a description begins with, for those who have none yet.
    virtual std::string_view beginning() const = 0;
    // Why there is nothing to compile; none: there is.
    virtual std::optional<Refusal> objectionToCompiling() const = 0;

    // Of a statement that defines a dungeon, level or branch; of any other: none.
    virtual std::vector<FieldView> fields(const DungeonModel& model, std::size_t statement) const = 0;
    virtual std::vector<FieldChoice> choices(const DungeonModel& model, std::size_t statement,
                                             const FieldKey& field) const = 0;
    virtual EditOutcome setField(const DungeonModel& model, std::size_t statement, const FieldKey& field,
                                 const std::optional<std::string>& source) const = 0;

    // Puts a level or branch on another base: the same number where it counts from the top, from the bottom
    // or from another level.
    virtual EditOutcome setBase(const DungeonModel& model, std::size_t statement, int base) const = 0;
    virtual EditOutcome setBranchTarget(const DungeonModel& model, std::size_t statement,
                                        std::string_view dungeon) const = 0;
    // Of a dungeon by its index in the model.
    virtual EditOutcome addLevel(const DungeonModel& model, std::size_t dungeon,
                                 const NewSpecialLevel& level) const = 0;
    virtual EditOutcome addBranch(const DungeonModel& model, std::size_t dungeon,
                                  const NewBranch& branch) const = 0;
    // A level or branch with all that is said about it.
    virtual EditOutcome remove(const DungeonModel& model, std::size_t statement) const = 0;
};

using DungeonLanguagePtr = std::shared_ptr<const DungeonLanguage>;

} // namespace levwright
