// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/SelectGestures.h"

#include "core/model/LevelLanguage.h"

#include <utility>

namespace levwright {

bool CellsGesture::begin(const GesturePoint& at) {
    m_from = at.cell;
    m_cells.begin(at.cell, combineBy(at.keys), m_tool);
    return m_cells.isSelecting();
}

void CellsGesture::end(const GesturePoint& /*at*/) {
    if (m_cells.isSelecting())
        m_cells.finish();
}

QString CellsGesture::measured(Point cell) const {
    return m_cells.isSelecting() ? sizeInWords(Area{m_from.x, m_from.y, cell.x, cell.y}.ordered())
                                 : QString();
}

bool BandGesture::begin(const GesturePoint& at) {
    m_band.begin(at.cell, combineBy(at.keys));
    return true;
}

GesturePreview BandGesture::preview() const {
    GesturePreview preview{.band = m_band.area(), .caught = {}, .zone = {}, .room = {}};
    for (const std::size_t i : m_band.caught()) {
        const std::vector<Point>& cells = m_model.placements()[i].placement.cells;
        preview.caught.insert(preview.caught.end(), cells.begin(), cells.end());
    }
    return preview;
}

QString BandGesture::measured(Point /*cell*/) const {
    const std::optional<Area> band = m_band.area();
    return band ? sizeInWords(*band) : QString();
}

bool FrameGesture::begin(const GesturePoint& at) {
    m_frame.begin(m_edges, at.cell);
    return m_frame.isDragged();
}

void FrameGesture::end(const GesturePoint& /*at*/) {
    if (!m_frame.isDragged())
        return;
    if (const std::optional<Area> wanted = m_frame.finish())
        m_commands.reframe(*wanted);
}

bool PickGesture::begin(const GesturePoint& at) {
    const char terrain = m_model.cells().atOr(at.cell, ' ');
    if (m_session.game().language().isMapCharacter(terrain))
        m_picked(terrain);
    return false;
}

bool PanGesture::begin(const GesturePoint& at) {
    m_at = at.pixel;
    return true;
}

void PanGesture::move(const GesturePoint& to) {
    m_scroll(to.pixel - std::exchange(m_at, to.pixel));
}

} // namespace levwright
