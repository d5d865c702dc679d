// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelOutline.h"

namespace levwright {

// The words for a part of a maze level, or for a room of a room level, in the classic language.
SectionWords classicSectionWords(const LevelSource& level, std::size_t section);

} // namespace levwright
