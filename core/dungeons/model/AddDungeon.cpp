// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/model/AddDungeon.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/dungeons/model/NewErrors.h"

#include <format>

namespace levwright {

std::optional<Refusal> objectionToNewDungeon(const DungeonModel& model, std::string_view name) {
    if (name.empty())
        return Refusal{say("A name has at least one character.")};
    if (model.dungeonNamed(name))
        return Refusal{say("There is a dungeon “{}” already.", name)};
    return std::nullopt;
}

EditOutcome withBranchTo(const DungeonLanguage& language, const DungeonModel& model, std::size_t parent,
                         const NewDungeon& dungeon, const TextEdit& first) {
    require(parent < model.dungeons.size(), "a dungeon of the description");
    const std::string_view text = model.tree->text.bytes();
    const DungeonModelPtr between = language.read(TextSnapshot(first.apply(text)));
    if (parent >= between->dungeons.size()) // what a script computes may be gone
        return refuse(say("There is no such dungeon."));
    NewBranch branch;
    branch.target = dungeon.name;
    branch.place = {dungeon.branch, 0};
    const EditOutcome second = language.addBranch(*between, parent, branch);
    if (!second)
        return second;
    TextEdit whole = first.then(*second);
    const DungeonModelPtr after = language.read(TextSnapshot(whole.apply(text)));
    if (std::optional<Refusal> refusal = newErrorOf(model, *after))
        return std::unexpected(*std::move(refusal));
    return whole;
}

} // namespace levwright
