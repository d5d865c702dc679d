// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of the editor's text as worlds to play.
#pragma once

#include "core/base/Geometry.h"
#include "widgets/playtest/PlaySource.h"
#include "widgets/session/Session.h"

namespace levwright {

// Rolls of the session's current level, always with the current text. If nobody can stand on the requested
// place, the player enters as by the stairs. The session must outlive the source.
PlaySource levelSource(const Session& session);

// The place in the level of a cell of a part. Empty while the level cannot be compiled.
std::optional<world::Place> placeInLevel(const Session& session, const PartRef& part, Point cell);

} // namespace levwright
