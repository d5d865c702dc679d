// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of what single statements of a dungeon description say; tried and refused as those of
// DungeonEdit.h.
#pragma once

#include "core/edit/DungeonEdit.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Writes value as an argument of a statement: a text without its quotes, a number or a word; none takes the
// argument away. A new name of a dungeon or level goes to the branches and chains that speak of it, too.
// Refused: a broken statement, a field that the statement does not have or has to have, a value that cannot
// stand there, a name that is taken. Couples (Size, Place) are for setBase and setRand.
EditOutcome setDungeonField(const DungeonEditContext& context, std::size_t statement, Field field,
                            const std::optional<std::string>& value);

// Lets the place of a level or branch count from a level of its dungeon; none: from top or bottom. base and
// rand stay, but a base of 0, which counts from a level only, becomes 1.
EditOutcome setChain(const DungeonEditContext& context, std::size_t statement,
                     const std::optional<std::string>& level);

// What an ENTRY, PROTOFILE or ALIGNMENT says about a dungeon, or a LEVALIGN about a level (told by the
// statement that defines it): the last one is changed, or there is a new one right behind it. Of alignments
// the others go, as the game takes all together. None takes all of them away.
EditOutcome setNote(const DungeonEditContext& context, std::size_t statement, DungeonStatementKind note,
                    const std::optional<std::string>& value);

// Adds a DESCRIPTION to a dungeon or a LEVELDESC to a level, or takes all that say so away.
EditOutcome addDescription(const DungeonEditContext& context, std::size_t statement, std::string_view tag);
EditOutcome removeDescription(const DungeonEditContext& context, std::size_t statement, std::string_view tag);

} // namespace levwright
