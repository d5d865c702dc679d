// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/script/syntax/Functions.h"
#include "core/languages/script/syntax/Library.h"
#include "core/languages/script/syntax/Names.h"
#include "core/languages/script/syntax/ThemedRooms.h"

namespace levwright {

// Facts about the game, made once.
struct ScriptFacts {
    const script::Functions& functions;
    const script::Names& names;
    const script::Library& library;
    const script::OuterNames* outer = nullptr; // for a part of a file: the names of the rest
};

} // namespace levwright
