// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace levwright {

// Exact mode reads like the game's compiler. Tolerant mode is for text that is still being written: a string
// that runs into the next statement, a bad map row and a map without ENDMAP end where their author most
// likely meant them to end. Both modes agree on every text that the game's compiler accepts, except for a
// string that contains a line that looks like a statement.
enum class LexMode { Exact, Tolerant };

} // namespace levwright
