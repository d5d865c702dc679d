// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a program as far as its text tells what it does, to find what its LevelGenerators build. Internal to
// python.
#pragma once

#include "core/python/LevelGenerator.h"

#include <string_view>
#include <vector>

namespace levwright::python {

// The generators in the cells of a notebook, or in a program as its only cell, in the order in which they are
// made. Nothing is executed, and the work grows with the text only.
std::vector<LevelGenerator> generatorsOf(const std::vector<std::string_view>& cells);

} // namespace levwright::python
