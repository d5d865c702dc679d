// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/playground/Playground.h"

namespace levwright {

// Starts the game in its playground: in the terminal that the user has chosen ($TERMINAL) or one that is
// installed, unless it has a window of its own. What the terminal shows is written to transcriptIn(), which
// is there from now on. It goes on when this program ends. Error: there is no terminal, or it cannot be
// started.
Result<void> startGame(const InstalledGame& game, const Playground& playground);

} // namespace levwright
