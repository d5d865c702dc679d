// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playground/Playground.h"

namespace levwright {

// Starts the game in its playground. Unless the game has a window of its own, it runs in a terminal: the
// user's choice ($TERMINAL) or an installed one. The output of the terminal is written to transcriptIn(),
// which exists from now on. The game continues when this program ends. Error: there is no terminal, or it
// cannot be started.
Result<void> startGame(const InstalledGame& game, const Playground& playground);

} // namespace levwright
