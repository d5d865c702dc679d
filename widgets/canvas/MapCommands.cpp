// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapCommands.h"

namespace levwright {

void MapCommands::apply(const EditOutcome& outcome, const StepName& label) {
    m_session.applyInView(outcome, label, MergeKey::None, m_session.levels().levelStart(m_model.level()));
}

void MapCommands::straightenWalls() {
    if (!m_model.hasMap())
        return m_session.refuse(Session::tr("There is no map here."));
    const Grid<char>& map = m_model.cells();
    const CellMask* selected = m_session.selectedCells();
    const CellMask cells =
        selected != nullptr ? *selected : CellMask::of({0, 0, map.width() - 1, map.height() - 1});
    const std::vector<CellChange> changes =
        straightened(WallTerrain(m_session.game().catalog()), map, cells.cells());
    if (changes.empty())
        return m_session.refuse(Session::tr("All walls here already have the right characters."));
    apply(language().paint(source(), m_model.part(), changes), stepName("Straighten Walls"));
}

void MapCommands::replaceTerrain(const TerrainReplacement& replacement, TerrainReach reach) {
    if (!m_model.hasMap())
        return m_session.refuse(Session::tr("There is no map here."));
    const CellMask* within = reach == TerrainReach::SelectedCells ? m_session.selectedCells() : nullptr;
    const EditOutcome outcome =
        reach == TerrainReach::Level
            ? levwright::replaceTerrain(m_session.game(), source(), replacement)
            : levwright::replaceTerrain(m_session.game(), source(), m_model.part(), replacement, within);
    if (outcome && outcome->empty())
        return m_session.refuse(Session::tr("There is nothing to replace."));
    apply(outcome, stepName("Replace Terrain"));
}

} // namespace levwright
