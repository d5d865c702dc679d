// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/Grammar.h"

namespace levwright {

// The grammar of the level descriptions that lev_comp of 3.4.3 and its relatives read. Source: lev-3.4.3,
// section 4.
enum class DoorKeys : bool { None, Artifacts };
GrammarPtr makeClassicGrammar(DoorKeys keys);

} // namespace levwright
