// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelModel.h"

#include <string_view>

namespace levwright {

// Reports a level's name that cannot be the name of its file. Compilers check it, too.
void checkFileName(LevelModel& level, std::string_view levelText);

// Removes every unwanted character from the name.
TextEdit nameWithout(const Argument& name, std::string_view text, char unwanted);

} // namespace levwright
