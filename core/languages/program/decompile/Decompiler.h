// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/compiled/LevelProgram.h"

#include <string>

namespace levwright {

// Writes a level description that compiles to the program, if the program was made by a compiler: the blocks
// are reconstructed from the jumps. Lines end in LF. Error: something cannot be expressed in a description;
// the message names the instruction. For instructions in an order that no compiler produces, the description
// may be that of another program; LevelLanguage::decompile checks that by compiling it again.
Result<std::string> decompileProgram(const LevelProgram& program, const Catalog& catalog);

} // namespace levwright
