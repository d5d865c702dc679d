// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <string>

namespace levwright {

// A level description that compiles to the program, as long as a compiler made that: its blocks are found
// again from its jumps. Lines end in LF. Error: something that no description can say; the message names the
// instruction. Instructions that no compiler puts so may give a description of another program: see
// LevelLanguage::decompile, which compiles it again.
Result<std::string> decompileProgram(const LevelProgram& program, const Catalog& catalog);

} // namespace levwright
