// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sources/GameReader.h"
#include "core/sources/Things.h"

#include <cstddef>
#include <string>

namespace levwright::sources {

struct MonsterNames {
    std::string male; // empty if both sexes have the same name
    std::string female;
    std::string name;
};

MonsterNames monsterNames(const StructRows& rows, std::size_t row);
// Whether this row only ends the array.
bool isLastMonster(const StructRows& rows, std::size_t row);

// Further names of monsters: those of one sex, other spellings and the ranks of roles.
void readMonsterNames(GameReader& game, const StructRows& rows);

} // namespace levwright::sources
