// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/ReplaceTerrain.h"
#include "widgets/canvas/CanvasModel.h"

namespace levwright {

// Commands that change many cells of the map at once; each is one step.
class MapCommands {
public:
    MapCommands(Session& session, const CanvasModel& model) : m_session(session), m_model(model) {}

    // In the selected cells, or in the whole map.
    void straightenWalls();
    // Tells the user if there is nothing to replace.
    void replaceTerrain(const TerrainReplacement& replacement, TerrainReach reach);

private:
    LevelSource source() const { return m_session.levels().source(m_model.level()); }
    const LevelLanguage& language() const { return m_session.game().language(); }
    void apply(const EditOutcome& outcome, const StepName& label);

    Session& m_session;
    const CanvasModel& m_model;
};

} // namespace levwright
