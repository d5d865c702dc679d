// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of the editor's text as worlds to play.
#pragma once

#include "core/base/Geometry.h"
#include "widgets/playtest/PlaySource.h"
#include "widgets/session/Session.h"

namespace levwright {

// Rolls of the session's current level, as the text is whenever one is asked for. If nobody can stand on the
// place that is asked for, the player comes in as by the stairs. The session outlives the source.
PlaySource levelSource(const Session& session);

// Where a cell of a part lies in its level. Nothing while the level cannot be compiled.
std::optional<world::Place> placeInLevel(const Session& session, const PartRef& part, Point cell);

} // namespace levwright
