// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LevelModel.h"

#include <optional>
#include <vector>

namespace levwright {

// For each diagnostic of the level the statement that it is about, by its index; empty between statements.
std::vector<std::optional<std::size_t>> statementsOfProblems(const LevelModel& level);

} // namespace levwright
