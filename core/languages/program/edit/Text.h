// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the text of levels of NetHack 3.6: its names, what its statements take, what its words
// are.
#pragma once

#include "core/model/LevelLanguage.h"
#include "core/text/NameTable.h"

namespace levwright::program {

// Variables count in their whole level, those of loops included.
NameTable names(const LevelSource& level);
std::optional<Signature> signature(const LevelSource& level, Offset at);
std::vector<Mark> marks(const LevelSource& level);

} // namespace levwright::program
