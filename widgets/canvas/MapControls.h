// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/CellSelector.h"
#include "widgets/canvas/FragmentCommands.h"
#include "widgets/canvas/HeldThing.h"
#include "widgets/canvas/MapCommands.h"
#include "widgets/canvas/MapFrame.h"
#include "widgets/canvas/PartsPicture.h"
#include "widgets/canvas/RoomCommands.h"
#include "widgets/canvas/RoomDrag.h"
#include "widgets/canvas/RubberBand.h"
#include "widgets/canvas/StrokeController.h"

namespace levwright {

// Everything that gestures, keys and commands on one map work with. It knows no widget.
struct MapControls {
    MapControls(Session& session, const CanvasModel& model)
        : strokes(session, model), rooms(session, model), roomDrag(session, model), parts(session, model),
          cells(session, model), band(session, model), frame(model), floating(session, model),
          held(session, rooms), fragments(session, model, floating), commands(session, model) {}

    // Ends what is under way where it is, because the map shows something else from now on.
    void finish();

    StrokeController strokes;
    RoomCommands rooms;
    RoomDrag roomDrag;
    PartsPicture parts;
    CellSelector cells;
    RubberBand band;
    MapFrame frame;
    FloatingFragment floating;
    HeldThing held;
    FragmentCommands fragments;
    MapCommands commands;
    char terrain = '.'; // that the tools paint with, a map character
};

} // namespace levwright
