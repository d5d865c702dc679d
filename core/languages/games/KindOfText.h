// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/DocumentKind.h"

#include <string_view>

namespace levwright {

// The kind by the file name, if it has one of those suffixes; a script describes dungeons if it is called
// dungeon.lua or gives the global dungeon a value. Otherwise the first word decides, after blanks and
// comments: DUNGEON (also after a build option) begins a dungeon, everything else levels, unless the text is
// a sound script of dungeons.
DocumentKind documentKindOf(std::string_view fileName, std::string_view bytes);

} // namespace levwright
