// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/syntax/Functions.h"
#include "core/languages/script/syntax/Library.h"
#include "core/languages/script/syntax/Names.h"

namespace levwright {

// Facts about the game, made once.
struct ScriptFacts {
    const script::Functions& functions;
    const script::Names& names;
    const script::Library& library;
};

} // namespace levwright
