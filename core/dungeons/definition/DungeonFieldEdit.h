// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of single values of a dungeon description. They are tried and refused like those of DungeonEdit.h.
#pragma once

#include "core/dungeons/definition/DungeonEdit.h"

#include <optional>
#include <string>
#include <string_view>

namespace levwright {

// Writes value as an argument of a statement: a text without its quotes, a number or a word. If value is
// empty, the argument is removed. A new name of a dungeon or level is also written into the branches and
// chains that refer to it. Refused for a broken statement, for a field that the statement does not have or
// must have, for a value that cannot stand there, and for a name that is taken. Use setBase and setRand for
// couples (Size, Place).
EditOutcome setDungeonField(const DungeonEditContext& context, std::size_t statement, Field field,
                            const std::optional<std::string>& value);

// Makes the place of a level or branch count from a level of its dungeon, or from top or bottom if level is
// empty. base and rand stay, except that a base of 0, which only counts from a level, becomes 1.
EditOutcome setChain(const DungeonEditContext& context, std::size_t statement,
                     const std::optional<std::string>& level);

// Sets what an ENTRY, PROTOFILE or ALIGNMENT says about a dungeon, or a LEVALIGN about a level, which are
// given by the statement that defines them. The last note is changed, or a new one added right after the
// statement. Other alignments are removed, because the game combines all of them. An empty value removes all
// notes of that kind.
EditOutcome setNote(const DungeonEditContext& context, std::size_t statement, DungeonStatementKind note,
                    const std::optional<std::string>& value);

// Adds a DESCRIPTION to a dungeon or a LEVELDESC to a level, or removes all statements that say the same.
EditOutcome addDescription(const DungeonEditContext& context, std::size_t statement, std::string_view tag);
EditOutcome removeDescription(const DungeonEditContext& context, std::size_t statement, std::string_view tag);

} // namespace levwright
