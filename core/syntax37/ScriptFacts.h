// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax37/Functions37.h"
#include "core/syntax37/Library37.h"
#include "core/syntax37/Names37.h"
#include "core/syntax37/ThemedRooms37.h"

namespace levwright {

// Facts about the game, made once.
struct ScriptFacts {
    const syntax37::Functions& functions;
    const syntax37::Names& names;
    const syntax37::Library& library;
    const syntax37::OuterNames* outer = nullptr; // for a part of a file: the names of the rest
};

} // namespace levwright
