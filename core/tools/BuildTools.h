// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that build: rooms, corridors and doors. Internal to tools.
#pragma once

#include "core/tools/PaintTool.h"

namespace levwright {

std::unique_ptr<PaintTool> makeRoomTool();
std::unique_ptr<PaintTool> makeCorridorTool();
std::unique_ptr<PaintTool> makeDoorTool();

} // namespace levwright
